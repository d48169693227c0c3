"""Mining: programs play games, and where one action seems far better than all others, two searches look closely.

The two know only what the seat knows, each with deals and luck of its own. A position becomes a puzzle if both find the
same action best, and better than every other by the margin. Then each level of the game is asked to solve it.
"""

import random
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import hypot
from pathlib import Path

from bakehouse.forms import Form, form
from bakehouse.games import find as find_game
from bakehouse.games.definition import Definition
from bakehouse.games.game import Game
from bakehouse.kernel.contract import ALONE
from bakehouse.match import Match
from bakehouse.players import Considered, Player, Sight, Thinker, Turn, adviser, find, levels, turn_of
from bakehouse.players.advice import (
    DECIMALS,
    FEWEST_TRIES,
    Unit,
    in_unit,
    unit_of,
)
from bakehouse.players.networks import network_for
from bakehouse.players.planner import Planner
from bakehouse.players.reasons import FEWEST_WORLDS, SURE, Effort, look_for_reasons
from bakehouse.players.turn import turn_at
from bakehouse.players.worlds import Worlds
from bakehouse.puzzles import files
from bakehouse.puzzles.puzzle import Choice, Puzzle, laid_out
from bakehouse.puzzles.rating import rated
from bakehouse.puzzles.themes import SURPRISE, phase, theme_of
from bakehouse.record import checksum

MARGINS: dict[Unit, float] = {"points": 2.0, "chance": 3.0, "place": 0.08}
"""By how much the best action has to be better than the next, in each check: points at the end, per cent of the chance
to win, places. Single decisions are worth little in games with much luck; how clear a puzzle is, it tells itself."""
FIRST_SEED = 1_000_000
FEWEST_OPTIONS = 3
"""Between two it is a guess."""
LIKELY, LIKELY_PLAN = 0.1, 0.03
"""How much better an action has to look at first sight, in returns, to be looked at closely; to a planner, in hundreds
of points."""
SECOND_LOOKS = 0.06
"""The share of the other decisions that a quick search looks at, for what first sight does not see."""
QUICK_SIMS = 300
CHECK = "foresight:sims=1000,explore=2,temperature=0.5,confidence=2"
"""Simulations of a quick look; and the search of both checks, which tries the other actions often enough to rate them
too."""
BY_PLANS = Effort(8, 64, "plans"), Effort(24, 1536)
BY_SIGHT = Effort(24, 768, "sight"), Effort(24, 384, "search"), Effort(24, 1536)
"""Games that are played on for the reason."""
CHECK_SEEDS = (101, 202)
NARROW, PLANS = 4, 24
"""The width of a planner's first look; and so many of its best plans tell whether several actions begin good ones."""
UNTAUGHT_LOOKS = 0.3
"""The share of the decisions that are looked at where nothing was learned: each look is a search."""
CHECK_WIDTH, CHECK_TOMORROWS, CHECK_PLANS = 24, 8, 6
"""How a planner checks: the width of its beam, and how often it plays how many plans on to the end of the next turn."""
PROMISING = 6
"""Of so many actions a planner makes sure which is the best; the others are far behind at first sight."""
MOST_CHECKS, MOST_A_GAME = 12, 5
"""Positions of a game that are looked at closely, and that become puzzles."""
APART = 8
"""Decisions that lie at least between two of them."""
MOST_ALIKE = 0.04
"""The share of all puzzles that one action may be the solution of."""
MOST_OF_A_THEME = 0.4
MOST_EASY = 0.3
"""The share that may be solved by every level every time."""
A_FEW = 4
"""So many of a sort there may always be."""
ASKED, SLOW = 6, 1.5
"""How often a level is asked, and after how many seconds of the processor it is not asked again: at least once."""
MOST_SEATS_MORE = 3
"""How many more seats than the fewest are played with."""
TOLD = 4
"""Actions that are told with their worth."""


@dataclass(frozen=True)
class Standing:
    """How far the work is."""

    made: int
    games: int
    checked: int


@dataclass(frozen=True)
class Candidate:
    """A decision of a finished game that may be a puzzle."""

    decision: int
    best: int
    """What the first look prefers."""
    surprise: bool
    theme: str
    phase: str


def make(game: str, wanted: int, file: Path, told: Callable[[Standing], None], seconds: float = 0.0) -> int:
    """Add puzzles to a file until there are as many as are wanted, or until the time is over; how many there are.

    Each is written as soon as it is found, and the same call goes on where another one ended.
    """
    definition = find_game(game)
    mine = Mine(definition, files.begin(file, definition), wanted)
    until = time.monotonic() + seconds if seconds else None
    told(mine.standing)
    while len(mine.found) < wanted and (until is None or time.monotonic() < until):
        for puzzle in mine.next_game():
            files.add(file, [puzzle])
            told(mine.standing)
        told(mine.standing)
    return len(mine.found)


