"""Every lesson, played to its end by doing what the coach points at; and the coach who stays at real tables."""

import pytest
from playwright.sync_api import Browser, expect

from bakehouse.games import find
from tests.browser.following import begin, follow, parts
from tests.browser.house import DESK, PHONE, Server, visitor

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("game", "size"),
    [
        ("bake_and_sale", DESK),
        ("bake_the_cake", DESK),
        ("cake_auf", DESK),
        ("cupcake_empire", DESK),
        ("bake_and_sale", PHONE),
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
