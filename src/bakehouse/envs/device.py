"""Lanes on an NVIDIA GPU: tables that are reset and stepped in its memory, for learners who are there too.

    tables = make_vec("cupcake_empire", seats=2, tables=65_536)
    observations, info = tables.reset(seed=0)
    observations, rewards, ended, truncated, info = tables.step(actions)
    torch.from_dlpack(observations), jax.dlpack.from_dlpack(observations), cupy.from_dlpack(observations)

Nothing is copied between the machine and its GPU, and a step waits for nobody. The games are those of the vector
environment of Gymnasium on the CPU, byte by byte.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode

from bakehouse.envs.dlpack import DeviceArray
from bakehouse.envs.gymnasium import FLOATS, MODES, packing_of, seeds_for, space_of
from bakehouse.envs.lanes import PENALTY, Lanes, Looker, Opponents, Packing, Snapshot, prepare
from bakehouse.errors import Invalid
from bakehouse.games.definition import Array
from bakehouse.games.game import Game
from bakehouse.games.game import game as find_game
from bakehouse.kernel import gpu_sorted, vector
from bakehouse.kernel import gpu_vector as kernels
from bakehouse.kernel.gpu import available, cuda, get_ready, loops_kept, simulated

TABLES = 65_536


def make_vec(
    game: str | Game,
    seats: int | None = None,
    tables: int = TABLES,
    *,
    house_rules: Mapping[str, str] | None = None,
    edition: str | Path | Mapping[str, Any] | None = None,
    **settings: Any,
) -> "DeviceVectorEnv":
    """Tables on the GPU; the settings are those of `DeviceVectorEnv`."""
    found = game if isinstance(game, Game) else find_game(game, seats, house_rules, edition)
    return DeviceVectorEnv(found, tables, **settings)


class DeviceLanes(Lanes):
    """The lanes of the CPU, with all arrays in the memory of the GPU."""

    def __init__(self, *settings: Any) -> None:
        if not (available() or simulated()):
            raise Invalid("There is no GPU here; the vector environment of Gymnasium plays the same games on the CPU.")
        get_ready()
        super().__init__(*settings)
        if any(not isinstance(outsider, Looker) for outsider in self.seated.outside):
            raise Invalid("The opponents on a GPU are 'random', 'greedy', 'sight', 'self' or a pool of these.")
        self._networks: list[tuple[int, list[Any]]] = [
            (outsider.redeals, kernels.room_for_network(outsider.network(), self.amount))
            for outsider in self.seated.outside
            if isinstance(outsider, Looker)
        ]
        self.pace = self.game.definition.pace
        self.seats = self._zeros(self.amount, np.int64)
        self.chosen = self._zeros(self.amount, np.int64)
        self._answers, self._waiting = self._zeros(self.amount, np.int64), self._zeros(1, np.int64)
        self._none = np.zeros(1, np.int64)
        self._words = self.states.view(np.uint64).reshape(self.amount, -1)

    def _taken(self, array: Array) -> Any:
        return cuda.to_device(array)

    def _launch(self, function: Any, *arguments: Any) -> None:
        kernels.launch(function, self.amount, *arguments, pace=self.pace)

    def step(self, actions: Any) -> None:
        self._step(actions, 0)
        while self._networks and self._are_asked():
            for number, (redeals, network) in enumerate(self._networks, start=vector.OUTSIDE):
                told = (*self._before, number, *network, redeals, self.lists, self._answers)
                self._launch(kernels.answer_lanes, *told)
            self._step(self._answers, 1)

    def _step(self, actions: Any, answers: int) -> None:
        with loops_kept():
            if self.pace.lane_slots:
                told = (self._before, self._words, actions, answers, self._after, self.seats)
                gpu_sorted.step_lanes(self.pace, self.amount, *told)
            else:
                self._launch(kernels.step_lanes, *self._before, actions, answers, *self._after, self.seats)

    def _are_asked(self) -> bool:
        """Whether an opponent who sees with a network is to act anywhere; only for this a step waits for the GPU."""
        self._waiting.copy_to_device(self._none)
        self._launch(kernels.count_asked, self.states, self.lanes, self._answers, self._waiting)
        return bool(self._waiting.copy_to_host()[0])

    def begin(self, seeds: Sequence[int | None], chosen: Array | None = None) -> None:
        lanes = self.lanes.copy_to_host()
        actions = prepare(lanes, seeds, chosen)
        self.lanes.copy_to_device(lanes)
        self.step(cuda.to_device(actions))

    def random_actions(self) -> Any:
        self._launch(kernels.choose_randomly, self.lanes, self.lists, self.chosen)
        return self.chosen

    def pack(self, vectors: Any, packing: Packing, packed: Any) -> None:
        told = (vectors, self._taken(packing.low), self._taken(packing.step), packed)
        kernels.launch(kernels.pack, vectors.shape[0] * vectors.shape[1], *told)

    def _content(self, array: Any) -> bytes:
        content: bytes = array.copy_to_host().tobytes()
        return content

    def _fill(self, array: Any, content: bytes) -> None:
        array.copy_to_device(np.frombuffer(content, array.dtype).reshape(array.shape))


class DeviceVectorEnv:
    """Many tables at once on the GPU, as `VectorSeatEnv` plays them on the CPU.

    The settings are the same; opponents are "random", "greedy", "sight" (a frozen network), a list or a `Pool` of
    these, or "self". All that `reset` and `step` return are arrays of the GPU (`DeviceArray`), always the same ones,
    written over at the next step. `info` has "action_mask", "seat", "illegal", the "rewards" of all seats, and "scores"
    and "returns", which count where a game has ended; with AutoresetMode.SAME_STEP it has "final_obs" too.
    """

    def __init__(
        self,
        game: Game,
        tables: int = TABLES,
        opponents: Opponents = "greedy",
        seat: int | str = 0,
        reward: str = "returns",
        penalty: float = PENALTY,
        features: str = FLOATS,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
    ) -> None:
        self.game, self.num_envs = game, tables
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.lanes = lanes = DeviceLanes(game, tables, opponents, seat, reward, penalty, MODES[self.autoreset_mode], 1)
        self._packing = packing_of(game, features)
        self.single_observation_space = space_of(game, False, self._packing is not None)
        self.single_action_space = spaces.Discrete(lanes.actions)
        self._pairs = [(lanes.vectors, lanes.vectors), (lanes.finals, lanes.finals)]
        if self._packing is not None:
            self._pairs = [(array, lanes._zeros(array.shape, np.uint8)) for array, _ in self._pairs]
        self._observed, self._final = (DeviceArray(seen) for _, seen in self._pairs)
        self._rewards, self._ended = DeviceArray(lanes.rewards), DeviceArray(lanes.ended)
        self._truncated = DeviceArray(lanes._zeros(tables, np.bool_))
        self._told = {"action_mask": DeviceArray(lanes.masks), "seat": DeviceArray(lanes.seats)}
        self._told_after = self._told | {
            "illegal": DeviceArray(lanes.illegal), "rewards": DeviceArray(lanes.paid),
            "scores": DeviceArray(lanes.points), "returns": DeviceArray(lanes.returns),
        }  # fmt: skip
        if self.autoreset_mode == AutoresetMode.SAME_STEP:
            self._told_after["final_obs"] = self._final
        self._chosen = DeviceArray(lanes.chosen)
        self._wide = lanes._zeros(tables, np.int64)
        self._given: tuple[Any, Any] = (None, None)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[DeviceArray, dict[str, DeviceArray]]:
        """Begin a game at every table, or where options["reset_mask"] says so; an int is the seed of the first."""
        self.lanes.begin(*seeds_for(self.num_envs, seed, options))
        self._pack()
        return self._observed, dict(self._told)

    def step(self, actions: Any) -> tuple[DeviceArray, DeviceArray, DeviceArray, DeviceArray, dict[str, DeviceArray]]:
        """Play an action at every table: a whole number for each, in an array of PyTorch, JAX, CuPy, Numba or NumPy."""
        self.lanes.step(self._taken(actions))
        self._pack()
        return self._observed, self._rewards, self._ended, self._truncated, dict(self._told_after)

    def random_actions(self) -> DeviceArray:
        """A legal action for each table, any as likely as the other, by the seed of the table."""
        self.lanes.random_actions()
        return self._chosen

    def snapshot(self) -> Snapshot:
        """All tables at this moment, for `restore`."""
        return self.lanes.snapshot()

    def restore(self, snapshot: Snapshot) -> tuple[DeviceArray, dict[str, DeviceArray]]:
        """Go back to a moment, of these tables or of others like them, also on the CPU."""
        self.lanes.restore(snapshot)
        self._pack()
        return self._observed, dict(self._told)

    def close(self) -> None:
        self.lanes.close()

    def _taken(self, actions: Any) -> Any:
        """The actions as kernels take them: one for each table."""
        if isinstance(actions, DeviceArray):
            return actions.array
        if hasattr(actions, "block_until_ready"):
            actions.block_until_ready()  # JAX works in streams of its own
        given, view = self._given
        if actions is not given:  # making a view takes longer than a launch
            view = cuda.as_cuda_array(actions) if hasattr(actions, "__cuda_array_interface__") else None
            self._given = (actions, view) if view is not None else (None, None)
        if view is None:
            view = cuda.to_device(np.ascontiguousarray(actions))
        if view.shape != (self.num_envs,) or view.dtype.kind not in "iu":
            raise Invalid(f"There should be {self.num_envs} whole numbers, an action for each table.")
        if view.dtype == np.int64 and view.is_c_contiguous():
            return view
        kernels.launch(kernels.widen, self.num_envs, view, self._wide)
        return self._wide

    def _pack(self) -> None:
        if self._packing is not None:
            for vectors, packed in self._pairs:
                if vectors.shape[0]:
                    self.lanes.pack(vectors, self._packing, packed)
