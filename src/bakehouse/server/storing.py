"""Measurements of years of matches: a start with many of them, opening a long one, tables in memory.

`bakehouse bench --server` runs them. Times are processor time where another process of the machine could disturb them.
"""

import gc
import json
import os
import random
import resource
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from sqlalchemy import insert

from bakehouse.bench import Figure
from bakehouse.games import OURS
from bakehouse.games.game import game
from bakehouse.kept import kept
from bakehouse.match import Match
from bakehouse.server import frames
from bakehouse.server.course import Course, result_of
from bakehouse.server.hall import Hall
from bakehouse.server.load import PROCESSOR, Client, served_from
from bakehouse.server.settings import Settings
from bakehouse.server.storage import Database
from bakehouse.server.storage.models import MatchHeader, Seat, StepRow
from bakehouse.server.storage.store import HEADER_FIELDS, OVER, PERSON, RUNNING, Header, Place, Row
from bakehouse.server.tables import Table

YEARS = 100_000
"""Matches that are stored."""
AT_ONCE = 5_000
ENTRIES = 1_000
IDLE = 400
RUNS = 5


def measure(matches: int, told: Callable[[str], None] = lambda what: None) -> list[Figure]:
    """All figures of storing."""
    told("idle tables")
    with ProcessPoolExecutor(1, get_context("spawn")) as alone:  # here, what was freed before would be used again
        found = [Figure("server", "memory of an idle table", alone.submit(idle_table).result(), "KiB")]
    told(f"{matches:,} stored matches")
    for name, seconds in start_with(matches).items():
        found.append(Figure("server", f"{name} with {matches:,} stored matches", seconds, "s"))
    told("opening")
    for name in OURS:
        entries, opened, words = opening(name)
        found.append(Figure(name, f"opening a match of {entries} entries, processor time", 1000 * opened, "ms"))
        found.append(Figure(name, f"the words of {entries} entries, processor time", 1000 * words, "ms"))
    return found


def start_with(matches: int) -> dict[str, float]:
    """How long a server takes to listen, and to answer the first and the second lobby."""
    with tempfile.TemporaryDirectory() as folder:
        file = str(Path(folder) / "years.sqlite3")
        _fill(file, matches)
        with served_from(file):  # a restart is measured: what is done once for each version has been done
            pass
        begun = time.perf_counter()
        with served_from(file) as url:
            listens = time.perf_counter() - begun
            client, asked = Client(url), time.perf_counter()
            client.ask("GET", "/api/tables")
            first, asked = time.perf_counter() - asked, time.perf_counter()
            client.ask("GET", "/api/tables")
            second = time.perf_counter() - asked
            spent = sum(float(value) for value in PROCESSOR.findall(client.ask("GET", "/metrics")))
            return {
                "listening": listens, "the first lobby": first, "the second": second,
                "processor time of the start and both": spent,
            }  # fmt: skip


def _fill(file: str, matches: int) -> None:
    """Ended matches of the four games, each with a short log."""
    database = Database(file)
    headers = [header_of(name, status=OVER) for name in OURS]
    rows = [Row(0, 1, 0)] * 10
    for first in range(0, matches, AT_ONCE):
        numbers = range(first, min(matches, first + AT_ONCE))
        made = [replace(headers[n % len(headers)], id=f"m{n}", owner=f"o{n % 997}", moved_at=n) for n in numbers]
        with database.writing.begin() as connection:
            connection.execute(insert(MatchHeader), [{f: getattr(h, f) for f in HEADER_FIELDS} for h in made])
            seats = [_seat(header, place) for header in made for place in header.places]
            connection.execute(insert(Seat), seats)
            steps = [_step(header.id, index, row) for header in made for index, row in enumerate(rows)]
            connection.execute(insert(StepRow), steps)
    database.close()


def _seat(header: Header, place: Place) -> dict[str, Any]:
    return {
        "match": header.id, "seat": place.seat, "kind": place.kind, "name": place.name, "program": "",
        "generation": 0, "seen_at": 0,
    }  # fmt: skip


def _step(match: str, index: int, row: Row) -> dict[str, Any]:
    return {"match": match, "index": index, "seat": row.seat, "action": row.action, "at": row.at}


def header_of(name: str, **more: Any) -> Header:
    """A match of two people or as many as the game needs."""
    table = game(name)
    match = Match(table, 5)
    told = kept(table)
    return Header(**{
        "id": "match", "game": name, "box": told.box, "version": told.version, "edition": {},
        "components": told.components or {}, "seats": table.seats, "house_rules": table.house_rules, "described": {},
        "options": {"public": True, "clock": None, "take_backs": "ask", "hints": "alone"}, "owner": "owner",
        "seed": 5, "salt": "salt", "status": RUNNING, "created_at": 0, "started_at": 0, "result": result_of(match),
        "places": tuple(Place(seat, PERSON, f"Seat {seat + 1}") for seat in range(table.seats)), **more,
    })  # fmt: skip


def opening(name: str) -> tuple[int, float, float]:
    """Entries of a match that is not in memory; seconds until its position is known, and until all its words are."""
    header, luck = header_of(name), random.Random(1)
    match = Match(game(name), 5)
    while not match.over and len(match) < ENTRIES:
        match.push(luck.choice(match.legal_ids()))
    rows = [Row(seat, action, 0) for seat, action in match.log]
    opened, words = [], []
    for _ in range(RUNS):
        begun = time.process_time()
        course = Course(header, rows)
        frames.view_of(course.match, 0)
        opened.append(time.process_time() - begun)
        course.log_of(None)
        words.append(time.process_time() - begun - opened[-1])
    return len(rows), min(opened), min(words)


def idle_table() -> float:
    """KiB for each of many tables in memory that nobody looks at."""
    with tempfile.TemporaryDirectory() as folder:
        hall = Hall(Settings(str(Path(folder) / "idle.sqlite3")))
        tables = []
        for number in range(2 * IDLE):
            if number == IDLE:
                gc.collect()
                before = _resident()
            name = OURS[number % len(OURS)]
            header = header_of(name)
            header = replace(header, id=f"m{number}", components=json.loads(json.dumps(header.components)))
            match = Match(game(name), number)
            luck = random.Random(number)
            while not match.over and len(match) < 100:
                match.push(luck.choice(match.legal_ids()))
            tables.append(Table(hall, header, [Row(seat, action, 0) for seat, action in match.log]))
        gc.collect()
        grown = _resident() - before
        hall.database.close()
    return grown / IDLE / 1024


def _resident() -> int:
    """Bytes of memory that this process has."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
