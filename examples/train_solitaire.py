"""Masked PPO on the solitaire of Bake & Sale, in one file: it passes the greedy player within minutes on two CPU cores.

    python examples/train_solitaire.py --plot curve.png

It needs PyTorch, and matplotlib for the plot: `pip install 'bakehouse[learn]'`. The same seed learns the same.
"""

import argparse
import time
from pathlib import Path

import gymnasium
import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

import bakehouse as bh
import bakehouse.envs  # makes Gymnasium know the games
from bakehouse.simulation import playout

TABLES = 256
STEPS = 64  # of each table between two updates; a game takes about sixty
EPOCHS = 4
MINIBATCHES = 8
DISCOUNT, TRACE = 0.999, 0.95
CLIP = 0.2
LEARNING_RATE = 1e-3
ENTROPY = 0.01
SCALE = 0.02  # of rewards, which are points: a good game has about 150
TEST_SEEDS = range(1_000_000, 1_001_000)


class Baker(nn.Module):
    """A policy over the legal actions, and what the position is worth."""

    def __init__(self, features: int, actions: int, width: int = 160) -> None:
        super().__init__()
        self.policy = self.network(features, width, actions, gain=0.01)
        self.value = self.network(features, width, 1, gain=1.0)

    @staticmethod
    def network(inputs: int, width: int, outputs: int, gain: float) -> nn.Sequential:
        layers = [nn.Linear(inputs, width), nn.Tanh(), nn.Linear(width, width), nn.Tanh(), nn.Linear(width, outputs)]
        for layer in layers:
            if isinstance(layer, nn.Linear):
                nn.init.orthogonal_(layer.weight, gain if layer is layers[-1] else 2**0.5)
                nn.init.zeros_(layer.bias)
        return nn.Sequential(*layers)

    def choices(self, seen: torch.Tensor, legal: torch.Tensor) -> Categorical:
        return Categorical(logits=self.policy(seen).masked_fill(~legal, -1e9), validate_args=False)

    def worth(self, seen: torch.Tensor) -> torch.Tensor:
        return self.value(seen).squeeze(-1)


class Table:
    """The vector environment, and what it shows now as tensors."""

    def __init__(self, tables: int, seed: int) -> None:
        self.env = gymnasium.make_vec(
            "bakehouse/BakeAndSale-v1", num_envs=tables, reward="points", autoreset_mode="SameStep"
        )
        seen, info = self.env.reset(seed=seed)
        self.show(seen, info)

    def show(self, seen: np.ndarray, info: dict) -> None:
        self.seen = torch.from_numpy(seen)
        self.legal = torch.from_numpy(info["action_mask"]).bool()

    def step(self, actions: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, list[int]]:
        """Rewards, which games ended, and the scores of these."""
        seen, rewards, ended, _, info = self.env.step(actions.numpy())
        self.show(seen, info)
        scores = info["scores"][ended, 0].tolist() if ended.any() else []
        return torch.from_numpy(rewards).float() * SCALE, torch.from_numpy(ended), scores


def collect(baker: Baker, table: Table) -> tuple[dict[str, torch.Tensor], list[int]]:
    """Play some steps at all tables; returns what there is to learn from, and the scores of finished games."""
    rows: dict[str, list[torch.Tensor]] = {
        name: [] for name in ("seen", "legal", "action", "chance", "worth", "reward", "ended")
    }
    scores: list[int] = []
    with torch.no_grad():
        for _ in range(STEPS):
            choices = baker.choices(table.seen, table.legal)
            action = choices.sample()
            known = (table.seen, table.legal, action, choices.log_prob(action), baker.worth(table.seen))
            reward, ended, finished = table.step(action)
            for name, row in zip(rows, (*known, reward, ended), strict=True):
                rows[name].append(row)
            scores += finished
        played = {name: torch.stack(steps) for name, steps in rows.items()}
        played["advantage"] = advantages(played, baker.worth(table.seen))
    played["target"] = played["advantage"] + played["worth"]
    return {name: steps.flatten(0, 1) for name, steps in played.items()}, scores


