"""Every size and language: nothing is too small to read, nothing spills, no third of the screen is empty."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from bakehouse.games import OURS, find
from tests.browser.cake_positions import DECISIVE
from tests.browser.house import PHONE, Server, Visitor, visitor
from tests.browser.measuring import EMPTY, MISFITS, SMALL, SPILLS, UNEXPLAINED, measured
from tests.browser.screenshots import FRIDAY, LAST_NIGHT, SEVENTH_ROUND
from tests.variants import spread

SCREENS = [
    ((1024, 768), "de"), ((1366, 768), "es"), ((1920, 1080), "en"), ((1920, 1080), "es"), ((1920, 1080), "de"),
    ((2560, 1440), "de"),
]  # fmt: skip
NARROW = [(1024, 768), (1024, 1000), (1179, 768)]
POSITIONS = {
    "bake_and_sale": (FRIDAY, 3),
    "bake_the_cake": (DECISIVE, 4),
    "cake_auf": (LAST_NIGHT, 4),
    "cupcake_empire": (SEVENTH_ROUND, 3),
}
MOST_EMPTY = 1 / 3
LEAST_ON_A_PHONE = 10.5
"""Pixels of the smallest letters there."""


def table_of(guest: Visitor, game: str) -> str:
    position, seats = POSITIONS[game]
    others = [{"kind": "program", "program": "greedy", "name": name} for name in ("Theo", "Jun", "Noor")[: seats - 1]]
    made = guest.new_table(game, [{"kind": "me", "name": "Mara"}, *others], position=position)
    return str(made["table"]["id"])


def look(guest: Visitor, table: str, language: str, board: str = "own") -> None:
    """The table anew, in a language."""
    guest.page.goto("/about")
    guest.page.evaluate(f"localStorage.setItem('bakehouse.language', {json.dumps(language)})")
    guest.page.goto(f"/table/{table}?board={board}")
    guest.settle()
    expect(guest.page.locator("html")).to_have_attribute("lang", language)
    guest.page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")


@pytest.mark.parametrize("game", spread(OURS, 2))
def test_a_board_at_every_size(guest: Visitor, game: str) -> None:
    table = table_of(guest, game)
    for (width, height), language in SCREENS:
        guest.page.set_viewport_size({"width": width, "height": height})
        look(guest, table, language)
        found = {
            "small": measured(guest, SMALL),
            "misfits": measured(guest, MISFITS),
            "spills": measured(guest, SPILLS),
            "unexplained": measured(guest, UNEXPLAINED),
        }
        assert [] == [f"{what}: {one}" for what, some in found.items() for one in some], f"{width} px, {language}"
        assert measured(guest, EMPTY) < MOST_EMPTY, f"{width} px"


@pytest.fixture
def small(browser: Browser, server: Server) -> Iterator[Visitor]:
    with visitor(browser, server, PHONE, has_touch=True) as somebody:
        yield somebody


@pytest.mark.parametrize("game", OURS)
def test_a_board_on_a_phone(small: Visitor, game: str) -> None:
    """Every panel explains itself; the seats are all in sight."""
    page = small.page
    look(small, table_of(small, game), "de")
    for seat in range(POSITIONS[game][1]):
        expect(page.get_by_test_id(f"seat-{seat}")).to_be_in_viewport(ratio=1)
    for tab in page.locator("[data-testid^=panel-]").all():
        tab.tap()
        expect(tab).to_have_attribute("aria-current", "page")
        assert measured(small, UNEXPLAINED) == []
        assert measured(small, MISFITS) == []
        assert [one for one in measured(small, SMALL) if float(one.split()[-2]) < LEAST_ON_A_PHONE] == []


def test_a_tab_says_where_something_can_be_done(small: Visitor) -> None:
    look(small, table_of(small, "bake_and_sale"), "en")
    small.page.get_by_test_id("panel-market").tap()
    badges = small.page.locator("[data-testid^=badge-]")
    expect(badges).to_have_count(3)
    small.page.get_by_test_id("panel-orders").tap()
    expect(small.page.get_by_test_id("badge-market")).to_be_visible()
    expect(small.page.get_by_test_id("badge-orders")).to_have_count(0)


CUT = """() => [...document.querySelectorAll('[data-testid^=seat-] .who b')]
  .filter((name) => name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight)
  .map((name) => name.innerText)"""


@pytest.mark.parametrize("game", OURS)
def test_names_of_programs_are_whole_on_a_phone(small: Visitor, game: str) -> None:
    names = ["Apprentice", "Journeyman", "First-timer"]
    for others in sorted({2, min(3, find(game).seats.stop - 2)}):
        rivals = [{"kind": "program", "program": "random", "name": name} for name in names[:others]]
        table = small.new_table(game, [{"kind": "me", "name": "Mara"}, *rivals])["table"]["id"]
        small.sit_down(str(table))
        assert small.page.evaluate(CUT) == [], f"{others + 1} seats"


def test_eight_seats_are_in_sight_on_a_phone(small: Visitor) -> None:
    small.play_against("random", "bake_and_sale", others=7)
    for seat in range(8):
        expect(small.page.get_by_test_id(f"seat-{seat}")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", spread(OURS, 1))
def test_the_plain_board_speaks_german(guest: Visitor, game: str) -> None:
    """Its titles are words of the language, and it explains them."""
    look(guest, table_of(guest, game), "en", "plain")
    titles = guest.page.locator("[data-testid=plain-board] :is(h2, h3, th[scope=col])")
    english = titles.all_inner_texts()
    assert measured(guest, UNEXPLAINED) == []
    look(guest, guest.page.url.split("/table/")[1].split("?")[0], "de", "plain")
    german = titles.all_inner_texts()
    players = {"Mara", "Theo", "Jun", "Noor"}
    same = set(english) & set(german) - players
    assert len(german) == len(english) > 3
    assert len(same) <= len(set(english)) / 4, same


CUT_SHORT = """() => [...document.querySelectorAll('[data-testid^=seat-] .who strong')]
  .filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.innerText)"""


@pytest.mark.parametrize("others", [3, 7])
def test_seats_are_in_sight_above_a_narrow_board(guest: Visitor, others: int) -> None:
    """All of them, with their figures, also where the screen is low: they were behind a button there."""
    guest.page.set_viewport_size({"width": NARROW[0][0], "height": NARROW[0][1]})
    guest.play_against("random", "bake_and_sale", others=others)
    for width, height in NARROW:
        guest.page.set_viewport_size({"width": width, "height": height})
        for seat in range(others + 1):
            expect(guest.page.get_by_test_id(f"seat-{seat}")).to_be_in_viewport(ratio=1)
            expect(guest.page.get_by_test_id(f"banked-{seat}")).to_be_in_viewport(ratio=1)
        guest.wait_until(lambda: guest.page.evaluate(CUT_SHORT) == [] == measured(guest, SMALL))


HEIGHTS = """() => ['header', '.rail .who b', 'svg.board'].map((one) =>
  document.querySelector(one).getBoundingClientRect().height)"""


def test_what_stands_around_a_large_board_grows_with_it(guest: Visitor) -> None:
    """Awning and names take four fifths of the share that they take of a small screen, or more."""
    guest.play_against("random", "cupcake_empire")
    *small, board = guest.page.evaluate(HEIGHTS)
    guest.page.set_viewport_size({"width": 2560, "height": 1440})

    def share() -> list[float]:
        *large, grown = guest.page.evaluate(HEIGHTS)
        return [(now / grown) / (before / board) for now, before in zip(large, small, strict=True)]

    guest.wait_until(lambda: min(share()) > 0.8)


def test_nothing_moves_on_a_phone_for_a_preview(small: Visitor) -> None:
    look(small, table_of(small, "bake_and_sale"), "en")
    stage = "document.querySelector('main .stage').getBoundingClientRect().top"
    before = small.page.evaluate(stage)
    small.page.get_by_test_id("panel-bakery").tap()
    small.page.locator('[data-thing^="bread:"][data-glow="can"]').first.tap()
    expect(small.page.get_by_test_id("seat-0").locator("em")).to_be_visible()
    assert small.page.evaluate(stage) == before
