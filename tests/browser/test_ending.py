"""How a match ends, and how it is looked at again: why, what was made, where it turned, and a picture of it."""

import struct
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.accessibility import violations
from tests.browser.cake_positions import DECISIVE
from tests.browser.house import DESK, PHONE, Server, Visitor, visitor
from tests.variants import spread

LAST_DAY = {
    "day": 7,
    "sheets": [
        {"hours": 0, "loaves": {"baguette": 3}, "stars": {"baguette": 1}, "business": 3},
        {"hours": 0, "loaves": {"baguette": 1}, "business": 3},
    ],
}
LAST_RECIPE = {
    "round": 3,
    "turns": 6,
    "players": [
        {
            "hand": ["chocolate"],
            "recipes": {"tiramisu": ["sugar", "eggs", "milk"]},
            "done": {"apple_pie": 1, "kulfi": 2},
        },
        {"hand": ["rice"], "recipes": {"gelato": ["milk"]}, "done": {"mochi": 1}},
    ],
}


NEVER_LATER = """() => {
    const real = window.setTimeout;
    window.setTimeout = (act, ms, ...more) => ms > 2000 ? 0 : real(act, ms, ...more);
}"""


def sits_down(guest: Visitor, game: str, others: int = 1, **options: Any) -> str:
    names = ("Theo", "Noor", "Sam")
    programs = [{"kind": "program", "program": "greedy", "name": name} for name in names[:others]]
    made = guest.new_table(game, [{"kind": "me", "name": "Mara"}, *programs], **options)
    return str(made["table"]["id"])


def moves(guest: Visitor, table: str, *words: str) -> None:
    """Play the action whose notation begins so; without words, whatever comes first, until the match is over."""
    address = f"{guest.server.address}/api/tables/{table}"
    length, wanted = 0, list(words)
    while wanted or not words:
        told = guest.context.request.get(f"{address}/position?seat=0&length={length}&wait=20").json()
        view, length = told["view"], told["length"]
        if view["over"]:
            return
        if not view["actions"]:
            continue
        named = [action for action in view["actions"] if not words or action["notation"].startswith(wanted[0])]
        assert named, f"none begins with {wanted[0]}: {[action['notation'] for action in view['actions']]}"
        answer = guest.context.request.post(
            f"{address}/moves", data={"seat": 0, "length": length, "action": named[0]["id"]}
        )
        assert answer.ok, answer.text()
        length = answer.json()["length"]
        wanted = wanted[1:]


def result_of(guest: Visitor, table: str) -> Locator:
    guest.page.goto(f"/table/{table}")
    result = guest.page.get_by_test_id("result")
    result.wait_for()
    return result


def whole_match(guest: Visitor, game: str = "bake_and_sale") -> str:
    """A match of programs alone, played at once: its first seat was left."""
    table = sits_down(guest, game)
    address = f"{guest.server.address}/api/tables/{table}"
    assert guest.context.request.post(f"{address}/seats/0/leave").ok
    guest.wait_until(lambda: guest.context.request.get(address).json()["table"]["status"] == "over")
    return table


# --- The result


def test_cakes_stand_before_the_jury_and_the_rule_is_told(guest: Visitor) -> None:
    table = sits_down(guest, "bake_the_cake", others=3, position=DECISIVE)
    moves(guest, table, "complete warm_topping green")
    guest.page.goto(f"/table/{table}")
    why, finale = guest.page.get_by_test_id("why"), guest.page.get_by_test_id("finale")
    expect(why).to_contain_text("You win with 7 points against 6")
    expect(why).to_contain_text("cake counts, with 3 cups to 1.")
    expect(why).to_contain_text("only the one with more cups counts")
    expect(guest.page.get_by_test_id("ribbon")).to_contain_text("win with 7 points against 6")
    expect(finale.locator(".cup")).to_have_count(4)
    expect(finale).to_contain_text("1 : 3")
    assert violations(guest.page) == []


def test_breads_and_awards_with_their_money(guest: Visitor) -> None:
    table = sits_down(guest, "bake_and_sale", position=LAST_DAY)
    moves(guest, table, "end_day")
    result = result_of(guest, table)
    expect(guest.page.get_by_test_id("made-0").locator("use")).not_to_have_count(0)
    expect(result.locator("article", has_text="Mara")).to_contain_text("Most loaves, 3")
    expect(result.locator("article", has_text="Mara").locator("li", has_text="Most loaves, 3")).to_contain_text("10")
    expect(result).to_contain_text("5 each")  # both have the largest business


