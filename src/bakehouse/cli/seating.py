"""Who sits where: people at the keyboard, and programs."""

from collections.abc import Sequence

from bakehouse.errors import Invalid, UnknownName
from bakehouse.players import BUILT_IN, Asked, find, is_program, levels
from bakehouse.players.options import nearest

PERSON = "person"


def seated(told: Sequence[str], seats: int, game: str) -> list[str]:
    """The name at each seat; seats that nobody was named for are people's."""
    if len(told) > seats:
        raise Invalid(f"There are {len(told)} players for {seats} seats.")
    everybody = [*told, *[PERSON] * (seats - len(told))]
    return [_name(who, seat, game) for seat, who in enumerate(everybody)]


def programs(names: Sequence[str], game: str) -> dict[int, Asked]:
    """The seats that programs play; a record keeps just the names, so a program's name always means the program."""
    return {seat: Asked(name, game) for seat, name in enumerate(names) if is_program(name, game)}


def _name(told: str, seat: int, game: str) -> str:
    kind, colon, name = told.partition(":")
    if kind != PERSON:
        if not is_program(told, game):
            known = [PERSON, *BUILT_IN, *levels(game)]
            listed = [PERSON, f"{PERSON}:NAME", *BUILT_IN, *levels(game), "module:Class"]
            raise UnknownName(f"There is no player {told!r}; {nearest(told, known, listed)}")
        find(told, game)
        return told
    name = " ".join(name.replace("|", " ").split())
    if colon and is_program(name, game):
        raise Invalid(f"A person cannot be called {name!r} at this table: that is the name of a program.")
    return name or f"Seat {seat + 1}"
