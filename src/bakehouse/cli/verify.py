"""`bakehouse verify`: whether a record is whole, and its dice and cards are those that were promised."""

from pathlib import Path

from rich.console import Console
from rich.text import Text

from bakehouse.cli.files import read_text
from bakehouse.cli.screen import tell_notes
from bakehouse.errors import BadRecord
from bakehouse.proof import check_chance, check_promise
from bakehouse.record import load


def verify(file: Path) -> None:
    """Every check in one line; the first that fails is the answer."""
    console = Console(highlight=False, soft_wrap=True)

    def good(sentence: str) -> None:
        console.print(Text("ok  ", "green").append(sentence, "default"))

    match = load(read_text(file, "record"))
    if match.stopped:
        raise BadRecord(match.stopped)
    tell_notes(console, match)
    good(f"The record is whole: {match.game.title}, {len(match)} steps, all of them legal.")
    outcomes = check_chance(match)
    good(f"Chance is what the seed gives: all {outcomes} outcomes come from the seed {match.seed}.")
    if not match.promise:
        good("Nobody promised the seed before the match (only a server does), so that cannot be checked.")
        return
    promise = check_promise(match)
    good(f"The seed is the promised one: its SHA-256 with the salt is {promise}.")
    console.print("Compare that with the promise that was shown at the table when the match began.")
