"""`bakehouse serve`: tables for browsers and bots."""

from pathlib import Path

from bakehouse.cli.store import data_folder
from bakehouse.cli.warmup import warmup
from bakehouse.errors import MissingExtra

FILE = "server.sqlite3"


def serve(
    host: str, port: int, database: str | None, origins: list[str], proxies: str, workers: int | None, log_level: str
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
    run(settings, opened, proxies, lambda: print(f"Bakehouse is open at http://{at}:{number}", flush=True))


def default_database() -> str:
    """A file in the user's data folder."""
    return str(Path(data_folder()) / FILE)
