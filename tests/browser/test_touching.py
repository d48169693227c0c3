"""One touch or two: the same for every game and for the plain board, by what touches, not by how wide the window is."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.cake_positions import EARLY
from tests.browser.house import DESK, PHONE, Server, Visitor, visitor
from tests.browser.test_bake_the_cake import CORNERS
from tests.browser.test_cake_auf import cooking
from tests.browser.test_cupcake_empire import seventh_round

MOUSE, FINGER = "mouse", "finger"
DELIBERATELY = 500
"""Milliseconds between two touches that are no double click."""
HANDS = [(MOUSE, DESK), (FINGER, PHONE), (FINGER, DESK), (MOUSE, PHONE)]


@dataclass(frozen=True)
class Touched:
    """Things that are touched one after the other to do something, and the panel of a phone that shows them."""

    things: tuple[str, ...]
    panel: str


@dataclass(frozen=True)
class Table:
    game: str
    others: int
    position: dict[str, Any]
    one: Touched | None
    """Done by one thing; it can be taken back."""
    two: Touched | None = None
    """The first thing narrows, the second one is what is done with it."""
    final: Touched | None = None
    """What cannot be taken back, though it is one thing."""
    board: str = "own"


FRIDAY = {"day": 5, "white": [1, 3, 6], "black": [2, 5, 6], "sheets": [{"hours": 9, "have": [3, 2, 1, 2, 3, 2]}, {}]}
TABLES = {
    "bake_and_sale": Table("bake_and_sale", 1, FRIDAY, one=Touched(("kind:NETWORK",), "shops")),
    "bake_the_cake": Table(
        "bake_the_cake", 3, EARLY,
        one=Touched(("jar:butter:red",), "pantry"), two=Touched(("plate:chocolate", "eat:table:chocolate"), "table"),
        final=Touched(("slot:cold_filling:berries",), "recipes"),
    ),
    "cake_auf": Table(
        "cake_auf", 1, cooking(),
        one=Touched(("ingredient:fruit",), "table"), two=Touched(("ingredient:chocolate", "recipe:tiramisu"), "table"),
        final=Touched(("kind:MULLIGAN",), "table"),
    ),
    "cupcake_empire": Table(
        "cupcake_empire", 1, seventh_round(),
        one=Touched(("column:4",), "board"), two=Touched(("loose:base:choc", "loose:frosting:mint"), "kitchen"),
    ),
    "plain": Table(
        "cake_auf", 1, cooking(), board="plain",
        one=Touched(("ingredient:fruit",), ""), two=Touched(("ingredient:chocolate", "recipe:tiramisu"), ""),
    ),
}  # fmt: skip


@pytest.fixture(params=HANDS, ids=lambda hand: f"{hand[0]}-{hand[1][0]}")
def hand(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[tuple[str, Visitor]]:
    device, size = request.param
    with visitor(browser, server, size, has_touch=device == FINGER) as somebody:
        yield device, somebody


def open_at(guest: Visitor, table: Table, panel: str) -> None:
    seats = [{"kind": "me", "name": "Mara"}, *[{"kind": "program", "program": "greedy"}] * table.others]
    made = guest.new_table(table.game, seats, position=table.position)["table"]["id"]
    guest.page.goto(f"/table/{made}?board={table.board}")
    guest.page.get_by_test_id("table").wait_for()
    guest.settle()
    tab = guest.page.get_by_test_id(f"panel-{panel}")
    if panel and tab.count():
        tab.click()


def touch(guest: Visitor, device: str, thing: str) -> None:
    found = guest.thing(thing).first
    place: Any = CORNERS.get(thing.split(":")[0])
    if device == FINGER:
        found.tap(position=place)
    else:
        found.click(position=place)


def does(guest: Visitor, device: str, touched: Touched, touches: int) -> None:
    """Exactly so many touches do it, the last thing being touched until it is done; one fewer does nothing."""
    steps = guest.steps()
    things = [*touched.things, *[touched.things[-1]] * (touches - len(touched.things))]
    assert len(things) == touches
    for place, thing in enumerate(things):
        guest.page.wait_for_timeout(DELIBERATELY)
        assert guest.steps() == steps, f"{thing}: done after {place} touches"
        touch(guest, device, thing)
    guest.wait_for_more_than(steps)


@pytest.mark.parametrize("name", TABLES)
def test_as_many_touches_on_every_board(hand: tuple[str, Visitor], name: str) -> None:
    """A mouse rests on a thing before it touches it; to a finger the first touch shows what the second one does."""
    device, guest = hand
    table = TABLES[name]
    shown = 1 if device == FINGER else 0
    for touched, touches in ((table.one, 1 + shown), (table.two, 2 + shown), (table.final, 2)):
        if touched:
            open_at(guest, table, touched.panel)
            does(guest, device, touched, touches)


def test_a_double_click_does_nothing_that_cannot_be_taken_back(guest: Visitor) -> None:
    table = TABLES["cake_auf"]
    open_at(guest, table, "")
    steps, mulligan = guest.steps(), guest.thing("kind:MULLIGAN")
    mulligan.dblclick()
    expect(mulligan).to_have_attribute("data-glow", "picked")
    guest.page.wait_for_timeout(DELIBERATELY)
    assert guest.steps() == steps
    mulligan.click()
    guest.wait_for_more_than(steps)


def test_what_is_held_is_let_go_of_by_a_touch_of_something_else(browser: Browser, server: Server) -> None:
    """Which is shown instead; a touch of nothing only lets go."""
    with visitor(browser, server, PHONE, has_touch=True) as finger:
        open_at(finger, TABLES["bake_and_sale"], "shops")
        steps, network, lab = finger.steps(), finger.thing("kind:NETWORK"), finger.thing("kind:LAB")
        network.tap()
        expect(network).to_have_attribute("data-glow", "picked")
        lab.tap()
        expect(lab).to_have_attribute("data-glow", "picked")
        expect(network).not_to_have_attribute("data-glow", "picked")
        finger.page.locator(".stage").tap(position={"x": 3, "y": 3})
        finger.wait_until(lambda: {"kind:NETWORK", "kind:LAB"} <= set(finger.glowing()))
        assert finger.steps() == steps


def test_where_nothing_can_be_taken_back_everything_is_shown_first(guest: Visitor) -> None:
    """As in the bake of the day."""
    seats = [{"kind": "me", "name": "Mara"}, {"kind": "program", "program": "greedy"}]
    made = guest.new_table("bake_and_sale", seats, position=FRIDAY, take_backs="off")["table"]["id"]
    guest.sit_down(made)
    does(guest, MOUSE, Touched(("kind:NETWORK",), ""), 2)
