"""The worked examples of the specification, E1 to E33, in its order."""

import numpy as np
import pytest

import bakehouse as bh
from bakehouse.games.cupcake_empire.actions import TABLE
from bakehouse.games.cupcake_empire.rules import column_levels
from bakehouse.games.cupcake_empire.state import FROSTINGS, IMPROVEMENTS
from tests.games.cupcake_empire.positions import Example, columns, only, types_in

SPECIAL = ["sp_buy", "sp_paymove"]


def levels(e: Example) -> list[int]:
    out = np.zeros(5, np.int16)
    column_levels(e.game.box, e.states, 0, 0, out)
    return [int(level) for level in out]


def set_up(house_rules: dict[str, str] | None = None) -> bh.Match:
    match = bh.game("cupcake_empire", 3, house_rules).new(seed=0, chance="manual")
    for house in range(24):
        match.play(f"customer {('vanilla', 'choc')[house // 4 % 2]} {('lemon', 'choc', 'mint', 'straw')[house % 4]}")
    for deck in "abcd":
        match.play(f"objective {deck}1")
    for dealt in ("income", "outlet", "base"):
        match.play(f"deal {dealt}")
    for _ in range(3):
        for column in (1, 2, 3):
            match.play(f"grey {column}")
    return match


def test_e1_set_up() -> None:
    match = set_up()
    assert match.actor == 2
    assert match.state.reserve_improvements.tolist() == [2, 3, 2, 3, 2, 3]
    assert [a.notation for a in match.legal()] == [f"place_imp base {c}" for c in range(1, 6)]
    for action in ("place_imp base 1", "place_imp outlet 3", "place_imp income 4"):
        match.play(action)
    assert match.actor == 2
    for left, action in ((8, "choc mint"), (7, "vanilla lemon"), (6, "vanilla straw")):
        assert len(match.legal()) == left
        match.play(f"start_recipe {action}")
    s = match.state
    assert (match.actor, int(s.round_number)) == (0, 1)
    assert all((int(p.production), int(p.sales)) == (2, 1) for p in s.players[:3])
    assert s.reserve_bases.tolist() == [6, 7, 12]
    assert s.reserve_frostings.tolist() == [2, 3, 2, 2, 1, 1, 1, 1, 1, 1]
    assert s.reserve_improvements.tolist() == [2, 3, 2, 3, 2, 3]
    assert match.legal()[0].kind == "ACTIVATE"


def e2() -> Example:
    dice = columns("2 grey", "grey", "purple + 2 grey", "orange + 2 grey", "pink")
    return Example(2, {"columns": dice, "improvements": {5: ["base", "income", "idea"]}})


def test_e2_levels() -> None:
    assert levels(e2()) == [0, 0, 1, 2, 1]
    assert e2().of("activate") == ["activate 3", "activate 4", "activate 5"]
    assert e2().do("activate 3").of("level") == ["level 3 1"]
    e = e2().do("activate 4")
    assert e.of("level", "finish") == ["level 4 1", "level 4 2"]
    assert e2().do("activate 5").legal == ["level 5 1", "improve base", "improve income", *SPECIAL]


def test_e3_parts_and_recipes() -> None:
    dice = only(c1="2 purple + pink + grey", c2="yellow + 5 grey")
    e = Example(2, {"columns": dice, "frostings": ["lemon", "mint_straw"]})
    assert levels(e) == [3, 3, 0, 0, 0]
    assert e.do("activate 1, level 1 3").legal == ["take_base vanilla", "take_base choc"]
    e.do("take_base choc")
    assert e.phase == "act"
    assert e.p.loose_bases.tolist() == [0, 1, 1]
    assert e.s.reserve_bases.tolist() == [6, 7, 11]
    assert e.do("assemble mixed mint_straw").p.production == 6
    assert e.do("assemble choc lemon").p.production == 8
    assert not e.p.loose_bases.any() and not e.p.loose_frostings.any()


