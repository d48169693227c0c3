"""The HTTP interface: all that a browser or a bot asks for without a WebSocket. /openapi.json describes it."""

from collections.abc import Sequence
from dataclasses import asdict
from functools import lru_cache, partial
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from starlette.requests import HTTPConnection

from bakehouse import __version__
from bakehouse.actions import Kind
from bakehouse.edition import named
from bakehouse.errors import BakehouseError
from bakehouse.forms import form
from bakehouse.games import find, names
from bakehouse.games.game import game
from bakehouse.players import levels
from bakehouse.server import frames
from bakehouse.server.answers import hinted, looked_over, previewed
from bakehouse.server.catalogues import catalogue, promise
from bakehouse.server.course import finished_match
from bakehouse.server.editions import components_of, components_with, names_in
from bakehouse.server.guard import address
from bakehouse.server.hall import Hall
from bakehouse.server.lessons import begun_lesson
from bakehouse.server.messages import (
    Accepted,
    AreaInfo,
    Components,
    Consent,
    EditionFile,
    GameInfo,
    Health,
    Hint,
    Hinted,
    HouseRuleInfo,
    Invitation,
    Join,
    Lines,
    Lobby,
    Me,
    MoveRequest,
    NewLesson,
    NewName,
    NewTable,
    Outlook,
    PastPosition,
    Position,
    Preview,
    Previewed,
    Problem,
    RematchRequest,
    Say,
    SeatChange,
    SeatRequest,
    Sit,
    TableAnswer,
    TookBack,
)
from bakehouse.server.programs import offered
from bakehouse.server.refusals import Refusal
from bakehouse.server.storage import Store, Unavailable
from bakehouse.server.storage.store import ABANDONED, OPEN, OVER, RUNNING
from bakehouse.server.tables import Table
from bakehouse.words import told_story
from bakehouse.words.catalogue import FIRST

LONGEST_WAIT = 25.0
JSON = "application/json"

PROBLEMS: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": Problem, "description": "Refused, and why; nothing has changed"},
    "503": {"model": Problem, "description": "The database does not answer; nothing is lost, try again"},
}
routes = APIRouter(prefix="/api", responses=PROBLEMS)
watched = APIRouter()


def hall_of(connection: HTTPConnection) -> Hall:
    hall: Hall = connection.app.state.hall
    return hall


def browser_of(request: Request) -> str:
    browser: str = request.scope["browser"]
    return browser


async def table_of(request: Request, table: Annotated[str, Path(max_length=40)]) -> Table:
    return await hall_of(request).table(table)


InHall = Annotated[Hall, Depends(hall_of)]
Browser = Annotated[str, Depends(browser_of)]
AtTable = Annotated[Table, Depends(table_of)]
SeatPath = Annotated[int, Path(ge=0, lt=8)]
SeatQuery = Annotated[int | None, Query(ge=0, lt=8)]
LANGUAGE = "^[a-z]{2,3}(-[A-Za-z]{2,4})?$"
LanguageQuery = Annotated[str, Query(pattern=LANGUAGE)]


# --- Games


@lru_cache
def game_info(name: str, language: str = FIRST) -> GameInfo:
    definition = find(name)
    edition = game(name).edition
    rules = edition.house_rules.values()
    return GameInfo(
        id=definition.id, title=definition.title, seats=list(definition.seats), secrets=definition.secrets,
        levels=list(levels(name)), programs=offered(name),
        house_rules=[HouseRuleInfo(name=r.name, default=r.default, values=dict(r.values)) for r in rules],
        parts=list(definition.parts), contested=list(definition.contested), version=definition.version,
        names=names_in(edition.tree),
        things={kind: dict(named(edition.tree, place)) for kind, place in definition.names.items()},
        promise=promise(name, language), minutes=definition.shelf.minutes, accent=definition.shelf.accent,
        parameters=_parameters(definition.table.kinds),
        layout={way: AreaInfo(**asdict(area)) for way, area in definition.layout.items()},
    )  # fmt: skip


