"""Every language at a phone: nothing is wider than the screen, no word is missing, and the log opens to its steps."""

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from bakehouse.games import OURS
from bakehouse.words import LANGUAGES
from tests.browser.accessibility import violations
from tests.browser.house import PHONE, Server, Visitor, visitor
from tests.variants import spread

MOVES = 12
TOO_WIDE = """() => {
  const scrolls = (one) => ['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(one).overflowX);
  const kept = (one) => { for (let at = one.parentElement; at; at = at.parentElement) if (scrolls(at)) return at; };
  const inside = (one) => { const box = kept(one); return box && box.getBoundingClientRect().right <= innerWidth + 1; };
  return [...document.body.querySelectorAll('*')].filter((one) => {
    const sticksOut = one.getBoundingClientRect().right > innerWidth + 1 && !inside(one);
    const spills = one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1 && !scrolls(one);
    return one.checkVisibility() && !one.closest('svg, dialog:not([open])') && (sticksOut || spills);
  }).map((one) => `${one.tagName} ${one.className}: ${one.textContent.trim().slice(0, 60)}`);
}"""
"""What sticks out of the screen to the right, or spills out of its own box; what can be scrolled may be longer."""


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    code: str = request.param
    return code


@pytest.fixture
def reader(browser: Browser, server: Server, language: str) -> Iterator[Visitor]:
    """Somebody at a phone who reads that language."""
    with visitor(browser, server, PHONE, has_touch=True) as somebody:
        somebody.context.add_init_script(f"localStorage.setItem('bakehouse.language', '{language}')")
        yield somebody


def too_wide(guest: Visitor) -> list[str]:
    assert not guest.page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
    found: list[str] = guest.page.evaluate(TOO_WIDE)
    return found


def play_some(guest: Visitor, table: str, luck: random.Random) -> None:
    """Some moves at random, as programs make them: what was done is told in the log."""
    at, request = f"{guest.server.address}/api/tables/{table}", guest.context.request
    for _ in range(MOVES):
        guest.settle()
        if guest.is_over():
            return
        position = request.get(f"{at}/position", params={"seat": 0}).json()
        actions, steps = position["view"]["actions"], guest.steps()
        if not actions:
            continue
        move = {"seat": 0, "length": position["length"], "action": luck.choice(actions)["id"]}
        if request.post(f"{at}/moves", data=move).ok:
            guest.wait_for_more_than(steps)


def test_the_pages_around_a_table(reader: Visitor, language: str) -> None:
    for address in ("/", f"/new/{OURS[0]}", "/you", "/about"):
        reader.page.goto(address)
        reader.page.locator("main").first.wait_for()
        expect(reader.page.locator("html")).to_have_attribute("lang", language)
        assert too_wide(reader) == []


@pytest.mark.parametrize("game", spread(OURS, 1))
def test_a_table_and_its_log(reader: Visitor, game: str) -> None:
    page = reader.page
    table = reader.play_against("greedy", game, others=2)
    play_some(reader, table, random.Random(5))
    reader.settle()  # what others do leads back to the board
    for tab in page.locator("[data-testid^=panel-]").all():
        tab.tap()
        assert too_wide(reader) == []
    receipt = page.get_by_test_id("receipt")  # the last of the panels
    opener = receipt.locator("[aria-expanded=false]").last
    opener.tap()
    expect(receipt.locator("[aria-expanded=true] >> xpath=../../ol/li").first).to_be_visible()
    assert too_wide(reader) == []
    assert violations(page) == []
    page.keyboard.press("a")
    page.get_by_role("dialog").wait_for()
    assert too_wide(reader) == []
