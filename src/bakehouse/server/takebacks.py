"""Taking back: a shorter log, as an entry of its own.

What is taken back is a whole intention: a visit with all that it asked for, a sale, a part of a turn. Where one begins
the game says (`Definition.settled`); after chance, after what another seat did, and after what cannot be taken back,
there begins one too. So nobody is ever led into the middle of something.

- Free: one's own last intention while one's turn still goes on. Not across chance, not an action that ends something
  for good, and with secrets only if its actions showed their seat nothing new.
- By consent: without secrets, back to where one's last intention began, whatever came after it, if all other people at
  the table agree. The dice that come again are the same as before: their seed was promised.
- Against programs alone there is nobody to ask; tables made `casual` allow it all the same.
"""

from collections.abc import Callable
from dataclasses import dataclass

from bakehouse.actions import COMMITS
from bakehouse.errors import BadRecord
from bakehouse.kernel.records import CHANCE
from bakehouse.match import Match
from bakehouse.server.course import Course
from bakehouse.server.log import CUT, WITHDRAWN
from bakehouse.server.previews import reveals_nothing, shows_nothing
from bakehouse.server.storage.store import PERSON, Header, Row


@dataclass(frozen=True)
class Way:
    """How a seat's last intention can be taken back."""

    free: bool
    code: int
    steps: tuple[int, ...]
    """Those of the seat, the first one first."""

    @property
    def first(self) -> int:
        return self.steps[0]

    def rows(self, now: int) -> list[Row]:
        """What is written for it: one cut, or one entry for each step, so that the others keep their numbers."""
        gone = self.steps[:1] if self.code == CUT else reversed(self.steps)
        return [Row(self.code, step, now) for step in gone]


def way_back(course: Course, header: Header, seat: int, at_a_glance: bool = False) -> Way | None:
    """How a seat's last intention can be taken back; None where it cannot.

    At a glance, what an action showed is judged by the features of the position, which takes microseconds.
    """
    rule = header.options["take_backs"]
    if rule == "off" or course.match.over or last_of(course, seat) is None:
        return None
    free = _free(course, seat, shows_nothing if at_a_glance else reveals_nothing)
    if free is not None:
        return free
    if rule == "turn" or course.game.definition.secrets:
        return None
    steps = _intention(course, seat, lambda step: True)
    if others(header, seat):
        return Way(False, CUT, steps)
    return Way(True, CUT, steps) if rule == "casual" else None


def last_of(course: Course, seat: int) -> int | None:
    return next((step for step in reversed(range(len(course.steps))) if course.steps[step][0] == seat), None)


def others(header: Header, seat: int) -> list[int]:
    """Seats of other people; those who share a screen need not be asked."""
    mine = header.places[seat].holders
    return [place.seat for place in header.places if place.kind == PERSON and not place.holders & mine]


def _intention(course: Course, seat: int, may_go: Callable[[int], bool]) -> tuple[int, ...]:
    """The steps of a seat's last intention, as far back as they may go and only others beside it came between."""
    found: list[int] = []
    for step in reversed(range(len(course.steps))):
        who = course.steps[step][0]
        if who == seat:
            if not may_go(step):
                break
            found.append(step)
            if course.begins(step):
                break
        elif found and (who == CHANCE or not _is_beside(course, seat, step)):
            break
    return tuple(reversed(found))


def _is_beside(course: Course, seat: int, step: int) -> bool:
    """Whether another seat took a step while this one could have acted too."""
    return seat in course.awaited_before(step)


def _free(course: Course, seat: int, harmless: Callable[[Match, int, int], bool]) -> Way | None:
    if seat not in course.match.awaited:
        return None
    game = course.game.definition

    def may_go(step: int) -> bool:
        action = course.steps[step][1]
        if any(who == CHANCE for who, _ in course.steps[step + 1 :]) or COMMITS in game.table.kind(action).flags:
            return False
        return not game.secrets or harmless(course.at_step(step), seat, action)

    steps = _intention(course, seat, may_go)
    if not steps:
        return None
    if len(steps) == len(course.steps) - steps[0]:
        return Way(True, CUT, steps)
    return Way(True, WITHDRAWN, steps) if _acted_beside(course, seat, steps) else None


def _acted_beside(course: Course, seat: int, steps: tuple[int, ...]) -> bool:
    """Whether what came since was done by others beside this seat, so that it stands without these steps."""
    if any(not _is_beside(course, seat, step) for step in range(steps[0], len(course.steps))):
        return False
    without = course.match.copy()
    try:
        without.follow([step for number, step in enumerate(course.steps) if number not in steps])
    except BadRecord:
        return False
    return seat in without.awaited