def _parameters(kinds: Sequence[Kind]) -> dict[str, list[str | int]]:
    """What actions may name, by parameter, without repetition."""
    named: dict[str, dict[str | int, None]] = {}
    for kind in kinds:
        for parameter, values in kind.parameters.items():
            named.setdefault(parameter, {}).update(dict.fromkeys(values))
    return {parameter: list(values) for parameter, values in named.items()}


def _known_game(name: str) -> str:
    try:
        return find(name).id
    except BakehouseError as problem:
        raise Refusal("not_found", str(problem)) from None


@routes.get("/games")
async def all_games(language: LanguageQuery = FIRST) -> list[GameInfo]:
    """The games that can be played here; what their boxes promise, in a language."""
    return [game_info(name, language) for name in names()]


@routes.get("/games/{game}")
async def one_game(game: str, language: LanguageQuery = FIRST) -> GameInfo:
    return game_info(_known_game(game), language)


@routes.get("/games/{game}/words/{language}", response_class=PlainTextResponse)
async def words(game: str, language: Annotated[str, Path(pattern=LANGUAGE)], request: Request) -> Response:
    """All words of a game in a language, as a Fluent file (https://projectfluent.org); English if it has no other."""
    return catalogue(_known_game(game), language).answer(request.headers)


@routes.get("/games/{game}/rules", response_class=PlainTextResponse)
async def rules(game: str) -> str:
    """The rules of a game in our words, as Markdown."""
    return find(_known_game(game)).rules_text.read_text(encoding="utf-8")


@routes.get("/games/{game}/components")
async def components(game: str) -> Components:
    """Every printed number and name of a game, as in its components.toml."""
    return _components(_known_game(game))


@lru_cache
def _components(name: str) -> Components:
    return components_of(game(name))


@routes.post("/games/{game}/edition")
async def try_edition(told: EditionFile, game: str) -> Components:
    """What is in the box with an edition of one's own; refused in one sentence where it cannot be played."""
    return components_with(_known_game(game), told)


# --- People


@routes.get("/me")
async def me(hall: InHall, browser: Browser) -> Me:
    """The name that this browser goes by; empty if it has told none."""
    return Me(name=await hall.name_of(browser))


@routes.put("/me")
async def rename(told: NewName, hall: InHall, browser: Browser) -> Me:
    await hall.write(browser, partial(Store.rename, browser=browser, name=told.name))
    return Me(name=told.name)


# --- Tables


@routes.get("/tables")
async def lobby(hall: InHall, browser: Browser) -> Lobby:
    """Tables with an open seat for everybody, your own that go on, and matches that have ended."""
    found = await hall.lobby(browser)
    mine = [table for table in found if table.seats.is_guest(browser)]
    return Lobby(
        open=[table.info() for table in found if table.header.status == OPEN and table not in mine],
        yours=[table.yours(browser) for table in mine if table.header.status in (OPEN, RUNNING)],
        finished=[table.info() for table in found if table.header.status == OVER],
    )


@routes.post("/tables", status_code=201)
async def new_table(wish: NewTable, request: Request, hall: InHall, browser: Browser) -> TableAnswer:
    """Make a table. It begins by itself when no seat is open."""
    if not hall.new_tables.take(address(request.scope)):
        raise Refusal("too_fast", form("many-tables"))
    return _answer(await hall.new_table(browser, wish), browser)


@routes.post("/lessons", status_code=201)
async def new_lesson(wish: NewLesson, request: Request, hall: InHall, browser: Browser) -> TableAnswer:
    """Begin the lesson of a game, or go on with it. A coach leads through it (`coach`)."""
    if not hall.new_tables.take(address(request.scope)):
        raise Refusal("too_fast", form("many-tables"))
    return _answer(await begun_lesson(hall, browser, wish), browser)


@routes.get("/tables/{table}")
async def look_at_table(table: AtTable, browser: Browser) -> TableAnswer:
    return _answer(table, browser)


@routes.get("/tables/{table}/components")
async def components_at_table(table: AtTable) -> Components:
    """Every printed number and name in the box of this table, whatever its edition."""
    return components_of(table.course.game)


