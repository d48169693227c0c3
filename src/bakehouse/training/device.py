"""Tables on an NVIDIA GPU: the compiled rules and PyTorch work on the same arrays of the device."""

from typing import Any

import numpy as np

from bakehouse.games.game import Game
from bakehouse.kernel import gpu
from bakehouse.kernel import gpu_lookahead as kernels
from bakehouse.kernel.gpu_lookahead import THREADS, blocks
from bakehouse.training.tables import Tables, Tensor


class DeviceTables(Tables):
    """Tables on the GPU. Kernels and PyTorch share its default stream, so nobody has to wait for the other."""

    def __init__(self, game: Game, amount: int, deals: int = 1, room: int = 1 << 28) -> None:
        super().__init__(game, "cuda", amount, deals, room)
        gpu.get_ready()
        state = game.definition.state
        self._box = gpu.cuda.to_device(game.box)
        self._all_states = gpu.cuda.to_device(np.zeros(amount, state))
        self._all_dealt = gpu.cuda.to_device(np.zeros(max(1, amount * self.deals), state))

    def _begin(self) -> None:
        """The views that kernels take are made once for a round of games: making one takes longer than a launch."""
        n = len(self.seeds)
        shared = gpu.cuda.as_cuda_array
        self._states, self._dealt = self._all_states[:n], self._all_dealt[: max(1, n * self.deals)]
        self._seeds, self._counts = shared(self.seeds), shared(self.counts)
        self._chances, self._places, self._lists = shared(self.chances), shared(self.places), shared(self.lists)
        self._actors, self._vectors, self._told = shared(self.actors), shared(self.vectors), shared(self.told)
        self._launch(kernels.begin_tables, n, self._states, self.seats, self._chances)

    def _launch(self, kernel: Any, items: int, *rest: Any) -> None:
        kernel[blocks(items), THREADS](self._box, *rest)

    def advance(self) -> None:
        told = (self._seeds, self._chances, self._places, self._lists, self._counts, self._actors)
        self._launch(kernels.advance_tables, len(self.seeds), self._states, *told)

    def deal(self, salt: int) -> None:
        told = (self._states, self._seeds, self._counts, salt, self.deals, self._dealt)
        self._launch(kernels.deal_tables, len(self.seeds) * self.deals, *told)

    def _look(self, sources: Tensor, actions: Tensor, rows: int, dealt: bool) -> None:
        shared = gpu.cuda.as_cuda_array
        told = (rows, shared(sources), shared(actions), self._vectors, self._told)
        self._launch(kernels.look_ahead, rows, self._dealt if dealt else self._states, *told)

    def _results(self, told: Tensor) -> None:
        shared = gpu.cuda.as_cuda_array(told)
        self._launch(kernels.tell_results, len(told), self._states, self.seats, shared)
