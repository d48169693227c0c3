"""Who was winning, moment by moment: what a small search expects the points to be at the end.

Only of matches that have ended: of one that goes on it would be a hint, and tell what hands hold.
"""

from collections.abc import Sequence

from bakehouse.errors import Invalid
from bakehouse.match import Match
from bakehouse.players import Thinker, Thought, find, turn_of
from bakehouse.server.messages import Moment

MOST_MOMENTS = 30


def outlook(match: Match, player: str) -> list[Moment]:
    """The points that each seat could expect at moments spread over a match, and the points it has now."""
    thinker = find(player, match.game.id)
    if not isinstance(thinker, Thinker):
        raise Invalid(f"The player {player} cannot say what it expects; an outlook needs a search.")
    past, log = match.copy(), match.log
    moments = []
    for step in spread(len(log), MOST_MOMENTS):
        past.follow(log[:step])
        if past.actor >= 0:
            expected = scores_of(thinker.think(turn_of(past, past.actor)))
            if expected is not None:
                moments.append(Moment(step=step, scores=expected))
    last = [float(points) for points in match.scores()]
    return [*moments, Moment(step=len(log), scores=last)]


def spread(steps: int, most: int) -> list[int]:
    """At most so many steps before the last one, evenly spread, the first among them."""
    return sorted({steps * place // most for place in range(most)} - {steps})


def scores_of(thought: Thought) -> list[float] | None:
    """What the best action promises to each seat."""
    told: Sequence[float] | None = next((each.scores for each in thought.considered if each.scores is not None), None)
    return None if told is None else [round(points, 2) for points in told]
