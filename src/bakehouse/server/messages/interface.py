"""Over HTTP."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, StringConstraints

from bakehouse.analysis.report import Analysis
from bakehouse.games.showing import Accent, Shape
from bakehouse.puzzles.rating import BEGINNER
from bakehouse.server.messages.basics import (
    LONGEST_EDITION,
    LONGEST_RECORD,
    LONGEST_TITLE,
    MOST_SEATS,
    Choice,
    Form,
    Json,
    Length,
    Message,
    Name,
    SeatNumber,
)
from bakehouse.server.messages.parts import (
    Asked,
    ClockOption,
    Line,
    Pace,
    RefusalCode,
    StoryPart,
    TableInfo,
    View,
    You,
)
from bakehouse.server.messages.replies import Position

PuzzleId = Annotated[str, StringConstraints(min_length=1, max_length=16)]


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
    pace: Pace = "sitting"
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


class NewBranch(Message):
    """A moment of an ended match to play on from: in which seat, and with which dice."""

    step: Length
    seat: SeatNumber
    dice: Literal["same", "new"] = "new"
    program: str | None = None
    """Who plays in the other seats; if not said, the programs that sat there, and in place of people the strongest."""


class NewRecord(Message):
    """A record of a match that was played somewhere, as text: to be looked at here."""

    text: Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_RECORD)]


class TableAnswer(Message):
    """A table and what it means to you."""

    table: TableInfo
    you: You
    asked: Asked | None = None


class Invitation(TableAnswer):
    """A table as who was invited sees it before sitting down."""

    seat: int
    free: bool
    """Whether the link still leads to that seat."""


class YourTable(TableInfo):
    """A table of one's own that goes on, and how it stands there."""

    mine: list[int]
    awaited: list[int]
    """Whose turn it is."""
    moment: Form | None
    """The round or the day: what the log says above it."""
    moved_at: int


class Lobby(Message):
    open: list[TableInfo]
    yours: list[YourTable]
    finished: list[TableInfo]


class Me(Message):
    name: str


class NewName(Message):
    name: Name


class DeviceInfo(Message):
    """A device of one's own. The first one has no name."""

    id: str
    name: str
    added_at: int
    here: bool
    """Whether it is the one that asks."""


class DeviceLink(Message):
    """Whoever opens this on another device soon is the same person there; it works once."""

    path: str
    until: int


class NewDevice(Message):
    """The secret part of a link for a device, and what the device is called."""

    link: Annotated[str, StringConstraints(min_length=1, max_length=300)]
    name: Name | None = None


class PasskeyInfo(Message):
    id: str
    name: str
    added_at: int


class Passkeys(Message):
    possible: bool
    """Whether this server can judge them; a browser has them only for a server with a name, over a safe connection."""
    passkeys: list[PasskeyInfo]


class PasskeyOptions(Message):
    """What a browser wants to know to make or to use a passkey, as WebAuthn writes it."""

    options: Json


class NewPasskey(Message):
    """What a browser has made, as WebAuthn writes it, and what the passkey is called."""

    credential: Json
    name: Name | None = None


class PasskeySignIn(Message):
    """What a browser has signed, as WebAuthn writes it, and what this device is called."""

    credential: Json
    name: Name | None = None


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
    name: Name | None = None
    """What the program is called."""


class RematchRequest(Message):
    rotate: bool = True


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


class SuggestionInfo(Message):
    """House rules that suit a number of seats, and why."""

    seats: int
    house_rules: dict[str, str]
    words: str


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
    suggested: list[SuggestionInfo]
    parts: list[str]
    contested: list[str]
    """Parts of the points that others can still take until the end."""
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
    puzzles: bool
    """Whether there are puzzles of it."""


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


class TurningPoint(Message):
    """Where a match turned: the line of the story that ends after some steps, and who gained or lost by it."""

    step: int
    seat: int
    """Whose line it is; of several lines, or of chance, who gained most."""
    gain: float
    """Points on the best of the others, less than none where they were lost; alone, points."""


class Outlook(Message):
    """Who was winning: moments of a match that has ended, and its largest turns."""

    steps: int
    moments: list[Moment]
    turning_points: list[TurningPoint]


class LookingBack(Message):
    """A match, or two of its moves, that is being thought about."""

    share: float
    """How much of it is done, from 0 to 1."""


class Comparison(Message):
    """Two moves of one seat to be put beside each other, at a moment of an ended match: after so many steps."""

    step: int
    one: int
    other: int
    games: int


class Compared(Message):
    """How much better the second move is than the first: by games that were played on after each with the same luck."""

    step: int
    seat: int
    one: int
    other: int
    games: int
    """After each of the two."""
    unit: Literal["points", "chance", "place"]
    difference: float
    """In the unit, for the second; more is better, of places too."""
    error: float
    """How far off that may be to each side, in 95 of 100 cases."""
    points: float
    """How many more points it brings at the end."""
    points_error: float


class PuzzleTheme(Message):
    """What puzzles are about, in the language that was asked for."""

    id: str
    name: str
    count: int


class PuzzleShelf(Message):
    """The puzzles of a game: how many there are, and of what."""

    game: str
    count: int
    themes: list[PuzzleTheme]


class PuzzleWish(Message):
    """The next puzzle: about as hard as somebody with a rating is strong, of a theme if one is named, and new."""

    rating: Annotated[float, Field(ge=0, le=4000)] = BEGINNER
    theme: Annotated[str, StringConstraints(max_length=40)] = ""
    seen: list[PuzzleId] = Field(default_factory=list, max_length=1000)


class PuzzleShown(Message):
    """A puzzle: the table as its seat sees it, and what it may do. The solution comes with the answer."""

    id: str
    game: str
    rating: int
    position: Position


class PuzzleAnswer(Message):
    """What somebody would play (None: they want to be told), and how they are rated before it (None: they are not)."""

    action: Choice | None
    rating: Annotated[float, Field(ge=0, le=4000)] | None = None


class PuzzleAction(Message):
    """An action of a puzzle, and what it is worth in the unit; None: it was not looked at closely."""

    action: int
    notation: str
    form: Form
    worth: float | None


class PuzzleJudged(Message):
    """Whether an answer was right; what the best actions are worth, by how much the first is better, and why."""

    id: str
    solved: bool
    played: PuzzleAction | None
    unit: Literal["points", "chance", "place"]
    margin: float
    considered: list[PuzzleAction]
    reason: Form
    themes: list[str]
    """In words."""
    rating: int
    yours: float | None
    """How the one who answered is rated now."""
    solved_by: dict[str, float]
    """By level: the share of tries in which it found the best action."""


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


HTTP_MODELS: tuple[type[BaseModel], ...] = (
    NewTable, NewLesson, NewBranch, NewRecord, TableAnswer, Invitation, Lobby, Me, NewName, DeviceInfo, DeviceLink,
    NewDevice, PasskeyInfo, Passkeys, PasskeyOptions, NewPasskey, PasskeySignIn, Join, Sit, SeatChange, RematchRequest,
    PuzzleShelf, PuzzleWish, PuzzleShown, PuzzleAnswer, PuzzleJudged,
    MoveRequest, SeatRequest, TookBack, GameInfo, Components, PastPosition, Lines, Outlook,
    LookingBack, Comparison, Compared, Analysis, Health, Problem,
)  # fmt: skip