def test_desserts_are_pictured(phone: Visitor) -> None:
    table = sits_down(phone, "cake_auf", position=LAST_RECIPE)
    moves(phone, table, "place tiramisu chocolate")
    moves(phone, table)
    result = result_of(phone, table)
    expect(phone.page.get_by_test_id("made-0").locator("use")).not_to_have_count(0)
    expect(result).to_contain_text("Every finished recipe is worth a point")
    assert not phone.page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
    assert violations(phone.page) == []


def test_the_ending_is_played_once_and_a_click_or_space_skips_it(browser: Browser, server: Server) -> None:
    with visitor(browser, server, DESK, pace="normal") as guest:
        guest.page.emulate_media(reduced_motion="no-preference")
        for skip in (lambda: guest.page.keyboard.press("Space"), lambda: guest.page.mouse.click(4, 400)):
            table = sits_down(guest, "bake_the_cake", others=3, position=DECISIVE)
            guest.page.goto(f"/table/{table}")
            guest.page.locator("[data-live=yes]").wait_for()
            # The ending does not end by itself, however slow the machine is that looks at it.
            guest.page.evaluate(NEVER_LATER)
            moves(guest, table, "complete warm_topping green")
            result = guest.page.get_by_test_id("result")
            expect(result).to_have_attribute("data-ending", "playing")
            expect(result).to_contain_text("Space shows the result at once")
            skip()
            expect(result).to_have_attribute("data-ending", "done")
        guest.page.reload()  # who comes later finds the result
        expect(result).to_have_attribute("data-ending", "done")


def test_the_promise_of_the_seed_is_checked_here(guest: Visitor) -> None:
    table = sits_down(guest, "bake_and_sale", position=LAST_DAY)
    moves(guest, table, "end_day")
    result_of(guest, table).get_by_role("button", name="Chance was fair").click()
    told = guest.page.get_by_test_id("fair")
    expect(told).to_contain_text("the promise was kept")
    promise = guest.context.request.get(f"{guest.server.address}/api/tables/{table}").json()["table"]["promise"]
    expect(told).to_contain_text(promise)


@pytest.mark.parametrize("game", spread(["bake_and_sale", "bake_the_cake"], 1))
def test_the_picture_to_share_is_a_png(guest: Visitor, game: str) -> None:
    if game == "bake_and_sale":
        table = sits_down(guest, game, position=LAST_DAY)
        moves(guest, table, "end_day")
    else:
        table = sits_down(guest, game, others=3, position=DECISIVE)
        moves(guest, table, "complete warm_topping green")
    result_of(guest, table).get_by_role("button", name="Share").click()
    poster = guest.page.get_by_test_id("poster")
    expect(poster).to_contain_text("Mara wins")  # whoever made it
    with guest.page.expect_download() as saved:
        guest.page.get_by_test_id("save-picture").click()
    picture = saved.value.path().read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    assert len(picture) > 20_000  # there is something on it


def test_all_turning_points_are_in_sight_on_a_desk(guest: Visitor) -> None:
    result_of(guest, whole_match(guest))
    guest.page.get_by_test_id("turning-point").first.wait_for()
    for point in guest.page.get_by_test_id("turning-point").all():
        expect(point).to_be_in_viewport(ratio=0.95)


def test_a_turning_point_stands_within_the_round_that_its_words_name(guest: Visitor) -> None:
    result_of(guest, whole_match(guest, "cake_auf"))
    points, graph = guest.page.get_by_test_id("turning-point"), guest.page.get_by_test_id("outlook")
    points.first.wait_for()
    marks = graph.locator("text.mark").evaluate_all("all => all.map(one => [+one.getAttribute('x'), one.innerHTML])")
    circles = graph.locator("a .hit").evaluate_all("all => all.map(one => +one.getAttribute('cx'))")
    assert len(circles) == points.count() > 0
    for point, at in zip(points.all(), circles, strict=True):
        last = [number for x, number in marks if x < at][-1]
        expect(point).to_contain_text(f"Round {last} of 3")


# --- The replay


def test_the_step_of_a_replay_is_told_in_one_line(guest: Visitor) -> None:
    table = whole_match(guest)
    guest.page.goto(f"/replay/{table}")
    told = guest.page.get_by_test_id("replay-bar").get_by_text("Step 0 of")
    told.wait_for()
    assert told.evaluate("line => line.getClientRects().length === 1 && line.offsetHeight < 30")


