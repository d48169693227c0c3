"""Cake Auf!, written a second time: an independent program kept for comparison with the compiled rules.

It is slow and obvious on purpose: an action is legal if the one question asked about it is answered with yes,
and whatever follows from the table is looked up on the table again whenever it is needed.
"""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

CHANCE, OVER = -1, -2
NONE: int | None = None

KINDS = range(18)
FLOUR, SUGAR, EGGS, BUTTER, MILK, CHOCOLATE, FRUIT, NUTS, RICE = range(9)
POWER_OUTAGE, FIRE_ALARM, POWER_RESTORED, FIRE_EXTINGUISHER = range(9, 13)
SWITCH_RECIPE, SWITCH_HAND, PICKY_EATER, ONE_FOR_ONE, FREEZER_BURN = range(13, 18)
COPIES = [5, 5, 4, 4, 6, 4, 4, 4, 3, 4, 4, 3, 3, 4, 2, 4, 4, 2]

POWER, FIRE, FRIDGE, OVERNIGHT = "PFCO"


class Card(NamedTuple):
    """A recipe card: its key, its ingredients, its icons."""

    key: str
    ingredients: tuple[int, ...]
    icons: str


CARDS = [
    Card("alfajores", (FLOUR, BUTTER, MILK), "PF"),
    Card("apple_pie", (FLOUR, BUTTER, FRUIT), "F"),
    Card("arroz_con_leche", (MILK, RICE), "PF"),
    Card("baklava", (FLOUR, SUGAR, BUTTER, NUTS), "F"),
    Card("bingsu", (MILK, FRUIT), "PC"),
    Card("black_forest", (FLOUR, MILK, CHOCOLATE, FRUIT), "FC"),
    Card("brigadeiro", (MILK, CHOCOLATE), "PF"),
    Card("churros", (FLOUR, SUGAR, CHOCOLATE), "PF"),
    Card("creme_brulee", (SUGAR, EGGS, MILK), "FC"),
    Card("gelato", (SUGAR, MILK, NUTS), "PC"),
    Card("kulfi", (SUGAR, MILK, FRUIT, NUTS), "CO"),
    Card("macaron", (SUGAR, EGGS, NUTS), "PF"),
    Card("malva_pudding", (FLOUR, EGGS, MILK, FRUIT), "F"),
    Card("mango_sticky_rice", (SUGAR, FRUIT, RICE), "P"),
    Card("mochi", (SUGAR, RICE), "PF"),
    Card("mooncake", (FLOUR, EGGS, NUTS), "F"),
    Card("nanaimo_bar", (BUTTER, CHOCOLATE, NUTS), "PC"),
    Card("pastel_de_nata", (FLOUR, EGGS, MILK), "F"),
    Card("pavlova", (SUGAR, EGGS, FRUIT), "PF"),
    Card("risalamande", (MILK, FRUIT, NUTS, RICE), "F"),
    Card("sachertorte", (FLOUR, EGGS, BUTTER, CHOCOLATE), "F"),
    Card("tiramisu", (SUGAR, EGGS, MILK, CHOCOLATE), "PCO"),
    Card("tres_leches", (FLOUR, SUGAR, EGGS, MILK), "FCO"),
]
RECIPES = range(23)

ROUNDS, HAND_SIZE, MOST_DISCARDS, MOST_MULLIGANS, MOST_PEEKS = 3, 5, 2, 3, 3
RECIPES_DEALT = {2: 3, 3: 2, 4: 2}
OPTIONS: dict[str, list[Any]] = {  # the house rules, the default first
    "picky_eater": ["discard", "transfer"],
    "freezer_burn": ["round", "game"],
    "hands_between_rounds": ["keep", "fresh"],
    "tie_break": ["rps", "shared"],
    "counteraction": ["any", "own"],
    "closing_turns": [20, *range(8, 61)],
}


class Action(NamedTuple):
    """An action: its name; the recipe, the seat offset or the discarded kind; the kind placed."""

    name: str
    what: int = 0
    kind: int = 0