def advantages(played: dict[str, torch.Tensor], worth_after: torch.Tensor) -> torch.Tensor:
    """How much better each step went than expected (generalised advantage estimation)."""
    found = torch.zeros_like(played["reward"])
    later = torch.zeros_like(worth_after)
    for step in reversed(range(STEPS)):
        goes_on = (~played["ended"][step]).float()
        surprise = played["reward"][step] + DISCOUNT * goes_on * worth_after - played["worth"][step]
        later = surprise + DISCOUNT * TRACE * goes_on * later
        found[step] = later
        worth_after = played["worth"][step]
    return found


def learn(baker: Baker, optimiser: torch.optim.Optimizer, played: dict[str, torch.Tensor], entropy: float) -> None:
    """Some epochs of clipped policy gradients."""
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(played["action"])).chunk(MINIBATCHES):
            batch = {name: steps[rows] for name, steps in played.items()}
            choices = baker.choices(batch["seen"], batch["legal"])
            ratio = (choices.log_prob(batch["action"]) - batch["chance"]).exp()
            advantage = (batch["advantage"] - batch["advantage"].mean()) / (batch["advantage"].std() + 1e-8)
            gain = torch.minimum(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
            error = (baker.worth(batch["seen"]) - batch["target"]).square().mean()
            loss = 0.5 * error - gain - entropy * choices.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(baker.parameters(), 0.5)
            optimiser.step()


def train(updates: int, seed: int) -> tuple[Baker, list[tuple[int, float]]]:
    """Learn; returns the learner, and the mean score of its games by the number of decisions so far."""
    torch.manual_seed(seed)
    table = Table(TABLES, seed)
    baker = Baker(table.seen.shape[1], table.legal.shape[1])
    optimiser = torch.optim.Adam(baker.parameters(), LEARNING_RATE, eps=1e-5)
    curve: list[tuple[int, float]] = []
    begun = time.perf_counter()
    for update in range(updates):
        left = 1 - update / updates
        optimiser.param_groups[0]["lr"] = LEARNING_RATE * left
        played, scores = collect(baker, table)
        learn(baker, optimiser, played, ENTROPY * left)
        if scores:
            curve.append(((update + 1) * STEPS * TABLES, float(np.mean(scores))))
        if update % 10 == 9:
            recent = np.mean([score for _, score in curve[-10:]])
            print(
                f"update {update + 1}: mean score {recent:.1f} after {(time.perf_counter() - begun) / 60:.1f} minutes"
            )
    return baker, curve


def scores_of(baker: Baker, seeds: range) -> np.ndarray:
    """The scores of the learner in games that it has not seen, always choosing what it likes best."""
    table = Table(len(seeds), seeds[0])
    scores = np.full(len(seeds), -1)
    while (scores < 0).any():
        with torch.no_grad():
            best = baker.choices(table.seen, table.legal).logits.argmax(1)
        seen, _, ended, _, info = table.env.step(best.numpy())
        table.show(seen, info)
        new = ended & (scores < 0)
        if new.any():
            scores[new] = info["scores"][new, 0]
    return scores


def told(scores: np.ndarray) -> str:
    return f"{scores.mean():.1f} ± {1.96 * scores.std() / len(scores) ** 0.5:.1f}"


def plot(curve: list[tuple[int, float]], greedy: float, path: Path) -> None:
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(figsize=(7, 4))
    decisions, scores = np.array(curve).T
    axes.plot(decisions / 1e6, scores, label="masked PPO, while it learns")
    axes.axhline(greedy, linestyle="--", color="gray", label="greedy player")
    axes.set(xlabel="million decisions", ylabel="mean score", title="Bake & Sale alone")
    axes.legend()
    figure.savefig(path, bbox_inches="tight")
    plt.close(figure)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--updates", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--plot", type=Path, help="where to write the learning curve")
    asked = parser.parse_args()

    baker, curve = train(asked.updates, asked.seed)
    learned = scores_of(baker, TEST_SEEDS)
    greedy = playout(bh.game("bake_and_sale"), TEST_SEEDS, players=["greedy"]).scores[:, 0]
    print(f"{len(TEST_SEEDS)} new games: the learner {told(learned)}, the greedy player {told(greedy)}")
    if asked.plot:
        plot(curve, float(greedy.mean()), asked.plot)


if __name__ == "__main__":
    main()
