"""A match of Bake & Sale by touching the sheet, as somebody would who takes whatever glows."""

import random

from tests.browser.house import Visitor

VISITS_A_DAY = 3
LIKED = ("bread:", "order:", "supply:", "kind:CONSULTING", "kind:ACADEMY", "kind:LAB", "kind:NETWORK")


def play_on(guest: Visitor, luck: random.Random, most: int = 400) -> None:
    """Until the match is over."""
    visits = 0
    for _ in range(most):
        guest.settle()
        if guest.is_over():
            return
        touched = touch_something(guest, luck, tired=visits >= VISITS_A_DAY)
        visits = visits + 1 if touched else 0
    raise AssertionError("the match did not end")


def touch_something(guest: Visitor, luck: random.Random, tired: bool = False) -> bool:
    """One touch; False if it was the big button."""
    bake = guest.page.locator('[data-step="bake"]')
    if bake.count():
        bake.first.click()
        return True
    button = guest.page.get_by_test_id("big-button")
    glowing = guest.glowing()
    must = not button.is_enabled()
    lit = "lit" in (button.get_attribute("class") or "")
    if not must and (lit or tired or not glowing):
        guest.press_big_button()
        return False
    assert glowing, "nothing glows, and there is nothing to press"
    liked = [name for name in glowing if name.startswith(LIKED)]
    guest.thing(luck.choice(liked or glowing)).first.click()
    return True