def all_actions() -> list[Action]:
    """The 288 actions in the order of their ids."""
    actions = [Action("PLACE", r, k) for r in RECIPES for k in CARDS[r].ingredients]
    for name in ("OUTAGE", "ALARM", "RESTORE", "EXTINGUISH", "SWITCH", "GIVE", "TAKE", "BURN"):
        actions += [Action(name, r) for r in RECIPES]
    actions += [Action(name, offset) for name in ("HANDS", "ONE") for offset in (1, 2, 3)]
    actions += [Action(name) for name in ("PICKY", "DECLINE", "MULLIGAN", "DONE")]
    actions += [Action("DISCARD", k) for k in KINDS]
    return actions + [Action(name) for name in ("END", "KEEP", "RETURN")]


ACTIONS = all_actions()
CARD_PLAYED = {"OUTAGE": POWER_OUTAGE, "ALARM": FIRE_ALARM}
CARD_PLAYED |= {"RESTORE": POWER_RESTORED, "EXTINGUISH": FIRE_EXTINGUISHER, "SWITCH": SWITCH_RECIPE}
CARD_PLAYED |= {"HANDS": SWITCH_HAND, "PICKY": PICKY_EATER, "ONE": ONE_FOR_ONE, "BURN": FREEZER_BURN}
SETTLED_AFTER = ["PLACE", "RESTORE", "EXTINGUISH", "GIVE"]
ACTIONS_OF_PHASE = {"PLAY": ["PLACE", *CARD_PLAYED, "MULLIGAN", "DONE"]}
ACTIONS_OF_PHASE |= {"SWITCH_GIVE": ["GIVE"], "PICKY_TAKE": ["TAKE", "DECLINE"], "PICKY_GIVE": ["GIVE"]}
ACTIONS_OF_PHASE |= {"DISCARD": ["DISCARD", "END"], "KEEP": ["KEEP", "RETURN"]}


def no_cards() -> list[int]:
    """A fresh count by kind, with no card of any kind."""
    return [0] * len(KINDS)


def certain(value: int | None) -> int:
    """A value that is there."""
    assert value is not None
    return value


