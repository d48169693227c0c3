"""What the game says: of actions, of what happened, why something is not possible; and its notation."""

import re
from pathlib import Path
from typing import Any

import pytest

import bakehouse as bh
from bakehouse.games.bake_and_sale import rules
from bakehouse.games.bake_and_sale.actions import TABLE
from bakehouse.games.bake_and_sale.state import BREADS, SUPPLIES
from bakehouse.kernel import play as kernel
from bakehouse.players import Greedy, turn_of
from tests.games.bake_and_sale.sheets import ALL_PINS, ALL_STARS, AP, HG, B, E, O, Y, legal, play, sheet, sheets

# --- What may be done


def words(match: bh.Match, notation: str, language: str = "en") -> str:
    action = next(action for action in match.legal() if action.notation == notation)
    return match.speaker(match.actor, language).may(action.form)


MORNING: dict[str, Any] = {
    "have": {HG: 2, AP: 2, Y: 2, O: 2, E: 2, B: 3}, "business": 3, "stock_room": True, "pins": {"brioche": 2},
    "loaves": {"baguette": 2, "brioche": 1},
}  # fmt: skip
EVENING: dict[str, Any] = {"hours": 3, "have": {HG: 2, Y: 1}}


@pytest.mark.parametrize(
    ("fields", "before", "notation", "expected"),
    [
        ({}, [], "end_day", "End Monday (8 h unspent)"),
        ({"day": 7, "hours": 1}, [], "end_day", "End Sunday (1 h unspent)"),
        ({"hours": 0}, [], "end_day", "End Monday"),
        ({}, [], "market", "Visit the Supplies Market with up to 2 dice"),
        (MORNING, [], "market_swapped", "Visit the Supplies Market with up to 3 dice, colours swapped"),
        ({}, ["market", f"take {HG}"], "market_done", "Leave the Supplies Market and pay 2 h"),
        ({"circled": {HG: 10}}, ["market", f"take {HG}"], "market_done", "Leave the Supplies Market and pay 4 h"),
        ({}, ["market"], f"take {HG}", "Take 1 high-gluten flour (white 1): the visit costs 2 h"),
        (
            {"circled": {HG: 5}}, ["market"], f"take {HG}",
            "Take 1 high-gluten flour (white 1): the visit costs 3 h and brings a star",
        ),
        ({}, ["local"], f"take {E}", "Take 1 egg"),
        ({"circled": {O: 5}}, ["local"], f"take {O}", "Take 1 olive oil: brings a rolling pin"),
        ({}, [], "network", "Baking Network: 1 fame for 1 h"),
        ({"fame": 2}, [], "network", "Baking Network: 1 fame for 1 h: +2 money"),
        ({}, [], "local", "Local Supplier: 2 supplies of the black rows for 2 h"),
        (
            MORNING, [], "retail 6",
            "Fulfil order 6 with 1 butter, 1 Baguette and 1 Brioche for 2 h (18 money, 5 less in wholesale): +13 money",
        ),
        (MORNING, [], "retail 3", "Fulfil order 3 with 1 egg and 2 butter for 2 h: +11 money"),
        ({}, [], "academy", "Bakery Academy: 1 star for 2 h"),
        ({}, [], "lab", "Rolling Lab: 1 rolling pin for 2 h"),
        ({}, [], "consulting", "Bakery Consulting: business size 3 for 2 h"),
        (EVENING, [], "hire", "Hiring Agency: 1 extra h for 3 money"),
        (EVENING, [], "volunteer", "Voluntary Agency: 1 extra h for 3 supplies"),
        ({}, [], "friendly", "Friendly Bakery: white 1 and 4 are jokers from now on, for 3 h"),
        ({}, [], "stock", "Stock Room: the dice may swap colours from now on, for 3 h"),
        ({}, [], "marketing", "Marketing Agency: 3 more fame icons, 16 money when full, for 3 h"),
        ({}, [], "supermarket", "Supermarket for 3 h: +8 money"),
        ({}, ["academy"], "star ciabatta", "Circle a star on Ciabatta"),
        (MORNING, ["academy"], "star baguette", "Circle a star on Baguette: +2 money"),
        ({}, ["lab"], "pin focaccia", "Circle a rolling pin on Focaccia: unlocks it"),
        ({}, ["lab"], "pin sourdough_bread", "Circle a rolling pin on Sourdough Bread: 2 to go"),
        (
            {"agency": True, "fame": 5}, ["network"], "fame_track",
            "Circle a fame icon on the Fame track (6 of 12): +4 money",
        ),
        ({"agency": True}, ["network"], "fame_agency", "Circle a fame icon in the Marketing Agency (1 of 3)"),
        (EVENING, ["volunteer"], f"discard {HG}", "Give away 1 high-gluten flour (3 to give)"),
        (MORNING, [], "produce brioche 2", "Bake 2 Brioches for 3 h: +12 money"),
        (MORNING, [], "produce baguette 1", "Bake 1 Baguette for 1 h: +5 money"),
    ],
)  # fmt: skip
def test_words_of_an_action(fields: dict[str, Any], before: list[str], notation: str, expected: str) -> None:
    assert words(play(sheet(**fields), *before), notation) == expected


