"""Words that explain: what an action does, why it is refused, what the log tells, what a screen shows."""

# ruff: noqa: RUF001 - sentences are printed with a true minus and true quotation marks

from io import StringIO

import pytest
from rich.console import Console

import bakehouse as bh
from bakehouse.forms import Form, form
from bakehouse.games.cupcake_empire import rules
from bakehouse.games.cupcake_empire.actions import TABLE
from bakehouse.games.cupcake_empire.box import FLAVOURS
from bakehouse.games.cupcake_empire.state import (  # fmt: skip
    BASES,
    COLUMN_NAMES,
    DICE,
    FROSTINGS,
    IMPROVEMENTS,
    OBJECTIVE_CARDS,
    PARTS,
    SHIRTS,
    STEPS,
    STREETS,
)
from bakehouse.games.cupcake_empire.table import GROUPS, draw, strip
from bakehouse.games.cupcake_empire.telling import REASONS, Refusal, Words
from bakehouse.players import Greedy, turn_of
from bakehouse.words import LANGUAGES
from tests.games.cupcake_empire.positions import NAMES, Example, columns

THREE_OUTLETS = {"blue": {"outlets": {"lemon": 3}, "sales": 4}}


# --- What one may do


def test_an_activation_names_column_and_level() -> None:
    e = Example(2, {"columns": columns("2 grey", "yellow", "green", "orange + pink + 3 grey", "grey")})
    assert e.may("activate 4") == "Activate column 4, Sell cupcakes, at level 3"
    assert e.may("activate 4", "de") == "Spalte 4, »Cupcakes verkaufen«, auf Stufe 3 aktivieren"
    assert e.may("activate 4", "es") == "Activar la columna 4, «Vender cupcakes», a nivel 3"
    e.do("activate 4")
    assert e.may("level 4 1") == "Level 1: sell up to distance 2"
    idle = Example(2, {"columns": columns("2 grey", "", "", "", "")})
    assert idle.may("activate 1") == "Activate column 1, Bake bases, without an action"


def test_the_top_of_column_5_offers_the_levels_of_other_columns() -> None:
    e = Example(2, {"columns": columns("", "", "", "", "pink + 5 grey")}).do("activate 5")
    assert e.may("level 3 3") == "Open outlets at level 3: open an outlet in a yellow and one in a beige street"
    assert e.may("level 5 2", "de") == "Stufe 2: einen Würfel einstellen und eine Verbesserung legen"


def test_a_sale_names_the_address_and_the_gains() -> None:
    dice = columns("", "", "", "orange + 2 grey", "")
    p0 = {"outlets": {"hilltop": 1}, "recipes": [["choc", "mint"]], "columns": dice}
    e = Example(2, p0).do("activate 4, level 4 2")
    assert e.may("sell hilltop 3") == "Sell chocolate with mint at Hilltop Drive 3: +3 Sales, +3 income"
    assert e.may("sell hilltop 3", "de") == "Schokolade mit Minze im Höhenweg 3 verkaufen: +3 Verkauf, +3 Einkommen"
    assert e.may("sell hilltop 3", "es") == "Vender chocolate con menta en La Colina 3: +3 de Ventas, +3 de ingresos"


def test_a_gain_beyond_the_track_is_not_promised() -> None:
    dice = columns("", "", "", "orange + 2 grey", "")
    p0 = {"outlets": {"hilltop": 1}, "recipes": [["choc", "mint"]], "columns": dice, "sales": 19}
    e = Example(2, p0).do("activate 4, level 4 2")
    assert e.may("sell hilltop 3") == "Sell chocolate with mint at Hilltop Drive 3: +1 Sales, +3 income"


def test_outlets_name_who_is_expelled() -> None:
    e = Example(2, others=THREE_OUTLETS).do("activate 3, level 3 1")
    assert e.may("outlet lemon blue") == "Expel Theo from Lemon Lane (−1 Sales) to open an outlet: +1 Sales"
    assert e.may("outlet market none") == "Open an outlet in Market Street: +1 Sales"
    assert e.may("outlet market none", "de") == "Einen Stand in der Marktstraße eröffnen: +1 Verkauf"


