"""What is to be simulated, as it is told to other processes and written into a folder."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cached_property
from math import ceil
from typing import Any

from bakehouse.errors import Invalid
from bakehouse.games.game import Game, checked_seed
from bakehouse.games.game import game as make_game
from bakehouse.simulation.batch import ONLY_COMPILED, Wish, checked_players, company_of, compiled_players, wish_numbers
from bakehouse.simulation.schema import VERSION

PARTS = 64
"""Work is split into about as many ranges, if that keeps them within these sizes."""
FEWEST, MOST = 1_024, 65_536
FEWEST_ASKED, MOST_ASKED = 1, 256
"""The same where players are asked for each decision."""


@dataclass(frozen=True)
class Order:
    """A number of games between players, from one seed on. It can be sent to another process."""

    name: str
    seats: int
    house_rules: Mapping[str, str]
    changes: Mapping[str, Any]
    players: tuple[str, ...]
    seed: int
    games: int
    log: bool = False
    wishes: Mapping[int, Wish] = field(default_factory=dict)

    @cached_property
    def game(self) -> Game:
        return make_game(self.name, self.seats, self.house_rules, self.changes)

    @cached_property
    def asks(self) -> bool:
        """Whether players have to be asked for each decision."""
        return not self.is_simple and company_of(self.game, self.players) is None

    @cached_property
    def is_simple(self) -> bool:
        """Whether a GPU can play it: all players are random or greedy."""
        return compiled_players(self.game, self.players) is not None

    def ranges(self) -> list[range]:
        """The seeds in ranges: the same for the same order, whoever plays them."""
        fewest, most = (FEWEST, MOST) if self.is_simple else (FEWEST_ASKED, MOST_ASKED)
        together = min(max(ceil(self.games / PARTS), fewest), most)
        end = self.seed + self.games
        return [range(first, min(first + together, end)) for first in range(self.seed, end, together)]

    def manifest(self) -> dict[str, Any]:
        """The same as JSON, with what may not change between two runs that add to one folder."""
        told = asdict(self) | {"schema": VERSION, "box": self.game.digest, "house_rules": self.game.house_rules}
        return {"game": told.pop("name"), **told, "wishes": {str(seat): asdict(w) for seat, w in self.wishes.items()}}

    def __getstate__(self) -> dict[str, Any]:
        """Without the game itself, which is made anew from its description."""
        return {name: value for name, value in self.__dict__.items() if name not in ("game", "asks", "is_simple")}


def order_for(
    game: Game,
    players: Sequence[str],
    games: int,
    seed: int,
    log: str | None = None,
    wishes: Mapping[int, Wish] | None = None,
) -> Order:
    """An order for a game, or a sentence about what cannot be."""
    if games < 1:
        raise Invalid(f"At least one game has to be played, not {games}.")
    if log not in (None, "decisions"):
        raise Invalid(f"A simulation can log decisions, not {log!r}.")
    checked_seed(seed)
    checked_seed(seed + games - 1)
    named = checked_players(game, players)
    order = Order(
        game.id, game.seats, dict(game.house_rules), game.edition.changes, named, seed, games, log is not None,
        dict(wishes or {}),
    )  # fmt: skip
    wish_numbers(game, order.wishes)
    if order.wishes and order.asks:
        raise Invalid(ONLY_COMPILED)
    return order
