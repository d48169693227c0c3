"""Every ruling, tested by something that would come out otherwise under the other reading."""

from typing import Any

import pytest

import bakehouse as bh
from bakehouse.games.bake_and_sale.state import BREADS, SUPPLIES
from tests.games.bake_and_sale.sheets import (
    ALL_PINS,
    ALL_STARS,
    AP,
    BASE,
    HG,
    B,
    E,
    O,
    Y,
    bakes,
    legal,
    on,
    play,
    sheet,
    sheets,
    takes,
)  # fmt: skip


@pytest.mark.ruling("BS-R1")
@pytest.mark.parametrize(("market_cost", "left"), [("visit", 6), ("sheet", 5)])
def test_a_visit_is_priced_by_its_own_furthest_section(market_cost: str, left: int) -> None:
    match = sheet(house_rules={"market_cost": market_cost}, circled={O: 6})
    play(match, "market", f"take {HG}", f"take {HG}")
    assert on(match)["hours"] == left


@pytest.mark.ruling("BS-R2")
def test_dice_serve_again_in_another_visit() -> None:
    match = play(sheet(), "market", f"take {AP}", f"take {B}")
    play(match, "market", f"take {AP}", f"take {B}")
    assert (on(match)["have"][AP], on(match)["have"][B]) == (2, 2)


@pytest.mark.ruling("BS-R2")
def test_a_die_serves_once_within_a_visit() -> None:
    match = play(sheet(business=4), "market", f"take {AP}")
    assert f"take {AP}" not in legal(match)


@pytest.mark.ruling("BS-R3")
def test_one_die_is_enough_for_a_visit() -> None:
    match = play(sheet(business=4), "market", f"take {HG}")
    assert "market_done" in legal(match)
    play(match, "market_done")
    assert (on(match)["phase"], on(match)["have"][HG]) == ("MAIN", 1)


@pytest.mark.ruling("BS-R3")
def test_a_visit_without_any_die_is_none() -> None:
    assert "market_done" not in legal(play(sheet(), "market"))


@pytest.mark.ruling("BS-R4")
def test_bonuses_are_taken_after_paying_stars_then_pins_then_fame() -> None:
    match = sheet(white=[1, 4, 4], black=[1, 3, 6], business=4, circled={HG: 5, AP: 5, O: 5})
    play(match, "market", f"take {HG}")
    assert (on(match)["phase"], on(match)["hours"], on(match)["due_stars"]) == ("MARKET", 8, 1)

    play(match, f"take {AP}", f"take {O}", "market_done")
    assert (on(match)["phase"], on(match)["hours"]) == ("STAR", 5)
    assert (on(match)["due_pins"], on(match)["fame"]) == (1, 0)

    play(match, "star baguette")
    assert (on(match)["phase"], on(match)["fame"]) == ("PIN", 0)

    play(match, "pin focaccia")
    assert (on(match)["phase"], on(match)["fame"]) == ("MAIN", 1)


@pytest.mark.ruling("BS-R5")
@pytest.mark.parametrize(
    ("row", "full"),
    [
        (HG, {"stars": ALL_STARS}),
        (O, {"pins": ALL_PINS}),
        (AP, {"fame": 12}),
        (AP, {"fame": 12, "agency": True, "agency_fame": 3}),
    ],
)
def test_a_bonus_without_a_free_icon_is_lost(row: str, full: dict[str, Any]) -> None:
    match = play(sheet(circled={row: 5}, **full), "market", f"take {row}")
    if "market_done" in legal(match):
        play(match, "market_done")
    after = on(match)
    assert (after["phase"], after["hours"], after["circled"][row]) == ("MAIN", 5, 6)
    assert (after["due_stars"], after["due_pins"], after["due_fame"]) == (0, 0, 0)
    assert legal(match) >= {"end_day", "market", "local"}


@pytest.mark.ruling("BS-R6")
@pytest.mark.parametrize(("free", "allowed"), [(1, False), (2, True)])
def test_the_local_supplier_needs_two_spaces(free: int, allowed: bool) -> None:
    match = sheet(circled={Y: 15, O: 15, E: 15, B: 15 - free})
    assert ("local" in legal(match)) == allowed


