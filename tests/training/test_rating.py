"""Players of first sight, rated side by side: they choose as `Manners` does, and whoever plays otherwise is refused."""

from typing import Any

import pytest

from bakehouse.errors import Invalid
from bakehouse.games import find
from bakehouse.games.game import Game

torch = pytest.importorskip("torch")

from bakehouse.training import rating  # noqa: E402
from bakehouse.training.judge import Judge  # noqa: E402
from bakehouse.training.tables import HostTables  # noqa: E402

CUPCAKES = find("cupcake_empire")


def games_of(*names: str) -> Any:
    """Games between two kinds of players, none of them begun."""
    manners = rating.sights(names, CUPCAKES)
    judge = Judge.of(rating.read_network(manners[0], CUPCAKES), CUPCAKES, "cpu")
    return rating.SightGames(
        HostTables(Game(CUPCAKES, 2), 4, room=1 << 12, threads=1), judge, torch.Generator().manual_seed(3), manners
    )


def test_nobody_is_above_others_who_win_as_often() -> None:
    assert rating.rating(1 / 2, 2) == pytest.approx(0)
    assert rating.rating(1 / 4, 4) == pytest.approx(0)
    assert rating.rating(0.64, 2) == pytest.approx(100, abs=1)
    assert rating.rating(0.0, 2) < -1000 and rating.rating(1.0, 2) > 1000


def test_only_neighbours_of_first_sight_meet() -> None:
    levels = list(CUPCAKES.levels)
    assert rating.neighbours(CUPCAKES) == list(zip(levels[1:-1], levels[:-2], strict=True))
    assert ("master", "baker") not in rating.neighbours(find("cake_auf"))
    with pytest.raises(Invalid, match="champion is foresight"):
        rating.sights(("champion", "master"), CUPCAKES)


def test_what_looks_mad_or_is_forgotten_is_not_chosen_while_anything_else_is_left() -> None:
    games = games_of("first-timer", "master")
    worth = torch.tensor([0.1, 0.2, 0.15, -0.3, 0.3, -1.0, 0.5, 0.5, 0.49])
    forgotten = torch.tensor([False, True, False, False, True, False, False, False, False])
    group = torch.tensor([0, 0, 0, 0, 1, 1, 2, 2, 2])
    temperature = torch.tensor([0.1] * 6 + [0.0] * 3)
    chosen = {tuple(games._liked(worth, forgotten, group, 3, temperature).tolist()) for _ in range(100)}
    assert {first for first, _, _ in chosen} == {0, 2}
    assert {second for _, second, _ in chosen} == {4}, "better something forgotten than something mad"
    assert {third for _, _, third in chosen} == {6, 7}, "of equals any"


def test_characters_are_drawn_for_those_who_may_have_any() -> None:
    games = games_of("first-timer", "master")
    games.seat(torch.tensor([[0, 1]] * 200))
    first, second = games._styles[:, 0].tolist(), games._styles[:, 1].tolist()
    assert set(first) == set(range(len(CUPCAKES.characters))) and set(second) == {len(CUPCAKES.characters)}
    assert not games._likings[-1].any()
