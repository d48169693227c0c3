"""The log as it is kept, and the steps that stand.

A kept log only ever grows. What was taken back stays in it, followed by an entry that says so; the steps that stand are
what is left when these entries are carried out. The length of the kept log therefore names one moment of a match and no
other, which is what a move has to know.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from bakehouse.kernel.records import CHANCE
from bakehouse.server.storage.store import Row

CUT = -3
"""In place of a seat: all steps from the one numbered `action` on are taken back."""
WITHDRAWN = -4
"""The step numbered `action` alone is taken back; what others did beside it stands."""
RESUMED = -5
"""The server was away; the time since the entry before counts for nobody's clock."""

Steps = list[tuple[int, int]]


def is_step(row: Row) -> bool:
    return row.seat >= CHANCE


def take_back(items: list[Any], row: Row) -> None:
    """Carry out a take-back on a list with one item for each step."""
    if row.seat == CUT:
        del items[row.action :]
    elif row.seat == WITHDRAWN:
        del items[row.action]


def followed(steps: Steps, row: Row) -> None:
    """Carry out one entry on the steps that stand."""
    if is_step(row):
        steps.append((row.seat, row.action))
    else:
        take_back(steps, row)


def standing(rows: Iterable[Row]) -> Steps:
    """The steps that stand at the end of a log."""
    steps: Steps = []
    for row in rows:
        followed(steps, row)
    return steps


def in_common(one: Sequence[tuple[int, int]], other: Sequence[tuple[int, int]]) -> int:
    """How many steps two logs begin with together."""
    together = 0
    for mine, theirs in zip(one, other, strict=False):
        if mine != theirs:
            break
        together += 1
    return together
