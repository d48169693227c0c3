"""`bakehouse print`: an edition on paper, by the print page of the table in a browser that shows no window."""

import base64
import itertools
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlencode
from urllib.request import urlopen

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from bakehouse.edition import parsed_edition, title_of_file
from bakehouse.errors import BadFile, Invalid
from bakehouse.games import find
from bakehouse.games.game import game

PAPERS = ("a4", "letter")
BROWSERS = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "msedge",
    "microsoft-edge",
    "chromium-headless-shell",
)
BEGINS_WITHIN = 120.0
PRINTS_WITHIN = 300.0
OPENED_AGAIN_AFTER = 20.0
"""Seconds after which a page that is not ready is opened again; then after twice as many."""
PORT_FILE = "DevToolsActivePort"
READY = "ready"
STATE = f"""(() => {{
    const page = document.querySelector("[data-testid=print]");
    const problem = page?.querySelector("[role=alert]");
    return problem ? problem.textContent : page?.dataset.ready === "true" ? "{READY}" : "";
}})()"""
"""Whether the page is ready, or why it will not be; empty while it is on its way."""
TITLE = "edition"


def print_game(name: str, edition: Path | None, paper: str, out: Path, language: str | None = None) -> None:
    """Boards, pieces, numbers and rules of an edition as a PDF."""
    if paper not in PAPERS:
        raise Invalid(f"Paper is one of {', '.join(PAPERS)}, not {paper!r}.")
    definition = find(name)
    told = _told(definition.id, edition)
    browser = found_browser()
    if not out.parent.is_dir():
        raise BadFile(f"There is no folder {out.parent} to put {out.name} into.")
    with tempfile.TemporaryDirectory(prefix="bakehouse-print-") as folder, served(Path(folder)) as address:
        query = {"paper": paper} | ({"language": language} if language else {})
        _print(browser, f"{address}/print/{definition.id}?{urlencode(query)}#{urlencode(told)}", out, Path(folder))


def _told(name: str, edition: Path | None) -> dict[str, str]:
    """The edition as the page reads it; refused in one sentence if it cannot be played."""
    if edition is None:
        return {}
    game(name, edition=edition)
    text = edition.read_text(encoding="utf-8")
    named = TITLE in parsed_edition(text)
    return {"file": text if named else f'{TITLE} = "{title_of_file(edition)}"\n{text}'}


def found_browser() -> str:
    """A Chromium or Chrome of this computer."""
    named = os.environ.get("BAKEHOUSE_BROWSER")
    found = next((path for each in ([named] if named else BROWSERS) if (path := shutil.which(each))), None)
    if found is None:
        raise BadFile(
            "Printing needs Chromium or Chrome, and there is none here; `bakehouse serve` and its page print too."
        )
    return found


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """A server of one's own for a moment."""
    said = folder / "said.txt"
    command = [
        sys.executable, "-m", "bakehouse.cli", "serve", "--port", "0", "--database", str(folder / "tables.sqlite3"),
        "--log-level", "error", "--cold", "--workshop", "off",
    ]  # fmt: skip
    with said.open("w") as out:
        process = subprocess.Popen(command, stdout=out, stderr=subprocess.STDOUT)
    try:
        until = time.monotonic() + BEGINS_WITHIN
        while not (at := re.search(r"http://[\d.:]+", said.read_text())):
            if process.poll() is not None or time.monotonic() > until:
                raise BadFile("The page to print could not be served; does `bakehouse serve` start?")
            time.sleep(0.1)
        yield at[0]
    finally:
        process.terminate()
        process.wait()


def _print(browser: str, address: str, out: Path, folder: Path) -> None:
    with opened(browser, folder / "browser") as window:
        _wait_for_page(window, address, out.name)
        printed = window.ask("Page.printToPDF", printBackground=True, preferCSSPageSize=True)["data"]
    try:
        out.write_bytes(base64.b64decode(printed))
    except OSError as problem:
        raise BadFile(f"{out} cannot be written: {problem.strerror}.") from None
    print(f"Printed {out}.")


def _wait_for_page(window: "Window", address: str, name: str) -> None:
    """Open the page until it is ready to be printed.

    On a busy machine the server turns some of what the page asks for away, and then it never is: so it is opened again.
    """
    until = time.monotonic() + PRINTS_WITHIN
    patience = OPENED_AGAIN_AFTER
    while time.monotonic() < until:
        window.ask("Page.navigate", url="about:blank")  # the same address with another part behind # loads nothing
        window.ask("Page.navigate", url=address)
        again = time.monotonic() + patience
        while time.monotonic() < min(again, until):
            state = window.evaluate(STATE)
            if state == READY:
                return
            if state:
                raise BadFile(state)
            time.sleep(0.2)
        patience *= 2
    raise BadFile(f"The page of {name} did not become ready in {PRINTS_WITHIN:.0f} seconds.")


class Window:
    """A page of a browser that shows no window, spoken to as developers' tools do."""

    def __init__(self, wire: ClientConnection) -> None:
        self._wire, self._numbers = wire, itertools.count(1)

    def ask(self, method: str, **parameters: Any) -> dict[str, Any]:
        number = next(self._numbers)
        self._wire.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while (told := json.loads(self._wire.recv(PRINTS_WITHIN))).get("id") != number:
            pass  # what happens meanwhile
        result: dict[str, Any] = told.get("result", {})
        return result

    def evaluate(self, expression: str) -> str:
        return str(self.ask("Runtime.evaluate", expression=expression).get("result", {}).get("value", ""))


@contextmanager
def opened(browser: str, folder: Path) -> Iterator[Window]:
    """A browser of one's own for a moment."""
    command = [
        browser, "--headless", "--disable-gpu", "--no-first-run", "--remote-debugging-port=0",
        f"--user-data-dir={folder}", *(["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []),
        "about:blank",
    ]  # fmt: skip
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        with connect(_address_of_page(process, folder / PORT_FILE), max_size=None) as wire:
            yield Window(wire)
    except (OSError, TimeoutError, WebSocketException) as problem:
        raise BadFile(f"The browser {browser} could not print: {type(problem).__name__}.") from None
    finally:
        process.terminate()
        process.wait()


def _address_of_page(process: "subprocess.Popen[bytes]", file: Path) -> str:
    """Where the first page of a browser listens: it writes its port down as soon as it has one."""
    until = time.monotonic() + BEGINS_WITHIN
    while process.poll() is None and time.monotonic() < until:
        port = file.read_text().partition("\n")[0] if file.exists() else ""
        if port:
            with urlopen(f"http://127.0.0.1:{port}/json/list") as answer:
                pages = [each for each in json.load(answer) if each["type"] == "page"]
            if pages:
                return str(pages[0]["webSocketDebuggerUrl"])
        time.sleep(0.1)
    raise TimeoutError
