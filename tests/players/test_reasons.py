"""Why one action is better than another: what games that were played on differ in, and never what luck made of them."""

import numpy as np
import pytest

import bakehouse as bh
from bakehouse.forms import Form, form
from bakehouse.games import OURS, find
from bakehouse.kernel.compiling import PLAIN
from bakehouse.kernel.network import is_there
from bakehouse.players import turn_of
from bakehouse.players.planner import Planner
from bakehouse.players.reasons import DOUBT, Effort, look_for_reasons, reasons, standard_errors
from bakehouse.players.worlds import ROOM, Worlds
from bakehouse.words import LANGUAGES


def worlds_at(game: str, seats: int, seed: int = 1) -> Worlds:
    match = bh.game(game, seats).new(seed=seed)
    turn = turn_of(match, match.actor)
    return Worlds(turn, turn.legal[:2])


def place_of(worlds: Worlds, use: str) -> int:
    return [str(each) for each in worlds.turn.game.definition.uses].index(use)


def told(worlds: Worlds) -> list[Form]:
    return reasons(worlds, *worlds.actions)


# --- The games


def test_both_actions_meet_the_same_luck() -> None:
    """The same action twice: nothing differs in any world."""
    for name in OURS:
        one = worlds_at(name, find(name).seats[0] + 1)
        worlds = Worlds(one.turn, [one.actions[0], one.actions[0]])
        worlds.play_on(games=2 if PLAIN else 20)
        for each in (worlds.points, worlds.pieces, worlds.soon, worlds.soon_points, worlds.reached):
            assert (each[:, 0] == each[:, 1]).all()
        assert worlds.margin() == 0 and not told(worlds)
        assert (worlds.pieces.sum(axis=2)[:, 0] == worlds.points[:, 0, worlds.turn.seat]).all()
        assert (worlds.soon.sum(axis=2)[:, 0] == worlds.soon_points[:, 0, worlds.turn.seat]).all()


def test_worlds_are_the_same_in_any_portions() -> None:
    """Also when there is more room to be made for them."""
    number = 3 if PLAIN else ROOM + 8
    at_once, one_by_one = worlds_at("cake_auf", 2), worlds_at("cake_auf", 2)
    at_once.play_on(games=number)
    for _ in range(number):
        one_by_one.play_on()
    assert (at_once.points == one_by_one.points).all() and (at_once.reached == one_by_one.reached).all()
    assert at_once.points.any()


def test_what_is_reached_soon_and_in_the_end() -> None:
    """In Cake Auf! a point is a finished recipe; most of them come after the own next turn."""
    worlds = worlds_at("cake_auf", 2)
    worlds.play_on(games=2 if PLAIN else 20)
    recipes = [place for place, use in enumerate(worlds.turn.game.definition.uses) if use.kind == "recipe"]
    seats = range(worlds.turn.game.seats)
    assert (worlds.reached[..., : len(seats), recipes[0] :].sum(axis=3) == worlds.points[..., : len(seats)]).all()
    assert len(recipes) == len(worlds.turn.game.definition.uses) - recipes[0]
    assert (worlds.soon_points <= worlds.points).all() and worlds.soon_points.sum() < worlds.points.sum()


# --- What is told of them


def test_a_reason_speaks_for_what_is_recommended() -> None:
    """A price is told only beside more that it pays for."""
    parts = find("bake_and_sale").parts

    def gained(**gains: int) -> list[tuple[object, object]]:
        worlds = worlds_at("bake_and_sale", 1)
        worlds.played = 10
        for part, gain in gains.items():
            worlds.pieces[:, 0, parts.index(part)] = gain
        worlds.points[:, 0, 0] = sum(gains.values())
        return [(said["score"], said["gain"]) for said in told(worlds)]

    assert gained(wholesale=18, retail=-10) == [("wholesale", 18), ("retail", -10)]
    assert gained(hiring=-9, buildings=4, fame=3, awards=3) == [("buildings", 4), ("fame", 3)]
    assert gained(buildings=-6) == []