@pytest.mark.parametrize(
    ("fields", "before", "notation", "german", "spanish"),
    [
        ({}, [], "end_day", "Montag beenden (8 h übrig)", "Terminar el lunes (sobran 8 h)"),
        (
            {"circled": {HG: 5}}, ["market"], f"take {HG}",
            "1 Brotmehl nehmen (weiße 1): Der Besuch kostet 3 h und bringt einen Stern",
            "Tomar 1 harina de fuerza (1 blanco): la visita cuesta 3 h y da una estrella",
        ),
        (
            MORNING, [], "retail 3", "Bestellung 3 erfüllen mit 1 Ei und 2 Butter für 2 h: +11 Geld",
            "Completar el pedido 3 con 1 huevo y 2 mantequillas por 2 h: +11 monedas",
        ),
        (
            {}, ["lab"], "pin sourdough_bread", "Ein Nudelholz bei Sauerteigbrot einkreisen: noch 2",
            "Rodear un rodillo en el pan de masa madre: faltan 2",
        ),
        (
            EVENING, [], "volunteer", "Ehrenamtsbüro: 1 h extra für 3 Zutaten",
            "Voluntariado: 1 h extra por 3 ingredientes",
        ),
        (
            MORNING, [], "produce brioche 2", "2 Brioches backen für 3 h: +12 Geld",
            "Hornear 2 brioches por 3 h: +12 monedas",
        ),
    ],
)  # fmt: skip
def test_words_in_other_languages(
    fields: dict[str, Any], before: list[str], notation: str, german: str, spanish: str
) -> None:
    match = play(sheet(**fields), *before)
    assert (words(match, notation, "de"), words(match, notation, "es")) == (german, spanish)


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
    edition = {
        "breads": {"baguette": {"name": "Stick"}}, "supplies": {"yeast": "Sponge"},
        "buildings": {"marketing_agency": {"name": "Loudspeaker"}},
    }  # fmt: skip
    match = sheet(edition=edition, have={HG: 1, Y: 1}, agency=True)
    assert words(match, "produce baguette 1") == "Bake 1 Stick for 1 h: +3 money"
    assert words(match, "produce baguette 1", "de") == "1 Stick backen für 1 h: +3 Geld"
    assert words(play(match, "network"), "fame_agency") == "Circle a fame icon in the Loudspeaker (1 of 3)"
    assert words(play(match, "fame_agency", "market"), f"take {Y}") == "Take 1 Sponge (black 1): the visit costs 2 h"


# --- What happened


