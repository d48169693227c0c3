"""The pictures of the documentation: every screen at desktop and phone size, by day and by night.

`python -m tests.browser.screenshots FOLDER` takes them. Positions are prepared, so that they show the same each time.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Browser, Route, sync_playwright

import bakehouse as bh
from bakehouse.lab.asking import Ask, Boxed, ask
from bakehouse.lab.asking.answers import LONGEST, AnswerTold
from bakehouse.match import Match
from bakehouse.players import find, turn_of
from tests.browser.cake_positions import DECISIVE
from tests.browser.found import launched
from tests.browser.house import DESK, PHONE, Server, Visitor
from tests.packages import EXAMPLE, install

THOUGHT_ABOUT = 600_000
"""Milliseconds that a whole match may be thought about, with the lowest priority on a busy machine."""
LEAN_SUBJECT, LEAN_GAMES = "building.supermarket", 32
SHARP = {DESK: 1, PHONE: 1.5}
FRIDAY = {
    "day": 5, "white": [1, 3, 6], "black": [2, 5, 6],
    "sheets": [
        {
            "hours": 5, "business": 4,
            "circled": [6, 6, 4, 4, 5, 5], "have": [3, 2, 1, 0, 3, 2], "pins": [0, 0, 1, 2, 0, 0],
            "stars": {"brioche": 1}, "loaves": [3, 0, 2, 2, 0, 0], "used": [1, 0, 0, 1, 0, 0], "fame": 2, "hired": 2,
            "orders": ["order_6"],
        },
        {
            "hours": 3, "business": 3,
            "circled": [6, 5, 5, 3, 2, 2], "have": [1, 0, 2, 1, 0, 1], "loaves": [5, 3, 0, 0, 0, 0], "fame": 4,
            "stars": {"baguette": 1},
        },
        {
            "hours": 0, "business": 4,
            "circled": [5, 6, 4, 5, 1, 1], "have": [0, 2, 0, 1, 1, 1], "pins": [0, 0, 1, 0, 0, 0],
            "loaves": [2, 2, 3, 0, 0, 0], "fame": 3, "phase": "DONE",
        },
    ],
}  # fmt: skip

LAST_NIGHT = {
    "round": 2, "first": 1, "turns": 22, "mulligans": [0, 0, 1, 0],
    "players": [
        {
            "hand": ["chocolate", "milk", "fruit", "fire_extinguisher", "power_outage"],
            "recipes": {"tiramisu": ["sugar", "eggs", "milk"], "churros": ["flour"], "pavlova": ["sugar", "eggs"]},
            "carried": ["tiramisu"], "alarms": ["churros"], "done": {"apple_pie": 1},
        },
        {
            "hand": ["rice", "milk", "one_for_one"],
            "recipes": {"gelato": ["milk", "nuts"], "baklava": ["flour"]}, "done": {"macaron": 1},
        },
        {
            "hand": ["rice", "nuts", "butter"],
            "recipes": {"black_forest": ["flour", "milk", "fruit"], "mochi": ["sugar"]},
            "alarms": ["black_forest"], "outages": ["mochi"], "done": {"kulfi": 1, "bingsu": 1},
        },
        {
            "hand": ["nuts", "eggs"],
            "recipes": {"sachertorte": ["flour", "butter"]}, "done": {"mooncake": 2, "nanaimo_bar": 1},
        },
    ],
    "known": [[0, 1, ["rice"]], [0, 2, ["nuts"]]],
    "seen": [["gelato", "milk", [0]]],
    "discard": ["sugar", "milk", "butter", "nuts", "power_restored"],
}  # fmt: skip

SEVENTH_ROUND = {
    "round": 7,
    "players": {
        "red": {
            "income": 34, "production": 8, "sales": 7, "ideas": 2, "marker": 2,
            "columns": ["purple + grey", "yellow", "2 green", "orange + 2 grey", "pink"], "rest": "purple + yellow",
            "improvements": {"1": ["frosting"], "3": ["sell"], "4": ["income", "outlet"]},
            "bases": ["choc", "vanilla"], "frostings": ["choc", "mint"],
            "recipes": [["vanilla", "lemon"], ["choc", "mint"]], "outlets": {"market": 1, "hilltop": 1},
        },
        "blue": {
            "income": 38, "production": 9, "sales": 11, "outlets": {"market": 2}, "recipes": [["choc", "lemon"]],
        },
        "white": {
            "income": 29, "production": 12, "sales": 5, "ideas": 1, "outlets": {"lake": 1},
            "recipes": [["vanilla", "mint"]],
        },
    },
}  # fmt: skip


HOT = {
    "act": 0, "turns": 15, "roll": [2, 2, 3, 4, 5], "oven": [1, 3, 3, 3, 4, 4, 4, 5], "put": True,
    "orders": ["twins", "high_row", "triplets"], "sold": [["crumbs"], ["trio", "even_ones"], ["squares"]],
    "baked": [14, 10, 10], "coins": [4, 3, 0], "gloves": [2, 1, 3], "burnt": [0, 0, 2],
}  # fmt: skip


class Photographer:
    """Takes each picture twice: by day and by night."""

    def __init__(self, browser: Browser, server: Server, folder: Path) -> None:
        self.browser, self.server, self.folder = browser, server, folder
        self.met = False
        """Whether somebody waits at an open table."""
        self.ended = ""
        """The table of a match to look back on."""
        folder.mkdir(parents=True, exist_ok=True)

    def guest(self, size: tuple[int, int], theme: str) -> Visitor:
        scheme: Any = "dark" if theme == "night" else "light"
        return Visitor(self.browser, self.server, size, color_scheme=scheme, device_scale_factor=SHARP[size])

    def take(self, guest: Visitor, name: str, size: tuple[int, int], theme: str) -> None:
        parts = [name, *(["phone"] if size == PHONE else []), *(["night"] if theme == "night" else [])]
        guest.page.wait_for_timeout(500)
        picture = self.folder / f"{'-'.join(parts)}.png"
        guest.page.screenshot(path=picture)
        make_small(picture)

    def start(self, size: tuple[int, int], theme: str) -> None:
        guest, host = self.guest(size, theme), self.guest(size, theme)
        greedy = {"kind": "program", "program": "greedy"}
        others = [{**greedy, "name": name} for name in ("Theo", "Jun")]
        guest.context.request.put("/api/me", data={"name": "Mara"})
        guest.new_table("cupcake_empire", [{"kind": "me", "name": "Mara"}, *others])
        if not self.met:
            host.new_table("cake_auf", [{"kind": "me", "name": "Iris"}, {"kind": "open"}], public=True)
            self.met = True
        guest.page.goto("/")
        guest.page.locator("[data-testid=play-now]:not([disabled])").wait_for()
        self.take(guest, "start", size, theme)
        guest.close()
        host.close()

    def bake_and_sale(self, size: tuple[int, int], theme: str) -> None:
        guest = self.guest(size, theme)
        seats = [
            {"kind": "me", "name": "Mara"},
            {"kind": "open"},
            {"kind": "program", "program": "greedy", "name": "Jun"},
        ]
        made = guest.new_table("bake_and_sale", seats, position=FRIDAY)
        friend = self.guest(size, theme)
        friend.page.goto(made["you"]["invitations"][0]["path"])
        friend.page.get_by_role("textbox").fill("Theo")
        friend.page.get_by_role("button", name="Sit down").click()
        guest.sit_down(made["table"]["id"])
        if size == PHONE:
            guest.page.get_by_test_id("panel-bakery").click()
        guest.thing("bread:brioche").click()
        self.take(guest, "bake_and_sale", size, theme)
        friend.close()
        guest.close()

    def cake_auf(self, size: tuple[int, int], theme: str) -> None:
        guest = self.guest(size, theme)
        others = ({"kind": "program", "program": "greedy", "name": name} for name in ("Theo", "Iris", "Ofelia"))
        made = guest.new_table("cake_auf", [{"kind": "me", "name": "Mara"}, *others], position=LAST_NIGHT)
        guest.sit_down(made["table"]["id"])
        guest.thing("ingredient:chocolate").click()
        if size == DESK:
            guest.thing("recipe:tiramisu").hover()
            guest.page.get_by_test_id("note").wait_for()
        else:
            guest.thing("recipe:tiramisu").click()
        self.take(guest, "cake_auf", size, theme)
        guest.close()

    def bake_the_cake(self, size: tuple[int, int], theme: str) -> None:
        guest = self.guest(size, theme)
        others = [{"kind": "program", "program": "greedy", "name": name} for name in ("Theo", "Noor", "Sam")]
        made = guest.new_table("bake_the_cake", [{"kind": "me", "name": "Mara"}, *others], position=DECISIVE)
        guest.sit_down(made["table"]["id"])
        if size == PHONE:
            guest.page.get_by_test_id("panel-recipes").click()
        guest.thing("card:warm_topping").click(position={"x": 60, "y": 12})
        guest.thing("tray:green").click(position={"x": 40, "y": 60})
        self.take(guest, "bake_the_cake", size, theme)
        guest.close()

    def cupcake_empire(self, size: tuple[int, int], theme: str) -> None:
        guest = self.guest(size, theme)
        others = [{"kind": "program", "program": "greedy", "name": name} for name in ("Theo", "Jun")]
        made = guest.new_table("cupcake_empire", [{"kind": "me", "name": "Mara"}, *others], position=SEVENTH_ROUND)
        guest.sit_down(made["table"]["id"])
        for thing in ("column:4", "level:4.2"):
            guest.thing(thing).click()
            if size == PHONE:
                guest.press_big_button()
        house = guest.thing("house:hilltop.3")
        if size == DESK:
            house.hover()
            guest.page.get_by_test_id("note").wait_for()
        else:
            house.click()
        self.take(guest, "cupcake_empire", size, theme)
        guest.close()

    def plain(self, size: tuple[int, int], theme: str) -> None:
        guest = self.guest(size, theme)
        others = [{"kind": "program", "program": "greedy", "name": name} for name in ("Theo", "Jun")]
        made = guest.new_table("bake_and_sale", [{"kind": "me", "name": "Mara"}, *others], position=FRIDAY)
        guest.page.goto(f"/table/{made['table']['id']}?board=plain")
        guest.page.get_by_test_id("plain-board").wait_for()
        guest.settle()
        choice = guest.page.get_by_test_id("tray").locator("[data-action=network]")
        if size == DESK:
            choice.hover()
            guest.page.get_by_test_id("note").wait_for()
        else:
            choice.click()
        self.take(guest, "plain", size, theme)
        guest.close()

    def hot_oven(self, size: tuple[int, int], theme: str) -> None:
        """The game of another package, on the plain board."""
        guest = self.guest(size, theme)
        others = [{"kind": "program", "program": "greedy", "name": name} for name in ("Theo", "Jun")]
        made = guest.new_table("hot_oven", [{"kind": "me", "name": "Mara"}, *others], position=HOT)
        guest.page.goto(f"/table/{made['table']['id']}")
        guest.page.get_by_test_id("plain-board").wait_for()
        guest.settle()
        if size == DESK:
            guest.thing("rack:2").last.hover()
            guest.page.get_by_test_id("note").wait_for()
        else:
            guest.thing("rack:2").first.click()
        self.take(guest, "hot_oven", size, theme)
        guest.close()

    def workshop(self, size: tuple[int, int], theme: str) -> None:
        """Numbers changed in pencil, and what games say of them: as many each time, so that they say the same."""
        answers = said_of_lean()
        guest = self.guest(size, theme)
        page = guest.page

        def tell(route: Route) -> None:
            """The next of the answers."""
            version = int(parse_qs(urlsplit(route.request.url).query).get("version", ["-1"])[0]) + 1
            told = answers[min(version, len(answers)) - 1] if version else None
            state = "done" if version >= len(answers) else "playing"
            info = {"id": "asked", "version": version, "state": state, "ahead": 0, "problem": "", "answer": told}
            route.fulfill(status=200 if version else 201, json=info)

        page.route("**/workshop/questions*", tell)
        page.route("**/workshop/questions/*", tell)
        changed = "edition=Lean+Supermarket&buildings.supermarket.money=5&breads.focaccia.prices.2=6"
        page.goto(f"/workshop/bake_and_sale#{changed}")
        page.locator('[data-path="buildings.supermarket.money"]').wait_for()
        if size == PHONE:
            self.take(guest, "workshop-box", size, theme)
            page.get_by_role("button", name="Questions").click()
        page.get_by_test_id("subject-strength").select_option(LEAN_SUBJECT)
        page.get_by_test_id("ask-strength").click()
        page.locator('[data-testid="narrowing"][data-state="done"]').wait_for()
        if size == DESK:
            page.locator('[data-path="buildings.supermarket.money"]').click()
            page.get_by_role("dialog").wait_for()
        self.take(guest, "workshop", size, theme)
        guest.close()

    def result(self, size: tuple[int, int], theme: str) -> None:
        guest = self.guest(size, theme)
        last_day = {**FRIDAY, "day": 7}
        seats = [
            {"kind": "me", "name": "Mara"},
            *({"kind": "program", "program": "greedy", "name": n} for n in ("Theo", "Jun")),
        ]
        made = guest.new_table("bake_and_sale", seats, position=last_day)
        guest.sit_down(made["table"]["id"])
        guest.press_big_button()
        guest.page.get_by_test_id("result").wait_for()
        guest.page.get_by_test_id("outlook").wait_for()
        self.take(guest, "result", size, theme)
        guest.close()

    def look_back(self, size: tuple[int, int], theme: str) -> None:
        """A whole match, as it is understood afterwards."""
        guest = self.guest(size, theme)
        if not self.ended:
            made = guest.context.request.post(f"{guest.server.address}/api/records", data={"text": whole_match()})
            self.ended = str(made.json()["table"]["id"])
        guest.page.goto(f"/look-back/{self.ended}")
        guest.page.get_by_test_id("moment").wait_for(timeout=THOUGHT_ABOUT)
        guest.page.wait_for_load_state("networkidle")
        self.take(guest, "look-back", size, theme)
        guest.close()

    def contest(self, size: tuple[int, int], theme: str) -> None:
        """Cakes before the jury."""
        guest = self.guest(size, theme)
        others = [{"kind": "program", "program": "greedy", "name": name} for name in ("Theo", "Noor", "Sam")]
        made = guest.new_table("bake_the_cake", [{"kind": "me", "name": "Mara"}, *others], position=DECISIVE)
        table = made["table"]["id"]
        told = {"seat": 0, "length": 0, "action": "complete warm_topping green"}
        assert guest.context.request.post(f"{guest.server.address}/api/tables/{table}/moves", data=told).ok
        guest.page.goto(f"/table/{table}")
        guest.page.get_by_test_id("outlook").wait_for()
        self.take(guest, "contest", size, theme)
        guest.close()


def whole_match() -> str:
    """The record of a match between greedy bakers."""
    match = Match(bh.game("cupcake_empire", 3), seed=11, players=["Mara", "Theo", "Jun"])
    greedy = find("greedy", "cupcake_empire")
    while not match.over:
        match.push(greedy.choose(turn_of(match, match.actor)))
    return match.record()


@cache
def said_of_lean() -> list[AnswerTold]:
    """The answers to a question about a box of one's own, each better than the one before."""
    box = Boxed({"buildings": {"supermarket": {"money": 5}}, "breads": {"focaccia": {"prices": [3, 4, 6]}}})
    asked = Ask("bake_and_sale", "strength", LEAN_SUBJECT, seats=2, box=box, beside=Boxed(), seconds=LONGEST)
    asked = asked.but(games=LEAN_GAMES)
    return [answer.told() for answer in ask(asked)]


def make_small(picture: Path) -> None:
    """With a palette of 256 colours, where something is installed that can do that."""
    if pngquant := shutil.which("pngquant"):
        subprocess.run([pngquant, "--force", "--ext", ".png", "--strip", str(picture)], check=True)
        return
    try:
        images: Any = import_module("PIL.Image")
    except ImportError:
        return
    few = images.open(picture).convert("RGB").quantize(256, method=images.Quantize.MAXCOVERAGE, kmeans=4, dither=0)
    few.save(picture, optimize=True)


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "screenshots")
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        os.environ["PYTHONPATH"] = install(EXAMPLE, Path(place) / "installed")
        server, browser = Server(Path(place)), launched(playwright)
        try:
            photographer = Photographer(browser, server, folder)
            for size in (DESK, PHONE):
                for theme in ("day", "night"):
                    for screen in (
                        photographer.start,
                        photographer.bake_and_sale,
                        photographer.cake_auf,
                        photographer.bake_the_cake,
                        photographer.cupcake_empire,
                        photographer.plain,
                        photographer.hot_oven,
                        photographer.workshop,
                        photographer.result,
                        photographer.contest,
                        photographer.look_back,
                    ):
                        screen(size, theme)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
