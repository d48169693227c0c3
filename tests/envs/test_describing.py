"""The tables of features and actions, and what is private in them."""

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

import bakehouse as bh
from bakehouse.describing import page, positions_page
from bakehouse.kernel import play
from bakehouse.kernel.generator import new_rng
from bakehouse.testing.conformance import Walk
from tests.envs.helpers import SEATS

DOCS = Path(__file__).parents[2] / "docs"


def test_the_page_lists_what_the_games_tell() -> None:
    told = "python -m bakehouse.describing > docs/features.md writes it anew"
    assert (DOCS / "features.md").read_text("utf-8") == page(), told


def test_the_page_of_positions_lists_every_field() -> None:
    told = "python -m bakehouse.describing positions > docs/positions.md writes it anew"
    assert (DOCS / "positions.md").read_text("utf-8") == positions_page(), told


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_fields_fill_the_vector_without_a_gap(name: str, seats: int) -> None:
    fields = list(bh.features(name, seats).values())
    assert len(fields) == len(bh.game(name, seats).features())  # every name is there once
    assert fields[0].start == 0 and all(a.stop == b.start for a, b in pairwise(fields))
    assert fields[-1].stop == len(bh.game(name, seats).new(seed=1).observe(0))


@pytest.mark.parametrize("name", bh.GAMES)
def test_blocks_hold_every_id_once(name: str) -> None:
    table = bh.game(name).definition.table
    blocks = bh.action_ids(name)
    assert [action for block in blocks for action in range(block.start, block.stop)] == list(range(len(table)))
    assert all(table.kind(action).name == block.kind for block in blocks for action in (block.start, block.stop - 1))


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_private_is_what_another_seat_cannot_know(name: str, seats: int) -> None:
    """Dealt anew for one seat, the public fields of all others stay; the private ones change now and then.

    And for the seat itself nothing changes at all.
    """
    game = bh.game(name, seats)
    fields = bh.features(game)
    private = np.concatenate([np.full(len(field), field.private) for field in fields.values()])
    walk = Walk(game, 3)
    aside = walk.states.copy()
    changed = np.zeros(len(private), np.bool_)
    told = np.zeros((2, len(private)), np.float32)
    for number in range(240):
        if not walk.step():
            break
        if number % 4:
            continue
        knower = number % seats
        aside[0] = walk.states[0]
        play.redeal_table(game.box, aside, 0, knower, new_rng(number))
        for seat in range(seats):
            for row, states in enumerate((walk.states, aside)):
                play.features(game.box, states, 0, seat, told[row])
            different = told[0] != told[1]
            assert seat != knower or not different.any()
            changed |= different
    assert not changed[~private].any(), [
        field.name for field in fields.values() if changed[field.slice].any() and not field.private
    ]
    assert changed.any() == game.definition.secrets
