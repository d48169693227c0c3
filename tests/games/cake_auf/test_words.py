"""What Cake Auf! says: worked examples in all voices and languages, and whole matches without a word missing."""

import re
import tomllib
from typing import Any

import numpy as np
import pytest

import bakehouse as bh
from bakehouse.errors import Illegal
from bakehouse.games.cake_auf import rules
from bakehouse.games.cake_auf.state import ACTION_CARDS
from bakehouse.games.game import Game
from bakehouse.kernel import play
from bakehouse.kernel.compiling import PLAIN
from bakehouse.kernel.records import CHANCE, LIST_LENGTH
from bakehouse.testing.listening import Listener
from bakehouse.words import EVERYTHING, Form, form
from tests.games.cake_auf.showing import verdict
from tests.variants import spread

NAMES = ["Ada", "Theo", "Mira", "Lena"]
ADA, THEO, MIRA = range(3)
LANGUAGES = ("en", "de", "es")

THREE: list[dict[str, Any]] = [
    {"hand": ["switch_hand", "flour", "sugar", "one_for_one", "rice"], "recipes": {"mooncake": [], "mochi": ["sugar"]}},
    {
        "hand": ["eggs", "milk", "nuts"],
        "recipes": {"apple_pie": ["flour"], "churros": ["flour", "sugar"]},
        "alarms": ["apple_pie"],
        "done": {"gelato": 1},
    },
    {"hand": [], "recipes": {"pavlova": [], "kulfi": ["milk"]}},
]
MEAN = [{**THREE[0], "hand": ["power_outage", "freezer_burn", "switch_recipe", "picky_eater"]}, *THREE[1:]]
ONE_LEFT = [{**THREE[0], "hand": ["one_for_one"]}, *THREE[1:]]
NIGHT: list[dict[str, Any]] = [
    {"hand": ["rice"], "recipes": {"mochi": ["sugar"]}},
    {"hand": [], "recipes": {"kulfi": ["milk"], "tiramisu": ["sugar"], "gelato": ["sugar"]}, "outages": ["tiramisu"]},
]
LAST: list[dict[str, Any]] = [
    {"hand": ["rice"], "recipes": {"mochi": ["sugar"]}, "done": {"gelato": 1}},
    {"hand": [], "recipes": {"pavlova": []}, "done": {"kulfi": 1, "bingsu": 2}},
    {"hand": [], "recipes": {"baklava": []}, "done": {"churros": 2}},
]


def at(players: list[dict[str, Any]], *steps: str, house_rules: dict[str, str] | None = None, **more: Any) -> bh.Match:
    match = bh.game("cake_auf", len(players), house_rules).position(seed=1, chance="manual", players=players, **more)
    match.players = NAMES[: len(players)]
    for step in steps:
        match.play(step)
    return match


def lines(match: bh.Match, reader: int | None, language: str = "en") -> list[str]:
    return match.story_text(reader, language).splitlines()


# --- What happened


def test_a_turn_is_one_line() -> None:
    match = at(THREE, "place mooncake flour", "place mochi rice", "done", "discard sugar", "end")
    assert lines(match, ADA) == [
        "You place Flour under Mooncake (1 of 3), finish Mochi with Rice: +1 and discard Sugar."
    ]
    told = ["Ada places one card under Mooncake (1 of 3), finishes Mochi: +1 and discards Sugar."]
    assert lines(match, THEO) == lines(match, None) == told
    assert lines(match, THEO, "de") == [
        "Ada legt eine Karte unter Mondkuchen (1 von 3), stellt Mochi fertig: +1 und legt Zucker ab."
    ]
    assert lines(match, ADA, "es") == [
        "Colocas Harina bajo Pastel de luna (1 de 3), terminas Mochi con Arroz: +1 y descartas Azúcar."
    ]


