"""Positions of Cake Auf! from a short description, and what may never be wrong with one."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from types import SimpleNamespace
from typing import Any

from bakehouse.errors import BadPosition
from bakehouse.games.cake_auf.actions import counted
from bakehouse.games.cake_auf.state import (
    ALARM_CARD,
    BURN_DEAL,
    DEAL,
    DISCARDING,
    DRAW,
    ENDED,
    FIRST,
    GRAB,
    GRAB_BACK,
    KEEPING,
    KINDS,
    MOST_PLAYERS,
    NO_CHANCE,
    NONE,
    OUTAGE_CARD,
    PEEK,
    PICKY_GIVE,
    PICKY_TAKE,
    PLAY,
    RECIPES,
    SETUP,
    SWITCH_GIVE,
    TIE,
)  # fmt: skip
from bakehouse.kernel.records import CHANCE, OVER, unpacked

FIELDS = ("round", "first", "act", "turns", "mulligans", "players", "discard", "deck", "known", "seen")
PLAYER_FIELDS = ("hand", "recipes", "outages", "alarms", "carried", "done")


def build(box: Any, s: Any, described: Mapping[str, Any]) -> None:
    """Lay a position of phase play on a table that is set up. All names are those of components.toml.

    - `round=2`, `first=0`, `act=1`, `turns=3`, `mulligans=[1, 0]`; seats are counted from 0
    - `players=[{"hand": ["flour", "one_for_one"], "recipes": {"churros": ["flour"]}, "outages": ["churros"],
      "alarms": [], "carried": [], "done": {"gelato": 1}}, ...]`: the ingredients under unfinished recipes, the bans on
      them, and the round in which each finished recipe was finished
    - `discard=["eggs"]`; `deck=["flour"]` (if not given: all cards that are nowhere else)
    - `known=[[0, 1, ["sugar"]]]`: seat 0 knows that seat 1 holds sugar
    - `seen=[["churros", "flour", [1]]]`: seat 1 too has seen the flour under churros
    """
    for name in described:
        if name not in FIELDS:
            raise BadPosition(f"A position has no {name!r}; it has {', '.join(FIELDS)}.")
    seats = int(s.seats)
    players = described.get("players", ())
    if len(players) != seats:
        raise BadPosition(f"A position describes all {seats} players, not {len(players)}.")
    s.round_number, s.turns = described.get("round", 1), described.get("turns", 0)
    s.first = _seat(described.get("first", 0), seats)
    s.act = s.actor = _seat(described.get("act", 0), seats)
    s.awaited, s.phase, s.chance = 1 << int(s.act), PLAY, NO_CHANCE
    for seat, used in enumerate(described.get("mulligans", ())):
        s.mulligans[_seat(seat, seats)] = used
    for seat, player in enumerate(players):
        _lay_player(box, s, seat, player)
    s.discards = _packed(described.get("discard", ()))
    for seat, other, cards in described.get("known", ()):
        s.known[_seat(seat, seats), _seat(other, seats)] = _packed(cards)
    for recipe, ingredient, viewers in described.get("seen", ()):
        r = _place(recipe, RECIPES, "recipes")
        for seat in viewers:
            s.seen[_seat(seat, seats), r] |= _places(box, r, [ingredient])
    for r in range(len(RECIPES)):
        if int(s.full) >> r & 1:
            s.seen[:seats, r] = s.under[r]
    if "deck" in described:
        s.deck = _packed(described["deck"])
    else:
        s.deck = 0
        rest = [
            all_ - used for all_, used in zip(counted(int(box.copies)), _cards(unpacked(box), unpacked(s)), strict=True)
        ]
        if min(rest) < 0:
            raise BadPosition(f"There are not so many cards of {KINDS[rest.index(min(rest))]} in the box.")
        s.deck = sum(count << 3 * kind for kind, count in enumerate(rest))


def _lay_player(box: Any, s: Any, seat: int, player: Mapping[str, Any]) -> None:
    for name in player:
        if name not in PLAYER_FIELDS:
            raise BadPosition(f"A player has no {name!r}; a player has {', '.join(PLAYER_FIELDS)}.")
    s.hand[seat] = _packed(player.get("hand", ()))
    for recipe, cards in player.get("recipes", {}).items():
        r = _place(recipe, RECIPES, "recipes")
        s.mine[seat] |= 1 << r
        s.under[r] = s.seen[seat, r] = _places(box, r, cards)
        if len(cards) == int(box.length[r]):
            s.full |= 1 << r
    for field, told in (("outage", "outages"), ("alarm", "alarms"), ("carried", "carried")):
        for recipe in player.get(told, ()):
            _place(recipe, list(player.get("recipes", {})), "unfinished recipes of that player")
            s[field] |= 1 << RECIPES.index(recipe)
    for recipe, round_number in player.get("done", {}).items():
        r = _place(recipe, RECIPES, "recipes")
        s.done[seat] |= 1 << r
        s.done_in[_seat(round_number - 1, 3)] |= 1 << r


def _place(name: Any, names: Sequence[str], field: str) -> int:
    if name not in names:
        raise BadPosition(f"There is no {name!r} among the {field}; they are {', '.join(names)}.")
    return names.index(name)


def _seat(seat: int, seats: int) -> int:
    if seat not in range(seats):
        raise BadPosition(f"There is no seat or round {seat!r} there.")
    return seat


def _packed(cards: Iterable[str]) -> int:
    counts = Counter(_place(card, KINDS, "cards") for card in cards)
    if any(count > 7 for count in counts.values()):
        raise BadPosition("There are not so many cards of a kind.")
    return sum(count << 3 * kind for kind, count in counts.items())


def _places(box: Any, r: int, cards: Sequence[str]) -> int:
    """Ingredients as places in the list of a recipe."""
    listed = [KINDS[kind] for kind in box.kinds[r].tolist() if kind >= 0]
    return sum({1 << _place(card, listed, f"ingredients of {RECIPES[r]}") for card in cards})


# --- What may never be wrong ----------------------------------------------------------------------------------------


def problems(box: Any, s: Any) -> list[str]:
    """Everything that is wrong with a position: the 69 cards and 23 recipes are all there, each in one place."""
    printed, table = unpacked(box), unpacked(s)
    found = _card_problems(printed, table) + _recipe_problems(printed, table)
    if not found:
        found = _under_problems(printed, table) + _phase_problems(printed, table) + _seat_problems(table)
    return found


def _cards(box: SimpleNamespace, s: SimpleNamespace) -> list[int]:
    """How many cards of each kind are anywhere."""
    counts = [0] * len(KINDS)
    for pile in (s.deck, s.discards, *s.hand):
        for kind, count in enumerate(counted(pile)):
            counts[kind] += count
    for r, places in enumerate(s.under):
        for place in range(4):
            if places >> place & 1:
                counts[box.kinds[r][place]] += 1
    counts[OUTAGE_CARD] += s.outage.bit_count()
    counts[ALARM_CARD] += s.alarm.bit_count()
    if s.grabbed >= 0:
        counts[s.grabbed] += 1
    return counts


def _card_problems(box: SimpleNamespace, s: SimpleNamespace) -> list[str]:
    piles = [s.deck, s.discards, *s.hand, *(known for row in s.known for known in row)]
    if any(pile < 0 or pile >> 54 for pile in piles):
        return ["a pile of cards cannot be read"]
    return [
        f"{there} cards of {name} are in the game, of {printed}"
        for name, there, printed in zip(KINDS, _cards(box, s), counted(box.copies), strict=True)
        if there != printed
    ]


def _recipe_problems(box: SimpleNamespace, s: SimpleNamespace) -> list[str]:
    found = []
    owners = Counter(r for owned in (*s.mine, *s.done) for r in range(32) if owned >> r & 1)
    found += [f"{RECIPES[r]} is in two places" for r, times in owners.items() if r < 23 and times > 1]
    done, mine = _union(s.done), _union(s.mine)
    rounds = [members.bit_count() for members in s.done_in]
    if _union(s.done_in) != done or sum(rounds) != done.bit_count() or any(s.done_in[s.round_number :]):
        found.append("a recipe is finished in no round, or in two, or in one to come")
    if s.outage & ~(mine & box.power) or s.alarm & ~(mine & box.fire):
        found.append("a ban lies where it cannot lie")
    if s.carried & ~(mine & box.overnight):
        found.append("a recipe is carried that is finished or not for the night")
    return found


def _union(sets: Iterable[int]) -> int:
    union = 0
    for members in sets:
        union |= members
    return union


def _under_problems(box: SimpleNamespace, s: SimpleNamespace) -> list[str]:
    found = []
    full = 0
    for r, name in enumerate(RECIPES):
        whole, under = (1 << box.length[r]) - 1, s.under[r]
        owner = next((seat for seat in range(s.seats) if s.mine[seat] >> r & 1), None)
        seen = [s.seen[seat][r] for seat in range(MOST_PLAYERS)]
        if under & ~whole or (under and owner is None) or any(places & ~under for places in seen):
            found.append(f"cards lie or were seen under {name} that cannot lie there")
        elif owner is not None and seen[owner] != under:
            found.append(f"the owner of {name} has not seen all cards under it")
        elif under == whole and any(seen[seat] != under for seat in range(s.seats)):
            found.append(f"{name} is full, and not everybody knows what lies there")
        full |= int(under == whole) << r
    if s.full != full:
        found.append("the full recipes are not those with all ingredients")
    ready = full & ~(s.outage | s.alarm)
    for seat in range(s.seats):
        bound = s.carried & s.mine[seat]
        if s.phase == PLAY and s.actor != CHANCE and ready & s.mine[seat] & (bound or -1):
            found.append(f"seat {seat} has a recipe that ought to be finished")
        if s.phase in (PLAY, SWITCH_GIVE, PICKY_TAKE, PICKY_GIVE, DISCARDING) and not s.mine[seat]:
            found.append(f"seat {seat} has nothing to make, and the round goes on")
    return found


PHASES_OF_CHANCE = {
    FIRST: (SETUP,), DEAL: (SETUP,), DRAW: (SETUP, PLAY), PEEK: (PLAY,), GRAB: (PLAY,), GRAB_BACK: (PLAY,),
    BURN_DEAL: (PLAY,), TIE: (ENDED,),
}  # fmt: skip


def _phase_problems(box: SimpleNamespace, s: SimpleNamespace) -> list[str]:
    found = []

    def expect(holds: bool, told: str) -> None:
        if not holds:
            found.append(told)

    pool = ((1 << len(RECIPES)) - 1) & ~(_union(s.mine) | _union(s.done))
    expect((s.actor == CHANCE) == (s.chance != NO_CHANCE), "chance has the word without a step, or a step without it")
    if s.chance != NO_CHANCE:
        expect(s.phase in PHASES_OF_CHANCE[s.chance], "a chance step in the wrong phase")
    else:
        expect((s.actor == OVER) == (s.phase == ENDED), "the game is over in the wrong phase")
        expect(s.actor in (s.act, OVER), "the actor is not whose decision it is")
    expect(s.awaited == (1 << s.actor if s.actor >= 0 else 0), "somebody else than the actor is awaited")
    expect((s.first == NONE) == (s.chance == FIRST) and s.first < s.seats, "the first player is not known")
    expect(1 <= s.round_number <= box.rounds, f"round {s.round_number}")
    expect(0 <= s.turns <= s.seats * box.closing_turns, f"{s.turns} turns")
    expect(s.turns < s.seats * box.closing_turns or s.phase in (KEEPING, ENDED), "the round ought to be closed")
    expect((s.left > 0) == (s.chance in (DEAL, DRAW, PEEK)), f"{s.left} still to come")
    expect((s.who != NONE) == (s.chance in (DRAW, GRAB, GRAB_BACK)), f"{s.who} draws")
    expect((s.grabbed != NONE) == (s.chance == GRAB_BACK), "a card is laid aside")
    expect(
        (s.pending != NONE) == (s.phase in (SWITCH_GIVE, PICKY_GIVE) or s.chance == BURN_DEAL), "a recipe is pending"
    )
    expect(s.last_discard == NONE or s.phase == DISCARDING, "a discard is noted")
    expect(not s.peeked & ~pool, "a recipe is looked at that is not in the pool")
    expect(bool(s.peeked) == (s.phase in (PICKY_TAKE, PICKY_GIVE)) or s.chance == PEEK, "recipes are looked at")
    expect(s.phase == KEEPING or not (s.queue or s.kept), "recipes are kept in the wrong phase")
    expect(not (s.queue | s.kept) & ~(_union(s.mine) & box.overnight), "recipes are kept that cannot be")
    return found


def _seat_problems(s: SimpleNamespace) -> list[str]:
    found = []
    for seat in range(MOST_PLAYERS):
        if sum(counted(s.hand[seat])) > 5:
            found.append(f"seat {seat} has more than 5 cards")
        for other in range(MOST_PLAYERS):
            known = counted(s.known[seat][other])
            if any(k > h for k, h in zip(known, counted(s.hand[other]), strict=True)) or (seat == other and any(known)):
                found.append(f"seat {seat} knows of cards that seat {other} does not have")
    for seat in range(s.seats, MOST_PLAYERS):
        there = [s.hand[seat], s.mine[seat], s.done[seat], s.mulligans[seat], *s.known[seat], *s.seen[seat]]
        if any(there):
            found.append(f"seat {seat} is not in the game, but has something")
    return found
