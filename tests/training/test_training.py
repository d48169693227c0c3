"""Training on a CPU, small: the same seed gives the same curve, and nothing that was learned is lost."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import bakehouse as bh
from bakehouse import network
from bakehouse.errors import BadFile, BadSeats, Invalid, MissingExtra
from bakehouse.games import find
from bakehouse.kernel.compiling import PLAIN
from bakehouse.training import Wish, chosen_device, chosen_seats, training


def test_seats_are_named_by_number_by_several_or_all() -> None:
    assert chosen_seats("all", range(2, 5), "X") == (2, 3, 4)
    assert chosen_seats("4,2", range(2, 5), "X") == (2, 4)
    for wrong in ("1", "5", "two", "2,9", ""):
        with pytest.raises(BadSeats, match="X is for 2 to 4 seats"):
            chosen_seats(wrong, range(2, 5), "X")


def test_a_training_needs_one_end_and_a_device_that_there_is(tmp_path: Path) -> None:
    with pytest.raises(Invalid, match="--minutes or --rounds"):
        training(Wish("cake_auf", tmp_path / "n.npz"))
    with pytest.raises(Invalid, match="--minutes or --rounds"):
        training(Wish("cake_auf", tmp_path / "n.npz", minutes=1, rounds=1))
    with pytest.raises(Invalid, match="auto, gpu, cpu"):
        chosen_device("abacus")
    with pytest.raises(BadFile, match="cannot be written"):
        training(Wish("cake_auf", tmp_path / "nowhere" / "n.npz", rounds=1))


def test_without_pytorch_one_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bakehouse.training.find_spec", lambda name: None)
    with pytest.raises(MissingExtra, match=r"bakehouse\[learn\]"):
        chosen_device("cpu")


def small(out: Path, **changed: object) -> Wish:
    return replace(
        Wish("bake_and_sale", out, seats="1,2", rounds=4, device="cpu", seed=5, tables=6, wide=8, narrow=4), **changed
    )


def run(wish: Wish) -> list[list[float | None]]:
    made = training(wish)
    made.run(lambda standing: None)
    return [row[1:] for row in made.standing.curve]


plays = pytest.mark.skipif(PLAIN, reason="trying every action at every table takes too long as plain Python")


class TestWithPyTorch:
    @pytest.fixture(autouse=True)
    def _torch(self) -> None:
        torch = pytest.importorskip("torch")
        torch.set_num_threads(1)

    @plays
    def test_the_same_seed_gives_the_same_curve_and_another_does_not(self, tmp_path: Path) -> None:
        one, same, other = (run(small(tmp_path / f"{number}.npz", seed=seed)) for number, seed in enumerate((5, 5, 6)))
        assert one == same
        assert one != other

    @plays
    def test_a_training_goes_on_after_the_last_round_that_was_kept(self, tmp_path: Path) -> None:
        out = tmp_path / "n.npz"
        made = training(small(out))

        def stop(standing: object) -> None:
            if made.standing.rounds == 2:
                raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            made.run(stop)
        with pytest.raises(BadFile, match="--resume goes on"):
            training(small(out))
        with pytest.raises(BadFile, match="has seats"):
            training(small(out, seats="2", resume=True))
        again = training(small(out, resume=True))
        assert again.standing == made.standing
        assert all(np.array_equal(again.judge.numbers()[name], made.judge.numbers()[name]) for name in ("w1", "b3"))
        again.run(lambda standing: None)
        assert again.standing.rounds == 4

    @plays
    def test_a_training_begins_with_another_network_even_a_smaller_one(self, tmp_path: Path) -> None:
        origin, out = tmp_path / "origin.npz", tmp_path / "n.npz"
        run(small(origin, rounds=2))
        with pytest.raises(Invalid, match=r"layers of 8 and 4: --wide and --narrow take no less"):
            training(small(out, begin=origin, wide=6))
        made = training(small(out, begin=origin, wide=12, narrow=6, rounds=1))
        definition, written = find("bake_and_sale"), network.read(origin, find("bake_and_sale"))
        made.write()
        taken = network.read(out, definition)
        match = bh.game("bake_and_sale", seats=2).new(seed=1)
        seen = definition, 2, np.array([match.observe(0)], np.float32), np.array([150.0], np.float32)
        assert taken.judge(*seen) == pytest.approx(written.judge(*seen), rel=1e-3)
        assert taken.about["origin"]["games"] == written.about["games"]
        made.run(lambda standing: None)
        assert training(small(out, wide=12, narrow=6, resume=True)).standing.origin == made.standing.origin
        assert not np.array_equal(made.learner.mean.numbers()["w2"][8:], np.zeros((4, 6)))

    @plays
    def test_a_training_learns_to_beat_another_network(self, tmp_path: Path) -> None:
        import torch

        from bakehouse.training.playing import PAST

        rival, out = tmp_path / "rival.npz", tmp_path / "n.npz"
        run(small(rival, rounds=2))
        wish = small(out, seats="2", against=rival, wide=12, rounds=2)
        made = training(wish)
        assert (made._mixed(6, 2, with_past=True) == PAST).sum(1).tolist() == [1] * 6  # one learner at every table
        made.run(lambda standing: None)
        written = network.read(out, find("bake_and_sale"))
        assert written.about["columns"][-1] == "rival" and written.about["rival"]["games"] > 0
        match, told = bh.game("bake_and_sale", seats=2).new(seed=1), made.judge.measures
        inputs = torch.from_numpy(np.append(match.observe(0), np.float32(150))[None])
        inputs[:, -1] = (inputs[:, -1] - told.mean) / told.scale
        both = made.rival.outputs(inputs, made.rival.first_layer(2))[0]
        seen = find("bake_and_sale"), 2, np.array([match.observe(0)], np.float32), np.array([150.0], np.float32)
        expected = network.read(rival, find("bake_and_sale")).judge(*seen)[0]
        assert [float(torch.tanh(both[0])), float(both[1]) * told.spread] == pytest.approx(expected, rel=0.01, abs=0.01)

        with pytest.raises(BadFile, match="has a rival: --against names it again"):
            training(replace(wish, against=None, resume=True))
        with pytest.raises(BadFile, match="has another rival"):
            training(replace(wish, against=out, resume=True))
        assert training(replace(wish, resume=True)).standing == made.standing
        with pytest.raises(Invalid, match="The rival does not play with 1 seats"):
            training(small(tmp_path / "alone.npz", against=rival))

    def test_a_broken_checkpoint_is_told_in_one_sentence(self, tmp_path: Path) -> None:
        (tmp_path / "n.checkpoint").write_bytes(b"nothing of the kind")
        with pytest.raises(BadFile, match="is broken"):
            training(small(tmp_path / "n.npz", resume=True))
        with pytest.raises(BadFile, match="no training to go on with"):
            training(small(tmp_path / "other.npz", resume=True))

    @plays
    def test_the_file_holds_the_network_that_was_trained(self, tmp_path: Path) -> None:
        import torch

        made = training(small(tmp_path / "n.npz", rounds=2))
        made.run(lambda standing: None)
        definition = find("bake_and_sale")
        written = network.read(tmp_path / "n.npz", definition)
        assert written.about["games"] == made.standing.games
        assert written.knows(bh.game("bake_and_sale", seats=2))
        match = bh.game("bake_and_sale", seats=2).new(seed=1)
        vectors, opinions = np.array([match.observe(0)], np.float32), np.array([150.0], np.float32)
        told = written.judge(definition, 2, vectors, opinions)[0]
        inputs = torch.from_numpy(np.column_stack((vectors, opinions)))
        judge = made.learner.mean
        judge.scale_opinions(inputs)
        both = judge.outputs(inputs, judge.first_layer(2))[0]
        assert told[0] == pytest.approx(float(torch.tanh(both[0])), abs=0.01)
        assert told[1] == pytest.approx(float(both[1]) * judge.measures.spread, abs=0.02 * judge.measures.spread)

    def test_what_is_expected_is_blended_backwards_and_a_whim_is_cut_off(self) -> None:
        import torch

        from bakehouse.training.playing import Played, Step, targets

        def step(value: float, whim: bool) -> Step:
            one = torch.zeros(1, dtype=torch.int64)
            return Step(one, one, torch.full((1, 2), value), torch.full((1, 2), 0.5), torch.tensor([whim]), one)

        results = torch.tensor([[[1.0, 1.0, 10.0]]])
        played = Played(results, 3, [step(0.1, False), step(0.2, False), step(-0.9, True)], torch.zeros(3, 1))
        expected, finished = targets(played, spread=5.0, trust=0.9, with_whims=False)
        assert finished.tolist() == [True, True, True]
        assert expected[:, 0].tolist() == pytest.approx([0.1 * 0.2 + 0.9 * 0.5, 0.5, 1.0])
        assert expected[:, 1].tolist() == pytest.approx([0.1 * 0.2 + 0.9 * 0.5, 0.5, 2.0])
        followed, _ = targets(played, spread=5.0, trust=1.0, with_whims=True)
        assert followed[:, 0].tolist() == pytest.approx([1.0, 1.0, 1.0])

    def test_it_begins_as_the_greedy_player(self) -> None:
        import torch

        from bakehouse.training.judge import Judge

        judge = Judge(find("cake_auf"), "cpu", 16, 8, seed=1)
        columns = len(judge.first_layer(2)[0])
        vectors = torch.rand(50, columns)
        vectors[:, -1] = torch.linspace(-3, 3, 50)
        both = judge.outputs(vectors, judge.first_layer(2))
        assert (both[1:] > both[:-1]).all()
