"""The story of a match: its steps gathered into the lines that a person reads, under headings for rounds and days."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from bakehouse.forms import Form

Fold = Callable[[Sequence[Form]], list[Form]]
"""Makes of all that is said of the steps of one line what a person reads."""

NOBODY = -1
EVERYTHING = -1
"""The reader from whom nothing is kept: of a match that has ended, or is one's own to look through."""
NTH, COUNTED = "nth", 0
"""A heading with `nth=COUNTED` is numbered by the story: of a round, where the game keeps no count of them."""


@dataclass(frozen=True)
class Telling:
    """What one step brought, as one reader may know it."""

    forms: tuple[Form, ...] = ()
    """The deed first, then what the rules made of it; empty for a step that is not worth a word."""
    group: str = ""
    """Steps of the same group are one line: a turn, a visit. Empty: a line of its own."""
    heading: Form | None = None
    """What is said above it: a round or a day begins."""
    whose: int | None = None
    """Whose line it is, if not of who took the step: how a match ends is the winner's."""


@dataclass
class Entry:
    """A line of the story, or a heading."""

    heading: bool
    seat: int
    """Whose line it is; -1: nobody's."""
    said: list[Form]
    """All that its steps said."""
    fold: Fold = field(default=list, compare=False)
    steps: list[int] = field(default_factory=list)
    """The steps that it tells, which it opens to."""
    _folded: tuple[int, list[Form]] = field(default_factory=lambda: (0, []), compare=False, repr=False)
    """How much had been said when it was folded last, and what came of it."""

    @property
    def forms(self) -> list[Form]:
        """What a person reads; folded when somebody does, and not after every step."""
        if self._folded[0] != len(self.said):
            self._folded = len(self.said), self.fold(self.said)
        return self._folded[1]


class Story:
    """Grows with the steps of a match."""

    def __init__(self, fold: Fold) -> None:
        self.entries: list[Entry] = []
        self._fold = fold
        self._lines: dict[str, Entry] = {}

    def add(self, step: int, seat: int, telling: Telling) -> None:
        """One more step."""
        if telling.heading is not None:
            self.entries.append(Entry(True, NOBODY, [self._numbered(telling.heading)], steps=[step]))
        if not telling.forms:
            return
        if telling.whose is not None:
            seat = telling.whose
        entry = self._line(telling.group, seat)
        entry.said += telling.forms
        entry.steps.append(step)
        if entry.seat == NOBODY:
            entry.seat = seat

    def _line(self, group: str, seat: int) -> Entry:
        """The line of a group, which may be new; without a group every step has its own."""
        entry = self._lines.get(group)
        if entry is None:
            entry = Entry(False, seat, [], self._fold)
            self.entries.append(entry)
            if group:
                self._lines[group] = entry
        return entry

    def _numbered(self, heading: Form) -> Form:
        if heading.get(NTH) != COUNTED:
            return heading
        before = sum(entry.heading and entry.forms[0].name == heading.name for entry in self.entries)
        return heading.but(nth=before + 1)

    def told_since(self, step: int) -> int:
        """The first entry that tells of a step or of one after it."""
        entries = self.entries
        return next((place for place, entry in enumerate(entries) if entry.steps[-1] >= step), len(entries))
