"""What the strongest player would do now, and why, for people who ask."""

from rich.console import Group
from rich.table import Table
from rich.text import Text

from bakehouse.match import Match
from bakehouse.players import turn_of
from bakehouse.players.advice import DECIMALS, Patience, Rated, Unit, advise

SECONDS = 3.0
TOLD = 4
"""The best actions, as many as are worth telling."""
HEADINGS: dict[Unit, str] = {"points": "points at the end", "chance": "chance to win", "place": "place to expect"}


def hint(match: Match) -> Group:
    """The best actions of the seat that acts, what each is worth, and why the first is the best."""
    seat = match.actor
    advice = advise(turn_of(match, seat), Patience(seconds=SECONDS))
    words = {action.id: action.words for action in match.legal(seat)}
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_row(Text("A champion would", "bold"), Text(HEADINGS[advice.unit], "bold"))
    for place, each in enumerate(advice.considered[:TOLD]):
        table.add_row(Text(words[each.action], "bold green" if place == 0 else ""), Text(_worth(each, advice.unit)))
    return Group(table, Text(f"{match.speaker(seat).say(advice.reason)}.", "dim"))


def _worth(each: Rated, unit: Unit) -> str:
    """`72 ± 3 %`: in 95 of 100 cases it is within that."""
    told = f"{each.worth:.{DECIMALS[unit]}f} \N{PLUS-MINUS SIGN} {each.error:.{DECIMALS[unit]}f}"
    return f"{told} %" if unit == "chance" else told


def worth_told(worth: float, unit: Unit) -> str:
    """`72 % chance to win`, `place 1.60`: what an action is worth, in words."""
    told = f"{worth:.{DECIMALS[unit]}f}"
    return f"place {told}" if unit == "place" else f"{told} {'% ' if unit == 'chance' else ''}{HEADINGS[unit]}"
