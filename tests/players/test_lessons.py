"""Lessons on the engine: who follows the coach meets every part, plays to the end, and wins; mistakes are explained."""

from collections.abc import Iterator

import numpy as np
import pytest

from bakehouse.forms import Form
from bakehouse.games import OURS, find
from bakehouse.match import Match
from bakehouse.players import find as find_player
from bakehouse.players import turn_of
from bakehouse.players.advice import Advice, Rated
from bakehouse.players.coach import LEARNER, Lead, lead, lesson_game, mistake, moment_of, remark, rival_of
from bakehouse.testing.listening import Listener
from bakehouse.words import LANGUAGES


def taught(game: str) -> Iterator[tuple[Match, Lead]]:
    """The lesson of a game, decision by decision, and its end; whoever learns does what the coach says."""
    lesson = find(game).lesson
    table = lesson_game(game, lesson)
    match = table.new(seed=lesson.seed)
    rival = find_player(rival_of(game, lesson), table)
    while not match.over:
        if LEARNER in match.awaited:
            said = lead(match, LEARNER, lesson)
            yield match, said
            assert said.action is not None
            match.push(said.action.id, LEARNER)
        else:
            match.push(rival.choose(turn_of(match, match.actor)), match.actor)
    yield match, lead(match, LEARNER, lesson)


@pytest.mark.parametrize("game", OURS)
def test_a_lesson_meets_every_part_of_its_game_and_is_won(game: str) -> None:
    lesson = find(game).lesson
    ears = Listener(lesson_game(game, lesson), list(LANGUAGES))
    explained, mistakes, heard = set[str](), set[str](), set[Form]()
    for match, said in taught(game):
        if said.why is not None and not said.known:
            explained.add(said.part)
        forms = {said.why, *(each.words for each in said.chapters)}
        if said.action is not None:
            judged = {action.id: mistake(match, LEARNER, action.id, lesson) for action in match.legal(LEARNER)}
            assert judged[said.action.id] is None or None not in judged.values(), "the coach proposes a mistake"
            wrong = set(judged.values()) - {None}
            mistakes |= {each.name for each in wrong if each is not None}
            forms |= wrong
        for form in forms - {None} - heard:
            assert form is not None
            assert not (problem := ears.problem("say", form)), problem
            heard.add(form)
    assert [each.part for each in said.chapters if not each.met] == []
    assert explained >= {chapter.part for chapter in lesson.chapters if chapter.seen is None}
    assert mistakes, "nothing that could be done was a mistake"
    assert match.ranks()[LEARNER] == 1
    for form in lesson.goal(match.game.edition.tree):
        assert not (problem := ears.problem("say", form)), problem


def test_the_lesson_of_cupcake_empire_activates_no_column_in_vain() -> None:
    """Selling without an outlet came first: the level could not be used, and nobody was told why."""
    for match, said in taught("cupcake_empire"):
        if said.action is not None and said.action.kind == "ACTIVATE":
            assert match.view(LEARNER)["table"]["useful"][said.action.parameters["column"] - 1]


def test_whoever_fulfils_no_objective_hears_of_them_half_way() -> None:
    """A lesson could end without a word about them."""
    (chapter,) = [each for each in find("cupcake_empire").lesson.chapters if each.part == "objectives"]
    assert chapter.seen is not None

    def table(income: int, done: bool) -> dict[str, object]:
        return {"players": [{"income": income}, {"income": 30}], "objectives": [{"done": [done, True]}]}

    assert not chapter.seen(table(14, False), 0)
    assert chapter.seen(table(15, False), 0) and chapter.seen(table(3, True), 0)


def test_a_lesson_goes_along_with_whoever_does_other_things() -> None:
    """Always the last action instead of the coach's: the coach has something to say at every decision."""
    lesson = find("bake_and_sale").lesson
    match = lesson_game("bake_and_sale", lesson).new(seed=lesson.seed)
    while not match.over:
        seat = match.actor
        if seat == LEARNER:
            said = lead(match, LEARNER, lesson)
            assert said.action in match.legal(LEARNER)
        match.push(match.legal_ids(seat)[-1], seat)
    assert lead(match, LEARNER, lesson).action is None


