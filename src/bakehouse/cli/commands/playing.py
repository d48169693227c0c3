"""Commands for people who play: matches, what came of them, and what can be learned from them."""

from pathlib import Path
from typing import Annotated

import typer

from bakehouse.cli.arguments import Spread, known_language
from bakehouse.cli.options import EditionFile, GameName, HouseRules, Seats

PANEL = "Play"

commands = typer.Typer()


@commands.command(cls=Spread, rich_help_panel=PANEL)
def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="The game; a menu if not said.")] = None,
    seats: Seats = None,
    players: Annotated[
        list[str] | None,
        typer.Option(metavar="NAMES", help="Who sits there: person, person:Ada, a level, greedy, search:time=1s, ..."),
    ] = None,
    against: Annotated[
        str | None,
        typer.Option(metavar="PLAYER", help="Who sits in all other seats: first-timer to champion, or any program."),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The seed of chance: the same seed, the same dice.")] = None,
    house_rule: HouseRules = None,
    edition: EditionFile = None,
    manual_dice: Annotated[bool, typer.Option("--manual-dice", help="You roll real dice and type them.")] = False,
    aim: Annotated[
        str | None, typer.Option(metavar="LEVEL", help="Alone: the level you aim at, easy to impossible.")
    ] = None,
    resume: Annotated[
        str | None, typer.Option(metavar="[FILE]", help="Go on with a saved match; with the last one if not said.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the record there, not in your data folder.")
    ] = None,
) -> None:
    """Play a game in the terminal, alone, with others at the keyboard, or against programs."""
    from bakehouse.cli.play import Wishes, play

    play(Wishes(game, seats, players, against, seed, house_rule, edition, manual_dice, aim, resume, save))


@commands.command(rich_help_panel=PANEL)
def daily(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="The game; a list of all if not said.")] = None,
    day: Annotated[
        str | None, typer.Option("--date", metavar="YYYY-MM-DD", help="Another day than today; days are those of UTC.")
    ] = None,
    again: Annotated[bool, typer.Option("--again", help="Once more: only the first try of a day counts.")] = False,
    share: Annotated[bool, typer.Option("--share", help="Show the result of the first try, to be copied.")] = False,
) -> None:
    """Play the bake of the day: the same match for everybody in the world, by the date."""
    from bakehouse.cli.daily import Wishes, daily

    daily(Wishes(game, day, again, share))


@commands.command(rich_help_panel=PANEL)
def kitchen(
    export: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write all of it to a file: .json, or .parquet with polars.")
    ] = None,
    delete: Annotated[
        bool, typer.Option("--delete", help="Delete all records of this terminal, after a word.")
    ] = False,
) -> None:
    """See what came of your matches in this terminal: results, bests, how you fare against programs."""
    from bakehouse.cli.kitchen import kitchen

    kitchen(export, delete)


@commands.command(rich_help_panel=PANEL)
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a match.")],
    whole: Annotated[bool, typer.Option("--all", help="Print the whole match instead of stepping through it.")] = False,
    salvage: Annotated[bool, typer.Option("--salvage", help="Of a broken record, show what can be read.")] = False,
    language: Annotated[str, typer.Option(help="The language that the match is told in: en, de, es.")] = "en",
) -> None:
    """Step through a recorded match."""
    from bakehouse.cli.replay import replay

    replay(file, whole=whole, salvage=salvage, language=known_language(language))


@commands.command(rich_help_panel=PANEL)
def analyse(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a match.")],
    deep: Annotated[bool, typer.Option("--deep", help="Think longer about every decision.")] = False,
    seconds: Annotated[
        float, typer.Option(min=0.0, help="Look deeply for so long, at the costliest decisions first.")
    ] = 0.0,
    json: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the whole analysis there, as JSON.")] = None,
    language: Annotated[str, typer.Option(help="The language that moves are told in: en, de, es.")] = "en",
    seed: Annotated[int, typer.Option(min=0, help="Of what the programs imagine; the same seed, the same result.")] = 0,
) -> None:
    """Look back at a recorded match: every decision judged, luck and skill told apart."""
    from bakehouse.cli.analyse import analyse

    analyse(file, deep, seconds, json, known_language(language), seed)


@commands.command(rich_help_panel=PANEL)
def verify(file: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a match.")]) -> None:
    """Check that a record is whole, and that its chance is what was promised before the match."""
    from bakehouse.cli.verify import verify

    verify(file)


@commands.command(rich_help_panel=PANEL)
def puzzles(
    game: GameName,
    puzzle: Annotated[str | None, typer.Argument(metavar="[PUZZLE]", help="One puzzle by its id.")] = None,
    theme: Annotated[str | None, typer.Option(metavar="NAME", help="Only puzzles about this.")] = None,
    listed: Annotated[bool, typer.Option("--list", help="List the themes and the puzzles.")] = False,
    make: Annotated[
        int, typer.Option(metavar="N", min=0, help="Let programs play until there are N puzzles, and keep them.")
    ] = 0,
    file: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The puzzles of this file, and where --make keeps them.")
    ] = None,
    minutes: Annotated[float, typer.Option(min=0, help="How long to make puzzles at most; 0: to the end.")] = 0.0,
) -> None:
    """Find the best action in positions that have one, or make such puzzles."""
    from bakehouse.cli.puzzles import Wish, puzzles

    puzzles(Wish(game, puzzle or "", theme or "", listed, make, file, minutes))


@commands.command(rich_help_panel=PANEL)
def rules(game: GameName) -> None:
    """Read the rules of a game, in our words."""
    from bakehouse.cli.rules import rules

    rules(game)
