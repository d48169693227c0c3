"""The worked examples E1 to E19 of the specification."""

from itertools import combinations

import pytest

import bakehouse as bh
from bakehouse.games.bake_and_sale import rules
from bakehouse.games.bake_and_sale.state import BREADS, SUPPLIES
from tests.games.bake_and_sale.sheets import (
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
)

PINNED = BREADS[2:]


def test_e1_first_visit_closes_when_the_business_is_full() -> None:
    match = sheet()
    assert legal(match) == BASE

    play(match, "market")
    assert legal(match) == takes(HG, AP, Y, O, B)

    play(match, f"take {HG}")
    assert legal(match) == takes(HG, AP, Y, O, B) | {"market_done"}

    play(match, f"take {HG}")
    after = on(match)
    assert (after["phase"], after["hours"]) == ("MAIN", 6)
    assert (after["circled"][HG], after["have"][HG]) == (2, 2)
    assert legal(match) == BASE


def test_e1_first_visit_ended_early() -> None:
    match = play(sheet(), "market", f"take {O}")
    assert legal(match) == takes(B) | {"market_done"}

    play(match, "market_done")
    assert (on(match)["phase"], on(match)["hours"]) == ("MAIN", 6)


def test_e2_the_same_dice_again() -> None:
    match = play(sheet(), "market", f"take {HG}", f"take {HG}", "market", f"take {HG}", f"take {AP}")
    after = on(match)
    assert (after["circled"][HG], after["circled"][AP], after["hours"]) == (3, 1, 4)


def test_e3_entering_a_section_gives_a_star_and_costs_more() -> None:
    match = play(sheet(circled={HG: 4}, have={HG: 1}), "market", f"take {HG}", f"take {HG}")
    after = on(match)
    assert (after["circled"][HG], after["have"][HG], after["hours"], after["phase"]) == (6, 3, 5, "STAR")
    assert legal(match) == {f"star {bread}" for bread in BREADS}

    play(match, "star ciabatta")
    assert on(match)["phase"] == "MAIN"
    assert on(match)["stars"] == dict.fromkeys(BREADS, 0) | {"ciabatta": 1}


def test_e4_two_bonuses_and_the_dearest_section() -> None:
    match = sheet(white=[4, 5, 6], black=[3, 4, 6], business=4, circled={AP: 9, O: 5})
    play(match, "market")
    assert legal(match) == takes(AP, O, B)

    play(match, f"take {AP}", f"take {AP}")
    assert (on(match)["circled"][AP], on(match)["due_stars"]) == (11, 1)

    play(match, f"take {O}")
    assert (on(match)["circled"][O], on(match)["due_pins"]) == (6, 1)
    assert legal(match) == takes(O, B) | {"market_done"}

    play(match, f"take {O}")
    assert (on(match)["hours"], on(match)["phase"]) == (4, "STAR")

    play(match, "star brioche")
    assert on(match)["phase"] == "PIN"
    assert legal(match) == {f"pin {bread}" for bread in PINNED}

    play(match, "pin focaccia")
    assert (on(match)["have"][AP], on(match)["have"][O]) == (2, 2)
    assert "produce focaccia 1" in legal(match)


@pytest.mark.parametrize(("hours", "takeable"), [(2, takes(Y, O, B)), (3, takes(HG, Y, O, B))])
def test_e5_hours_limit_the_sections(hours: int, takeable: set[str]) -> None:
    match = play(sheet(hours=hours, circled={HG: 5, AP: 10}), "market")
    assert legal(match) == takeable


def test_e5_no_visit_that_could_not_be_paid() -> None:
    match = sheet(white=[1, 2, 3], black=[1, 1, 2], circled={HG: 5, Y: 5}, hours=2)
    assert legal(match) == {"end_day", "network", "local", "academy", "lab", "consulting", "hire"}


def test_e6_local_supplier() -> None:
    match = play(sheet(circled={Y: 4, E: 15, B: 14}, have={Y: 1}), "local")
    assert on(match)["hours"] == 6
    assert legal(match) == takes(Y, O)

    play(match, f"take {Y}")
    assert legal(match) == takes(Y, O, B)

    play(match, f"take {Y}")
    after = on(match)
    assert (after["circled"][Y], after["have"][Y], after["fame"], after["hours"]) == (6, 3, 1, 6)
    assert after["phase"] == "MAIN"


def test_e6_local_supplier_needs_two_spaces() -> None:
    assert "local" not in legal(sheet(circled={Y: 15, O: 15, E: 15, B: 14}))


def test_e7_jokers() -> None:
    match = sheet(white=[1, 4, 6], black=[2, 2, 2], business=4, friendly=True)
    play(match, "market")
    assert legal(match) == takes(*SUPPLIES)

    play(match, f"take {HG}")
    assert legal(match) == takes(AP, Y, O, E, B) | {"market_done"}

    play(match, f"take {AP}")
    assert legal(match) == takes(AP, Y, O, E, B) | {"market_done"}

    play(match, f"take {E}")
    assert (on(match)["phase"], on(match)["hours"]) == ("MAIN", 6)