def test_e4_expulsion() -> None:
    rivals = {
        "blue": {"outlets": {"lemon": 1}, "sales": 4},
        "white": {"outlets": {"lemon": 2}, "sales": 3},
        "black": {"outlets": {"lemon": 1}, "sales": 2},
    }
    e = Example(4, others=rivals).do("activate 3, level 3 1")
    assert e.legal == ["outlet lemon blue", "outlet lemon white", "outlet lemon black", "outlet market none"]
    e.do("outlet lemon blue")
    assert [int(p.sales) for p in e.s.players] == [2, 3, 3, 2]
    assert [int(p.outlets_in_hand) for p in e.s.players] == [5, 6, 4, 5]


def e5() -> Example:
    p0 = {"outlets": {"lemon": 3, "market": 2, "orchard": 1}, "sales": 9}
    return Example(2, p0, others={"blue": {"outlets": {"market": 1}, "sales": 2}}).do("activate 3, level 3 1")


def test_e5_repositioning() -> None:
    e = e5()
    assert e.legal == ["outlet market blue", "decline"]
    assert e.do("outlet market blue").legal == ["move_outlet_from lemon", "move_outlet_from orchard"]
    e.do("move_outlet_from lemon")
    assert e.outlets() == {"lemon": 2, "market": 3, "orchard": 1}
    assert (int(e.p.sales), int(e.player(1).sales), int(e.player(1).outlets_in_hand)) == (9, 1, 6)
    assert e.phase == "act" and "finish" in e.legal
    e = e5().do("decline")
    assert e.outlets() == {"lemon": 3, "market": 2, "orchard": 1}
    assert e.s.action_done and "finish" in e.legal and not e.of("level")


def test_e6_sale() -> None:
    e = Example(2, {
        "columns": columns("purple", "yellow", "green", "orange + 2 grey", "pink + grey"), "income": 20,
        "production": 7, "sales": 4, "outlets": {"hilltop": 1}, "recipes": [["vanilla", "lemon"], ["choc", "mint"]],
    })  # fmt: skip
    assert e.do("activate 4").of("level") == ["level 4 1", "level 4 2"]
    assert e.do("level 4 2").legal == ["sell station 1", "sell hilltop 3"]
    e.do("sell hilltop 3")
    assert (int(e.p.sales), int(e.p.income)) == (7, 23)
    assert e.p.served_kind.tolist() == [0, 0, 0, 0, 0, 0, 1, 0] and e.p.served_class.tolist() == [0, 0, 1]
    assert e.s.customer[22] == -1


def test_e7_mixed_flavours() -> None:
    e = Example(2, {
        "recipes": [["mixed", "choc_mint"]], "outlets": {"lemon": 1}, "columns": only(c4="orange + 5 grey"),
    })  # fmt: skip
    e.do("activate 4, level 4 3")
    assert e.legal == ["sell station 2", "sell station 3", "sell lemon 2", "sell lemon 3"]


def test_e8_hiring() -> None:
    e = Example(2, {"columns": columns("purple", "yellow", "green", "orange", "pink + 2 grey"), "income": 10})
    e.do("activate 5")
    assert e.s.level == 3
    e.do("level 5 2, hire pink")
    assert e.s.level == 3 and len(e.of("place_imp")) == e.n == 30
    assert e.do("place_imp income 5, improve income").p.income == 13
    e.do("finish", [5, 5, 1, 6])
    assert e.p.income == 14
    assert e.dice() == ["purple + grey", "yellow", "green", "orange", "2 pink"] and e.rest() == "grey"
    assert (int(e.p.ideas), int(e.p.marker), int(e.player(1).marker), int(e.s.reserve_dice[4])) == (1, 0, 1, 0)


def e9() -> Example:
    return Example(2, {
        "columns": columns("purple", "yellow", "green", "orange", "pink + 4 grey"),
        "improvements": {4: ["income"], 5: ["idea"]}, "outlets": {"hilltop": 1}, "recipes": [["choc", "straw"]],
        "production": 6, "sales": 6, "income": 20,
    }).do("activate 5")  # fmt: skip


