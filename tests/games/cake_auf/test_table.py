"""The terminal table: it can be drawn at any time and width, and shows the same in every world a seat may be in."""

import random
from io import StringIO

import pytest
from rich.console import Console

import bakehouse as bh
from bakehouse.games.cake_auf import table
from bakehouse.kernel import play
from bakehouse.kernel.compiling import PLAIN
from bakehouse.kernel.generator import new_rng


def drawn(match: bh.Match, seat: int, width: int) -> str:
    console = Console(width=width, record=True, file=StringIO())
    console.print(table.draw(match, seat, width))
    console.print(table.strip(match, seat))
    return console.export_text()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_shows_only_what_the_seat_knows(seats: int) -> None:
    match = bh.game("cake_auf", seats).new(seed=seats)
    rng = random.Random(seats)
    for step in range(40 if PLAIN else 200):
        match.play(rng.choice(match._options))
        if match.over:
            break
        if step % 8:
            continue
        seat = rng.randrange(seats)
        other = match.copy()
        play.redeal_table(match.game.box, other._states, 0, seat, new_rng(step))
        for width in (60, 100):
            assert drawn(match, seat, width) == drawn(other, seat, width)


def test_the_own_hand_is_on_the_table_and_no_other() -> None:
    match = bh.position(
        "cake_auf",
        2,
        seed=1,
        players=[
            {"hand": ["freezer_burn"], "recipes": {"churros": ["flour"]}},
            {"hand": ["rice"] * 3, "recipes": {"mochi": ["sugar"]}},
        ],
    )
    told = drawn(match, 0, 100)
    assert "Freezer Burn" in told and "3 cards in hand" in told
    assert "Rice x3" not in told and "Rice x3" in drawn(match, 1, 100)
