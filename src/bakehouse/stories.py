"""Whole matches as a person reads them: `python -m bakehouse.stories GAME` prints the page of the documentation."""

import sys

from bakehouse.games import OURS
from bakehouse.games.game import game
from bakehouse.match import Match
from bakehouse.players import Greedy, turn_of
from bakehouse.words import LANGUAGES

SEED = 11
PLAYERS = ("Ada", "Theo", "Mira", "Ben", "Zoe", "Luis")
LINES = 12
"""So many lines are shown in the other languages."""


def played(name: str) -> Match:
    """A match of greedy players with the fewest seats of which there are more than one."""
    seats = max(2, game(name).seats)
    match = game(name, seats).new(SEED, players=list(PLAYERS[:seats]))
    while not match.over:
        match.push(Greedy().choose(turn_of(match, match.actor)))
    return match


def page(name: str) -> str:
    """The page of a game: the whole match in English, its beginning in the other languages."""
    match = played(name)
    story = match.story()
    told = [
        f"# A match of {match.game.title}",
        "",
        f"Greedy players, seed {SEED}: {len(match)} steps, which the log tells in {len(story)} lines, as somebody who "
        "watches reads them.",
        "",
        _listed(match.story_text()),
    ]
    for code, language in LANGUAGES.items():
        if code != "en":
            beginning = "\n".join(match.story_text(language=code).split("\n")[:LINES])
            told += ["", f"## {language}", "", _listed(beginning)]
    return "\n".join(told) + "\n"


def _listed(text: str) -> str:
    """Headings as headings, lines as a list."""
    lines = []
    heading = True
    for line in text.split("\n"):
        if not line:
            heading = True
            lines.append("")
        else:
            lines.append(f"**{line}**\n" if heading and not line.endswith(".") else f"- {line}")
            heading = False
    return "\n".join(lines)


if __name__ == "__main__":
    wanted = sys.argv[1:]
    if len(wanted) != 1 or wanted[0] not in OURS:
        sys.exit(f"Name one game: {', '.join(OURS)}.")
    print(page(wanted[0]), end="")
