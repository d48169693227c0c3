"""Messages about a table as bytes for the wire: made once for each kind of reader, sent to as many as there are."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from pydantic_core import to_json
from websockets.frames import Frame, Opcode

from bakehouse import __version__
from bakehouse.forms import Form
from bakehouse.games.game import Game
from bakehouse.match import Match
from bakehouse.server.course import Course, Log, Reader, promise_made
from bakehouse.server.messages import (
    Asked,
    Branch,
    ClockOption,
    DailyMark,
    Message,
    Proof,
    Said,
    SeatInfo,
    TableChanged,
    TableInfo,
    Welcome,
    You,
    YourTable,
)
from bakehouse.server.rematches import wish_of
from bakehouse.server.settings import Keep
from bakehouse.server.storage.store import ABANDONED, OPEN, OVER, RUNNING, SITTING, Header

Json = dict[str, Any]
DAY_MS = 86_400_000


def view_of(match: Match, reader: Reader) -> Json:
    """The view of a seat, with the things that each action names."""
    return {**match.shown(reader), "actions": actions_of(match, reader)}


def actions_of(match: Match, reader: Reader) -> list[Json]:
    """What a seat may do now, with the things that each action names."""
    actions = [] if reader is None else match.actions(reader)
    for action in actions:
        action["things"] = [f"{name}:{value}" for name, value in action["parameters"].items()]
    return actions


def lines_of(log: Log, first: int) -> list[Json]:
    """The steps from one on, each with all that is said of it."""
    return [
        {"step": step, "seat": line.seat, "kind": line.kind, "forms": _told(line.telling.forms), "at": line.at}
        for step, line in enumerate(log.lines[first:], start=first)
    ]


def story_of(log: Log, first: int) -> Json:
    """The story from the first entry on that tells of a step or of one after it."""
    place = log.story.told_since(first)
    entries = [
        {"heading": entry.heading, "seat": entry.seat, "forms": _told(entry.forms), "steps": entry.steps,
         "at": log.lines[entry.steps[0]].at}
        for entry in log.story.entries[place:]
    ]  # fmt: skip
    return {"first": place, "entries": entries}


def _told(forms: Iterable[Form]) -> list[Json]:
    return [form.told() for form in forms]


class Scene:
    """The position of a match as it is now: a `Position` for each who looks, as text.

    It is made for every move. What several readers share (without secrets: all but what each may do) is made and
    written once.
    """

    def __init__(self, course: Course, now: int) -> None:
        self.course, self.now = course, now
        self._written: dict[tuple[Any, ...], bytes] = {}

    def text(self, reader: Reader, first: int, curtain: int | None, take_back: str, retold: bool = True) -> "Text":
        """What a reader is sent, with the lines from one on. Retold, the story comes whole: steps were taken back."""
        course, awaited = self.course, list(self.course.match.awaited)
        clocks = course.clocks
        head = {
            "type": "position", "length": len(course), "seat": reader, "curtain": curtain, "first": first,
            "clocks": {"left": clocks.left_at(self.now, awaited), "running": awaited} if clocks else None,
            "take_back": take_back,
            "halfway": take_back == "free" and reader is not None and course.is_halfway(reader),
        }  # fmt: skip
        known = reader if course.game.definition.secrets else None  # else everybody sees the same table
        told_from = 0 if retold else first
        lines = self._once(("lines", known, first), lambda: lines_of(course.log_of(known), first))
        story = self._once(("story", known, told_from), lambda: story_of(course.log_of(known), told_from))
        shown = self._once(("shown", known), lambda: course.match.shown(known))
        view = _with(shown, actions=to_json(actions_of(course.match, reader)))
        return Text(_with(to_json(head), lines=lines, story=story, view=view).decode())

    def _once(self, key: tuple[Any, ...], make: Callable[[], Any]) -> bytes:
        written = self._written.get(key)
        if written is None:
            written = self._written[key] = to_json(make())
        return written


def _with(written: bytes, **more: bytes) -> bytes:
    """A JSON object with more keys, whose values are JSON already."""
    return written[:-1] + b"".join(b',"%b":%b' % (name.encode(), value) for name, value in more.items()) + b"}"


class Text(str):
    """A message as it travels. Its frame is made once, for however many get it."""

    @cached_property
    def frame(self) -> bytes:
        return Frame(Opcode.TEXT, self.encode()).serialize(mask=False)


def text(message: Message | Json) -> Text:
    return Text(message.model_dump_json() if isinstance(message, Message) else to_json(message).decode())


@dataclass(frozen=True)
class Standing:
    """What follows from the log of a match, as far as lists show it."""

    game: Game
    notes: tuple[str, ...]
    stopped: str
    length: int


def standing_of(course: Course) -> Standing:
    return Standing(course.game, course.match.notes, course.match.stopped, len(course))


def table_info(header: Header, standing: Standing, seats: list[SeatInfo], keep: Keep) -> TableInfo:
    ended = header.status in (OVER, ABANDONED)
    options, game = header.options, standing.game
    definition, promise = game.definition, promise_made(header)
    branch = options.get("branch")
    host = next((place.name for place in header.places if header.owner in place.holders), "")
    return TableInfo.model_construct(
        id=header.id, game=header.game, title=definition.title, secrets=definition.secrets, status=header.status,
        host=host, seats=seats, house_rules=header.house_rules,
        edition=game.edition.name if header.edition else "",
        names=game.renamed,
        notes=list(standing.notes), stopped=standing.stopped, prepared=bool(header.described),
        lesson=bool(options.get("lesson")), public=options["public"],
        take_backs=options["take_backs"], hints=options["hints"],
        clock=ClockOption(**options["clock"]) if options.get("clock") else None,
        pace=options.get("pace", SITTING),
        created_at=header.created_at, started_at=header.started_at, ended_at=header.ended_at, length=standing.length,
        promise=promise, proof=Proof(seed=str(header.seed), salt=header.salt) if ended and promise else None,
        daily=DailyMark(**options["daily"], seed=str(header.seed) if ended else "") if options.get("daily") else None,
        branch=Branch(**branch) if branch else None, loaded="loaded" in options,
        result=header.result, rematch=header.rematch, wish=wish_of(header), kept_until=kept_until(header, keep),
    )  # fmt: skip


def kept_until(header: Header, keep: Keep) -> int | None:
    """When a match is thrown away if nobody touches it; None: never."""
    by_status = {OPEN: keep.open, RUNNING: keep.running, OVER: keep.ended, ABANDONED: keep.ended}
    rules = [by_status[header.status], keep.lessons if header.options.get("lesson") else None]
    days = min((each for each in rules if each is not None), default=None)
    return None if days is None else header.moved_at + int(days * DAY_MS)


def your_table(info: TableInfo, header: Header, course: Course, mine: list[int]) -> YourTable:
    """How a table of somebody's own stands; nobody is told more of it than who watches may know."""
    runs = header.status == RUNNING
    headings = [entry.forms[0] for entry in course.log_of(None).story.entries if entry.heading] if runs else []
    return YourTable.model_construct(
        **dict(info), mine=mine, awaited=list(course.match.awaited) if runs else [],
        moment=headings[-1].told() if headings else None, moved_at=header.moved_at,
    )  # fmt: skip


def welcome(info: TableInfo, you: You, chat: list[Said]) -> Welcome:
    return Welcome.model_construct(version=__version__, table=info, you=you, chat=chat)


def table_changed(info: TableInfo, you: You, asked: Asked | None) -> TableChanged:
    return TableChanged.model_construct(table=info, you=you, asked=asked)
