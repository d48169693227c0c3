"""A lesson: a whole short game that teaches itself. What a game tells of it; the coach (`players/coach.py`) leads it.

A lesson has no script. A helper, who plays well enough, proposes what to do at every decision, and each part of the
game is explained when it is met for the first time; where the helper would pass a part by, its chapter asks for it. So
the learner may do other sensible things, and the lesson goes along.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bakehouse.actions import Action
from bakehouse.forms import Form

Values = Mapping[str, Any]


@dataclass(frozen=True)
class Moment:
    """A decision of the learner, as the learner sees it."""

    seat: int
    table: Mapping[str, Any]
    """The view of the game."""
    printed: Mapping[str, Any]
    """The components in the box."""
    actions: Sequence[Action]

    def find(self, kind: str, **parameters: str | int) -> Action | None:
        """The first action of a kind with these parameters, if there is one."""
        fitting = (each for each in self.actions if each.kind == kind)
        return next((each for each in fitting if parameters.items() <= each.parameters.items()), None)


def _never(moment: Moment, action: Action) -> bool:
    return False


def _nothing(moment: Moment, action: Action) -> Values:
    return {}


@dataclass(frozen=True)
class Chapter:
    """A part of the game: met when the learner plays an action of its kinds, or when it can be seen on the table.

    Its words are the phrases `lesson-<part>` (why) and `lesson-<part>-title` of the game's catalogue.
    """

    part: str
    kinds: tuple[str, ...] = ()
    wants: Callable[[Moment, Action], bool] = _never
    """Actions that it asks for when the helper would not; it may only ask for what does no harm."""
    values: Callable[[Moment, Action], Values] = _nothing
    """For the gaps of its words."""
    seen: Callable[[Mapping[str, Any], int], bool] | None = None
    """Of what nobody plays: whether it has happened, from the view and the learner's seat."""
    then: tuple[str, ...] = ()
    """Kinds of action that belong to one of its own and are shown with it, such as what is bought in a visit."""
    counts: tuple[str, ...] = ()
    """Kinds by which it is known how often it was met; if not said, its own without those that belong to another."""


def _nobody(moment: Moment) -> Action | None:
    return None


def _no_goal(printed: Mapping[str, Any]) -> Sequence[Form]:
    return ()


def _no_mistake(moment: Moment, action: Action) -> Form | None:
    return None


@dataclass(frozen=True)
class Lesson:
    """How a game is taught: always the same luck, kind rivals, a helper, and what is to be met."""

    seats: int | None = None
    """The fewest that can meet if not said: two, where the game is for two."""
    seed: int = 1
    house_rules: Mapping[str, str] = field(default_factory=dict)
    edition: Mapping[str, Any] = field(default_factory=dict)
    """Components that make the game short."""
    rival: str = ""
    """A player; the gentlest level if not said."""
    helper: str = ""
    """A player that always does the same in the same position; the one that gives hints if not said."""
    chapters: tuple[Chapter, ...] = ()
    teaches: Callable[[Moment], Action | None] = _nobody
    """What a teacher would do, if anything, rather than what the helper likes."""
    instead: Mapping[str, str] = field(default_factory=dict)
    """Kinds of action that are shown as another one, where that is possible too: the same, with less to learn."""
    goal: Callable[[Mapping[str, Any]], Sequence[Form]] = _no_goal
    """How one wins, in a few sentences, from what is printed."""
    mistake: Callable[[Moment, Action], Form | None] = _no_mistake
    """Why an action would be a pity; None if it would not."""


def seats_of(lesson: Lesson, seats: range) -> int:
    """How many sit at the table of a lesson."""
    return lesson.seats or min(max(2, seats.start), seats.stop - 1)
