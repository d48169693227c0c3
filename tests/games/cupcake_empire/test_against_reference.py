"""Whole games, step by step: the compiled rules against the independent program in tests/reference."""

import random
from collections import Counter
from itertools import product

import numpy as np
import pytest

import bakehouse as bh
from bakehouse.games.cupcake_empire.actions import TABLE
from bakehouse.kernel import play
from bakehouse.kernel.compiling import PLAIN
from bakehouse.kernel.records import CHANCE, LIST_LENGTH, MOST_SEATS, OVER
from tests.games.cupcake_empire.oracle import fields_of, options_of
from tests.reference.cupcake_empire import Table

OPTIONS = [
    {}, {"start_recipe_counts": "on"}, {"optional_action": "on"}, {"paid_moves": "one_pair"}, {"live_level": "on"},
    {"start_recipe_counts": "on", "optional_action": "on", "paid_moves": "one_pair", "live_level": "on"},
]  # fmt: skip
WEIGHTS = {"LEVEL": 6.0, "IMPROVE": 6.0, "SELL": 6.0, "SP_PAYMOVE": 0.1, "REST_PAY": 0.3, "SP_BUY": 0.3}


class Pair:
    """One game on two tables: every step is taken on both, and everything is compared after it."""

    def __init__(self, seats: int, house_rules: dict[str, str], round_limit: int = 60) -> None:
        self.game = bh.game("cupcake_empire", seats, house_rules, {"round_limit": round_limit})
        self.states = np.zeros(1, self.game.definition.state)
        self.out = np.zeros(LIST_LENGTH, np.int16)
        self.oracle = Table(seats, **options_of(self.game.house_rules, round_limit))
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
        assert self.oracle.actor == OVER or listed
        points = np.zeros(MOST_SEATS, np.int32)
        play.score(self.game.box, self.states, 0, points)
        assert points[: self.oracle.n].tolist() == self.oracle.scores()

    def play(self, rng: random.Random, lively: bool) -> None:
        """To the end; a lively game builds and sells where it can, and pays seldom."""
        while self.oracle.actor != OVER:
            listed = self.out[: self.n].tolist()
            if self.oracle.actor == CHANCE:
                self.step(rng.choices(range(self.n), listed)[0])
            else:
                weights = [WEIGHTS.get(TABLE.kind(action).name, 1.0) for action in listed] if lively else None
                self.step(rng.choices(listed, weights)[0])
        utilities = np.zeros(MOST_SEATS, np.float64)
        play.final_returns(self.game.box, self.states, 0, utilities)
        assert utilities[: self.oracle.n].tolist() == pytest.approx(self.oracle.returns(), abs=1e-12)


@pytest.mark.parametrize("house_rules", OPTIONS, ids=lambda rules: "-".join(rules) or "printed")
@pytest.mark.parametrize("lively", [False, True], ids=["anything", "lively"])
def test_games(house_rules: dict[str, str], lively: bool) -> None:
    rng = random.Random(f"{house_rules} {lively}")
    for seats in [2] if PLAIN else [2, 3, 4]:
        Pair(seats, house_rules, 6 if PLAIN else 60).play(rng, lively)


@pytest.mark.skipif(PLAIN, reason="slow as plain Python")
def test_any_combination_of_house_rules() -> None:
    rng = random.Random(4)
    for recipe, optional, pair, live in product(("off", "on"), ("off", "on"), ("free", "one_pair"), ("off", "on")):
        house_rules = {
            "start_recipe_counts": recipe, "optional_action": optional, "paid_moves": pair, "live_level": live,
        }  # fmt: skip
        Pair(rng.randint(2, 4), house_rules, rng.randint(1, 12)).play(rng, lively=rng.random() < 0.5)


@pytest.mark.skipif(PLAIN, reason="slow as plain Python")
def test_nearly_every_action_is_compared() -> None:
    """Every kind of action, and nearly every id: a few outlets and mixed recipes are too rare for so few games."""
    rng = random.Random(8)
    played: Counter[int] = Counter()
    for game in range(16):
        pair = Pair((4, 4, 3, 2)[game % 4], {})
        pair.play(rng, lively=game % 2 == 0)
        played += pair.played
    assert {TABLE.kind(action).name for action in played} == {kind.name for kind in TABLE.kinds}
    assert len(played) >= 215