def test_the_income_step_names_objectives_and_dice() -> None:
    recipes = [["vanilla", "lemon"], ["choc", "lemon"], ["choc", "choc"], ["vanilla", "mint"]]
    e = Example(2, {"recipes": recipes}).do("activate 1, level 1 1, take_base vanilla")
    told = "Collect 1 income, fulfil ‘4 simple frostings in recipes’ (+6 income) and roll 2 dice"
    assert e.may("finish") == told


def test_what_costs_says_so() -> None:
    e = Example(2, {"rest": "2 grey", "ideas": 1, "income": 9})
    assert e.may("rest_idea 2") == "Wake any resting dice into column 2 for a Bright Idea"
    assert e.may("rest_pay 2") == "Wake resting dice into column 2, each for 1 income"
    assert e.may("sp_buy") == "Special action: buy a Bright Idea for 2 income"
    assert e.may("sp_buy", "de") == "Sonderaktion: eine Idee für 2 Einkommen kaufen"
    assert e.may("sp_paymove", "es") == "Acción especial: mover dados, cada uno por 3 de ingresos"
    e.do("rest_pay 2")
    assert e.may("rest_die grey") == "Wake a grey die into column 2 for 1 income"


def test_the_end_is_announced() -> None:
    e = Example(2, {"income": 69, "columns": columns("purple", "", "", "", "")})
    e.do("activate 1, level 1 1, take_base vanilla, finish", [2])
    assert e.may("end_turn") == "End the turn with 70 income: this round is the last"


# --- What happened


def test_a_turn_is_one_line_with_its_total_and_its_roll() -> None:
    dice = columns("", "", "", "orange + 2 grey", "")
    p0 = {
        "outlets": {"hilltop": 1}, "recipes": [["choc", "mint"]], "columns": dice, "production": 5, "sales": 1,
        "improvements": {4: ["income"]},
    }  # fmt: skip
    e = Example(2, p0).do("activate 4, improve income, level 4 2, sell hilltop 3, finish", [6, 2, 4])
    assert e.story() == (
        "Ada activates Sell cupcakes, uses ‘Income’ and sells chocolate with mint at Hilltop Drive 3: "
        "+3 Sales, +10 income. Roll: 2, 4, 6 (1 rests, +1 Bright Idea)."
    )
    assert e.story(0).startswith("You activate Sell cupcakes, use ‘Income’ and sell chocolate with mint")
    assert e.story(0, "de") == (
        "Du aktivierst »Cupcakes verkaufen«, nutzt »Einkommen« und verkaufst Schokolade mit Minze im "
        "Höhenweg 3: +3 Verkauf, +10 Einkommen. Wurf: 2, 4, 6 (1 ruht, +1 Idee)."
    )
    assert e.story(None, "es") == (
        "Ada activa «Vender cupcakes», usa «Ingresos» y vende chocolate con menta en La Colina 3: "
        "+3 de Ventas, +10 de ingresos. Tirada: 2, 4, 6 (1 descansa, +1 idea)."
    )
    assert e.story(0, "es").startswith("Activas «Vender cupcakes», usas «Ingresos» y vendes")


def test_whose_outlet_is_expelled_is_told_to_everybody_in_their_own_voice() -> None:
    e = Example(2, others=THREE_OUTLETS).do("activate 3, level 3 1, outlet lemon blue")
    told = "Open outlets and"
    assert e.story() == f"Ada activates {told} expels Theo from Lemon Lane (−1 Sales) to open an outlet: +1 Sales."
    assert e.story(0) == f"You activate {told} expel Theo from Lemon Lane (−1 Sales) to open an outlet: +1 Sales."
    assert e.story(1) == f"Ada activates {told} expels you from Lemon Lane (−1 Sales) to open an outlet: +1 Sales."
    assert "vertreibt dich aus der Zitronengasse (−1 Verkauf) für einen eigenen Stand" in e.story(1, "de")
    assert "te expulsa de El Limonar (−1 de Ventas) para abrir un puesto" in e.story(1, "es")
    assert "expulsas a Theo de El Limonar" in e.story(0, "es")


