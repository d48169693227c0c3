"""Plans: several actions of a seat, asked about before they are played."""

import random
from typing import Any

import bakehouse as bh
from bakehouse.kernel.records import CHANCE
from bakehouse.server.previews import dealt_anew, seen
from bakehouse.server.sketches import Sketch
from tests.server.house import House

DICE = {"day": 5, "white": [1, 3, 6], "black": [2, 5, 6]}
SHEET = {"hours": 8, "business": 3}
FRIDAY = DICE | SHEET
FRIDAY_FOR_TWO = DICE | {"sheets": [SHEET | {"loaves": {"baguette": 1}}, SHEET]}


def asked(socket: Any, actions: list[str], others: list[list[str]] | None = None) -> Any:
    """The answer to a plan of seat 0."""
    socket.say(type="plan", number=1, seat=0, length=0, actions=actions, others=others or [])
    return socket.hear("planned", number=1)


def test_a_plan_tells_all_its_effects_and_plays_nothing(house: House) -> None:
    ada = house.browser()
    table = ada.new_table("bake_and_sale", "me", position=FRIDAY)["table"]["id"]
    with ada.socket(table) as socket:
        before = socket.hear("position")
        told = asked(socket, ["market", "take yeast", "take eggs", "market_done"])
        changed = {tuple(change["path"]): change["after"] for change in told["changes"]}
        sheet = ("table", "sheets", 0)
        assert told["refusal"] is None
        assert changed[(*sheet, "have", "yeast")] == changed[(*sheet, "have", "eggs")] == 1
        assert changed[(*sheet, "hours")] == 6
    assert ada.position(table)["length"] == before["length"]


def test_other_plans_are_answered_with_why_they_cannot_be_played(house: House) -> None:
    ada = house.browser()
    table = ada.new_table("bake_and_sale", "me", position=FRIDAY)["table"]["id"]
    with ada.socket(table) as socket:
        socket.hear("position")
        others = [["market", "take eggs"], ["market", "take olive_oil"], ["market", "take eggs", "take yeast"]]
        possible, no_die, wrong_order = asked(socket, ["market"], others)["others"]
        assert possible is None
        assert (no_die["form"], wrong_order["form"]) == ("no-such-die", "rows-ascend")


def test_a_plan_does_not_reach_beyond_the_turn(house: House) -> None:
    ada = house.browser()
    table = ada.new_table("bake_and_sale", "me", position=FRIDAY)["table"]["id"]
    with ada.socket(table) as socket:
        socket.hear("position")
        told = asked(socket, ["end_day", "network"])
        assert told["chance_follows"] and told["refusal"] == {"form": "too-late"}


def test_with_secrets_nothing_is_planned(house: House) -> None:
    ada = house.browser()
    table = ada.new_table("cake_auf", "me", "greedy")["table"]["id"]
    seen = ada.awaited(table)
    with ada.socket(table) as socket:
        socket.hear("position")
        action = seen["view"]["actions"][0]["notation"]
        socket.say(type="plan", number=2, seat=0, length=seen["length"], actions=[action], others=[])
        assert socket.hear("refused", number=2)["code"] == "not_allowed"


# --- In pencil


def pencilled(socket: Any, steps: list[list[str]], length: int = 0, seat: int = 0) -> Any:
    """The answer to a plan in pencil."""
    socket.say(type="pencil", number=1, seat=seat, length=length, steps=steps)
    return socket.hear("pencilled", number=1)


SHOPPING = ["market", "take yeast", "take eggs", "market_done"]


def test_a_plan_in_pencil_tells_each_step_and_the_table_after_it(house: House) -> None:
    ada = house.browser()
    table = ada.new_table("bake_and_sale", "me", position=FRIDAY)["table"]["id"]
    with ada.socket(table) as socket:
        before = socket.hear("position")
        told = pencilled(socket, [SHOPPING, ["consulting"]], before["length"])
        shopping, consulting = told["steps"]
        assert [form["form"] for form in shopping["forms"]] == ["buy"], "a visit is one sentence"
        assert shopping["refusal"] is consulting["refusal"] is None and told["ends"] == "no"
        hours = [
            change["after"] for step in told["steps"] for change in step["changes"] if change["path"][-1] == "hours"
        ]
        assert hours == sorted(hours, reverse=True) and len(hours) == 2
        assert told["view"]["table"]["sheets"][0]["hours"] == hours[-1]
        assert {action["notation"] for action in told["view"]["actions"]} >= {"end_day"}
        assert told["view"]["length"] == before["view"]["length"]
    assert ada.position(table)["length"] == before["length"]


def test_a_step_that_does_not_hold_is_left_out_as_a_whole(house: House) -> None:
    ada = house.browser()
    table = ada.new_table("bake_and_sale", "me", position=FRIDAY)["table"]["id"]
    with ada.socket(table) as socket:
        socket.hear("position")
        told = pencilled(socket, [["market", "take yeast", "take olive_oil"], ["network"], ["network", "take eggs"]])
        broken, whole, half = told["steps"]
        assert broken["refusal"]["form"] == "no-such-die" and broken["changes"] == []
        assert whole["refusal"] is None and half["refusal"] is not None
        assert told["view"]["table"]["sheets"][0]["have"]["yeast"] == 0