@pytest.mark.ruling("BS-R7")
@pytest.mark.parametrize(("hours", "allowed"), [(0, True), (3, True), (4, False), (8, False)])
def test_extra_hourglasses_only_with_fewer_than_four_left(hours: int, allowed: bool) -> None:
    match = sheet(hours=hours, have={HG: 3})
    assert legal(match) & {"hire", "volunteer"} == ({"hire", "volunteer"} if allowed else set())


@pytest.mark.ruling("BS-R7")
@pytest.mark.parametrize(
    ("changes", "dearest"),
    [
        ({"market": {"hourglasses": [2, 3, 6]}}, 6),
        ({"market": {"hourglasses": [1, 1, 1]}}, 3),
        ({"breads": {"baguette": {"hourglasses": 5}}}, 5),
        ({"buildings": {"supermarket": {"hourglasses": 7}}}, 7),
    ],
)
def test_the_dearest_action_of_the_edition_sets_the_limit(changes: dict[str, Any], dearest: int) -> None:
    assert "hire" in legal(sheet(edition=changes, hours=dearest - 1))
    assert "hire" not in legal(sheet(edition=changes, hours=dearest))


@pytest.mark.ruling("BS-R8")
def test_extra_hourglasses_do_not_last() -> None:
    match = play(sheet(hours=0), "hire", "hire", "end_day")
    assert (match.state.day, on(match)["hours"]) == (2, 8)


@pytest.mark.ruling("BS-R9")
@pytest.mark.parametrize("given", [(HG, AP, Y), (Y, Y, Y), (HG, O, B), (E, B, B)])
def test_the_voluntary_agency_takes_any_three_supplies(given: tuple[str, str, str]) -> None:
    match = sheet(hours=0, have=dict.fromkeys(SUPPLIES, 3))
    play(match, "volunteer", *[f"discard {supply}" for supply in given])
    expected = {supply: 3 - given.count(supply) for supply in SUPPLIES}
    assert (on(match)["have"], on(match)["hours"], on(match)["phase"]) == (expected, 1, "MAIN")


@pytest.mark.ruling("BS-R9")
def test_the_voluntary_agency_is_given_supplies_in_row_order() -> None:
    match = play(sheet(hours=0, have=dict.fromkeys(SUPPLIES, 3)), "volunteer", f"discard {O}")
    assert legal(match) == {f"discard {supply}" for supply in (O, E, B)}


@pytest.mark.ruling("BS-R10")
def test_a_swapped_black_die_is_a_joker_and_a_swapped_white_one_is_none() -> None:
    fields = {"white": [1, 1, 1], "black": [4, 2, 2], "friendly": True, "stock_room": True}
    assert legal(play(sheet(**fields), "market_swapped")) == takes(*SUPPLIES)

    match = sheet(**fields | {"black": [2, 2, 2]})  # by the printed colours the white dice would be jokers
    assert legal(play(match, "market_swapped")) == takes(HG, Y)


@pytest.mark.ruling("BS-R11")
@pytest.mark.parametrize(("swap", "both"), [("visit", True), ("day", False)])
@pytest.mark.parametrize("first", ["market", "market_swapped"])
def test_colours_are_chosen_for_each_visit(swap: str, both: bool, first: str) -> None:
    match = sheet(house_rules={"swap": swap}, stock_room=True)
    play(match, first, f"take {HG}", "market_done")
    assert legal(match) & {"market", "market_swapped"} == ({"market", "market_swapped"} if both else {first})


@pytest.mark.ruling("BS-R11")
@pytest.mark.parametrize(("swap", "may_swap"), [("visit", True), ("day", False)])
def test_a_plain_visit_before_the_stock_room_fixes_the_day(swap: str, may_swap: bool) -> None:
    match = sheet(house_rules={"swap": swap})
    play(match, "market", f"take {HG}", "market_done", "stock")
    assert ("market_swapped" in legal(match)) == may_swap


