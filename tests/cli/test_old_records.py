"""Old records at the keyboard: with their own numbers, or up to the step that differs; and what editions are called."""

import re
from pathlib import Path

import pytest

import bakehouse as bh
from bakehouse.games import find
from bakehouse.games.definition import Definition
from tests.cli.conftest import Run

RECORDS = Path(__file__).parents[1] / "data/records/bake_and_sale"
SENTENCE = "This match was played by version 1 of the rules; it is followed by version 2."


def plain(text: str) -> str:
    return " ".join(text.split())


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules are those of version 2."""
    monkeypatch.setitem(vars(find("bake_and_sale")), "version", 2)


@pytest.fixture
def differing(tmp_path: Path) -> Path:
    """A record whose second decision no rules of today know."""
    text = (RECORDS / "two_seats.txt").read_text(encoding="utf-8")
    file = tmp_path / "old.txt"
    file.write_text(re.sub(r"^(seat \d: [^,]+, )[^,]+,", r"\1sleep_in,", text, count=1, flags=re.MULTILINE))
    return file


@pytest.mark.usefixtures("newer")
def test_replay_tells_that_a_record_is_of_other_rules(run: Run) -> None:
    shown = run("replay", str(RECORDS / "two_seats.txt"), "--all")
    assert shown.exit_code == 0
    assert SENTENCE in plain(shown.output)


@pytest.mark.usefixtures("newer")
def test_replay_shows_a_record_up_to_the_step_that_differs(run: Run, differing: Path) -> None:
    shown = run("replay", str(differing), "--all")
    assert shown.exit_code == 0
    assert "By the rules of today the match ends before step" in plain(shown.output)
    assert "there is no action 'sleep_in'" in plain(shown.output)


@pytest.mark.usefixtures("newer")
@pytest.mark.parametrize("arguments", [["verify"], ["play", "--resume"]])
def test_what_stops_is_neither_whole_nor_played_on(run: Run, differing: Path, arguments: list[str]) -> None:
    before = differing.read_bytes()
    answer = run(*arguments, str(differing))
    assert answer.exit_code == 2
    assert "By the rules of today the match ends before step" in plain(answer.output)
    assert differing.read_bytes() == before


def test_replay_and_verify_tell_that_a_match_has_its_own_numbers(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    printed = find("bake_and_sale").components.read_text(encoding="utf-8")
    (tmp_path / "components.toml").write_text(printed.replace("hourglasses = 8", "hourglasses = 9", 1))
    monkeypatch.setattr(Definition, "components", property(lambda definition: tmp_path / "components.toml"))
    sentence = "This match has its own numbers and is played with them: hourglasses was 8 and is 9 today."
    for command in (["replay", "--all"], ["verify"]):
        shown = run(*command, str(RECORDS / "two_seats.txt"))
        assert shown.exit_code == 0, shown.output
        assert sentence in plain(shown.output)


def test_an_edition_says_its_name_when_a_match_begins(run: Run, tmp_path: Path) -> None:
    named, unnamed = tmp_path / "my_week.toml", tmp_path / "grandmas_week.toml"
    named.write_text('edition = "Short week"\ndays = 2\nhourglasses = 4\n')
    unnamed.write_text("days = 2\n")
    for file, told in ((named, "Short week edition: 2 values"), (unnamed, "Grandmas week edition: 1 values")):
        shown = run("play", "bake-and-sale", "--edition", str(file), lines=["q"])
        assert f"{told} differ from the standard." in plain(shown.output)
    assert bh.game("bake_and_sale", edition=named).edition.title == "Short week"
