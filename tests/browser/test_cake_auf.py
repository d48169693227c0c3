"""Cake Auf! in the browser: whole matches by touching cards, and hands that nobody else sees."""

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.accessibility import violations
from tests.browser.house import Server, Visitor, visitor

DISLIKED = ("back", "kind:MULLIGAN", "kind:DONE", "kind:END", "card:")
"""Touched only when nothing else glows: they take back, or stop."""


def kitchen(hand: list[str], recipes: dict[str, list[str]], **more: Any) -> dict[str, Any]:
    return {"hand": hand, "recipes": recipes, **more}


def cooking(**changes: Any) -> dict[str, Any]:
    """In the middle of round 2, at one's own turn."""
    mine = kitchen(
        ["chocolate", "fruit", "power_outage", "fire_extinguisher", "one_for_one"],
        {"tiramisu": ["sugar", "eggs", "milk"], "churros": ["flour"], "pavlova": ["sugar", "eggs"]},
        carried=["tiramisu"], alarms=["churros"], done={"apple_pie": 1},
    )  # fmt: skip
    theirs = kitchen(["rice", "milk", "nuts"], {"gelato": ["milk", "nuts"], "baklava": ["flour"]}, done={"kulfi": 1})
    return {"round": 2, "turns": 6, "players": [mine, theirs]} | changes


def play_on(guest: Visitor, luck: random.Random, most: int = 900) -> None:
    """Until the match is over, touching whatever glows."""
    for _ in range(most):
        guest.settle()
        if guest.is_over():
            return
        touch_something(guest, luck)
    raise AssertionError("the match did not end")


def touch_something(guest: Visitor, luck: random.Random) -> None:
    button = guest.page.get_by_test_id("big-button")
    lit = button.is_enabled() and "lit" in (button.get_attribute("class") or "")
    liked = [name for name in guest.glowing() if not name.startswith(DISLIKED)]
    if liked and not lit:
        guest.thing(luck.choice(liked)).first.click()
    elif button.is_enabled():
        guest.press_big_button()


def test_a_whole_match_by_touching_cards(guest: Visitor) -> None:
    table = guest.play_against("greedy", "cake_auf")
    assert violations(guest.page) == []
    play_on(guest, random.Random(2))
    expect(guest.page.get_by_test_id("result")).to_contain_text("Mara")
    assert violations(guest.page) == []
    guest.look_back(table)


def test_a_card_is_picked_up_and_only_its_recipes_glow(guest: Visitor) -> None:
    guest.play_against("greedy", "cake_auf", position=cooking())
    guest.thing("ingredient:chocolate").click()
    guest.wait_until_glows("recipe:tiramisu", "recipe:churros")
    expect(guest.page.get_by_test_id("ribbon")).to_contain_text("Chocolate")
    guest.thing("recipe:tiramisu").hover()
    note = guest.page.get_by_test_id("note")
    expect(note).to_contain_text("Finish Tiramisu")
    expect(note).to_contain_text("+1")
    guest.page.keyboard.press("Escape")
    guest.thing("kind:OUTAGE").hover()
    expect(note).to_contain_text("Power Outage on Greedy’s Gelato")
    guest.thing("ingredient:chocolate").click()
    guest.thing("recipe:tiramisu").click()
    expect(guest.page.get_by_test_id("seat-0")).to_contain_text("2")
    guest.page.get_by_test_id("undo").click()
    expect(guest.thing("ingredient:chocolate")).to_have_count(1)


def test_a_recipe_that_a_card_cannot_be_played_on_says_why(guest: Visitor) -> None:
    position = cooking()
    position["players"][1]["recipes"]["mango_sticky_rice"] = ["rice"]
    guest.play_against("greedy", "cake_auf", position=position)
    guest.thing("kind:OUTAGE").click()
    guest.wait_until_glows("recipe:gelato", "recipe:mango_sticky_rice")
    guest.thing("recipe:baklava").hover()
    expect(guest.page.get_by_test_id("note")).to_contain_text("does not have the icon")


def test_a_card_with_one_target_is_played_on_it(guest: Visitor) -> None:
    """A choice of one is not asked; what the card would do is told before, and undo takes it back."""
    guest.play_against("greedy", "cake_auf", position=cooking())
    guest.thing("kind:OUTAGE").click()
    expect(guest.page.get_by_test_id("receipt")).to_contain_text("Power Outage on Greedy’s Gelato")
    guest.page.get_by_test_id("undo").click()
    expect(guest.thing("kind:OUTAGE")).to_have_count(1)


