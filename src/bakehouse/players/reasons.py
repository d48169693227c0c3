"""Why an action is better than another: in what the games differ that are played on after both, with the same luck.

Told are differences of means that are no matter of luck: the more quantities are looked at, and the more often, the
surer each of them has to be, so that at most one of twenty reasons tells of a difference that is none.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Literal

import numpy as np

from bakehouse.forms import Form, form
from bakehouse.games.definition import Array
from bakehouse.players.naming import adviser, find
from bakehouse.players.networks import network_for
from bakehouse.players.planner import Planner
from bakehouse.players.turn import Turn
from bakehouse.players.worlds import NO_NETWORK, Worlds, error_of

SURE = 1.96
"""Standard errors to each side that 95 of 100 true values lie within."""
DOUBT = 0.05
"""How likely it may be that anything is told which is a matter of luck."""
FEWEST_WORLDS = 8
"""Fewer games give no reason."""
FOLLOWER = "foresight:sims=400"
"""Who finds how the turn goes on."""
MOST_REASONS = 2
SOON = "hint-soon"
LEAST_POINTS, LEAST_SHARE = 0.1, 0.05
"""What is less is not worth a word: in points, and in the share of the games in which something is reached."""

NAMES = {
    "part": "hint", "others": "hint-others", "rival": "hint-rival", "points": "hint-points", "soon": "hint",
    "soon_others": "hint-others", "lead": "analysis-lead",
}  # fmt: skip
"""How differences in points are said, by their kind."""


@dataclass(frozen=True)
class Effort:
    """How games are played on for a reason: so many, and while they show nothing as many again, up to the most."""

    games: int
    most: int
    by: Literal["plans", "search", "sight", "greed"] = "greed"
    """As planners in haste would, as the network likes best at first sight, also after a search has found how the turn
    goes on, or greedily."""


@dataclass(frozen=True)
class Difference:
    """How much more there is of something after the first of two actions, world by world."""

    gains: Array
    kind: str
    """One of `NAMES`, or `reached`."""
    what: str = ""
    """A part of the points."""
    seat: int = -1
    """Whose it is, where it is not the seat's own."""
    deed: Form | None = None
    """What is reached, and in how many of 100 games after each action."""
    often: tuple[int, int] = (0, 0)

    @property
    def mean(self) -> float:
        return float(np.mean(self.gains))

    @property
    def favour(self) -> float:
        """What it is worth to the seat: what others have is none of its own."""
        return -self.mean if self.kind in ("others", "soon_others") or self.seat >= 0 else self.mean

    def is_sure(self, errors: float) -> bool:
        least = LEAST_SHARE if self.kind == "reached" else LEAST_POINTS
        return abs(self.mean) >= least and abs(self.mean) > errors * error_of(self.gains)

    def told(self) -> Form:
        """A difference that comes to no whole point is a little more or less."""
        whom = self.seat if self.seat >= 0 else None
        if self.kind == "reached":
            name = "hint-reached" if whom is None else "hint-reached-by"
            return form(name, whom=whom, deed=self.deed, often=self.often[0], instead=self.often[1])
        name = NAMES[self.kind]
        if gain := round(self.mean):
            return form(f"{name}-score" if name == "hint" else name, whom=whom, score=self.what or None, gain=gain)
        return form(f"{name}-more" if self.mean > 0 else f"{name}-less", whom=whom, score=self.what or None)


def look_for_reasons(turn: Turn, best: int, other: int, efforts: Sequence[Effort]) -> list[Form]:
    """What the first of two actions has before the other: one effort after another, until one shows it."""
    for effort in efforts:
        if what := _look(turn, best, other, effort, DOUBT / len(efforts)):
            return what
    return []


def _look(turn: Turn, best: int, other: int, effort: Effort, doubt: float) -> list[Form]:
    """Each look may err half as often as the one before. How it stands by the next turn is told only if nothing else
    differs after the most games."""
    strongest = adviser(turn.game.id) if effort.by == "plans" else None
    planner = strongest if isinstance(strongest, Planner) else None
    network = network_for(turn.game) if effort.by in ("sight", "search") else None
    follower = find(FOLLOWER, turn.game) if effort.by == "search" else None
    worlds = Worlds(turn, [best, other], network or NO_NETWORK, follower)
    games, what = effort.games, list[Form]()
    while worlds.played < effort.most and all(each.name == SOON for each in what):
        worlds.play_on(planner, min(games, effort.most - worlds.played))
        doubt /= 2
        what, games = reasons(worlds, best, other, doubt), worlds.played
    return what