def test_an_outlet_that_moves_is_told_once() -> None:
    p0 = {"outlets": {"market": 2, "orchard": 2, "lake": 2}, "sales": 7}
    e = Example(2, p0).do("activate 3, level 3 1, outlet lemon none, move_outlet_from lake")
    assert e.story() == "Ada activates Open outlets and moves an outlet from Lake Walk to Lemon Lane."
    assert e.story(0, "de").endswith("und verlegst einen Stand aus dem Seeweg in die Zitronengasse.")


def test_parts_that_are_assembled_at_once_are_told_as_the_recipe() -> None:
    p0 = {"columns": columns("", "3 yellow + 3 grey", "", "", ""), "bases": {"mixed": 1}}
    e = Example(2, p0).do("activate 2, level 2 3, take_frosting lemon, take_frosting choc_mint")
    assert e.story().endswith("Prepare frostings and takes lemon frosting and chocolate-mint frosting.")
    e.do("assemble mixed choc_mint")
    assert e.story() == (
        "Ada activates Prepare frostings, takes lemon frosting and assembles a mixed base with "
        "chocolate-mint frosting: +4 Production."
    )


def test_a_mixed_base_that_comes_by_itself_is_told() -> None:
    e = Example(2, {"columns": columns("purple + 4 grey", "", "", "", "")})
    e.do("activate 1, level 1 2")
    assert e.story() == "Ada activates Bake bases and takes a mixed base."
    both = Example(2, {"columns": columns("purple + 4 grey", "", "", "", "")})
    both.do("activate 1, level 1 3, take_base choc")
    assert both.story() == "Ada activates Bake bases and takes a chocolate base and a mixed base."


def test_small_steps_are_told_as_what_they_are_for() -> None:
    e = Example(2, {"rest": "pink + 2 grey", "ideas": 2, "income": 9})
    e.do("rest_idea 2, rest_die pink, rest_die grey, rest_die grey")
    assert e.story() == "Ada wakes a pink die and 2 grey dice into column 2 for a Bright Idea."
    assert e.story(0, "de") == "Du weckst einen rosa Würfel und 2 graue Würfel für Spalte 2 gegen eine Idee."
    e = Example(2, {"columns": columns("2 grey", "yellow", "", "", ""), "income": 9})
    e.do("sp_paymove, pick_die 1 grey, die_to 3, pick_die 1 grey, die_to 3, pick_die 2 yellow, die_to 1")
    moved = "2 grey dice from column 1 to column 3 and a yellow die from column 2 to column 1"
    assert e.story() == f"Ada moves {moved} for 9 income."
    e = Example(2, {"ideas": 1}).do("sp_imp, place_imp sell 4")
    assert e.story() == "Ada places ‘Sell’ in column 4 for a Bright Idea."


def test_what_a_deed_costs_is_told_with_it_and_the_total_is_what_comes_in() -> None:
    e = Example(2, {"income": 9, "columns": columns("purple", "", "", "", "")})
    e.do("sp_buy, activate 1, level 1 1, take_base choc, finish", [1])
    assert e.story() == (
        "Ada buys a Bright Idea for 2 income, activates Bake bases and takes a chocolate base: +1 income. Roll: 1."
    )


def test_an_improvement_is_not_used_before_it_is_placed() -> None:
    p0 = {"columns": columns("", "", "", "", "pink + 2 grey"), "improvements": {5: ["income"]}}
    e = Example(2, p0).do("activate 5, improve income, level 5 2, hire purple, place_imp idea 5, improve idea")
    told = e.story()
    assert told.startswith("Ada activates Staff and expansion, uses ‘Income’, hires a purple die, places")
    assert told.endswith("places ‘Idea’ in column 5 and uses ‘Idea’: +3 income.")


