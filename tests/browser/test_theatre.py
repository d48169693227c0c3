"""What others do: shown one deed at a time, skipped, seen again, told to whom it hits; pace and sounds."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.accessibility import violations
from tests.browser.cake_positions import TIED
from tests.browser.house import DESK, PHONE, Server, Visitor, visitor
from tests.browser.test_cake_auf import cooking
from tests.browser.test_cupcake_empire import seventh_round

CAPTIONS = """
window.captions = [];
addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
  const told = [...document.querySelectorAll('[data-testid=caption] b')].map((one) => one.textContent);
  if (told.length && captions.at(-1)?.join() !== told.join()) captions.push(told);
}).observe(document.body, { childList: true, subtree: true, characterData: true }));
"""
"""Keeps every caption that was shown, each with those shown at the same time."""
HELD = """() => {
  const real = setTimeout;
  window.setTimeout = (act, wait, ...more) => (wait > 300 && wait < 9000 ? 1 : real(act, wait, ...more));
}"""
"""Pauses never end."""
SPITE = ("outage tiramisu", "place gelato milk", "place gelato nuts", "hands 1", "done", "end")


def spiteful() -> dict[str, Any]:
    """One's own turn; then a rival with a full hand of cards that are played as `SPITE` says."""
    position = cooking()
    position["players"][1] |= {
        "hand": ["power_outage", "milk", "nuts", "switch_hand", "rice"], "recipes": {"gelato": [], "baklava": []},
    }  # fmt: skip
    return position


class Table:
    """Mara looks at it; Theo, and at a larger one Iris, are played from here."""

    def __init__(self, mara: Visitor, other: Visitor, game: str, seats: int, **options: Any) -> None:
        self.mara, self.hands = mara, [mara, *[other] * (seats - 1)]
        made = mara.new_table(game, [{"kind": "me", "name": "Mara"}, *[{"kind": "open"}] * (seats - 1)], **options)
        self.id = made["table"]["id"]
        for invitation, name in zip(made["you"]["invitations"], ("Theo", "Iris"), strict=False):
            link = invitation["path"].rsplit("/", 1)[1]
            self._ask(invitation["seat"], "POST", "join", {"link": link, "name": name})
        mara.page.goto(f"/table/{self.id}")
        mara.page.get_by_test_id("ribbon").wait_for()

    def _ask(self, seat: int, method: str, path: str, data: dict[str, Any] | None = None) -> dict[str, Any]:
        who = self.hands[seat]
        answer = who.context.request.fetch(f"{who.server.address}/api/{path}", method=method, data=data)
        assert answer.ok, answer.text()
        return dict(answer.json())

    def position(self, seat: int = 0) -> dict[str, Any]:
        return self._ask(seat, "GET", f"tables/{self.id}/position?seat={seat}")

    def play(self, seat: int, *actions: str) -> None:
        for action in actions:
            move = {"seat": seat, "length": self.position(seat)["length"], "action": action}
            self._ask(seat, "POST", f"tables/{self.id}/moves", move)

    def buy(self, seat: int) -> None:
        """In Bake the Cake!: a whole turn."""
        while seat in (told := self.position(seat))["view"]["awaited"]:
            actions = sorted(told["view"]["actions"], key=lambda action: action["kind"] not in ("BUY", "END_TURN"))
            self.play(seat, actions[0]["notation"])

    def hold_still(self) -> None:
        """From now on every scene stays until it is skipped."""
        self.mara.page.evaluate(HELD)

    def skip(self) -> None:
        """By Space, until all is shown that the server knows."""
        self.see(lambda: self.mara.page.keyboard.press(" "))

    def see(self, do: Callable[[], object] = lambda: None) -> None:
        """Until all is shown that the server knows, and it is Mara's turn."""
        self.reach_the_present(do)
        self.mara.settle()

    def reach_the_present(self, do: Callable[[], object] = lambda: None) -> None:
        there = self.position()["view"]["length"]
        self.mara.wait_until(lambda: do() or self.mara.steps() == there)

    def buy_until_mine(self) -> None:
        while 0 not in (awaited := self.position()["view"]["awaited"]):
            self.buy(awaited[0])


@contextmanager
def table_of(
    browser: Browser, server: Server, game: str, pace: str, size: tuple[int, int] = DESK, seats: int = 2, **more: Any
) -> Iterator[Table]:
    touch = {"has_touch": True} if size == PHONE else {}
    with visitor(browser, server, size, pace=pace, **touch) as mara, visitor(browser, server) as other:
        mara.context.add_init_script(CAPTIONS)
        yield Table(mara, other, game, seats, **more)


def captions(guest: Visitor) -> list[list[str]]:
    return list(guest.page.evaluate("captions"))


