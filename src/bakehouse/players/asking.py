"""Asking a player so that the match goes on whatever it does."""

import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np

from bakehouse.errors import BakehouseError
from bakehouse.players.naming import BUILT_IN, find, meant, one_line
from bakehouse.players.simple import Greedy
from bakehouse.players.turn import Player, Turn

LIMIT = 30.0
"""Seconds that a player of somebody's own may take for one decision, if not said otherwise."""

LOOK_AGAIN = 0.05
"""Seconds between two looks at what a player is doing."""
COMPILERS = ("bakehouse.kernel.libraries", "importlib._bootstrap", "numba.", "llvmlite.", "torch._dynamo.")
"""How modules are called that a player is in while something is made ready for it: that is no time to think."""
LONGEST_MAKING = 600.0
"""Seconds that this may take for one decision."""

LONGEST = 60
"""Characters of an answer that is no action, as it is told."""


@dataclass(frozen=True)
class Answer:
    """What is to be played, and what went wrong on the way there: one sentence, or nothing."""

    action: int
    problem: str = ""


class Asked:
    """A player at a table. When it raises, hangs or answers with nonsense, the greedy player acts in its place.

    That is for players of people's own. Ours keep to their budgets, and what they do wrong is our bug: it should show.
    """

    def __init__(self, name: str, game: str, limit: float = LIMIT) -> None:
        self.name, self.limit = name, limit
        self.ours = meant(name, game).partition(":")[0] in BUILT_IN
        self.player: Player | None = find(name, game)

    def answer(self, turn: Turn, waiting: Callable[[], None] = lambda: None) -> Answer:
        """The player's action, or the greedy player's with a sentence that says why.

        While the player compiles, its time stands still; `waiting` hears of it again and again.
        """
        if self.player is None:
            return Answer(Greedy().choose(turn))  # it hangs still, and that was told
        if self.ours:
            return Answer(self.player.choose(turn))
        thinking = _Thinking(self.player, replace(turn, states=turn.states.copy(), legal=list(turn.legal)))
        thinking.start()
        if not thinking.comes_to_an_end(self.limit, waiting):
            self.player = None
            return self._instead(turn, f"gave no answer within {self.limit:g} seconds and is not asked again")
        if thinking.problem:
            return self._instead(turn, f"failed ({thinking.problem})")
        answer = thinking.answer
        if isinstance(answer, bool) or not isinstance(answer, (int, np.integer)) or int(answer) not in turn.legal:
            return self._instead(turn, f"answered {shortened(answer)}, which is not a legal action")
        return Answer(int(answer))

    def _instead(self, turn: Turn, reason: str) -> Answer:
        told = f"The player {self.name} in seat {turn.seat + 1} {reason}; the greedy player acts in its place."
        return Answer(Greedy().choose(turn), told)


def shortened(answer: object) -> str:
    """What a player answered, whatever it is."""
    try:
        told = " ".join(repr(answer).split())
    except Exception:
        told = type(answer).__name__
    return told if len(told) <= LONGEST else f"{told[:LONGEST]}..."


class _Thinking(threading.Thread):
    """One decision, in a thread that nobody waits for longer than the limit."""

    def __init__(self, player: Player, turn: Turn) -> None:
        super().__init__(name="thinking", daemon=True)
        self.player, self.turn = player, turn
        self.answer: object = None
        self.problem = ""

    def comes_to_an_end(self, limit: float, waiting: Callable[[], None]) -> bool:
        """Wait for the answer; False when the limit was reached without one."""
        thought, made = 0.0, 0.0
        while thought < limit and made < LONGEST_MAKING:
            begun = time.monotonic()
            self.join(min(LOOK_AGAIN, limit - thought))
            if not self.is_alive():
                return True
            if self.is_compiling():
                made += time.monotonic() - begun
                waiting()
            else:
                thought += time.monotonic() - begun
        return False

    def is_compiling(self) -> bool:
        """Whether the player is in the hands of a compiler at this moment, or imports something."""
        frame = sys._current_frames().get(self.ident or 0)
        while frame is not None:
            if str(frame.f_globals.get("__name__")).startswith(COMPILERS):
                return True
            frame = frame.f_back
        return False

    def run(self) -> None:
        try:
            self.answer = self.player.choose(self.turn)
        except BakehouseError as problem:
            self.problem = str(problem).removesuffix(".")
        except BaseException as problem:  # also SystemExit: a player cannot end the match
            self.problem = one_line(problem)
