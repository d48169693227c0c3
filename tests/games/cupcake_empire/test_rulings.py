"""One test for each ruling, which would fail under another reading of the rulebook."""

import pytest

import bakehouse as bh
from bakehouse.games.cupcake_empire.state import DICE
from tests.games.cupcake_empire.positions import Example, columns, only
from tests.games.cupcake_empire.test_examples import e5, e9, set_up

LATE = "level 1 1, take_base vanilla, finish"


@pytest.mark.ruling("CE-R1")
def test_the_starting_recipe_is_counted_already() -> None:
    for house_rule, production in (("off", 2), ("on", 4)):
        match = set_up({"start_recipe_counts": house_rule})
        for action in ("place_imp base 1", "place_imp outlet 3", "place_imp income 4", "start_recipe choc mint"):
            match.play(action)
        assert match.state.players[2].production == production


@pytest.mark.ruling("CE-R2")
def test_the_last_seat_places_first_and_seat_0_starts() -> None:
    match = set_up()
    acted = []
    for action in ("place_imp base 1", "place_imp outlet 3", "place_imp income 4"):
        acted.append(match.actor)
        match.play(action)
    for action in ("choc mint", "vanilla lemon", "vanilla straw"):
        acted.append(match.actor)
        match.play(f"start_recipe {action}")
    assert [*acted, match.actor] == [2, 1, 0, 2, 1, 0, 0]


@pytest.mark.ruling("CE-R3")
def test_the_level_is_fixed_at_activation() -> None:
    e = Example(2, {"columns": columns("purple", "yellow", "green", "orange", "pink + 2 grey")}).do("activate 5")
    e.do("level 5 1, hire pink")
    assert e.s.level == 3
    moves = "activate 4, sp_paymove, pick_die 1 grey, die_to 4"
    assert Example(2).do(moves).of("level") == ["level 4 1"]
    live = Example(2, {"income": 10}, house_rules={"live_level": "on"})
    assert len(live.do(f"{moves}, pick_die 2 grey, die_to 4, move_done").of("level")) == 2


@pytest.mark.ruling("CE-R4")
def test_the_action_must_be_done_improvements_need_not() -> None:
    e = Example(2, {"improvements": {1: ["income"]}}).do("activate 1")
    assert not e.of("finish", "collect") and e.of("improve") == ["improve income"]
    assert e.refusal("finish") == "the action of the column can be done, so it must be done first"
    e.do("level 1 1, take_base vanilla")
    assert e.of("finish", "improve") == ["improve income", "finish"]
    e = Example(2, house_rules={"optional_action": "on"}).do("activate 1")
    assert e.of("finish", "collect") == ["finish", "collect"]


@pytest.mark.ruling("CE-R5")
def test_without_any_level_a_column_is_activated_idly() -> None:
    p0 = {"columns": columns("2 grey", "purple", "", "", ""), "improvements": {1: ["income"]}}
    e = Example(2, p0)
    assert e.of("activate") == ["activate 1", "activate 2"]
    e.do("activate 1")
    assert not e.of("level", "improve")
    assert e.do("finish", [1, 1]).p.income == 6
    assert Example(2, {"columns": only()}).of("activate") == ["activate 1"]
    assert Example(2, {"columns": columns("2 grey", "yellow", "", "", "")}).of("activate") == ["activate 2"]


@pytest.mark.ruling("CE-R6")
def test_a_column_where_nothing_can_be_done_may_be_activated() -> None:
    e = Example(2, {"recipes": [["choc", "choc"]], "improvements": {4: ["income"]}}).do("activate 4")
    assert not e.of("level") and e.of("finish", "improve") == ["improve income", "finish"]


@pytest.mark.ruling("CE-R7")
def test_of_two_parts_the_possible_one_is_done() -> None:
    e = Example(2, {"columns": columns("purple", "yellow", "green", "orange", "pink + grey")})
    e.s.reserve_dice[:] = 0
    assert e.do("activate 5").of("level") == ["level 5 2"]
    assert len(e.do("level 5 2").of("place_imp")) == 30


