"""Gymnasium: one seat at a table, alone or against opponents; and many such tables as one vector environment."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from bakehouse.envs.lanes import PENALTY, SELF, Lanes, Opponents, Packing, Snapshot, bounds_of, drawn
from bakehouse.envs.picture import painted
from bakehouse.errors import Illegal, Invalid
from bakehouse.games import OURS, find, names
from bakehouse.games.definition import Array, Definition
from bakehouse.games.game import Game
from bakehouse.games.game import game as find_game
from bakehouse.kernel import vector


def identifier(definition: Definition) -> str:
    """What Gymnasium and PettingZoo call a game: `bakehouse/CakeAuf-v1`. The version is that of its rules."""
    name = "".join(map(str.capitalize, definition.id.split("_")))
    return f"bakehouse/{name}-v{definition.version}"


IDS = {identifier(find(name)): name for name in names()}

MODES = {
    AutoresetMode.DISABLED: vector.STAYS_OVER,
    AutoresetMode.NEXT_STEP: vector.NEXT_STEP,
    AutoresetMode.SAME_STEP: vector.SAME_STEP,
}
HUMAN, ANSI, PIXELS = "human", "ansi", "rgb_array"
FLOATS, BYTES = "float32", "uint8"
"""What the numbers of an observation are."""


def register() -> None:
    """Tell Gymnasium of the games, once."""
    for known_as, name in IDS.items():
        if known_as not in gymnasium.registry:
            gymnasium.register(
                known_as,
                entry_point="bakehouse.envs.gymnasium:SeatEnv",
                vector_entry_point="bakehouse.envs.gymnasium:VectorSeatEnv",
                kwargs={"game": name},
            )


def space_of(game: Game, dict_observations: bool, packed: bool = False) -> spaces.Space[Any]:
    """What a seat may see: a vector (packed: of bytes), or a dictionary that has the mask of its actions too."""
    low, high = bounds_of(game)
    vector = spaces.Box(0, 255, low.shape, np.uint8) if packed else spaces.Box(low, high, dtype=np.float32)
    if not dict_observations:
        return vector
    actions = len(game.definition.table)
    return spaces.Dict({"observation": vector, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})


class SeatEnv(gymnasium.Env[Any, Any]):
    """A seat at a table of any game; chance and the opponents play between its decisions.

    `opponents` is the name of a player for all other seats ("random", "greedy", a level, "search:sims=100", "sight" for
    the game's network, "sight:file=mine.npz", "module:Class"), an object with a method `choose(turn)`, a list of these,
    clockwise from the learner, or a `Pool` of these, from which everybody is drawn anew in each game. `seat` is the
    learner's, or "rotate" for another in each game. `reward` is "returns" (at the end, between -1 and 1 by rank; alone
    by points) or "points" (as they come; they add up to the final score). An illegal action changes nothing, is
    rewarded with `penalty` and told in `info["illegal"]`. With dict_observations=True an observation is a dictionary
    with "observation" and "action_mask"; with features="uint8" its numbers are bytes, from 0 for the lowest value of
    each feature to 255 for the highest.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [HUMAN, ANSI, PIXELS], "render_fps": 4}  # type: ignore[misc]

    def __init__(
        self,
        game: str | Game = OURS[0],
        seats: int | None = None,
        opponents: Opponents = "greedy",
        seat: int | str = 0,
        reward: str = "returns",
        penalty: float = PENALTY,
        dict_observations: bool = False,
        features: str = FLOATS,
        house_rules: Mapping[str, str] | None = None,
        edition: str | Path | Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        if opponents == SELF:
            raise Invalid("Playing all seats is for the vector environment, PettingZoo and OpenSpiel.")
        self.render_mode = checked_mode(render_mode)
        self.game = game if isinstance(game, Game) else find_game(game, seats, house_rules, edition)
        self.lanes = Lanes(self.game, 1, opponents, seat, reward, penalty)
        self.dict_observations, self._packing = dict_observations, packing_of(self.game, features)
        self.observation_space = space_of(self.game, dict_observations, self._packing is not None)
        self.action_space = spaces.Discrete(self.lanes.actions)
        self._action = np.zeros(1, np.int64)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a game: with the dice and cards of a seed, or the next one after the last."""
        super().reset(seed=seed)
        self.lanes.begin([seed])
        self._show()
        return self._observed(), self._told()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        lanes = self.lanes
        if not lanes.lanes["options"][0]:
            raise Illegal("No game is going on: reset() begins the next.")
        self._action[0] = action
        lanes.step(self._action)
        reward, illegal = float(lanes.rewards[0]), bool(lanes.illegal[0])
        over = bool(lanes.ended[0])
        told = self._told() | {"illegal": illegal}
        if over:
            seats = self.game.seats
            told |= {"scores": lanes.points[0, :seats].copy(), "returns": lanes.returns[0, :seats].copy()}
        self._show()
        return self._observed(), reward, over, False, told

    def snapshot(self) -> Snapshot:
        """This moment of the game, for `restore`; what opponents of one's own remember is no part of it."""
        return self.lanes.snapshot()

    def restore(self, snapshot: Snapshot) -> tuple[Any, dict[str, Any]]:
        """Go back to a moment, of this environment or of one like it; returns what `reset` would."""
        self.lanes.restore(snapshot)
        return self._observed(), self._told()

    def action_masks(self) -> Array:
        """True for each legal action: what sb3-contrib asks for."""
        masks: Array = self.lanes.masks[0].astype(np.bool_)
        return masks

    def render(self) -> Any:
        """The table as the learner sees it: returned as text ("ansi") or pixels ("rgb_array"), or shown ("human")."""
        if self.render_mode == ANSI:
            return self._drawn()
        if self.render_mode == PIXELS:
            return painted(self.game, self.lanes.states, int(self.lanes.lanes["seat"][0]))
        self._show()
        return None

    def close(self) -> None:
        self.lanes.close()

    def _observed(self) -> Any:
        lanes, packing = self.lanes, self._packing
        vector = lanes.vectors[0].copy() if packing is None else lanes.packed(lanes.vectors, packing)[0]
        return {"observation": vector, "action_mask": self.lanes.masks[0].copy()} if self.dict_observations else vector

    def _told(self) -> dict[str, Any]:
        return {"action_mask": self.lanes.masks[0].copy(), "seat": int(self.lanes.lanes["seat"][0])}

    def _drawn(self) -> str:
        return drawn(self.game, self.lanes.states, int(self.lanes.lanes["seat"][0]))

    def _show(self) -> None:
        if self.render_mode == HUMAN:
            print(self._drawn())


class VectorSeatEnv(gymnasium.vector.VectorEnv[Any, Array, Array]):
    """Many tables at once; one compiled call plays a step at all of them, on all cores.

    Like `SeatEnv`; the opponents "random", "greedy" and "sight" (a frozen network) are compiled, others are asked one
    by one, which takes time. With "self" the learner plays all seats, `info["seat"]` tells whose turn it is, and the
    reward is that of whoever acted. What a step brings to all seats, also to those who only watched, is in
    `info["rewards"]`, a column for each seat.

    `info["action_mask"]` has a row for each table. Where games end, `info["scores"]` and `info["returns"]` have a row
    for each table, which counts where `info["_scores"]` is true; with AutoresetMode.SAME_STEP so does
    `info["final_obs"]`. In the default mode, NEXT_STEP, the step after an end begins the next game whatever the action.
    Results do not depend on the number of threads. With copy=False the arrays are written over at the next step.
    """

    def __init__(
        self,
        num_envs: int = 1,
        game: str | Game = OURS[0],
        seats: int | None = None,
        opponents: Opponents = "greedy",
        seat: int | str = 0,
        reward: str = "returns",
        penalty: float = PENALTY,
        dict_observations: bool = False,
        features: str = FLOATS,
        house_rules: Mapping[str, str] | None = None,
        edition: str | Path | Mapping[str, Any] | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        threads: int | None = None,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        self.game = game if isinstance(game, Game) else find_game(game, seats, house_rules, edition)
        self.num_envs, self.copy = num_envs, copy
        mode = AutoresetMode(autoreset_mode)
        self.metadata = {"render_modes": [ANSI, PIXELS], "render_fps": 4, "autoreset_mode": mode}
        self.render_mode = checked_mode(render_mode, [ANSI, PIXELS])
        self.lanes = Lanes(self.game, num_envs, opponents, seat, reward, penalty, MODES[mode], threads)
        self.dict_observations, self._packing = dict_observations, packing_of(self.game, features)
        self.single_observation_space = space_of(self.game, dict_observations, self._packing is not None)
        self.single_action_space = spaces.Discrete(self.lanes.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._never = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin a game at every table, or where options["reset_mask"] says so; an int is the seed of the first."""
        self.lanes.begin(*seeds_for(self.num_envs, seed, options))
        return self._observed(), self._told()

    def step(self, actions: Array) -> tuple[Any, Array, Array, Array, dict[str, Any]]:
        lanes = self.lanes
        lanes.step(np.asarray(actions, np.int64))
        told = self._told()
        told["illegal"], told["rewards"] = self._kept(lanes.illegal), self._kept(lanes.paid)
        ended = self._kept(lanes.ended)
        if ended.any():
            seats = self.game.seats
            told["scores"], told["returns"] = lanes.points[:, :seats].copy(), lanes.returns[:, :seats].copy()
            told["_scores"] = told["_returns"] = ended
            if lanes.manner["autoreset"][0] == vector.SAME_STEP:
                told["final_obs"], told["_final_obs"] = self._final(ended), ended
        truncated = self._never.copy() if self.copy else self._never
        return self._observed(), self._kept(lanes.rewards), ended, truncated, told

    def snapshot(self) -> Snapshot:
        """All tables at this moment, for `restore`."""
        return self.lanes.snapshot()

    def restore(self, snapshot: Snapshot) -> tuple[Any, dict[str, Any]]:
        """Go back to a moment, of this environment or of one like it; returns what `reset` would."""
        self.lanes.restore(snapshot)
        return self._observed(), self._told()

    def action_masks(self) -> Array:
        """True for each legal action, a row for each table."""
        masks: Array = self.lanes.masks.astype(np.bool_)
        return masks

    def random_actions(self) -> Array:
        """A legal action for each table, any as likely as the other, by the seed of the table."""
        return self.lanes.random_actions()

    def render(self) -> tuple[Any, ...]:
        """The tables as their learners see them, as text or pixels."""
        places = enumerate(self.lanes.lanes["seat"].tolist())
        show: Any = painted if self.render_mode == PIXELS else drawn
        return tuple(show(self.game, self.lanes.states[i : i + 1], seat) for i, seat in places)

    def close_extras(self, **kwargs: Any) -> None:
        self.lanes.close()

    def _observed(self) -> Any:
        lanes, packing = self.lanes, self._packing
        vectors = self._kept(lanes.vectors) if packing is None else lanes.packed(lanes.vectors, packing)
        return (
            {"observation": vectors, "action_mask": self._kept(self.lanes.masks)} if self.dict_observations else vectors
        )

    def _final(self, ended: Array) -> Any:
        """The last observations of games that are over, the only rows that count: nobody may do anything there."""
        vectors = self._last(ended)
        if not self.dict_observations:
            return vectors
        return {"observation": vectors, "action_mask": np.zeros_like(self.lanes.masks)}

    def _last(self, ended: Array) -> Array:
        finals: Array = self.lanes.finals
        if self._packing is None and not self.copy:
            return finals
        over = finals[ended]
        if self._packing is not None:
            over = self.lanes.packed(over, self._packing)
        last = np.zeros(finals.shape, over.dtype)
        last[ended] = over
        return last

    def _told(self) -> dict[str, Any]:
        seat = self.lanes.lanes["seat"]
        return {"action_mask": self._kept(self.lanes.masks), "seat": seat.copy() if self.copy else seat}

    def _kept(self, told: Array) -> Array:
        return told.copy() if self.copy else told


def seeds_for(
    tables: int, seed: int | Sequence[int | None] | None, options: dict[str, Any] | None
) -> tuple[Sequence[int | None], Array | None]:
    """The seed of each table, and which of them begin."""
    chosen = (options or {}).get("reset_mask")
    if chosen is not None and (np.shape(chosen) != (tables,) or not np.any(chosen)):
        raise Invalid(f"The reset_mask should have {tables} truth values, and at least one of them true.")
    if seed is None or isinstance(seed, (int, np.integer)):
        seed = [None if seed is None else int(seed) + i for i in range(tables)]
    if len(seed) != tables:
        raise Invalid(f"There are {len(seed)} seeds for {tables} tables.")
    return seed, chosen


def checked_mode(mode: str | None, modes: Sequence[str] = (HUMAN, ANSI, PIXELS)) -> str | None:
    if mode is not None and mode not in modes:
        raise Invalid(f"There is no render mode {mode!r}; there are {', '.join(modes)}.")
    return mode


def packing_of(game: Game, features: str) -> Packing | None:
    """How features are packed, if they are."""
    if features not in (FLOATS, BYTES):
        raise Invalid(f"The features are {FLOATS!r} or {BYTES!r}, not {features!r}.")
    return Packing(game) if features == BYTES else None
