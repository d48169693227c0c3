"""What is told: what one may do, what happened to whom, why not, and who won by what, in every language."""

from io import StringIO
from itertools import groupby
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from rich.console import Console

import bakehouse as bh
from bakehouse.errors import Illegal
from bakehouse.games.bake_the_cake import rules
from bakehouse.games.bake_the_cake.table import GROUPS, draw, strip
from bakehouse.kernel import play
from bakehouse.kernel.compiling import PLAIN
from bakehouse.kernel.records import CHANCE
from bakehouse.match import Match
from bakehouse.players import Greedy, turn_of
from bakehouse.testing.listening import Listener
from bakehouse.walk import Walk
from bakehouse.words import LANGUAGES, Form
from tests.games.bake_the_cake.oracle import oracle_at
from tests.games.bake_the_cake.scenarios import holds

NAMES = ("Ada", "Theo", "Mira", "Lea", "Jonas", "Nils")
"""Ada plays red, Theo blue, Mira green, Lea yellow, Jonas purple, Nils orange."""

HOUSE_RULES: list[tuple[int, dict[str, str]]] = [
    (3, {}),
    (3, {"mode": "children", "spare_tool": "on"}),
    (3, {"two_different_things": "on", "must_do_both": "on"}),
    (4, {"tied_vote": "abstain", "many_recipes": "on"}),
    (5, {"borrow_only_without_own": "on"}),
    (6, {}),
]


def at(position: str) -> Match:
    """A described position with people at it."""
    match = holds(position)
    match.players = list(NAMES[: match.game.seats])
    return match


def may(match: Match, notation: str, language: str = "en") -> str:
    """What the actor is offered."""
    form = next(action.form for action in match.legal() if action.notation == notation)
    return match.speaker(match.actor, language).may(form)


def told(match: Match, *notations: str, reader: int | None = None, language: str = "en") -> str:
    """The last line of the log after some steps."""
    for notation in notations:
        match.play(notation)
    return match.speaker(reader, language).line(match.story(reader)[-1].forms)


def why_not(match: Match, notation: str, language: str = "en") -> str:
    with pytest.raises(Illegal) as problem:
        match.play(notation)
    assert problem.value.form is not None
    return match.speaker(match.actor, language).phrase(problem.value.form)


# --- What one may do, and what is said of it afterwards

HELPED = """\
given: bakers 4; extra stove; act B1
plates: butter/G chocolate/B sugar/Y
recipes: cold_layer{R, bench: almonds/G*R}
"""


def test_an_ingredient_for_the_recipe_of_somebody_else() -> None:
    match = at(HELPED)
    step = "add cold_layer chocolate mixer"
    assert may(match, step) == "Add blue chocolate to Ada’s Cold Layer with the mixer: the bench comes free, 2 of 3"
    assert may(match, step, "de") == (
        "Blaue Schokolade auf den Kalten Boden von Ada legen (Mixer, 2 von 3): das Brett wird frei"
    )
    assert may(match, step, "es") == (
        "Añadir chocolate azul a la Base fría de Ada (batidora, 2 de 3): queda libre la tabla"
    )
    assert told(match, step) == "Theo adds blue chocolate to Ada’s Cold Layer (mixer, 2 of 3)."
    assert told(match, reader=1) == "You add blue chocolate to Ada’s Cold Layer (mixer, 2 of 3)."
    assert told(match, reader=0) == "Theo adds blue chocolate to your Cold Layer (mixer, 2 of 3)."
    assert told(match, reader=0, language="de") == (
        "Theo legt blaue Schokolade auf deinen Kalten Boden (Mixer, 2 von 3)."
    )
    assert told(match, reader=1, language="es") == "Añades chocolate azul a la Base fría de Ada (batidora, 2 de 3)."


def test_a_recipe_is_taken_with_its_first_ingredient() -> None:
    match = at(HELPED)
    step = "add warm_layer sugar stove"
    assert may(match, step) == "Take the Warm Layer with yellow sugar and the stove"
    assert may(match, step, "de") == "Mit gelbem Zucker den Warmen Boden nehmen (Ofen)"
    assert may(match, step, "es") == "Tomar la Base caliente con azúcar amarillo (horno)"
    assert told(match, step) == "Theo takes the Warm Layer with yellow sugar (stove)."
    assert told(match, language="de") == "Theo nimmt den Warmen Boden mit gelbem Zucker (Ofen)."


