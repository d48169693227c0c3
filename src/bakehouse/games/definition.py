"""What a game package hands to the rest of Bakehouse: one `Definition`, made in its `__init__.py`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from bakehouse.actions import ActionTable
from bakehouse.edition import Edition
from bakehouse.fields import Fields
from bakehouse.forms import Form
from bakehouse.games import find
from bakehouse.games.daily import Daily
from bakehouse.games.lessons import Lesson
from bakehouse.games.showing import Area, Shelf
from bakehouse.kernel.compiling import Compiled
from bakehouse.kernel.contract import Pace, register
from bakehouse.kernel.derived import MOST_PARTS, completed
from bakehouse.kernel.layout import Feature
from bakehouse.words import Words

Array = np.ndarray[Any, np.dtype[Any]]


@dataclass(frozen=True)
class Use:
    """A component that is counted when a seat uses it: a kind (building, bread, card...) and its name."""

    kind: str
    name: str

    def __str__(self) -> str:
        return f"{self.kind}.{self.name}"


@dataclass(frozen=True)
class Character:
    """A style of play: a sentence about it, and how much more some actions are worth to whoever has it."""

    sentence: str
    likes: Mapping[str, float]
    """By notation, where * stands for anything ("sell *"): what is added, in returns (a victory is 1, a defeat -1)."""


def always_settled(s: Any, seat: int) -> bool:
    """Of a game in which every single action is something whole."""
    return True


def leaves_nothing(box: Any, s: Any, action: int, options: Sequence[int]) -> Form | None:
    """Of a game in which ending something never wastes anything."""
    return None


@dataclass(frozen=True)
class Definition:
    """A game: its records, its rules, and how it speaks and shows itself."""

    id: str
    title: str
    seats: range
    folder: Path
    state: np.dtype[Any]
    functions: Mapping[str, Compiled]
    """Those of the contract that it brings; the rest follows from them (`kernel/derived.py`)."""
    make_box: Callable[[Edition, Mapping[str, str]], Array]
    table: ActionTable
    words: Callable[[Edition], Words]
    """What it tells of a match, as forms; its catalogues (`words/en.ftl`, ...) say them."""
    parts: Sequence[str]
    used: Mapping[str, Sequence[str]]
    """What is counted of each seat: names by kind, in the order of the numbers that `uses` and `ends_with` count."""
    endings: Sequence[str]
    features: Callable[[int], list[Feature]]
    view: Callable[[Array, Array, int | None, Edition], Mapping[str, Any]]
    """The table as JSON for a screen: what the seat may see (None: what everybody may see).

    It says what it returns as a `TypedDict`, from which the types of the browser are made.
    """
    problems: Callable[..., list[str]]
    """(box, s, conserving=True): what is wrong with a position, in sentences; none for every one that play can reach.

    Not conserving, components may be out of the game; there are never more than in the box.
    """
    build: Callable[..., None]
    """(box, s, described, conserving=True): lays a described position on the table (`bh.position`)."""
    most_steps: Callable[[Any, int], int]
    """No game with this box and this number of seats takes more decisions and chance steps together."""
    levels: Mapping[str, str]
    """Players from the gentlest to the strongest: the name of a level and the player that it is."""
    settings: Mapping[str, dict[str, Any]]
    """For players with options, what suits this game best."""
    populations: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Who is asked in the laboratory as beginners, good players and champions, as names of players that are compiled
    (`players/company.py`); without them, the levels."""
    habits: Sequence[str] = ()
    """Players by the game's own policies (`policy.py`), who play a hundred thousand games in a minute: the good players
    where nothing but the printed box is asked about, and there is a policy for the number of seats."""
    characters: Mapping[str, Character] = field(default_factory=dict)
    """Styles of play that programs may have, by name."""
    contested: Sequence[str] = ()
    """Parts of the points that others can still take until the end, such as awards for most of something. All other
    points are banked; alone, all of them."""
    fields: Fields = ()
    """What the state record holds beside the header that all games share; without them no position can be described."""
    names: Mapping[str, str] = field(default_factory=dict)
    """The kinds of things that forms name, and where their printed names stand: `{"recipe": "recipes.*.name"}`; nowhere
    ("") if they are not printed. The kind `score` is for what points are made of (`parts`)."""
    version: int = 1
    """Of the rules: whoever changes a rule raises it. A corrected component does not."""
    secrets: bool = False
    """Whether seats know different things: then each seat reads its own log, and a shared screen has a curtain."""
    settled: Callable[[Any, int], bool] = always_settled
    """(s, seat): whether a seat stands between two intentions, in the middle of no visit and no part of a turn.

    Taking back leads to such positions only. What it says of a seat is changed by that seat's own actions alone.
    """
    leaves: Callable[[Any, Any, int, Sequence[int]], Form | None] = leaves_nothing
    """(box, s, action, options): what of value one of the actor's options would leave unused for good, as a sentence;
    None: nothing. A table asks once before it plays such an action."""
    suggested: Mapping[int, Mapping[str, str]] = field(default_factory=dict)
    """House rules that we suggest for a number of seats; the catalogues say why (`suggestion-<seats>`)."""
    shelf: Shelf = field(default_factory=Shelf)
    """What is printed on its box."""
    layout: Mapping[str, Area] = field(default_factory=dict)
    """Hints for the plain board, by the way to a part of the view (`*` for any place of a list)."""
    pace: Pace = field(default_factory=Pace)
    """How a GPU plays it fastest."""
    reached: Mapping[str, Callable[[Any, str], Form]] = field(default_factory=dict)
    """What a seat wants to have reached in the end, by kind, of what `ends_with` counts; and how it is said, of the box
    and a name ("Mochi finished"): in reasons, with how many games in which it is reached."""
    themes: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """What puzzles of the game are about: kinds of action by theme, which its catalogues name (`theme-baking`). A kind
    without a theme is one by itself."""
    marked: Sequence[str] = ()
    """Kinds of action of which several make one choice: people mark them in any order, the rules are told them in one
    order. No puzzle asks for a single one of them."""
    lesson: Lesson = field(default_factory=Lesson)
    """How it is taught; without chapters, a coach proposes what the strongest player would do."""
    daily: Daily = field(default_factory=Daily)
    """The match that everybody plays on the same date."""

    def __post_init__(self) -> None:
        if len(self.parts) > MOST_PARTS:
            raise TypeError(f"a score has at most {MOST_PARTS} parts, not {len(self.parts)}")
        unknown = [part for part in self.contested if part not in self.parts]
        if unknown:
            raise TypeError(f"{unknown[0]} is contested, and no part of the points")
        full = completed(self.functions, len(self.table), len(self.parts), self._counters())
        register(self.id, self.state, full)

    def __reduce__(self) -> Any:
        """A copy, also one in another process, is the game of that name."""
        return find, (self.id,)

    def _counters(self) -> list[list[int]]:
        """For each action the counters that its kind declares."""
        place = {str(use): number for number, use in enumerate(self.uses)}
        unknown = [name for action in range(len(self.table)) for name in self.table.uses(action) if name not in place]
        if unknown:
            raise TypeError(f"an action uses {unknown[0]}, which is not among what is counted")
        return [[place[name] for name in self.table.uses(action)] for action in range(len(self.table))]

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

    @property
    def published(self) -> Path:
        """The boxes of records that name only a digest: those of the first format."""
        return self.folder / "published.json"