def test_e9_bakeries_and_the_free_choice() -> None:
    e = e9()
    assert e.s.level == 4
    assert e.do("level 5 4").legal == ["bakery orchard", "bakery lake", "bakery hilltop"]
    e.do("bakery orchard")
    assert (int(e.p.production), int(e.p.sales), int(e.p.bakeries_in_hand)) == (8, 8, 1)
    e = e9().do("level 5 3")
    assert e.legal == ["bakery lemon", "bakery market"]
    e.do("bakery lemon")
    assert (int(e.p.production), int(e.p.sales)) == (7, 7)
    assert len(e.legal) == 28
    assert "place_imp income 4" not in e.legal and "place_imp idea 5" not in e.legal
    assert e.do("place_imp sell 4").of("improve") == ["improve idea"]
    e = e9()
    assert e.of("level")[-4:] == ["level 5 1", "level 5 2", "level 5 3", "level 5 4"]
    assert {"level 4 3", "level 1 3", "level 2 3", "level 3 3"} <= set(e.legal)
    assert not {"level 4 1", "level 4 2"} & set(e.legal)
    assert e.do("level 4 3").legal == ["sell hilltop 4"]
    e.do("sell hilltop 4")
    assert (int(e.p.sales), int(e.p.income)) == (9, 23)
    assert e.do("improve idea").p.marker == 2
    e.do("finish", [5, 1, 2, 3, 4])
    assert e.p.income == 29
    assert e.dice() == ["purple + grey", "yellow + grey", "green + grey", "orange + grey", "pink"]


def test_e10_income_and_objective() -> None:
    e = Example(2, {
        "income": 30, "production": 9, "sales": 5, "bases": ["vanilla"], "frostings": ["mint"],
        "recipes": [["vanilla", "lemon"], ["choc", "lemon"], ["choc", "choc"]],
    })  # fmt: skip
    assert e.do("activate 3, level 3 1, outlet lemon none").p.sales == 6
    assert e.do("assemble vanilla mint").p.production == 11
    e.do("finish", [1, 1])
    assert e.p.income == 42 and e.p.objective_done.tolist() == [1, 0, 0, 0]


def test_e11_sixes() -> None:
    e = Example(3, {
        "columns": only(c4="orange + pink + 3 grey"), "recipes": [["choc", "choc"]], "marker": 2,
    }, others={"blue": {"marker": 1}})  # fmt: skip
    e.do("activate 4")
    assert e.s.level == 3 and not e.of("level") and "finish" in e.legal
    e.do("finish", [6, 2, 6, 3, 3])
    assert e.p.income == 6
    assert [(int(p.ideas), int(p.marker)) for p in e.s.players[:3]] == [(2, 0), (1, 0), (0, 2)]
    assert e.dice() == ["", "pink", "2 grey", "", ""] and e.rest() == "orange + grey"


def e12() -> Example:
    return Example(2, {
        "columns": only(c4="orange + 3 grey"), "rest": "purple + pink + 2 grey", "ideas": 1, "income": 3,
    })  # fmt: skip


def test_e12_rest_area() -> None:
    e = e12().do("rest_idea 4, rest_die pink")
    assert e.legal == ["rest_die grey", "rest_done"]
    e.do("rest_die grey")
    assert e.phase == "turn" and e.p.ideas == 0 and e.rest() == "purple + grey" and levels(e)[3] == 3
    assert not e.of("rest_idea", "rest_pay")
    e = e12().do("rest_pay 5, rest_die purple, rest_die pink, rest_die grey")
    assert e.phase == "turn" and e.p.income == 0 and e.p.ideas == 1
    assert e.dice()[4] == "purple + pink + grey" and e.rest() == "grey"
    e = e12().do("rest_pay 5, rest_die grey, rest_done")
    assert e.p.income == 2 and e.dice()[4] == "grey"


def e13(income: int = 10) -> Example:
    return Example(2, {"ideas": 1, "income": income})