def test_who_loses_a_hand_is_told_so() -> None:
    match = at(THREE, "hands 1")
    assert lines(match, THEO) == ["Ada takes your hand (you give 3 cards and get 4: Flour, Sugar, Rice, 1 for One)."]
    assert lines(match, ADA) == ["You switch hands with Theo (you give 4 cards and get 3: Eggs, Milk, Nuts)."]
    assert lines(match, MIRA) == lines(match, None) == ["Ada switches hands with Theo (4 for 3 cards)."]
    assert lines(match, THEO, "de") == [
        "Ada nimmt deine Hand (du gibst 3 Karten und bekommst 4: Mehl, Zucker, Reis, Eine für eine)."
    ]
    assert lines(match, THEO, "es") == [
        "Ada toma tu mano (das 3 cartas y recibes 4: Harina, Azúcar, Arroz, Una por una)."
    ]
    assert lines(at(THREE, "hands 2"), MIRA, "es")[0].startswith("Ada toma tu mano (no das cartas y recibes 4: ")


def test_one_for_one_names_the_cards_to_its_two_players() -> None:
    match = at(THREE, "one 1", "grab milk", "grab_back rice")
    assert lines(match, ADA) == ["You take Milk from Theo for Rice."]
    assert lines(match, THEO) == ["Ada takes Milk from you for Rice."]
    assert lines(match, MIRA) == lines(match, None) == ["Ada exchanges a card with Theo."]
    assert lines(match, THEO, "de") == ["Ada nimmt dir Milch ab und gibt Reis zurück."]
    assert lines(match, THEO, "es") == ["Ada te quita Leche a cambio de Arroz."]


def test_sabotage_is_told_by_its_cards_and_what_it_costs() -> None:
    match = at(MEAN, "outage churros", "burn gelato", "replace bingsu", "switch churros", "give mochi")
    assert lines(match, THEO) == [
        "Ada plays Power Outage on your Churros and Freezer Burn on your Gelato (−1, Bingsu for it)"
        " and switches Mochi (1 card) for your Churros (2 cards, 1 ban)."
    ]
    assert lines(match, MIRA) == [
        "Ada plays Power Outage on Theo’s Churros and Freezer Burn on Theo’s Gelato (−1, Bingsu for it)"
        " and switches Mochi (1 card) for Theo’s Churros (2 cards, 1 ban)."
    ]
    assert lines(match, THEO, "de") == [
        "Ada spielt Stromausfall auf deine Churros und Gefrierbrand auf dein Gelato (−1, dafür Bingsu)"
        " und tauscht mit dir Mochi (1 Karte) gegen Churros (2 Karten, 1 Sperre)."
    ]
    assert lines(match, THEO, "es") == [
        "Ada juega Apagón sobre tus Churros y Quemadura de hielo sobre tu Gelato (−1, a cambio Bingsu)"
        " y cambia contigo Mochi (1 carta) por Churros (2 cartas, 1 veto)."
    ]


def test_the_step_of_a_switch_names_the_cards_to_its_two_players() -> None:
    match = at(MEAN, "outage churros", "switch churros", "give mochi")

    def step(reader: int) -> str:
        return match.speaker(reader).say(match.steps_seen_by(reader)[-1].telling.forms[0])

    assert step(ADA) == "You switch Mochi (Sugar) for Theo’s Churros (Flour, Sugar, 1 ban)"
    assert step(THEO) == "Ada switches Mochi (Sugar) for your Churros (Flour, Sugar, 1 ban)"
    assert step(MIRA) == "Ada switches Mochi (1 card) for Theo’s Churros (2 cards, 1 ban)"


PEEKS = ("picky", "peek bingsu", "peek tiramisu", "peek baklava")