def test_e7_both_jokers_as_eggs() -> None:
    match = sheet(white=[1, 4, 6], black=[2, 2, 2], business=4, friendly=True)
    play(match, "market", f"take {E}", f"take {E}")
    assert (on(match)["phase"], on(match)["have"][E]) == ("MAIN", 2)


def test_e8_swapped_colours() -> None:
    match = sheet(white=[1, 4, 6], black=[2, 2, 5], business=3, stock_room=True)
    assert legal(match) == BASE - {"stock"} | {"market_swapped"}

    play(match, "market_swapped")
    assert legal(match) == takes(HG, AP, Y, O, B)


def test_e8_swapped_jokers() -> None:
    match = sheet(white=[1, 4, 6], black=[4, 4, 4], business=3, stock_room=True, friendly=True)
    play(match, "market_swapped")
    assert legal(match) == takes(AP, Y, O, E, B)

    play(match, f"take {AP}", f"take {E}")
    assert legal(match) == takes(E, B) | {"market_done"}


def test_e9_producing() -> None:
    match = sheet(have={HG: 1, AP: 5, Y: 3, O: 3})
    assert legal(match) == BASE | {"retail 1"} | bakes("baguette", 1) | bakes("ciabatta", 1, 2, 3)

    play(match, "produce ciabatta 2")
    after = on(match)
    assert (after["hours"], after["loaves"]["ciabatta"]) == (6, 2)
    assert after["have"] == {HG: 1, AP: 3, Y: 1, O: 1, E: 0, B: 0}
    assert not {notation for notation in legal(match) if notation.startswith("produce ciabatta")}
    assert "produce baguette 1" in legal(match)


def test_e9_no_more_than_eight_loaves() -> None:
    match = sheet(have={AP: 8, Y: 8, O: 8}, loaves={"ciabatta": 6})
    produced = {notation for notation in legal(match) if notation.startswith("produce")}
    assert produced == bakes("ciabatta", 1, 2)


def test_e9_no_hours_left() -> None:
    assert legal(sheet(hours=0, have={HG: 3, Y: 3})) == {"end_day", "hire", "volunteer"}


def test_e10_unlocking() -> None:
    match = sheet(have={AP: 2, E: 2, B: 2}, pins={"brioche": 1})
    assert not {notation for notation in legal(match) if notation.startswith("produce")}
    assert "retail 3" in legal(match)

    play(match, "lab")
    assert (on(match)["hours"], on(match)["phase"]) == (6, "PIN")

    play(match, "pin brioche")
    assert {notation for notation in legal(match) if notation.startswith("produce")} == bakes("brioche", 1, 2)

    play(match, "produce brioche 2")
    assert on(match)["hours"] == 3
    assert not any(on(match)["have"].values())
    assert "hire" in legal(match)


def test_e11_no_extra_hourglass_with_four_left() -> None:
    assert "hire" not in legal(sheet(day=3, hours=4))


def test_e11_hiring() -> None:
    match = sheet(day=3, hours=3, have={HG: 2, Y: 1, B: 1})
    assert legal(match) >= {"hire", "volunteer"}

    play(match, "hire")
    assert (on(match)["hours"], on(match)["hired"]) == (4, 1)
    assert not legal(match) & {"hire", "volunteer"}


def test_e11_volunteering() -> None:
    match = play(sheet(day=3, hours=0, have={HG: 2, Y: 1, B: 1}), "volunteer")
    assert legal(match) == {f"discard {HG}"}

    play(match, f"discard {HG}")
    assert legal(match) == {f"discard {HG}", f"discard {Y}"}

    play(match, f"discard {Y}")
    assert legal(match) == {f"discard {B}"}

    play(match, f"discard {B}")
    assert on(match)["hours"] == 1
    assert on(match)["have"] == dict.fromkeys(SUPPLIES, 0) | {HG: 1}
    assert legal(match) == {"end_day", "network", "hire"}


def test_e12_a_retail_order() -> None:
    match = sheet(have={HG: 1, AP: 1, Y: 1, B: 1}, loaves={"baguette": 1, "brioche": 2})
    assert {notation for notation in legal(match) if notation.startswith("retail")} == {"retail 1", "retail 6"}

    play(match, "retail 6")
    after = on(match)
    assert (after["hours"], after["have"][B], after["orders"]) == (6, 0, ["order_6"])
    assert (after["used"]["baguette"], after["used"]["brioche"]) == (1, 1)
    assert "retail 6" not in legal(match)


def test_e12_an_order_is_gone_for_ever() -> None:
    match = sheet(have={B: 2}, loaves={"baguette": 2, "brioche": 2})
    play(match, "retail 6", "end_day")
    assert (match.state.day, match.actor) == (2, 0)
    assert "retail 6" not in legal(match)