def test_e13_special_actions() -> None:
    assert e13().of("sp_imp", "sp_move", "sp_buy", "sp_paymove") == ["sp_imp", "sp_move", "sp_buy", "sp_paymove"]
    e = e13().do("sp_imp")
    assert e.n == 30
    e.do("place_imp income 4")
    assert e.phase == "turn" and e.p.ideas == 0 and e.s.reserve_improvements[4] == 1
    assert e.do("activate 4").legal == ["level 4 1", "improve income"]
    e = e13().do("sp_move")
    assert len(e.of("pick_die")) == e.n == 8
    assert e.do("pick_die 1 grey").legal == ["die_to 2", "die_to 3", "die_to 4", "die_to 5"]
    e.do("die_to 4")
    assert e.phase == "turn" and e.dice()[3] == "orange + grey" and e.p.ideas == 0
    assert not e.of("sp_imp", "sp_move", "sp_buy", "sp_paymove")
    e = e13().do("sp_buy")
    assert (int(e.p.income), int(e.p.ideas)) == (8, 2)
    assert not e.of("sp_imp", "sp_move", "sp_buy", "sp_paymove")
    e = e13().do("sp_paymove, pick_die 1 grey, die_to 4")
    assert e.p.income == 7 and e.phase == "pick"
    assert e.do("pick_die 2 grey, die_to 4").p.income == 4 and e.phase == "pick"
    assert levels(e.do("move_done")) == [1, 1, 1, 2, 1] and e.phase == "turn"
    e = e13(7).do("sp_paymove, pick_die 1 grey, die_to 4, pick_die 2 grey, die_to 4")
    assert e.p.income == 1 and e.phase == "turn"
    e = e13(6).do("sp_paymove, pick_die 1 grey, die_to 2, pick_die 2 grey, die_to 1")
    assert e.p.income == 0 and e.dice()[0] == "purple + grey" and e.phase == "turn"


def test_e14_surplus() -> None:
    e = Example(2, {
        "columns": columns("purple + yellow + pink + 2 grey", "4 grey", "green", "orange", ""), "income": 10,
    })  # fmt: skip
    e.do("activate 1")
    assert e.s.level == 3
    e.do("level 1 1, take_base vanilla, finish", [2, 2, 5, 2, 6])
    assert (int(e.p.income), int(e.p.ideas), int(e.player(1).marker)) == (11, 1, 1)
    assert e.phase == "surplus" and e.legal == ["surplus purple", "surplus yellow", "surplus grey"]
    e.do("surplus grey")
    assert e.phase == "post" and e.rest() == "2 grey"
    assert e.dice()[1] == "purple + yellow + 4 grey" and e.dice()[4] == "pink"


def e15() -> Example:
    dice = columns("2 grey", "purple", "orange", "yellow + grey", "green")
    return Example(2, {"columns": dice, "rest": "pink", "improvements": {1: ["income"]}})


def test_e15_idle_activation() -> None:
    e = e15()
    assert e.of("activate") == [f"activate {c}" for c in range(1, 6)]
    e.do("activate 1")
    assert not e.of("level", "improve") and "finish" in e.legal
    e.do("finish", [3, 3])
    assert e.p.income == 6 and e.dice()[0] == "" and e.dice()[2] == "orange + 2 grey" and levels(e)[2] == 1


def e16() -> Example:
    p0 = {"income": 66, "production": 5, "sales": 4, "columns": only(c1="purple"), "rest": "grey"}
    e = Example(2, p0, others={"blue": {"income": 60, "production": 12, "sales": 9}}, round=9)
    e.do("activate 1, level 1 1, take_base vanilla, finish", [2])
    assert e.p.income == 70
    return e


def test_e16_end_trigger() -> None:
    e = e16().do("rest_pay 1, rest_die grey, end_turn")
    assert e.p.income == 69 and not e.s.last_round and e.s.actor == 1
    e = e16().do("end_turn")
    assert e.s.last_round
    e.do("activate 1, level 1 1, take_base vanilla, finish", [2, 2])
    e.do("end_turn")
    assert e.phase == "over" and e.s.round_number == 9 and e.s.ending == 1
    assert [int(p.income) for p in e.s.players[:2]] == [70, 69] and e.returns() == [1, -1]


