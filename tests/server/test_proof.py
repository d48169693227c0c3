"""Provable chance: the promise comes before the first die, the seed after the last, and anybody can check."""

import hashlib
import hmac
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import bakehouse as bh
from bakehouse.cli.app import app
from bakehouse.kernel.records import CHANCE
from bakehouse.proof import Secret, check_chance, check_promise
from tests.server.house import House


def verified(file: Path) -> Any:
    return CliRunner().invoke(app, ["verify", str(file)])


@pytest.fixture
def record(house: House) -> str:
    ada = house.browser()
    made = ada.new_table("cupcake_empire", "greedy", "greedy")
    assert made["table"]["proof"] is None
    table = made["table"]["id"]
    while not ada.position(table, None)["view"]["over"]:
        ada.position(table, None, ada.position(table, None)["length"], wait=5)
    ended = ada.get(f"/api/tables/{table}")["table"]
    told = f"{ended['proof']['seed']} {ended['proof']['salt']}"
    assert hashlib.sha256(told.encode()).hexdigest() == ended["promise"] == made["table"]["promise"]
    return ada.ask("GET", f"/api/tables/{table}/record").text


def test_the_record_of_a_match_can_be_verified(record: str, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text(record)
    result = verified(file)
    assert result.exit_code == 0, result.output
    assert result.output.count("ok  ") == 3 and re.search(r"[0-9a-f]{64}", result.output)


def test_chance_at_a_table_comes_from_a_cryptographic_stream(record: str) -> None:
    """Anybody can check every die with nothing but HMAC-SHA256: here, by hand."""
    match = bh.load(record)
    assert "Stream: hmac-sha256" in record and match.salt and match.stream
    twin = bh.Match(match.game, match.seed, "manual")
    outcomes = 0
    for seat, action in match.log:
        if seat == CHANCE:
            told = hmac.digest(f"{match.seed} {match.salt}".encode(), f"chance {outcomes}".encode(), "sha256")
            share, passed = int.from_bytes(told[:8], "big") / 2**64, 0.0
            for expected, odds in twin.odds():  # noqa: B007 - the last one counts
                passed += odds
                if share < passed:
                    break
            assert expected.id == action
            outcomes += 1
        twin.play(action, None if seat == CHANCE else seat)
    assert outcomes > 10
    changed = bh.load(record.replace("Stream: hmac-sha256\n", ""))
    with pytest.raises(bh.BadRecord, match="but the seed"):
        check_chance(changed)
    with pytest.raises(bh.BadRecord, match="does not know"):
        bh.load(record.replace("Stream: hmac-sha256", "Stream: dice"))


def test_lessons_and_matches_from_before_keep_their_chance(house: House) -> None:
    ada = house.browser()
    table = ada.post("/api/lessons", game="cupcake_empire")["table"]["id"]
    assert house.hall.tables[table].course.match.stream == ""
    match = bh.game("cupcake_empire").new(seed=7)
    assert "Stream" not in match.record() and check_chance(match) > 0


def test_a_changed_seed_salt_promise_or_die_is_found(record: str, tmp_path: Path) -> None:
    match = bh.load(record)
    other = Secret.new()
    changes = {
        "seed": (f"Chance: seed {match.seed}", f"Chance: seed {other.seed}"),
        "salt": (f"Salt: {match.salt}", f"Salt: {other.salt}"),
        "promise": (f"Promise: {match.promise}", f"Promise: {other.promise}"),
    }
    for name, (before, after) in changes.items():
        assert before in record
        file = tmp_path / f"{name}.txt"
        file.write_text(record.replace(before, after))
        result = verified(file)
        assert result.exit_code == 2 and "Traceback" not in result.output, name


def test_a_better_roll_with_the_same_seed_is_found() -> None:
    """Somebody writes a whole, legal record with dice that the seed does not give."""
    honest = bh.game("bake_and_sale").new(seed=5)
    rolled = bh.game("bake_and_sale").new(seed=6)
    rolled.play("end_day", 0)
    assert honest.log != rolled.log
    rolled.seed = 5
    with pytest.raises(bh.BadRecord, match="but the seed 5 gives"):
        check_chance(rolled)
    with pytest.raises(bh.BadRecord, match="promised"):
        check_promise(honest)


def test_records_from_elsewhere_have_no_promise(tmp_path: Path) -> None:
    match = bh.game("bake_and_sale").new(seed=5)
    assert "Promise" not in match.record()
    file = tmp_path / "mine.txt"
    file.write_text(match.record())
    assert verified(file).exit_code == 0 and "Nobody promised" in verified(file).output
    manual = bh.game("bake_and_sale").new(seed=5, chance="manual")
    file.write_text(manual.record())
    assert verified(file).exit_code == 2
