"""OpenSpiel's bots as rivals of ours."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import bakehouse as bh
from bakehouse.cli.bench import Run, bench_strength, evaluate
from bakehouse.envs.bots import Ismcts, ISMCTSBot, Mcts
from bakehouse.envs.open_spiel import RolloutEvaluator, state_at
from bakehouse.players import Search, find, turn_of
from bakehouse.strength import MCTS, Contest, Kept, Result, contests, evaluation, ours_for, play, summed_up


def a_turn(name: str, seats: int, decisions: int) -> Any:
    match, player = bh.game(name, seats).new(seed=seats), find("random", name)
    turn = turn_of(match, match.actor)
    while turn.number < decisions or len(turn.legal) < 3:
        match.play(player.choose(turn))
        turn = turn_of(match, match.actor)
    return turn


@pytest.mark.parametrize(("name", "seats"), [("bake_and_sale", 2), ("bake_the_cake", 3)])
def test_rollouts_tell_what_openspiels_own_tell(name: str, seats: int) -> None:
    turn = a_turn(name, seats, 40)
    state = state_at(turn.game, turn.states)
    theirs = mcts.RandomRolloutEvaluator(200, np.random.RandomState(1)).evaluate(state)
    ours = RolloutEvaluator(200, seed=1)
    assert np.abs(ours.evaluate(state) - theirs).max() < 0.25  # five standard errors of the difference
    again = RolloutEvaluator(200, seed=1)
    assert again.evaluate(state).tolist() != ours.evaluate(state).tolist()  # those of the second call are others
    assert ours.prior(state) == mcts.RandomRolloutEvaluator().prior(state)
    assert abs(ours.evaluate(state).sum()) < 1e-9


def test_at_the_end_rollouts_tell_the_result() -> None:
    match = bh.game("bake_and_sale", 2).new(seed=1)
    while not match.over:
        match.play(match.legal()[0])
    state = state_at(match.game, np.array([match.state]))
    assert RolloutEvaluator(3, seed=1).evaluate(state).tolist() == state.returns() == match.returns()


@pytest.mark.parametrize(
    ("kind", "name", "seats"),
    [(Mcts, "cupcake_empire", 3), (Mcts, "cake_auf", 2), (Ismcts, "cake_auf", 3), (Mcts, "bake_and_sale", 1)],
)
def test_bots_play_for_simulations_and_for_a_time(kind: Any, name: str, seats: int) -> None:
    turn = a_turn(name, seats, 20)
    assert kind(simulations=30).choose(turn) == kind(simulations=30).choose(turn)
    assert kind(seconds=0.02).choose(turn) in turn.legal
    assert kind(seconds=1e-9).choose(turn) in turn.legal  # however short the time, it can say something


@pytest.mark.parametrize("by_observation", [False, True])
def test_information_sets_are_those_of_openspiel(by_observation: bool) -> None:
    """The same simulations with the same dice end in the same policy."""
    turn = a_turn("cake_auf", 2, 50)
    state = state_at(turn.game, turn.states)
    policies = []
    for kind in (ISMCTSBot, ismcts.ISMCTSBot):
        bot = kind(
            state.get_game(), RolloutEvaluator(1, seed=3), 1.5, 40, random_state=np.random.RandomState(4),
            use_observation_string=by_observation,
            final_policy_type=ismcts.ISMCTSFinalPolicyType.NORMALIZED_VISITED_COUNT,
        )  # fmt: skip
        dice = iter(np.random.RandomState(5).uniform(size=1000))
        bot.set_resampler(lambda state, player, dice=dice: state.resample_from_infostate(player, lambda: next(dice)))
        policies.append(bot.get_policy(state))
    assert policies[0] == policies[1]


def test_an_edition_that_openspiel_does_not_know_is_refused() -> None:
    match = bh.game("bake_and_sale", 2, edition={"breads": {"ciabatta": {"hourglasses": 3}}}).new(seed=1)
    with pytest.raises(bh.Invalid, match="load the game with the parameter edition"):
        Mcts(simulations=3).choose(turn_of(match, match.actor))


# --- Strength


def test_one_of_ours_meets_a_bot() -> None:
    contest = Contest("bake_and_sale", 2, "greedy", MCTS, 0.001)
    results = [play(contest, 5, number) for number in range(2)]
    assert [result.won for result in results] == [1.0, 1.0]
    assert all(min(result.decisions) > 20 for result in results)


def test_a_shared_win_counts_in_parts_and_time_is_told_a_decision() -> None:
    contest = Contest("cake_auf", 2, "master", MCTS, 1.0)
    found = summed_up(contest, [Result(1.0, 30, (2.0, 6.0), (4, 4)), Result(0.5, 20, (1.0, 2.0), (2, 4))])
    assert found.wins.value == 0.75 and found.points.value == 25 and found.milliseconds == (500.0, 1000.0)
    assert (
        found.row.startswith("| Cake Auf!, 2 seats | master | OpenSpiel MCTS | 75.0 % (")
        and "| 2 | 500, 1000 |" in found.row
    )


@pytest.mark.parametrize("name", ["search:sims=400", "foresight:sims=400", "champion"])
def test_time_is_the_same_for_whoever_thinks(name: str) -> None:
    usual = find(name, "cupcake_empire")
    player = ours_for(name, bh.game("cupcake_empire"), 0.5)
    assert isinstance(player, Search) and type(player) is type(usual)
    assert (player.settings.sims, player.settings.time, player.settings.trees) == (0, 0.5, 1)
    assert player.settings.temperature == usual.settings.temperature


def test_who_cannot_play_is_told_before_anything_is_played() -> None:
    with pytest.raises(bh.BakehouseError, match="There is no player 'champoin'"):
        contests(["cake_auf"], ["champoin"], None, 1.0)
    with pytest.raises(bh.BakehouseError, match="at least two seats"):
        contests(["bake_and_sale"], ["greedy"], 1, 1.0)
    kinds = {(each.game, each.rival) for each in contests(["cake_auf", "bake_the_cake"], ["greedy"], None, 1.0)}
    assert ("cake_auf", "OpenSpiel ISMCTS") in kinds and ("bake_the_cake", "OpenSpiel ISMCTS") not in kinds


@pytest.mark.slow
def test_the_command_prints_rows(capsys: pytest.CaptureFixture[str]) -> None:
    bench_strength("bake-and-sale", ["greedy"], 0.002, None, Run(2, 0, 1, None, json=True))
    told = json.loads(capsys.readouterr().out)
    assert [each["contest"]["rival"] for each in told] == ["OpenSpiel MCTS", "flat Monte Carlo"]
    assert all(each["games"] == 2 for each in told)


# --- Players of anybody's own


class Broken:
    def choose(self, turn: Any) -> int:
        raise ZeroDivisionError("no flour")


class Rude:
    def choose(self, turn: Any) -> int:
        return -7


def test_a_player_is_evaluated_and_the_games_are_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A run that goes on with more games keeps those it has, and ends as if it had never stopped."""
    told = []
    for games, out in ((2, "a.jsonl"), (4, "a.jsonl"), (4, "b.jsonl")):
        evaluate("greedy", "bake-and-sale", None, ["random"], Run(games, 50, 1, tmp_path / out, json=True))
        told += json.loads(capsys.readouterr().out)
    for each in told:
        del each["milliseconds"]
    assert told[1] == told[2] != told[0] and told[2]["wins"]["value"] == 1.0
    assert [len((tmp_path / out).read_text().splitlines()) for out in ("a.jsonl", "b.jsonl")] == [4, 4]


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear baker,\n")
    with pytest.raises(bh.BakehouseError, match=r"Line 1 of .*letter.txt is no game of a contest"):
        Kept(file)
    with pytest.raises(bh.BakehouseError, match="Games cannot be kept in"):
        Kept(tmp_path)


