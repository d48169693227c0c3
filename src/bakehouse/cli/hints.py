"""What a strong player would do now, and why, for people who ask."""

from rich.table import Table
from rich.text import Text

from bakehouse.match import Match
from bakehouse.players import Considered, Thought, adviser, turn_of

TOLD = 4
"""The best actions, as many as are worth telling."""


def hint(match: Match) -> Table:
    """The best actions of the seat that acts, with what each promises."""
    seat = match.actor
    thought = adviser(match.game.id).think(turn_of(match, seat))
    words = {action.id: action.words for action in match.legal(seat)}
    table = Table.grid(padding=(0, 3, 0, 0))
    heading = _promise_heading(match, thought.considered[0])
    table.add_row(Text("A master would", "bold"), Text(heading, "bold"), Text(_effort(thought), "dim"))
    for place, each in enumerate(thought.considered[:TOLD]):
        if place == 0 or each.visits > 0 or not thought.simulations:
            style = "bold green" if place == 0 else ""
            share = f"{each.visits / thought.simulations:.0%}" if thought.simulations else ""
            table.add_row(Text(words[each.action], style), Text(_promise(each)), Text(share, "dim"))
    return table


def _effort(thought: Thought) -> str:
    return f"of {thought.simulations:,} simulations" if thought.simulations else ""


def _promise_heading(match: Match, best: Considered) -> str:
    if best.points is not None:
        return "points at the end"
    return "chance to win" if match.game.seats == 2 else "others beaten"


def _promise(each: Considered) -> str:
    """Returns go by rank: halfway between -1 and 1 is as many others in front as behind."""
    return f"{(each.value + 1) / 2:.0%}" if each.points is None else f"{each.points:.1f}"