@routes.get("/join/{link}")
async def invitation(link: Annotated[str, Path(max_length=200)], hall: InHall, browser: Browser) -> Invitation:
    """The table that a link leads to, to be looked at before one sits down there."""
    purpose, name, seat, _ = _linked(hall, link)
    table = await hall.table(name)
    told = _answer(table, browser)
    free = table.seats.is_free(link, purpose, seat)
    return Invitation.model_construct(table=told.table, you=told.you, asked=told.asked, seat=seat, free=free)


@routes.post("/join")
async def join(told: Join, hall: InHall, browser: Browser) -> TableAnswer:
    """Sit down by an invitation, or come back to your seat from another device."""
    link = told.link.rsplit("/", 1)[-1]
    purpose, name, seat, _ = _linked(hall, link)
    table = await hall.table(name)
    await table.seats.join(browser, link, purpose, seat, told.name or await hall.name_of(browser))
    return _answer(table, browser)


@routes.post("/tables/{table}/sit")
async def sit(told: Sit, table: AtTable, hall: InHall, browser: Browser) -> TableAnswer:
    """Take an open seat at a public table."""
    await table.seats.sit(browser, told.seat, told.name or await hall.name_of(browser))
    return _answer(table, browser)


@routes.post("/tables/{table}/seats/{seat}/leave")
async def leave(seat: SeatPath, table: AtTable, browser: Browser) -> TableAnswer:
    """Stand up: before the match the seat is open again, during it the greedy player plays on."""
    await table.seats.leave(browser, seat)
    return _answer(table, browser)


@routes.put("/tables/{table}/seats/{seat}")
async def give_away(told: SeatChange, seat: SeatPath, table: AtTable, browser: Browser) -> TableAnswer:
    """The owner gives an open or idle seat to a program, or opens an idle one for somebody else."""
    await table.seats.give_away(browser, seat, told.kind, told.program, told.name)
    return _answer(table, browser)


@routes.post("/tables/{table}/abandon")
async def abandon(table: AtTable, hall: InHall, browser: Browser) -> TableAnswer:
    """Give a match up that nobody else is playing."""
    await hall.abandon(table, browser)
    return _answer(table, browser)


@routes.post("/tables/{table}/rematch")
async def rematch(table: AtTable, hall: InHall, browser: Browser, told: RematchRequest | None = None) -> TableAnswer:
    """The same again with the same people: the next table, or this one with the wish while others are asked."""
    again = await hall.rematch(table, browser, told.rotate if told else True)
    return _answer(again or table, browser)


def _linked(hall: Hall, link: str) -> tuple[str, str, int, str]:
    linked = hall.signatures.linked(link)
    if linked is None:
        raise Refusal("not_found", form("link-nowhere"))
    return linked


def _answer(table: Table, browser: str) -> TableAnswer:
    return TableAnswer.model_construct(table=table.info(), you=table.seats.you(browser), asked=table.asked())


# --- Playing


@routes.get("/tables/{table}/position", response_model=Position)
async def position(
    table: AtTable,
    browser: Browser,
    seat: SeatQuery = None,
    length: Annotated[int, Query(ge=0)] = 0,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 0,
) -> Response:
    """What a seat of yours sees and may do; without a seat, what everybody sees.

    With `wait`, the answer comes when the log is no longer `length` entries long, or after so many seconds.
    """
    if wait:
        await table.wait_for_more(length, wait)
    if seat is not None:
        table.check_may_read(browser, seat)
    return Response(frames.text(table.position(seat, table.known_at(length))), media_type=JSON)


@routes.post("/tables/{table}/moves")
async def move(told: MoveRequest, table: AtTable, browser: Browser) -> Accepted:
    """Play an action. `length` is that of the log that you saw; what was played meanwhile makes it fail."""
    return Accepted(number=0, length=await table.move(browser, told.seat, told.length, told.action))


