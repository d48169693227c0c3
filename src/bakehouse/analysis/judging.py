"""What the strongest program of a game thinks of a decision, with only what the seat knew then.

At first look it thinks little, and at a deeper one more; always about the action that was played too, and as closely as
about the best one. The same position, seed and depth always give the same opinion, on any number of cores.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import inf
from typing import Protocol

import numpy as np

from bakehouse.analysis.expecting import OWN, Care, by_points
from bakehouse.analysis.report import Depth
from bakehouse.analysis.standards import Standards
from bakehouse.games.definition import Array
from bakehouse.games.game import Game
from bakehouse.kernel import play
from bakehouse.kernel.contract import ALONE
from bakehouse.kernel.network import LEAD, LEAD_WORTH, RETURN, SPREAD, WORTH, Network, is_there
from bakehouse.kernel.records import LIST_LENGTH
from bakehouse.players.naming import adviser
from bakehouse.players.planner import Manner, Planner
from bakehouse.players.reasons import Effort
from bakehouse.players.search import Foresight, ForesightSettings
from bakehouse.players.sight import Sight
from bakehouse.players.simple import Greedy
from bakehouse.players.turn import Considered, Turn

FEWEST_TRIES = 4
"""An action was looked at if it was tried so often."""
SIMS: dict[Depth, int] = {"first": 48, "deep": 1200}
PLAYED_ON = 5 / 4
"""Divided by the turns up to a horizon: the share of them that is enough where each one is played on to it. It takes
longer, and tells more."""
TRUST = 0.5
"""What first sight expects of an action counts as so many simulations for each one by which the search trusts it."""
MEMORY: dict[Depth, int] = {"first": 12, "deep": 17}
"""Edges of a tree, as a power of two: every decision is thought about anew. A look that is so many times as deep has as
many times the room: a tree that is full grows no further, and would only seem to be sure."""
WIDTH: dict[Depth, int] = {"first": 24, "deep": 64}
"""Of plans; where many plan at the same time, the first look is narrower, and chance is looked at less closely."""
MANY, MANYS_WIDTH, MANYS_ENDS, MANYS_GAMES = 3, 24, 72, 300
"""From so many seats on, so wide for all of them together, so many ends of a roll and so many games for a reason."""
MANYS_DRAWN = 6
PLANS = 24
"""So many of the best plans tell what other actions are worth."""
NARROW = 1
"""The width of plans that only tell how far behind another action is at most."""
PROMISING = 3
"""So many of the others are planned as closely before an action is called brilliant."""
SEARCH_CARE: dict[Depth, Care] = {"first": Care(300, 48), "deep": Care(1500, 256)}
PLAN_CARE: dict[Depth, Care] = {"first": Care(60, 18), "deep": Care(300, 72)}


Efforts = tuple[Effort, ...]
"""How it is found out why a decision was bad."""
SEARCH_REASONS: dict[Depth, Efforts] = {
    "first": (Effort(24, 48, "sight"), Effort(24, 192)),
    "deep": (Effort(24, 768, "sight"), Effort(24, 1536)),
}
PLAN_REASONS: dict[Depth, Efforts] = {
    "first": (Effort(8, 24, "plans"), Effort(24, 192)),
    "deep": (Effort(24, 96, "plans"), Effort(24, 1536)),
}


@dataclass(frozen=True)
class Opinion:
    """What an action promises to the seat that decides."""

    action: int
    gained: float
    """The return; alone, hundreds of points."""
    points: float
    """The lead in points; alone, points."""
    error: float = 0.0
    """The standard error of the return; 0 where nothing was simulated."""


@dataclass(frozen=True)
class Judgement:
    """What is thought of a decision: the actions that were looked at, the best first, the one played among them."""

    opinions: Sequence[Opinion]
    sight: int
    """What the program would have played at first sight."""

    def of(self, action: int) -> Opinion:
        return next(each for each in self.opinions if each.action == action)


@dataclass(frozen=True)
class Asked:
    """A decision of the match, as the seat saw it."""

    step: int
    turn: Turn
    played: int
    runs: int
    """Runs of chance steps before it."""
    standing: Array
    """What every seat could expect there, in both measures and in points of its own."""

    @property
    def is_open(self) -> bool:
        return len(self.turn.legal) > 1


class Judge(Protocol):
    """One for each thread."""

    def judge(self, asked: Sequence[Asked]) -> Iterator[tuple[int, Judgement]]:
        """Think about decisions that a seat took in one turn: by its step, what is thought of each that was one."""


@dataclass(frozen=True)
class Method:
    """How a game is analysed: by which program, how closely chance is looked at, and a new judge for each thread."""

    program: str
    sims: int
    care: Care
    reasons: Efforts
    new_judge: Callable[[], Judge]
    whole_turns: bool = False
    """Whether a judge is handed all decisions of a turn together; else each by itself, on any core."""


def method_for(game: Game, standards: Standards, depth: Depth, times: int = 1) -> Method:
    """The method of a depth; `times` more simulations or wider plans show how sure it is."""
    if isinstance(adviser(game.id), Planner):
        width, care, reasons = _planning(game.seats, depth)
        judge = partial(_PlannerJudge, game, standards, times * width)
        return Method(f"plan:width={times * width}", 0, care, reasons, judge, True)
    usual = ForesightSettings(**game.definition.settings.get("foresight", {}))
    horizon = usual.at(game.seats).horizon
    sims = times * int(SIMS[depth] * (PLAYED_ON / horizon if horizon else 1))
    memory = MEMORY[depth] + (times - 1).bit_length()
    settings = replace(usual, sims=sims, time=0.0, trees=1, memory=memory)
    return Method(
        f"foresight:sims={sims}", sims, SEARCH_CARE[depth], SEARCH_REASONS[depth], partial(_SearchJudge, settings)
    )


def _planning(seats: int, depth: Depth) -> tuple[int, Care, Efforts]:
    """How wide plans are, how closely chance is looked at, and how reasons are found. Where many plan, all of that is
    shared out among them, and reasons are found by greedy play: plans take a hundred times as long."""
    if depth == "first" and seats >= MANY:
        games = MANYS_GAMES // seats
        return MANYS_WIDTH // seats, Care(MANYS_ENDS // seats, MANYS_DRAWN), (Effort(games, 2 * games),)
    care, reasons = PLAN_CARE[depth], PLAN_REASONS[depth]
    planned, *others = reasons
    fewer = replace(planned, most=max(planned.games, planned.most // seats))
    return WIDTH[depth], replace(care, drawn=care.drawn // seats), (fewer, *others)


# --- By a search


class _SearchJudge:
    """Searches with the eyes of a trained network; without one, as the game's search does."""

    def __init__(self, settings: ForesightSettings) -> None:
        self.settings, self.sight = settings, Sight()

    def judge(self, asked: Sequence[Asked]) -> Iterator[tuple[int, Judgement]]:
        for each in asked:
            if each.is_open:
                yield each.step, self._judgement(each.turn, each.played)

    def _judgement(self, turn: Turn, played: int) -> Judgement:
        search = Foresight(self.settings)
        thought = search.think(turn)
        looked = {each.action: each for each in thought.considered if each.visits >= FEWEST_TRIES}
        best = thought.considered[0]
        looked.setdefault(best.action, best)
        if played != best.action:
            looked[played] = search.think_of(turn, played, best.visits)
        worth = {action: each.value for action, each in looked.items()}
        # What was tried less than the best is no better than it, but for the action that was thought about as much.
        rivals = [best.action] if worth[played] <= worth[best.action] else [played, best.action]
        others = sorted((action for action in looked if action not in rivals), key=lambda action: -worth[action])
        tell, sight = self._told_by(turn, search.trees[0].network)
        return Judgement([tell(looked[action]) for action in [*rivals, *others]], sight)

    def _told_by(self, turn: Turn, network: Network) -> tuple[Callable[[Considered], Opinion], int]:
        """What is made of simulations, and what first sight would play. What a network sees at first counts as some
        simulations, because a few of them are less sure than both together."""
        if not is_there(network) or turn.game.seats == 1:
            return partial(_searched, turn), self.sight.choose(turn)
        seen = self.sight.judged(turn)
        expected = dict(zip(turn.legal, seen.tolist(), strict=True))
        trust, step = TRUST * self.settings.confidence, float(network.scales[SPREAD])

        def tell(each: Considered) -> Opinion:
            """Being ahead is the part of a search's value that is no return."""
            first, share = expected[each.action], each.visits / (each.visits + trust)
            gained, error = each.gained or 0.0, each.error or 0.0
            points = (each.value - gained) / LEAD_WORTH * step
            return Opinion(
                each.action,
                share * gained + (1 - share) * first[RETURN],
                share * points + (1 - share) * first[LEAD],
                share * error,
            )

        return tell, turn.legal[int(seen[:, WORTH].argmax())]


