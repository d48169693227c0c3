"""What the game says: words, notation, and why something is not possible."""

import re
from pathlib import Path
from typing import Any

import pytest

import bakehouse as bh
from bakehouse.games.bake_and_sale import rules
from bakehouse.games.bake_and_sale.actions import TABLE
from bakehouse.games.bake_and_sale.state import BREADS, SUPPLIES
from bakehouse.kernel import play as kernel
from tests.games.bake_and_sale.sheets import ALL_PINS, ALL_STARS, AP, HG, B, E, O, Y, legal, play, sheet

# --- Words of actions


def words(match: bh.Match, notation: str) -> str:
    return next(action.words for action in match.legal() if action.notation == notation)


MORNING: dict[str, Any] = {
    "have": {HG: 2, AP: 2, Y: 2, O: 2, E: 2, B: 3}, "business": 3, "stock_room": True, "pins": {"brioche": 2},
    "loaves": {"baguette": 2, "brioche": 1},
}  # fmt: skip
EVENING: dict[str, Any] = {"hours": 3, "have": {HG: 2, Y: 1}}


@pytest.mark.parametrize(
    ("fields", "before", "notation", "expected"),
    [
        ({}, [], "end_day", "End day 1 (8 hourglasses unspent)"),
        ({"day": 7, "hours": 1}, [], "end_day", "End day 7 (1 hourglass unspent)"),
        ({"hours": 0}, [], "end_day", "End day 1"),
        ({}, [], "market", "Visit the Supplies Market with up to 2 dice"),
        (MORNING, [], "market_swapped", "Visit the Supplies Market with up to 3 dice, colours swapped"),
        ({}, ["market", f"take {HG}"], "market_done", "Leave the market and pay 2 hourglasses"),
        ({"circled": {HG: 10}}, ["market", f"take {HG}"], "market_done", "Leave the market and pay 4 hourglasses"),
        ({}, ["market"], f"take {HG}", "Take high-gluten flour (white 1)"),
        ({}, ["local"], f"take {O}", "Take olive oil"),
        ({}, [], "network", "Baking Network: 1 fame for 1 hourglass"),
        ({}, [], "local", "Local Supplier: 2 supplies of the black rows for 2 hourglasses"),
        (
            MORNING, [], "retail 6",
            "Fulfil order 6 for 18 money: 1 butter, 1 Baguette, 1 Brioche, 2 hourglasses",
        ),
        ({}, [], "academy", "Bakery Academy: 1 Quality Star for 2 hourglasses"),
        ({}, [], "lab", "Rolling Lab: 1 Technique Level for 2 hourglasses"),
        ({}, [], "consulting", "Bakery Consulting: business 3 for 2 hourglasses"),
        (EVENING, [], "hire", "Hiring Agency: 1 hourglass more today for 3 money"),
        (EVENING, [], "volunteer", "Voluntary Agency: 1 hourglass more today for 3 supplies"),
        ({}, [], "stock", "Stock Room: dice may swap colours from now on for 3 hourglasses"),
        ({}, [], "supermarket", "Supermarket: 8 money at the end for 3 hourglasses"),
        ({}, ["academy"], "star ciabatta", "Quality Star on Ciabatta: every loaf sells for 1 more"),
        ({}, ["lab"], "pin focaccia", "Technique Level on Focaccia: unlocks it"),
        ({}, ["lab"], "pin sourdough_bread", "Technique Level on Sourdough Bread: 2 to go"),
        ({"agency": True, "fame": 4}, ["network"], "fame_track", "Fame on the track: icon 5 of 12"),
        ({"agency": True}, ["network"], "fame_agency", "Fame in the Marketing Agency: icon 1 of 3"),
        (EVENING, ["volunteer"], f"discard {HG}", "Give away high-gluten flour (3 to give)"),
        (MORNING, [], "produce brioche 2", "Bake 2 Brioche: 3 hourglasses"),
        (MORNING, [], "produce baguette 1", "Bake 1 Baguette: 1 hourglass"),
    ],
)  # fmt: skip
def test_words_of_an_action(fields: dict[str, Any], before: list[str], notation: str, expected: str) -> None:
    assert words(play(sheet(**fields), *before), notation) == expected


