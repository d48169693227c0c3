"""Looking back in the browser: from a match that has ended to what was better, and back to a table to try it again."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Route, expect

import bakehouse as bh
from bakehouse.match import Match
from tests.browser.accessibility import violations
from tests.browser.house import DESK, PHONE, Server, Visitor, visitor
from tests.variants import spread


def played(game: str, seats: int) -> Match:
    """A match in which everybody does what comes last in the list."""
    match = Match(bh.game(game, seats), seed=5, players=["Mara", "Theo", "Jun", "Sam"][:seats])
    while not match.over:
        match.push(match.legal_ids()[-1])
    return match


def brings(guest: Visitor, match: Match) -> str:
    made = guest.context.request.post(f"{guest.server.address}/api/records", data={"text": match.record()})
    assert made.ok, made.text()
    return str(made.json()["table"]["id"])


@pytest.fixture(params=spread([(DESK,), (PHONE,)], 1), ids=["desk", "phone"])
def reader(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Visitor]:
    with visitor(browser, server, request.param, has_touch=request.param == PHONE) as somebody:
        yield somebody


def test_a_record_is_understood_and_tried_again(reader: Visitor) -> None:
    page, match = reader.page, played("bake_the_cake", 3)
    table = brings(reader, match)
    page.goto(f"/look-back/{table}")
    moment = page.get_by_test_id("moment")
    moment.wait_for()
    expect(page.get_by_test_id("skill-and-luck")).to_contain_text("Skill")
    expect(page.get_by_test_id("account-0")).to_contain_text("Mara")
    expect(page.get_by_test_id("tick")).to_have_text(["1", "2", "3"])
    costly = page.get_by_test_id("costly")
    assert costly.count() > 0, "who plays so makes mistakes"
    assert violations(page) == []
    first = moment.get_attribute("data-step") or ""
    page.keyboard.press("ArrowRight")
    expect(moment).not_to_have_attribute("data-step", first)

    page.get_by_test_id("learn").click()
    question = page.get_by_test_id("question")
    expect(question).to_contain_text("Question 1")
    page.get_by_role("button", name="Show me").click()
    expect(question).to_have_attribute("data-judged", "shown")
    expect(question).to_contain_text("would have been the best move")
    page.get_by_role("button", name="Enough").first.click()

    page.get_by_test_id("play-on").click()
    branching = page.get_by_test_id("branching")
    branching.get_by_text("The same as then").click()
    branching.get_by_role("combobox").select_option("first-timer")
    page.get_by_test_id("branch").click()
    page.get_by_test_id("table").wait_for()
    assert "/table/" in page.url


@pytest.mark.parametrize(
    ("leads", "luck", "said"),
    [
        ((-2.0, 0.0, 0.0), (-0.5, 2.0, 2.0), "with even luck you would not have won either"),
        ((-2.0, 0.0, 0.0), (-3.0, 2.0, 2.0), "luck owed you the win"),
        ((2.0, -2.0, -2.0), (3.0, -1.0, -1.0), "luck gave you the win"),
        ((2.0, -2.0, -2.0), (1.0, -3.0, -3.0), "with even luck you would have won too"),
    ],
)
def test_what_skill_and_luck_came_to_follows_from_the_own_sum(
    guest: Visitor, leads: tuple[float, ...], luck: tuple[float, ...], said: str
) -> None:
    """Who was last of three by two points, with half a point of bad luck, was told that luck owed the win."""

    def add_up_otherwise(asked: Route) -> None:
        answer = asked.fetch()
        told = answer.json()
        for account, lead, chance in zip(told.get("accounts", ()), leads, luck, strict=False):
            account["result"] = {"gained": lead / 2, "points": lead}
            account["luck"] = {"gained": 0.0, "points": chance}
            account["adjusted"] = {"gained": lead / 2, "points": lead - chance}
        asked.fulfill(response=answer, json=told)

    guest.page.route("**/analysis?*", add_up_otherwise)
    guest.page.goto(f"/look-back/{brings(guest, played('cake_auf', 3))}")
    expect(guest.page.get_by_test_id("skill-and-luck")).to_contain_text(said.replace("you ", "Mara ", 1))


def test_the_reason_of_a_costly_decision_is_in_sight(guest: Visitor) -> None:
    """Beside the board the panel is low: long words of what was played pushed the reason out of it."""
    page = guest.page
    page.goto(f"/look-back/{brings(guest, played('bake_the_cake', 3))}")
    moment = page.get_by_test_id("moment")
    moment.wait_for()
    page.get_by_test_id("costly").first.click()
    reason = moment.locator(".reason").first
    expect(reason).to_be_visible()
    for height in (768, 640):
        page.set_viewport_size({"width": 1366, "height": height})
        guest.wait_until(lambda: page.evaluate(IN_ITS_PANEL))


IN_ITS_PANEL = """() => {
  const reason = document.querySelector('[data-testid=moment] .reason').getBoundingClientRect();
  const x = reason.left + 8;
  return [reason.top + 6, reason.bottom - 6].every((y) => document.elementFromPoint(x, y)?.closest('.reason'));
}"""


def test_a_match_that_goes_on_is_not_looked_back_on(guest: Visitor) -> None:
    table = guest.new_table("bake_and_sale", [{"kind": "me", "name": "Mara"}])["table"]["id"]
    guest.page.goto(f"/look-back/{table}")
    expect(guest.page.get_by_test_id("too-early")).to_contain_text("when the match has ended")


def test_what_comes_before_the_first_round_has_a_name(guest: Visitor) -> None:
    table = brings(guest, played("cupcake_empire", 2))
    guest.page.goto(f"/look-back/{table}?step=30")
    moment = guest.page.get_by_test_id("moment")
    moment.wait_for()
    expect(moment.get_by_role("heading").first).to_contain_text("The city wakes up")


def test_chances_and_points_each_have_their_unit(guest: Visitor) -> None:
    guest.page.goto(f"/look-back/{brings(guest, played('cupcake_empire', 2))}")
    expect(guest.page.get_by_test_id("graph")).to_contain_text("in per cent")
    expect(guest.page.get_by_test_id("graph")).to_contain_text("below, in points")
    expect(guest.page.get_by_test_id("costly").first.locator("em").last).to_contain_text("%")
