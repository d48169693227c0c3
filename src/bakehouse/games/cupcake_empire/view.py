"""The table of Cupcake Empire for a screen. Everything lies open, so every seat sees the same."""

from typing import Annotated, Any, Literal, cast

import numpy as np
from typing_extensions import TypedDict

from bakehouse.copies import copied
from bakehouse.edition import Edition
from bakehouse.games.cupcake_empire.rules import (
    ACTIVATE,
    IMPROVE,
    LEVEL,
    column_levels,
    objective_progress,
)
from bakehouse.games.cupcake_empire.state import (
    BASES,
    CLASSES,
    DECKS,
    DICE,
    FROSTINGS,
    IMPROVEMENTS,
    PARTS,
    PHASES,
    PINK,
    SEAT_NAMES,
    SHIRTS,
    STEPS,
    STREET_COLOURS,
    STREETS,
    TROUSERS,
    TURN,
)  # fmt: skip
from bakehouse.games.definition import Array
from bakehouse.games.shapes import PAIR
from bakehouse.kernel import play
from bakehouse.kernel.play import score_parts
from bakehouse.kernel.records import LIST_LENGTH, read, unpacked

KIND_NAMES = [f"{trousers} {shirt}" for trousers in TROUSERS for shirt in SHIRTS]
SPECIALISTS = [sorted({DICE[column], DICE[PINK]}) for column in range(5)]
"""The dice that count as specialists in each column."""

Colour = Literal["purple", "yellow", "green", "orange", "pink", "grey"]
Counts = dict[str, int]
HouseView = TypedDict("HouseView", {"class": str, "sales": int, "income": int, "customer": str | None})


class StreetView(TypedDict):
    id: str
    colour: Literal["grey", "yellow", "beige"]
    houses: list[HouseView]
    outlets: Counts
    outlet_spaces: int
    free_outlet_spaces: int
    blocked: int
    bakeries: Counts
    bakery_spaces: int


class ObjectiveView(TypedDict):
    """An objective: the one or two numbers that it needs, and what each seat has of them."""

    deck: str
    id: str | None
    need: Annotated[list[int], PAIR]
    progress: list[Annotated[list[int], PAIR]]
    met: list[bool]
    done: list[bool]


class ColumnView(TypedDict):
    """A column; `next` is how many dice more lift it."""

    dice: Counts
    level: int
    top: int
    next: int | None
    specialists: list[str]
    low: list[str]
    third: list[str]


class RecipeView(TypedDict):
    base: str
    frosting: str
    copies: int
    serves: list[str]


class PlayerView(TypedDict):
    seat: int
    name: str
    income: int
    production: int
    sales: int
    earns: int
    ideas: int
    marker: int
    columns: list[ColumnView]
    rest: Counts
    bases: Counts
    frostings: Counts
    recipes: list[RecipeView]
    served: Counts
    served_class: Counts
    outlets_in_hand: int
    bakeries_in_hand: int
    dealt: str | None
    score: Counts


class ReserveView(TypedDict):
    bases: Counts
    frostings: Counts
    dice: Counts
    improvements: Counts
    ideas: int


class ActivationView(TypedDict):
    column: int | None
    level: int
    action_done: bool
    used: list[str]
    rest_used: bool
    special_used: bool


class PickedDie(TypedDict):
    """A die that is being moved, and the column that it comes from."""

    column: int
    colour: Colour


class MovingView(TypedDict):
    outlet_to: str | None
    rest_column: int | None
    picked: PickedDie | None


class RollView(TypedDict):
    to_roll: Counts
    sixes: int
    unplaced: list[Counts]
    must_rest: int


class Town(TypedDict):
    """The whole table. `useful`: at the beginning of a turn, whether each column would allow one of its levels."""

    phase: str
    round: int
    turn: str | None
    last_round: bool
    target: int
    city: list[StreetView]
    objectives: list[ObjectiveView]
    reserve: ReserveView
    activation: ActivationView
    useful: list[bool]
    steps: list[str]
    moving: MovingView
    roll: RollView
    players: list[PlayerView]


