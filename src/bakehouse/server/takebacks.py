"""Taking back: a shorter log, as an entry of its own.

- Free: one's own last action while one's turn still goes on. Not across chance, not an action that ends something for
  good, and with secrets only if the action showed its seat nothing new.
- By consent: without secrets, back to one's last action whatever came after it, if all other people at the table agree.
  The dice that come again are the same as before: their seed was promised.
- Against programs alone there is nobody to ask; tables made `casual` allow it all the same.
"""

from collections.abc import Callable
from dataclasses import dataclass

from bakehouse.actions import COMMITS
from bakehouse.errors import BadRecord
from bakehouse.kernel.records import CHANCE
from bakehouse.match import Match
from bakehouse.server.course import Course, play_on
from bakehouse.server.log import CUT, WITHDRAWN
from bakehouse.server.previews import reveals_nothing, shows_nothing
from bakehouse.server.storage.store import PERSON, Header, Row


@dataclass(frozen=True)
class Way:
    """How a seat's last action can be taken back."""

    free: bool
    code: int
    step: int

    def row(self, now: int) -> Row:
        return Row(self.code, self.step, now)


def way_back(course: Course, header: Header, seat: int, at_a_glance: bool = False) -> Way | None:
    """How a seat's last action can be taken back; None where it cannot.

    At a glance, what an action showed is judged by the features of the position, which takes microseconds.
    """
    rule = header.options["take_backs"]
    step = last_of(course, seat)
    if rule == "off" or step is None or course.match.over:
        return None
    free = _free(course, seat, step, shows_nothing if at_a_glance else reveals_nothing)
    if free is not None:
        return free
    if rule == "turn" or course.game.definition.secrets:
        return None
    if others(header, seat):
        return Way(False, CUT, step)
    return Way(True, CUT, step) if rule == "casual" else None


def last_of(course: Course, seat: int) -> int | None:
    return next((step for step in reversed(range(len(course.steps))) if course.steps[step][0] == seat), None)


def others(header: Header, seat: int) -> list[int]:
    """Seats of other people; those who share a screen need not be asked."""
    mine = header.places[seat].holders
    return [place.seat for place in header.places if place.kind == PERSON and not place.holders & mine]


def _free(course: Course, seat: int, step: int, harmless: Callable[[Match, int, int], bool]) -> Way | None:
    action, later = course.steps[step][1], course.steps[step + 1 :]
    if seat not in course.match.awaited or any(who == CHANCE for who, _ in later):
        return None
    if COMMITS in course.game.definition.table.kind(action).flags:
        return None
    if course.game.definition.secrets and not harmless(course.at_step(step), seat, action):
        return None
    if not later:
        return Way(True, CUT, step)
    return Way(True, WITHDRAWN, step) if _acted_beside(course, seat, step) else None


def _acted_beside(course: Course, seat: int, step: int) -> bool:
    """Whether what came after was done by others beside this seat, so that it stands without the step."""
    match = course.at_step(step + 1)
    for who, action in course.steps[step + 1 :]:
        if seat not in match.awaited:
            return False
        play_on(match, Row(who, action, 0))
    without = course.at_step(step)
    try:
        without.follow([*course.steps[:step], *course.steps[step + 1 :]])
    except BadRecord:
        return False
    return seat in without.awaited
