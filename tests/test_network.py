"""Files of networks: which inputs they have, and what is said of one that cannot play."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import bakehouse as bh
from bakehouse import network
from bakehouse.errors import BadFile, BadNetwork
from bakehouse.games import OURS, find
from bakehouse.network import Network


def some_network(name: str = "bake_the_cake", wide: int = 8, narrow: int = 4) -> Network:
    game, rng = bh.game(name), np.random.default_rng(1)
    inputs = network.input_length(game.definition)

    def some(*shape: int) -> np.ndarray:
        return rng.normal(0, 0.3, shape)

    about = network.description(game, list(game.definition.seats), 5.0, games=0)
    arrays = some(inputs, wide), some(wide), some(wide, narrow), some(narrow), some(narrow, 2), some(2)
    return Network(*arrays, np.array([10.0, 3.0]), about)


@pytest.mark.parametrize("name", OURS)
def test_every_vector_is_laid_into_the_largest_by_the_names_of_its_fields(name: str) -> None:
    definition = find(name)
    largest = definition.features(definition.seats[-1])
    rows = [(feature.name, place) for feature in largest for place in range(feature.length)]
    for seats in definition.seats:
        fields = [(feature.name, place) for feature in definition.features(seats) for place in range(feature.length)]
        assert [rows[row] for row in network.places(definition, seats)] == fields
        assert network.seats_row(definition, seats) == len(rows) + seats - definition.seats[0]
    assert list(network.places(definition, definition.seats[-1])) == list(range(len(rows)))
    assert network.opinion_row(definition) == len(rows) + len(definition.seats)
    assert network.input_length(definition) == network.opinion_row(definition) + 1


def test_a_smaller_table_is_judged_as_its_vector_laid_into_all_inputs() -> None:
    definition, rng = find("bake_the_cake"), np.random.default_rng(2)
    judge = some_network()
    rows = network.places(definition, 4)
    vectors, opinions = rng.random((3, len(rows)), np.float32), np.array([8.0, 12.0, 20.0], np.float32)
    inputs = np.zeros((3, network.input_length(definition)))
    inputs[:, rows] = vectors
    inputs[:, network.seats_row(definition, 4)] = 1
    inputs[:, -1] = (opinions - 10) / 3
    hidden = np.maximum(np.maximum(inputs @ judge.w1 + judge.b1, 0) @ judge.w2 + judge.b2, 0)
    both = hidden @ judge.w3 + judge.b3
    expected = np.column_stack((np.tanh(both[:, 0]), 5 * both[:, 1]))
    assert np.allclose(judge.judge(definition, 4, vectors, opinions), expected, atol=1e-4)


def test_a_file_gives_back_what_was_written_in_half_precision(tmp_path: Path) -> None:
    written, path = some_network(), tmp_path / "champion.npz"
    network.write(path, written)
    read = network.read(path, find("bake_the_cake"))
    assert read.about == written.about
    assert read.w1.dtype == np.float16
    assert np.array_equal(read.w1, written.w1.astype(np.float16))
    assert np.array_equal(read.b3, written.b3.astype(np.float32))
    assert [file.name for file in tmp_path.iterdir()] == ["champion.npz"]
    assert read.knows(bh.game("bake_the_cake", seats=3))
    assert not read.knows(bh.game("bake_the_cake", seats=3, house_rules={"two_different_things": "on"}))


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"format": 99}, "not of format 1"),
        ({"game": "cake_auf"}, "it is for cake_auf, not for bake_the_cake"),
        ({"rules": 0}, "version 0 of the rules"),
        ({"features": {"3": "other"}}, "other features"),
        ({"seats": [9]}, "how many seats"),
        ({"spread": 0}, "what its numbers mean"),
    ],
)
def test_a_foreign_or_outdated_network_is_refused_in_one_sentence(
    tmp_path: Path, changed: dict[str, object], said: str
) -> None:
    written = some_network()
    network.write(tmp_path / "n.npz", replace(written, about={**written.about, **changed}))
    with pytest.raises(BadNetwork, match=said) as refused:
        network.read(tmp_path / "n.npz", find("bake_the_cake"))
    assert str(refused.value).count("\n") == 0


def test_a_broken_network_is_refused_in_one_sentence(tmp_path: Path) -> None:
    definition, path = find("bake_the_cake"), tmp_path / "n.npz"
    with pytest.raises(BadNetwork, match="cannot be read: no such file"):
        network.read(path, definition)
    path.write_text("no network")
    with pytest.raises(BadNetwork, match="is no network"):
        network.read(path, definition)
    network.write(path, some_network())
    whole = path.read_bytes()
    for length in (10, len(whole) // 2, len(whole) - 5):
        path.write_bytes(whole[:length])
        with pytest.raises(BadNetwork, match="is no network"):
            network.read(path, definition)
    np.savez(path, about=np.array(json.dumps({})))
    with pytest.raises(BadNetwork, match="is no network"):
        network.read(path, definition)


@pytest.mark.parametrize(
    ("name", "array"),
    [("w1", np.zeros((3, 8))), ("b1", np.zeros(7)), ("b3", np.full(2, np.nan)), ("b2", np.zeros((4, 1)))],
)
def test_a_misshapen_network_is_refused_in_one_sentence(tmp_path: Path, name: str, array: np.ndarray) -> None:
    network.write(tmp_path / "n.npz", replace(some_network(), **{name: array}))
    with pytest.raises(BadNetwork, match="cannot play"):
        network.read(tmp_path / "n.npz", find("bake_the_cake"))


def test_what_cannot_be_written_is_told_and_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="cannot be written"):
        network.write(tmp_path / "nowhere" / "n.npz", some_network())
