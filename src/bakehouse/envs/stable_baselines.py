"""Stable-Baselines3: the vector environment as its `VecEnv`, with masks for sb3-contrib.

from sb3_contrib import MaskablePPO
from bakehouse.envs.stable_baselines import SeatVecEnv

MaskablePPO("MlpPolicy", SeatVecEnv("cupcake_empire", 64, opponents="greedy")).learn(1_000_000)
"""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from bakehouse.envs.gymnasium import VectorSeatEnv
from bakehouse.errors import Invalid, MissingExtra
from bakehouse.games.definition import Array
from bakehouse.games.game import Game

try:
    from stable_baselines3.common.vec_env import VecEnv
except ImportError as problem:
    raise MissingExtra(
        f"Stable-Baselines3 is not installed ({problem.name} is missing): pip install 'bakehouse[learn]'."
    ) from None


class SeatVecEnv(VecEnv):  # type: ignore[misc]
    """Many tables at once; the settings are those of `VectorSeatEnv`. Games follow each other in the same step."""

    def __init__(self, game: str | Game, num_envs: int, **settings: Any) -> None:
        self.tables = VectorSeatEnv(num_envs, game, autoreset_mode="SameStep", **settings)
        self._actions = np.zeros(num_envs, np.int64)
        self._returns, self._lengths = np.zeros(num_envs), np.zeros(num_envs, np.int64)
        super().__init__(num_envs, self.tables.single_observation_space, self.tables.single_action_space)

    def reset(self) -> Any:
        """Begin a game at every table, with the seeds that `seed` has named."""
        seeds = None if all(seed is None for seed in self._seeds) else self._seeds
        observations, _ = self.tables.reset(seed=seeds)
        self._reset_seeds()
        self._returns[:], self._lengths[:] = 0, 0
        return observations

    def step_async(self, actions: Array) -> None:
        self._actions[:] = actions

    def step_wait(self) -> tuple[Any, Array, Array, list[dict[str, Any]]]:
        observations, rewards, ended, _, told = self.tables.step(self._actions)
        self._returns += rewards
        self._lengths += 1
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for i in np.flatnonzero(ended):
            final = told["final_obs"]
            infos[i] = {
                "terminal_observation": {name: seen[i] for name, seen in final.items()}
                if isinstance(final, dict)
                else final[i],
                "TimeLimit.truncated": False,
                "scores": told["scores"][i],
                "returns": told["returns"][i],
                "episode": {"r": float(self._returns[i]), "l": int(self._lengths[i]), "t": 0.0},
            }
        self._returns[ended], self._lengths[ended] = 0, 0
        return observations, rewards.astype(np.float32), ended, infos

    def action_masks(self) -> Array:
        """True for each legal action, a row for each table."""
        return self.tables.action_masks()

    def close(self) -> None:
        self.tables.close()

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        if attr_name == "action_masks":  # so sb3-contrib sees that there are some
            return [self.action_masks] * len(self._chosen(indices))
        return [getattr(self.tables, attr_name)] * len(self._chosen(indices))

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise Invalid("The tables of a vector environment have no settings of their own.")

    def env_method(self, method_name: str, *arguments: Any, indices: Any = None, **settings: Any) -> list[Any]:
        """Only `action_masks` is something that a table can be asked."""
        if method_name != "action_masks":
            raise Invalid(f"A table cannot be asked for {method_name!r}; it can for 'action_masks'.")
        masks = self.action_masks()
        return [masks[i] for i in self._chosen(indices)]

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * len(self._chosen(indices))

    def get_images(self) -> Sequence[Array | None]:
        return self.tables.render() if self.tables.render_mode == "rgb_array" else [None] * self.num_envs

    def _chosen(self, indices: int | Iterable[int] | None) -> list[int]:
        if indices is None:
            return list(range(self.num_envs))
        return [indices] if isinstance(indices, int) else list(indices)
