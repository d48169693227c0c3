"""PettingZoo: every game with every number of seats, one agent for each seat, one turn after the other (AEC).

Where the rules let seats act together there is the parallel environment too.
"""

from collections.abc import Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any

import numpy as np
import pettingzoo
from gymnasium import spaces
from pettingzoo.utils import wrappers

from bakehouse.envs.gymnasium import ANSI, HUMAN, IDS, PIXELS, checked_mode, space_of
from bakehouse.envs.lanes import PENALTY, SELF, Lanes, Snapshot, drawn
from bakehouse.envs.picture import painted
from bakehouse.errors import Illegal, Invalid
from bakehouse.games.definition import Array
from bakehouse.games.game import Game
from bakehouse.games.game import game as find_game
from bakehouse.kernel import play
from bakehouse.kernel.records import OVER

TOLD = (
    "agents", "agent_selection", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos",
)  # fmt: skip
"""What an AEC environment tells of a moment, beside the table."""


def register() -> None:
    """Tell PettingZoo of the games, once: `pettingzoo.make("aec", "bakehouse/CakeAuf-v1", seats=3)`."""
    for identifier, name in IDS.items():
        if identifier not in pettingzoo.aec_registry:
            pettingzoo.register("aec", identifier, "bakehouse.envs.pettingzoo:env", kwargs={"game": name})
        if identifier not in pettingzoo.parallel_registry:
            pettingzoo.register("parallel", identifier, f"{__name__}:ParallelTableEnv", kwargs={"game": name})


def env(game: str | Game, seats: int | None = None, **settings: Any) -> Any:
    """The environment of a game in PettingZoo's usual wrappers: an illegal action ends the game, and costs -1."""
    wrapped: Any = TableEnv(game, seats, **settings)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


def raw_env(game: str | Game, seats: int | None = None, **settings: Any) -> "TableEnv":
    """The environment itself: some microseconds a step; an illegal action raises and changes nothing."""
    return TableEnv(game, seats, **settings)


