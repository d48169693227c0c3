"""Ratings from results whose truth is known."""

from math import isfinite, log10

import numpy as np
import pytest

from bakehouse.lab.playing import Row
from bakehouse.lab.ratings import Chance, Contest, Figure, elo, openskill, standings

TRUTH = (200.0, 50.0, -50.0, -200.0)


def row(game: int, block: int, players: list[str], scores: list[int]) -> Row:
    """A game in which more points mean a better return."""
    seats = len(players)
    best = max(scores)
    return {
        "game": game, "block": block, "round": 0, "seed": block, "players": players, "scores": scores,
        "returns": [0.0 if scores.count(best) == seats else 1.0 if score == best else -1.0 for score in scores],
        "decisions_of": [10] * seats, "seconds_mean": [0.1] * seats, "seconds_max": [0.5] * seats,
        "fell_back": [0] * seats, "problems": [],
    }  # fmt: skip


def rated(players: int, contests: list[Contest]) -> list[Figure]:
    return elo(players, contests, Chance(sorted({contest.block for contest in contests}), 500))


def drawn(seed: int, rounds: int) -> list[Contest]:
    """Results of players of these strengths."""
    luck = np.random.default_rng(seed)
    contests = []
    for block in range(rounds):
        for one in range(4):
            for other in range(one):
                won = luck.random() < 1 / (1 + 10 ** ((TRUTH[other] - TRUTH[one]) / 400))
                contests.append(Contest(block, (one, other), (1.0, -1.0) if won else (-1.0, 1.0)))
    return contests


def test_known_strengths_are_recovered_within_the_interval() -> None:
    held = 0
    for seed in range(10):
        for truth, figure in zip(TRUTH, rated(4, drawn(seed, 200)), strict=True):
            assert figure.low is not None and figure.high is not None
            assert abs(figure.value - truth) < 80 and 10 < figure.high - figure.low < 150
            held += figure.low <= truth <= figure.high
    assert held >= 34  # of 40; 38 are expected


def test_ratings_say_the_odds() -> None:
    contests = [Contest(game, (0, 1), (1.0, -1.0) if game % 4 else (-1.0, 1.0)) for game in range(4000)]
    strong, weak = rated(2, contests)
    assert strong.value - weak.value == pytest.approx(400 * log10(3), abs=1) and strong.value == -weak.value


def test_draws_count_half() -> None:
    one, other = rated(2, [Contest(game, (0, 1), (0.0, 0.0)) for game in range(50)])
    assert one.value == pytest.approx(0, abs=1e-6) and other.value == pytest.approx(0, abs=1e-6)


def test_somebody_who_always_wins_has_finite_figures_and_a_wide_interval() -> None:
    winner, loser = rated(2, [Contest(game, (0, 1), (1.0, -1.0)) for game in range(20)])
    assert winner.low is not None and winner.high is not None
    assert 100 < winner.low < winner.value < winner.high and isfinite(winner.high) and winner.high - winner.low > 200
    assert loser.value == -winner.value


def test_games_that_share_their_luck_do_not_make_an_interval_narrower() -> None:
    few = [Contest(game, (0, 1), (1.0, -1.0) if game % 3 else (-1.0, 1.0)) for game in range(30)]
    many = [contest for contest in few for _ in range(10)]  # ten games with the same seed that went the same way
    widths = [
        figure.high - figure.low for figure in (rated(2, few)[0], rated(2, many)[0]) if figure.high and figure.low
    ]
    assert len(widths) == 2 and widths[1] > 0.8 * widths[0]


def test_a_contest_of_many_seats_weighs_as_one() -> None:
    """Four seats have six comparisons, and yet one game of them does not outweigh a game of two."""
    contests = [Contest(0, (0, 1, 2, 3), (1.0, 0.5, -0.5, -1.0)), Contest(1, (1, 0), (1.0, -1.0))]
    first, second, *_ = rated(4, contests)
    assert second.value > first.value


def test_with_one_block_there_is_no_interval() -> None:
    assert rated(2, [Contest(0, (0, 1), (1.0, -1.0))])[0].low is None


def test_openskill_puts_the_winner_first_and_grows_certain() -> None:
    few, many = (openskill(2, [Contest(game, (0, 1), (1.0, -1.0)) for game in range(games)]) for games in (3, 30))
    assert many[0][0] > few[0][0] > few[1][0] and many[0][1] < few[0][1]


def test_openskill_of_a_player_in_two_seats() -> None:
    skills = openskill(2, [Contest(game, (0, 1, 0), (1.0, -1.0, 0.0)) for game in range(20)])
    assert skills[0][0] > skills[1][0] and all(isfinite(sigma) and sigma > 0 for _, sigma in skills)


def test_standings_of_games() -> None:
    rows = [row(game, game // 2, ["weak", "strong"], [10 + game, 20 + game]) for game in range(10)]
    rows.append(row(10, 5, ["strong", "weak"], [7, 7]))
    table = standings(["weak", "strong"], rows, {})
    first, second = table.ranked
    assert (first.player, second.player) == ("strong", "weak")
    assert first.games == 11 and first.won.value == pytest.approx(10.5 / 11)
    assert first.points.value == pytest.approx((sum(range(20, 30)) + 7) / 11)
    assert table.shares[0, 1] == pytest.approx(10.5 / 11) and table.shares[1, 0] == pytest.approx(0.5 / 11)
    assert np.isnan(table.shares[0, 0]) and table.meetings[0, 1] == 11
    assert table.expected[0, 1] + table.expected[1, 0] == pytest.approx(1) and table.expected[0, 1] > 0.8
    assert (first.seconds_mean, first.seconds_max) == (pytest.approx(0.1), 0.5)


def test_alone_players_are_compared_on_the_same_seed_and_levels_are_counted() -> None:
    rows = []
    for block in range(20):
        rows.append(row(2 * block, block, ["low"], [100 + block]))
        rows.append(row(2 * block + 1, block, ["high"], [110 + block]))
    table = standings(["low", "high"], rows, {"easy": 120, "hard": 300})
    first = table.ranked[0]
    assert first.player == "high" and first.won.value == 1 and table.shares[0, 1] == 1
    assert first.levels["easy"].value == 0.5 and first.levels["hard"].value == 0
    hard = first.levels["hard"]
    assert hard.low is not None and hard.high is not None and hard.low < 0.01 and 0.03 < hard.high < 0.3


def test_one_player_alone_has_points_and_no_rating() -> None:
    table = standings(["only"], [row(block, block, ["only"], [block]) for block in range(5)], {})
    assert table.ranked[0].elo == Figure(0.0) and table.ranked[0].points.value == 2
