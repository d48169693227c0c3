"""What messages tell: tables, seats, positions, lines of the log."""

from typing import Annotated, Literal

from pydantic import Field

from bakehouse.server.messages.basics import Form, Json, Message

Pace = Literal["sitting", "days"]
"""Played in one go, or by and by over days."""


class ClockOption(Message):
    """Time for each seat, in seconds: for the whole match, and extra after each turn."""

    seconds: Annotated[int, Field(ge=1, le=86_400)]
    extra: Annotated[int, Field(ge=0, le=3_600)] = 0


class RatingInfo(Message):
    """How strong somebody seems to be in a game (openskill): the mean, how unsure it is, and by how many matches."""

    mean: float
    deviation: float
    matches: int


class SeatInfo(Message):
    seat: int
    kind: Literal["open", "person", "program"]
    name: str
    program: str
    present: bool
    idle: bool
    """The owner may give this seat to a program or to somebody else."""
    rating: RatingInfo | None
    """On a server that rates."""


class Proof(Message):
    """The seed and the salt that the promise was made of; shown when the match has ended."""

    seed: str
    salt: str


class RematchWish(Message):
    """Somebody would like to play again; it begins when nobody is waited for."""

    seat: int
    rotate: bool
    waiting_for: list[int]
    declined: int | None
    """Who would rather not."""


class Branch(Message):
    """Where a match that is tried again comes from: the table, how many of its steps, and whether it has its dice."""

    table: str
    step: int
    dice: Literal["same", "new"]


class DailyMark(Message):
    """That a match is the bake of a day."""

    day: str
    seed: str
    """It follows from the date, so everybody may know it and nobody could promise it; told when the match has ended."""
    attempt: int
    """The first one counts."""
    sent: bool
    """Whether it was played elsewhere, and its record replayed here."""


class TableInfo(Message):
    """Everything about a table that everybody may know, but the position."""

    id: str
    game: str
    title: str
    secrets: bool
    status: Literal["open", "running", "over", "abandoned"]
    host: str
    """The name of who opened the table; empty if they sit elsewhere."""
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
    pace: Pace
    created_at: int
    started_at: int | None
    ended_at: int | None
    length: int
    daily: DailyMark | None
    promise: str
    """Empty where nobody promised the seed before the match: it was known, or came with a record."""
    proof: Proof | None
    branch: Branch | None
    loaded: bool
    """Whether somebody brought it as a record: nobody here has seen it being played."""
    result: Json | None
    rematch: str | None
    wish: RematchWish | None
    kept_until: int | None
    """When it is thrown away if nobody touches it any more; None: never."""


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
    leaves: Form | None
    """What of value it would leave unused for good, as a sentence; somebody who may not have meant it is asked once."""
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
    """As if the match ended now."""
    banked: list[int]
    """The points of these that nobody can take any more."""
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


RefusalCode = Literal[
    "stale", "doubled", "illegal", "not_yours", "not_running", "not_allowed", "malformed", "too_large", "too_fast",
    "unavailable", "not_found", "wrong_origin", "full", "mistake",
]  # fmt: skip
