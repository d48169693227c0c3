"""Quick networks: who sees with one, which actions are looked at, and what becomes of a file that does not fit."""

import logging
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import bakehouse as bh
from bakehouse import network as files
from bakehouse.errors import BadNetwork
from bakehouse.kernel.compiling import PLAIN
from bakehouse.lab.watching import company_of, watch
from bakehouse.players import networks
from bakehouse.players.company import OWN, QUICK, fellow
from bakehouse.players.sight import Sight, SightSettings
from tests.networks import small_network

NAME = "bake_the_cake"
SEATS = 3

plays = pytest.mark.skipif(PLAIN, reason="whole games with networks take long as plain Python")


def quick_network(name: str = NAME) -> files.Quick:
    """A small network whose guesses like actions the better, the later they are in the list of all."""
    network = small_network(name)
    actions = len(bh.game(name).definition.table)
    guesses = np.zeros((actions, len(network.b1) + 1))
    guesses[:, -1] = np.arange(actions) / actions
    return files.Quick(replace(network, about={**network.about, "seats": [SEATS]}), guesses)


@pytest.fixture
def quick_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the games look for their quick networks."""
    path = tmp_path / "small_quick.npz"
    files.write_quick(path, quick_network())
    monkeypatch.setattr(files, "QUICK_FILE_NAME", str(path))
    return path


@plays
def test_who_looks_at_all_actions_plays_as_with_that_network(
    quick_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = bh.game(NAME, seats=SEATS)
    quick = watch(game, range(3), ["sight:quick=1000,temperature=0.05"], threads=1)
    files.write(tmp_path / "own.npz", small_network(NAME))
    monkeypatch.setattr(files, "FILE_NAME", str(tmp_path / "own.npz"))
    own = watch(game, range(3), ["sight:temperature=0.05"], threads=1)
    assert (quick.scores == own.scores).all() and (quick.seen["clear"] == own.seen["clear"]).all()


@plays
def test_who_looks_at_one_action_plays_what_is_guessed_to_be_best(quick_file: Path) -> None:
    game = bh.game(NAME, seats=SEATS)
    watched = watch(game, range(1), ["sight:quick=1"], threads=1)
    match = game.new(seed=0)
    while not match.over:
        match.push(max(action.id for action in match.legal()))
    assert watched.scores[0].tolist() == match.scores()


def test_with_other_seats_the_own_network_plays(quick_file: Path) -> None:
    for seats, network in ((SEATS, QUICK), (4, OWN)):
        found = fellow("sight:quick=4", bh.game(NAME, seats=seats))
        assert found is not None and found.network == network


def test_asked_for_one_decision_it_sees_with_the_quick_network(quick_file: Path) -> None:
    game = bh.game(NAME, seats=SEATS)
    player = Sight(SightSettings(quick=4))
    seen = player._network(game)
    assert seen is not None and len(seen.wide) == len(small_network(NAME).b1)


def test_one_loop_has_room_for_one_network(quick_file: Path) -> None:
    game = bh.game(NAME, seats=SEATS)
    assert company_of(game, ["sight:quick=4", "greedy", "sight:quick=2"]) is not None
    assert company_of(game, ["sight:quick=4", "sight", "greedy"]) is None


def test_guesses_that_do_not_fit_are_told_and_the_own_network_plays(
    quick_file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    made = quick_network()
    files.write_quick(quick_file, replace(made, guesses=made.guesses[:-1]))
    game = bh.game(NAME, seats=SEATS)
    with pytest.raises(BadNetwork, match=r"its guesses do not fit the game\.$"):
        files.read_quick(quick_file, game.definition)
    with caplog.at_level(logging.WARNING, "bakehouse"):
        assert networks.quick_for(game) is None
    assert "its guesses do not fit the game. The champion's plays instead." in caplog.text


@pytest.mark.parametrize("name", bh.GAMES)
def test_what_comes_with_a_game_fits_it(name: str) -> None:
    definition = bh.game(name).definition
    path = definition.folder / files.QUICK_FILE_NAME
    if path.is_file():
        assert files.read_quick(path, definition).network.about["seats"]


@plays
@pytest.mark.slow
def test_a_quick_network_is_learned_from_the_champion() -> None:
    from bakehouse.training.distilling import Student, lesson_for

    game = bh.game(NAME, seats=SEATS)
    champion = files.read(game.definition.folder / files.FILE_NAME, game.definition)
    student = Student(game, champion, lesson_for(game, 1500), 32, 8)
    before = student.checked((1, 4))
    student.learn(40)
    after = student.checked((1, 4))
    assert after["return"] < before["return"] and after["lost by looking at 1"] < before["lost by looking at 1"]
    assert after["lost by looking at 4"] < after["lost by looking at 1"]
    assert student.finished().guesses.shape == (len(game.definition.table), 33)