def test_picky_eater_tells_what_it_discards() -> None:
    taken = at(MEAN, *PEEKS, "take bingsu", "give mochi")
    assert lines(taken, THEO) == ["Ada plays Picky Eater (Mochi for Bingsu, losing Sugar)."]
    assert lines(taken, ADA, "de") == ["Du spielst Feinschmecker (Mochi gegen Bingsu, verloren: Zucker)."]
    declined = at(MEAN, *PEEKS, "decline")
    assert lines(declined, ADA, "es") == ["Juegas Paladar exigente sin cambiar nada."]
    seen = [declined.speaker(seat).say(declined.steps_seen_by(seat)[1].telling.forms[0]) for seat in (ADA, THEO)]
    assert seen == ["You look at Bingsu", "Ada looks at a recipe"]
    assert lines(declined, None) == ["Ada plays Picky Eater for nothing."]
    both = at([{**MEAN[0], "hand": ["picky_eater"] * 2}, *MEAN[1:]], *PEEKS, "decline", *PEEKS, "decline")
    assert lines(both, None) == ["Ada plays Picky Eater for nothing ×2."]


def test_what_is_placed_in_a_turn_is_told_at_once() -> None:
    hand = {"hand": ["flour", "rice", "fire_alarm", "eggs"], "recipes": {"mooncake": [], "mochi": []}}
    match = at([hand, THREE[1]], "place mooncake flour", "alarm churros", "place mochi rice", "place mooncake eggs")
    assert lines(match, THEO) == [
        "Ada plays Fire Alarm on your Churros and places 3 cards under Mochi (1 of 2) and Mooncake (2 of 3)."
    ]
    assert lines(match, ADA) == [
        "You play Fire Alarm on Theo’s Churros and place Rice under Mochi (1 of 2)"
        " and Flour and Eggs under Mooncake (2 of 3)."
    ]


def test_mulligans_in_a_row_are_one() -> None:
    hand = {"hand": ["nuts", "power_outage"], "recipes": {"mochi": []}}
    draws = [*("mulligan", "draw flour", "draw eggs"), *("mulligan", "draw rice", "draw sugar")]
    match = at([hand, THREE[1]], *draws, "place mochi rice")
    assert lines(match, ADA) == ["You take 2 mulligans (4 cards) and place Rice under Mochi (1 of 2)."]
    assert lines(match, THEO) == ["Ada takes 2 mulligans (4 cards) and places one card under Mochi (1 of 2)."]
    step = match.steps_seen_by(THEO)[0].telling.forms[0]
    assert match.speaker(THEO).say(step) == "Ada takes a mulligan and discards Nuts and Power Outage"


def test_a_recipe_is_finished_on_the_turn_of_another() -> None:
    players = [
        {
            "hand": ["chocolate", "power_restored"],
            "recipes": {"brigadeiro": ["milk"], "kulfi": []},
            "carried": ["kulfi"],
        },
        {"hand": [], "recipes": {"mochi": ["sugar", "rice"], "baklava": []}, "outages": ["mochi"]},
    ]
    match = at(players, "place brigadeiro chocolate", "restore mochi", round=2)
    assert lines(match, THEO) == [
        "Ada places one card under Brigadeiro (full, but waits for Kulfi) and plays Power Restored on your Mochi."
        " You finish Mochi: +1."
    ]
    assert lines(match, ADA, "de") == [
        "Du legst Schokolade unter Brigadeiro (voll, wartet aber auf Kulfi) und spielst Notstrom auf Mochi von Theo."
        " Theo stellt Mochi fertig: +1."
    ]


