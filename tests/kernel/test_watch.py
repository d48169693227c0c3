"""Watched games are those that are played, compiled and as plain Python; and the course of a game is told rightly."""

import numpy as np
import pytest

import bakehouse as bh
from bakehouse.kernel import watch as kernel
from bakehouse.lab.watching import watch


@pytest.mark.parametrize("player", ["random", "greedy"])
def test_they_are_the_games_of_a_simulation(player: str) -> None:
    game = bh.game("bake_and_sale", seats=2)
    watched, played = watch(game, range(1), [player]), bh.playout(game, range(1), [player] * 2)
    assert (watched.scores == played.scores).all() and (watched.returns == played.returns).all()
    assert (watched.used == played.uses).all() and (watched.parts == played.parts).all()
    assert watched.seen["decisions"] == played.decisions and watched.seen["turns"] == 7


def test_leads_and_drama_of_a_made_up_course() -> None:
    """Four looks at two seats: seat 0 leads twice, then seat 1 twice; seat 1 wins."""
    seen = np.zeros(1, kernel.SEEN)
    looks = np.zeros((8, 8))
    looks[:4, :2] = [[0.5, -0.5], [0.32, -0.4], [-0.1, 0.1], [-0.8, 0.8]]
    kernel.note_course(looks, 4, 2, np.array([-1.0, 1.0]), seen[0])
    assert seen["lead_changes"][0] == 1
    assert seen["drama"][0] == pytest.approx((np.sqrt(0.5) + np.sqrt(0.36)) / 2)
    assert seen["after_decision"][0] == 0.25  # only the last look is above the 0.5 that seat 0 once hoped for
    assert seen["leaders"][0][0] == 0 and seen["leaders"][0][-1] == 1


def test_clarity_is_the_share_that_falls_behind() -> None:
    seen = np.zeros(3, kernel.SEEN)
    kernel.note_clarity(np.array([0.0, 0.0, 0.0, 10.0]), 4, seen[0])
    kernel.note_clarity(np.array([5.0, 5.0]), 2, seen[1])
    kernel.note_clarity(np.array([5.0]), 1, seen[2])
    assert seen["clear"].tolist() == [0.75, 0.0, 0.0] and seen["weighed"].tolist() == [1, 1, 0]


def test_looks_are_smoothed_over_one_round() -> None:
    looks = np.zeros((4, 8))
    looks[:4, 0] = [3, -3, 3, 0]
    kernel.smooth(looks, 4, 3)
    assert looks[:, 0].tolist() == [3, 0, 1, 0]