@pytest.mark.ruling("BS-R12")
@pytest.mark.parametrize(
    ("ladder", "productions", "money"),
    [("sum", 1, 2), ("sum", 2, 6), ("sum", 3, 12), ("highest", 1, 2), ("highest", 2, 4), ("highest", 3, 6)],
)
def test_the_ladder_adds_up(ladder: str, productions: int, money: int) -> None:
    fields = {"loaves": {"baguette": 5}, "productions": {"baguette": productions}}
    assert sheet(house_rules={"ladder": ladder}, **fields).parts(0)["frequency"] == money


@pytest.mark.ruling("BS-R13")
def test_a_fourth_production_is_allowed_without_money() -> None:
    match = sheet(have={HG: 1, Y: 1}, loaves={"baguette": 3}, productions={"baguette": 3})
    assert match.parts(0)["frequency"] == 12
    play(match, "produce baguette 1")
    assert on(match)["productions"]["baguette"] == 4
    assert match.parts(0)["frequency"] == 12


@pytest.mark.ruling("BS-R14")
def test_one_production_makes_up_to_eight_loaves_and_is_paid_once() -> None:
    match = sheet(have={HG: 9, Y: 9})
    assert legal(match) == BASE | bakes("baguette", *range(1, 9))
    play(match, "produce baguette 8")
    assert (on(match)["loaves"]["baguette"], on(match)["hours"]) == (8, 7)
    assert on(match)["productions"]["baguette"] == 1


@pytest.mark.ruling("BS-R15")
@pytest.mark.parametrize(("loaves", "money"), [(1, 4), (3, 12), (4, 20), (5, 25), (6, 36), (8, 48)])
def test_all_loaves_of_a_bread_sell_at_the_price_of_their_number(loaves: int, money: int) -> None:
    assert sheet(loaves={"brioche": loaves}).parts(0)["wholesale"] == money


@pytest.mark.ruling("BS-R15")
def test_stars_make_every_loaf_of_their_bread_dearer() -> None:
    match = sheet(loaves={"brioche": 4, "ciabatta": 1}, stars={"brioche": 2, "baguette": 1})
    assert match.parts(0)["wholesale"] == 4 * (5 + 2) + 2


@pytest.mark.ruling("BS-R16")
def test_loaves_of_orders_are_not_sold() -> None:
    assert sheet(loaves={"brioche": 6}, used={"brioche": 3}).parts(0)["wholesale"] == 3 * 4


@pytest.mark.ruling("BS-R16")
def test_loaves_of_orders_count_for_the_awards() -> None:
    match = sheets(
        {"loaves": {"baguette": 2, "ciabatta": 1}, "used": {"baguette": 2, "ciabatta": 1}}, {"loaves": {"baguette": 2}}
    )
    technique, production, half_of_business = 10, 10, 5
    assert match.parts(0)["awards"] == technique + production + half_of_business
    assert match.parts(1)["awards"] == half_of_business


@pytest.mark.ruling("BS-R17")
def test_nobody_wins_an_award_that_nobody_has_begun() -> None:
    match = sheets({}, {})
    assert [match.parts(seat)["awards"] for seat in range(2)] == [5, 5]  # of business, which nobody begins at 0


@pytest.mark.ruling("BS-R18")
def test_a_tie_is_broken_by_the_number_of_awards() -> None:
    sharing = {"hours": 0, "business": 3, "stars": {"baguette": 1}}
    match = sheets({"hours": 0, "fame": 1}, sharing, sharing, day=7)
    play(match, "end_day", "end_day", "end_day")
    assert match.scores() == [10, 10, 10]
    assert [match.parts(seat)["awards"] for seat in range(3)] == [10, 10, 10]
    assert match.returns() == [-1, 0.5, 0.5]  # one award alone, against two shared ones


