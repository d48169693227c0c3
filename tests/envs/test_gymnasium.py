"""The Gymnasium environments: held to Gymnasium's own checks, to each other, and to the games they stand for."""

import copy
import pickle
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.utils.env_match import check_environments_match
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import NormalizeObservation, NormalizeReward, RecordEpisodeStatistics

import bakehouse as bh
from bakehouse.envs import SeatEnv, VectorSeatEnv
from bakehouse.players import Turn
from bakehouse.simulation import playout
from tests.envs.helpers import FEWEST, IDS, SEATS, PlainEnv

MODES = [AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP]
EDITIONS = {"bake_and_sale": Path(__file__).parents[2] / "examples" / "small_week.toml"}


@pytest.mark.parametrize("name", bh.GAMES)
def test_gymnasium_finds_nothing_to_complain_about(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make(IDS[name])
    check_env(env.unwrapped)
    assert capsys.readouterr().out  # shown to people


def test_the_solitaire_is_the_game_by_its_name() -> None:
    env: Any = gymnasium.make("bakehouse/BakeAndSale-v1").unwrapped
    assert env.game.id == "bake_and_sale" and env.game.seats == 1


@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_compiled_and_plain_python_match(name: str, seats: int) -> None:
    settings: dict[str, Any] = {"game": name, "seats": seats, "opponents": "random", "reward": "points"}
    compiled = SeatEnv(**settings)
    plain = PlainEnv(compiled, **settings)
    try:
        check_environments_match(compiled, plain, num_steps=150, seed=4)
    finally:
        plain.close()


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", bh.GAMES)
def test_a_vector_is_its_single_environments(name: str, mode: AutoresetMode) -> None:
    """Observations, rewards, ends and masks, beyond the end of a game; every seventh action is illegal."""
    settings: dict[str, Any] = {"opponents": "greedy", "seat": "rotate"}
    vector = gymnasium.make_vec(IDS[name], num_envs=3, autoreset_mode=mode, threads=2, **settings)
    singles: list[Any] = [gymnasium.make(IDS[name], disable_env_checker=True, **settings).unwrapped for _ in range(3)]
    for i, single in enumerate(singles):
        single.lanes.manner["seat"] = i % single.game.seats  # each lane begins in the next seat
    told, info = vector.reset(seed=20)
    begun = [single.reset(seed=20 + i) for i, single in enumerate(singles)]
    assert [row.tobytes() for row in told] == [each[0].tobytes() for each in begun]
    ended = np.zeros(3, np.bool_)
    ends = 0
    for step in range(400):
        actions = vector.random_actions()
        if step % 7 == 3:
            actions[:] = len(info["action_mask"][0]) - 1
        waiting, (told, rewards, ended, _, info) = ended, vector.step(actions)
        for i, single in enumerate(singles):
            if waiting[i] and mode == AutoresetMode.NEXT_STEP:
                expected = (*single.reset(), 0.0, False)
            else:
                observed, reward, over, _, single_info = single.step(actions[i])
                if over:
                    ends += 1
                    assert data_equivalence(info["scores"][i], single_info["scores"])
                    assert info["_scores"][i]
                if over and mode == AutoresetMode.SAME_STEP:
                    assert info["final_obs"][i].tobytes() == observed.tobytes()
                    observed, single_info = single.reset()
                expected = (observed, single_info, reward, over)
            assert told[i].tobytes() == expected[0].tobytes()
            if not (expected[3] and mode == AutoresetMode.NEXT_STEP):  # then any action will do
                assert info["action_mask"][i].tobytes() == expected[1]["action_mask"].tobytes()
            assert (rewards[i], ended[i]) == expected[2:]
    assert ends
    vector.close()


@pytest.mark.parametrize("name", bh.GAMES)
def test_the_same_bytes_for_any_number_of_threads(name: str) -> None:
    seen = []
    for threads in (1, 2, 5):
        env = VectorSeatEnv(33, name, opponents="random", threads=threads, copy=False)
        env.reset(seed=5)
        for _ in range(150):
            told, *_ = env.step(env.random_actions())
        seen.append((told.tobytes(), env.lanes.states.tobytes(), env.lanes.lanes.tobytes()))
        env.close()
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.parametrize("name", bh.GAMES)
def test_the_games_are_those_of_simulate(name: str) -> None:
    """The random player in seat 0 against greedy ones: the same dice, the same choices, the same scores."""
    game = bh.game(name)
    expected = playout(game, range(40, 48), players=["random", *["greedy"] * (game.seats - 1)])
    env = VectorSeatEnv(8, game, reward="points", autoreset_mode=AutoresetMode.NEXT_STEP)
    env.reset(seed=40)
    total = np.zeros(8)
    waiting = np.ones(8, np.bool_)
    while waiting.any():
        _, rewards, ended, _, info = env.step(env.random_actions())
        total += rewards * waiting
        for i in np.flatnonzero(ended & waiting):
            assert info["scores"][i].tolist() == expected.scores[i].tolist()
            assert info["returns"][i].tolist() == expected.returns[i].tolist()
            assert total[i] == expected.scores[i, 0]  # points as they come add up to the score
        waiting &= ~ended


def test_an_illegal_action_changes_nothing() -> None:
    env = SeatEnv("cupcake_empire", opponents="random", penalty=-0.25)
    told, info = env.reset(seed=3)
    before = env.lanes.states.tobytes()
    for action in (int(np.argmin(info["action_mask"])), -1, -2, len(info["action_mask"])):
        again, reward, over, truncated, after = env.step(action)
        assert (reward, over, truncated, after["illegal"]) == (-0.25, False, False, True)
    assert env.lanes.states.tobytes() == before and again.tobytes() == told.tobytes()
    assert after["action_mask"].tobytes() == info["action_mask"].tobytes()


class Eager:
    """The highest id."""

    def __init__(self) -> None:
        self.turns: list[Turn] = []

    def choose(self, turn: Turn) -> int:
        self.turns.append(turn)
        return turn.legal[-1]


def test_opponents_of_ones_own_are_asked_in_their_seats() -> None:
    eager = Eager()
    env = SeatEnv("cake_auf", seats=3, opponents=[eager, "search:sims=1"], seat=1)
    env.reset(seed=9)
    over = False
    while not over:
        _, reward, over, _, info = env.step(int(np.argmax(env.action_masks())))
    assert {turn.seat for turn in eager.turns} == {2}
    assert reward == info["returns"][1] and abs(info["returns"].sum()) < 1e-9


def test_the_seat_rotates_from_game_to_game_and_from_table_to_table() -> None:
    env = VectorSeatEnv(4, "bake_the_cake", opponents="random", seat="rotate", autoreset_mode="SameStep")
    _, info = env.reset(seed=1)
    assert info["seat"].tolist() == [0, 1, 2, 0]
    ended = np.zeros(4, np.bool_)
    while not ended[0]:
        *_, ended, _, info = env.step(env.random_actions())
    assert info["seat"][0] == 1


def test_one_learner_may_play_all_seats() -> None:
    env = VectorSeatEnv(5, "cake_auf", opponents="self", autoreset_mode=AutoresetMode.DISABLED)
    _, info = env.reset(seed=2)
    seats = set()
    running = np.ones(5, np.bool_)
    while running.any():
        movers = info["seat"].copy()
        seats.update(movers.tolist())
        _, rewards, ended, _, info = env.step(env.random_actions())
        for i in np.flatnonzero(ended):
            assert rewards[i] == info["returns"][i, movers[i]]
        running &= ~ended
    assert seats == {0, 1}
    expected = playout(env.game, range(2, 7))
    assert env.lanes.points[:, :2].tolist() == expected.scores.tolist()


@pytest.mark.parametrize("opponents", ["self", "random"])
@pytest.mark.parametrize("mode", AutoresetMode)
@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_every_seat_is_paid(name: str, seats: int, mode: AutoresetMode, opponents: str) -> None:
    """Points add up to the scores and returns to the returns, also of those who were not the last to act."""
    for reward, told_as in (("points", "scores"), ("returns", "returns")):
        env = VectorSeatEnv(2, name, seats, opponents, "rotate", reward, autoreset_mode=mode)
        _, info = env.reset(seed=3)
        total, own, waiting = np.zeros((2, seats)), np.zeros(2), np.ones(2, np.bool_)
        while waiting.any():
            movers = info["seat"]
            _, rewards, ended, _, info = env.step(env.random_actions())
            assert rewards.tolist() == info["rewards"][np.arange(2), movers].tolist()
            total += info["rewards"] * waiting[:, None]
            own += rewards * waiting
            for i in np.flatnonzero(ended & waiting):
                assert total[i].tolist() == info[told_as][i].tolist()
                assert opponents == "self" or own[i] == total[i, movers[i]]
            waiting &= ~ended


def test_the_price_of_an_illegal_action_is_paid_by_who_played_it() -> None:
    env = VectorSeatEnv(2, "cake_auf", opponents="self", penalty=-0.5)
    _, info = env.reset(seed=1)
    actions = env.random_actions()
    actions[1] = -1
    _, rewards, _, _, after = env.step(actions)
    assert rewards.tolist() == [0.0, -0.5]
    expected = np.zeros((2, 2))
    expected[1, info["seat"][1]] = -0.5
    assert after["rewards"].tolist() == expected.tolist()


# --- Copies, snapshots, wrappers


def went_on(env: Any, steps: int = 40) -> list[Any]:
    """What a single or a vector environment tells while random actions by its own seed are played."""
    told = []
    for _ in range(steps):
        actions = env.lanes.random_actions()
        seen, reward, ended, *_ = env.step(actions if isinstance(env, VectorSeatEnv) else int(actions[0]))
        told.append((seen.tobytes(), np.asarray(reward).tolist(), np.asarray(ended).tolist()))
        if ended is True:
            env.reset()
    return told


@pytest.mark.parametrize("name", bh.GAMES)
@pytest.mark.parametrize("many", [False, True])
def test_copies_and_snapshots_go_on_in_the_same_way(name: str, many: bool) -> None:
    env = VectorSeatEnv(3, name, opponents="random", threads=2) if many else SeatEnv(name, edition=EDITIONS.get(name))
    env.reset(seed=12)
    went_on(env, 15)
    copies = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env), env]
    snapshot = env.snapshot()
    told = [went_on(each) for each in copies]
    assert told[0] == told[1] == told[2]
    for each in copies:
        _, info = each.restore(snapshot)
        assert (info["action_mask"] == each.action_masks()).all()
        assert went_on(each) == told[0]
        assert each.game.box.tobytes() == env.game.box.tobytes()