def test_tokens_agree_with_their_colour_in_every_language() -> None:
    match = at("given: bakers 6; extra bench fridge mixer; act R1")
    colours = ("red", "blue", "green", "yellow", "purple", "orange")
    kinds = ("sugar", "butter", "flour", "almonds", "egg", "berries")
    steps = [f"buy {kind} {colour}" for kind, colour in zip(kinds, colours, strict=True)]
    assert [may(match, step) for step in steps] == [
        "Buy red sugar", "Buy blue butter", "Buy green flour", "Buy yellow almonds", "Buy a purple egg",
        "Buy orange berries",
    ]  # fmt: skip
    assert [may(match, step, "de") for step in steps] == [
        "Roten Zucker kaufen", "Blaue Butter kaufen", "Grünes Mehl kaufen", "Gelbe Mandeln kaufen",
        "Ein lila Ei kaufen", "Orange Beeren kaufen",
    ]  # fmt: skip
    assert [may(match, step, "es") for step in steps] == [
        "Comprar azúcar rojo", "Comprar mantequilla azul", "Comprar harina verde", "Comprar almendras amarillas",
        "Comprar un huevo morado", "Comprar bayas naranja",
    ]  # fmt: skip


MOVED = """\
given: bakers 4; extra stove; act G1
recipes: warm_layer{R, stove: egg/G*B, flour/B*R, sugar/Y*B}
"""


def test_a_part_for_a_cake_tells_whose_assistant_goes_and_who_has_what_there() -> None:
    match = at(MOVED)
    standing = "you 6, Theo 4, Lea 1"
    assert may(match, "complete warm_layer green") == (
        f"Move Ada’s Warm Layer to your cake with Theo’s assistant: {standing}"
    )
    assert may(match, "complete warm_layer blue") == (
        "Move Ada’s Warm Layer to Theo’s cake with Theo’s assistant: Theo 9, you 1, Lea 1"
    )
    assert told(match, "complete warm_layer green") == (
        "Mira moves Ada’s Warm Layer to their own cake with Theo’s assistant. Mira’s cake: Mira 6, Theo 4, Lea 1."
    )
    assert told(match, reader=0) == (
        "Mira moves your Warm Layer to their own cake with Theo’s assistant. Mira’s cake: Mira 6, Theo 4, Lea 1."
    )
    assert told(match, reader=1, language="de") == (
        "Mira bringt den Warmen Boden von Ada mit deinem Gehilfen auf die eigene Torte. "
        "Auf der Torte von Mira: Mira 6, du 4, Lea 1."
    )
    assert told(match, reader=2, language="es") == (
        "Llevas la Base caliente de Ada a tu tarta con un ayudante de Theo. En tu tarta: tú 6, Theo 4, Lea 1."
    )


EATEN = """\
given: bakers 6; extra bench fridge mixer; act O1
recipes: cold_layer{R, mixer: butter/G*R, chocolate/B*B}
"""


def test_eating_tells_who_gets_what() -> None:
    match = at(EATEN)
    assert may(match, "eat_recipe cold_layer butter") == (
        "Eat green butter from Ada’s Cold Layer: Ada’s assistant goes home, "
        "the Cold Layer passes from Ada to Theo, 8 kinds left to eat"
    )
    assert told(match, "eat_recipe cold_layer butter", reader=0) == (
        "Nils eats green butter from your Cold Layer (1 kind eaten, your assistant goes home). "
        "The Cold Layer passes from you to Theo."
    )
    assert told(match, language="de") == (
        "Nils isst grüne Butter vom Kalten Boden von Ada (1 Sorte gegessen, ein Gehilfe von Ada geht heim). "
        "Der Kalte Boden geht von Ada an Theo."
    )
    own = at("given: bakers 3; act R1\nrecipes: cold_layer{B, bench: almonds/R*R, butter/G*R, chocolate/B*B}")
    assert told(own, "eat_recipe cold_layer almonds") == (
        "Ada eats red almonds from Theo’s Cold Layer (1 kind eaten, their own assistant goes home)."
    )
    assert told(own, "eat_recipe cold_layer butter") == (
        "Ada eats red almonds and green butter from Theo’s Cold Layer "
        "(2 kinds eaten, 2 of their own assistants go home)."
    )
    assert "the Cold Layer and the mixer go back to the kitchen" in may(match, "eat_recipe cold_layer chocolate")


# --- Two things as what was meant


