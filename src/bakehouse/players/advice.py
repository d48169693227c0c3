"""Advice for people: what the strongest player of a game would do, what that is worth beside other actions, and why.

There is one quantity, and actions are ranked by what is shown of it: the points alone, the chance of winning between
two, the place to expect among more. The reason comes from games that are played on to their end after the best action
and after the next best, both with the same luck: what the points are made of then tells where the two differ.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil, erf, hypot, inf, sqrt
from typing import Literal

import numpy as np

from bakehouse.errors import Invalid
from bakehouse.forms import Form, form
from bakehouse.games.definition import Array
from bakehouse.kernel.contract import ALONE
from bakehouse.players.naming import adviser, find
from bakehouse.players.planner import Planner
from bakehouse.players.reasons import FEWEST_WORLDS, SURE, reasons
from bakehouse.players.search import Foresight, ForesightSettings, Search
from bakehouse.players.turn import Considered, Player, Thinker, Thought, Turn
from bakehouse.players.worlds import Worlds, error_of

Unit = Literal["points", "chance", "place"]
DECIMALS: dict[Unit, int] = {"points": 1, "chance": 0, "place": 2}
"""As exactly as each is told: what is equal then counts as equal."""
NOTABLE: dict[Unit, float] = {"points": 1.0, "chance": 3.0, "place": 0.05}
"""From here on one action is called clearly better than another; a surer but smaller lead means nothing to anybody."""

QUICK = 0.5
"""Seconds for the first advice."""
NARROW = 4
"""The width of a planner's first look, after which it plans only the most promising actions at its full width."""
PROMISING = 8
TOMORROWS, PLANS = 16, 12
"""A planner that advises plays no more plans on, and no more often: it plans for each of several actions."""
THINKING = 0.7
"""The share of the time that goes to finding the best action; in the rest games are played on for the reason."""
FEWEST_TRIES = 8
"""A search has rated an action if it was tried so often."""
FIRM_SHARE = 0.1
"""It is recommended if it was tried so often for each try of the most tried one; what was tried less and looks better
is not rated firmly enough to be told."""
PLANNED_WORLDS = 30
"""Even if a planner has used up all its time, so many are played on: they tell how the others do."""
MOST_WORLDS = 300
"""Games that are played on after an action."""
SIMS_A_WORLD = 16
"""Simulations for each of them, where the patience is for simulations."""


@dataclass(frozen=True)
class Patience:
    """How long an advice may take: so many seconds, or (always the same) so many simulations; and on how many cores."""

    seconds: float = 0.0
    sims: int = 0
    trees: int = 0


@dataclass(frozen=True)
class Rated:
    """An action, what it is worth in the unit of the advice, and how far off that may be (95 %, to each side)."""

    action: int
    worth: float
    error: float


@dataclass(frozen=True)
class Advice:
    """What to do: the best first, and only what was looked at closely enough to be rated."""

    seat: int
    unit: Unit
    considered: tuple[Rated, ...]
    reason: Form
    simulations: int = 0

    @property
    def best(self) -> int:
        return self.considered[0].action


def advise(turn: Turn, patience: Patience, player: str = "", also: Sequence[int] = ()) -> Advice:
    """What the strongest player of the game would do, or another one that can say why; `also` are actions to be rated
    whatever the player thinks of them."""
    return _Adviser(turn, patience, also).ask(find(player, turn.game) if player else _strongest(turn, patience))


def unit_of(seats: int) -> Unit:
    return "points" if seats == 1 else "chance" if seats == 2 else "place"


def in_unit(gained: float, seats: int) -> float:
    """A return, from -1 (last) to 1 (first), as it is told; alone it is in hundreds of points."""
    if seats == 1:
        return ALONE * gained
    return 50 * (1 + gained) if seats == 2 else 1 + (1 - gained) / 2 * (seats - 1)


def _scale(seats: int) -> float:
    """How much of the unit a whole return is."""
    return abs(in_unit(1.0, seats) - in_unit(0.0, seats))


