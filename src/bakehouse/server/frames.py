"""Messages about a table as bytes for the wire: made once for each kind of reader, sent to as many as there are."""

from collections.abc import Iterable
from typing import Any

from pydantic_core import to_json

from bakehouse import __version__
from bakehouse.forms import Form
from bakehouse.match import Match
from bakehouse.proof import promise_of
from bakehouse.server.course import Course, Reader
from bakehouse.server.messages import (
    Asked,
    ClockOption,
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
from bakehouse.server.storage.store import ABANDONED, OVER, RUNNING, SITTING, Header

Json = dict[str, Any]


def view_of(match: Match, reader: Reader, open_view: Json | None = None) -> Json:
    """The view of a seat, with the things that each action names.

    Without secrets everybody sees the same table: `open_view`, what somebody who watches sees, then serves all.
    """
    if open_view is None or match.game.definition.secrets:
        view = match.view(reader)
    else:
        view = {**open_view, "actions": [] if reader is None else match.actions(reader)}
    for action in view["actions"]:
        action["things"] = [f"{name}:{value}" for name, value in action["parameters"].items()]
    return view


def lines_for(course: Course, reader: Reader, first: int) -> list[Json]:
    """The steps from one on, each with all that is said of it."""
    told = course.log_of(reader).lines
    return [
        {"step": step, "seat": line.seat, "kind": line.kind, "forms": _told(line.telling.forms), "at": line.at}
        for step, line in enumerate(told[first:], start=first)
    ]


def story_for(course: Course, reader: Reader, first: int) -> Json:
    """The story from the first entry on that tells of a step or of one after it."""
    log = course.log_of(reader)
    place = log.story.told_since(first)
    entries = [
        {"heading": entry.heading, "seat": entry.seat, "forms": _told(entry.forms), "steps": entry.steps,
         "at": log.lines[entry.steps[0]].at}
        for entry in log.story.entries[place:]
    ]  # fmt: skip
    return {"first": place, "entries": entries}


def _told(forms: Iterable[Form]) -> list[Json]:
    return [form.told() for form in forms]


def position(
    course: Course,
    reader: Reader,
    first: int,
    curtain: int | None,
    now: int,
    take_back: str,
    open_view: Json | None = None,
    retold: bool = True,
) -> Json:
    """A `Position`, as plain data: it is made for every move. Retold, the story comes whole: steps were taken back."""
    awaited = list(course.match.awaited)
    clocks = course.clocks
    return {
        "type": "position",
        "length": len(course),
        "seat": reader,
        "curtain": curtain,
        "first": first,
        "lines": lines_for(course, reader, first),
        "story": story_for(course, reader, 0 if retold else first),
        "view": view_of(course.match, reader, open_view),
        "clocks": {"left": clocks.left_at(now, awaited), "running": awaited} if clocks else None,
        "take_back": take_back,
    }


def text(message: Message | Json) -> str:
    return message.model_dump_json() if isinstance(message, Message) else to_json(message).decode()


def table_info(header: Header, course: Course, seats: list[SeatInfo]) -> TableInfo:
    ended = header.status in (OVER, ABANDONED)
    options, definition = header.options, course.game.definition
    host = next((place.name for place in header.places if header.owner in place.holders), "")
    return TableInfo.model_construct(
        id=header.id, game=header.game, title=definition.title, secrets=definition.secrets, status=header.status,
        host=host, seats=seats, house_rules=header.house_rules,
        edition=course.game.edition.name if header.edition else "",
        names=course.game.renamed,
        notes=list(course.match.notes), stopped=course.match.stopped, prepared=bool(header.described),
        lesson=bool(options.get("lesson")), public=options["public"],
        take_backs=options["take_backs"], hints=options["hints"],
        clock=ClockOption(**options["clock"]) if options.get("clock") else None,
        pace=options.get("pace", SITTING),
        created_at=header.created_at, started_at=header.started_at, ended_at=header.ended_at, length=len(course),
        promise=promise_of(header.seed, header.salt),
        proof=Proof(seed=str(header.seed), salt=header.salt) if ended else None,
        result=header.result, rematch=header.rematch, wish=wish_of(header),
    )  # fmt: skip


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
