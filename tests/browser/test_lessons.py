"""Every lesson, played to its end by doing what the coach points at; and the coach who stays at real tables."""

import json

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from bakehouse.games import find
from tests.browser.following import begin, follow, heard, parts, touch
from tests.browser.house import DESK, PHONE, Server, Visitor, visitor

pytestmark = pytest.mark.browser

COVERED = """([paper, others]) => {
  const a = document.querySelector(paper).getBoundingClientRect();
  return [...document.querySelectorAll(others)].filter((one) => {
    const b = one.getBoundingClientRect();
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    return across > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  }).length;
}"""


@pytest.mark.parametrize(
    ("game", "size"),
    [
        ("bake_and_sale", PHONE),
        pytest.param("bake_the_cake", DESK, marks=pytest.mark.slow),
        pytest.param("bake_and_sale", DESK, marks=pytest.mark.slow),
        pytest.param("cake_auf", DESK, marks=pytest.mark.slow),
        pytest.param("cupcake_empire", DESK, marks=pytest.mark.slow),
    ],
)
def test_who_follows_the_coach_meets_the_whole_game(
    browser: Browser, server: Server, game: str, size: tuple[int, int]
) -> None:
    with visitor(browser, server, size) as guest:
        begin(guest, game)
        follow(guest, look=lambda state: says_when_all_is_met(guest, state))
        every = {chapter.part for chapter in find(game).lesson.chapters}
        guest.wait_until(lambda: parts(guest) == every)
        expect(guest.page.get_by_test_id("result")).to_be_visible()
        decides = guest.page.get_by_test_id("why").locator("h2").inner_text()
        expect(guest.page.get_by_test_id("lesson-decides")).to_have_text(f"{decides}.")
        if size == DESK:
            below = ".paper-slip footer, .tools .plain"
            guest.wait_until(lambda: not guest.page.evaluate(COVERED, ["[data-testid=lesson-end]", below]))
        lobby = guest.context.request.get(f"{server.address}/api/tables").json()
        assert not lobby["yours"], "a lesson is not among the running matches"
        assert not lobby["finished"]


def says_when_all_is_met(guest: Visitor, state: str) -> None:
    """ "You know this" was all that was said until the end, though nothing was left to be met."""
    if state == "known":
        steps = guest.page.get_by_test_id("lesson-steps")
        all_met = steps.locator("[data-part]:not(.met)").count() == 0
        said = "You have met everything" if all_met else "You know this"
        expect(guest.page.get_by_test_id("coach")).to_contain_text(said)


def test_who_has_touched_another_card_is_led_back_to_the_one_that_is_meant(guest: Visitor) -> None:
    """The coach pointed at the button that ends the turn, and then called that a mistake."""
    begin(guest, "cake_auf")
    assert heard(guest) == "points"
    guest.wait_until(lambda: "kind:SWITCH" in guest.glowing())
    guest.thing("kind:SWITCH").first.click()
    expect(guest.page.locator("[data-coach=yes]")).to_have_attribute("data-thing", "ingredient:sugar")
    touch(guest)
    expect(guest.page.locator('[data-thing="kind:SWITCH"][data-glow="picked"]')).to_have_count(0)


def test_on_a_desk_the_coach_tells_what_the_others_do(browser: Browser, server: Server) -> None:
    with visitor(browser, server, DESK, pace="slow") as guest:
        begin(guest, "bake_the_cake")
        for _ in range(2):
            before = guest.steps()
            guest.page.get_by_test_id("lesson-do").click()
            guest.wait_for_more_than(before)
        expect(guest.page.get_by_test_id("lesson-told")).to_contain_text("Ofelia")


def test_on_a_phone_the_coach_is_silent_while_it_is_told_what_the_others_do(browser: Browser, server: Server) -> None:
    """ "The others play" lay on what they did."""
    with visitor(browser, server, PHONE, pace="slow", has_touch=True) as guest:
        begin(guest, "bake_the_cake")
        for _ in range(2):
            before = guest.steps()
            guest.page.get_by_test_id("lesson-do").click()
            guest.wait_for_more_than(before)
        expect(guest.page.get_by_test_id("caption")).to_contain_text("Ofelia")
        expect(guest.page.get_by_test_id("coach")).to_have_count(0)


def test_on_a_phone_the_coach_leads_to_the_improvement_for_a_column(browser: Browser, server: Server) -> None:
    """Who had touched the column was offered to have it done: the improvements lie on another panel."""
    with visitor(browser, server, PHONE, has_touch=True) as guest:
        begin(guest, "cupcake_empire")
        pointed = guest.page.locator("[data-coach=yes]")
        while (state := heard(guest)) != "end":
            if state == "points":
                if (pointed.get_attribute("data-thing") or "").startswith("reserve:"):
                    break
                expect(pointed).not_to_have_attribute("data-testid", "lesson-do")
                touch(guest)
            else:
                guest.page.get_by_test_id("lesson-show" if state == "known" else "lesson-on").click()
        assert state == "points"


