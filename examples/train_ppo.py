"""Masked PPO in one file, from nothing, for any game and number of seats.

    python examples/train_ppo.py --plot curve.png
    python examples/train_ppo.py cupcake_empire --seats 2 --scale 0.04 --out cupcake_empire-ppo.npz
    python examples/train_ppo.py cake_auf --gpu --tables 1024 --minutes 8 --seeds 5 --out cake_auf-ppo.npz

Alone in Bake & Sale, it passes the greedy player within minutes on two CPU cores. At other tables it learns against
opponents that do not learn: greedy players, or others by their names. What it has learned plays by the name
`policy:file=cupcake_empire-ppo.npz`. Several seeds learn side by side and know nothing of each other. The same command
learns the same on a CPU, as long as it counts updates and not minutes. With `--gpu`, tables and learners share the
memory of a GPU. It needs PyTorch, and matplotlib for the plot: `pip install 'bakehouse[learn]'`.
"""

import argparse
import itertools
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

import bakehouse as bh
import bakehouse.envs  # makes Gymnasium know the games
from bakehouse import policy
from bakehouse.simulation import playout

TABLES = 256  # of each learner
STEPS = 64  # of each table between two updates; a game of Bake & Sale takes about sixty
EPOCHS = 4
MINIBATCHES = 8
DISCOUNT, TRACE = 0.999, 0.95
CLIP = 0.2
LEARNING_RATE = 1e-3
LONGEST_STEP = 0.5  # of gradients, by learner
ENTROPY = 0.01
TEST_SEED = 1_000_000  # as in `bakehouse evaluate`: nobody learns from these games
SEEDS_APART = 1 << 32  # tables of one learner have seeds from seed * SEEDS_APART on


@dataclass(frozen=True)
class Task:
    """What is to be learned, against whom, and where."""

    game: bh.Game
    opponents: str = "greedy"
    scale: float = 0.02
    """Of points as rewards: a good game should come to about three. With others, the return by rank is added."""
    gpu: bool = False

    @property
    def alone(self) -> bool:
        return self.game.seats == 1


@dataclass(frozen=True)
class Length:
    """How long to learn: so many updates, or so many minutes."""

    updates: int = 200
    minutes: float | None = None

    def done(self, updates: int, seconds: float) -> float:
        """The share of it that is done."""
        return updates / self.updates if self.minutes is None else seconds / (60 * self.minutes)


class Network(nn.Module):
    """Layers with the hyperbolic tangent between them, for some learners side by side."""

    def __init__(self, sizes: Sequence[int], gain: float, seeds: Sequence[int]) -> None:
        super().__init__()
        shapes = list(itertools.pairwise(sizes))
        gains = [2**0.5] * (len(shapes) - 1) + [gain]
        self.weights = nn.ParameterList(torch.empty(len(seeds), *shape) for shape in shapes)
        self.added = nn.ParameterList(torch.zeros(len(seeds), 1, outputs) for _, outputs in shapes)
        for number, seed in enumerate(seeds):
            torch.manual_seed(seed)
            for weights, most in zip(self.weights, gains, strict=True):
                nn.init.orthogonal_(weights.data[number], most)

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        for number, (weights, added) in enumerate(zip(self.weights, self.added, strict=True)):
            seen = torch.baddbmm(added, seen.tanh() if number else seen, weights)
        return seen


class Bakers(nn.Module):
    """Learners: each has a policy over the legal actions, and an opinion on what a position is worth.

    What they are shown has their number first, then the number of the table or of the decision.
    """

    def __init__(self, features: int, actions: int, seeds: Sequence[int], width: int = 160) -> None:
        super().__init__()
        self.policy = Network((features, width, width, actions), 0.01, seeds)
        self.value = Network((features, width, width, 1), 1.0, seeds)

    def choices(self, seen: torch.Tensor, legal: torch.Tensor) -> Categorical:
        return Categorical(logits=self.policy(seen).masked_fill(~legal, -1e9), validate_args=False)

    def worth(self, seen: torch.Tensor) -> torch.Tensor:
        return self.value(seen).squeeze(-1)

    def shorten_gradients(self) -> None:
        """Keep the step of each learner short, whatever the others do."""
        gradients = [parameter.grad for parameter in self.parameters() if parameter.grad is not None]
        squares = torch.stack([gradient.square().sum((1, 2)) for gradient in gradients]).sum(0)
        factor = (LONGEST_STEP / (squares.sqrt() + 1e-6)).clamp(max=1.0)[:, None, None]
        for gradient in gradients:
            gradient.mul_(factor)