def test_a_rivals_turn_is_told_deed_by_deed(browser: Browser, server: Server) -> None:
    with table_of(browser, server, "cake_auf", "fast", position=spiteful()) as table:
        mara = table.mara
        table.play(0, "done", "end")
        table.play(1, *SPITE)
        table.see()
        told = captions(mara)
        assert all(len(at_once) == 1 for at_once in told)
        assert [caption for [caption] in told] == [
            "Theo plays Power Outage on your Tiramisu.",
            "Theo places one card under Gelato (1 of 3).",
            "Theo places 2 cards under Gelato (2 of 3).",
            "Theo takes your hand (you give 5 cards and get 1: Rice).",
        ]
        assert mara.steps() == table.position(0)["view"]["length"]
        expect(mara.page.get_by_test_id("seat-1")).to_contain_text("5 cards")
        expect(mara.page.get_by_test_id("caption")).to_have_count(0)


def test_after_something_else_only_what_is_new_is_told(browser: Browser, server: Server) -> None:
    """What was placed before a mulligan was told again after it; and each card that was drawn had a sentence."""
    position = spiteful()
    position["players"][1] |= {
        "hand": ["milk", "fruit", "picky_eater", "switch_recipe", "rice"], "recipes": {"gelato": [], "bingsu": []},
    }  # fmt: skip
    with table_of(browser, server, "cake_auf", "fast", position=position) as table:
        table.play(0, "done", "end")
        table.play(1, "place gelato milk", "place bingsu fruit", "mulligan")
        drawn = [each for each in table.position(1)["view"]["actions"] if each["kind"] == "PLACE"]
        table.play(1, *[each["notation"] for each in drawn[:1]], "done")
        table.reach_the_present()
        told = [caption for [caption] in captions(table.mara)]
        assert told[:3] == [
            "Theo places one card under Gelato (1 of 3).",
            "Theo places 2 cards under Gelato (1 of 3) and Bingsu (1 of 2).",
            "Theo takes a mulligan and discards Rice, Switcheroo (Recipe) and Picky Eater and draws 3 cards.",
        ]
        assert all("2 cards under" not in caption and "3 cards under" not in caption for caption in told[3:])


def test_dice_that_fall_one_by_one_are_told_together(browser: Browser, server: Server) -> None:
    position: dict[str, Any] = seventh_round()
    position["players"]["blue"] |= {"columns": ["grey", "yellow", "green", "orange + 2 grey", "pink"]}

    def eagerness(action: dict[str, Any]) -> int:
        """Let column 4 work with its three dice, and then no more."""
        if action["kind"] in ("FINISH", "COLLECT", "ROLL"):
            return 2
        return int(action["kind"] == "ACTIVATE" and action["parameters"]["column"] == 4)

    with table_of(browser, server, "cupcake_empire", "fast", position=position) as table:
        for _ in range(16):
            for seat in table.position()["view"]["awaited"]:
                actions = table.position(seat)["view"]["actions"]
                table.play(seat, max(actions, key=eagerness)["notation"])
        table.reach_the_present()
        told = [caption for [caption] in captions(table.mara) if caption.startswith("Theo") and "Roll:" in caption]
        assert told and all(caption.count("Roll:") == 1 for caption in told), told
        assert any("," in caption.split("Roll:")[1] for caption in told), told


def test_what_hits_me_says_so_and_space_skips(browser: Browser, server: Server) -> None:
    with table_of(browser, server, "cake_auf", "slow", position=spiteful()) as table:
        page = table.mara.page
        caption, light = page.get_by_test_id("caption"), page.get_by_test_id("footlights")
        table.hold_still()
        table.play(0, "done", "end")
        table.play(1, *SPITE)
        expect(caption).to_contain_text("Power Outage on your Tiramisu")
        expect(caption).to_contain_text("That hits you!")
        expect(caption).to_contain_text("Space or click: skip")
        expect(light).to_contain_text("That hits you!")
        expect(page.get_by_test_id("big-button")).to_contain_text("Skip")
        assert violations(page) == []
        table.skip()
        expect(caption).to_have_count(0)
        card = page.get_by_test_id("waited-1")
        expect(card).to_contain_text("takes your hand")
        expect(card).to_contain_text("−5 +1, 1 ban")


def test_what_hits_me_is_told_alone_without_what_was_told_before_it(browser: Browser, server: Server) -> None:
    """ "Ofelia moves it to Theo's cake": the card did not say what."""
    position: dict[str, Any] = {
        "act": "blue", "plates": {"sugar": "red"},
        "recipes": {"warm_layer": {"owner": "red", "tool": "stove", "slots": {
            "egg": ["red", "red"], "flour": ["red", "red"]}}},
    }  # fmt: skip
    with table_of(browser, server, "bake_the_cake", "instant", seats=3, position=position) as table:
        for kind in ("ADD", "COMPLETE"):
            actions = [each for each in table.position(1)["view"]["actions"] if each["kind"] == kind]
            theirs = [each for each in actions if each["parameters"].get("tray", "green") == "green"]
            table.play(1, theirs[0]["notation"])
        card = table.mara.page.get_by_test_id("waited-1")
        expect(card).to_contain_text("Theo moves your Warm Layer to Iris’s cake with your assistant.")


