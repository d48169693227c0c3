"""Positions of Cake Auf! from a short description, and what may never be wrong with one."""

from collections import Counter
from collections.abc import Iterable, Mapping
from types import SimpleNamespace
from typing import Any

from bakehouse.errors import BadPosition
from bakehouse.fields import Axis, entries, lay, lay_field, listing, mapping, misfits, shown
from bakehouse.games.cake_auf.actions import counted
from bakehouse.games.cake_auf.state import (
    ALARM_CARD,
    BURN_DEAL,
    DEAL,
    DISCARDING,
    DRAW,
    ENDED,
    FIELDS,
    FIRST,
    GRAB,
    GRAB_BACK,
    KEEPING,
    KINDS,
    MOST_PLAYERS,
    NO_CHANCE,
    NONE,
    OUTAGE_CARD,
    PARTS,
    PEEK,
    PICKY_GIVE,
    PICKY_TAKE,
    PILE,
    PLAY,
    RECIPES,
    SEATS,
    SETUP,
    SWITCH_GIVE,
    TIE,
)  # fmt: skip
from bakehouse.kernel.records import CHANCE, OVER, unpacked

WORDS = {
    "players": ("hand", "mine", "under", "outage", "alarm", "carried", "done", "done_in"),
    "known": (),
    "seen": (),
}
"""What a description may say beside the fields, or in another way than they do, and the fields that it fills."""
BANS = {"outages": "outage", "alarms": "alarm", "carried": "carried"}
PLAYER_WORDS = ("hand", "recipes", *BANS, "done")
_KNOWN, _SEEN = (field for field in FIELDS if field.name in ("known", "seen"))
_RECIPES, _ROUNDS = Axis(RECIPES), Axis(PARTS, numbered=True)


def build(box: Any, s: Any, described: Mapping[str, Any], conserving: bool = True) -> None:
    """Lay a position on a table that is set up. All names are those of components.toml.

    - `round=2`, `first=0`, `act=1`, `turns=3`, `mulligans=[1, 0]`; seats are counted from 0
    - `players=[{"hand": ["flour", "one_for_one"], "recipes": {"churros": ["flour"]}, "outages": ["churros"],
      "alarms": [], "carried": [], "done": {"gelato": 1}}, ...]`: the ingredients under unfinished recipes, the bans on
      them, and the round in which each finished recipe was finished
    - `discard=["eggs"]`; `deck=["flour"]` (if not given: all cards that are nowhere else)
    - `known=[[0, 1, ["sugar"]]]`: seat 0 knows that seat 1 holds sugar
    - `seen=[["churros", "flour", [1]]]`: seat 1 too has seen the flour under churros
    - `phase="discard"`, `step="draw"` (what chance does next) and every other field by its name
    """
    seats = int(s.seats)
    given = lay(FIELDS, s, described, seats, words=WORDS)
    if "phase" not in given:
        s.phase = PLAY
    if s.phase != SETUP:
        _begin_phase(s, given)
    if "players" in given:
        _lay_players(box, s, described["players"])
    elif s.phase != SETUP and "mine" not in given:
        raise BadPosition(f"A position describes all {seats} players.")
    _lay_known(s, described.get("known", ()))
    _lay_seen(box, s, described.get("seen", ()), "players" in given)
    _note_full(box, s)
    if "deck" not in given:
        _fill_deck(box, s)
    s.actor = CHANCE if s.chance != NO_CHANCE else OVER if s.phase == ENDED else s.act
    s.awaited = 1 << int(s.actor) if s.actor >= 0 else 0


def _begin_phase(s: Any, given: set[str]) -> None:
    """What is usual once the cards are dealt."""
    if "first" not in given:
        s.first = 0
    if "step" not in given:
        s.chance = NO_CHANCE


def _lay_players(box: Any, s: Any, told: Any) -> None:
    seats = int(s.seats)
    players = entries(told, SEATS, "players", seats)
    if len(players) != seats:
        raise BadPosition(f"A position describes all {seats} players, not {len(players)}.")
    for seat, player in players:
        _lay_player(box, s, seat, mapping(player, f"players.{seat}"))


def _lay_player(box: Any, s: Any, seat: int, player: Mapping[str, Any]) -> None:
    at, seats = f"players.{seat}", int(s.seats)
    for name in player:
        if name not in PLAYER_WORDS:
            raise BadPosition(f"A player has no {shown(name)}; a player has {', '.join(PLAYER_WORDS)}.")
    s.hand[seat] = PILE.read(player.get("hand", ()), f"{at}.hand", seats)
    recipes = mapping(player.get("recipes", {}), f"{at}.recipes")
    for r, cards in entries(recipes, _RECIPES, f"{at}.recipes", seats):
        s.mine[seat] |= 1 << r
        s.under[r] = s.seen[seat, r] = _places(box, r, cards, f"{at}.recipes.{RECIPES[r]}")
    for word, field in BANS.items():
        for recipe in listing(player.get(word, ()), f"{at}.{word}"):
            s[field] |= 1 << RECIPES.index(_unfinished(recipe, recipes, f"{at}.{word}"))
    for r, number in entries(mapping(player.get("done", {}), f"{at}.done"), _RECIPES, f"{at}.done", seats):
        s.done[seat] |= 1 << r
        s.done_in[_ROUNDS.place(number, f"{at}.done.{RECIPES[r]}", seats)] |= 1 << r


