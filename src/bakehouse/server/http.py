"""The HTTP interface: all that a browser or a bot asks for without a WebSocket. /openapi.json describes it."""

import gzip
from collections.abc import Sequence
from dataclasses import asdict
from functools import lru_cache, partial
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from starlette.requests import HTTPConnection

from bakehouse import __version__
from bakehouse.actions import Kind
from bakehouse.analysis.report import Analysis, Depth
from bakehouse.edition import named
from bakehouse.errors import BakehouseError
from bakehouse.forms import form
from bakehouse.games import find, names
from bakehouse.games.game import game
from bakehouse.players import levels
from bakehouse.puzzles import has_puzzles
from bakehouse.server import answers, frames
from bakehouse.server.answers import check_hint, hinted, log_in_words, looked_over, previewed, recorded
from bakehouse.server.branches import branched
from bakehouse.server.catalogues import catalogue, phrase, promise
from bakehouse.server.editions import components_of, components_with, names_in
from bakehouse.server.guard import address, unless_gone
from bakehouse.server.hall import Hall
from bakehouse.server.lessons import begun_lesson
from bakehouse.server.loading import loaded
from bakehouse.server.lobby import lobby_of
from bakehouse.server.lookback import Looked, compared, looked_back
from bakehouse.server.messages import (
    FEWEST_GAMES,
    MOST_GAMES,
    Accepted,
    AreaInfo,
    Compared,
    Comparison,
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
    LookingBack,
    Me,
    MoveRequest,
    NewBranch,
    NewLesson,
    NewName,
    NewRecord,
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
    SuggestionInfo,
    TableAnswer,
    TookBack,
)
from bakehouse.server.programs import offered
from bakehouse.server.refusals import Refusal
from bakehouse.server.storage import Store
from bakehouse.server.tables import Table
from bakehouse.words.catalogue import FIRST

LONGEST_WAIT = 25.0
JSON = "application/json"

PROBLEMS: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": Problem, "description": "Refused, and why; nothing has changed"},
    "503": {"model": Problem, "description": "The database does not answer; nothing is lost, try again"},
}
LATER: dict[int | str, dict[str, Any]] = {
    202: {"model": LookingBack, "description": "It is being thought about; ask again"}
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
    found = await hall_of(request).table(table)
    found.asked_by(request.scope["browser"])
    return found


def address_of(request: Request) -> str:
    return address(request.scope)


InHall = Annotated[Hall, Depends(hall_of)]
Address = Annotated[str, Depends(address_of)]
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
        suggested=[
            SuggestionInfo(seats=seats, house_rules=dict(rules), words=phrase(name, f"suggestion-{seats}", language))
            for seats, rules in definition.suggested.items()
        ],
        parts=list(definition.parts), contested=list(definition.contested), version=definition.version,
        names=names_in(edition.tree),
        things={kind: dict(named(edition.tree, place)) for kind, place in definition.names.items()},
        promise=promise(name, language), minutes=definition.shelf.minutes, accent=definition.shelf.accent,
        parameters=_parameters(definition.table.kinds),
        layout={way: AreaInfo(**asdict(area)) for way, area in definition.layout.items()},
        puzzles=has_puzzles(definition),
    )  # fmt: skip


def _parameters(kinds: Sequence[Kind]) -> dict[str, list[str | int]]:
    """What actions may name, by parameter, without repetition."""
    named: dict[str, dict[str | int, None]] = {}
    for kind in kinds:
        for parameter, values in kind.parameters.items():
            named.setdefault(parameter, {}).update(dict.fromkeys(values))
    return {parameter: list(values) for parameter, values in named.items()}


def known_game(name: str) -> str:
    """The identifier of a game, or a refusal."""
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
    return game_info(known_game(game), language)


