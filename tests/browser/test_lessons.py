"""Every lesson, played to its end by doing what the coach points at; and the coach who stays at real tables."""

import json

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from bakehouse.games import find
from tests.browser.following import begin, follow, heard, parts
from tests.browser.house import DESK, PHONE, Server, visitor

pytestmark = pytest.mark.browser


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
        follow(guest)
        every = {chapter.part for chapter in find(game).lesson.chapters}
        guest.wait_until(lambda: parts(guest) == every)
        expect(guest.page.get_by_test_id("result")).to_be_visible()
        lobby = guest.context.request.get(f"{server.address}/api/tables").json()
        assert not lobby["yours"], "a lesson is not among the running matches"
        assert not lobby["finished"]


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
