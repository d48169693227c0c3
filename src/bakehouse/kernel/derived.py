"""Functions of the contract that follow from others, for games that do not bring them.

A game writes seven: `setup`, `odds`, `apply`, `parts`, `returns`, `observe`, and `legal` or `refusal`. It brings more
where its own are quicker, or think better; `check_game` holds those to what would follow.
"""

from collections.abc import Mapping, Sequence

import numpy as np

from bakehouse.kernel.compiling import Compiled, rule
from bakehouse.kernel.contract import ALONE, returns_by_lead
from bakehouse.kernel.records import LIST_LENGTH, MOST_SEATS, OVER, room

REQUIRED = ("setup", "odds", "apply", "parts", "returns", "observe")
MOST_PARTS = 64
NOT_LISTED = 1
"""The code of a refusal where a game only lists what is legal."""
NOTHING = -1
LEAST_SPREAD = 4.0
"""Leads are measured against what is at stake: half of what the seats have, and at least this."""


def completed(
    functions: Mapping[str, Compiled], actions: int, parts: int, counters: Sequence[Sequence[int]]
) -> dict[str, Compiled]:
    """All functions of the contract, from those that a game brings.

    `actions` is how many there are, `parts` how many parts a score has, and `counters` which of them each action uses.
    """
    lacking = [name for name in REQUIRED if name not in functions]
    if "legal" not in functions and "refusal" not in functions:
        lacking.append("legal or refusal")
    if lacking:
        raise TypeError(f"the game lacks {', '.join(lacking)} of the contract")
    full = dict(functions)
    for name, derive in (
        ("legal", lambda: _legal(full["refusal"], actions)),
        ("refusal", lambda: _refusal(full["legal"])),
        ("scores", lambda: _scores(full["parts"], parts)),
        ("uses", lambda: _uses(counters)),
        ("ends_with", _ends_with),
        ("redeal", _redeal),
        ("evaluate", lambda: _evaluate(full["scores"])),
        ("outlook", lambda: _outlook(full["scores"], full["returns"], full["evaluate"])),
    ):
        if name not in full:
            full[name] = derive()
            full[name].is_derived = True  # type: ignore[attr-defined]
    return full


def _legal(refusal: Compiled, actions: int) -> Compiled:
    @rule
    def legal(box, s, out):
        n = 0
        for action in range(actions):
            if refusal(box, s, action) == 0:
                out[n] = action
                n += 1
        return n

    return legal


def _refusal(legal: Compiled) -> Compiled:
    @rule
    def refusal(box, s, action):
        listed = room(LIST_LENGTH, np.int16)
        n = legal(box, s, listed)
        for i in range(n):
            if listed[i] == action:
                return 0
        return NOT_LISTED

    return refusal


def _scores(parts: Compiled, count: int) -> Compiled:
    @rule
    def scores(box, s, out):
        made_of = room(MOST_PARTS, np.int32)
        for seat in range(int(s.seats)):
            for part in range(count):
                made_of[part] = 0
            parts(box, s, seat, made_of)
            total = 0
            for part in range(count):
                total += int(made_of[part])
            out[seat] = total

    return scores


def _uses(counters: Sequence[Sequence[int]]) -> Compiled:
    most = max(map(len, counters), default=0)
    if most == 0:

        @rule
        def uses_nothing(box, s, action, out):
            """Nothing is counted."""

        return uses_nothing
    table = np.full((len(counters), most), NOTHING, np.int16)
    for action, used in enumerate(counters):
        table[action, : len(used)] = used

    @rule
    def uses(box, s, action, out):
        for place in range(most):
            if table[action, place] != NOTHING:
                out[table[action, place]] += 1

    return uses


def _ends_with() -> Compiled:
    @rule
    def ends_with(box, s, seat, out):
        """Nothing is counted at the end."""

    return ends_with


def _redeal() -> Compiled:
    @rule
    def redeal(box, s, seat, rng):
        """Nothing is hidden."""

    return redeal


def _evaluate(scores: Compiled) -> Compiled:
    @rule
    def evaluate(box, s, seat):
        """The lead over the best of the others; alone, the points."""
        points = room(MOST_SEATS, np.int32)
        scores(box, s, points)
        if s.seats == 1:
            return float(points[0])
        best = -(1 << 30)
        for other in range(int(s.seats)):
            if other != seat:
                best = max(best, int(points[other]))
        return float(int(points[seat]) - best)

    return evaluate


def _outlook(scores: Compiled, returns: Compiled, evaluate: Compiled) -> Compiled:
    @rule
    def outlook(box, s, out):
        """By the lead of each seat; alone, the points in hundreds."""
        points = room(MOST_SEATS, np.int32)
        scores(box, s, points)
        if s.seats == 1:
            out[0] = points[0] / ALONE
        elif s.actor == OVER:
            returns(box, s, out)
        else:
            stake = 0.0
            for seat in range(int(s.seats)):
                out[seat] = evaluate(box, s, seat)
                stake += abs(float(points[seat])) / int(s.seats)
            returns_by_lead(out, int(s.seats), max(LEAST_SPREAD, stake / 2))

    return outlook