def test_sixes_bring_ideas_to_others_too() -> None:
    p0 = {"columns": columns("purple + 2 grey", "", "", "", "")}
    e = Example(3, p0, others={"blue": {"marker": 1}, "white": {"marker": 2}})
    e.do("activate 1, level 1 1, take_base choc, finish", [6, 6, 6])
    assert e.story().endswith("Roll: 6, 6, 6 (3 rest, +1 Bright Idea). Theo and Mira: +1 Bright Idea.")
    assert e.story(2).endswith("Theo and you: +1 Bright Idea.")
    assert e.story(1, "de").endswith("Wurf: 6, 6, 6 (3 ruhen, +1 Idee). Du und Mira: +1 Idee.")


def test_dice_that_find_no_room_are_told_with_the_roll() -> None:
    p0 = {"columns": columns("purple + 2 grey", "5 grey", "", "", "")}
    e = Example(2, p0).do("activate 1, level 1 1, take_base choc, finish", [2, 2, 2]).do("surplus purple")
    assert e.story().endswith("Roll: 2, 2, 2 (2 rest).")


def test_objectives_are_told_by_what_they_ask() -> None:
    p0 = {"outlets": {"market": 2, "orchard": 2}, "columns": columns("purple", "", "", "", "")}
    e = Example(2, p0, objectives=["A1", "B1", "C3", "D1"]).do("activate 1, level 1 1, take_base choc, finish", [1])
    assert "fulfils ‘2 yellow and 2 beige outlets’: +7 income" in e.story()
    assert "erfüllt »2 gelbe und 2 beige Stände«: +7 Einkommen" in e.story(None, "de")
    assert "cumple «2 puestos amarillos y 2 beis»: +7 de ingresos" in e.story(None, "es")


def test_what_is_done_after_the_roll_is_a_line_of_its_own_and_the_last_round_is_announced() -> None:
    e = Example(2, {"income": 71, "columns": columns("purple", "", "", "", "")})
    e.do("activate 1, level 1 1, take_base vanilla, finish", [6]).do("sp_buy, end_turn")
    assert e.story().split("\n") == [
        "Ada activates Bake bases and takes a vanilla base: +1 income. Roll: 6 (1 rests, +1 Bright Idea).",
        "Ada buys a Bright Idea for 2 income. Ada ends the turn with 70 income: this round is the last.",
    ]
    assert "Du beendest deinen Zug mit 70 Einkommen: Diese Runde ist die letzte." in e.story(0, "de")


def test_a_match_has_headings_and_an_end() -> None:
    match = bh.game("cupcake_empire", 3).new(seed=4, players=NAMES[:3])
    while not match.over:
        match.play(Greedy().choose(turn_of(match, match.actor)))
    told = match.story_text().split("\n")
    assert told[:2] == ["The city wakes up", "24 customers move in."]
    assert told[2].startswith("Objectives, 6 income each: ")
    assert told[3].startswith("Ada rolls grey dice into columns ") and " and begins with a " in told[3]
    rounds = [line for line in told if line.startswith("Round ")]
    assert rounds[0] == "Round 1" and [int(line.split()[1].strip(":")) for line in rounds] == [
        *range(1, len(rounds) + 1)
    ]
    incomes = sorted(match.scores(), reverse=True)
    assert [int(part.split()[-1]) for part in told[-2].removeprefix("The game is over: ").split(", ")] == incomes
    assert told[-1] == match.verdict
    assert len(match.story()) < len(match) / 4


def test_the_story_adds_up() -> None:
    """What the lines tell of income is what the track shows: nothing is told twice, nothing is left out."""
    for seed in range(3):
        match = bh.game("cupcake_empire", 3).new(seed=seed)
        while not match.over:
            match.play(Greedy().choose(turn_of(match, match.actor)))
        income = [int(match.game.box[0].start_income)] * 3
        for entry in match.story():
            for told in entry.forms:
                if "who" in told.values:
                    income[told["who"]] += _of_income(told, "gain") - _of_income(told.get("deed", told), "cost")
        assert income == match.scores()


