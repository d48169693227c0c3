"""A clock for each seat, computed from the times in the log: every process reads the same.

A seat's clock runs while the seat is awaited; when several seats act together, all their clocks run. When its turn is
over, a seat gets the extra time. At zero the greedy player acts in the seat's place until the turn is over; with extra
time the person may play the next turn, without it the program plays to the end.
"""

from collections.abc import Iterable
from dataclasses import dataclass

SECOND = 1000


@dataclass(frozen=True)
class ClockRule:
    """The time for the whole match and the extra time for each turn, in seconds."""

    seconds: int
    extra: int


class Clocks:
    """The time that is left to each seat, in milliseconds, at the time of the last entry of the log."""

    def __init__(self, rule: ClockRule, seats: int, begun_at: int) -> None:
        self.rule = rule
        self.left = [rule.seconds * SECOND] * seats
        self.at = begun_at

    def pass_time(self, now: int, running: Iterable[int]) -> None:
        """Up to now, the clocks of these seats ran."""
        spent = max(0, now - self.at)
        for seat in running:
            self.left[seat] = max(0, self.left[seat] - spent)
        self.at = max(self.at, now)

    def end_turns(self, seats: Iterable[int]) -> None:
        for seat in seats:
            self.left[seat] += self.rule.extra * SECOND

    def skip(self, now: int) -> None:
        """Time in which there was no server."""
        self.at = max(self.at, now)

    def left_at(self, now: int, running: Iterable[int]) -> list[int]:
        """What each seat has left now."""
        spent, running = max(0, now - self.at), set(running)
        return [max(0, left - spent) if seat in running else left for seat, left in enumerate(self.left)]

    def out_at(self, seat: int) -> int:
        """When the clock of a seat, running since the last entry, will have run out."""
        return self.at + self.left[seat]
