"""The actions of Cake Auf!: ids, parameters, and words; also the words that another seat may read of them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from bakehouse.actions import COMMITS, SECRET, ActionTable, Kind
from bakehouse.games.cake_auf import rules
from bakehouse.games.cake_auf.box import Components
from bakehouse.games.cake_auf.state import (
    ACTION_CARDS,
    BURN_CARD,
    BURN_DEAL,
    DEAL,
    DRAW,
    FIRST,
    GRAB,
    GRAB_BACK,
    HAND_CARD,
    INGREDIENTS,
    KINDS,
    ONE_CARD,
    OUTAGE_CARD,
    PEEK,
    PICKY_CARD,
    RECIPES,
    SWITCH_GIVE,
    TIE,
)  # fmt: skip
from bakehouse.kernel.records import CHANCE

LISTS: tuple[tuple[str, ...], ...] = (
    ("flour", "butter", "milk"), ("flour", "butter", "fruit"), ("milk", "rice"), ("flour", "sugar", "butter", "nuts"),
    ("milk", "fruit"), ("flour", "milk", "chocolate", "fruit"), ("milk", "chocolate"), ("flour", "sugar", "chocolate"),
    ("sugar", "eggs", "milk"), ("sugar", "milk", "nuts"), ("sugar", "milk", "fruit", "nuts"), ("sugar", "eggs", "nuts"),
    ("flour", "eggs", "milk", "fruit"), ("sugar", "fruit", "rice"), ("sugar", "rice"), ("flour", "eggs", "nuts"),
    ("butter", "chocolate", "nuts"), ("flour", "eggs", "milk"), ("sugar", "eggs", "fruit"),
    ("milk", "fruit", "nuts", "rice"), ("flour", "eggs", "butter", "chocolate"), ("sugar", "eggs", "milk", "chocolate"),
    ("flour", "sugar", "eggs", "milk"),
)  # fmt: skip
"""The recipes of the standard edition: notations name their ingredients, words those of the edition."""

Row = dict[str, str | int]


@dataclass(frozen=True)
class Listed(Kind):
    """A kind whose parameters depend on each other: each recipe has ingredients of its own."""

    rows: tuple[Row, ...] = ()

    def __iter__(self) -> Iterator[tuple[int, Row]]:
        for place, row in enumerate(self.rows):
            yield self.first + place, dict(row)


PLACE_ROWS: tuple[Row, ...] = tuple(
    {"recipe": recipe, "ingredient": kind} for recipe, kinds in zip(RECIPES, LISTS, strict=True) for kind in kinds
)
FINAL = frozenset({COMMITS})

TABLE = ActionTable(
    [
        Listed("PLACE", rules.PLACE, flags=frozenset({SECRET}), rows=PLACE_ROWS),
        Kind("OUTAGE", rules.OUTAGE, {"recipe": RECIPES}),
        Kind("ALARM", rules.ALARM, {"recipe": RECIPES}),
        Kind("RESTORE", rules.RESTORE, {"recipe": RECIPES}),
        Kind("EXTINGUISH", rules.EXTINGUISH, {"recipe": RECIPES}),
        Kind("SWITCH", rules.SWITCH, {"recipe": RECIPES}),
        Kind("GIVE", rules.GIVE, {"recipe": RECIPES}, FINAL),
        Kind("TAKE", rules.TAKE, {"recipe": RECIPES}, FINAL),
        Kind("BURN", rules.BURN, {"recipe": RECIPES}, FINAL),
        Kind("HANDS", rules.HANDS, {"distance": (1, 2, 3)}, FINAL),
        Kind("ONE", rules.ONE, {"distance": (1, 2, 3)}, FINAL),
        Kind("PICKY", rules.PICKY, flags=FINAL),
        Kind("DECLINE", rules.DECLINE, flags=FINAL),
        Kind("MULLIGAN", rules.MULLIGAN, flags=FINAL),
        Kind("DONE", rules.DONE),
        Kind("DISCARD", rules.DISCARD, {"card": KINDS}),
        Kind("END", rules.END, flags=FINAL),
        Kind("KEEP", rules.KEEP, flags=FINAL),
        Kind("RETURN", rules.RETURN, flags=FINAL),
    ]
)

CARD_OF_BLOCK = {"HANDS": HAND_CARD, "ONE": ONE_CARD, "PICKY": PICKY_CARD, "BURN": BURN_CARD}
CHANCE_NAMES = {
    FIRST: "first", DEAL: "deal", DRAW: "draw", PEEK: "peek", GRAB: "grab", GRAB_BACK: "grab_back",
    BURN_DEAL: "replace", TIE: "tie",
}  # fmt: skip


def seat_name(seat: int) -> str:
    """Seats go by their numbers, counted from 1 as on every table."""
    return f"Seat {seat + 1}"


def counted(cards: int) -> list[int]:
    """Packed cards as the number of each kind."""
    return [cards >> 3 * kind & 7 for kind in range(len(KINDS))]


def joined(names: list[str]) -> str:
    """Flour; Flour and Sugar; Flour, Sugar and Milk."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def many(amount: int, one: str) -> str:
    return f"1 {one}" if amount == 1 else f"{amount} {one}s"