def test_two_things_of_a_turn_are_one_line() -> None:
    table = "given: bakers 3; act R1\nplates: butter/G"
    assert told(at(table), "buy egg red", "buy sugar blue") == "Ada buys a red egg and blue sugar."
    assert told(at(table), "buy egg red", "end_turn") == "Ada buys a red egg."
    assert told(at(table), "buy egg red", "add warm_layer egg stove") == (
        "Ada takes the Warm Layer with a red egg from the store (stove)."
    )
    assert told(at(table), "buy egg red", "add cold_layer butter bench") == (
        "Ada buys a red egg and takes the Cold Layer with green butter (bench)."
    )
    assert told(at(table), "buy almonds blue", "eat_table butter") == (
        "Ada buys blue almonds and eats green butter from the table (1 kind eaten)."
    )


def test_the_same_thing_twice_is_told_once() -> None:
    table = "given: bakers 3; act R1\nplates: butter/G almonds/R chocolate/B"
    assert told(at(table), "add cold_layer butter bench", "add cold_layer almonds mixer") == (
        "Ada takes the Cold Layer with green butter and red almonds (bench, mixer, 2 of 3)."
    )
    assert told(at(table), "eat_table butter", "eat_table almonds") == (
        "Ada eats green butter and red almonds from the table (2 kinds eaten)."
    )
    full = "given: bakers 3; act R1\nrecipes: cold_layer{B, bench: almonds/R*G, butter/G*G, chocolate/B*B}"
    assert told(at(full), "eat_recipe cold_layer almonds", "eat_recipe cold_layer butter") == (
        "Ada eats red almonds and green butter from Theo’s Cold Layer (2 kinds eaten, 2 of Mira’s assistants go home)."
    )
    assert told(at(f"{full}\nplates: egg/R"), "eat_table egg", "eat_recipe cold_layer butter") == (
        "Ada eats a red egg from the table and eats green butter from Theo’s Cold Layer "
        "(2 kinds eaten, Mira’s assistant goes home)."
    )


def test_the_last_ingredient_and_the_move_are_one_thought() -> None:
    match = at("""\
    given: bakers 3; act R1
    plates: butter/R
    recipes: cold_layer{R, bench: almonds/R*R, chocolate/B*B}
    """)
    assert told(match, "add cold_layer butter mixer", "complete cold_layer red") == (
        "Ada adds red butter to the Cold Layer (mixer, full) and moves it to their own cake with their own assistant. "
        "Ada’s cake: Ada 10, Theo 1."
    )
    assert told(match, language="de") == (
        "Ada legt rote Butter auf den Kalten Boden (Mixer, voll) und bringt ihn mit einem eigenen Gehilfen auf die "
        "eigene Torte. Auf der Torte von Ada: Ada 10, Theo 1."
    )


def test_what_made_the_second_thing_possible_is_told_before_it() -> None:
    match = at("""\
    given: bakers 3; act R1
    plates: almonds/R
    recipes: cold_layer{B, bench: butter/G*B}
    """)
    assert told(match, "eat_recipe cold_layer butter", "add cold_layer almonds mixer") == (
        "Ada eats green butter from Theo’s Cold Layer (1 kind eaten, Theo’s assistant goes home). "
        "The Cold Layer and the bench go back to the kitchen. "
        "Ada takes the Cold Layer with red almonds (mixer)."
    )


# --- The end

CONTEST = """\
given: bakers 4; extra stove; act B1
recipes: warm_topping{Y, bench: berries/R*Y, flour/B*Y, vanilla/Y*R}
tray G: cold_layer(almonds/Y butter/G chocolate/B; B), warm_filling(butter/R egg/B vanilla/G; R)
tray Y: warm_layer(egg/R flour/Y sugar/Y; Y), cold_filling(almonds/G berries/Y cream/R; G),
    cold_topping(chocolate/Y cream/B sugar/Y; Y)
finished: Y
"""


def test_the_contest_is_told_with_its_cups() -> None:
    match = at(CONTEST)
    offered = may(match, "complete warm_topping green")
    assert offered.endswith(": Mira 7, you 6, Ada 5, Lea 5. Then the contest decides")
    assert told(match, "complete warm_topping green") == (
        "Theo moves Lea’s Warm Topping to Mira’s cake with Lea’s assistant. "
        "Mira’s cake is the second one finished, and the contest begins: Mira 7, Theo 6, Ada 5, Lea 5. "
        "Cups for Lea’s cake: Lea. Cups for Mira’s cake: Ada, Theo and Mira. "
        "Mira’s cake counts, with 3 cups to 1. Mira wins with 7 points against 6."
    )
    assert match.verdict == "Mira’s cake counts, with 3 cups to 1. Mira wins with 7 points against 6."
    assert match.speaker(2, "de").line(match.verdict_forms()) == (
        "Deine Torte zählt, mit 3 Tassen zu 1. Du gewinnst mit 7 Punkten gegen 6."
    )
    assert match.speaker(2, "es").line(match.verdict_forms()) == (
        "Cuenta tu tarta, con 3 tazas frente a 1. Ganas con 7 puntos frente a 6."
    )