@pytest.mark.parametrize("notation", ["friendly", "marketing"])
def test_words_of_a_building_tell_its_effect_and_end_with_its_price(notation: str) -> None:
    told = words(sheet(), notation)
    assert told.startswith({"friendly": "Friendly Bakery: ", "marketing": "Marketing Agency: "}[notation])
    assert told.endswith("3 hourglasses")


def test_every_kind_has_words_wherever_it_is_legal() -> None:
    told: dict[str, set[str]] = {}
    for seed in range(12):
        match = bh.game("bake_and_sale").new(seed=seed)
        while not match.over:
            actions = match.legal()
            for action in actions:
                told.setdefault(action.kind, set()).add(action.words)
            match.play(actions[(len(match) * 7 + seed) % len(actions)])
    assert set(told) == {kind.name for kind in TABLE.kinds}
    assert all(text and text == text.strip() and "_" not in text for texts in told.values() for text in texts)


def test_words_follow_the_names_of_the_edition() -> None:
    edition = {"breads": {"baguette": {"name": "Stick"}}, "supplies": {"yeast": "Baker's yeast"}}
    match = sheet(edition=edition, have={HG: 1, Y: 1})
    assert words(match, "produce baguette 1") == "Bake 1 Stick: 1 hourglass"
    assert words(play(match, "market"), f"take {Y}") == "Take baker's yeast (black 1)"


# --- The die of a TAKE

JOKERS: dict[str, Any] = {"white": [1, 4, 6], "black": [2, 2, 2], "business": 4, "friendly": True}
SWAPPED: dict[str, Any] = {"white": [1, 4, 6], "black": [2, 2, 5], "business": 3, "stock_room": True}


@pytest.mark.parametrize(
    ("fields", "before", "supply", "die"),
    [
        # the lowest unused die that gives it
        ({}, ["market"], HG, "white 1"),
        ({}, ["market", f"take {HG}"], HG, "white 2"),
        ({}, ["market"], AP, "white 5"),
        ({}, ["market"], B, "black 6"),
        ({"white": [3, 2, 3], "business": 3}, ["market", f"take {HG}", f"take {HG}"], HG, "white 3"),
        ({"black": [2, 1, 1]}, ["market", f"take {Y}"], Y, "black 1"),
        # before the Friendly Bakery a white 1 is just flour
        ({"white": [1, 4, 6]}, ["market"], HG, "white 1"),
        # a die that is no joker comes first
        (JOKERS, ["market"], AP, "white 6"),
        (JOKERS, ["market"], Y, "black 2"),
        (JOKERS, ["market", f"take {AP}"], AP, "white 4 as joker"),
        # else the lowest joker
        (JOKERS, ["market"], HG, "white 1 as joker"),
        (JOKERS, ["market"], E, "white 1 as joker"),
        (JOKERS, ["market", f"take {E}"], B, "white 4 as joker"),
        # jokers that flour has used already are gone
        (JOKERS, ["market", f"take {HG}"], E, "white 4 as joker"),
        (JOKERS, ["market", f"take {AP}", f"take {AP}"], E, "white 1 as joker"),
        (JOKERS | {"white": [1, 1, 4]}, ["market", f"take {HG}", f"take {HG}"], B, "white 4 as joker"),
        (JOKERS | {"black": [5, 2, 2]}, ["market"], E, "black 5"),
        (JOKERS | {"black": [5, 2, 2]}, ["market", f"take {E}"], E, "white 1 as joker"),
        # with swapped colours a die keeps its own name
        (SWAPPED, ["market_swapped"], HG, "black 2"),
        (SWAPPED, ["market_swapped"], AP, "black 5"),
        (SWAPPED, ["market_swapped"], Y, "white 1"),
        (SWAPPED, ["market_swapped"], O, "white 4"),
        (SWAPPED, ["market_swapped"], B, "white 6"),
        (SWAPPED, ["market"], Y, "black 2"),
        # and is a joker by the colour it has then
        (SWAPPED | {"friendly": True, "black": [4, 4, 4]}, ["market_swapped"], AP, "black 4 as joker"),
        (SWAPPED | {"friendly": True, "black": [1, 4, 4]}, ["market_swapped"], E, "black 1 as joker"),
        (SWAPPED | {"friendly": True, "black": [1, 4, 4]}, ["market_swapped", f"take {HG}"], E, "black 4 as joker"),
        (SWAPPED | {"friendly": True}, ["market_swapped"], Y, "white 1"),
    ],
)
def test_the_words_of_a_take_name_its_die(fields: dict[str, Any], before: list[str], supply: str, die: str) -> None:
    told = words(play(sheet(**fields), *before), f"take {supply}")
    assert told.endswith(f" ({die})")


