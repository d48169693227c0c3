"""Whether everything that a game says can be said: in every language that it speaks, for everybody who reads it."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal

from bakehouse.forms import Form
from bakehouse.games.game import Game
from bakehouse.words import Speaker
from bakehouse.words.catalogue import languages_of

Voice = Literal["may", "say", "reason"]

LEFT_OPEN = re.compile(r"[{}]|None|  | ,|\bNAME\b|\bSIGNED\b|\bLIST\b|[a-z]+_[a-z]+")
"""What no sentence has: a gap that was not filled, a name that was not found, two blanks."""


class Listener:
    """Hears forms of a game in all its languages, each once."""

    def __init__(self, game: Game, languages: Sequence[str] = ()) -> None:
        self.languages = list(languages) or languages_of(game.definition.folder)
        players = [f"Baker {number}" for number in range(1, game.seats + 1)]
        self.speakers = [game.speaker(players, reader, language) for language in self.languages for reader in (None, 0)]
        self.heard: set[tuple[Voice, tuple[Form, ...]]] = set()

    def problem(self, voice: Voice, *forms: Form) -> str:
        """What is wrong with the words of some forms, said together; empty: nothing, or it was heard before."""
        if (voice, forms) in self.heard:
            return ""
        self.heard.add((voice, forms))
        return next((wrong for speaker in self.speakers for wrong in _wrong(speaker, voice, forms)), "")


@lru_cache(maxsize=16)
def listener(game: Game) -> Listener:
    """One for all matches of a table: what was heard once needs not be heard again."""
    return Listener(game)


def _wrong(speaker: Speaker, voice: Voice, forms: Sequence[Form]) -> Iterator[str]:
    catalogue = speaker.catalogue
    for each in forms:
        if catalogue.find(each.name, "may" if voice == "may" else None, fall_back=False) is None:
            yield f"words/{catalogue.language}.ftl has no phrase {each.name}{'.may' * (voice == 'may')} for {each!r}"
    catalogue.complaints.clear()
    said = speaker.may(forms[0]) if voice == "may" else speaker.line(forms)
    if catalogue.complaints:
        yield f"{forms!r} in {catalogue.language}: {catalogue.complaints[0]}"
    found = LEFT_OPEN.search(said)
    if found:
        yield f"{forms!r} is {said!r} in {catalogue.language}: {found[0]!r} is no word"
