"""Many games at once."""

import numpy as np
import pytest

import bakehouse as bh
from bakehouse.kernel.compiling import PLAIN
from bakehouse.kernel.play import draw_choice
from bakehouse.simulation import playout

GAMES = 4 if PLAIN else 600


@pytest.mark.parametrize("name", bh.GAMES)
def test_the_number_of_threads_does_not_matter(name: str) -> None:
    table = bh.game(name)
    alone, together = bh.playout(table, range(GAMES), threads=1), bh.playout(table, range(GAMES), threads=3)
    for field in ("seeds", "decisions", "chances", "endings", "scores", "returns"):
        assert np.array_equal(getattr(alone, field), getattr(together, field)), field


@pytest.mark.parametrize("name", bh.GAMES)
def test_seeds_in_any_order_give_the_same_games(name: str) -> None:
    table = bh.game(name)
    forward, backward = bh.playout(table, range(GAMES)), bh.playout(table, list(range(GAMES))[::-1])
    assert np.array_equal(forward.scores, backward.scores[::-1])


@pytest.mark.parametrize("name", bh.GAMES)
def test_a_match_of_random_choices_is_the_playout_of_its_seed(name: str) -> None:
    table = bh.game(name)
    played = bh.playout(table, range(2))
    for seed in range(2):
        match = table.new(seed=seed)
        decisions = 0
        while not match.over:
            legal = match.legal()
            match.play(legal[draw_choice(seed, decisions, len(legal))])
            decisions += 1
        assert match.scores() == played.scores[seed].tolist()
        assert match.returns() == played.returns[seed].tolist()


@pytest.mark.parametrize("name", bh.GAMES)
def test_the_greedy_player_is_better_than_chance(name: str) -> None:
    seats = max(2, bh.game(name).definition.seats.start)
    played = playout(bh.game(name, seats), range(3 if PLAIN else 200), players=["greedy"])
    assert played.win_shares()[0] > 1 / seats


def test_win_shares_add_up_and_ties_are_shared() -> None:
    played = bh.playout(bh.game("bake_and_sale", 3), range(GAMES))
    assert played.win_shares().sum() == pytest.approx(1)


@pytest.mark.parametrize(
    ("seeds", "named", "told"),
    [
        ([-1], (), "A seed is a whole number"),
        (range(-3, 2), (), "A seed is a whole number"),
        (range(2), ("clairvoyant",), "There is no player 'clairvoyant'"),
        (range(2), ("random", "random"), "There are 2 players for 1 seats"),
    ],
)
def test_what_cannot_be_simulated_is_said(seeds: range, named: tuple[str, ...], told: str) -> None:
    with pytest.raises(bh.BakehouseError, match=told):
        playout(bh.game("bake_and_sale"), seeds, players=named)


def test_any_player_can_be_simulated_and_what_goes_wrong_is_told() -> None:
    table = bh.game("bake_the_cake")
    names = ["search:sims=2,greed=0,turns=0", "tests.players.helpers:Last", "tests.players.helpers:Illegal"]
    alone, together = playout(table, range(2), names, threads=1), playout(table, range(2), names, threads=2)
    assert np.array_equal(alone.scores, together.scores)
    assert alone.decisions.min() > 20 and set(alone.ending_names()) <= set(table.definition.endings)
    assert all("Illegal in seat 3 answered -7" in problem for problem in alone.problems)
    assert len(alone.problems) > 2


def test_a_level_that_is_a_compiled_player_is_that_player(monkeypatch: pytest.MonkeyPatch) -> None:
    table = bh.game("bake_the_cake")
    monkeypatch.setitem(table.definition.levels, "rival", "greedy")
    named, meant = playout(table, range(4), ["rival"]), playout(table, range(4), ["greedy"])
    assert np.array_equal(named.scores, meant.scores)
