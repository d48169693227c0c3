"""Somebody's own kitchen: what came of their matches, an export of everything, and the board of ratings.

Who somebody is says their cookie. What a kitchen shows is worked out from results when it is asked for; accuracies are
those of analyses that are kept with matches, where there are any.
"""

import gzip
import io
import json
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from importlib.util import find_spec
from typing import Annotated, Any, Literal

import anyio.to_thread
from fastapi import APIRouter, Query, Response

from bakehouse.forms import form
from bakehouse.games import find
from bakehouse.server.hall import Hall
from bakehouse.server.http import PROBLEMS, Address, Browser, InHall, known_game
from bakehouse.server.messages import Against, Kitchen, KitchenGame, KitchenResult, RatedEntry, RatingBoard, RatingInfo
from bakehouse.server.rating import told_rating
from bakehouse.server.refusals import Refusal
from bakehouse.server.storage.export import Export
from bakehouse.server.storage.results import DAILY, PROGRAM_MARK, USUAL, Results, Skill

MOST_COUNTED = 2_000
"""Results that a kitchen is worked out from, the newest."""
MOST_RECENT = 30
"""Matches of a game that are listed one by one."""
MOST_RATED = 100

kitchens = APIRouter(prefix="/api", responses=PROBLEMS)


@kitchens.get("/me/kitchen")
async def kitchen(hall: InHall, browser: Browser) -> Kitchen:
    """What came of your matches here: results, bests, how you fare against programs, accuracy and rating over time."""
    found = await hall.read(partial(Results.of, browser=browser, most=MOST_COUNTED))
    beside = await hall.read(partial(Results.beside, matches=[row.match for row in found]))
    ratings = await hall.read(partial(Results.all_ratings_of, who=browser)) if hall.settings.ratings else {}
    first = set(await hall.read(partial(Export.first_tries, browser=browser)))
    games: dict[str, list[Any]] = {}
    for row in found:
        games.setdefault(row.game, []).append(row)
    recent = [row.match for rows in games.values() for row in rows[:MOST_RECENT]]
    thoughts = await hall.read(partial(Export.analyses, matches=recent))
    accuracies = await anyio.to_thread.run_sync(accuracies_of, thoughts)
    tables: dict[str, list[Any]] = {}
    for each in beside:
        tables.setdefault(each.match, []).append(each)
    return Kitchen(
        name=await hall.name_of(browser), rates=hall.settings.ratings, parquet=find_spec("polars") is not None,
        whole=len(found) < MOST_COUNTED,
        games=[_game(game, rows, tables, accuracies, first, ratings.get(game)) for game, rows in sorted(games.items())],
    )  # fmt: skip


def _game(
    game: str,
    rows: Sequence[Any],
    tables: Mapping[str, Sequence[Any]],
    accuracies: Mapping[str, Mapping[int, float]],
    first: set[str],
    skill: Skill | None,
) -> KitchenGame:
    """One's matches of a game, the newest first; somebody who held several seats neither wins nor loses."""
    mine: dict[str, list[int]] = {}
    for row in rows:
        mine.setdefault(row.match, []).append(row.seat)

    def told(row: Any) -> KitchenResult:
        others = [each.name for each in tables.get(row.match, ()) if each.seat not in mine[row.match]]
        rating = None if row.mu is None else RatingInfo(mean=round(row.mu, 2), deviation=round(row.sigma, 2), matches=0)
        return KitchenResult(
            table=row.match, kind=row.kind, ended_at=row.ended_at, points=row.points, place=row.place, seats=row.seats,
            others=others, shared=len(mine[row.match]) > 1, accuracy=accuracies.get(row.match, {}).get(row.seat),
            rating=rating,
        )  # fmt: skip

    alone = [row for row in rows if len(mine[row.match]) == 1]
    contested = [row for row in alone if row.seats > 1]
    usual = [row for row in alone if row.kind == USUAL]
    days = [row for row in alone if row.kind == DAILY and row.match in first]
    best = max(usual, key=lambda row: row.points, default=None)
    best_day = min(days, key=lambda row: (row.place, -row.points), default=None)
    return KitchenGame(
        game=game, title=_title(game), matches=len(mine), contested=len(contested),
        won=sum(_has_won(row, tables.get(row.match, ())) for row in contested),
        best=told(best) if best is not None else None, best_day=told(best_day) if best_day is not None else None,
        against=against(contested, tables), recent=[told(row) for row in rows[:MOST_RECENT]],
        rating=told_rating(skill),
    )  # fmt: skip