def test_a_snapshot_of_something_else_is_refused() -> None:
    one, other = SeatEnv("bake_and_sale", seats=1), SeatEnv("bake_and_sale", seats=2)
    one.reset(seed=1)
    other.reset(seed=1)
    with pytest.raises(bh.Invalid, match="Only a snapshot of the same game"):
        other.restore(one.snapshot())


def test_a_copy_knows_the_compiled_code() -> None:
    """Its record types are those of the original, so nothing has to be introduced again."""
    env = SeatEnv("bake_and_sale")
    env.reset(seed=1)
    for again in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert again.game.definition is env.game.definition
        assert again.lanes.states.dtype is env.lanes.states.dtype
        assert again.lanes.lanes.dtype is env.lanes.lanes.dtype


def test_gymnasiums_wrappers_take_the_vector_environment_as_it_is() -> None:
    env = gymnasium.make_vec(IDS["bake_and_sale"], num_envs=4, reward="points")
    table = env.unwrapped
    wrapped = NormalizeReward(RecordEpisodeStatistics(NormalizeObservation(env)))
    wrapped.reset(seed=1)
    finished: list[float] = []
    for _ in range(150):
        seen, _, ended, _, info = wrapped.step(table.random_actions())
        assert np.isfinite(seen).all()
        finished += info["episode"]["r"][ended].tolist() if ended.any() else []
        if ended.any():
            assert info["episode"]["r"][ended].tolist() == info["scores"][ended, 0].tolist()
    assert finished


