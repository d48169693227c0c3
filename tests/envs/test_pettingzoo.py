"""The PettingZoo environments: held to PettingZoo's own tests, and to the games they stand for."""

from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import bakehouse as bh
from bakehouse.envs.pettingzoo import env, raw_env
from bakehouse.simulation import playout
from tests.envs.helpers import FEWEST, IDS, SEATS

CYCLES = 60


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_pettingzoo_finds_nothing_to_complain_about(name: str, seats: int) -> None:
    api_test(raw_env(name, seats), num_cycles=CYCLES)


@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_in_the_usual_wrappers(name: str, seats: int) -> None:
    api_test(pettingzoo.make("aec", IDS[name], seats=seats), num_cycles=CYCLES)


@pytest.mark.filterwarnings("ignore:Observation")  # PettingZoo warns of dictionaries in all games but its own
@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_with_dictionaries(name: str, seats: int) -> None:
    api_test(raw_env(name, seats, dict_observations=True), num_cycles=CYCLES)


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_a_seed_tells_the_whole_game(name: str, seats: int) -> None:
    seed_test(lambda: raw_env(name, seats), num_cycles=CYCLES)


@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_tables_are_shown(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: raw_env(name, seats, render_mode=render_mode, dict_observations=True))
    assert bh.game(name).title in capsys.readouterr().out


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_the_games_are_those_of_simulate(name: str, seats: int) -> None:
    """Random agents by the streams of the seed: the same decisions, results and rewards."""
    table = raw_env(name, seats)
    table.reset(seed=77)
    decisions = 0
    rewards = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter(1_000_000):
        observation, reward, over, _, info = table.last()
        rewards[agent] += reward
        if not over:
            decisions += 1
            seat = table.possible_agents.index(agent)
            assert observation.tobytes() == table.state().reshape(seats, -1)[seat].tobytes()
            assert np.flatnonzero(info["action_mask"]).tolist() == legal_of(table)
        table.step(None if over else int(table.lanes.random_actions()[0]))
    expected = playout(table.game, [77])
    assert decisions == expected.decisions[0]
    assert list(rewards.values()) == expected.returns[0].tolist()


def legal_of(table: Any) -> list[int]:
    listed: list[int] = table.lanes.lists[0, : int(table.lanes.lanes["options"][0])].tolist()
    return listed


def test_points_as_they_come_add_up_to_the_score() -> None:
    table = raw_env("cupcake_empire", 3, reward="points")
    table.reset(seed=5)
    total = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter(1_000_000):
        _, reward, over, _, _ = table.last()
        total[agent] += reward
        table.step(None if over else int(table.lanes.random_actions()[0]))
    assert list(total.values()) == playout(table.game, [5]).scores[0].tolist()


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    table = raw_env("bake_and_sale", 2)
    table.reset(seed=1)
    before = table.lanes.states.tobytes()
    with pytest.raises(bh.Illegal, match="seat_0 may not play action 94 now"):
        table.step(94)
    assert table.lanes.states.tobytes() == before and table.agent_selection == "seat_0"


def test_in_the_wrappers_an_illegal_action_ends_the_game() -> None:
    table = env("bake_and_sale", 2)
    table.reset(seed=1)
    table.step(94)
    assert table.terminations == {"seat_0": True, "seat_1": True} and table.rewards["seat_0"] == -1
