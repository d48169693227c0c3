"""Positions of Cupcake Empire from a short description, and what may never be wrong with one."""

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

from bakehouse.errors import BadPosition
from bakehouse.fields import Axis, Count, entries, lay, lay_field, listing, mapping, misfits, shown
from bakehouse.games.cupcake_empire.state import (
    ACT,
    BASES,
    CAST,
    CLASSES,
    COLUMN_NAMES,
    CUSTOMERS,
    DECKS,
    DICE,
    ENDED,
    FIELDS,
    FROM,
    FROSTINGS,
    GREY,
    HOUSES,
    IMPROVEMENTS,
    MOST_PLAYERS,
    NONE,
    OBJECTIVE_CARDS,
    PHASES,
    PICK,
    PLAYER_FIELDS,
    POST,
    PREROLL,
    REST,
    ROLL_GREY_DICE,
    SEAT_NAMES,
    SEATS,
    SETUP_IMP,
    SETUP_REC,
    STEP,
    STREETS,
    SURPLUS,
    TO,
    TURN,
)  # fmt: skip
from bakehouse.kernel.records import CHANCE, OVER, unpacked

WORDS = {"objectives": (), "empty": (), "players": ()}
PLAYER_WORDS = {
    "improvements": ("low", "third"),
    "served": ("served_kind", "served_class"),
    "outlets": ("outlets_in_hand",),
    "bakeries": ("bakeries_in_hand",),
}
"""What a description may say beside the fields, or in another way than they do, and the fields that it fills."""
USUAL_COLUMNS = ("purple + grey", "yellow + grey", "green + grey", "orange", "pink")
"""The dice of a player whose columns are not described."""

(_OBJECTIVES,) = (field for field in FIELDS if field.name == "objectives")
_COLUMNS, _TYPES, _STREETS = Axis(COLUMN_NAMES, numbered=True), Axis(IMPROVEMENTS), Axis(STREETS)


def build(box: Any, s: Any, described: Mapping[str, Any], conserving: bool = True) -> None:
    """Lay a position on a table that is set up. All names are those of components.toml.

    - `act="red"`, `round=9`, `last_round=True`, `objectives=["A1", "B2", "C3", "D4"]`
    - `customers=[...]`: 24 kinds such as "vanilla lemon" or "-"; `empty=["hilltop 3"]`: houses that are empty
    - `players={"red": {...}}` with income, production, sales, ideas, marker; `columns=["purple + 2 grey", ...]` and
      `rest="pink"`; `improvements={3: ["sell", "idea"]}` by column; `bases` and `frostings`, which are loose;
      `recipes=[["vanilla", "lemon"]]`; `served=[["choc mint", "villa"]]`; `outlets` and `bakeries={"lemon": 2}` beside
      the bakery in the station; `done=["A"]`
    - `phase="act"`, `column="bases"`, `level=2` and every other field by its name

    Whatever is not described is as at the beginning of a turn after the set-up, with the grey dice in columns 1 to 3,
    customers of kind 0 to 7 by turns, and vanilla with frosting 0, 1, ... as first recipes; while chance sets up, it is
    as the set-up begins. The reserve is what is left.
    """
    seats = int(s.seats)
    given = lay(FIELDS, s, described, seats, words=WORDS)
    if "phase" not in given:
        s.phase = TURN
    if s.phase > ROLL_GREY_DICE:
        _lay_usual(s, given)
    if "objectives" in given:
        _lay_objectives(s, described["objectives"])
    for house in listing(described.get("empty", ()), "empty"):
        s.customer[Axis(HOUSES).place(house, "empty", seats)] = NONE
    for seat, told in entries(described.get("players", {}), SEATS, "players", seats):
        _lay_player(s, seat, mapping(told, f"players.{SEAT_NAMES[seat]}"), given)
    for seat in range(seats):
        _note_menu(box, s.players[seat])
    _fill_hands(box, s, described)
    _fill_reserve(box, s, given)
    if s.phase <= ROLL_GREY_DICE or s.phase == CAST:
        s.actor = CHANCE
    else:
        s.actor = OVER if s.phase == ENDED else s.mover
    s.awaited = 1 << int(s.actor) if s.actor >= 0 else 0


