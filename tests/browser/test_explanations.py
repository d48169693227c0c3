"""Whoever points at a thing, comes to it by keyboard or presses it long learns what it is."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.house import PHONE, Server, Visitor, visitor
from tests.browser.test_bake_and_sale import friday
from tests.browser.test_cupcake_empire import seventh_round
from tests.browser.test_sizes import look, table_of

COVERS = """([paper, target]) => {
  const covered = (one) => {
    const a = paper.getBoundingClientRect(), b = one.getBoundingClientRect();
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    return across > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  };
  const glowing = [...document.querySelectorAll('[data-glow="can"]')].filter((one) => !one.contains(target));
  return { target: covered(target), glowing: glowing.filter(covered).length };
}"""

ENDLESS_STRIPS = """() => {
  const sooner = window.setTimeout;
  window.setTimeout = (act, after, ...rest) => (after === 4000 ? 0 : sooner(act, after, ...rest));
}"""


@pytest.fixture
def sheet(guest: Visitor) -> Visitor:
    look(guest, table_of(guest, "bake_and_sale"), "en")
    return guest


def test_pointing_at_a_thing_says_what_it_is_and_covers_nothing(sheet: Visitor) -> None:
    page, paper = sheet.page, sheet.page.get_by_test_id("explanation")
    row = page.locator('[data-explain^="Fame"] [data-explain^="Fame"]').nth(1)
    row.hover()
    expect(paper).to_have_text("Fame Worth 4 money in the end, once all 3 icons are circled.")
    assert row.get_attribute("aria-describedby") == paper.get_attribute("id")
    covers = page.evaluate(COVERS, [paper.element_handle(), row.element_handle()])
    assert covers == {"target": False, "glowing": 0}
    page.keyboard.press("Escape")
    expect(paper).to_have_count(0)
    assert row.get_attribute("aria-describedby") is None


def test_an_explanation_keeps_off_the_glowing_thing_around_it_and_off_the_preview(guest: Visitor) -> None:
    guest.play_against("greedy", "cupcake_empire")
    page, paper, note = guest.page, guest.page.get_by_test_id("explanation"), guest.page.get_by_test_id("note")
    for number in range(1, 6):
        column = guest.thing(f"column:{number}")
        assert column.get_attribute("data-glow") == "can"
        box = column.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(note).to_be_visible()
        expect(paper).to_be_visible()
        for lying, other in ((paper, note), (note, paper)):
            covers = page.evaluate(COVERS, [lying.element_handle(), other.element_handle()])
            assert covers == {"target": False, "glowing": 0}, f"column {number}"
        # Both would hide much of the city: what the column is stands beside the board.
        receipt, told = page.get_by_test_id("receipt").bounding_box(), paper.bounding_box()
        assert receipt and told and abs(told["x"] + told["width"] - receipt["x"] - receipt["width"]) < 2
        page.mouse.move(5, 5)
        expect(paper).to_have_count(0)


def test_a_note_keeps_off_what_it_says_can_be_done_then(guest: Visitor) -> None:
    """It names a customer in the street above the column, and lay on that street."""
    guest.play_against("greedy", "cupcake_empire", position=seventh_round())
    page, note = guest.page, guest.page.get_by_test_id("note")
    page.set_viewport_size({"width": 1280, "height": 720})
    guest.thing("column:4").click()
    guest.thing("level:4.2").hover()
    expect(note).to_contain_text("Sell chocolate with mint at Hilltop Drive 3")
    house = page.locator('[data-place="house:hilltop.3"]').element_handle()
    assert not page.evaluate(COVERS, [note.element_handle(), house])["target"]


def test_the_numbers_are_those_of_this_box(guest: Visitor) -> None:
    edition = {"text": "[buildings.hiring_agency]\nmoney = 7\n"}
    seats = [{"kind": "me", "name": "Mara"}, {"kind": "program", "program": "greedy"}]
    table = guest.new_table("bake_and_sale", seats, edition=edition)["table"]["id"]
    guest.sit_down(str(table))
    guest.thing("kind:HIRE").hover()
    expect(guest.page.get_by_test_id("explanation")).to_contain_text("1 h more today for 7 money in the end")


def test_e_leads_through_everything_by_keyboard(sheet: Visitor) -> None:
    page, paper = sheet.page, sheet.page.get_by_test_id("explanation")
    page.keyboard.press("?")
    expect(paper).to_be_visible()
    seen = set()
    for _ in range(4):
        seen.add(page.evaluate("document.activeElement.getAttribute('data-explain')"))
        page.keyboard.press("Tab")
    assert len(seen) == 4
    page.keyboard.press("Escape")
    expect(paper).to_have_count(0)
    assert page.locator("g[data-explain][tabindex]:not([data-glow])").count() == 0


@pytest.fixture
def finger(browser: Browser, server: Server) -> Iterator[Visitor]:
    with visitor(browser, server, PHONE, has_touch=True) as somebody:
        look(somebody, table_of(somebody, "bake_and_sale"), "en")
        yield somebody


def test_a_long_press_asks_and_does_not_touch(finger: Visitor) -> None:
    page = finger.page
    page.get_by_test_id("panel-bakery").tap()
    bread = finger.thing("bread:brioche")
    box = bread.bounding_box()
    assert box is not None
    screen = page.context.new_cdp_session(page)
    finger_at = [{"x": box["x"] + 20, "y": box["y"] + 40}]
    screen.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": finger_at})
    expect(page.get_by_test_id("explanation")).to_contain_text("Brioche")
    screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_test_id("explanation")).to_contain_text("Brioche")
    expect(bread).to_have_attribute("data-glow", "can")
    finger.page.locator("header").first.tap()
    expect(page.get_by_test_id("explanation")).to_have_count(0)


def test_on_a_phone_what_cannot_be_done_says_why_until_something_else_is_touched(phone: Visitor) -> None:
    """It lay on what the next touch showed until its time was over, which never is here."""
    phone.play_against("greedy", others=0, position=friday(0))
    phone.page.evaluate(ENDLESS_STRIPS)
    strips = phone.page.locator(".toast")
    phone.page.get_by_test_id("panel-orders").tap()
    phone.thing("order:8").tap()
    expect(strips).to_contain_text("rioche")
    phone.page.get_by_test_id("panel-bakery").tap()
    phone.thing("bread:baguette").tap()
    expect(phone.page.get_by_test_id("big-button")).to_contain_text("Do it")
    expect(strips).to_have_count(0)


def test_on_a_phone_why_something_cannot_be_marked_goes_with_the_next_mark(phone: Visitor) -> None:
    phone.play_against("greedy", others=0, position=friday(0))
    phone.page.evaluate(ENDLESS_STRIPS)
    strips, ribbon = phone.page.locator(".toast"), phone.page.get_by_test_id("ribbon")
    phone.page.get_by_test_id("panel-market").tap()
    phone.thing("supply:eggs").tap()
    expect(ribbon).to_contain_text("1 of 4")
    phone.wait_until(lambda: "supply:butter" in phone.glowing())
    phone.thing("supply:olive_oil").tap()
    expect(strips).to_have_count(1)
    phone.thing("supply:butter").tap()
    expect(ribbon).to_contain_text("2 of 4")
    expect(strips).to_have_count(0)
