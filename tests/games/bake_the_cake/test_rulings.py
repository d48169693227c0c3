"""One test for each ruling, which would fail under another reading of the rulebook."""

import pytest

import bakehouse as bh
from bakehouse.errors import BakehouseError, Illegal
from bakehouse.games.bake_the_cake.state import COLOURS
from tests.games.bake_the_cake.scenarios import holds

FULL_PLATES = "plates: almonds/R berries/R butter/B chocolate/B cream/G egg/G flour/R sugar/B vanilla/G"
JAMMED = (
    "recipes: cold_layer{R, bench: butter/R*R} cold_filling{B, mixer: berries/B*B} cold_topping{G, fridge: sugar/G*G}"
)
ATE_ALL = "eaten R: almonds/G berries/G butter/G chocolate/G cream/G egg/G flour/G sugar/G vanilla/G"


def refused(match: bh.Match, notation: str) -> str:
    """Why an action is refused."""
    with pytest.raises(Illegal) as told:
        match.play(notation)
    return str(told.value).partition("possible now: ")[2].rstrip(".")


@pytest.mark.ruling("BC-R1")
def test_a_random_seat_starts_and_the_next_seat_follows() -> None:
    match = bh.game("bake_the_cake", 5).new(seed=1, chance="manual")
    match.play("tool bench")
    match.play("tool stove")
    assert [outcome.notation for outcome in match.legal()] == [f"start {colour}" for colour in COLOURS[:5]]
    match.play("start purple")
    acted = []
    for kind in ("almonds", "berries", "butter", "chocolate", "cream", "egg"):
        acted.append(COLOURS[match.actor])
        match.play(f"buy {kind} red")
    assert acted == ["purple", "purple", "red", "red", "blue", "blue"]


@pytest.mark.ruling("BC-R2")
def test_both_things_may_be_of_the_same_kind() -> None:
    holds("""\
    given: bakers 3
    do: BUY egg R; BUY flour R
    then:
      act: B1
      plates: egg/R flour/R
    """)
    holds("""\
    given: bakers 3; option two_different_things=true
    do: BUY egg R
    then:
      legal BUY: none
      legal EAT: EAT_TABLE egg
    """)


@pytest.mark.ruling("BC-R3")
def test_the_first_thing_must_be_done_and_the_second_is_free() -> None:
    match = holds("""\
    given: bakers 3
    then:
      not legal: END_TURN
    """)
    assert refused(match, "end_turn") == "at least one thing has to be done in a turn"
    holds("""\
    given: bakers 3
    do: BUY egg R; END_TURN
    then:
      act: B1
    """)
    match = holds("""\
    given: bakers 3; option must_do_both=true
    do: BUY egg R
    then:
      not legal: END_TURN
    """)
    assert refused(match, "end_turn") == "both things of a turn have to be done"


@pytest.mark.ruling("BC-R3")
def test_waiting_for_tools_is_not_a_pass() -> None:
    """Blue can only eat, so Blue must."""
    holds(f"""\
    given: bakers 3; act B1
    {FULL_PLATES}
    {JAMMED}
    eaten B: egg/R
    then:
      legal: EAT_TABLE almonds|berries|butter|chocolate|cream|flour|sugar|vanilla; EAT_RECIPE cold_layer butter;
        EAT_RECIPE cold_filling berries; EAT_RECIPE cold_topping sugar
    """)


@pytest.mark.ruling("BC-R4")
def test_the_jam_is_found_when_the_baker_to_act_can_do_nothing() -> None:
    """Green ends the turn; Red, next, has eaten everything and has no cake to throw away."""
    holds(f"""\
    given: bakers 3; act G2
    {FULL_PLATES}
    {JAMMED}
    {ATE_ALL}
    do: END_TURN
    then:
      end: stuck
      ranks: R3 B1 G1
    """)


@pytest.mark.ruling("BC-R4")
def test_a_jam_at_the_second_thing_ends_the_game_only_if_both_things_must_be_done() -> None:
    position = f"""\
    {FULL_PLATES}
    {JAMMED}
    tray R: warm_layer(egg/B flour/B sugar/R; B)
    {ATE_ALL}
    do: THROW
    then:
    """
    holds(f"    given: bakers 3; option must_do_both=true\n{position}      end: stuck")
    holds(f"    given: bakers 3\n{position}      act: R2\n      legal: END_TURN")


