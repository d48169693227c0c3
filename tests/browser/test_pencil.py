"""Planning in pencil, what glows, and what previews say."""

import random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.house import Visitor
from tests.variants import spread

DICE = {"day": 5, "white": [1, 3, 6], "black": [2, 5, 6]}
SHEET = {"hours": 8, "business": 3, "have": {"high_gluten_flour": 1}}
FRIDAY = {**DICE, "sheets": [SHEET, SHEET]}


def take_up(guest: Visitor) -> None:
    """The pencil is in the hand, and the rules have said what may be planned."""
    guest.page.keyboard.press("p")
    expect(guest.page.get_by_test_id("plan")).to_have_attribute("data-asking", "no")
    guest.settle()


def steps_of(guest: Visitor) -> Locator:
    return guest.page.get_by_test_id("plan-step")


def buy(guest: Visitor, *supplies: str) -> None:
    """A visit to the market as one step of the plan."""
    planned = steps_of(guest).count()
    for number, supply in enumerate(supplies, start=1):
        guest.thing(f"supply:{supply}").click()
        expect(guest.page.get_by_test_id("ribbon")).to_contain_text(f"{number} of")
        guest.settle()
    guest.press_big_button()
    expect(steps_of(guest)).to_have_count(planned + 1)
    guest.settle()


def drag_out(guest: Visitor, step: Locator) -> None:
    box = step.bounding_box()
    assert box is not None
    mouse = guest.page.mouse
    mouse.move(box["x"] + 30, box["y"] + box["height"] / 2)
    mouse.down()
    mouse.move(box["x"] - 60, box["y"] + box["height"] / 2, steps=4)
    mouse.move(box["x"] - 120, box["y"] + box["height"] / 2, steps=4)
    mouse.up()


def test_a_day_is_planned_in_pencil_and_inked_together(guest: Visitor) -> None:
    guest.play_against("greedy", position=FRIDAY)
    receipt = guest.page.get_by_test_id("receipt")
    take_up(guest)
    guest.thing("kind:CONSULTING").click()
    expect(steps_of(guest)).to_have_count(1)
    guest.settle()
    buy(guest, "yeast")
    guest.thing("bread:baguette").click()  # one loaf: a choice of one is not asked
    expect(steps_of(guest)).to_have_count(3)
    expect(steps_of(guest).nth(2)).to_contain_text("You bake 1 Baguette")
    expect(steps_of(guest).nth(2).locator(".total")).to_have_text("3")
    guest.settle()
    expect(receipt).not_to_contain_text("You ")

    guest.page.reload()  # nothing is lost
    guest.settle()
    expect(steps_of(guest)).to_have_count(3)

    drag_out(guest, steps_of(guest).nth(1))
    expect(steps_of(guest)).to_have_count(2)
    struck = guest.page.locator(".plan .struck")
    expect(struck).to_contain_text("bake 1 Baguette")
    expect(struck.locator(".why")).not_to_be_empty()
    struck.focus()
    guest.page.keyboard.press("Delete")
    expect(steps_of(guest)).to_have_count(1)
    guest.settle()
    buy(guest, "yeast", "eggs")

    guest.page.get_by_test_id("ink").click()
    expect(guest.page.get_by_test_id("plan")).to_have_count(0)
    expect(receipt).to_contain_text("You grow to business size 4")
    expect(receipt).to_contain_text("1 yeast and 1 egg")
    guest.settle()


def test_where_chance_intervenes_the_plan_ends(guest: Visitor) -> None:
    guest.play_against("greedy", others=0, position={**DICE, **SHEET})
    before = guest.steps()
    take_up(guest)
    guest.press_big_button()
    expect(guest.page.get_by_test_id("plan-ends")).to_contain_text("Chance decides")
    guest.wait_until_glows()
    assert guest.steps() == before
    guest.page.keyboard.press("u")
    expect(steps_of(guest)).to_have_count(0)
    guest.wait_until(guest.glowing)


def test_a_turn_of_cupcake_empire_is_planned_to_its_roll(guest: Visitor) -> None:
    guest.play_against("greedy", "cupcake_empire")
    set_up(guest)
    guest.thing("column:1").hover()
    expect(guest.page.get_by_test_id("note-opens")).to_contain_text("Level 1")
    before = guest.steps()
    take_up(guest)
    for number, thing in enumerate(("column:1", "level:1.1", "reserve:base.vanilla"), start=1):
        guest.thing(thing).first.click()
        expect(steps_of(guest)).to_have_count(number)
        guest.settle()
    guest.press_big_button()
    expect(guest.page.get_by_test_id("plan-ends")).to_be_visible()
    assert guest.steps() == before
    guest.page.keyboard.press("i")
    expect(guest.page.get_by_test_id("plan")).to_have_count(0)
    guest.wait_for_more_than(before + 3)
    guest.settle()