class Mine:
    """Looks through one game after the other."""

    def __init__(self, definition: Definition, found: Sequence[Puzzle], wanted: int) -> None:
        self.definition, self.wanted = definition, wanted
        self.found = list(found)
        self.seen = {puzzle.id for puzzle in found}
        self.number = max((puzzle.seed - FIRST_SEED + 1 for puzzle in found), default=0)
        self.games = self.checked = 0

    @property
    def standing(self) -> Standing:
        return Standing(len(self.found), self.games, self.checked)

    def next_game(self) -> Iterator[Puzzle]:
        """The puzzles of one more game of programs."""
        number, self.number = self.number, self.number + 1
        luck = random.Random(f"{self.definition.id} {number}")
        played = Played.by_programs(self.definition, FIRST_SEED + number, luck)
        self.games += 1
        taken: list[int] = []
        checks = 0
        for candidate in self._in_order(played.candidates(luck), luck):
            if checks >= MOST_CHECKS or len(taken) >= MOST_A_GAME or len(self.found) >= self.wanted:
                return
            if any(abs(candidate.decision - other) < APART for other in taken) or self._has_enough(candidate):
                continue
            if self._has_enough_easy and played.is_obvious(candidate):
                continue
            checks, self.checked = checks + 1, self.checked + 1
            puzzle = played.puzzle(candidate)
            if puzzle is not None and self._is_new(puzzle):
                taken.append(candidate.decision)
                self.found.append(puzzle)
                self.seen.add(puzzle.id)
                yield puzzle

    def _in_order(self, candidates: Sequence[Candidate], luck: random.Random) -> list[Candidate]:
        """What there are few of comes first."""
        counts = Counter(theme for puzzle in self.found for theme in puzzle.themes)
        return sorted(candidates, key=lambda each: (counts[each.theme] + counts[each.phase], luck.random()))

    def _has_enough(self, candidate: Candidate) -> bool:
        """Known before anything is looked at closely, which takes long."""
        return self._is_usual(candidate.best) or self._is_full(
            MOST_OF_A_THEME, (candidate.theme in puzzle.themes for puzzle in self.found)
        )

    def _is_usual(self, action: int) -> bool:
        """Whether an action is the solution of enough others."""
        return self._is_full(MOST_ALIKE, (other.best == action for other in self.found))

    @property
    def _has_enough_easy(self) -> bool:
        return self._is_full(MOST_EASY, map(_is_easy, self.found))

    def _is_new(self, puzzle: Puzzle) -> bool:
        """Not too much like the others, and not one more that everybody solves."""
        twin = any(other.considered[:2] == puzzle.considered[:2] for other in self.found)
        easy = _is_easy(puzzle) and self._has_enough_easy
        return puzzle.id not in self.seen and not self._is_usual(puzzle.best) and not twin and not easy

    def _is_full(self, most: float, which: Iterable[bool]) -> bool:
        """Whether there are enough of a sort: a few at first, then not more than a share of all."""
        return sum(which) >= max(A_FEW, most * len(self.found))


def _is_easy(puzzle: Puzzle) -> bool:
    return all(good == asked for good, asked in puzzle.solved.values())


@dataclass(frozen=True)
class Played:
    """A game that programs have played, as the decisions they took."""

    game: Game
    seed: int
    actions: tuple[int, ...]

    @classmethod
    def by_programs(cls, definition: Definition, seed: int, luck: random.Random) -> "Played":
        """All levels but the gentlest and the strongest take part: so positions are sensible, and of many kinds."""
        seats = luck.choice(definition.seats[: MOST_SEATS_MORE + 1])
        names = levels(definition.id)
        game = Game(definition, seats)
        players = [find(luck.choice(names[1:-1] or names), game) for _ in range(seats)]
        match = Match(game, seed)
        actions = []
        while not match.over:
            actions.append(players[match.actor].choose(turn_of(match, match.actor)))
            match.push(actions[-1])
        return cls(game, seed, tuple(actions))

    def at(self, decision: int) -> Match:
        match = Match(self.game, self.seed)
        for action in self.actions[:decision]:
            match.push(action)
        return match

    def candidates(self, luck: random.Random) -> list[Candidate]:
        """Decisions where one action looks far better than the others, or a search prefers another than first sight."""
        found, look = [], Look(self.game)
        match = Match(self.game, self.seed)
        for decision, action in enumerate(self.actions):
            if len(match.legal_ids()) >= FEWEST_OPTIONS and not asks_for_marks(match):
                best, surprise = look.at(turn_of(match, match.actor), luck)
                if best is not None:
                    theme = theme_of(self.game.definition, best)
                    found.append(Candidate(decision, best, surprise, theme, phase(decision, len(self.actions))))
            match.push(action)
        return found

    def is_obvious(self, candidate: Candidate) -> bool:
        """Whether the gentlest level always does what the first look prefers."""
        match, gentlest = self.at(candidate.decision), find(levels(self.game.id)[0], self.game)
        return all(gentlest.choose(_turn(match, seed)) == candidate.best for seed in CHECK_SEEDS)

    def puzzle(self, candidate: Candidate) -> Puzzle | None:
        """The puzzle at a decision, if there is one."""
        more = (candidate.phase, SURPRISE) if candidate.surprise else (candidate.phase,)
        return puzzle_at(self.at(candidate.decision), self.actions[: candidate.decision], more)


