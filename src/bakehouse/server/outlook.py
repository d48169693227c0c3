"""Who was winning, moment by moment, and where it turned: what a small search expects the points to be at the end.

Only of matches that have ended: of one that goes on it would be a hint, and tell what hands hold.
"""

from collections.abc import Sequence
from itertools import pairwise

from bakehouse.errors import Invalid
from bakehouse.kernel.records import CHANCE
from bakehouse.match import Match
from bakehouse.players import Thinker, Thought, find, turn_of
from bakehouse.server.messages import Moment, TurningPoint
from bakehouse.words import EVERYTHING
from bakehouse.words.story import NOBODY

MOST_MOMENTS = 30
MOST_POINTS = 3
"""So many turning points are told."""
CLOSER = 4
"""So many times each of them is looked at more closely."""
LUCKS = 2
"""Where chance comes next it is drawn so often, and the mean of what follows counts."""
WORTH_TELLING = 0.1
"""A swing of less than this part of the best result is no turning point."""


def outlook(match: Match, player: str) -> tuple[list[Moment], list[TurningPoint]]:
    """The points that each seat could expect at moments of a match, and the lines of its story that changed most."""
    thinker = find(player, match.game.id)
    if not isinstance(thinker, Thinker):
        raise Invalid(f"The player {player} cannot say what it expects; an outlook needs a search.")
    course = _Course(match, thinker)
    between = lines_end(match)
    for place in spread(len(between), MOST_MOMENTS):
        course.look(between[place])
    for _ in range(CLOSER * MOST_POINTS):
        middle = course.worth_a_closer_look(between)
        if middle is None:
            break
        course.look(middle)
    return course.moments(), course.turning_points()


class _Course:
    """What was expected after some steps of a match; after the last one, what it came to."""

    def __init__(self, match: Match, thinker: Thinker) -> None:
        self.log, self.thinker = match.log, thinker
        self.lines = [entry for entry in match.story(EVERYTHING) if not entry.heading]
        self.past = match.copy()
        self.seen: dict[int, list[float] | None] = {len(match): [float(points) for points in match.scores()]}

    def look(self, step: int) -> None:
        """Think about one more moment."""
        self.past.follow(self.log[:step])
        stand = [self.past]
        if self.past.actor == CHANCE:
            stand = [Match.standing(self.past.game, self.past.states(), seed) for seed in range(LUCKS)]
        told = [self._expected(match) for match in stand]
        known = [scores for scores in told if scores is not None]
        self.seen[step] = [round(sum(each) / len(each), 2) for each in zip(*known, strict=True)] if known else None

    def _expected(self, match: Match) -> list[float] | None:
        if match.over:
            return [float(points) for points in match.scores()]
        return scores_of(self.thinker.think(turn_of(match, match.actor)))

    def moments(self) -> list[Moment]:
        return [Moment(step=step, scores=scores) for step, scores in sorted(self.seen.items()) if scores is not None]

    def turning_points(self) -> list[TurningPoint]:
        """The largest swings, in the order of the match."""
        moments = self.moments()
        least = WORTH_TELLING * max(1.0, *moments[-1].scores)
        swings = [self._swing(before, after) for before, after in pairwise(moments)]
        largest = sorted(swings, key=lambda point: -abs(point.gain))[:MOST_POINTS]
        return sorted((point for point in largest if abs(point.gain) >= least), key=lambda point: point.step)

    def _swing(self, before: Moment, after: Moment) -> TurningPoint:
        """By how much a seat came nearer to the best of the others between two moments, or fell behind: the one whose
        doing it was; where several acted, or chance, the one that gained most."""
        gains = [now - then for then, now in zip(leads(before.scores), leads(after.scores), strict=True)]
        acted = {line.seat for line in self.lines if any(before.step <= step < after.step for step in line.steps)}
        seat = acted.pop() if len(acted) == 1 else NOBODY
        if seat == NOBODY:
            seat = max(range(len(gains)), key=gains.__getitem__)
        return TurningPoint(step=after.step, seat=seat, gain=round(gains[seat], 2))

    def worth_a_closer_look(self, between: Sequence[int]) -> int | None:
        """The middle of a large swing that more than one line of the story made."""
        moments = self.moments()
        steps = [moment.step for moment in moments]
        for point in sorted(self.turning_points(), key=lambda point: -abs(point.gain)):
            begins = steps[steps.index(point.step) - 1]
            inside = [step for step in between if begins < step < point.step and step not in self.seen]
            if inside:
                return inside[len(inside) // 2]
        return None


def leads(scores: Sequence[float]) -> list[float]:
    """By how many points each seat is ahead of the best of the others; alone, the points."""
    if len(scores) == 1:
        return list(scores)
    return [own - max(other for place, other in enumerate(scores) if place != seat) for seat, own in enumerate(scores)]


def lines_end(match: Match) -> list[int]:
    """The beginning, and the steps after which a line of the story is complete, but for the last step of the match."""
    ends = {entry.steps[-1] + 1 for entry in match.story(EVERYTHING) if not entry.heading}
    return sorted(({0} | ends) - {len(match)})


def spread(steps: int, most: int) -> list[int]:
    """At most so many places of a list, evenly spread, the first among them."""
    return sorted({steps * place // most for place in range(most)} - {steps})


def scores_of(thought: Thought) -> list[float] | None:
    """What the best action promises to each seat."""
    told: Sequence[float] | None = next((each.scores for each in thought.considered if each.scores is not None), None)
    return None if told is None else list(told)
