"""A linear policy learns Hot Oven against random bakers, by REINFORCE with NumPy alone: `python learn.py`."""

import argparse

import bakehouse.envs  # noqa: F401 - makes Gymnasium know the games
import gymnasium
import numpy as np

TABLES, RATE, WINDOW = 64, 0.002, 400


def learn(steps: int, seed: int = 0) -> list[float]:
    """The mean return of the games that ended in each tenth of the steps."""
    env = gymnasium.make_vec("bakehouse/HotOven-v1", num_envs=TABLES, opponents="random", autoreset_mode="SameStep")
    dice = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    weights = np.zeros((env.single_action_space.n, env.single_observation_space.shape[0]))
    traces = np.zeros((TABLES, *weights.shape))
    ended: list[list[float]] = [[] for _ in range(10)]
    mean = 0.0
    for step in range(steps):
        logits = np.where(info["action_mask"], seen @ weights.T, -np.inf)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        actions = (chances.cumsum(axis=1) > dice.random((TABLES, 1))).argmax(axis=1)
        chosen = np.eye(len(weights))[actions]
        traces += (chosen - chances)[:, :, None] * seen[:, None, :]
        seen, rewards, over, _, info = env.step(actions)
        for table in np.flatnonzero(over):
            weights += RATE * (rewards[table] - mean) * traces[table]
            mean += (rewards[table] - mean) / WINDOW
            traces[table] = 0.0
            ended[step * 10 // steps].append(float(rewards[table]))
    return [float(np.mean(tenth)) if tenth else 0.0 for tenth in ended]


if __name__ == "__main__":
    told = argparse.ArgumentParser(description=__doc__)
    told.add_argument("--steps", type=int, default=8000)
    for tenth, mean in enumerate(learn(told.parse_args().steps), start=1):
        print(f"{tenth * 10:3} %  mean return {mean:+.2f}")