def test_what_is_reached_more_often_is_told_in_games_of_a_hundred() -> None:
    worlds = worlds_at("cake_auf", 3)
    seat, rival = worlds.turn.seat, (worlds.turn.seat + 1) % 3
    worlds.played = 30
    worlds.reached[:24, 0, seat, place_of(worlds, "recipe.mochi")] = 1
    worlds.reached[:6, 1, seat, place_of(worlds, "recipe.mochi")] = 1
    worlds.reached[:18, 1, rival, place_of(worlds, "recipe.pavlova")] = 1
    said = told(worlds)
    assert [each.name for each in said] == ["hint-reached", "hint-reached-by"]
    assert said[0]["deed"]["recipe"] == "mochi" and (said[0]["often"], said[0]["instead"]) == (80, 20)
    assert said[1]["whom"] == rival and (said[1]["often"], said[1]["instead"]) == (0, 60)
    spoken = bh.game("cake_auf", 3).new(seed=1).speaker(seat).say(said[0])
    assert spoken == "Mochi finished in 80 of 100 games instead of 20"


def test_of_what_a_seat_reaches_only_what_differs_most_is_told() -> None:
    """And what is reached less often by more is not passed over for what is reached more often."""
    worlds = worlds_at("bake_the_cake", 3)
    rival = (worlds.turn.seat + 1) % 3
    worlds.played = 30
    worlds.reached[:24, 1, rival, place_of(worlds, "cake.finished")] = 1
    worlds.reached[:21, 1, rival, place_of(worlds, "cake.chosen")] = 1
    assert [(each["whom"], each["deed"].name) for each in told(worlds)] == [(rival, "reached-finished")]
    worlds = worlds_at("cake_auf", 2)
    worlds.played = 30
    worlds.reached[:15, 0, worlds.turn.seat, place_of(worlds, "recipe.mochi")] = 1
    worlds.reached[:24, 1, worlds.turn.seat, place_of(worlds, "recipe.kulfi")] = 1
    assert told(worlds) == []


def test_how_it_stands_by_the_next_turn_is_told_together_where_nothing_else_is() -> None:
    worlds = worlds_at("cake_auf", 2)
    worlds.played = 30
    worlds.soon[:, 0, 1] = 2
    worlds.soon_points[:, 1, 1 - worlds.turn.seat] = 1
    said = told(worlds)
    match = bh.game("cake_auf", 2).new(seed=1)
    spoken = "By the next turn points in the second round +2, for the best of the others \N{MINUS SIGN}1"
    assert [match.speaker(worlds.turn.seat).say(each) for each in said] == [spoken]
    worlds.pieces[:, 0, 1] = 1
    assert [each.name for each in told(worlds)] == ["hint-score"]


def test_what_hits_a_rival_is_told_by_name() -> None:
    worlds = worlds_at("cake_auf", 3)
    rival = (worlds.turn.seat + 1) % 3
    worlds.played = 30
    worlds.points[:, 0, rival], worlds.points[:, 1, rival] = 2, 4
    worlds.points[..., (worlds.turn.seat + 2) % 3] = 5
    (only,) = told(worlds)
    assert only.name == "hint-rival" and (only["whom"], only["gain"]) == (rival, -2)


def test_more_of_what_a_rival_reaches_speaks_for_nothing() -> None:
    worlds = worlds_at("cake_auf", 3)
    rival = (worlds.turn.seat + 1) % 3
    worlds.played = 30
    worlds.reached[:, 0, rival, place_of(worlds, "recipe.mochi")] = 1
    assert told(worlds) == []


