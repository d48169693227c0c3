"""The plain board: any game in the browser, drawn from its view alone, and the shelf that is what the server says."""

import random
import re
from collections.abc import Iterator
from itertools import product

import pytest
from playwright.sync_api import Browser, Locator, expect

import bakehouse as bh
from tests.browser import following
from tests.browser.accessibility import violations
from tests.browser.house import DESK, PHONE, Server, Visitor, visitor
from tests.browser.serve_another import ANOTHER
from tests.variants import spread

SHEET = {
    "hours": 3, "business": 4, "circled": [6, 6, 4, 4, 5, 5], "have": [3, 2, 1, 0, 3, 2], "pins": [0, 0, 1, 2, 0, 0],
    "stars": {"brioche": 1},
}  # fmt: skip
SUNDAY = {"day": 7, "white": [1, 3, 6], "black": [2, 5, 6], "sheets": [SHEET, SHEET]}
"""The last day of a week: a match is over after a few actions."""

LESS = "\N{MINUS SIGN}1"


@pytest.fixture(scope="module")
def another(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a game that the browser has no folder for."""
    running = Server(tmp_path_factory.mktemp("another"), "tests.browser.serve_another")
    yield running
    running.stop()


@pytest.fixture(params=spread([(DESK,), (PHONE,)], 1), ids=["desk", "phone"])
def stranger(request: pytest.FixtureRequest, browser: Browser, another: Server) -> Iterator[Visitor]:
    """Somebody at a desk or a phone, who sees a game for the first time."""
    with visitor(browser, another, request.param, has_touch=request.param == PHONE) as somebody:
        yield somebody


def board(guest: Visitor) -> Locator:
    return guest.page.get_by_test_id("plain-board")


def open_plain(guest: Visitor, game: str, seats: int, **options: object) -> str:
    """A table with the plain board, against programs."""
    wishes = [{"kind": "me", "name": "Mara"}, *[{"kind": "program", "program": "greedy"}] * (seats - 1)]
    table = str(guest.new_table(game, wishes, **options)["table"]["id"])
    guest.page.goto(f"/table/{table}?board=plain")
    board(guest).wait_for()
    guest.settle()
    return table


def touch(guest: Visitor, luck: random.Random) -> None:
    """One touch of something that glows on the board or in its tray, or the big button where nothing does."""
    big = guest.page.get_by_test_id("big-button")
    if big.is_visible() and "lit" in (big.get_attribute("class") or ""):
        guest.press_big_button()
        return
    glowing = board(guest).locator("[data-glow=can]")
    count = glowing.count()
    if count:
        glowing.nth(luck.randrange(count)).click()
    else:
        guest.press_big_button()


def play_on(guest: Visitor, luck: random.Random, most: int = 150) -> None:
    """Until the match is over, touching whatever glows."""
    for _ in range(most):
        guest.settle()
        if guest.is_over():
            return
        touch(guest, luck)
    raise AssertionError("the match did not end")


def too_wide(guest: Visitor) -> list[str]:
    """What stands out of the page to the right and cannot be reached; tables and the tray may be scrolled."""
    found: list[str] = guest.page.evaluate(
        "[...document.querySelectorAll('main *')]"
        ".filter(one => one.getBoundingClientRect().right > innerWidth + 1)"
        ".filter(one => !one.closest('.scroll, .tray, .seats, .hidden'))"
        ".map(one => `${one.className} ${one.textContent.trim().slice(0, 60)}`)"
    )
    return found


def test_a_game_that_the_browser_has_never_heard_of(stranger: Visitor) -> None:
    page = stranger.page
    page.goto("/")
    box = page.get_by_test_id(f"box-{ANOTHER}")
    box.click()
    expect(box).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("link", name="First game?")).to_have_count(1)  # any game has a lesson
    assert violations(page) == []
    page.get_by_test_id("play-now").click()
    page.wait_for_url("**/table/*")
    board(stranger).wait_for()
    stranger.settle()
    expect(page).to_have_title("Your turn: Morning Market · Bakehouse")
    expect(page.locator("html")).to_have_attribute("data-accent", "olive")
    assert violations(page) == []
    assert too_wide(stranger) == []


def test_a_game_without_a_lesson_of_its_own_has_a_coach_all_the_same(stranger: Visitor) -> None:
    following.begin(stranger, ANOTHER)
    assert following.heard(stranger) == "points"
    following.touch(stranger)
    stranger.wait_until(lambda: stranger.steps() > 0)


def test_a_whole_match_by_touching_things(stranger: Visitor) -> None:
    table = open_plain(stranger, ANOTHER, 2, position=SUNDAY, take_backs="off")
    play_on(stranger, random.Random(4))
    result = stranger.page.get_by_test_id("result")
    expect(result).to_contain_text("Mara")
    expect(result).to_contain_text("Wholesale")
    stranger.page.goto(f"/replay/{table}")
    expect(stranger.page.get_by_test_id("replay-bar")).to_contain_text("Step 0 of")
    expect(board(stranger)).to_be_visible()
    assert board(stranger).locator("[data-glow=can]").count() == 0
    stranger.page.get_by_role("button", name="To the end").click()
    expect(board(stranger)).to_be_visible()
    assert too_wide(stranger) == []


@pytest.mark.parametrize(("game", "size"), spread(list(product(bh.GAMES, [DESK, PHONE])), 3), ids=str)
def test_every_view_is_drawn_well(browser: Browser, server: Server, game: str, size: tuple[int, int]) -> None:
    luck = random.Random(11)
    with visitor(browser, server, size, has_touch=size == PHONE) as guest:
        open_plain(guest, game, max(2, bh.game(game).seats), take_backs="off")
        for _ in range(6):
            guest.settle()
            text = board(guest).inner_text()
            assert not re.search(r"\[object|undefined|NaN|\bnull\b", text), text
            assert too_wide(guest) == []
            touch(guest, luck)
        guest.page.keyboard.press("Escape")  # nothing is held: what a choice would do is told by the note beside it
        guest.settle()
        assert violations(guest.page) == []


def test_a_choice_narrows_what_is_left_and_can_be_taken_back(browser: Browser, another: Server) -> None:
    with visitor(browser, another) as guest:
        open_plain(guest, ANOTHER, 2, position=SUNDAY)
        tray = guest.page.get_by_test_id("tray")
        glowing = len(guest.glowing())
        guest.thing("bread:brioche").first.click()
        expect(tray.locator("[data-action^='produce brioche']")).to_have_count(2)
        expect(guest.thing("bread:brioche").first).to_have_attribute("data-glow", "picked")
        guest.page.keyboard.press("Escape")
        guest.wait_until(lambda: len(guest.glowing()) == glowing)
        guest.thing("bread:brioche").first.click()
        tray.get_by_role("button", name="Back").click()
        guest.wait_until(lambda: len(guest.glowing()) == glowing)
        before = guest.steps()
        guest.thing("bread:brioche").first.click()
        tray.locator("[data-action='produce brioche 2']").click()
        guest.wait_for_more_than(before)
        expect(guest.page.get_by_test_id("receipt")).to_contain_text("You bake 2 Brioche")


def test_resting_on_a_choice_shows_what_it_would_do(browser: Browser, another: Server) -> None:
    with visitor(browser, another) as guest:
        open_plain(guest, ANOTHER, 2, position=SUNDAY)
        guest.page.get_by_test_id("tray").locator("[data-action=network]").hover()
        note = guest.page.get_by_test_id("note")
        expect(note).to_contain_text("Baking Network")
        expect(note).to_contain_text(f"Hourglasses {LESS}")
        fact = board(guest).locator(".fact", has_text="Hourglasses").first
        expect(fact).to_contain_text(LESS)
        expect(board(guest).locator(".fact", has_text=re.compile("^Fame")).first).to_contain_text("+1")
        guest.page.mouse.move(2, 2)
        expect(note).to_have_count(0)
        expect(fact).not_to_contain_text(LESS)


def test_a_match_without_a_mouse(browser: Browser, another: Server) -> None:
    with visitor(browser, another) as guest:
        open_plain(guest, ANOTHER, 1, position={**SUNDAY, "sheets": [SHEET]})
        keyboard, focused = guest.page.keyboard, guest.page.locator("[data-glow=can]:focus")
        before = guest.steps()
        for _ in range(60):
            keyboard.press("Tab")
            if focused.count() and focused.first.get_attribute("data-action") == "network":
                break
        expect(guest.page.get_by_test_id("note")).to_contain_text("Baking Network")
        keyboard.press("Enter")
        guest.wait_for_more_than(before)
        expect(guest.page.get_by_role("button", name="Undo")).to_be_enabled()
        keyboard.press("u")
        guest.wait_until(lambda: guest.steps() == before)
        keyboard.press("a")
        guest.page.get_by_test_id("actions").wait_for()
        keyboard.press("1")
        guest.page.get_by_test_id("ask-yes").press("Enter")  # hourglasses are left
        guest.page.get_by_test_id("result").wait_for()


def test_a_hint_shows_on_the_board_what_it_is_about(browser: Browser, another: Server) -> None:
    with visitor(browser, another) as guest:
        open_plain(guest, ANOTHER, 1, position={**SUNDAY, "sheets": [SHEET]})
        guest.page.keyboard.press("h")
        expect(board(guest).locator("[data-hint=yes]").first).to_be_visible()


def test_the_plain_board_can_be_had_for_a_game_with_its_own(guest: Visitor) -> None:
    table = guest.play_against("greedy")
    expect(board(guest)).to_have_count(0)
    guest.page.get_by_role("button", name="More", exact=True).click()
    guest.page.get_by_role("button", name="Plain board").click()
    guest.page.keyboard.press("Escape")
    expect(board(guest)).to_be_visible()
    guest.sit_down(table)
    expect(board(guest)).to_be_visible()
    guest.page.goto(f"/table/{table}?board=own")
    guest.settle()
    expect(board(guest)).to_have_count(0)
