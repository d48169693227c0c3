"""Positions of Cupcake Empire from a short description, and what may never be wrong with one."""

from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any

from bakehouse.errors import BadPosition
from bakehouse.games.cupcake_empire.state import (
    ACT,
    BASES,
    CAST,
    CLASSES,
    DECKS,
    DICE,
    ENDED,
    FROM,
    FROSTINGS,
    GREY,
    IMPROVEMENTS,
    MOST_PLAYERS,
    NONE,
    PHASES,
    PICK,
    POST,
    PREROLL,
    REST,
    SEAT_NAMES,
    SETUP_IMP,
    SHIRTS,
    STEP,
    STREETS,
    SURPLUS,
    TO,
    TROUSERS,
    TURN,
    X4,
)  # fmt: skip
from bakehouse.kernel.records import CHANCE, OVER, unpacked

FIELDS = ("act", "round", "last_round", "objectives", "customers", "empty", "players")
PLAYER_FIELDS = (
    "income", "production", "sales", "ideas", "marker", "columns", "rest", "improvements", "bases", "frostings",
    "recipes", "served", "outlets", "bakeries", "done",
)  # fmt: skip
USUAL_COLUMNS = ("purple + grey", "yellow + grey", "green + grey", "orange", "pink")
"""The dice of a player whose columns are not described."""


def build(box: Any, s: Any, described: Mapping[str, Any]) -> None:
    """Lay a position at the beginning of a turn on a table that is set up. All names are those of components.toml.

    - `act="red"`, `round=9`, `last_round=True`, `objectives=["A1", "B2", "C3", "D4"]`
    - `customers=[...]`: 24 kinds such as "vanilla lemon" or "-"; `empty=["hilltop 3"]`: houses that are empty
    - `players={"red": {...}}` with income, production, sales, ideas, marker; `columns=["purple + 2 grey", ...]` and
      `rest="pink"`; `improvements={3: ["sell", "idea"]}` by column; `bases` and `frostings`, which are loose;
      `recipes=[["vanilla", "lemon"]]`; `served=[["choc mint", "villa"]]`; `outlets` and `bakeries={"lemon": 2}` beside
      the bakery in the station; `done=["A"]`

    Whatever is not described is as at the start, with the grey dice in columns 1 to 3, customers of kind 0 to 7 by
    turns, and vanilla with frosting 0, 1, ... as first recipes. The reserve is what is left.
    """
    _known(described, FIELDS, "a position")
    seats = int(s.seats)
    s.phase = TURN
    s.mover = s.actor = _place(described.get("act", "red"), SEAT_NAMES[:seats], "players")
    s.awaited = 1 << int(s.mover)
    s.round_number = described.get("round", 1)
    s.last_round = int(described.get("last_round", False))
    for name in described.get("objectives", ("A1", "B1", "C1", "D1")):
        s.objectives[_place(name[:1], DECKS, "decks")] = _place(name[1:], ("1", "2", "3", "4", "5"), "objectives") + 1
    customers = described.get("customers") or [f"{TROUSERS[x // 4 % 2]} {SHIRTS[x % 4]}" for x in range(24)]
    for house, kind in enumerate(customers):
        s.customer[house] = NONE if kind == "-" else _kind(kind)
    for house in described.get("empty", ()):
        street, _, number = house.partition(" ")
        s.customer[4 * _place(street, STREETS, "streets") + int(number) - 1] = NONE
    told = described.get("players", {})
    _known(told, SEAT_NAMES[:seats], "the table")
    for seat in range(seats):
        _lay_player(box, s, seat, told.get(SEAT_NAMES[seat], {}))
    _lay_reserve(box, s)


def _known(told: Mapping[str, Any], names: Sequence[str], owner: str) -> None:
    for name in told:
        if name not in names:
            raise BadPosition(f"{owner.capitalize()} has no {name!r}; it has {', '.join(names)}.")