def test_e17_full_of_ideas() -> None:
    e = Example(2, {
        "ideas": 3, "marker": 2, "columns": columns("purple + 2 grey", "yellow", "green", "orange", "pink"),
    }, others={"blue": {"ideas": 2, "marker": 1}})  # fmt: skip
    e.do("activate 1, level 1 2")
    assert e.phase == "act" and e.p.loose_bases.tolist() == [0, 0, 1]
    e.do("finish", [6, 6, 6])
    assert [(int(p.ideas), int(p.marker)) for p in e.s.players[:2]] == [(3, 1), (3, 1)]
    assert e.rest() == "purple + 2 grey"


def test_e18_between_income_and_roll() -> None:
    e = Example(2, {"income": 1, "production": 4, "sales": 3, "columns": only(c1="purple + pink + grey")})
    assert e.legal == ["activate 1"]
    e.do("activate 1, level 1 3, take_base choc, collect")
    assert e.p.income == 4 and e.legal == ["roll", "sp_buy", "sp_paymove"]
    e.do("sp_paymove, pick_die 1 pink, die_to 4")
    assert e.p.income == 1 and e.phase == "preroll" and e.legal == ["roll"]
    e.do("roll", [2, 3])
    assert e.dice() == ["", "purple", "grey", "pink", ""] and e.p.ideas == 0


@pytest.mark.parametrize(("outlets", "values"), [(3, [0, 1, -1]), (2, [0.5, 0.5, -1])])
def test_e19_ranking_with_ties(outlets: int, values: list[float]) -> None:
    served = {"income": 74, "served": [["vanilla lemon", "block"]] * 3}
    e = Example(3, {**served, "outlets": {"lemon": 2}}, others={
        "blue": {**served, "outlets": {"market": outlets}}, "white": {"income": 60},
    })  # fmt: skip
    assert e.returns() == values


def e20(dice: str) -> Example:
    return Example(2, {
        "columns": columns("purple + grey", "yellow", dice, "orange", "pink"),
        "improvements": {3: ["idea", "sell", "frosting"]}, "marker": 2, "income": 10,
    })  # fmt: skip


def test_e20_improvements() -> None:
    assert e20("green + grey").do("activate 3").of("improve") == ["improve sell", "improve idea"]
    e = e20("green + 2 grey").do("activate 3")
    assert types_in(int(e.p.low[2])) == {"sell", "idea"} and types_in(int(e.p.third[2])) == {"frosting"}
    assert e.of("improve", "finish") == ["improve frosting", "improve sell", "improve idea"]
    e.do("improve idea")
    assert (int(e.p.ideas), int(e.p.marker)) == (1, 1)
    assert e.do("improve sell").legal == ["sell station 1"]
    e.do("sell station 1")
    assert (int(e.p.sales), int(e.p.income)) == (2, 11)
    assert e.of("level", "improve") == ["level 3 1", "level 3 2", "improve frosting"]
    assert e.do("level 3 2").legal == ["outlet orchard none", "outlet lake none", "outlet hilltop none"]
    e.do("outlet lake none")
    assert e.p.sales == 3 and "finish" in e.legal
    assert e.do("improve frosting").n == 4
    assert not e.do("take_frosting straw").of("improve")
    assert e.do("sp_imp").n == 24
    e.do("place_imp income 1")
    assert e.phase == "act" and e.p.ideas == 0 and "improve income" not in e.legal
    e.do("finish", [1, 2, 6])
    assert e.p.income == 19 and e.p.objective_done.tolist() == [0, 0, 0, 1]
    assert (int(e.p.ideas), int(e.p.marker), int(e.player(1).marker)) == (1, 1, 1)
    assert e.dice()[:2] == ["purple + green + grey", "yellow + grey"] and e.rest() == "grey"


