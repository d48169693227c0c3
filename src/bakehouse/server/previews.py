"""What an action would do, from the real rules, without playing it.

A preview is made from tables on which everything that the seat cannot know was dealt anew, never from the true one, and
before any chance is drawn. So it can tell nothing that the seat does not know. It is certain when the seat sees the
same after the action on each of these tables; otherwise only that is told.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from bakehouse.games.definition import Array
from bakehouse.kernel import play
from bakehouse.kernel.generator import new_rng
from bakehouse.kernel.records import CHANCE, LIST_LENGTH, MOST_SEATS
from bakehouse.match import Match

WORLDS = 12
"""Tables that are dealt anew where there are secrets."""


@dataclass(frozen=True)
class Effects:
    """What a seat would see after an action."""

    certain: bool
    chance_follows: bool
    ends_turn: bool
    changes: list[dict[str, Any]]
    scores: list[int] | None


def effects(match: Match, seat: int, action: int, seed: int = 0) -> Effects:
    """The changes on the table as the seat sees it."""
    secrets, ends = match.game.definition.secrets, ends_turn(match, seat, action, seed)
    seen = [_seen_after(match, seat, action, seed + world) for world in range(WORLDS if secrets else 1)]
    first = seen[0]
    if any(other != first for other in seen):
        return Effects(False, any(follows for _, _, follows in seen), ends, [], None)
    table, scores, chance_follows = first
    before = match.game.definition.view(match.game.box, np.array([match.state]), seat, match.game.edition)
    changes = differences({"table": before, "scores": match.scores()}, {"table": table, "scores": scores})
    return Effects(True, chance_follows, ends, changes, scores)


def ends_turn(match: Match, seat: int, action: int, seed: int = 0) -> bool:
    """Whether the seat may not act any more after an action, whatever it cannot know and whatever chance brings."""
    states, out = _after(match, seat, action, seed), np.zeros(LIST_LENGTH, np.int16)
    certain = int(states[0].actor) != CHANCE and not match.game.definition.secrets
    for world in range(1 if certain else WORLDS):
        states = _after(match, seat, action, seed + world)
        drawn = 0
        while int(states[0].actor) == CHANCE:
            outcome = int(play.draw_outcome(match.game.box, states, 0, seed + world, drawn, out))
            play.advance(match.game.box, states, 0, outcome, out)
            drawn += 1
        if (int(states[0].awaited) >> seat) & 1:
            return False
    return True


def reveals_nothing(match: Match, seat: int, action: int) -> bool:
    """Whether the seat knows beforehand what it will see after an action."""
    return effects(match, seat, action).certain


def shows_nothing(match: Match, seat: int, action: int) -> bool:
    """The same at a glance: by the features of what the seat knows, instead of by what its screen would show."""
    seen: set[bytes] = set()
    out = np.zeros(sum(feature.length for feature in match.game.features()), np.float32)
    for world in range(WORLDS):
        play.features(match.game.box, _after(match, seat, action, world), 0, seat, out)
        seen.add(out.tobytes())
    return len(seen) == 1


def _seen_after(match: Match, seat: int, action: int, seed: int) -> tuple[Mapping[str, Any], list[int], bool]:
    game, states = match.game, _after(match, seat, action, seed)
    points = np.zeros(MOST_SEATS, np.int32)
    play.score(game.box, states, 0, points)
    table = game.definition.view(game.box, states, seat, game.edition)
    return table, points[: game.seats].tolist(), int(states[0].actor) == CHANCE


def _after(match: Match, seat: int, action: int, seed: int) -> Array:
    """A table on which all that the seat cannot know was dealt anew, after the action and before any chance."""
    states, out = np.array([match.state]), np.zeros(LIST_LENGTH, np.int16)
    play.turn_table_to(states, 0, seat)
    play.redeal_table(match.game.box, states, 0, seat, new_rng(seed))
    play.advance(match.game.box, states, 0, action, out)
    return states


def differences(before: Any, after: Any, path: tuple[str | int, ...] = ()) -> list[dict[str, Any]]:
    """Every single value that differs, with the way to it; where the shape differs, the whole."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        return [change for key in before for change in differences(before[key], after[key], (*path, key))]
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        pairs = enumerate(zip(before, after, strict=True))
        return [change for place, (one, other) in pairs for change in differences(one, other, (*path, place))]
    return [] if before == after else [{"path": list(path), "before": before, "after": after}]
