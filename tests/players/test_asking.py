"""Whatever a player does, the match goes on."""

import pytest

import bakehouse as bh
from bakehouse.players import Asked, Turn, asking, find, turn_of
from tests.players import helpers

GAME = "bake_the_cake"
HERE = "tests.players.helpers"


@pytest.fixture
def turn() -> Turn:
    match = bh.game(GAME).new(seed=1)
    return turn_of(match, match.actor)


def test_a_good_player_is_played_and_nothing_is_told(turn: Turn) -> None:
    answer = Asked(f"{HERE}:Last", GAME).answer(turn)
    assert (answer.action, answer.problem) == (turn.legal[-1], "")


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("Illegal", "answered -7, which is not a legal action"),
        ("Nonsense", "answered 'brioche brioche"),
        ("Truth", "answered True, which is not a legal action"),
        ("Raising", "failed (RuntimeError: the oven is cold)"),
        ("Leaving", "failed (SystemExit: 3)"),
        ("Spoiling", "failed (ValueError)"),
    ],
)
def test_a_bad_player_is_told_and_the_greedy_player_acts(turn: Turn, kind: str, told: str) -> None:
    greedy = find("greedy", GAME).choose(turn)
    answer = Asked(f"{HERE}:{kind}", GAME).answer(turn)
    assert answer.action == greedy
    assert told in answer.problem
    assert answer.problem.startswith(f"The player {HERE}:{kind} in seat {turn.seat + 1} ")
    assert answer.problem.endswith("; the greedy player acts in its place.")
    assert len(answer.problem) < 250


def test_a_player_that_hangs_is_not_waited_for_and_not_asked_again(turn: Turn) -> None:
    helpers.Hanging.asked = 0
    asked = Asked(f"{HERE}:Hanging", GAME, limit=0.05)
    first, second = asked.answer(turn), asked.answer(turn)
    assert "gave no answer within 0.05 seconds and is not asked again" in first.problem
    assert first.action in turn.legal and second.action in turn.legal
    assert second.problem == "" and helpers.Hanging.asked == 1


def test_compiling_is_no_time_to_think(turn: Turn) -> None:
    helpers.Compiling.asked = 0
    heard: list[str] = []
    asked = Asked(f"{HERE}:Compiling", GAME, limit=1.0)
    first = asked.answer(turn, lambda: heard.append("still at it"))
    assert (first.action, first.problem) == (turn.legal[-1], "")
    assert heard
    assert asked.answer(turn).action == turn.legal[-1] and helpers.Compiling.asked == 2


def test_who_compiles_for_ever_is_not_waited_for(turn: Turn, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "LONGEST_MAKING", 0.05)
    helpers.Compiling.asked = 0
    answer = Asked(f"{HERE}:Compiling", GAME, limit=0.4).answer(turn)
    assert "and is not asked again" in answer.problem


def test_a_match_with_bad_players_comes_to_its_end() -> None:
    match = bh.game(GAME).new(seed=5)
    seats = [Asked(f"{HERE}:{kind}", GAME) for kind in ("Spoiling", "Nonsense", "Raising")]
    while not match.over:
        match.play(seats[match.actor].answer(turn_of(match, match.actor)).action)
    assert match.ending
