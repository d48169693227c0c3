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


def new_console() -> Console:
    return Console(highlight=False, emoji=False, markup=False)


def grouped(screen: Screen, actions: Iterable[Action]) -> list[tuple[str, list[Action]]]:
    """The actions under their headings, headings without any left out."""
    listed = list(actions)
    groups = [(title, [a for a in listed if a.kind in kinds]) for title, kinds in screen.GROUPS.items()]
    known = {kind for kinds in screen.GROUPS.values() for kind in kinds}
    groups.append(("Further", [a for a in listed if a.kind not in known]))
    return [(title, members) for title, members in groups if members]


def story(
    match: Match, steps: Sequence[Step], reader: int | None, language: str = "en", first: int = 0
) -> Iterator[Text]:
    """Steps from the first one on as lines for turns and visits, under their headings, as a reader is told them."""
    told = Story(match.game.words.fold)
    for number, step in enumerate(steps):
        told.add(number, step.seat, step.telling)
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
