"""Bake the Cake! in the browser: whole matches by touching the kitchen, choices that narrow, confirmations, a phone."""

import random
import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.accessibility import violations
from tests.browser.cake_positions import DECISIVE, EARLY, TIED
from tests.browser.house import Server, Visitor, visitor

GAME = "bake_the_cake"

CORNERS = {"card": {"x": 70, "y": 16}, "tray": {"x": 60, "y": 72}}
"""Where to touch a card or a tray so that nothing that lies on it is meant."""
LIKED = ("tray", "tool", "card", "eat", "slot", "jar", "plate", "kind")


def touch(guest: Visitor, thing: str) -> None:
    guest.thing(thing).first.click(position=CORNERS.get(thing.split(":")[0]))


def touch_something(guest: Visitor, luck: random.Random) -> None:
    """As somebody would who moves parts where possible, bakes, buys, and sometimes eats."""
    button = guest.page.get_by_test_id("big-button")
    if button.count() and "lit" in (button.get_attribute("class") or ""):
        guest.press_big_button()
        return
    glowing = guest.glowing()
    empty = set(guest.page.eval_on_selector_all(
        '[data-thing^="slot:"]:has(.empty)', "found => found.map(one => one.dataset.thing)"
    ))  # fmt: skip
    wanted = [thing for thing in glowing if not thing.startswith("slot:") or thing in empty or luck.random() < 0.02]
    for kind in LIKED:
        found = [thing for thing in wanted or glowing if thing.startswith(f"{kind}:")]
        if found and luck.random() < 0.9:
            touch(guest, luck.choice(found))
            return
    if button.count() and button.is_enabled():
        guest.press_big_button()
    elif glowing:
        touch(guest, luck.choice(glowing))


def play_on(guest: Visitor, luck: random.Random, most: int = 500) -> None:
    for _ in range(most):
        guest.settle()
        if guest.is_over():
            return
        touch_something(guest, luck)
    raise AssertionError("the match did not end")


def test_a_whole_match_by_touching_the_kitchen(guest: Visitor) -> None:
    table = guest.play_against("greedy", GAME, others=2)
    assert violations(guest.page) == []
    play_on(guest, random.Random(1))
    expect(guest.page.get_by_test_id("result")).to_contain_text("Mara")
    guest.page.get_by_text("See the table").click()
    expect(guest.thing("tray:red")).to_be_visible()
    guest.wait_until_glows()
    assert violations(guest.page) == []
    guest.look_back(table)


def test_a_part_is_picked_up_and_a_tray_chosen_and_the_end_is_asked_for_twice(guest: Visitor) -> None:
    guest.play_against("greedy", GAME, others=3, position=DECISIVE)
    ribbon, button = guest.page.get_by_test_id("ribbon"), guest.page.get_by_test_id("big-button")
    touch(guest, "card:warm_topping")
    expect(ribbon).to_contain_text("Where does the Warm Topping go?")
    guest.wait_until_glows("tray:green")
    guest.page.keyboard.press("Escape")
    guest.page.keyboard.press("Escape")
    guest.wait_until(lambda: len(guest.glowing()) > 20)
    touch(guest, "card:warm_topping")
    guest.thing("tray:blue").hover(position=CORNERS["tray"])
    expect(guest.page.get_by_test_id("note")).to_contain_text("needs a filling next")
    touch(guest, "tray:green")
    note = guest.page.get_by_test_id("note")
    expect(note).to_contain_text("Mara 7 : 6")
    expect(button).to_contain_text("It ends the game")
    assert not guest.is_over()
    button.click()
    guest.page.get_by_test_id("result").wait_for()
    assert violations(guest.page) == []


def test_a_full_part_that_no_cake_needs_does_not_say_that_it_can_move(guest: Visitor) -> None:
    guest.play_against("greedy", GAME, others=3, position={**DECISIVE, "trays": {}, "finished": []})
    card = guest.thing("card:warm_topping")
    expect(card).to_have_accessible_name(re.compile("3 of 3, no cake needs a topping now$"))
    expect(guest.page.get_by_text("parts can move")).to_contain_text("0 parts can move")
    card.hover(position=CORNERS["card"])
    expect(guest.page.get_by_test_id("explanation")).to_contain_text("no cake needs a topping now")
    expect(guest.page.get_by_test_id("note")).to_have_count(0)


def test_the_spoons_of_a_turn_that_only_has_to_be_ended_are_both_used_up(browser: Browser, server: Server) -> None:
    with visitor(browser, server, ends_turns=False) as guest:
        guest.play_against("greedy", GAME, others=3, position=EARLY)
        spoons = guest.page.locator("[data-things]")
        expect(spoons).to_have_attribute("data-things", "2")
        touch(guest, "jar:flour:red")
        expect(spoons).to_have_attribute("data-things", "1")
        touch(guest, "jar:berries:red")
        expect(guest.page.get_by_test_id("big-button")).to_be_enabled()
        expect(spoons).to_have_attribute("data-things", "0")


