"""What a game package hands to the rest of Bakehouse: one `Definition`, made in its `__init__.py`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from bakehouse.actions import ActionTable, Words
from bakehouse.edition import Edition
from bakehouse.kernel.compiling import Compiled
from bakehouse.kernel.contract import register

Array = np.ndarray[Any, np.dtype[Any]]


@dataclass(frozen=True)
class Feature:
    """A run of numbers in the vector of `observe`, all between `low` and `high`."""

    name: str
    length: int
    low: float
    high: float
    meaning: str
    private: bool = False
    """Whether it depends on what only some seats know."""


@dataclass(frozen=True)
class Use:
    """A component that is counted when a seat uses it: a kind (building, bread, card...) and its name."""

    kind: str
    name: str

    def __str__(self) -> str:
        return f"{self.kind}.{self.name}"


@dataclass(frozen=True)
class Definition:
    """A game: its records, its rules, and how it speaks and shows itself."""

    id: str
    title: str
    seats: range
    folder: Path
    state: np.dtype[Any]
    functions: Mapping[str, Compiled]
    make_box: Callable[[Edition, Mapping[str, str]], Array]
    table: ActionTable
    words: Callable[[Edition], Words]
    parts: Sequence[str]
    used: Mapping[str, Sequence[str]]
    """What is counted of each seat: names by kind, in the order of the numbers that `uses` and `ends_with` count."""
    endings: Sequence[str]
    features: Callable[[int], list[Feature]]
    view: Callable[[Array, Array, int | None, Edition], dict[str, Any]]
    """The table as JSON for a screen: what the seat may see (None: what everybody may see)."""
    problems: Callable[[Any, Any], list[str]]
    """What is wrong with a position, in sentences; none for every position that play can reach."""
    build: Callable[[Any, Any, Mapping[str, Any]], None]
    """Lays a described position on the table (`bh.position`)."""
    verdict: Callable[[Array, Array], str]
    """What is to be said of the result beside the scores; empty if nothing."""
    most_steps: Callable[[Any, int], int]
    """No game with this box and this number of seats takes more decisions and chance steps together."""
    levels: Mapping[str, str]
    """Players from the gentlest to the strongest: the name of a level and the player that it is."""
    settings: Mapping[str, dict[str, Any]]
    """For players with options, what suits this game best."""
    secrets: bool = False
    """Whether seats know different things: then each seat reads its own log, and a shared screen has a curtain."""

    def __post_init__(self) -> None:
        register(self.id, self.state, dict(self.functions))

    @property
    def uses(self) -> list[Use]:
        """The components that are counted, one for each counter."""
        return [Use(kind, name) for kind, names in self.used.items() for name in names]

    @property
    def rules_text(self) -> Path:
        return self.folder / "rules.md"

    @property
    def components(self) -> Path:
        return self.folder / "components.toml"
