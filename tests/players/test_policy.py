"""Policies in files play what they prefer, and what cannot play is told in one sentence."""

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

import bakehouse as bh
from bakehouse import policy
from bakehouse.errors import BadNetwork, BakehouseError, Invalid
from bakehouse.players import find, turn_of
from tests.networks import written as written_network


def layers(game: bh.Game, wide: int = 6) -> list[policy.Layer]:
    numbers = np.random.default_rng(3)
    sizes = [sum(feature.length for feature in game.features()), wide, wide, len(game.definition.table)]
    return [
        (numbers.normal(size=(inputs, outputs)), numbers.normal(size=outputs)) for inputs, outputs in pairwise(sizes)
    ]


def written(game: bh.Game, path: Path) -> Path:
    policy.write(path, layers(game), game, command="by hand")
    return path


def test_a_policy_plays_what_it_prefers_of_what_is_legal(tmp_path: Path) -> None:
    game = bh.game("cake_auf", 2)
    file = written(game, tmp_path / "mine.npz")
    kept = policy.read(file, game)
    assert kept.about["command"] == "by hand"
    player, match = find(f"policy:file={file}", game), game.new(seed=4)
    for _ in range(40):
        turn = turn_of(match, match.actor)
        (w0, b0), (w1, b1), (w2, b2) = [(w.astype(np.float16).astype(float), b) for w, b in layers(game)]
        hidden = np.tanh(np.tanh(match.observe(match.actor) @ w0 + b0) @ w1 + b1)
        preferred = hidden @ w2 + b2
        assert preferred[player.choose(turn)] == pytest.approx(max(preferred[turn.legal]), abs=0.02)
        match.play(player.choose(turn))


@pytest.mark.parametrize(
    ("seats", "name", "sentence"),
    [
        (3, "cake_auf", "has learned to play with 2 seats, not with 3"),
        (2, "cupcake_empire", "is for cake_auf, not for cupcake_empire"),
    ],
)
def test_a_policy_knows_one_table(seats: int, name: str, sentence: str, tmp_path: Path) -> None:
    file = written(bh.game("cake_auf", 2), tmp_path / "mine.npz")
    with pytest.raises(BadNetwork, match=sentence):
        policy.read(file, bh.game(name, seats))


def test_what_is_no_policy_is_told_in_a_sentence(tmp_path: Path) -> None:
    game = bh.game("cake_auf", 2)
    four, turn = bh.game("cake_auf", 4), turn_of(match := game.new(seed=1), match.actor)
    with pytest.raises(Invalid, match="has no policy of its own for 4 seats; name one in a file"):
        find("policy", four).choose(turn_of(table := four.new(seed=1), table.actor))
    broken = tmp_path / "broken.npz"
    broken.write_bytes(b"nothing of the kind")
    small = tmp_path / "small.npz"
    policy.write(small, layers(game)[:2], game)
    for file, sentence in (
        (tmp_path / "none.npz", "cannot be read"),
        (broken, "is no policy: it is broken, or of another kind"),
        (written_network("cake_auf", tmp_path), "cannot play"),
        (small, "among other actions than the game has"),
    ):
        with pytest.raises(BakehouseError, match=sentence):
            find(f"policy:file={file}", game).choose(turn)