def test_a_phone_asks_for_no_tool_where_one_is_left(phone: Visitor) -> None:
    phone.play_against("greedy", GAME, others=3, position=EARLY)
    phone.page.get_by_test_id("panel-recipes").tap()
    phone.thing("slot:cold_filling:cream").tap()
    ribbon = phone.page.get_by_test_id("ribbon")
    expect(ribbon).to_contain_text("Put it onto the Cold Filling?")
    expect(ribbon).not_to_contain_text("Which tool")


def test_an_ingredient_goes_from_the_plate_to_its_place_with_a_tool_of_choice(guest: Visitor) -> None:
    guest.play_against("greedy", GAME, others=3, position={**EARLY, "recipes": {}})
    ribbon, receipt = guest.page.get_by_test_id("ribbon"), guest.page.get_by_test_id("receipt")
    guest.thing("jar:chocolate:red").hover()
    expect(guest.page.get_by_test_id("note")).to_contain_text("The plate is taken")
    touch(guest, "plate:egg")
    expect(ribbon).to_contain_text("Where should the egg go?")
    lit = {thing for thing in guest.glowing() if not thing.startswith("plate:")}
    assert lit == {"slot:warm_layer:egg", "slot:warm_filling:egg", "eat:table:egg"}
    touch(guest, "slot:warm_layer:egg")
    expect(ribbon).to_contain_text("Which tool")
    touch(guest, "tool:warm_layer:mixer")
    expect(receipt).to_contain_text("take the Warm Layer with a yellow egg (mixer)")
    guest.page.get_by_test_id("undo").click()
    expect(receipt).not_to_contain_text("Warm Layer")
    touch(guest, "slot:cold_topping:cream")
    touch(guest, "tool:fridge")
    expect(receipt).to_contain_text("take the Cold Topping with green cream (fridge)")


def test_eating_takes_two_touches_and_shows_what_it_destroys(guest: Visitor) -> None:
    guest.play_against("greedy", GAME, others=3, position=EARLY)
    receipt = guest.page.get_by_test_id("receipt")
    touch(guest, "slot:cold_filling:berries")
    expect(guest.page.get_by_test_id("note")).to_contain_text("Kinds left to eat")
    expect(receipt).not_to_contain_text("You eat")
    touch(guest, "eat:cold_filling:berries")
    expect(receipt).to_contain_text("You eat green berries from")
    expect(guest.page.get_by_test_id("seat-0")).to_contain_text("ate 1")
    touch(guest, "plate:sugar")
    touch(guest, "eat:table:sugar")
    expect(receipt).to_contain_text("eat green sugar from the table")


def test_a_baker_with_equal_points_chooses_a_cake_for_the_cup(guest: Visitor) -> None:
    guest.play_against("greedy", GAME, others=2, position=TIED)
    touch(guest, "card:cold_topping")
    touch(guest, "tray:green")
    guest.press_big_button()
    expect(guest.page.get_by_test_id("ribbon")).to_contain_text("choose a cake for your cup")
    guest.wait_until_glows("tray:blue", "tray:green")
    touch(guest, "tray:blue")
    guest.press_big_button()
    guest.page.get_by_test_id("result").wait_for()


@pytest.mark.parametrize("others", [2, 5])
def test_everything_has_its_place_on_the_board(guest: Visitor, others: int) -> None:
    """All jars, plates, places and trays can be touched or looked at: nothing lies outside of the board."""
    guest.play_against("greedy", GAME, others=others)
    outside = guest.page.evaluate(
        """() => {
            const board = document.querySelector('svg.board').getBoundingClientRect();
            return [...document.querySelectorAll('svg.board [data-thing]')].filter((one) => {
                const box = one.getBoundingClientRect();
                return box.width === 0 || box.left < board.left - 20 || box.right > board.right + 20
                    || box.top < board.top - 20 || box.bottom > board.bottom + 20;
            }).map((one) => one.dataset.thing);
        }"""
    )
    assert outside == []
    assert guest.page.locator('[data-thing^="jar:"]').count() == 9 * (others + 1)
    assert guest.page.locator('[data-thing^="tray:"]').count() == others + 1


def test_a_phone(phone: Visitor) -> None:
    phone.play_against("greedy", GAME, others=3, position=DECISIVE)
    page, button = phone.page, phone.page.get_by_test_id("big-button")
    for panel in ("pantry", "table", "recipes", "cakes"):
        page.get_by_test_id(f"panel-{panel}").tap()
        assert violations(page) == []
        assert not page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
    page.get_by_test_id("panel-pantry").tap()
    phone.thing("jar:butter:red").tap()
    page.get_by_test_id("panel-table").tap()
    expect(button).to_contain_text("Buy it")
    button.click()
    page.get_by_test_id("panel-log").tap()
    expect(page.get_by_test_id("receipt")).to_contain_text("You buy red butter")
    page.get_by_test_id("panel-recipes").tap()
    phone.thing("card:warm_topping").tap(position={"x": 60, "y": 12})
    phone.thing("tray:green").tap(position={"x": 40, "y": 60})
    expect(button).to_contain_text("It ends the game")
    button.click()
    page.get_by_test_id("result").wait_for()