def test_e21_objective_discs_stay() -> None:
    p0 = {"outlets": {"lemon": 2, "market": 2}, "sales": 5, "production": 6, "income": 20}
    e = Example(2, p0, others={"blue": {"outlets": {"lemon": 1}, "sales": 2}})
    assert e.do("activate 3, level 3 1").legal == ["outlet lemon blue", "outlet market none"]
    e.do("outlet market none")
    assert (int(e.p.sales), int(e.p.income)) == (6, 20)
    e.do("finish", [3, 3])
    assert e.p.income == 32 and e.p.objective_done.tolist() == [0, 0, 1, 0]
    assert e.do("end_turn, activate 3, level 3 1").legal == ["outlet lemon red", "outlet market red"]
    e.do("outlet market red")
    assert (int(e.p.sales), sum(e.outlets().values()), int(e.player(1).sales)) == (5, 4, 3)
    assert e.p.objective_done.tolist() == [0, 0, 1, 0], "the disc stays"
    e.do("finish", [3, 3])
    e.do("end_turn, activate 3, level 3 1, outlet market blue, finish", [3, 3])
    assert sum(e.outlets().values()) == 5 and (int(e.p.sales), int(e.p.income)) == (6, 38)


def test_e22_full_column_and_all_dice_at_rest() -> None:
    e = Example(2, {"columns": columns("purple", "yellow", "green + 5 grey", "orange", "pink")})
    e.do("activate 5, level 5 1, hire green")
    assert e.dice()[2] == "green + 5 grey" and e.rest() == "green" and e.s.reserve_dice[2] == 0
    e.do("finish", [3])
    assert e.p.income == 6 and e.rest() == "green + pink" and e.phase == "post"
    assert e.p.ideas == 0 and e.player(1).marker == 0
    e = Example(2, {"columns": only(), "rest": "purple + yellow + green + orange + pink + 3 grey", "income": 0})
    assert e.legal == ["activate 1"]
    assert e.do("activate 1").legal == ["finish", "collect"]
    e.do("finish")
    assert e.p.income == 1 and e.legal == ["end_turn", *[f"rest_pay {c}" for c in range(1, 6)]]
    e.do("rest_pay 3, rest_die pink")
    assert e.p.income == 0 and e.dice()[2] == "pink" and levels(e)[2] == 1 and e.legal == ["end_turn"]


def test_e23_round_limit() -> None:
    e = Example(2, {"income": 30}, others={"blue": {"income": 40}}, round=60)
    e.do("activate 1, level 1 1, take_base vanilla, finish", [2, 2])
    e.do("end_turn")
    assert e.s.actor == 1
    e.do("activate 1, level 1 1, take_base choc, finish", [2, 2])
    e.do("end_turn")
    assert e.phase == "over" and e.s.round_number == 60 and not e.s.last_round and e.s.ending == 2
    assert [int(p.income) for p in e.s.players[:2]] == [31, 41] and e.returns() == [-1, 1]


def test_e24_start_recipe_counts() -> None:
    match = set_up({"start_recipe_counts": "on"})
    for action in ("place_imp base 1", "place_imp outlet 3", "place_imp income 4"):
        match.play(action)
    for action in ("choc mint", "vanilla lemon", "vanilla straw"):
        match.play(f"start_recipe {action}")
    assert [int(p.production) for p in match.state.players[:3]] == [4, 4, 4]


def test_e24_optional_action() -> None:
    e = Example(2, house_rules={"optional_action": "on"}).do("activate 1")
    assert e.legal == ["level 1 1", "finish", "collect", *SPECIAL]
    assert Example(2).do("activate 1").legal == ["level 1 1", *SPECIAL]


def test_e24_paid_moves() -> None:
    e = Example(2, {"income": 10}, house_rules={"paid_moves": "one_pair"}).do("sp_paymove, pick_die 1 grey, die_to 4")
    assert e.legal == ["pick_die 1 purple", "move_done"]
    assert e.do("pick_die 1 purple").legal == ["die_to 4"]
    e.do("die_to 4")
    assert e.phase == "turn" and e.p.income == 4 and e.dice()[3] == "purple + orange + grey"
    e = Example(2, {"income": 10}).do("sp_paymove, pick_die 1 grey, die_to 4")
    assert len(e.of("pick_die")) == 8 and e.legal[-1] == "move_done" and e.n == 9


