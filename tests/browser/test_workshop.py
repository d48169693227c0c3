"""The workshop: a number is changed by hand, asked about, compared, played with friends and printed."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from bakehouse.forms import form
from bakehouse.lab.asking import Ask, Boxed
from tests.browser.accessibility import violations
from tests.browser.house import DESK, PHONE, Server, visitor
from tests.variants import spread

SUBJECT = "building.supermarket"
LEAN = re.compile("Supermarket, Money: 5.*instead of 8")
PRINTED = "Supermarket, Money: 8"


def answer(games: int, done: bool) -> dict[str, Any]:
    """What the laboratory would say: how it plays is tested where it plays."""
    asked = Ask("bake_and_sale", "strength", SUBJECT, beside=Boxed())
    wide = 0.4 / games**0.5
    marks = [
        {"label": form(f"population-{who}").told(), "value": value, "low": value - wide, "high": value + wide,
         "population": who, "box": box, "x": None}
        for who in asked.populations for box, value in (("beside", 0.58), ("here", 0.52))
    ]  # fmt: skip
    figures = [
        {"name": "with", "words": form("chart-with").told(), "unit": "share", "games": games,
         **{key: mark[key] for key in ("value", "low", "high", "population", "box")}}
        for mark in marks
    ]  # fmt: skip
    doubt = {
        "kind": "few", "words": form("chance").told(), "way_out": asked.but(seconds=20.0).told(),
        "out_words": form("ask-length").told(), "asked": False,
    }  # fmt: skip
    return {
        "asked": asked.told(), "words": form("ask-strength", subject=form("building-supermarket")).told(),
        "verdict": form("chart-with").told(), "remarks": [], "figures": figures,
        "charts": [
            {"kind": "dots", "words": form("chart-with").told(), "unit": "share", "reference": 0.5, "marks": marks}
        ],
        "doubts": [doubt], "whom": [], "games": games, "seconds": 1.0, "sure": done, "done": done,
    }  # fmt: skip


def changes(games: int, done: bool) -> dict[str, Any]:
    """What would mend it: a bar for each change, whose names are long."""
    told = answer(games, done)
    names = (form("mend-nothing"), form("mend-rule", rule=form("mend-nothing"), value="a value with a long name"))
    marks = [
        {"label": name.told(), "value": 0.2, "low": 0.0, "high": 0.9, "population": "good", "box": box, "x": None}
        for name, box in zip(names, ("beside", "here"), strict=True)
    ]
    chart = {"kind": "bars", "words": form("chart-with").told(), "unit": "share", "reference": None, "marks": marks}
    return told | {"charts": [chart]}


class Laboratory:
    """Answers in the place of the workers, each time with more games, and notes what it was asked."""

    def __init__(self, page: Page, answer: Callable[[int, bool], dict[str, Any]] = answer) -> None:
        self.asked: list[dict[str, Any]] = []
        self.version = 0
        self.answer = answer
        page.route("**/workshop/questions*", self.hear)
        page.route("**/workshop/questions/*", self.hear)

    def hear(self, route: Route) -> None:
        request = route.request
        if request.method == "POST":
            self.asked.append(json.loads(request.post_data or "{}"))
            self.version = 0
        else:
            self.version += 1
        done = self.version >= 3
        told = {
            "id": "q", "version": self.version, "state": "done" if done else "playing", "ahead": 0, "problem": "",
            "answer": self.answer(100 * 4**self.version, done) if self.version else None,
        }  # fmt: skip
        route.fulfill(status=201 if request.method == "POST" else 200, json=told)


@pytest.mark.parametrize("size", [(1280, 560), PHONE], ids=["desk", "phone"])
def test_whoever_asks_from_further_down_is_led_to_the_answer(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    with visitor(browser, server, size) as guest:
        page = guest.page
        Laboratory(page)
        page.goto("/workshop/bake_and_sale")
        if size == PHONE:
            page.get_by_role("button", name="Questions").click()
        begins = "main => main.getBoundingClientRect().top"
        before = page.locator("main").evaluate(begins)
        for _ in range(2):  # the second time the card is there already
            words = page.get_by_test_id("own-words")
            words.scroll_into_view_if_needed()
            words.fill("does the leader run away?")
            words.press("Enter")
            expect(page.get_by_test_id("narrowing")).to_be_in_viewport()
            expect(page.get_by_test_id("narrowing")).to_have_attribute("data-state", "done")
            assert page.locator("main").evaluate(begins) == before  # the head of the page is still there


def test_names_of_changes_lie_on_no_interval(browser: Browser, server: Server) -> None:
    with visitor(browser, server, DESK) as guest:
        page = guest.page
        Laboratory(page, changes)
        page.goto("/workshop/bake_and_sale")
        page.get_by_test_id("ask-mend").click()
        expect(page.get_by_test_id("narrowing")).to_have_attribute("data-state", "done")
        chart = page.get_by_test_id("answer").locator("figure svg")
        names = chart.locator("text.name").evaluate_all("all => all.map((one) => one.getBoundingClientRect().toJSON())")
        bars = chart.locator("g").evaluate_all("all => all.map((one) => one.getBoundingClientRect().toJSON())")
        assert len(names) == len(bars) == 2
        for name in names:
            assert all(name["bottom"] <= bar["top"] or bar["bottom"] <= name["top"] for bar in bars)
            assert name["right"] <= chart.evaluate("one => one.getBoundingClientRect().right")
        expect(page.get_by_test_id("answer").locator(".key")).to_have_count(0)  # every bar says which box it is of


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_number_is_changed_asked_about_compared_played_and_printed(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    with visitor(browser, server, size) as guest:
        page = guest.page
        laboratory = Laboratory(page)
        page.goto("/workshop/bake_and_sale")
        money = page.locator('[data-path="buildings.supermarket.money"]')
        money.click()
        page.get_by_role("spinbutton").fill("5")
        page.keyboard.press("Enter")
        expect(money).to_have_accessible_name(LEAN)
        expect(money.locator("s")).to_have_text("8")
        assert "buildings.supermarket.money=5" in page.url
        page.get_by_test_id("edition-title").fill("Lean Supermarket")
        page.get_by_test_id("edition-title").press("Tab")
        page.get_by_test_id("keep").click()
        assert violations(page) == []

        guest.expects_trouble = True  # the browser complains of every answer that is a refusal
        days = page.locator('[data-path="days"]')
        days.click()
        page.get_by_role("spinbutton").fill("700")
        expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("The edition's days is 700")
        expect(page.get_by_test_id("play-edition")).to_be_disabled()
        page.get_by_role("button", name="back to 7").click()
        expect(page.get_by_role("dialog").get_by_role("alert")).to_have_count(0)
        page.keyboard.press("Escape")
        guest.expects_trouble = False

        if size == PHONE:
            page.get_by_role("button", name="Questions").click()
        page.get_by_test_id("subject-strength").select_option(SUBJECT)
        page.get_by_test_id("ask-strength").click()
        expect(page.get_by_test_id("narrowing")).to_have_attribute("data-state", "done")
        expect(page.get_by_test_id("narrowing")).to_contain_text("6,400 games")
        [asked] = laboratory.asked
        assert (asked["question"], asked["subject"]) == ("strength", SUBJECT)
        assert asked["box"]["edition"] == {
            "edition": "Lean Supermarket", "buildings": {"supermarket": {"money": 5}},
        }  # fmt: skip
        assert asked["beside"] == {"edition": {}, "house_rules": {}}
        page.get_by_test_id("way-out").click()
        expect(page.get_by_test_id("narrowing")).to_have_attribute("data-state", "done")
        assert laboratory.asked[-1]["seconds"] == 20
        assert violations(page) == []

        if size == PHONE:
            page.get_by_role("button", name="The box").click()
        page.get_by_role("button", name="Back to the printed box").click()
        expect(money).to_have_accessible_name(PRINTED)
        if size == PHONE:
            page.get_by_role("button", name="Questions").click()
        page.get_by_test_id("tries").get_by_role("button", name="Lean Supermarket").first.click()
        if size == PHONE:
            page.get_by_role("button", name="The box").click()
        expect(money).to_have_accessible_name(LEAN)

        page.get_by_test_id("print").click()
        expect(page.get_by_test_id("print")).to_have_attribute("data-ready", "true")
        expect(page.get_by_text("What differs")).to_be_visible()
        page.go_back()
        page.get_by_test_id("play-edition").click()
        expect(page.get_by_test_id("waiting")).to_contain_text("Lean Supermarket edition")


@pytest.mark.parametrize("game", spread(["bake_and_sale", "bake_the_cake", "cake_auf", "cupcake_empire"], 1))
def test_every_game_has_a_workshop_and_is_printed_within_its_sheets(
    browser: Browser, server: Server, game: str
) -> None:
    with visitor(browser, server, DESK) as guest:
        page = guest.page
        page.goto(f"/workshop/{game}")
        expect(page.get_by_test_id("sheet")).to_be_visible()
        assert violations(page) == []
        for paper in ("a4", "letter"):
            page.goto(f"/print/{game}?paper={paper}")
            expect(page.get_by_test_id("print")).to_have_attribute("data-ready", "true")
            cut = page.evaluate(
                """() => [...document.querySelectorAll(".page")].flatMap((sheet) => {
                    const whole = sheet.getBoundingClientRect();
                    return [...sheet.querySelectorAll(".piece, svg.board")].filter((one) => {
                        const { left, top, right, bottom } = one.getBoundingClientRect();
                        return left < whole.left || top < whole.top || right > whole.right || bottom > whole.bottom;
                    });
                }).length"""
            )
            assert cut == 0
        narrow = page.evaluate(
            """() => [...document.querySelectorAll(".numbers .thing")]
                .filter((card) => card.scrollWidth > card.clientWidth + 1).map((card) => card.textContent)"""
        )
        assert narrow == []
        assert page.evaluate("document.querySelectorAll('.board .acts, .board [data-lit]').length") == 0


def test_nothing_is_on_its_way_where_a_board_is_printed(browser: Browser, server: Server) -> None:
    with visitor(browser, server, DESK) as guest:
        page = guest.page
        page.emulate_media(reduced_motion="no-preference")
        page.goto("/print/cupcake_empire")
        expect(page.get_by_test_id("print")).to_have_attribute("data-ready", "true")
        moving = "document.querySelector('svg.board').getAnimations({ subtree: true }).length"
        assert page.evaluate(moving) == 0
        expect(page.locator("svg.board")).to_contain_text("Seat 1")
        expect(page.get_by_text("Show mine")).to_have_count(0)