@pytest.mark.ruling("BC-R5")
def test_only_the_own_cake_is_thrown_away_and_only_when_nothing_else_is_possible() -> None:
    match = holds("""\
    given: bakers 3
    tray R: warm_layer(egg/B flour/B sugar/R; B)
    then:
      not legal: THROW
    """)
    assert refused(match, "throw") == "a cake is only thrown away when nothing else is possible"
    holds(f"""\
    given: bakers 3
    {FULL_PLATES}
    {JAMMED}
    tray R: warm_layer(egg/B flour/B sugar/R; B)
    tray B: warm_layer(egg/B flour/B sugar/R; B)
    {ATE_ALL}
    do: THROW
    then:
      tray R: -
      tray B: warm_layer(egg/B flour/B sugar/R; B)
      {JAMMED}
      thrown: R
    """)


@pytest.mark.ruling("BC-R6")
def test_a_baker_throws_a_cake_away_once() -> None:
    """Red has thrown one away before: the next one does not save the game."""
    holds(f"""\
    given: bakers 3; act G2
    {FULL_PLATES}
    {JAMMED}
    tray R: warm_layer(egg/B flour/B sugar/R; B)
    {ATE_ALL}
    thrown: R
    do: END_TURN
    then:
      end: stuck
    """)
    match = holds("""\
    given: bakers 3
    tray R: warm_layer(egg/B flour/B sugar/R; B)
    thrown: R
    """)
    assert refused(match, "throw") == "you have thrown a cake away before"


@pytest.mark.ruling("BC-R7")
def test_who_has_a_recipe_takes_no_other() -> None:
    position = """\
    plates: almonds/R berries/B
    recipes: cold_layer{R, bench: butter/R*R}
    then:
    """
    match = holds(f"    given: bakers 3\n{position}      legal ADD: ADD cold_layer almonds mixer")
    assert refused(match, "add cold_filling berries fridge") == "you already have a recipe, the Cold Layer"
    holds(f"    given: bakers 3; option many_recipes=true\n{position}      also legal: ADD cold_filling berries fridge")


@pytest.mark.ruling("BC-R8")
def test_a_recipe_is_taken_with_its_first_ingredient() -> None:
    holds("""\
    given: bakers 3
    plates: egg/G
    then:
      legal ADD: ADD warm_layer egg mixer|stove; ADD warm_filling egg fridge|stove
    do: ADD warm_layer egg stove
    then:
      act: R2
      recipes: warm_layer{R, stove: egg/G*R}
    """)


@pytest.mark.ruling("BC-R9")
def test_either_tool_may_be_first() -> None:
    for tool in ("bench", "mixer"):
        holds(f"""\
        given: bakers 3
        plates: butter/G
        do: ADD cold_layer butter {tool}
        then:
          recipes: cold_layer{{R, {tool}: butter/G*R}}
        """)


@pytest.mark.ruling("BC-R10")
def test_the_two_kinds_of_tool_alternate() -> None:
    match = holds("""\
    given: bakers 4; extra bench
    plates: almonds/G
    recipes: cold_layer{R, bench: butter/R*R}
    then:
      free: bench 1, fridge 1, mixer 1, stove 1
      legal ADD: ADD cold_layer almonds mixer
    """)
    told = refused(match, "add cold_layer almonds bench")
    assert told == "the bench lies on the Cold Layer, so its other tool is needed"


@pytest.mark.ruling("BC-R11")
def test_buying_is_free_in_any_colour_of_the_game() -> None:
    match = holds("""\
    given: bakers 3
    then:
      legal BUY: 27
    do: BUY egg G
    then:
      store egg: R2 B2 G1
      hands: R6 B6 G6
    """)
    assert refused(match, "buy flour yellow") == "nobody plays yellow"
    assert refused(match, "buy egg red") == "the plate is taken by a green egg"


@pytest.mark.ruling("BC-R12")
def test_no_ingredient_without_an_assistant() -> None:
    match = holds("""\
    given: bakers 3
    plates: sugar/G
    recipes: warm_filling{R, fridge: butter/R*R, egg/G*R, vanilla/R*R}
    tray B: cold_layer(almonds/R butter/B chocolate/B; R), cold_filling(almonds/G berries/G cream/R; R)
    tray G: warm_layer(egg/R flour/R sugar/G; R)
    then:
      hands: R0 B6 G6
      legal ADD: none
    """)
    assert refused(match, "add warm_layer sugar mixer") == "you already have a recipe, the Warm Filling"
    holds("""\
    given: bakers 3
    plates: chocolate/G
    recipes: warm_filling{B, fridge: butter/R*R, egg/G*B} cold_topping{B, bench: cream/R*R, sugar/B*B}
    tray B: cold_layer(almonds/R butter/B chocolate/B; R), cold_filling(almonds/G berries/G cream/R; R)
    tray G: warm_layer(egg/R flour/R sugar/G; R), warm_filling(butter/G egg/B vanilla/B; R)
    then:
      hands: R0 B4 G6
      legal ADD: none
    """)