@pytest.mark.ruling("BS-R19")
def test_chance_rolls_and_then_all_seats_play_together() -> None:
    match = bh.game("bake_and_sale", seats=3).new(chance="manual")
    for die in ("white 1", "white 2", "white 5", "black 1", "black 3", "black 6"):
        assert (match.actor, match.awaited) == (bh.CHANCE, ())
        match.play(die)
    assert match.awaited == (0, 1, 2)
    match.play("market", 2)
    match.play("network", 0)
    match.play(f"take {HG}", 2)
    match.play("end_day", 1)
    assert list(match.awaited) == [0, 2]
    assert [on(match, seat)["phase"] for seat in range(3)] == ["MAIN", "DONE", "MARKET"]


@pytest.mark.ruling("BS-R19")
@pytest.mark.parametrize(("day", "first"), [(1, 0), (2, 1), (3, 2), (4, 0), (7, 0)])
def test_programs_begin_with_another_seat_each_day(day: int, first: int) -> None:
    match = sheets({}, {}, {}, day=day)
    assert match.actor == first


@pytest.mark.ruling("BS-R20")
@pytest.mark.parametrize("seats", range(1, 9))
def test_one_to_eight_seats(seats: int) -> None:
    assert bh.game("bake_and_sale", seats=seats).new(seed=1).awaited == tuple(range(seats))


@pytest.mark.ruling("BS-R20")
@pytest.mark.parametrize("seats", [0, 9, -1])
def test_no_other_number_of_seats(seats: int) -> None:
    with pytest.raises(bh.BadSeats, match=r"^Bake & Sale is for 1 to 8 seats, not -?\d\.$"):
        bh.game("bake_and_sale", seats=seats)


@pytest.mark.ruling("BS-R21")
def test_a_locked_bread_may_get_a_star() -> None:
    match = play(sheet(), "academy")
    assert legal(match) == {f"star {bread}" for bread in BREADS}
    play(match, "star bakerys_special")
    assert on(match)["stars"]["bakerys_special"] == 1
    assert on(match)["pins"]["bakerys_special"] == 0


@pytest.mark.ruling("BS-R22")
@pytest.mark.parametrize(("business", "allowed"), [(5, True), (6, False)])
def test_business_ends_at_six(business: int, allowed: bool) -> None:
    assert ("consulting" in legal(sheet(business=business))) == allowed


@pytest.mark.ruling("BS-R23")
@pytest.mark.parametrize("black", [[1, 1, 1], [6, 6, 6]])
def test_the_local_supplier_has_all_black_kinds_whatever_was_rolled(black: list[int]) -> None:
    match = sheet(black=black, stock_room=True, friendly=True)
    assert legal(play(match, "local")) == takes(Y, O, E, B)


@pytest.mark.ruling("BS-R24")
def test_hiring_needs_no_money() -> None:
    match = sheet(hours=0)
    assert match.scores() == [0]
    play(match, "hire", "hire", "hire", "hire")
    assert match.scores() == [-12]
    assert "hire" not in legal(match)


@pytest.mark.ruling("BS-R25")
def test_a_visit_earns_the_bonus_of_every_row_that_enters_a_section() -> None:
    match = sheet(business=3, circled={HG: 5, O: 5, AP: 10})
    play(match, "market", f"take {HG}", f"take {AP}", f"take {O}")
    assert (on(match)["phase"], on(match)["due_stars"], on(match)["due_pins"]) == ("STAR", 2, 1)


@pytest.mark.ruling("BS-R25")
def test_a_row_gives_its_bonus_only_at_the_first_space_of_a_section() -> None:
    match = play(sheet(circled={HG: 6}), "market", f"take {HG}", f"take {HG}")
    assert (on(match)["phase"], on(match)["hours"]) == ("MAIN", 5)


@pytest.mark.ruling("BS-R26")
def test_three_white_and_then_three_black_dice_are_rolled() -> None:
    match = bh.game("bake_and_sale").new(seed=5)
    rolled = [step.action.notation.split()[0] for step in match.steps()]
    assert rolled == ["white"] * 3 + ["black"] * 3
    assert (int(sum(match.state.white)), int(sum(match.state.black))) == (3, 3)
