"""`redeal` in small positions: all worlds that fit what a seat knows come, each by its chance, and no other.

The worlds are counted by brute force: the cards that a seat cannot place are laid in every order on the places that it
cannot see into, and what the rules forbid is left out.
"""

from collections import Counter
from collections.abc import Hashable, Iterator
from itertools import combinations, permutations
from typing import Any

import numpy as np
import pytest

from bakehouse.games.cake_auf.actions import TABLE
from bakehouse.games.cake_auf.state import CODES, KINDS, RECIPES
from bakehouse.kernel import play
from bakehouse.kernel.compiling import PLAIN
from bakehouse.kernel.generator import new_rng
from bakehouse.kernel.records import CHANCE, LIST_LENGTH, unpacked
from tests.games.cake_auf.oracle import ascending, oracle_at
from tests.games.cake_auf.scenarios import Played, holds
from tests.reference.cake_auf import CARDS, Table

DRAWS = 2_000 if PLAIN else 8_000
MOST_CARDS = 7
World = tuple[Hashable, ...]


def world_of(state: Any, seat: int) -> World:
    """What a seat cannot see of a position: hands, faces under recipes, the card laid aside, the deck, the peek."""
    s, table = unpacked(state), oracle_at(state, {})
    hands = tuple(tuple(table.hand[q]) for q in range(table.n) if q != seat)
    faces = tuple(tuple(sorted(under)) for under in table.cards)
    return hands, faces, table.grabbed, tuple(table.deck), tuple(ascending(s.peeked))


def worlds(table: Table, seat: int) -> dict[World, int]:
    """All that may be there instead, and in how many ways the cards may lie so."""
    others = [q for q in range(table.n) if q != seat]
    hidden = Counter({kind: count for kind, count in enumerate(table.deck) if count})
    places: list[tuple[str, int]] = []
    for q in others:
        unknown = Counter(dict(enumerate(table.hand[q]))) - Counter(dict(enumerate(table.known_hand[seat][q])))
        hidden += unknown
        places += [("hand", q)] * unknown.total()
    for r, under in enumerate(table.cards):
        unseen = [kind for kind, viewers in under.items() if seat not in viewers]
        hidden += Counter(unseen)
        places += [("face", r)] * len(unseen)
    if table.grabbed is not None and seat not in (table.act, table.who):
        hidden[table.grabbed] += 1
        places.append(("grabbed", 0))
    cards = sorted(hidden.elements())
    assert len(cards) <= MOST_CARDS
    peeks = list(peeks_of(table, seat))
    found: Counter[World] = Counter()
    for dealt in permutations(cards, len(places)):
        hands = {q: list(table.known_hand[seat][q]) for q in others}
        faces = [[kind for kind, viewers in under.items() if seat in viewers] for under in table.cards]
        grabbed = table.grabbed
        for (place, owner), kind in zip(places, dealt, strict=True):
            if place == "hand":
                hands[owner][kind] += 1
            elif place == "face":
                faces[owner].append(kind)
            else:
                grabbed = kind
        if all(
            len(set(lying)) == len(lying) and set(lying) <= set(CARDS[r].ingredients) for r, lying in enumerate(faces)
        ):
            deck = Counter(cards) - Counter(dealt)
            told = (
                tuple(tuple(hand) for hand in hands.values()),
                tuple(tuple(sorted(lying)) for lying in faces),
                grabbed,
                tuple(deck[kind] for kind in range(len(KINDS))),
            )
            for peek in peeks:
                found[(*told, peek)] += 1
    return found


def peeks_of(table: Table, seat: int) -> Iterator[tuple[int, ...]]:
    """The recipes of the pool that another player may be looking at; the one that was taken is among them."""
    if seat == table.act or not table.peek:
        yield tuple(table.peek)
        return
    for peek in combinations(table.pool(), len(table.peek)):
        if table.phase != "PICKY_GIVE" or table.pending in peek:
            yield peek


