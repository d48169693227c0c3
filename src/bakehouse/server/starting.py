"""Measurements of starts, each in processes of its own: from nothing compiled, and with everything there.

Processor time is that of the process and of all it started, whatever else the machine does meanwhile.
"""

import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from bakehouse.bench import Figure
from bakehouse.errors import BakehouseError
from bakehouse.games import OURS, find
from bakehouse.server.load import Client

FIRST_LIST = "import bakehouse as bh; bh.game({name!r}).new(seed=1).legal()"
RUNS = 3

Told = Callable[[Figure], None]


def measure(told: Told = lambda figure: None) -> list[Figure]:
    """All figures of starting."""
    found: list[Figure] = []

    def add(game: str, name: str, value: float) -> None:
        found.append(Figure(game, name, value, "s"))
        told(found[-1])

    with tempfile.TemporaryDirectory() as empty:
        fresh = os.environ | {"BAKEHOUSE_CACHE": f"{empty}/cache", "XDG_DATA_HOME": f"{empty}/data"}
        begun = time.perf_counter()
        with served(fresh) as client:
            client.ask("GET", "/")
            add("all", "bakehouse serve to the page, nothing compiled", time.perf_counter() - begun)
            for name in OURS:
                add(name, "page to the first own move, nothing compiled", first_move(client, name))
        with tempfile.TemporaryDirectory() as other:
            spent = processor_time([sys.executable, "-m", "bakehouse.cli", "warmup"], {"BAKEHOUSE_CACHE": other})
            add("all", "compiling all games and loops, processor time", spent)
            warm = {"BAKEHOUSE_CACHE": other, "XDG_DATA_HOME": f"{empty}/data"}
            add(
                "all",
                "bakehouse serve to the page, all compiled",
                min(_to_page(os.environ | warm) for _ in range(RUNS)),
            )
            for name in OURS:
                command = [sys.executable, "-c", FIRST_LIST.format(name=name)]
                best = min(processor_time(command, warm) for _ in range(RUNS))
                add(name, "import and the first legal list, processor time", best)
    return found


def processor_time(command: list[str], environment: dict[str, str]) -> float:
    """Seconds that a command and its children spent on all cores."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, env=os.environ | environment, check=True, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def _to_page(environment: dict[str, str]) -> float:
    begun = time.perf_counter()
    with served(environment) as client:
        client.ask("GET", "/")
        return time.perf_counter() - begun


def first_move(client: Client, game: str) -> float:
    """From asking for a table, as "Play now" does, until one's own first move is acknowledged."""
    begun = time.perf_counter()
    seats = [{"kind": "me"}] + [{"kind": "program", "program": "greedy"}] * max(1, find(game).seats.start - 1)
    table = client.ask("POST", "/api/tables", {"game": game, "seats": seats})["table"]["id"]
    length = 0
    while True:
        position = client.ask("GET", f"/api/tables/{table}/position?seat=0&length={length}&wait=5")
        length = position["length"]
        if position["view"]["actions"]:
            break
    action = position["view"]["actions"][0]["id"]
    client.ask("POST", f"/api/tables/{table}/moves", {"seat": 0, "length": length, "action": action})
    return time.perf_counter() - begun


@contextmanager
def served(environment: dict[str, str]) -> Iterator[Client]:
    command = [sys.executable, "-m", "bakehouse.cli", "serve", "--port", "0", "--log-level", "warning", "--generous"]
    sources = {"PYTHONPATH": str(Path(__file__).parents[2])}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment | sources)
    assert process.stdout is not None
    try:
        line = process.stdout.readline().strip()
        if not line:
            raise BakehouseError("The server did not start.")
        yield Client(line.rpartition(" ")[2])
    finally:
        process.terminate()
        process.communicate(timeout=30)
