"""Actions by name: what stands between the ids of the rules and the words of a person.

Every game lists its kinds of action once (`actions.py` of the game). From that table come ids, parameters and the
notation: the kind and its parameters in lower case, `produce ciabatta 3`, which records keep and people may type.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from typing import Any

from bakehouse.errors import Ambiguous, Invalid
from bakehouse.forms import Form

CHANCE_KIND = "CHANCE"

COMMITS = "commits"
"""Flag of an action that ends something for good: a table lets nobody take it back alone."""
SECRET = "secret"
"""Flag of an action whose parameters the other seats do not see."""


@dataclass(frozen=True)
class Action:
    """A decision of a seat, or an outcome of chance, at one moment of a match."""

    id: int
    kind: str
    parameters: dict[str, str | int]
    form: Form
    notation: str
    flags: frozenset[str] = frozenset()
    say: Callable[[Form], str] = field(default=repr, repr=False, compare=False)

    @cached_property
    def words(self) -> str:
        """What it does, in English; `form` says it in every language."""
        return self.say(self.form)

    def __str__(self) -> str:
        return self.words


@dataclass(frozen=True)
class Kind:
    """One kind of action with its block of ids, counted up over all values of its parameters."""

    name: str
    first: int
    parameters: dict[str, Sequence[str | int]] = field(default_factory=dict)
    flags: frozenset[str] = frozenset()
    uses: Sequence[str] = ()
    """What is counted when it is played: a parameter, whose value is a component of that kind, or a component itself
    (`thing.glove`)."""

    def __iter__(self) -> Iterator[tuple[int, dict[str, str | int]]]:
        for place, values in enumerate(product(*self.parameters.values())):
            yield self.first + place, dict(zip(self.parameters, values, strict=True))


class ActionTable:
    """All actions of a game by id and by notation."""

    def __init__(self, kinds: Iterable[Kind]) -> None:
        self.kinds = tuple(kinds)
        self._by_id: dict[int, tuple[Kind, dict[str, str | int]]] = {}
        for kind in self.kinds:
            for action, parameters in kind:
                self._by_id[action] = (kind, parameters)
        if sorted(self._by_id) != list(range(len(self._by_id))):
            raise TypeError("the ids of the actions must be 0, 1, 2, ... without gap or repetition")
        self._notations = [
            " ".join([kind.name.lower(), *map(str, parameters.values())])
            for _, (kind, parameters) in sorted(self._by_id.items())
        ]
        self._by_notation = {notation: action for action, notation in enumerate(self._notations)}
        self._told = [
            {"id": action, "kind": kind.name, "notation": self._notations[action], "flags": sorted(kind.flags)}
            for action, (kind, _) in sorted(self._by_id.items())
        ]

    def __len__(self) -> int:
        return len(self._by_id)

    def kind(self, action: int) -> Kind:
        return self._by_id[action][0]

    def parameters(self, action: int) -> dict[str, str | int]:
        return dict(self._by_id[action][1])

    def told(self, action: int) -> dict[str, Any]:
        """What is the same of it wherever it is legal, as JSON."""
        return {**self._told[action], "parameters": dict(self._by_id[action][1])}

    def uses(self, action: int) -> list[str]:
        """The components that an action uses, as its kind declares them: `bread.ciabatta`."""
        kind, parameters = self._by_id[action]
        return [f"{name}.{parameters[name]}" if name in parameters else name for name in kind.uses]

    def notation(self, action: int) -> str:
        return self._notations[action]

    def id_of(self, notation: str) -> int | None:
        """The id of a full notation; None when no action is written so."""
        return self._by_notation.get(" ".join(notation.lower().split()))

    def read(self, text: str, legal: Iterable[int]) -> int:
        """The action that a person means: a full notation, or the beginning of one that fits just one legal action."""
        exact = self.id_of(text)
        if exact is not None:
            return exact
        notations = {action: self.notation(action) for action in self._by_id}
        fitting = [action for action in legal if begins(notations[action], text)]
        if not fitting:  # not possible now: say why of that action, if it is clear which is meant
            fitting = [action for action in notations if begins(notations[action], text)]
        return one_of(fitting, text, notations)


def begins(notation: str, text: str) -> bool:
    """Whether each word of the text begins the word of the notation at its place: `prod cia 3`."""
    told, full = text.lower().split(), notation.split()
    return 0 < len(told) <= len(full) and all(word.startswith(part) for part, word in zip(told, full, strict=False))


def one_of(fitting: Sequence[int], text: str, notations: dict[int, str]) -> int:
    """The single candidate; otherwise a sentence that helps."""
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        shown = ", ".join(notations[action] for action in fitting[:6])
        more = ", ..." if len(fitting) > 6 else ""
        raise Ambiguous(f"{text!r} may mean {shown}{more}; write a little more of it.")
    raise Invalid(f"{text!r} is no action of this game; actions are written like {notations[min(notations)]!r}.")
