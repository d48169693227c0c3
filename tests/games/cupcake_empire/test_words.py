"""Words that explain: what an action does, why it is refused, what a screen shows."""

from io import StringIO

from rich.console import Console

import bakehouse as bh
from bakehouse.games.cupcake_empire.actions import TABLE
from bakehouse.games.cupcake_empire.table import GROUPS, draw, strip
from tests.games.cupcake_empire.positions import Example, columns


def words(e: Example, notation: str) -> str:
    action = TABLE.id_of(notation)
    assert action is not None and notation in e.legal
    return e.game.words.action(e.game.box[0], e.s, action)


def test_an_activation_names_column_and_level() -> None:
    e = Example(2, {"columns": columns("2 grey", "yellow", "green", "orange + pink + 3 grey", "grey")})
    assert words(e, "activate 4") == "Activate column 4 at level 3 (Sell cupcakes)"
    e.do("activate 4")
    assert words(e, "level 4 1") == "Column 4, level 1 (sell up to distance 2)"
    idle = Example(2, {"columns": columns("2 grey", "", "", "", "")})
    assert words(idle, "activate 1") == "Activate column 1 idly (Bake bases)"


def test_a_sale_names_the_house_and_the_gains() -> None:
    dice = columns("", "", "", "orange + 2 grey", "")
    p0 = {"outlets": {"hilltop": 1}, "recipes": [["choc", "mint"]], "columns": dice}
    e = Example(2, p0).do("activate 4, level 4 2")
    assert words(e, "sell hilltop 3") == "Sell in Hilltop Drive, house 3 (chocolate and mint): +3 sales, +3 income"


def test_outlets_name_who_is_expelled() -> None:
    e = Example(2, others={"blue": {"outlets": {"lemon": 3}, "sales": 4}}).do("activate 3, level 3 1")
    assert words(e, "outlet lemon blue") == "Open an outlet in Lemon Lane, expelling Blue: +1 sales"
    assert words(e, "outlet market none") == "Open an outlet in Market Street: +1 sales"


def test_the_income_step_names_objectives_and_dice() -> None:
    recipes = [["vanilla", "lemon"], ["choc", "lemon"], ["choc", "choc"], ["vanilla", "mint"]]
    e = Example(2, {"recipes": recipes}).do("activate 1, level 1 1, take_base vanilla")
    told = "Collect the income and roll 2 dice, objective A1 (4 simple frostings in recipes) done: +7 income"
    assert words(e, "finish") == told


def test_the_end_is_announced() -> None:
    e = Example(2, {"income": 69, "columns": columns("purple", "", "", "", "")})
    e.do("activate 1, level 1 1, take_base vanilla, finish", [2])
    assert words(e, "end_turn") == "End the turn with 70 income or more: this is the last round"


def test_refusals_give_reasons() -> None:
    e = Example(2, {"outlets": {"hilltop": 1}, "income": 1})
    assert e.refusal("finish") == "it is not the time for that"
    assert e.refusal("sp_buy") == "the income does not suffice"
    assert e.refusal("rest_pay 1") == "no die is resting"
    assert e.refusal("assemble vanilla lemon") == "both parts are needed, and one is missing"
    e.do("activate 4")
    assert e.refusal("level 4 2") == "the column does not reach that level"
    assert e.refusal("level 1 1") == "column 4 is activated"
    assert e.refusal("improve sell") == "column 4 has no such improvement"
    e.do("level 4 1")
    assert e.refusal("sell station 4") == "the house is too far away"
    assert e.refusal("sell lemon 1") == "there is no outlet or bakery in Lemon Lane"
    assert e.refusal("sell station 2") == "no recipe serves vanilla and chocolate"
    assert e.refusal("take_base choc") == "the turn asks for something else: sell up to distance 2"


def test_refusals_of_an_outlet_give_reasons() -> None:
    e = Example(3, {"columns": columns("", "", "green + 2 grey", "", "")}, others={"blue": {"outlets": {"lemon": 3}}})
    e.do("activate 3, level 3 1")
    assert e.refusal("outlet lemon none") == "the street has no free space"
    assert e.refusal("outlet lemon white") == "White has no outlet there"
    assert e.refusal("outlet market blue") == "the street has a free space, so nobody is expelled"


def test_every_kind_of_action_has_a_group() -> None:
    assert {kind for kinds in GROUPS.values() for kind in kinds} == {kind.name for kind in TABLE.kinds}


def test_the_table_can_be_drawn_at_every_moment() -> None:
    for seats in (2, 4):
        match = bh.game("cupcake_empire", seats).new(seed=3)
        number = 0
        while not match.over and number < 300:
            match.play(match._options[number * 7 % len(match._options)])
            number += 1
            if number % 25 == 0:
                for width in (80, 120):
                    console = Console(file=StringIO(), width=width, color_system="truecolor")
                    console.print(draw(match, number % seats, width), strip(match, 0))
                    told = console.file.getvalue()  # type: ignore[attr-defined]
                    assert "Hilltop Drive" in told and "Reserve" in told


def test_the_view_tells_what_a_board_has_to_say() -> None:
    dice = columns("purple + grey", "6 grey", "2 green + 3 grey", "orange + 2 grey", "grey")
    e = Example(2, {"columns": dice, "production": 6, "sales": 4}, objectives=["A1", "B1", "C4", "D4"])
    told = e.game.definition.view(e.game.box, e.states, 0, e.game.edition)
    board = told["players"][0]
    assert board["earns"] == 4
    assert told["useful"] == [True, True, True, True, False]
    assert e.s.phase == 6 and e.s.column == 0  # looking changes nothing
    assert [column["level"] for column in board["columns"]] == [1, 3, 3, 2, 0]
    assert [column["next"] for column in board["columns"]] == [1, None, None, 2, 1]
    assert board["columns"][0]["specialists"] == ["pink", "purple"]
    assert board["columns"][4]["specialists"] == ["pink"]
    assert [objective["met"] for objective in told["objectives"]] == [[False, False]] * 4


def test_the_view_tells_which_activations_would_be_in_vain() -> None:
    e = Example(2, {"columns": columns("purple", "yellow", "green", "orange", "pink"), "recipes": [["choc", "mint"]]})
    told = e.game.definition.view(e.game.box, e.states, 0, e.game.edition)
    assert told["useful"] == [True, True, True, False, True]
    e.do("activate 4")
    assert e.game.definition.view(e.game.box, e.states, 0, e.game.edition)["useful"] == []


def test_the_view_tells_an_objective_that_would_be_paid_now() -> None:
    improved = {"improvements": {1: ["base", "sell"], 2: ["idea", "income"]}}
    e = Example(2, improved, objectives=["A1", "B1", "C1", "D4"])
    told = e.game.definition.view(e.game.box, e.states, 0, e.game.edition)["objectives"][3]
    assert told["met"] == [True, False] and told["done"] == [False, False]


def test_the_verdict_names_the_winner() -> None:
    match = bh.game("cupcake_empire", 2, edition={"round_limit": 1}).new(seed=1)
    assert match.verdict == ""
    while not match.over:
        match.play(match._options[0])
    assert " with " in match.verdict and match.verdict.endswith("after the last round that is allowed")
