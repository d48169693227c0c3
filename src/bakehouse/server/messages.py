"""Everything that travels between the server and a browser or a bot: one model for each kind of message.

The TypeScript types of the browser are made from this file (`python -m bakehouse.server.typescript`).

`length` is always the length of the kept log (see log.py): it names one moment of a match. A move carries the length
that its sender saw.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter, WithJsonSchema

from bakehouse.games.showing import Accent, Shape

MOST_SEATS = 8
LONGEST_NAME = 24
LONGEST_CHAT = 300
LONGEST_NOTATION = 80
LONGEST_PLAN = 32
LONGEST_EDITION = 20_000
LONGEST_TITLE = 60

SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Length = Annotated[int, Field(ge=0, le=1_000_000)]
Number = Annotated[int, Field(ge=0, le=2**31)]
Choice = (
    Annotated[int, Field(ge=0, le=32_767)]
    | Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_NOTATION)]
)
Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_NAME, pattern=r"^[^|\x00-\x1f\x7f]*$"),
]
Json = dict[str, Any]
Form = Annotated[
    dict[str, Any],
    WithJsonSchema({
        "title": "Form", "type": "object", "properties": {"form": {"type": "string"}}, "required": ["form"],
        "additionalProperties": True,
    }),
]  # fmt: skip
"""What is said, before anybody has said it in a language: `{"form": "finish", "who": 1, "recipe": "mochi"}`."""


class Message(BaseModel):
    """The base of all: nothing unknown, nothing silently converted."""

    model_config = ConfigDict(extra="forbid", strict=True)


# --- From the browser


class Hello(Message):
    """The first message: how much of the log is known already (0: nothing)."""

    type: Literal["hello"] = "hello"
    length: Length = 0


class Move(Message):
    """An action of a seat, by id or by notation."""

    type: Literal["move"] = "move"
    number: Number = 0
    seat: SeatNumber
    length: Length
    action: Choice
    coached: bool = False
    """Whether a coach shall speak up if a much better move was there."""


class Look(Message):
    """Which of several seats on one screen looks now (None: nobody, the curtain is drawn)."""

    type: Literal["look"] = "look"
    seat: SeatNumber | None


class Preview(Message):
    """What would this action do?"""

    type: Literal["preview"] = "preview"
    number: Number = 0
    seat: SeatNumber
    length: Length
    action: Choice


class Plan(Message):
    """What would these actions do, one after the other? And which of the other plans could be played instead?"""

    type: Literal["plan"] = "plan"
    number: Number = 0
    seat: SeatNumber
    length: Length
    actions: Annotated[list[Choice], Field(max_length=LONGEST_PLAN)]
    others: Annotated[
        list[Annotated[list[Choice], Field(max_length=LONGEST_PLAN)]], Field(max_length=LONGEST_PLAN)
    ] = []


class Hint(Message):
    """What would a strong player do?"""

    type: Literal["hint"] = "hint"
    number: Number = 0
    seat: SeatNumber
    length: Length


class Coach(Message):
    """What does the coach of a lesson say now?"""

    type: Literal["coach"] = "coach"
    number: Number = 0
    seat: SeatNumber
    length: Length


class TakeBack(Message):
    """Take the seat's last action back, or ask for it."""

    type: Literal["take_back"] = "take_back"
    number: Number = 0
    seat: SeatNumber
    length: Length


class Consent(Message):
    """The answer to somebody's wish to take back."""

    type: Literal["consent"] = "consent"
    agrees: bool


class Say(Message):
    """A line of chat."""

    type: Literal["say"] = "say"
    text: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_CHAT)]


class Rematch(Message):
    """The same again, with the same people."""

    type: Literal["rematch"] = "rematch"
    number: Number = 0


class Ping(Message):
    """Are you there?"""

    type: Literal["ping"] = "ping"


FromBrowser = Annotated[
    Hello | Move | Look | Preview | Plan | Hint | Coach | TakeBack | Consent | Say | Rematch | Ping,
    Field(discriminator="type"),
]
FROM_BROWSER: TypeAdapter[FromBrowser] = TypeAdapter(FromBrowser)


# --- What messages are made of


class ClockOption(Message):
    """Time for each seat, in seconds: for the whole match, and extra after each turn."""

    seconds: Annotated[int, Field(ge=1, le=86_400)]
    extra: Annotated[int, Field(ge=0, le=3_600)] = 0


class SeatInfo(Message):
    seat: int
    kind: Literal["open", "person", "program"]
    name: str
    program: str
    present: bool
    idle: bool
    """The owner may give this seat to a program or to somebody else."""