def test_e24_live_level() -> None:
    moves = "activate 4, sp_paymove, pick_die 1 grey, die_to 4, pick_die 2 grey, die_to 4, move_done"
    live = {"live_level": "on"}
    assert Example(2, {"income": 10}, house_rules=live).do(moves).of("level") == ["level 4 1", "level 4 2"]
    assert Example(2, {"income": 10}).do(moves).of("level") == ["level 4 1"]
    away = "activate 4, sp_paymove, pick_die 4 orange, die_to 1"
    e = Example(2, house_rules=live).do(away)
    assert not e.of("level", "collect") and "finish" in e.legal
    e = Example(2).do(away)
    assert e.legal == ["level 4 1"]
    e.do("level 4 1, sell station 1, finish")
    assert e.p.income == 5 and e.dice()[0] == "purple + orange + grey"


def test_e25_half_a_level() -> None:
    e = Example(2, {"columns": columns("purple", "yellow + pink + grey", "green", "orange", "")})
    e.s.reserve_frostings[4:] = 0
    e.do("activate 2")
    assert e.s.level == 3 and e.of("level") == ["level 2 1", "level 2 3"]
    assert e.do("level 2 3").legal == [f"take_frosting {f}" for f in FROSTINGS[:4]]
    e.do("take_frosting lemon")
    assert e.phase == "act" and e.p.loose_frostings[0] == 1


def test_e26_two_surplus_dice() -> None:
    def e26() -> Example:
        dice = columns("purple + yellow + grey", "5 grey", "green", "orange", "pink")
        e = Example(2, {"columns": dice, "income": 10})
        return e.do("activate 1, level 1 1, take_base vanilla, finish", [2, 2, 2])

    assert e26().phase == "surplus" and e26().legal == ["surplus purple", "surplus yellow"]
    e = e26().do("surplus purple")
    assert e.legal == ["surplus yellow", "surplus grey"]
    e.do("surplus grey")
    assert e.phase == "post" and e.dice()[1] == "yellow + 5 grey" and e.rest() == "purple + grey"
    e = e26().do("surplus yellow")
    assert e.legal == ["surplus grey"]
    e.do("surplus grey")
    assert e.phase == "post" and e.dice()[1] == "purple + 5 grey" and e.rest() == "yellow + grey"


def test_e27_the_last_outlet_then_repositioning() -> None:
    def e27() -> Example:
        dice = columns("purple", "yellow", "green + pink + grey", "orange", "grey")
        p0 = {"outlets": {"market": 2, "lake": 1, "hilltop": 2}, "sales": 6, "columns": dice}
        e = Example(2, p0).do("activate 3, level 3 3")
        assert e.legal == ["outlet lemon none", "outlet market none", "outlet orchard none", "outlet lake none"]
        e.do("outlet lemon none")
        assert e.p.sales == 7 and e.p.outlets_in_hand == 0
        assert e.legal == ["outlet orchard none", "outlet lake none", "decline"]
        return e

    e = e27().do("outlet orchard none")
    assert e.legal == [f"move_outlet_from {street}" for street in ("lemon", "market", "lake", "hilltop")]
    e.do("move_outlet_from lemon")
    assert e.p.sales == 7 and e.phase == "act"
    assert e.outlets() == {"market": 2, "orchard": 1, "lake": 1, "hilltop": 2}
    e = e27().do("decline")
    assert e.phase == "act" and e.outlets()["lemon"] == 1


def test_e28_late_dice_are_rolled() -> None:
    e = Example(2, {"rest": "pink + grey", "ideas": 1}).do("activate 4, level 4 1, sell station 1, collect")
    assert e.phase == "preroll" and e.p.income == 8
    assert e.do("rest_idea 4, rest_die pink").legal == ["rest_die grey", "rest_done"]
    e.do("rest_done")
    assert e.phase == "preroll" and e.dice()[3] == "orange + pink"
    e.do("roll", [6, 1])
    assert e.dice()[0] == "purple + pink + grey" and e.rest() == "orange + grey" and e.p.ideas == 1