def line(match: bh.Match, reader: int | None = None, language: str = "en") -> str:
    """The last line of the story."""
    return match.speaker(reader, language).line(match.story(reader)[-1].forms)


@pytest.mark.parametrize(
    ("fields", "deeds", "told"),
    [
        ({}, ["market"], None),
        ({}, ["market", f"take {HG}"], "takes 1 high-gluten flour (white 1)"),
        ({}, ["market", f"take {HG}", "market_done"], "buys 1 high-gluten flour for 2 h"),
        (
            {"white": [4, 4, 6], "business": 3},
            ["market", f"take {AP}", f"take {AP}", f"take {O}", "market", f"take {AP}", f"take {B}"],
            "buys 3 all-purpose flour, 1 olive oil and 1 butter for 4 h",
        ),
        (
            {"circled": {HG: 4}, "loaves": {"brioche": 4}}, ["market", f"take {HG}", f"take {HG}", "star brioche"],
            "buys 2 high-gluten flour for 3 h and circles a star on Brioche: +4 money",
        ),
        (
            {"circled": {HG: 4}, "stars": ALL_STARS}, ["market", f"take {HG}", f"take {HG}"],
            "buys 2 high-gluten flour for 3 h and loses a star for want of a free icon",
        ),
        (
            {"circled": {Y: 4}}, ["local", f"take {Y}", f"take {Y}"],
            "gets 2 yeast from the Local Supplier for 2 h and gains 1 fame",
        ),
        ({"fame": 1}, ["network", "network"], "gains 2 fame for 2 h: +2 money"),
        ({"fame": 12}, ["marketing"], "opens 3 more fame icons in the Marketing Agency for 3 h"),
        ({"fame": 12}, ["marketing", "network"], "gains 1 fame in the Marketing Agency for 1 h"),
        (
            {"agency": True}, ["network", "fame_agency", "network", "fame_track"],
            "gains 2 fame (1 in the Marketing Agency) for 2 h",
        ),
        ({"agency": True}, ["network"], "visits the Baking Network for 1 h"),
        ({}, ["academy", "star brioche", "academy", "star brioche"], "circles 2 stars on Brioche for 4 h"),
        (
            {}, ["academy", "star brioche", "academy", "star baguette", "academy", "star brioche"],
            "circles 3 stars on Baguette and Brioche \N{MULTIPLICATION SIGN}2 for 6 h",
        ),
        ({}, ["lab", "pin brioche"], "circles a rolling pin on Brioche for 2 h"),
        ({}, ["lab", "pin brioche", "lab", "pin brioche"], "unlocks Brioche with 2 rolling pins for 4 h"),
        ({}, ["consulting"], "grows to business size 3 for 2 h"),
        ({"hours": 2}, ["hire", "hire"], "hires 2 extra h for 6 money"),
        (EVENING, ["volunteer", f"discard {HG}"], "trades 1 high-gluten flour for 1 extra h"),
        (
            EVENING, ["volunteer", f"discard {HG}", f"discard {HG}", f"discard {Y}"],
            "trades 2 high-gluten flour and 1 yeast for 1 extra h",
        ),
        ({}, ["friendly"], "makes white 1 and 4 jokers in the Friendly Bakery for 3 h"),
        ({}, ["stock"], "opens the Stock Room to swap the colours of the dice for 3 h"),
        ({}, ["supermarket", "supermarket"], "visits the Supermarket for 6 h: +16 money"),
        (
            MORNING, ["market_swapped", f"take {HG}", "market_done"],
            "buys 1 high-gluten flour with swapped colours for 2 h",
        ),
        (
            MORNING, ["market_swapped", f"take {HG}", "market_done", "market", f"take {HG}", "market_done"],
            "buys 2 high-gluten flour partly with swapped colours for 4 h",
        ),
        (MORNING, ["produce brioche 2", "produce baguette 2"], "bakes 2 Baguettes and 2 Brioches for 4 h: +22 money"),
        (
            MORNING, ["retail 6"],
            "fulfils order 6 with 1 butter, 1 Baguette and 1 Brioche for 2 h (18 money, 5 less in wholesale): "
            "+13 money",
        ),
        (MORNING, ["retail 3", "end_day"], "fulfils order 3 with 1 egg and 2 butter for 2 h: +11 money. "
            "6 h are left unspent"),
        ({"hours": 1}, ["end_day"], "lets 1 h go by"),
        ({"hours": 0}, ["end_day"], None),
    ],
)  # fmt: skip
def test_a_line_of_the_story(fields: dict[str, Any], deeds: list[str], told: str | None) -> None:
    match = play(sheet(chance="manual", **fields), *deeds)
    if told is None:
        assert match.story() == []
    else:
        assert line(match) == f"Seat 1 {told}."


