"""A form said in a language, for one reader: names for seats and things, "you" for the reader, plurals and lists."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property
from itertools import groupby
from typing import Any

from bakehouse.forms import SEAT_WORDS, TIMES, Form, Value, last_word
from bakehouse.words.catalogue import Catalogue, Pattern
from bakehouse.words.story import Entry

MAY = "may"
"""The attribute of a phrase that says what one may do."""
ACTOR = "who"


class Speaker:
    """Says forms to one reader of one table."""

    def __init__(
        self,
        catalogue: Catalogue,
        kinds: Mapping[str, str],
        printed: Mapping[str, str],
        renamed: Mapping[str, str],
        players: Sequence[str],
        reader: int | None = None,
    ) -> None:
        self.catalogue, self.kinds, self.printed, self.renamed = catalogue, kinds, printed, renamed
        self.players, self.reader = players, reader

    def may(self, form: Form) -> str:
        """What one may do: "Finish Mochi: +1"; a form that is no action is said as a sentence."""
        pattern = self.catalogue.find(form.name, MAY)
        return self.say(form) if pattern is None else self._filled(pattern, form)

    def say(self, form: Form) -> str:
        """What happened, as a sentence without its full stop: "Theo finishes Mochi: +1"."""
        return self._tells([form])

    def line(self, forms: Sequence[Form]) -> str:
        """Several forms as one line: what one seat did in one sentence, then the next."""
        sentences = [self._tells(list(said)) for _, said in groupby(forms, key=_subject)]
        return ". ".join(sentences) + "." if sentences else ""

    def phrase(self, form: Form) -> str:
        """The phrase of a form by itself, without its subject."""
        pattern = self.catalogue.find(form.name)
        return self._spelled(form) if pattern is None else self._filled(pattern, form)

    def not_possible(self, notation: str, reason: Form) -> str:
        """A refusal as a sentence."""
        pattern = self.catalogue.find("not-possible")
        assert pattern is not None
        return self.catalogue.fill(pattern, {"action": notation, "reason": self.phrase(reason)})

    # --- Names

    def seat(self, seat: int) -> str:
        return self._you if seat == self.reader else self.players[seat]

    def thing(self, kind: str, name: str, attribute: str | None = None, values: Mapping[str, Any] | None = None) -> str:
        """What a component is called: as the edition on the table names it, else as the language does."""
        key = f"{kind}-{name}"
        if key in self.renamed:
            told = self.renamed[key]
            usual = self.catalogue.find(kind, attribute) if attribute else None
            return told if usual is None else self.catalogue.fill(usual, {"name": told})
        pattern = self.catalogue.find(key, attribute) or self.catalogue.find(key)
        if pattern is not None:
            return self.catalogue.fill(pattern, values or {})
        return self.printed.get(key) or name.replace("_", " ")

    @cached_property
    def _you(self) -> str:
        pattern = self.catalogue.find("you")
        return "you" if pattern is None else self.catalogue.fill(pattern, {})

    # --- Inside

    def _tells(self, forms: list[Form]) -> str:
        """Forms of one subject; without a subject each is a sentence of its own."""
        phrases = [self.phrase(form) for form in forms]
        who = _subject(forms[0])
        if who is None:
            return ". ".join(capital(phrase) for phrase in phrases)
        pattern = self.catalogue.find("tells")
        assert pattern is not None
        did = self.catalogue.list(phrases) if len(phrases) > 1 else phrases[0]
        return capital(self.catalogue.fill(pattern, {**self._seats(ACTOR, who), "did": did}))

    def _filled(self, pattern: Pattern, form: Form) -> str:
        said = self.catalogue.fill(pattern, self._values(form))
        often = self.catalogue.find(TIMES) if form.get(TIMES, 1) > 1 else None
        return said if often is None else self.catalogue.fill(often, {"what": said, "times": form[TIMES]})

    def _values(self, form: Form) -> dict[str, Any]:
        from bakehouse.words import gaps

        values: dict[str, Any] = {}
        for key, value in form.values.items():
            word = last_word(key)
            if word in SEAT_WORDS:
                values |= self._seats(key, value)
            elif isinstance(value, str) and word in self.kinds:
                values |= {key: gaps.Thing(self, word, value), f"{key}_id": value}
            elif isinstance(value, tuple):
                values |= {key: gaps.Several(self, [self._one(word, one) for one in value]), f"{key}_n": len(value)}
            else:
                values[key] = self._one(word, value)
        return values

    def _one(self, word: str, value: Value) -> Any:
        if isinstance(value, Form):
            return self.phrase(value)
        return self.thing(word, value) if isinstance(value, str) and word in self.kinds else value

    def _seats(self, key: str, value: Value) -> dict[str, Any]:
        if isinstance(value, int):
            return {key: self.seat(value), f"{key}_is": "you" if value == self.reader else "other", f"{key}_n": 1}
        from bakehouse.words import gaps

        assert isinstance(value, tuple)
        if len(value) == 1:
            return self._seats(key, value[0])
        names = [self.seat(seat) for seat in value if isinstance(seat, int)]
        return {key: gaps.Several(self, names), f"{key}_is": "many", f"{key}_n": len(names)}

    def _spelled(self, form: Form) -> str:
        """A form that no catalogue knows: its name and values, so that nothing is lost."""
        values = [self._one(last_word(key), value) for key, value in form.values.items() if key != ACTOR]
        return " ".join([form.name.replace("-", " "), *map(str, values)])


@cache
def common(language: str = "en") -> Speaker:
    """Says what belongs to no game."""
    return Speaker(Catalogue(None, language), {}, {}, {}, [])


def told_story(entries: Iterable[Entry], speaker: Speaker) -> str:
    """A story as text: headings with a blank line before them."""
    told = (f"\n{speaker.say(each.forms[0])}" if each.heading else speaker.line(each.forms) for each in entries)
    return "\n".join(told).strip()


def _subject(form: Form) -> Value | None:
    return form.values.get(ACTOR)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