def test_the_end_of_a_round_tells_who_won_it_and_what_is_cleared() -> None:
    match = at(NIGHT, "place mochi rice", "keep", "return", "deal baklava", "deal bingsu")
    assert lines(match, THEO) == [
        "Ada finishes Mochi: +1 and wins round 1.",
        "You keep Kulfi overnight (1 card) and give Tiramisu back (1 card)."
        " Gelato goes back, and the decks are shuffled.",
        "",
        "Round 2 of 3: Ada 1, you 0",
        "You begin and get Baklava. Ada gets Bingsu.",
    ]
    assert lines(match, None, "de")[1:4:2] == [
        "Theo behält Kulfi über Nacht (1 Karte) und gibt Tiramisu zurück (1 Karte)."
        " Gelato geht zurück, und die Stapel werden gemischt.",
        "Runde 2 von 3: Ada 1, Theo 0",
    ]
    fresh = at([NIGHT[0], {"hand": ["eggs"] * 3, "recipes": {"gelato": []}}], "place mochi rice",
               house_rules={"hands_between_rounds": "fresh"})  # fmt: skip
    assert lines(fresh, None) == [
        "Ada finishes Mochi: +1 and wins round 1. All hands are discarded (3 cards)."
        " Gelato goes back, and the decks are shuffled."
    ]


def test_the_kitchen_closes() -> None:
    players = [{"hand": [], "recipes": {"mochi": []}, "done": {"gelato": 1}}, {"hand": [], "recipes": {"pavlova": []}}]
    assert lines(at(players, "done", act=0, first=0, turns=39), THEO) == [
        "Ada passes. Closing time: nobody wins round 1. Mochi and Pavlova go back, and the decks are shuffled."
    ]
    over = at(players, "done", act=0, first=0, turns=39, round=3)
    assert lines(over, THEO) == ["Closing time: nobody wins round 3. Ada wins the game with 1 finished recipe (you 0)."]
    assert over.verdict == (
        "Ada wins the game with 1 finished recipe (Theo 0). The kitchen closed before anybody had finished everything."
    )


def test_the_deck_is_shuffled() -> None:
    described = {"conserving": False, "deck": ["eggs"], "discard": ["milk", "rice"]}
    players = [{"hand": ["flour"], "recipes": {"mochi": []}}, {"hand": ["sugar"] * 3, "recipes": {"pavlova": []}}]
    match = at(players, "done", "end", "draw eggs", "draw milk", **described)
    assert lines(match, ADA) == [
        "You pass.",
        "Theo draws 2 cards. The discard pile is shuffled into the draw deck.",
    ]
    assert lines(match, THEO, "es")[1] == "Robas Huevos y Leche. Los descartes se barajan en el mazo."


def test_hands_that_are_drawn_alike_are_told_together() -> None:
    match = bh.game("cake_auf", 3).new(seed=1, players=NAMES[:3])
    heading, dealt, drawn = lines(match, None)
    assert heading == "Round 1 of 3" and drawn == "Theo, Mira and Ada draw 5 cards each."
    assert re.fullmatch(r"Theo begins and gets [\w ]+ and [\w ]+\. Mira gets .+\. Ada gets .+\.", dealt)
    own = lines(match, MIRA)[2]
    assert re.fullmatch(r"Theo draws 5 cards\. You draw .+\. Ada draws 5 cards\.", own)


# --- What may be done, and why not


def may(match: bh.Match, notation: str, language: str = "en") -> str:
    [action] = [action for action in match.legal() if action.notation == notation]
    return match.speaker(match.actor, language).may(action.form)


