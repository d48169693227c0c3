"""The PettingZoo environments: held to PettingZoo's own tests, and to the games they stand for."""

import copy
import pickle
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

import bakehouse as bh
from bakehouse.envs.pettingzoo import ParallelTableEnv, env, raw_env
from bakehouse.simulation import playout
from tests.envs.helpers import FEWEST, IDS, SEATS

CYCLES = 60
TOGETHER = "bake_and_sale"
"""Its seats act together."""


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


def went_on(table: Any, steps: int) -> list[Any]:
    told = []
    for _ in range(steps):
        observation, reward, over, _, info = table.last()
        told.append((table.agent_selection, observation.tobytes(), reward, over, info["action_mask"].tobytes()))
        table.step(None if over else int(table.lanes.random_actions()[0]))
    return told


@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_copies_and_snapshots_go_on_in_the_same_way(name: str, seats: int) -> None:
    table = raw_env(name, seats, reward="points")
    table.reset(seed=6)
    went_on(table, 25)
    snapshot, copies = table.snapshot(), [pickle.loads(pickle.dumps(table)), copy.deepcopy(table), table]
    told = [went_on(each, 30) for each in copies]
    assert told[0] == told[1] == told[2]
    for each in copies:
        each.restore(snapshot)
        assert went_on(each, 30) == told[0]


# --- Seats that act together


@pytest.mark.parametrize("seats", bh.game(TOGETHER).definition.seats)
@pytest.mark.parametrize("dict_observations", [False, True])
def test_the_parallel_environment_is_one(seats: int, dict_observations: bool) -> None:
    settings = {"seats": seats, "dict_observations": dict_observations}
    parallel_api_test(pettingzoo.make("parallel", IDS[TOGETHER], **settings), num_cycles=100)
    parallel_seed_test(lambda: ParallelTableEnv(TOGETHER, **settings), num_cycles=50)


def in_parallel(table: Any, seed: int) -> tuple[dict[str, float], int]:
    """A whole game of random agents; what each was paid, and how many steps it took."""
    dice = np.random.default_rng(seed)
    seen, infos = table.reset(seed=seed)
    total = dict.fromkeys(table.agents, 0.0)
    steps = 0
    while table.agents:
        actions = {agent: int(dice.choice(np.flatnonzero(infos[agent]["action_mask"]))) for agent in table.agents}
        seen, rewards, ended, _, infos = table.step(actions)
        steps += 1
        for agent, reward in rewards.items():
            total[agent] += reward
            assert seen or ended[agent]
            assert not ended[agent] or infos[agent]["waiting"]
            assert not infos[agent]["illegal"]
    return total, steps


@pytest.mark.parametrize("seats", bh.game(TOGETHER).definition.seats)
def test_together_everybody_gets_what_the_game_gives(seats: int) -> None:
    for reward in ("points", "returns"):
        table = ParallelTableEnv(TOGETHER, seats, reward=reward)
        total, steps = in_parallel(table, seed=4)
        assert table.lanes.lanes["decisions"][0] <= steps * seats
        given = table.lanes.points if reward == "points" else table.lanes.returns
        assert list(total.values()) == given[0, :seats].tolist()


def test_who_waits_plays_nothing() -> None:
    """One seat ends its day at once; until the others have too, whatever it answers is left aside."""
    table = ParallelTableEnv(TOGETHER, 2)
    _, infos = table.reset(seed=1)
    end = table.game.definition.table.id_of("end_day")
    assert end is not None
    while not infos["seat_0"]["waiting"]:
        legal = {agent: np.flatnonzero(infos[agent]["action_mask"]) for agent in table.agents}
        actions = {agent: int(legal[agent][legal[agent] != end][-1]) for agent in table.agents}
        actions["seat_0"] = end if end in legal["seat_0"] else actions["seat_0"]
        *_, infos = table.step(actions)
    day, sheet = int(table.lanes.states[0].day), table.lanes.states[0].sheets[0].tobytes()
    snapshot = table.snapshot()
    while infos["seat_0"]["waiting"]:
        assert infos["seat_0"]["action_mask"].all() and table.lanes.states[0].sheets[0].tobytes() == sheet
        own = np.flatnonzero(infos["seat_1"]["action_mask"])
        *_, infos = table.step({"seat_0": 0, "seat_1": end if end in own else int(own[0])})
    assert table.lanes.states[0].day == day + 1
    _, infos = table.restore(snapshot)
    assert infos["seat_0"]["waiting"] and not infos["seat_1"]["waiting"]
    with pytest.raises(bh.Illegal, match="No game is going on"):
        ParallelTableEnv(TOGETHER, 2).step({})
    with pytest.raises(bh.Invalid, match="seat_1 is to act, but there is no action of it"):
        table.step({"seat_0": 0})


def test_an_illegal_action_of_one_costs_only_that_one() -> None:
    table = ParallelTableEnv(TOGETHER, 2, penalty=-0.25)
    _, infos = table.reset(seed=1)
    actions = {"seat_0": -1, "seat_1": int(np.flatnonzero(infos["seat_1"]["action_mask"])[0])}
    _, rewards, _, _, infos = table.step(actions)
    assert rewards == {"seat_0": -0.25, "seat_1": 0.0}
    assert infos["seat_0"]["illegal"] and not infos["seat_1"]["illegal"]


def test_seats_that_act_in_turn_are_not_made_to_act_together() -> None:
    with pytest.raises(bh.Invalid, match="The seats of Cake Auf! act one after the other: take the AEC"):
        ParallelTableEnv("cake_auf")
