"""What a screen says of a week alone."""

from typing import Any

import bakehouse as bh
from tests.games.bake_and_sale.showing import verdict


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
            assert match.verdict == verdict(match.game, match.state)
            said.add(match.verdict)
    assert said == {
        "no level yet",
        *(f"level {name}" for name in ("easy", "normal", "hard", "challenging", "impossible")),
    }