def _of_income(told: Form, change: str) -> int:
    return sum(each["n"] for each in told.get(f"{change}s", ()) if each.name == f"{change}-income")


# --- Who won


def verdict_of(*players: dict[str, object], seats: int = 2, reader: int | None = None, language: str = "en") -> str:
    """The words at the end of a match; the players' income, customers and outlets are given."""
    e = Example(seats)
    for seat, given in enumerate(players):
        player = e.player(seat)
        player.income = given["income"]
        player.served_kind[0] = given.get("customers", 0)
        e.s.outlets[1, seat] = given.get("outlets", 0)
    e.s.ending = rules.TARGET
    return e.speaker(reader, language).line(Words().verdict(e.game.box, e.states))


def test_the_verdict_tells_by_which_tie_break() -> None:
    alone = verdict_of({"income": 73}, {"income": 70})
    assert alone == "Ada wins with 73 income."
    tie = ({"income": 73, "customers": 2}, {"income": 73, "customers": 4})
    assert verdict_of(*tie) == "Theo wins with 73 income, as much as Ada, but 4 customers to 2."
    assert verdict_of(*tie, reader=0) == "Theo wins with 73 income, as much as you, but 4 customers to 2."
    assert verdict_of(*tie, reader=1, language="de") == (
        "Du gewinnst mit 73 Einkommen, so viel wie Ada, aber mit 4 zu 2 Kunden."
    )
    close = ({"income": 73, "customers": 2, "outlets": 3}, {"income": 73, "customers": 2, "outlets": 1})
    assert verdict_of(*close) == "Ada wins with 73 income and 2 customers, as many as Theo, but 3 outlets to 1."
    equal = ({"income": 73, "customers": 2, "outlets": 3}, {"income": 73, "customers": 2, "outlets": 3})
    assert verdict_of(*equal) == (
        "The victory is shared by Ada and Theo, each with 73 income, 2 customers and 3 outlets."
    )
    assert verdict_of(*equal, language="es") == (
        "Victoria compartida: Ada y Theo, con 73 de ingresos, 2 clientes y 3 puestos cada cual."
    )


def test_the_verdict_tells_of_the_limit_of_rounds() -> None:
    match = bh.game("cupcake_empire", 2, edition={"round_limit": 1}).new(seed=1)
    assert match.verdict == ""
    while not match.over:
        match.play(match._options[0])
    assert match.verdict.startswith("The game ends after round 1, the last one that is allowed. Seat ")


# --- Why not


def test_refusals_give_reasons() -> None:
    e = Example(2, {"outlets": {"hilltop": 1}, "income": 1})
    assert e.refusal("finish") == "it is not the time for that"
    assert e.refusal("sp_buy") == "it needs 1 income more: it costs 2, you have 1"
    assert e.refusal("rest_pay 1") == "no die is resting"
    assert e.refusal("assemble vanilla lemon") == "it still needs a vanilla base and lemon frosting"
    e.do("activate 4")
    assert e.refusal("level 4 2") == "the column reaches only level 1: it needs 2 more dice"
    assert e.refusal("level 1 1") == "the activated column is Sell cupcakes"
    assert e.refusal("improve sell") == "column 4 has no such improvement"
    e.do("level 4 1")
    assert e.refusal("sell station 4") == "the house is at distance 4; you may sell up to distance 2"
    assert e.refusal("sell lemon 1") == "you have no outlet and no bakery in Lemon Lane"
    assert e.refusal("sell station 2") == "you have no recipe for vanilla with chocolate"
    assert e.refusal("take_base choc") == "something else comes first: sell up to distance 2"


def test_refusals_of_an_outlet_give_reasons() -> None:
    e = Example(3, {"columns": columns("", "", "green + 2 grey", "", "")}, others={"blue": {"outlets": {"lemon": 3}}})
    e.do("activate 3, level 3 1")
    assert e.refusal("outlet lemon none") == "the street has no free space"
    assert e.refusal("outlet lemon white") == "Mira has no outlet there"
    assert e.refusal("outlet lemon black") == "nobody sits there"
    assert e.refusal("outlet market blue") == "the street has a free space, so nobody is expelled"
    assert e.refusal("outlet lake none") == "the street has another colour; you may open an outlet in a yellow street"


