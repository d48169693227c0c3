"""The study of a game that a report tells of: watched games, what components are worth, skill, and house rules.

Everything is compared on equal luck: the same seeds, with one thing changed.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from itertools import pairwise

import numpy as np

from bakehouse.errors import Invalid
from bakehouse.games.definition import Use
from bakehouse.games.game import Game, checked_seed
from bakehouse.lab import intervals
from bakehouse.lab.intervals import Change, Estimate
from bakehouse.lab.metrics import Metric, metrics_of, place_drawn, titles_of
from bakehouse.lab.watching import Seating, Watched, company_of, seating_of, watch
from bakehouse.simulation.batch import Wish

PORTIONS = 20
"""The games are played in so many portions; when somebody interrupts, the finished ones are told of."""
FEWEST_OF_A_PORTION = 256
SHARE_OF_TESTS = 25
"""For each test of a component there is a game for so many of the report."""
FEWEST_TESTS, MOST_TESTS = 200, 4000
PROBED = 64
"""After so many games in which a component was never used although it was forced, it counts as not to be chosen."""
SKILL = (0, 25, 50, 75, 100)
"""The ladder of skill: how many per cent of its decisions a greedy player thinks about."""
SKILL_GAMES = 2000
HOUSE_GAMES = 2000


@dataclass(frozen=True)
class Plan:
    """What is asked: a game, who plays, and how many games."""

    game: Game
    players: tuple[str, ...]
    games: int
    seed: int = 0
    tests: int | None = None
    """Games for each test of a component; 0: none are tested. A 25th of all games, if not said."""
    threads: int | None = None

    def __post_init__(self) -> None:
        if self.games < 1:
            raise Invalid(f"A report needs at least one game, not {self.games}.")
        checked_seed(self.seed)
        checked_seed(self.seed + self.games)
        seating_of(self.game, self.players)  # or a sentence about who cannot be seated

    @property
    def is_compiled(self) -> bool:
        return company_of(self.game, self.seating.players) is not None

    @property
    def seating(self) -> Seating:
        """Who plays where nobody is told anything, and nothing is compared with another box."""
        return seating_of(self.game, self.players, at_home=True)

    @property
    def goes_by_habit(self) -> bool:
        """Whether those are players who know nothing of other rules, nor of the ways that a wish leads into."""
        return self.seating != seating_of(self.game, self.players)

    @property
    def testers(self) -> tuple[str, ...]:
        """Who plays the games in which one seat is told something."""
        return self.players if self.is_compiled else ("greedy",)

    @property
    def tested_games(self) -> int:
        asked = self.tests
        if asked is None:
            asked = min(max(self.games // SHARE_OF_TESTS, FEWEST_TESTS), MOST_TESTS)
        return min(asked, self.games)

    @property
    def compared_games(self) -> int:
        """For each house rule, and for each step of skill."""
        return min(self.games, HOUSE_GAMES)

    def steps(self) -> int:
        """About how many games are going to be played."""
        house_rules = sum(len(rule.values) - 1 for rule in self.game.edition.house_rules.values())
        tests = 2 * len(self.game.definition.uses) * self.tested_games
        skill = (len(SKILL) - 1 + (self.game.seats == 1)) * min(self.games, SKILL_GAMES)
        return self.games + tests + skill + house_rules * self.compared_games


@dataclass(frozen=True)
class Worth:
    """What is known of a component. Changes are those of the seat that was told something, against the same seeds."""

    place: int
    use: Use
    used: Estimate
    times: Estimate
    with_it: Estimate
    without_it: Estimate
    forbidden: Change | None = None
    forced: Change | None = None
    forced_points: Change | None = None
    forbidden_points: Change | None = None
    possible: float = float("nan")
    """The share of games in which the seat that must use it could."""


@dataclass(frozen=True)
class SkillStep:
    """How a player who thinks more often fares among players who think less often; alone, the points."""

    weaker: int
    stronger: int
    result: Estimate


@dataclass(frozen=True)
class HouseEffect:
    """What another value of a house rule changes."""

    rule: str
    value: str
    words: str
    changes: dict[str, Change]


@dataclass
class Findings:
    """What the study has found so far."""

    plan: Plan
    games: Watched | None = None
    worth: list[Worth] = field(default_factory=list)
    skill: list[SkillStep] = field(default_factory=list)
    house_rules: list[HouseEffect] = field(default_factory=list)
    people: Watched | None = None
    """Matches of people with the same box, if somebody has them."""
    finished: bool = False
    known: dict[str, Estimate] = field(default_factory=dict)

    @property
    def watched(self) -> Watched:
        assert self.games is not None
        return self.games

    @cached_property
    def metrics(self) -> dict[str, Metric]:
        return metrics_of(self.plan.game)

    @cached_property
    def titles(self) -> list[str]:
        """Of the counted components."""
        return titles_of(self.plan.game)

    def estimate(self, metric: Metric) -> Estimate:
        """A figure of the watched games; the page shows some of them in several places."""
        if metric.name not in self.known:
            self.known[metric.name] = metric.estimate(self.watched)
        return self.known[metric.name]


Progress = Callable[[str, int], None]
"""Hears what is being done, and how many more games are finished."""


def study(plan: Plan, findings: Findings, progress: Progress = lambda what, games: None) -> None:
    """Play everything that a report needs; `findings` fills up as it goes, so that nothing is lost."""
    _play(plan, findings, progress)
    _weigh_components(plan, findings, progress)
    _trace_skill(plan, findings, progress)
    _try_house_rules(plan, findings, progress)
    findings.finished = True


def _play(plan: Plan, findings: Findings, progress: Progress) -> None:
    portion = max(plan.games // PORTIONS, FEWEST_OF_A_PORTION if plan.is_compiled else 1)
    portions: list[Watched] = []
    end = plan.seed + plan.games
    try:
        for first in range(plan.seed, end, portion):
            seeds = range(first, min(first + portion, end))
            told = partial(progress, "Games")
            portions.append(watch(plan.game, seeds, plan.players, threads=plan.threads, progress=told, at_home=True))
    finally:
        if portions:
            findings.games = Watched.joined(portions)


# --- Components


def _weigh_components(plan: Plan, findings: Findings, progress: Progress) -> None:
    games = findings.watched
    findings.worth = [_observed(games, place, use) for place, use in enumerate(plan.game.definition.uses)]
    if not plan.tested_games:
        return
    free = games.first(plan.tested_games)
    if not plan.is_compiled or plan.goes_by_habit:
        seeds = range(plan.seed, plan.seed + plan.tested_games)
        free = watch(plan.game, seeds, plan.testers, threads=plan.threads)
    for place, observed in enumerate(findings.worth):
        findings.worth[place] = _tested(plan, free, observed)
        progress("Components", 2 * plan.tested_games)


def _observed(games: Watched, place: int, use: Use) -> Worth:
    drawn = place_drawn(games.game, use)
    there = slice(None) if drawn is None else games.used[:, 0, drawn] > 0
    used = games.used[there, :, place]
    result = (games.wins if games.game.seats > 1 else games.scores)[there]
    kind = intervals.share if games.game.seats > 1 else intervals.mean
    return Worth(
        place=place,
        use=use,
        used=intervals.share((used > 0).mean(axis=1)),
        times=intervals.mean(used.mean(axis=1)),
        with_it=kind(result[used > 0]),
        without_it=kind(result[used == 0]),
    )


def _tested(plan: Plan, free: Watched, observed: Worth) -> Worth:
    """Let one seat of each game do without the component, and let one use it as soon as it can."""
    games = len(free)
    first = int(free.seeds[0])
    name = str(observed.use)
    few = range(first, first + min(PROBED, games))
    probed = watch(plan.game, few, plan.testers, Wish(name, "forced"), threads=plan.threads)
    if not probed.seen["used_at"].any():
        return observed
    seeds = range(first, first + games)
    forced = watch(plan.game, seeds, plan.testers, Wish(name, "forced"), threads=plan.threads)
    forbidden = watch(plan.game, seeds, plan.testers, Wish(name, "forbidden"), threads=plan.threads)

    def change(after: Watched, points: bool) -> Change:
        before_values, after_values = (w.scores if points else w.wins for w in (free, after))
        return intervals.paired(free.of_tester(before_values), after.of_tester(after_values))

    return Worth(
        observed.place,
        observed.use,
        observed.used,
        observed.times,
        observed.with_it,
        observed.without_it,
        forbidden=change(forbidden, points=plan.game.seats == 1),
        forced=change(forced, points=plan.game.seats == 1),
        forbidden_points=change(forbidden, points=True),
        forced_points=change(forced, points=True),
        possible=float((forced.seen["used_at"] > 0).mean()),
    )


def shown_worth(worth: Sequence[Worth]) -> list[tuple[bool, bool]]:
    """For each component whether forbidding and forcing it change the result beyond chance, all of them together."""
    tests = [change for each in worth for change in (each.forbidden, each.forced)]
    shown = iter(intervals.beyond_chance([change.chance for change in tests if change]))
    return [
        (bool(each.forbidden) and next(shown), bool(each.forced) and next(shown))  # both or neither are there
        for each in worth
    ]


# --- Skill


def _trace_skill(plan: Plan, findings: Findings, progress: Progress) -> None:
    games, seats = min(plan.games, SKILL_GAMES), plan.game.seats
    if seats == 1:
        for level in SKILL:
            seeds = range(plan.seed, plan.seed + games)
            played = watch(plan.game, seeds, care=[level], threads=plan.threads)
            findings.skill.append(SkillStep(level, level, intervals.mean(played.scores[:, 0])))
            progress("Skill", games)
        return
    for weaker, stronger in pairwise(SKILL):
        won = []
        for seat in range(seats):
            care = [stronger if other == seat else weaker for other in range(seats)]
            seeds = range(plan.seed + seat, plan.seed + games, seats)
            won.append(watch(plan.game, seeds, care=care, threads=plan.threads).wins[:, seat])
        findings.skill.append(SkillStep(weaker, stronger, intervals.share(np.concatenate(won))))
        progress("Skill", games)


# --- House rules


def _try_house_rules(plan: Plan, findings: Findings, progress: Progress) -> None:
    if not plan.is_compiled:
        return
    game, before = plan.game, findings.watched.first(plan.compared_games)
    seeds = range(plan.seed, plan.seed + len(before))
    if plan.goes_by_habit:
        before = watch(game, seeds, plan.players, threads=plan.threads)
    followed = key_metrics(game)
    for rule in game.edition.house_rules.values():
        for value, words in rule.values.items():
            if value == game.house_rules[rule.name]:
                continue
            other = Game(game.definition, game.seats, game.house_rules | {rule.name: value}, game.edition.changes)
            after = watch(other, seeds, plan.players, threads=plan.threads)
            changes = {metric.name: metric.change(before, after) for metric in followed}
            findings.house_rules.append(HouseEffect(rule.name, value, words, changes))
            progress("House rules", len(before))


def key_metrics(game: Game) -> list[Metric]:
    """The metrics that say most in one look."""
    wanted = ["length", "branching", "clarity", "points"]
    wanted += ["win.place_1", "seat_gap", "lead_changes", "drama", "decisiveness"] if game.seats > 1 else []
    known = metrics_of(game)
    listed = [known[name] for name in wanted]
    endings = [metric for name, metric in known.items() if name.startswith("ending.")]
    levels = [metric for name, metric in known.items() if name.startswith("level.")]
    return listed + endings + levels