@pytest.mark.parametrize(
    ("players", "steps", "notation", "said"),
    [
        (THREE, (), "place mochi rice", (
            "Finish Mochi with Rice: +1", "Mochi fertigstellen (Reis): +1", "Terminar Mochi con Arroz: +1",
        )),
        (NIGHT, (), "place mochi rice", (
            "Finish Mochi with Rice: +1; you win round 1", "Mochi fertigstellen (Reis): +1; du gewinnst Runde 1",
            "Terminar Mochi con Arroz: +1; ganas la ronda 1",
        )),
        (THREE, (), "place mooncake flour", (
            "Place Flour under Mooncake (1 of 3)", "Mehl unter Mondkuchen (1 von 3) legen",
            "Colocar Harina bajo Pastel de luna (1 de 3)",
        )),
        (THREE, (), "hands 2", (
            "Switch hands with Mira: you give 4 cards and get none",
            "Die Hand mit Mira tauschen: du gibst 4 Karten und bekommst keine",
            "Cambiar de mano con Mira: das 4 cartas y no recibes ninguna",
        )),
        (THREE, (), "one 1", (
            "1 for One with Theo: take a card unseen, and give one back",
            "Eine für eine mit Theo: blind eine Karte nehmen und eine zurückgeben",
            "Una por una con Theo: tomar una carta a ciegas y devolver otra",
        )),
        (ONE_LEFT, (), "one 1", (
            "1 for One with Theo: take a card unseen", "Eine für eine mit Theo: blind eine Karte nehmen",
            "Una por una con Theo: tomar una carta a ciegas",
        )),
        (MEAN, (), "outage churros", (
            "Power Outage on Theo’s Churros (2 of 3 placed)", "Stromausfall auf Churros von Theo (2 von 3 gelegt)",
            "Apagón sobre Churros de Theo (2 de 3 colocadas)",
        )),
        (MEAN, (), "burn gelato", (
            "Freezer Burn on Theo’s Gelato (finished, −1)", "Gefrierbrand auf Gelato von Theo (fertig, −1)",
            "Quemadura de hielo sobre Gelato de Theo (terminada, −1)",
        )),
        (MEAN, ("switch churros",), "give mochi", (
            "Give Mochi (Sugar) for Theo’s Churros (2 cards)",
            "Mochi (Zucker) gegen Churros (2 Karten) von Theo tauschen",
            "Cambiar Mochi (Azúcar) por Churros (2 cartas) de Theo",
        )),
        (NIGHT, ("place mochi rice",), "keep", (
            "Keep Kulfi overnight (1 card): it has to be finished first",
            "Kulfi über Nacht behalten (1 Karte): muss dann zuerst fertig werden",
            "Guardar Kulfi hasta mañana (1 carta): habrá que terminarla primero",
        )),
    ],
)  # fmt: skip
def test_what_may_be_done_is_said_with_what_comes_of_it(
    players: list[dict[str, Any]], steps: tuple[str, ...], notation: str, said: tuple[str, ...]
) -> None:
    assert tuple(may(at(players, *steps), notation, language) for language in LANGUAGES) == said


def test_the_last_card_of_a_game_says_who_wins_it() -> None:
    """Not who wins only its last round, which somebody else may do; a tie is broken afterwards."""
    theirs = {"hand": [], "recipes": {"kulfi": []}}
    for done, said in (
        ({}, ", you win the game"),
        ({"gelato": 1}, ""),
        ({"gelato": 1, "bingsu": 2}, ", Theo wins the game"),
    ):
        match = at([NIGHT[0], {**theirs, "done": done}], round=3)
        assert may(match, "place mochi rice") == f"Finish Mochi with Rice: +1; you win round 3{said}"


def test_lifting_a_ban_says_whom_it_helps() -> None:
    players = [
        {"hand": ["power_restored"], "recipes": {"kulfi": []}},
        {"hand": [], "recipes": {"mochi": ["sugar", "rice"]}, "outages": ["mochi"]},
    ]
    assert (
        may(at(players), "restore mochi")
        == "Power Restored on Theo’s Mochi; Theo finishes Mochi: +1, Theo wins round 1"
    )


def test_refusals_in_every_language() -> None:
    match = at(THREE)
    with pytest.raises(Illegal, match="there is no Fire Alarm in your hand") as refused:
        match.play("alarm churros")
    reason = refused.value.form
    assert reason is not None
    assert match.speaker(ADA, "de").not_possible("alarm churros", reason) == (
        "»alarm churros« geht gerade nicht: Feueralarm ist nicht auf deiner Hand."
    )
    assert "no tienes Alarma en la mano" in match.speaker(ADA, "es").not_possible("alarm churros", reason)


# --- The end