@pytest.mark.ruling("CE-R8")
def test_all_dice_in_the_column_at_the_roll_are_rolled() -> None:
    e = Example(2, {"rest": "2 grey", "ideas": 1, "income": 10})
    e.do("activate 1, level 1 1, take_base vanilla, rest_idea 1, rest_die grey, rest_done")
    e.do("sp_paymove, pick_die 1 purple, die_to 2, move_done, finish", [3, 4])
    assert e.dice() == ["", "purple + yellow + grey", "green + 2 grey", "orange + grey", "pink"]


@pytest.mark.ruling("CE-R9")
def test_payments_need_the_full_amount() -> None:
    assert not Example(2, {"income": 1}).of("sp_buy", "sp_paymove")
    assert Example(2, {"income": 2}).of("sp_buy", "sp_paymove") == ["sp_buy"]
    assert Example(2, {"income": 0, "rest": "grey"}).of("rest_pay") == []
    assert Example(2, {"income": 2}).refusal("sp_paymove") == "it needs 1 income more: it costs 3, you have 2"


@pytest.mark.ruling("CE-R10")
def test_the_free_choice_rolls_and_improves_column_5_only() -> None:
    e = e9()
    e.do("level 1 2")
    assert e.of("improve") == ["improve idea"]
    assert e.dice()[0] == "purple"
    e.do("finish", [5, 5, 5, 5, 5])
    assert e.dice()[0] == "purple" and e.dice()[4] == "pink + 4 grey"


@pytest.mark.ruling("CE-R11")
def test_without_a_bakery_level_3_gives_the_improvement_only() -> None:
    dice = columns("purple", "yellow", "green", "orange", "pink + 4 grey")
    e = Example(2, {"columns": dice, "bakeries": {"lemon": 1, "market": 1}}).do("activate 5")
    assert "level 5 4" not in e.legal and "level 5 3" in e.legal
    assert e.do("level 5 3").n == len(e.of("place_imp")) == 30
    e = Example(2, {"columns": dice}, others={"blue": {"bakeries": {"lemon": 1, "market": 1}}})
    e.s.bakeries[1:3, 1] = 2
    e.refresh()
    assert e.do("activate 5, level 5 3").n == len(e.of("place_imp"))


@pytest.mark.ruling("CE-R12")
def test_several_own_outlets_in_a_street() -> None:
    e = Example(2, {"outlets": {"lemon": 2}}).do("activate 3, level 3 1, outlet lemon none")
    assert e.outlets() == {"lemon": 3}


@pytest.mark.ruling("CE-R13")
def test_only_a_full_street_is_expelled_from_and_never_oneself() -> None:
    e = Example(2, {"outlets": {"lemon": 2}}, others={"blue": {"outlets": {"lemon": 1, "market": 2}}})
    e.do("activate 3, level 3 1")
    assert e.legal == ["outlet lemon blue", "outlet market none"]
    assert e.refusal("outlet market blue") == "the street has a free space, so nobody is expelled"
    assert e.refusal("outlet lemon red") == "you cannot expel yourself"
    e = Example(2, {"outlets": {"lemon": 3, "market": 3}, "sales": 7}).do("activate 3")
    assert not e.of("level"), "streets full of own and blocking outlets"


@pytest.mark.ruling("CE-R14")
def test_an_outlet_moves_only_when_none_is_in_hand() -> None:
    e = e5()
    assert "decline" in e.legal
    e.do("outlet market blue, move_outlet_from lemon")
    assert e.p.sales == 9 and e.outlets()["market"] == 3
    e = Example(2).do("activate 3, level 3 1")
    assert "decline" not in e.legal
    assert e.refusal("decline") == "you have an outlet in hand, so one must be opened"


@pytest.mark.ruling("CE-R15")
def test_the_expelled_player_loses_one_step_of_sales() -> None:
    e = Example(2, others={"blue": {"outlets": {"lemon": 3}, "sales": 4}}).do("activate 3, level 3 1")
    assert e.do("outlet lemon blue").player(1).sales == 3
    assert e.player(1).outlets_in_hand == 4


@pytest.mark.ruling("CE-R16")
def test_bakeries_give_access_but_are_no_outlets() -> None:
    e = Example(2, {"bakeries": {"market": 1}, "outlets": {"lemon": 4}}, objectives=["A1", "B1", "C1", "D1"])
    assert e.do("activate 4, level 4 1").legal == ["sell station 1", "sell market 1"]
    e.do("sell market 1, finish", [1])
    assert not e.p.objective_done.any(), "four outlets and two bakeries are not five outlets"


