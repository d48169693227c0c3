"""Whole games, step by step: the compiled rules against the independent program in tests/reference."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

import numpy as np
import pytest

import bakehouse as bh
from bakehouse.games.bake_and_sale.state import PARTS
from bakehouse.kernel import play
from bakehouse.kernel.compiling import PLAIN
from bakehouse.kernel.records import CHANCE, LIST_LENGTH, MOST_SEATS, OVER
from tests.games.bake_and_sale.oracle import Reader, table_of
from tests.reference import bake_and_sale as reference
from tests.reference.bake_and_sale import (
    BREADS,
    MOST_LOAVES,
    OPTIONS,
    ORDERS,
    PINS,
    PRODUCE,
    RECIPE,
    RETAIL,
    Sheet,
    Table,
)
from tests.variants import spread

NEVER = {70, 86}
"""Eight loaves of focaccia or sourdough bread: a market row of 15 spaces never gives that much."""
ALL_IDS = set(range(95)) - NEVER

Policy = Callable[[Table, list[int]], int]


class Pair:
    """One game on two tables: every step is taken on both, and everything is compared after it."""

    def __init__(self, seats: int, options: tuple[str, str, str] = ("visit", "sum", "visit")) -> None:
        house_rules = dict(zip(("market_cost", "ladder", "swap"), options, strict=True))
        self.game = bh.game("bake_and_sale", seats, house_rules)
        self.states = np.zeros(1, self.game.definition.state)
        self.out = np.zeros(LIST_LENGTH, np.int16)
        self.points = np.zeros(MOST_SEATS, np.int32)
        self.utilities = np.zeros(MOST_SEATS, np.float64)
        self.oracle = Table(seats, *options)
        self.reader = Reader(self.states)
        self.played: Counter[int] = Counter()
        self.n = play.begin(self.game.box, self.states, 0, seats, self.out)
        self.compare()

    def step(self, action: int) -> None:
        if self.oracle.actor != CHANCE:
            self.played[action] += 1
        self.oracle.apply(action)
        self.n = play.advance(self.game.box, self.states, 0, action, self.out)
        self.compare()

    def turn_to(self, seat: int) -> None:
        self.oracle.turn_to(seat)
        assert play.turn_table_to(self.states, 0, seat)
        self.n = play.list_options(self.game.box, self.states, 0, self.out)
        self.compare()

    def compare(self) -> None:
        assert self.reader.table() == table_of(self.oracle)
        for seat, sheet in enumerate(self.oracle.sheets):
            assert self.reader.sheet(seat) == vars(sheet), f"seat {seat}"
        listed = self.out[: self.n].tolist()
        assert listed == (self.oracle.outcomes() if self.oracle.actor == CHANCE else self.oracle.legal())
        assert self.oracle.actor < 0 or listed

    def compare_money(self) -> None:
        seats, box = self.oracle.seats, self.game.box
        play.score(box, self.states, 0, self.points)
        assert self.points[:seats].tolist() == self.oracle.scores()
        play.final_returns(box, self.states, 0, self.utilities)
        assert self.utilities[:seats].tolist() == pytest.approx(self.oracle.returns(), abs=1e-12)
        for seat in range(seats):
            parts = np.zeros(len(PARTS), np.int32)
            play.score_parts(box, self.states, 0, seat, parts)
            assert dict(zip(PARTS, parts.tolist(), strict=True)) == self.oracle.parts(seat)

    def play(self, policies: Sequence[Policy], rng: random.Random, turning: float = 0.0) -> Counter[int]:
        """To the end; with the probability `turning` another awaited seat comes first."""
        while self.oracle.actor != OVER:
            if self.oracle.actor == CHANCE:
                self.compare_money()
                self.step(rng.randrange(6))
                continue
            if rng.random() < turning:
                self.turn_to(rng.choice(sorted(self.oracle.awaited)))
            self.step(policies[self.oracle.actor](self.oracle, self.out[: self.n].tolist()))
        self.compare_money()
        return self.played


class Anything:
    """Any legal action."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def __call__(self, table: Table, legal: list[int]) -> int:
        return self.rng.choice(legal)


class Lively(Anything):
    """Bakes, delivers, consults and opens buildings when it can, and seldom ends a day early."""

    def __call__(self, table: Table, legal: list[int]) -> int:
        return self.rng.choices(legal, [self.weight(action) for action in legal])[0]

    def weight(self, action: int) -> float:
        if action >= PRODUCE:
            return 1 + (action - PRODUCE) % MOST_LOAVES
        if RETAIL <= action < reference.ACADEMY:
            return 8
        if action == reference.END_DAY:
            return 0.1
        opening = (reference.CONSULTING, reference.FRIENDLY, reference.STOCK, reference.LAB, reference.MARKET_SWAPPED)
        return 4 if action in opening else 1


