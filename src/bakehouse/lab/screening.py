"""The first step of a big search: many boxes at random, all of them played in one go, on a GPU if there is one.

Only sums over the games come back, so only those metrics can be screened that are made of sums. The best boxes are the
first trials of the search proper, which watches its games.
"""

from collections.abc import Callable, Sequence

import numpy as np

from bakehouse.errors import BadEdition, Invalid
from bakehouse.games.game import Game
from bakehouse.lab.metrics import DRAWN, evenness, kinds_of, metrics_of, place_drawn
from bakehouse.lab.metrics import RARELY as LEFT_OUT
from bakehouse.lab.paths import Box, Point, Range
from bakehouse.lab.watching import Array
from bakehouse.simulation.variants import WHOLE_WIN, Totals, evaluate

TRIES = 4
"""Of so many points for each box that is wanted some are the same, and some make no box."""


def drawn_points(box: Box, ranges: Sequence[Range], amount: int, seed: int) -> list[tuple[Point, Game]]:
    """Different points of the ranges at random, each with its game; those that break an invariant are left out."""
    luck = np.random.default_rng(seed)
    found: dict[tuple[object, ...], tuple[Point, Game]] = {}
    for _ in range(TRIES * amount):
        point: Point = {each.path: each.values[int(luck.integers(len(each.values)))] for each in ranges}
        key = tuple(point.values())
        if key not in found:
            try:
                found[key] = (point, box.game(point))
            except BadEdition:
                continue
        if len(found) == amount:
            break
    return list(found.values())


def check_screened(game: Game, metrics: Sequence[str]) -> None:
    """Or a sentence about the first metric that only watched games tell."""
    can = sums_of(game)
    for name in metrics:
        if name not in can:
            raise Invalid(
                f"The metric {name} needs watched games and cannot be screened; screen by points, length, ending, use, "
                "times, even, left_out or part, or leave --screen out."
            )


def screened(
    box: Box,
    points: Sequence[tuple[Point, Game]],
    metrics: Sequence[str],
    players: Sequence[str],
    seeds: range,
    backend: str,
    cluster: str | None = None,
    progress: Callable[[int], None] = lambda boxes: None,
) -> Array:
    """The metrics of each box, one row a box."""
    game = box.standard
    check_screened(game, metrics)
    can = sums_of(game)
    seated = tuple(players) * game.seats if len(players) == 1 else tuple(players)
    boxes = np.concatenate([made.box for _, made in points])
    totals = evaluate(game, boxes, seated, len(seeds), seeds.start, backend, progress, cluster)
    return np.stack([can[name](totals, len(seeds)) for name in metrics], axis=1)


Sum = Callable[[Totals, int], Array]


def sums_of(game: Game) -> dict[str, Sum]:
    """How each metric that is made of sums follows from them: a figure for each box."""
    seats = game.seats
    can: dict[str, Sum] = {
        "length": lambda t, n: t.decisions / n,
        "points": lambda t, n: t.scores.sum(axis=1) / (n * seats),
        "points.spread": lambda t, n: np.sqrt(
            t.squares.sum(axis=1) / (n * seats) - (t.scores.sum(axis=1) / (n * seats)) ** 2
        ),
    }

    def ending(place: int) -> Sum:
        return lambda t, n: t.endings[:, place] / n

    def part(place: int) -> Sum:
        return lambda t, n: t.parts[:, :, place].sum(axis=1) / (n * seats)

    def won(seat: int) -> Sum:
        return lambda t, n: t.won[:, seat] / (n * WHOLE_WIN)

    def times(place: int) -> Sum:
        return lambda t, n: t.uses[:, :, place].sum(axis=1) / (n * seats)

    def used(place: int) -> Sum:
        return lambda t, n: t.users[:, :, place].sum(axis=1) / (n * seats)

    def used_where_drawn(place: int, drawn: int) -> Sum:
        return lambda t, n: t.users[:, :, place].sum(axis=1) / np.maximum(t.users[:, :, drawn].sum(axis=1), 1)

    def even(places: Sequence[int]) -> Sum:
        return lambda t, n: np.array([evenness(row[None]) for row in t.uses[:, :, places].sum(axis=1)])

    def left_out(places: Sequence[int]) -> Sum:
        def counted(t: Totals, n: int) -> Array:
            rare = [can[f"use.{game.definition.uses[place]}"](t, n) < LEFT_OUT for place in places]
            return np.sum(rare, axis=0).astype(float)  # type: ignore[no-any-return]

        return counted

    for place, name in enumerate(game.definition.endings):
        can[f"ending.{name.replace(' ', '_')}"] = ending(place)
    for place, name in enumerate(game.definition.parts):
        can[f"part.{name}"] = part(place)
    for seat in range(seats if seats > 1 else 0):
        can[f"win.seat_{seat + 1}"] = won(seat)
    for place, use in enumerate(game.definition.uses):
        drawn = place_drawn(game, use)
        can[f"use.{use}"] = used(place) if drawn is None else used_where_drawn(place, drawn)
        can[f"times.{use}"] = times(place)
    for kind, places in kinds_of(game).items():
        if kind != DRAWN:
            can[f"even.{kind}"], can[f"left_out.{kind}"] = even(places), left_out(places)
    return {name: made for name, made in can.items() if name in metrics_of(game)}
