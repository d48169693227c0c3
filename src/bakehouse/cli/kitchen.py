"""`bakehouse kitchen`: what came of the matches that were played in this terminal; to look at, take along, or delete.

Every finished match lies in the data folder as a record (see store.py). What it came to is read from the record itself,
and kept beside it until the file changes, because replaying years of matches takes a while.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from bakehouse.cli.files import check_writable, read_text, write_text, write_whole
from bakehouse.cli.screen import new_console
from bakehouse.cli.store import SUFFIX, dailies_folder, matches_folder
from bakehouse.errors import BadFile, BakehouseError, Invalid, MissingExtra
from bakehouse.folders import data_folder, reason
from bakehouse.games import find
from bakehouse.players import is_program
from bakehouse.record import load

NOTES = "kitchen.json"
RECENT = 8
DELETE = "delete"


@dataclass(frozen=True)
class Baked:
    """What came of a finished match."""

    file: str
    game: str
    ended_at: str
    """As ISO 8601, in UTC."""
    players: list[str]
    programs: list[bool]
    scores: list[int]
    places: list[int]
    usual: bool
    """Whether it was a whole match with the numbers as printed."""
    daily: bool

    @property
    def person(self) -> int | None:
        """The seat of the only person; None where several shared the keyboard, or nobody played."""
        seats = [seat for seat, program in enumerate(self.programs) if not program]
        return seats[0] if len(seats) == 1 else None


def kitchen(export: Path | None = None, delete: bool = False) -> None:
    """Show what there is, write it to a file, or throw all of it away."""
    console = new_console()
    if export is not None:
        _check_export(export)
    if delete:
        _delete(console)
        return
    baked = sorted(all_baked(), key=lambda each: each.ended_at)
    if export is not None:
        _export(console, export, baked)
    elif not baked:
        kept = "`bakehouse play` and `bakehouse daily` keep every match that you play."
        console.print(Text(f"Nothing has been baked here yet: {kept}"))
    else:
        _show(console, baked)


# --- Reading


def records() -> list[Path]:
    """All records that the terminal has kept."""
    return sorted(file for folder in (matches_folder(), dailies_folder()) for file in folder.glob(f"*{SUFFIX}"))


def all_baked() -> list[Baked]:
    """What came of every finished match; those that cannot be read are passed over."""
    notes = data_folder() / NOTES
    known = _known(notes)
    found: dict[str, Any] = {}
    for file in records():
        stat = file.stat()
        key = f"{file.parent.name}/{file.name} {stat.st_mtime_ns} {stat.st_size}"
        found[key] = known[key] if key in known else _baked(file, stat.st_mtime)
    if found.keys() != known.keys():
        with suppress(BadFile):  # it is worked out again the next time
            write_text(notes, json.dumps(found))
    return [Baked(**each) for each in found.values() if each is not None]


def _known(notes: Path) -> dict[str, Any]:
    """What was worked out before; nothing where the file is not what we wrote."""
    try:
        told = json.loads(notes.read_text(encoding="utf-8"))
        for each in told.values():
            if each is not None:
                Baked(**each)
    except (OSError, ValueError, TypeError, AttributeError):
        return {}
    return dict(told)


def _baked(file: Path, written: float) -> dict[str, Any] | None:
    try:
        match = load(read_text(file, "record"))
    except BakehouseError:
        return None
    if not match.over or match.stopped:
        return None
    return asdict(
        Baked(
            file=str(file), game=match.game.id,
            ended_at=datetime.fromtimestamp(written, UTC).isoformat(timespec="seconds"),
            players=match.players, programs=[is_program(name, match.game.id) for name in match.players],
            scores=match.scores(), places=match.ranks(),
            usual=not match.described and not match.game.edition.told, daily=file.parent == dailies_folder(),
        )
    )  # fmt: skip


# --- Showing


def _show(console: Console, baked: Sequence[Baked]) -> None:
    games: dict[str, list[Baked]] = {}
    for each in baked:
        games.setdefault(each.game, []).append(each)
    for game, matches in sorted(games.items()):
        console.print(Text(f"\n{find(game).title}", "bold"))
        for line in _figures(matches):
            console.print(Text(f"  {line}"))
        console.print(_recent(matches))
    folder = data_folder()
    console.print(Text(f"\nThe records lie in {folder}; `bakehouse analyse` looks closer at one of them.", "dim"))


def _figures(matches: Sequence[Baked]) -> Iterator[str]:
    yield f"{len(matches)} {'match' if len(matches) == 1 else 'matches'} to the end"
    mine = [(each, seat) for each in matches if (seat := each.person) is not None]
    usual = [(each.scores[seat], each.ended_at[:10]) for each, seat in mine if each.usual and not each.daily]
    if usual:
        points, day = max(usual)
        yield f"most points: {points} ({day})"
    contested = [(each, seat) for each, seat in mine if len(each.players) > 1]
    if contested:
        won = sum(each.places[seat] == 1 and each.places.count(1) == 1 for each, seat in contested)
        yield f"won {won} of {len(contested)} with others"
    for program, (better, met) in sorted(_against(contested).items()):
        yield f"against {program}: ahead {better} of {met}"


def _against(matches: Iterable[tuple[Baked, int]]) -> dict[str, tuple[int, int]]:
    """By program: how often somebody came in a better place, and how often they met."""
    found: dict[str, tuple[int, int]] = {}
    for each, mine in matches:
        for seat, name in enumerate(each.players):
            if each.programs[seat]:
                better, met = found.get(name, (0, 0))
                found[name] = better + (each.places[mine] < each.places[seat]), met + 1
    return found


def _recent(matches: Sequence[Baked]) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for each in matches[: -RECENT - 1 : -1]:
        kind = "bake of the day" if each.daily else ""
        scored = ", ".join(f"{name} {points}" for name, points in zip(each.players, each.scores, strict=True))
        table.add_row(Text(f"  {each.ended_at[:10]}", "dim"), Text(scored), Text(kind, "dim"))
    return table


# --- Taking along, and throwing away


def _check_export(file: Path) -> None:
    if file.suffix not in (".json", ".parquet"):
        raise Invalid(f"An export is a file .json or .parquet, not {file.name!r}.")
    if file.suffix == ".parquet" and find_spec("polars") is None:
        raise MissingExtra("Parquet needs polars: install it with `pip install bakehouse[lab]`, or export .json.")
    check_writable(file)


def _export(console: Console, file: Path, baked: Sequence[Baked]) -> None:
    rows = [asdict(each) | {"record": read_text(Path(each.file), "record")} for each in baked]
    if file.suffix == ".json":
        write_text(file, json.dumps(rows, ensure_ascii=False, indent=1) + "\n")
    else:
        import polars

        write_whole(file, lambda place: polars.DataFrame(rows, infer_schema_length=None).write_parquet(place))
    console.print(Text(f"{len(rows)} {'match' if len(rows) == 1 else 'matches'} written to {file}."))


def _delete(console: Console) -> None:
    """After a word from the person, all records of the terminal, finished or not."""
    files = records()
    if not files:
        console.print(Text("There is nothing to delete."))
        return
    console.print(Text(f"All {len(files)} records in {data_folder()} are deleted for good, unfinished ones too."))
    console.print(Text("What a server keeps is not touched: each person deletes that in the browser.", "dim"))
    try:
        said = input(f"Type {DELETE} to go on > ").strip()
    except EOFError:
        said = ""
    if said != DELETE:
        console.print(Text("Nothing was deleted."))
        return
    for file in [*files, data_folder() / NOTES]:
        try:
            file.unlink(missing_ok=True)
        except OSError as problem:
            raise BadFile(f"The file {file} cannot be deleted: {reason(problem)}.") from None
    console.print(Text("Everything is gone."))