def test_games_that_go_the_other_way_give_no_reason() -> None:
    """Where the recommended action brings a worse place, what it has more of is none."""
    worlds = worlds_at("cake_auf", 2)
    seat, rival = worlds.turn.seat, 1 - worlds.turn.seat
    worlds.played = 30
    worlds.pieces[:, 0, 1] = 1
    worlds.points[:, 0, seat], worlds.points[:, 0, rival] = 4, 5
    worlds.points[:, 1, seat], worlds.points[:, 1, rival] = 3, 2
    assert told(worlds) == []


@pytest.mark.parametrize("game", OURS)
def test_luck_gives_no_reasons(game: str) -> None:
    """Differences without a cause, in all that is looked at, are told in one of twenty cases at most."""
    luck, worlds, trials = np.random.default_rng(1), worlds_at(game, find(game).seats[0] + 1), 200
    seats, found = worlds.turn.game.seats, 0
    worlds.played = ROOM
    for _ in range(trials):
        worlds.pieces[:] = luck.integers(0, 9, worlds.pieces.shape)
        worlds.soon[:] = luck.integers(0, 9, worlds.soon.shape)
        for points in (worlds.points, worlds.soon_points):
            points[..., :seats] = luck.integers(0, 40, (ROOM, 2, seats))
        worlds.reached[..., :seats, :] = luck.integers(0, 2, (ROOM, 2, seats, worlds.reached.shape[-1]))
        found += bool(told(worlds))
    assert found <= DOUBT * trials


def test_a_mean_of_few_games_has_to_be_surer() -> None:
    """As tables of Student's distribution have it."""
    for doubt, values, expected in ((0.05, 8, 2.365), (0.05, 31, 2.042), (0.001, 31, 3.646), (0.001, 8, 5.408)):
        assert standard_errors(doubt, values) == pytest.approx(expected, rel=0.01)
    assert standard_errors(0.05, 100_000) == pytest.approx(1.96, abs=0.001)


def test_more_games_are_played_while_nothing_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many again each time, then with the next effort."""
    one, played = worlds_at("cake_auf", 2), list[tuple[bool, int]]()
    play_on = Worlds.play_on

    def noted(worlds: Worlds, planner: Planner | None = None, games: int = 1) -> None:
        played.append((is_there(worlds.network), games))
        play_on(worlds, planner, games)

    monkeypatch.setattr(Worlds, "play_on", noted)
    same = one.actions[0]
    assert look_for_reasons(one.turn, same, same, (Effort(2, 7, "sight"), Effort(1, 2))) == []
    assert played == [(True, 2), (True, 2), (True, 3), (False, 1), (False, 1)]


def test_how_it_stands_soon_is_told_only_if_more_games_show_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    turn = worlds_at("cake_auf", 2).turn
    soon, score = form("hint-soon", what=[form("hint-score", score="round_1", gain=1)]), form("hint-points", gain=1)

    def found(*looks: list[Form]) -> list[Form]:
        left = list(looks)
        monkeypatch.setattr("bakehouse.players.reasons.reasons", lambda *asked: left.pop(0))
        return look_for_reasons(turn, *turn.legal[:2], (Effort(1, 4),))

    assert found([soon], [soon], [score]) == [score]
    assert found([score]) == [score]
    assert found([], [soon], [soon]) == [soon]
    assert found([soon], [soon], []) == []


def test_what_a_plan_has_earned_by_tomorrow_is_no_reason() -> None:
    worlds = worlds_at("bake_and_sale", 1)
    worlds.played = 30
    worlds.soon[:, 0, 0] = 5
    assert told(worlds) == []


@pytest.mark.parametrize("game", OURS)
def test_all_that_is_reached_has_words(game: str) -> None:
    definition, match = find(game), bh.game(game, find(game).seats[-1]).new(seed=1)
    kinds = {use.kind for use in definition.uses}
    assert set(definition.reached) <= kinds and definition.reached
    for use in definition.uses:
        if use.kind in definition.reached:
            deed = definition.reached[use.kind](match.game.box[0], use.name)
            for language in LANGUAGES:
                assert match.speaker(0, language).say(deed)
