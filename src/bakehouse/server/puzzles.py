"""Puzzles over HTTP. Nothing is kept of who solves them: a browser notes its own rating, and sends it along.

Tables of puzzles are laid out by workers, once, and kept; an answer is looked up, so it costs next to nothing.
"""

import asyncio
import random
from collections import Counter, OrderedDict
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from bakehouse.errors import ActionError, BadFile, BakehouseError
from bakehouse.forms import form
from bakehouse.games import find as find_game
from bakehouse.puzzles import Puzzle, puzzles_of
from bakehouse.puzzles.rating import after, fitting
from bakehouse.puzzles.themes import theme_name, themes_of
from bakehouse.server import frames
from bakehouse.server.guard import unless_gone
from bakehouse.server.hall import Hall
from bakehouse.server.http import JSON, PROBLEMS, Address, Browser, InHall, LanguageQuery, known_game
from bakehouse.server.messages import (
    Plan,
    Planned,
    Preview,
    Previewed,
    PuzzleAction,
    PuzzleAnswer,
    PuzzleJudged,
    PuzzleShelf,
    PuzzleShown,
    PuzzleTheme,
    PuzzleWish,
)
from bakehouse.server.puzzling import ShownPuzzle
from bakehouse.server.refusals import Refusal, illegal
from bakehouse.server.work import Kind
from bakehouse.words.catalogue import FIRST

KEPT = 256
"""Tables of puzzles that are kept ready."""

puzzle_routes = APIRouter(prefix="/api/games/{game}/puzzles", responses=PROBLEMS)
PuzzlePath = Annotated[str, Path(max_length=16)]

_luck = random.Random()


@puzzle_routes.get("")
async def shelf(game: str, language: LanguageQuery = FIRST) -> PuzzleShelf:
    """How many puzzles of a game there are, and of which themes, in a language."""
    there = await _puzzles(game)
    definition = find_game(game)
    counts = Counter(theme for puzzle in there for theme in puzzle.themes)
    themes = [
        PuzzleTheme(id=theme, name=theme_name(definition, theme, language), count=counts[theme])
        for theme in themes_of(definition)
        if counts[theme]
    ]
    return PuzzleShelf(game=definition.id, count=len(there), themes=themes)


@puzzle_routes.post("/next", response_model=PuzzleShown)
async def next_puzzle(told: PuzzleWish, game: str, request: Request, hall: InHall, who: Address) -> Response:
    """A puzzle about as hard as somebody is strong, not one of those seen already while there are others."""
    there = await _puzzles(game)
    if told.theme:
        there = tuple(puzzle for puzzle in there if told.theme in puzzle.themes)
    puzzle = fitting(there, told.rating, frozenset(told.seen), _luck)
    if puzzle is None:
        raise Refusal("not_found", form("no-puzzles"))
    return await unless_gone(request, _answer(hall, who, puzzle))


@puzzle_routes.get("/{puzzle}", response_model=PuzzleShown)
async def one_puzzle(puzzle: PuzzlePath, game: str, request: Request, hall: InHall, who: Address) -> Response:
    """A puzzle by its id: the table as its seat sees it."""
    return await unless_gone(request, _answer(hall, who, await _puzzle(game, puzzle)))


@puzzle_routes.post("/{puzzle}/answer")
async def answer(
    told: PuzzleAnswer, puzzle: PuzzlePath, game: str, hall: InHall, who: Address, language: LanguageQuery = FIRST
) -> PuzzleJudged:
    """Whether an action is the best one; the solution, and the reason."""
    found = await _puzzle(game, puzzle)
    actions = (await _shown(hall, who, found)).actions
    meant = next((id for id, (notation, _) in actions.items() if told.action in (id, notation)), None)
    if meant is None and told.action is not None:
        raise Refusal("illegal", form("no-such-answer"))
    worth = {each.action: each.worth for each in found.considered}

    def spoken(action: int) -> PuzzleAction:
        notation, said = actions[action]
        return PuzzleAction(action=action, notation=notation, form=said, worth=worth.get(action))

    solved = meant == found.best
    definition = find_game(game)
    return PuzzleJudged(
        id=found.id, solved=solved, played=None if meant is None else spoken(meant),
        unit=found.unit, margin=found.margin,
        considered=[spoken(each.action) for each in found.considered], reason=found.reason.told(),
        themes=[theme_name(definition, theme, language) for theme in found.themes], rating=found.rating,
        yours=None if told.rating is None else after(told.rating, found.rating, solved),
        solved_by={level: good / asked for level, (good, asked) in found.solved.items()},
    )  # fmt: skip


@puzzle_routes.post("/{puzzle}/preview")
async def preview(
    told: Preview, puzzle: PuzzlePath, game: str, request: Request, hall: InHall, browser: Browser, who: Address
) -> Previewed:
    """What an action would do, without playing it."""
    found: Previewed = await _looked(request, hall, browser, who, "puzzle_preview", game, puzzle, told)
    return found


@puzzle_routes.post("/{puzzle}/plan")
async def plan(
    told: Plan, puzzle: PuzzlePath, game: str, request: Request, hall: InHall, browser: Browser, who: Address
) -> Planned:
    """What marks that are confirmed together would do; not where seats know different things."""
    if find_game(known_game(game)).secrets:
        raise Refusal("not_allowed", form("one-step"))
    found: Planned = await _looked(request, hall, browser, who, "puzzle_plan", game, puzzle, told)
    return found


# --- Inside


async def _puzzles(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game; why a file of this computer cannot be read is not for visitors."""
    name = known_game(game)
    try:
        return await asyncio.to_thread(puzzles_of, name)
    except BadFile:
        raise Refusal("not_found", form("no-puzzles")) from None


async def _puzzle(game: str, id: str) -> Puzzle:
    found = next((each for each in await _puzzles(game) if each.id == id), None)
    if found is None:
        raise Refusal("not_found", form("no-puzzle"))
    return found


async def _looked(
    request: Request, hall: Hall, browser: str, who: str, task: str, game: str, id: str, told: Preview | Plan
) -> Any:
    """What a worker says of a puzzle that can be asked about only by the seat that is to act."""
    if not hall.previews.take(browser):
        raise Refusal("too_fast", form("too-much"))
    puzzle = await _puzzle(game, id)
    shown = await _shown(hall, who, puzzle)
    if told.seat != shown.seat:
        raise Refusal("not_yours", form("seat-unseen"))
    asked = told.model_copy(update={"length": shown.position["length"]})
    try:
        return await unless_gone(request, hall.pool.ask(Kind.LOOK, (who,), task, puzzle.game, id, asked))
    except ActionError as problem:
        raise illegal(problem, asked.length) from None


async def _answer(hall: Hall, who: str, puzzle: Puzzle) -> Response:
    shown = await _shown(hall, who, puzzle)
    told = {"id": puzzle.id, "game": puzzle.game, "rating": puzzle.rating, "position": shown.position}
    return Response(frames.text(told), media_type=JSON)


async def _shown(hall: Hall, who: str, puzzle: Puzzle) -> ShownPuzzle:
    """The table of a puzzle; it is laid out once for all who come."""
    kept: OrderedDict[tuple[str, str], ShownPuzzle] = hall.shown_puzzles
    key = (puzzle.game, puzzle.id)
    if key in kept:
        kept.move_to_end(key)
        return kept[key]
    try:
        shown: ShownPuzzle = await hall.pool.ask(Kind.LOOK, (who,), "puzzle_shown", *key)
    except BakehouseError:
        raise Refusal("not_found", form("no-puzzle")) from None
    kept[key] = shown
    while len(kept) > KEPT:
        kept.popitem(last=False)
    return shown
