"""Where matches are kept, and how they are saved after every action."""

import re
import shlex
from datetime import datetime
from pathlib import Path

from bakehouse.cli.files import read_text, write_text
from bakehouse.errors import BadFile
from bakehouse.folders import data_folder
from bakehouse.match import Match

SUFFIX = ".txt"


def matches_folder() -> Path:
    return data_folder() / "matches"


def dailies_folder() -> Path:
    return data_folder() / "daily"


def new_place(game: str) -> Path:
    """A file for a new match, named after the game and the moment."""
    told = f"{game.replace('_', '-')}-{datetime.now():%Y-%m-%d-%H%M%S}"
    place, again = matches_folder() / f"{told}{SUFFIX}", 2
    while place.exists():
        place, again = matches_folder() / f"{told}-{again}{SUFFIX}", again + 1
    return place


def last_unfinished(game: str | None = None) -> Path | None:
    """The match that was played last and is not finished; None when there is none."""
    try:
        newest_first = sorted(matches_folder().glob(f"*{SUFFIX}"), key=lambda file: -file.stat().st_mtime)
    except OSError:
        return None
    return next((file for file in newest_first if _is_unfinished(file, game)), None)


def _is_unfinished(file: Path, game: str | None) -> bool:
    try:
        header = read_text(file, "record").partition("\n\n")[0]
    except BadFile:
        return False
    of_game = game is None or f"\nGame: {game}\n" in header
    return of_game and re.search(r"^Result: .*, not finished$", header, re.MULTILINE) is not None


class Keeper:
    """Saves a match after every action. A folder that cannot be written is told once, and the match goes on."""

    def __init__(self, place: Path, resuming: str = "") -> None:
        self.place = place
        self.resuming = resuming or f"bakehouse play --resume {self.quoted}"
        """The command that goes on with the match."""
        self.problem = ""

    @property
    def quoted(self) -> str:
        """The file as one writes it in a command."""
        return shlex.quote(str(self.place))

    def keep(self, match: Match) -> None:
        """Write the whole record anew."""
        try:
            if data_folder() in self.place.parents:
                _make_folder(self.place.parent)
            write_text(self.place, match.record())
            self.problem = ""
        except BadFile as problem:
            self.problem = str(problem)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise BadFile(f"The folder {folder} cannot be made: {(problem.strerror or str(problem)).lower()}.") from None
