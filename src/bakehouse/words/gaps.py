"""What stands in the gaps of a phrase, and the functions that phrases may use; this needs the library of phrases."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from fluent.runtime.types import FluentNone, FluentType

if TYPE_CHECKING:
    from bakehouse.words.speaking import Speaker

MINUS = "\N{MINUS SIGN}"
COMMA = ", "


class Thing(FluentType):
    """A component: said by its name."""

    def __init__(self, speaker: "Speaker", kind: str, name: str) -> None:
        self.speaker, self.kind, self.name = speaker, kind, name

    def format(self, locale: Any) -> str:
        return self.speaker.thing(self.kind, self.name)


class Several(FluentType):
    """A list: joined as the language does."""

    def __init__(self, speaker: "Speaker", items: list[Any]) -> None:
        self.speaker, self.items = speaker, [str(item) for item in items]

    def format(self, locale: Any) -> str:
        return self.speaker.catalogue.list(self.items)


# --- Functions of the catalogues


def name_of(thing: Any, n: Any = None, form: Any = None) -> Any:
    """`NAME($recipe, form: "dative")`, `NAME($supply, $n)`: another form of a name."""
    if not isinstance(thing, Thing):
        return thing
    return thing.speaker.thing(thing.kind, thing.name, form, {} if n is None else {"n": n})


def signed(n: Any) -> Any:
    """`SIGNED($gain)`: always with its sign."""
    if isinstance(n, FluentNone):
        return n
    return f"{MINUS}{-int(n)}" if n < 0 else f"+{int(n)}"


def list_of(items: Any, type: Any = None) -> Any:
    """`LIST($things)`: a, b and c; `LIST($dice, type: "unit")`: 1, 2, 3."""
    if not isinstance(items, Several):
        return items
    return COMMA.join(items.items) if type == "unit" else items.format(None)


def capital_of(text: Any) -> Any:
    """`CAPITAL($did)`: with a capital letter."""
    told = text.format(None) if isinstance(text, (Thing, Several)) else str(text)
    return told[:1].upper() + told[1:]


FUNCTIONS: dict[str, Callable[..., Any]] = {"NAME": name_of, "SIGNED": signed, "LIST": list_of, "CAPITAL": capital_of}