def test_the_dice_named_in_a_visit_are_distinct_and_all_there() -> None:
    """Whatever is taken, the named dice are different ones of the six (searched through all visits of some rolls)."""
    rolls = [([1, 4, 6], [2, 2, 5]), ([1, 1, 4], [3, 5, 6]), ([4, 4, 4], [1, 1, 4]), ([1, 2, 3], [4, 4, 1])]
    seen = 0
    for white, black in rolls:
        dice = sorted([f"white {face}" for face in white] + [f"black {face}" for face in black])
        for opening in ("market", "market_swapped"):
            start = sheet(white=white, black=black, business=6, friendly=True, stock_room=True, hours=8)
            stack: list[tuple[bh.Match, list[str]]] = [(play(start, opening), [])]
            while stack:
                match, named = stack.pop()
                for action in match.legal():
                    if action.kind != "TAKE":
                        continue
                    die = action.words.partition("(")[2].removesuffix(")").removesuffix(" as joker")
                    used = sorted([*named, die])
                    assert all(used.count(one) <= dice.count(one) for one in used), (white, black, opening, used)
                    seen += 1
                    twin = match.copy()
                    twin.play(action)
                    stack.append((twin, used))
    assert seen > 200


# --- Notation


@pytest.mark.parametrize("action", range(95))
def test_notation_round_trip(action: int) -> None:
    notation = TABLE.notation(action)
    assert TABLE.id_of(notation) == action
    assert TABLE.id_of(f"  {notation.upper().replace(' ', '   ')} ") == action
    assert TABLE.read(notation, []) == action


def test_notations_are_distinct_and_made_of_kind_and_parameters() -> None:
    assert len({TABLE.notation(action) for action in range(95)}) == len(TABLE) == 95
    assert TABLE.notation(9) == "take butter"
    assert TABLE.notation(19) == "retail 8"
    assert TABLE.notation(35) == "pin focaccia"
    assert TABLE.notation(94) == "produce bakerys_special 8"


@pytest.mark.parametrize(
    ("first", "kind", "parameters"),
    [
        (0, "END_DAY", {}), (4, "TAKE", {"supply": SUPPLIES[0]}), (9, "TAKE", {"supply": SUPPLIES[5]}),
        (12, "RETAIL", {"order": 1}), (34, "STAR", {"bread": BREADS[5]}), (38, "PIN", {"bread": BREADS[5]}),
        (46, "DISCARD", {"supply": SUPPLIES[5]}), (70, "PRODUCE", {"bread": "focaccia", "loaves": 8}),
    ],
)  # fmt: skip
def test_ids_are_those_of_the_specification(first: int, kind: str, parameters: dict[str, Any]) -> None:
    assert (TABLE.kind(first).name, TABLE.parameters(first)) == (kind, parameters)