@pytest.mark.parametrize(
    ("mine", "steps", "house_rules", "said"),
    [
        ({"gelato": 1}, ("tie seat_2",), {}, (
            "Theo wins the game with 2 finished recipes, by rock, paper, scissors against you.",
            "Theo gewinnt das Spiel mit 2 fertigen Rezepten durch Schere, Stein, Papier (ebenso viele: du).",
            "Theo gana la partida con 2 recetas terminadas, a piedra, papel o tijera (con las mismas: tú).",
        )),
        ({"gelato": 1}, (), {"tie_break": "shared"}, (
            "A shared victory of you and Theo with 2 finished recipes each.",
            "Geteilter Sieg: du und Theo mit je 2 fertigen Rezepten.",
            "Victoria compartida: tú y Theo con 2 recetas terminadas cada uno.",
        )),
        ({"gelato": 1, "macaron": 1}, (), {}, (
            "You win the game with 3 finished recipes (Theo 2, Mira 1).",
            "Du gewinnst das Spiel mit 3 fertigen Rezepten (Theo 2, Mira 1).",
            "Ganas la partida con 3 recetas terminadas (Theo 2, Mira 1).",
        )),
    ],
)  # fmt: skip
def test_who_wins_and_by_what(
    mine: dict[str, int], steps: tuple[str, ...], house_rules: dict[str, str], said: tuple[str, ...]
) -> None:
    match = at([{**LAST[0], "done": mine}, *LAST[1:]], "place mochi rice", *steps, house_rules=house_rules, round=3)
    forms = match.verdict_forms()
    assert tuple(match.speaker(ADA, language).line(forms) for language in LANGUAGES) == said
    assert match.story(ADA)[-1].forms[-1] == forms[0]


def test_a_tie_is_told_before_it_is_broken() -> None:
    match = at(LAST, "place mochi rice", round=3)
    assert lines(match, THEO)[-1].endswith(
        "Ada and you are tied with 2 finished recipes: rock, paper, scissors decides."
    )


# --- Names


def test_an_edition_names_its_things() -> None:
    edition = {"recipes": {"mochi": {"name": "Dango"}}, "actions": {"power_outage": {"name": "Blown Fuse"}}}
    game = bh.game("cake_auf", 2, edition=edition)
    said = form("play", who=0, cards=[form("ban", action="power_outage", recipe="mochi", whose=1)])
    assert game.speaker(NAMES, 1).say(said) == "Ada plays Blown Fuse on your Dango"
    assert game.speaker(NAMES, 1, "de").say(said) == "Ada spielt Blown Fuse auf dein Dango"


GLOSSARY = tomllib.loads((bh.game("cake_auf").definition.folder / "words" / "glossary.toml").read_text("utf-8"))


