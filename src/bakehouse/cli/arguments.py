"""What people write after a command, made ready for it."""

from collections.abc import Iterable, Iterator
from typing import Any

from typer.core import TyperCommand, TyperGroup

from bakehouse.errors import BakehouseError, Invalid
from bakehouse.games import is_game

PLAYERS = "--players"
RESUME = "--resume"
LAST = "last"
"""What `--resume` means when no file is named."""


class Sentences(TyperGroup):
    """A mistake that a person can mend is answered with one sentence and exit code 2; Ctrl-C is exit code 130."""

    def invoke(self, ctx: Any) -> Any:
        import typer

        try:
            return super().invoke(ctx)
        except BakehouseError as problem:
            typer.echo(str(problem), err=True)
            raise typer.Exit(2) from None
        except KeyboardInterrupt:
            raise typer.Exit(130) from None


class Spread(TyperCommand):
    """A command that takes `--players greedy random random` as it is written, and `--resume` without a file."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, list(spread(args)))


def spread(args: list[str]) -> Iterator[str]:
    """The arguments with a flag before each of several players, and a value after each `--resume`.

    The names of the players end at the next option, or at the name of a game.
    """
    flag = ""
    for place, arg in enumerate(args):
        follows = args[place + 1] if place + 1 < len(args) else "-"
        if arg == PLAYERS and not stands_alone(follows):
            flag = PLAYERS
        elif arg == RESUME and stands_alone(follows):
            yield from (RESUME, LAST)
        elif flag and not arg.startswith("-") and not is_game(arg):
            yield from (flag, arg)
        else:
            flag = ""
            yield arg


def stands_alone(follows: str) -> bool:
    """Whether an option has no value: another option or the name of a game follows."""
    return follows.startswith("-") or is_game(follows)


def named_players(told: Iterable[str] | None) -> list[str]:
    """Players one by one; commas separate them too, but not the options of one: `search:sims=100,trees=2`."""
    named: list[str] = []
    for piece in (piece.strip() for names in told or () for piece in names.split(",")):
        if named and "=" in piece and ":" not in piece:
            named[-1] += f",{piece}"
        elif piece:
            named.append(piece)
    return named


def named_house_rules(told: Iterable[str] | None) -> dict[str, str]:
    """House rules as they are written on the command line: `ladder=highest`."""
    chosen = {}
    for rule in told or ():
        name, equals, value = rule.partition("=")
        if not equals or not name.strip() or not value.strip():
            raise Invalid(f"A house rule is written name=value, such as ladder=highest, not {rule!r}.")
        chosen[name.strip()] = value.strip()
    return chosen


def seats_for(seats: int | None, players: list[str]) -> int | None:
    """As many seats as were asked for, else as many as players were named."""
    return seats if seats is not None else len(players) or None


def known_language(code: str) -> str:
    """The code of a language that Bakehouse speaks."""
    from bakehouse.words import LANGUAGES

    if code not in LANGUAGES:
        raise Invalid(f"Bakehouse does not speak {code!r}; it speaks {', '.join(LANGUAGES)}.")
    return code
