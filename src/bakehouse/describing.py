"""What the numbers of a game mean: the features of `observe`, the ids of actions and the fields of a position.

`python -m bakehouse.describing` prints the page of the documentation that lists features and actions,
`python -m bakehouse.describing positions` the one with the fields.
"""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from inspect import cleandoc
from typing import Any

from bakehouse.fields import Derived, Fields, Nested, Seats
from bakehouse.games import OURS, find
from bakehouse.games.game import Game
from bakehouse.games.game import game as find_game


@dataclass(frozen=True)
class Field:
    """A run of numbers in a vector of features: `vector[field.slice]`."""

    name: str
    start: int
    stop: int
    low: float
    high: float
    meaning: str
    private: bool
    """Whether it depends on what only some seats know."""

    @property
    def slice(self) -> "slice[int, int, None]":
        return slice(self.start, self.stop)

    def __len__(self) -> int:
        return self.stop - self.start


@dataclass(frozen=True)
class Block:
    """A run of action ids of one kind, counted up over all values of the parameters, the last one fastest."""

    kind: str
    start: int
    stop: int
    parameters: dict[str, Sequence[str | int]]
    flags: frozenset[str]

    @property
    def slice(self) -> "slice[int, int, None]":
        return slice(self.start, self.stop)

    def __len__(self) -> int:
        return self.stop - self.start


def features(game: str | Game, seats: int | None = None) -> dict[str, Field]:
    """The fields of a vector of features by name, in their order."""
    table = game if isinstance(game, Game) else find_game(game, seats)
    fields = {}
    at = 0
    for told in table.features():
        stop = at + told.length
        fields[told.name] = Field(told.name, at, stop, told.low, told.high, told.meaning, told.private)
        at = stop
    return fields


def action_ids(game: str | Game) -> list[Block]:
    """The blocks of action ids, in their order; they are the same for every number of seats."""
    table = game if isinstance(game, Game) else find_game(game)
    blocks = []
    for kind in table.definition.table.kinds:
        amount = len(list(kind))
        blocks.append(Block(kind.name, kind.first, kind.first + amount, dict(kind.parameters), kind.flags))
    return blocks


def page() -> str:
    """The page of the documentation."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    yield "# Features and actions"
    yield ""
    yield "The vectors of `match.observe(seat)` and of all environments, field by field, and the ids of all actions."
    yield "`bh.features(game)` and `bh.action_ids(game)` return these tables:"
    yield ""
    yield "```python"
    yield "import bakehouse as bh"
    yield ""
    name, private = _example()
    yield f'game = bh.game("{name}", seats=3)'
    hand = f'hand = bh.features(game)["{private}"]'
    yield f"{hand:46} # name, start, stop, slice, low, high, meaning, private"
    yield "cards = game.new(seed=1).observe(0)[hand.slice]"
    yield "block = bh.action_ids(game)[0]                 # kind, start, stop, slice, parameters, flags"
    yield "game.definition.table.notation(block.start)    # the notation of one id"
    yield "```"
    yield ""
    yield "Seats are told from the observer on: `own` is the seat itself, `next_1` the next in turn order, and so on. A"
    yield "field marked as private depends on what only some seats know. Tables are for the fewest seats; with more, a"
    yield "field that has a number for each seat is longer, and there are more fields `next_2`, `next_3`, ..."
    for name in OURS:
        yield from _lines_of(find_game(name))


def _example() -> tuple[str, str]:
    """A game with secrets, and a feature of it that is private."""
    name = next(name for name in OURS if find(name).secrets)
    return name, next(feature.name for feature in find_game(name).features() if feature.private)


def _lines_of(game: Game) -> Iterator[str]:
    fields = features(game)
    lengths = ", ".join(
        f"{max(field.stop for field in features(game.id, seats).values())} with {seats}"
        for seats in game.definition.seats
    )
    yield from ["", f"## {game.title}", "", f"Numbers by seats: {lengths}."]
    yield from ["", f"### Features of {game.title}", "", "| Slice | Field | Range | Meaning |", "|---|---|---|---|"]
    for field in fields.values():
        meaning = f"{field.meaning}; private" if field.private else field.meaning
        yield f"| {_run(field)} | `{field.name}` | {field.low:g} to {field.high:g} | {meaning} |"
    yield from ["", f"### Actions of {game.title}", "", "| Ids | Kind | Parameters |", "|---|---|---|"]
    for block in action_ids(game):
        told = "; ".join(f"{name}: {_values(values)}" for name, values in block.parameters.items())
        yield f"| {_run(block)} | `{block.kind.lower()}` | {told} |"


def _run(run: Any) -> str:
    return str(run.start) if len(run) == 1 else f"{run.start}:{run.stop}"


def _values(values: Sequence[str | int]) -> str:
    return ", ".join(map(str, values))


# --- Positions


def positions_page() -> str:
    """The page of the documentation that lists what a position is made of."""
    return "\n".join(_position_lines()) + "\n"


def _position_lines() -> Iterator[str]:
    yield from POSITIONS.splitlines()
    for name in OURS:
        game = find_game(name)
        told = cleandoc(game.definition.build.__doc__ or "").splitlines()
        yield from ["", f"## {game.title}", "", *told[2:], "", "| Field | Values | Meaning |", "|---|---|---|"]
        yield from _field_lines(game.definition.fields, "")


def _field_lines(fields: Fields, owner: str) -> Iterator[str]:
    for field in fields:
        by = "".join(f" by {axis}" if isinstance(axis, Seats) else f" by ({axis})" for axis in field.axes)
        if isinstance(field.kind, Nested):
            yield f"| `{field.called}` | {field.kind.owner}{by} | {field.meaning} |"
            yield from _field_lines(field.kind.fields, f"{field.called}.SEAT.")
        elif not isinstance(field.kind, Derived):
            yield f"| `{owner}{field.called}` | {field.kind}{by} | {field.meaning} |"


POSITIONS = """\
# Positions

`bh.position` begins a match in any position, described with the names of the game, and `match.describe()` tells where
a match stands in the same way, as JSON:

```python
import bakehouse as bh

match = bh.position("bake_and_sale", day=7, hours=4, white=[1, 2, 5], black=[1, 3, 6], have="3 yeast + butter", seed=1)
match.play("network")
again = match.game.position(seed=1, **match.describe())
```

- What is not told is as in a usual position of the game. A field that is told is told whole: what an array does not
  name is not there.
- Amounts are told by name (`{"yeast": 3}`), in words (`"3 yeast + butter"`) or, where things are listed, as a list with
  one name for each (`["flour", "flour"]`); other arrays also as a list by place. `None` and `"-"` are nothing.
- Seats are told by number, from 0, or by their name where they have one.
- Every component is in one place, and all of them are there. With `conserving=False` some may be out of the game, which
  makes short tests; there are never more than in the box.
- A finished position has an `ending`. One where chance comes next rolls from the seed at once; with `chance="manual"`
  it waits for you.
- What cannot stand on a table is refused with `bh.BadPosition` and one sentence.
"""


if __name__ == "__main__":
    print(positions_page() if sys.argv[1:] == ["positions"] else page(), end="")
