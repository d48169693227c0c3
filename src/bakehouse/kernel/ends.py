"""How games end that are played on after some actions, all with the same luck."""

from typing import NamedTuple

import numpy as np

from bakehouse.kernel.compiling import rule
from bakehouse.kernel.contract import ends_with, parts, scores
from bakehouse.kernel.derived import MOST_PARTS
from bakehouse.kernel.kinds import IntSheets, ShortSheets
from bakehouse.kernel.records import MOST_SEATS, MOST_USES

HERE, AWAY, BACK = range(3)
"""Whether it is still the seat's turn, or the others', or its own again."""


class Ends(NamedTuple):
    """By world and action."""

    points: IntSheets
    """Of all seats."""
    pieces: IntSheets
    """What the seat's points are made of."""
    soon: IntSheets
    """The same when it is the seat's turn again, or at the end if that comes first."""
    soon_points: IntSheets
    reached: ShortSheets
    """By world and action in one, then by seat: what `ends_with` counts."""


def room_for_ends(worlds: int, actions: int) -> Ends:
    """Nothing is played yet."""
    of_all, of_parts = (worlds, actions, MOST_SEATS), (worlds, actions, MOST_PARTS)
    return Ends(
        np.zeros(of_all, np.int32),
        np.zeros(of_parts, np.int32),
        np.zeros(of_parts, np.int32),
        np.zeros(of_all, np.int32),
        np.zeros((worlds * actions, MOST_SEATS, MOST_USES), np.int16),
    )


@rule
def note_return(box, s, seat, stage, rolled, world, i, ends):
    """Before a decision: note how it stands when it is the seat's turn again; returns how far that is."""
    if stage == HERE and (s.actor != seat or (s.seats == 1 and rolled)):
        stage = AWAY
    if stage == AWAY and s.actor == seat:
        note_soon(box, s, seat, world, i, ends)
        stage = BACK
    return stage


@rule
def note_soon(box, s, seat, world, i, ends):
    parts(box, s, seat, ends.soon[world, i])
    scores(box, s, ends.soon_points[world, i])


@rule
def note_end(box, s, seat, stage, world, i, ends):
    if stage != BACK:
        note_soon(box, s, seat, world, i, ends)
    parts(box, s, seat, ends.pieces[world, i])
    scores(box, s, ends.points[world, i])
    for other in range(int(s.seats)):
        ends_with(box, s, other, ends.reached[world * ends.points.shape[1] + i, other])
