"""Targets of a search: what they mean, and how far a figure misses them."""

import pytest

import bakehouse as bh
from bakehouse.games import find
from bakehouse.lab.intervals import Estimate
from bakehouse.lab.metrics import metrics_of
from bakehouse.lab.paths import Box
from bakehouse.lab.screening import drawn_points, screened, sums_of
from bakehouse.lab.tuning import Target, _dominates, target_of
from bakehouse.lab.watching import watch


@pytest.fixture(scope="module")
def known() -> dict[str, object]:
    return dict(metrics_of(bh.game("bake_and_sale", seats=2)))


@pytest.mark.parametrize(
    ("text", "value", "miss"),
    [
        ("seat_gap=..2%", 0.05, 0.03),
        ("seat_gap=..2%", 0.01, 0.0),
        ("points=120..200", 110, 10),
        ("points=120..200", 205, 5),
        ("points=140", 130, 10),
        ("even.bread=0.9..", 0.8, 0.1),
        ("points=least", 7, 7),
        ("points=most", 7, -7),
    ],
)
def test_how_far_a_figure_misses(known: dict[str, object], text: str, value: float, miss: float) -> None:
    target = target_of(text, known)  # type: ignore[arg-type]
    assert target.miss(value) == pytest.approx(miss)


def test_the_least_miss_gives_chance_its_due() -> None:
    target = Target("points", 120, 200)
    assert target.least_miss(Estimate(110, 100, 118, 50)) == 2  # the interval ends below the target
    assert target.least_miss(Estimate(110, 100, 121, 50)) == 0
    assert target.least_miss(Estimate(230, 210, 250, 50)) == 10
    assert Target("points", 0, 0, "most").least_miss(Estimate(5, 4, 6, 50)) == -6


def test_domination() -> None:
    assert _dominates((0, 1), (0, 2)) and not _dominates((0, 1), (0, 1)) and not _dominates((0, 3), (1, 2))


@pytest.mark.parametrize("seats", [1, 2])
def test_screened_figures_are_those_of_watched_games(seats: int) -> None:
    box = Box(find("bake_and_sale"), seats)
    points = drawn_points(box, [box.range("breads.brioche.hourglasses=2..4")], 2, seed=1)
    names = list(sums_of(box.standard))
    rows = screened(box, points, names, ["greedy"], range(25), "threads")
    known = metrics_of(box.standard)
    for (_, game), row in zip(points, rows, strict=True):
        watched = watch(game, range(25))
        for name, value in zip(names, row, strict=True):
            assert value == pytest.approx(known[name].estimate(watched).value), name


def test_points_at_random_are_different_and_can_be_played() -> None:
    box = Box(find("bake_and_sale"), 1)
    ranges = [box.range("business.start=1..6"), box.range("business.most=2..6")]
    points = drawn_points(box, ranges, 30, seed=2)
    assert len({tuple(point.values()) for point, _ in points}) == len(points) == 20
    assert all(point["business.start"] <= point["business.most"] for point, _ in points)  # type: ignore[operator]