def test_a_game_whose_line_was_cut_off_is_played_again(tmp_path: Path) -> None:
    file, contest = tmp_path / "games.jsonl", Contest("bake_and_sale", 2, "greedy", "random", None)
    kept = Kept(file)
    for number in range(3):
        kept.add(contest, 7, number, Result(1.0, 100 + number, (0.5, 0.25), (60, 70)))
    assert Kept(file).results == kept.results
    file.write_text(file.read_text()[:-9])
    assert [*Kept(file).results] == [(contest, 7, 0), (contest, 7, 1)]
    assert len(file.read_text().splitlines()) == 2


def test_alone_points_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    evaluate("greedy", "bake-and-sale", 1, None, Run(3, 0, 1, None, json=False))
    row = capsys.readouterr().out.splitlines()[-1]
    assert row.startswith("| Bake & Sale, alone | greedy | nobody |  |  | ") and "| 3 | " in row


@pytest.mark.parametrize(
    ("player", "sentence"),
    [
        ("Broken", "The player tests.envs.test_bots:Broken failed in seat 1: ZeroDivisionError: no flour."),
        ("Rude", "The player tests.envs.test_bots:Rude answered -7, which is not a legal action."),
    ],
)
def test_what_a_player_does_wrong_is_told_and_nothing_is_measured(player: str, sentence: str) -> None:
    (contest,) = evaluation(f"tests.envs.test_bots:{player}", "bake_and_sale", 2, ["random"])
    with pytest.raises(bh.BakehouseError) as problem:
        play(contest, 0, 0)
    assert str(problem.value) == sentence
