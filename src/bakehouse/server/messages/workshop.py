"""The workshop of a game: what a designer finds there, changes and asks."""

from typing import Annotated, Literal, get_args

from pydantic import Field, StringConstraints

from bakehouse.lab.asking.answers import AnswerTold
from bakehouse.server.messages.basics import MOST_SEATS, Form, Json, Message
from bakehouse.server.messages.interface import Components, EditionFile
from bakehouse.server.messages.parts import View

Crowd = Literal["beginners", "good", "champions"]
"""Who may be asked. Never a player by the name of its class: that would run anybody's code."""
LONGEST_QUESTION = 200
LONGEST_ANSWER = 600.0


class SubjectInfo(Message):
    """Something that a question can be about."""

    id: str
    words: Form | str


class QuestionInfo(Message):
    """A question of the menu."""

    id: str
    words: Form
    subjects: list[SubjectInfo]
    """What it has to name; empty: nothing."""


class WorkshopInfo(Message):
    """Everything that is printed in the box of a game with where each value comes from, and what can be asked of it."""

    components: Components
    origins: dict[str, str]
    """By path: `rulebook`, `implied`, `public` or `reconstructed`."""
    questions: list[QuestionInfo]
    populations: list[Crowd]
    closed: Form | None
    """Why nobody may ask questions from where this was asked for; None: they may."""


class BoxWish(Message):
    """A box: what an edition changes, as an edition file would name it, and house rules."""

    edition: Json = Field(default_factory=dict)
    house_rules: dict[str, str] = Field(default_factory=dict, max_length=20)


class TableWish(Message):
    """A table to be looked at and printed, not to be played at."""

    box: BoxWish = Field(default_factory=BoxWish)
    file: EditionFile | None = None
    """The edition as a file, instead of that of the box."""
    seats: Annotated[int, Field(ge=1, le=MOST_SEATS)] | None = None
    """The most that can play, if not said."""


class LaidTable(Message):
    """A table as it is laid before the first turn, through the eyes of the first seat."""

    components: Components
    view: View
    glossary: dict[str, str]
    """What the words of the game are called in the language that was asked for; `glossary-<word>` explains each."""


class NewQuestion(Message):
    """A question: one of the menu with its subject, or in one's own words."""

    question: Annotated[str, StringConstraints(max_length=40)] = ""
    subject: Annotated[str, StringConstraints(max_length=80)] = ""
    words: Annotated[str, StringConstraints(max_length=LONGEST_QUESTION)] = ""
    seats: Annotated[int, Field(ge=1, le=MOST_SEATS)] | None = None
    box: BoxWish = Field(default_factory=BoxWish)
    beside: BoxWish | None = None
    """Another box to lay beside it, on the same luck."""
    populations: list[Crowd] = Field(default_factory=lambda: list(get_args(Crowd)), min_length=1, max_length=3)
    seconds: Annotated[float, Field(gt=0, le=LONGEST_ANSWER)] = 60.0
    users: bool = False
    """Whether one seat of each game uses the subject once, for components that nobody takes by itself."""


class AskedInfo(Message):
    """A question on its way, and the best answer so far. It goes on as long as somebody asks for more."""

    id: str
    version: int
    """How often the answer has changed."""
    state: Literal["playing", "resting", "done", "failed"]
    ahead: int
    """Rounds of other questions that come first."""
    answer: AnswerTold | None
    problem: str
    """Why there is no better answer; empty: there is one, or will be."""


WORKSHOP_MODELS: tuple[type[Message], ...] = (WorkshopInfo, TableWish, LaidTable, NewQuestion, AskedInfo)
