"""Whoever knows all the dice does at least as well as the planner, with the very dice of the match."""

import pytest

import bakehouse as bh
from bakehouse.lab.clairvoyant import Clairvoyant
from bakehouse.players import turn_of
from bakehouse.players.planner import Manner, Planner

SHORT = {"days": 2, "hourglasses": 3}


@pytest.mark.parametrize("seed", [4, 7])
def test_nobody_does_better_than_who_knows_the_dice(seed: int) -> None:
    table = bh.game("bake_and_sale", edition=SHORT)
    match, planner = table.new(seed=seed), Planner(Manner(width=1))
    while not match.over:
        match.play(planner.choose(turn_of(match, 0)))
    one_line = Clairvoyant(table, lines=1, ends=1, width=1).points(seed)
    assert one_line == match.scores()[0]  # the same plans, so the same dice
    assert Clairvoyant(table, lines=6, ends=6, width=1).points(seed) >= one_line