def test_beside_what_hits_me_is_told_what_scored_and_ended_something(browser: Browser, server: Server) -> None:
    """Of a turn that won the round only the hit was told. Where a turn is short, it is told to its end."""
    position = cooking(round=1, turns=6)
    mine, theirs = position["players"]
    mine |= {"carried": [], "done": {}}
    theirs |= {"hand": ["power_outage", "sugar", "rice", "fruit", "nuts"], "done": {}}
    theirs["recipes"] = {"mochi": [], "bingsu": ["milk"]}
    short = "Theo places one card under Mochi (1 of 2) and plays Power Outage on your Pavlova."
    long = "Theo plays Power Outage on your Pavlova, finishes Mochi: +1, finishes Bingsu: +1 and wins round 1."
    for more, said in ((("done", "end"), short), (("place mochi rice", "place bingsu fruit"), long)):
        with table_of(browser, server, "cake_auf", "instant", position=position) as table:
            table.play(0, "done", "end")
            table.play(1, "place mochi sugar", "outage pavlova", *more)
            expect(table.mara.page.get_by_test_id("waited-1")).to_contain_text(said)


def test_who_ends_a_round_is_told_so(browser: Browser, server: Server) -> None:
    """New recipes lay there without a word when one's own card had ended the round."""
    position = cooking(round=1, turns=6)
    mine, theirs = position["players"]
    mine |= {"hand": ["rice"], "recipes": {"mochi": ["sugar"]}, "carried": [], "alarms": [], "done": {"apple_pie": 1}}
    theirs["done"] = {}
    with table_of(browser, server, "cake_auf", "slow", position=position) as table:
        table.hold_still()
        table.play(0, "place mochi rice")
        caption = table.mara.page.get_by_test_id("caption")
        expect(caption).to_contain_text("You win round 1. Round 2 of 3: you 2, Theo 0.")
        expect(caption).not_to_contain_text("hits")


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_end_of_the_match_is_told_to_its_last_word(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    trays = {**TIED["trays"], "blue": [["warm_layer", ["blue"] * 3, "blue"], *TIED["trays"]["blue"][1:]]}
    with table_of(browser, server, "bake_the_cake", "slow", size, 3, position={**TIED, "trays": trays}) as table:
        table.hold_still()
        table.play(0, "buy almonds red", "buy butter red")
        table.play(1, "complete cold_topping green")
        told = table.mara.page.get_by_test_id("caption").locator("b")
        expect(told).to_contain_text(re.compile(r"You win|wins|share"))
        assert told.evaluate("words => words.scrollHeight <= words.clientHeight"), told.text_content()


def test_a_touch_of_the_board_skips_and_is_nothing_else(browser: Browser, server: Server) -> None:
    with table_of(browser, server, "cake_auf", "slow", position=spiteful()) as table:
        mara, page = table.mara, table.mara.page
        table.hold_still()
        table.play(0, "done", "end")
        table.play(1, "outage tiramisu", "place gelato milk", "done", "end")
        mara.wait_until(lambda: sum('"position"' in frame for frame in mara.frames) == 7)
        expect(page.get_by_test_id("caption")).to_contain_text("Power Outage")
        mara.thing("ingredient:fruit").click()
        mara.settle()
        expect(page.locator("[data-glow=picked]")).to_have_count(0)
        expect(mara.thing("ingredient:fruit")).to_have_count(1)
        assert mara.steps() == table.position()["view"]["length"]


def test_while_i_waited_is_a_card_for_each_turn_that_can_be_seen_again(browser: Browser, server: Server) -> None:
    with table_of(browser, server, "bake_the_cake", "instant", seats=3) as table:
        mara, page = table.mara, table.mara.page
        table.buy_until_mine()
        table.buy(0)
        table.buy_until_mine()
        table.see()
        cards, caption = page.get_by_test_id("waited").locator("li"), page.get_by_test_id("caption")
        expect(cards).to_have_count(2)
        expect(cards.nth(0)).to_contain_text("Theo buys")
        expect(cards.nth(1)).to_contain_text("Iris buys")
        now = page.locator("svg.board").text_content()
        page.get_by_test_id("waited-1").click()
        expect(caption).to_contain_text("Theo buys")
        assert page.get_by_test_id("table").get_attribute("data-live") == "no"
        mara.settle()  # it ends by itself
        expect(caption).to_have_count(0)
        assert page.locator("svg.board").text_content() == now
        page.get_by_test_id("waited-2").click()
        expect(caption).to_contain_text("Iris buys")
        page.keyboard.press(" ")
        mara.settle()
        table.buy(0)  # whoever acts has seen it
        expect(page.get_by_test_id("waited")).to_have_count(0)


def test_on_a_phone_what_hit_me_is_in_sight_afterwards(browser: Browser, server: Server) -> None:
    """With several rivals the card of the last one stood there, and what hit had slid away."""
    position = spiteful()
    position["players"].append({"hand": ["rice", "flour"], "recipes": {"mooncake": [], "bingsu": []}, "done": {}})
    with table_of(browser, server, "cake_auf", "fast", size=PHONE, seats=3, position=position) as table:
        table.play(0, "done", "end")
        table.play(1, "hands 2", "done", "end")
        table.play(2, "place mooncake flour", "done", "end")
        table.see()
        card = table.mara.page.get_by_test_id("waited-1")
        expect(card).to_contain_text("takes your hand")
        expect(card).to_be_in_viewport(ratio=0.9)


def test_where_all_act_at_once_nothing_disturbs(guest: Visitor) -> None:
    guest.context.add_init_script(CAPTIONS)
    guest.play_against("greedy", others=2)
    for seat in (1, 2):
        expect(guest.page.get_by_test_id(f"waited-{seat}")).to_have_count(1)
    assert captions(guest) == []
    guest.page.get_by_test_id("waited").get_by_role("button", name="Close").click()
    expect(guest.page.get_by_test_id("waited")).to_have_count(0)


def test_somebody_who_watches_sees_all_of_it(browser: Browser, server: Server) -> None:
    with (
        table_of(browser, server, "cake_auf", "instant", position=spiteful()) as table,
        visitor(browser, server, pace="fast") as watcher,
    ):
        watcher.context.add_init_script(CAPTIONS)
        watcher.page.goto(f"/table/{table.id}")
        watcher.page.get_by_test_id("ribbon").wait_for()
        table.play(0, "place tiramisu chocolate", "done", "end")
        table.play(1, "outage pavlova")
        watcher.wait_until(lambda: len(captions(watcher)) == 2)
        assert captions(watcher) == [
            ["Mara finishes Tiramisu: +1."],
            ["Theo plays Power Outage on Mara’s Pavlova."],
        ]


def test_at_once_nothing_is_played_and_the_pace_is_kept(browser: Browser, server: Server) -> None:
    with table_of(browser, server, "cake_auf", "instant", position=spiteful()) as table:
        mara, page = table.mara, table.mara.page
        table.play(0, "done", "end")
        table.play(1, *SPITE)
        table.see()
        expect(page.get_by_test_id("waited-1")).to_be_visible()
        assert captions(mara) == []
        page.get_by_role("button", name="More", exact=True).click()
        page.get_by_test_id("pace-slow").click()
        assert violations(page) == []
        page.reload()
        page.get_by_test_id("ribbon").wait_for()
        page.get_by_role("button", name="More", exact=True).click()
        expect(page.get_by_test_id("pace-slow")).to_have_attribute("aria-checked", "true")


def test_the_panel_of_a_phone_follows_and_comes_back(browser: Browser, server: Server) -> None:
    with table_of(browser, server, "bake_the_cake", "slow", PHONE, seats=3) as table:
        page = table.mara.page
        table.hold_still()
        table.buy_until_mine()
        table.skip()
        table.buy(0)
        page.get_by_test_id("panel-cakes").click()
        table.buy_until_mine()
        expect(page.get_by_test_id("caption")).to_contain_text("Theo buys")
        expect(page.get_by_test_id("panel-table")).to_have_attribute("aria-current", "page")
        page.get_by_role("button", name="Skip").click()
        table.skip()
        expect(page.get_by_test_id("panel-cakes")).to_have_attribute("aria-current", "page")
        assert violations(page) == []


def test_sounds_are_off_by_one_key_and_at_night(guest: Visitor) -> None:
    guest.play_against("greedy")
    menu = guest.page.get_by_role("button", name="More", exact=True)
    menu.click()
    expect(guest.page.get_by_role("button", name="Sounds are on")).to_be_visible()
    guest.page.keyboard.press("Escape")
    guest.page.get_by_role("button", name="Night shift").first.click()
    menu.click()
    expect(guest.page.get_by_role("button", name="Sounds are off")).to_be_visible()
    guest.page.keyboard.press("Escape")
    guest.page.keyboard.press("m")
    menu.click()
    expect(guest.page.get_by_role("button", name="Sounds are on")).to_be_visible()
