"""The application: what answers where."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException

from bakehouse import __version__
from bakehouse.proof import drawn
from bakehouse.server.admin import admin
from bakehouse.server.assets import Built, read_asset
from bakehouse.server.course import Dealer
from bakehouse.server.daily import dailies
from bakehouse.server.guard import Guard
from bakehouse.server.hall import Hall
from bakehouse.server.http import routes, watched
from bakehouse.server.kitchen import kitchens
from bakehouse.server.lobby import lobby_of
from bakehouse.server.messages import Form, Problem, RefusalCode
from bakehouse.server.passkeys import passkeys
from bakehouse.server.people import people
from bakehouse.server.puzzles import puzzle_routes
from bakehouse.server.refusals import STATUS, Refusal
from bakehouse.server.settings import Settings
from bakehouse.server.sockets import serve_table
from bakehouse.server.telemetry import telemetry
from bakehouse.server.workshop import workshop

PAGES = Path(__file__).parent / "pages"
"""What browsers get. The built table of `web/` goes to `pages/table`; while it is not there, a plain page stands in."""
BUILT = PAGES / "table"


def make_app(settings: Settings, dealer: Dealer = drawn) -> FastAPI:
    """An application with a hall of its own, which opens and closes with it."""
    hall = Hall(settings, dealer)

    @asynccontextmanager
    async def opened(app: FastAPI) -> AsyncIterator[None]:
        await hall.open()
        with suppress(Refusal):
            await lobby_of(hall, None)  # so that the first visitor need not wait for what is done once
        try:
            yield
        finally:
            await hall.close()

    app = FastAPI(
        title="Bakehouse", version=__version__, lifespan=opened, docs_url=None, redoc_url=None,
        telemetry=telemetry(settings.telemetry),
        description="Tables of four baking board games: people by link, programs, spectators, replays.",
    )  # fmt: skip
    app.state.hall = hall
    for router in (watched, people, dailies, kitchens, passkeys, admin, puzzle_routes, workshop, routes):
        app.router.routes.extend(router.routes)  # `include_router` would build all of them again
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _not_understood)
    app.add_exception_handler(HTTPException, _not_found)
    app.add_middleware(Guard, hall=hall)

    @app.websocket("/api/tables/{table}/socket")
    async def socket(socket: WebSocket, table: str) -> None:
        await serve_table(hall, socket, table)

    _add_pages(app)
    return app


def _add_pages(app: FastAPI) -> None:
    """The pages: the table where it is built, else the plain page. Every address of the browser's own leads to it."""
    start = read_asset(BUILT / "index.html" if (BUILT / "index.html").exists() else PAGES / "start.html")

    async def page(request: Request) -> Response:
        return start.answer(request.headers)

    for path in (
        "/",
        "/new/{game}",
        "/join/{link}",
        "/device/{link}",
        "/table/{table}",
        "/replay/{table}",
        "/look-back/{table}",
        "/learn/{game}",
        "/puzzles/{game}",
        "/workshop/{game}",
        "/print/{game}",
        "/you",
        "/about",
        "/daily",
        "/kitchen",
    ):
        app.add_api_route(path, page, include_in_schema=False)
    if BUILT.is_dir():
        app.mount("/", Built(BUILT, start), name="table")


def _problem(code: RefusalCode, words: str, length: int | None = None, form: Form | None = None) -> Response:
    problem = Problem(code=code, words=words, form=form, length=length)
    headers = {"retry-after": "1"} if code in ("too_fast", "unavailable") else None
    return JSONResponse(problem.model_dump(), STATUS[code], headers)


async def _refused(request: Request, problem: Any) -> Response:
    request.app.state.hall.metrics.refusals.labels(problem.code).inc()
    return _problem(problem.code, problem.words, problem.length, problem.form)


async def _not_understood(request: Request, problem: Any) -> Response:
    first = problem.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return _problem("malformed", f"That request is not understood ({where}): {first['msg']}.")


async def _not_found(request: Request, problem: Any) -> Response:
    if problem.status_code == 404:
        return _problem("not_found", "There is nothing here.")
    return JSONResponse({"code": "malformed", "words": f"{problem.detail}."}, problem.status_code)
