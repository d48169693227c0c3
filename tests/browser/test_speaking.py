"""The browser says every form as Python does: both read the same catalogues, each with its own library."""

import json
import random
import subprocess
import sys
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from bakehouse.errors import Illegal
from bakehouse.forms import Form, form
from bakehouse.games import OURS
from bakehouse.games.game import game
from bakehouse.match import Match
from bakehouse.server.catalogues import catalogue
from bakehouse.server.http import game_info
from bakehouse.words import LANGUAGES, Catalogue, Speaker
from bakehouse.words.catalogue import COMMON
from tests.variants import spread

WEB = Path(__file__).parents[2] / "web"
PLAYERS = ["Ofelia", "Theo", "Inés", "Jun"]
Said = tuple[str, tuple[Form, ...]]
"""A voice of a speaker, and the forms that it says."""


@pytest.fixture(scope="session")
def bundled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What speaks in the browser, as one file for Node.js."""
    file = tmp_path_factory.mktemp("speaking") / "speaking.mjs"
    npm("exec", "--", "rolldown", "src/lib/speaking.ts", "--format", "esm", "--file", str(file))
    return file


def npm(*arguments: str, told: str = "") -> str:
    command = [str(WEB / "npm.sh"), sys.executable, *arguments]
    done = subprocess.run(command, input=told, capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    return done.stdout


@cache
def heard_in(name: str, seed: int, reader: int | None) -> list[Said]:
    """Everything that a match says to somebody: actions, refusals, steps, the story, the verdict."""
    table = game(name, 3, {})
    match, luck, heard = Match(table, seed), random.Random(seed), dict[Said, None]()
    while not match.over:
        legal = match.legal()
        heard |= {("may", (action.form,)): None for action in legal}
        for action in luck.sample(range(len(table.definition.table)), 2):
            try:
                match.choice_of(action, match.actor)
            except Illegal as problem:
                if problem.form is not None:
                    heard[("say", (problem.form,))] = None
        match.play(luck.choice(legal))
    lines = [tuple(step.telling.forms) for step in match.steps_seen_by(reader)]
    lines += [tuple(entry.forms) for entry in match.story(reader)]
    heard |= {("line", forms): None for forms in (*lines, tuple(match.verdict_forms())) if forms}
    return list(heard)


def as_python_says(speaker: Speaker, heard: list[Said]) -> list[str]:
    say = {"may": lambda forms: speaker.may(forms[0]), "say": lambda forms: speaker.say(forms[0]), "line": speaker.line}
    return [say[voice](forms) for voice, forms in heard]


def as_the_browser_says(bundled: Path, words: list[list[str]], names: dict[str, Any], heard: list[Said]) -> list[str]:
    asked = [[voice, [form.told() for form in forms]] for voice, forms in heard]
    script = f"node {Path(__file__).with_name('say.mjs')} {bundled}"
    said = npm("exec", "--silent", "-c", script, told=json.dumps({"words": words, "names": names, "asked": asked}))
    found: list[str] = json.loads(said)
    return found


@pytest.mark.parametrize(("name", "language", "reader"), spread(list(product(OURS, LANGUAGES, [None, 1])), 8))
def test_the_browser_says_what_python_says(name: str, language: str, reader: int | None, bundled: Path) -> None:
    table = game(name, 3, {})
    heard = heard_in(name, 7, reader)
    assert len(heard) > 100
    words = [[code, catalogue(name, code).plain.decode()] for code in dict.fromkeys((language, "en"))]
    names = {"things": game_info(name).things, "renamed": table.renamed, "players": PLAYERS, "reader": reader}
    expected = as_python_says(table.speaker(PLAYERS, reader, language), heard)
    assert as_the_browser_says(bundled, words, names, heard) == expected


PHRASES = """
recipe-mochi = Mochi
recipe-apple_pie = Apfelkuchen
    .dative = dem Apfelkuchen
supply-eggs = { $n ->
    [one] Ei
   *[other] Eier
}
gives = { $who_is ->
    [you] gibst
   *[other] gibt
} { $whom } { NAME($recipe, form: "dative") } und { $n } { NAME($supply, $n) }: { SIGNED($gain) }
    .may = { CAPITAL($supply) } für { $recipe } geben
rolls = würfeln { LIST($dice, type: "unit") } und { LIST($colours) }
meets = { $whose_is ->
    [many] { $whose_n } zusammen
   *[other] allein
}: { $whose }, { $given_recipe } ({ $given_recipe_id })
says = { $told } für { $recipes_n } Rezepte: { $recipes }
quiet = Niemand sagt etwas
"""
GIVES = form("gives", who=1, whom=0, recipe="apple_pie", supply="eggs", n=1, gain=-2)
SPOKEN: list[Said] = [
    ("line", (GIVES, form("rolls", who=1, dice=[3, 1, 6], colours=["rot", "gelb"]), form("quiet"), GIVES.but(who=0))),
    ("line", (form("rolls", who=[0, 2], dice=[], colours=["imposante"], times=3), form("quiet"), form("quiet"))),
    ("say", (form("meets", whose=[2, 1], given_recipe="mochi"),)),
    ("say", (form("meets", whose=[1], given_recipe="lost_one"),)),
    ("say", (form("says", told=form("quiet"), recipes=["mochi", "apple_pie", "brioche"]),)),
    ("say", (form("unheard-of", who=2, n=3, recipe="mochi"),)),
    ("may", (GIVES.but(n=1200, supply="butter"),)),
    ("may", (form("quiet"),)),
]


@pytest.mark.parametrize(("language", "reader"), spread(list(product(LANGUAGES, [None, 0, 1])), 4))
def test_everything_that_a_phrase_may_use_is_understood(
    language: str, reader: int | None, bundled: Path, tmp_path: Path
) -> None:
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / f"{language}.ftl").write_text(PHRASES, encoding="utf-8")
    things = {"recipe": {"brioche": "Brioche"}, "supply": {"butter": "butter"}}
    printed = {f"{kind}-{thing}": name for kind, names in things.items() for thing, name in names.items()}
    renamed = {"supply-butter": "Margarine"}
    speaker = Speaker(Catalogue(tmp_path, language), dict.fromkeys(things, ""), printed, renamed, PLAYERS, reader)
    words = [[language, PHRASES + (COMMON / f"{language}.ftl").read_text("utf-8")]]
    names = {"things": things, "renamed": renamed, "players": PLAYERS, "reader": reader}
    assert as_the_browser_says(bundled, words, names, SPOKEN) == as_python_says(speaker, SPOKEN)
