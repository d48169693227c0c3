"""The contract of a game, dispatched on the type of its state record.

A game defines these functions over the records `box` and `s` (in its `rules.py`; `evaluate` and `outlook` in its
`greedy.py`), all in place and without allocation, and registers them. The generic functions below then find the game:
compiled code by the type of `s`, once, while it is typed; plain Python by the dtype. Generic loops are ordinary
module-level functions, so they are compiled and cached once per game.

| function | does |
|---|---|
| `setup(box, s, seats)` | lays out the table, deterministically; what is random follows as chance steps |
| `legal(box, s, out) -> n` | at a decision: the legal action ids, ascending |
| `odds(box, s, out) -> n` | at a chance step: the integer weight of each outcome 0..n-1 (0: cannot come) |
| `apply(box, s, action)` | plays an action of the acting seat, or an outcome of chance |
| `refusal(box, s, action) -> code` | why the acting seat may not play this action; 0 when it may |
| `scores(box, s, out)` | points per seat, as the game counts them, at any time |
| `parts(box, s, seat, out)` | what a seat's points are made of; they add up to its score |
| `uses(box, s, action, out)` | before the acting seat plays an action: adds to `out` the components that it uses |
| `ends_with(box, s, seat, out)` | at the end: adds to `out` what the seat has reached (awards, objectives) |
| `returns(box, s, out)` | at the end: utility per seat in [-1, 1] by rank, ties shared |
| `observe(box, s, seat, out)` | features of what that seat may know, nothing more |
| `redeal(box, s, seat, rng)` | draws anew everything that the seat cannot know, consistent with what it knows |
| `evaluate(box, s, seat) -> value` | for the greedy player: how good the position is for a seat |
| `outlook(box, s, out)` | for searches: the returns that a sensible player expects, per seat; alone: points / ALONE |
"""

import math
from collections.abc import Callable
from types import ModuleType
from typing import Any

import numpy as np
from numba import typeof
from numba.extending import overload

from bakehouse.kernel.compiling import PLAIN, Compiled, rule
from bakehouse.kernel.records import HEADER

RULES = (
    "setup",
    "legal",
    "odds",
    "apply",
    "refusal",
    "scores",
    "parts",
    "uses",
    "ends_with",
    "returns",
    "observe",
    "redeal",
)
GUESSES = ("evaluate", "outlook")
"""What is no rule but the opinion of a sensible player."""
ALONE = 100.0
"""Playing alone there is no rank: searches look at the points, in hundreds."""

_by_dtype: dict[Any, dict[str, Compiled]] = {}
_by_type: dict[Any, dict[str, Compiled]] = {}


def functions_of(rules: ModuleType, greedy: ModuleType) -> dict[str, Compiled]:
    """The functions of a game, from the two modules that hold them."""
    return {name: getattr(greedy if name in GUESSES else rules, name) for name in RULES + GUESSES}


def register(state: np.dtype[Any], functions: dict[str, Compiled]) -> None:
    """Make the generic functions find this game's own."""
    missing = [name for name in RULES + GUESSES if name not in functions]
    if missing:
        raise TypeError(f"the game lacks {', '.join(missing)} of the contract")
    if list(state.names or ())[: len(HEADER)] != [name for name, *_ in HEADER]:
        raise TypeError("the state record does not begin with the common header")
    compiled = typeof(np.zeros(1, state)[0])
    taken = _by_dtype.get(state) or _by_type.get(compiled)
    if taken and taken != functions:
        owner = taken["setup"].__module__.rpartition(".")[0]
        raise TypeError(
            f"the state record is laid out exactly like that of {owner}, and the rules of a game are found by its "
            "record: give it a field with a name of its own"
        )
    _by_dtype[state] = functions
    _by_type[compiled] = functions


def _of_three(name: str) -> Callable[[Any, Any, Any], Any]:
    """A function of the contract with one argument beside `box` and `s`, for every registered game."""

    def call(box, s, x):
        return _by_dtype[s.dtype][name](box, s, x)

    def choose(box, s, x):
        if s not in _by_type:
            return None
        chosen = _by_type[s][name]
        return lambda box, s, x: chosen(box, s, x)

    return _generic(name, call, choose)


def _of_four(name: str) -> Callable[[Any, Any, Any, Any], Any]:
    """The same with two arguments beside `box` and `s`."""

    def call(box, s, x, y):
        return _by_dtype[s.dtype][name](box, s, x, y)

    def choose(box, s, x, y):
        if s not in _by_type:
            return None
        chosen = _by_type[s][name]
        return lambda box, s, x, y: chosen(box, s, x, y)

    return _generic(name, call, choose)


def _generic(name: str, call: Compiled, choose: Compiled) -> Compiled:
    call.__name__ = name
    if not PLAIN:
        overload(call, target="generic")(choose)
    return call


setup = _of_three("setup")
legal = _of_three("legal")
odds = _of_three("odds")
apply = _of_three("apply")
refusal = _of_three("refusal")
scores = _of_three("scores")
parts = _of_four("parts")
uses = _of_four("uses")
ends_with = _of_four("ends_with")
returns = _of_three("returns")
observe = _of_four("observe")
redeal = _of_four("redeal")
evaluate = _of_three("evaluate")
outlook = _of_three("outlook")


@rule
def turn_to(s, seat):
    """Make an awaited seat the actor: where several seats may act, a table takes them in any order."""
    if (int(s.awaited) >> seat) & 1:
        s.actor = seat
        return True
    return False


@rule
def returns_by_rank(out, seats):
    """Turn comparable whole numbers in `out` (more is better) into returns by rank: 1 for the first, -1 for the last,
    evenly between, ties sharing the mean of their places.

    In place and without room for a second list: a place is kept as the fraction of its number until all are known.
    """
    for i in range(seats):
        mine = math.floor(out[i])
        ahead = 0
        level = 0
        for j in range(seats):
            other = math.floor(out[j])
            if other > mine:
                ahead += 1
            elif other == mine:
                level += 1
        out[i] = mine + (2 * ahead + level - 1) / 64.0  # twice the mean place: at most 14
    for i in range(seats):
        twice_place = (out[i] - math.floor(out[i])) * 64.0
        out[i] = 1.0 - twice_place / (seats - 1)


@rule
def returns_by_lead(out, seats, spread):
    """Turn what each seat's position is worth into the returns to expect: by the lead over the mean of the others.

    A lead of `spread` is as good as three quarters of the way to a sure win.
    """
    total = 0.0
    for seat in range(seats):
        total += out[seat]
    for seat in range(seats):
        lead = out[seat] - (total - out[seat]) / (seats - 1)
        out[seat] = math.tanh(lead / spread)
