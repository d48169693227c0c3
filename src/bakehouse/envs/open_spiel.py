"""OpenSpiel: every game with explicit chance, information states, observers and resampling.

`register()` makes `pyspiel.load_game("bakehouse_cupcake_empire(players=3)")` work. Parameters are `players`, the house
rules of the game, and `edition`, the path of an edition file.

An information state is all that a seat has ever read and seen: its string holds the features of now and a digest of all
that came before, so it is the same exactly where the whole past of the seat is the same.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import takewhile
from typing import Any

import numpy as np

from bakehouse.describing import Field
from bakehouse.describing import features as described
from bakehouse.errors import Invalid, MissingExtra
from bakehouse.games import find, names
from bakehouse.games.definition import Array, Definition
from bakehouse.games.game import Game, checked_seed
from bakehouse.kernel import play, rollouts
from bakehouse.kernel.generator import new_rng
from bakehouse.kernel.records import CHANCE, HEADER, LIST_LENGTH, MOST_SEATS, OVER

try:
    import pyspiel
except ImportError as problem:
    raise MissingExtra(
        f"OpenSpiel is not installed ({problem.name} is missing): pip install 'bakehouse[envs]'."
    ) from None

PREFIX = "bakehouse_"
DIGEST = 16
ACTOR = [name for name, _ in HEADER].index("actor")
"""Where a position tells who acts: each field of the header is one byte."""

Spec = tuple[str, int, tuple[tuple[str, str], ...], str]
"""What tells a game: its name, the seats, the house rules and the path of an edition."""


Data = bytes | bytearray
"""A position as it lies in memory."""


def register() -> list[str]:
    """Tell OpenSpiel of the games, once; returns their names."""
    known = set(pyspiel.registered_names())
    told = []
    for name in names():
        definition = find(name)
        kind = game_type(definition, definition.seats.start)
        told.append(kind.short_name)
        if kind.short_name not in known:
            pyspiel.register_game(kind, type(definition.title, (SpielGame,), {"definition": definition}))
    return told


def game_type(definition: Definition, seats: int) -> Any:
    """What OpenSpiel wants to know of a game before it is played."""
    alone = seats == 1
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + definition.id,
        long_name=definition.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION
        if definition.secrets
        else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if alone else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=definition.seats.stop - 1,
        min_num_players=definition.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "players": definition.seats.start,
            "edition": "",
            "rules": definition.version,
            **Game(definition, definition.seats.start).house_rules,
        },
    )


def check_version(definition: Definition, asked: int) -> None:
    """Whoever names a version of the rules, so that results can be compared, gets that one or none."""
    if asked != definition.version:
        raise Invalid(f"{definition.title} is played by version {definition.version} of its rules here, not {asked}.")


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Bakehouse as a game of OpenSpiel."""

    definition: Definition

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        told = dict(params or {})
        seats, edition = int(told.pop("players", self.definition.seats.start)), str(told.pop("edition", ""))
        check_version(self.definition, int(told.pop("rules", self.definition.version)))
        self.spec: Spec = (self.definition.id, seats, tuple(sorted(told.items())), edition)
        self.table = table_of(self.spec)
        self.beginning = Position.first(self.spec)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.definition.table),
            max_chance_outcomes=LIST_LENGTH,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if seats == 1 else 0.0,
            max_game_length=self.definition.most_steps(self.table.box[0], seats),
        )
        super().__init__(game_type(self.definition, seats), info, params or {})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self, self.beginning)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> "Observer":
        if params:
            raise ValueError(f"There are no parameters for observations, but {params} were given.")
        return Observer(self.table, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


@lru_cache(maxsize=256)
def table_of(spec: Spec) -> Game:
    name, seats, house_rules, edition = spec
    return Game(find(name), seats, dict(house_rules), edition or None)


class Position:
    """A position, and the way there. It is never changed, only followed.

    Only its bytes are made at once: the list of what may come next, and what each seat has read and seen so far, are
    worked out when somebody asks.
    """

    __slots__ = (
        "_length", "_list", "_options", "_pasts", "actor", "before", "choice", "data", "spec", "states", "table",
    )  # fmt: skip

    def __init__(self, spec: Spec, data: Data, before: "Position | None" = None, choice: int | None = None) -> None:
        """A position by its bytes; with a choice, the one that it leads to from there."""
        self.spec, self.before, self.choice = spec, before, choice
        self.table: Game = table_of(spec) if before is None else before.table
        self.data = bytearray(data)  # copying an array of records would take a hundred times as long
        self.states: Array = np.frombuffer(self.data, self.table.definition.state)
        self._list = np.empty(LIST_LENGTH, np.int16)
        if choice is None:
            self._length = play.list_options(self.table.box, self.states, 0, self._list)
        else:
            self._length = play.advance(self.table.box, self.states, 0, choice, self._list)
        actor = self.data[ACTOR]
        self.actor = actor - 256 if actor > 127 else actor
        self._options: list[int] | None = None
        self._pasts: dict[int, bytes] = {}

    @classmethod
    def first(cls, spec: Spec) -> "Position":
        table = table_of(spec)
        states = np.zeros(1, table.definition.state)
        play.begin(table.box, states, 0, table.seats, np.empty(LIST_LENGTH, np.int16))
        return cls.after_all(spec, states.tobytes(), dict.fromkeys(range(table.seats), b""), [])

    @classmethod
    def after_all(cls, spec: Spec, data: Data, pasts: dict[int, bytes], choices: Iterable[int]) -> "Position":
        """The position that choices lead to, from one where seats already have a past."""
        position = cls(spec, data)
        position._pasts = dict(pasts)
        for choice in choices:
            position = position.after(choice)
        return position

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return self

    def __reduce__(self) -> Any:
        *later, first = self.back()
        choices = [position.choice for position in reversed(later)]
        return Position.after_all, (self.spec, bytes(first.data), first._pasts, choices)

    def back(self) -> Iterator["Position"]:
        """This position, the one before it, and so on."""
        position: Position | None = self
        while position is not None:
            yield position
            position = position.before

    @property
    def options(self) -> list[int]:
        """The legal actions, or the weights of the outcomes of chance."""
        if self._options is None:
            self._options = self._list[: self._length].tolist()
        return self._options

    def after(self, choice: int) -> "Position":
        """The position that an action of the actor or an outcome of chance leads to."""
        return Position(self.spec, self.data, self, choice)

    def past(self, seat: int) -> bytes:
        """A digest of all that a seat has ever read and seen."""
        if not self.table.definition.secrets:  # everybody has read the same
            seat = 0
        unknown = list(takewhile(lambda position: seat not in position._pasts, self.back()))
        for position in reversed(unknown):
            position._pasts[seat] = position._new_past(seat)
        return self._pasts[seat]

    def _new_past(self, seat: int) -> bytes:
        """What a seat read of the last step and saw after it, added to what it read and saw before."""
        before = self.before
        if before is None:
            return digest(self.seen_by(seat))
        if not self.table.definition.secrets:
            return digest(before._pasts[seat] + f"{before.actor} {self.choice}".encode())
        own = self.choice if seat == before.actor else ""
        read = f"{before.actor} {own} {self._read_by(seat)}".encode()
        return digest(before._pasts[seat] + read + self.seen_by(seat))

    def _read_by(self, seat: int) -> str:
        """The last step as a seat reads it in its log."""
        assert self.before is not None
        assert self.choice is not None
        words, before = self.table.words, self.before.states[0]
        return str(words.happened(self.table.box[0], before, self.choice, self.states[0], seat).forms)

    def seen_by(self, seat: int) -> bytes:
        """All that a seat may know now, as numbers."""
        return features(self.table, self.states, seat).tobytes()

    def redealt(self, seat: int, luck: int) -> "Position":
        """One of the positions that the seat may be in, for all it knows.

        Its own past stays; the pasts of the others are not known to it, and begin with what they hold now.
        """
        if not self.table.definition.secrets:
            return self
        dealt = bytearray(self.data)
        states = np.frombuffer(dealt, self.table.definition.state)
        play.redeal_table(self.table.box, states, 0, seat, new_rng(luck))
        return Position.after_all(self.spec, dealt, {seat: self.past(seat)}, [])


def digest(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=DIGEST).digest()


def features(table: Game, states: Array, seat: int) -> Array:
    vector = np.empty(len(owners_of(table.id, table.seats)), np.float32)
    play.features(table.box, states, 0, seat, vector)
    return vector


@lru_cache(maxsize=64)
def fields_of(name: str, seats: int) -> tuple[Field, ...]:
    return tuple(described(name, seats).values())


@lru_cache(maxsize=64)
def owners_of(name: str, seats: int) -> Array:
    """The field that each number belongs to."""
    fields = fields_of(name, seats)
    return np.repeat(np.arange(len(fields)), [len(field) for field in fields])


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position as a state of OpenSpiel."""

    def __init__(self, game: SpielGame, position: Position) -> None:
        super().__init__(game)
        self.position = position

    def current_player(self) -> int:
        actor = self.position.actor
        if actor == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def is_terminal(self) -> bool:
        return self.position.actor == OVER

    def is_chance_node(self) -> bool:
        return self.position.actor == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """As OpenSpiel's own, which would ask back four times before it hands over the list."""
        actor = self.position.actor
        if actor == CHANCE:
            return [outcome for outcome, weight in enumerate(self.position.options) if weight > 0]
        if actor == OVER or player not in (None, actor):
            return []
        return list(self.position.options)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """As OpenSpiel's own, which would collect it field by field."""
        seat = self.position.actor if player is None else player
        if not 0 <= seat < self.position.table.seats:
            return super().observation_tensor(player)  # type: ignore[no-any-return] # it says what is wrong
        told: list[float] = features(self.position.table, self.position.states, seat).tolist()
        return told

    information_state_tensor = observation_tensor

    def history_tensor(self, player: int) -> Array:
        """All that a player has seen, with perfect recall: a row for the beginning and for each step since.

        A row holds the features that the player saw then; who had acted, 1 for chance and 2 and up for the seats from
        the player on, clockwise; and the player's own action, counted from 1, or 0.
        """
        table = self.position.table
        if not 0 <= player < table.seats:
            raise Invalid(f"The players are 0 to {table.seats - 1}, so there is no player {player}.")
        positions = list(self.position.back())[::-1]
        rows = np.zeros((len(positions), len(owners_of(table.id, table.seats)) + 2), np.float32)
        for row, position in zip(rows, positions, strict=True):
            play.features(table.box, position.states, 0, player, row[:-2])
            if position.before is not None and position.choice is not None:
                actor = position.before.actor
                row[-2] = 1 if actor == CHANCE else 2 + (actor - player) % table.seats
                row[-1] = position.choice + 1 if actor == player else 0
        return rows

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.position.options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        total = sum(self.position.options)
        return [(outcome, weight / total) for outcome, weight in enumerate(self.position.options) if weight > 0]

    def _apply_action(self, action: int) -> None:
        self.position = self.position.after(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        table, states = self.position.table, self.position.states
        if player == pyspiel.PlayerId.CHANCE:
            return table.words.outcome_notation(table.box[0], states[0], action)
        return table.definition.table.notation(action)

    def returns(self) -> list[float]:
        table = self.position.table
        values = np.zeros(MOST_SEATS, np.float64)
        if self.is_terminal():
            play.final_returns(table.box, self.position.states, 0, values)
        told: list[float] = values[: table.seats].tolist()
        return told

    def scores(self) -> list[int]:
        """Points per seat, as if the game ended now."""
        table = self.position.table
        points = np.zeros(MOST_SEATS, np.int32)
        play.score(table.box, self.position.states, 0, points)
        told: list[int] = points[: table.seats].tolist()
        return told

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> "SpielState":
        """A state that the player cannot tell from this one, drawn with the chance that the rules give it.

        It begins without a history: the steps that led here hold what the player does not know.
        """
        luck = int(probability_sampler() * 2**62)
        return SpielState(self.get_game(), self.position.redealt(player_id, luck))

    def __str__(self) -> str:
        position = self.position
        digest = hashlib.blake2b(position.states.tobytes(), digest_size=8).hexdigest()
        actor = {CHANCE: "chance", OVER: "over"}.get(position.actor, f"seat {position.actor}")
        return f"{position.table.title}: {actor}, scores {self.scores()}, position {digest}"


def state_at(table: Game, states: Array) -> SpielState:
    """A state that stands where a table stands; it has no history."""
    game = loaded(table.id, table.seats, tuple(sorted(table.house_rules.items())))
    if game.table.digest != table.digest:
        raise Invalid("OpenSpiel gets to know an edition by its file: load the game with the parameter edition.")
    return SpielState(game, Position(game.spec, states.tobytes()))


@lru_cache(maxsize=64)
def loaded(name: str, seats: int, house_rules: tuple[tuple[str, str], ...]) -> SpielGame:
    register()
    game: SpielGame = pyspiel.load_game(PREFIX + name, {"players": seats, **dict(house_rules)})
    return game


class RolloutEvaluator:
    """What OpenSpiel's bots ask of a leaf, `mcts.RandomRolloutEvaluator` in our compiled loop.

    It is the mean of the returns after random games to the end; before it is tried, every action is worth the same.
    """

    def __init__(self, n_rollouts: int = 1, seed: int | None = None) -> None:
        if n_rollouts < 1:
            raise Invalid(f"At least one random game tells something about a position, not {n_rollouts}.")
        self.n_rollouts, self.seed = n_rollouts, checked_seed(seed)
        self._worlds = 0

    def evaluate(self, state: SpielState) -> Array:
        table, first = state.position.table, self._worlds
        self._worlds += self.n_rollouts
        sums = np.zeros(table.seats, np.float64)
        rollouts.sum_returns(table.box, state.position.states, self.seed, first, self._worlds, sums)
        return sums / self.n_rollouts

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.position.options
        return [(action, 1.0 / len(legal)) for action in legal]


class Observer:
    """What a player sees: the features by name, and as a string; with perfect recall also a digest of its past."""

    def __init__(self, table: Game, kind: Any) -> None:
        self.table, self.kind = table, kind
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.secrets = table.definition.secrets
        self.dict: dict[str, Array] = {}
        self.tensor: Array | None = None
        if kind.public_info and (self.private or not self.secrets):
            fields = fields_of(table.id, table.seats)
            self.tensor = np.zeros(fields[-1].stop, np.float32)
            self.dict = {field.name: self.tensor[field.slice] for field in fields}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            play.features(self.table.box, state.position.states, 0, player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """The features that are not 0; for what is public only, the table as somebody sees it who watches."""
        position = state.position
        if self.secrets and self.kind.public_info and not self.private:
            view = self.table.definition.view(self.table.box, position.states, None, self.table.edition)
            return json.dumps(view, separators=(",", ":"))
        told = self._spoken(features(self.table, position.states, player))
        if told and self.kind.public_info:
            told = f"seat {player}: {told}"
        return f"{told}; past {position.past(player).hex()}" if self.kind.perfect_recall else told

    def _spoken(self, vector: Array) -> str:
        fields, values = fields_of(self.table.id, self.table.seats), vector.tolist()
        told = []
        for owner in dict.fromkeys(owners_of(self.table.id, self.table.seats)[np.flatnonzero(vector)].tolist()):
            field = fields[owner]
            if self.kind.public_info or field.private:
                told.append(f"{field.name} {' '.join(map(spoken, values[field.slice]))}")
        return ", ".join(told)


@lru_cache(maxsize=4096)
def spoken(value: float) -> str:
    return f"{value:g}"


__all__ = ["RolloutEvaluator", "SpielGame", "SpielState", "register", "state_at"]
