"""What a table in memory is made of: the course of its match, who sits there, who looks on."""

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from bakehouse.games.lessons import Lesson
from bakehouse.server.course import Course, sharing
from bakehouse.server.frames import Scene, Text
from bakehouse.server.messages import Moment, TurningPoint, Watching
from bakehouse.server.storage import Header, Row
from bakehouse.server.storage.archive import Snapshot
from bakehouse.server.storage.results import Skill
from bakehouse.server.storage.store import PERSON

if TYPE_CHECKING:
    from bakehouse.server.hall import Hall
    from bakehouse.server.seats import Manager


class Watcher(Protocol):
    """A connection of somebody who looks at the table."""

    browser: str | None
    name: str
    looking: int | None

    def send(self, text: Text) -> None: ...


class Look:
    """Something that is thought about in the background: how much of it is done, and what comes of it."""

    def __init__(self) -> None:
        self.share = 0.0
        self.task: asyncio.Task[Any] | None = None

    def hear(self, share: float) -> None:
        self.share = max(self.share, share)


@dataclass
class Untold:
    """Steps that will be told in a moment: from which one on, and whether the story comes whole."""

    first: int
    retold: bool
    scene: Scene
    """Of the last of them: what was written for those who sit here is written already."""
    handle: asyncio.TimerHandle


class State(ABC):
    """What is known of a table in this process."""

    @property
    @abstractmethod
    def seats(self) -> "Manager":
        """Who sits there, and who may."""

    def __init__(
        self,
        hall: "Hall",
        header: Header,
        rows: Sequence[Row],
        seen: Mapping[str, int] = {},
        kept: Snapshot | None = None,
    ) -> None:
        self.hall, self.header = hall, sharing(header)
        self.course = Course(header, rows, hall.dealer, kept)
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.grew, self.waiting = asyncio.Condition(), 0
        self.uncertain = False
        self.ours = False
        """Whether this process wrote the last entry: then it acts for programs at once, and others wait a while."""
        self.used_at = self.looked_at = time.monotonic()
        self.visitor = f"table {header.id}"
        """Who its programs play for, by address: who made the table, or came last to a seat of it."""
        self.chat_told = 0
        self.outlook: asyncio.Task[tuple[list[Moment], list[TurningPoint]]] | None = None
        """Who was winning, and where it turned; thought about once, when somebody asks for it."""
        self.looks: dict[str, Look] = {}
        """What is thought about the match afterwards, by what was asked."""
        self.recording: asyncio.Task[str] | None = None
        """Its record, while it is being made."""
        self.kept_length = kept.length if kept is not None else 0
        """How long the log was when its position was kept."""
        self.led: tuple[int, int] | None = None
        """In a lesson, what the coach proposed last, and when: that is no mistake."""
        self._warned: tuple[int, int] | None = None
        self._acting: asyncio.Task[None] | None = None
        self._telling: asyncio.TimerHandle | None = None
        self._untold: Untold | None = None
        """What happened and was not told yet to those who look on."""
        self._text: tuple[tuple[Any, ...], Text] | None = None
        """The last position that was told from the beginning, and what it depends on."""
        self.seen = dict(seen)
        """When the browsers of people here were last at the table, through whichever process."""
        self.asking: set[str] = set()
        """Browsers of people here that have asked for something since the last sweep."""
        self.elsewhere: dict[str, tuple[Watching, float]] = {}
        """Who looks on through other processes, by process, and until when that is believed."""
        self.ratings: dict[int, Skill] = {}
        """By seat, on a server that rates."""
        self._name_players()

    @abstractmethod
    def announce_table(self) -> None:
        """Tell everybody that something about the table has changed, but for the match."""

    @property
    def id(self) -> str:
        return self.header.id

    @property
    def length(self) -> int:
        return len(self.course)

    @property
    def now(self) -> int:
        return self.hall.settings.now()

    @property
    def has_people(self) -> bool:
        return any(place.kind == PERSON for place in self.header.places)

    @property
    def lesson(self) -> Lesson | None:
        """What is taught here; None at a table like any other."""
        return self.course.game.definition.lesson if self.header.options.get("lesson") else None

    def _name_players(self) -> None:
        self.course.match.players = [place.name or f"Seat {place.seat + 1}" for place in self.header.places]

    def forget_words(self) -> None:
        """Nobody reads any more; whoever comes is told anew."""
        self.course.forget_words()
        self._text = None

    def was_seen(self, seen: Mapping[str, int]) -> bool:
        """Browsers that were here; whether that is new."""
        news = {browser: at for browser, at in seen.items() if at > self.seen.get(browser, 0)}
        self.seen.update(news)
        return bool(news)
