"""Rulings are traceable: each one of docs/games has a test that bears its id, and code that cites it."""

import re
from pathlib import Path

import pytest

from bakehouse.games import OURS

ROOT = Path(__file__).resolve().parents[1]
RULING = re.compile(r"\b[A-Z]{2}-R\d+\b")
LISTED = re.compile(r"^\| *([A-Z]{2}-R\d+) *\|", re.MULTILINE)
MARKED = re.compile(r"pytest\.mark\.ruling\(\s*[\"']([^\"']+)[\"']\s*\)")


def prefix_of(game: str) -> str:
    """The letters of a game's rulings, as its page lists them; none where there is no such page."""
    page = ROOT / f"docs/games/{game}.md"
    found = LISTED.search(page.read_text(encoding="utf-8")) if page.is_file() else None
    return found[1].partition("-")[0] if found else f"(none of {game})"


GAMES = {prefix_of(game): game for game in OURS}
NEEDS_NO_CODE: dict[str, str] = {}
"""Rulings that no code under src/bakehouse/games can cite, each with the reason."""


def number(ruling: str) -> tuple[str, int]:
    prefix, _, rest = ruling.partition("-R")
    return prefix, int(rest)


def told(rulings: set[str]) -> str:
    return ", ".join(sorted(rulings, key=number))


def listed(prefix: str) -> set[str]:
    """The rulings in the table of the game's page."""
    page = ROOT / f"docs/games/{GAMES[prefix]}.md"
    assert page.is_file(), f"{page.relative_to(ROOT)} is missing: the page with the rulings of the game"
    found = LISTED.findall(page.read_text(encoding="utf-8"))
    assert len(found) == len(set(found)), f"{page} lists a ruling twice"
    return set(found)


def marked() -> dict[str, str]:
    """Every ruling that some test is marked with, and the file of that test."""
    return {
        ruling: str(path.relative_to(ROOT))
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
        for ruling in MARKED.findall(path.read_text(encoding="utf-8"))
    }


def cited(prefix: str) -> set[str]:
    sources = (ROOT / "src/bakehouse/games" / GAMES[prefix]).glob("*.py")
    return {ruling for path in sources for ruling in RULING.findall(path.read_text(encoding="utf-8"))}


@pytest.fixture(params=[pytest.param(prefix, id=game) for prefix, game in GAMES.items()])
def prefix(request: pytest.FixtureRequest) -> str:
    found: str = request.param
    return found


def test_every_game_has_a_page_with_numbered_rulings(prefix: str) -> None:
    numbers = sorted(number(ruling) for ruling in listed(prefix))
    assert numbers == [(prefix, place) for place in range(1, len(numbers) + 1)]
    assert numbers


def test_every_ruling_has_a_test(prefix: str) -> None:
    untested = listed(prefix) - set(marked())
    assert not untested, f"no test is marked with {told(untested)}"


def test_every_marked_test_names_a_known_ruling() -> None:
    known = {ruling for prefix in GAMES for ruling in listed(prefix)}
    unknown = {ruling: path for ruling, path in marked().items() if ruling not in known}
    assert not unknown, f"there are no such rulings: {unknown}"


def test_every_ruling_is_cited_by_the_code_that_rests_on_it(prefix: str) -> None:
    uncited = listed(prefix) - cited(prefix) - set(NEEDS_NO_CODE)
    assert not uncited, f"no code of {GAMES[prefix]} cites {told(uncited)}"


def test_code_cites_known_rulings_of_its_own_game_only(prefix: str) -> None:
    unknown = cited(prefix) - listed(prefix)
    assert not unknown, f"the code of {GAMES[prefix]} cites {told(unknown)}, which its page does not list"


def test_the_exceptions_are_still_needed() -> None:
    everywhere = {ruling for prefix in GAMES for ruling in cited(prefix)}
    assert not set(NEEDS_NO_CODE) & everywhere
