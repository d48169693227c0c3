"""Holding a tournament: on any number of cores, with interruptions, and with players that misbehave."""

import json
from pathlib import Path
from typing import Any

import polars
import pytest

import bakehouse as bh
from bakehouse.errors import BadFile, BakehouseError, Invalid, UnknownName
from bakehouse.lab import Results, Tournament, hold
from bakehouse.lab import worker as workers
from bakehouse.lab.folder import JOURNAL, Folder
from bakehouse.lab.ladder import levels_of
from bakehouse.lab.ratings import standings
from bakehouse.lab.report import report
from bakehouse.lab.tables import games_table, standings_table

MISBEHAVING = """
import os, re, time

class Raises:
    def choose(self, turn):
        raise ValueError("no idea")

class Nonsense:
    def choose(self, turn):
        return "the best one"

class Prints:
    def choose(self, turn):
        print("thinking aloud", flush=True)
        return turn.legal[-1]

class Hangs:
    def choose(self, turn):
        time.sleep(600)

class Ends:
    def choose(self, turn):
        os._exit(1)

class HoldsUp:
    def choose(self, turn):
        re.match("(a+)+$", "a" * 60 + "b")  # does not let any other thread run
"""


def table(seats: int = 2) -> bh.Game:
    return bh.game("bake_and_sale", seats=seats)


def untimed(results: Results) -> list[dict[str, Any]]:
    """The games without what depends on the clock."""
    return [{name: value for name, value in row.items() if "seconds" not in name} for row in results.rows]


@pytest.fixture(scope="module")
def mixed() -> Tournament:
    return Tournament(table(), ["random", "greedy", "search:sims=20"], games=6, seed=11)


@pytest.fixture(scope="module")
def uninterrupted(mixed: Tournament) -> Results:
    return hold(mixed, workers=1)


@pytest.fixture
def misbehaving(tmp_path: Path) -> str:
    (tmp_path / "players").mkdir()
    file = tmp_path / "players" / "misbehaving.py"
    file.write_text(MISBEHAVING)
    return str(file)


def test_the_games_are_the_same_for_any_number_of_workers(mixed: Tournament, uninterrupted: Results) -> None:
    assert untimed(hold(mixed, workers=3)) == untimed(uninterrupted)
    assert [row["game"] for row in uninterrupted.rows] == list(range(6)) and uninterrupted.finished


def test_games_follow_the_schedule(mixed: Tournament, uninterrupted: Results) -> None:
    for row, seating in zip(uninterrupted.rows, mixed.schedule, strict=True):
        assert row["players"] == [mixed.players[player] for player in seating.players]
        assert (row["seed"], row["block"]) == (seating.seed, seating.block)
        assert sum(row["decisions_of"]) == row["decisions"] and row["problems"] == [] and row["fell_back"] == [0, 0]


def test_an_interrupted_tournament_goes_on_where_it_was(
    mixed: Tournament, uninterrupted: Results, tmp_path: Path
) -> None:
    played: list[int] = []

    def interrupted(more: int) -> None:
        played.append(more)
        if sum(played) == 2:
            raise KeyboardInterrupt

    so_far = Results(mixed)
    with pytest.raises(KeyboardInterrupt):
        hold(mixed, tmp_path / "out", workers=1, results=so_far, progress=interrupted)
    assert len(so_far.rows) == 2 and not so_far.finished
    journal = tmp_path / "out" / JOURNAL
    with journal.open("a") as file:
        file.write('{"game": 2, "block": 1, "pla')  # as a sudden end leaves it
    told: list[int] = []
    again = hold(mixed, tmp_path / "out", workers=1, progress=told.append)
    assert told == [2, 1, 1, 1, 1]
    assert untimed(again) == untimed(uninterrupted)
    assert sorted(json.loads(line)["game"] for line in journal.read_text().splitlines()) == list(range(6))
    assert untimed(hold(mixed, tmp_path / "out", progress=told.append)) == untimed(uninterrupted) and told[-1] == 6


def test_more_games_continue_a_tournament(tmp_path: Path) -> None:
    for games, new in ((2, 2), (4, 2)):
        told: list[int] = []
        results = hold(Tournament(table(), ["random", "greedy"], games), tmp_path / "out", 1, progress=told.append)
        assert len(results.rows) == games and sum(told[1:]) == new


def test_players_that_misbehave_are_reported_and_the_tournament_goes_on(misbehaving: str) -> None:
    names = ["Raises", "Nonsense", "Prints", "Hangs", "Ends"]
    players = [*(f"{misbehaving}:{name}" for name in names), "greedy"]
    results = hold(Tournament(table(seats=1), players, games=1, limit=1.0), workers=1)
    assert results.finished
    problems = {row["players"][0].rpartition(":")[2]: row["problems"] for row in results.rows}
    fell_back = {row["players"][0].rpartition(":")[2]: row["fell_back"][0] for row in results.rows}
    assert "failed (ValueError: no idea)" in problems["Raises"][0]
    assert "answered 'the best one', which is not a legal action" in problems["Nonsense"][0]
    assert "gave no answer within 1 seconds" in problems["Hangs"][0]
    assert "ended its process twice; the greedy player acts in its place" in problems["Ends"][0]
    assert problems["Prints"] == problems["greedy"] == [] and fell_back["Prints"] == fell_back["greedy"] == 0
    assert all(len(problems[name]) == 1 for name in ("Raises", "Nonsense", "Hangs", "Ends"))
    decided = {row["players"][0].rpartition(":")[2]: row["decisions"] for row in results.rows}
    assert all(fell_back[name] == decided[name] for name in ("Raises", "Nonsense", "Hangs", "Ends"))
    assert len(results.problems()) == 4
    ranked = standings(results.tournament.players, results.rows, levels_of(table(seats=1)))
    assert "no idea" in report(results, ranked, {})


