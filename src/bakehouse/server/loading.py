"""Records that somebody brings: matches that were played elsewhere, to be looked at here like one of ours.

Nobody here has seen such a match being played, so nothing is promised for it, and nobody sits in its seats.
"""

from collections.abc import Sequence

from bakehouse.errors import BadRecord
from bakehouse.server.brought import Brought
from bakehouse.server.hall import Hall
from bakehouse.server.identity import new_table_id
from bakehouse.server.messages import NewRecord
from bakehouse.server.refusals import Refusal
from bakehouse.server.storage.store import ABANDONED, OVER, PERSON, Header, Place, Row
from bakehouse.server.tables import Table
from bakehouse.server.work import Kind


async def loaded(hall: Hall, browser: str, told: NewRecord, address: str) -> Table:
    """A record, as a table at which a match has ended."""
    hall.check_new_table(address)
    try:
        brought: Brought = await hall.pool.ask(Kind.LOOK, (address,), "read_record", told.text)
    except BadRecord as problem:
        raise Refusal("malformed", str(problem)) from None
    now = hall.settings.now()
    rows: Sequence[Row] = [Row(seat, action, now) for seat, action in brought.log]
    return await hall.keep(_header(brought, browser, now), rows, address)


def _header(brought: Brought, browser: str, now: int) -> Header:
    told = brought.kept
    options = {
        "public": False, "clock": None, "take_backs": "off", "hints": "off", "stream": brought.stream,
        "chance": brought.chance, "loaded": {"promise": brought.promise, "notes": list(brought.notes)},
    }  # fmt: skip
    return Header(
        id=new_table_id(), game=brought.game, box=told.box, version=told.version, edition=dict(told.edition),
        components=dict(told.components or {}), seats=told.seats, house_rules=dict(told.house_rules),
        described=brought.described, options=options, owner=browser, seed=brought.seed, salt=brought.salt,
        status=OVER if brought.result else ABANDONED, created_at=now, started_at=now, ended_at=now, moved_at=now,
        result=brought.result, places=tuple(Place(seat, PERSON, name) for seat, name in enumerate(brought.players)),
    )  # fmt: skip