VOICES = {
    ("en", 0): "You buy 2 high-gluten flour for 3 h and circle a star on Brioche: +4 money.",
    ("en", 1): "Ada buys 2 high-gluten flour for 3 h and circles a star on Brioche: +4 money.",
    ("de", 0): "Du kaufst 2 Brotmehl für 3 h und kreist einen Stern bei Brioche ein: +4 Geld.",
    ("de", None): "Ada kauft 2 Brotmehl für 3 h und kreist einen Stern bei Brioche ein: +4 Geld.",
    ("es", 0): "Compras 2 harinas de fuerza por 3 h y rodeas una estrella en el brioche: +4 monedas.",
    ("es", 1): "Ada compra 2 harinas de fuerza por 3 h y rodea una estrella en el brioche: +4 monedas.",
}


@pytest.mark.parametrize(("language", "reader"), VOICES)
def test_who_reads_is_spoken_to(language: str, reader: int | None) -> None:
    match = sheets({"circled": {HG: 4}, "loaves": {"brioche": 4}}, {})
    match.players[:] = ["Ada", "Theo"]
    play(match, "market", f"take {HG}", f"take {HG}", "star brioche")
    assert line(match, reader, language) == VOICES[language, reader]


def test_a_day_is_a_heading_with_its_dice() -> None:
    match = sheet(chance="manual", day=2, white=[], black=[], rolled=0)
    for face in (5, 1, 2, 3, 6, 1):
        match.play(face - 1)
    (heading,) = match.story()
    assert heading.heading
    told = [match.speaker(language=language).say(heading.forms[0]) for language in ("en", "de", "es")]
    assert told == [
        "Tuesday: white 1, 2, 5; black 1, 3, 6",
        "Dienstag: weiß 1, 2, 5; schwarz 1, 3, 6",
        "Martes: blancos 1, 2, 5; negros 1, 3, 6",
    ]


def test_what_two_do_at_the_same_time_is_told_apart() -> None:
    match = sheets({"have": {HG: 1, Y: 1}}, {})
    for seat, notation in ((0, "market"), (1, "network"), (0, f"take {HG}"), (1, "lab"), (0, "produce baguette 1")):
        if seat == 0 and notation.startswith("produce"):
            match.play("market_done", 0)
        match.play(notation, seat)
    match.play("pin focaccia", 1)
    told = [match.speaker().line(entry.forms) for entry in match.story()]
    assert told == [
        "Seat 2 gains 1 fame for 1 h and unlocks Focaccia with a rolling pin for 2 h.",
        "Seat 1 buys 1 high-gluten flour for 2 h.",
        "Seat 1 bakes 1 Baguette for 1 h: +3 money.",
    ]


def ended(*evenings: dict[str, Any], **fields: Any) -> bh.Match:
    """A match whose last day is over at once."""
    match = sheets(*({"hours": 0} | evening for evening in evenings), day=7, **fields)
    match.players[:] = ["Ada", "Theo", "Mira"][: len(evenings)]
    return play(match, *["end_day"] * len(evenings))