class Proof(Message):
    """The seed and the salt that the promise was made of; shown when the match has ended."""

    seed: str
    salt: str


class TableInfo(Message):
    """Everything about a table that everybody may know, but the position."""

    id: str
    game: str
    title: str
    secrets: bool
    status: Literal["open", "running", "over", "abandoned"]
    seats: list[SeatInfo]
    house_rules: dict[str, str]
    edition: str
    """What the edition is called that is played with; empty: the standard one."""
    names: dict[str, str]
    """Things that the edition calls by a name of its own: `recipe-mochi` and its name."""
    notes: list[str]
    """What there is to say of an old match, in sentences: that it has its own numbers, or where the rules differ."""
    stopped: str
    """Where the rules of today part from those of an old match, so that it cannot go on; empty: nowhere."""
    prepared: bool
    lesson: bool
    """Whether a coach leads through it; lessons are in no list, and are not kept for long."""
    public: bool
    take_backs: Literal["off", "turn", "ask", "casual"]
    hints: Literal["off", "alone", "all"]
    clock: ClockOption | None
    created_at: int
    started_at: int | None
    ended_at: int | None
    length: int
    promise: str
    proof: Proof | None
    result: Json | None
    rematch: str | None


class SeatLink(Message):
    """A secret path: whoever opens it sits down there, or comes back to the seat from another device."""

    seat: int
    path: str


class You(Message):
    """What a table means to this browser."""

    seats: list[int]
    owner: bool
    may_manage: bool
    invitations: list[SeatLink]
    """For open seats; only who manages the table has them."""
    own_links: list[SeatLink]
    """For one's own second device."""


class ActionInfo(Message):
    """A legal action, with the things on the table that it names: a click on one of them finds it."""

    id: int
    kind: str
    parameters: dict[str, str | int]
    form: Form
    notation: str
    flags: list[str]
    things: list[str]


class View(Message):
    """The table as one seat sees it, or somebody who watches."""

    game: str
    seats: int
    players: list[str]
    length: int
    """The number of steps that stand."""
    actor: int
    awaited: list[int]
    over: bool
    ending: str | None
    scores: list[int]
    returns: list[float] | None
    verdict: list[Form]
    """Who won and why; nothing while there is nothing to say."""
    parts: list[dict[str, int]] | None
    """At the end: what the points of each seat are made of."""
    table: Json
    actions: list[ActionInfo]


class Line(Message):
    """A step of the log: the deed, and what the rules made of it. The seat is -1 for chance."""

    step: int
    seat: int
    kind: str
    forms: list[Form]
    at: int


class StoryEntry(Message):
    """A line of the story that a person reads, or a heading. The seat is -1 where it is nobody's."""

    heading: bool
    seat: int
    forms: list[Form]
    steps: list[int]
    """The steps that it tells, which it opens to."""
    at: int


class StoryPart(Message):
    """The reader's story is cut to `first` entries, and these are added."""

    first: int
    entries: list[StoryEntry]


class ClockTimes(Message):
    """Milliseconds left to each seat, and whose clocks run."""

    left: list[int]
    running: list[int]


class Said(Message):
    """A line of chat."""

    type: Literal["said"] = "said"
    index: int
    name: str
    seat: int | None
    text: str
    at: int


class Asked(Message):
    """Somebody wants to take back."""

    seat: int
    forms: list[Form]
    waiting_for: list[int]
    until: int


# --- From the server


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


class Accepted(Message):
    """A request was carried out; `length` is that of the log now."""

    type: Literal["accepted"] = "accepted"
    number: int
    length: int


RefusalCode = Literal[
    "stale", "doubled", "illegal", "not_yours", "not_running", "not_allowed", "malformed", "too_large", "too_fast",
    "unavailable", "not_found", "wrong_origin", "full", "mistake",
]  # fmt: skip


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
    changes: list[Change]
    scores: list[int] | None


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
    """The next match of the same people."""

    type: Literal["rematch_ready"] = "rematch_ready"
    number: int
    table: str


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
    | Hinted
    | Coached
    | Remarked
    | Said
    | RematchReady
    | Closing
    | Preparing
    | Pong,
    Field(discriminator="type"),
]


# --- Over HTTP


class SeatWish(Message):
    """Who shall sit in a seat of a new table."""

    kind: Literal["me", "open", "program"]
    name: Name | None = None
    program: str | None = None


class EditionFile(Message):
    """An edition as TOML: the components that differ, and perhaps its title, `edition = "..."`.

    The title here counts where the text has none.
    """

    text: Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_EDITION)]
    title: Annotated[str, StringConstraints(max_length=LONGEST_TITLE)] = ""


