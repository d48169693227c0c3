"""Words that explain: what an action does, why it is refused, what a screen shows."""

from io import StringIO
from typing import Any

import numpy as np
import pytest
from rich.console import Console

import bakehouse as bh
from bakehouse.games.bake_the_cake import rules
from bakehouse.games.bake_the_cake.table import GROUPS, draw, strip
from bakehouse.kernel import play
from bakehouse.testing.conformance import Walk
from tests.games.bake_the_cake.scenarios import holds


def words(match: bh.Match, notation: str) -> str:
    return next(action.words for action in match.legal() if action.notation == notation)


def test_moving_a_part_says_whose_assistant_goes_and_who_leads() -> None:
    match = holds("""\
    given: bakers 4; extra stove; act G1
    recipes: warm_layer{R, stove: egg/G*B, flour/B*R, sugar/Y*B}
    """)
    told = "Move the Warm Layer to Green's tray: Blue's assistant goes with it, Green now leads that cake 6 to 4"
    assert words(match, "complete warm_layer green") == told
    told = "Move the Warm Layer to Blue's tray: Blue's assistant goes with it, Blue now leads that cake 9 to 1"
    assert words(match, "complete warm_layer blue") == told


def test_moving_the_last_part_says_that_the_contest_decides() -> None:
    match = holds("""\
    given: bakers 4; extra stove; act B1
    recipes: warm_topping{Y, bench: berries/R*Y, flour/B*Y, vanilla/Y*R}
    tray G: cold_layer(almonds/Y butter/G chocolate/B; B), warm_filling(butter/R egg/B vanilla/G; R)
    tray Y: warm_layer(egg/R flour/Y sugar/Y; Y), cold_filling(almonds/G berries/Y cream/R; G),
        cold_topping(chocolate/Y cream/B sugar/Y; Y)
    finished: Y
    """)
    assert words(match, "complete warm_topping green").endswith(
        "Green now leads that cake 7 to 6. Then the contest decides"
    )
    match.play("complete warm_topping green")
    assert match.verdict == "Green wins: Green's cake counts, 1 cup for Yellow, 3 for Green"


def test_adding_and_helping() -> None:
    match = holds("""\
    given: bakers 4; extra stove; act B1
    plates: butter/G chocolate/B
    recipes: cold_layer{R, bench: almonds/G*R}
    """)
    assert words(match, "add warm_filling butter stove") == "Take the Warm Filling with green butter and the stove"
    told = "Help Red's Cold Layer: blue chocolate with the mixer, the bench comes free, 1 of 3 missing"
    assert words(match, "add cold_layer chocolate mixer") == told


def test_eating_says_who_gets_what() -> None:
    match = holds("""\
    given: bakers 6; extra bench fridge mixer; act O1
    recipes: cold_layer{R, mixer: butter/G*R, chocolate/B*B}
    """)
    told = "Eat the green butter on the Cold Layer: Red's assistant goes home, Red gives the recipe to Blue"
    assert words(match, "eat_recipe cold_layer butter") == f"{told}; 8 kinds left to eat"
    match.play("eat_recipe cold_layer butter")
    told = "Blue's assistant goes home, the recipe and the mixer go back to the kitchen"
    assert told in words(match, "eat_recipe cold_layer chocolate")


def test_every_refusal_has_its_words() -> None:
    """Random games with all house rules meet nearly all reasons; each is one sentence without braces or numbers."""
    seen: dict[int, str] = {}
    for seats, house_rules in ((3, {}), (3, {"two_different_things": "on", "must_do_both": "on"}), (4, {}), (6, {})):
        game = bh.game("bake_the_cake", seats, house_rules)
        walk = Walk(game, seats)
        while walk.step():
            if walk.actor >= 0 and len(walk.log) % 3 == 0:
                collect(game, walk.states[0], seen)
    assert {rules.PLATE_TAKEN, rules.TOOL_IN_USE, rules.HAS_RECIPE, rules.ATE_THAT_KIND, rules.SAME_KIND} <= set(seen)
    assert all(told and told[-1] != "." for told in seen.values())


def collect(game: bh.Game, s: Any, seen: dict[int, str]) -> None:
    states = np.array([s])
    for action in range(len(game.definition.table)):
        code = int(play.refuse(game.box, states, 0, action))
        if code:
            seen[code] = game.words.refusal(game.box[0], states[0], action, code)


@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.parametrize("width", [80, 120, 200])
def test_the_table_fits_the_screen_and_shows_everything(seats: int, width: int) -> None:
    match = bh.game("bake_the_cake", seats).new(seed=3)
    for step in range(60):
        listed = match.legal()
        wanted = [a for a in listed if a.kind in ("COMPLETE", "ADD")] or listed
        match.play(wanted[step % len(wanted)])
        if match.over:
            break
    console = Console(width=width, file=StringIO(), force_terminal=False)
    console.print(draw(match, 0, width))
    console.print(strip(match, 0))
    shown = console.file.getvalue()  # type: ignore[attr-defined]
    assert max(map(len, shown.splitlines())) <= width
    assert "…" not in shown
    for word in ("almonds", "vanilla", "bench", "stove", "Cold Layer", "Warm Topping", "Red", "Layer", "Points on it"):
        assert word in shown


def test_the_groups_name_every_kind_of_action() -> None:
    kinds = {kind.name for kind in bh.game("bake_the_cake").definition.table.kinds}
    assert {kind for group in GROUPS.values() for kind in group} == kinds


def test_the_features_are_as_many_as_the_rules_write() -> None:
    for seats in (3, 4, 5, 6):
        game = bh.game("bake_the_cake", seats)
        length = sum(feature.length for feature in game.features())
        assert length == 15 + 4 * seats + 18 * seats + 6 * (10 + 9 * seats) + seats * (18 + seats)
        assert len({feature.name for feature in game.features()}) == len(game.features())


def test_what_a_seat_observes() -> None:
    match = holds("""\
    given: bakers 3; act B1
    plates: egg/G
    recipes: warm_layer{B, stove: flour/B*B, sugar/R*R}
    tray G: cold_layer(almonds/R butter/G chocolate/B; B)
    """)
    seen: dict[str, list[float]] = {}
    at, vector = 0, match.observe(1).tolist()
    for feature in match.game.features():
        seen[feature.name] = vector[at : at + feature.length]
        at += feature.length
    assert seen["actor"] == [1, 0, 0] and seen["start_player"] == [0, 0, 1]
    assert seen["egg.plate"] == [0, 1, 0]
    assert seen["warm_layer.owner"] == [1, 0, 0] and seen["warm_layer.filled"] == [0, 1, 1]
    assert seen["warm_layer.missing"] == pytest.approx([1 / 3]) == seen["warm_layer.missing_on_table"]
    assert seen["warm_layer.fits"] == [1, 0, 1]
    assert seen["cold_filling.fits"] == [0, 1, 0]
    assert seen["next_1.points_here"] == pytest.approx([4 / 40, 6 / 40, 1 / 40])
    assert seen["own.hand"] == pytest.approx([4 / 18])
    assert seen["next_1.to_finish"] == pytest.approx([8 / 12]) and seen["own.to_finish"] == pytest.approx([10 / 12])