NEEDS = {
    rules.LEVEL_TOO_LOW: "level 4 2", rules.SPACE_TOO_HIGH: "improve sell", rules.NO_OUTLET_THERE: "outlet lemon blue",
    rules.TOO_FAR: "sell lemon 4", rules.NO_PRESENCE: "sell lemon 4", rules.NO_RECIPE: "sell lemon 4",
    rules.NO_INCOME: "sp_buy", rules.PART_MISSING: "assemble vanilla lemon",
}  # fmt: skip
"""Actions that can be refused for a reason which names something of them."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_said_in_every_language(language: str) -> None:
    e = Example(2, {"columns": columns("", "", "", "orange + 2 grey", "")}).do("activate 4, level 4 1")
    e.s.dealt[0] = 0
    for code in range(rules.NOT_NOW, rules.NOTHING_MOVES + 1):
        action = TABLE.id_of(NEEDS.get(code, "activate 1"))
        assert action is not None
        said = spoken(e, Refusal(e.game.box[0], e.s, action).told(code), language)
        assert said.startswith(NAMES[1]) or not said[0].isupper() or language == "de", said
        assert not said.endswith(".")
    assert set(REASONS) < set(range(rules.NOT_NOW, rules.NOTHING_MOVES + 1))


# --- Catalogues


def spoken(e: Example, told: Form, language: str) -> str:
    """A form in a language: it has a phrase there, and every gap is filled."""
    speaker = e.speaker(None, language)
    assert speaker.catalogue.find(told.name, fall_back=False), f"{language}: {told!r}"
    speaker.catalogue.complaints.clear()
    said = speaker.phrase(told)
    assert not speaker.catalogue.complaints, f"{told!r} in {language}: {speaker.catalogue.complaints}"
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_has_a_name(language: str) -> None:
    e = Example(2)
    catalogue = e.speaker(None, language).catalogue
    things = {
        "column": COLUMN_NAMES, "street": STREETS, "base": BASES, "frosting": FROSTINGS, "die": DICE,
        "improvement": IMPROVEMENTS, "flavour": ("vanilla", *SHIRTS), "house": ("block", "town_house", "villa"),
        "score": PARTS,
    }  # fmt: skip
    assert set(things) == set(e.game.definition.names)
    for kind, names in things.items():
        said = [catalogue.find(f"{kind}-{name}", fall_back=False) for name in names]
        assert all(said), (language, kind)
    for card in OBJECTIVE_CARDS:
        asked = spoken(e, form(f"objective-{card}", a=7, b=8), language)
        assert "7" in asked and ("8" in asked) == bool(e.game.box[0].need[OBJECTIVE_CARDS.index(card), 1]), asked
    for step in STEPS[1:]:
        assert spoken(e, form("step-sell", n=3) if step.startswith("sell") else form(f"step-{step}"), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mixed_frosting_is_named_by_both_flavours(language: str) -> None:
    speaker = Example(2).speaker(None, language)
    stems = [speaker.thing("flavour", shirt).lower()[:4] for shirt in SHIRTS]
    for name, flavours in zip(FROSTINGS, FLAVOURS, strict=True):
        said = speaker.thing("frosting", name).lower()
        assert all(stems[flavour] in said for flavour in flavours), said


# --- Screens


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


def test_the_table_names_things_as_the_edition_does() -> None:
    edition = {"streets": {"hilltop": {"name": "Sugar Hill"}}}
    match = bh.game("cupcake_empire", 2, edition=edition).new(seed=3, players=NAMES[:2])
    console = Console(file=StringIO(), width=120)
    console.print(draw(match, 0, 120))
    told = console.file.getvalue()  # type: ignore[attr-defined]
    assert "Sugar Hill" in told and "Hilltop Drive" not in told
    assert "Ada is Red" in told and "lemon-chocolate" in told and "_" not in told


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