@pytest.mark.parametrize(
    ("before", "shortened", "meant"),
    [
        ([], "sto", "stock"),
        ([], "st", "stock"),
        ([], "prod cia 3", "produce ciabatta 3"),
        ([], "p b", "produce baguette 1"),
        ([], "MARKET", "market"),
        ([], "e", "end_day"),
        (["market"], "t y", "take yeast"),
        (["academy"], "s f", "star focaccia"),
        (["market", f"take {HG}"], "m", "market_done"),
    ],
)
def test_a_shortened_notation_that_fits_one_legal_action(before: list[str], shortened: str, meant: str) -> None:
    match = play(sheet(have={HG: 1, AP: 4, Y: 3, O: 3}), *before)
    assert match.play(shortened).notation == meant


@pytest.mark.parametrize(
    ("before", "shortened", "some"),
    [
        ([], "l", ["local", "lab"]),
        ([], "mark", ["market", "marketing"]),
        ([], "prod cia", ["produce ciabatta 1", "produce ciabatta 2", "produce ciabatta 3"]),
        (["market"], "take", ["take high_gluten_flour", "take all_purpose_flour"]),
        ([], "take", ["take high_gluten_flour"]),
    ],
)
def test_an_ambiguous_notation_names_the_candidates(before: list[str], shortened: str, some: list[str]) -> None:
    match = play(sheet(have={HG: 1, AP: 4, Y: 3, O: 3}), *before)
    bytes_before = match.state.tobytes()
    with pytest.raises(bh.Ambiguous) as problem:
        match.play(shortened)
    assert all(notation in str(problem.value) for notation in some)
    assert match.state.tobytes() == bytes_before


@pytest.mark.parametrize("nonsense", ["", "   ", "fly", "take sugar", "produce ciabatta 9", "end_day now", "0"])
def test_nonsense_is_no_action(nonsense: str) -> None:
    with pytest.raises(bh.Invalid, match="no action of this game"):
        sheet().play(nonsense)


def test_a_shortened_notation_of_a_single_impossible_action_says_why_it_is_impossible() -> None:
    with pytest.raises(bh.Illegal, match="no fame icon is free"):
        sheet(fame=12).play("netw")


# --- Refusals

DAY: dict[str, Any] = {"house_rules": {"swap": "day"}}

