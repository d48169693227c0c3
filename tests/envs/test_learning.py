"""The training example learns, what it has learned plays, and sb3-contrib finds the masks (`bakehouse[learn]`)."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import gymnasium
import pytest

import bakehouse as bh
import bakehouse.envs
from bakehouse import policy
from bakehouse.players import find, turn_of

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_ppo.py"
assert bakehouse.envs


def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train_ppo", EXAMPLE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["train_ppo"] = module  # dataclasses look there
    spec.loader.exec_module(module)
    return module


def test_the_example_learns(tmp_path: Path) -> None:
    """Twelve small updates are enough to see the score rise by half; the same seed begins the same beside others."""
    torch = pytest.importorskip("torch", reason="PyTorch is in requirements/learn.txt")
    torch.set_num_threads(1)
    program = example()
    task = program.Task(bh.game("bake_and_sale"))
    bakers, [curve] = program.train(task, program.Length(12), [1], 64)
    first, last = curve[0][1], curve[-1][1]
    assert last > 1.5 * first
    pairs = [program.train(task, program.Length(2), [1, 2], 64)[1] for _ in range(2)]
    assert pairs[0] == pairs[1] and pairs[0][0] != pairs[0][1]
    assert program.results_of(task, bakers, seed=5_000, games=50).mean() > first
    program.plot([curve], task, 130.0, tmp_path / "curve.png")
    assert (tmp_path / "curve.png").stat().st_size > 0


def test_learners_side_by_side_do_not_move_each_other() -> None:
    """From the same experience each learns what it would learn alone."""
    torch = pytest.importorskip("torch", reason="PyTorch is in requirements/learn.txt")
    torch.set_num_threads(1)
    program = example()
    monkey = torch.Generator().manual_seed(3)
    seen, legal = torch.rand(2, 64, 5, generator=monkey), torch.ones(2, 64, 4, dtype=torch.bool)
    played = {"seen": seen, "legal": legal, "action": torch.randint(4, (2, 64), generator=monkey)}
    for name in ("chance", "advantage", "target"):
        played[name] = torch.rand(2, 64, generator=monkey)
    weights = []
    for chosen in ([0, 1], [1]):
        bakers = program.Bakers(5, 4, [[7, 8][number] for number in chosen])
        torch.manual_seed(0)
        own = {name: values[chosen] for name, values in played.items()}
        program.learn(bakers, torch.optim.Adam(bakers.parameters(), 0.01), own, 0.01)
        weights.append(program.layers_of(bakers, len(chosen) - 1))
    for (together, _), (alone, _) in zip(*weights, strict=True):
        assert together == pytest.approx(alone, abs=1e-4)


def test_what_was_learned_against_others_plays_by_name(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is in requirements/learn.txt")
    torch.set_num_threads(1)
    program, game = example(), bh.game("bake_the_cake", 3)
    task = program.Task(game, "random", 0.2)
    bakers, [curve] = program.train(task, program.Length(4), [1], 16)
    assert all(0 <= share <= 1 for _, share in curve) and curve
    policy.write(tmp_path / "ppo.npz", program.layers_of(bakers, 0), game)
    player, table = find(f"policy:file={tmp_path / 'ppo.npz'}", game), game.new(seed=3)
    for _ in range(20):
        turn = turn_of(table, table.actor)
        mask = torch.zeros(1, 1, len(game.definition.table), dtype=torch.bool)
        mask[0, 0, turn.legal] = True
        seen = torch.from_numpy(table.observe(table.actor))[None, None]
        liked = bakers.choices(seen, mask).logits[0, 0].detach()
        assert float(liked[player.choose(turn)]) == pytest.approx(float(liked.max()), abs=0.01)
        table.play(player.choose(turn))


def test_shared_wins_count_in_parts() -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is in requirements/learn.txt")
    returns = torch.tensor([[1.0, 0.0, -1.0], [0.5, 0.5, -1.0], [-1.0, 1.0, 0.0]])
    assert example().win_shares(returns, torch.tensor([0, 1, 0])).tolist() == [1, 0.5, 0]


def test_masked_ppo_of_sb3_contrib_runs() -> None:
    sb3_contrib = pytest.importorskip("sb3_contrib", reason="sb3-contrib is in requirements/learn.txt")
    env = gymnasium.make("bakehouse/BakeAndSale-v1", reward="points")
    learner = sb3_contrib.MaskablePPO("MlpPolicy", env, n_steps=32, batch_size=32, n_epochs=1, seed=1, device="cpu")
    learner.learn(32)
    seen, _ = env.reset(seed=3)
    action, _ = learner.predict(seen, action_masks=env.unwrapped.action_masks())
    assert env.unwrapped.action_masks()[int(action)]
