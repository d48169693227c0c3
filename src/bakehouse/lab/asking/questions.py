"""The questions that can be asked of a game, and which of them somebody means who asks in plain words."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cache

from bakehouse.forms import Form, form
from bakehouse.games import find
from bakehouse.games.definition import Definition, Use
from bakehouse.games.game import Game
from bakehouse.lab.metrics import DRAWN, spoken, titles_of
from bakehouse.words import LANGUAGES, Catalogue

STRENGTH, FIRST_SEAT, SEATS, LENGTH, RUNAWAY, STRATEGIES, CHANGE, MEND = (
    "strength", "first-seat", "seats", "length", "runaway", "strategies", "change", "mend",
)  # fmt: skip
COMPONENT, AIM = "component", "aim"
"""What the subject of a question is: a component that is counted, or what is to be mended."""
ALIKE = 0.8
"""Words that are spelled so much alike are the same word with a slip."""
SHORTEST = 4
"""Words shorter than this are matched letter by letter."""


@dataclass(frozen=True)
class Question:
    """A question of the menu."""

    id: str
    subject: str = ""
    """What has to be named with it: COMPONENT, AIM or nothing."""
    together: bool = False
    """Whether it makes sense only where several play."""

    def words(self, subject: Form | None = None) -> Form:
        """The question as people ask it: "Is the Supermarket too strong, or dead?"."""
        if self.subject and not subject:
            return form(f"ask-{self.id}-any")
        return form(f"ask-{self.id}", subject=subject)


@dataclass(frozen=True)
class Subject:
    """Something that a question can be about."""

    id: str
    words: Form


QUESTIONS = (
    Question(STRENGTH, COMPONENT), Question(FIRST_SEAT, together=True), Question(LENGTH),
    Question(RUNAWAY, together=True), Question(STRATEGIES, together=True), Question(SEATS, together=True),
    Question(CHANGE), Question(MEND, AIM),
)  # fmt: skip
BY_ID = {question.id: question for question in QUESTIONS}
FAIR_SEATS, SHORTER, CLOSER = "fair-seats", "shorter", "closer"
AIMS_TOGETHER = (FAIR_SEATS, CLOSER)
ENDING, USED = "ending.", "use."
"""The beginnings of aims: fewer games that end in this way, more players who use this."""


def questions_of(game: str) -> list[Question]:
    """The menu of a game."""
    together = find(game).seats.stop > 2
    return [question for question in QUESTIONS if together or not question.together]


def subjects_of(game: Game, question: Question) -> list[Subject]:
    """What a question can be about in a game."""
    if question.subject == COMPONENT:
        return [Subject(str(use), component(game, str(use))) for use in countable(game.definition)]
    if question.subject == AIM:
        return [Subject(aim, aim_words(game, aim)) for aim in aims_of(game)]
    return []


def countable(definition: Definition) -> list[Use]:
    """The components that a seat uses; not those that merely lie on the table."""
    return [use for use in definition.uses if use.kind != DRAWN]


def aims_of(game: Game) -> list[str]:
    """What can be mended: the seats, the length, the race, ways to end, and components that are left out."""
    endings = [f"{ENDING}{name}" for name in game.definition.endings] if len(game.definition.endings) > 1 else []
    used = [f"{USED}{use}" for use in countable(game.definition)]
    return [*(AIMS_TOGETHER if game.seats > 1 else ()), SHORTER, *endings, *used]


def aim_words(game: Game, aim: str) -> Form:
    if aim.startswith(ENDING):
        return form("aim-ending", ending=ending_words(game, aim.removeprefix(ENDING)))
    if aim.startswith(USED):
        return form("aim-use", subject=component(game, aim.removeprefix(USED)))
    return form(f"aim-{aim}")


def ending_words(game: Game, name: str) -> Form:
    """How a game ends, in the words of the game if it has some for it."""
    known = f"ending-{name.replace(' ', '-').replace('_', '-')}"
    return form(known) if Catalogue(game.definition.folder, "en").find(known) else plain(name.replace("_", " "))


def component(game: Game, use: str) -> Form:
    """A component as it is called: in the language of the reader, where the game's catalogue knows it."""
    kind, _, name = use.partition(".")
    phrase = f"{kind}-{name}"
    if phrase not in game.renamed and Catalogue(game.definition.folder, "en").find(phrase):
        return form(phrase)
    title = titles_of(game)[[str(each) for each in game.definition.uses].index(use)]
    alone = sum(each.name == name for each in countable(game.definition)) == 1
    return plain(title if alone else f"{title} ({spoken(kind)})")