@pytest.mark.ruling("BC-R13")
def test_the_assistant_that_came_with_the_eaten_token_goes_home() -> None:
    """The butter is green and Red brought it: Red's assistant goes, not Green's."""
    holds("""\
    given: bakers 3; act B1
    recipes: cold_layer{R, mixer: almonds/R*G, butter/G*R, chocolate/B*R}
    do: EAT_RECIPE cold_layer butter
    then:
      hands: R5 B6 G5
      recipes: cold_layer{R, mixer: almonds/R*G, chocolate/B*R}
    """)


@pytest.mark.ruling("BC-R14")
def test_the_recipe_passes_to_the_next_baker_after_its_owner() -> None:
    """Blue eats; the next after Blue would be Green, the next after the owner Yellow is Red."""
    holds("""\
    given: bakers 4; extra stove; act B1
    recipes: warm_layer{Y, stove: egg/R*Y, flour/G*G, sugar/R*R} cold_filling{R, fridge: berries/R*R}
    do: EAT_RECIPE warm_layer egg
    then:
      recipes: warm_layer{R, stove: flour/G*G, sugar/R*R} cold_filling{R, fridge: berries/R*R}
    """)


@pytest.mark.ruling("BC-R15")
def test_each_kind_is_eaten_once_by_each_baker_in_the_whole_game() -> None:
    match = holds("""\
    given: bakers 3
    plates: egg/R
    recipes: warm_layer{R, mixer: egg/R*R, flour/R*R, sugar/R*R}
    eaten R: egg/G
    then:
      legal EAT: EAT_RECIPE warm_layer flour|sugar
    do: EAT_RECIPE warm_layer flour; EAT_RECIPE warm_layer sugar
    then:
      act: B1
      legal EAT: EAT_TABLE egg; EAT_RECIPE warm_layer egg
      eaten: R3 B0 G0
    """)
    match.undo()
    assert refused(match, "eat_table egg") == "you have already eaten an egg"


@pytest.mark.ruling("BC-R16")
def test_everybody_moves_any_full_recipe_to_any_fitting_tray() -> None:
    position = """\
    recipes: warm_layer{B, mixer: egg/B*B, flour/B*B, sugar/G*R}
        cold_filling{R, fridge: almonds/R*R, berries/R*R, cream/B*B}
    then:
    """
    holds(f"    given: bakers 3\n{position}      legal COMPLETE: COMPLETE warm_layer R|B|G")
    borrowing = "option borrow_only_without_own=true"
    match = holds(f"    given: bakers 3; {borrowing}\n{position}      legal COMPLETE: none")
    assert (
        refused(match, "complete warm_layer green")
        == "you have a full recipe of your own, so you may not move that of somebody else"
    )
    holds(f"    given: bakers 3; act B1; {borrowing}\n{position}      legal COMPLETE: COMPLETE warm_layer R|B|G")


@pytest.mark.ruling("BC-R17")
def test_the_second_tool_must_be_free_and_is_not_taken() -> None:
    match = holds("""\
    given: bakers 3
    recipes: warm_layer{B, mixer: egg/B*B, flour/R*B, sugar/B*B} warm_filling{G, stove: vanilla/G*G}
    then:
      legal COMPLETE: none
    """)
    assert refused(match, "complete warm_layer red") == "the stove is in use on the Warm Filling"
    holds("""\
    given: bakers 3
    recipes: warm_layer{B, mixer: egg/B*B, flour/R*B, sugar/B*B}
    do: COMPLETE warm_layer R
    then:
      free: bench 1, fridge 1, mixer 1, stove 1
    """)


@pytest.mark.ruling("BC-R18")
def test_a_cake_is_a_layer_a_filling_and_a_topping_of_its_trays_baker() -> None:
    match = holds("""\
    given: bakers 3; act G1
    recipes: cold_layer{R, bench: almonds/R*R, butter/B*R, chocolate/R*B}
    tray B: warm_layer(egg/R flour/B sugar/B; G)
    then:
      legal COMPLETE: COMPLETE cold_layer R|G
      points B: R1 B7 G3
    """)
    assert refused(match, "complete cold_layer blue") == "Seat 2’s cake needs a filling next"