class Table:
    """A game of Cake Auf! for 2 to 4 seats."""

    def __init__(self, seats: int, **options: Any) -> None:
        known = all(value in OPTIONS.get(name, []) for name, value in options.items())
        if seats not in RECIPES_DEALT or not known:
            raise ValueError(f"no such table: {seats} seats, {options}")
        self.seats = self.n = seats
        self.options = {name: values[0] for name, values in OPTIONS.items()} | options
        self.round, self.turns, self.act, self.left, self.discards_made = 1, 0, 0, 0, 0
        self.first = self.who = self.grabbed = self.burned = self.winner = NONE
        self.pending = self.last_discard = NONE
        self.round_winner = NONE  # for the record only: of the round that ended last
        self.phase, self.mulligans = "SETUP", [0] * seats
        self.chance: str | None = "FIRST"
        self.deck, self.discard = list(COPIES), no_cards()
        self.hand = [no_cards() for _ in range(seats)]
        self.owner: list[int | None] = [None for _ in RECIPES]
        self.finished = [0 for _ in RECIPES]
        self.cards: list[dict[int, set[int]]] = [{} for _ in RECIPES]  # the seats that have seen it, by kind
        self.outage, self.alarm, self.carried = ([False for _ in RECIPES] for _ in range(3))
        self.peek: list[int] = []
        self.keep_queue: list[int] = []
        self.kept: set[int] = set()
        self.known_hand = [[no_cards() for _ in range(seats)] for _ in range(seats)]

    # What can be asked at any time

    @property
    def actor(self) -> int:
        """The seat to act, or CHANCE, or OVER."""
        if self.chance is not None:
            return CHANCE
        return OVER if self.phase == "GAME_OVER" else self.act

    @property
    def awaited(self) -> set[int]:
        """The seats that may act now: the one actor, if it is a seat."""
        return set() if self.actor in (CHANCE, OVER) else {self.actor}

    @property
    def end(self) -> str | None:
        """Why the game ended: somebody finished all their recipes in round 3, or it was closing time."""
        return None if self.actor != OVER else "closing" if self.round_winner is None else "recipes"

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats, clockwise from this one on."""
        return [(seat + step) % self.n for step in range(self.n)]

    def first_of_round(self) -> int:
        """The first player of the round."""
        return (certain(self.first) + self.round - 1) % self.n

    def pool(self) -> list[int]:
        """The recipes that nobody owns."""
        return [r for r in RECIPES if self.owner[r] is None]

    def unfinished(self, seat: int) -> list[int]:
        """The recipes that a seat still has to make, ascending."""
        return [r for r in RECIPES if self.owner[r] == seat and self.finished[r] == 0]

    def full(self, r: int) -> bool:
        """Whether all ingredients of a recipe lie under it."""
        return all(k in self.cards[r] for k in CARDS[r].ingredients)

    def ready(self, r: int) -> bool:
        """Whether a recipe is to be finished at once."""
        seat = self.owner[r]
        if seat is None or self.finished[r] != 0 or not self.full(r) or self.outage[r] or self.alarm[r]:
            return False
        return self.carried[r] or not any(self.carried[other] for other in self.unfinished(seat))

    # Legal actions

    def legal(self) -> list[int]:
        """The ids of the legal actions of the actor, ascending; empty when no seat decides."""
        return [number for number in range(len(ACTIONS)) if self._is_legal(ACTIONS[number])]

    def _is_legal(self, action: Action) -> bool:
        """Whether the actor may take an action now."""
        if self.chance is not None or action.name not in ACTIONS_OF_PHASE.get(self.phase, []):
            return False
        (name, x, k), c = action, self.act
        if name in CARD_PLAYED and self.hand[c][CARD_PLAYED[name]] == 0:
            return False
        anybody = self.options["counteraction"] == "any"
        questions: dict[str, Callable[[], bool]] = {
            "PLACE": lambda: x in self.unfinished(c) and k not in self.cards[x] and self.hand[c][k] > 0,
            "OUTAGE": lambda: self._to_be_made_by_another(x, POWER) and not self.outage[x],
            "ALARM": lambda: self._to_be_made_by_another(x, FIRE) and not self.alarm[x],
            "RESTORE": lambda: self.outage[x] and (anybody or self.owner[x] == c),
            "EXTINGUISH": lambda: self.alarm[x] and (anybody or self.owner[x] == c),
            "SWITCH": lambda: self._to_be_made_by_another(x),
            "GIVE": lambda: x in self.unfinished(c),
            "TAKE": lambda: x in self.peek,
            "BURN": lambda: self._may_be_burned(x),
            "HANDS": lambda: x < self.n,
            "ONE": lambda: x < self.n and sum(self.hand[(c + x) % self.n]) > 0,
            "PICKY": lambda: len(self.pool()) > 0,
            "MULLIGAN": lambda: sum(self.hand[c]) > 0 and self.mulligans[c] < MOST_MULLIGANS,
            "DISCARD": lambda: self.hand[c][x] > 0 and (self.last_discard is None or x >= self.last_discard),
        }
        return name not in questions or questions[name]()

    def _to_be_made_by_another(self, r: int, icon: str = "") -> bool:
        """Whether a recipe is unfinished, owned by another player than the actor, and has an icon."""
        return self.owner[r] not in (None, self.act) and self.finished[r] == 0 and icon in CARDS[r].icons

    def _may_be_burned(self, r: int) -> bool:
        """Whether a recipe is a finished fridge recipe of another player, of a round that counts."""
        if self.owner[r] in (None, self.act) or self.finished[r] == 0 or FRIDGE not in CARDS[r].icons:
            return False
        return self.finished[r] == self.round or self.options["freezer_burn"] == "game"

    # Chance

    def outcomes(self) -> list[int]:
        """The weights of the outcomes (seats, recipes or kinds); empty when it is not chance that acts."""
        pool = self.pool()
        weights: dict[str, Callable[[], list[int]]] = {
            "FIRST": lambda: [1] * self.n,
            "DEAL": lambda: [int(r in pool) for r in RECIPES],
            "DRAW": lambda: list(self.deck),
            "PEEK": lambda: [int(r in pool and r not in self.peek) for r in RECIPES],
            "GRAB": lambda: list(self.hand[certain(self.who)]),
            "GRAB_BACK": lambda: list(self.hand[self.act]),
            "BURN_DEAL": lambda: [int(r in pool) for r in RECIPES],
            "TIE": lambda: [int(seat in self.leaders()) for seat in range(self.n)],
        }
        return [] if self.chance is None else weights[self.chance]()

    def _resolve(self, outcome: int) -> None:
        """Carry out an outcome of chance."""
        step, self.chance = str(self.chance), None
        effects: dict[str, Callable[[int], None]] = {
            "FIRST": self._start_game,
            "DEAL": self._dealt,
            "DRAW": self._drawn,
            "PEEK": self._peeked,
            "GRAB": self._grab,
            "GRAB_BACK": self._grab_back,
            "BURN_DEAL": self._replace_burned,
            "TIE": self._break_tie,
        }
        effects[step](outcome)

    def _start_game(self, seat: int) -> None:
        """Begin the first round."""
        self.first = seat
        self._start_round()

    def _start_round(self) -> None:
        """Begin a round with the dealing of the recipes."""
        self.act, self.phase = self.first_of_round(), "SETUP"
        self.mulligans, self.turns = [0] * self.n, 0
        self._deal(RECIPES_DEALT[self.n] * self.n)

    def _deal(self, left: int) -> None:
        """Deal the next of the recipes that are left to deal; then the hands are filled."""
        self.left = 0
        if left > 0 and self.pool():
            self.chance, self.left = "DEAL", left
        else:
            self._fill_hands(self.clockwise_from(self.act))

    def _dealt(self, r: int) -> None:
        """Give a recipe to the seat whose turn it is to get one."""
        dealt_so_far = RECIPES_DEALT[self.n] * self.n - self.left
        self.owner[r] = (self.act + dealt_so_far) % self.n
        self._deal(self.left - 1)

    def _fill_hands(self, seats: list[int]) -> None:
        """Let these seats draw in turn; after the last one the first turn of the round begins."""
        for seat in seats:
            if self._draw(seat, HAND_SIZE - sum(self.hand[seat])):
                return
        if not self._settle():
            self._start_turn()

    def _start_turn(self) -> None:
        """Begin the turn of `act` with the refill of the hand."""
        self.phase = "PLAY"
        self._draw(self.act, HAND_SIZE - sum(self.hand[self.act]))

    def _end_turn(self) -> None:
        """End the turn, and with the last turn before closing time the round."""
        self.discards_made, self.last_discard = 0, None
        self.turns += 1
        if self.turns == self.n * self.options["closing_turns"]:
            self._end_round(None)
        else:
            self.act = (self.act + 1) % self.n
            self._start_turn()

    def _draw(self, seat: int, left: int) -> bool:
        """Set up the draw of the next of so many cards; False if no card is drawn any more."""
        self.left, self.who = 0, None
        if left > 0 and sum(self.deck) == 0:
            self._discard_pile_becomes_deck()
        if left <= 0 or sum(self.deck) == 0:
            return False
        self.chance, self.left, self.who = "DRAW", left, seat
        return True

    def _drawn(self, k: int) -> None:
        """Take a drawn card into the hand; go on drawing."""
        seat, left = certain(self.who), self.left - 1
        self.deck[k] -= 1
        self.hand[seat][k] += 1
        if not self._draw(seat, left) and self.phase == "SETUP":
            order = self.clockwise_from(self.act)
            self._fill_hands(order[order.index(seat) + 1 :])

    def _discard_pile_becomes_deck(self) -> None:
        """Merge the discard pile into the deck."""
        self.deck = [self.deck[k] + self.discard[k] for k in KINDS]
        self.discard = no_cards()

    # Actions

    def apply(self, action: int) -> None:
        """Carry out an action of the actor, or an outcome of chance."""
        if self.chance is not None:
            weights = self.outcomes()
            if action not in range(len(weights)) or weights[action] == 0:
                raise ValueError(f"{action} is no possible outcome")
            self._resolve(action)
            return
        if action not in range(len(ACTIONS)) or not self._is_legal(ACTIONS[action]):
            raise ValueError(f"{action} is not legal")
        name, x, k = ACTIONS[action]
        if name in CARD_PLAYED:
            self._play(CARD_PLAYED[name], to_discard_pile=name not in ("OUTAGE", "ALARM"))
        self._do(self.act, name, x, k)
        if name in SETTLED_AFTER:
            self._settle()

    def _play(self, k: int, to_discard_pile: bool = True) -> None:
        """Take a card from the hand of the actor, face up; bans do not go to the discard pile."""
        self.hand[self.act][k] -= 1
        self.discard[k] += to_discard_pile
        self._forget(self._others(self.act), self.act, [k])

    def _do(self, c: int, name: str, x: int, k: int) -> None:
        """Carry out the effect of an action of player c."""
        match name:
            case "PLACE":
                self.hand[c][k] -= 1
                self.cards[x][k] = {c}
                self._forget(self._others(c), c, CARDS[x].ingredients)
            case "OUTAGE":
                self.outage[x] = True
            case "ALARM":
                self.alarm[x] = True
            case "RESTORE":
                self._lift(self.outage, x, POWER_OUTAGE)
            case "EXTINGUISH":
                self._lift(self.alarm, x, FIRE_ALARM)
            case "SWITCH" | "TAKE":
                self.pending, self.phase = x, "SWITCH_GIVE" if name == "SWITCH" else "PICKY_GIVE"
            case "GIVE":
                self._give(c, x)
            case "BURN" if self.pool():
                self.burned, self.chance = x, "BURN_DEAL"
            case "BURN":
                self.finished[x], self.carried[x] = 0, False
            case "HANDS":
                self._switch_hands(c, (c + x) % self.n)
            case "ONE":
                self.chance, self.who = "GRAB", (c + x) % self.n
            case "PICKY":
                self.chance, self.left = "PEEK", min(MOST_PEEKS, len(self.pool()))
            case "DECLINE":
                self.peek, self.phase = [], "PLAY"
            case "MULLIGAN":
                self._mulligan(c)
            case "DONE" if sum(self.hand[c]) > 0:
                self.phase = "DISCARD"
            case "DONE" | "END":
                self._end_turn()
            case "DISCARD":
                self._discard_card(c, x)
            case "KEEP" | "RETURN":
                asked = self.keep_queue.pop(0)
                self.kept |= {asked} if name == "KEEP" else set()
                self._ask_keep()

    def _lift(self, bans: list[bool], r: int, ban: int) -> None:
        """Put a ban to the discard pile, if it lies on a recipe."""
        self.discard[ban] += bans[r]
        bans[r] = False

    def _give(self, c: int, r: int) -> None:
        """Give a recipe away: for the one asked for, or for the one taken from the pool."""
        wanted, picky = certain(self.pending), self.phase == "PICKY_GIVE"
        self.pending, self.peek, self.phase = None, [], "PLAY"
        if picky:
            self._swap_with_pool(c, r, wanted)
        else:
            self._swap_recipes(c, r, wanted)

    def _swap_recipes(self, c: int, mine: int, theirs: int) -> None:
        """Let two recipes change owners, who have then seen the cards under both."""
        q = certain(self.owner[theirs])
        self.owner[mine], self.owner[theirs] = q, c
        for seen_by in (*self.cards[mine].values(), *self.cards[theirs].values()):
            seen_by.update({c, q})

    def _swap_with_pool(self, c: int, r: int, t: int) -> None:
        """Swap recipe r for recipe t of the pool; what does not stay goes to the discard pile."""
        self.owner[t] = c
        if self.options["picky_eater"] == "transfer":
            for k in [k for k in self.cards[r] if k in CARDS[t].ingredients]:
                self.cards[t][k] = self.cards[r].pop(k)
            for bans, icon in ((self.outage, POWER), (self.alarm, FIRE)):
                if bans[r] and icon in CARDS[t].icons:
                    bans[r], bans[t] = False, True
        self._to_pool(r)

    def _to_pool(self, r: int) -> None:
        """Put a recipe into the pool, the cards under and on it to the discard pile."""
        self._discard_ingredients(r)
        self._lift(self.outage, r, POWER_OUTAGE)
        self._lift(self.alarm, r, FIRE_ALARM)
        self.owner[r], self.finished[r], self.carried[r] = None, 0, False

    def _discard_ingredients(self, r: int) -> None:
        """Put the cards under a recipe face up to the discard pile."""
        for k in self.cards[r]:
            self.discard[k] += 1
        self.cards[r] = {}

    def _replace_burned(self, new: int) -> None:
        """Give the replacement to the owner of the burned recipe, which goes to the pool."""
        self.owner[new] = self.owner[certain(self.burned)]
        self._to_pool(certain(self.burned))
        self.burned = None

    def _switch_hands(self, c: int, q: int) -> None:
        """Let two players exchange their hands; both know both."""
        self.hand[c], self.hand[q] = self.hand[q], self.hand[c]
        for known in (self.known_hand[p] for p in self._others(c, q)):
            known[c], known[q] = known[q], known[c]
        self.known_hand[c][q] = list(self.hand[q])
        self.known_hand[q][c] = list(self.hand[c])

    def _grab(self, x: int) -> None:
        """Lay a card of the target aside; an actor without cards takes it at once."""
        c, q = self.act, certain(self.who)
        self.hand[q][x] -= 1
        self.grabbed = x
        self._forget(self._others(c, q), q, KINDS)
        self._forget([c], q, [x])
        if sum(self.hand[c]) > 0:
            self.chance = "GRAB_BACK"
        else:
            self._grab_back(None)

    def _grab_back(self, y: int | None) -> None:
        """Move a card, if there is one, from actor to target, then the card laid aside to the actor."""
        c, q, x = self.act, certain(self.who), certain(self.grabbed)
        if y is not None:
            self.hand[c][y] -= 1
            self.hand[q][y] += 1
            self._forget(self._others(c, q), c, KINDS)
            self.known_hand[c][q][y] += 1
            self._forget([q], c, [y])
        self.hand[c][x] += 1
        self.known_hand[q][c][x] += 1
        self.grabbed = self.who = None

    def _peeked(self, r: int) -> None:
        """Look at a recipe of the pool; after the last one the actor may take one."""
        self.peek, self.left = sorted([*self.peek, r]), self.left - 1
        if self.left > 0:
            self.chance = "PEEK"
        else:
            self.phase = "PICKY_TAKE"

    def _mulligan(self, c: int) -> None:
        """Throw the whole hand away, draw as many cards."""
        thrown = sum(self.hand[c])
        self._throw_hand_away(c)
        self.mulligans[c] += 1
        self._draw(c, thrown)

    def _throw_hand_away(self, seat: int) -> None:
        """Put the whole hand of a seat to the discard pile; nobody knows a card of it any more."""
        self.discard = [self.discard[k] + self.hand[seat][k] for k in KINDS]
        self.hand[seat] = no_cards()
        for known in self.known_hand:
            known[seat] = no_cards()

    def _discard_card(self, c: int, k: int) -> None:
        """Discard a card; the turn ends with the second one and with the last one of the hand."""
        self._play(k)
        self.discards_made, self.last_discard = self.discards_made + 1, k
        if self.discards_made == MOST_DISCARDS or sum(self.hand[c]) == 0:
            self._end_turn()

    def _others(self, *seats: int) -> list[int]:
        """All seats but these."""
        return [seat for seat in range(self.n) if seat not in seats]

    def _forget(self, observers: list[int], seat: int, kinds: Iterable[int]) -> None:
        """Lower by one each what the observers know of these kinds in the hand of a seat, if above 0."""
        for p in observers:
            for k in kinds:
                self.known_hand[p][seat][k] = max(0, self.known_hand[p][seat][k] - 1)

    # Finishing recipes, and the end of a round

    def _settle(self) -> bool:
        """Finish what is ready; True if that ends the round, else all see the full unfinished recipes."""
        order = self.clockwise_from(self.act)
        while ready := [r for seat in order for r in self.unfinished(seat) if self.ready(r)]:
            for r in ready:
                self.finished[r], self.carried[r] = self.round, False
                self._discard_ingredients(r)
        for seat in order:
            if not self.unfinished(seat):
                self._end_round(seat)
                return True
        for r in RECIPES:
            if self.owner[r] is not None and self.finished[r] == 0 and self.full(r):
                self.cards[r] = {k: set(range(self.n)) for k in self.cards[r]}
        return False

    def _end_round(self, winner: int | None) -> None:
        """End the round: after round 3 the game, before that ask for the Overnight recipes."""
        self.round_winner = winner
        if self.round == ROUNDS:
            self.phase, self.act = "GAME_OVER", 0
            self.chance = "TIE" if len(self.leaders()) > 1 and self.options["tie_break"] == "rps" else None
            return
        order = self.clockwise_from(self.first_of_round())
        self.keep_queue = [r for seat in order for r in self.unfinished(seat) if OVERNIGHT in CARDS[r].icons]
        self.phase = "KEEP"
        self._ask_keep()

    def _ask_keep(self) -> None:
        """Ask for the next Overnight recipe, nothing moves yet; after the last one the next round begins."""
        if self.keep_queue:
            self.act = certain(self.owner[self.keep_queue[0]])
        else:
            self._clear_table()
            self.round += 1
            self._start_round()

    def _clear_table(self) -> None:
        """Mark the kept recipes, clear the other unfinished ones away, merge the discard pile into the deck."""
        for r in RECIPES:
            if r in self.kept:
                self.carried[r] = True
            elif self.owner[r] is not None and self.finished[r] == 0:
                self._to_pool(r)
        self.kept = set()
        if self.options["hands_between_rounds"] == "fresh":
            for seat in range(self.n):
                self._throw_hand_away(seat)
        self._discard_pile_becomes_deck()

    # The end of the game

    def _break_tie(self, seat: int) -> None:
        """Make one of the leaders the winner."""
        self.winner = seat

    def scores(self) -> list[int]:
        """The points of every seat: the number of finished recipes."""
        done = [self.owner[r] for r in RECIPES if self.finished[r] > 0]
        return [done.count(seat) for seat in range(self.n)]

    def leaders(self) -> list[int]:
        """The seats with the most points."""
        return [seat for seat in range(self.n) if self.scores()[seat] == max(self.scores())]

    def places(self) -> list[float]:
        """The place of every seat from 0 to n - 1; equal ones share the mean, as all do before the end."""
        scores, over = self.scores(), self.actor == OVER
        standings = [(scores[seat], seat == self.winner) if over else () for seat in range(self.n)]
        better = [sum(other > mine for other in standings) for mine in standings]
        return [better[seat] + (standings.count(standings[seat]) - 1) / 2 for seat in range(self.n)]

    def returns(self) -> list[float]:
        """The utility of every seat: places 0 to n - 1 are worth 1 down to -1, in even steps."""
        return [1 - 2 * place / (self.n - 1) for place in self.places()]

    # Who sees what

    def _public(self) -> dict[str, Any]:
        """What everybody sees."""
        names = ["n", "round", "first", "act", "phase", "chance", "left", "who", "burned", "winner", "turns"]
        names += ["mulligans", "discard", "owner", "finished", "outage", "alarm", "carried", "pending"]
        names += ["discards_made", "last_discard", "keep_queue"]
        public = {name: getattr(self, name) for name in names}
        public = {name: list(value) if isinstance(value, list) else value for name, value in public.items()}
        return public | {
            "options": dict(self.options),
            "points": self.scores(),
            "kept": sorted(self.kept),
            "pool": self.pool(),
            "deck_size": sum(self.deck),
            "hand_sizes": [sum(hand) for hand in self.hand],
            "peek_size": len(self.peek),
            "cards_under": [len(under) for under in self.cards],
            "seen_by": [sorted(sorted(seen_by) for seen_by in under.values()) for under in self.cards],
        }

    def visible(self, seat: int) -> dict[str, Any]:
        """All that a seat may see, as plain data: what everybody sees, and what not everybody sees."""
        faces = [{k: sorted(under[k]) for k in sorted(under) if seat in under[k]} for under in self.cards]
        return self._public() | {
            "seat": seat,
            "hand": list(self.hand[seat]),
            "faces": faces,
            "known_hand": [list(known) for known in self.known_hand[seat]],
            "peek": list(self.peek) if seat == self.act else None,
            "grabbed": self.grabbed if seat in (self.act, self.who) else None,
            "legal": self.legal() if seat == self.actor else None,
        }

    def in_play(self) -> list[int]:
        """How many cards of each kind there are, wherever they are."""
        lying = [k for under in self.cards for k in under] + [self.grabbed]
        lying += [POWER_OUTAGE] * sum(self.outage) + [FIRE_ALARM] * sum(self.alarm)
        piles = [self.deck, self.discard, *self.hand]
        return [sum(pile[k] for pile in piles) + lying.count(k) for k in KINDS]

    def consistent(self, other: "Table", seat: int) -> bool:
        """Whether another table is a world that fits all that a seat knows of this one."""
        if other.visible(seat) != self.visible(seat) or other.in_play() != self.in_play():
            return False
        if min(other.deck) < 0 or any(k not in CARDS[r].ingredients for r in RECIPES for k in other.cards[r]):
            return False
        if any(other.hand[q][k] < self.known_hand[seat][q][k] for q in self._others(seat) for k in KINDS):
            return False
        peek_of_pool = other.peek == [r for r in other.pool() if r in other.peek]
        return peek_of_pool and (other.phase != "PICKY_GIVE" or other.pending in other.peek)