class NewTable(Message):
    """A table to be made. Seats that are not named are open; it begins when nobody is missing."""

    game: str
    seats: list[SeatWish] = Field(min_length=1, max_length=MOST_SEATS)
    house_rules: dict[str, str] = Field(default_factory=dict, max_length=20)
    public: bool = False
    clock: ClockOption | None = None
    take_backs: Literal["off", "turn", "ask", "casual"] = "ask"
    hints: Literal["off", "alone", "all"] = "alone"
    edition: EditionFile | None = None
    position: Json | None = None
    """A prepared position, described as for `bh.position`."""


class NewLesson(Message):
    """A lesson to begin, or to go on with."""

    game: str
    name: Name | None = None
    rivals: list[Name] = Field(default_factory=list, max_length=MOST_SEATS)
    """What the programs shall be called."""
    again: bool = False
    """Whether it begins anew, even if one was begun already."""


class TableAnswer(Message):
    """A table and what it means to you."""

    table: TableInfo
    you: You
    asked: Asked | None = None


class Lobby(Message):
    open: list[TableInfo]
    yours: list[TableInfo]
    finished: list[TableInfo]


class Me(Message):
    name: str


class NewName(Message):
    name: Name


class Join(Message):
    """The secret part of a link, and the name to go by."""

    link: Annotated[str, StringConstraints(min_length=1, max_length=200)]
    name: Name | None = None


class Sit(Message):
    """An open seat at a public table; any if not said."""

    seat: SeatNumber | None = None
    name: Name | None = None


class SeatChange(Message):
    """The owner gives an idle seat to a program, or opens it for somebody else."""

    kind: Literal["open", "program"]
    program: str | None = None


class MoveRequest(Message):
    seat: SeatNumber
    length: Length
    action: Choice


class SeatRequest(Message):
    seat: SeatNumber
    length: Length


class TookBack(Message):
    """Whether it is taken back already (true) or waits for consent."""

    done: bool
    length: int


class HouseRuleInfo(Message):
    name: str
    default: str
    values: dict[str, str]


class AreaInfo(Message):
    """How a part of the view is shown on the plain board (`bakehouse.games.showing.Area`)."""

    title: str
    shape: Shape
    most: int | None
    names: str
    picture: str
    note: str


class GameInfo(Message):
    """A game as the shelf and its tables show it."""

    id: str
    title: str
    seats: list[int]
    secrets: bool
    levels: list[str]
    programs: list[str]
    house_rules: list[HouseRuleInfo]
    parts: list[str]
    version: int
    """Of the rules."""
    names: dict[str, str]
    """What the things on the table are called: `recipes.gelato` is "Gelato"."""
    things: dict[str, dict[str, str]]
    """What forms name, by kind: the ids of things, and their printed names."""
    promise: str
    minutes: int | None
    accent: Accent
    parameters: dict[str, list[str | int]]
    """Everything that actions may name, by parameter: where counting begins can be seen from it."""
    layout: dict[str, AreaInfo]
    """Hints for the plain board."""


class Difference(Message):
    """A component that is not that of the standard edition; None where there is none."""

    path: str
    standard: Any
    here: Any


class Components(Message):
    """Everything that is printed in the box of a table, or of an edition."""

    game: str
    edition: str
    """What it is called; empty: the standard edition."""
    box: str
    tree: Json
    differences: list[Difference]
    names: dict[str, str]
    """What the things on the table are called: `recipes.gelato` is "Gelato"."""


class PastPosition(Message):
    """The table after some steps, for scrolling back and for replays."""

    step: int
    steps: int
    seat: int | None
    view: View


class Lines(Message):
    length: int
    lines: list[Line]
    story: StoryPart
    text: str
    """The story in the language that was asked for."""


class Moment(Message):
    """After some steps: what a search expected the points to be at the end; after the last one, what they are."""

    step: int
    scores: list[float]


class Outlook(Message):
    """Who was winning: moments of a match that has ended."""

    steps: int
    moments: list[Moment]


class Health(Message):
    status: Literal["ok", "unavailable"]
    version: str
    database: str
    tables: int
    connections: int


class Problem(Message):
    """Every answer of the HTTP interface that is not what was asked for."""

    code: RefusalCode
    words: str
    form: Form | None = None
    length: int | None = None


HTTP_MODELS: tuple[type[Message], ...] = (
    NewTable, NewLesson, TableAnswer, Lobby, Me, NewName, Join, Sit, SeatChange, MoveRequest, SeatRequest, TookBack,
    GameInfo, Components, PastPosition, Lines, Outlook, Health, Problem,
)  # fmt: skip