def test_a_plan_ends_at_chance(house: House) -> None:
    ada = house.browser()
    table = ada.new_table("bake_and_sale", "me", position=FRIDAY)["table"]["id"]
    with ada.socket(table) as socket:
        socket.hear("position")
        told = pencilled(socket, [["end_day"], ["network"]])
        assert told["ends"] == "chance" and told["view"]["actions"] == []
        assert told["steps"][1]["refusal"] == {"form": "plan-ends-chance"}
        assert told["view"]["table"]["dice"] == {"white": [], "black": []}, "the dice are not thrown for a plan"


def test_where_all_act_at_once_a_plan_ends_with_the_own_day(house: House) -> None:
    ada = house.browser()
    table = ada.new_table("bake_and_sale", "me", "me", position=FRIDAY_FOR_TWO)["table"]["id"]
    with ada.socket(table) as socket:
        socket.hear("position")
        assert pencilled(socket, [["end_day"]])["ends"] == "turn"


def test_an_action_is_previewed_after_what_is_planned(house: House) -> None:
    ada = house.browser()
    table = ada.new_table("bake_and_sale", "me", position=FRIDAY)["table"]["id"]
    with ada.socket(table) as socket:
        socket.hear("position")
        socket.say(type="preview", number=3, seat=0, length=0, action="consulting", after=SHOPPING)
        changed = {change["path"][-1]: change for change in socket.hear("previewed", number=3)["changes"]}
        assert changed["hours"]["before"] == 6
        socket.say(type="plan", number=4, seat=0, length=0, actions=["market", "take yeast"], after=SHOPPING)
        changed = {tuple(each["path"][-2:]): each for each in socket.hear("planned", number=4)["changes"]}
        assert changed["have", "yeast"]["before"] == 1
        socket.say(type="preview", number=5, seat=0, length=0, action="network", after=["end_day"])
        assert socket.hear("refused", number=5)["form"] == {"form": "plan-ends-chance"}


def test_a_plan_is_inked_as_far_as_it_holds(house: House) -> None:
    ada = house.browser()
    table = ada.new_table("bake_and_sale", "me", position=FRIDAY)["table"]["id"]
    with ada.socket(table) as socket:
        socket.hear("position")
        socket.say(type="ink", number=1, seat=0, length=0, actions=[*SHOPPING, "take butter", "network"])
        told = socket.hear("inked", number=1)
        assert told["played"] == told["length"] == len(SHOPPING) and told["refusal"]
        socket.say(type="ink", number=2, seat=0, length=told["length"], actions=["end_day", "network"])
        told = socket.hear("inked", number=2)
        assert told["played"] == 1 and told["refusal"] == {"form": "plan-ends-chance"}, "the dice are looked at first"


def test_an_old_plan_is_not_inked(house: House) -> None:
    ada = house.browser()
    table = ada.new_table("bake_and_sale", "me", position=FRIDAY)["table"]["id"]
    with ada.socket(table) as socket:
        socket.hear("position")
        socket.say(type="ink", number=1, seat=0, length=0, actions=["network"])
        socket.hear("inked", number=1)
        socket.say(type="ink", number=2, seat=0, length=0, actions=["consulting"])
        told = socket.hear("inked", number=2)
        assert told["played"] == 0 and told["refusal"] == {"form": "table-changed"}


def test_what_others_do_beside_does_not_disturb_a_plan(house: House) -> None:
    ada = house.browser()
    table = ada.new_table("bake_and_sale", "me", "me", position=FRIDAY_FOR_TWO)["table"]["id"]
    with ada.socket(table) as socket:
        socket.hear("position")
        socket.say(type="move", number=1, seat=1, length=0, action="network")
        socket.hear("accepted", number=1)
        told = pencilled(socket, [SHOPPING])
        assert told["steps"][0]["refusal"] is None
        assert told["view"]["table"]["sheets"][1]["hours"] < 8


def test_a_plan_knows_no_more_than_its_seat() -> None:
    """Tables that look the same to a seat answer every plan alike, however different their secrets are."""
    match = bh.game("cake_auf", seats=3).new(seed=5, chance="manual")
    luck = random.Random(3)
    ends = set()
    for _ in range(160):
        if match.over:
            break
        if match.actor == CHANCE:
            match.roll()
            continue
        seat = match.actor
        twin = match.moved_to(dealt_anew(match, seat, luck.randrange(1000)))
        legal = [action.notation for action in match.legal(seat)]
        plan = luck.sample(legal, min(4, len(legal)))
        sketches = [Sketch(one, seat) for one in (match, twin)]
        for action in plan:
            told = [sketch.draw([action]) for sketch in sketches]
            assert told[0] == told[1]
        assert sketches[0].ends == sketches[1].ends
        assert match.game.definition.secrets and seen(sketches[0].shown, seat) == seen(sketches[1].shown, seat)
        ends.add(sketches[0].ends)
        match.push(luck.choice(match.legal_ids()))
    assert "chance" in ends and ends & {"no", "secret"}


def test_points_that_others_can_take_are_not_banked() -> None:
    match = bh.position("bake_and_sale", seats=2, **FRIDAY_FOR_TWO)
    money = match.view(0)["table"]["sheets"][0]["money"]
    assert money["awards"] > 0 and match.scores()[0] == money["total"]
    assert match.banked()[0] == money["total"] - money["awards"]
    alone = bh.position("bake_and_sale", **FRIDAY | {"loaves": {"baguette": 6}})
    assert alone.banked() == alone.scores(), "nobody is there to take them"