class Look:
    """A first look at decisions: cheap, and good enough to pass most of them by."""

    def __init__(self, game: Game) -> None:
        self.game = game
        strongest = adviser(game.id)
        self.planner = _narrow(strongest) if isinstance(strongest, Planner) else None
        self.sees = self.planner is None and network_for(game, "") is not None
        self.sight = Sight()

    @cached_property
    def quick(self) -> Thinker:
        found = find(f"foresight:sims={QUICK_SIMS}", self.game)
        assert isinstance(found, Thinker)
        return found

    def at(self, turn: Turn, luck: random.Random) -> tuple[int | None, bool]:
        """The action that may be a solution (None: there is none), and whether first sight prefers another."""
        if self.planner is not None:
            return self._planned(turn, self.planner), False
        if not self.sees:
            return (self._clear(self.quick.think(turn).considered) if luck.random() < UNTAUGHT_LOOKS else None), False
        liked = self.sight.think(turn).considered
        clear = self._clear(liked)
        if clear is not None or luck.random() >= SECOND_LOOKS:
            return clear, False
        found = self.quick.think(turn).best
        return (found, True) if found != liked[0].action else (None, False)

    def _planned(self, turn: Turn, planner: Planner) -> int | None:
        """The action that the best plan begins with, if no plan that begins otherwise comes near it. What it does later
        could mostly be done at once as well, so that is tried first."""
        begun = planner.beginnings(turn)
        best, *others = begun
        near = begun[best] - LIKELY_PLAN * ALONE
        if any(begun[other] > near for other in others):
            return None
        later = [action for action in planner.plan(turn.game, turn.states) if action in turn.legal]
        rivals = [action for action in dict.fromkeys([*later, *turn.legal]) if action != best]
        return None if any(planner.worth_of(turn, action) > near for action in rivals) else best

    def _clear(self, considered: Sequence[Considered]) -> int | None:
        """The best of some actions, if it looks far better than the next."""
        best, second = considered[0], considered[1]
        return best.action if best.value - second.value >= LIKELY else None


def _narrow(planner: Planner) -> Planner:
    """The same planner in haste."""
    return Planner(replace(planner.manner, width=NARROW, samples=0, candidates=PLANS, late=1, ambition=0))


# --- The two checks


def puzzle_at(
    match: Match, actions: tuple[int, ...], themes: tuple[str, ...], known: Puzzle | None = None
) -> Puzzle | None:
    """The puzzle where a match stands, if both checks find the same action clearly best, and the strongest level finds
    it too. The theme of the action comes before the others. Who solves a `known` one is not asked again."""
    if asks_for_marks(match):
        return None
    first = judge(match, CHECK_SEEDS[0])
    second = judge(match, CHECK_SEEDS[1]) if first else None
    if first is None or second is None or first.considered[0].action != second.considered[0].action:
        return None
    firm, definition = min(first, second, key=lambda each: each.margin), match.game.definition
    best = firm.considered[0].action
    solved = known.solved if known is not None and known.best == best else solvers(match, best)
    if solved is None or not is_found(solved, definition):
        return None
    reason = reason_for(_turn(match, CHECK_SEEDS[0]), firm.considered)
    return Puzzle(
        id=checksum(match), game=definition.id, seats=match.game.seats, seed=match.seed, actions=actions,
        unit=firm.unit, considered=firm.considered, margin=firm.margin, reason=reason,
        themes=(theme_of(definition, best), *themes), rating=rated(solved, levels(definition.id)), solved=solved,
    )  # fmt: skip


def asks_for_marks(match: Match) -> bool:
    """Whether the decision is a part of a choice that people make as a whole."""
    definition = match.game.definition
    return any(definition.table.kind(action).name in definition.marked for action in match.legal_ids())


def is_found(solved: Mapping[str, tuple[int, int]], definition: Definition) -> bool:
    """Whether the strongest level finds the solution more often than not: else it is no clear one."""
    good, asked = solved[levels(definition.id)[-1]]
    return 2 * good > asked


def checked_anew(puzzle: Puzzle) -> Puzzle | None:
    """A puzzle as it is by the programs of today, if it still is one."""
    return puzzle_at(laid_out(puzzle, find_game(puzzle.game)), puzzle.actions, puzzle.themes[1:], puzzle)


