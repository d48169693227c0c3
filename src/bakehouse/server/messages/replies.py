"""From the server, over a WebSocket."""

from typing import Annotated, Any, Literal

from pydantic import Field

from bakehouse.server.messages.basics import (
    Form,
    Message,
)
from bakehouse.server.messages.parts import (
    Asked,
    ClockTimes,
    Line,
    RefusalCode,
    Said,
    StoryPart,
    TableInfo,
    View,
    You,
)


class Welcome(Message):
    """The answer to hello; a position follows."""

    type: Literal["welcome"] = "welcome"
    version: str
    table: TableInfo
    you: You
    chat: list[Said]


class TableChanged(Message):
    """Somebody came or went, the match began or ended, a take-back is asked for."""

    type: Literal["table"] = "table"
    table: TableInfo
    you: You
    asked: Asked | None


class Position(Message):
    """The match after a move. The reader's log is cut to `first` lines, and `lines` are added."""

    type: Literal["position"] = "position"
    length: int
    seat: int | None
    """Whose view it is; None: what everybody may see."""
    curtain: int | None
    """On a shared screen with secrets: the seat that should look next."""
    first: int
    lines: list[Line]
    story: StoryPart
    view: View
    clocks: ClockTimes | None
    take_back: Literal["no", "free", "ask"]
    halfway: bool
    """Whether the seat has begun something that asks for more, and may freely take it back."""


class Accepted(Message):
    """A request was carried out; `length` is that of the log now."""

    type: Literal["accepted"] = "accepted"
    number: int
    length: int


class Refused(Message):
    """A request was not carried out, and why. Nothing has changed."""

    type: Literal["refused"] = "refused"
    number: int | None
    code: RefusalCode
    words: str
    form: Form | None = None
    """Why the rules refuse it, for every language; None where it is not for the rules to say."""
    length: int | None = None


class Change(Message):
    """One number or name on the table that an action changes: where it stands, and both values."""

    path: list[str | int]
    before: Any
    after: Any


class Previewed(Message):
    """What an action would do; `certain` is false where that depends on what the seat cannot know."""

    type: Literal["previewed"] = "previewed"
    number: int
    length: int
    action: int
    form: Form
    certain: bool
    chance_follows: bool
    ends_turn: bool
    """Whether the seat could not act any more after it, whatever comes."""
    changes: list[Change]
    scores: list[int] | None
    opens: list[Form]
    """What the seat may do next that it may not do now, as far as it is certain."""


class Planned(Message):
    """What a plan would do all in all; for each plan why it cannot be played, or None."""

    type: Literal["planned"] = "planned"
    number: int
    length: int
    refusal: Form | None
    chance_follows: bool
    changes: list[Change]
    scores: list[int] | None
    others: list[Form | None]


class PencilStep(Message):
    """A step of a plan: what is said of it, why it cannot be done (None: it can), and what it changes."""

    forms: list[Form]
    refusal: Form | None
    certain: bool
    """False where the seat cannot know what it brings."""
    changes: list[Change]
    scores: list[int]
    banked: list[int]


class Pencilled(Message):
    """A plan, judged by the rules; the table after the steps that can be done, as far as the seat can know it."""

    type: Literal["pencilled"] = "pencilled"
    number: int
    length: int
    steps: list[PencilStep]
    ends: Literal["no", "chance", "secret", "turn", "over"]
    """Why nothing can be planned after the last step."""
    changes: list[Change]
    """What all steps change together."""
    view: View


class Inked(Message):
    """So many actions were played; why not more, or None."""

    type: Literal["inked"] = "inked"
    number: int
    length: int
    played: int
    refusal: Form | None


class ConsideredAction(Message):
    action: int
    notation: str
    form: Form
    worth: float
    """What the seat may expect, in the unit of the hint."""
    error: float
    """How far off that may be to each side, in 95 of 100 cases."""


class Hinted(Message):
    """What the strongest player of the game would do, and why: the best first.

    The unit is the points at the end (alone), the chance of winning in per cent (two seats) or the place to expect. A
    quick answer is followed by a better one with the same number, if the table still stands as it did.
    """

    type: Literal["hinted"] = "hinted"
    number: int
    length: int
    seat: int
    unit: Literal["points", "chance", "place"]
    considered: list[ConsideredAction]
    reason: Form
    """Why the first is better than the second, without a subject."""
    simulations: int
    final: bool
    """Whether no better answer follows."""


class ChapterInfo(Message):
    """A part of the game that a lesson meets."""

    part: str
    title: Form
    met: bool
    words: Form | None
    """What is to be said when it was met, where nobody plays it."""


class Coached(Message):
    """What the coach of a lesson says: how one wins, what was met so far, and what to do now and why."""

    type: Literal["coached"] = "coached"
    number: int
    length: int
    goal: list[Form]
    chapters: list[ChapterInfo]
    action: int | None
    """None: there is nothing to decide."""
    part: str
    """The chapter that explains the action; empty: none."""
    why: Form | None
    then: list[str]
    """The notations of what belongs to the action and follows it."""
    known: bool
    """Whether the learner has done the like often enough."""


class Remarked(Message):
    """A coach speaks up: a much better move was there. What both promise is told in the unit, as in a hint."""

    type: Literal["remarked"] = "remarked"
    length: int
    """Of the log before the move."""
    seat: int
    unit: Literal["points", "chance", "place"]
    played: ConsideredAction
    better: ConsideredAction
    reason: Form


class RematchReady(Message):
    """The next match of the same people; None while some of them are still asked."""

    type: Literal["rematch_ready"] = "rematch_ready"
    number: int
    table: str | None


class Watching(Message):
    """Who looks on without a seat: how many, and the names of the first who told theirs."""

    type: Literal["watching"] = "watching"
    count: int
    names: list[str]


class Closing(Message):
    """The server goes away for a moment; come back by yourself."""

    type: Literal["closing"] = "closing"
    form: Form


class Preparing(Message):
    """A program that thinks has to wait until its game is compiled, once; simple ones play already."""

    type: Literal["preparing"] = "preparing"
    seconds: int
    """About how long."""
    form: Form


class Pong(Message):
    type: Literal["pong"] = "pong"


FromServer = Annotated[
    Welcome
    | TableChanged
    | Position
    | Accepted
    | Refused
    | Previewed
    | Planned
    | Pencilled
    | Inked
    | Hinted
    | Coached
    | Remarked
    | Said
    | RematchReady
    | Watching
    | Closing
    | Preparing
    | Pong,
    Field(discriminator="type"),
]