TIED = """\
recipes: cold_topping{Y, fridge: chocolate/G*Y, cream/B*Y, sugar/Y*B}
tray R: cold_layer(almonds/R butter/G chocolate/Y; R), warm_filling(butter/G egg/R vanilla/B; G),
    warm_topping(berries/R flour/Y vanilla/G; Y)
tray B: warm_layer(egg/B flour/Y sugar/B; B), cold_filling(almonds/G berries/G cream/B; G)
finished: R
"""


def test_who_has_as_many_points_on_both_cakes_chooses() -> None:
    match = at(f"given: bakers 4; extra fridge; start Y; act G1\n{TIED}")
    match.play("complete cold_topping blue")
    assert may(match, "vote first") == "Give your cup to Ada’s cake, with 5 points of yours on it"
    assert told(match, "vote second") == "Lea has 5 points on both cakes and gives the cup to Theo’s cake."
    assert told(match, language="de") == (
        "Lea hat 5 Punkte auf beiden Torten und stellt die Tasse auf die Torte von Theo."
    )


def test_both_cakes_count_with_as_many_cups_on_both() -> None:
    match = at(f"given: bakers 4; extra fridge; start Y; act G1; option tied_vote=abstain\n{TIED}")
    match.play("complete cold_topping blue")
    assert match.verdict.startswith("Both cakes count, with 1 cup each. ")


FULL_PLATES = "plates: almonds/R berries/R butter/B chocolate/B cream/G egg/G flour/R sugar/B vanilla/G"
JAMMED = (
    "recipes: cold_layer{R, bench: butter/R*R} cold_filling{B, mixer: berries/B*B} cold_topping{G, fridge: sugar/G*G}"
)
ATE_ALL = "eaten R: almonds/G berries/G butter/G chocolate/G cream/G egg/B flour/G sugar/B vanilla/R"


def jam(*more: str) -> Match:
    """Green ends the turn, and Red, who has eaten everything, can do nothing."""
    return at("\n".join(["given: bakers 3; act G2", FULL_PLATES, JAMMED, *more, ATE_ALL]))


def test_a_jam_is_won_by_who_ate_the_least_and_only_then_by_points() -> None:
    match = jam("eaten B: egg/R")
    assert may(match, "end_turn") == (
        "End the turn. Then the kitchen is jammed: the game ends, and who ate the least wins"
    )
    assert told(match, "end_turn") == (
        "Ada can do nothing at all. The kitchen is jammed. Mira wins by eating the least: nothing against 1."
    )
    cakes = "tray B: warm_layer(egg/R flour/G sugar/R; B)", "tray G: warm_layer(egg/R flour/B sugar/G; G)"
    match = jam(*cakes)
    match.play("end_turn")
    assert match.verdict == (
        "The kitchen is jammed. Theo and Mira ate the least, nothing at all. "
        "Mira wins with 10 points on all cakes against 9."
    )
    assert match.speaker(1, "de").line(match.verdict_forms()) == (
        "Die Küche steht still. Am wenigsten gegessen: du und Mira, gar nichts. "
        "Mira gewinnt mit 10 Punkten auf allen Torten gegen 9."
    )
    match = jam()
    match.play("end_turn")
    assert match.verdict == (
        "The kitchen is jammed. Theo and Mira ate the least, nothing at all. "
        "The victory is shared by Theo and Mira, with no point on any cake."
    )


def test_in_the_childrens_game_no_points_are_told() -> None:
    match = at("""\
    given: bakers 3; option mode=children
    recipes: warm_topping{G, stove: berries/R*G, flour/G*G, vanilla/R*R}
    tray R: cold_layer(almonds/R butter/R chocolate/B; R)
    tray B: warm_layer(egg/R flour/B sugar/B; B), cold_filling(almonds/G berries/G cream/R; G)
    """)
    assert may(match, "complete warm_topping blue") == (
        "Move Mira’s Warm Topping to Theo’s cake with Mira’s assistant. That cake is finished and wins"
    )
    assert told(match, "complete warm_topping blue") == (
        "Ada moves Mira’s Warm Topping to Theo’s cake with Mira’s assistant. Theo wins with the first finished cake."
    )