def view(box: Array, states: Array, seat: int | None, edition: Edition) -> Town:
    """City, objectives, reserve, the turn, and the players with their boards."""
    s, printed = unpacked(states[0]), read(box[0])
    return {
        "phase": PHASES[s.phase],
        "round": s.round_number,
        "turn": name_of(s.mover),
        "last_round": bool(s.last_round),
        "target": printed.target,
        "city": [_street(printed, s, h) for h in range(len(STREETS))],
        "objectives": [_objective(box, states, s, printed, deck) for deck in range(4)],
        "reserve": {
            "bases": counted(BASES, s.reserve_bases),
            "frostings": counted(FROSTINGS, s.reserve_frostings),
            "dice": counted(DICE, s.reserve_dice),
            "improvements": counted(IMPROVEMENTS, s.reserve_improvements),
            "ideas": printed.most_ideas * s.seats - sum(player.ideas for player in s.players),
        },
        "activation": {
            "column": s.column or None,
            "level": s.level,
            "action_done": bool(s.action_done),
            "used": types_in(s.used),
            "rest_used": bool(s.rest_used),
            "special_used": bool(s.special_used),
        },
        "useful": useful_columns(box, states) if s.phase == TURN else [],
        "steps": [STEPS[step] for step in s.steps if step],
        "moving": {
            "outlet_to": STREETS[s.from_street] if s.from_street else None,
            "rest_column": s.rest_column or None,
            "picked": {"column": s.move_from, "colour": cast(Colour, DICE[s.move_colour])} if s.move_from else None,
        },
        "roll": {
            "to_roll": counted(DICE, s.to_roll),
            "sixes": s.sixes,
            "unplaced": [counted(DICE, column) for column in s.unplaced],
            "must_rest": s.surplus_left,
        },
        "players": [_player(box, states, s, printed, place) for place in range(s.seats)],
    }


def useful_columns(box: Array, states: Array) -> list[bool]:
    """Whether any level could be done in each column if it were activated now; otherwise that would be in vain."""
    out = np.zeros(LIST_LENGTH, np.int16)
    useful = []
    for column in range(5):
        number = play.advance(box, copied(states[:1]), 0, ACTIVATE + column, out)
        useful.append(any(LEVEL <= action < IMPROVE for action in out[:number].tolist()))
    return useful


def name_of(seat: int) -> str | None:
    return SEAT_NAMES[seat] if seat >= 0 else None


def counted(names: Any, numbers: Any) -> dict[str, int]:
    """What is there, by name."""
    return dict(zip(names, numbers, strict=False))


def types_in(mask: int) -> list[str]:
    return [name for t, name in enumerate(IMPROVEMENTS) if (mask >> t) & 1] if mask else []


def kind_name(kind: int) -> str:
    return KIND_NAMES[kind]


def _street(printed: Any, s: Any, h: int) -> StreetView:
    houses: list[HouseView] = [
        {
            "class": CLASSES[printed.house_class[house]],
            "sales": printed.house_sales[house],
            "income": printed.house_income[house],
            "customer": kind_name(s.customer[house]) if s.customer[house] >= 0 else None,
        }
        for house in range(4 * h, 4 * h + 4)
    ]
    room = printed.outlet_room[s.seats - 2][h]
    return {
        "id": STREETS[h],
        "colour": cast(Any, STREET_COLOURS[printed.street_colour[h]]),
        "houses": houses,
        "outlets": counted(SEAT_NAMES[: s.seats], s.outlets[h]),
        "outlet_spaces": room,
        "free_outlet_spaces": room - sum(s.outlets[h]),
        "blocked": max([row[h] for row in printed.outlet_room]) - room,
        "bakeries": counted(SEAT_NAMES[: s.seats], s.bakeries[h]),
        "bakery_spaces": printed.bakery_room[h],
    }


