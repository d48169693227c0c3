"""Everything that the games say has a form that the languages of the table in the browser translate."""

import random
import re
from functools import lru_cache
from pathlib import Path

import pytest

from bakehouse.edition import leaves
from bakehouse.errors import BakehouseError
from bakehouse.games import OURS
from bakehouse.games.game import Game, game
from bakehouse.match import Match

ENGLISH = Path(__file__).parents[2] / "web" / "src" / "lib" / "i18n" / "en.ts"
GAP = re.compile(r"\\\{(\w+)\\\}")
REASON = re.compile(r"^'.*?' is not possible now: (.*)\.$")
BAKERS = ("Red", "Blue", "Green", "Yellow", "Purple", "Orange", "White", "Black", *(f"Seat {n}" for n in range(1, 9)))


def pattern(form: str) -> "re.Pattern[str]":
    kinds = {"n": r"(\d+)", "s": r"([+-]\d+)"}
    source = GAP.sub(lambda gap: kinds.get(gap[1].rstrip("0123456789"), "(.+?)"), re.escape(form))
    return re.compile(f"^{source}$")


def forms() -> list["re.Pattern[str]"]:
    listed = ENGLISH.read_text("utf-8").split("export const forms = [")[1].split("] as const")[0]
    return [pattern(form) for form in re.findall(r'^  "(.*)",$', listed, re.MULTILINE)]


class Known:
    """Whether a sentence can be put together from forms, names and numbers."""

    def __init__(self, table: Game) -> None:
        names = [value for path, value in leaves(table.edition.tree) if isinstance(value, str)]
        self.names = {*names, *map(str.lower, names), *BAKERS}
        self.forms = forms()
        self.says = lru_cache(None)(self._says)

    def _says(self, words: str) -> bool:
        if not words or words in self.names or re.fullmatch(r"[+-]?\d+|[ABCD]\d", words):
            return True
        fits = (form.match(words) for form in self.forms)
        return any(found is not None and all(map(self.says, found.groups())) for found in fits)


def said(table: Game, seed: int) -> set[str]:
    """What is said in a random match: of actions, of outcomes, of refusals, at the end."""
    match, luck, heard = Match(table, seed), random.Random(seed), set()
    while not match.over:
        legal = match.legal()
        heard |= {action.words for action in legal}
        heard |= refusals(match, luck)
        match.play(luck.choice(legal))
    heard.add(match.verdict)
    readers: list[int | None] = [None, 0] if table.definition.secrets else [None]
    return heard | {step.action.words for reader in readers for step in match.steps_seen_by(reader)}


def refusals(match: Match, luck: random.Random) -> set[str]:
    heard = set()
    for action in luck.sample(range(len(match.game.definition.table)), 3):
        try:
            match.choice_of(action, match.actor)
        except BakehouseError as problem:
            found = REASON.match(str(problem))
            assert found is not None
            heard.add(found[1])
    return heard


@pytest.mark.parametrize("name", OURS)
def test_every_sentence_has_a_form(name: str) -> None:
    for seats, seed in ((3, 1), (4, 2)):
        table = game(name, seats, {})
        known = Known(table)
        unknown = sorted(words for words in said(table, seed) if not known.says(words))
        assert not unknown, f"no form of en.ts fits {len(unknown)} sentences, such as {unknown[:5]}"