TIED = """\
    recipes: cold_topping{Y, fridge: chocolate/G*Y, cream/B*Y, sugar/Y*B}
    tray R: cold_layer(almonds/R butter/G chocolate/Y; R), warm_filling(butter/G egg/R vanilla/B; G),
        warm_topping(berries/R flour/Y vanilla/G; Y)
    tray B: warm_layer(egg/B flour/Y sugar/B; B), cold_filling(almonds/G berries/G cream/B; G)
    finished: R
    do: COMPLETE cold_topping B
    then:
"""


@pytest.mark.ruling("BC-R19")
def test_a_baker_with_equal_points_on_both_cakes_chooses() -> None:
    holds(f"    given: bakers 4; extra fridge; start Y; act G1\n{TIED}      vote: Y\n      legal: VOTE 0|1")
    abstaining = "given: bakers 4; extra fridge; start Y; act G1; option tied_vote=abstain"
    holds(f"    {abstaining}\n{TIED}      end: contest\n      cups: R0 B1 G- Y-")


@pytest.mark.ruling("BC-R20")
def test_ties_in_a_jam_go_by_points_on_all_trays() -> None:
    holds(f"""\
    given: bakers 3; act G2
    {FULL_PLATES}
    {JAMMED}
    tray B: warm_layer(egg/R flour/G sugar/R; B)
    tray G: warm_layer(egg/R flour/B sugar/G; G)
    eaten R: almonds/G berries/G butter/G chocolate/G cream/G egg/B flour/G sugar/B vanilla/R
    do: END_TURN
    then:
      end: stuck
      eaten: R9 B0 G0
      sums: R3 B9 G10
      ranks: R3 B2 G1
    """)


@pytest.mark.ruling("BC-R21")
def test_ties_after_the_eaten_tokens_are_shared() -> None:
    """Red and Green both have 11 points and ate nothing: they share the last two places."""
    holds("""\
    given: bakers 4; extra fridge; start Y; act G1
    recipes: cold_topping{Y, fridge: chocolate/G*Y, cream/B*Y, sugar/Y*B}
    tray R: cold_layer(almonds/R butter/G chocolate/Y; R), warm_filling(butter/G egg/R vanilla/B; G),
        warm_topping(berries/R flour/Y vanilla/G; Y)
    tray B: warm_layer(egg/B flour/Y sugar/B; B), cold_filling(almonds/G berries/Y cream/B; G)
    finished: R
    eaten Y: egg/R
    do: COMPLETE cold_topping B
    then:
      scores: R11 B13 G11 Y11
      ranks: R3 B1 G3 Y2
      utility: R-2/3 B1 G-2/3 Y1/3
    """)


@pytest.mark.ruling("BC-R22")
def test_the_second_finished_cake_ends_the_game_at_once() -> None:
    match = holds("""\
    given: bakers 4; extra stove; act B1
    recipes: warm_topping{Y, bench: berries/R*Y, flour/B*Y, vanilla/Y*R}
    tray G: cold_layer(almonds/Y butter/G chocolate/B; B), warm_filling(butter/R egg/B vanilla/G; R)
    tray Y: warm_layer(egg/R flour/Y sugar/Y; Y), cold_filling(almonds/G berries/Y cream/R; G),
        cold_topping(chocolate/Y cream/B sugar/Y; Y)
    finished: Y
    do: COMPLETE warm_topping G
    then:
      end: contest
    """)
    assert match.legal() == [] and len(match) == 1


@pytest.mark.ruling("BC-R23")
def test_with_equal_cups_the_points_of_both_cakes_count() -> None:
    match = holds(f"""\
    given: bakers 4; extra fridge; start Y; act G1
{TIED}      vote: Y
    do: VOTE 0; VOTE 1
    then:
      end: contest
      cups: R0 B1 G1 Y0
      scores: R11 B13 G12 Y10
    """)
    assert match.parts(1) == {"ingredients": 5, "assistants": 3, "owner": 5, "baked": 0}


@pytest.mark.ruling("BC-R24")
def test_a_turn_has_two_things() -> None:
    holds("""\
    given: bakers 3
    do: BUY egg R; BUY flour R
    then:
      act: B1
    """)
    one = bh.game("bake_the_cake", 3, edition={"things": 1}).position(act="red", seed=0)
    one.play("buy egg red")
    assert COLOURS[one.actor] == "blue"