def test_two_cards_are_discarded_in_any_order(guest: Visitor) -> None:
    guest.play_against("greedy", "cake_auf", position=cooking())
    guest.press_big_button()
    guest.thing("card:one_for_one").click()
    guest.thing("card:chocolate").click()
    guest.thing("back").click()  # cook on: what was marked is forgotten
    expect(guest.thing("ingredient:chocolate")).to_have_count(1)
    guest.press_big_button()
    guest.thing("card:one_for_one").click()
    guest.thing("card:chocolate").click()
    expect(guest.page.get_by_test_id("big-button")).to_contain_text("2")
    guest.press_big_button()
    receipt = guest.page.get_by_test_id("receipt")
    expect(receipt).to_contain_text("You discard Chocolate and 1 for One")


EDGE = "thing => getComputedStyle(thing.querySelector('.ring')).strokeWidth"


def test_what_a_hint_is_about_has_a_wider_edge(guest: Visitor, phone: Visitor) -> None:
    position = cooking()
    position["players"][0]["hand"] = ["chocolate"]
    for visitor_ in (guest, phone):
        visitor_.play_against("greedy", "cake_auf", position=position)
        card = visitor_.thing("ingredient:chocolate")
        usual = card.evaluate(EDGE)
        visitor_.page.get_by_test_id("hint").first.click()
        expect(visitor_.page.locator("[data-hint=yes]").first).to_be_visible()
        said = visitor_.page.locator(".hint > span").first.inner_text()
        assert all(sentence[0] == sentence[0].upper() for sentence in said.split(". ")) and ". " in said, said
        lit = visitor_.page.locator("[data-hint=yes]").first
        visitor_.wait_until(lambda lit=lit, usual=usual: lit.evaluate(EDGE) != usual)


def test_picky_eater_shows_three_recipes_to_choose_from(guest: Visitor) -> None:
    position = cooking()
    position["players"][0]["hand"][0] = "picky_eater"
    guest.play_against("greedy", "cake_auf", position=position)
    guest.thing("kind:PICKY").click()
    guest.thing("pool").click()
    expect(guest.page.get_by_test_id("ribbon")).to_contain_text("Take one")
    offered = [name for name in guest.glowing() if name.startswith("recipe:")]
    assert len(offered) == 3
    guest.thing(offered[0]).click()
    guest.press_big_button()  # it cannot be taken back
    expect(guest.page.get_by_test_id("ribbon")).to_contain_text("Which recipe do you give")
    guest.wait_until_glows("recipe:tiramisu", "recipe:churros", "recipe:pavlova")
    guest.thing("recipe:churros").click()
    guest.press_big_button()
    expect(guest.thing(offered[0])).to_have_count(1)
    expect(guest.thing("recipe:churros")).to_have_count(0)


@pytest.mark.parametrize(
    ("hand", "mulligans", "asked"),
    [
        (["rice"], 2, "No card fits: mulligan, or done"),
        (["rice"], 3, "No card fits: you are done"),
        ([], 2, "Your hand is empty: you are done"),
    ],
)
def test_where_no_card_fits_only_what_can_be_done_is_offered(
    guest: Visitor, hand: list[str], mulligans: int, asked: str
) -> None:
    """A mulligan was proposed where none was left, and for an empty hand."""
    position = cooking(mulligans=[mulligans, 0])
    position["players"][0]["hand"] = hand
    guest.play_against("greedy", "cake_auf", position=position)
    expect(guest.page.get_by_test_id("ribbon")).to_contain_text(asked)


def test_the_piles_can_be_looked_through(guest: Visitor) -> None:
    guest.play_against("greedy", "cake_auf", position=cooking(discard=["rice", "power_restored"]))
    guest.page.get_by_role("button", name=re.compile("Discard pile, 2 cards")).click()
    expect(guest.page.locator("svg.board")).to_contain_text("2 cards, face up")
    guest.page.get_by_role("button", name=re.compile("Recipe deck")).press("Enter")
    expect(guest.page.locator("svg.board")).to_contain_text("Sachertorte")


def test_a_second_touch_on_a_phone_confirms(phone: Visitor) -> None:
    """A card that fits under one recipe is held by the first touch; the recipe that glows is another way to say yes."""
    phone.play_against("greedy", "cake_auf", position=cooking())
    before = phone.steps()
    phone.thing("ingredient:fruit").tap()
    expect(phone.page.get_by_test_id("big-button")).to_contain_text("Place it")
    assert phone.steps() == before
    phone.thing("recipe:pavlova").tap()
    phone.wait_for_more_than(before)