@pytest.mark.ruling("CE-R17")
def test_selling_uses_up_the_customer_and_not_the_recipe() -> None:
    e = Example(2).do("activate 4, level 4 1, sell station 1")
    assert e.s.customer[0] == -1 and e.p.recipes[0, 0] == 1


@pytest.mark.ruling("CE-R18")
def test_objectives_are_looked_at_in_the_own_income_step_only() -> None:
    recipes = [["vanilla", "lemon"], ["choc", "lemon"], ["choc", "choc"]]
    e = Example(2, {"recipes": recipes, "bases": ["vanilla"], "frostings": ["mint"]})
    e.do(f"activate 1, {LATE}", [2, 2])
    e.do("assemble vanilla mint")
    assert not e.p.objective_done.any()
    e.do(f"end_turn, activate 1, {LATE}", [2, 2])
    assert not e.p.objective_done.any(), "not in somebody else's income step"
    e.do("end_turn, activate 5, level 5 1, hire green, finish", [1])
    assert e.p.objective_done.tolist() == [1, 0, 0, 0]


@pytest.mark.ruling("CE-R19")
def test_four_of_a_type_are_two_pairs() -> None:
    imps = {column: ["income"] for column in (1, 2, 3, 4)}
    e = Example(2, {"improvements": imps}, objectives=["A1", "B1", "C1", "D5"])
    e.do(f"activate 1, {LATE}", [2, 2])
    assert e.p.objective_done.tolist() == [0, 0, 0, 1]


@pytest.mark.ruling("CE-R20")
def test_two_outlets_of_a_colour_may_be_in_one_street() -> None:
    e = Example(2, {"outlets": {"lemon": 2, "lake": 2}}, objectives=["A1", "B1", "C3", "D1"])
    e.do(f"activate 1, {LATE}", [2, 2])
    assert e.p.objective_done.tolist() == [0, 0, 1, 0]


@pytest.mark.ruling("CE-R21")
def test_a_fourth_idea_is_lost_and_the_marker_moves_all_the_same() -> None:
    e = Example(2, {"ideas": 3}).do(f"activate 1, {LATE}", [6, 6])
    assert (int(e.p.ideas), int(e.p.marker)) == (3, 1), "two sixes are one step: the first is not turned into one"


@pytest.mark.ruling("CE-R22")
def test_the_owner_chooses_who_rests_among_the_rolled_dice() -> None:
    dice = columns("purple + yellow + grey", "5 grey", "green", "orange", "pink")
    e = Example(2, {"columns": dice}).do(f"activate 1, {LATE}", [2, 2, 6])
    assert e.legal == ["surplus purple", "surplus yellow"]


@pytest.mark.ruling("CE-R22")
@pytest.mark.parametrize("colour", DICE)
def test_nothing_is_asked_where_all_rolled_dice_have_one_colour(colour: str) -> None:
    e = Example(2, {"columns": columns(f"3 {colour}", "5 grey", "green", "orange", "pink")})
    e.do(f"activate 1, {LATE}", [2, 2, 2])
    assert e.phase == "post" and e.rest() == f"2 {colour}"


@pytest.mark.ruling("CE-R23")
def test_a_hired_die_rests_when_its_column_is_full() -> None:
    e = Example(2, {"columns": columns("purple", "yellow", "green + 5 grey", "orange", "pink")})
    e.do("activate 5, level 5 1, hire green")
    assert e.rest() == "green"


@pytest.mark.ruling("CE-R24")
def test_paid_moves_need_no_common_pair() -> None:
    moves = "sp_paymove, pick_die 1 grey, die_to 4"
    e = Example(2, {"income": 10}).do(f"{moves}, pick_die 2 grey, die_to 5, move_done")
    assert e.dice()[3:] == ["orange + grey", "pink + grey"]
    e = Example(2, {"income": 10}, house_rules={"paid_moves": "one_pair"}).do(moves)
    assert e.refusal("pick_die 2 grey") == "all dice of this move go from column 1 to column 4"


