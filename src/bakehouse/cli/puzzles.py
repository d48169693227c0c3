"""`bakehouse puzzles`: find the best action, puzzle by puzzle; or let programs play and make new ones."""

import random
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from bakehouse.actions import Action
from bakehouse.cli.hints import worth_told
from bakehouse.cli.screen import action_list, grouped, new_console
from bakehouse.errors import BakehouseError, Invalid, UnknownName
from bakehouse.games import find
from bakehouse.games.definition import Definition
from bakehouse.match import Match
from bakehouse.players.options import nearest
from bakehouse.puzzles import Puzzle, laid_out, own_file, puzzles_of
from bakehouse.puzzles import find as find_puzzle
from bakehouse.puzzles.files import read_file
from bakehouse.puzzles.mining import Standing, make
from bakehouse.puzzles.rating import BEGINNER, after, fitting
from bakehouse.puzzles.themes import themes_of, told_themes
from bakehouse.screen import screen_of

PLAIN_INTERVAL = 10.0
"""Seconds between two lines where the output is no terminal."""
QUIT = ("q", "quit")


@dataclass(frozen=True)
class Wish:
    """What was asked for on the command line."""

    game: str
    puzzle: str = ""
    theme: str = ""
    listed: bool = False
    make: int = 0
    file: Path | None = None
    minutes: float = 0.0


def puzzles(wish: Wish) -> None:
    """Make puzzles, list them, or let a person solve them."""
    definition = find(wish.game)
    if wish.make:
        _make(wish, definition)
        return
    there = _asked_for(wish, definition)
    console = new_console()
    if wish.listed:
        _list(console, definition, there)
        return
    try:
        Solving(console, definition, there).run()
    except EOFError:
        console.print()


def _asked_for(wish: Wish, definition: Definition) -> Sequence[Puzzle]:
    """The puzzles of the game, or of a file; those of a theme, or the one that was named."""
    there = read_file(wish.file, definition) if wish.file else puzzles_of(definition.id)
    if wish.puzzle:
        named = [puzzle for puzzle in there if puzzle.id == wish.puzzle]
        return named or [find_puzzle(definition.id, wish.puzzle)]
    if wish.theme:
        known = themes_of(definition)
        if wish.theme not in known:
            hint = nearest(wish.theme, known, known)
            raise UnknownName(f"Puzzles of {definition.title} have no theme {wish.theme!r}; {hint}")
        there = tuple(puzzle for puzzle in there if wish.theme in puzzle.themes)
    if not there:
        about = f" with the theme {wish.theme}" if wish.theme else ""
        again = f"bakehouse puzzles {definition.id.replace('_', '-')} --make 50"
        raise UnknownName(f"{definition.title} has no puzzles{about}; `{again}` makes some.")
    return there


# --- Making


def _make(wish: Wish, definition: Definition) -> None:
    """Mine, with a bar; whoever stops it keeps what was found, and the same command goes on."""
    file = wish.file or own_file(definition)
    errors, console = Console(stderr=True, highlight=False), new_console()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    begun, last = time.monotonic(), -PLAIN_INTERVAL
    with Progress(
        *columns, TextColumn("{task.fields[told]}"), console=errors, transient=True, disable=not errors.is_terminal
    ) as progress:
        task = progress.add_task(definition.title, total=wish.make, told="")

        def told(standing: Standing) -> None:
            nonlocal last
            sentence = f"{standing.games} games played, {standing.checked} positions looked at closely"
            progress.update(task, completed=standing.made, told=sentence)
            passed = time.monotonic() - begun
            if not errors.is_terminal and passed - last >= PLAIN_INTERVAL:
                last = passed
                errors.print(Text(f"{definition.title}: {standing.made} puzzles; {sentence}."), soft_wrap=True)

        try:
            made = make(definition.id, wish.make, file, told, 60 * wish.minutes)
        except KeyboardInterrupt:
            errors.print(Text(f"Interrupted; what was found is in {file}, and the same command goes on."))
            raise
    console.print(Text(f"{definition.title}: {made} puzzles in {file}."), soft_wrap=True)


# --- Listing


