"""Whole games, step by step: the compiled rules against the independent program in tests/reference."""

import random
from collections import Counter
from itertools import product

import numpy as np
import pytest

import bakehouse as bh
from bakehouse.games.bake_the_cake.state import ENDINGS
from bakehouse.kernel import play
from bakehouse.kernel.compiling import PLAIN
from bakehouse.kernel.records import CHANCE, LIST_LENGTH, MOST_SEATS, OVER
from tests.games.bake_the_cake.oracle import fields_of, options_of
from tests.reference import bake_the_cake as reference
from tests.reference.bake_the_cake import Table
from tests.variants import spread

SWITCHES = ("many_recipes", "must_do_both", "two_different_things", "borrow_only_without_own", "spare_tool")
OPTIONS = [
    {}, {"mode": "children"}, {"tied_vote": "abstain"}, *({switch: "on"} for switch in SWITCHES),
    {"must_do_both": "on", "two_different_things": "on"},
    {"many_recipes": "on", "borrow_only_without_own": "on", "mode": "children"},
    dict.fromkeys(SWITCHES, "on"),
]  # fmt: skip


class Pair:
    """One game on two tables: every step is taken on both, and everything is compared after it."""

    def __init__(self, seats: int, house_rules: dict[str, str]) -> None:
        self.game = bh.game("bake_the_cake", seats, house_rules)
        self.states = np.zeros(1, self.game.definition.state)
        self.out = np.zeros(LIST_LENGTH, np.int16)
        self.oracle = Table(seats, **options_of(self.game.house_rules))
        self.played: Counter[int] = Counter()
        self.n = play.begin(self.game.box, self.states, 0, seats, self.out)
        self.compare()

    def step(self, action: int) -> None:
        if self.oracle.actor != CHANCE:
            self.played[action] += 1
        self.oracle.apply(action)
        self.n = play.advance(self.game.box, self.states, 0, action, self.out)
        self.compare()

    def compare(self) -> None:
        for name, value in fields_of(self.states[0]).items():
            assert getattr(self.oracle, name) == value, name
        assert self.oracle.actor == int(self.states[0].actor)
        listed = self.out[: self.n].tolist()
        assert listed == (self.oracle.outcomes() if self.oracle.actor == CHANCE else self.oracle.legal())
        assert self.oracle.actor < 0 or listed
        points = np.zeros(MOST_SEATS, np.int32)
        play.score(self.game.box, self.states, 0, points)
        assert points[: self.oracle.n].tolist() == self.oracle.scores()

    def play(self, rng: random.Random, lively: bool) -> str:
        """To the end; a lively game bakes where it can, and eats seldom."""
        while self.oracle.actor != OVER:
            listed = self.out[: self.n].tolist()
            if self.oracle.actor == CHANCE:
                self.step(rng.choice([outcome for outcome, weight in enumerate(listed) if weight]))
            else:
                weights = [weight(action) for action in listed] if lively else None
                self.step(rng.choices(listed, weights)[0])
        utilities = np.zeros(MOST_SEATS, np.float64)
        play.final_returns(self.game.box, self.states, 0, utilities)
        assert utilities[: self.oracle.n].tolist() == pytest.approx(self.oracle.returns(), abs=1e-12)
        assert self.oracle.end is not None
        return self.oracle.end


def weight(action: int) -> float:
    if action < reference.ADD:
        return 1
    if action < reference.COMPLETE:
        return 5
    if action < reference.EAT_TABLE:
        return 40
    return 0.5 if action < reference.THROW else 1


@pytest.mark.parametrize("house_rules", spread(OPTIONS, 4), ids=lambda rules: "-".join(rules) or "printed")
@pytest.mark.parametrize("lively", [False, True], ids=["anything", "lively"])
def test_games(house_rules: dict[str, str], lively: bool) -> None:
    rng = random.Random(f"{house_rules} {lively}")
    for seats in [3] if PLAIN else [3, 4, 5, 6, 3, 4, 5, 6]:
        Pair(seats, house_rules).play(rng, lively)


@pytest.mark.skipif(PLAIN, reason="slow as plain Python")
def test_any_combination_of_house_rules() -> None:
    rng = random.Random(4)
    every = list(product(("contest", "children"), ("choose", "abstain"), *[("off", "on")] * len(SWITCHES)))
    for mode, tied_vote, *switches in rng.sample(every, 24):
        house_rules = {"mode": mode, "tied_vote": tied_vote, **dict(zip(SWITCHES, switches, strict=True))}
        Pair(rng.randint(3, 6), house_rules).play(rng, lively=rng.random() < 0.5)


@pytest.mark.skipif(PLAIN, reason="slow as plain Python")
def test_every_action_and_every_ending_is_compared_at_least_once() -> None:
    rng = random.Random(8)
    played: Counter[int] = Counter()
    ends: Counter[str] = Counter()
    for game in range(40):
        pair = Pair((6, 6, 6, 3)[game % 4], {"mode": "children"} if game % 8 == 6 else {})
        ends[pair.play(rng, lively=game % 2 == 0)] += 1
        played += pair.played
    table = pair.game.definition.table
    never = [table.notation(action) for action in range(len(table)) if action not in played]
    assert not never, f"never played: {', '.join(never)}"
    assert set(ends) == set(ENDINGS)