THREE: list[dict[str, Any]] = [  # E15 of the specification
    {"loaves": {"baguette": 4, "ciabatta": 3}, "stars": {"baguette": 1}, "business": 4, "fame": 5},
    {"loaves": {"baguette": 7}, "productions": {"baguette": 3}, "business": 4, "fame": 5},
    {"loaves": {"ciabatta": 4, "focaccia": 1}, "stars": {"ciabatta": 1}, "pins": {"focaccia": 1}, "business": 3,
     "fame": 5},
]  # fmt: skip


def test_the_end_tells_the_awards_and_who_wins() -> None:
    match = ended(*THREE)
    heading, told = match.story()[-2:]
    assert match.speaker().say(heading.forms[0]) == "The week is over: Ada 47, Theo 48 and Mira 38 money"
    assert match.speaker().line(told.forms) == (
        "Ada and Theo share the awards Best Production (7 loaves) and Best Manufacturer (business size 4): "
        "+10 money each. Ada and Mira share the awards Best Technique (2 breads) and Best Quality (1 star): "
        "+10 money each. Ada, Theo and Mira share the award Best Known (5 fame): +3 money each. "
        "Theo wins with 48 money."
    )
    assert match.speaker(1, "de").line(told.forms[-1:]) == "Du gewinnst mit 48 Geld."
    assert match.verdict == "Theo wins with 48 money."


def test_an_award_that_nobody_wins() -> None:
    told = ended({"loaves": {"baguette": 1}}, {}).story()[-1]
    assert "Nobody wins the awards Best Quality and Best Known" in ended({}, {}).speaker().line(told.forms)


@pytest.mark.parametrize(
    ("evenings", "english", "german", "spanish"),
    [
        (
            [{"loaves": {"baguette": 3}}, {"fame": 3, "supermarket": 2, "hired": 1}],
            "Ada wins by awards, 3 to 2: 30 money, as much as Theo.",
            "Ada gewinnt nach Auszeichnungen, 3 zu 2: 30 Geld, so viel wie Theo.",
            "Ada gana por premios, 3 a 2: 30 monedas, tantas como Theo.",
        ),
        (
            [{"fame": 1}, {"fame": 1}],
            "Ada and Theo share the victory: 10 money and 2 awards each.",
            "Ada und Theo teilen sich den Sieg: je 10 Geld und 2 Auszeichnungen.",
            "Ada y Theo comparten la victoria: 10 monedas y 2 premios cada uno.",
        ),
    ],
)
def test_a_tie_says_what_decides_it(evenings: list[dict[str, Any]], english: str, german: str, spanish: str) -> None:
    match = ended(*evenings)
    told = [match.speaker(None, language).line(match.verdict_forms()) for language in ("en", "de", "es")]
    assert told == [english, german, spanish]


def test_a_week_alone_ends_with_its_level() -> None:
    match = sheet(day=7, hours=0, loaves={"brioche": 8}, stars={"brioche": 3}, pins={"brioche": 2}, fame=9, business=6)
    play(match, "end_day")
    assert line(match, 0) == (
        "You win the awards Best Manufacturer (business size 6) and Best Known (9 fame): +20 money. Missed: the awards "
        "Best Technique (1 bread of 3), Best Quality (3 stars of 5) and Best Production (8 loaves of 15). "
        "No level is reached."
    )
    assert match.verdict == "No level is reached."
    assert sheet(loaves={"brioche": 8}, stars={"brioche": 3}, business=6, fame=12, supermarket=2).verdict == (
        "Level Easy so far."
    )


