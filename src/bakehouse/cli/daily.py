"""`bakehouse daily`: the match that everybody plays today, and what one has made of it."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from bakehouse.cli.files import read_text
from bakehouse.cli.screen import new_console
from bakehouse.cli.seating import PERSON, programs, seated
from bakehouse.cli.sitting import Quit, Sitting
from bakehouse.cli.store import SUFFIX, Keeper, dailies_folder
from bakehouse.cli.warmup import warm_up_meanwhile
from bakehouse.daily import Bake, Outcome, bake_of, begins_at, mark_of, outcome_of, shared, today
from bakehouse.errors import BadRecord, BakehouseError, Invalid
from bakehouse.games import find, names
from bakehouse.match import Match
from bakehouse.record import load

BESTS = 10
MOST_READ = 60
"""Days that are looked through for the best of them."""


@dataclass(frozen=True)
class Wishes:
    """What was asked for on the command line."""

    game: str | None = None
    day: str | None = None
    again: bool = False
    share: bool = False


@dataclass(frozen=True)
class Try:
    """One of several at the same day; the first one counts."""

    day: date
    number: int
    file: Path

    def match(self) -> Match:
        return load(read_text(self.file, "record"))


def daily(wishes: Wishes) -> None:
    """What there is today; or one of them, played to its end."""
    console = new_console()
    now = time.time_ns() // 1_000_000
    day = _day(wishes.day, today(now))
    if wishes.game is None:
        _tell_all(console, day, now)
        return
    bake = bake_of(wishes.game, day)
    tries = list(tries_of(bake.game.id, day))
    last = tries[-1].match() if tries else None
    if last is not None and last.over and not wishes.again:
        _tell_result(console, bake, tries, wishes.share)
        return
    if wishes.share:
        raise Invalid("There is nothing to share yet: play it first.")
    _play(console, bake, tries, last if last is not None and not last.over else None)


def _day(told: str | None, now: date) -> date:
    if told is None:
        return now
    try:
        day = date.fromisoformat(told)
    except ValueError:
        raise Invalid(f"A day is written as {now.isoformat()}, not {told!r}.") from None
    if day > now:
        raise Invalid(f"The bake of {day.isoformat()} is for that day; today is {now.isoformat()} (UTC).")
    return day


def tries_of(game: str, day: date | None = None) -> Iterator[Try]:
    """What is kept of a game, or of one day of it, the oldest first."""
    name = game.replace("_", "-")
    found = []
    for file in dailies_folder().glob(f"{name}-*{SUFFIX}"):
        told, _, number = file.stem.removeprefix(f"{name}-").rpartition("-")
        try:
            found.append(Try(date.fromisoformat(told), int(number), file))
        except ValueError:
            continue  # a file that somebody else has put there
    yield from sorted((each for each in found if day in (None, each.day)), key=lambda each: (each.day, each.number))


# --- Playing


def _play(console: Console, bake: Bake, tries: list[Try], unfinished: Match | None) -> None:
    game, name = bake.game, bake.game.id.replace("_", "-")
    number = len(tries) if unfinished is not None else len(tries) + 1
    file = dailies_folder() / f"{name}-{bake.day.isoformat()}-{number}{SUFFIX}"
    warm_up_meanwhile([game.id])
    match = unfinished or bake.new(seated([PERSON], 1, game.id)[0])
    console.print(Text(f"{game.title}, the bake of {bake.day.isoformat()}", "bold"))
    console.print(Text(_told(bake, number), "dim"))
    resuming = f"bakehouse daily {name} --date {bake.day.isoformat()}"
    sitting = Sitting(console, match, programs(match.players, game.id), Keeper(file, resuming), strict=True)
    try:
        sitting.run()
    except KeyboardInterrupt:
        sitting.farewell()
        raise
    except (EOFError, Quit):
        sitting.farewell()
        return
    _tell_result(console, bake, list(tries_of(game.id, bake.day)), share=False)


def _told(bake: Bake, number: int) -> str:
    against = f" Against {' and '.join(bake.rivals)}." if bake.rivals else ""
    counts = "" if number == 1 else f" This is try {number}: the first one counts."
    return (
        f"The same for everybody today.{against} Nothing is taken back. The seed follows from the date, so nobody had "
        f"to promise it: {bake.seed}.{counts}"
    )


# --- Results


def _tell_result(console: Console, bake: Bake, tries: list[Try], share: bool) -> None:
    """What the last try came to, or the one that counts, as it can be shown around."""
    told = tries[0] if share else tries[-1]
    outcome = _outcome(told)
    if outcome is None:
        raise BadRecord(f"The record {told.file} cannot be read; `bakehouse replay --salvage` shows what is left.")
    console.print(Text(shared(bake.game.title, bake.day, outcome, told.number)), soft_wrap=True)
    if share:
        return
    console.print(_bests(bake))
    console.print(Text("It can be played again, out of the count, with --again."))


def _outcome(each: Try) -> Outcome | None:
    try:
        match = each.match()
    except BakehouseError:
        return None
    return outcome_of(match) if match.over else None


def _bests(bake: Bake) -> Table:
    """One's own best days: first tries alone, the best place first and then the most points."""
    first = [each for each in tries_of(bake.game.id) if each.number == 1][-MOST_READ:]
    found = [(each, outcome) for each in first if (outcome := _outcome(each)) is not None]
    found.sort(key=lambda pair: (pair[1].place, -pair[1].points, pair[0].day))
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_row(Text("Your best days", "bold"))
    for each, outcome in found[:BESTS]:
        here = "bold" if each.day == bake.day else ""
        mark = mark_of(outcome.place, len(outcome.scores))
        table.add_row(*(Text(told, here) for told in (f"  {each.day.isoformat()}", mark, f"{outcome.points} points")))
    return table


def _tell_all(console: Console, day: date, now: int) -> None:
    """Every game's, and how it went so far."""
    console.print(Text(f"The bake of {day.isoformat()}", "bold"))
    table = Table.grid(padding=(0, 3, 0, 0))
    for name in names():
        bake, tries = bake_of(name, day), list(tries_of(name, day))
        outcome = _outcome(tries[0]) if tries else None
        if outcome is not None:
            told = f"{mark_of(outcome.place, bake.game.seats)} {outcome.points} points"
        else:
            told = "begun" if tries else "not played yet"
        rivals = f"against {' and '.join(bake.rivals)}" if bake.rivals else "alone"
        table.add_row(Text(f"  {find(name).title}"), Text(rivals, "dim"), Text(told))
    console.print(table)
    left = (begins_at(day + timedelta(days=1)) - now) // 60_000
    if left > 0:
        console.print(Text(f"The next one begins in {left // 60} h {left % 60} min, at midnight UTC.", "dim"))
    console.print(Text(f"To play: bakehouse daily {names()[0].replace('_', '-')}", "dim"))