@dataclass(frozen=True)
class Judged:
    """What one search finds: the best first, and by how much it is better than the next."""

    unit: Unit
    considered: tuple[Choice, ...]
    margin: float


def judge(match: Match, seed: int) -> Judged | None:
    """What a strong program thinks of the decision at hand, knowing what the seat knows; None: nothing is clear."""
    turn = _turn(match, seed)
    strongest = adviser(match.game.id)
    found = _planned(turn, strongest) if isinstance(strongest, Planner) else _searched(turn)
    return found if found is not None and found.margin >= MARGINS[found.unit] else None


def _turn(match: Match, seed: int) -> Turn:
    """The decision as the seat knows it, dealt anew by a seed of its own."""
    return turn_at(match.game, match.states(), match.actor, match.legal_ids(), seed, len(match))


def _searched(turn: Turn) -> Judged | None:
    """A search rates what it has tried often enough: the best is what it tried most, and what brought most."""
    searcher = find(CHECK, turn.game)
    assert isinstance(searcher, Thinker)
    thought = searcher.think(turn).considered
    found = sorted((each for each in thought if each.visits >= FEWEST_TRIES), key=lambda each: -(each.gained or 0.0))
    if len(found) < 2 or found[0] is not thought[0]:
        return None
    (best, error), (second, other_error) = [(each.gained or 0.0, each.error or 0.0) for each in found[:2]]
    if best - second <= SURE * hypot(error, other_error):
        return None
    unit, seats = unit_of(turn.game.seats), turn.game.seats
    told = [Choice(each.action, round(in_unit(each.gained or 0.0, seats), DECIMALS[unit])) for each in found[:TOLD]]
    margin = round(abs(in_unit(best, seats) - in_unit(second, seats)), 1 + DECIMALS[unit])
    return Judged(unit, tuple(told), margin)


def reason_for(turn: Turn, considered: Sequence[Choice]) -> Form:
    """What the points are made of after the best action and after the next, where games are played on until they show a
    difference: by planners or by what a network sees, and where these show none, greedily."""
    efforts = BY_PLANS if isinstance(adviser(turn.game.id), Planner) else BY_SIGHT
    what = look_for_reasons(turn, considered[0].action, considered[1].action, efforts)
    return form("hint-because", how=form("hint-clearly"), what=what) if what else form("hint-clearly")


def retold(puzzle: Puzzle) -> Puzzle:
    """The same puzzle with its reason looked for anew."""
    match = laid_out(puzzle, find_game(puzzle.game))
    return replace(puzzle, reason=reason_for(_turn(match, CHECK_SEEDS[0]), puzzle.considered))


def _planned(turn: Turn, strongest: Planner) -> Judged | None:
    """A planner thinks in its own points, and goals count for nothing. The most promising actions are planned at full
    width with many tomorrows; None: the best of them is not clearly better."""
    manner = replace(strongest.manner, late=1, ambition=0)
    promising = [each.action for each in _narrow(strongest).think(turn).considered[:PROMISING]]
    planner = Planner(replace(manner, width=CHECK_WIDTH, samples=CHECK_TOMORROWS, candidates=CHECK_PLANS))
    found = planner.think(replace(turn, legal=promising)).considered
    margin = round(found[0].value - found[1].value, 1)
    if margin < MARGINS["points"]:
        return None
    points = _points_after(turn, found[0].action, planner) if turn.game.seats > 1 else found[0].value
    considered = tuple(Choice(each.action, round(points - found[0].value + each.value, 1)) for each in found[:TOLD])
    return Judged("points", considered, margin)


def _points_after(turn: Turn, action: int, planner: Planner) -> float:
    """The points at the end, after an action. Among others a planner thinks of its lead on the last days, so what it
    says of two actions tells only which of them is better and by how much."""
    worlds = Worlds(turn, [action])
    for _ in range(FEWEST_WORLDS):
        worlds.play_on(planner)
    return float(worlds.points[:, 0, turn.seat].mean())


# --- Who solves it


def solvers(match: Match, best: int) -> dict[str, tuple[int, int]] | None:
    """How often each level finds an action, and how often it was asked; None: the strongest, who is asked first, does
    not find it."""
    strongest = levels(match.game.id)[-1]
    firm = _asked(find(strongest, match.game), match, best)
    if not is_found({strongest: firm}, match.game.definition):
        return None
    return {
        level: firm if level == strongest else _asked(find(level, match.game), match, best)
        for level in levels(match.game.id)
    }


def _asked(player: Player, match: Match, best: int) -> tuple[int, int]:
    good = asked = 0
    begun = time.process_time()
    while asked < ASKED and (not asked or time.process_time() - begun < SLOW):
        good += player.choose(_turn(match, asked)) == best
        asked += 1
    return good, asked