@pytest.mark.parametrize(("seats", "house_rules"), [(1, {}), (2, {"swap": "day"}), (3, {"market_cost": "sheet"})])
@pytest.mark.parametrize("greedy", [True, False], ids=["greedy", "random"])
def test_the_money_of_the_story_is_the_money_of_the_sheets(
    seats: int, house_rules: dict[str, str], greedy: bool
) -> None:
    """Whatever is told as gained adds up to what each seat has in the end, awards included."""
    match = bh.game("bake_and_sale", seats, house_rules).new(seed=seats)
    while not match.over:
        options = match.legal_ids()
        match.play(Greedy().choose(turn_of(match, match.actor)) if greedy else options[len(match) * 7 % len(options)])
    story = match.story()
    gained = [0] * seats
    for said in (said for entry in story for said in entry.forms):
        if "gain" in said.values:
            gained[said["who"]] += said["gain"] - (said["money"] if said.name == "hire" else 0)
        if said.name == "awards":
            winners = said["who"] if isinstance(said["who"], tuple) else (said["who"],)
            for seat in winners:
                gained[seat] += said["money"]
    assert gained == match.scores()
    unspent = sum(said["hours"] for entry in story for said in entry.forms if said.name in ("end-day", "unspent"))
    assert unspent == hours_unspent(match)


