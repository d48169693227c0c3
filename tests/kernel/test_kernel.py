"""The kernel's own promises: generator, ranking, records."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import bakehouse as bh
from bakehouse.kernel import contract
from bakehouse.kernel.contract import returns_by_rank
from bakehouse.kernel.generator import below, draw, pick, stream
from bakehouse.kernel.records import SHADOWED, field_names, record, state_record, unpacked


def test_the_generator_gives_these_numbers_for_ever() -> None:
    """Records keep outcomes, but seeds are shared between people: the same seed must mean the same luck."""
    key = stream(7, 0)
    assert [int(below(key, counter, 6)) for counter in range(12)] == [5, 5, 5, 0, 4, 0, 1, 4, 5, 3, 2, 4]
    assert int(draw(key, 0)) == 17527383841289775211
    assert [action for _, action in bh.game("bake_and_sale").new(seed=7).log] == [5, 5, 5, 0, 4, 0]


def test_outcomes_come_by_their_weights() -> None:
    weights = np.array([1, 0, 3, 2], np.int16)
    drawn = np.bincount([pick(weights, 4, stream(1, 0), counter) for counter in range(6000)], minlength=4)
    assert drawn[1] == 0
    expected = np.array([1000, 3000, 2000])
    assert float((((drawn[[0, 2, 3]] - expected) ** 2) / expected).sum()) < 13.8  # chi-square, 1 in 1000


@given(st.lists(st.integers(-500, 500), min_size=2, max_size=8))
def test_returns_by_rank(points: list[int]) -> None:
    out = np.array(points, np.float64)
    returns_by_rank(out, len(points))
    for value, mine in zip(out, points, strict=True):
        ahead, level = sum(other > mine for other in points), sum(other == mine for other in points)
        assert value == pytest.approx(1 - 2 * (ahead + (level - 1) / 2) / (len(points) - 1))
    assert sum(out) == pytest.approx(0)


def test_a_record_has_attributes_and_no_padding() -> None:
    kind = record([("first", np.int16), ("second", np.int8, (2,))])
    made = np.zeros(1, kind)
    made[0].first = 3
    assert made["first"][0] == 3
    assert unpacked(made[0]).second == [0, 0]
    with pytest.raises(TypeError, match="padding"):
        record([("first", np.int8), ("second", np.int16)])


def test_a_record_becomes_plain_numbers_field_by_field() -> None:
    inner = record([("money", np.int16, (2, 3)), ("hand", np.uint8, (2,))])
    fields = [("seed", np.int64), ("share", np.float64), ("parts", inner, (2, 2)), ("alone", inner), ("side", np.int16)]
    made = np.zeros(1, record(fields))
    made.view(np.uint8)[:] = np.arange(made.nbytes)  # every byte another one
    plain = unpacked(made[0])
    assert type(plain.side) is int and plain.side == made["side"][0]
    assert (plain.seed, plain.share) == (made["seed"][0], made["share"][0])
    assert plain.alone.money == made["alone"]["money"][0].tolist() and type(plain.alone.money[1][2]) is int
    for row in range(2):
        for column in range(2):
            part = made["parts"][0][row, column]
            assert plain.parts[row][column].money == part["money"].tolist()
            assert plain.parts[row][column].hand == part["hand"].tolist()


def test_field_names_of_nested_records_are_found() -> None:
    inner = record([("round", np.int8)])
    assert field_names(state_record([("parts", inner, (3,))]))[-3:] == ["parts", "round", "filler"]
    assert "round" in SHADOWED


def test_a_game_that_lacks_a_function_is_refused() -> None:
    with pytest.raises(TypeError, match="lacks setup"):
        contract.register("nothing", bh.game("bake_and_sale").definition.state, {})
