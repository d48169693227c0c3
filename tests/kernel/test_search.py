"""The tree search finds the same compiled, with checked bounds and as plain Python."""

from pathlib import Path

import numpy as np
import pytest

import bakehouse as bh
from bakehouse.games import OURS
from bakehouse.kernel import search
from bakehouse.kernel.generator import new_rng
from bakehouse.kernel.play import draw_choice
from bakehouse.match import Match
from bakehouse.players import Foresight, Search, turn_of
from bakehouse.players.search import ForesightSettings, SearchSettings
from tests.networks import written

STEPS = 30
FOUND: dict[str, dict[int, int]] = {
    "bake_and_sale": {25: 5, 22: 3, 28: 2, 20: 2, 1: 1, 2: 1, 21: 1, 10: 1},
    "bake_the_cake": {69: 3, 67: 2, 30: 2, 36: 2, 25: 1, 32: 1, 37: 1, 24: 1, 154: 1, 31: 1, 38: 1},
    "cake_auf": {260: 4, 61: 3, 66: 3, 62: 3, 266: 3},
    "cupcake_empire": {112: 4, 108: 3, 111: 3, 110: 3, 109: 3},
}
"""By game: the visits of the actions that were tried."""
FOUND_BY_NETWORK: dict[tuple[str, int], dict[int, int]] = {
    ("bake_and_sale", 0): {25: 2, 22: 2, 28: 2, 27: 2, 21: 2, 10: 1, 20: 1, 0: 1, 11: 1, 2: 1, 1: 1},
    ("bake_and_sale", 2): {21: 2, 22: 2, 25: 2, 10: 2, 20: 2, 28: 1, 2: 1, 11: 1, 1: 1, 27: 1, 0: 1},
    ("bake_the_cake", 0): {148: 7, 143: 5, 24: 1, 128: 1, 25: 1, 32: 1},
    ("bake_the_cake", 2): {143: 7, 148: 5, 24: 2, 25: 1, 128: 1},
    ("cake_auf", 0): {260: 4, 66: 4, 62: 3, 61: 3, 266: 2},
    ("cake_auf", 2): {66: 4, 260: 4, 61: 3, 266: 3, 62: 2},
    ("cupcake_empire", 0): {111: 4, 109: 4, 112: 3, 110: 3, 108: 2},
    ("cupcake_empire", 2): {111: 4, 109: 3, 112: 3, 110: 3, 108: 3},
}
"""The same for a search that goes by a network, by game and horizon."""


def middle(name: str) -> Match:
    """A position after some random steps, with something to decide."""
    match = bh.game(name).new(seed=3)
    while len(match) < STEPS or len(match.legal_ids()) < 2:
        legal = match.legal_ids()
        match.play(legal[draw_choice(3, len(match), len(legal))])
    return match


@pytest.mark.parametrize("name", OURS)
def test_the_visits_are_the_same_in_every_mode(name: str) -> None:
    match = middle(name)
    settings = SearchSettings(sims=16, memory=12, explore=0.8, temperature=0.4, confidence=0.5, greed=0.5, turns=1)
    thought = Search(settings).think(turn_of(match, match.actor))
    assert {each.action: each.visits for each in thought.considered if each.visits} == FOUND.get(name), (
        f"FOUND has other visits of {name}, or none"
    )


@pytest.mark.parametrize("horizon", [0, 2])
@pytest.mark.parametrize("name", OURS)
def test_with_a_network_they_are_the_same_too(name: str, horizon: int, tmp_path: Path) -> None:
    match = middle(name)
    file = str(written(name, tmp_path))
    settings = ForesightSettings(sims=16, memory=12, explore=3.0, temperature=1.0, horizon=horizon, file=file)
    thought = Foresight(settings).think(turn_of(match, match.actor))
    found = {each.action: each.visits for each in thought.considered if each.visits}
    assert found == FOUND_BY_NETWORK.get((name, horizon)), f"FOUND_BY_NETWORK has other visits of {name}, or none"


def test_all_actions_meet_the_same_worlds() -> None:
    match = middle("cake_auf")
    table, settings = match.game, np.zeros(1, search.SETTINGS)
    settings["secrets"] = 1
    states = np.zeros(3, table.definition.state)
    states[search.ROOT] = match.state
    met = []
    for number, counter in ((0, 5), (0, 9), (1, 9)):
        rng, luck = new_rng(1), np.zeros(2, np.uint64)
        rng[1] = counter  # so much was drawn before
        search.enter_world(table.box[0], states, match.actor, settings[0], rng, luck, number)
        met.append((states[search.WALK].tobytes(), luck.tolist()))
    assert met[0] == met[1] != met[2]