def test_a_cake_that_is_thrown_away() -> None:
    table = ["given: bakers 3", FULL_PLATES, JAMMED, "tray R: warm_layer(egg/B flour/B sugar/R; B)", ATE_ALL]
    match = at("\n".join(table))
    assert told(match, "throw") == (
        "Ada throws their own cake away (3 ingredients go back to the store, Theo’s assistant goes home)."
    )
    assert told(match, reader=1, language="es") == (
        "Ada tira su propia tarta (3 ingredientes vuelven a la tienda, vuelve a casa tu ayudante)."
    )


# --- Why not


def test_reasons_in_every_language() -> None:
    match = at("""\
    given: bakers 3; act R1
    plates: egg/G sugar/B
    recipes: warm_layer{B, mixer: flour/R*B} cold_filling{R, fridge: berries/R*R}
    """)
    assert [why_not(match, "buy sugar red", language) for language in LANGUAGES] == [
        "the plate is taken by blue sugar", "auf dem Teller gibt es schon blauen Zucker",
        "en el plato ya hay azúcar azul",
    ]  # fmt: skip
    assert [why_not(match, "add warm_filling egg stove", language) for language in LANGUAGES] == [
        "you already have a recipe, the Cold Filling", "du hast schon ein Rezept, die Kalte Füllung",
        "ya tienes una receta, el Relleno frío",
    ]  # fmt: skip
    assert [why_not(match, "complete warm_layer blue", language) for language in LANGUAGES] == [
        "the Warm Layer lacks egg and sugar", "auf dem Warmen Boden fehlt noch etwas: Ei und Zucker",
        "a la Base caliente le falta algo: huevo y azúcar",
    ]  # fmt: skip
    assert [why_not(match, "buy butter yellow", language) for language in LANGUAGES] == [
        "nobody plays yellow", "die Farbe gelb spielt nicht mit", "nadie juega con el color amarillo",
    ]  # fmt: skip
    assert [why_not(match, "add cold_filling cream mixer", language) for language in LANGUAGES] == [
        "there is no cream on the table", "auf dem Tisch gibt es keine Sahne", "en la mesa no hay nata",
    ]  # fmt: skip


def test_every_refusal_can_be_said() -> None:
    """Random games with many house rules meet nearly all reasons."""
    seen: set[int] = set()
    for seats, house_rules in HOUSE_RULES:
        game = bh.game("bake_the_cake", seats, house_rules)
        listener, walk = Listener(game, list(LANGUAGES)), Walk(game, seats)
        while walk.step():
            if walk.actor >= 0 and len(walk.log) % 9 == 0:
                seen |= refused(game, walk.states[0], listener)
    rare = {
        rules.NOT_WHILE_VOTING,
        rules.NO_ASSISTANT,
        rules.THREW_BEFORE,
        rules.NOTHING_TO_THROW,
        rules.HAS_FULL_RECIPE,
    }
    assert set(range(1, rules.MUST_DO_BOTH + 1)) - seen <= rare


def refused(game: bh.Game, s: Any, listener: Listener) -> set[int]:
    states, codes = np.array([s]), set()
    for action in range(len(game.definition.table)):
        code = int(play.refuse(game.box, states, 0, action))
        if code:
            problem = listener.problem("reason", game.words.refusal(game.box[0], states[0], action, code))
            assert not problem, problem
            codes.add(code)
    return codes


# --- Whole matches


def played(seats: int, house_rules: dict[str, str], seed: int, greedy: bool) -> Match:
    match = bh.game("bake_the_cake", seats, house_rules).new(seed=seed, players=list(NAMES[:seats]))
    luck = np.random.default_rng(seed)
    while not match.over:
        legal = match.legal_ids()
        match.push(Greedy().choose(turn_of(match, match.actor)) if greedy else int(luck.choice(legal)))
    return match


@pytest.fixture(
    scope="module", params=range(len(HOUSE_RULES) if not PLAIN else 2), ids=lambda place: str(HOUSE_RULES[place])
)
def matches(request: pytest.FixtureRequest) -> list[Match]:
    seats, house_rules = HOUSE_RULES[request.param]
    return [played(seats, house_rules, seed, greedy=seed % 2 == 0) for seed in range(4 if not PLAIN else 2)]


