"""`bakehouse serve`: tables for browsers and bots."""

import gc
import os
import socket
import sys
import threading
import webbrowser
from dataclasses import dataclass, replace
from typing import cast, get_args

from bakehouse.cli.warmup import warm_up_meanwhile
from bakehouse.errors import Invalid
from bakehouse.folders import data_folder
from bakehouse.games import names

FILE = "server.sqlite3"
LOOPBACK = "127.0.0.1"
PORT = 8420
LEVELS = ("debug", "info", "warning", "error")


@dataclass(frozen=True)
class Asking:
    """Who may ask questions in the workshop, and how many processes play for them."""

    workshop: str = "local"
    processes: int | None = None
    played: bool = True
    """Whether matches of people are laid beside simulated games."""


@dataclass(frozen=True)
class Place:
    """Where and how to serve, as it was asked for on the command line."""

    host: str
    port: int
    database: str | None
    origins: tuple[str, ...]
    proxies: str
    workers: int | None
    log_level: str
    warm: bool
    open_browser: bool = False
    generous: bool = False
    hosts: tuple[str, ...] = ()
    kept: tuple[float, float, float] = (30.0, 0.0, 0.0)
    """Days that open, running and ended matches are kept that nobody touches; 0: for ever."""
    admin: bool = False
    asking: Asking = Asking()
    ratings: bool = False
    telemetry: bool = False


def serve(place: Place) -> None:
    """Bring the database up to date and serve until somebody ends it; what is not compiled yet is, meanwhile."""
    gc.disable()  # hundreds of modules that stay: looking for rubbish among them would be a tenth of the start
    from bakehouse.server.logs import set_up
    from bakehouse.server.rating import check_ratings
    from bakehouse.server.running import listening_socket, run
    from bakehouse.server.settings import GENEROUS, Keep, Settings, Workshop
    from bakehouse.server.storage.database import checked_url
    from bakehouse.server.telemetry import check_telemetry

    gc.enable()
    if place.log_level not in LEVELS:
        raise Invalid(f"The log level is one of {', '.join(LEVELS)}, not {place.log_level!r}.")
    settings = Settings(place.database or default_database(), tuple(origin.rstrip("/") for origin in place.origins))
    settings = replace(
        settings, hosts=tuple(host.casefold() for host in place.hosts), admin=place.admin, warm=place.warm
    )
    if place.asking.workshop not in get_args(Workshop):
        listed = ", ".join(get_args(Workshop))
        raise Invalid(f"The workshop is for one of {listed}, not {place.asking.workshop!r}.")
    settings = replace(settings, workshop=cast(Workshop, place.asking.workshop), played=place.asking.played)
    if place.asking.processes is not None:
        settings = replace(settings, askers=place.asking.processes)
    if place.ratings:
        check_ratings()
        settings = replace(settings, ratings=True)
    if place.telemetry:
        check_telemetry()
        settings = replace(settings, telemetry=True)
    if place.workers is not None:
        settings = replace(settings, workers=place.workers)
    if place.generous:
        settings = replace(settings, limits=GENEROUS)
    waiting, running, ended = (days or None for days in place.kept)
    settings = replace(settings, keep=Keep(open=waiting, running=running, ended=ended))
    checked_url(settings.database)
    opened = listening_socket(place.host, place.port)
    set_up(place.log_level)
    if place.warm:
        warm_up_meanwhile(names())
    shown, number = opened.getsockname()[:2]
    at = f"[{shown}]" if ":" in shown else shown
    address = f"http://{at}:{number}"

    def ready() -> None:
        print(f"Bakehouse is open at {address}", flush=True)
        if place.open_browser and has_screen():
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    run(settings, opened, place.proxies, ready)


def open_table() -> None:
    """What `bakehouse` alone does: the table on this computer, in the browser, wherever a port is free."""
    usual = Place(LOOPBACK, PORT, None, (), LOOPBACK, None, "warning", warm=True, open_browser=True)
    serve(usual if _is_free(PORT) else replace(usual, port=0))


def _is_free(port: int) -> bool:
    with socket.socket() as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((LOOPBACK, port))
        except OSError:
            return False
        return True


def has_screen() -> bool:
    """Whether a browser window could be seen. Without a screen a browser for terminals would take this one over."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def default_database() -> str:
    """A file in the user's data folder."""
    return str(data_folder() / FILE)
