"""Levels that feel like people: they have a style, forget, do nothing mad, and are not all the same."""

from collections import Counter
from dataclasses import replace
from fnmatch import fnmatchcase

import numpy as np
import pytest

import bakehouse as bh
from bakehouse.errors import UnknownName
from bakehouse.games import OURS
from bakehouse.games import find as find_game
from bakehouse.games.definition import Array
from bakehouse.kernel.compiling import PLAIN
from bakehouse.players import Sight, Turn, find, networks, turn_of
from bakehouse.players.manners import ANY, MAD, SPELL, Manners, likings
from bakehouse.players.planner import Manner, Planner
from bakehouse.players.search import Search, SearchSettings
from bakehouse.players.sight import SightSettings
from tests.players.test_sight import turn_in

NAME = "cupcake_empire"
TRAINED = ("bake_the_cake", "cake_auf", "cupcake_empire")
TIMES = 200


def many(manners: Manners, turn: Turn, worth: Array) -> Counter[int]:
    """How often each action is chosen, over matches with other seeds."""
    return Counter(manners.choose(replace(turn, seed=seed), worth) for seed in range(TIMES))


def lying_in_steps(turn: Turn, step: float) -> Array:
    """The first action is worth the most, each next one a step less."""
    return -step * np.arange(len(turn.legal))


def test_nothing_mad_is_chosen_however_warm_it_is() -> None:
    turn = turn_in(NAME)
    chosen = many(Manners(temperature=0.5, forgets=0.5), turn, lying_in_steps(turn, 0.4))
    sane = [action for place, action in enumerate(turn.legal) if 0.4 * place <= MAD * 0.5]
    assert 1 < len(sane) < len(turn.legal) and set(chosen) == set(sane)


def test_who_forgets_misses_the_best_now_and_then_and_for_a_while() -> None:
    turn = turn_in(NAME)
    table = turn.game.definition.table
    assert len({table.kind(action).first for action in turn.legal}) > 1
    worth = lying_in_steps(turn, 0.01)
    best = turn.legal[0]
    assert many(Manners(temperature=1e-4), turn, worth)[best] == TIMES
    forgetful = Manners(temperature=1.0, forgets=0.4)
    sure = Manners(temperature=1.0)
    assert many(forgetful, turn, worth) != many(sure, turn, worth)
    early, late = replace(turn, number=0), replace(turn, number=SPELL - 1)
    for seed in range(TIMES):
        there = [forgetful._has_forgotten(replace(each, seed=seed), best) for each in (early, late)]
        assert there[0] == there[1]
    share = np.mean([forgetful._has_forgotten(replace(turn, seed=seed), best) for seed in range(TIMES)])
    assert 0.25 < share < 0.55


def test_whoever_forgets_everything_still_acts() -> None:
    turn = turn_in(NAME)
    worth = lying_in_steps(turn, 0.01)
    assert many(Manners(temperature=0.1, forgets=1.0), turn, worth) == many(Manners(temperature=0.1), turn, worth)


# --- Characters


@pytest.mark.parametrize("name", OURS)
def test_every_liking_is_for_something_and_small(name: str) -> None:
    definition = find_game(name)
    assert len(definition.characters) >= 3
    notations = [definition.table.notation(action) for action in range(len(definition.table))]
    for style, character in definition.characters.items():
        assert character.sentence.endswith(".") and style == style.lower()
        for pattern in character.likes:
            assert any(fnmatchcase(notation, pattern) for notation in notations), (style, pattern)
        assert 0 < np.abs(likings(name, style)).max() <= 0.1


def test_the_spoiler_drives_others_out_where_it_is_as_good() -> None:
    table = find_game(NAME).table
    calm, hostile = table.id_of("outlet lemon none"), table.id_of("outlet lemon blue")
    assert calm is not None and hostile is not None
    turn = replace(turn_in(NAME), legal=[calm, hostile])
    equal = np.zeros(2)
    assert set(many(Manners(), turn, equal)) == {calm, hostile}
    assert set(many(Manners(style="spoiler"), turn, equal)) == {hostile}
    assert set(many(Manners(style="spoiler"), turn, np.array([0.2, 0.0]))) == {calm}
    assert set(many(Manners(style=ANY), turn, equal)) == {calm, hostile}


