"""Somebody who learns: does what the coach points at, until the lesson is over."""

from collections.abc import Callable

from playwright.sync_api import TimeoutError

from tests.browser.house import Visitor

TRIES, SOON = 20, 4_000
"""How often something is touched again, after so many milliseconds."""
SAYS = "document.querySelector('[data-testid=coach]')?.dataset.says"
STATE = f"""() => {{
    if (document.querySelector('[data-testid=lesson-end]')) return 'end';
    const live = document.querySelector('[data-live=yes]') !== null;
    const says = {SAYS};
    if (says === 'points' && live && document.querySelector('[data-coach=yes]')) return 'points';
    return ['news', 'mistake'].includes(says) || (live && says === 'known') ? says : null;
}}"""


def begin(guest: Visitor, game: str) -> None:
    """Open the lesson and read how one wins."""
    guest.page.goto(f"/learn/{game}")
    guest.page.get_by_test_id("lesson-begin").click()


def heard(guest: Visitor) -> str:
    """What the coach says next."""
    return str(guest.page.wait_for_function(STATE).json_value())


def follow(guest: Visitor, most: int = 400, look: Callable[[str], None] = lambda state: None) -> set[str]:
    """Until the end; returns the parts of the game that the coach counts as met."""
    for _ in range(most):
        state = heard(guest)
        look(state)
        if state == "end":
            return parts(guest)
        if state == "points":
            touch(guest)
        else:
            button = {"news": "lesson-on", "known": "lesson-show", "mistake": "lesson-understood"}[state]
            guest.page.get_by_test_id(button).click()
    raise AssertionError("the lesson did not end")


def touch(guest: Visitor) -> None:
    """The middle of what the coach points at, as a hand would; again, if it was not there any more."""
    before = mark(guest)
    for _ in range(TRIES):
        box = guest.page.locator("[data-coach=yes]").first.bounding_box()
        if box:
            guest.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        try:
            guest.page.wait_for_function(f"before => ({MARK})() !== before", arg=before, timeout=SOON)
            return
        except TimeoutError:
            continue
    raise AssertionError(f"touching what the coach points at leads to nothing: {before}")


MARK = """() => {
    const pointed = document.querySelector('[data-coach=yes]');
    const glow = [...document.querySelectorAll('[data-glow=picked]')].map(one => one.dataset.thing).join();
    const coach = document.querySelector('[data-testid=coach]');
    return [document.querySelector('[data-steps]')?.dataset.steps, pointed?.dataset.thing ?? pointed?.dataset.testid,
        pointed?.textContent, glow, coach?.dataset.says, coach?.dataset.action].join('|');
}"""


def mark(guest: Visitor) -> str:
    return str(guest.page.evaluate(MARK))


def parts(guest: Visitor) -> set[str]:
    """The parts of the game that were met."""
    found = guest.page.get_by_test_id("lesson-end").get_attribute("data-met") or ""
    return set(found.split())
