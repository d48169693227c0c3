"""A game of another package in the browser: installed as people install it, played on the plain board."""

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.accessibility import violations
from tests.browser.house import DESK, PHONE, Server, Visitor, visitor
from tests.browser.test_plain_board import board, open_plain, play_on, too_wide
from tests.packages import EXAMPLE, install
from tests.variants import spread

GAME = "hot_oven"
FULL = {"roll": [2, 2, 5], "oven": [1, 3, 3, 3, 4], "orders": ["twins", "high_row", "ladder"], "put": True}


@pytest.fixture(scope="module")
def bakery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for which the example is installed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", install(EXAMPLE, tmp_path_factory.mktemp("installed")))
        running = Server(tmp_path_factory.mktemp("tables"))
    yield running
    running.stop()


@pytest.fixture(params=spread([(DESK,), (PHONE,)], 1), ids=["desk", "phone"])
def baker(request: pytest.FixtureRequest, browser: Browser, bakery: Server) -> Iterator[Visitor]:
    with visitor(browser, bakery, request.param, has_touch=request.param == PHONE) as somebody:
        yield somebody


def title_of_areas(guest: Visitor) -> list[str]:
    return [title.strip() for title in board(guest).locator("h2").all_inner_texts()]


def test_it_stands_on_the_shelf_and_is_played_to_the_end(baker: Visitor) -> None:
    page = baker.page
    page.goto("/")
    page.get_by_test_id(f"box-{GAME}").click()
    expect(page.locator("main")).to_contain_text("Push your luck, sell before it burns")
    page.get_by_test_id("play-now").click()
    page.wait_for_url("**/table/*")
    board(baker).wait_for()
    baker.settle()
    expect(page).to_have_title("Your turn: Hot Oven · Bakehouse")
    expect(page.locator("html")).to_have_attribute("data-accent", "olive")
    assert violations(page) == []
    open_plain(baker, GAME, 2, take_backs="off")
    play_on(baker, random.Random(8), most=400)
    result = page.get_by_test_id("result")
    for part in ("Dice", "Orders", "Coins"):
        expect(result).to_contain_text(part)


def test_its_areas_are_those_that_it_names(baker: Visitor) -> None:
    open_plain(baker, GAME, 2, position=FULL)
    titles = title_of_areas(baker)
    assert titles[:3] == ["The roll", "Orders", "Oven"] and titles.index("Heat") < titles.index("Mara")
    expect(board(baker).get_by_role("img", name=re.compile("^Heat: 5 of 10"))).to_be_visible()
    expect(board(baker).get_by_role("img", name=re.compile("Mara: 0 of 40"))).to_be_visible()
    text = board(baker).inner_text()
    assert "Rolling" not in text and "Act" not in text and not re.search(r"\[object|undefined|NaN|\bnull\b", text)
    assert too_wide(baker) == []
    assert violations(baker.page) == []


def test_dice_and_racks_glow_together_and_say_what_they_would_do(browser: Browser, bakery: Server) -> None:
    with visitor(browser, bakery) as guest:
        open_plain(guest, GAME, 2, position=FULL)
        glowing = guest.glowing()
        assert glowing.count("rack:2") == 3 and glowing.count("rack:5") == 2  # each die, and the rack that it goes to
        assert "rack:3" not in glowing
        guest.thing("rack:2").last.hover()
        note = guest.page.get_by_test_id("note")
        expect(note).to_contain_text("Put 2 dice on rack 2: heat 7")
        expect(note).to_contain_text("Twins, Fulfilled")
        expect(board(guest).locator(".die.goes")).to_have_count(2)
        guest.thing("rack:2").last.click()
        expect(guest.page.get_by_test_id("receipt")).to_contain_text("You put 2 dice on rack 2")
        guest.wait_until(lambda: guest.glowing().count("rack:5") == 2 and "rack:2" not in guest.glowing())
        expect(guest.page.get_by_test_id("big-button")).to_contain_text("Stop and sell")


def test_an_empty_tray_keeps_its_place(browser: Browser, bakery: Server) -> None:
    with visitor(browser, bakery) as guest:
        open_plain(guest, GAME, 2, position={**FULL, "roll": []})
        assert title_of_areas(guest)[:3] == ["The roll", "Orders", "Oven"]
