"""The folder of a tournament: what it is, every finished game as one line, and in the end the tables."""

import json
import os
from pathlib import Path
from typing import IO, Any

from bakehouse.errors import BadFile
from bakehouse.folders import claim, reason
from bakehouse.lab.playing import Row

MANIFEST = "tournament.json"
JOURNAL = "games.jsonl"
GAMES = "games.parquet"
STANDINGS = "standings.parquet"
REPORT = "report.html"


class Folder:
    """Keeps games as they are finished, so that whatever ends a tournament, it goes on where it was."""

    def __init__(self, place: Path, manifest: dict[str, Any]) -> None:
        self.place = place
        self._journal: IO[str] | None = None
        claim(place, MANIFEST, manifest, "tournament")
        try:
            self.rows = self._read()
        except OSError as problem:
            raise BadFile(f"The folder {place} cannot be used: {reason(problem)}.") from None

    def keep(self, row: Row) -> None:
        """Write a finished game down."""
        try:
            if self._journal is None:
                self._journal = (self.place / JOURNAL).open("a", encoding="utf-8")
            self._journal.write(json.dumps(row) + "\n")
            self._journal.flush()
        except OSError as problem:
            raise BadFile(f"The game cannot be kept in {self.place / JOURNAL}: {reason(problem)}.") from None

    def close(self) -> None:
        if self._journal is not None:
            self._journal.close()
            self._journal = None

    def _read(self) -> list[Row]:
        """The finished games. A line that was cut off by a sudden end is taken out, and its game is played again."""
        file = self.place / JOURNAL
        if not file.exists():
            return []
        content = file.read_bytes()
        whole = content.rfind(b"\n") + 1
        os.truncate(file, whole)
        rows: dict[int, Row] = {}
        for number, line in enumerate(content[:whole].splitlines(), start=1):
            try:
                row = json.loads(line)
                rows[row["game"]] = row
            except (ValueError, KeyError, TypeError):
                raise BadFile(f"Line {number} of {file} is broken; remove it, or name another folder.") from None
        return [rows[number] for number in sorted(rows)]
