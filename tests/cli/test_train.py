"""`bakehouse train`: what stands in its way is told in one sentence, and nothing is left behind."""

import errno
from pathlib import Path

import pytest

from bakehouse.errors import BadFile
from bakehouse.network import write_bytes
from tests.cli.conftest import Run

GAME = "cake-auf"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["chess", "--rounds", "1"], "There is no game 'chess'"),
        ([GAME, "--rounds", "1", "--seats", "5"], "Cake Auf! is for 2 to 4 seats (or all of them), not '5'."),
        ([GAME], "A training takes --minutes or --rounds, one of the two."),
        ([GAME, "--minutes", "1", "--rounds", "1"], "A training takes --minutes or --rounds, one of the two."),
        ([GAME, "--rounds", "1", "--device", "abacus"], "A training runs on auto, gpu, cpu, not on 'abacus'."),
    ],
)
def test_wrong_wishes(run: Run, tmp_path: Path, arguments: list[str], told: str) -> None:
    refused(run, tmp_path, arguments, told)


def test_without_pytorch(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bakehouse.training.find_spec", lambda name: None)
    refused(run, tmp_path, [GAME, "--rounds", "1"], "Training needs PyTorch: pip install 'bakehouse[learn]'.")


def test_without_a_gpu(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bakehouse.training.find_spec", lambda name: object())
    monkeypatch.setattr("bakehouse.training._no_gpu", lambda: "PyTorch finds none")
    sentence = "There is no GPU to train on: PyTorch finds none; --device cpu takes all cores."
    refused(run, tmp_path, [GAME, "--rounds", "1", "--device", "gpu"], sentence)


@pytest.mark.parametrize("out", ["missing/below.npz", "."])
def test_a_place_that_cannot_be_written(run: Run, tmp_path: Path, out: str) -> None:
    result = run("train", GAME, "--rounds", "1", "--out", tmp_path / out)
    assert result.exit_code == 2 and "cannot be written" in one_line(result.output)


def test_a_full_disk_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "n.checkpoint"
    write_bytes(file, b"the last round")

    def full(path: Path, content: bytes) -> int:
        path.touch()
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(BadFile, match="cannot be written: no space left on device"):
        write_bytes(file, b"the next one")
    assert [each.name for each in tmp_path.glob("*n.checkpoint*")] == ["n.checkpoint"]
    assert file.read_bytes() == b"the last round"


def refused(run: Run, folder: Path, arguments: list[str], sentence: str) -> None:
    before = sorted(folder.iterdir())
    result = run("train", *arguments, "--out", folder / "n.npz")
    assert result.exit_code == 2
    assert sentence in one_line(result.output)
    assert "Traceback" not in result.output
    assert sorted(folder.iterdir()) == before


def one_line(text: str) -> str:
    return " ".join(text.split())