def test_while_a_move_is_on_its_way_nothing_wrong_is_said(guest: Visitor) -> None:
    held: list[tuple[Any, Any]] = []

    def delay(socket: Any) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda text: held.append((server, text)) if '"move"' in str(text) else server.send(text))

    guest.page.route_web_socket(re.compile("/socket"), delay)
    guest.play_against("greedy", "cake_auf", position=cooking())
    ribbon = guest.page.get_by_test_id("ribbon")
    guest.thing("ingredient:chocolate").click()
    guest.thing("recipe:tiramisu").click()
    expect(ribbon).to_contain_text("One moment")  # "No card fits" would be wrong
    (server, text), *_ = held
    server.send(text)
    expect(ribbon).not_to_contain_text("One moment")


def test_the_hand_is_whole_below_what_the_others_did(phone: Visitor) -> None:
    phone.play_against("greedy", "cake_auf", others=2)
    luck, waited = random.Random(4), phone.page.get_by_test_id("waited")
    while not waited.is_visible():  # whoever begins has not waited yet
        touch_something(phone, luck)
        phone.settle()
    below = """() => {
        const bar = document.querySelector('[data-testid="waited"]').closest('.bar').getBoundingClientRect().top;
        const cards = [...document.querySelectorAll('.hand [data-thing]')].map(one => one.getBoundingClientRect());
        return [cards.length, Math.max(...cards.map(({ bottom }) => bottom)) - bar];
    }"""
    cards, over = phone.page.evaluate(below)
    assert cards > 0
    assert over <= 0


def test_a_phone(phone: Visitor) -> None:
    phone.play_against("greedy", "cake_auf", position=cooking())
    assert violations(phone.page) == []
    assert not phone.page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
    phone.thing("ingredient:chocolate").tap()
    phone.thing("recipe:tiramisu").tap()
    expect(phone.page.get_by_test_id("big-button")).to_contain_text("Place it")
    phone.press_big_button()
    expect(phone.page.get_by_test_id("seat-0")).to_contain_text("2")
    for panel in ("piles", "counts", "log", "table"):
        phone.page.get_by_test_id(f"panel-{panel}").tap()
        assert violations(phone.page) == []
    luck = random.Random(3)
    for _ in range(12):
        phone.settle()
        touch_something(phone, luck)


def test_on_a_phone_a_card_that_is_known_has_no_back_beside_its_face(phone: Visitor) -> None:
    """Who held one card seemed to hold two."""
    phone.play_against("greedy", "cake_auf", position=cooking(known=[[0, 1, ["rice"]]]))
    kitchen_of_the_rival = phone.page.locator(".kitchen header")
    expect(kitchen_of_the_rival.locator(".known")).to_have_count(1)
    expect(kitchen_of_the_rival.get_by_role("img", name="holds 3 cards").locator("> g")).to_have_count(2)


def test_on_a_phone_it_is_told_how_near_a_rival_is_until_all_is_over(phone: Visitor) -> None:
    """ "0 cards and 1 ban from the end"; and after the end a "!" alone was left of it."""
    position = cooking(round=3)
    mine, theirs = position["players"]
    mine |= {"hand": ["rice"], "recipes": {"mochi": ["sugar"]}, "carried": [], "alarms": []}
    theirs |= {"recipes": {"pavlova": ["sugar", "eggs", "fruit"]}, "alarms": ["pavlova"]}
    phone.play_against("greedy", "cake_auf", position=position)
    near = phone.page.locator(".kitchen p.near")
    expect(near).to_have_text("1 ban from the end")
    phone.thing("ingredient:rice").tap()
    phone.press_big_button()
    phone.page.get_by_role("button", name="See the table").tap()
    expect(phone.page.locator(".kitchen p")).to_have_count(1)
    expect(near).to_have_count(0)


def test_by_keyboard(guest: Visitor) -> None:
    guest.play_against("greedy", "cake_auf", position=cooking())
    guest.thing("ingredient:chocolate").focus()
    guest.page.keyboard.press("Enter")
    guest.thing("recipe:churros").focus()
    guest.page.keyboard.press(" ")
    expect(guest.page.get_by_test_id("receipt")).to_contain_text("You place Chocolate under Churros")


def test_another_card_is_taken_instead_by_one_touch(guest: Visitor) -> None:
    """Which did not glow, so that no mouse has seen what it would do: it is shown first."""
    guest.play_against("greedy", "cake_auf", position=cooking())
    steps, chocolate, extinguisher = guest.steps(), guest.thing("ingredient:chocolate"), guest.thing("kind:EXTINGUISH")
    chocolate.click()
    expect(chocolate).to_have_attribute("data-glow", "picked")
    extinguisher.click()
    expect(extinguisher).to_have_attribute("data-glow", "picked")
    expect(chocolate).not_to_have_attribute("data-glow", "picked")
    assert guest.steps() == steps


# --- Hands stay secret


