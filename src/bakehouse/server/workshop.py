"""The workshop of a game: its components with their origins, and questions that are answered by playing many games."""

import tomllib
from functools import lru_cache
from pathlib import Path as Folder
from typing import Annotated, get_args

from fastapi import APIRouter, Path, Query, Request, Response

from bakehouse.errors import BakehouseError
from bakehouse.forms import Form, form
from bakehouse.games import find
from bakehouse.games.game import Game, game
from bakehouse.lab import asking
from bakehouse.lab.asking.answers import Ask, Boxed
from bakehouse.lab.asking.questions import questions_of, subjects_of, understood
from bakehouse.server import frames
from bakehouse.server.editions import components_of, parsed
from bakehouse.server.hall import Hall
from bakehouse.server.http import JSON, LONGEST_WAIT, PROBLEMS, Address, Browser, InHall, LanguageQuery, known_game
from bakehouse.server.messages import (
    AskedInfo,
    BoxWish,
    Crowd,
    LaidTable,
    NewQuestion,
    QuestionInfo,
    SubjectInfo,
    TableWish,
    WorkshopInfo,
)
from bakehouse.server.origins import is_from_here
from bakehouse.server.refusals import Refusal
from bakehouse.words.catalogue import FIRST

workshop = APIRouter(prefix="/api/games/{game}/workshop", responses=PROBLEMS)
GamePath = Annotated[str, Path(alias="game", max_length=60)]
QuestionPath = Annotated[str, Path(max_length=40)]


@workshop.get("")
async def bench(name: GamePath, request: Request, hall: InHall) -> WorkshopInfo:
    """Every component of a game with where it comes from, what can be asked, and whether it may be asked from here."""
    told, why = _printed(known_game(name)), closed(hall, request)
    return told.model_copy(update={"closed": why and why.told()})


@lru_cache
def _printed(name: str) -> WorkshopInfo:
    table = game(name)
    return WorkshopInfo(
        components=components_of(table), origins=dict(table.edition.origins), questions=_menu(table),
        populations=list(get_args(Crowd)), closed=None,
    )  # fmt: skip


def _menu(table: Game) -> list[QuestionInfo]:
    return [
        QuestionInfo(
            id=question.id, words=question.words().told(),
            subjects=[
                SubjectInfo(id=each.id, words=each.words.told() if isinstance(each.words, Form) else each.words)
                for each in subjects_of(table, question)
            ],
        )
        for question in questions_of(table.id)
    ]  # fmt: skip


def closed(hall: Hall, request: Request) -> Form | None:
    """Why somebody may not ask questions here; None: they may."""
    who = hall.settings.workshop
    if who == "off":
        return form("workshop-off")
    return form("workshop-local") if who == "local" and not is_from_here(request.scope) else None


@workshop.post("/table", response_model=LaidTable)
async def lay(told: TableWish, name: GamePath, language: LanguageQuery = FIRST) -> Response:
    """A table before the first turn, to be looked at and printed; refused in one sentence where it cannot be played."""
    definition = find(known_game(name))
    seats = told.seats or max(definition.seats)
    try:
        edition = parsed(told.file) if told.file else told.box.edition
        table = game(definition.id, seats, told.box.house_rules, edition or None)
    except BakehouseError as problem:
        raise Refusal("malformed", str(problem)) from None
    view, words = frames.view_of(table.new(seed=0), 0), _glossary(definition.folder / "words", language)
    laid = {"components": components_of(table).model_dump(), "view": view, "glossary": words}
    return Response(frames.text(laid), media_type=JSON)


@lru_cache
def _glossary(folder: Folder, language: str) -> dict[str, str]:
    """The words of a game by their names; none where it lists none."""
    file = folder / "glossary.toml"
    words = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return {word: told.get(language, told[FIRST]) for word, told in words.items()}


@workshop.post("/questions", status_code=201)
async def ask(
    told: NewQuestion, name: GamePath, request: Request, hall: InHall, browser: Browser, who: Address
) -> AskedInfo:
    """Ask something about an edition. Look at the answer as long as you want it to narrow."""
    if why := closed(hall, request):
        raise Refusal("not_allowed", why)
    return hall.questions.add(browser, who, _asked(known_game(name), told)).info()


def _asked(name: str, told: NewQuestion) -> Ask:
    """The question as the laboratory knows it; refused in one sentence where it has no answer."""
    asked = Ask(
        name, told.question, told.subject, told.seats, _boxed(told.box), _boxed(told.beside) if told.beside else None,
        tuple(told.populations), told.seconds, users=told.users, threads=1,
    )  # fmt: skip
    try:
        if not told.question:
            meant = understood(told.words, asked.table())
            if meant is None:
                raise Refusal("not_found", form("question-unknown"))
            asked = asked.but(question=meant.question, subject=meant.subject)
        return asking.checked(asked)
    except BakehouseError as problem:
        raise Refusal("malformed", str(problem)) from None


def _boxed(told: BoxWish) -> Boxed:
    return Boxed(told.edition, told.house_rules)


@workshop.get("/questions/{question}")
async def look(
    question: QuestionPath,
    hall: InHall,
    browser: Browser,
    version: Annotated[int, Query(ge=0)] = 0,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 0,
) -> AskedInfo:
    """The best answer so far.

    With `wait`, it comes when more is known than at that version, or after so many seconds.
    """
    asking = hall.questions.of(browser, question)
    asking.look()
    await asking.wait(version, wait)
    return asking.info()


@workshop.delete("/questions/{question}", status_code=204)
async def stop(question: QuestionPath, hall: InHall, browser: Browser) -> None:
    """Enough is known: stop."""
    hall.questions.stop(hall.questions.of(browser, question))