@pytest.mark.parametrize("mode", AutoresetMode)
def test_the_mask_may_be_part_of_the_observation(mode: AutoresetMode) -> None:
    check_env(SeatEnv("bake_and_sale", dict_observations=True), skip_render_check=True)
    env = VectorSeatEnv(3, "bake_and_sale", dict_observations=True, autoreset_mode=mode)
    plain = VectorSeatEnv(3, "bake_and_sale", autoreset_mode=mode)
    seen, _ = env.reset(seed=1)
    expected, info = plain.reset(seed=1)
    for _ in range(100):
        assert env.observation_space.contains(seen)
        assert seen["observation"].tobytes() == expected.tobytes()
        assert seen["action_mask"].tobytes() == info["action_mask"].tobytes()
        actions = plain.random_actions()
        (seen, *_, told), (expected, *_, info) = env.step(actions), plain.step(actions)
        if "final_obs" in info:
            assert told["final_obs"]["observation"].tobytes() == info["final_obs"].tobytes()


def test_a_part_of_the_tables_begins_anew() -> None:
    env = VectorSeatEnv(3, "bake_and_sale", autoreset_mode=AutoresetMode.DISABLED)
    first, _ = env.reset(seed=[7, 8, 9])
    moved, *_ = env.step(env.random_actions())
    again, _ = env.reset(seed=[7, 8, 9], options={"reset_mask": np.array([True, False, False])})
    assert again[0].tobytes() == first[0].tobytes() and again[1].tobytes() == moved[1].tobytes()


