"""Everything that the games say can be said in every language: actions, refusals, dice, steps, lines, the result."""

import random
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from bakehouse.errors import Illegal
from bakehouse.games import OURS, find
from bakehouse.games.game import Game, game
from bakehouse.kernel.compiling import PLAIN
from bakehouse.match import Match
from bakehouse.players import Greedy, turn_of
from bakehouse.players import find as player_of
from bakehouse.testing.listening import Listener
from bakehouse.words import EVERYTHING, LANGUAGES, Catalogue
from bakehouse.words.catalogue import languages_of, resource

WORDS = [find(name).folder / "words" for name in OURS]


def tables(name: str) -> list[Game]:
    """Every number of seats, and every house rule once."""
    definition = find(name)
    printed = [Game(definition, seats) for seats in definition.seats]
    others = [
        Game(definition, definition.seats[number % len(definition.seats)], {rule.name: value})
        for number, rule in enumerate(printed[0].edition.house_rules.values())
        for value in rule.values
        if value != rule.default
    ]
    return [*printed, *others]


class Ears:
    """Hears a whole match."""

    def __init__(self, table: Game, seed: int) -> None:
        self.listener = Listener(table, list(LANGUAGES))
        self.match, self.luck = Match(table, seed), random.Random(seed)

    def hear(self, voice: Any, *forms: Any) -> None:
        problem = self.listener.problem(voice, *forms)
        assert not problem, problem

    def play(self, greedy: bool, most: int = 10_000) -> None:
        match = self.match
        while not match.over and len(match) < most:
            legal = match.legal()
            for action in self.luck.sample(legal, min(len(legal), 6)):
                self.hear("may", action.form)
            self.hear_refusals()
            best = Greedy().choose(turn_of(match, match.actor)) if greedy else self.luck.choice(legal)
            match.play(best)
        self.hear("say", *match.verdict_forms())
        readers = (None, EVERYTHING, *range(match.game.seats)) if match.game.definition.secrets else (None,)
        for reader in readers:
            for step in match.steps_seen_by(reader):
                for form in step.telling.forms:
                    self.hear("say", form)
            for entry in match.story(reader):
                self.hear("say", *entry.forms)

    def hear_refusals(self) -> None:
        for action in self.luck.sample(range(len(self.match.game.definition.table)), 4):
            try:
                self.match.choice_of(action, self.match.actor)
            except Illegal as problem:
                self.hear("reason", problem.form)


@pytest.mark.parametrize("name", OURS)
def test_what_a_match_says_is_said_in_every_language(name: str) -> None:
    seats = max(2, find(name).seats.start)
    Ears(game(name, seats), 1).play(greedy=True)
    Ears(game(name, seats + 1), 2).play(greedy=False, most=150)


@pytest.mark.slow
@pytest.mark.parametrize("name", OURS)
def test_everything_is_said_in_every_language(name: str) -> None:
    for seed, table in enumerate(tables(name)):
        Ears(table, seed).play(greedy=seed % 2 == 0)