def _place(name: Any, names: Sequence[str], field: str) -> int:
    if name not in names:
        raise BadPosition(f"There is no {name!r} among the {field}; they are {', '.join(names)}.")
    return names.index(name)


def _kind(words: str) -> int:
    trousers, _, shirt = words.partition(" ")
    return 4 * _place(trousers, TROUSERS, "trousers") + _place(shirt, SHIRTS, "shirts")


def dice_of(words: str) -> list[int]:
    """Dice by colour: "purple + 2 grey", or nothing."""
    dice = [0] * len(DICE)
    for word in filter(None, (part.strip() for part in words.split("+"))):
        number, _, colour = word.rpartition(" ")
        dice[_place(colour, DICE, "dice")] += int(number or 1)
    return dice


def _lay_player(box: Any, s: Any, seat: int, told: Mapping[str, Any]) -> None:
    _known(told, PLAYER_FIELDS, "a player")
    player = s.players[seat]
    for name in ("income", "production", "sales", "ideas", "marker"):
        if name in told:
            setattr(player, name, told[name])
    for c, words in enumerate(told.get("columns", USUAL_COLUMNS)):
        player.columns[c] = dice_of(words)
    player.rest[:] = dice_of(told.get("rest", ""))
    for column, types in told.get("improvements", {}).items():
        for place, name in enumerate(types):
            field = player.low if place < 2 else player.third
            field[int(column) - 1] |= 1 << _place(name, IMPROVEMENTS, "improvements")
    for base in told.get("bases", ()):
        player.loose_bases[_place(base, BASES, "bases")] += 1
    for frosting in told.get("frostings", ()):
        player.loose_frostings[_place(frosting, FROSTINGS, "frostings")] += 1
    for base, frosting in told.get("recipes", [["vanilla", FROSTINGS[seat]]]):
        b, f = _place(base, BASES, "bases"), _place(frosting, FROSTINGS, "frostings")
        player.recipes[b, f] += 1
        player.menu |= box.serves[b, f]
    for kind, building in told.get("served", ()):
        player.served_kind[_kind(kind)] += 1
        player.served_class[_place(building, CLASSES, "buildings")] += 1
    for street, number in told.get("outlets", {}).items():
        s.outlets[_place(street, STREETS, "streets"), seat] = number
        player.outlets_in_hand -= number
    for street, number in told.get("bakeries", {}).items():
        s.bakeries[_place(street, STREETS, "streets"), seat] += number
        player.bakeries_in_hand -= number
    for deck in told.get("done", ()):
        player.objective_done[_place(deck, DECKS, "decks")] = 1


def _lay_reserve(box: Any, s: Any) -> None:
    used = _in_use(unpacked(s))
    for name, field in (
        ("bases", s.reserve_bases), ("frostings", s.reserve_frostings), ("improvements", s.reserve_improvements),
    ):  # fmt: skip
        for kind in range(len(field)):
            field[kind] = int(field[kind]) - used[name][kind]
    for d in range(5):
        s.reserve_dice[d] = int(s.reserve_dice[d]) + int(s.seats) - used["dice"][d]


def _in_use(s: SimpleNamespace) -> dict[str, list[int]]:
    """Everything that has left the reserve, by kind."""
    players = s.players[: s.seats]
    dice = [
        sum(sum(column[d] for column in player.columns) + player.rest[d] for player in players)
        + s.to_roll[d]
        + sum(column[d] for column in s.unplaced)
        for d in range(6)
    ]
    bases = [sum(p.loose_bases[b] + sum(p.recipes[b]) for p in players) for b in range(3)]
    frostings = [sum(p.loose_frostings[f] + sum(row[f] for row in p.recipes) for p in players) for f in range(10)]
    improvements = [
        sum(((low | third) >> t) & 1 for p in players for low, third in zip(p.low, p.third, strict=True))
        + s.dealt.count(t)
        for t in range(6)
    ]
    return {"dice": dice, "bases": bases, "frostings": frostings, "improvements": improvements}


