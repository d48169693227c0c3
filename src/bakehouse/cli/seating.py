"""Who sits where: people at the keyboard, and programs."""

import difflib
from collections.abc import Sequence

from bakehouse.errors import Invalid, UnknownName
from bakehouse.players import PLAYERS, Player, find

PERSON = "person"


def seated(told: Sequence[str], seats: int) -> list[str]:
    """The name at each seat; seats that nobody was named for are people's."""
    if len(told) > seats:
        raise Invalid(f"There are {len(told)} players for {seats} seats.")
    everybody = [*told, *[PERSON] * (seats - len(told))]
    return [_name(who, seat) for seat, who in enumerate(everybody)]


def programs(names: Sequence[str]) -> dict[int, Player]:
    """The seats that programs play; a record keeps just the names, so a program's name always means the program."""
    return {seat: find(name) for seat, name in enumerate(names) if name in PLAYERS}


def _name(told: str, seat: int) -> str:
    if told in PLAYERS:
        return told
    kind, colon, name = told.partition(":")
    if kind != PERSON:
        near = difflib.get_close_matches(told, [PERSON, *PLAYERS], 1)
        hint = f"did you mean {near[0]}?" if near else f"there are {PERSON}, {PERSON}:NAME, {', '.join(PLAYERS)}."
        raise UnknownName(f"There is no player {told!r}; {hint}")
    name = " ".join(name.replace("|", " ").split())
    if colon and name in PLAYERS:
        raise Invalid(f"A person cannot be called {name!r} at this table: that is the name of a program.")
    return name or f"Seat {seat + 1}"