def hours_unspent(match: bh.Match) -> int:
    again, unspent = match.game.new(chance="manual"), 0
    for seat, choice in match.log:
        if seat >= 0 and choice == rules.END_DAY:
            unspent += int(again.state.sheets[seat].hours)
        again.play(choice, seat if seat >= 0 else None)
    return unspent


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
    assert f" ({die}): " in told


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
                    die = action.words.partition("(")[2].partition(")")[0].removesuffix(" as joker")
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
    ("NOT_IN_THIS_STEP", {}, ["academy"], "lab", "first a star has to be circled"),
    ("NOT_IN_THIS_STEP", {}, ["lab"], "academy", "first a rolling pin has to be circled"),
    ("NOT_IN_THIS_STEP", {"agency": True}, ["network"], "network", "first a fame icon has to be circled"),
    ("TOO_FEW_HOURS", {"hours": 2}, [], "supermarket", "it needs 1 hourglass more: it costs 3, you have 2"),
    ("TOO_FEW_HOURS", {"hours": 0}, [], "network", "it needs 1 hourglass more: it costs 1, you have 0"),
    ("TOO_FEW_HOURS", {"hours": 1}, [], "market", "it needs 1 hourglass more: it costs 2, you have 1"),
    ("TOO_FEW_HOURS", {"hours": 1, "have": {AP: 1, Y: 1, O: 1}}, [], "produce ciabatta 1", "it needs 1 hourglass more"),
    ("TOO_FEW_HOURS", {"hours": 3, "circled": {HG: 10}}, ["market"], f"take {HG}", "1 hourglass more: it costs 4"),
    ("TOO_FEW_HOURS", {"hours": 1, "have": {HG: 1, AP: 1, Y: 1}}, [], "retail 1", "it needs 1 hourglass more"),
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
    ("ROW_FULL", {"circled": {HG: 15}}, ["market"], f"take {HG}", "the row of high-gluten flour has no space left"),
    ("ROW_FULL", {"circled": {E: 15}}, ["local"], f"take {E}", "the row of eggs has no space left"),
    (
        "BUSINESS_FULL", {"phase": "MARKET", "have": {HG: 2}, "taken": {HG: 2}}, [], f"take {AP}",
        "your business size allows 2 supplies a visit",
    ),
    ("NO_SUCH_DIE", {}, ["market"], f"take {E}", "no unused die gives eggs"),
    ("FAME_FULL", {"fame": 12}, [], "network", "no fame icon is free"),
    (
        "TOO_FEW_SPACES", {"circled": {Y: 15, O: 15, E: 15, B: 14}}, [], "local",
        "it needs 2 free spaces in the black rows, there are 1",
    ),
    (
        "TOO_FEW_SPACES", {"circled": {B: 14}}, ["local"], f"take {B}",
        "it needs 2 free spaces in the black rows, there are 1",
    ),
    ("ORDER_DONE", {"have": {HG: 1, AP: 1, Y: 1}, "orders": ["order_1"]}, [], "retail 1", "fulfilled already"),
    (
        "TOO_FEW_SUPPLIES", {"have": {AP: 1}}, [], "retail 1",
        "it needs 1 high-gluten flour and 1 yeast more",
    ),
    ("TOO_FEW_SUPPLIES", {"have": {HG: 1}}, [], "produce baguette 1", "it needs 1 yeast more"),
    (
        "TOO_FEW_SUPPLIES", {"have": {HG: 2, Y: 1}}, [], "produce baguette 3",
        "it needs 1 high-gluten flour and 2 yeast more",
    ),
    ("TOO_FEW_SUPPLIES", {"hours": 0}, [], "volunteer", "it needs 3 supplies more, of any kind"),
    ("TOO_FEW_SUPPLIES", EVENING, ["volunteer"], f"discard {B}", "there is no butter in your stock"),
    (
        "TOO_FEW_LOAVES", {"loaves": {"baguette": 2, "ciabatta": 1}, "used": {"ciabatta": 1}}, [], "retail 4",
        "it needs 1 Ciabatta more, not handed over yet",
    ),
    ("NO_FREE_STAR", {"stars": ALL_STARS}, [], "academy", "no star is free there"),
    ("NO_FREE_STAR", {"stars": {"baguette": 1}}, ["academy"], "star baguette", "no star is free there"),
    ("NO_FREE_PIN", {"pins": ALL_PINS}, [], "lab", "no rolling pin is free there"),
    ("NO_FREE_PIN", {"pins": {"focaccia": 1}}, ["lab"], "pin focaccia", "no rolling pin is free there"),
    ("BUSINESS_AT_MOST", {"business": 6}, [], "consulting", "6 is the largest business size"),
    ("CONSULTED_TODAY", {}, ["consulting"], "consulting", "once a day is enough"),
    ("ENOUGH_HOURS", {}, [], "hire", "extra hourglasses are for days with fewer than 4 left, and you have 8"),
    ("ENOUGH_HOURS", {"have": {Y: 3}}, [], "volunteer", "extra hourglasses are for days with fewer than 4 left"),
    ("NO_VISITS_LEFT", {"hours": 0, "hired": 4}, [], "hire", "all 4 visits are used"),
    ("NO_VISITS_LEFT", {"hours": 0, "volunteered": 4, "have": {Y: 3}}, [], "volunteer", "all 4 visits are used"),
    ("NO_VISITS_LEFT", {"friendly": True}, [], "friendly", "it can be visited once, and you were there"),
    ("NO_VISITS_LEFT", {"stock_room": True}, [], "stock", "it can be visited once, and you were there"),
    ("NO_VISITS_LEFT", {"agency": True}, [], "marketing", "it can be visited once, and you were there"),
    ("NO_VISITS_LEFT", {"supermarket": 2}, [], "supermarket", "all 2 visits are used"),
    ("NOT_BLACK", {}, ["local"], f"take {HG}", "the Local Supplier has no flour"),
    ("LOCKED", {"pins": {"brioche": 1}}, [], "produce brioche 1", "it is locked: 1 rolling pin is missing"),
    ("BAKED_TODAY", {"have": {HG: 2, Y: 2}}, ["produce baguette 1"], "produce baguette 1", "it was baked today"),
    (
        "TOO_MANY_LOAVES", {"have": {HG: 5, Y: 5}, "loaves": {"baguette": 6}}, [], "produce baguette 3",
        "there is room for 2 more loaves of that bread",
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
                    reason = match.game.words.refusal(match.game.box[0], match.state, action, code)
                    assert match.speaker().catalogue.find(reason.name), reason
            match.play(options[(len(match) * 5 + seed) % len(options)])


def test_legal_list_of_a_full_business_is_leaving() -> None:
    assert legal(sheet(phase="MARKET", have={HG: 2}, taken={HG: 2})) == {"market_done"}
