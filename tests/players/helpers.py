"""Players of one's own, good and bad, as a user would write them."""

import threading
import time

from bakehouse.players import Turn


class Last:
    """A player that does its duty."""

    def choose(self, turn: Turn) -> int:
        return turn.legal[-1]


class Illegal:
    def choose(self, turn: Turn) -> int:
        return -7


class Nonsense:
    def choose(self, turn: Turn) -> object:
        return "brioche " * 100


class Truth:
    """True is 1, but it is no action."""

    def choose(self, turn: Turn) -> bool:
        return True


class Raising:
    def choose(self, turn: Turn) -> int:
        raise RuntimeError("the oven\nis cold")


class Leaving:
    def choose(self, turn: Turn) -> int:
        raise SystemExit(3)


class Hanging:
    asked = 0

    def choose(self, turn: Turn) -> int:
        Hanging.asked += 1
        threading.Event().wait(60)
        return turn.legal[0]


class Slow:
    def choose(self, turn: Turn) -> int:
        time.sleep(0.01)
        return turn.legal[0]


class Spoiling:
    """Destroys what it was handed before it fails."""

    def choose(self, turn: Turn) -> int:
        turn.states.view("u1")[:] = 0x55
        turn.legal.clear()
        raise ValueError


class Unmakeable:
    def __init__(self, recipe: str) -> None:
        self.recipe = recipe

    def choose(self, turn: Turn) -> int:
        return turn.legal[0]


class NoPlayer:
    pass


def function(turn: Turn) -> int:
    return turn.legal[0]


class Compiling:
    """Has something compiled for it at its first decision, which takes longer than any decision may."""

    asked = 0

    def choose(self, turn: Turn) -> int:
        Compiling.asked += 1
        if Compiling.asked == 1:
            compiler = {"__name__": "numba.core.dispatcher", "sleep": time.sleep}
            exec("def compile():\n    sleep(1.5)", compiler)
            compiler["compile"]()
        return turn.legal[-1]
