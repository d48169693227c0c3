"""Where a request comes from, by whose cookie, and to which name: what browsers tell, taken with care."""

import re
import secrets
import socket
from ipaddress import ip_address
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.types import Scope

from bakehouse.server.identity import COOKIE, device_of

if TYPE_CHECKING:
    from bakehouse.server.hall import Hall

LOCAL = "localhost"
PASSED_ON = (b"forwarded", b"via", b"x-forwarded-for", b"x-forwarded-proto", b"x-real-ip")
REQUEST_ID = re.compile(r"[A-Za-z0-9_-]{6,64}")


def header(scope: Scope, name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def request_id(scope: Scope) -> str:
    """The id that a proxy gave a request, or a new one: to find in the logs what became of it."""
    told = header(scope, b"x-request-id")
    return told if REQUEST_ID.fullmatch(told) else secrets.token_hex(8)


def browser_of(scope: Scope, hall: "Hall") -> tuple[str | None, bool]:
    """What our cookie says (None without one, or with a forged or revoked one), and whether to sign it anew.

    Only ours is looked at: whatever neighbours on the same host put beside it cannot hide it.
    """
    for told in header(scope, b"cookie").split(";"):
        name, _, value = told.strip().partition("=")
        browser = hall.signatures.browser(value.strip('"')) if name == COOKIE else None
        if browser is not None and device_of(browser) not in hall.revoked:
            return browser, value.strip('"') != hall.signatures.cookie(browser)
    return None, False


def is_same_origin(scope: Scope, hall: "Hall") -> bool:
    """Whether a browser asks from one of our own pages. What is no browser sends no origin."""
    origin = header(scope, b"origin")
    if not origin:
        return True
    try:
        place = urlsplit(origin).netloc
    except ValueError:
        return False
    return place == header(scope, b"host") or origin.rstrip("/") in hall.settings.origins


def is_known_host(scope: Scope, hall: "Hall") -> bool:
    """Whether a server may be called so: by a number, as this computer, or as its host has said.

    Otherwise a page anywhere could have its own name lead here and read what only this network may.
    """
    try:
        name = (urlsplit(f"//{header(scope, b'host')}").hostname or "").rstrip(".")
    except ValueError:
        return False
    allowed = {*hall.settings.hosts, *(urlsplit(origin).hostname or "" for origin in hall.settings.origins)}
    if not name or name in allowed or "*" in allowed or name == LOCAL or name.endswith(".localhost"):
        return True
    here = socket.gethostname().casefold()
    return name in (here, f"{here.partition('.')[0]}.local") or _is_number(name)


def is_from_here(scope: Scope) -> bool:
    """Whether somebody asks from this computer.

    A proxy on the same computer comes from loopback too: so whatever was passed on, or goes by another name, does not.
    """
    client = scope["client"][0] if scope.get("client") else ""
    name = urlsplit(f"//{header(scope, b'host')}").hostname or ""
    passed_on = any(header(scope, each) for each in PASSED_ON)
    return not passed_on and _is_loopback(client) and _is_loopback(name)


def _is_loopback(told: str) -> bool:
    try:
        return told == LOCAL or ip_address(told).is_loopback
    except ValueError:
        return False


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def may_be_shared(headers: list[tuple[bytes, bytes]]) -> bool:
    """Whether a cache between us and many people may keep an answer: it must not carry anybody's cookie."""
    kept = next((value for name, value in headers if name.lower() == b"cache-control"), b"")
    return b"public" in kept or b"immutable" in kept
