"""Whole matches, typed."""

import subprocess
import sys
import time
from pathlib import Path
from threading import Timer

import pytest

import bakehouse as bh
from tests.cli.conftest import Run
from tests.cli.helpers import BAKEHOUSE, environment, finished, only_record, typed


def test_a_whole_solitaire(run: Run, data: Path) -> None:
    match = finished(["Ada"])
    result = run("play", "bake-and-sale", "--players", "person:Ada", "--seed", 7, "--aim", "easy", lines=typed(match))
    assert result.exit_code == 0, result.output
    assert "The week is over." in result.output
    assert match.verdict in " ".join(result.output.split())
    assert "You aimed at easy (120 money)" in result.output
    assert "bakehouse replay" in result.output
    assert only_record(data).read_text() == match.record()


def test_a_match_of_two_people_at_one_keyboard(run: Run, data: Path) -> None:
    match = finished(["Ada", "Ben"], seed=3)
    players = ["--players", "person:Ada", "person:Ben"]
    result = run("play", "bake-and-sale", *players, "--seed", 3, lines=typed(match))
    assert result.exit_code == 0, result.output
    assert "Ada, it is your turn" in result.output
    assert "Ben, it is your turn" in result.output
    assert match.verdict in " ".join(result.output.split())
    assert only_record(data).read_text() == match.record()


def test_numbers_choose_from_the_list(run: Run, data: Path) -> None:
    result = run("play", "bake-and-sale", "--seed", 5, lines=["2", "99", "q"])
    assert "There is no action 99 in the list" in result.output
    assert typed(bh.load(only_record(data).read_text())) == ["network"]


def test_programs_play_by_themselves(run: Run, data: Path) -> None:
    arguments = ["play", "bake-and-sale", "--seats", "3", "--players", "person:Ada,greedy,random", "--seed", "1"]
    result = run(*arguments, lines=["end", "u"])
    assert result.exit_code == 0
    assert "\nGreedy " in result.output
    assert "\nRandom " in result.output
    assert "nothing of yours to take back" in result.output
    match = bh.load(only_record(data).read_text())
    assert match.players == ["Ada", "greedy", "random"]
    assert match.state.day == 2


def test_the_menu_asks_for_everything(run: Run, data: Path) -> None:
    result = run("play", lines=["chess", "1", "9", "2", "Ada", "random", "q"])
    assert result.exit_code == 0, result.output
    assert "There is no game 'chess'" in result.output
    assert "A number from 1 to 8, please." in result.output
    assert bh.load(only_record(data).read_text()).players == ["Ada", "random"]
    again = run("play", lines=["c", "q"])
    assert "Go on with the match that was broken off last" in again.output
    assert "Ada, it is your turn" in again.output


def test_leaving_the_menu(run: Run) -> None:
    assert run("play").exit_code == 0


# --- Undo, redo, looking


def test_undo_and_redo(run: Run, data: Path) -> None:
    result = run("play", "bake-and-sale", "--seed", 5, lines=["u", "network", "end", "u", "u", "r", "r", "r", "u"])
    assert "nothing of yours to take back" in result.output
    assert "Taken back: End Monday" in result.output
    assert "Played again." in result.output
    assert "There is nothing to play again." in result.output
    assert typed(bh.load(only_record(data).read_text())) == ["network"]


def test_with_programs_an_ended_day_stays_ended(run: Run, data: Path) -> None:
    arguments = ["play", "bake-and-sale", "--players", "random", "person:Ada", "--seed", "1"]
    result = run(*arguments, lines=["network", "u", "end", "u"])
    assert "Taken back: Baking Network" in result.output
    assert "with programs at the table it cannot be taken back" in result.output


def test_looking_changes_nothing(run: Run, data: Path) -> None:
    lines = ["", "?", "log", "rules", "sheet", "sheet 2", "sheet 3", "s", "q"]
    result = run("play", "bake-and-sale", "--players", "person:Ada", "person:Ben", "--seed", 5, lines=lines)
    assert result.exit_code == 0, result.output
    assert "Several at once are separated by commas" in result.output
    assert "Now possible: market," in result.output
    assert "A roll-and-write game" in result.output
    assert "Ben  ·  seat 2 of 2" in result.output
    assert "There is no seat '3'" in result.output
    assert f"Saved in {only_record(data)}" in result.output.replace("\n", "")
    assert typed(bh.load(only_record(data).read_text())) == []


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("prod cia 3", "'produce ciabatta 3' is not possible now"),
        ("l", "'l' may mean local, lab"),
        ("dance", "'dance' is no action of this game"),
        ("network, dance", "Nothing was played: 'dance' is no action"),
        ("end, network", "Nothing was played: 'network' comes too late"),
    ],
)
def test_a_slip_of_the_tongue_changes_nothing(run: Run, data: Path, line: str, answer: str) -> None:
    arguments = ["play", "bake-and-sale", "--players", "person:Ada", "person:Ben", "--seed", "5"]
    result = run(*arguments, lines=[line, "q"])
    assert result.exit_code == 0
    assert answer in result.output
    assert typed(bh.load(only_record(data).read_text())) == []