def test_a_line_for_every_turn_and_a_heading_for_every_round(matches: list[Match]) -> None:
    for match in matches:
        story, steps = match.story(), match.steps()
        lines = [entry.steps for entry in story if not entry.heading and match.log[entry.steps[0]][0] != CHANCE]
        assert lines == turns(match)
        silent = set(range(len(match))) - {number for entry in story for number in entry.steps}
        assert {steps[number].action.kind for number in silent} <= {"END_TURN"}
        rounds = [entry.forms[0]["nth"] for entry in story if entry.heading]
        assert rounds == list(range(1, len(rounds) + 1)) != []


def turns(match: Match) -> list[list[int]]:
    """The steps of each turn that are worth a word; the cake that ends the game, and each vote, stands by itself."""
    kinds = [step.action.kind for step in match.steps()]
    end = (
        len(kinds) if match.ending == "stuck" else max(place for place, kind in enumerate(kinds) if kind == "COMPLETE")
    )
    found = []
    for seat, turn in groupby(range(end), key=lambda number: match.log[number][0]):
        told = [number for number in turn if kinds[number] != "END_TURN" or number == len(kinds) - 1]
        found += [told] if seat != CHANCE else []
    return found + [[number] for number in range(end, len(kinds))]


def test_the_verdict_is_that_of_an_independent_program(matches: list[Match]) -> None:
    for match in matches:
        table = oracle_at(match.state, match.game.house_rules)
        forms = match.verdict_forms()
        last = forms[-1]
        assert winners(last) == table.winners()
        eaten = [table.number_eaten(seat) for seat in range(table.n)]
        by = {form.name: form for form in forms}
        if match.ending == "stuck":
            fewest = [seat for seat in range(table.n) if eaten[seat] == min(eaten)]
            assert ("wins-eaten-least" in by) == (len(fewest) == 1)
            if "wins-eaten-least" in by:
                assert (last["eaten"], last["other"]) == tuple(sorted(eaten)[:2])
            elif "eaten-least" in by:
                assert list(by["eaten-least"]["whom"]) == fewest
            else:
                assert len(fewest) == table.n
        elif match.ending == "contest":
            best, second = sorted(table.scores(), reverse=True)[:2]
            assert ("wins-points" in by) == (best > second)
            if "wins-points" in by:
                assert (last["points"], last["other"]) == (best, second)
            counted = table._cakes_that_count()
            assert [by["counts"]["whose"]] == counted if "counts" in by else len(counted) == 2


def winners(form: Form) -> list[int]:
    return [form["who"]] if "who" in form.values else list(form["whom"])


def test_points_on_a_cake_are_those_that_are_counted(matches: list[Match]) -> None:
    for match in matches:
        again = Match(match.game, match.seed, chance="manual")
        for step in match.steps():
            again.push(step.action.id)
            for form in step.telling.forms:
                if form.name == "cake-stands":
                    here = again.view()["table"]["bakers"][form["whose"]]["points_here"]
                    told = {each["whom"]: each["n"] for each in form["points"]}
                    assert [told.get(other, 0) for other in range(len(here))] == list(here.values())


# --- The screen of a terminal


@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.parametrize("width", [80, 120, 200])
def test_the_table_fits_the_screen_and_shows_everything(seats: int, width: int) -> None:
    match = bh.game("bake_the_cake", seats).new(seed=3, players=list(NAMES[:seats]))
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
    for word in ("almonds", "vanilla", "bench", "stove", "Cold Layer", "Warm Topping", "Ada plays red", "Points on it"):
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


def test_an_onlooker_reads_of_the_own_cake_as_the_baker_does() -> None:
    """What somebody may do is said to that somebody, whoever reads it."""
    record = Path(__file__).parents[2] / "data" / "records" / "bake_the_cake" / "3_contest.txt"
    match = bh.load(record.read_text(encoding="utf-8"))
    while len(match) > 14:
        match.undo()
    actions = [action.form for action in match.legal()]
    said = {language: [match.speaker(None, language).may(form) for form in actions] for language in LANGUAGES}
    own = "Move your Cold Layer to your cake with your assistant"
    assert any(words.startswith(own) for words in said["en"])
    assert any("mit deinem Gehilfen auf deine Torte" in words for words in said["de"])
    assert any("a tu tarta con tu ayudante" in words for words in said["es"])
