"""What the commands show in the same way: the game's own table, the story of a match, its result."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Protocol, cast

from rich import box as borders
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from bakehouse.actions import Action
from bakehouse.games import module_of
from bakehouse.kernel.records import CHANCE
from bakehouse.match import Match, Step


class Screen(Protocol):
    """What a game's `table.py` offers to a terminal."""

    GROUPS: Mapping[str, Sequence[str]]
    """The kinds of action under the headings of a list."""

    def draw(self, match: Match, seat: int, width: int, aim: str | None = None) -> RenderableType:
        """The table as a seat sees it."""

    def strip(self, match: Match, seat: int) -> Text:
        """What must always be in sight, in a line or two."""

    def aims(self, match: Match) -> dict[str, int]:
        """What somebody may aim at, for the screen only; empty where there is nothing."""

    def aim_told(self, match: Match, aim: str) -> str:
        """Whether an aim is reached."""


def screen_of(game: str) -> Screen:
    """The terminal table of a game."""
    return cast(Screen, module_of(game, "table"))


def new_console() -> Console:
    return Console(highlight=False, emoji=False, markup=False)


def grouped(screen: Screen, actions: Iterable[Action]) -> list[tuple[str, list[Action]]]:
    """The actions under their headings, headings without any left out."""
    listed = list(actions)
    groups = [(title, [a for a in listed if a.kind in kinds]) for title, kinds in screen.GROUPS.items()]
    known = {kind for kinds in screen.GROUPS.values() for kind in kinds}
    groups.append(("Further", [a for a in listed if a.kind not in known]))
    return [(title, members) for title, members in groups if members]


def story(match: Match, steps: Iterable[Step]) -> Iterator[Text]:
    """Steps in words, one paragraph for all that a seat does in a row."""
    for seat, run in groupby(steps, key=lambda step: step.seat):
        if seat == CHANCE:
            yield Text("Chance: ").append(", ".join(step.action.notation for step in run))
        else:
            yield told_of(match, seat, [step.action for step in run])


def told_of(match: Match, seat: int, actions: Iterable[Action]) -> Text:
    told = Text().append(f"{who(match, seat)}: " if match.game.seats > 1 else "", "bold")
    return told.append("; ".join(action.words for action in actions)).append(".")


def who(match: Match, seat: int) -> str:
    """A seat as one speaks of it; players of the same name are told apart by their seats."""
    name = match.players[seat]
    return f"{name} (seat {seat + 1})" if match.players.count(name) > 1 else name


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


def result(match: Match) -> Text:
    """Who won, and what else is to be said."""
    told = Text(f"{(match.ending or 'not finished').capitalize()}. ")
    if match.over and match.game.seats > 1:
        returns = match.returns()
        winners = [who(match, seat) for seat, value in enumerate(returns) if value == max(returns)]
        told.append(f"{' and '.join(winners)} {'wins' if len(winners) == 1 else 'share the win'}.", "bold green")
    if match.verdict:
        told.append(f"{match.verdict.capitalize()}.", "bold green" if match.over else "")
    return told
