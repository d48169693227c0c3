"""A network that learns: the numbers of `network.py` as PyTorch tensors."""

import copy
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch

from bakehouse import network
from bakehouse.games.definition import Definition
from bakehouse.training.tables import Tensor

WEIGHTS = ("w1", "b1", "w2", "b2", "w3", "b3")


OPINION_COUNTS = (0.3, 0.6)
"""How much of a scaled opinion the outputs are at first."""


@dataclass
class Measures:
    """What is usual in a game: all judges of a training share it."""

    mean: float = 0.0
    """Of the greedy player's opinion."""
    scale: float = 1.0
    spread: float = 1.0
    """The points that a unit of the second output stands for."""


class Judge:
    """The network, for any number of seats."""

    def __init__(self, definition: Definition, device: Any, wide: int, narrow: int, seed: int) -> None:
        self.definition, self.device = definition, torch.device(device)
        source = torch.Generator().manual_seed(seed)
        inputs = network.input_length(definition)

        def some(rows: int, columns: int) -> Tensor:
            bound = (1 / rows) ** 0.5
            return torch.empty(rows, columns).uniform_(-bound, bound, generator=source)

        begun = {
            "w1": some(inputs, wide), "b1": torch.zeros(wide), "w2": some(wide, narrow), "b2": torch.zeros(narrow),
            "w3": torch.zeros(narrow, network.OUTPUTS), "b3": torch.zeros(network.OUTPUTS),
        }  # fmt: skip
        _begin_with_opinion(begun)
        self.weights: dict[str, Tensor] = {name: begun[name].to(self.device).requires_grad_() for name in WEIGHTS}
        self.measures = Measures()
        self._rows: dict[int, Tensor] = {}

    @property
    def parameters(self) -> Sequence[Tensor]:
        return list(self.weights.values())

    def first_layer(self, seats: int) -> tuple[Tensor, Tensor]:
        """The rows of the first layer that a table with so many seats needs, and what is added to all its vectors."""
        if seats not in self._rows:
            rows = [*network.places(self.definition, seats), network.opinion_row(self.definition)]
            self._rows[seats] = torch.tensor(np.array(rows), device=self.device)
        w1 = self.weights["w1"]
        return w1.index_select(0, self._rows[seats]), self.weights["b1"] + w1[network.seats_row(self.definition, seats)]

    def outputs(self, vectors: Tensor, first: tuple[Tensor, Tensor]) -> Tensor:
        """Both outputs for vectors whose last number is the opinion, scaled (`scaled`)."""
        w = self.weights
        hidden = torch.relu(torch.addmm(first[1], vectors, first[0]))
        hidden = torch.relu(torch.addmm(w["b2"], hidden, w["w2"]))
        return torch.addmm(w["b3"], hidden, w["w3"])

    def begin_with(self, origin: network.Network) -> None:
        """Take over what another network knows. Units that it does not have say nothing at first, and learn."""
        wide, narrow = origin.w2.shape
        with torch.no_grad():
            self.weights["w2"][wide:] = 0.0
            self.weights["w3"][narrow:] = 0.0
            for name in WEIGHTS:
                theirs = torch.from_numpy(getattr(origin, name)).to(self.device, torch.float32)
                self.weights[name][tuple(slice(length) for length in theirs.shape)] = theirs
        self.measures.mean, self.measures.scale = (float(each) for each in origin.opinion)
        self.measures.spread = origin.spread

    def fitted_to(self, measures: Measures) -> "Judge":
        """The same judge in a training where something else is usual: with those inputs and units it says the same."""
        own, twin = self.measures, self.copied()
        twin.measures = measures
        opinion = twin.weights["w1"][-1]
        twin.weights["b1"] += opinion * ((measures.mean - own.mean) / own.scale)
        opinion *= measures.scale / own.scale
        for name in ("w3", "b3"):
            twin.weights[name][..., 1] *= own.spread / measures.spread
        return twin

    def scale_opinions(self, vectors: Tensor) -> None:
        """Make the last column an input of the network."""
        vectors[:, -1].sub_(self.measures.mean).div_(self.measures.scale)

    def copied(self) -> "Judge":
        """As it is now, not to learn any more."""
        twin = copy.copy(self)
        twin.weights = {name: weight.detach().clone() for name, weight in self.weights.items()}
        return twin

    @classmethod
    def of(cls, origin: network.Network, definition: Definition, device: Any) -> "Judge":
        """A network of a file, not to learn any more."""
        judge = cls(definition, device, len(origin.w2), len(origin.w3), seed=0)
        judge.begin_with(origin)
        return judge.copied()

    def numbers(self) -> dict[str, Any]:
        """All weights as NumPy arrays."""
        return {name: weight.detach().float().cpu().numpy() for name, weight in self.weights.items()}


def _begin_with_opinion(weights: dict[str, Tensor]) -> None:
    """Let two ways through the network carry the greedy player's opinion, up and down: it begins as that player, not
    as somebody who knows nothing."""
    for way, sign in enumerate((1.0, -1.0)):
        for layer in ("w1", "w2"):
            weights[layer][:, way] = 0.0
        weights["w1"][-1, way] = sign
        weights["w2"][way, way] = 1.0
        weights["w3"][way] = sign * torch.tensor(OPINION_COUNTS)
