"""What is asked, and what is answered: values that travel to another process and, as JSON, to a browser."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from math import isfinite
from typing import Any

from typing_extensions import TypedDict

from bakehouse.edition import Tree
from bakehouse.errors import Invalid
from bakehouse.forms import Form
from bakehouse.games.game import Game
from bakehouse.games.game import game as make_game
from bakehouse.lab.asking.questions import CHANGE, MEND, STRENGTH
from bakehouse.lab.intervals import Change, Estimate
from bakehouse.lab.populations import GOOD, POPULATIONS

EVERYBODY = POPULATIONS
"""The populations that are asked if nobody is named, side by side."""
SHARE, NUMBER = "share", "number"
"""What a figure is: a part of a whole, from 0 to 1, or a number."""
USUAL_SECONDS = 45.0
LONGEST = 3600.0
HERE, BESIDE = "here", "beside"
"""Of which box a figure is: the one that is asked about, or the one that it is laid beside."""


@dataclass(frozen=True)
class Boxed:
    """A box: what an edition changes, and house rules."""

    edition: Tree = field(default_factory=dict)
    """As an edition file would name it; empty: as printed."""
    house_rules: Mapping[str, str] = field(default_factory=dict)

    def told(self) -> "BoxedTold":
        return {"edition": dict(self.edition), "house_rules": dict(self.house_rules)}


class BoxedTold(TypedDict):
    """A box as JSON."""

    edition: dict[str, Any]
    house_rules: dict[str, str]


@dataclass(frozen=True)
class Ask:
    """A question about a game, and how much may be spent on its answer."""

    game: str
    question: str
    """One of `questions_of(game)`."""
    subject: str = ""
    """What it is about, where a question has a subject: a component ("building.supermarket"), or what to mend."""
    seats: int | None = None
    """The fewest that play against each other, if not said."""
    box: Boxed = field(default_factory=Boxed)
    beside: Boxed | None = None
    """Another box to lay beside it, on the same luck; a question about a change takes the printed one if not said."""
    populations: tuple[str, ...] = EVERYBODY
    seconds: float = USUAL_SECONDS
    games: int = 0
    """At most so many games of each kind; 0: as many as the time allows."""
    seed: int = 0
    users: bool = False
    """Whether one seat of each game is told to use the subject once: for components that nobody takes by itself."""
    threads: int | None = None

    @property
    def at_home(self) -> bool:
        """Whether nothing but what players do with this box is asked: then good players go by habit."""
        return self.beside is None and self.question not in (STRENGTH, CHANGE, MEND)

    @property
    def weighed(self) -> str:
        """The population that a verdict is about: good players if they are asked, else the first."""
        return GOOD if GOOD in self.populations else self.populations[0]

    def but(self, **changes: Any) -> "Ask":
        return replace(self, **changes)

    def table(self, boxed: Boxed | None = None) -> Game:
        """The game with one of its boxes; refused in one sentence if it cannot be played."""
        chosen = self.box if boxed is None else boxed
        return make_game(self.game, self.seats or usual_seats(self.game), chosen.house_rules, chosen.edition or None)

    def told(self) -> "AskTold":
        """As JSON."""
        return {
            "game": self.game, "question": self.question, "subject": self.subject,
            "seats": self.seats or usual_seats(self.game), "box": self.box.told(),
            "beside": self.beside.told() if self.beside else None, "populations": list(self.populations),
            "seconds": self.seconds, "games": self.games, "seed": self.seed, "users": self.users,
        }  # fmt: skip

    @staticmethod
    def read(told: Mapping[str, Any]) -> "Ask":
        """What came as JSON."""
        try:
            boxes = {name: Boxed(**told[name]) for name in ("box", "beside") if told.get(name)}
            plain = {key: value for key, value in told.items() if key not in ("box", "beside", "populations")}
            asked = Ask(**plain).but(**boxes)
        except TypeError as problem:
            raise Invalid(f"That is no question: {problem}.") from None
        return asked.but(populations=tuple(told.get("populations") or EVERYBODY))


class AskTold(TypedDict):
    """A question as JSON; `Ask.read` takes it back."""

    game: str
    question: str
    subject: str
    seats: int
    box: BoxedTold
    beside: BoxedTold | None
    populations: list[str]
    seconds: float
    games: int
    seed: int
    users: bool


def usual_seats(game: str) -> int:
    """The fewest seats that play against each other."""
    from bakehouse.games import find

    return max(find(game).seats.start, min(2, find(game).seats.stop - 1))


# --- Answers


@dataclass(frozen=True)
class Figure:
    """A number with its interval, for one population and one box."""

    name: str
    words: Form
    unit: str
    population: str
    box: str
    value: float
    low: float
    high: float
    games: int

    def told(self) -> "FigureTold":
        value, low, high = (_number(each) for each in (self.value, self.low, self.high))
        return {
            "name": self.name, "words": self.words.told(), "unit": self.unit, "population": self.population,
            "box": self.box, "value": value, "low": low, "high": high, "games": self.games,
        }  # fmt: skip


def figure(name: str, words: Form, unit: str, population: str, found: Estimate | Change, box: str = HERE) -> Figure:
    """A figure of what was estimated."""
    return Figure(name, words, unit, population, box, found.value, found.low, found.high, found.games)


class FigureTold(TypedDict):
    """A figure as JSON; null where too few games were played."""

    name: str
    words: dict[str, Any]
    unit: str
    population: str
    box: str
    value: float | None
    low: float | None
    high: float | None
    games: int


@dataclass(frozen=True)
class Mark:
    """A mark of a chart: a figure with its interval at a label or at a place of the axis."""

    label: Form
    value: float
    low: float = float("nan")
    high: float = float("nan")
    population: str = ""
    box: str = HERE
    x: float | None = None

    def told(self) -> "MarkTold":
        return {
            "label": self.label.told(), "value": _number(self.value), "low": _number(self.low),
            "high": _number(self.high), "population": self.population, "box": self.box, "x": self.x,
        }  # fmt: skip


class MarkTold(TypedDict):
    """A mark as JSON."""

    label: dict[str, Any]
    value: float | None
    low: float | None
    high: float | None
    population: str
    box: str
    x: float | None


@dataclass(frozen=True)
class Chart:
    """What is to be drawn.

    `dots`: a row for each population, a mark for each box; `bars`: a bar for each label; `curve`: marks along x;
    `grid`: how often the strategy of a mark's `population` beats that of its label.
    """

    kind: str
    words: Form
    unit: str
    marks: tuple[Mark, ...]
    reference: float | None = None
    """What would be fair, or no change."""

    def told(self) -> "ChartTold":
        return {
            "kind": self.kind, "words": self.words.told(), "unit": self.unit, "reference": self.reference,
            "marks": [mark.told() for mark in self.marks],
        }  # fmt: skip


class ChartTold(TypedDict):
    """A chart as JSON."""

    kind: str
    words: dict[str, Any]
    unit: str
    reference: float | None
    marks: list[MarkTold]


@dataclass(frozen=True)
class Doubt:
    """Why an answer may not hold, and what to ask instead."""

    kind: str
    """unused, mirrored, few, nil, weak, undefined, strangers, people."""
    words: Form
    way_out: Ask | None = None
    """Another question that would settle it."""
    out_words: Form | None = None
    """What that would be, with about how long it takes."""
    asked: bool = False
    """Whether the answer has gone that way already."""

    def told(self) -> "DoubtTold":
        return {
            "kind": self.kind, "words": self.words.told(), "way_out": self.way_out.told() if self.way_out else None,
            "out_words": self.out_words.told() if self.out_words else None, "asked": self.asked,
        }  # fmt: skip


class DoubtTold(TypedDict):
    """A doubt as JSON."""

    kind: str
    words: dict[str, Any]
    way_out: AskTold | None
    out_words: dict[str, Any] | None
    asked: bool


@dataclass(frozen=True)
class Answer:
    """What is known so far; the next answer to the same question knows more."""

    asked: Ask
    words: Form
    """The question as it was understood."""
    verdict: Form
    """In plain words, for good players if they were asked."""
    remarks: tuple[Form, ...] = ()
    """What else is worth a sentence."""
    figures: tuple[Figure, ...] = ()
    charts: tuple[Chart, ...] = ()
    doubts: tuple[Doubt, ...] = ()
    whom: tuple[Form, ...] = ()
    """Who played: a sentence for each population."""
    games: int = 0
    seconds: float = 0.0
    sure: bool = False
    """Whether the verdict is beyond chance: more games would hardly change it."""
    done: bool = False

    def ended(self, games: int, seconds: float, done: bool) -> "Answer":
        """The same with what it took."""
        return replace(self, games=games, seconds=seconds, done=done)

    def told(self) -> "AnswerTold":
        """As JSON."""
        return {
            "asked": self.asked.told(), "words": self.words.told(), "verdict": self.verdict.told(),
            "remarks": [each.told() for each in self.remarks], "figures": [each.told() for each in self.figures],
            "charts": [each.told() for each in self.charts], "doubts": [each.told() for each in self.doubts],
            "whom": [each.told() for each in self.whom], "games": self.games, "seconds": round(self.seconds, 2),
            "sure": self.sure, "done": self.done,
        }  # fmt: skip


class AnswerTold(TypedDict):
    """An answer as JSON."""

    asked: AskTold
    words: dict[str, Any]
    verdict: dict[str, Any]
    remarks: list[dict[str, Any]]
    figures: list[FigureTold]
    charts: list[ChartTold]
    doubts: list[DoubtTold]
    whom: list[dict[str, Any]]
    games: int
    seconds: float
    sure: bool
    done: bool


def _number(value: float) -> float | None:
    """JSON knows no number that is none."""
    return float(value) if isfinite(value) else None