@pytest.mark.ruling("BC-R25")
def test_there_are_108_ingredients_8_tools_and_36_assistants() -> None:
    tokens = tools = assistants = 0
    for seats in (6,):
        game = bh.game("bake_the_cake", seats, {"spare_tool": "on"})
        table = game.new(seed=0).view()["table"]
        tokens = sum(sum(colours.values()) for colours in table["store"].values())
        tools = sum(tool["in_play"] for tool in table["tools"].values())
        assistants = sum(baker["hand"] for baker in table["bakers"])
    assert (tokens, tools, assistants) == (108, 8, 36)


@pytest.mark.ruling("BC-R26")
def test_three_points_are_for_an_assistant_on_the_cake() -> None:
    """The rulebook's contest: 7 for the owner with two ingredients; 6, 5 and 5 for those with an assistant each."""
    match = holds("""\
    given: bakers 4; extra stove; act B1
    recipes: warm_topping{Y, bench: berries/R*Y, flour/B*Y, vanilla/Y*R}
    tray G: cold_layer(almonds/Y butter/G chocolate/B; B), warm_filling(butter/R egg/B vanilla/G; R)
    tray Y: warm_layer(egg/R flour/Y sugar/Y; Y), cold_filling(almonds/G berries/Y cream/R; G),
        cold_topping(chocolate/Y cream/B sugar/Y; Y)
    finished: Y
    do: COMPLETE warm_topping G
    then:
      points G: R5 B6 G7 Y5
      scores: R5 B6 G7 Y5
      ranks: R3 B2 G1 Y3
    """)
    assert match.parts(2) == {"ingredients": 2, "assistants": 0, "owner": 5, "baked": 0}
    assert match.parts(1) == {"ingredients": 3, "assistants": 3, "owner": 0, "baked": 0}


@pytest.mark.ruling("BC-R27")
def test_in_the_childrens_game_the_first_finished_cake_wins() -> None:
    match = holds("""\
    given: bakers 3; option mode=children
    recipes: warm_topping{G, stove: berries/R*G, flour/G*G, vanilla/R*R}
    tray R: cold_layer(almonds/R butter/R chocolate/B; R)
    tray B: warm_layer(egg/R flour/B sugar/B; B), cold_filling(almonds/G berries/G cream/R; G)
    do: COMPLETE warm_topping B
    then:
      end: children
      scores: R1 B3 G0
      ranks: R2 B1 G3
    """)
    assert match.parts(1) == {"ingredients": 0, "assistants": 0, "owner": 0, "baked": 3}


@pytest.mark.ruling("BC-R28")
def test_a_recipe_that_fits_no_tray_may_be_taken_filled_and_eaten() -> None:
    holds("""\
    given: bakers 3
    plates: berries/R
    do: ADD warm_topping berries bench
    then:
      recipes: warm_topping{R, bench: berries/R*R}
    """)
    holds("""\
    given: bakers 3
    recipes: warm_topping{R, bench: berries/R*R, flour/R*R, vanilla/R*R}
    then:
      legal COMPLETE: none
      legal EAT: EAT_RECIPE warm_topping berries|flour|vanilla
    """)


@pytest.mark.ruling("BC-R29")
def test_help_needs_no_asking_and_is_open_to_bakers_with_a_recipe() -> None:
    holds("""\
    given: bakers 3
    plates: chocolate/R
    recipes: cold_layer{B, bench: butter/B*B} warm_filling{R, stove: egg/R*R}
    then:
      legal ADD: ADD cold_layer chocolate mixer
    do: ADD cold_layer chocolate mixer
    then:
      recipes: cold_layer{B, mixer: butter/B*B, chocolate/R*R} warm_filling{R, stove: egg/R*R}
    """)


def test_a_described_position_must_be_possible() -> None:
    for wrong, told in (
        ({"plates": {"butter": "yellow"}}, "'yellow'"),
        ({"trays": {"red": [["cold_filling", ["red", "red", "red"], "red"]]}}, "made of filling"),
        ({"eaten": {"red": {"egg": "red"}, "blue": {"egg": "red"}, "green": {"egg": "red"}}}, "3 red egg are in use"),
        ({"extra": ["bench"]}, "4 tools"),
        ({"tables": 1}, "no 'tables'"),
    ):
        with pytest.raises(BakehouseError, match=told):
            bh.position("bake_the_cake", 3, **wrong)