def test_a_turning_point_leads_to_its_moment(guest: Visitor) -> None:
    table = whole_match(guest)
    result_of(guest, table)
    point = guest.page.get_by_test_id("turning-point").first
    point.wait_for()
    step = int((point.get_attribute("href") or "").rpartition("=")[2])
    line = point.get_attribute("title") or ""
    point.click()
    page, bar = guest.page, guest.page.get_by_test_id("replay-bar")
    expect(bar).to_contain_text(f"Step {step} of")
    assert page.url.endswith(f"/replay/{table}?step={step}")
    expect(page.locator("[aria-current=step]")).to_contain_text(line[:20])
    # By key, by line of the story, and from one turning point to the next.
    page.keyboard.press("ArrowRight")
    expect(bar).to_contain_text(f"Step {step + 1} of")
    page.keyboard.press("Shift+ArrowLeft")
    expect(bar).to_contain_text(f"Step {step} of")
    bar.get_by_role("button", name="To the beginning").click()
    bar.get_by_role("button", name="To the next turning point").click()
    expect(bar).to_contain_text(f"Step {step} of")
    page.reload()
    expect(bar).to_contain_text(f"Step {step} of")


def test_a_replay_keeps_the_board_and_begins_where_the_log_does(guest: Visitor) -> None:
    table = sits_down(guest, "bake_and_sale")
    guest.sit_down(table)
    board = guest.page.locator("svg.board")
    played = board.bounding_box()
    address = f"{guest.server.address}/api/tables/{table}"
    assert guest.context.request.post(f"{address}/seats/0/leave").ok
    guest.wait_until(lambda: guest.context.request.get(address).json()["table"]["status"] == "over")
    guest.page.goto(f"/replay/{table}")
    bar, receipt = guest.page.get_by_test_id("replay-bar"), guest.page.get_by_test_id("receipt")
    expect(bar).to_contain_text("Step 0 of")
    guest.page.get_by_test_id("outlook").wait_for()
    assert board.bounding_box() == played
    guest.wait_until(lambda: receipt.locator("ol.lines").evaluate("list => list.scrollTop") == 0)
    expect(receipt.locator("li").first).to_be_in_viewport()
    assert violations(guest.page) == []


def test_a_replay_follows_whoever_acts(browser: Browser, server: Server) -> None:
    with visitor(browser, server, DESK) as guest, visitor(browser, server, PHONE, has_touch=True) as phone:
        table = whole_match(guest)
        lines = guest.context.request.get(f"{server.address}/api/tables/{table}/log").json()["lines"]
        steps = {line["seat"]: line["step"] + 1 for line in lines if line["seat"] >= 0}
        for seat, step in steps.items():
            guest.page.goto(f"/replay/{table}?step={step - 1}")
            guest.page.get_by_test_id("replay-bar").get_by_role("button", name="One step forward").click()
            expect(guest.page.locator("[data-testid^=seat-].front")).to_have_attribute("data-testid", f"seat-{seat}")
        # Another seat is looked at until the actor is followed again.
        guest.page.get_by_test_id("seat-0").click()
        guest.page.get_by_role("button", name="To the beginning").click()
        expect(guest.page.locator("[data-testid^=seat-].front")).to_have_attribute("data-testid", "seat-0")
        follow = guest.page.get_by_role("button", name="Follow whoever acts")
        expect(follow).to_have_attribute("aria-pressed", "false")
        follow.click()
        expect(follow).to_have_attribute("aria-pressed", "true")
        # A phone shows the part of the sheet that a step was about.
        bought = next(line["step"] for line in lines if line["kind"] == "TAKE")
        phone.page.goto(f"/replay/{table}?step={bought}")
        phone.page.get_by_test_id("panel-shops").tap()
        phone.page.get_by_role("button", name="One step forward").tap()
        expect(phone.page.get_by_test_id("panel-market")).to_have_attribute("aria-current", "page")


CUT = "names => names.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"


def test_on_a_phone_every_seat_of_the_result_is_seen_and_no_name_is_cut(browser: Browser, server: Server) -> None:
    """Beside each other four were wider than the phone, and "Apprentice" was read as "Appr…"."""
    with visitor(browser, server, PHONE, has_touch=True) as guest:
        other = {"hand": ["rice"], "recipes": {"gelato": ["milk"]}, "done": {"mochi": 1}}
        more = [other | {"recipes": {name: []}, "done": {}} for name in ("bingsu", "baklava")]
        position = LAST_RECIPE | {"players": [LAST_RECIPE["players"][0], other, *more]}  # type: ignore[index]
        programs = [{"kind": "program", "program": each} for each in ("apprentice", "journeyman", "apprentice")]
        made = guest.new_table("cake_auf", [{"kind": "me", "name": "Mara"}, *programs], position=position)
        moves(guest, made["table"]["id"], "place tiramisu")
        guest.page.goto(f"/table/{made['table']['id']}")
        names = guest.page.locator(".slip h2")
        expect(names).to_have_count(4)
        assert names.evaluate_all(CUT) == []
        for slip in guest.page.locator(".slip").all():
            box = slip.bounding_box()
            assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= PHONE[0]
