"""A server of its own and a real browser, for the tests of the table in the browser."""

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src" / "bakehouse" / "server" / "pages" / "table"
DESK, PHONE = (1366, 768), (390, 844)
BEGINS_WITHIN = 900
"""Seconds; the first start compiles the games."""
PATIENCE = 90_000
"""Milliseconds for anything that a page is asked for: a busy machine may be slow, and nothing here measures speed."""
expect.set_options(timeout=PATIENCE)


class Server:
    """`bakehouse serve` as a process that can be killed and started again at the same place."""

    def __init__(self, folder: Path, module: str = "bakehouse.cli") -> None:
        self.folder, self.port, self.module = folder, 0, module
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        command = [
            sys.executable, "-m", self.module, "serve", "--port", str(self.port),
            "--database", str(self.folder / "tables.sqlite3"), "--log-level", "warning", "--generous",
        ]  # fmt: skip
        paths = os.pathsep.join([str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")])
        said = self.folder / "said.txt"
        with said.open("w") as out:
            self.process = subprocess.Popen(
                command, stdout=out, env=os.environ | {"PYTHONPATH": paths}, cwd=self.folder
            )
        begun = time.monotonic()
        while time.monotonic() - begun < BEGINS_WITHIN and self.process.poll() is None:
            if found := re.search(r"http://[\d.]+:(\d+)", said.read_text()):
                self.port = int(found[1])
                return
            time.sleep(0.1)
        self.stop()
        pytest.fail(f"The server did not begin: {said.read_text()[-500:]}")

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """At once, as when the machine is switched off."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.kill()


class Visitor:
    """Somebody at a screen of their own. Whatever the page complains about is kept, and fails the test."""

    def __init__(
        self, browser: Browser, server: Server, size: tuple[int, int], pace: str = "instant", ends_turns: bool = True,
        **options: Any,
    ) -> None:  # fmt: skip
        """With `ends_turns` the last action of a turn does not wait for the button: most tests are about others."""
        self.server = server
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, base_url=server.address, service_workers="block",
            **{"reduced_motion": "reduce", **options},
        )  # fmt: skip
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(  # whoever chooses another pace keeps it
            f"try {{ localStorage['bakehouse.pace'] ??= '{pace}' }} catch {{}}"
        )
        if ends_turns:
            self.context.add_init_script("localStorage.setItem('bakehouse.turns', 'by-themselves')")
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.frames: list[str] = []
        self.expects_trouble = False
        self.page.on("console", lambda said: self._complain(said.text) if said.type == "error" else None)
        self.page.on("pageerror", lambda problem: self._complain(str(problem)))
        self.page.on(
            "websocket", lambda socket: socket.on("framereceived", lambda frame: self.frames.append(str(frame)))
        )

    def _complain(self, text: str) -> None:
        if not self.expects_trouble:
            self.complaints.append(text)

    # --- Getting to a table

    def new_table(self, game: str, seats: list[dict[str, Any]], **options: Any) -> dict[str, Any]:
        answer = self.context.request.post(
            f"{self.server.address}/api/tables", data={"game": game, "seats": seats, **options}
        )
        assert answer.ok, answer.text()
        made: dict[str, Any] = answer.json()
        return made

    def sit_down(self, table: str) -> None:
        self.page.goto(f"/table/{table}")
        self.page.get_by_test_id("table").wait_for()
        self.settle()

    def play_against(self, program: str, game: str = "bake_and_sale", others: int = 1, **options: Any) -> str:
        """A table of one's own against programs."""
        seats = [{"kind": "me", "name": "Mara"}, *[{"kind": "program", "program": program}] * others]
        table = str(self.new_table(game, seats, **options)["table"]["id"])
        self.sit_down(table)
        return table

    # --- At the table

    def settle(self) -> None:
        """Until this seat may act, or the match is over."""
        self.page.locator("[data-live=yes], [data-testid=result], [data-testid=waiting]").first.wait_for()

    def steps(self) -> int:
        return int(self.page.get_by_test_id("table").get_attribute("data-steps") or 0)

    def wait_for_more_than(self, steps: int) -> None:
        """Until more has happened, as far as the page shows it."""
        shown = "Number(document.querySelector('[data-steps]')?.dataset.steps ?? Infinity)"
        self.page.wait_for_function(f"steps => {shown} > steps", arg=steps)

    def is_over(self) -> bool:
        return self.page.get_by_test_id("result").is_visible()

    def thing(self, name: str) -> Any:
        return self.page.locator(f'[data-thing="{name}"]')

    def wait_until(self, happens: Callable[[], object]) -> None:
        """Ask again until the answer is yes; what the page shows follows what the server says a little later."""
        until = time.monotonic() + PATIENCE / 1000
        while not happens():
            assert time.monotonic() < until, f"it never came to that; what glows is {self.glowing()}"
            self.page.wait_for_timeout(20)

    def wait_until_glows(self, *names: str) -> None:
        """Until these things can be touched, and no others."""
        self.wait_until(lambda: sorted(self.glowing()) == sorted(names))

    def glowing(self) -> list[str]:
        """The things that can be touched now."""
        return [str(name) for name in self.page.eval_on_selector_all(
            '[data-thing][data-glow="can"]', "found => found.map(one => one.dataset.thing)"
        )]  # fmt: skip

    def look_back(self, table: str, moments: int = 6) -> None:
        """Replay an ended match from beginning to end, with moments that the graph of who was winning leads to."""
        self.page.goto(f"/replay/{table}")
        bar, graph = self.page.get_by_test_id("replay-bar"), self.page.get_by_test_id("outlook")
        expect(bar).to_contain_text("Step 0 of")
        graph.wait_for()
        steps = int(graph.get_attribute("aria-valuemax") or 0)
        box = graph.bounding_box()
        assert box is not None
        for moment in range(1, moments):
            before = graph.get_attribute("aria-valuenow") or ""
            graph.click(position={"x": box["width"] * moment / moments, "y": box["height"] / 2})
            expect(graph).not_to_have_attribute("aria-valuenow", before)
        self.page.get_by_role("button", name="To the end").click()
        expect(bar).to_contain_text(f"Step {steps} of {steps}")

    def press_big_button(self) -> None:
        """And mean it, whatever would be left unused."""
        self.page.get_by_test_id("big-button").click()
        if self.page.get_by_test_id("ask-yes").count():
            self.page.get_by_test_id("ask-yes").click()

    def close(self) -> None:
        self.context.close()


@contextmanager
def visitor(browser: Browser, server: Server, size: tuple[int, int] = DESK, **options: Any) -> Iterator[Visitor]:
    """Somebody who comes, and whose page must not have complained when they go."""
    guest = Visitor(browser, server, size, **options)
    try:
        yield guest
        assert not guest.complaints, f"the page complained: {guest.complaints}"
    finally:
        guest.close()
