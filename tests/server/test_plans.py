"""Plans: several actions of a seat, asked about before they are played."""

from typing import Any

from tests.server.house import House

FRIDAY = {"day": 5, "white": [1, 3, 6], "black": [2, 5, 6], "hours": 8, "business": 3}


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