def _lay_usual(s: Any, given: set[str]) -> None:
    """What lies there after the set-up unless something else is described."""
    seats = int(s.seats)
    if "act" not in given and s.phase != ENDED:
        s.mover = 0 if s.phase > SETUP_REC else seats - 1
    if "objectives" not in given:
        s.objectives[:] = 1
    if "customers" not in given:
        s.customer[:] = [house % len(CUSTOMERS) for house in range(len(HOUSES))]
    if "dealt" not in given and s.phase == SETUP_IMP:
        for seat in range(int(s.mover) + 1):
            s.dealt[seat] = seat
    for seat in range(seats):
        lay(PLAYER_FIELDS, s.players[seat], {"columns": USUAL_COLUMNS}, seats)
        if s.phase > SETUP_REC or (s.phase == SETUP_REC and seat > s.mover):
            s.players[seat].recipes[0, seat] = 1


def _lay_objectives(s: Any, told: Any) -> None:
    """One card of each deck, "A1" to "D5"; or the field by name."""
    if isinstance(told, Mapping):
        lay_field(_OBJECTIVES, s, told, int(s.seats), "objectives")
        return
    cards = [Axis(OBJECTIVE_CARDS).place(card, "objectives", 0) for card in listing(told, "objectives")]
    if sorted(card // 5 for card in cards) != list(range(len(DECKS))):
        raise BadPosition(f"objectives has one card of each deck, such as A1, B2, C3, D4, not {shown(told)}.")
    for card in cards:
        s.objectives[card // 5] = card % 5 + 1


def _lay_player(s: Any, seat: int, told: Mapping[str, Any], given: set[str]) -> None:
    player, at, seats = s.players[seat], f"players.{SEAT_NAMES[seat]}", int(s.seats)
    lay(PLAYER_FIELDS, player, told, seats, "a player", PLAYER_WORDS, at)
    improvements = mapping(told.get("improvements", {}), f"{at}.improvements")
    for column, types in entries(improvements, _COLUMNS, f"{at}.improvements", 0):
        _lay_improvements(player, column, types, f"{at}.improvements.{COLUMN_NAMES[column]}")
    if "served" in told:
        _lay_served(player, listing(told["served"], f"{at}.served"), f"{at}.served")
    for word, first in (("outlets", 0), ("bakeries", 1)):
        if word in told and word in given:
            raise BadPosition(f"{at}.{word} tells already what {word} would tell; give one of them.")
        for street, number in entries(mapping(told.get(word, {}), f"{at}.{word}"), _STREETS, f"{at}.{word}", 0):
            there = Count().read(number, f"{at}.{word}.{STREETS[street]}", 0)
            s[word][street, seat] = Count().read(there + (first if street == 0 else 0), f"{at}.{word}", 0)


def _lay_improvements(player: Any, column: int, told: Any, at: str) -> None:
    """From the first space up."""
    types = [_TYPES.place(name, at, 0) for name in listing(told, at)]
    if len(types) > 3 or len(set(types)) < len(types):
        raise BadPosition(f"{at} lists up to 3 different improvements, not {shown(told)}.")
    player.low[column] = sum(1 << place for place in types[:2])
    player.third[column] = sum(1 << place for place in types[2:])


def _lay_served(player: Any, told: list[Any], at: str) -> None:
    """Customers with the buildings that they came from."""
    if len(told) > len(HOUSES):
        raise BadPosition(f"{at} lists {len(told)} customers; there are {len(HOUSES)} houses.")
    for entry in told:
        pair = listing(entry, at)
        if len(pair) != 2:
            raise BadPosition(f'{at} lists things such as ["choc mint", "villa"], not {shown(entry)}.')
        player.served_kind[Axis(CUSTOMERS).place(pair[0], at, 0)] += 1
        player.served_class[Axis(CLASSES).place(pair[1], at, 0)] += 1


def _note_menu(box: Any, player: Any) -> None:
    player.menu = 0
    for b in range(len(BASES)):
        for f in range(len(FROSTINGS)):
            if player.recipes[b, f]:
                player.menu |= box.serves[b, f]


def _fill_hands(box: Any, s: Any, described: Mapping[str, Any]) -> None:
    """Outlets and bakeries that do not stand in the city are in hand."""
    told = dict(entries(described.get("players", {}), SEATS, "players", int(s.seats)))
    for seat in range(int(s.seats)):
        for word, each in (("outlets", box.outlets_each), ("bakeries", box.bakeries_each)):
            standing = int(s[word][:, seat].sum(dtype=int))
            if f"{word}_in_hand" not in told.get(seat, {}):
                if standing > each:
                    raise BadPosition(f"{standing} {word} of {SEAT_NAMES[seat]} are in the city, of {int(each)}.")
                s.players[seat][f"{word}_in_hand"] = int(each) - standing


def _fill_reserve(box: Any, s: Any, given: set[str]) -> None:
    """What is nowhere else is in the reserve."""
    used, total = _in_use(unpacked(s)), _in_the_box(unpacked(box), int(s.seats))
    for name, (totals, names) in total.items():
        if f"reserve_{name}" in given:
            continue
        for kind, number in enumerate(totals):
            left = number - used[name][kind]
            if left < 0:
                raise BadPosition(f"{used[name][kind]} {names[kind]} of the {name} are in use, of {number}.")
            s[f"reserve_{name}"][kind] = left


def _in_the_box(box: SimpleNamespace, seats: int) -> dict[str, tuple[list[int], tuple[str, ...]]]:
    """How many there are of each kind with so many seats; the dice that players begin with are theirs and the box's."""
    row = seats - 2
    return {
        "dice": ([number + seats for number in box.dice[row]], DICE),
        "bases": (box.bases[row], BASES),
        "frostings": (box.frostings[row], FROSTINGS),
        "improvements": ([box.improvements[row]] * len(IMPROVEMENTS), IMPROVEMENTS),
    }


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


def problems(box: Any, s: Any, conserving: bool = True) -> list[str]:
    """Everything that is wrong with a position: each component is in one place and, conserving, they are all there."""
    printed, table = unpacked(box), unpacked(s)
    found = misfits(FIELDS, table, table.seats)
    if found:
        return found
    found += _conservation_problems(printed, table, conserving)
    found += _city_problems(printed, table, conserving)
    for seat in range(table.seats):
        found += _board_problems(printed, table, seat)
    return found + _turn_problems(printed, table) + _empty_seat_problems(table)


def _conservation_problems(box: SimpleNamespace, s: SimpleNamespace, conserving: bool) -> list[str]:
    found = []
    used = _in_use(s)
    for name, (totals, names) in _in_the_box(box, s.seats).items():
        for kind, total in enumerate(totals):
            left = getattr(s, f"reserve_{name}")[kind]
            if _amiss(left + used[name][kind], total, conserving):
                found.append(f"{used[name][kind]} {names[kind]} of the {name} are in use, {left} left of {total}")
    if s.phase > ROLL_GREY_DICE:
        if _amiss(used["dice"][GREY], s.seats * box.grey_dice, conserving):
            found.append(f"there are {used['dice'][GREY]} grey dice")
        for kind, name in enumerate(CUSTOMERS):
            there = s.customer.count(kind) + sum(p.served_kind[kind] for p in s.players)
            if _amiss(there, box.customer_copies, conserving):
                found.append(f"there are {there} customers who want {name}")
    return found


def _amiss(there: int, total: int, conserving: bool) -> bool:
    """There are never more than in the box; unless it is said, not fewer either."""
    return there > total or (there < total and conserving)


def _city_problems(box: SimpleNamespace, s: SimpleNamespace, conserving: bool) -> list[str]:
    found = []
    for h, name in enumerate(STREETS):
        if sum(s.outlets[h]) > box.outlet_room[s.seats - 2][h]:
            found.append(f"{sum(s.outlets[h])} outlets stand in {name}")
        if sum(s.bakeries[h]) > box.bakery_room[h]:
            found.append(f"{sum(s.bakeries[h])} bakeries stand in {name}")
    for seat in range(s.seats):
        player, name = s.players[seat], SEAT_NAMES[seat]
        outlets = sum(row[seat] for row in s.outlets)
        bakeries = sum(row[seat] for row in s.bakeries)
        if _amiss(outlets + player.outlets_in_hand, box.outlets_each, conserving):
            found.append(f"{name} has {outlets} outlets in the city and {player.outlets_in_hand} in hand")
        if _amiss(bakeries + player.bakeries_in_hand, box.bakeries_each, conserving):
            found.append(f"{name} has {bakeries} bakeries in the city and {player.bakeries_in_hand} in hand")
        if s.bakeries[0][seat] != 1:
            found.append(f"{name} has no bakery at the station")
    return found


def _board_problems(box: SimpleNamespace, s: SimpleNamespace, seat: int) -> list[str]:
    found = []
    player, name = s.players[seat], SEAT_NAMES[seat]
    for c, column in enumerate(player.columns):
        if sum(column) > box.spaces:
            found.append(f"column {c + 1} of {name} holds {sum(column)} dice")
        low, third = player.low[c], player.third[c]
        if low & third or low.bit_count() > 2 or third.bit_count() > 1 or (third and low.bit_count() < 2):
            found.append(f"the improvements in column {c + 1} of {name} cannot lie so")
    if not 0 <= player.ideas <= box.most_ideas or not 0 <= player.marker < box.idea_boxes:
        found.append(f"{name} has {player.ideas} ideas, and the marker on box {player.marker}")
    if not box.start_production <= player.production <= box.track_end:
        found.append(f"{name} has Production {player.production}")
    if not box.start_sales <= player.sales <= box.track_end:
        found.append(f"{name} has Sales {player.sales}")
    if sum(player.served_kind) != sum(player.served_class):
        found.append(f"{name} has served {sum(player.served_kind)} customers in {sum(player.served_class)} houses")
    menu = 0
    for b in range(len(BASES)):
        for f in range(len(FROSTINGS)):
            menu |= box.serves[b][f] if player.recipes[b][f] else 0
    if menu != player.menu:
        found.append(f"the menu of {name} is not that of the recipes")
    return found


def _turn_problems(box: SimpleNamespace, s: SimpleNamespace) -> list[str]:
    found = []
    chance = s.phase <= ROLL_GREY_DICE or s.phase == CAST
    if (s.actor == CHANCE) != chance or (s.actor == OVER) != (s.phase == ENDED):
        found.append(f"{s.actor} acts in phase {PHASES[s.phase]}")
    if s.awaited != (1 << s.actor if s.actor >= 0 else 0) or (s.actor >= 0 and s.actor != s.mover):
        found.append("somebody else than the actor is awaited")
    if (s.mover < 0) != (s.phase <= ROLL_GREY_DICE or s.phase == ENDED):
        found.append(f"the turn is that of {s.mover} in phase {PHASES[s.phase]}")
    if not 1 <= s.round_number <= box.round_limit:
        found.append(f"round {s.round_number}")
    if s.phase > ROLL_GREY_DICE and 0 in s.objectives:
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
    if s.phase in (SETUP_IMP, SETUP_REC):
        for seat in range(s.seats):
            chosen = sum(map(sum, s.players[seat].recipes))
            if chosen != (s.phase == SETUP_REC and seat > s.mover):
                found.append(f"{SEAT_NAMES[seat]} has {chosen} recipes in phase {PHASES[s.phase]}")
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
