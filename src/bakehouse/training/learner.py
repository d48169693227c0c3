"""Learning from games: one look at every kept position of a round, among others of other numbers of seats."""

from dataclasses import dataclass
from typing import Any

import torch

from bakehouse.training.judge import Judge
from bakehouse.training.tables import Tensor

LEAD_MATTERS = 0.25
"""How much an error of the lead counts beside one of the return."""
OTHERS = 0.5
"""Batches of other numbers of seats for each batch of the latest games, so that nothing is forgotten meanwhile."""


MEMORY = 0.998
"""Games are played by the mean of the weights over about the last 500 steps: neighbours are told apart by small
differences, and those of the moment are mostly noise."""


@dataclass(frozen=True)
class Lesson:
    """Positions with one number of seats, and what was to be expected there."""

    seats: int
    vectors: Tensor
    expected: Tensor
    rows: Tensor
    """Those of them that are worth learning from: of games that came to an end."""

    def __len__(self) -> int:
        return len(self.rows)


class Learner:
    """Adam over the weights of a judge."""

    def __init__(self, judge: Judge, random: Any) -> None:
        self.judge, self.random = judge, random
        self.mean = judge.copied()
        """The judge whose weights are the mean of the last ones."""
        self.steps = 0
        on_gpu = judge.device.type == "cuda"
        self.optimizer = torch.optim.Adam(judge.parameters, 1e-3, fused=on_gpu)
        self.others: dict[int, Lesson] = {}

    def learn(self, lesson: Lesson, rate: float, batch: int, epochs: int = 1) -> float:
        """Look at a lesson and at some of the latest ones of other numbers of seats; returns the mean loss."""
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        self.others.pop(lesson.seats, None)
        total, batches, owed = torch.zeros((), device=self.judge.device), 0, 0.0
        for _ in range(epochs):
            order = torch.randperm(len(lesson), generator=self.random, device=self.judge.device)
            for first in range(0, max(1, len(lesson) - batch + 1), batch):
                total += self._step(lesson, order[first : first + batch])
                batches += 1
                owed += OTHERS if self.others else 0
                if owed >= 1:
                    owed -= 1
                    other = list(self.others.values())[batches // 2 % len(self.others)]
                    self._step(
                        other, torch.randint(len(other), (batch,), generator=self.random, device=self.judge.device)
                    )
        self.others[lesson.seats] = lesson
        return float(total) / batches

    def _step(self, lesson: Lesson, places: Tensor) -> Tensor:
        rows = lesson.rows[places]
        vectors, expected = lesson.vectors[rows].float(), lesson.expected[rows]
        both = self.judge.outputs(vectors, self.judge.first_layer(lesson.seats))
        loss = torch.nn.functional.mse_loss(torch.tanh(both[:, 0]), expected[:, 0])
        loss = loss + LEAD_MATTERS * torch.nn.functional.smooth_l1_loss(both[:, 1], expected[:, 1])
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        self.optimizer.step()
        self._remember()
        return loss.detach()

    def _remember(self) -> None:
        self.steps += 1
        memory = min(MEMORY, self.steps / (10 + self.steps))
        with torch.no_grad():
            torch._foreach_lerp_(self.mean.parameters, self.judge.parameters, 1 - memory)
