"""A game ready to be played: its box, its house rules and a number of seats."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from bakehouse.edition import Told, chosen_house_rules, digest, named, read_edition
from bakehouse.errors import BadPosition, BadSeats, Invalid
from bakehouse.fields import Axis, Flag, OneOf, describe
from bakehouse.games import find
from bakehouse.games.definition import Array, Definition
from bakehouse.kernel import play
from bakehouse.kernel.generator import HIGHEST_SEED
from bakehouse.kernel.layout import Feature
from bakehouse.kernel.records import LIST_LENGTH, OVER, RUNNING
from bakehouse.words import Catalogue, Speaker

if TYPE_CHECKING:
    from bakehouse.match import Match


class Game:
    """`bh.game(...)` makes one; `new()` begins a match."""

    def __init__(
        self,
        definition: Definition,
        seats: int,
        house_rules: Mapping[str, str] | None = None,
        edition: Told = None,
    ) -> None:
        if not isinstance(seats, int) or seats not in definition.seats:
            few, many = definition.seats.start, definition.seats.stop - 1
            raise BadSeats(f"{definition.title} is for {few} to {many} seats, not {seats}.")
        self.definition = definition
        self.seats = seats
        self.edition = read_edition(definition.components, edition)
        self.house_rules = chosen_house_rules(self.edition, house_rules or {})
        self.box: Array = definition.make_box(self.edition, self.house_rules)
        self.box.flags.writeable = False
        self.words = definition.words(self.edition)

    def __reduce__(self) -> Any:
        return Game, (self.definition, self.seats, self.house_rules, self.edition)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game":
        return self  # nothing in it ever changes

    @property
    def id(self) -> str:
        return self.definition.id

    @property
    def title(self) -> str:
        return self.definition.title

    @cached_property
    def digest(self) -> str:
        """A short name for what is in the box, house rules included: the same for ever, however the box is stored."""
        return digest(self.edition.tree, self.house_rules)

    def features(self) -> list[Feature]:
        """The fields of `Match.observe`, in order."""
        return list(self._features)

    @cached_property
    def _features(self) -> tuple[Feature, ...]:
        """Whoever begins a new search for each decision of a match asks hundreds of times."""
        return tuple(self.definition.features(self.seats))

    @cached_property
    def renamed(self) -> dict[str, str]:
        """Things that the edition calls by a name of its own, by kind and id: no language knows them."""
        return self._named(self.edition.changes)

    @cached_property
    def _printed(self) -> dict[str, str]:
        return self._named(self.edition.tree)

    def _named(self, tree: Mapping[str, Any]) -> dict[str, str]:
        """The names of things in a tree of components: `{"recipe-mochi": "Mochi"}`."""
        kinds = self.definition.names
        return {f"{kind}-{thing}": name for kind, place in kinds.items() for thing, name in named(tree, place)}

    def speaker(self, players: Sequence[str], reader: int | None = None, language: str = "en") -> Speaker:
        """Says the forms of this game to a seat (None: somebody who watches) in a language."""
        catalogue = Catalogue(self.definition.folder, language)
        return Speaker(catalogue, self.definition.names, self._printed, self.renamed, players, reader)

    def new(self, seed: int | None = None, chance: str = "seed", players: list[str] | None = None) -> "Match":
        """A match from the beginning. Chance is drawn from the seed; with chance="manual" every outcome is played."""
        from bakehouse.match import Match

        return Match(self, seed=checked_seed(seed), chance=chance, players=players)

    def position(self, seed: int | None = None, chance: str = "seed", **described: Any) -> "Match":
        """A match that begins in a described position."""
        from bakehouse.match import Match

        return Match(self, seed=checked_seed(seed), chance=chance, described=described)

    def lay_out(self, states: Array, described: Mapping[str, Any]) -> None:
        """Lay a described position on the first table, which is set up already."""
        s, told = states[0], dict(described)
        endings = OneOf(Axis(tuple(self.definition.endings)), first=1, none=RUNNING)
        s.ending = endings.read(told.pop("ending", None), "ending", self.seats)
        if Flag().read(told.pop("conserving", True), "conserving", self.seats):
            self.definition.build(self.box[0], s, told)
            wrong = self.definition.problems(self.box[0], s)
        else:
            self.definition.build(self.box[0], s, told, conserving=False)
            wrong = self.definition.problems(self.box[0], s, conserving=False)
        if (s.actor == OVER) != (s.ending != RUNNING):
            wrong = [*wrong, "it has an ending when it is over, and only then"]
        out = np.zeros(LIST_LENGTH, np.int16)
        if not wrong and s.actor != OVER and not play.list_options(self.box, states, 0, out):
            wrong = ["it leaves nobody anything to do"]
        if wrong:
            raise BadPosition(f"The position cannot stand on a table: {wrong[0]}.")

    def describe(self, s: Any) -> dict[str, Any]:
        """A position of this game field by field, as JSON; `position` with it stands at the same place."""
        told = describe(self.definition.fields, s, self.seats)
        if s.actor >= 0:
            told.setdefault("act", int(s.actor))
        if s.ending:
            told["ending"] = self.definition.endings[int(s.ending) - 1]
        return told

    def __repr__(self) -> str:
        return f"<{self.title}, {self.seats} seats, box {self.digest}>"


def game(
    name: str,
    seats: int | None = None,
    house_rules: Mapping[str, str] | None = None,
    edition: Told = None,
) -> Game:
    """A game by its name, with a number of seats (the fewest if not said), house rules and an edition."""
    definition = find(name)
    return Game(definition, definition.seats.start if seats is None else seats, house_rules, edition)


def position(
    name: str,
    seats: int | None = None,
    *,
    house_rules: Mapping[str, str] | None = None,
    edition: Told = None,
    seed: int | None = None,
    chance: str = "seed",
    **described: Any,
) -> "Match":
    """A match in a position with names from the game: `bh.position("bake_and_sale", day=7, loaves={"baguette": 6})`."""
    return game(name, seats, house_rules, edition).position(seed=seed, chance=chance, **described)


def checked_seed(seed: int | None) -> int:
    """A given seed, or a new one."""
    if seed is None:
        return int(np.random.SeedSequence().generate_state(1, np.uint64)[0] >> np.uint64(1))
    if isinstance(seed, bool) or not isinstance(seed, (int, np.integer)) or not 0 <= seed <= HIGHEST_SEED:
        raise Invalid(f"A seed is a whole number from 0 to {HIGHEST_SEED}, not {seed!r}.")
    return int(seed)
