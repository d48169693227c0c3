"""`bakehouse play`: a match in the terminal."""

from dataclasses import dataclass, replace
from pathlib import Path

from rich.console import Console
from rich.text import Text

from bakehouse.cli.arguments import LAST, named_house_rules, named_players, seats_for
from bakehouse.cli.files import read_text, write_text
from bakehouse.cli.screen import new_console, tell_notes
from bakehouse.cli.seating import PERSON, programs, seated
from bakehouse.cli.sitting import Quit, Sitting
from bakehouse.cli.store import Keeper, last_unfinished, matches_folder, new_place
from bakehouse.cli.warmup import warm_up_meanwhile
from bakehouse.errors import BadFile, BadRecord, Invalid, UnknownName
from bakehouse.games import find, names
from bakehouse.games.game import game as make_game
from bakehouse.match import FROM_SEED, MANUAL, Match
from bakehouse.players import is_program, levels
from bakehouse.record import load
from bakehouse.screen import screen_of


@dataclass(frozen=True)
class Wishes:
    """What was asked for on the command line."""

    game: str | None = None
    seats: int | None = None
    players: list[str] | None = None
    against: str | None = None
    seed: int | None = None
    house_rules: list[str] | None = None
    edition: Path | None = None
    manual_dice: bool = False
    aim: str | None = None
    resume: str | None = None
    save: Path | None = None


def play(wishes: Wishes) -> None:
    """Set the table, play, and say where the match is kept."""
    console = new_console()
    if wishes.game is None and wishes.resume is None:
        try:
            wishes = _menu(console, wishes)
        except EOFError:
            console.print()
            return
    match, keeper = _resumed(wishes) if wishes.resume else _new(console, wishes)
    tell_notes(console, match)
    if wishes.aim:
        _check_aim(match, wishes.aim)
    sitting = Sitting(console, match, programs(match.players, match.game.id), keeper, wishes.aim)
    try:
        sitting.run()
    except KeyboardInterrupt:
        sitting.farewell()
        raise
    except (EOFError, Quit):
        sitting.farewell()


# --- A new match


def _new(console: Console, wishes: Wishes) -> tuple[Match, Keeper]:
    told = named_players(wishes.players)
    game = make_game(
        wishes.game or "", seats_for(wishes.seats, told), named_house_rules(wishes.house_rules), wishes.edition
    )
    if wishes.against:
        told = [*(told or [PERSON]), *[wishes.against] * (game.seats - len(told or [PERSON]))]
    players = seated(told, game.seats, game.id)
    warm_up_meanwhile([game.id])
    chance = MANUAL if wishes.manual_dice else FROM_SEED
    match = game.new(seed=wishes.seed, chance=chance, players=players)
    if wishes.save:
        return match, _kept_in(wishes.save, match)
    unfinished = last_unfinished(game.id)
    if unfinished:
        told_of = "There is an unfinished match; `bakehouse play --resume` goes on with it. A new one begins."
        console.print(Text(told_of, "dim"))
    return match, Keeper(new_place(game.id))


def _kept_in(place: Path, match: Match) -> Keeper:
    """A file of the person's own choice must be good before the match begins, and never replaces another."""
    if place.exists():
        raise BadFile(f"The file {place} exists already; choose another name, or go on with it by --resume {place}.")
    write_text(place, match.record())
    return Keeper(place)


def _check_aim(match: Match, aim: str) -> None:
    known = screen_of(match.game.id).aims(match)
    if not known:
        raise Invalid("There is nothing to aim at: levels are for those who play alone.")
    if aim not in known:
        raise UnknownName(f"There is no level {aim!r}; there are {', '.join(known)}.")


# --- A match that was broken off


def _resumed(wishes: Wishes) -> tuple[Match, Keeper]:
    given = {
        "--seats": wishes.seats, "--players": wishes.players, "--against": wishes.against, "--seed": wishes.seed,
        "--edition": wishes.edition, "--house-rule": wishes.house_rules, "--manual-dice": wishes.manual_dice or None,
    }  # fmt: skip
    for option, value in given.items():
        if value is not None:
            raise Invalid(f"A resumed match keeps what it began with; leave out {option}.")
    asked = find(wishes.game).id if wishes.game else None
    place = _to_resume(wishes.resume or LAST, asked)
    try:
        match = load(read_text(place, "record"))
    except BadRecord as problem:
        hint = f"`bakehouse replay --salvage {place}` shows what is left of it."
        raise BadRecord(f"{str(problem).removesuffix('.')}; {hint}") from None
    if asked not in (None, match.game.id):
        raise Invalid(f"The record {place} is a match of {match.game.title}.")
    if match.stopped:
        raise BadRecord(f"{match.stopped} It cannot go on; `bakehouse replay {place}` shows it.")
    return match, _kept_in(wishes.save, match) if wishes.save else Keeper(place)


def _to_resume(told: str, game: str | None) -> Path:
    if told != LAST:
        return Path(told)
    place = last_unfinished(game)
    if place is None:
        raise BadFile(f"There is no unfinished match in {matches_folder()}.")
    return place


# --- The menu


def _menu(console: Console, wishes: Wishes) -> Wishes:
    """Which game, how many seats, and who sits there; Enter takes what stands in brackets."""
    console.print(Text("Bakehouse", "bold"))
    for number, name in enumerate(names(), start=1):
        definition = find(name)
        seats = f"{definition.seats.start} to {definition.seats.stop - 1} seats"
        console.print(Text().append(f"  {number}  ", "bold cyan").append(definition.title).append(f"  {seats}", "dim"))
    unfinished = last_unfinished()
    if unfinished:
        console.print(Text().append("  c  ", "bold cyan").append("Go on with the match that was broken off last"))
    chosen = _chosen(console, unfinished is not None)
    if chosen is None:
        return replace(wishes, resume=LAST)
    wishes = replace(wishes, game=chosen)
    if wishes.seats is None and not wishes.players:
        wishes = _seats_and_players(console, wishes, chosen)
    return wishes


def _chosen(console: Console, may_go_on: bool) -> str | None:
    """The name of a game; None to go on with the last match."""
    while True:
        text = input("Which one? [1] ").strip() or "1"
        if text.lower() == "c" and may_go_on:
            return None
        if text.isdecimal() and 1 <= int(text) <= len(names()):
            return names()[int(text) - 1]
        try:
            return find(text).id
        except UnknownName as problem:
            console.print(Text(str(problem), "bold red"))


def _seats_and_players(console: Console, wishes: Wishes, name: str) -> Wishes:
    few, many = find(name).seats.start, find(name).seats.stop - 1
    while True:
        text = input(f"How many seats, {few} to {many}? [{few}] ").strip() or str(few)
        if text.isdecimal() and few <= int(text) <= many:
            break
        console.print(Text(f"A number from {few} to {many}, please.", "bold red"))
    seats = int(text)
    if seats == 1:
        return replace(wishes, seats=1)
    return replace(wishes, seats=seats, players=[_player(seat, name) for seat in range(seats)])


def _player(seat: int, game: str) -> str:
    """A person's name, or a level."""
    known = levels(game)
    question = f"Seat {seat + 1}: a name, or a program ({', '.join(known)})? [Seat {seat + 1}] "
    told = input(question).strip().replace(",", " ")
    return told if is_program(told, game) else f"person:{told}"