class Tables:
    """The vector environment, on the CPU or on a GPU, with so many tables for each learner, as tensors."""

    def __init__(self, task: Task, each: int, seeds: Sequence[int]) -> None:
        self.task, self.learners = task, len(seeds)
        settings: dict[str, Any] = {"opponents": task.opponents, "seat": "rotate", "reward": "points"}
        settings["autoreset_mode"] = "SameStep"
        amount = each * self.learners
        if task.gpu:
            from bakehouse.envs.device import make_vec

            self.env: Any = make_vec(task.game, tables=amount, **settings)
        else:
            self.env = bakehouse.envs.VectorSeatEnv(amount, task.game, **settings)
        seen, info = self.env.reset(seed=[seed + number for seed in seeds for number in range(each)])
        self.show(seen, info)

    def show(self, seen: Any, info: dict[str, Any]) -> None:
        self.seen, self.seat = self.tensor(seen), self.tensor(info["seat"]).long()
        self.legal = self.tensor(info["action_mask"]).bool()

    def tensor(self, array: Any) -> torch.Tensor:
        """A copy of what the environment shows, where it is: its arrays are written over at the next step."""
        return torch.from_dlpack(array).clone().unflatten(0, (self.learners, -1))

    def step(self, actions: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Rewards, which games ended, and what the learner came to in these: points alone, else its share of a win."""
        own, chosen = self.seat, actions.flatten()
        seen, paid, ended, _, info = self.env.step(chosen if self.task.gpu else chosen.numpy())
        over, rewards = self.tensor(ended).bool(), self.tensor(paid).float() * self.task.scale
        results = torch.zeros_like(rewards)
        if self.task.alone:
            results = self.tensor(info["scores"])[..., 0].float() if "scores" in info else results
        elif "returns" in info:
            returns = self.tensor(info["returns"])[..., : self.task.game.seats].float()
            results = win_shares(returns, own)
            rewards = rewards + over * returns.gather(-1, own[..., None]).squeeze(-1)
        self.show(seen, info)
        return rewards, over, results


def win_shares(returns: torch.Tensor, own: torch.Tensor) -> torch.Tensor:
    """1 for a win, 0 for none, and parts for a shared one."""
    first = returns == returns.max(-1, keepdim=True).values
    return first.gather(-1, own[..., None]).squeeze(-1).float() / first.sum(-1)


def collect(bakers: Bakers, tables: Tables) -> tuple[dict[str, torch.Tensor], torch.Tensor]:
    """Play some steps at all tables; returns what there is to learn from, and what games came to, on average."""
    rows: dict[str, list[torch.Tensor]] = {
        name: [] for name in ("seen", "legal", "action", "chance", "worth", "reward", "ended", "result")
    }
    with torch.no_grad():
        for _ in range(STEPS):
            choices = bakers.choices(tables.seen, tables.legal)
            action = choices.sample()
            known = (tables.seen, tables.legal, action, choices.log_prob(action), bakers.worth(tables.seen))
            for name, row in zip(rows, (*known, *tables.step(action)), strict=True):
                rows[name].append(row)
        played = {name: torch.stack(steps, 1) for name, steps in rows.items()}
        played["advantage"] = advantages(played, bakers.worth(tables.seen))
    played["target"] = played["advantage"] + played["worth"]
    ended = played["ended"].float()
    result = (played.pop("result") * ended).sum((1, 2)) / ended.sum((1, 2))
    return {name: steps.flatten(1, 2) for name, steps in played.items()}, result


def advantages(played: dict[str, torch.Tensor], worth_after: torch.Tensor) -> torch.Tensor:
    """How much better each step went than expected (generalised advantage estimation)."""
    found = torch.zeros_like(played["reward"])
    later = torch.zeros_like(worth_after)
    for step in reversed(range(STEPS)):
        goes_on = (~played["ended"][:, step]).float()
        surprise = played["reward"][:, step] + DISCOUNT * goes_on * worth_after - played["worth"][:, step]
        later = surprise + DISCOUNT * TRACE * goes_on * later
        found[:, step] = later
        worth_after = played["worth"][:, step]
    return found


def learn(bakers: Bakers, optimiser: torch.optim.Optimizer, played: dict[str, torch.Tensor], entropy: float) -> None:
    """Some epochs of clipped policy gradients; the sum over learners, so that none of them moves another."""
    device = played["action"].device
    for _ in range(EPOCHS):
        for rows in torch.randperm(played["action"].shape[1], device=device).chunk(MINIBATCHES):
            batch = {name: steps[:, rows] for name, steps in played.items()}
            choices = bakers.choices(batch["seen"], batch["legal"])
            ratio = (choices.log_prob(batch["action"]) - batch["chance"]).exp()
            advantage = batch["advantage"] - batch["advantage"].mean(1, keepdim=True)
            advantage = advantage / (advantage.std(1, keepdim=True) + 1e-8)
            gain = torch.minimum(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage)
            error = (bakers.worth(batch["seen"]) - batch["target"]).square()
            loss = (0.5 * error - gain - entropy * choices.entropy()).mean(1).sum()
            optimiser.zero_grad()
            loss.backward()
            bakers.shorten_gradients()
            optimiser.step()


Curve = list[tuple[int, float]]
"""By decisions so far what games came to on average: points alone, else the share that was won."""


def train(task: Task, length: Length, seeds: Sequence[int], each: int = TABLES) -> tuple[Bakers, list[Curve]]:
    """Learn at so many tables for each learner; returns the learners and how it went for each."""
    tables = Tables(task, each, [seed * SEEDS_APART for seed in seeds])
    bakers = Bakers(tables.seen.shape[-1], tables.legal.shape[-1], seeds).to(tables.seen.device)
    optimiser = torch.optim.Adam(bakers.parameters(), LEARNING_RATE, eps=1e-5)
    curves: list[Curve] = [[] for _ in seeds]
    torch.manual_seed(seeds[0])
    begun, updates, done = time.monotonic(), 0, 0.0
    while done < 1:
        optimiser.param_groups[0]["lr"] = LEARNING_RATE * (1 - done)
        played, results = collect(bakers, tables)
        learn(bakers, optimiser, played, ENTROPY * (1 - done))
        updates += 1
        seconds = time.monotonic() - begun
        done = length.done(updates, seconds)
        for curve, result in zip(curves, results.tolist(), strict=True):
            if result == result:  # some game has ended
                curve.append((updates * STEPS * each, result))
        if updates % 10 == 0 and all(curves):
            recent = " ".join(f"{np.mean([recently for _, recently in curve[-10:]]):.3g}" for curve in curves)
            what = "mean score" if task.alone else "games won"
            print(f"update {updates}: {what} {recent} after {seconds / 60:.1f} minutes", flush=True)
    return bakers, curves


def results_of(task: Task, bakers: Bakers, seed: int, games: int) -> np.ndarray:
    """What each learner comes to in games that none has seen, always choosing what it likes best."""
    learners = len(bakers.policy.weights[0])
    tables = Tables(task, games, [seed] * learners)
    results = torch.full((learners, games), torch.nan, device=tables.seen.device)
    while bool(results.isnan().any()):
        with torch.no_grad():
            best = bakers.choices(tables.seen, tables.legal).logits.argmax(-1)
        _, ended, came = tables.step(best)
        results = torch.where(ended & results.isnan(), came, results)
    return results.cpu().numpy()


def layers_of(bakers: Bakers, number: int) -> list[policy.Layer]:
    """The policy of a learner as its file keeps it."""
    both = zip(bakers.policy.weights, bakers.policy.added, strict=True)
    return [(w[number].detach().cpu().numpy(), added[number, 0].detach().cpu().numpy()) for w, added in both]


def keep(
    out: Path | None, game: bh.Game, bakers: Bakers, seeds: Sequence[int], curves: list[Curve], made: dict[str, Any],
    learned: np.ndarray | None = None,
) -> None:  # fmt: skip
    """Write each policy to a file, if there is to be one, with how it came about and what it came to in new games."""
    for number, (seed, curve) in enumerate(zip(seeds, curves, strict=True)):
        if out is not None:
            result = {} if learned is None else {"result": float(learned[number].mean())}
            own = {"seed": seed, "decisions": curve[-1][0], "curve": curve, **result}
            path = out if len(seeds) == 1 else out.with_stem(f"{out.stem}-{seed}")
            policy.write(path, layers_of(bakers, number), game, **made, **own)


def told(results: np.ndarray) -> str:
    return f"{results.mean():.4g} ± {1.96 * results.std() / len(results) ** 0.5:.2g}"


def plot(curves: list[Curve], task: Task, usual: float, path: Path) -> None:
    """Draw how learners went, and what is usual: the greedy player's points, or a fair share."""
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(figsize=(7, 4))
    for number, curve in enumerate(curves):
        decisions, results = np.array(curve).T
        smooth = [results[max(0, i - 4) : i + 1].mean() for i in range(len(results))]
        label = "masked PPO, while it learns" if number == 0 else None
        axes.plot(decisions / 1e6, smooth, color="C0", alpha=0.9 if len(curves) == 1 else 0.6, label=label)
    axes.axhline(usual, linestyle="--", color="gray", label="greedy player" if task.alone else "fair share")
    who = "alone" if task.alone else f"{task.game.seats} seats, against {task.opponents}"
    axes.set(xlabel="million decisions", title=f"{task.game.title}, {who}")
    axes.set_ylabel("mean score" if task.alone else "share of wins")
    axes.legend()
    figure.savefig(path, bbox_inches="tight", metadata={"Date": None} if path.suffix == ".svg" else None)
    plt.close(figure)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="bake_and_sale")
    parser.add_argument("--seats", type=int, help="the fewest if not said")
    parser.add_argument("--opponents", default="greedy", help="a player for all other seats")
    parser.add_argument("--scale", type=float, default=0.02, help="of points as rewards; a good game comes to about 3")
    parser.add_argument("--updates", type=int, default=200)
    parser.add_argument("--minutes", type=float, help="instead of updates: how long to learn")
    parser.add_argument("--tables", type=int, default=TABLES, help="of each learner; a GPU likes a thousand")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seeds", type=int, default=1, help="so many learners, side by side")
    parser.add_argument("--games", type=int, default=1000, help="new games to see how good each has become")
    parser.add_argument("--gpu", action="store_true", help="tables and learners on a GPU")
    parser.add_argument("--out", type=Path, help="where the policy goes; of several, the seed is put into the name")
    parser.add_argument("--plot", type=Path, help="where to write the learning curve")
    asked = parser.parse_args()

    try:
        game = bh.game(asked.game, asked.seats)
        task = Task(game, asked.opponents, asked.scale, asked.gpu)
        seeds = range(asked.seed, asked.seed + asked.seeds)
        processor, clock = time.process_time(), time.monotonic()
        bakers, curves = train(task, Length(asked.updates, asked.minutes), seeds, asked.tables)
        spent = {"processor_minutes": time.process_time() - processor, "minutes": time.monotonic() - clock}
        made = {"command": " ".join(["python", *sys.argv]), "device": "gpu" if asked.gpu else "cpu"}
        made |= {name: round(value / 60, 2) for name, value in spent.items()}
        made["opponents"] = asked.opponents
        keep(asked.out, game, bakers, seeds, curves, made)
        learned = results_of(task, bakers, TEST_SEED, asked.games)
        made |= {"games": asked.games, "first_seed": TEST_SEED}
        keep(asked.out, game, bakers, seeds, curves, made, learned)
        for seed, results in zip(seeds, learned, strict=True):
            print(f"seed {seed}, {asked.games} new games: the learner {told(results)}", flush=True)
        usual = 1 / game.seats
        if task.alone:
            greedy = playout(game, range(TEST_SEED, TEST_SEED + asked.games), players=["greedy"]).scores[:, 0]
            usual = float(greedy.mean())
            print(f"The greedy player in the same games: {told(greedy)}")
        if asked.plot:
            plot(curves, task, usual, asked.plot)
    except bh.BakehouseError as problem:
        parser.error(str(problem))


if __name__ == "__main__":
    main()