class TableEnv(pettingzoo.AECEnv[str, Any, Any]):  # type: ignore[misc]
    """A table of any game. The agents are `seat_0`, `seat_1`, ...; chance plays between their turns.

    An observation is a vector of what the seat may know, and `infos[agent]["action_mask"]` tells its legal actions;
    with dict_observations=True it is a dictionary with "observation" and "action_mask" instead. `reward` is "returns"
    (at the end, between -1 and 1 by rank) or "points" (as they come).
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        dict_observations: bool = False,
        reward: str = "returns",
        house_rules: Mapping[str, str] | None = None,
        edition: str | Path | Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.render_mode = checked_mode(render_mode)
        self.game = game if isinstance(game, Game) else find_game(game, seats, house_rules, edition)
        name = f"bakehouse_{self.game.id}_v{self.game.definition.version}"
        self.metadata = {
            "name": name,
            "render_modes": [HUMAN, ANSI, PIXELS],
            "render_fps": 4,
            "is_parallelizable": False,
        }
        self.lanes = Lanes(self.game, 1, SELF, 0, reward)
        self.dict_observations, self.by_points = dict_observations, reward == "points"
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {agent: space_of(self.game, dict_observations) for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(self.lanes.actions) for agent in self.possible_agents}
        self._action = np.zeros(1, np.int64)
        self._no_mask = np.zeros(self.lanes.actions, np.int8)
        self._mover = self.lanes.lanes["seat"]

    def __setstate__(self, told: dict[str, Any]) -> None:
        self.__dict__.update(told)
        self._mover = self.lanes.lanes["seat"]

    def snapshot(self) -> tuple[Snapshot, dict[str, Any]]:
        """This moment of the game, for `restore`."""
        return self.lanes.snapshot(), deepcopy({name: getattr(self, name) for name in TOLD})

    def restore(self, snapshot: tuple[Snapshot, dict[str, Any]]) -> None:
        """Go back to a moment, of this environment or of one like it."""
        tables, told = snapshot
        self.lanes.restore(tables)
        self.__dict__.update(deepcopy(told))

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: with the dice and cards of a seed, or the next one after the last."""
        self.lanes.begin([seed])
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self._no_mask.copy()} for agent in self.agents}
        self._turn_to_next()
        self._show()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        lanes = self.lanes
        self._action[0] = action
        lanes.step(self._action)
        if lanes.illegal[0]:
            raise Illegal(f"{agent} may not play action {action} now: infos[agent]['action_mask'] tells what it may.")
        self._cumulative_rewards[agent] = 0.0
        if self.by_points or lanes.ended[0]:
            self._pay()
        if lanes.ended[0]:
            self._end(agent)
        else:
            self._turn_to_next(agent)
        self._show()

    def observe(self, agent: str) -> Any:
        """What the agent may know now."""
        seat = self._seat_of[agent]
        if seat == self._mover[0]:
            vector = self.lanes.vectors[0].copy()
        else:
            vector = np.empty(self.lanes.features, np.float32)
            play.features(self.game.box, self.lanes.states, 0, seat, vector)
        if not self.dict_observations:
            return vector
        info = self.infos.get(agent)
        return {"observation": vector, "action_mask": self._no_mask.copy() if info is None else info["action_mask"]}

    def state(self) -> Array:
        """What all seats know together, one vector after the other."""
        vectors = np.empty((self.game.seats, self.lanes.features), np.float32)
        for seat in range(self.game.seats):
            play.features(self.game.box, self.lanes.states, 0, seat, vectors[seat])
        return vectors.ravel()

    def action_mask(self, agent: str) -> Array:
        """1 for each legal action; none for an agent who is not to act."""
        mask: Array = self.infos[agent]["action_mask"]
        return mask

    def render(self) -> Any:
        """The table as the agent to act sees it: returned as text ("ansi") or pixels ("rgb_array"), or shown."""
        if self.render_mode == ANSI:
            return self._drawn()
        if self.render_mode == PIXELS:
            return painted(self.game, self.lanes.states, self._seat_of[self.agent_selection])
        self._show()
        return None

    def close(self) -> None:
        self.lanes.close()

    def _turn_to_next(self, last: str | None = None) -> None:
        agent = self.possible_agents[self._mover[0]]
        if last is not None and last != agent:
            self.infos[last] = {"action_mask": self._no_mask.copy()}
        self.infos[agent] = {"action_mask": self.lanes.masks[0].copy()}
        self.agent_selection = agent

    def _pay(self) -> None:
        for agent, reward in zip(self.agents, self.lanes.paid[0].tolist(), strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward

    def _end(self, last: str) -> None:
        """Everybody hears the result; then each agent in turn steps with None and leaves."""
        self.infos = {agent: {"action_mask": self._no_mask.copy()} for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def _drawn(self) -> str:
        return drawn(self.game, self.lanes.states, self._seat_of[self.agent_selection])

    def _show(self) -> None:
        if self.render_mode == HUMAN:
            print(self._drawn())


class ParallelTableEnv(pettingzoo.ParallelEnv[str, Any, Any]):  # type: ignore[misc]
    """A table of a game whose seats act together; in a step every agent plays one action.

    Some have more to do than others: to an agent who waits for them `infos[agent]["waiting"]` is true, any action will
    do, and it is not played. An illegal action changes nothing, costs `penalty` and is told in
    `infos[agent]["illegal"]`. Otherwise this is like `TableEnv`.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        dict_observations: bool = False,
        reward: str = "returns",
        penalty: float = PENALTY,
        house_rules: Mapping[str, str] | None = None,
        edition: str | Path | Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.render_mode = checked_mode(render_mode, [ANSI, PIXELS])
        self.game = game if isinstance(game, Game) else find_game(game, seats, house_rules, edition)
        name = f"bakehouse_{self.game.id}_v{self.game.definition.version}"
        self.metadata = {"name": name, "render_modes": [ANSI, PIXELS], "render_fps": 4}
        self.lanes = Lanes(self.game, 1, SELF, 0, reward, penalty)
        self.dict_observations = dict_observations
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seats)]
        self.agents: list[str] = []
        self._observation_spaces = {agent: space_of(self.game, dict_observations) for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(self.lanes.actions) for agent in self.possible_agents}
        self._action = np.zeros(1, np.int64)
        self.lanes.begin([0])
        if len(self._asked()) < self.game.seats:
            raise Invalid(f"The seats of {self.game.title} act one after the other: take the AEC environment.")

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a game: with the dice and cards of a seed, or the next one after the last."""
        self.lanes.begin([seed])
        self.agents = self.possible_agents[:]
        return self._told(dict.fromkeys(self.agents, False))

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        agents, lanes = self.agents, self.lanes
        if not agents:
            raise Illegal("No game is going on: reset() begins the next.")
        rewards, illegal = np.zeros(self.game.seats), dict.fromkeys(agents, False)
        asked = self._asked()
        missing = [agents[seat] for seat in asked if agents[seat] not in actions]
        if missing:
            raise Invalid(f"{missing[0]} is to act, but there is no action of it.")
        for seat in asked:
            agent = agents[seat]
            self._turn_to(seat)
            self._action[0] = actions[agent]
            lanes.step(self._action)
            rewards += lanes.paid[0]
            illegal[agent] = bool(lanes.illegal[0])
        over = bool(lanes.ended[0])
        observations, infos = self._told(illegal)
        if over:
            self.agents = []
        paid = dict(zip(agents, rewards.tolist(), strict=True))
        return observations, paid, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def state(self) -> Array:
        """What all seats know together, one vector after the other."""
        return np.concatenate([self._vector(seat) for seat in range(self.game.seats)])

    def snapshot(self) -> tuple[Snapshot, list[str]]:
        """This moment of the game, for `restore`."""
        return self.lanes.snapshot(), self.agents[:]

    def restore(self, snapshot: tuple[Snapshot, list[str]]) -> tuple[dict[str, Any], dict[str, Any]]:
        """Go back to a moment, of this environment or of one like it; returns what `reset` would."""
        tables, agents = snapshot
        self.lanes.restore(tables)
        self.agents = agents[:]
        return self._told(dict.fromkeys(self.agents, False))

    def render(self) -> Any:
        """The table as the first seat sees it, as text or pixels."""
        show: Any = painted if self.render_mode == PIXELS else drawn
        return show(self.game, self.lanes.states, 0)

    def close(self) -> None:
        self.lanes.close()

    def _asked(self) -> list[int]:
        """The seats that may act now. What they do commutes, so that none of them takes anything from the others."""
        if self.lanes.actor() == OVER:
            return []
        bits = int(self.lanes.states["awaited"][0])
        return [seat for seat in range(self.game.seats) if bits >> seat & 1]

    def _turn_to(self, seat: int) -> None:
        """Make a seat that may act now the one that is asked."""
        lanes = self.lanes
        play.turn_table_to(lanes.states, 0, seat)
        lanes.lanes["seat"] = seat
        lanes.lanes["options"] = play.list_options(self.game.box, lanes.states, 0, lanes.lists[0])

    def _told(self, illegal: Mapping[str, bool]) -> tuple[dict[str, Any], dict[str, Any]]:
        """What every agent sees, and what it may do."""
        observations: dict[str, Any] = {}
        infos: dict[str, Any] = {}
        asked = self._asked()
        for seat, agent in enumerate(self.agents):
            waiting = seat not in asked
            mask = np.full(self.lanes.actions, waiting, np.int8)
            if not waiting:
                self._turn_to(seat)
                mask[self.lanes.lists[0, : int(self.lanes.lanes["options"][0])]] = 1
            vector = self._vector(seat)
            seen = {"observation": vector, "action_mask": mask.copy()} if self.dict_observations else vector
            observations[agent] = seen
            infos[agent] = {"action_mask": mask, "waiting": waiting, "illegal": illegal[agent]}
        return observations, infos

    def _vector(self, seat: int) -> Array:
        vector = np.empty(self.lanes.features, np.float32)
        play.features(self.game.box, self.lanes.states, 0, seat, vector)
        return vector
