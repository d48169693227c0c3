"""What comes after the matches: the bake of the day, one's own kitchen, ratings."""

from typing import Literal

from pydantic import BaseModel, Field

from bakehouse.server.messages.basics import MOST_SEATS, Message, Name
from bakehouse.server.messages.interface import HTTP_MODELS
from bakehouse.server.messages.parts import RatingInfo


class NewBake(Message):
    """The bake of today, to begin or to go on with."""

    name: Name | None = None
    rivals: list[Name] = Field(default_factory=list, max_length=MOST_SEATS)
    """What the programs shall be called."""
    again: bool = False
    """Whether it begins anew, even if it was begun already; only the first try counts."""


class DailyTry(Message):
    """What somebody has made of a day so far."""

    table: str
    attempt: int
    """The first one counts."""
    status: Literal["open", "running", "over", "abandoned"]
    points: int | None
    place: int | None


class DailyInfo(Message):
    """The bake of today of one game."""

    game: str
    title: str
    day: str
    """A date by Universal Time."""
    ends_at: int
    """When the next one begins."""
    seats: int
    rivals: list[str]
    """The programs in the seats after yours."""
    tries: list[DailyTry]
    """Yours."""
    finished: int
    """So many people have finished their first try here."""


class DailyEntry(Message):
    """A first try that was finished: a match that lies on this server, and anybody can replay it."""

    table: str
    day: str
    name: str
    points: int
    place: int
    """Among the seats of the match."""
    seats: int
    sent: bool
    """Whether it was played elsewhere, and its record replayed here."""
    yours: bool


class DailyBoard(Message):
    """Everybody's first tries of a day, the best first, and your own best days."""

    game: str
    day: str
    seed: str
    entries: list[DailyEntry]
    bests: list[DailyEntry]


class KitchenResult(Message):
    """What came of a match of yours."""

    table: str
    kind: Literal["usual", "daily", "edition"]
    ended_at: int
    points: int
    place: int
    seats: int
    others: list[str]
    """Who else sat there."""
    shared: bool
    """Whether you held several seats: such a match is neither won nor lost."""
    accuracy: float | None
    """Of an analysis that is kept with the match."""
    rating: RatingInfo | None
    """After it."""


class Against(Message):
    """How you fare against a program: a level, or a level in character."""

    program: str
    matches: int
    better: int
    """So often you came in a better place than it."""
    even: int


class KitchenGame(Message):
    """Your matches of one game."""

    game: str
    title: str
    matches: int
    won: int
    """Of those with others, alone in the first place."""
    contested: int
    """So many were with others, and yours alone to win."""
    best: KitchenResult | None
    """The most points in a usual match."""
    best_day: KitchenResult | None
    """The best first try at a bake of the day."""
    against: list[Against]
    recent: list[KitchenResult]
    """The newest first."""
    rating: RatingInfo | None


class Kitchen(Message):
    """Everything that came of your matches here."""

    name: str
    games: list[KitchenGame]
    rates: bool
    """Whether people are rated on this server."""
    parquet: bool
    """Whether this server can write Parquet."""
    whole: bool
    """False: there are more matches than are counted here; the export has all of them."""


class RatedEntry(Message):
    """A line of the board of ratings."""

    name: str
    program: str
    """Empty for a person."""
    rating: RatingInfo
    yours: bool


class RatingBoard(Message):
    """The strongest of a game, as far as it is sure."""

    game: str
    rates: bool
    entries: list[RatedEntry]


KITCHEN_MODELS: tuple[type[BaseModel], ...] = (
    *HTTP_MODELS, NewBake, DailyInfo, DailyBoard, Kitchen, RatingBoard,
)  # fmt: skip
"""All that travels over HTTP."""
