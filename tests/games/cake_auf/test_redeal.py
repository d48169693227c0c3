"""`redeal`: uniform over the worlds that fit what a seat knows, and nothing that the seat can read changes."""

from collections import Counter
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

import bakehouse as bh
from bakehouse.games.cake_auf.actions import counted
from bakehouse.games.cake_auf.state import CODES, KINDS, RECIPES
from bakehouse.games.definition import Array
from bakehouse.kernel import play
from bakehouse.kernel.compiling import PLAIN
from bakehouse.kernel.generator import new_rng
from bakehouse.kernel.records import CHANCE, LIST_LENGTH, OVER
from bakehouse.testing.conformance import Walk
from tests.games.cake_auf.oracle import fields_of

NAME = dict(zip(CODES, KINDS, strict=True))
DRAWS = 1_500 if PLAIN else 6_000
CHI_SQUARE = {2: 13.8, 5: 20.5}
"""Exceeded once in a thousand tries, by degrees of freedom; the seeds are fixed."""


def small(recipes: dict[str, str], hand: str, deck: str, known: str = "") -> tuple[bh.Game, Array]:
    """Two players; seat 0 has an empty hand, and every card not named lies in the discard pile."""
    game = bh.game("cake_auf", 2)
    named = Counter(NAME[code] for cards in (*recipes.values(), hand, deck) for code in cards.split())
    printed = dict(zip(KINDS, counted(int(game.box[0].copies)), strict=True))
    described: dict[str, Any] = {
        "players": [
            {"recipes": {"baklava": []}},
            {
                "hand": [NAME[code] for code in hand.split()],
                "recipes": {key: [NAME[code] for code in cards.split()] for key, cards in recipes.items()},
            },
        ],
        "deck": [NAME[code] for code in deck.split()],
        "discard": list((Counter(printed) - named).elements()),
        "known": [[0, 1, [NAME[code] for code in known.split()]]],
    }
    states = np.zeros(2, game.definition.state)
    play.begin(game.box, states, 0, 2, np.zeros(LIST_LENGTH, np.int16))
    game.lay_out(states, described)
    return game, states


def faces(s: Any, key: str) -> str:
    return " ".join(CODES[kind] for kind in sorted(fields_of(s)["cards"][RECIPES.index(key)]))


def held(s: Any) -> str:
    return " ".join(CODES[kind] for kind, count in enumerate(counted(int(s.hand[1]))) for _ in range(count))


def chi_square(found: Counter[Any], expected: dict[Any, Fraction]) -> float:
    assert set(found) == set(expected)
    total = sum(found.values())
    return float(sum((found[world] - total * p) ** 2 / (total * p) for world, p in expected.items()))


SIXTH, NINTH, THIRD = Fraction(1, 6), Fraction(1, 9), Fraction(1, 3)


@pytest.mark.parametrize(
    ("recipes", "hand", "deck", "known", "expected"),
    [
        (
            {"gelato": "Su Mi"}, "Su Nu", "Fl", "Su",
            {("Su Mi", "Su Nu"): SIXTH, ("Su Mi", "Fl Su"): SIXTH, ("Su Nu", "Su Mi"): SIXTH,
             ("Su Nu", "Fl Su"): SIXTH, ("Mi Nu", "Su Su"): SIXTH, ("Mi Nu", "Fl Su"): SIXTH},
        ),
        (
            {"gelato": "Mi Nu"}, "Su Su Su Fl", "Su Fl Fl", "",
            {("Su Mi",): 4 * NINTH, ("Su Nu",): 4 * NINTH, ("Mi Nu",): NINTH},
        ),
        (
            {"mochi": "Su", "pavlova": "Fr"}, "Ri", "Fl", "",
            {("Su", "Fr"): THIRD, ("Ri", "Su"): THIRD, ("Ri", "Fr"): THIRD},
        ),
    ],
    ids=["known_hand", "copies", "acceptance"],
)  # fmt: skip
def test_every_world_has_its_chance(
    recipes: dict[str, str], hand: str, deck: str, known: str, expected: dict[Any, Fraction]
) -> None:
    game, states = small(recipes, hand, deck, known)
    found: Counter[Any] = Counter()
    rng = new_rng(5)
    for _ in range(DRAWS):
        states[1] = states[0]
        play.redeal_table(game.box, states, 1, 0, rng)
        world = tuple(faces(states[1], key) for key in recipes)
        found[world + ((held(states[1]),) if known else ())] += 1
    assert chi_square(found, expected) < CHI_SQUARE[len(expected) - 1]


