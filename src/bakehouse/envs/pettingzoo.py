"""PettingZoo: every game with every number of seats, one agent for each seat, one turn after the other (AEC)."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pettingzoo
from gymnasium import spaces
from pettingzoo.utils import wrappers

from bakehouse.envs.gymnasium import ANSI, HUMAN, IDS, checked_mode, space_of
from bakehouse.envs.lanes import SELF, Lanes, drawn
from bakehouse.errors import Illegal
from bakehouse.games.definition import Array
from bakehouse.games.game import Game
from bakehouse.games.game import game as find_game
from bakehouse.kernel import play


def register() -> None:
    """Tell PettingZoo of the games, once: `pettingzoo.make("aec", "bakehouse/CakeAuf-v1", seats=3)`."""
    for identifier, name in IDS.items():
        if identifier not in pettingzoo.aec_registry:
            pettingzoo.register("aec", identifier, "bakehouse.envs.pettingzoo:env", kwargs={"game": name})


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
        self.metadata = {"name": name, "render_modes": [HUMAN, ANSI], "render_fps": 4, "is_parallelizable": False}
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
        """The table as the agent to act sees it: returned as text ("ansi") or shown ("human")."""
        if self.render_mode == ANSI:
            return self._drawn()
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