def test_an_unknown_character_is_answered_with_one_sentence() -> None:
    with pytest.raises(UnknownName, match=r"Cupcake Empire has no character 'spoilsport'; did you mean spoiler\?"):
        find("sight:style=spoilsport", NAME)


# --- The levels


def games_of(player: str, name: str, games: int) -> list[Turn]:
    """The decisions of whole games between players of one kind."""
    turns = []
    for seed in range(games):
        match = bh.game(name).new(seed=seed)
        while not match.over:
            turn = turn_of(match, match.actor)
            turns.append(turn)
            match.play(find(player, name).choose(turn))
    return [turn for turn in turns if len(turn.legal) > 1]


@pytest.mark.skipif(PLAIN, reason="judges hundreds of positions")
@pytest.mark.parametrize("name", TRAINED)
def test_the_gentlest_level_loses_less_than_random_play(name: str) -> None:
    turns = games_of("sight", name, 4)
    player, judge = find("first-timer", name), Sight()
    assert isinstance(player, Sight)
    lost, at_random = [], []
    for turn in turns:
        value = {each.action: each.value for each in judge.think(turn).considered}
        best = max(value.values())
        lost.append(best - value[player.choose(turn)])
        at_random.append(best - np.mean(list(value.values())))
    assert np.mean(lost) < 0.75 * np.mean(at_random)
    most_liked = max(np.abs(likings(name, style)).max() for style in find_game(name).characters)
    assert max(lost) <= MAD * player.settings.temperature + 2 * most_liked + 1e-9


def week(level: str, seed: int) -> list[list[int]]:
    """What two rivals of one level do in a week of Bake & Sale."""
    match = bh.game("bake_and_sale", 2).new(seed=seed)
    players = [find(level, "bake_and_sale") for _ in range(2)]
    done: list[list[int]] = [[], []]
    while not match.over:
        seat = match.actor
        done[seat].append(players[seat].choose(turn_of(match, seat)))
        match.play(done[seat][-1])
    return done


@pytest.mark.skipif(PLAIN, reason="plans whole weeks")
@pytest.mark.parametrize("level", ["first-timer", "apprentice", "journeyman", "baker"])
def test_two_rivals_of_one_level_do_not_play_the_identical_week(level: str) -> None:
    weeks = [week(level, seed) for seed in range(6)]
    assert sum(first != second for first, second in weeks) > len(weeks) / 2


def planned(turn: Turn, manner: Manner) -> list[int]:
    """The plan of a day."""
    player = Planner(manner)
    player.choose(turn)
    return list(player._plan.values())


def test_a_planner_chooses_among_its_best_plans_by_its_character() -> None:
    match = bh.game("bake_and_sale", edition={"days": 2, "hourglasses": 4}).new(seed=2)
    turn = turn_of(match, 0)
    plain, gained = planned(turn, Manner(width=2, candidates=24)), []
    for style in turn.game.definition.characters:
        liked = likings("bake_and_sale", style)
        own = planned(turn, Manner(width=2, candidates=24, style=style))
        gained.append(liked[own].sum() - liked[plain].sum())
    assert min(gained) >= 0 < max(gained)
    warm = [planned(replace(turn, seed=seed), Manner(width=2, candidates=24, temperature=0.05)) for seed in range(12)]
    assert len({tuple(plan) for plan in warm}) > 1


# --- Another box


def test_the_champion_says_that_it_knows_the_printed_box_only(caplog: pytest.LogCaptureFixture) -> None:
    networks._say.cache_clear()
    match = bh.game(NAME, house_rules={"live_level": "on"}).new(seed=1)
    turn = turn_of(match, match.actor)
    champion = find("champion", NAME)
    assert isinstance(champion, Search)
    few = type(champion)(replace(champion.settings, sims=3, time=0.0, trees=1))
    usual = Search(SearchSettings(**{"sims": 3, **find_game(NAME).settings["search"]}))
    assert few.choose(turn) == usual.choose(turn)
    assert len(caplog.messages) == 1
    assert "has learned another box" in caplog.text and "The hand-made opinion plays instead." in caplog.text


def test_the_gentle_levels_stay_gentle_with_another_box() -> None:
    match = bh.game(NAME, house_rules={"live_level": "on"}).new(seed=1)
    turn = turn_of(match, match.actor)
    warm = Sight(SightSettings(temperature=0.12))
    chosen = Counter(warm.choose(replace(turn, seed=seed)) for seed in range(40))
    assert len(chosen) > 1
