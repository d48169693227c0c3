"""How soon the table is painted: a real Chromium at a server of its own on loopback. `bakehouse bench --browser`.

A click counts from the moment that the browser hears of it until the first frame is painted that shows something new,
whether the page knew the answer or had to ask the server.
"""

import gzip
import os
import random
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil
from statistics import median
from typing import TYPE_CHECKING, Any

from bakehouse.bench import Figure
from bakehouse.errors import MissingExtra
from bakehouse.games import find
from bakehouse.server.load import Client
from bakehouse.server.starting import Told, served

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

INSTALLED = (
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "chromium-headless-shell",
)  # fmt: skip
FLAGS = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync")
SIZE = {"width": 1366, "height": 768}
PROGRAM = "greedy"
PATIENCE = 60_000
HOVERS = 250
"""Milliseconds that the pointer rests on a thing before it is clicked, so that its preview is there already."""

READY = "[data-live=yes], [data-testid=result]"
GLOWING = "[data-thing][data-glow=can]"
ANSWERS = f"{GLOWING}, [data-testid=big-button], [data-testid=ask-yes]"
LISTEN = """(answers) => {
    window.clicked = 0;
    window.painted = [];
    let heard = null;
    const told = () => {
        if (heard === null) return;
        const begun = heard;
        heard = null;
        requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => window.painted.push(performance.now() - begun);
            port2.postMessage(null);
        });
    };
    document.addEventListener('click', (event) => {
        if (!event.target.closest(answers)) return;
        heard = event.timeStamp;
        window.clicked += 1;
    }, { capture: true });
    new MutationObserver(told).observe(document.body,
        { subtree: true, childList: true, attributes: true, characterData: true });
}"""
FIRST_PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null"
AT_ONCE = "localStorage['bakehouse.pace'] = 'instant'; localStorage['bakehouse.turns'] = 'by-themselves'"
"""Nothing is waited for between clicks: neither what others do, nor the end of one's turn."""


@dataclass(frozen=True)
class Effort:
    """How often each thing is done before a figure is told."""

    clicks: int = 100
    loads: int = 5


def measure(games: Sequence[str], effort: Effort, told: Told = lambda figure: None) -> list[Figure]:
    """All figures of some games: clicks, first paint and size of the page."""
    found: list[Figure] = []

    def add(game: str, name: str, value: float, unit: str) -> None:
        found.append(Figure(game, name, value, unit))
        told(found[-1])

    with _chromium() as browser, _own_server() as client:
        for game in games:
            paints, files = [], dict[str, bytes]()
            for _ in range(effort.loads):
                paint, files = first_visit(browser, client, game)
                paints.append(paint)
            add(game, "first paint, median", median(paints), "ms")
            plain, packed = sizes(files)
            add(game, "the built page, gzip", packed / 1024, "KiB")
            add(game, "the built page, unpacked", plain / 1024, "KiB")
            waits = clicks(browser, client, game, effort.clicks)
            add(game, "click to paint, median", median(waits), "ms")
            add(game, "click to paint, p95", percentile(waits, 95), "ms")
    return found


def percentile(values: Sequence[float], percent: int) -> float:
    """The smallest value that so many percent do not exceed."""
    ordered = sorted(values)
    return ordered[max(0, ceil(len(ordered) * percent / 100) - 1)]


def sizes(files: dict[str, bytes]) -> tuple[int, int]:
    """Bytes of all files, and as they travel: packed, where that makes them smaller."""
    packed = [min(len(body), len(gzip.compress(body))) for body in files.values()]
    return sum(map(len, files.values())), sum(packed)


@contextmanager
def _own_server() -> Iterator[Client]:
    """A server whose tables are in nobody's way."""
    with tempfile.TemporaryDirectory() as folder, served(os.environ | {"XDG_DATA_HOME": folder}) as client:
        yield client


@contextmanager
def _chromium() -> Iterator["Browser"]:
    try:
        from playwright.sync_api import Error, sync_playwright
    except ImportError:
        raise MissingExtra("Measuring in a browser needs Playwright: pip install playwright.") from None
    with sync_playwright() as playwright:
        path = next((found for name in INSTALLED if (found := shutil.which(name))), None)
        try:
            browser = playwright.chromium.launch(args=list(FLAGS), executable_path=path)
        except Error:
            raise MissingExtra(
                "There is no Chromium that starts: install it, or run playwright install chromium."
            ) from None
        try:
            yield browser
        finally:
            browser.close()


def first_visit(browser: "Browser", client: Client, game: str) -> tuple[float, dict[str, bytes]]:
    """Somebody comes to a table for the first time: milliseconds to the first paint, and the files of the page."""
    with _page(browser, client) as page:
        files: dict[str, bytes] = {}
        answers: list[Any] = []
        page.on("response", lambda answer: answers.append(answer))
        _sit_down(page, client, game)
        paint: float = page.wait_for_function(FIRST_PAINT).json_value()
        for answer in answers:
            path = answer.url.removeprefix(f"http://{client.address}")
            if answer.ok and path.startswith("/") and not path.startswith("/api"):
                files[path] = answer.body()
        return paint, files


def clicks(browser: "Browser", client: Client, game: str, amount: int) -> list[float]:
    """Milliseconds from clicks on whatever glows until something new was painted."""
    luck = random.Random(1)
    with _page(browser, client) as page:
        _sit_down(page, client, game)
        page.evaluate(LISTEN, ANSWERS)
        waits: list[float] = []
        while len(waits) < amount:
            page.locator(READY).first.wait_for()
            if page.get_by_test_id("result").count():
                _sit_down(page, client, game)
                page.evaluate(LISTEN, ANSWERS)
                continue
            _click_something(page, luck)
            page.wait_for_function("() => window.painted.length >= window.clicked")
            waits += page.evaluate("() => { window.clicked = 0; return window.painted.splice(0); }")
        return waits[:amount]


def _click_something(page: "Page", luck: random.Random) -> None:
    """The answer to what is asked first; else a thing that glows, or the big button."""
    asked = page.get_by_test_id("ask-yes")
    if asked.count():
        asked.click()
        return
    button = page.get_by_test_id("big-button")
    glowing = page.locator(GLOWING)
    number = glowing.count()
    presses = button.count() > 0 and button.is_enabled() and (number == 0 or luck.random() < 0.3)
    target = button if presses else glowing.nth(luck.randrange(max(1, number)))
    target.hover(force=True)
    page.wait_for_timeout(HOVERS)
    target.click(force=True)


@contextmanager
def _page(browser: "Browser", client: Client) -> Iterator["Page"]:
    """A browser that was never here, with nothing kept from another visit."""
    context = browser.new_context(
        viewport=SIZE, reduced_motion="reduce", base_url=f"http://{client.address}"  # type: ignore[arg-type]
    )  # fmt: skip
    context.set_default_timeout(PATIENCE)
    context.add_init_script(AT_ONCE)
    try:
        yield context.new_page()
    finally:
        context.close()


def _sit_down(page: "Page", client: Client, game: str) -> None:
    """A table of one's own against programs."""
    others = max(1, find(game).seats.start - 1)
    seats = [{"kind": "me", "name": "Mara"}, *[{"kind": "program", "program": PROGRAM}] * others]
    asked = {"game": game, "seats": seats}
    made = page.context.request.post(f"http://{client.address}/api/tables", data=asked).json()
    page.goto(f"/table/{made['table']['id']}")
    page.locator(READY).first.wait_for()
