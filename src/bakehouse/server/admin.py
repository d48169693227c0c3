"""A page for the host alone: load, limits, bans. It is there only if it was asked for (`--admin`), and on loopback."""

from collections.abc import Mapping
from dataclasses import fields
from functools import partial
from html import escape
from ipaddress import ip_address
from typing import Annotated
from urllib.parse import parse_qs

from fastapi import APIRouter, Depends, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from bakehouse import __version__
from bakehouse.server.guard import household
from bakehouse.server.hall import BANS, Hall
from bakehouse.server.http import hall_of
from bakehouse.server.origins import is_from_here
from bakehouse.server.refusals import Refusal
from bakehouse.server.settings import Rate
from bakehouse.server.storage import Store

PATH = "/admin"
PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Bakehouse: for the host</title></head><body>
<h1>Bakehouse {version}</h1>
<h2>Load</h2><table>{load}</table>
<h2>Connections by address</h2><table>{connections}</table>
<h2>Bans</h2><table>{bans}</table>
<form method="post" action="/admin/bans"><label>Address <input name="address" required></label>
<button name="deed" value="ban">Ban</button> <button name="deed" value="lift">Lift</button></form>
<h2>Limits</h2><table>{limits}</table>
</body></html>
"""


def for_the_host(request: Request) -> Hall:
    """The hall, for who asks from this computer and nobody else; to all others there is no such page."""
    hall = hall_of(request)
    if not hall.settings.admin or not is_from_here(request.scope):
        raise Refusal("not_found", "There is nothing here.")
    return hall


ForTheHost = Annotated[Hall, Depends(for_the_host)]
admin = APIRouter(prefix=PATH, include_in_schema=False)


@admin.get("")
async def page(hall: ForTheHost) -> HTMLResponse:
    load = {
        "tables in memory": len(hall.tables), "WebSockets": sum(len(table.watchers) for table in hall.tables.values()),
        "jobs that wait for a worker": len(hall.pool.line), "database": hall.database.url.get_backend_name(),
        "database can be written to": await hall.can_write(), "only those who play are served": hall.is_overloaded,
    }  # fmt: skip
    limits = {each.name: _told(getattr(hall.settings.limits, each.name)) for each in fields(hall.settings.limits)}
    most = sorted(hall.connections.items(), key=lambda one: -one[1])[:20]
    return HTMLResponse(
        PAGE.format(
            version=__version__, load=_rows(load), limits=_rows(limits), connections=_rows(dict(most)),
            bans=_rows(dict.fromkeys(sorted(hall.bans), "banned")),
        )
    )  # fmt: skip


@admin.post("/bans")
async def change_bans(hall: ForTheHost, request: Request) -> Response:
    told = {name: values[0] for name, values in parse_qs((await request.body()).decode("latin-1")).items()}
    try:
        address = household(str(ip_address(told.get("address", "").strip())))
    except ValueError:
        raise Refusal("malformed", "An address is a number such as 203.0.113.7 or 2001:db8::1.") from None
    bans = hall.bans | {address} if told.get("deed") == "ban" else hall.bans - {address}
    await hall.write("", partial(Store.set, name=BANS, value=" ".join(sorted(bans))))
    hall.bans = bans
    return RedirectResponse(PATH, status_code=303)


def _told(value: object) -> str:
    return f"{value.burst:g} at once, {value.per_second:g} a second" if isinstance(value, Rate) else str(value)


def _rows(told: Mapping[str, object]) -> str:
    cells = (f"<tr><td>{escape(name)}</td><td>{escape(str(value))}</td></tr>" for name, value in told.items())
    return "".join(cells) or "<tr><td>none</td></tr>"