def test_e13_fame() -> None:
    match = play(sheet(fame=11, agency=True, agency_fame=2), "network")
    assert (on(match)["hours"], on(match)["phase"]) == (7, "FAME")
    assert legal(match) == {"fame_track", "fame_agency"}

    play(match, "fame_agency")
    assert (on(match)["agency_fame"], on(match)["phase"]) == (3, "MAIN")

    play(match, "network")
    assert (on(match)["fame"], on(match)["phase"]) == (12, "MAIN")
    assert "network" not in legal(match)
    assert (match.parts(0)["fame"], match.parts(0)["buildings"]) == (20, 16)


def test_e14_scoring_alone() -> None:
    match = sheet(
        day=7, hours=0, business=6, fame=8, agency=True, agency_fame=3, supermarket=1, hired=2, orders=["order_6"],
        loaves={"baguette": 5, "ciabatta": 2, "brioche": 7}, used={"baguette": 1, "brioche": 1},
        productions={"baguette": 2, "ciabatta": 1, "brioche": 4},
        stars={"baguette": 1, "ciabatta": 2, "brioche": 2},
    )  # fmt: skip
    play(match, "end_day")
    assert match.over
    assert match.parts(0) == {
        "wholesale": 68, "retail": 18, "fame": 6, "buildings": 24, "frequency": 20, "hiring": -6, "awards": 40,
    }  # fmt: skip
    assert match.scores() == [170]
    assert match.verdict == "Level Hard is reached."
    assert match.returns() == pytest.approx([0.4])


def test_e15_awards_with_three_seats() -> None:
    match = sheets(
        {"hours": 0, "loaves": {"baguette": 4, "ciabatta": 3}, "stars": {"baguette": 1}, "business": 4, "fame": 5},
        {"hours": 0, "loaves": {"baguette": 7}, "productions": {"baguette": 3}, "business": 4, "fame": 5},
        {"hours": 0, "loaves": {"ciabatta": 4, "focaccia": 1}, "stars": {"ciabatta": 1}, "business": 3, "fame": 5},
        day=7,
    )
    play(match, "end_day", "end_day", "end_day")
    assert match.over
    assert match.scores() == [47, 48, 38]
    assert [match.parts(seat)["awards"] for seat in range(3)] == [23, 13, 13]
    assert [rules.awards_won(match.game.box[0], match.state, seat) for seat in range(3)] == [5, 3, 3]
    assert match.returns() == [0, 1, -1]


def test_e16_market_cost_by_sheet() -> None:
    house_rules = {"market_cost": "sheet"}
    match = play(sheet(house_rules=house_rules, circled={O: 6}), "market", f"take {HG}", f"take {HG}")
    assert on(match)["hours"] == 5
    assert "market" not in legal(sheet(house_rules=house_rules, circled={O: 6}, hours=2))


def test_e16_highest_step_of_the_ladder() -> None:
    fields = {"loaves": {"baguette": 3, "ciabatta": 1}, "productions": {"baguette": 3, "ciabatta": 1}}
    assert sheet(house_rules={"ladder": "highest"}, **fields).parts(0)["frequency"] == 8


def test_e16_swap_for_the_day() -> None:
    match = sheet(house_rules={"swap": "day"}, stock_room=True)
    assert legal(match) >= {"market", "market_swapped"}

    play(match, "market_swapped", f"take {HG}", "market_done")
    assert legal(match) & {"market", "market_swapped"} == {"market_swapped"}

    play(match, "end_day")
    assert legal(match) >= {"market", "market_swapped"}


def test_e17_no_free_fame_icon() -> None:
    assert "network" not in legal(sheet(fame=12))


def test_e17_no_free_star() -> None:
    match = sheet(stars=ALL_STARS, circled={HG: 4})
    assert "academy" not in legal(match)

    play(match, "market", f"take {HG}", f"take {HG}")
    assert (on(match)["hours"], on(match)["phase"], on(match)["due_stars"]) == (5, "MAIN", 0)


def test_e18_two_seats() -> None:
    match = sheets({}, {}, chance="manual")
    play(match, "end_day")
    assert (match.actor, match.awaited) == (1, (1,))

    play(match, "consulting")
    assert (on(match, 1)["business"], on(match, 1)["hours"]) == (3, 6)
    assert "consulting" not in legal(match)

    play(match, "end_day")
    assert (match.actor, match.awaited) == (bh.CHANCE, ())

    play(match, "white 1", "white 1", "white 1", "black 1", "black 1", "black 1")
    assert [on(match, seat)["hours"] for seat in range(2)] == [8, 8]
    assert (match.actor, match.awaited) == (1, (0, 1))
    assert "consulting" in legal(match)


def test_e19_any_mixture_of_two_days_gives_the_same_bytes() -> None:
    first = ["market", f"take {HG}", f"take {Y}", "academy", "star baguette", "end_day"]
    second = ["local", f"take {Y}", f"take {B}", "network", "end_day"]
    length = len(first) + len(second)
    reached = set()
    for places in combinations(range(length), len(first)):
        match = sheets({}, {}, chance="manual")
        lists = [iter(first), iter(second)]
        for place in range(length):
            seat = 0 if place in places else 1
            match.play(next(lists[seat]), seat)
        assert match.actor == bh.CHANCE
        reached.add(match.state.tobytes())
    assert len(reached) == 1
