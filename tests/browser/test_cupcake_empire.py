"""Cupcake Empire in the browser: a whole match by touch, narrowing, previews, marks confirmed together, a phone."""

import random
from typing import Any

from playwright.sync_api import expect

from tests.browser.accessibility import violations
from tests.browser.house import Visitor
from tests.games.cupcake_empire.positions import Example, columns

GAME = "cupcake_empire"
LIKED = ("loose:", "improvement:", "level:", "house:", "outlet:", "bakery:", "die:")
"""Touched before the big button is pressed."""
SELDOM = ("kind:",)


def play_on(guest: Visitor, luck: random.Random, most: int = 900) -> None:
    """Until the match is over."""
    for _ in range(most):
        guest.settle()
        if guest.is_over():
            return
        touch_something(guest, luck)
    raise AssertionError("the match did not end")


def touch_something(guest: Visitor, luck: random.Random) -> None:
    button = guest.page.get_by_test_id("big-button")
    can_press = button.count() > 0 and button.is_enabled()
    glowing = guest.glowing()
    liked = [name for name in glowing if name.startswith(LIKED)]
    if can_press and (not liked or luck.random() < 0.25):
        guest.press_big_button()
    elif glowing:
        often = [name for name in glowing if not name.startswith(SELDOM)]
        guest.thing(luck.choice(liked or often or glowing)).first.click()


def test_a_whole_match_by_touching_the_board(guest: Visitor) -> None:
    table = guest.play_against("greedy", GAME, others=1)
    assert violations(guest.page) == []
    play_on(guest, random.Random(4))
    expect(guest.page.get_by_test_id("result")).to_contain_text("Turn by turn")
    guest.look_back(table)


def test_a_cupcake_is_assembled_from_two_touches(guest: Visitor) -> None:
    guest.play_against("greedy", GAME, position=seventh_round())
    guest.thing("loose:base:choc").click()
    guest.wait_until_glows("loose:frosting:choc", "loose:frosting:mint")
    guest.page.keyboard.press("Escape")
    guest.wait_until(lambda: "column:4" in guest.glowing())
    guest.thing("loose:base:choc").click()
    guest.thing("loose:frosting:mint").hover()
    note = guest.page.get_by_test_id("note")
    expect(note).to_contain_text("Production")
    expect(note).to_contain_text("+2")
    guest.thing("loose:frosting:mint").click()
    receipt = guest.page.get_by_test_id("receipt")
    expect(receipt).to_contain_text("a chocolate base with mint frosting")
    guest.page.get_by_test_id("undo").click()
    expect(receipt).not_to_contain_text("chocolate base with mint")
    guest.thing("loose:base:vanilla").drag_to(guest.thing("loose:frosting:choc"))
    expect(receipt).to_contain_text("a vanilla base with chocolate frosting")


def test_a_turn_from_the_activation_to_the_roll(guest: Visitor) -> None:
    guest.play_against("greedy", GAME, position=seventh_round())
    receipt = guest.page.get_by_test_id("receipt")
    guest.thing("column:4").click()
    expect(guest.page.get_by_test_id("big-button")).to_be_disabled()
    assert violations(guest.page) == []
    guest.thing("level:4.2").click()
    expect(guest.page.get_by_test_id("ribbon")).to_contain_text("distance 3")
    guest.thing("house:hilltop.4").hover()
    expect(guest.page.get_by_test_id("note")).to_contain_text("at distance 4; you may sell up to distance 3")
    guest.thing("house:hilltop.3").hover()
    expect(guest.page.get_by_test_id("note")).to_contain_text("7 → 8")
    guest.thing("house:hilltop.3").click()
    expect(guest.page.get_by_test_id("seat-0")).to_contain_text("37")
    guest.thing("improvement:4.outlet").click()
    guest.thing("stall:market.blue").first.click()  # the street is full: a rival's outlet is expelled
    expect(receipt).to_contain_text("Greedy from Market Street (\N{MINUS SIGN}1 Sales) to open an outlet")
    guest.press_big_button()
    expect(receipt).to_contain_text("Roll: ")
    expect(guest.page.get_by_test_id("big-button")).to_contain_text("End turn")


def test_dice_wake_up_together_and_nothing_is_paid_before(guest: Visitor) -> None:
    guest.play_against("greedy", GAME, position=seventh_round())
    before = guest.steps()
    guest.thing("kind:REST_PAY").click()
    guest.thing("column:2").click()
    for colour in ("yellow", "purple"):  # not in the order of the colours
        guest.thing(f"die:{colour}").click()
    expect(guest.page.get_by_test_id("big-button")).to_contain_text("\N{MINUS SIGN}2 income")
    assert guest.steps() == before
    guest.press_big_button()
    expect(guest.page.get_by_test_id("seat-0")).to_contain_text("32")
    guest.wait_until(lambda: "kind:REST_PAY" not in guest.glowing())