def advice(*worths: float, error: float = 1.0) -> Advice:
    considered = tuple(Rated(action, worth, error) for action, worth in enumerate(worths))
    return Advice(0, "chance", considered, Form("hint-clearly", {}))


def test_a_coach_speaks_of_a_move_that_was_clearly_much_worse_and_of_no_other() -> None:
    assert remark(advice(80, 50), 1) is not None
    assert remark(advice(80, 50), 0) is None, "the best move"
    assert remark(advice(80, 75), 1) is None, "a little worse"
    assert remark(advice(80, 50, error=20), 1) is None, "perhaps no worse at all"
    assert remark(advice(80, 50), 7) is None, "nobody has looked at it"


def test_a_first_purchase_for_another_baker_is_explained() -> None:
    lesson = find("bake_the_cake").lesson
    match = lesson_game("bake_the_cake", lesson).new(seed=lesson.seed)
    blue, red = (next(each.id for each in match.legal(LEARNER) if each.parameters == {
        "ingredient": "flour", "colour": colour}) for colour in ("blue", "red"))  # fmt: skip
    said = mistake(match, LEARNER, blue, lesson)
    assert said is not None and said.name == "lesson-no-colour"
    assert mistake(match, LEARNER, red, lesson) is None
    match.push(red, LEARNER)
    assert lead(match, LEARNER, lesson).part == "recipes", "what was bought is carried on at once, and explained"


def test_eating_is_explained_by_where_it_is_eaten_from() -> None:
    lesson = find("bake_the_cake").lesson
    match = lesson_game("bake_the_cake", lesson).new(seed=lesson.seed)
    eating = next(each for each in lesson.chapters if each.part == "eating")

    def told_of(kind: str) -> object:
        moment = moment_of(match, LEARNER)
        return eating.values(moment, next(each for each in moment.actions if each.kind == kind))["from"]

    match.push(next(each.id for each in match.legal(LEARNER) if each.kind == "BUY"), LEARNER)
    assert told_of("EAT_TABLE") == "table"
    match.push(next(each.id for each in match.legal(LEARNER) if each.kind == "ADD"), LEARNER)
    while match.actor != LEARNER:
        match.push(next(each.id for each in match.legal(match.actor) if each.kind == "BUY"), match.actor)
    assert told_of("EAT_RECIPE") == "own"


def test_where_a_column_works_already_the_coach_speaks_of_its_levels() -> None:
    kinds = dict[str, Form]()
    for _, said in taught("cupcake_empire"):
        if said.action and said.action.kind in ("ACTIVATE", "LEVEL") and said.why:
            kinds.setdefault(said.action.kind, said.why)
    assert kinds["ACTIVATE"] != kinds["LEVEL"]


def test_what_no_recipe_needs_is_let_go_two_cards_at_a_time() -> None:
    """Where a recipe was full but banned, a learner who let go of one card a turn waited long."""
    both = [said for _, said in taught("cake_auf") if said.action and said.action.kind == "DISCARD" and said.then]
    assert both, "never two at once"
    assert all(notation.startswith("discard") for said in both for notation in said.then)


def test_the_lesson_of_bake_the_cake_ends_with_cups_and_not_in_a_jam() -> None:
    *_, (match, said) = taught("bake_the_cake")
    assert len(match.view(LEARNER)["table"]["finished"]) == 2
    assert next(each.met for each in said.chapters if each.part == "jury")


def test_who_does_other_things_in_bake_the_cake_still_comes_to_the_cups_and_soon() -> None:
    """Rivals who ate whatever they saw led to a jam or to fifty decisions, and a coach who threw the cake away."""
    lesson, decided, jams = find("bake_the_cake").lesson, list[int](), 0
    for seed in range(8):
        whims, match = np.random.default_rng(seed), begun("bake_the_cake")
        rival = find_player(rival_of("bake_the_cake", lesson), match.game)
        decided.append(0)
        while not match.over:
            if match.actor != LEARNER:
                match.push(rival.choose(turn_of(match, match.actor)), match.actor)
                continue
            decided[-1] += 1
            said = lead(match, LEARNER, lesson).action
            assert said is not None
            moment = moment_of(match, LEARNER)
            strays = [each for each in moment.actions if lesson.mistake(moment, each) is None] or [said]
            assert said.kind != "THROW" or strays == [said]
            chosen = strays[whims.integers(len(strays))] if whims.random() < 0.15 else said
            match.push(chosen.id, LEARNER)
        jams += len(match.view(LEARNER)["table"]["finished"]) < 2
    assert jams <= 1
    assert np.median(decided) < 30