def _objective(box: Array, states: Array, s: Any, printed: Any, deck: int) -> ObjectiveView:
    if s.objectives[deck] == 0:
        return {"deck": DECKS[deck], "id": None, "need": [0, 0], "progress": [], "met": [], "done": []}
    place = 5 * deck + s.objectives[deck] - 1
    asked = [need > 0 for need in printed.need[place]]
    progress = [
        [had if is_asked else 0 for had, is_asked in zip(progress_of(box, states, seat, place), asked, strict=True)]
        for seat in range(s.seats)
    ]
    return {
        "deck": DECKS[deck],
        "id": f"{DECKS[deck]}{s.objectives[deck]}",
        "need": printed.need[place],
        "progress": progress,
        "met": [had[0] >= printed.need[place][0] and had[1] >= printed.need[place][1] for had in progress],
        "done": [bool(s.players[seat].objective_done[deck]) for seat in range(s.seats)],
    }


def progress_of(box: Array, states: Array, seat: int, objective: int) -> list[int]:
    """The counts of the two things that an objective asks for."""
    told = int(objective_progress(box, states, 0, seat, objective))
    return [told & 63, told >> 6]


def levels_of(box: Array, states: Array, seat: int) -> list[int]:
    out = np.zeros(5, np.int16)
    column_levels(box, states, 0, seat, out)
    levels: list[int] = out.tolist()
    return levels


def dice_to_next_level(printed: Any, column: int, dice: int, level: int) -> int | None:
    """How many more dice lift a column; None at its highest level, and where only a specialist does."""
    if level >= printed.top_level[column]:
        return None
    reach = printed.reach[column]
    for more in range(dice + 1, printed.spaces + 1):
        if reach[more] > reach[dice]:
            return more - dice
    return None


def _player(box: Array, states: Array, s: Any, printed: Any, seat: int) -> PlayerView:
    player = s.players[seat]
    levels = levels_of(box, states, seat)
    return {
        "seat": seat,
        "name": SEAT_NAMES[seat],
        "income": player.income,
        "production": player.production,
        "sales": player.sales,
        "earns": min(player.production, player.sales),
        "ideas": player.ideas,
        "marker": player.marker,
        "columns": [
            {
                "dice": counted(DICE, player.columns[c]),
                "level": levels[c],
                "top": printed.top_level[c],
                "next": dice_to_next_level(printed, c, sum(player.columns[c]), levels[c]),
                "specialists": list(SPECIALISTS[c]),
                "low": types_in(player.low[c]),
                "third": types_in(player.third[c]),
            }
            for c in range(5)
        ],
        "rest": counted(DICE, player.rest),
        "bases": counted(BASES, player.loose_bases),
        "frostings": counted(FROSTINGS, player.loose_frostings),
        "recipes": [
            {
                "base": BASES[b],
                "frosting": FROSTINGS[f],
                "copies": player.recipes[b][f],
                "serves": [kind_name(kind) for kind in range(8) if (printed.serves[b][f] >> kind) & 1],
            }
            for b in range(3)
            for f in range(10)
            if player.recipes[b][f]
        ],
        "served": {kind_name(kind): number for kind, number in enumerate(player.served_kind) if number},
        "served_class": counted(CLASSES, player.served_class),
        "outlets_in_hand": player.outlets_in_hand,
        "bakeries_in_hand": player.bakeries_in_hand,
        "dealt": IMPROVEMENTS[s.dealt[seat]] if s.dealt[seat] >= 0 else None,
        "score": score_of(box, states, seat),
    }


def score_of(box: Array, states: Array, seat: int) -> dict[str, int]:
    """A seat's score and what it is made of."""
    out = np.zeros(len(PARTS), np.int32)
    score_parts(box, states, 0, seat, out)
    parts: list[int] = out.tolist()
    return dict(zip(PARTS, parts, strict=True)) | {"total": sum(parts)}