def set_up(guest: Visitor) -> None:
    """Cupcake Empire begins with choices; then a column may be activated."""
    while "kind:SP_BUY" not in guest.glowing():
        steps = guest.steps()
        guest.thing(next(name for name in guest.glowing())).first.click()
        guest.wait_until(
            lambda before=steps: guest.steps() > before or guest.page.locator('[data-glow="picked"]').count()
        )
        guest.settle()


def test_no_supply_glows_that_no_die_gives(guest: Visitor) -> None:
    guest.play_against("greedy", others=0, position={**DICE, **SHEET, "black": [2, 2, 6]})
    assert "supply:butter" in guest.glowing() and "supply:eggs" not in guest.glowing()
    guest.thing("supply:eggs").hover()
    expect(guest.page.get_by_test_id("note")).to_be_visible()


def test_awards_are_not_banked(guest: Visitor) -> None:
    sheet = {**SHEET, "have": {"high_gluten_flour": 1, "yeast": 1}}
    guest.play_against("greedy", position={**DICE, "day": 1, "sheets": [sheet, {**SHEET, "phase": "DONE"}]})
    guest.thing("bread:baguette").hover()
    note = guest.page.get_by_test_id("note")
    expect(note.locator(".sum")).to_contain_text("3")
    expect(guest.page.get_by_test_id("note-ended")).to_contain_text("28")  # two awards, and half of that for business
    guest.thing("bread:baguette").click()
    expect(guest.page.get_by_test_id("banked-0")).to_have_text("3")
    expect(guest.page.get_by_test_id("ended-0")).to_have_text("28")


# --- All four games at random moments

GAMES = [("bake_and_sale", 1), ("bake_the_cake", 2), ("cake_auf", 1), ("cupcake_empire", 1)]
COVERED = """() => {
  const note = document.querySelector('[data-testid=note]')?.getBoundingClientRect();
  if (!note) return [];
  const meets = box => box.width && box.right > note.left + 1 && box.left < note.right - 1
    && box.bottom > note.top + 1 && box.top < note.bottom - 1;
  return [...document.querySelectorAll('[data-glow=can]')].filter(one => meets(one.getBoundingClientRect()))
    .map(one => one.dataset.thing ?? one.getAttribute('aria-label'));
}"""


def play_by_chance(guest: Visitor, table: str, luck: random.Random, moves: int) -> None:
    """Some legal actions of seat 0, whatever the board shows."""
    for _ in range(moves):
        guest.settle()
        found = guest.context.request.get(f"{guest.server.address}/api/tables/{table}/position?seat=0").json()
        if found["view"]["over"]:
            return
        if not found["view"]["actions"]:
            continue
        steps = guest.steps()
        wish = {"seat": 0, "length": found["length"], "action": luck.choice(found["view"]["actions"])["id"]}
        if guest.context.request.post(f"{guest.server.address}/api/tables/{table}/moves", data=wish).ok:
            guest.wait_for_more_than(steps)
    guest.settle()


@pytest.mark.parametrize(("game", "others"), spread(GAMES, 2))
def test_whatever_glows_leads_somewhere_and_no_note_covers_it(guest: Visitor, game: str, others: int) -> None:
    table, luck = guest.play_against("greedy", game, others), random.Random(game)
    for moves in (3, 6):
        play_by_chance(guest, table, luck, moves)
        if guest.is_over():
            return
        take_up(guest)
        glowing = sorted(set(guest.glowing()))
        assert glowing or guest.page.get_by_test_id("big-button").is_enabled()
        for name in luck.sample(glowing, min(3, len(glowing))):
            if name in guest.glowing():  # a touch may have turned to other things, such as what to discard
                touch_and_take_back(guest, name)
        guest.page.keyboard.press("p")
        expect(guest.page.get_by_test_id("plan")).to_have_count(0)
        guest.settle()


def touch_and_take_back(guest: Visitor, name: str) -> None:
    """A touch is a step of the plan, or leaves something further to choose."""
    guest.thing(name).locator("visible=true").first.hover(force=True)
    guest.wait_until(lambda: guest.page.evaluate(COVERED) == [])
    before = sorted(guest.glowing())
    guest.thing(name).locator("visible=true").first.click(force=True)
    guest.wait_until(lambda: led_somewhere(guest, before))
    while steps_of(guest).count():
        guest.page.keyboard.press("u")
        expect(steps_of(guest)).to_have_count(0)
    for _ in range(3):
        guest.page.keyboard.press("Escape")
    guest.page.mouse.move(5, 5)
    guest.settle()


def led_somewhere(guest: Visitor, before: list[str]) -> bool:
    if steps_of(guest).count():
        return guest.page.locator(".plan .struck").count() == 0 and is_judged(guest)
    live = guest.page.locator('[data-testid="table"][data-live="yes"]').count()
    return bool(live and (guest.page.locator('[data-glow="picked"]').count() or sorted(guest.glowing()) != before))


def is_judged(guest: Visitor) -> bool:
    return guest.page.get_by_test_id("plan").get_attribute("data-asking") == "no"
