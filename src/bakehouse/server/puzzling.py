"""A puzzle as browsers get it: the table as its seat sees it, what happened lately, and the words of its actions."""

from dataclasses import dataclass
from typing import Any

from bakehouse.match import Match
from bakehouse.server import frames

LATELY = 12
"""The last entries of the story, which say how it came to this."""


@dataclass(frozen=True)
class ShownPuzzle:
    """What is kept of a puzzle that was shown: nothing in it tells the solution."""

    seat: int
    position: dict[str, Any]
    """A `Position`."""
    actions: dict[int, tuple[str, dict[str, Any]]]
    """By id: the notation of each legal action, and what it says."""


def shown_puzzle(match: Match) -> ShownPuzzle:
    """The table where a puzzle begins, through the eyes of the seat that is to act."""
    seat = match.actor
    view = frames.view_of(match, seat)
    entries = [
        {"heading": entry.heading, "seat": entry.seat, "forms": [said.told() for said in entry.forms],
         "steps": entry.steps, "at": 0}
        for entry in match.story(seat)[-LATELY:]
    ]  # fmt: skip
    position = {
        "type": "position", "length": len(match), "seat": seat, "curtain": None, "first": 0, "lines": [],
        "story": {"first": 0, "entries": entries}, "view": view, "clocks": None, "take_back": "no",
    }  # fmt: skip
    return ShownPuzzle(seat, position, {each["id"]: (each["notation"], each["form"]) for each in view["actions"]})
