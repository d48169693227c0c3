"""The curve of a training: a table and a picture beside the network, without PyTorch."""

import sys
from pathlib import Path

import pytest

from bakehouse.errors import MissingExtra
from bakehouse.training import curve
from tests.networks import written

ROWS = [[60.0, 100, 0.5, 0.2, 0.1, None], [120.0, 250, 0.1, 0.6, 0.4, 0.7]]


@pytest.fixture(autouse=True)
def _extras() -> None:
    pytest.importorskip("matplotlib")
    pytest.importorskip("pyarrow")


def test_a_curve_becomes_a_table_and_a_picture(tmp_path: Path) -> None:
    from pyarrow import parquet

    table, picture = curve.draw(tmp_path / "mine.npz", ROWS, curve.columns([2, 3]))
    assert (table.name, picture.name) == ("mine-curve.parquet", "mine-curve.svg")
    told = parquet.read_table(table).to_pydict()
    assert list(told) == ["seconds", "games", "loss", "greedy_2", "greedy_3", "past"]
    assert told["games"] == [100, 250] and told["past"] == [None, 0.7]
    drawn = picture.read_text()
    for words in ("against greedy, seats: 2", "against greedy, seats: 3", "against its past", "loss", "minutes"):
        assert words in drawn
    assert "points alone" not in drawn
    again = curve.draw(tmp_path / "again.npz", ROWS, curve.columns([2, 3]))[1]
    assert again.read_bytes() == picture.read_bytes()


def test_whoever_plays_alone_has_points_and_beats_nobody(tmp_path: Path) -> None:
    rows = [[60.0, 100, 0.5, 120.0, None], [120.0, 250, 0.1, 150.0, None]]
    drawn = curve.draw(tmp_path / "alone.npz", rows, curve.columns([1]))[1].read_text()
    assert "points alone" in drawn and "share of wins" not in drawn


def test_without_the_extra_one_sentence_says_where_the_curve_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(curve, "find_spec", lambda name: None)
    with pytest.raises(MissingExtra, match=r"The curve is in the network's file; .* bakehouse\[learn\]"):
        curve.draw(tmp_path / "mine.npz", ROWS, curve.columns([2, 3]))
    assert not list(tmp_path.iterdir())


def test_a_file_that_is_no_network_is_told_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.npz"
    broken.write_bytes(b"nothing of the kind")
    for file, game in ((broken, "cake_auf"), (written("cake_auf", tmp_path), "cupcake_empire")):
        monkeypatch.setattr(sys, "argv", ["curve", str(file), "--game", game])
        with pytest.raises(SystemExit):
            curve.main()
        assert str(file) in capsys.readouterr().err
