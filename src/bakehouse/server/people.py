"""The same person on several devices: added by a link, shut out again, or forgotten with everything."""

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from bakehouse.forms import form
from bakehouse.server.guard import set_cookie
from bakehouse.server.hall import Hall
from bakehouse.server.http import PROBLEMS, Browser, InHall
from bakehouse.server.identity import new_id
from bakehouse.server.messages import DeviceInfo, DeviceLink, Me, NewDevice
from bakehouse.server.refusals import Refusal
from bakehouse.server.storage import Store
from bakehouse.server.storage.people import People
from bakehouse.server.storage.store import STEPS, Changed

LINK_MS = 10 * 60_000

people = APIRouter(prefix="/api/me", responses=PROBLEMS)


@people.get("/devices")
async def devices(request: Request, hall: InHall, browser: Browser) -> list[DeviceInfo]:
    """Your devices: the first one, and those that were added since."""
    here = request.scope["device"]
    added = await hall.read(partial(People.devices, person=browser))
    first = [] if browser in hall.revoked else [DeviceInfo(id=browser, name="", added_at=0, here=here == browser)]
    return first + [DeviceInfo(id=d.id, name=d.name, added_at=d.added_at, here=here == d.id) for d in added]


@people.post("/devices", status_code=201)
async def link_device(hall: InHall, browser: Browser) -> DeviceLink:
    """A link that makes another device yours; it is good for ten minutes and works once."""
    until = hall.settings.now() + LINK_MS
    return DeviceLink(path=f"/device/{hall.signatures.device_link(browser, new_id(), until)}", until=until)


@people.post("/devices/join")
async def join_device(told: NewDevice, request: Request, response: Response, hall: InHall, browser: Browser) -> Me:
    """Make this device one of the person's who gave you the link; the seats that it had come along."""
    return await become(hall, request, response, browser, *_linked(hall, told.link), told.name or "")


async def become(
    hall: Hall, request: Request, response: Response, browser: str, person: str, device: str, name: str
) -> Me:
    """A browser becomes a device of a person's, once, with what it had."""
    added = partial(People.add, device=device, person=person, former=browser, name=name, now=hall.settings.now())
    try:
        matches = await hall.write(person, added)
    except Changed:
        raise Refusal("not_found", form("device-link-over")) from None
    for match in matches:
        if match in hall.tables:
            await hall.tables[match].catch_up(STEPS)
    response.headers["set-cookie"] = set_cookie(request.scope, hall, f"{person}:{device}")
    return Me(name=await hall.name_of(person))


@people.get("/devices/join/{link}")
async def whose_device(link: Annotated[str, Path(max_length=300)], hall: InHall) -> Me:
    """Who gave you the link, to be known before you make this device theirs."""
    person, device = _linked(hall, link)
    if await hall.read(partial(People.knows, device=device)):
        raise Refusal("not_found", form("device-link-over"))
    return Me(name=await hall.name_of(person))


def _linked(hall: Hall, link: str) -> tuple[str, str]:
    found = hall.signatures.device_linked(link.rsplit("/", 1)[-1], hall.settings.now())
    if found is None:
        raise Refusal("not_found", form("device-link-over"))
    return found


@people.delete("/devices/{device}", status_code=204)
async def revoke(device: str, hall: InHall, browser: Browser) -> None:
    """Shut a device of yours out: it is a stranger from now on."""
    try:
        await hall.write(browser, partial(People.revoke, person=browser, device=device, now=hall.settings.now()))
    except Changed:
        raise Refusal("not_found", form("link-nowhere")) from None
    hall.revoked = hall.revoked | {device}


@people.delete("", status_code=204)
async def forget_me(hall: InHall, browser: Browser) -> None:
    """Forget me, with everything: name, devices, seats, what I said, and matches that nobody else took part in."""
    for match in await hall.read(partial(People.matches_of, person=browser)):
        await _leave_for_good(hall, match, browser)
    await hall.write(browser, partial(People.forget, person=browser))


async def _leave_for_good(hall: Hall, match: str, browser: str) -> None:
    table = await hall.table(match)
    seats = table.header.seats_of(browser)
    await table.seats.forget(browser)
    await hall.write(match, partial(People.forget_words, match=match, seats=seats))
    if not table.header.owner and not any(place.holders for place in table.header.places):
        hall.tables.pop(match, None)
        await hall.write(match, partial(Store.forget, match=match))
