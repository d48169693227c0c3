"""`bakehouse analyse`: whole, broken and unfinished records; what is none gets a sentence."""

from pathlib import Path

import pytest

import bakehouse as bh
from bakehouse.analysis.playing import played
from tests.cli.conftest import Run


@pytest.fixture(scope="module")
def record() -> str:
    return played(bh.game("bake_the_cake", 3), ["first-timer", "baker", "master"], 4).record()


def test_a_record_is_analysed_and_kept(run: Run, record: str, tmp_path: Path) -> None:
    (tmp_path / "match.txt").write_text(record, encoding="utf-8")
    told = run("analyse", str(tmp_path / "match.txt"), "--json", str(tmp_path / "found.json"), "--language", "de")
    assert told.exit_code == 0, told.output
    for heading in ("Accuracy", "with even luck", "Costliest decisions of first-timer", "Where it turned"):
        assert heading in told.output
    kept = bh.Analysis.from_json((tmp_path / "found.json").read_text(encoding="utf-8"))
    assert kept == bh.load(record).analyse()


def test_of_a_broken_record_what_is_left_is_analysed(run: Run, record: str, tmp_path: Path) -> None:
    (tmp_path / "cut.txt").write_text(record[:-400], encoding="utf-8")
    told = run("analyse", str(tmp_path / "cut.txt"))
    assert told.exit_code == 0, told.output
    assert "what comes before is analysed" in told.output
    assert "The match has no end" in told.output


def test_a_record_with_typed_dice_is_analysed_to_where_it_stops(run: Run, tmp_path: Path) -> None:
    match = bh.game("cupcake_empire", 2).new(chance="manual")
    while sum(seat >= 0 for seat, _ in match.log) < 4:
        match.push(match.odds()[-1][0] if match.actor < 0 else match.legal_ids()[-1])
    (tmp_path / "dice.txt").write_text(match.record(), encoding="utf-8")
    told = run("analyse", str(tmp_path / "dice.txt"), "--json", str(tmp_path / "found.json"))
    assert told.exit_code == 0, told.output
    assert "The match has no end" in told.output
    kept = bh.Analysis.from_json((tmp_path / "found.json").read_text(encoding="utf-8"))
    assert [step.who for step in kept.steps] == [seat for seat, _ in match.log]


def test_by_newer_rules_and_with_a_box_of_its_own_a_record_is_analysed_with_a_word_about_it(
    run: Run, tmp_path: Path
) -> None:
    match = bh.game("bake_the_cake", 3, house_rules={"many_recipes": "on"}).new(seed=2)
    for _ in range(4):
        match.push(match.legal_ids()[-1])
    newer = match.record().replace("Rules: 1", "Rules: 999").replace("\n\nEnd:", "\nseat 0: flambé\n\nEnd:")
    (tmp_path / "newer.txt").write_text(newer, encoding="utf-8")
    told = run("analyse", str(tmp_path / "newer.txt"))
    assert told.exit_code == 0, told.output
    for said in ("version 999 of the rules", "no action 'flambé'", "No program has learned to play with these"):
        assert said in " ".join(told.output.split())


def test_before_anybody_has_decided_there_is_nothing_to_analyse(run: Run, record: str, tmp_path: Path) -> None:
    (tmp_path / "header.txt").write_text(record[: record.index("\n\n")], encoding="utf-8")
    told = run("analyse", str(tmp_path / "header.txt"))
    assert told.exit_code == 2
    assert "Nobody has decided anything in this record" in " ".join(told.output.split())


def test_what_is_no_record_gets_a_sentence(run: Run, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear baker,\n", encoding="utf-8")
    told = run("analyse", str(tmp_path / "letter.txt"))
    assert told.exit_code == 2
    assert "This is not a record" in told.output
