"""`bakehouse serve`: tables for browsers and bots."""

import os
import sys
import threading
import webbrowser
from pathlib import Path

from bakehouse.cli.store import data_folder
from bakehouse.cli.warmup import warmup
from bakehouse.errors import MissingExtra

FILE = "server.sqlite3"


def serve(
    host: str,
    port: int,
    database: str | None,
    origins: list[str],
    proxies: str,
    workers: int | None,
    log_level: str,
    open_browser: bool = False,
) -> None:
    """Compile what is not compiled yet, bring the database up to date, and serve until somebody ends it."""
    try:
        from bakehouse.server.logs import set_up
        from bakehouse.server.running import listening_socket, run
        from bakehouse.server.settings import Settings
    except ImportError as problem:
        raise MissingExtra(
            f"The server needs more packages ({problem.name} is missing): pip install 'bakehouse[server]'."
        ) from None
    opened = listening_socket(host, port)
    set_up(log_level)
    settings = Settings(database or default_database(), tuple(origin.rstrip("/") for origin in origins))
    if workers is not None:
        settings = Settings(settings.database, settings.origins, workers)
    warmup([])
    shown, number = opened.getsockname()[:2]
    at = f"[{shown}]" if ":" in shown else shown
    address = f"http://{at}:{number}"

    def ready() -> None:
        print(f"Bakehouse is open at {address}", flush=True)
        if open_browser and has_screen():
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    run(settings, opened, proxies, ready)


def has_screen() -> bool:
    """Whether a browser window could be seen. Without a screen a browser for terminals would take this one over."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def default_database() -> str:
    """A file in the user's data folder."""
    return str(Path(data_folder()) / FILE)
