"""`bakehouse serve`: tables for browsers and bots."""

import os
import sys
import threading
import webbrowser
from dataclasses import dataclass, replace

from bakehouse.cli.store import data_folder
from bakehouse.cli.warmup import warmup
from bakehouse.errors import Invalid, MissingExtra

FILE = "server.sqlite3"
LEVELS = ("debug", "info", "warning", "error")


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


def serve(place: Place) -> None:
    """Compile what is not compiled yet, bring the database up to date, and serve until somebody ends it."""
    try:
        from bakehouse.server.logs import set_up
        from bakehouse.server.running import listening_socket, run
        from bakehouse.server.settings import GENEROUS, Settings
        from bakehouse.server.storage.database import checked_url
    except ImportError as problem:
        raise MissingExtra(
            f"The server needs more packages ({problem.name} is missing): pip install 'bakehouse[server]'."
        ) from None
    if place.log_level not in LEVELS:
        raise Invalid(f"The log level is one of {', '.join(LEVELS)}, not {place.log_level!r}.")
    settings = Settings(place.database or default_database(), tuple(origin.rstrip("/") for origin in place.origins))
    if place.workers is not None:
        settings = replace(settings, workers=place.workers)
    if place.generous:
        settings = replace(settings, limits=GENEROUS)
    checked_url(settings.database)
    opened = listening_socket(place.host, place.port)
    set_up(place.log_level)
    if place.warm:
        warmup([])
    shown, number = opened.getsockname()[:2]
    at = f"[{shown}]" if ":" in shown else shown
    address = f"http://{at}:{number}"

    def ready() -> None:
        print(f"Bakehouse is open at {address}", flush=True)
        if place.open_browser and has_screen():
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    run(settings, opened, place.proxies, ready)


def has_screen() -> bool:
    """Whether a browser window could be seen. Without a screen a browser for terminals would take this one over."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def default_database() -> str:
    """A file in the user's data folder."""
    return str(data_folder() / FILE)