def test_an_idea_wakes_all_dice_that_rest(guest: Visitor) -> None:
    """They are marked already: nobody is asked which."""
    guest.play_against("greedy", GAME, position=seventh_round())
    guest.thing("kind:REST_IDEA").click()
    guest.thing("column:2").click()
    for colour in ("yellow", "purple"):
        expect(guest.page.locator(f'[data-thing="die:{colour}"][data-glow="picked"]')).to_have_count(1)
    guest.press_big_button()
    guest.wait_until(lambda: "kind:REST_IDEA" not in guest.glowing())


def test_a_die_that_does_not_fit_is_counted_also_when_marks_are_given_up(guest: Visitor) -> None:
    dice = columns("purple + yellow", "3 grey + green + orange", "", "", "pink")
    rolled = Example(2, {"columns": dice, "income": 10})
    rolled.do("activate 1, level 1 1, take_base vanilla, finish", [2, 2])
    guest.play_against("greedy", GAME, position=rolled.game.describe(rolled.s))
    ribbon = guest.page.get_by_test_id("ribbon")
    expect(ribbon).to_contain_text("1 die does not fit")
    guest.thing("die:yellow").first.click()
    guest.page.keyboard.press("Escape")
    guest.wait_until(lambda: guest.page.locator('[data-thing="die:yellow"][data-glow="picked"]').count() == 0)
    expect(ribbon).to_contain_text("1 die does not fit")


def test_an_improvement_is_narrowed_to_its_column(guest: Visitor) -> None:
    guest.play_against("greedy", GAME, position=seventh_round())
    guest.thing("kind:SP_IMP").click()
    expect(guest.thing("reserve:sell")).to_have_attribute("data-glow", "can")
    guest.thing("reserve:sell").click()
    assert {name.partition(":")[0] for name in guest.glowing()} == {"column"}
    guest.thing("column:2").click()
    expect(guest.page.get_by_test_id("receipt")).to_contain_text("‘Sell’ in column 2")  # noqa: RUF001 - as it is printed
    expect(guest.page.locator('[data-place="improvement:2.sell"]')).to_have_count(1)


def test_escape_takes_a_special_action_back_that_asks_for_more(guest: Visitor) -> None:
    guest.play_against("greedy", GAME, position=seventh_round())
    before = guest.glowing()
    guest.thing("kind:SP_IMP").click()
    guest.wait_until(lambda: "reserve:sell" in guest.glowing())
    guest.thing("reserve:sell").click()
    guest.page.keyboard.press("Escape")  # which improvement
    guest.wait_until(lambda: "reserve:sell" in guest.glowing())
    guest.page.keyboard.press("Escape")  # the special action
    guest.wait_until_glows(*before)
    guest.page.keyboard.press("Escape")  # nothing is begun any more: what was done stays done
    guest.thing("column:4").click()
    guest.page.get_by_test_id("undo").click()
    guest.wait_until_glows(*before)


def test_on_a_phone_undo_takes_back_what_was_only_touched(phone: Visitor) -> None:
    """It took the last move back besides."""
    phone.play_against("greedy", GAME, position=seventh_round())
    phone.page.get_by_test_id("panel-board").tap()
    phone.thing("column:4").tap()
    steps = phone.steps()
    phone.press_big_button()
    phone.wait_for_more_than(steps)
    phone.settle()
    steps = phone.steps()
    phone.thing("level:4.2").tap()
    expect(phone.page.locator('[data-thing="level:4.2"][data-glow="picked"]')).to_have_count(1)
    phone.page.get_by_test_id("undo").tap()
    expect(phone.page.locator('[data-thing="level:4.2"][data-glow="picked"]')).to_have_count(0)
    phone.page.wait_for_timeout(300)
    assert phone.steps() == steps


def test_on_a_phone_the_second_part_of_the_only_recipe_is_no_change_of_mind(phone: Visitor) -> None:
    """The first part already held the only recipe, and the second one let it go."""
    position = seventh_round()
    position["players"]["red"] |= {"bases": ["choc"], "frostings": ["mint"], "recipes": [["vanilla", "lemon"]]}  # type: ignore[index]
    phone.play_against("greedy", GAME, position=position)
    phone.page.get_by_test_id("panel-kitchen").tap()
    steps = phone.steps()
    phone.thing("loose:base:choc").tap()
    expect(phone.page.get_by_test_id("big-button")).to_contain_text("Do it")
    phone.thing("loose:frosting:mint").tap()
    phone.wait_for_more_than(steps)


