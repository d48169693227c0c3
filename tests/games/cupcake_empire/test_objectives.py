"""Each of the 20 objectives, fulfilled and missed by one, and the table of holdings of the specification (E21)."""

from typing import Any

import pytest

from bakehouse.games.cupcake_empire.rules import objective_progress
from tests.games.cupcake_empire.positions import Example

Told = dict[str, Any]


def recipes(*told: str) -> Told:
    return {"recipes": [word.split() for word in told]}


def served(*told: str) -> Told:
    return {"served": [word.rsplit(" ", 1) for word in told]}


def types(**told: str) -> Told:
    return {"improvements": {int(column[1:]): words.split() for column, words in told.items()}}


def city(bakeries: Told | None = None, **outlets: int) -> Told:
    return {"outlets": outlets, "bakeries": bakeries or {}}


def met(told: Told) -> set[str]:
    """The objectives that a player with these holdings would be paid for."""
    e = Example(4, told)
    need = e.game.box[0].need.tolist()
    found = set()
    for place in range(20):
        progress = int(objective_progress(e.game.box, e.states, 0, 0, place))
        if (progress & 63) >= need[place][0] and (progress >> 6) >= need[place][1]:
            found.add(f"{'ABCD'[place // 5]}{place % 5 + 1}")
    return found


S, M = "vanilla lemon", "mixed mint_straw"
CASES: dict[str, tuple[Told, Told]] = {
    "A1": (recipes(S, "mixed choc", "choc mint", "choc straw"), recipes(S, "mixed choc", "choc mint", M)),
    "A2": (recipes(S, "choc lemon_choc", "choc mint", S), recipes(S, "choc lemon_choc", "choc mint", M)),
    "A3": (recipes(S, S, M, "choc choc_mint"), recipes(S, S, S, M)),
    "A4": (recipes(S, S, M, "mixed mint"), recipes(S, S, S, M)),
    "A5": (recipes(M, M), recipes(M, "mixed mint", S)),
    "B1": (served(*["vanilla lemon block"] * 5), served(*["vanilla lemon block"] * 4)),
    "B2": (
        served("vanilla lemon block", "vanilla mint villa", "choc mint villa", "choc choc block"),
        served("vanilla lemon block", "vanilla mint villa", "vanilla mint villa", "choc choc block"),
    ),
    "B3": (
        served("vanilla lemon block", "choc choc villa", "choc mint villa", "vanilla straw block"),
        served("vanilla lemon block", "choc choc villa", "choc mint villa", "vanilla mint block"),
    ),
    "B4": (
        served(*["vanilla lemon block"] * 2, *["vanilla lemon town_house"] * 2),
        served(*["vanilla lemon block"] * 2, "vanilla lemon town_house", "vanilla lemon villa"),
    ),
    "B5": (
        served(*["vanilla lemon block"] * 2, *["vanilla lemon villa"] * 2),
        served("vanilla lemon block", "vanilla lemon town_house", *["vanilla lemon villa"] * 2),
    ),
    "C1": (city(lemon=3, market=2), city({"market": 1}, lemon=3, market=1)),
    "C2": (city(lemon=1, market=1, lake=1, hilltop=1), city({"hilltop": 1}, lemon=2, market=1, lake=1)),
    "C3": (city(lemon=1, market=1, lake=2), city(lemon=2, lake=1)),
    "C4": (city({"lake": 1}, lemon=2), city(lemon=2, lake=1)),
    "C5": (city({"lemon": 1}, lake=1, hilltop=1), city({"lemon": 1}, lake=1, lemon=1)),
    "D1": (types(c2="base idea sell"), types(c2="base idea", c1="sell")),
    "D2": (types(c1="base", c2="base", c3="base", c4="base", c5="base"), types(c1="base sell idea", c2="base")),
    "D3": (types(c1="base sell", c2="idea income", c3="outlet"), types(c1="base sell", c2="idea income", c3="base")),
    "D4": (types(c1="base sell", c5="idea income"), types(c1="base sell idea", c2="income")),
    "D5": (types(c1="base sell", c5="base sell"), types(c1="base sell", c5="base idea", c3="base")),
}


@pytest.mark.parametrize("objective", CASES)
def test_fulfilled_and_missed_by_one(objective: str) -> None:
    fulfilled, missed = CASES[objective]
    assert objective in met(fulfilled)
    assert objective not in met(missed)


@pytest.mark.parametrize("objective", CASES)
def test_paid_once_in_the_income_step(objective: str) -> None:
    deck = "ABCD".index(objective[0])
    chosen = [f"{name}{objective[1]}" if place == deck else f"{name}1" for place, name in enumerate("ABCD")]
    for told, pays in zip(CASES[objective], (True, False), strict=True):
        e = Example(4, told, objectives=chosen)
        e.do("activate 1, level 1 1, take_base vanilla, finish", [1, 1])
        assert bool(e.p.objective_done[deck]) == pays
        done = e.p.objective_done.tolist()
        assert e.p.income == 5 + 1 + 6 * sum(done)


@pytest.mark.parametrize(
    ("told", "true"),
    [
        (recipes("vanilla lemon", "choc lemon", "mixed choc", "vanilla mint"), "A1"),
        (recipes("vanilla lemon", "choc lemon_mint", "mixed choc_straw", "mixed mint"), "A3 A4 A5"),
        (served("vanilla lemon block", "vanilla choc block", "vanilla mint town_house", "choc straw villa"), "B3"),
        (
            served(
                "vanilla lemon block", "choc lemon block", "choc lemon town_house", "vanilla lemon town_house",
                "vanilla lemon villa",
            ),
            "B1 B2 B4",
        ),
        (city(lemon=2, orchard=1, lake=1), "C3"),
        (city({"lemon": 1}, lemon=2, market=1, orchard=1, lake=1), "C1 C2 C3 C4 C5"),
        (types(c1="base frosting income", c2="base"), "D1"),
        (types(c1="base frosting", c2="base frosting", c3="outlet"), "D2 D4 D5"),
        (types(c1="income", c2="income", c3="income", c4="income"), "D5"),
        (types(c1="base frosting", c2="outlet sell", c5="income"), "D2 D3 D4"),
    ],
)  # fmt: skip
def test_holdings_of_the_specification(told: Told, true: str) -> None:
    deck = true[0]
    assert {objective for objective in met(told) if objective[0] == deck} == set(true.split())
