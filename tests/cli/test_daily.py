"""The bake of the day in a terminal: one try counts, nothing is taken back, and the record holds on a server."""

from datetime import date
from pathlib import Path

import pytest

import bakehouse as bh
from bakehouse.daily import bake_of, check_record, outcome_of, shared
from tests.cli.conftest import Run
from tests.cli.helpers import typed
from tests.test_daily import played, played_today

DAY = date(2026, 11, 17)


@pytest.fixture(autouse=True)
def a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bakehouse.cli.daily.today", lambda now: DAY)


def test_a_bake_is_played_kept_and_told(run: Run, data: Path) -> None:
    match = played_today("bake_and_sale")
    broken_off = run("daily", "bake-and-sale", lines=["u", "h", *typed(match)[:3], "q"])
    assert "nothing is taken back, and nobody helps" in broken_off.output
    assert "bakehouse daily bake-and-sale" in broken_off.output
    result = run("daily", "bake-and-sale", lines=typed(match)[3:])
    assert result.exit_code == 0, result.output
    [kept] = (data / "daily").glob("*.txt")
    assert kept.name == "bake-and-sale-2026-11-17-1.txt"
    check_record(bh.load(kept.read_text()), bake_of("bake_and_sale", DAY))
    told = shared(match.game.title, DAY, outcome_of(match))
    assert told in result.output
    assert run("daily", "bake-and-sale", "--share").output.strip() == told.strip()
    assert f"Bake & Sale alone 🥐 {match.scores()[0]} points" in " ".join(run("daily").output.split())


def test_only_the_first_try_counts(run: Run, data: Path) -> None:
    bake = bake_of("bake_and_sale", DAY)
    first, better = sorted((played(bake, "greedy"), played(bake, "random")), key=lambda match: match.scores())
    run("daily", "bake-and-sale", lines=typed(first))
    again = run("daily", "bake-and-sale", "--again", lines=typed(better))
    assert "This is try 2: the first one counts." in " ".join(again.output.split())
    assert f"{better.scores()[0]}, try 2" in again.output
    assert f"Your best days 2026-11-17 🥐 {first.scores()[0]} points" in " ".join(again.output.split())
    assert f" {first.scores()[0]}\n" in run("daily", "bake-and-sale", "--share").output


def test_rivals_play_as_they_do_everywhere(run: Run, data: Path) -> None:
    match = played_today("bake_the_cake")
    mine = [notation for seat, notation in match.notations() if seat == 0]
    result = run("daily", "bake-the-cake", lines=mine)
    assert result.exit_code == 0, result.output
    [kept] = (data / "daily").glob("*.txt")
    assert bh.load(kept.read_text()).log == match.log


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "There is no game 'chess'"),
        (["cake-auf", "--date", "17.11.2026"], "A day is written as 2026-11-17, not '17.11.2026'."),
        (["cake-auf", "--date", "2026-11-18"], "The bake of 2026-11-18 is for that day; today is 2026-11-17 (UTC)."),
        (["cake-auf", "--share"], "There is nothing to share yet: play it first."),
    ],
)
def test_bad_wishes_are_answered_with_one_sentence(run: Run, arguments: list[str], sentence: str) -> None:
    result = run("daily", *arguments)
    assert result.exit_code == 2
    assert sentence in result.output