def problems(box: Any, s: Any) -> list[str]:
    """Everything that is wrong with a position: the components are all there, and each is in one place."""
    printed, table = unpacked(box), unpacked(s)
    found = _conservation_problems(printed, table)
    found += _city_problems(printed, table)
    for seat in range(table.seats):
        found += _board_problems(printed, table, seat)
    return found + _turn_problems(printed, table) + _empty_seat_problems(table)


def _conservation_problems(box: SimpleNamespace, s: SimpleNamespace) -> list[str]:
    found = []
    used = _in_use(s)
    row = s.seats - 2
    for name, reserve, total, names in (
        ("dice", s.reserve_dice, [number + s.seats for number in box.dice[row]], DICE),
        ("bases", s.reserve_bases, box.bases[row], BASES),
        ("frostings", s.reserve_frostings, box.frostings[row], FROSTINGS),
        ("improvements", s.reserve_improvements, [box.improvements[row]] * 6, IMPROVEMENTS),
    ):
        for kind, left in enumerate(reserve):
            if left < 0 or left + used[name][kind] != total[kind]:
                found.append(f"{used[name][kind]} {names[kind]} of the {name} are in use, {left} left of {total[kind]}")
    if s.phase > X4 and used["dice"][GREY] != s.seats * box.grey_dice:
        found.append(f"there are {used['dice'][GREY]} grey dice")
    if s.phase > X4:
        for kind in range(8):
            there = s.customer.count(kind) + sum(p.served_kind[kind] for p in s.players)
            if there != box.customer_copies:
                found.append(f"there are {there} customers who want {TROUSERS[kind // 4]} and {SHIRTS[kind % 4]}")
    return found


def _city_problems(box: SimpleNamespace, s: SimpleNamespace) -> list[str]:
    found = []
    for h, name in enumerate(STREETS):
        if min(s.outlets[h] + s.bakeries[h]) < 0:
            found.append(f"a negative number of pieces stands in {name}")
        if sum(s.outlets[h]) > box.outlet_room[s.seats - 2][h]:
            found.append(f"{sum(s.outlets[h])} outlets stand in {name}")
        if sum(s.bakeries[h]) > box.bakery_room[h]:
            found.append(f"{sum(s.bakeries[h])} bakeries stand in {name}")
    for seat in range(s.seats):
        player, name = s.players[seat], SEAT_NAMES[seat]
        outlets = sum(row[seat] for row in s.outlets)
        bakeries = sum(row[seat] for row in s.bakeries)
        if player.outlets_in_hand < 0 or outlets + player.outlets_in_hand != box.outlets_each:
            found.append(f"{name} has {outlets} outlets in the city and {player.outlets_in_hand} in hand")
        if player.bakeries_in_hand < 0 or bakeries + player.bakeries_in_hand != box.bakeries_each:
            found.append(f"{name} has {bakeries} bakeries in the city and {player.bakeries_in_hand} in hand")
        if s.bakeries[0][seat] != 1:
            found.append(f"{name} has no bakery at the station")
    return found


def _board_problems(box: SimpleNamespace, s: SimpleNamespace, seat: int) -> list[str]:
    found = []
    player, name = s.players[seat], SEAT_NAMES[seat]
    for c, column in enumerate(player.columns):
        if min(column) < 0 or sum(column) > box.spaces:
            found.append(f"column {c + 1} of {name} holds {sum(column)} dice")
        low, third = player.low[c], player.third[c]
        if low & third or low.bit_count() > 2 or third.bit_count() > 1 or (third and low.bit_count() < 2):
            found.append(f"the improvements in column {c + 1} of {name} cannot lie so")
    if min(player.rest + player.loose_bases + player.loose_frostings) < 0:
        found.append(f"{name} has a negative number of something")
    if not 0 <= player.ideas <= box.most_ideas or not 0 <= player.marker < box.idea_boxes:
        found.append(f"{name} has {player.ideas} ideas, and the marker on box {player.marker}")
    if not box.start_production <= player.production <= box.track_end:
        found.append(f"{name} has Production {player.production}")
    if not box.start_sales <= player.sales <= box.track_end:
        found.append(f"{name} has Sales {player.sales}")
    if player.income < 0:
        found.append(f"{name} has income {player.income}")
    if sum(player.served_kind) != sum(player.served_class):
        found.append(f"{name} has served {sum(player.served_kind)} customers in {sum(player.served_class)} houses")
    menu = 0
    for b in range(3):
        for f in range(10):
            menu |= box.serves[b][f] if player.recipes[b][f] else 0
    if menu != player.menu:
        found.append(f"the menu of {name} is not that of the recipes")
    return found