@pytest.mark.ruling("CE-R25")
def test_any_time_is_everywhere_but_inside_a_step() -> None:
    p0 = {"rest": "grey", "ideas": 1, "income": 10, "bases": ["choc"], "frostings": ["mint"]}
    kinds = {"assemble", "rest_idea", "rest_pay", "sp_imp", "sp_move", "sp_buy", "sp_paymove"}

    def offered(e: Example) -> set[str]:
        return {action.split()[0] for action in e.legal}

    e = Example(2, p0)
    assert offered(e) >= kinds, "before the activation"
    assert offered(e.do("activate 1")) >= kinds, "during the activation"
    assert not offered(e.do("level 1 1")) & kinds, "not inside a step"
    assert offered(e.do("take_base vanilla, collect")) >= kinds, "between income and roll"
    assert offered(e.do("roll", [1, 1])) >= kinds, "after the roll"


@pytest.mark.ruling("CE-R26")
def test_a_new_improvement_in_the_activated_column_is_usable() -> None:
    e = Example(2, {"ideas": 1}).do("activate 4, sp_imp, place_imp income 4")
    assert e.do("improve income").p.income == 8


@pytest.mark.ruling("CE-R27")
def test_an_improvement_is_used_once() -> None:
    e = Example(2, {"improvements": {1: ["income"]}}).do("activate 1, improve income")
    assert not e.of("improve")
    assert e.refusal("improve income") == "the improvement is used already in this turn"


@pytest.mark.ruling("CE-R28")
def test_the_target_counts_after_all_payments() -> None:
    p0 = {"income": 69, "columns": only(c1="purple"), "rest": "grey"}
    e = Example(2, p0).do(f"activate 1, {LATE}", [2])
    assert e.p.income == 70
    assert not e.do("rest_pay 1, rest_die grey, end_turn").s.last_round


@pytest.mark.ruling("CE-R29")
def test_gains_beyond_the_end_of_a_track_are_lost() -> None:
    e = Example(2, {"sales": 20, "production": 20, "bases": ["mixed"], "frostings": ["mint"]})
    e.do("assemble mixed mint, activate 3, level 3 1, outlet lemon none")
    assert (int(e.p.production), int(e.p.sales)) == (20, 20)


@pytest.mark.ruling("CE-R30")
def test_the_round_limit_ends_the_game() -> None:
    for limit, over in ((60, False), (9, True)):
        game = bh.game("cupcake_empire", 2, edition={"round_limit": limit})
        match = game.position(seed=1, round=9, act="blue", chance="manual")
        for action in ("activate 1", "level 1 1", "take_base choc", "finish", "die 2", "die 2", "end_turn"):
            match.play(action)
        assert match.over == over and (match.ending == "round_limit") == over


@pytest.mark.ruling("CE-R31")
def test_spaces_of_a_street_are_alike() -> None:
    e = Example(2).do("activate 3, level 3 1")
    assert e.legal == ["outlet lemon none", "outlet market none"]


@pytest.mark.ruling("CE-R32")
def test_ties_are_broken_by_customers_then_outlets_then_shared() -> None:
    def values(blue: dict[str, object]) -> list[float]:
        return Example(2, {"served": [["vanilla lemon", "block"]]}, others={"blue": blue}).returns()

    assert values({"outlets": {"lemon": 3}}) == [1, -1]
    assert values({"outlets": {"lemon": 1}, "served": [["choc mint", "villa"]]}) == [-1, 1]
    assert values({"served": [["choc mint", "villa"]]}) == [0, 0]


@pytest.mark.ruling("CE-R33")
def test_a_recipe_may_be_assembled_again() -> None:
    e = Example(2, {"bases": ["vanilla"], "frostings": ["lemon"]}).do("assemble vanilla lemon")
    assert e.p.production == 4


@pytest.mark.ruling("CE-R34")
def test_both_bakery_spaces_of_a_street_for_one_player() -> None:
    dice = columns("purple", "yellow", "green", "orange", "pink + 2 grey")
    e = Example(2, {"columns": dice, "bakeries": {"lemon": 1}})
    e.do("activate 5, level 5 3, bakery lemon")
    assert e.s.bakeries[1, 0] == 2