def test_e29_nothing_to_hire() -> None:
    e = Example(2, {"columns": columns("purple", "yellow", "green", "orange", "pink + grey")})
    e.s.reserve_dice[:] = 0
    e.do("activate 5")
    assert e.of("level") == ["level 5 2"]
    assert len(e.do("level 5 2").of("place_imp")) == e.n == 30
    e = Example(2, {"columns": columns("purple", "yellow", "green", "orange", "pink + grey")})
    e.s.reserve_dice[:] = 0
    e.s.reserve_improvements[:] = 0
    e.do("activate 5")
    assert not e.of("level") and "finish" in e.legal


def test_e30_end_of_the_tracks() -> None:
    e = Example(2, {
        "production": 19, "sales": 19, "outlets": {"lemon": 1, "hilltop": 1},
        "recipes": [["vanilla", "lemon"], ["choc", "mint"]], "bases": ["mixed"], "frostings": ["mint_straw"],
        "columns": columns("purple", "yellow", "green", "orange + 2 grey", "pink + grey"),
    })  # fmt: skip
    e.do("activate 4, level 4 2, sell hilltop 3")
    assert (int(e.p.sales), int(e.p.income)) == (20, 8)
    assert e.do("assemble mixed mint_straw").p.production == 20
    assert e.do("finish", [1, 1, 1]).p.income == 28
    e.s.outlets[2, 0] = 3
    e.refresh()
    assert e.do("end_turn, activate 3, level 3 1").legal == ["outlet lemon none", "outlet market red"]
    assert e.do("outlet market red").p.sales == 19


def test_e31_sp_imp_after_the_roll() -> None:
    e = Example(2, {"ideas": 1}).do("activate 1, level 1 1, take_base vanilla, finish", [1, 1])
    e.do("sp_imp, place_imp income 1")
    assert e.phase == "post" and e.legal == ["end_turn"] and not e.p.objective_done.any()


def test_e32_the_same_recipe_twice() -> None:
    e = Example(2, {"bases": ["vanilla"], "frostings": ["lemon"]}).do("assemble vanilla lemon")
    assert e.p.production == 4 and e.p.recipes[0, 0] == 2


@pytest.mark.parametrize(("live", "expected"), [("on", ["level 1 1", "level 1 2"]), ("off", [])])
def test_e33_idle_activation_with_live_level(live: str, expected: list[str]) -> None:
    dice = columns("2 grey", "purple", "orange", "yellow + grey", "green")
    e = Example(2, {"columns": dice, "rest": "pink", "ideas": 1}, house_rules={"live_level": live})
    assert not e.do("activate 1").of("level")
    e.do("rest_idea 1, rest_die pink")
    assert e.of("level") == expected and ("finish" in e.legal) == (not expected)


def test_ids_are_those_of_the_specification() -> None:
    told = {
        "activate 5": 4, "level 1 1": 5, "level 4 3": 16, "level 5 1": 17, "level 5 4": 20, "improve idea": 26,
        "finish": 27, "end_turn": 30, "take_base vanilla": 31, "take_frosting lemon": 33, "outlet lemon none": 43,
        "outlet hilltop black": 67, "move_outlet_from lemon": 68, "decline": 73, "sell station 1": 74,
        "sell hilltop 4": 97, "hire purple": 98, "bakery lemon": 103, "place_imp base 1": 108, "place_imp idea 5": 137,
        "assemble vanilla lemon": 138, "assemble mixed mint_straw": 167, "rest_idea 1": 168, "rest_pay 1": 173,
        "rest_die purple": 178, "rest_done": 184, "sp_imp": 185, "sp_paymove": 188, "pick_die 1 purple": 189,
        "pick_die 5 grey": 218, "die_to 1": 219, "move_done": 224, "surplus purple": 225,
        "start_recipe vanilla lemon": 231, "start_recipe choc straw": 238,
    }  # fmt: skip
    assert {notation: TABLE.id_of(notation) for notation in told} == told
    assert len(TABLE) == 239 and len(IMPROVEMENTS) == 6
