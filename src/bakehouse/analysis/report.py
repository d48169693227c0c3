"""What an analysis of a match says: models that never change, and JSON without loss (`to_json`, `from_json`).

    Analysis
      game, seats, players, unit        the unit of `worth`: points alone, the chance of winning, or the place
      effort                            how deeply was looked: depth, program, simulations, seed
      thresholds                        the losses in expected return from which the classes begin
      start                             what every seat could expect before the first step
      steps[i]                          step i of the match's log, every one of them
        who                             the seat that decided, or CHANCE (-1)
        expected                        what every seat could expect after it; after the last one, the result
        decision                        of a decision: what was played, what was best, loss, class, reason
        luck                            of a chance step: how much it helped or harmed every seat
      accounts[seat]                    accuracy, classes, costliest decisions; and the sum that adds up
      swings                            the turning points, in the order of the match
      notes                             what could not be analysed, as forms; and `remarks` on an old match, sentences

There are two measures, and everything is told in both (`Amount`): the return by rank, from -1 (last) to 1 (first),
which classes and accuracy go by; and points, by which a seat is ahead of the best of the others. Alone, both are the
points at the end (the return in hundreds).

For every seat and in both measures, up to rounding errors of the machine:

    start + luck + skill + rivals = result          adjusted = result - luck

`luck` is the sum of the seat's luck over all chance steps, `skill` what its own moves changed in its expectation, and
`rivals` what the moves of the others did. From one step to the next `expected` changes by just that: by the luck of a
chance step, or by what a move did.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, ValidationError, WithJsonSchema

from bakehouse.errors import BadFile
from bakehouse.players.advice import Unit

FORMAT: Final = 1
"""Of the JSON; another one is refused, and the match analysed anew."""

Depth = Literal["first", "deep"]
Class = Literal["brilliant", "good", "inaccuracy", "mistake", "blunder", "only"]
"""How good a decision was; "only": there was nothing else to do."""
CLASSES: tuple[Class, ...] = ("brilliant", "good", "inaccuracy", "mistake", "blunder", "only")
Cause = Literal["luck", "move"]

ToldForm = Annotated[
    dict[str, Any],
    WithJsonSchema({
        "title": "Form", "type": "object", "properties": {"form": {"type": "string"}}, "required": ["form"],
        "additionalProperties": True,
    }),
]  # fmt: skip
"""A form as JSON has it (`forms.read` gives the form): said in a language by `match.speaker(...)`."""


class Told(BaseModel):
    """The base of all: nothing unknown, nothing silently converted, nothing changed."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Amount(Told):
    """So much for one seat, in both measures: an expectation, or a change of one."""

    gained: float
    """The return; alone, hundreds of points."""
    points: float
    """The lead in points; alone, points."""

    def __add__(self, other: "Amount") -> "Amount":
        return Amount(gained=self.gained + other.gained, points=self.points + other.points)

    def __sub__(self, other: "Amount") -> "Amount":
        return Amount(gained=self.gained - other.gained, points=self.points - other.points)


NOTHING = Amount(gained=0.0, points=0.0)


class Weighed(Told):
    """An action that the program thought about, with what it promises to the seat that decides."""

    action: int
    notation: str
    form: ToldForm
    worth: float
    """In the unit of the analysis; of places, the lower the better."""
    error: float
    """How far off `worth` may be (95 %, to each side); 0 where nothing was simulated, so nothing is known of it."""
    gained: float
    """The expected return."""


class Decision(Told):
    """What a seat decided, and what the strongest program thinks of it with only what the seat knew then."""

    played: int
    best: int
    options: int
    """How many legal actions there were."""
    considered: tuple[Weighed, ...]
    """A few of the best actions, the best first; the one that was played is always among them."""
    loss: float
    """Of expected return, beside the best action: never below 0."""
    loss_worth: float
    """The same in the unit of the analysis."""
    loss_points: float
    """And in points, of the lead; alone, of points."""
    rating: Class
    clear: bool
    """Whether the loss is larger than the error of the comparison."""
    reason: ToldForm | None = None
    """Why the best action is better than the one that was played (or than the next best), where somebody looked."""


class AnalysedStep(Told):
    """One step of the log."""

    index: int
    who: int
    """The seat that decided; -1 for chance."""
    notation: str
    expected: tuple[Amount, ...]
    """What every seat may expect after the step."""
    decision: Decision | None = None
    luck: tuple[Amount, ...] = ()
    """By seat, of a chance step; nothing of a decision."""


class SeatAccount(Told):
    """How a seat played, and where its result came from."""

    seat: int
    accuracy: float | None
    """From 0 to 100: 100 is always the best move; None if the seat had nothing to decide."""
    counts: Mapping[Class, int]
    """Decisions by class; all classes are named."""
    costliest: tuple[int, ...]
    """Indices of the steps that cost most expected return, the costliest first, at most three; none that was good."""
    brilliant: tuple[int, ...]
    """Indices of its brilliant moves."""
    start: Amount
    luck: Amount
    skill: Amount
    rivals: Amount
    result: Amount
    """What it came to; of a match without an end, what the seat could expect where it stopped."""
    adjusted: Amount
    """The result without luck: what the seat would have had with even chance."""
    lost: Amount
    """All its losses beside the best actions together."""
    points: int
    """The points at the end, as the game counts them."""


class Swing(Told):
    """A turning point: a line of the story (or part of it) in which the expectations changed most."""

    first: int
    last: int
    """The steps of the log that belong to it."""
    seat: int
    """Who gained or lost most by it."""
    change: Amount
    """For that seat."""
    cause: Cause
    """Whether chance did more of it, or somebody's move."""
    step: int
    """The step that did most of it."""


class Effort(Told):
    """How closely was looked."""

    depth: Depth
    program: str
    """The player whose opinion it is, as players are named."""
    sims: int = 0
    """Simulations for a decision; 0: as the program thinks without a number."""
    seconds: float = 0.0
    """The most seconds for the whole match; 0: as long as it takes, so that the same comes out every time."""
    seed: int = 0


class Thresholds(Told):
    """From which loss of expected return a decision is of a class; how they were found is told in the documentation."""

    inaccuracy: float
    mistake: float
    blunder: float
    brilliant: float
    """By how much a move that first sight would not play has to be better than what it would, and than all else."""


class Analysis(Told):
    """All that is said of a match."""

    format: Literal[1] = FORMAT
    game: str
    seats: int
    players: tuple[str, ...]
    unit: Unit
    effort: Effort
    thresholds: Thresholds
    finished: bool
    start: tuple[Amount, ...]
    steps: tuple[AnalysedStep, ...]
    accounts: tuple[SeatAccount, ...]
    swings: tuple[Swing, ...]
    notes: tuple[ToldForm, ...] = ()
    """What is to be said of the analysis itself, such as that the match has no end: forms of the common catalogue."""
    remarks: tuple[str, ...] = ()
    """What is to be said of an old match, in sentences (`match.notes`)."""

    def to_json(self) -> str:
        return self.model_dump_json()

    @classmethod
    def from_json(cls, told: str | bytes) -> "Analysis":
        """An analysis that was kept; one of another format, or a broken one, is refused in one sentence."""
        try:
            return cls.model_validate_json(told)
        except ValidationError as problem:
            place = ".".join(map(str, problem.errors()[0]["loc"])) or "it"
            raise BadFile(
                f"This is no analysis of a match in format {FORMAT}: {place} is not as it should be."
            ) from None

    def decisions(self, seat: int | None = None) -> list[AnalysedStep]:
        """The steps that were decisions, of one seat or of all."""
        return [step for step in self.steps if step.decision is not None and seat in (None, step.who)]