def test_a_player_that_lets_nothing_else_run_is_replaced(misbehaving: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "GRACE", 1.0)
    results = hold(Tournament(table(seats=1), [f"{misbehaving}:HoldsUp"], games=1, limit=0.5), workers=1)
    assert "held up its process; the greedy player acts in its place" in results.rows[0]["problems"][0]


@pytest.mark.parametrize(
    ("players", "options", "told"),
    [
        (["greedy"], {}, "between 2 and 64 players, not 1"),
        (["greedy", "greedy"], {}, "greedy is named twice"),
        (["greedy", "gredy"], {}, "did you mean greedy"),
        (["greedy", "search:sims=0"], {}, "search:sims is a whole number from 1"),
        (["greedy", "search:time=2h"], {}, "search:time is a time from"),
        (["greedy", "random"], {"limit": 0.0}, "more than 0"),
        (["greedy", "random"], {"games": 0}, "at least one game"),
        (["greedy", "random"], {"seed": -1}, "A seed is a whole number"),
        (["greedy", "random"], {"seed": 2**63 - 1, "games": 10}, "A seed is a whole number"),
        (["greedy", "nowhere_at_all:Player"], {}, "cannot be imported"),
    ],
)
def test_bad_input_is_told_in_one_sentence(players: list[str], options: dict[str, Any], told: str) -> None:
    with pytest.raises(BakehouseError, match=told) as problem:
        Tournament(table(), players, **options)
    assert isinstance(problem.value, (Invalid, UnknownName)) and str(problem.value)[-1] in ".?"


def test_a_folder_of_another_tournament_is_refused(tmp_path: Path) -> None:
    ours = Tournament(table(), ["greedy", "random"])
    Folder(tmp_path / "out", ours.manifest)
    Folder(tmp_path / "out", ours.manifest)
    for other, told in [
        (Tournament(table(), ["random", "greedy"]), "players: greedy, random, not random, greedy"),
        (Tournament(table(3), ["greedy", "random"]), "seats: 2, not 3"),
        (Tournament(table(), ["greedy", "random"], seed=1), "seed: 0, not 1"),
    ]:
        with pytest.raises(BadFile, match=f"belongs to another tournament .{told}"):
            Folder(tmp_path / "out", other.manifest)
    (tmp_path / "photos").mkdir()
    (tmp_path / "photos" / "cake.jpg").touch()
    with pytest.raises(BadFile, match="holds other things"):
        Folder(tmp_path / "photos", ours.manifest)
    with pytest.raises(BadFile, match="cannot be used"):
        Folder(tmp_path / "photos" / "cake.jpg", ours.manifest)


def test_a_broken_line_is_told_and_nothing_is_thrown_away(tmp_path: Path) -> None:
    ours = Tournament(table(), ["greedy", "random"])
    Folder(tmp_path / "out", ours.manifest)
    journal = tmp_path / "out" / JOURNAL
    journal.write_text('{"game": 1}\n{"ga\n{"game": 0}\n{"game": 2}')
    with pytest.raises(BadFile, match="Line 2 of"):
        Folder(tmp_path / "out", ours.manifest)
    assert journal.read_text().count("\n") == 3
    journal.write_text('{"game": 1}\n{"game": 0}\n{"game": 2}')
    assert Folder(tmp_path / "out", ours.manifest).rows == [{"game": 0}, {"game": 1}]
    assert journal.read_text() == '{"game": 1}\n{"game": 0}\n'


def test_the_table_of_games(uninterrupted: Results) -> None:
    games = games_table(uninterrupted)
    common = {
        "game": polars.Int64, "block": polars.Int64, "round": polars.Int64, "seed": polars.Int64,
        "seats": polars.Int64, "house_rules": polars.String, "edition": polars.String, "box": polars.String,
        "decisions": polars.Int64, "chances": polars.Int64, "ending": polars.String,
    }  # fmt: skip
    seat = {
        "player": polars.String, "score": polars.Int64, "return": polars.Float64, "decisions": polars.Int64,
        "seconds_mean": polars.Float64, "seconds_max": polars.Float64, "fell_back": polars.Int64,
    }  # fmt: skip
    of_seats = {f"{name}_{number}": kind for name, kind in seat.items() for number in range(2)}
    assert dict(games.schema) == {**common, **of_seats, "problems": polars.List(polars.String)}
    assert games.height == 6 and games["player_0"].to_list()[:2] == games["player_1"].to_list()[:2][::-1]
    empty = games_table(Results(uninterrupted.tournament))
    assert empty.schema == games.schema and empty.height == 0


def test_standings_and_report(uninterrupted: Results) -> None:
    ranked = standings(uninterrupted.tournament.players, uninterrupted.rows, {})
    written = standings_table(ranked)
    assert written["rank"].to_list() == [1, 2, 3] and set(written["player"]) == {"random", "greedy", "search:sims=20"}
    page = report(uninterrupted, ranked, {})
    assert page.count("<svg") == 2 and "search:sims=20" in page and "http://www.w3.org/2000/svg" in page
    assert "<script" not in page and "<link" not in page and "src=" not in page  # nothing comes from elsewhere


def test_levels_are_those_of_the_box() -> None:
    assert list(levels_of(table(seats=1)).values()) == [120, 140, 160, 180, 200]
    assert levels_of(table(seats=2)) == {}


def test_players_that_think_with_all_cores_have_them_for_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 8)
    for player, expected in (("search:sims=9", 8), ("search:time=1s", 1), ("search:time=1s,trees=2", 4), ("random", 8)):
        assert Tournament(table(), ["greedy", player]).usual_workers() == expected
