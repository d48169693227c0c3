"""The games in OpenSpiel: its own tests and algorithms, golden playthroughs, and information sets that are right."""

import pickle
import unittest
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts, outcome_sampling_mccfr

import bakehouse as bh
from bakehouse.envs.open_spiel import PREFIX, register
from bakehouse.games.cake_auf.state import DRAW
from tests.envs.helpers import FEWEST, SEATS
from tests.envs.playthroughs import FOLDER, path_of, replayed
from tests.variants import spread

SMALL_WEEK = Path(__file__).parents[2] / "examples" / "small_week.toml"
SECRET = [(name, seats) for name, seats in SEATS if bh.game(name).definition.secrets]

register()


def load(name: str, seats: int, **parameters: Any) -> Any:
    return pyspiel.load_game(PREFIX + name, {"players": seats, **parameters})


def walked(name: str, seats: int, seed: int, steps: int) -> Any:
    """States of a random game, one after the other, decisions only."""
    dice = np.random.default_rng(seed)
    state = load(name, seats).new_initial_state()
    for _ in range(steps):
        if state.is_terminal():
            return
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(dice.choice(outcomes, p=weights)))
        else:
            yield state
            state.apply_action(int(dice.choice(state.legal_actions())))


def test_a_game_is_loaded_by_its_name_and_parameters() -> None:
    game = pyspiel.load_game("bakehouse_cupcake_empire(players=3)")
    assert game.num_players() == 3 and game.get_type().long_name == "Cupcake Empire"
    other = pyspiel.load_game("bakehouse_bake_and_sale(players=2,ladder=highest)")
    assert other.table.house_rules["ladder"] == "highest"
    assert register() == [PREFIX + name for name in bh.GAMES]  # once more does no harm


@pytest.mark.parametrize(
    ("name", "seats"),
    [(*each,) if each in FEWEST else pytest.param(*each, marks=pytest.mark.slow) for each in SEATS],
)
def test_openspiel_simulates_it(name: str, seats: int, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(load(name, seats), 1, True, False)
    capfd.readouterr()


@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_openspiel_finds_nothing_to_complain_about(name: str, seats: int) -> None:
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["tests"])
    game = load(name, seats)
    case = type(name, (api_test.EnforceAPIOnPartialTreeBase,), {"game": game, "game_name": game.get_type().short_name})
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(case)
    assert suite.countTestCases() >= 4
    result = suite.run(unittest.TestResult())
    assert [text for _, text in result.failures + result.errors] == []


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_what_is_told_without_asking_back_is_what_openspiel_would_tell(name: str, seats: int) -> None:
    dice = np.random.default_rng(seats)
    state = load(name, seats).new_initial_state()
    for _ in range(200):
        assert state.is_chance_node() == pyspiel.State.is_chance_node(state)
        assert state.legal_actions() == pyspiel.State.legal_actions(state)
        for player in range(seats):
            assert state.legal_actions(player) == pyspiel.State.legal_actions(state, player)
            assert state.observation_tensor(player) == pyspiel.State.observation_tensor(state, player)
            told = pyspiel.State.information_state_tensor(state, player)
            assert state.information_state_tensor(player) == told
        if state.is_terminal():
            break
        state.apply_action(int(dice.choice(state.legal_actions())))
    with pytest.raises(pyspiel.SpielError):
        state.observation_tensor(seats)


def test_a_state_is_restored_with_its_past() -> None:
    """Also one that was dealt anew, and so begins in the middle of a game."""
    states = [*walked("cake_auf", 2, seed=4, steps=150)]
    dealt = states[-1].resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    dealt.apply_action(dealt.legal_actions()[-1])
    for state in (states[-1], dealt):
        position = pickle.loads(pickle.dumps(state.position))
        assert position.data == state.position.data
        assert [position.past(seat) for seat in range(2)] == [state.position.past(seat) for seat in range(2)]


# --- Playthroughs


@pytest.mark.parametrize(("name", "seats"), spread(SEATS, 6))
def test_a_playthrough_is_told_as_it_was(name: str, seats: int) -> None:
    path = path_of(name, seats)
    assert path.exists(), f"{path.name} is missing: python -m tests.envs.playthroughs writes it"
    expected, told = path.read_text("utf-8").splitlines(), replayed(path).splitlines()
    for number, (before, now) in enumerate(zip(expected, told, strict=False), start=1):
        assert now == before, f"line {number} of {path.name}"
    assert len(told) == len(expected)


def test_there_is_no_playthrough_of_anything_else() -> None:
    assert sorted(FOLDER.iterdir()) == sorted(path_of(name, seats) for name, seats in SEATS)


# --- Information sets


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_nobody_can_tell_a_resampled_state_from_the_real_one(name: str, seats: int) -> None:
    """OpenSpiel's ResampleInfostateTest, for every player at every eighth decision; and no history is handed on."""
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    other_worlds = 0
    for number, state in enumerate(walked(name, seats, seed=seats, steps=300)):
        if number % 8:
            continue
        for player in range(seats):
            twin = state.resample_from_infostate(player, sampler)
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.observation_string(player) == state.observation_string(player)
            assert twin.information_state_tensor(player) == state.information_state_tensor(player)
            assert twin.current_player() == state.current_player() and twin.history() == []
            if player == state.current_player():
                assert twin.legal_actions() == state.legal_actions()
            other_worlds += str(twin) != str(state)
    assert (other_worlds > 0) == bh.game(name).definition.secrets


