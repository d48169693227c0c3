"""`bakehouse replay`: a recorded match, step by step or in one piece."""

import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

from bakehouse.cli.files import read_text
from bakehouse.cli.screen import new_console, result, scores, story, tell_notes, who
from bakehouse.errors import BadRecord
from bakehouse.kernel.records import CHANCE
from bakehouse.match import MANUAL, Match
from bakehouse.record import load
from bakehouse.screen import screen_of

PROMPT = "Enter next, b back, a number, e end, q quit > "


def replay(file: Path, whole: bool = False, salvage: bool = False, language: str = "en") -> None:
    """Step through a record in a terminal; elsewhere, or when asked, print all of it."""
    console = new_console()
    match = _loaded(file, salvage)
    _tell_header(console, match)
    if whole or not (sys.stdin.isatty() and console.is_terminal):
        _tell_all(console, match, language)
    else:
        Replay(console, match, language).run()


def _loaded(file: Path, salvage: bool) -> Match:
    text = read_text(file, "record")
    try:
        return load(text, salvage=salvage)
    except BadRecord as problem:
        if salvage:
            raise
        raise BadRecord(f"{str(problem).removesuffix('.')}; --salvage shows what is left of it.") from None


def _tell_header(console: Console, match: Match) -> None:
    rules = ", ".join(f"{name}={value}" for name, value in match.game.house_rules.items())
    chance = "dice typed by hand" if match.chance == MANUAL else f"seed {match.seed}"
    console.print(Text(match.game.title, "bold").append(f"  {', '.join(match.players)}"))
    console.print(Text(f"{rules}; {match.game.edition.name} edition; {chance}; {len(match)} steps", "dim"))
    tell_notes(console, match)


def _tell_all(console: Console, match: Match, language: str) -> None:
    for paragraph in story(match, match.steps(), None, language):
        console.print(paragraph)
    console.print(screen_of(match.game.id).draw(match, 0, console.width))
    console.print(scores(match))
    console.print(result(match))


class Replay:
    """Goes from decision to decision; what chance brought belongs to the decision before it."""

    def __init__(self, console: Console, match: Match, language: str = "en") -> None:
        self.console, self.match, self.language = console, match, language
        self.screen = screen_of(match.game.id)
        self.steps = match.steps()
        # By hand, so that the record and not the seed says what chance brings.
        self.shown = Match(match.game, seed=match.seed, chance=MANUAL, players=match.players, described=match.described)
        log = match.log
        self.stops = [place for place in range(len(log) + 1) if place == len(log) or log[place][0] != CHANCE]
        self.at = 0

    def run(self) -> None:
        while True:
            self.show()
            try:
                text = input(PROMPT).strip().lower()
            except EOFError:
                self.console.print()
                return
            if text in ("q", "quit"):
                return
            self.go(text)

    def go(self, text: str) -> None:
        """Where a person wants to look next."""
        last = len(self.stops) - 1
        if text in ("", "n", "next"):
            self.at = min(self.at + 1, last)
        elif text in ("b", "back"):
            self.at = max(self.at - 1, 0)
        elif text in ("e", "end"):
            self.at = last
        elif text.isdecimal():
            self.at = min(int(text), last)
        else:
            self.console.print(Text(f"{text!r} leads nowhere; a number goes from 0 to {last}.", "bold red"))

    def show(self) -> None:
        """The table after the decision at hand, and that decision in words."""
        place = self.stops[self.at]
        self.shown.follow(self.match.log[:place])
        before = self.stops[self.at - 1] if self.at else 0
        seat = next((step.seat for step in self.steps[before:place] if step.seat != CHANCE), self.shown.actor)
        self.console.print(self.screen.draw(self.shown, max(seat, 0), self.console.width))
        self.console.print(Text(f"Decision {self.at} of {len(self.stops) - 1}", "bold"))
        for paragraph in story(self.match, self.steps[:place], None, self.language, first=before):
            self.console.print(paragraph)
        if self.shown.over:
            self.console.print(scores(self.shown))
            self.console.print(result(self.shown))
        elif self.match.stopped and self.at == len(self.stops) - 1:
            self.console.print(Text(self.match.stopped, "yellow"))
        elif self.shown.actor >= 0:
            self.console.print(Text(f"Next: {who(self.match, self.shown.actor)}", "dim"))