def test_arrays_are_kept_unless_it_is_said_otherwise() -> None:
    for kept in (True, False):
        env = VectorSeatEnv(2, "bake_and_sale", copy=kept)
        first, info = env.reset(seed=1)
        second, *_, later = env.step(env.random_actions())
        assert np.shares_memory(first, second) is not kept
        assert np.shares_memory(info["action_mask"], later["action_mask"]) is not kept


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"seat": 2, "seats": 2}, "The learner's seat is a number from 0 to 1 or 'rotate', not 2."),
        ({"reward": "money"}, "The reward is 'returns' or 'points', not 'money'."),
        ({"seats": 2, "opponents": ["random", "random"]}, "There are 2 opponents for 1 other seats."),
        ({"seats": 2, "opponents": "nobody"}, "There is no player 'nobody'"),
        ({"render_mode": "film"}, "There is no render mode 'film'; there are human, ansi, rgb_array."),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(bh.BakehouseError) as problem:
        SeatEnv("bake_and_sale", **settings)
    assert sentence in str(problem.value)


def test_a_step_without_a_game_is_refused() -> None:
    with pytest.raises(bh.Illegal, match="No game is going on"):
        SeatEnv("bake_and_sale").step(0)


# --- Pictures and bytes


@pytest.mark.parametrize("name", bh.GAMES)
def test_a_table_can_be_painted(name: str) -> None:
    """All pictures of a film are of one size, and show what has happened."""
    env: Any = gymnasium.make(IDS[name], render_mode="rgb_array", opponents="random").unwrapped
    env.reset(seed=1)
    pictures = [env.render()]
    for _ in range(3):
        env.step(int(np.argmax(env.action_masks())))
        pictures.append(env.render())
    assert {(picture.shape, picture.dtype.name) for picture in pictures} == {((896, 800, 3), "uint8")}
    assert len({picture.tobytes() for picture in pictures}) > 1


def test_a_film_is_made_of_them(tmp_path: Path) -> None:
    pytest.importorskip("moviepy", reason="Gymnasium makes films with MoviePy: pip install moviepy")
    env = gymnasium.wrappers.RecordVideo(gymnasium.make(IDS["bake_and_sale"], render_mode="rgb_array"), str(tmp_path))
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = env.step(int(np.argmax(info["action_mask"])))
    env.close()
    assert [file.suffix for file in tmp_path.iterdir()] == [".mp4"]


@pytest.mark.parametrize("name", bh.GAMES)
def test_features_may_be_bytes(name: str) -> None:
    settings: dict[str, Any] = {"opponents": "random", "autoreset_mode": "SameStep"}
    floats, packed = (VectorSeatEnv(3, name, features=kind, **settings) for kind in ("float32", "uint8"))
    single = SeatEnv(name, opponents="random", features="uint8", dict_observations=True)
    assert packed.single_observation_space.dtype == np.uint8
    seen, told = floats.reset(seed=2)[0], packed.reset(seed=2)[0]
    assert single.reset(seed=2)[0]["observation"].tobytes() == told[0].tobytes()
    low, high = floats.single_observation_space.low, floats.single_observation_space.high
    for _ in range(100):
        assert packed.observation_space.contains(told)
        assert np.abs(told / 255 * (high - low) + low - seen).max() <= ((high - low) / 500).max()
        actions = floats.random_actions()
        seen, told = floats.step(actions)[0], packed.step(actions)[0]
    with pytest.raises(bh.BakehouseError, match="The features are 'float32' or 'uint8'"):
        SeatEnv(name, features="float16")


def test_any_player_may_sit_in_a_vector_environment() -> None:
    """Those who are asked one by one play as in single environments."""
    players = ["search:sims=2", "random"]
    env = VectorSeatEnv(2, "cake_auf", 3, players, reward="points", autoreset_mode="Disabled")
    singles = [SeatEnv("cake_auf", 3, players, reward="points") for _ in range(2)]
    env.reset(seed=4)
    for i, single in enumerate(singles):
        single.reset(seed=4 + i)
    for _ in range(6):
        actions = env.random_actions()
        told, rewards, *_ = env.step(actions)
        for i, single in enumerate(singles):
            seen, reward, *_ = single.step(int(actions[i]))
            assert (seen.tobytes(), reward) == (told[i].tobytes(), rewards[i])
