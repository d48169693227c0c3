"""Looking back: what a strong program thinks of every decision of a match that has ended.

Of a match that goes on nobody is told anything: it would be a hint, and tell what hands hold. It is thought about in
the background, once for all who ask, and kept with the match; whoever asks meanwhile hears how far it is.
"""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

from bakehouse import __version__
from bakehouse.analysis.report import FORMAT, Depth
from bakehouse.errors import BakehouseError
from bakehouse.forms import form
from bakehouse.kernel.records import CHANCE
from bakehouse.match import Match
from bakehouse.server.course import finished_match
from bakehouse.server.messages import Compared, Comparison
from bakehouse.server.refusals import Refusal
from bakehouse.server.storage.archive import Archive
from bakehouse.server.tables import Table
from bakehouse.server.tables.ending import ENDED
from bakehouse.server.tables.state import Look
from bakehouse.server.work import Kind, Payers
from bakehouse.server.work.line import Heard

KINDS: dict[Depth, Kind] = {"first": Kind.ANALYSIS, "deep": Kind.DEEP}
AT_ONCE = 0.1
"""Seconds in which a refusal is heard, and what is known already."""
MOST_LOOKS = 40
"""Compared of one match that are kept in memory."""


@dataclass(frozen=True)
class Looked:
    """What there is of something that is thought about: how far it is, and when it is done what came of it."""

    share: float
    result: Any = None


def check_ended(table: Table) -> None:
    if table.header.status not in ENDED:
        raise Refusal("not_running", form("analysis-later"), table.length)


async def looked_back(table: Table, address: str, depth: Depth, wait: float = 0.0) -> Looked:
    """The analysis of a match as it is kept (JSON, packed), or how far it is; waits so many seconds for it."""
    check_ended(table)
    made_by = f"{__version__} {table.course.game.definition.version} {FORMAT}"
    known = await table.hall.read(partial(Archive.analysis, match=table.id, depth=depth, made_by=made_by))
    if known is not None:
        return Looked(1.0, known)
    return await _looked(table, depth, wait, partial(_analysed, table, address, depth, made_by))


async def _analysed(table: Table, address: str, depth: Depth, made_by: str, heard: Heard) -> bytes:
    hall = table.hall
    packed: bytes = await hall.pool.ask(
        KINDS[depth], _payers(table, address), "analyse", _match(table), depth, heard=heard
    )
    with suppress(Refusal):  # where nothing can be written it is made again the next time
        keeping = partial(Archive.keep_analysis, match=table.id, depth=depth, made_by=made_by, packed=packed)
        await hall.write(table.id, keeping)
    return packed


async def compared(table: Table, address: str, asked: Comparison, wait: float = 0.0) -> Looked:
    """Two moves beside each other: games that are played on after each, with the same luck."""
    check_ended(table)
    table.check_past(None, asked.step + 1, None)
    seat = table.course.steps[asked.step][0]
    legal = table.course.at_step(asked.step).legal_ids(seat) if seat != CHANCE else []
    if asked.one not in legal or asked.other not in legal:
        raise Refusal("malformed", form("compare-then"))
    return await _looked(table, asked.model_dump_json(), wait, partial(_compared, table, address, asked))


async def _compared(table: Table, address: str, asked: Comparison, heard: Heard) -> Compared:
    try:
        found: Compared = await table.hall.pool.ask(
            Kind.ANALYSIS, _payers(table, address), "compare", _match(table), asked, heard=heard
        )
    except BakehouseError as problem:
        raise Refusal("malformed", str(problem)) from None
    return found


async def _looked(table: Table, key: str, wait: float, begin: Callable[[Heard], Coroutine[Any, Any, Any]]) -> Looked:
    """What is thought about under a key, begun now if nobody has; a refusal is for who asks, and not kept."""
    look = table.looks.setdefault(key, Look())
    if look.task is None:
        look.task = table.hall.in_background(begin(look.hear))
        while len(table.looks) > MOST_LOOKS:
            table.looks.pop(next(iter(table.looks)))
    await asyncio.wait([look.task], timeout=max(AT_ONCE, wait))
    if not look.task.done():
        return Looked(look.share)
    if look.task.cancelled() or look.task.exception() is not None:
        table.looks.pop(key, None)
    return Looked(1.0, look.task.result())


def _match(table: Table) -> Match:
    return finished_match(table.header, table.course)


def _payers(table: Table, address: str) -> Payers:
    """Whoever looks back spends nothing of what their tables need that go on."""
    return (f"looking back {address}", f"looking back at {table.id}")