def test_who_has_seen_what_is_mixed_too() -> None:
    game, states = small({"gelato": "Su Mi"}, "Nu", "Fl")
    three = bh.game("cake_auf", 3)
    states = np.zeros(2, three.definition.state)
    play.begin(three.box, states, 0, 3, np.zeros(LIST_LENGTH, np.int16))
    three.lay_out(
        states,
        {
            "players": [
                {"recipes": {"baklava": []}}, {"recipes": {"gelato": ["sugar", "milk"]}}, {"recipes": {"mochi": []}},
            ],
            "seen": [["gelato", "sugar", [2]]],
        },
    )  # fmt: skip
    found: Counter[Any] = Counter()
    rng = new_rng(7)
    for _ in range(DRAWS // 4):
        states[1] = states[0]
        play.redeal_table(three.box, states, 1, 0, rng)
        under = fields_of(states[1])["cards"][RECIPES.index("gelato")]
        assert sorted(map(sorted, under.values())) == [[1], [1, 2]]
        found[tuple(sorted((kind, len(seats)) for kind, seats in under.items()))] += 1
    assert len(found) == 6  # three pairs of faces, and either card of a pair may be the one that seat 2 saw
    assert game.seats == 2


def test_what_the_seat_saw_stays_and_the_rest_changes() -> None:
    """Seat 1 saw the sugar: it never moves; the hand is all that is unknown."""
    game, states = small({"gelato": "Su Mi"}, "Nu Fl", "Ri Eg")
    before = fields_of(states[0])
    rng = new_rng(1)
    hands = set()
    for _ in range(50):
        states[1] = states[0]
        play.redeal_table(game.box, states, 1, 1, rng)
        after = fields_of(states[1])
        assert after["cards"] == before["cards"] and after["hand"][1] == before["hand"][1]
        states[1] = states[0]
        play.redeal_table(game.box, states, 1, 0, rng)
        hands.add(held(states[1]))
    assert len(hands) > 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_redealt_world_reads_the_same_and_plays_on(seats: int) -> None:
    """View and features are the same to the byte, all 92 cards are there, and a random game goes on to its end."""
    game = bh.game("cake_auf", seats)
    dice = np.random.default_rng(seats)
    walk = Walk(game, 11 + seats)
    aside = walk.states.copy()
    out = np.zeros(LIST_LENGTH, np.int16)
    length = sum(feature.length for feature in game.features())
    steps = 0
    while walk.step() and steps < (150 if PLAIN else 2_000):
        steps += 1
        if steps % 9:
            continue
        seat = int(dice.integers(seats))
        aside[0] = walk.states[0]
        play.redeal_table(game.box, aside, 0, seat, new_rng(steps))
        assert not game.definition.problems(game.box[0], aside[0])
        views = [game.definition.view(game.box, states, seat, game.edition) for states in (walk.states, aside)]
        assert views[0] == views[1]
        told = np.zeros((2, length), np.float32)
        for i, states in enumerate((walk.states, aside)):
            play.features(game.box, states, 0, seat, told[i])
        assert told[0].tobytes() == told[1].tobytes()
        for _ in range(60):
            n = play.list_options(game.box, aside, 0, out)
            if int(aside[0].actor) == OVER:
                break
            weights = out[:n].astype(float)
            if int(aside[0].actor) == CHANCE:
                choice = int(dice.choice(n, p=weights / weights.sum()))
            else:
                choice = int(out[dice.integers(n)])
            play.advance(game.box, aside, 0, choice, out)
        assert not game.definition.problems(game.box[0], aside[0])


def test_the_same_generator_gives_the_same_world() -> None:
    game, states = small({"gelato": "Su Mi"}, "Su Nu", "Fl")
    twice = states.copy()
    for table in (states, twice):
        play.redeal_table(game.box, table, 0, 0, new_rng(3))
    assert states[0].tobytes() == twice[0].tobytes()
