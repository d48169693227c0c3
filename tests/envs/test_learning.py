"""The training example learns, and sb3-contrib finds the masks. Both need `bakehouse[learn]`."""

import importlib.util
from pathlib import Path
from types import ModuleType

import gymnasium
import pytest

import bakehouse.envs

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_solitaire.py"
assert bakehouse.envs


def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train_solitaire", EXAMPLE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_learns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twelve small updates are enough to see the score rise by half, and the same seed learns the same."""
    torch = pytest.importorskip("torch", reason="PyTorch is in requirements/learn.txt")
    torch.set_num_threads(1)
    program = example()
    monkeypatch.setattr(program, "TABLES", 64)
    baker, curve = program.train(updates=12, seed=1)
    first, last = curve[0][1], curve[-1][1]
    assert last > 1.5 * first
    again = program.train(updates=2, seed=1)[1]
    assert again[0] == program.train(updates=2, seed=1)[1][0]
    scores = program.scores_of(baker, range(5_000, 5_050))
    assert scores.mean() > first
    program.plot(curve, 130.0, tmp_path / "curve.png")
    assert (tmp_path / "curve.png").stat().st_size > 0


def test_masked_ppo_of_sb3_contrib_runs() -> None:
    sb3_contrib = pytest.importorskip("sb3_contrib", reason="sb3-contrib is in requirements/learn.txt")
    env = gymnasium.make("bakehouse/BakeAndSale-v1", reward="points")
    learner = sb3_contrib.MaskablePPO("MlpPolicy", env, n_steps=32, batch_size=32, n_epochs=1, seed=1, device="cpu")
    learner.learn(32)
    seen, _ = env.reset(seed=3)
    action, _ = learner.predict(seen, action_masks=env.unwrapped.action_masks())
    assert env.unwrapped.action_masks()[int(action)]