def plain(text: str) -> Form:
    """Words that no catalogue knows."""
    return form("sentence", text=text)


# --- Plain words


@dataclass(frozen=True)
class Understood:
    """What was meant by some words: a question, and its subject if one was named."""

    question: str
    subject: str = ""


def understood(text: str, game: Game) -> Understood | None:
    """Which question of the menu the words come nearest to, in any language we speak; None if they come near to none.

    A question is known by words that are spelled in its key (`ask-strength.keys` of the catalogues). Whoever names a
    component and nothing else asks whether it is too strong.
    """
    if text in BY_ID:
        return Understood(text)
    said = words_of(text)
    named = _named(said, game)
    scores = {question.id: _score(said, _keys(question.id)) for question in questions_of(game.id)}
    best = max(scores, key=lambda each: scores[each])
    if not any(scores.values()):
        return Understood(STRENGTH, named) if named else None
    if scores[MEND]:  # whoever wants something mended says what is wrong, too
        return Understood(MEND, _aim(said, named, game))
    if BY_ID[best].subject != COMPONENT and named and scores[STRENGTH] == scores[best]:
        best = STRENGTH
    return Understood(best, named if BY_ID[best].subject == COMPONENT else "")


def words_of(text: str) -> list[str]:
    """The words of a text without their marks and capital letters."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(each if each.isalnum() else " " for each in plain if not unicodedata.combining(each))
    return letters.split()


@cache
def _keys(question: str) -> tuple[tuple[str, ...], ...]:
    """Runs of words by which a question is known, in all languages."""
    found: list[tuple[str, ...]] = []
    for language in LANGUAGES:
        phrases = Catalogue(None, language)
        keys = phrases.find(f"ask-{question}", "keys", fall_back=False)
        if keys:
            found += [tuple(words_of(run)) for run in phrases.fill(keys, {}).split(",")]
    return tuple(found)


def _score(said: Sequence[str], keys: Sequence[Sequence[str]]) -> int:
    """How many words of the keys are said, counting only runs that are said whole."""
    return sum(len(run) for run in keys if all(any(_alike(word, other) for other in said) for word in run))


def _alike(word: str, other: str) -> bool:
    if min(len(word), len(other)) < SHORTEST:
        return word == other
    return word == other or SequenceMatcher(None, word, other).ratio() >= ALIKE


def _named(said: Sequence[str], game: Game) -> str:
    """The component of which most words are said, all of them; the longest name counts."""
    best, length = "", 0
    for use in countable(game.definition):
        for name in _names(game, use):
            if len(name) > length and all(any(_alike(word, other) for other in said) for word in name):
                best, length = str(use), len(name)
    return best


def _names(game: Game, use: Use) -> list[list[str]]:
    """What a component is called: by its id, on the box, and in every language."""
    titles = dict(zip(map(str, game.definition.uses), titles_of(game), strict=True))
    told = [use.name, titles[str(use)]]
    for language in LANGUAGES:
        phrases = Catalogue(game.definition.folder, language)
        pattern = phrases.find(f"{use.kind}-{use.name}", fall_back=False)
        told += [phrases.fill(pattern, {"n": 1})] if pattern else []
    return [name for name in map(words_of, told) if name]


def _aim(said: Sequence[str], named: str, game: Game) -> str:
    """What is to be mended, as far as it was said."""
    for ending in game.definition.endings:
        if all(any(_alike(word, other) for other in said) for word in words_of(ending)):
            return f"{ENDING}{ending}"
    if named:
        return f"{USED}{named}"
    scores = {FAIR_SEATS: _score(said, _keys(FIRST_SEAT)), SHORTER: _score(said, _keys(LENGTH))}
    scores[CLOSER] = _score(said, _keys(RUNAWAY))
    best = max(scores, key=lambda each: scores[each])
    return best if scores[best] and best in aims_of(game) else ""