def test_on_a_phone_a_touch_of_what_cannot_be_done_says_why(phone: Visitor) -> None:
    phone.play_against("greedy", GAME, position=seventh_round())
    phone.page.get_by_test_id("panel-board").tap()
    phone.thing("column:4").tap()
    phone.press_big_button()
    phone.wait_until(lambda: "level:4.2" in phone.glowing())
    phone.thing("level:4.3").tap()
    expect(phone.page.locator(".toast").first).to_contain_text("reaches only level 2")


def test_a_phone(phone: Visitor) -> None:
    phone.play_against("greedy", GAME, position=seventh_round())
    overflow = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    for panel in ("city", "board", "kitchen", "goals"):
        phone.page.get_by_test_id(f"panel-{panel}").tap()
        assert violations(phone.page) == []
        assert not phone.page.evaluate(overflow)
    phone.page.get_by_test_id("panel-board").tap()
    phone.thing("column:5").tap()
    phone.thing("column:4").tap()  # what is held can be changed by touching something else
    expect(phone.page.get_by_test_id("big-button")).to_contain_text("Do it")
    phone.press_big_button()
    phone.thing("level:4.2").tap()
    phone.press_big_button()
    phone.thing("house:hilltop.3").tap()
    expect(phone.page.get_by_test_id("big-button")).to_contain_text("34 becomes 37")
    phone.press_big_button()
    expect(phone.page.get_by_test_id("seat-0")).to_contain_text("37")


IN_SIGHT = """thing => {
    const found = document.querySelector(`[data-thing="${thing}"]`);
    const { left, width, top, bottom } = found.getBoundingClientRect();
    return [top + 3, bottom - 3].every(y => found.contains(document.elementFromPoint(left + width / 2, y)));
}"""


def test_a_phone_shows_all_that_can_be_touched_next_where_it_has_room(phone: Visitor) -> None:
    position = seventh_round()
    position["players"]["red"] |= {
        "columns": ["grey", "yellow", "", "orange + 2 grey", "2 green + pink"], "improvements": {},
    }  # fmt: skip
    phone.play_against("greedy", GAME, position=position)
    phone.page.get_by_test_id("panel-board").tap()
    phone.thing("column:5").tap()
    phone.press_big_button()
    phone.wait_until(lambda: "level:5.3" in phone.glowing())
    for level in (1, 2, 3):
        phone.page.wait_for_function(IN_SIGHT, arg=f"level:5.{level}")


def test_on_a_phone_a_hint_does_not_hide_what_it_is_about(phone: Visitor) -> None:
    position = seventh_round()
    position["players"]["red"] |= {"outlets": {}}
    phone.play_against("greedy", GAME, position=position)
    phone.page.get_by_test_id("panel-board").tap()
    phone.thing("column:3").tap()
    phone.press_big_button()
    phone.thing("level:3.2").tap()
    phone.press_big_button()
    phone.wait_until(lambda: any(thing.startswith("outlet:") for thing in phone.glowing()))
    phone.page.get_by_test_id("hint").tap()
    hinted = phone.page.locator("[data-hint=yes]").first
    hinted.wait_for()
    phone.page.wait_for_function(IN_SIGHT, arg=hinted.get_attribute("data-thing"))


def test_a_phone_shows_what_can_be_touched_next(phone: Visitor) -> None:
    phone.play_against("greedy", GAME, position=seventh_round())
    phone.page.get_by_test_id("panel-board").tap()
    phone.thing("kind:REST_PAY").tap()
    phone.page.locator(".stage").evaluate("stage => stage.scrollTo(0, 0)")
    phone.thing("column:1").tap()
    phone.page.wait_for_function(  # the resting dice lie below the columns
        """() => {
            const die = document.querySelector('[data-thing="die:yellow"]');
            const { left, top, width, height } = die.getBoundingClientRect();
            return die.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }"""
    )


def seventh_round() -> dict[str, Any]:
    """Red may sell to a villa, expel a rival, wake two dice, and assemble a cupcake."""
    red = {
        "income": 34, "production": 8, "sales": 7, "ideas": 2, "marker": 2,
        "columns": ["grey", "yellow", "2 green", "orange + 2 grey", "pink"], "rest": "purple + yellow",
        "improvements": {"1": ["frosting"], "4": ["income", "outlet"]},
        "bases": ["choc", "vanilla"], "frostings": ["choc", "mint"],
        "recipes": [["vanilla", "lemon"], ["choc", "mint"]],
        "outlets": {"market": 1, "hilltop": 1},
    }  # fmt: skip
    blue = {"income": 38, "production": 9, "sales": 11, "outlets": {"market": 2}, "recipes": [["choc", "lemon"]]}
    return {"round": 7, "players": {"red": red, "blue": blue}}
