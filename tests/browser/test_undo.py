"""Undo by intention, the end of a turn, big buttons and keys that do not bite, and a screen that is handed over."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.house import DESK, PHONE, Server, Visitor, visitor

pytestmark = pytest.mark.browser


@pytest.fixture
def careful(browser: Browser, server: Server) -> Iterator[Visitor]:
    """Somebody whose turns wait for the button, as everybody's do who has not said otherwise."""
    with visitor(browser, server, DESK, ends_turns=False) as guest:
        yield guest


def buy(guest: Visitor, which: int = 0) -> str:
    """Touch a jar that can be bought."""
    jar = [thing for thing in guest.glowing() if thing.startswith("jar:")][which]
    guest.thing(jar).click()
    return jar


def baker(guest: Visitor, **options: object) -> None:
    """Somebody who begins a match of Bake the Cake! with two programs."""
    seats = [{"kind": "me", "name": "Mara"}, *[{"kind": "program", "program": "greedy"}] * 2]
    table = guest.new_table("bake_the_cake", seats, **options)["table"]["id"]
    guest.sit_down(table)


def test_undo_after_leaving_the_market_takes_the_whole_visit_back(careful: Visitor) -> None:
    """It led into the middle of the visit: nothing glowed, and the day could not be ended."""
    careful.play_against("greedy")
    page, button = careful.page, careful.page.get_by_test_id("big-button")
    before, steps = careful.glowing(), careful.steps()
    careful.thing(next(thing for thing in before if thing.startswith("supply:"))).click()
    expect(button).to_contain_text("Pay and leave")
    expect(button).to_be_enabled()
    button.click()
    expect(button).to_contain_text("End Monday")
    careful.settle()
    while not button.is_enabled():  # what the market gives beside its supplies is part of the visit
        careful.wait_until(lambda: careful.glowing() or button.is_enabled())
        for thing in careful.glowing()[:1]:
            careful.thing(thing).first.click()
    assert careful.steps() > steps
    page.get_by_test_id("undo").click()
    careful.wait_until_glows(*before)
    expect(button).to_have_text(re.compile("End Monday"))
    expect(button).to_be_enabled()
    expect(page.get_by_test_id("undo")).to_be_disabled()


def test_enter_twice_does_not_end_a_day_with_hourglasses_left(careful: Visitor) -> None:
    careful.play_against("greedy")
    page = careful.page
    page.locator('[data-thing="kind:NETWORK"]').focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    steps = careful.steps()
    page.keyboard.press("Enter")
    careful.wait_for_more_than(steps)
    careful.settle()
    expect(page.locator('[data-thing="kind:NETWORK"]')).to_be_focused()  # not the page, whose Enter is the big button
    page.evaluate("document.activeElement.blur()")
    steps = careful.steps()
    for _ in range(4):  # asks, not yet, asks, not yet
        page.keyboard.press("Enter")
    expect(page.get_by_test_id("ask-first")).to_have_count(0)
    page.keyboard.press("e")
    expect(page.get_by_test_id("ask-first")).to_contain_text("hourglasses are left. End Monday?")
    button = page.get_by_test_id("big-button")
    button.dblclick()
    expect(page.get_by_test_id("note")).to_have_count(0)  # the preview of the button would lie on the answers
    ask, box = page.get_by_test_id("ask-first").bounding_box(), button.bounding_box()
    assert ask and box and 0 <= box["y"] - (ask["y"] + ask["height"]) < 20  # beside the button, not over it
    assert careful.steps() == steps
    page.get_by_test_id("ask-yes").click()
    careful.wait_for_more_than(steps)


def test_the_second_thing_waits_until_the_turn_is_ended(careful: Visitor) -> None:
    baker(careful)
    page, button = careful.page, careful.page.get_by_test_id("big-button")
    steps = careful.steps()
    buy(careful)
    careful.wait_for_more_than(steps)
    careful.settle()
    steps = careful.steps()
    button.click()  # one more thing would be left
    expect(page.get_by_test_id("ask-first")).to_contain_text("You may do a second thing. End turn?")
    page.get_by_test_id("ask-no").click()
    jar = buy(careful)
    expect(page.get_by_test_id("ribbon")).to_contain_text("End your turn, or take it back")
    assert careful.steps() == steps and careful.glowing() == []
    page.get_by_test_id("undo").click()
    careful.wait_until(lambda: jar in careful.glowing())
    assert careful.steps() == steps
    buy(careful)
    expect(page.get_by_test_id("ribbon")).to_contain_text("End your turn, or take it back")
    expect(button).to_contain_text("End turn")
    page.reload()  # it was never played, and still stands
    expect(page.get_by_test_id("ribbon")).to_contain_text("End your turn")
    assert careful.steps() == steps and careful.glowing() == []
    page.get_by_test_id("undo").click()
    careful.wait_until(lambda: jar in careful.glowing())
    page.reload()  # what was taken back stays so
    careful.settle()
    assert jar in careful.glowing()
    buy(careful)
    expect(page.get_by_test_id("ribbon")).to_contain_text("End your turn")
    button.click()
    careful.wait_for_more_than(steps + 1)


def test_what_stands_is_seen_on_the_own_board(careful: Visitor) -> None:
    """Though it would be somebody else's turn after it."""
    careful.play_against("greedy", "cupcake_empire", others=2)
    page = careful.page
    careful.thing("column:2").click()
    expect(page.get_by_test_id("ribbon")).to_contain_text("End your turn")
    expect(page.locator("svg.board")).to_contain_text("Your board")
    expect(page.get_by_test_id("big-button")).to_contain_text("improvement in column 2")


def test_on_a_phone_the_button_that_ends_the_turn_says_so(browser: Browser, server: Server) -> None:
    with visitor(browser, server, PHONE, ends_turns=False, has_touch=True) as phone:
        baker(phone)
        button = phone.page.get_by_test_id("big-button")
        for ends in (False, True):
            phone.settle()
            steps = phone.steps()
            jar = next(thing for thing in phone.glowing() if thing.startswith("jar:"))
            phone.thing(jar).tap()
            expect(button).to_have_text(re.compile("ends your turn" if ends else "Buy it"))
            button.tap()
            phone.wait_for_more_than(steps)


def test_a_shared_screen_is_handed_over_by_name(careful: Visitor) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]
    careful.sit_down(careful.new_table("bake_and_sale", seats)["table"]["id"])
    page, ribbon = careful.page, careful.page.get_by_test_id("ribbon")
    expect(ribbon).to_contain_text("Ada, your turn")
    expect(page.get_by_test_id("curtain")).to_have_count(0)
    careful.press_big_button()
    curtain = page.get_by_test_id("curtain")
    expect(curtain).to_contain_text("Hand the table to Ben")
    assert careful.glowing() == []
    curtain.get_by_role("button").click()
    expect(ribbon).to_contain_text("Ben, your turn")
    careful.settle()
    assert careful.glowing()
