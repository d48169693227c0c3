"""Learners of other projects, where they are installed: they take our environments as they are, or by an adapter."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

import bakehouse.envs  # noqa: F401 - registers the games
from bakehouse.kernel.compiling import PLAIN
from tests.envs.helpers import IDS

pytestmark = [
    pytest.mark.skipif(PLAIN, reason="the adapters are the same, and learning takes long"),
    pytest.mark.filterwarnings("ignore"),  # what other projects warn of is not ours
]


def installed(name: str) -> Any:
    return pytest.importorskip(name, reason=f"{name} is no part of the developers' environment", exc_type=ImportError)


def test_stable_baselines_learns_with_masks() -> None:
    installed("stable_baselines3")
    masked = installed("sb3_contrib")
    from bakehouse.envs.stable_baselines import SeatVecEnv

    env = SeatVecEnv("bake_the_cake", 8, opponents="random", seat="rotate")
    learner = masked.MaskablePPO("MlpPolicy", env, n_steps=64, batch_size=64, n_epochs=1, seed=3)
    learner.learn(1024)
    assert len(learner.ep_info_buffer)
    seen = env.reset()
    for _ in range(80):
        masks = np.stack(env.env_method("action_masks"))
        actions, _ = learner.predict(seen, action_masks=masks)
        assert masks[np.arange(8), actions].all()
        seen, rewards, ended, infos = env.step(actions)
        for i in np.flatnonzero(ended):
            assert rewards[i] == np.float32(infos[i]["returns"][infos[i]["returns"] == infos[i]["episode"]["r"]][0])
            assert infos[i]["terminal_observation"].shape == seen[i].shape


def test_stable_baselines_finds_nothing_wrong_with_single_tables() -> None:
    installed("stable_baselines3")
    from stable_baselines3.common.env_checker import check_env

    for name in IDS.values():
        check_env(gymnasium.make(name, opponents="random").unwrapped, skip_render_check=True)


def test_torchrl_rolls_out_with_masks() -> None:
    envs = installed("torchrl.envs")
    import torch

    env = envs.TransformedEnv(
        envs.GymEnv(IDS["cake_auf"], dict_observations=True, opponents="random", categorical_action_encoding=True),
        envs.ActionMask(),
    )
    env.set_seed(3)
    told = env.rollout(60)
    masks = told["action_mask"].bool()
    assert masks.gather(-1, told["action"].unsqueeze(-1)).all()
    assert told["observation"].dtype == torch.float32
    assert not told["next", "reward"].eq(-1).any()  # nothing illegal was tried


def test_a_loop_of_jax_plays_on_device_lanes() -> None:
    installed("jax")
    environment = os.environ | {
        "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1", "JAX_PLATFORMS": "cpu",
        "PYTHONPATH": os.pathsep.join(sys.path),
    }  # fmt: skip
    done = subprocess.run([sys.executable, "-c", LOOP], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


LOOP = """
from numba import cuda
compile = cuda.jit
cuda.jit = lambda function=None, **options: compile(function)  # the simulator has no registers

import jax, jax.numpy as jnp, numpy as np
from bakehouse.envs.device import make_vec

tables = make_vec("bake_and_sale", 1, 4, autoreset_mode="SameStep", reward="points")
observations, info = tables.reset(seed=1)

@jax.jit
def choose(key, masks):
    return jax.random.categorical(key, jnp.where(masks > 0, 0.0, -jnp.inf))

key, paid = jax.random.key(0), 0.0
for _ in range(12):
    key, now = jax.random.split(key)
    masks = jnp.array(jax.dlpack.from_dlpack(info["action_mask"]))
    observations, rewards, ended, truncated, info = tables.step(choose(now, masks))
    assert not np.from_dlpack(info["illegal"]).any()
    seen = jax.dlpack.from_dlpack(observations)
    assert (np.asarray(seen) == observations.numpy()).all()
"""


def test_the_example_of_ppo_learns_on_device_lanes() -> None:
    installed("torch")
    program = f"import sys; sys.path.insert(0, {str(EXAMPLES)!r})\n{PPO}"
    environment = os.environ | {
        "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(sys.path)
    }  # fmt: skip
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


EXAMPLES = Path(__file__).parents[2] / "examples"
PPO = """
from numba import cuda
compile = cuda.jit
cuda.jit = lambda function=None, **options: compile(function)  # the simulator has no registers

import bakehouse as bh, train_ppo as ppo

ppo.STEPS, ppo.EPOCHS = 40, 1
task = ppo.Task(bh.game("bake_and_sale", 2), "random", gpu=True)
bakers, curves = ppo.train(task, ppo.Length(2), [1, 2], 1)
same = ppo.train(ppo.Task(task.game, "random"), ppo.Length(2), [1, 2], 1)
assert curves == same[1]
assert all((mine == theirs).all() for mine, theirs in zip(bakers.parameters(), same[0].parameters()))
"""


def test_rllib_makes_a_table() -> None:
    installed("ray.rllib.env.wrappers.pettingzoo_env")
    from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv

    from bakehouse.envs.pettingzoo import TableEnv

    table = PettingZooEnv(TableEnv("cake_auf", dict_observations=True))
    seen, _ = table.reset(seed=1)
    for _ in range(50):
        (agent,) = seen
        action = int(np.argmax(seen[agent]["action_mask"]))
        seen, *_ = table.step({agent: action})
        assert set(seen) <= set(table.get_agent_ids())