def test_a_kind_rival_is_not_called_by_how_it_plays(guest: Visitor) -> None:
    begin(guest, "bake_and_sale")
    expect(guest.page.locator(".seats")).to_contain_text("Ofelia")
    expect(guest.page.locator(".seats")).not_to_contain_text("Random")


def test_while_a_mistake_is_explained_the_coach_points_at_nothing(guest: Visitor) -> None:
    begin(guest, "cake_auf")
    expect(guest.page.locator(".light")).to_be_visible()
    guest.page.get_by_test_id("big-button").click()
    expect(guest.page.get_by_test_id("coach")).to_have_attribute("data-says", "mistake")
    expect(guest.page.locator(".light")).to_have_count(0)
    guest.page.get_by_test_id("lesson-understood").click()
    expect(guest.page.locator(".light")).to_be_visible()


COACH = "[data-testid=coach]"


def test_the_coach_does_not_lie_on_what_takes_a_step_back(guest: Visitor) -> None:
    begin(guest, "bake_and_sale")
    assert heard(guest) == "points"
    guest.wait_until(lambda: not guest.page.evaluate(COVERED, [COACH, ".controls .plain, [data-testid=big-button]"]))


def test_the_coach_points_at_nothing_that_cannot_be_marked(guest: Visitor) -> None:
    """Who buys other supplies than the coach would is shown the way out of the market."""
    begin(guest, "bake_and_sale")
    while not guest.page.locator('[data-coach=yes][data-thing^="supply:"]').count():
        assert heard(guest) == "points"
        touch(guest)
    while others := set(guest.glowing()) - {"supply:high_gluten_flour"}:
        guest.thing(max(others)).click()
        guest.settle()
    expect(guest.page.get_by_test_id("big-button")).to_have_attribute("data-coach", "yes")


def test_enter_twice_makes_no_mistake(guest: Visitor) -> None:
    begin(guest, "bake_and_sale")
    assert heard(guest) == "points"
    before = guest.steps()
    guest.page.evaluate("document.activeElement.blur()")
    guest.page.keyboard.press("Enter")
    assert heard(guest) == "mistake"
    guest.page.keyboard.press("Enter")
    assert heard(guest) == "points"
    assert guest.steps() == before


def test_what_a_thing_is_and_what_it_would_do_is_not_said_on_top_of_the_coach(guest: Visitor) -> None:
    begin(guest, "cupcake_empire")
    assert heard(guest) == "points"
    box = guest.page.locator("[data-coach=yes]").bounding_box()
    assert box is not None
    guest.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for paper in ("explanation", "note"):
        expect(guest.page.get_by_test_id(paper)).to_be_visible()
        guest.wait_until(lambda paper=paper: not guest.page.evaluate(COVERED, [f"[data-testid={paper}]", COACH]))


def test_a_coach_who_points_at_nothing_lies_on_nothing_that_glows(guest: Visitor) -> None:
    begin(guest, "cupcake_empire")
    while heard(guest) != "known":
        touch(guest)
    guest.wait_until(lambda: not guest.page.evaluate(COVERED, [COACH, '[data-glow="can"]']))


def test_who_comes_back_to_a_lesson_goes_on(guest: Visitor) -> None:
    """The goal was read before the first move."""
    begin(guest, "bake_the_cake")
    before = guest.steps()
    guest.page.get_by_test_id("lesson-do").click()
    guest.wait_for_more_than(before)
    expect(guest.page.get_by_test_id("lesson-steps").locator(".met")).not_to_have_count(0)
    guest.page.reload()
    assert heard(guest)
    expect(guest.page.get_by_test_id("lesson-begin")).to_have_count(0)


def test_a_coach_who_is_too_busy_is_asked_again(browser: Browser, server: Server) -> None:
    refused: list[int] = []

    def refuse_once(page: WebSocketRoute) -> None:
        house = page.connect_to_server()

        def pass_on(said: str | bytes) -> None:
            asked = json.loads(said)
            if asked["type"] == "coach" and not refused:
                refused.append(asked["number"])
                busy = {"type": "refused", "number": asked["number"], "code": "too_fast", "words": "Too busy."}
                page.send(json.dumps(busy))
            else:
                house.send(said)

        page.on_message(pass_on)

    with visitor(browser, server) as guest:
        guest.page.route_web_socket("**/socket", refuse_once)
        begin(guest, "bake_and_sale")
        assert heard(guest) == "points" and refused


def test_a_coach_who_stays_at_a_real_table_speaks_of_a_wasted_day(browser: Browser, server: Server) -> None:
    with visitor(browser, server) as guest:
        guest.play_against("greedy", others=0)
        guest.page.get_by_role("button", name="More", exact=True).click()
        guest.page.get_by_test_id("coach-stays").click()
        guest.page.keyboard.press("Escape")
        guest.press_big_button()
        remark = guest.page.get_by_test_id("remark")
        expect(remark).to_contain_text("would have been much better")
        remark.get_by_role("button", name="It stays so").click()
        expect(remark).to_have_count(0)