def _unfinished(recipe: Any, recipes: Mapping[Any, Any], at: str) -> str:
    if not isinstance(recipe, str) or recipe not in recipes:
        names = ", ".join(map(str, recipes)) or "none"
        raise BadPosition(f"{at} names unfinished recipes of that player ({names}), not {shown(recipe)}.")
    return recipe


def _lay_known(s: Any, told: Any) -> None:
    """Lists of a seat, another, and the cards of the other that it knows; or the field by name."""
    if isinstance(told, Mapping):
        lay_field(_KNOWN, s, told, int(s.seats), "known")
        return
    for entry in listing(told, "known"):
        seat, other, cards = _triple(entry, "known", '[0, 1, ["sugar"]]')
        pair = SEATS.place(seat, "known", int(s.seats)), SEATS.place(other, "known", int(s.seats))
        if s.known[pair]:
            raise BadPosition(f"known tells twice what seat {pair[0]} knows of seat {pair[1]}.")
        s.known[pair] = PILE.read(cards, "known", int(s.seats))


def _lay_seen(box: Any, s: Any, told: Any, added: bool) -> None:
    """Lists of a recipe, an ingredient under it, and who has seen it; or the field by name."""
    if isinstance(told, Mapping):
        if added:
            raise BadPosition('Beside players, seen is a list such as [["churros", "flour", [1]]].')
        lay_field(_SEEN, s, told, int(s.seats), "seen")
        return
    for entry in listing(told, "seen"):
        recipe, ingredient, viewers = _triple(entry, "seen", '["churros", "flour", [1]]')
        r = _RECIPES.place(recipe, "seen", int(s.seats))
        for seat in listing(viewers, "seen"):
            s.seen[SEATS.place(seat, "seen", int(s.seats)), r] |= _places(box, r, [ingredient], "seen")


def _triple(told: Any, at: str, example: str) -> list[Any]:
    things = listing(told, at)
    if len(things) != 3:
        raise BadPosition(f"{at} lists things such as {example}, not {shown(told)}.")
    return things


def _places(box: Any, r: int, told: Any, at: str) -> int:
    """Ingredients as places in the list of a recipe."""
    listed = Axis(tuple(KINDS[kind] for kind in box.kinds[r].tolist() if kind >= 0))
    places = [listed.place(card, at, 0) for card in listing(told, at)]
    if len(set(places)) < len(places):
        raise BadPosition(f"{at} names something twice: {shown(told)}.")
    return sum(1 << place for place in places)


def _note_full(box: Any, s: Any) -> None:
    """A recipe with all its ingredients lies open: everybody has seen them."""
    s.full = 0
    for r in range(len(RECIPES)):
        if s.under[r] == (1 << int(box.length[r])) - 1:
            s.full |= 1 << r
            s.seen[: int(s.seats), r] = s.under[r]


def _fill_deck(box: Any, s: Any) -> None:
    """All cards that are nowhere else."""
    s.deck = 0
    used = _cards(unpacked(box), unpacked(s))
    rest = [copies - there for copies, there in zip(counted(int(box.copies)), used, strict=True)]
    if min(rest) < 0:
        raise BadPosition(f"There are not so many cards of {KINDS[rest.index(min(rest))]} in the box.")
    s.deck = sum(count << 3 * kind for kind, count in enumerate(rest))


# --- What may never be wrong ----------------------------------------------------------------------------------------


def problems(box: Any, s: Any, conserving: bool = True) -> list[str]:
    """Everything that is wrong with a position: each card and recipe is in one place and, conserving, all are there."""
    printed, table = unpacked(box), unpacked(s)
    found = misfits(FIELDS, table, table.seats)
    if not found:
        found = _card_problems(printed, table, conserving) + _recipe_problems(printed, table)
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


def _card_problems(box: SimpleNamespace, s: SimpleNamespace, conserving: bool) -> list[str]:
    return [
        f"{there} cards of {name} are in the game, of {printed}"
        for name, there, printed in zip(KINDS, _cards(box, s), counted(box.copies), strict=True)
        if there > printed or (there < printed and conserving)
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
    expect(s.phase != KEEPING or s.queue & s.mine[s.act], "nobody is asked what to keep")
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
