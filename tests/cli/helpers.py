"""Matches to type, and what they should leave behind."""

import os
import sys
from pathlib import Path

import bakehouse as bh
from bakehouse.players import find, turn_of

BAKEHOUSE = [sys.executable, "-c", "from bakehouse.cli import main; main()"]


def environment(**more: str) -> dict[str, str]:
    source = str(Path(bh.__file__).parents[1])
    return {**os.environ, "PYTHONPATH": source, "TERM": "xterm-256color", **more}


def finished(players: list[str], seed: int = 7) -> bh.Match:
    """A match of greedy choices, with the names of people."""
    match = bh.game("bake_and_sale", seats=len(players)).new(seed=seed, players=players)
    greedy = find("greedy", "bake_and_sale")
    while not match.over:
        match.play(greedy.choose(turn_of(match, match.actor)))
    return match


def typed(match: bh.Match) -> list[str]:
    """The decisions of a match as somebody would type them."""
    return [step.action.notation for step in match.steps() if step.seat != bh.CHANCE]


def only_record(data: Path) -> Path:
    [record] = (data / "matches").glob("*.txt")
    return record