REFUSALS: list[tuple[str, dict[str, Any], list[str], str, str]] = [
    ("NOT_IN_THIS_STEP", {}, [], f"take {HG}", "it only comes up in the middle of a visit, or with a bonus"),
    ("NOT_IN_THIS_STEP", {}, [], "fame_track", "it only comes up in the middle of a visit, or with a bonus"),
    ("NOT_IN_THIS_STEP", {}, ["market"], "end_day", "first the market visit has to be finished"),
    ("NOT_IN_THIS_STEP", {}, ["local"], "network", "first the supplies of the Local Supplier have to be taken"),
    (
        "NOT_IN_THIS_STEP", EVENING, ["volunteer"], "hire",
        "first the supplies for the Voluntary Agency have to be given away",
    ),
    ("NOT_IN_THIS_STEP", {}, ["academy"], "lab", "first a Quality Star has to be circled"),
    ("NOT_IN_THIS_STEP", {}, ["lab"], "academy", "first a Technique Level has to be circled"),
    ("NOT_IN_THIS_STEP", {"agency": True}, ["network"], "network", "first the fame has to be circled"),
    ("TOO_FEW_HOURS", {"hours": 2}, [], "supermarket", "it needs 3 hourglasses, you have 2"),
    ("TOO_FEW_HOURS", {"hours": 0}, [], "network", "it needs 1 hourglass, you have 0"),
    ("TOO_FEW_HOURS", {"hours": 1}, [], "market", "it needs 2 hourglasses, you have 1"),
    ("TOO_FEW_HOURS", {"hours": 1, "have": {AP: 1, Y: 1, O: 1}}, [], "produce ciabatta 1", "it needs 2 hourglasses"),
    ("TOO_FEW_HOURS", {"hours": 3, "circled": {HG: 10}}, ["market"], f"take {HG}", "it needs 4 hourglasses"),
    ("TOO_FEW_HOURS", {"hours": 1, "have": {HG: 1, AP: 1, Y: 1}}, [], "retail 1", "it needs 2 hourglasses"),
    (
        "NO_SUPPLY_TO_TAKE", {"white": [1, 2, 3], "black": [1, 1, 2], "hours": 2, "circled": {HG: 5, Y: 5}}, [],
        "market", "no die gives a supply that still has a space and that you could pay for",
    ),
    ("NO_STOCK_ROOM", {}, [], "market_swapped", "only after a visit to the Stock Room may the dice swap colours"),
    (
        "COLOURS_FIXED", DAY | {"stock_room": True, "day_colours": "plain"}, [], "market_swapped",
        "the colours of the dice are fixed for today",
    ),
    (
        "COLOURS_FIXED", DAY | {"stock_room": True, "day_colours": "swapped"}, [], "market",
        "the colours of the dice are fixed for today",
    ),
    ("NOTHING_TAKEN_YET", {}, ["market"], "market_done", "at least one supply has to be taken"),
    ("ROWS_ASCEND", {}, ["market", f"take {O}"], f"take {HG}", "supplies are named from the top row down"),
    ("ROWS_ASCEND", {}, ["local", f"take {O}"], f"take {Y}", "supplies are named from the top row down"),
    ("ROWS_ASCEND", EVENING, ["volunteer"], f"discard {Y}", "enough must be left below"),
    ("ROW_FULL", {"circled": {HG: 15}}, ["market"], f"take {HG}", "that row has no space left"),
    ("ROW_FULL", {"circled": {E: 15}}, ["local"], f"take {E}", "that row has no space left"),
    (
        "BUSINESS_FULL", {"phase": "MARKET", "have": {HG: 2}, "taken": {HG: 2}}, [], f"take {AP}",
        "your business allows 2 supplies a visit",
    ),
    ("NO_SUCH_DIE", {}, ["market"], f"take {E}", "no unused die gives that supply"),
    ("FAME_FULL", {"fame": 12}, [], "network", "no fame icon is free"),
    (
        "TOO_FEW_SPACES", {"circled": {Y: 15, O: 15, E: 15, B: 14}}, [], "local",
        "the black rows have too few free spaces",
    ),
    (
        "TOO_FEW_SPACES", {"circled": {B: 14}}, ["local"], f"take {B}",
        "the black rows have too few free spaces",
    ),
    ("ORDER_DONE", {"have": {HG: 1, AP: 1, Y: 1}, "orders": ["order_1"]}, [], "retail 1", "fulfilled already"),
    ("TOO_FEW_SUPPLIES", {}, [], "retail 1", "you have too few supplies in stock"),
    ("TOO_FEW_SUPPLIES", {}, [], "produce baguette 1", "you have too few supplies in stock"),
    ("TOO_FEW_SUPPLIES", {"hours": 0}, [], "volunteer", "you have too few supplies in stock"),
    ("TOO_FEW_SUPPLIES", EVENING, ["volunteer"], f"discard {B}", "you have too few supplies in stock"),
    (
        "TOO_FEW_LOAVES", {"loaves": {"baguette": 2, "ciabatta": 1}, "used": {"ciabatta": 1}}, [], "retail 4",
        "you have too few loaves that are not used yet",
    ),
    ("NO_FREE_STAR", {"stars": ALL_STARS}, [], "academy", "no star is free there"),
    ("NO_FREE_STAR", {"stars": {"baguette": 1}}, ["academy"], "star baguette", "no star is free there"),
    ("NO_FREE_PIN", {"pins": ALL_PINS}, [], "lab", "no pin is free there"),
    ("NO_FREE_PIN", {"pins": {"focaccia": 1}}, ["lab"], "pin focaccia", "no pin is free there"),
    ("BUSINESS_AT_MOST", {"business": 6}, [], "consulting", "6 is the largest business"),
    ("CONSULTED_TODAY", {}, ["consulting"], "consulting", "once a day is enough"),
    ("ENOUGH_HOURS", {}, [], "hire", "extra hourglasses are for days with fewer than 4 left"),
    ("ENOUGH_HOURS", {"have": {Y: 3}}, [], "volunteer", "extra hourglasses are for days with fewer than 4 left"),
    ("NO_VISITS_LEFT", {"hours": 0, "hired": 4}, [], "hire", "there are no visits left"),
    ("NO_VISITS_LEFT", {"hours": 0, "volunteered": 4, "have": {Y: 3}}, [], "volunteer", "there are no visits left"),
    ("NO_VISITS_LEFT", {"friendly": True}, [], "friendly", "there are no visits left"),
    ("NO_VISITS_LEFT", {"stock_room": True}, [], "stock", "there are no visits left"),
    ("NO_VISITS_LEFT", {"agency": True}, [], "marketing", "there are no visits left"),
    ("NO_VISITS_LEFT", {"supermarket": 2}, [], "supermarket", "there are no visits left"),
    ("NOT_BLACK", {}, ["local"], f"take {HG}", "the Local Supplier has no flour"),
    ("LOCKED", {"pins": {"brioche": 1}}, [], "produce brioche 1", "it is locked; pins still missing: 1"),
    ("BAKED_TODAY", {"have": {HG: 2, Y: 2}}, ["produce baguette 1"], "produce baguette 1", "it was baked today"),
    (
        "TOO_MANY_LOAVES", {"have": {HG: 5, Y: 5}, "loaves": {"baguette": 6}}, [], "produce baguette 3",
        "room is left for 2 of that bread",
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("code", "fields", "before", "notation", "reason"), REFUSALS, ids=[f"{code}: {n}" for code, _, _, n, _ in REFUSALS]
)
def test_a_refusal_says_why(code: str, fields: dict[str, Any], before: list[str], notation: str, reason: str) -> None:
    match = play(sheet(**fields), *before)
    state = match.state.tobytes()
    action = TABLE.id_of(notation)
    assert action is not None
    with pytest.raises(bh.Illegal) as problem:
        match.play(notation)
    assert str(problem.value).startswith(f"'{notation}' is not possible now: ")
    assert reason in str(problem.value)
    assert str(problem.value).endswith(".")
    states = match._states
    assert kernel.refuse(match.game.box, states, 0, action) == getattr(rules, code)
    assert match.state.tobytes() == state


def test_every_refusal_code_is_tested() -> None:
    source = Path(rules.__file__).read_text(encoding="utf-8")
    listed = re.search(r"\(\s*LEGAL,([^)]*)\) = range", source)
    assert listed, "rules.py has no list of refusal codes"
    assert {code for code, *_ in REFUSALS} == set(re.findall(r"\w+", listed[1]))


def test_refusal_and_legal_list_agree_everywhere() -> None:
    """Every id is either legal with code 0, or illegal with a code that has a sentence."""
    for seed in range(6):
        match = bh.game("bake_and_sale", 2, {"swap": "day"} if seed % 2 else {}).new(seed=seed)
        while not match.over:
            options = [action.id for action in match.legal()]
            for action in range(95):
                code = kernel.refuse(match.game.box, match._states, 0, action)
                assert (code == 0) == (action in options), (match.record(), TABLE.notation(action))
                if code:
                    assert match.game.words.refusal(match.game.box[0], match.state, action, code)
            match.play(options[(len(match) * 5 + seed) % len(options)])


def test_legal_list_of_a_full_business_is_leaving() -> None:
    assert legal(sheet(phase="MARKET", have={HG: 2}, taken={HG: 2})) == {"market_done"}