def _turn_problems(box: SimpleNamespace, s: SimpleNamespace) -> list[str]:
    found = []
    chance = s.phase <= X4 or s.phase == CAST
    if (s.actor == CHANCE) != chance or (s.actor == OVER) != (s.phase == ENDED):
        found.append(f"{s.actor} acts in phase {PHASES[s.phase]}")
    if s.awaited != (1 << s.actor if s.actor >= 0 else 0) or (s.actor >= 0 and s.actor != s.mover):
        found.append("somebody else than the actor is awaited")
    if (s.mover < 0) != (s.phase <= X4 or s.phase == ENDED):
        found.append(f"the turn is that of {s.mover} in phase {PHASES[s.phase]}")
    if not 1 <= s.round_number <= box.round_limit:
        found.append(f"round {s.round_number}")
    if s.phase > X4 and 0 in s.objectives:
        found.append("an objective is missing")
    inner = s.resume if s.phase in (STEP, REST, PICK, TO) else s.phase
    if (s.resume != 0) != (s.phase in (STEP, REST, PICK, TO)) or (s.resume not in (0, TURN, ACT, PREROLL, POST)):
        found.append("a phase to return to is noted where there is none")
    if (s.column != 0) != (inner in (ACT, PREROLL)):
        found.append("a column is active outside of an activation")
    if inner != ACT and (s.level or s.action_done or s.used):
        found.append("an activation is noted outside of one")
    if (s.steps[0] != 0) != (s.phase == STEP) or (s.steps[1] and not s.steps[0]):
        found.append("steps are pending outside of their phase")
    if (s.from_street != 0) != (s.steps[0] == FROM) or (s.from_rival and not s.from_street):
        found.append("an outlet is on its way without a step")
    if (s.rest_mode != 0) != (s.phase == REST) or (s.phase != REST and (s.rest_column or s.rest_last or s.rest_moved)):
        found.append("a rest is noted outside of its phase")
    moving = s.phase in (PICK, TO)
    noted = s.move_moved or s.move_from or s.move_colour or s.pair_from or s.pair_to
    if (s.move_mode != 0) != moving or (noted and not moving):
        found.append("a move is noted outside of its phase")
    if s.phase != CAST and (sum(s.to_roll) or s.sixes):
        found.append("dice are to be rolled outside of a roll")
    if s.phase not in (CAST, SURPLUS) and any(sum(column) for column in s.unplaced):
        found.append("rolled dice are not placed")
    if s.phase != SURPLUS and (s.surplus_left or s.surplus_last):
        found.append("a surplus is noted outside of its phase")
    if s.phase >= SETUP_IMP + 1 and any(t != NONE for t in s.dealt):
        found.append("a starting improvement is not placed")
    return found


def _empty_seat_problems(s: SimpleNamespace) -> list[str]:
    for seat in range(s.seats, MOST_PLAYERS):
        player = s.players[seat]
        there = sum(sum(column) for column in player.columns) + sum(player.rest)
        there += player.outlets_in_hand + player.bakeries_in_hand
        there += player.income + player.production + player.sales + sum(row[seat] for row in s.outlets + s.bakeries)
        if there or s.dealt[seat] != NONE:
            return [f"seat {seat} is not in the game, but has something"]
    return []