def hands_told(frames: list[str], seat: int) -> int:
    """How many times a seat was told of its hand; fails where it was told of another one, or of what others draw."""
    told = 0
    for frame in frames:
        message = json.loads(frame)
        if message["type"] != "position":
            continue
        assert message["seat"] == seat
        table = message["view"]["table"]
        assert sum(table["hand"].values()) == table["players"][seat]["hand_size"]
        told += 1
        for line in message["lines"]:
            for form in line["forms"]:
                if form.get("who") != seat and form["form"].startswith(("draw", "place")):
                    assert '"ingredient"' not in json.dumps(form), line
        if message["view"]["awaited"] != [seat]:
            assert message["view"]["actions"] == []
        for player in table["players"]:
            if player["seat"] != seat:
                assert player["known"] == {}
                assert all(recipe["seen"] == [] or recipe["full"] for recipe in player["recipes"])
    return told


def test_two_people_never_see_each_others_hands(browser: Browser, server: Server) -> None:
    with visitor(browser, server) as mara, visitor(browser, server) as theo:
        position = cooking()
        position["players"][0]["hand"] = ["chocolate", "fruit", "eggs", "butter", "fire_extinguisher"]
        position["players"][1]["hand"] = ["rice", "milk", "nuts"]
        made = mara.new_table(
            "cake_auf", [{"kind": "me", "name": "Mara"}, {"kind": "open"}], position=position, hints="off"
        )
        theo.page.goto(made["you"]["invitations"][0]["path"])
        theo.page.get_by_role("textbox").fill("Theo")
        theo.page.get_by_role("button", name="Sit down").click()
        theo.page.wait_for_url("**/table/*")
        mara.sit_down(made["table"]["id"])
        theo.page.get_by_test_id("ribbon").wait_for()
        assert cards_shown(theo) == {"ingredient:rice", "ingredient:milk", "ingredient:nuts"}
        mara.thing("ingredient:chocolate").click()
        mara.thing("recipe:churros").click()
        expect(theo.page.get_by_test_id("receipt")).to_contain_text("Mara places one card under Churros")
        mara.press_big_button()
        mara.thing("card:butter").click()
        mara.press_big_button()
        expect(theo.page.get_by_test_id("ribbon")).to_contain_text("Your turn")
        expect(theo.page.get_by_test_id("receipt")).to_contain_text("discards Butter")
        assert "ingredient:eggs" in cards_shown(mara)
        theo.settle()
        theo.press_big_button()
        theo.press_big_button()
        expect(mara.page.get_by_test_id("ribbon")).to_contain_text("Your turn")
        assert hands_told(mara.frames, 0) > 3
        assert hands_told(theo.frames, 1) > 3
        watcher = theo.context.new_page()  # the same person again: a second device sees the same hand, no other
        watcher.goto(f"/table/{made['table']['id']}")
        watcher.get_by_test_id("ribbon").wait_for()


def test_somebody_who_watches_sees_only_backs(browser: Browser, server: Server) -> None:
    with visitor(browser, server) as mara, visitor(browser, server) as watcher:
        seats = [{"kind": "me", "name": "Mara"}, {"kind": "program", "program": "greedy"}]
        made = mara.new_table("cake_auf", seats, position=cooking())
        watcher.page.goto(f"/table/{made['table']['id']}")
        watcher.page.locator("svg.board").wait_for()
        assert cards_shown(watcher) == set()
        assert all(
            json.loads(frame)["view"]["table"]["hand"] is None for frame in watcher.frames if '"position"' in frame
        )


def test_one_screen_for_two_has_a_curtain(guest: Visitor) -> None:
    position = cooking()
    position["players"][1]["hand"] = ["rice", "milk", "nuts", "butter", "picky_eater"]  # a full hand: nothing is drawn
    made = guest.new_table(
        "cake_auf", [{"kind": "me", "name": "Mara"}, {"kind": "me", "name": "Theo"}], position=position
    )
    guest.page.goto(f"/table/{made['table']['id']}")
    curtain = guest.page.get_by_test_id("curtain")
    curtain.wait_for()
    assert cards_shown(guest) == set()
    curtain.get_by_role("button").click()
    expect(guest.thing("ingredient:chocolate")).to_have_count(1)
    guest.press_big_button()
    guest.press_big_button()
    expect(curtain).to_contain_text("Theo")
    assert cards_shown(guest) == set()
    curtain.get_by_role("button").click()
    expect(guest.thing("ingredient:rice")).to_have_count(1)
    assert "ingredient:chocolate" not in cards_shown(guest)


def cards_shown(guest: Visitor) -> set[str]:
    """Faces of cards in the hand that is drawn."""
    names = guest.page.eval_on_selector_all("[data-thing]", "found => found.map(one => one.dataset.thing)")
    return {name for name in names if name.startswith(("ingredient:", "card:"))}
