"""The contract of a game, dispatched on the type of its state record.

A game defines these functions over the records `box` and `s` (in its `rules.py`; `evaluate` and `outlook` in its
`greedy.py`), all in place and without allocation, and registers them. The generic functions below then find the game:
plain Python by the dtype of `s`, code compiled for one game by its type, and the loops, which are compiled once for all
games, through a table of addresses.

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
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

import numpy as np

from bakehouse.kernel.compiling import Compiled, rule
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
LOOPS = "loops"
"""The name of the library of all loops."""
ALONE = 100.0
"""Playing alone there is no rank: searches look at the points, in hundreds."""


@dataclass(frozen=True)
class Shape:
    """What a function takes beside `box` and `s`, and what it returns: the same for every game."""

    number: bool = False
    """A seat, an action, or how many seats there are."""
    array: Any = None
    """The type of the numbers that it fills or reads."""
    weights: bool = False
    """What a value has learned (`beam.Weights`)."""
    result: type[int] | type[float] | None = None


SHAPES = {
    "setup": Shape(number=True),
    "legal": Shape(array=np.int16, result=int),
    "odds": Shape(array=np.int16, result=int),
    "apply": Shape(number=True),
    "refusal": Shape(number=True, result=int),
    "scores": Shape(array=np.int32),
    "parts": Shape(number=True, array=np.int32),
    "uses": Shape(number=True, array=np.int16),
    "ends_with": Shape(number=True, array=np.int16),
    "returns": Shape(array=np.float64),
    "observe": Shape(number=True, array=np.float32),
    "redeal": Shape(number=True, array=np.uint64),
    "evaluate": Shape(number=True, result=float),
    "outlook": Shape(array=np.float64),
    "milestone": Shape(number=True, weights=True, result=int),
    "prospect": Shape(number=True, weights=True, result=float),
    "foresee": Shape(number=True, weights=True, result=float),
    "reach": Shape(number=True, weights=True, result=float),
}
"""The functions of the contract, and those that a game may bring for planning (see `beam.py`)."""


@dataclass(frozen=True)
class Pace:
    """How a GPU plays a game fastest: registers of a thread, and threads of a block. Found by trying."""

    registers: int = 48
    threads: int = 512
    """Of random games. More threads at work beat more registers for each: they wait for instructions."""
    slots: int = 0
    """Random games of a block at a time, sorted by what comes next (`gpu_sorted.py`); 0: each thread has one."""
    unrolled: bool = False
    """Whether loops of random games are unrolled: longer code, for rules that are short."""
    lane_registers: int = 128
    lane_threads: int = 64
    """Of lanes, which observe: they wait for memory."""
    lane_slots: int = 0
    """Lanes of a block that are sorted by what is played; 0: each thread has one."""


@dataclass
class Registered:
    """A game as the kernel knows it."""

    name: str
    state: np.dtype[Any]
    functions: dict[str, Compiled] = field(default_factory=dict)


_by_dtype: dict[Any, Registered] = {}
GENERIC: dict[str, Compiled] = {}
"""The generic functions by name."""


def functions_of(rules: ModuleType, greedy: ModuleType | None = None) -> dict[str, Compiled]:
    """The functions that a game brings, from the two modules that hold them."""
    homes = {name: greedy if name in GUESSES else rules for name in RULES + GUESSES}
    return {name: getattr(home, name) for name, home in homes.items() if hasattr(home, name)}


def register(name: str, state: np.dtype[Any], functions: dict[str, Compiled]) -> None:
    """Make the generic functions find this game's own."""
    missing = [function for function in RULES + GUESSES if function not in functions]
    if missing:
        raise TypeError(f"the game lacks {', '.join(missing)} of the contract")
    if name == LOOPS:
        raise TypeError(f"no game can be called {LOOPS}: that is what the kernel's own library is called")
    if list(state.names or ())[: len(HEADER)] != [field_name for field_name, *_ in HEADER]:
        raise TypeError("the state record does not begin with the common header")
    taken = _by_dtype.get(state)
    if taken is not None and taken.name != name:
        raise TypeError(
            f"the state record is laid out exactly like that of {taken.name}, and the rules of a game are found by its "
            "record: give it a field with a name of its own"
        )
    _by_dtype[state] = Registered(name, state, functions)


def registered() -> list[Registered]:
    """All games that are known by now."""
    return list(_by_dtype.values())


def registered_for(state: Any) -> Registered | None:
    """The game with this record type, if there is one."""
    return _by_dtype.get(state)


def generic(name: str, default: Compiled | None = None) -> Callable[..., Any]:
    """A function of the contract for every registered game; `default` is for games that bring none."""

    def call(box, s, *rest):
        own = _by_dtype[s.dtype].functions
        return (own[name] if name in own else DEFAULTS[name])(box, s, *rest)

    call.__name__ = name
    GENERIC[name] = call
    if default is not None:
        DEFAULTS[name] = default
    return call


DEFAULTS: dict[str, Compiled] = {}

setup = generic("setup")
legal = generic("legal")
odds = generic("odds")
apply = generic("apply")
refusal = generic("refusal")
scores = generic("scores")
parts = generic("parts")
uses = generic("uses")
ends_with = generic("ends_with")
returns = generic("returns")
observe = generic("observe")
redeal = generic("redeal")
evaluate = generic("evaluate")
outlook = generic("outlook")


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
