"""From simulated to played: matches of people on a server are laid beside simulated games."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import bakehouse as bh
from bakehouse.cli.app import app
from bakehouse.lab.asking import Ask, Boxed, Ended, ask
from bakehouse.lab.asking.answers import BESIDE, HERE
from bakehouse.server.storage.played import ended_in
from tests.server.conftest import Opened
from tests.server.test_kitchen import played_out

GAME = "bake_and_sale"
SHORT = Boxed({"days": 1})


def people(answer: Any, name: str) -> dict[str, Any]:
    """A figure of people, by box."""
    return {each.box: each for each in answer.figures if (each.population, each.name) == ("people", name)}


def test_matches_of_people_are_measured_like_simulated_games(open_house: Opened, database: str) -> None:
    """Those of this box and number of seats, whole, with a person in a seat: each as its record tells it."""
    house = open_house(database)
    ada = house.browser("Ada")
    mixed, shared = played_out(ada, "me", "greedy", days=1), played_out(ada, "me", "me", days=1)
    printed = played_out(ada, "me", "greedy")
    played_out(ada, "me", days=1)  # alone
    prepared = ada.new_table(GAME, "me", "me", position={"day": 7})["table"]["id"]
    for seat in (0, 1):
        ada.move(prepared, seat, ada.awaited(prepared, seat)["length"], "end_day")
    tables = [bh.game(GAME, 2, edition={"days": 1}), bh.game(GAME, 2)]
    ended = ended_in(database, tables)
    assert sorted(each.with_programs for each in ended) == [False, True, True]

    asked = Ask(GAME, "change", seats=2, box=SHORT, beside=Boxed(), populations=("greedy",), games=12)
    answer = list(ask(asked, ended=ended))[-1]
    one, two, three = (
        bh.load(ada.ask("GET", f"/api/tables/{table}/record").text) for table in (mixed, shared, printed)
    )
    decisions = [sum(seat >= 0 for seat, _ in match.log) for match in (one, two, three)]
    found = people(answer, "length")
    assert (found[HERE].games, found[HERE].value) == (2, sum(decisions[:2]) / 2)
    assert (found[BESIDE].games, found[BESIDE].value) == (1, decisions[2])
    assert people(answer, "points")[BESIDE].value == sum(three.scores()) / 2
    assert shared not in json.dumps(answer.told()) and "Ada" not in json.dumps(answer.told())

    assert answer.asked.populations == ("greedy",), "what is asked next is asked of programs"
    assert (answer.remarks[-1].name, dict(answer.remarks[-1].values)) == ("people-played", {"n": 2, "programs": 1})
    assert "doubt-people-few" in [doubt.words.name for doubt in answer.doubts]
    used = list(ask(Ask(GAME, "strategies", seats=2, populations=("greedy",), games=12), ended=ended))[-1]
    assert used.remarks[-1]["n"] == 1


@pytest.mark.parametrize("question", ["strength", "first-seat", "seats", "length", "runaway", "mend"])
def test_every_question_has_a_row_of_people(question: str) -> None:
    """One match is enough for a row, and never for a claim."""
    game = bh.game(GAME, 2)
    match = game.new(seed=3)
    while not match.over:
        match.push(match.legal(match.actor)[0].id)
    ended = [Ended(game.digest, match.log, False), Ended(game.digest, match.log[:-1], False), Ended("", (), False)]
    subject = {"strength": "building.supermarket", "mend": "shorter"}.get(question, "")
    answer = list(ask(Ask(GAME, question, subject, populations=("greedy",), games=12), ended=ended))[-1]
    assert answer.remarks[-1]["n"] == 1, "a match that is not over, or of another box, is none"
    assert any(figure.population == "people" and figure.games == 1 for figure in answer.figures)
    assert "people" in {doubt.kind for doubt in answer.doubts}
    for language in ("en", "de", "es"):
        speaker = game.speaker([], language=language)
        said = [speaker.say(each) for each in (*answer.remarks, *(doubt.words for doubt in answer.doubts))]
        assert all(said) and not speaker.catalogue.complaints


@pytest.mark.slow
def test_the_terminal_lays_a_server_beside(open_house: Opened, sqlite: str, tmp_path: Path) -> None:
    house = open_house(sqlite)
    played_out(house.browser("Ada"), "me", "greedy", days=1)
    house.close()
    (tmp_path / "short.toml").write_text("days = 1\n")
    common = ["--seats", "2", "--edition", str(tmp_path / "short.toml"), "--players", "greedy", "--games", "12"]

    def run(*arguments: str) -> Any:
        return CliRunner().invoke(app, ["lab", *arguments], env={"COLUMNS": "120"})

    told = run("ask", GAME, "length", *common, "--played", sqlite)
    assert told.exit_code == 0, told.output
    assert "people here" in told.output.lower()
    assert "Laid beside: one match of people that ended here, 1 of them with programs at the table." in told.output
    out = tmp_path / "out"
    assert run("report", GAME, *common, "--tests", "0", "--out", str(out), "--played", sqlite).exit_code == 0
    assert "Played by people" in (out / "report.html").read_text()
    facts = json.loads((out / "figures.json").read_text())
    assert facts["about"]["matches_of_people"] == 1
    assert {"length", "use.building.supermarket"} <= {
        each["metric"] for each in facts["figures"] if each["section"] == "people"
    }
    lost = run("ask", GAME, "length", "--played", str(tmp_path / "none.sqlite3"))
    assert lost.exit_code == 2 and "There is no database" in lost.output