def reasons(worlds: Worlds, best: int, other: int, doubt: float = DOUBT) -> list[Form]:
    """What speaks for the first of two actions: what the points differ in most; beside it or without it what is
    reached, what others have, all points together, the lead, and how it stands when it is the seat's turn again.

    What speaks against it is told as its price, and only beside more that it brings.
    """
    if set(worlds.actions) != {best, other} or worlds.played < FEWEST_WORLDS:
        return []
    one, two = worlds.actions.index(best), worlds.actions.index(other)
    if np.mean(worlds.returns(one) - worlds.returns(two)) < 0:
        return []  # these games do not show what a stronger player sees
    looked_at = [each for each in _differences(worlds, one, two) if each.gains.any()]
    errors = standard_errors(doubt / max(len(looked_at), 1), worlds.played)
    sure = _one_deed_each([each for each in looked_at if each.is_sure(errors)])
    told = _in_favour([each for each in sure if each.kind in ("part", "others")])
    for kind, beside in (("reached", True), ("rival", True), ("points", False), ("lead", False), ("soon", False)):
        if beside or not told:
            told += _in_favour([each for each in sure if each.kind.startswith(kind)])
    said = [each.told() for each in told[:MOST_REASONS]]
    return [form(SOON, what=said)] if told and told[0].kind.startswith("soon") else said


def _one_deed_each(found: Sequence[Difference]) -> list[Difference]:
    """Of what a seat reaches only what differs most: who finishes a cake more often also has one that counts."""
    largest = dict[int, Difference]()
    for each in found:
        if each.kind == "reached" and (each.seat not in largest or abs(each.mean) > abs(largest[each.seat].mean)):
            largest[each.seat] = each
    return [each for each in found if each.kind != "reached" or each is largest[each.seat]]


def _in_favour(found: Sequence[Difference]) -> list[Difference]:
    """The largest of some differences, if they speak for the action."""
    largest = sorted(found, key=lambda each: -abs(each.mean))[:MOST_REASONS]
    if sum(each.favour for each in largest) > 0:
        return largest
    return [each for each in sorted(found, key=lambda each: -each.favour) if each.favour > 0][:MOST_REASONS]


def standard_errors(doubt: float, values: int) -> float:
    """How many standard errors a mean of so many values lies from 0 with so little likelihood by luck alone: of
    Student's distribution, by the first terms of its expansion."""
    z, free = NormalDist().inv_cdf(1 - doubt / 2), max(values - 1, 1)
    first, second = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / free + second / free**2 + third / free**3


# --- What is looked at


def _differences(worlds: Worlds, one: int, two: int) -> Iterator[Difference]:
    turn = worlds.turn
    seat, parts = turn.seat, turn.game.definition.parts
    others = [other for other in range(turn.game.seats) if other != seat]
    points = worlds.points[:, one] - worlds.points[:, two]
    yield from _by_part(worlds.pieces, one, two, "part", parts)
    yield Difference(points[:, seat], "points")
    if others:
        best = _best(worlds.points, others, one) - _best(worlds.points, others, two)
        yield Difference(best, "others")
        yield Difference(points[:, seat] - best, "lead")
    if len(others) > 1:
        yield from (Difference(points[:, other], "rival", seat=other) for other in others)
    yield from _reached(worlds, one, two)
    if not isinstance(adviser(turn.game.id), Planner):  # what a plan for days has earned by tomorrow tells nothing
        yield from _by_part(worlds.soon, one, two, "soon", parts)
        if others:
            best = _best(worlds.soon_points, others, one) - _best(worlds.soon_points, others, two)
            yield Difference(best, "soon_others")


def _by_part(pieces: Array, one: int, two: int, kind: str, parts: Sequence[str]) -> Iterator[Difference]:
    for place, part in enumerate(parts):
        yield Difference(pieces[:, one, place] - pieces[:, two, place], kind, part)


def _best(points: Array, others: Sequence[int], place: int) -> Array:
    """The points of the best of the others in each world."""
    best: Array = np.max(points[:, place][:, others], axis=1)
    return best


def _reached(worlds: Worlds, one: int, two: int) -> Iterator[Difference]:
    """What every seat has reached in the end, in the share of the games."""
    game, definition = worlds.turn.game, worlds.turn.game.definition
    for place, use in enumerate(definition.uses):
        if use.kind in definition.reached:
            deed = definition.reached[use.kind](game.box[0], use.name)
            for seat in range(game.seats):
                after, instead = (worlds.reached[:, action, seat, place] > 0 for action in (one, two))
                often = round(100 * after.mean()), round(100 * instead.mean())
                whose = -1 if seat == worlds.turn.seat else seat
                yield Difference(after.astype(int) - instead, "reached", seat=whose, deed=deed, often=often)