def _searched(turn: Turn, each: Considered) -> Opinion:
    """Of what a search without a network found out."""
    gained, error = each.gained or 0.0, each.error or 0.0
    if turn.game.seats == 1:
        return Opinion(each.action, gained, ALONE * gained, error)
    scores = each.scores or (0.0,) * turn.game.seats
    others = max(points for seat, points in enumerate(scores) if seat != turn.seat)
    return Opinion(each.action, gained, scores[turn.seat] - others, error)


# --- By plans


class _PlannerJudge:
    """Plans the rest of the turn at every decision; how that counts among the others, their expected points tell.

    What was really done is a plan, too, and so is what a plan of an earlier decision had in mind: where positions
    follow each other, the best of all that is known counts. So nobody is blamed for planning more closely than this.
    """

    def __init__(self, game: Game, standards: Standards, width: int) -> None:
        self.game, self.standards = game, standards
        self.planner = Planner(Manner(width=width, candidates=PLANS))
        self.narrow = Planner(Manner(width=NARROW))

    def judge(self, asked: Sequence[Asked]) -> Iterator[tuple[int, Judgement]]:
        plans = [self.planner.beginnings(each.turn) if each.is_open else {} for each in asked]
        after = [self._after(each) for each in asked]
        chained = [
            after[place].tobytes() == each.turn.states.tobytes() for place, each in enumerate(asked[1:])
        ] + [False]  # fmt: skip
        best = [max(each.values(), default=-inf) for each in plans]
        for place, each in enumerate(asked[:-1]):
            foreseen = best[place] if not each.is_open else plans[place].get(each.played, -inf)
            if chained[place]:
                best[place + 1] = max(best[place + 1], foreseen)
        own = [0.0] * len(asked)
        for place in reversed(range(len(asked))):
            own[place] = best[place + 1] if chained[place] else self._worth(asked[place].turn, after[place])
            best[place] = max(best[place], own[place])
        for place, each in enumerate(asked):
            if each.is_open:
                plans[place][each.played] = own[place]
                yield each.step, self._judgement(each, plans[place], best[place])

    def _after(self, asked: Asked) -> Array:
        states = asked.turn.states.copy()
        play.advance(self.game.box, states, 0, asked.played, np.zeros(LIST_LENGTH, np.int16))
        return states

    def _worth(self, turn: Turn, states: Array) -> float:
        return self.planner.worth_at(turn, states)

    def _judgement(self, asked: Asked, worth: dict[int, float], best: float) -> Judgement:
        """`worth` holds what is known of some actions; the best of them all is worth `best`."""
        sight = Greedy().choose(asked.turn)
        tell = partial(self._among_others, asked, best)
        if worth[asked.played] == best and asked.played != sight:
            self._look_for_equals(asked, worth, tell)
        told = {action: tell(action, min(value, best)) for action, value in worth.items()}
        first = asked.played if worth[asked.played] == best else max(worth, key=lambda action: worth[action])
        others = sorted((action for action in told if action != first), key=lambda action: -told[action].gained)
        return Judgement([told[first], *(told[action] for action in others)], sight)

    def _look_for_equals(self, asked: Asked, worth: dict[int, float], tell: Callable[[int, float], Opinion]) -> None:
        """Before an action that first sight does not find is called brilliant: is another one about as good? Those that
        no good plan begins with are planned in haste, then the best of them closely, until one is."""
        turn, played = asked.turn, asked.played
        enough = tell(played, worth[played]).gained - self.standards.thresholds.brilliant

        def is_one() -> bool:
            return any(tell(other, value).gained > enough for other, value in worth.items() if other != played)

        hasty = dict.fromkeys([Greedy().choose(turn), *turn.legal])
        for action in hasty:
            if is_one():
                return
            if action not in worth:
                worth[action] = self.narrow.worth_of(turn, action)
        for action in sorted(worth, key=lambda action: -worth[action])[: 1 + PROMISING]:
            if is_one():
                return
            if action != played:
                worth[action] = max(worth[action], self.planner.worth_of(turn, action))

    def _among_others(self, asked: Asked, best: float, action: int, worth: float) -> Opinion:
        """The plans say what an action costs beside the best; among others it counts from what they all expect."""
        if self.game.seats == 1:
            return Opinion(action, worth / ALONE, worth)
        seat, points = asked.turn.seat, asked.standing[:, OWN].copy()
        points[seat] += worth - best
        gained = float(by_points(points, self.standards.spread(asked.runs))[seat])
        others = max(points[other] for other in range(self.game.seats) if other != seat)
        return Opinion(action, gained, float(points[seat] - others))