def _strongest(turn: Turn, patience: Patience) -> Player:
    """The strongest level; where that is no planner, it searches as long as there is patience."""
    best = adviser(turn.game.id)
    if isinstance(best, Planner):
        manner = best.manner
        tomorrows, plans = min(manner.samples, TOMORROWS), min(manner.candidates, PLANS)
        return Planner(replace(manner, samples=tomorrows, candidates=plans, late=1, ambition=0))
    searcher = best if isinstance(best, Search) else Foresight(_foresight_of(turn))
    seconds = THINKING * patience.seconds
    settings = replace(searcher.settings, sims=patience.sims, time=seconds, trees=patience.trees)
    return type(searcher)(settings)


def _foresight_of(turn: Turn) -> ForesightSettings:
    return ForesightSettings(**turn.game.definition.settings.get("foresight", {}))


# --- Rating


@dataclass(frozen=True)
class _Opinion:
    """What is thought of an action: the return, its standard error, and what decides between equals."""

    action: int
    gained: float
    error: float
    value: float


class _Adviser:
    """One advice."""

    def __init__(self, turn: Turn, patience: Patience, also: Sequence[int]) -> None:
        self.turn, self.patience, self.also = turn, patience, also
        self.begun = time.perf_counter()

    def ask(self, player: Player) -> Advice:
        if not isinstance(player, Thinker):
            raise Invalid("Hints need a player that can say why, such as a search or a planner.")
        if isinstance(player, Planner):
            return self._ask_planner(player)
        thought = player.think(self.turn)
        opinions = self._also(self._searched(thought))
        worlds = self._worlds([each.action for each in opinions[:2]])
        margin = sqrt(sum(each.error**2 for each in opinions[:2]))
        return self._advice(opinions, worlds, margin, thought.simulations)

    def _searched(self, thought: Thought) -> list[_Opinion]:
        """What a search thinks of the actions that it has rated, the best first."""
        most = max(each.visits for each in thought.considered)
        firm, others = [], []
        for each in thought.considered:
            if each.gained is not None and each.error is not None:
                opinion = _Opinion(each.action, each.gained, each.error, each.value)
                if each.visits >= FIRM_SHARE * most:
                    firm.append(opinion)
                elif each.visits >= FEWEST_TRIES:
                    others.append(opinion)
        if not firm:
            raise Invalid("Hints need a player that tells what an action brings, such as a search or a planner.")
        best = max(self._told(each.gained) for each in firm)
        return self._ranked([*firm, *(each for each in others if self._told(each.gained) < best)])

    def _also(self, opinions: list[_Opinion]) -> list[_Opinion]:
        """What a search hardly tried is no better than what it found: games played on tell by how much it is worse."""
        best, rated = opinions[0], {each.action for each in opinions}
        found = list(opinions)
        for action in self.also:
            if action not in rated:
                worlds = self._worlds([best.action, action], fewest=FEWEST_WORLDS)
                gained = best.gained - max(0.0, worlds.less())
                found.append(_Opinion(action, gained, hypot(best.error, worlds.margin()), -inf))
        return self._ranked(found)

    def _ask_planner(self, planner: Planner) -> Advice:
        """A planner thinks in its own points: how the others do is seen where games are played on."""
        considered = self._planned(planner)
        points = {each.action: each.points for each in considered if each.points is not None}
        best = considered[0].action
        if best not in points:
            raise Invalid("Hints need a planner that thinks in points.")
        compared = 1 if self._is_quick() else 2
        fewest = FEWEST_WORLDS if self.patience.sims else PLANNED_WORLDS
        worlds = self._worlds([each.action for each in considered[:compared]], fewest, planner)
        opinions = []
        for action, expected in points.items():
            gained, error = self._among_others(expected, points[best] - expected, worlds)
            opinions.append(_Opinion(action, gained, error, expected))
        margin = opinions[0].error if compared == 1 else worlds.margin()
        return self._advice(self._ranked(opinions), worlds, margin, 0)

    def _planned(self, planner: Planner) -> Sequence[Considered]:
        """All actions at first sight, then, while there is time, the most promising ones at full width."""
        turn = self.turn
        if planner.manner.width <= NARROW:
            return planner.think(turn).considered
        first = Planner(replace(planner.manner, width=NARROW, samples=0)).think(turn).considered
        if self._is_quick():
            return first
        promising = dict.fromkeys([planner.choose(turn), *self.also, *(each.action for each in first[:PROMISING])])
        found: list[Considered] = []
        for action in promising:
            if len(found) > len(self.also) and self._is_late():
                break
            found += planner.think(replace(turn, legal=[action])).considered
        return sorted(found, key=lambda each: -each.value)

    def _among_others(self, points: float, less: float, worlds: Worlds) -> tuple[float, float]:
        """The return of a seat that expects so many points, so many less than where games were played on; and the
        standard error, which those games have."""
        seats, ends = self.turn.game.seats, worlds.points[:, 0, :]
        own = ends[:, self.turn.seat]
        if seats == 1:
            return points / ALONE, error_of(own) / ALONE
        chances = [_ahead(own - less - ends[:, other]) for other in range(seats) if other != self.turn.seat]
        gained, error = np.mean(chances, axis=0).tolist()
        return gained, error

    def _ranked(self, opinions: list[_Opinion]) -> list[_Opinion]:
        """The best first, by what is told of them; of equals, what the player likes better."""
        return sorted(opinions, key=lambda each: (-self._told(each.gained), -each.value))

    def _told(self, gained: float) -> float:
        """A return as exactly as it is told, the higher the better."""
        seats = self.turn.game.seats
        told = round(in_unit(gained, seats), DECIMALS[unit_of(seats)])
        return -told if unit_of(seats) == "place" else told

    def _advice(self, opinions: list[_Opinion], worlds: Worlds, margin: float, simulations: int) -> Advice:
        seats = self.turn.game.seats
        unit = unit_of(seats)
        step = 10 ** DECIMALS[unit]
        rated = tuple(
            Rated(
                each.action,
                round(in_unit(each.gained, seats), DECIMALS[unit]),
                ceil(SURE * _scale(seats) * each.error * step - 1e-9) / step,
            )
            for each in opinions
        )
        reason = self._reason(opinions, worlds, margin, simulations)
        return Advice(self.turn.seat, unit, rated, reason, simulations)

    # --- The reason

    def _reason(self, opinions: list[_Opinion], worlds: Worlds, margin: float, simulations: int) -> Form:
        if len(self.turn.legal) == 1:
            return form("hint-only")
        if len(opinions) == 1:
            return form("hint-far" if simulations else "hint-unweighed")  # a planner had no time for a second plan
        best, other = opinions[:2]
        if self._told(best.gained) == self._told(other.gained):
            how = form("hint-equal")
        else:
            ahead = abs(self._told(best.gained) - self._told(other.gained))
            clear = best.gained - other.gained > SURE * margin and ahead >= NOTABLE[unit_of(self.turn.game.seats)]
            how = form("hint-clearly" if clear else "hint-hardly")
        what = reasons(worlds, best.action, other.action)
        return form("hint-because", how=how, what=what) if what else how

    def _worlds(self, actions: list[int], fewest: int = 0, planner: Planner | None = None) -> Worlds:
        """Games played on after some actions, all with the same luck: by planners, or greedily."""
        worlds = Worlds(self.turn, actions)
        most = max(FEWEST_WORLDS, self.patience.sims // SIMS_A_WORLD) if self.patience.sims else MOST_WORLDS
        while worlds.played < fewest or (worlds.played < min(most, MOST_WORLDS) and not self._is_over()):
            worlds.play_on(planner)
        return worlds

    def _spent(self) -> float:
        return time.perf_counter() - self.begun

    def _is_quick(self) -> bool:
        return not self.patience.sims and self.patience.seconds <= QUICK

    def _is_late(self) -> bool:
        return not self.patience.sims and self._spent() > THINKING * self.patience.seconds

    def _is_over(self) -> bool:
        return not self.patience.sims and self._spent() > self.patience.seconds


def _ahead(leads: Array) -> tuple[float, float]:
    """What a lead like these is worth against one rival, from -1 to 1, if leads spread as luck does; and its standard
    error: where it nearly cannot get worse, that of the side to which it can."""
    spread = max(float(np.std(leads)), 0.5)
    steps = float(np.mean(leads)) / spread
    off = SURE * sqrt((1 + steps**2 / 2) / max(len(leads) - 1, 1))
    gained, nearer = erf(steps / sqrt(2)), erf((abs(steps) - off) / sqrt(2))
    return gained, (abs(gained) - nearer) / SURE