def test_what_is_bought_in_anothers_colour_is_not_called_ones_own() -> None:
    lesson = find("bake_the_cake").lesson
    match = lesson_game("bake_the_cake", lesson).new(seed=lesson.seed)
    while LEARNER not in match.awaited:
        match.push(match.legal_ids(match.actor)[0], match.actor)
    buying, moment = next(each for each in lesson.chapters if each.part == "buying"), moment_of(match, LEARNER)
    told = {
        each.parameters["colour"]: buying.values(moment, each)["own"] for each in moment.actions if each.kind == "BUY"
    }
    assert told == {"red": 1, "blue": 0, "green": 0}


def begun(game: str) -> Match:
    lesson = find(game).lesson
    return lesson_game(game, lesson).new(seed=lesson.seed)


def only(match: Match, kind: str, **parameters: str) -> int:
    """The action of the learner of a kind with these parameters."""
    found = moment_of(match, LEARNER).find(kind, **parameters)
    assert found is not None
    return found.id


def test_a_building_for_a_whole_week_is_a_pity_in_a_short_lesson() -> None:
    lesson, match = find("bake_and_sale").lesson, begun("bake_and_sale")
    for kind in ("STOCK", "FRIENDLY"):
        said = mistake(match, LEARNER, only(match, kind), lesson)
        assert said is not None and said.name == "lesson-no-week"
    assert mistake(match, LEARNER, only(match, "SUPERMARKET"), lesson) is None


def test_a_larger_business_is_a_pity_when_no_visit_follows() -> None:
    lesson, match = find("bake_and_sale").lesson, begun("bake_and_sale")
    assert mistake(match, LEARNER, only(match, "CONSULTING"), lesson) is None
    while match.view(LEARNER)["table"]["day"] < match.view(LEARNER)["table"]["days"]:
        match.push(next(each.id for each in match.legal(match.actor) if each.kind == "END_DAY"), match.actor)
    for _ in range(5):
        match.push(only(match, "NETWORK"), LEARNER)
    said = mistake(match, LEARNER, only(match, "CONSULTING"), lesson)
    assert said is not None and said.name == "lesson-no-visit"


def test_no_star_is_asked_for_on_loaves_that_an_order_takes_away() -> None:
    """Two loaves that the large order asks for were made dearer, and handed over."""
    lesson, match = find("bake_and_sale").lesson, begun("bake_and_sale")
    star = next(each for each in lesson.chapters if each.part == "star")
    while not match.over:
        said = lead(match, LEARNER, lesson) if LEARNER in match.awaited else None
        if said is None or said.action is None:
            match.push(next(each.id for each in match.legal(match.actor) if each.kind == "END_DAY"), match.actor)
            continue
        moment = moment_of(match, LEARNER)
        sheet = moment.table["sheets"][LEARNER]
        if "order_4" not in sheet["orders"] and sheet["loaves"]["baguette"] - sheet["used"]["baguette"] == 2:
            assert not any(star.wants(moment, action) for action in moment.actions)
        match.push(said.action.id, LEARNER)


def test_who_strays_is_led_on_in_the_own_colour_and_to_the_part_that_the_cake_needs() -> None:
    """The coach proposed what scores for another, and a topping before the layer, to who had lost a first purchase."""
    lesson, match = find("bake_the_cake").lesson, begun("bake_the_cake")
    for ingredient in ("sugar", "egg"):
        match.push(only(match, "BUY", ingredient=ingredient, colour="red"), LEARNER)
    while match.actor != LEARNER:
        eating = [each.id for each in match.legal(match.actor) if each.kind == "EAT_TABLE"]
        match.push(eating[0] if eating else match.legal_ids(match.actor)[0], match.actor)
    said = lead(match, LEARNER, lesson).action
    assert said is not None and said.kind == "BUY" and said.parameters["colour"] == "red"
    match.push(said.id, LEARNER)
    added = lead(match, LEARNER, lesson).action
    assert added is not None and added.kind == "ADD" and str(added.parameters["recipe"]).endswith("_layer")
