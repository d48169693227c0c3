"""How long the analysis of a whole match takes on this machine."""

import time
from collections.abc import Iterator

from bakehouse.analysis.analyst import analyse
from bakehouse.analysis.playing import played
from bakehouse.analysis.report import Depth
from bakehouse.games.game import game
from bakehouse.players.naming import levels

SEED = 7
DEPTHS: tuple[Depth, ...] = ("first", "deep")


def measure(name: str) -> Iterator[tuple[str, float]]:
    """The seconds of a first look and of a deep one, with the fewest and with the most seats.

    Each also by the time of the processor on all cores together, which other work on the machine does not change: no
    number of cores takes less than their share of it.
    """
    seats = game(name).definition.seats
    for number in dict.fromkeys((seats[0], seats[-1])):
        table = game(name, number)
        match = played(table, [levels(name)[0]] * number, SEED)
        for depth in DEPTHS:
            begun, busy = time.perf_counter(), time.process_time()
            analyse(match, depth)
            what = f"{depth} look, {number} seats, {len(match)} steps"
            yield what, time.perf_counter() - begun
            yield f"{what}: processor", time.process_time() - busy
