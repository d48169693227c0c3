"""What is said of the result: the level of a week alone, and who wins among several."""

from random import Random
from typing import Any

import bakehouse as bh
from tests.games.bake_and_sale.oracle import oracle_at
from tests.games.bake_and_sale.sheets import sheets


def test_the_level_is_the_highest_that_the_money_reaches() -> None:
    said = set()
    for loaves in range(9):
        for stars in range(4):
            told: dict[str, Any] = {
                "loaves": {"brioche": loaves, "focaccia": loaves, "sourdough_bread": loaves, "ciabatta": loaves}
            }
            match = bh.position(
                "bake_and_sale", day=7, seed=1, stars={"brioche": stars, "sourdough_bread": stars}, **told
            )
            level = match.view(0)["table"]["level"]
            assert match.verdict == (f"Level {level.capitalize()} so far." if level else "No level yet.")
            said.add(level)
    assert said == {None, "easy", "normal", "hard", "challenging", "impossible"}


def test_the_verdict_names_the_winners_of_an_independent_count() -> None:
    """Whoever has the most money, then the most awards."""
    kinds = set()
    evenings = [[_last_evening(Random(seed + seat)) for seat in range(2 + seed % 3)] for seed in range(30)]
    for evening in [TIE_IN_MONEY, *evenings]:
        match = sheets(*evening, day=7)
        while not match.over:
            match.play("end_day")
        table = oracle_at(match.state, {})
        ranked = list(zip(table.scores(), table.awards_won(), strict=True))
        winners = tuple(seat for seat, rank in enumerate(ranked) if rank == max(ranked))
        (said,) = match.verdict_forms()
        kinds.add(said.name)
        assert said["who"] == (winners[0] if len(winners) == 1 else winners)
        assert said["n"] == max(ranked)[0]
        assert said.get("awards", max(ranked)[1]) == max(ranked)[1]
    assert kinds == {"wins-with-money", "wins-by-awards", "wins-shared"}


TIE_IN_MONEY: list[dict[str, Any]] = [
    {"hours": 0, "loaves": {"baguette": 3}},
    {"hours": 0, "fame": 3, "supermarket": 2, "hired": 1},
]


def _last_evening(luck: Random) -> dict[str, Any]:
    """Few different things, so that ties are frequent."""
    baguettes = luck.choice([0, 3])
    return {"hours": 0, "loaves": {"baguette": baguettes}, "business": luck.choice([2, 3]), "fame": luck.choice([0, 3])}