@routes.get("/games/{game}/words/{language}", response_class=PlainTextResponse)
async def words(game: str, language: Annotated[str, Path(pattern=LANGUAGE)], request: Request) -> Response:
    """All words of a game in a language, as a Fluent file (https://projectfluent.org); English if it has no other."""
    return catalogue(known_game(game), language).answer(request.headers)


@routes.get("/games/{game}/rules", response_class=PlainTextResponse)
async def rules(game: str) -> str:
    """The rules of a game in our words, as Markdown."""
    return find(known_game(game)).rules_text.read_text(encoding="utf-8")


@routes.get("/games/{game}/components")
async def components(game: str) -> Components:
    """Every printed number and name of a game, as in its components.toml."""
    return _components(known_game(game))


@lru_cache
def _components(name: str) -> Components:
    return components_of(game(name))


@routes.post("/games/{game}/edition")
async def try_edition(told: EditionFile, game: str) -> Components:
    """What is in the box with an edition of one's own; refused in one sentence where it cannot be played."""
    return components_with(known_game(game), told)


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
    return await lobby_of(hall, browser)


@routes.post("/tables", status_code=201)
async def new_table(wish: NewTable, request: Request, hall: InHall, browser: Browser) -> TableAnswer:
    """Make a table. It begins by itself when no seat is open."""
    return table_answer(await hall.new_table(browser, wish, address(request.scope)), browser)


@routes.post("/lessons", status_code=201)
async def new_lesson(wish: NewLesson, request: Request, hall: InHall, browser: Browser) -> TableAnswer:
    """Begin the lesson of a game, or go on with it. A coach leads through it (`coach`)."""
    hall.check_new_table(address(request.scope))
    return table_answer(await begun_lesson(hall, browser, wish, address(request.scope)), browser)


@routes.post("/records", status_code=201)
async def new_record(told: NewRecord, request: Request, hall: InHall, browser: Browser) -> TableAnswer:
    """Bring the record of a match that was played somewhere: a table at which it has ended, to be looked at."""
    return table_answer(await loaded(hall, browser, told, address(request.scope)), browser)


@routes.get("/tables/{table}")
async def look_at_table(table: AtTable, browser: Browser) -> TableAnswer:
    return table_answer(table, browser)


@routes.get("/tables/{table}/components")
async def components_at_table(table: AtTable) -> Components:
    """Every printed number and name in the box of this table, whatever its edition."""
    return components_of(table.course.game)


@routes.get("/join/{link}")
async def invitation(link: Annotated[str, Path(max_length=200)], hall: InHall, browser: Browser) -> Invitation:
    """The table that a link leads to, to be looked at before one sits down there."""
    purpose, name, seat, _ = _linked(hall, link)
    table = await hall.table(name)
    told = table_answer(table, browser)
    free = table.seats.is_free(link, purpose, seat)
    return Invitation.model_construct(table=told.table, you=told.you, asked=told.asked, seat=seat, free=free)


@routes.post("/join")
async def join(told: Join, hall: InHall, browser: Browser) -> TableAnswer:
    """Sit down by an invitation, or come back to your seat from another device."""
    link = told.link.rsplit("/", 1)[-1]
    purpose, name, seat, _ = _linked(hall, link)
    table = await hall.table(name)
    await table.seats.join(browser, link, purpose, seat, told.name or await hall.name_of(browser))
    return table_answer(table, browser)


@routes.post("/tables/{table}/sit")
async def sit(told: Sit, table: AtTable, hall: InHall, browser: Browser) -> TableAnswer:
    """Take an open seat at a public table."""
    await table.seats.sit(browser, told.seat, told.name or await hall.name_of(browser))
    return table_answer(table, browser)


@routes.post("/tables/{table}/seats/{seat}/leave")
async def leave(seat: SeatPath, table: AtTable, browser: Browser) -> TableAnswer:
    """Stand up: before the match the seat is open again, during it the greedy player plays on."""
    await table.seats.leave(browser, seat)
    return table_answer(table, browser)


