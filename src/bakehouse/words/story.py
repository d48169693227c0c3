"""The story of a match: its steps gathered into the lines that a person reads, under headings for rounds and days."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from bakehouse.forms import Form

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


@dataclass
class Entry:
    """A line of the story, or a heading."""

    heading: bool
    seat: int
    """Whose line it is; -1: nobody's."""
    forms: list[Form]
    steps: list[int] = field(default_factory=list)
    """The steps that it tells, which it opens to."""


class Story:
    """Grows with the steps of a match."""

    def __init__(self, fold: Callable[[Sequence[Form]], list[Form]]) -> None:
        self.entries: list[Entry] = []
        self._fold = fold
        self._lines: dict[str, tuple[int, list[Form]]] = {}

    def add(self, step: int, seat: int, telling: Telling) -> None:
        """One more step."""
        if telling.heading is not None:
            self.entries.append(Entry(True, NOBODY, [self._numbered(telling.heading)], [step]))
        if not telling.forms:
            return
        if telling.group not in self._lines:
            self._lines[telling.group] = (len(self.entries), [])
            self.entries.append(Entry(False, seat, []))
        place, forms = self._lines[telling.group]
        if not telling.group:
            del self._lines[telling.group]
        entry = self.entries[place]
        forms += telling.forms
        entry.forms = self._fold(forms)
        entry.steps.append(step)
        if entry.seat == NOBODY:
            entry.seat = seat

    def _numbered(self, heading: Form) -> Form:
        if heading.get(NTH) != COUNTED:
            return heading
        before = sum(entry.heading and entry.forms[0].name == heading.name for entry in self.entries)
        return heading.but(nth=before + 1)

    def told_since(self, step: int) -> int:
        """The first entry that tells of a step or of one after it."""
        entries = self.entries
        return next((place for place, entry in enumerate(entries) if entry.steps[-1] >= step), len(entries))
