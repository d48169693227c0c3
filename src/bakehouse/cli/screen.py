"""What the commands show in the same way: the game's own table, the story of a match, its result."""

from collections.abc import Iterable, Iterator, Sequence

from rich import box as borders
from rich.console import Console
from rich.table import Table
from rich.text import Text

from bakehouse.actions import Action
from bakehouse.edition import leaves
from bakehouse.match import Match, Step
from bakehouse.screen import Screen
from bakehouse.words import Story

TWO_COLUMNS = 120
"""Columns of a terminal from which the actions are listed side by side."""
SHORT_LIST = 4
"""Lines that are not worth a second column."""


def new_console() -> Console:
    return Console(highlight=False, emoji=False, markup=False)


def grouped(screen: Screen, actions: Iterable[Action]) -> list[tuple[str, list[Action]]]:
    """The actions under their headings, headings without any left out."""
    listed = list(actions)
    groups = [(title, [a for a in listed if a.kind in kinds]) for title, kinds in screen.GROUPS.items()]
    known = {kind for kinds in screen.GROUPS.values() for kind in kinds}
    groups.append(("Further", [a for a in listed if a.kind not in known]))
    return [(title, members) for title, members in groups if members]


def action_list(groups: Sequence[tuple[str, Sequence[Action]]], width: int) -> Table:
    """All actions with their numbers, under headings, in one column or two."""
    lines: list[tuple[Text, Text]] = []
    number = 0
    for title, members in groups:
        lines.append((Text(), Text(title, "bold")))
        for action in members:
            number += 1
            lines.append((Text(str(number), "bold cyan"), Text(action.words)))
    listed = Table.grid(padding=(0, 4, 0, 0))
    half = (len(lines) + 1) // 2
    if width < TWO_COLUMNS or half < SHORT_LIST:
        listed.add_row(_column(lines))
    else:
        listed.add_row(_column(lines[:half]), _column(lines[half:]))
    return listed


def _column(lines: Sequence[tuple[Text, Text]]) -> Table:
    column = Table.grid(padding=(0, 2, 0, 0))
    column.add_column(justify="right", no_wrap=True, min_width=2)
    for number, words in lines:
        column.add_row(number, words)
    return column


def story(
    match: Match, steps: Sequence[Step], reader: int | None, language: str = "en", first: int = 0
) -> Iterator[Text]:
    """Steps from the first one on as lines for turns and visits, under their headings, as a reader is told them."""
    told = Story(match.game.words.fold)
    for number, step in enumerate(steps):
        told.add(number, step.seat, step.telling)
    yield from lines(match, told, reader, language, first)


def lines(match: Match, told: Story, reader: int | None, language: str = "en", first: int = 0) -> Iterator[Text]:
    """A story from the line on that tells of a step, as a reader is told it."""
    speaker = match.speaker(reader, language)
    for entry in told.entries[told.told_since(first) :]:
        if entry.heading:
            yield Text(f"\n{speaker.say(entry.forms[0])}", "bold")
        else:
            yield Text(speaker.line(entry.forms))


def who(match: Match, seat: int) -> str:
    """A seat as one speaks of it; players of the same name are told apart by their seats."""
    name = match.players[seat]
    return f"{name} (seat {seat + 1})" if match.players.count(name) > 1 else name


def tell_notes(console: Console, match: Match) -> None:
    """What everybody at the table should know: whose edition is played, and what there is to say of an old match."""
    edition = match.game.edition
    if edition.told:
        differing = sum(1 for _ in leaves(edition.changes))
        console.print(Text(f"{edition.name.capitalize()} edition: {differing} values differ from the standard.", "dim"))
    for note in match.notes:
        console.print(Text(note, "yellow"))


def scores(match: Match) -> Table:
    """Every seat's points with their parts."""
    table = Table(box=borders.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for seat in range(match.game.seats):
        table.add_column(Text(who(match, seat)), justify="right")
    parts = [match.parts(seat) for seat in range(match.game.seats)]
    for part in match.game.definition.parts:
        table.add_row(part.capitalize(), *[str(of_seat[part]) for of_seat in parts])
    table.add_section()
    table.add_row(Text("Together", "bold"), *[Text(str(points), "bold") for points in match.scores()])
    return table


def result(match: Match, reader: int | None = None) -> Text:
    """Why it is over, who won, and what else is to be said."""
    told = Text(f"{(match.ending or 'not finished').replace('_', ' ').capitalize()}. ")
    return told.append(match.speaker(reader).line(match.verdict_forms()), "bold green" if match.over else "")