def never(language: str, text: str) -> list[str]:
    words = [word for thing in GLOSSARY.values() for word in thing.get("never", {}).get(language, [])]
    return [word for word in words if re.search(rf"\b{re.escape(word)}\b", text, re.IGNORECASE)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_word_for_one_thing(language: str) -> None:
    folder = bh.game("cake_auf").definition.folder
    catalogue = (folder / "words" / f"{language}.ftl").read_text("utf-8")
    phrases = re.sub(r"^#.*|^[\w-]+ =|\{ *\$\w+", "", catalogue, flags=re.MULTILINE)
    assert never(language, phrases) == []
    for thing in GLOSSARY:
        assert f"\nglossary-{thing} =" in catalogue
    speaker = bh.game("cake_auf").speaker(NAMES, language=language)
    for card in ACTION_CARDS:
        assert GLOSSARY[card][language] == speaker.thing("action", card)
    if language == "en":
        assert never(language, (folder / "rules.md").read_text("utf-8")) == []


# --- Whole matches


HOUSE_RULES: list[dict[str, str]] = [
    {},
    {"picky_eater": "transfer", "hands_between_rounds": "fresh", "tie_break": "shared"},
    {"freezer_burn": "game", "counteraction": "own"},
]


def played(game: Game, seed: int, greedy: bool) -> bh.Match:
    match = game.new(seed=seed, players=NAMES[: game.seats])
    trial, out, number = np.zeros(4, game.definition.state), np.zeros(LIST_LENGTH, np.int16), 0
    while not match.over and len(match) < (150 if PLAIN else 5_000):
        options = match.legal_ids()
        if greedy:
            match.play(int(play.choose_greedily(game.box, match._states, 0, trial, seed, number, out)))
        else:
            match.play(options[int(play.draw_choice(seed, number, len(options)))])
        number += 1
    return match


def nested(told: Form) -> set[str]:
    """The name of a form, and of all forms in it."""
    names = {told.name}
    for value in told.values.values():
        for one in value if isinstance(value, tuple) else (value,):
            names |= nested(one) if isinstance(one, Form) else set()
    return names


@pytest.mark.parametrize("greedy", [True, False], ids=["greedy", "random"])
@pytest.mark.parametrize("seats", spread([2, 3, 4], 1))
def test_a_whole_match_can_be_said_in_every_language(seats: int, greedy: bool) -> None:
    house_rules = HOUSE_RULES[(seats + greedy) % len(HOUSE_RULES)]
    match = played(bh.game("cake_auf", seats, house_rules), seats, greedy)
    listener, words = Listener(match.game, LANGUAGES), match.game.words
    codes = set()
    for reader in (EVERYTHING, None, *range(seats)):
        for step in match.steps_seen_by(reader):
            assert not listener.problem("say", *step.telling.forms)
        for entry in match.story(reader):
            assert entry.forms and not listener.problem("say", *entry.forms)
    again = match.copy()
    again._replay([])
    for number, (who, choice) in enumerate(match.log[: 60 if PLAIN else 5_000]):
        box, states = match.game.box, again._states
        if who != CHANCE and number % 8 < 2:
            for action in range(len(match.game.definition.table)):
                code = play.refuse(box, states, 0, action)
                codes.add(int(code))
                if code:
                    assert not listener.problem("reason", words.refusal(box[0], states[0], action, code))
                else:
                    assert not listener.problem("may", words.action(box[0], states[0], action))
        again._advance(who, choice)
    for _, heard in listener.heard:
        for told in heard:
            for name in nested(told):
                assert all(speaker.catalogue.find(name, fall_back=False) for speaker in listener.speakers), name
    if not PLAIN:
        assert {rules.NOT_NOW, rules.NOT_IN_HAND, rules.NO_ICON, rules.IN_POOL} <= codes
        assert not listener.problem("say", *match.verdict_forms())
        for language in LANGUAGES:
            assert never(language, match.story_text(0, language)) == []
        entries = match.story(None)
        assert len(match) / 25 < len(entries) < len(match) / 4
        headings = [entry.forms[0]["round"] for entry in entries if entry.heading]
        assert headings == [1, 2, 3]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_that_the_rules_bring_about_is_told(seats: int) -> None:
    """Counted from the positions, which know nothing of words: recipes finished, rounds won, decks shuffled."""
    match = played(bh.game("cake_auf", seats), 10 + seats, greedy=True)
    told = [each for step in match.steps() for each in step.telling.forms]
    finished = [each for each in told if each.name in ("finish", "finish-with")]
    burned = [card for each in told if each.name == "play" for card in each["cards"] if card.name == "burn"]
    assert sum(each["gain"] for each in finished) + sum(card["gain"] for card in burned) == sum(match.scores())
    if match.over:
        assert [each["round"] for each in told if each.name in ("win-round", "closing-time")] == [1, 2, 3]
        assert sum(each.name in ("cleared", "nothing-cleared") for each in told) == 2
        state = match._states[0]
        assert match.verdict == verdict(match.game, state, NAMES[:seats])