@routes.post("/tables/{table}/preview")
async def preview(told: MoveRequest, table: AtTable, hall: InHall, browser: Browser) -> Previewed:
    """What an action would do, without playing it."""
    if not hall.previews.take(browser):
        raise Refusal("too_fast", form("too-much"))
    return previewed(table, browser, Preview(seat=told.seat, length=told.length, action=told.action))


@routes.post("/tables/{table}/hint")
async def hint(told: SeatRequest, table: AtTable, hall: InHall, browser: Browser) -> Hinted:
    """What the strongest player of the game would do, and why."""
    if not hall.hints.take(browser):
        raise Refusal("too_fast", form("think-yourself"))
    return await hinted(table, browser, Hint(seat=told.seat, length=told.length))


@routes.post("/tables/{table}/take-back")
async def take_back(told: SeatRequest, table: AtTable, browser: Browser) -> TookBack:
    """Take your last action back, or ask the others whether you may."""
    done = await table.take_back(browser, told.seat, told.length)
    return TookBack(done=done, length=table.length)


@routes.post("/tables/{table}/consent")
async def consent(told: Consent, table: AtTable, hall: InHall, browser: Browser) -> TableAnswer:
    """Agree, or not, that somebody takes back, or plays again."""
    await hall.consent(table, browser, told.agrees)
    return _answer(table, browser)


@routes.post("/tables/{table}/chat", status_code=204)
async def say(told: Say, table: AtTable, hall: InHall, browser: Browser) -> None:
    if not hall.chat.take(browser):
        raise Refusal("too_fast", form("too-much"))
    await table.say(browser, told.text)


# --- Looking back


@routes.get("/tables/{table}/log")
async def log_in_words(
    table: AtTable,
    browser: Browser,
    seat: SeatQuery = None,
    first: Annotated[int, Query(ge=0)] = 0,
    language: LanguageQuery = FIRST,
) -> Lines:
    """The log as a seat of yours may read it, as forms and in words; without a seat, as everybody may."""
    if seat is not None:
        table.check_may_read(browser, seat)
    course = table.course
    story = frames.story_for(course, seat, first)
    text = told_story(course.log_of(seat).story.entries[story["first"] :], course.match.speaker(seat, language))
    lines = frames.lines_for(course, seat, first)
    return Lines.model_validate({"length": table.length, "lines": lines, "story": story, "text": text})


@routes.get("/tables/{table}/steps/{step}", response_model=PastPosition)
async def past(step: Annotated[int, Path(ge=0)], table: AtTable, browser: Browser, seat: SeatQuery = None) -> Response:
    """The table after some steps, as it was seen then. Of an ended match through any seat's eyes."""
    return Response(frames.text(table.past(browser, step, seat)), media_type=JSON)


@routes.get("/tables/{table}/outlook")
async def outlook(table: AtTable, browser: Browser) -> Outlook:
    """Who was winning when, of a match that has ended: the points that a small search expected at some moments."""
    return await looked_over(table, browser)


@routes.get("/tables/{table}/record", response_class=PlainTextResponse)
async def record(table: AtTable) -> str:
    """The record of a match that has ended, with the seed and the proof that it was promised."""
    if table.header.status not in (OVER, ABANDONED):
        raise Refusal("not_running", form("record-later"))
    return finished_match(table.header, table.course).record()


# --- Machines


@watched.get("/health", responses={503: {"model": Health}})
async def health(hall: InHall, response: Response) -> Health:
    """Whether the server can do its work."""
    try:
        await hall.database.read(partial(Store.due, before=0))
        good = True
    except Unavailable:
        good = False
        response.status_code = 503
    connections = sum(hall.connections.values())
    return Health(
        status="ok" if good else "unavailable", version=__version__, database=hall.database.url.get_backend_name(),
        tables=len(hall.tables), connections=connections,
    )  # fmt: skip


@watched.get("/metrics", response_class=PlainTextResponse)
async def metrics(hall: InHall) -> Response:
    """For Prometheus."""
    return Response(hall.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@routes.get("/{anything:path}", include_in_schema=False)
async def nothing_here(anything: str) -> None:
    raise Refusal("not_found", f"There is nothing at /api/{anything}; /openapi.json says what there is.")