@pytest.mark.parametrize(("name", "seats"), SECRET)
def test_a_card_that_another_draws_reads_the_same_whatever_it_is(name: str, seats: int) -> None:
    """To the one who draws every card is another information state; to everybody else there is just one."""
    dice = np.random.default_rng(3)
    state = load(name, seats).new_initial_state()
    draws = 0
    while draws < 20:
        if state.is_chance_node():
            outcomes = [outcome for outcome, _ in state.chance_outcomes()]
            s = state.position.states[0]
            if s.chance == DRAW and len(outcomes) > 1:
                draws += 1
                worlds = [state.child(outcome) for outcome in outcomes[:4]]
                for player in range(seats):
                    read = {world.information_state_string(player) for world in worlds}
                    assert len(read) == (len(worlds) if player == s.who else 1)
                    seen = {world.history_tensor(player).tobytes() for world in worlds}
                    assert len(seen) == len(read)
            state.apply_action(int(dice.choice(outcomes)))
        else:
            state.apply_action(int(dice.choice(state.legal_actions())))


def test_a_history_holds_what_a_player_saw_and_did() -> None:
    state = next(state for state in walked("cupcake_empire", 3, seed=2, steps=60) if len(state.history()) > 40)
    for player in range(3):
        rows = state.history_tensor(player)
        assert rows[-1, :-2].tolist() == state.observation_tensor(player)
        assert len(rows) == len(state.history()) + 1
        steps = [(step.player, step.action) for step in state.full_history()]
        who = [1 if actor < 0 else 2 + (actor - player) % 3 for actor, _ in steps]
        assert rows[:, -2].tolist() == [0, *who]
        assert rows[:, -1].tolist() == [0, *(action + 1 if actor == player else 0 for actor, action in steps)]
    with pytest.raises(bh.BakehouseError, match="The players are 0 to 2"):
        state.history_tensor(3)


def test_an_information_state_remembers_everything() -> None:
    """Two ways to the same position: the same observation, but another past."""
    game = load("bake_and_sale", 2)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    ways = []
    for order in ((0, 1), (1, 0)):
        way = state.clone()
        table = way.position.table.definition.table
        network, academy = table.id_of("network"), table.id_of("academy")
        for place in order:
            way.apply_action((network, academy)[place])
            while (
                not way.is_chance_node()
                and way.legal_actions() != state.legal_actions()
                and "end_day" not in [way.action_to_string(action) for action in way.legal_actions()]
            ):
                way.apply_action(way.legal_actions()[0])
        ways.append(way)
    assert ways[0].observation_string(0) == ways[1].observation_string(0)
    assert ways[0].information_state_string(0) != ways[1].information_state_string(0)


def test_openspiel_finds_perfect_recall() -> None:
    """In the whole tree behind the first dice of a small week, by OpenSpiel's own check."""
    state = load("bake_and_sale", 2, edition=str(SMALL_WEEK)).new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    seen: dict[Any, Any] = {}
    api_test._assert_is_perfect_recall_recursive(state, [], seen)
    assert len(seen) > 500


def test_observers_name_what_they_tell() -> None:
    state = next(walked("cake_auf", 3, seed=1, steps=100))
    observer = state.get_game().make_py_observer()
    observer.set_from(state, 0)
    assert observer.tensor.tolist() == state.observation_tensor(0)
    assert [*observer.dict] == [field.name for field in bh.game("cake_auf", 3).features()]
    assert observer.dict["own_hand"].sum() > 0
    public = state.get_game().make_py_observer(
        pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    )
    assert public.string_from(state, 0) == public.string_from(state, 2)


# --- OpenSpiel's algorithms


@pytest.mark.parametrize(("name", "seats"), [("cupcake_empire", 3), ("bake_and_sale", 1)])
def test_mcts_plays(name: str, seats: int) -> None:
    dice = np.random.RandomState(5)
    state = next(walked(name, seats, seed=2, steps=200))
    bot = mcts.MCTSBot(state.get_game(), 1.0, 6, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("by_observation", [False, True])
def test_ismcts_plays_with_hidden_cards(by_observation: bool) -> None:
    dice = np.random.RandomState(5)
    state = next(state for state in walked("cake_auf", 2, seed=2, steps=200) if len(state.legal_actions()) > 3)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    bot = ismcts.ISMCTSBot(
        state.get_game(), evaluator, 1.0, 8, random_state=dice, use_observation_string=by_observation
    )
    assert bot.step(state) in state.legal_actions()


def test_mccfr_learns_a_small_week() -> None:
    game = load("bake_and_sale", 2, edition=str(SMALL_WEEK))
    np.random.seed(1)
    for solver in (
        external_sampling_mccfr.ExternalSamplingSolver(game),
        outcome_sampling_mccfr.OutcomeSamplingSolver(game),
    ):
        solver.iteration()
        policy = solver.average_policy()
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(0)
        assert sum(policy.action_probabilities(state).values()) == pytest.approx(1)