@routes.put("/tables/{table}/seats/{seat}")
async def give_away(told: SeatChange, seat: SeatPath, table: AtTable, browser: Browser) -> TableAnswer:
    """The owner gives an open or idle seat to a program, or opens an idle one for somebody else."""
    await table.seats.give_away(browser, seat, told.kind, told.program, told.name)
    return table_answer(table, browser)


@routes.post("/tables/{table}/seats/{seat}/renew")
async def renew(seat: SeatPath, table: AtTable, browser: Browser) -> TableAnswer:
    """New links for an open seat (by who manages the table) or for your own; the old ones lead nowhere any more."""
    await table.seats.renew(browser, seat)
    return table_answer(table, browser)


@routes.post("/tables/{table}/abandon")
async def abandon(table: AtTable, hall: InHall, browser: Browser) -> TableAnswer:
    """Give a match up that nobody else is playing."""
    await hall.abandon(table, browser)
    return table_answer(table, browser)


@routes.post("/tables/{table}/rematch")
async def rematch(
    table: AtTable, hall: InHall, browser: Browser, who: Address, told: RematchRequest | None = None
) -> TableAnswer:
    """The same again with the same people: the next table, or this one with the wish while others are asked."""
    again = await hall.rematch(table, browser, who, told.rotate if told else True)
    return table_answer(again or table, browser)


def _linked(hall: Hall, link: str) -> tuple[str, str, int, int]:
    linked = hall.signatures.linked(link)
    if linked is None:
        raise Refusal("not_found", form("link-nowhere"))
    return linked


def table_answer(table: Table, browser: str) -> TableAnswer:
    """A table, and what it means to a browser."""
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
    await table.tell_words(seat)
    return Response(table.position(seat, table.known_at(length)), media_type=JSON)


@routes.post("/tables/{table}/moves")
async def move(told: MoveRequest, table: AtTable, browser: Browser) -> Accepted:
    """Play an action. `length` is that of the log that you saw; what was played meanwhile makes it fail."""
    return Accepted(number=0, length=await table.move(browser, told.seat, told.length, told.action))


@routes.post("/tables/{table}/preview")
async def preview(told: MoveRequest, table: AtTable, request: Request, hall: InHall, browser: Browser) -> Previewed:
    """What an action would do, without playing it."""
    if not hall.previews.take(browser):
        raise Refusal("too_fast", form("too-much"))
    asked = Preview(seat=told.seat, length=told.length, action=told.action)
    return await unless_gone(request, previewed(table, browser, address_of(request), asked))


@routes.post("/tables/{table}/hint")
async def hint(told: SeatRequest, table: AtTable, request: Request, hall: InHall, browser: Browser) -> Hinted:
    """What the strongest player of the game would do, and why."""
    who, asked = address_of(request), Hint(seat=told.seat, length=told.length)
    check_hint(table, browser, asked)
    if not hall.hints.take(who) or not hall.hints.take(f"{table.id} {told.seat}"):
        raise Refusal("too_fast", form("think-yourself"))
    return await unless_gone(request, hinted(table, browser, who, asked))


@routes.post("/tables/{table}/take-back")
async def take_back(told: SeatRequest, table: AtTable, browser: Browser) -> TookBack:
    """Take your last action back, or ask the others whether you may."""
    done = await table.take_back(browser, told.seat, told.length)
    return TookBack(done=done, length=table.length)


@routes.post("/tables/{table}/consent")
async def consent(told: Consent, table: AtTable, hall: InHall, browser: Browser, who: Address) -> TableAnswer:
    """Agree, or not, that somebody takes back, or plays again."""
    await hall.consent(table, browser, who, told.agrees)
    return table_answer(table, browser)


@routes.post("/tables/{table}/chat", status_code=204)
async def say(told: Say, table: AtTable, hall: InHall, browser: Browser) -> None:
    if not hall.chat.take(browser):
        raise Refusal("too_fast", form("too-much"))
    await table.say(browser, told.text)


