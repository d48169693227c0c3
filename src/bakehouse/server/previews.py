"""What an action would do, from the real rules, without playing it.

A preview is made from tables on which everything that the seat cannot know was dealt anew, never from the true one, and
before any chance is drawn. So it can tell nothing that the seat does not know. It is certain when the seat sees the
same after the action on each of these tables; otherwise only that is told.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from bakehouse.forms import Form
from bakehouse.games.definition import Array
from bakehouse.games.game import Game
from bakehouse.kernel import play
from bakehouse.kernel.generator import new_rng
from bakehouse.kernel.records import CHANCE, LIST_LENGTH
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
    opens: list[Form]
    """What the seat may do next that it may not do now."""


def effects(match: Match, seat: int, action: int, seed: int = 0) -> Effects:
    """The changes on the table as the seat sees it."""
    secrets, ends = match.game.definition.secrets, ends_turn(match, seat, action, seed)
    worlds = [_match_after(match, seat, action, seed + world) for world in range(WORLDS if secrets else 1)]
    shown = [seen(world, seat) for world in worlds]
    follows = [world.actor == CHANCE for world in worlds]
    if any(other != shown[0] for other in shown) or len(set(follows)) > 1:
        return Effects(False, any(follows), ends, [], None, [])
    changes = differences(seen(match, seat), shown[0])
    return Effects(True, follows[0], ends, changes, worlds[0].scores(), _opened(match, worlds[0], seat))


def seen(match: Match, seat: int) -> dict[str, Any]:
    """What a seat sees of a table, and the points."""
    game = match.game
    table = game.definition.view(game.box, match.states(), seat, game.edition)
    return {"table": table, "scores": match.scores(), "banked": match.banked()}


def _opened(match: Match, after: Match, seat: int) -> list[Form]:
    """The actions of a seat that are legal afterwards and were not before."""
    if seat not in after.awaited:
        return []
    before = set(match.legal_ids(seat))
    return [action.form for action in after.legal(seat) if action.id not in before]


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
    out = np.zeros(_features(match.game), np.float32)
    for world in range(WORLDS):
        play.features(match.game.box, _after(match, seat, action, world), 0, seat, out)
        seen.add(out.tobytes())
    return len(seen) == 1


@lru_cache(maxsize=64)
def _features(game: Game) -> int:
    """How many numbers a seat's features are."""
    return sum(feature.length for feature in game.features())


def _match_after(match: Match, seat: int, action: int, seed: int) -> Match:
    """The match where such a table stands."""
    return match.moved_to(_after(match, seat, action, seed))


def dealt_anew(match: Match, seat: int, seed: int) -> Array:
    """A table on which all that the seat cannot know was dealt anew; the seat is the actor."""
    states = match.states()
    play.turn_table_to(states, 0, seat)
    play.redeal_table(match.game.box, states, 0, seat, new_rng(seed))
    return states


def _after(match: Match, seat: int, action: int, seed: int) -> Array:
    """Such a table after the action and before any chance."""
    states = dealt_anew(match, seat, seed)
    play.advance(match.game.box, states, 0, action, np.zeros(LIST_LENGTH, np.int16))
    return states


def differences(before: Any, after: Any, path: tuple[str | int, ...] = ()) -> list[dict[str, Any]]:
    """Every single value that differs, with the way to it; where the shape differs, the whole."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        return [change for key in before for change in differences(before[key], after[key], (*path, key))]
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        pairs = enumerate(zip(before, after, strict=True))
        return [change for place, (one, other) in pairs for change in differences(one, other, (*path, place))]
    return [] if before == after else [{"path": list(path), "before": before, "after": after}]