def _title(game: str) -> str:
    try:
        return find(game).title
    except Exception:  # a game that is not installed here any more
        return game


def _has_won(row: Any, table: Iterable[Any]) -> bool:
    return row.place == 1 and not any(each.place == 1 and each.seat != row.seat for each in table)


def against(rows: Iterable[Any], tables: Mapping[str, Sequence[Any]]) -> list[Against]:
    """How often somebody came before each program that sat at the same table, the most frequent first."""
    counts: dict[str, list[int]] = {}
    for row in rows:
        for other in tables.get(row.match, ()):
            if other.program and other.seat != row.seat:
                count = counts.setdefault(other.program, [0, 0, 0])
                count[0] += 1
                count[1] += row.place < other.place
                count[2] += row.place == other.place
    told = [Against(program=name, matches=n, better=better, even=even) for name, (n, better, even) in counts.items()]
    return sorted(told, key=lambda each: (-each.matches, each.program))


def accuracies_of(thoughts: Iterable[tuple[str, bytes]]) -> dict[str, dict[int, float]]:
    """How exact each seat played, by what is kept of analyses; the last one that tells it counts."""
    found: dict[str, dict[int, float]] = {}
    for match, packed in thoughts:
        accounts = json.loads(gzip.decompress(packed)).get("accounts", ())
        exact = {each["seat"]: each["accuracy"] for each in accounts if each.get("accuracy") is not None}
        found.setdefault(match, {}).update(exact)
    return found


# --- Everything, to take along


@kitchens.get("/me/export", response_class=Response)
async def export(
    hall: InHall, browser: Browser, who: Address, format: Annotated[Literal["json", "parquet"], Query()] = "json"
) -> Response:
    """Everything that is known of you here: as JSON all of it, as Parquet one row for each of your results."""
    if format == "parquet" and find_spec("polars") is None:
        raise Refusal("not_allowed", form("no-parquet"))
    if not hall.exports.take(who):
        raise Refusal("too_fast", form("too-much"))
    known = await hall.read(partial(Export.everything, browser=browser))
    thoughts = await hall.read(partial(Export.analyses, matches=[each["table"] for each in known["matches"]]))
    made = await anyio.to_thread.run_sync(_written, known, thoughts, format)
    kind = "application/json" if format == "json" else "application/vnd.apache.parquet"
    named = {"content-disposition": f'attachment; filename="bakehouse.{format}"', "cache-control": "no-store"}
    return Response(made, media_type=kind, headers=named)


def _written(known: dict[str, Any], thoughts: Iterable[tuple[str, bytes]], format: str) -> bytes:
    accuracies = accuracies_of(thoughts)
    for match in known["matches"]:
        for result in match["results"]:
            result["accuracy"] = accuracies.get(match["table"], {}).get(result["seat"])
    if format == "json":
        return json.dumps(known, ensure_ascii=False, indent=1).encode()
    return parquet_of(rows_of(known))


def rows_of(known: Mapping[str, Any]) -> list[dict[str, Any]]:
    """One flat row for each result."""
    return [
        {
            "table": match["table"], "game": match["game"], "ended_at": match["ended_at"],
            "players": [seat["name"] for seat in match["seats"]], "programs": [s["program"] for s in match["seats"]],
            "steps": match["steps"], **result,
        }
        for match in known["matches"]
        for result in match["results"]
    ]  # fmt: skip


def parquet_of(rows: list[dict[str, Any]]) -> bytes:
    """A table as a Parquet file."""
    import polars

    file = io.BytesIO()
    polars.DataFrame(rows, infer_schema_length=None).write_parquet(file)
    return file.getvalue()


# --- Ratings


@kitchens.get("/ratings/{game}")
async def ratings(game: str, hall: InHall, browser: Browser) -> RatingBoard:
    """Who is how strong in a game, on a server that rates: the strongest first, as far as it is sure."""
    name = known_game(game)
    found = await _board(hall, name) if hall.settings.ratings else []
    return RatingBoard(
        game=name, rates=hall.settings.ratings,
        entries=[
            RatedEntry(
                name=each.name, program=each.who.removeprefix(PROGRAM_MARK) if each.who[0] == PROGRAM_MARK else "",
                rating=RatingInfo(mean=round(each.mu, 2), deviation=round(each.sigma, 2), matches=each.matches),
                yours=each.who == browser,
            )
            for each in found
        ],
    )  # fmt: skip


async def _board(hall: Hall, game: str) -> Sequence[Any]:
    found: Sequence[Any] = await hall.read(partial(Results.board, game=game, most=MOST_RATED))
    return found