def test_several_actions_at_once(run: Run, data: Path) -> None:
    run("play", "bake-and-sale", "--seed", 5, lines=["market, take all, take y", "network, end", "q"])
    assert typed(bh.load(only_record(data).read_text())) == [
        "market", "take all_purpose_flour", "take yeast", "network", "end_day",
    ]  # fmt: skip


# --- Real dice


def test_real_dice_one_by_one_and_all_at_once(run: Run, data: Path) -> None:
    lines = ["1", "7", "white 2", "u", "3", "5 1 x", "5 1 3 6", "end", "1, 1, 1, 2, 2, 2", "q"]
    result = run("play", "bake-and-sale", "--manual-dice", lines=lines)
    assert result.exit_code == 0, result.output
    assert "What came? white 1 to 6" in result.output
    assert "Taken back: White 2" in result.output
    record = only_record(data).read_text()
    assert "Chance: manual" in record
    assert "chance: white 1, white 3, white 5, black 1, black 3, black 6\n" in record
    assert "chance: white 1, white 1, white 1, black 2, black 2, black 2\n" in record


# --- Saving and resuming


def test_save_break_off_and_resume(run: Run, data: Path) -> None:
    match = finished(["Ada"])
    lines = typed(match)
    first = run("play", "bake-and-sale", "--players", "person:Ada", "--seed", 7, lines=lines[:20])
    assert first.exit_code == 0
    assert f"bakehouse play --resume {only_record(data)}" in first.output
    assert "not finished" in only_record(data).read_text()
    second = run("play", "--resume", lines=lines[20:40])
    assert second.exit_code == 0, second.output
    third = run("play", "--resume", only_record(data), lines=lines[40:])
    assert "The week is over." in third.output
    assert only_record(data).read_text() == match.record()


def test_an_unfinished_match_is_mentioned(run: Run) -> None:
    run("play", "bake-and-sale", lines=["network"])
    assert "There is an unfinished match" in run("play", "bake-and-sale", lines=["q"]).output


def test_a_file_of_ones_own(run: Run, data: Path, tmp_path: Path) -> None:
    kept, copy = tmp_path / "mine.txt", tmp_path / "copy.txt"
    result = run("play", "bake-and-sale", "--save", kept, lines=["network", f"s {copy}", f"s {copy}", "end", "q"])
    assert result.exit_code == 0
    assert "exists already" in result.output
    assert typed(bh.load(kept.read_text())) == ["network", "end_day"]
    assert typed(bh.load(copy.read_text())) == ["network"]
    assert not data.exists()


def test_an_unwritable_folder_is_told_once_and_the_match_goes_on(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("BAKEHOUSE_DATA", str(tmp_path / "file" / "below"))
    kept = tmp_path / "kept.txt"
    result = run("play", "bake-and-sale", "--seed", 5, lines=["network", f"save {kept}", "end", "q"])
    assert result.exit_code == 0
    assert " ".join(result.output.split()).count("cannot be made") == 1
    assert f"bakehouse play --resume {kept}" in result.output
    assert typed(bh.load(kept.read_text())) == ["network", "end_day"]


def test_leaving_without_any_place_to_save(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("BAKEHOUSE_DATA", str(tmp_path / "file"))
    result = run("play", "bake-and-sale", lines=["network", "q"])
    assert result.exit_code == 0
    assert "The match is not saved" in result.output


def test_ctrl_c_in_a_real_terminal(tmp_path: Path) -> None:
    """The keyboard's own Ctrl-C, through a pseudo-terminal: the match is saved, the exit code is 130."""
    data = tmp_path / "data"
    command = [*BAKEHOUSE, "play", "bake-and-sale", "--seed", "5"]
    spawn = """
import os, pty, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)  # a test run in the background ignores it, and so would its children
sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))
"""
    environ = environment(BAKEHOUSE_DATA=str(data), COLUMNS="100", LINES="40")
    with subprocess.Popen(
        [sys.executable, "-c", spawn, *command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environ
    ) as terminal:
        assert terminal.stdin is not None
        assert terminal.stdout is not None
        watchdog = Timer(180, terminal.kill)  # a test that hangs tells nothing
        watchdog.start()
        terminal.stdin.write(b"network\n")
        terminal.stdin.flush()
        wait_for(lambda: data.exists() and "seat 0: network" in only_record(data).read_text())
        terminal.stdin.write(b"\x03")
        terminal.stdin.flush()
        shown = terminal.stdout.read().decode()
        watchdog.cancel()
        assert terminal.wait(30) == 130
    assert "Traceback" not in shown
    assert f"bakehouse play --resume {only_record(data)}" in shown
    assert typed(bh.load(only_record(data).read_text())) == ["network"]


def wait_for(happened: object, seconds: float = 120) -> None:
    """Wait until something is true; a file that is not there yet is simply not true yet."""
    assert callable(happened)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            if happened():
                return
        except (OSError, ValueError):
            pass
        time.sleep(0.05)
    raise AssertionError("it never happened")