class Wishful(Anything):
    """Saves all week for one action: a large baking, or a retail order. Afterwards it does anything."""

    def __init__(self, rng: random.Random, wish: int) -> None:
        super().__init__(rng)
        self.wish = wish
        self.fulfilled = False
        self.loaves = dict.fromkeys(BREADS, 0)
        self.supplies = dict.fromkeys(range(6), 0)
        if wish >= PRODUCE:
            self.loaves[(wish - PRODUCE) // MOST_LOAVES] = (wish - PRODUCE) % MOST_LOAVES + 1
        else:
            supplies, loaves, _ = ORDERS[wish - RETAIL + 1]
            self.supplies |= supplies
            self.loaves |= loaves

    def missing(self, sheet: Sheet) -> list[int]:
        """What the stock lacks of each supply."""
        lacking = dict(self.supplies)
        for bread, loaves in self.loaves.items():
            for row, each in RECIPE[bread].items():
                lacking[row] += each * max(loaves - sheet.loaves[bread], 0)
        return [lacking[row] - sheet.have[row] for row in range(6)]

    def __call__(self, table: Table, legal: list[int]) -> int:
        sheet = table.sheets[table.actor]
        if self.fulfilled:
            return super().__call__(table, legal)
        if self.wish in legal:
            self.fulfilled = True
            return self.wish
        return self.in_main(sheet, legal) if sheet.phase == "MAIN" else self.in_step(sheet, legal)

    def in_main(self, sheet: Sheet, legal: list[int]) -> int:
        lacking = self.missing(sheet)
        wanted = []
        if self.wish < PRODUCE:
            lots = [(b, n - sheet.loaves[b]) for b, n in self.loaves.items() if n > sheet.loaves[b]]
            wanted += [PRODUCE + MOST_LOAVES * b + n - 1 for b, n in lots]
        if not sheet.business > 3:
            wanted.append(reference.CONSULTING)
        if any(self.loaves[b] and sheet.pins[b] < PINS[b] for b in BREADS):
            wanted.append(reference.LAB)
        if max(lacking[2:]) > 0:
            wanted.append(reference.LOCAL)
        if max(lacking[:2]) > 0:
            wanted.append(reference.MARKET)
        return next((action for action in wanted if action in legal), reference.END_DAY)

    def in_step(self, sheet: Sheet, legal: list[int]) -> int:
        lacking = self.missing(sheet)
        useful = [action for action in legal if self.useful(sheet, lacking, action)]
        if not useful and reference.MARKET_DONE in legal:
            return reference.MARKET_DONE
        return self.rng.choice(useful or legal)

    def useful(self, sheet: Sheet, lacking: list[int], action: int) -> bool:
        if reference.TAKE <= action < reference.NETWORK:
            return lacking[action - reference.TAKE] > 0
        if reference.PIN <= action < reference.FAME_TRACK:
            return self.loaves[action - reference.PIN + reference.FOCACCIA] > 0
        return False


def wishes() -> Iterator[int]:
    yield from (RETAIL + order - 1 for order in ORDERS)
    yield from sorted(ALL_IDS.intersection(range(PRODUCE, 95)))


@pytest.mark.parametrize("options", spread([(options,) for options in OPTIONS], 3), ids="-".join)
@pytest.mark.parametrize("policy", [Anything, Lively])
@pytest.mark.parametrize("turning", [0.0, 0.3], ids=["in turn", "in any order"])
def test_games_of_one_to_four_seats(options: tuple[str, str, str], policy: type[Anything], turning: float) -> None:
    rng = random.Random(f"{options} {policy.__name__} {turning}")
    for seats in [1] if PLAIN else [1, 1, 2, 2, 3, 4]:
        Pair(seats, options).play([policy(rng)] * seats, rng, turning)


@pytest.mark.skipif(PLAIN, reason="slow as plain Python")
@pytest.mark.parametrize("options", OPTIONS[::3], ids="-".join)
def test_games_of_eight_seats(options: tuple[str, str, str]) -> None:
    rng = random.Random(f"eight {options}")
    Pair(8, options).play([Anything(rng), Lively(rng)] * 4, rng, turning=0.1)


@pytest.mark.skipif(PLAIN, reason="slow as plain Python")
def test_every_action_is_compared_at_least_once() -> None:
    rng = random.Random(8)
    played: Counter[int] = Counter()
    left = list(wishes())
    for _ in range(3):  # luck may deny a wish once or twice
        bakers = [Wishful(rng, wish) for wish in left]
        for first in range(0, len(bakers), 4):
            policies = bakers[first : first + 4]
            played += Pair(len(policies)).play(policies, rng)
        left = [baker.wish for baker in bakers if not baker.fulfilled]
    for _ in range(10):
        played += Pair(1).play([Lively(rng)], rng)
    assert set(played) - ALL_IDS == set()
    never_played = sorted(ALL_IDS - set(played))
    names = [bh.game("bake_and_sale").definition.table.notation(action) for action in never_played]
    assert not names, f"never played: {', '.join(names)}"
