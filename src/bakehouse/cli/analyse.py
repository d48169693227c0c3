"""`bakehouse analyse`: what each decision of a recorded match was worth, what was luck and what was skill."""

from collections.abc import Iterator
from pathlib import Path

from rich import box as borders
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from bakehouse.analysis import Analysis, questions
from bakehouse.analysis import analyse as analysed
from bakehouse.analysis.report import CLASSES, Amount, Depth, SeatAccount, Swing, Weighed
from bakehouse.cli.files import check_writable, read_text, write_text
from bakehouse.cli.screen import new_console, tell_notes, who
from bakehouse.errors import BadRecord
from bakehouse.forms import read
from bakehouse.kernel.records import CHANCE
from bakehouse.match import Match
from bakehouse.players.advice import DECIMALS, Unit
from bakehouse.record import load
from bakehouse.words import EVERYTHING

MINUS = "\N{MINUS SIGN}"
UNITS: dict[Unit, str] = {"points": "points", "chance": "% to win", "place": "places"}


def analyse(file: Path, deep: bool, seconds: float, json: Path | None, language: str, seed: int) -> None:
    """Analyse a record and show what came out; also as JSON."""
    console = new_console()
    if json is not None:
        check_writable(json)
    match, broken = _loaded(file)
    depth: Depth = "deep" if deep or seconds else "first"
    errors = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as shown:
        task = shown.add_task("Thinking about decisions", total=None)
        found = analysed(
            match,
            depth,
            seconds=seconds,
            seed=seed,
            progress=lambda done, of: shown.update(task, completed=done, total=of),
        )
    if json is not None:
        write_text(json, found.to_json())
    console.print(Text(match.game.title, "bold").append(f"  {', '.join(match.players)}"))
    if broken:
        console.print(Text(broken, "yellow"), soft_wrap=True)
    tell_notes(console, match)
    for line in _told(match, found, language):
        console.print(line, soft_wrap=isinstance(line, Text))


def _loaded(file: Path) -> tuple[Match, str]:
    """The match of a record; of a broken one, what is left of it, and a sentence about that."""
    text = read_text(file, "record")
    try:
        match, broken = load(text), ""
    except BadRecord as problem:
        match = load(text, salvage=True)
        broken = f"{str(problem).removesuffix('.')}; what comes before is analysed, {len(match)} steps."
    if all(seat == CHANCE for seat, _ in match.log):
        raise BadRecord("Nobody has decided anything in this record, so there is nothing to analyse.")
    return match, broken


def _told(match: Match, found: Analysis, language: str) -> Iterator[Text | Table]:
    speaker = match.speaker(None, language)
    for note in found.notes:
        yield Text(f"{speaker.say(read(note))}.", "yellow")
    yield Text(f"By {found.effort.program}, {found.effort.depth} look.", "dim")
    yield _accounts(match, found)
    for seat in range(found.seats):
        yield from _costliest(match, found, seat, language)
    yield from _swings(match, found, language)


def _accounts(match: Match, found: Analysis) -> Table:
    """How every seat played, and the sum of its result."""
    table = Table(box=borders.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for account in found.accounts:
        table.add_column(Text(who(match, account.seat)), justify="right")

    def row(name: str, told: "list[str]", style: str = "") -> None:
        table.add_row(Text(name, style), *[Text(each, style) for each in told])

    row("Accuracy", [f"{each.accuracy:.0f}" if each.accuracy is not None else "-" for each in found.accounts], "bold")
    for name in CLASSES:
        row(name.capitalize(), [str(each.counts[name]) for each in found.accounts])
    table.add_section()
    ahead = "Points" if found.seats == 1 else "Ahead by, in points"
    row(f"{ahead}: at the start", [_signed(each.start.points, found) for each in found.accounts])
    for source, of in (("skill", _skill), ("luck", _luck), ("moves of the others", _rivals)):
        if found.seats > 1 or of is not _rivals:
            row(f"  {source}", [_signed(of(each).points, found, always=True) for each in found.accounts])
    end = "at the end" if found.finished else "expected where it stops"
    row(f"  {end}", [_signed(each.result.points, found) for each in found.accounts], "bold")
    row("  with even luck", [_signed(each.adjusted.points, found) for each in found.accounts])
    return table


def _skill(account: SeatAccount) -> Amount:
    return account.skill


def _luck(account: SeatAccount) -> Amount:
    return account.luck


def _rivals(account: SeatAccount) -> Amount:
    return account.rivals


def _signed(points: float, found: Analysis, always: bool = False) -> str:
    """Points as they are; leads and changes with a sign."""
    whole = f"{abs(points):.0f}"
    if whole == "0" or (found.seats == 1 and not always and points >= 0):
        return whole
    return f"{MINUS if points < 0 else '+'}{whole}"


def _costliest(match: Match, found: Analysis, seat: int, language: str) -> Iterator[Text]:
    """The decisions that cost a seat most: what was played, what was better, and why."""
    speaker = match.speaker(None, language)
    asked = questions(found, seat)
    if asked:
        yield Text(f"\nCostliest decisions of {who(match, seat)}", "bold")
    for each in asked:
        by_id = {one.action: one for one in each.choices}
        cost = f"{each.decision.loss_worth:.{DECIMALS[found.unit]}f} {UNITS[found.unit]}"
        line = Text(f"Step {each.step + 1}, ").append(each.decision.rating, _style(each.decision.rating))
        line.append(f", {MINUS}{cost}. Played: {_named(match, by_id[each.played], language)}. ")
        line.append(f"Better: {_named(match, by_id[each.answer], language)}", "green")
        if each.reason is not None:
            line.append(f" ({_small(speaker.say(each.reason))})")
        yield line.append(".")


def _named(match: Match, each: Weighed, language: str) -> str:
    return match.speaker(None, language).may(read(each.form)).removesuffix(".")


def _small(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:]


def _style(rating: str) -> str:
    return {"inaccuracy": "yellow", "mistake": "dark_orange", "blunder": "red", "brilliant": "cyan"}.get(rating, "")


def _swings(match: Match, found: Analysis, language: str) -> Iterator[Text]:
    if found.swings:
        yield Text("\nWhere it turned", "bold")
    lines = [entry for entry in match.story(EVERYTHING) if not entry.heading]
    speaker = match.speaker(None, language)
    for swing in found.swings:
        told = next(line for line in lines if (line.steps[0], line.steps[-1]) == (swing.first, swing.last))
        yield (
            Text(f"Step {swing.first + 1}: ")
            .append(f"{_change(swing, found)} for {who(match, swing.seat)}", "bold")
            .append(f" by {'chance' if swing.cause == 'luck' else 'a move'}: {speaker.line(told.forms)}")
        )


def _change(swing: Swing, found: Analysis) -> str:
    """In the unit of the analysis: what is better has a plus."""
    gained = swing.change.gained
    size = {"points": 100.0, "chance": 50.0, "place": (found.seats - 1) / 2}[found.unit] * abs(gained)
    return f"{'+' if gained > 0 else MINUS}{size:.{DECIMALS[found.unit]}f} {UNITS[found.unit]}"