# --- Looking back


@routes.get("/tables/{table}/log", response_model=Lines)
async def log(
    table: AtTable,
    browser: Browser,
    request: Request,
    seat: SeatQuery = None,
    first: Annotated[int, Query(ge=0)] = 0,
    language: LanguageQuery = FIRST,
) -> Response:
    """The log as a seat of yours may read it, as forms and in words; without a seat, as everybody may."""
    told = log_in_words(table, browser, address_of(request), seat, first, language)
    return Response(frames.text(await unless_gone(request, told)), media_type=JSON)


@routes.get("/tables/{table}/steps/{step}", response_model=PastPosition)
async def past(
    step: Annotated[int, Path(ge=0)],
    table: AtTable,
    browser: Browser,
    request: Request,
    seat: SeatQuery = None,
    actions: bool = False,
) -> Response:
    """The table after some steps, as it was seen then. Of an ended match through any seat's eyes, and with `actions`
    what that seat could do."""
    told = answers.past(table, browser, address_of(request), step, seat, actions)
    return Response(await unless_gone(request, told), media_type=JSON)


@routes.get("/tables/{table}/outlook")
async def outlook(table: AtTable, browser: Browser, who: Address) -> Outlook:
    """Who was winning when, of a match that has ended: the points that a small search expected at some moments."""
    return await looked_over(table, browser, who)


@routes.get("/tables/{table}/analysis", response_model=Analysis, responses=LATER)
async def analysis(
    table: AtTable,
    request: Request,
    depth: Depth = "first",
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 0,
) -> Response:
    """What a strong program thinks of every decision of a match that has ended: luck, skill, and what was better.

    It is made once, in the background; until then the answer is 202 and says how far it is. `depth=deep` looks closer,
    which takes a minute or two. With `wait` the answer comes when it is done, or after so many seconds.
    """
    looked = await unless_gone(request, looked_back(table, address_of(request), depth, wait))
    if looked.result is None:
        return _later(looked)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
        return Response(looked.result, media_type=JSON, headers=headers)
    return Response(gzip.decompress(looked.result), media_type=JSON)


@routes.get("/tables/{table}/comparison", response_model=Compared, responses=LATER)
async def comparison(
    table: AtTable,
    request: Request,
    step: Annotated[int, Query(ge=0)],
    one: Annotated[int, Query(ge=0)],
    other: Annotated[int, Query(ge=0)],
    games: Annotated[int, Query(ge=FEWEST_GAMES, le=MOST_GAMES)] = MOST_GAMES,
) -> Response:
    """Two moves of an ended match beside each other, by games that are played on after each; 202 until it is done."""
    asked = Comparison(step=step, one=one, other=other, games=games)
    looked = await unless_gone(request, compared(table, address_of(request), asked))
    return _later(looked) if looked.result is None else Response(frames.text(looked.result), media_type=JSON)


def _later(looked: Looked) -> Response:
    return Response(frames.text(LookingBack(share=looked.share)), 202, media_type=JSON)


@routes.post("/tables/{table}/branches", status_code=201)
async def branch(wish: NewBranch, table: AtTable, browser: Browser, who: Address) -> TableAnswer:
    """Try it again: a new table that stands at a moment of an ended match, against programs."""
    return table_answer(await branched(table, browser, wish, who), browser)


@routes.get("/tables/{table}/record", response_class=PlainTextResponse)
async def record(table: AtTable, request: Request) -> str:
    """The record of a match that has ended, with the seed and the proof that it was promised."""
    return await unless_gone(request, recorded(table, address_of(request)))


# --- Machines


@watched.get("/health", responses={503: {"model": Health}})
async def health(hall: InHall, response: Response) -> Health:
    """Whether the server can do its work: read and write."""
    good = await hall.can_write()
    if not good:
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