def improbable(freedom: int) -> float:
    """The chi-square that is exceeded once in a thousand tries (Wilson and Hilferty); the seeds are fixed."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 3.09 * spread**0.5) ** 3)


def play_on(shown: Played, *steps: str) -> None:
    """Actions by notation; outcomes of chance by the card or recipe that comes."""
    out = np.zeros(LIST_LENGTH, np.int16)
    for step in steps:
        if int(shown.s.actor) == CHANCE:
            choice = CODES.index(step) if step in CODES else RECIPES.index(step)
        else:
            choice = TABLE.id_of(step)
        play.advance(shown.game.box, shown.states, 0, choice, out)


SMALL = {
    "three hands and the deck": ("""
        given: players 3
        p0: hand Fl Fl | baklava[]
        p1: hand Su PO | apple_pie[]
        p2: hand Nu | churros[]
        deck: Su Ri PO
        """, (), 0),
    "cards of one kind in many places": ("""
        given: players 2
        p0: hand - | baklava[]
        p1: hand Su Su | gelato[Mi] mochi[]
        deck: Su Nu Mi
        """, (), 0),
    "two recipes that want the same": ("""
        given: players 3
        p0: hand Ri | baklava[]
        p1: hand Eg | gelato[Su Mi] churros[]
        p2: hand - | kulfi[Fr] mochi[]
        deck: Nu Nu Su
        """, (), 0),
    "three cards under one recipe": ("""
        given: players 2
        p0: hand - | baklava[]
        p1: hand Nu | kulfi[Su Mi Fr] mochi[]
        deck: Su Nu Nu
        """, (), 0),
    "the card laid aside in 1 for One": ("""
        given: players 3
        p0: hand OO Su | baklava[]
        p1: hand Mi PO | gelato[]
        p2: hand Ri | churros[]
        deck: Fl Fl
        """, ("one 1", "PO"), 2),
    "recipes that another looks at": ("""
        given: players 2; round 3
        p0: hand PE | baklava[] | done alfajores(1) apple_pie(1) arroz_con_leche(1) bingsu(1) black_forest(1) kulfi(2)
            brigadeiro(2) churros(2)
        p1: hand Ri | gelato[] | done creme_brulee(1) macaron(1) malva_pudding(1) mango_sticky_rice(1) mochi(2)
            mooncake(2) nanaimo_bar(2) pastel_de_nata(2)
        deck: Fl
        """, ("picky", "pavlova", "tiramisu", "tres_leches"), 1),
    "the recipe that was taken is known": ("""
        given: players 2; round 3
        p0: hand PE | baklava[] | done alfajores(1) apple_pie(1) arroz_con_leche(1) bingsu(1) black_forest(1) kulfi(2)
            brigadeiro(2) churros(2)
        p1: hand Ri | gelato[] | done creme_brulee(1) macaron(1) malva_pudding(1) mango_sticky_rice(1) mochi(2)
            mooncake(2) nanaimo_bar(2) pastel_de_nata(2)
        deck: Fl
        """, ("picky", "pavlova", "tiramisu", "tres_leches", "take tiramisu"), 1),
}  # fmt: skip


QUICK = 3
"""So many of them are enough for every day."""


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.slow] * (number >= QUICK)) for number, name in enumerate(SMALL)]
)
def test_every_world_that_fits_comes_by_its_chance(name: str) -> None:
    scenario, steps, seat = SMALL[name]
    shown = holds(scenario.replace("\n            ", " "))
    play_on(shown, *steps)
    expected = worlds(oracle_at(shown.s, {}), seat)
    assert len(expected) > 1 and world_of(shown.s, seat) in expected
    found: Counter[World] = Counter()
    rng, aside = new_rng(3), shown.states.copy()
    for _ in range(DRAWS):
        aside[0] = shown.states[0]
        play.redeal_table(shown.game.box, aside, 0, seat, rng)
        found[world_of(aside[0], seat)] += 1
    assert set(found) == set(expected)
    share = DRAWS / sum(expected.values())
    chi_square = sum((found[world] - share * ways) ** 2 / (share * ways) for world, ways in expected.items())
    assert chi_square < improbable(len(expected) - 1)
