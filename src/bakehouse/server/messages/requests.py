"""From the browser, over a WebSocket."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints, TypeAdapter

from bakehouse.server.messages.basics import LONGEST_CHAT, LONGEST_PLAN, Choice, Length, Message, Number, SeatNumber


class Hello(Message):
    """The first message: how much of the log is known already (0: nothing)."""

    type: Literal["hello"] = "hello"
    length: Length = 0


class OfSeat(Message):
    """What a seat wants, knowing the log up to a length; the answer carries the number."""

    number: Number = 0
    seat: SeatNumber
    length: Length


class Move(OfSeat):
    """An action of a seat, by id or by notation.

    With `hold` an action that ends the seat's turn is not played: the answer says what it would do, and it waits until
    it is sent again without.
    """

    type: Literal["move"] = "move"
    action: Choice
    hold: bool = False
    coached: bool = False
    """Whether a coach shall speak up if a much better move was there."""


class Look(Message):
    """Which of several seats on one screen looks now (None: nobody, the curtain is drawn)."""

    type: Literal["look"] = "look"
    seat: SeatNumber | None


Actions = Annotated[list[Choice], Field(max_length=LONGEST_PLAN)]


class Preview(OfSeat):
    """What would this action do? `after`: once these are played, which are only planned."""

    type: Literal["preview"] = "preview"
    action: Choice
    after: Actions = Field(default_factory=list)


class Plan(OfSeat):
    """What would these actions do, one after the other? And which of the other plans could be played instead?"""

    type: Literal["plan"] = "plan"
    actions: Actions
    others: list[Actions] = Field(default_factory=list, max_length=LONGEST_PLAN)
    after: Actions = Field(default_factory=list)


class Pencil(OfSeat):
    """What would these steps make of the table, each one action or several? What cannot be done is left out."""

    type: Literal["pencil"] = "pencil"
    steps: Annotated[list[Actions], Field(max_length=LONGEST_PLAN)]


class Ink(OfSeat):
    """Play these actions one after the other, as far as they are legal and until chance intervenes."""

    type: Literal["ink"] = "ink"
    actions: Actions


class Hint(OfSeat):
    """What would a strong player do?"""

    type: Literal["hint"] = "hint"


class Coach(OfSeat):
    """What does the coach of a lesson say now?"""

    type: Literal["coach"] = "coach"


class TakeBack(OfSeat):
    """Take the seat's last action back, or ask for it."""

    type: Literal["take_back"] = "take_back"


class Consent(Message):
    """The answer to somebody's wish: to take back, or when the match has ended to play again."""

    type: Literal["consent"] = "consent"
    agrees: bool


class Say(Message):
    """A line of chat."""

    type: Literal["say"] = "say"
    number: Number = 0
    text: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_CHAT)]


class Rematch(Message):
    """The same again, with the same people, as soon as all of them want it."""

    type: Literal["rematch"] = "rematch"
    number: Number = 0
    rotate: bool = True
    """Whether everybody moves on by one seat, so that another one begins; who agrees to a wish agrees to its seats."""


class Ping(Message):
    """Are you there?"""

    type: Literal["ping"] = "ping"


FromBrowser = Annotated[
    Hello | Move | Look | Preview | Plan | Pencil | Ink | Hint | Coach | TakeBack | Consent | Say | Rematch | Ping,
    Field(discriminator="type"),
]
FROM_BROWSER: TypeAdapter[FromBrowser] = TypeAdapter(FromBrowser)
