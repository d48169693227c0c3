"""Whole games, step by step: the compiled rules against the independent program in tests/reference."""

import random
from collections import Counter
from itertools import product
from typing import Any

import numpy as np
import pytest

import bakehouse as bh
from bakehouse.kernel import play
from bakehouse.kernel.compiling import PLAIN
from bakehouse.kernel.generator import new_rng
from bakehouse.kernel.records import CHANCE, LIST_LENGTH, MOST_SEATS, OVER
from tests.games.cake_auf.oracle import fields_of, oracle_at
from tests.reference import cake_auf as reference
from tests.reference.cake_auf import Table
from tests.variants import spread

HOUSE_RULES = {
    "picky_eater": "transfer", "freezer_burn": "game", "hands_between_rounds": "fresh", "tie_break": "shared",
    "counteraction": "own",
}  # fmt: skip
OPTIONS: list[dict[str, str]] = [{}, *({name: value} for name, value in HOUSE_RULES.items()), HOUSE_RULES]
NEVER_LEGAL = 49  # bans and burns on recipes without the icon


class Pair:
    """One game on two tables: every step is taken on both, and everything is compared after it."""

    def __init__(self, seats: int, house_rules: dict[str, str], closing_turns: int = 20) -> None:
        self.game = bh.game("cake_auf", seats, house_rules, {"closing_turns": closing_turns})
        self.states = np.zeros(1, self.game.definition.state)
        self.aside = self.states.copy()
        self.out = np.zeros(LIST_LENGTH, np.int16)
        self.options: dict[str, Any] = self.game.house_rules | {"closing_turns": closing_turns}
        self.oracle = Table(seats, **self.options)
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

    def redeal(self, seat: int, seed: int) -> None:
        """A redealt world fits all that the seat knows, as the reference sees it."""
        self.aside[0] = self.states[0]
        play.redeal_table(self.game.box, self.aside, 0, seat, new_rng(seed))
        assert self.oracle.consistent(oracle_at(self.aside[0], self.options), seat)

    def play(self, rng: random.Random, lively: bool) -> str:
        """To the end; a lively game places what it can and seldom throws cards away."""
        steps = 0
        while self.oracle.actor != OVER:
            listed = self.out[: self.n].tolist()
            if self.oracle.actor == CHANCE:
                self.step(rng.choices(range(len(listed)), listed)[0])
            else:
                weights = [8 if action < 73 else 0.3 if action in (264, 265, 266) else 1 for action in listed]
                self.step(rng.choices(listed, weights if lively else None)[0])
            steps += 1
            if steps % 7 == 0:
                self.redeal(rng.randrange(self.oracle.n), steps)
        utilities = np.zeros(MOST_SEATS, np.float64)
        play.final_returns(self.game.box, self.states, 0, utilities)
        assert utilities[: self.oracle.n].tolist() == pytest.approx(self.oracle.returns(), abs=1e-12)
        ending = {"recipes": 1, "closing": 2}[str(self.oracle.end)]
        assert int(self.states[0].ending) == ending
        return str(self.oracle.end)


@pytest.mark.parametrize("house_rules", spread(OPTIONS, 3), ids=lambda rules: "-".join(rules) or "printed")
@pytest.mark.parametrize("lively", [False, True], ids=["anything", "lively"])
def test_games(house_rules: dict[str, str], lively: bool) -> None:
    rng = random.Random(f"{house_rules} {lively}")
    for seats in [3] if PLAIN else [2, 3, 4]:
        Pair(seats, house_rules).play(rng, lively)


@pytest.mark.skipif(PLAIN, reason="slow as plain Python")
def test_any_combination_of_house_rules() -> None:
    rng = random.Random(4)
    every = list(product(*[(False, True)] * len(HOUSE_RULES)))
    for chosen in rng.sample(every, 6):
        house_rules = {name: value for (name, value), on in zip(HOUSE_RULES.items(), chosen, strict=True) if on}
        Pair(rng.randint(2, 4), house_rules, rng.randint(8, 30)).play(rng, lively=rng.random() < 0.5)


@pytest.mark.slow
@pytest.mark.skipif(PLAIN, reason="slow as plain Python")
def test_every_action_and_every_ending_is_compared_at_least_once() -> None:
    rng = random.Random(8)
    played: Counter[int] = Counter()
    ends: Counter[str] = Counter()
    for game in range(24):
        pair = Pair(2 + game % 3, {}, 8 if game % 5 == 0 else 20)
        ends[pair.play(rng, lively=game % 2 == 0)] += 1
        played += pair.played
    assert len(reference.ACTIONS) - len(played) <= NEVER_LEGAL + 12
    assert set(ends) == {"recipes", "closing"}