def _list(console: Console, definition: Definition, there: Sequence[Puzzle]) -> None:
    """How many there are of each theme, then all of them from the easiest to the hardest, without their solutions."""
    counts = Counter(theme for puzzle in there for theme in puzzle.themes)
    console.print(Text(f"{definition.title}: {len(there)} puzzles", "bold"))
    for theme in (theme for theme in themes_of(definition) if counts[theme]):
        console.print(
            Text(f"  {theme:<14}").append(told_themes(definition, [theme])).append(f"  {counts[theme]}", "dim")
        )
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_row(*[Text(heading, "bold") for heading in ("puzzle", "rating", "seats", "decision")])
    for puzzle in sorted(there, key=lambda each: each.rating):
        table.add_row(puzzle.id, str(puzzle.rating), str(puzzle.seats), str(len(puzzle.actions) + 1))
    console.print(table)


# --- Solving


class Solving:
    """One puzzle after the other, each about as hard as the person is strong."""

    def __init__(self, console: Console, definition: Definition, there: Sequence[Puzzle]) -> None:
        self.console, self.definition, self.there = console, definition, there
        self.screen = screen_of(definition.id)
        self.rating, self.streak = BEGINNER, 0
        self.seen: set[str] = set()
        self.luck = random.Random()

    def run(self) -> None:
        left = len(self.there)
        while left:
            puzzle = fitting(self.there, self.rating, self.seen, self.luck)
            assert puzzle is not None
            self.seen.add(puzzle.id)
            if not self.solve(puzzle):
                return
            left -= 1
        self.console.print(Text("Those were all puzzles."))

    def solve(self, puzzle: Puzzle) -> bool:
        """Show a puzzle, ask for an action, and tell the solution; False: the person leaves."""
        match = laid_out(puzzle, self.definition)
        seat = match.actor
        groups = grouped(self.screen, match.legal())
        choices = [action for _, members in groups for action in members]
        self.console.print(self.screen.draw(match, seat, self.console.width))
        whom = f"Find the best action for {match.players[seat]}"
        self.console.print(Rule(Text(f"Puzzle {puzzle.id}, rated {puzzle.rating}: {whom}", "bold"), characters="─"))
        self.console.print(action_list(groups, self.console.width))
        self.console.print(self.screen.strip(match, seat))
        chosen = self.ask(match, choices)
        if chosen is None:
            return False
        self.tell(puzzle, match, chosen)
        return True

    def ask(self, match: Match, choices: Sequence[Action]) -> int | None:
        """What the person would do; None: leave. A mistake is told, and asked again."""
        while True:
            text = input("A number or a notation, q quits > ").strip()
            if not sys.stdin.isatty():
                self.console.print(Text(text))  # a transcript should show what was answered
            if text.lower() in QUIT:
                return None
            try:
                if text.isdecimal():
                    if not 1 <= int(text) <= len(choices):
                        raise Invalid(f"There is no action {text} in the list; it goes from 1 to {len(choices)}.")
                    return choices[int(text) - 1].id
                return match.choice_of(text, match.actor)
            except BakehouseError as problem:
                self.console.print(Text(str(problem), "bold red"))

    def tell(self, puzzle: Puzzle, match: Match, chosen: int) -> None:
        """Whether it was right, what each action is worth, why, and what that makes of the person's rating."""
        right = chosen == puzzle.best
        words = {action.id: action.words for action in match.legal()}
        self.streak = self.streak + 1 if right else 0
        self.rating = after(self.rating, puzzle.rating, right)
        self.console.print(Text("Right." if right else "Not the best.", "bold green" if right else "bold red"))
        table = Table.grid(padding=(0, 3, 0, 0))
        for place, each in enumerate(puzzle.considered):
            mark = "bold green" if place == 0 else "bold red" if each.action == chosen else ""
            table.add_row(Text(words[each.action], mark), Text(worth_told(each.worth, puzzle.unit)))
        if all(chosen != each.action for each in puzzle.considered):
            table.add_row(Text(words[chosen], "bold red"), Text("far behind"))
        self.console.print(table)
        self.console.print(Text(f"{match.speaker(match.actor).say(puzzle.reason)}.", "dim"))
        about = told_themes(self.definition, puzzle.themes)
        self.console.print(Text(f"{about}. Your rating: {self.rating:.0f}; right in a row: {self.streak}.\n", "dim"))