@pytest.mark.parametrize("name", OURS)
def test_a_match_is_told_in_few_lines(name: str) -> None:
    """Turns and visits, not steps (a turn may have as few as two); and no line is a paragraph."""
    table = game(name, max(2, find(name).seats.start))
    ears = Ears(table, 5)
    match = ears.match
    while not match.over:
        match.play(Greedy().choose(turn_of(match, match.actor)))
    speaker, story = match.speaker(0), match.story(0)
    assert sum(not entry.heading for entry in story) < 0.55 * len(match)
    lengths = sorted(len(speaker.line(entry.forms)) for entry in story)
    assert lengths[len(lengths) * 9 // 10] <= 260
    assert sum(entry.heading for entry in story) > 1


@pytest.mark.parametrize("name", OURS)
def test_catalogues_have_the_same_phrases(name: str) -> None:
    """Only names of things have forms that another language does not need."""
    folder = find(name).folder
    assert set(LANGUAGES) <= set(languages_of(folder))
    english = phrases(folder, "en")
    kinds = find(name).names
    for language in LANGUAGES:
        other = phrases(folder, language)
        assert set(english) ^ set(other) == set(), f"{language}: phrases that one has and the other has not"
        for phrase, attributes in english.items():
            missing = set(attributes) ^ set(other[phrase])
            assert not missing or phrase.partition("-")[0] in kinds, f"{language}: {phrase} differs in {missing}"


def phrases(folder: Path, language: str) -> dict[str, list[str]]:
    """The ids of a catalogue with their attributes; nothing of the file is broken."""
    body = resource(folder / "words" / f"{language}.ftl").body
    broken = [entry.content for entry in body if type(entry).__name__ == "Junk"]
    assert not broken, f"{language}: {broken[0]!r} cannot be read"
    found: dict[str, list[str]] = {}
    for entry in body:
        if type(entry).__name__ == "Message":
            assert entry.id.name not in found, f"{language}: {entry.id.name} is there twice"
            found[entry.id.name] = [attribute.id.name for attribute in entry.attributes]
    return found


def test_common_catalogues_have_the_same_phrases() -> None:
    folder = Path(Catalogue.__init__.__globals__["COMMON"])
    names = {}
    for language in LANGUAGES:
        body = resource(folder / f"{language}.ftl").body
        names[language] = {entry.id.name for entry in body if type(entry).__name__ == "Message"}
    assert names["en"] == names["de"] == names["es"]


@pytest.mark.parametrize("name", OURS)
def test_one_word_for_one_thing(name: str) -> None:
    """No word that the glossary rules out stands in the catalogues or in the rules."""
    folder = find(name).folder
    glossary = tomllib.loads((folder / "words" / "glossary.toml").read_text("utf-8"))
    assert len(glossary) >= 10
    rules = (folder / "rules.md").read_text("utf-8")
    for thing, entry in glossary.items():
        for language in LANGUAGES:
            text = (folder / "words" / f"{language}.ftl").read_text("utf-8")
            assert f"glossary-{thing} =" in text, f"{language}: {thing} is not explained"
            texts = [spoken(text), rules] if language == "en" else [spoken(text)]
            for never in entry.get("never", {}).get(language, []):
                for where in texts:
                    found = [line for line in where.splitlines() if says(line, never)]
                    assert not found, f"{language}: {never!r} for {entry[language]!r} in {found[0]!r}"


def spoken(catalogue: str) -> str:
    """What a catalogue says: neither comments nor the names of phrases and values."""
    lines = [re.sub(r"\$\w+", "", line) for line in catalogue.splitlines() if not line.startswith("#")]
    return "\n".join(line.partition(" = ")[2] if " = " in line else line for line in lines)


def says(line: str, word: str) -> bool:
    """Whether a word or its plural stands in a line, by itself."""
    words = "".join(letter if letter.isalpha() or letter in " -'" else " " for letter in line.lower()).split()
    wanted = word.lower().split()
    fits = {tuple(wanted), (*wanted[:-1], f"{wanted[-1]}s")}
    return any(tuple(words[place : place + len(wanted)]) in fits for place in range(len(words)))


@pytest.mark.skipif(PLAIN, reason="a planner takes too long")
@pytest.mark.parametrize(("name", "first"), [("cupcake_empire", "greedy"), ("bake_and_sale", "plan:width=1")])
def test_how_a_match_ends_is_the_winners_line(name: str, first: str) -> None:
    """Who happened to act last is not who wins."""
    others = 0
    for seed in range(3, 6):
        match, seats = game(name, 2).new(seed=seed), [player_of(first, name), Greedy()]
        while not match.over:
            match.push(seats[match.actor].choose(turn_of(match, match.actor)))
        line = match.story()[-1]
        assert match.ranks()[line.seat] == 1
        others += match.log[-1][0] != line.seat
    assert others