class Words:
    """Speaks of actions with the names of the edition on the table.

    `action` and `outcome` tell all, as the one who acts or draws sees it. `action_seen_by` and `outcome_seen_by` tell
    what a seat reads (None: somebody who watches): never a kind that was placed or drawn in secret.
    """

    def __init__(self, printed: Components) -> None:
        self.recipes = [printed.recipes[name].name for name in RECIPES]  # type: ignore[index]
        self.kinds = [printed.ingredients[name].name for name in INGREDIENTS]  # type: ignore[index]
        self.kinds += [printed.actions[name].name for name in ACTION_CARDS]  # type: ignore[index]

    def cards(self, cards: int) -> str:
        """Such as "Flour and 2 Sugar"."""
        told = [
            self.kinds[kind] if count == 1 else f"{count} {self.kinds[kind]}"
            for kind, count in enumerate(counted(cards))
            if count
        ]
        return joined(told) if told else "no cards"

    def _whose(self, s: Any, r: int) -> str:
        owner = _owner(s, r)
        if owner < 0:
            return self.recipes[r]
        return f"your own {self.recipes[r]}" if owner == int(s.act) else f"{self.recipes[r]} of {seat_name(owner)}"

    # --- Actions

    def action(self, box: Any, s: Any, action: int) -> str:
        """What an action does, and what comes of it, as the acting seat may know it."""
        if action < rules.OUTAGE:
            r = int(box.recipe_of[action])
            kind = int(box.kinds[r, action - int(box.first_place[r])])
            return f"Place {self.kinds[kind]} under {self.recipes[r]}, {self._progress(box, s, r)}"
        return self._open_action(box, s, action)

    def action_seen_by(self, box: Any, s: Any, action: int, seat: int | None) -> str:
        """The action as a seat reads it in the log; `s` is the position before it."""
        if action < rules.OUTAGE and seat != int(s.act):
            return f"Place a card under {self.recipes[int(box.recipe_of[action])]}"
        if action < rules.OUTAGE:
            return self.action(box, s, action)
        return self._open_action(box, s, action)

    def _progress(self, box: Any, s: Any, r: int) -> str:
        length, placed = int(box.length[r]), int(s.under[r]).bit_count() + 1
        if placed < length:
            return f"{placed} of {length}"
        if (int(s.outage) | int(s.alarm)) >> r & 1:
            return "which is full then, but banned"
        waiting = int(s.carried) & int(s.mine[int(s.act)])
        if waiting and not waiting >> r & 1:
            return "which is full then, but waits for the recipe kept overnight"
        return "and finish it"

    def _open_action(self, box: Any, s: Any, action: int) -> str:
        """An action that everybody sees as it is."""
        name, place = TABLE.kind(action).name, action - TABLE.kind(action).first
        me, seats = int(s.act), int(s.seats)
        target = seat_name((me + place + 1) % seats)
        recipe: Callable[[], str] = lambda: self._whose(s, place)  # noqa: E731
        told: dict[str, Callable[[], str]] = {
            "OUTAGE": lambda: f"{self.kinds[OUTAGE_CARD]} on {recipe()}, {self._placed(box, s, place)}",
            "ALARM": lambda: f"{self.kinds[OUTAGE_CARD + 1]} on {recipe()}, {self._placed(box, s, place)}",
            "RESTORE": lambda: f"{self.kinds[OUTAGE_CARD + 2]} for {recipe()}{self._freed(s, place, 'alarm')}",
            "EXTINGUISH": lambda: f"{self.kinds[OUTAGE_CARD + 3]} for {recipe()}{self._freed(s, place, 'outage')}",
            "SWITCH": lambda: f"Ask for {recipe()}, {self._placed(box, s, place)}, and give one of your own",
            "GIVE": lambda: self._give(box, s, place),
            "TAKE": lambda: f"Take {self.recipes[place]}",
            "BURN": lambda: f"Burn the finished {recipe()}",
            "HANDS": lambda: f"Switch hands with {target}: {_sizes(s, me, (me + place + 1) % seats)}",
            "ONE": lambda: f"Take a card from {target}, who takes one back",
            "PICKY": lambda: "Look at recipes of the recipe deck, and perhaps take one",
            "DECLINE": lambda: "Take none of them",
            "MULLIGAN": lambda: f"Mulligan: throw away {self.cards(int(s.hand[me]))} and draw as many",
            "DONE": lambda: "Done with playing cards",
            "DISCARD": lambda: f"Discard {self.kinds[place]}",
            "END": lambda: "End the turn",
            "KEEP": lambda: f"Keep {self._asked(s)} overnight",
            "RETURN": lambda: f"Give {self._asked(s)} back",
        }
        return told[name]()

    def _placed(self, box: Any, s: Any, r: int) -> str:
        return f"{int(s.under[r]).bit_count()} of {int(box.length[r])} placed"

    def _freed(self, s: Any, r: int, other: str) -> str:
        if int(s[other]) >> r & 1:
            return ", which is banned still"
        return ", which is full" if int(s.full) >> r & 1 else ""

    def _give(self, box: Any, s: Any, r: int) -> str:
        given, got = self.recipes[r], self.recipes[int(s.pending)]
        if int(s.phase) == SWITCH_GIVE:
            return f"Give {given} with {many(int(s.under[r]).bit_count(), 'card')} for {got}"
        return f"Give {given} back for {got}"

    def _asked(self, s: Any) -> str:
        return self.recipes[asked_recipe(s)]

    # --- Why not

    def refusal(self, box: Any, s: Any, action: int, code: int) -> str:
        """The reason as the end of a sentence; only what the asking seat knows."""
        name, place = TABLE.kind(action).name, action - TABLE.kind(action).first
        r = int(box.recipe_of[action]) if action < rules.OUTAGE else place % len(RECIPES)
        recipe, card = self.recipes[r], self._card(box, action, name, place)
        reasons: dict[int, str] = {
            rules.NOT_NOW: f"now it is time to {NOW[int(s.phase)]}",
            rules.NO_SUCH_PLAYER: f"there are only {int(s.seats)} players",
            rules.NOT_IN_HAND: f"there is no {card} in your hand",
            rules.NOT_OWN_RECIPE: f"{recipe} is not one of your recipes",
            rules.OWN_RECIPE: f"{recipe} is one of your own recipes",
            rules.IN_POOL: f"nobody has {recipe}",
            rules.RECIPE_FINISHED: f"{recipe} is finished",
            rules.LIES_THERE: f"{card} lies under {recipe} already",
            rules.NO_ICON: f"{recipe} does not have the icon for it",
            rules.BANNED_ALREADY: f"such a ban lies on {recipe} already",
            rules.NOT_BANNED: f"no such ban lies on {recipe}",
            rules.ONLY_OWN_BANS: f"only bans on your own recipes may be lifted, and {recipe} is not yours",
            rules.NOT_FINISHED: f"{recipe} is not finished",
            rules.OWN_FINISHED: f"{recipe} is your own",
            rules.OTHER_ROUND: f"{recipe} was finished in an earlier round",
            rules.TARGET_EMPTY: f"{seat_name((int(s.act) + place + 1) % int(s.seats))} has no cards",
            rules.POOL_EMPTY: "the recipe deck is empty",
            rules.HAND_EMPTY: "there are no cards in your hand",
            rules.MULLIGANS_USED: f"all {int(box.mulligan_limit)} mulligans of this round are used",
            rules.OUT_OF_ORDER: "two discards are made in the order of the kinds",
            rules.NOT_OFFERED: f"{recipe} is not among the recipes you look at",
        }
        return reasons[code]

    def _card(self, box: Any, action: int, name: str, place: int) -> str:
        if name == "PLACE":
            r = int(box.recipe_of[action])
            return self.kinds[int(box.kinds[r, action - int(box.first_place[r])])]
        if name == "DISCARD":
            return self.kinds[place]
        if action < rules.GIVE:
            return self.kinds[OUTAGE_CARD + (action - rules.OUTAGE) // len(RECIPES)]
        return self.kinds[CARD_OF_BLOCK.get(name, 0)]

    # --- Chance

    def outcome(self, box: Any, s: Any, outcome: int) -> str:
        """All of it, as the one sees it who draws."""
        step, who, act = int(s.chance), int(s.who), int(s.act)
        if step == FIRST:
            return f"{seat_name(outcome)} begins"
        if step == TIE:
            return f"{seat_name(outcome)} wins at rock, paper, scissors"
        if step == DEAL:
            dealt = int(s.seats) * int(box.dealt[int(s.seats)]) - int(s.left)
            return f"{seat_name((act + dealt) % int(s.seats))} gets {self.recipes[outcome]}"
        if step == BURN_DEAL:
            burned = int(s.pending)
            return f"{seat_name(_owner(s, burned))} gets {self.recipes[outcome]} for {self.recipes[burned]}"
        if step == PEEK:
            return f"{seat_name(act)} sees {self.recipes[outcome]}"
        if step == DRAW:
            return f"{seat_name(who)} draws {self.kinds[outcome]}"
        if step == GRAB:
            return f"{seat_name(act)} takes {self.kinds[outcome]} from {seat_name(who)}"
        return f"{seat_name(who)} takes {self.kinds[outcome]} back from {seat_name(act)}"

    def outcome_seen_by(self, box: Any, s: Any, outcome: int, seat: int | None) -> str:
        """The outcome as a seat reads it in the log; `s` is the position before it."""
        step, who, act = int(s.chance), int(s.who), int(s.act)
        if step == DRAW and seat != who:
            return f"{seat_name(who)} draws a card"
        if step == PEEK and seat != act:
            return f"{seat_name(act)} sees a recipe"
        if step == GRAB and seat not in (act, who):
            return f"{seat_name(act)} takes a card from {seat_name(who)}"
        if step == GRAB_BACK and seat not in (act, who):
            return f"{seat_name(who)} takes a card back from {seat_name(act)}"
        return self.outcome(box, s, outcome)

    def seen_by(self, box: Any, s: Any, choice: int, seat: int | None) -> str:
        """An action or an outcome as a seat reads it in the log; `s` is the position before it."""
        told = self.outcome_seen_by if int(s.actor) == CHANCE else self.action_seen_by
        return told(box, s, choice, seat)

    def outcome_notation(self, box: Any, s: Any, outcome: int) -> str:
        step = int(s.chance)
        if step in (FIRST, TIE):
            return f"{CHANCE_NAMES[step]} seat_{outcome + 1}"
        if step in (DRAW, GRAB, GRAB_BACK):
            return f"{CHANCE_NAMES[step]} {KINDS[outcome]}"
        return f"{CHANCE_NAMES[step]} {RECIPES[outcome]}"


NOW = (
    "set up", "play cards", "give a recipe for the one asked for", "choose among the recipes you look at",
    "give a recipe for the one taken", "discard or end the turn", "keep or give back an Overnight recipe", "stop",
)  # fmt: skip


def _owner(s: Any, r: int) -> int:
    for seat in range(int(s.seats)):
        if (int(s.mine[seat]) | int(s.done[seat])) >> r & 1:
            return seat
    return -1


def asked_recipe(s: Any) -> int:
    """Phase keep: the recipe that is asked for, which is the owner's first in the queue."""
    queue = int(s.queue) & int(s.mine[int(s.act)])
    return (queue & -queue).bit_length() - 1


def _sizes(s: Any, me: int, other: int) -> str:
    given = sum(counted(int(s.hand[me]))) - 1
    return f"you give {many(given, 'card')} and get {sum(counted(int(s.hand[other])))}"
