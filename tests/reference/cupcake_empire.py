"""Cupcake Empire, written a second time: an independent program kept for comparison with the compiled rules.

It is slow and obvious on purpose; every condition is looked up on the table again whenever it is needed.
Columns are numbered 1 to 5 in the fields and in the actions; lists by column have column 1 in place 0.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

CHANCE, OVER = -1, -2
Action = tuple[Any, ...]
T = TypeVar("T")

COLOURS = range(6)
PURPLE, YELLOW, GREEN, ORANGE, PINK, GREY = COLOURS
HIRED_COLOURS = [PURPLE, YELLOW, GREEN, ORANGE, PINK]
COLUMNS = [1, 2, 3, 4, 5]
COLUMN_OF = {PURPLE: 1, YELLOW: 2, GREEN: 3, ORANGE: 4, PINK: 5}
THRESHOLDS = {1: [3, 5, 6], 2: [3, 5, 6], 3: [3, 5, 6], 4: [3, 5, 6], 5: [2, 3, 5, 6]}
MAX_LEVEL = {1: 3, 2: 3, 3: 3, 4: 3, 5: 4}
DICE_SPACES, SPACE_LEVEL = 6, [1, 1, 2]

TYPES = range(6)
BASE, FROSTING, OUTLET, SELL, INCOME, IDEA = TYPES

BASES, FROSTINGS = range(3), range(10)
SIMPLE_BASES, MIXED_BASE, SIMPLE_FROSTINGS, MIXED_FROSTINGS = range(2), 2, range(4), range(4, 10)
(VANILLA, CHOC_BASE), (LEMON, CHOC, MINT, STRAW) = range(2), range(4)
BASE_FLAVOURS = [{VANILLA}, {CHOC_BASE}, {VANILLA, CHOC_BASE}]
FROSTING_FLAVOURS = [{LEMON}, {CHOC}, {MINT}, {STRAW}, {LEMON, CHOC}, {LEMON, MINT}, {LEMON, STRAW}]
FROSTING_FLAVOURS += [{CHOC, MINT}, {CHOC, STRAW}, {MINT, STRAW}]
KINDS, COPIES_OF_A_KIND = range(8), 3

STREETS, HOUSES = range(6), range(24)
STREET_COLOUR = ["grey", "yellow", "yellow", "beige", "beige", "beige"]
HOUSE_CLASS = [[1, 1, 1, 1], [1, 1, 2, 3], [1, 1, 2, 3], [2, 2, 3, 3], [2, 2, 3, 3], [2, 2, 3, 3]]
OUTLET_SPACES = [0, 4, 4, 3, 3, 3]
BLOCKED = {2: [0, 1, 1, 1, 1, 1], 3: [0, 1, 1, 0, 0, 0], 4: [0, 0, 0, 0, 0, 0]}
BAKERY_SPACES = [4, 2, 2, 1, 1, 1]
BAKERY_GAIN = {"yellow": 1, "beige": 2}

RESERVE_SIMPLE_FROSTINGS = {2: 2, 3: 3, 4: 4}
RESERVE_MIXED_FROSTINGS = {2: 1, 3: 1, 4: 2}
RESERVE_DICE = {2: [1, 1, 1, 1, 1], 3: [1, 1, 1, 1, 1], 4: [2, 2, 2, 2, 0]}
RESERVE_IMPROVEMENTS = {2: 2, 3: 3, 4: 4}

TRACK_END, MOST_IDEAS, BOXES, END_INCOME, OBJECTIVE_INCOME, GREY_DICE = 20, 3, 3, 70, 6, 3
BUY_PRICE, MOVE_PRICE, REST_PRICE = 2, 3, 1


class Step(NamedTuple):
    """A pending step; an outlet has the street colours left, a `from` its aim and who is expelled."""

    kind: str
    colours: frozenset[str] = frozenset()
    reach: int = 0
    street: int | None = None
    victim: int | None = None


TAKE_BASE, TAKE_MIXED_BASE, HIRE, IMPROVEMENT = map(Step, ("base", "mixed base", "hire", "improvement"))
TAKE_SIMPLE, TAKE_MIXED = Step("simple frosting"), Step("mixed frosting")
IN_YELLOW, IN_BEIGE = frozenset({"yellow"}), frozenset({"beige"})
LEVEL_STEPS: dict[int, list[list[Step]]] = {
    1: [[TAKE_BASE], [TAKE_MIXED_BASE], [TAKE_BASE, TAKE_MIXED_BASE]],
    2: [[TAKE_SIMPLE], [TAKE_MIXED], [TAKE_SIMPLE, TAKE_MIXED]],
    3: [[Step("outlet", colours)] for colours in (IN_YELLOW, IN_BEIGE, IN_YELLOW | IN_BEIGE)],
    4: [[Step("sell", reach=reach)] for reach in (2, 3, 4)],
    5: [[HIRE], [HIRE, IMPROVEMENT], [Step("bakery", IN_YELLOW), IMPROVEMENT], [Step("bakery", IN_BEIGE)]],
}
"""The steps of the levels of every column, level 1 first."""
TYPE_STEP = {BASE: TAKE_BASE, FROSTING: TAKE_SIMPLE, OUTLET: LEVEL_STEPS[3][0][0], SELL: LEVEL_STEPS[4][0][0]}

ACTIONS: list[Action] = []
"""Every action, in the order of the ids: the place of an action in this list is its id."""
ACTIONS += [("ACTIVATE", c) for c in COLUMNS]
ACTIONS += [("LEVEL", c, level) for c in COLUMNS for level in range(1, MAX_LEVEL[c] + 1)]
ACTIONS += [("IMPROVE", t) for t in TYPES]
ACTIONS += [("FINISH",), ("COLLECT",), ("ROLL",), ("END_TURN",)]
ACTIONS += [("TAKE_BASE", b) for b in SIMPLE_BASES]
ACTIONS += [("TAKE_FROSTING", f) for f in FROSTINGS]
ACTIONS += [("OUTLET", h, v) for h in (1, 2, 3, 4, 5) for v in (None, 0, 1, 2, 3)]
ACTIONS += [("MOVE_OUTLET_FROM", h) for h in (1, 2, 3, 4, 5)]
ACTIONS += [("DECLINE",)]
ACTIONS += [("SELL", x) for x in HOUSES]
ACTIONS += [("HIRE", d) for d in HIRED_COLOURS]
ACTIONS += [("BAKERY", h) for h in (1, 2, 3, 4, 5)]
ACTIONS += [("PLACE_IMP", t, c) for t in TYPES for c in COLUMNS]
ACTIONS += [("ASSEMBLE", b, f) for b in BASES for f in FROSTINGS]
ACTIONS += [(name, c) for name in ("REST_IDEA", "REST_PAY") for c in COLUMNS]
ACTIONS += [("REST_DIE", d) for d in COLOURS]
ACTIONS += [("REST_DONE",), ("SP_IMP",), ("SP_MOVE",), ("SP_BUY",), ("SP_PAYMOVE",)]
ACTIONS += [("PICK_DIE", c, d) for c in COLUMNS for d in COLOURS]
ACTIONS += [("DIE_TO", c) for c in COLUMNS]
ACTIONS += [("MOVE_DONE",)]
ACTIONS += [("SURPLUS", d) for d in COLOURS]
ACTIONS += [("START_RECIPE", b, f) for b in SIMPLE_BASES for f in SIMPLE_FROSTINGS]
ID = {action: number for number, action in enumerate(ACTIONS)}


def zeros(*shape: int) -> Any:
    """Fresh counts of 0, as a list or a list of lists."""
    return [0] * shape[0] if len(shape) == 1 else [zeros(*shape[1:]) for _ in range(shape[0])]


def known(value: T | None) -> T:
    """A field that is not none in this phase."""
    assert value is not None
    return value


@dataclass(frozen=True)
class Options:
    """The house rules."""

    start_recipe_counts: bool = False
    optional_action: bool = False
    paid_moves: str = "free"
    live_level: bool = False
    round_limit: int = 60

    def __post_init__(self) -> None:
        if self.paid_moves not in ("free", "one_pair") or self.round_limit not in range(1, 201):
            raise ValueError(f"no such option: {self}")


@dataclass
class Player:
    """What one player owns."""

    income: int = 5
    production: int = 2
    sales: int = 1
    ideas: int = 0
    marker: int = 0
    columns: list[list[int]] = field(
        default_factory=lambda: [[int(COLUMN_OF.get(d) == c) for d in COLOURS] for c in COLUMNS]
    )
    rest: list[int] = field(default_factory=lambda: zeros(6))
    improvements: list[list[int | None]] = field(default_factory=lambda: [[None] * 3 for _ in COLUMNS])
    loose_bases: list[int] = field(default_factory=lambda: zeros(3))
    loose_frostings: list[int] = field(default_factory=lambda: zeros(10))
    recipes: list[list[int]] = field(default_factory=lambda: zeros(3, 10))
    served_kind: list[int] = field(default_factory=lambda: zeros(8))
    served_value: list[int] = field(default_factory=lambda: zeros(3))
    outlets_in_hand: int = 6
    bakeries_in_hand: int = 2
    objective_done: list[bool] = field(default_factory=lambda: [False] * 4)

    def dice(self, c: int) -> int:
        """How many dice lie in column c."""
        return sum(self.columns[c - 1])

    def has_space(self, c: int) -> bool:
        """Whether another die fits into column c."""
        return self.dice(c) < DICE_SPACES

    def level(self, c: int) -> int:
        """The activation level of column c with the dice that lie there now."""
        specialists = sum(self.columns[c - 1][d] for d in COLOURS if d == PINK or COLUMN_OF.get(d) == c)
        reached = sum(threshold <= self.dice(c) for threshold in THRESHOLDS[c])
        return min(MAX_LEVEL[c], reached + specialists)

    def types_in(self, c: int) -> list[int]:
        """The improvement types in column c, from the top."""
        return [t for t in self.improvements[c - 1] if t is not None]

    def place(self, t: int, c: int) -> None:
        """Put an improvement on the top free space of column c; the first two are kept ascending."""
        types = [*self.types_in(c), t]
        types = sorted(types[:2]) + types[2:]
        self.improvements[c - 1] = [*types, *[None] * (3 - len(types))]

    def can_serve(self, kind: int) -> bool:
        """Whether some recipe serves a customer of this kind."""
        bases = [b for b in BASES if kind // 4 in BASE_FLAVOURS[b]]
        frostings = [f for f in FROSTINGS if kind % 4 in FROSTING_FLAVOURS[f]]
        return any(self.recipes[b][f] > 0 for b in bases for f in frostings)

    def gain(self, sales: int = 0, production: int = 0) -> None:
        """Move up the tracks; steps beyond the end are lost."""
        self.sales = min(TRACK_END, self.sales + sales)
        self.production = min(TRACK_END, self.production + production)

    def gain_idea(self) -> None:
        """Gain a Bright Idea, unless three are held."""
        self.ideas = min(MOST_IDEAS, self.ideas + 1)

    def move_marker(self, steps: int) -> None:
        """Move the Bright Ideas marker; each arrival on box 0 gives an idea."""
        for _ in range(steps):
            self.marker = (self.marker + 1) % BOXES
            if self.marker == 0:
                self.gain_idea()


class Table:
    """A game of Cupcake Empire for 2 to 4 seats."""

    def __init__(self, seats: int, **options: Any) -> None:
        if seats not in (2, 3, 4):
            raise ValueError(f"no such table: {seats} seats")
        self.seats = self.n = seats
        self.options = Options(**options)
        self.round, self.phase, self.last_round = 1, "X1", False
        self.to_move: int | None = None
        self.dealt: list[int | None] = [None] * seats
        self.customer: list[int | None] = [None] * len(HOUSES)
        self.outlets: list[list[int]] = zeros(len(STREETS), seats)
        self.bakeries: list[list[int]] = zeros(len(STREETS), seats)
        self.bakeries[0] = [1] * seats
        simple, mixed = RESERVE_SIMPLE_FROSTINGS[seats], RESERVE_MIXED_FROSTINGS[seats]
        self.reserve: dict[str, list[int]] = {
            "bases": [8, 8, 12],
            "frostings": [simple] * 4 + [mixed] * 6,
            "dice": list(RESERVE_DICE[seats]),
            "improvements": [RESERVE_IMPROVEMENTS[seats]] * 6,
        }
        self.objectives = zeros(4)
        self.players = [Player() for _ in range(seats)]
        self.column: int | None = None
        self.level, self.action_done, self.used = 0, False, set[int]()
        self.rest_used, self.special_used = False, False
        self.steps: list[Step] = []
        self.resume: str | None = None
        self.rest_mode: str | None = None
        self.rest_column: int | None = None
        self.rest_last, self.rest_count = 0, False
        self.move_mode: str | None = None
        self.move_count = False
        self.move_die: tuple[int, int] | None = None
        self.move_pair: tuple[int, int] | None = None
        self.to_roll: list[int] = zeros(6)
        self.sixes = 0
        self.unplaced: list[list[int]] = zeros(5, 6)
        self.surplus_left, self.surplus_last = 0, 0

    # What can be asked at any time

    @property
    def actor(self) -> int:
        """The seat to act, or CHANCE, or OVER."""
        if self.phase == "OVER":
            return OVER
        return CHANCE if self.phase == "CAST" or self.to_move is None else self.to_move

    @property
    def awaited(self) -> set[int]:
        """The seats that may act now: the one actor, if it is a seat."""
        return {self.actor} - {CHANCE, OVER}

    def _mover(self) -> Player:
        """The player to move; in phase CAST, the roller."""
        return self.players[known(self.to_move)]

    def current_level(self) -> int:
        """The level that counts in phase ACT: of the activation, or with `live_level` of the dice now."""
        return self._mover().level(known(self.column)) if self.options.live_level else self.level

    # Legal actions

    def legal(self) -> list[int]:
        """The ids of the legal actions of the actor, ascending; empty when no seat decides."""
        if self.actor in (CHANCE, OVER):
            return []
        choices: dict[str, Callable[[], list[Action]]] = {
            "SETUP_IMP": lambda: [("PLACE_IMP", self.dealt[self.actor], c) for c in COLUMNS],
            "SETUP_REC": self._setup_recipes,
            "TURN": lambda: self._activations() + self._any_time(),
            "ACT": lambda: self._levels() + self._improves() + self._ends_of_act() + self._any_time(),
            "STEP": lambda: self._choices(self.steps[0]),
            "REST": self._rest_choices,
            "PICK": lambda: self._picks() + [("MOVE_DONE",)] * (self.move_mode == "pay" and self.move_count),
            "TO": lambda: [("DIE_TO", k) for k in self._targets(known(self.move_die)[0])],
            "PREROLL": lambda: [("ROLL",), *self._any_time()],
            "SURPLUS": self._surplus_choices,
            "POST": lambda: [("END_TURN",), *self._any_time()],
        }
        return sorted(ID[action] for action in choices[self.phase]())

    def _setup_recipes(self) -> list[Action]:
        """The starting recipes that nobody has chosen yet."""
        recipes = [(b, f) for b in SIMPLE_BASES for f in SIMPLE_FROSTINGS]
        return [("START_RECIPE", b, f) for b, f in recipes if all(p.recipes[b][f] == 0 for p in self.players)]

    def _activations(self) -> list[Action]:
        """Columns of level 1 or more; if there is none, columns with a die; if there is none, column 1."""
        p = self._mover()
        reached = [c for c in COLUMNS if p.level(c) >= 1]
        with_dice = [c for c in COLUMNS if p.dice(c) > 0]
        return [("ACTIVATE", c) for c in reached or with_dice or [1]]

    def _levels(self) -> list[Action]:
        """The levels that the activation allows and of which at least one step is possible now."""
        levels = [(c, lv) for c in COLUMNS for lv in range(1, MAX_LEVEL[c] + 1) if self._reached(c, lv)]
        possible = [(c, lv) for c, lv in levels if any(map(self._possible, LEVEL_STEPS[c][lv - 1]))]
        return [] if self.action_done else [("LEVEL", c, lv) for c, lv in possible]

    def _reached(self, c: int, level: int) -> bool:
        """Whether the activation allows a level; level 4 of column 5 allows all levels of columns 1 to 4."""
        own = c == self.column and level <= self.current_level()
        return own or (self.column == 5 and self.current_level() == 4 and c <= 4)

    def _improves(self) -> list[Action]:
        """The improvements of the activated column that are reached, not used yet, and possible now."""
        types = self._mover().types_in(known(self.column))
        ready = [t for t, need in zip(types, SPACE_LEVEL) if need <= self.current_level() and t not in self.used]
        return [("IMPROVE", t) for t in ready if t in (INCOME, IDEA) or self._possible(TYPE_STEP[t])]

    def _ends_of_act(self) -> list[Action]:
        """FINISH once the action is done or impossible; COLLECT if something could follow before the roll."""
        if not (self.action_done or not self._levels() or self.options.optional_action):
            return []
        could_rest = not self.rest_used and sum(self._mover().rest) > 0
        collect: list[Action] = [("COLLECT",)] if not self.special_used or could_rest else []
        return [("FINISH",), *collect]

    def _any_time(self) -> list[Action]:
        """The any-time actions."""
        p = self._mover()
        loose = [(b, f) for b in BASES for f in FROSTINGS if p.loose_bases[b] and p.loose_frostings[f]]
        actions: list[Action] = [("ASSEMBLE", b, f) for b, f in loose]
        if not self.rest_used and sum(p.rest) > 0:
            open_columns = [c for c in COLUMNS if p.has_space(c)]
            actions += [("REST_IDEA", c) for c in open_columns if p.ideas >= 1]
            actions += [("REST_PAY", c) for c in open_columns if p.income >= REST_PRICE]
        if not self.special_used:
            can_move = len(self._picks()) > 0
            actions += [("SP_IMP",)] * (p.ideas >= 1 and self._possible(IMPROVEMENT))
            actions += [("SP_MOVE",)] * (p.ideas >= 1 and can_move)
            actions += [("SP_BUY",)] * (p.income >= BUY_PRICE and p.ideas < MOST_IDEAS)
            actions += [("SP_PAYMOVE",)] * (p.income >= MOVE_PRICE and can_move)
        return actions

    def _rest_choices(self) -> list[Action]:
        """Resting dice in canonical order, and the end once a die has moved."""
        p = self._mover()
        dice: list[Action] = [("REST_DIE", d) for d in COLOURS if p.rest[d] > 0 and d >= self.rest_last]
        return dice + [("REST_DONE",)] * self.rest_count

    def _targets(self, c: int) -> list[int]:
        """Where a die of column c can move to; `one_pair` repeats the first origin and target."""
        others = [k for k in COLUMNS if k != c and self._mover().has_space(k)]
        return [k for k in others if self.move_pair in (None, (c, k))]

    def _picks(self) -> list[Action]:
        """The dice that can move."""
        dice = [(c, d) for c in COLUMNS for d in COLOURS if self._mover().columns[c - 1][d] > 0]
        return [("PICK_DIE", c, d) for c, d in dice if self._targets(c)]

    def _surplus_choices(self) -> list[Action]:
        """Dice that may be named next to rest: ascending colours, leaving enough dice to go."""
        rolled = self.unplaced[self._surplus_column() - 1]
        colours = [d for d in COLOURS if rolled[d] > 0 and d >= self.surplus_last]
        return [("SURPLUS", d) for d in colours if sum(rolled[d:]) >= self.surplus_left]

    # Steps

    def _possible(self, step: Step) -> bool:
        """Whether a step has a choice other than to decline it; for a mixed base, whether there is one."""
        if step.kind == "mixed base":
            return self.reserve["bases"][MIXED_BASE] > 0
        return any(choice != ("DECLINE",) for choice in self._choices(step))

    def _choices(self, step: Step) -> list[Action]:
        """The choices of a step."""
        if step.kind == "base":
            return [("TAKE_BASE", b) for b in SIMPLE_BASES if self.reserve["bases"][b] > 0]
        if step.kind == "simple frosting":
            return [("TAKE_FROSTING", f) for f in SIMPLE_FROSTINGS if self.reserve["frostings"][f] > 0]
        if step.kind == "mixed frosting":
            return [("TAKE_FROSTING", f) for f in MIXED_FROSTINGS if self.reserve["frostings"][f] > 0]
        if step.kind == "outlet":
            return self._outlet_choices(step.colours)
        if step.kind == "from":
            own = [h for h in STREETS if self.outlets[h][known(self.to_move)] > 0]
            return [("MOVE_OUTLET_FROM", h) for h in own if h != step.street]
        if step.kind == "sell":
            return [("SELL", x) for x in HOUSES if self._can_sell(x, step.reach)]
        if step.kind == "hire":
            return [("HIRE", d) for d in HIRED_COLOURS if self.reserve["dice"][d] > 0]
        if step.kind == "improvement":
            return [("PLACE_IMP", t, c) for t in TYPES for c in COLUMNS if self._can_place(t, c)]
        streets = [h for h in STREETS if STREET_COLOUR[h] in step.colours]
        free = [h for h in streets if sum(self.bakeries[h]) < BAKERY_SPACES[h]]
        return [("BAKERY", h) for h in free if self._mover().bakeries_in_hand > 0]

    def _outlet_choices(self, colours: frozenset[str]) -> list[Action]:
        """Where an outlet can be opened, and who is expelled; without an outlet in hand one may decline."""
        me, in_hand = known(self.to_move), self._mover().outlets_in_hand > 0
        actions: list[Action] = []
        for h in STREETS:
            elsewhere = any(self.outlets[g][me] > 0 for g in STREETS if g != h)
            if STREET_COLOUR[h] not in colours or not (in_hand or elsewhere):
                continue
            if sum(self.outlets[h]) + BLOCKED[self.n][h] < OUTLET_SPACES[h]:
                actions.append(("OUTLET", h, None))
            else:
                actions += [("OUTLET", h, v) for v in range(self.n) if v != me and self.outlets[h][v] > 0]
        return actions if in_hand else [*actions, ("DECLINE",)]

    def _can_sell(self, x: int, reach: int) -> bool:
        """Whether house x has a customer in reach, in a street of the player, who can be served."""
        (h, place), kind, me = divmod(x, 4), self.customer[x], known(self.to_move)
        present = self.outlets[h][me] > 0 or self.bakeries[h][me] > 0
        return kind is not None and place + 1 <= reach and present and self._mover().can_serve(kind)

    def _can_place(self, t: int, c: int) -> bool:
        """Whether an improvement of type t from the reserve can be put into column c."""
        types = self._mover().types_in(c)
        return self.reserve["improvements"][t] > 0 and len(types) < len(SPACE_LEVEL) and t not in types

    def _begin_steps(self, *steps: Step) -> None:
        """Make steps pending."""
        self.steps, self.resume = list(steps), self.phase
        self._go_on_with_steps()

    def _go_on_with_steps(self) -> None:
        """Drop impossible steps, take mixed bases, until a choice has to be made or no step is left."""
        while self.steps:
            step = self.steps[0]
            if self._possible(step) and step.kind != "mixed base":
                self.phase = "STEP"
                return
            if self._possible(step):
                self._take_part("bases", MIXED_BASE)
            self.steps.pop(0)
        self._back()

    def _back(self) -> None:
        """Forget the use of the Rest Area or the move of dice, and go back to the phase before."""
        self.rest_mode, self.rest_column, self.rest_last, self.rest_count = None, None, 0, False
        self.move_mode, self.move_count, self.move_die, self.move_pair = None, False, None, None
        self.phase, self.resume = known(self.resume), None

    # Chance

    def outcomes(self) -> list[int]:
        """The weights of the outcomes in the order of the rules; empty when it is not chance that acts."""
        if self.phase == "X1":
            return [COPIES_OF_A_KIND - self.customer.count(kind) for kind in KINDS]
        if self.phase == "X3":
            return [int(t not in self.dealt) for t in TYPES]
        return {"X2": [1] * 5, "X4": [1] * 5, "CAST": [1] * 6}.get(self.phase, [])

    def _deal(self, outcome: int) -> None:
        """One step of the set-up by chance; the next phase begins when nothing is left to deal."""
        if self.phase == "X1":
            self.customer[self.customer.index(None)] = outcome
            self.phase = "X1" if None in self.customer else "X2"
        elif self.phase == "X2":
            self.objectives[self.objectives.index(0)] = outcome + 1
            self.phase = "X2" if 0 in self.objectives else "X3"
        elif self.phase == "X3":
            self.dealt[self.dealt.index(None)] = outcome
            self.reserve["improvements"][outcome] -= 1
            self.phase = "X3" if None in self.dealt else "X4"
        else:
            self._roll_grey_die(outcome)

    def _roll_grey_die(self, outcome: int) -> None:
        """Roll a grey starting die of the first seat with fewer than three; outcome 0 is column 1."""
        grey_dice = [sum(column[GREY] for column in p.columns) for p in self.players]
        seat = next(seat for seat in range(self.n) if grey_dice[seat] < GREY_DICE)
        self.players[seat].columns[outcome][GREY] += 1
        if sum(grey_dice) + 1 == GREY_DICE * self.n:
            self.phase, self.to_move = "SETUP_IMP", self.n - 1

    def _cast(self, outcome: int) -> None:
        """Roll the next die of the roll; outcome 0 is a one."""
        colour = next(d for d in COLOURS if self.to_roll[d] > 0)
        self.to_roll[colour] -= 1
        if outcome == 5:
            self._mover().rest[colour] += 1
            self.sixes += 1
        else:
            self.unplaced[outcome][colour] += 1
        if sum(self.to_roll) == 0:
            self._reward_sixes()
            self._place_rolled_dice()

    def _reward_sixes(self) -> None:
        """The first six gives the roller an idea; the others move the marker, all move that of the others."""
        for p in self.players if self.sixes >= 1 else []:
            if p is self._mover():
                p.gain_idea()
            p.move_marker(self.sixes - 1 if p is self._mover() else self.sixes)
        self.sixes = 0

    def _surplus_column(self) -> int:
        """The lowest column with unplaced dice."""
        return next(c for c in COLUMNS if sum(self.unplaced[c - 1]) > 0)

    def _place_rolled_dice(self) -> None:
        """Put rolled dice into their columns, in order, until the player has to choose which of them rest."""
        for c in COLUMNS:
            rolled, spaces = self.unplaced[c - 1], DICE_SPACES - self._mover().dice(c)
            surplus = max(0, sum(rolled) - spaces)
            if surplus > 0 and spaces > 0 and not self._one_colour(c):
                self.phase, self.surplus_left, self.surplus_last = "SURPLUS", surplus, 0
                return
            self._place_rest_of(c, surplus)
        self.phase = "POST"

    def _one_colour(self, c: int) -> bool:
        """Whether the unplaced dice of column c have one colour."""
        return sum(number > 0 for number in self.unplaced[c - 1]) == 1

    def _place_rest_of(self, c: int, surplus: int) -> None:
        """Where there is no choice: so many of the unplaced dice of column c rest, the others are placed."""
        for d in COLOURS:
            resting = min(surplus, self.unplaced[c - 1][d])
            surplus -= resting
            self._mover().rest[d] += resting
            self._mover().columns[c - 1][d] += self.unplaced[c - 1][d] - resting
            self.unplaced[c - 1][d] = 0

    # Actions

    def apply(self, action: int) -> None:
        """Carry out an action of the actor, or an outcome of chance."""
        weights = self.outcomes()
        possible = [outcome for outcome, weight in enumerate(weights) if weight] if weights else self.legal()
        if action not in possible:
            raise ValueError(f"{action} is not legal")
        if self.phase == "CAST":
            self._cast(action)
        elif weights:
            self._deal(action)
        elif self.phase in ("SETUP_IMP", "SETUP_REC"):
            self._do_in_setup(*ACTIONS[action])
        elif self.phase == "STEP":
            self._do_in_step(*ACTIONS[action])
        elif action < ID["TAKE_BASE", 0]:
            self._do_main_action(*ACTIONS[action])
        elif action < ID["SURPLUS", 0]:
            self._do_any_time(*ACTIONS[action])
        else:
            self._surplus(action - ID["SURPLUS", 0])

    def _do_in_setup(self, name: str, *what: int) -> None:
        """Place the starting improvement, or take and assemble the starting recipe."""
        seat, p = known(self.to_move), self._mover()
        if name == "PLACE_IMP":
            self.dealt[seat] = None
            p.place(*what)
        else:
            b, f = what
            self.reserve["bases"][b] -= 1
            self.reserve["frostings"][f] -= 1
            p.recipes[b][f] += 1
            p.gain(production=2 if self.options.start_recipe_counts else 0)
        if seat > 0:
            self.to_move = seat - 1
        else:
            self.phase, self.to_move = ("SETUP_REC", self.n - 1) if name == "PLACE_IMP" else ("TURN", 0)

    def _do_main_action(self, name: str, *what: int) -> None:
        """The actions of a turn in their order."""
        if name == "ACTIVATE":
            (self.column,) = what
            self.level = 0 if self.options.live_level else self._mover().level(self.column)
            self.action_done, self.used, self.phase = False, set(), "ACT"
        elif name == "LEVEL":
            c, level = what
            self.action_done = True
            self._begin_steps(*LEVEL_STEPS[c][level - 1])
        elif name == "IMPROVE":
            self._improve(*what)
        elif name == "FINISH":
            self._collect_income()
            self._roll()
        elif name == "COLLECT":
            self._collect_income()
            self.phase = "PREROLL"
        elif name == "ROLL":
            self._roll()
        else:
            self._end_turn()

    def _improve(self, t: int) -> None:
        """Use an improvement of the activated column."""
        self.used.add(t)
        if t == INCOME:
            self._mover().income += 3
        elif t == IDEA:
            self._mover().move_marker(2)
        else:
            self._begin_steps(TYPE_STEP[t])

    def _collect_income(self) -> None:
        """Income of the lower track, then of the objectives that are met now; the activation is over."""
        p, seat = self._mover(), known(self.to_move)
        p.income += min(p.production, p.sales)
        for deck in range(4):
            if not p.objective_done[deck] and self.met(seat)[deck][self.objectives[deck] - 1]:
                p.objective_done[deck] = True
                p.income += OBJECTIVE_INCOME
        self.level, self.action_done, self.used = 0, False, set()

    def _roll(self) -> None:
        """Take all dice of the activated column to be rolled."""
        p, place = self._mover(), known(self.column) - 1
        self.to_roll, p.columns[place] = p.columns[place], zeros(6)
        self.column = None
        self.phase = "CAST" if sum(self.to_roll) > 0 else "POST"

    def _end_turn(self) -> None:
        """End the turn, the round and the game."""
        seat = known(self.to_move)
        self.last_round = self.last_round or self._mover().income >= END_INCOME
        self.rest_used = self.special_used = False
        self.phase = "TURN"
        if seat < self.n - 1:
            self.to_move = seat + 1
        elif self.last_round or self.round >= self.options.round_limit:
            self.phase, self.to_move = "OVER", None
        else:
            self.round, self.to_move = self.round + 1, 0

    def _surplus(self, d: int) -> None:
        """Let a rolled die rest; what follows without a choice is done at once."""
        c = self._surplus_column()
        self.unplaced[c - 1][d] -= 1
        self._mover().rest[d] += 1
        self.surplus_left, self.surplus_last = self.surplus_left - 1, d
        if self.surplus_left == 0 or self._one_colour(c):
            self._place_rest_of(c, self.surplus_left)
            self.surplus_left, self.surplus_last = 0, 0
            self._place_rolled_dice()

    # Choices in a step

    def _do_in_step(self, name: str, *what: Any) -> None:
        """Carry out a choice of the first pending step, and go on with the others."""
        p, step = self._mover(), self.steps.pop(0)
        if name == "TAKE_BASE":
            self._take_part("bases", *what)
        elif name == "TAKE_FROSTING":
            self._take_part("frostings", *what)
        elif name == "OUTLET":
            self._open_outlet(step.colours, *what)
        elif name == "MOVE_OUTLET_FROM":
            self.outlets[what[0]][known(self.to_move)] -= 1
            self._put_outlet(known(step.street), step.victim)
        elif name == "SELL":
            self._sell(*what)
        elif name == "HIRE":
            d, c = what[0], COLUMN_OF[what[0]]
            self.reserve["dice"][d] -= 1
            (p.columns[c - 1] if p.has_space(c) else p.rest)[d] += 1
        elif name == "BAKERY":
            h, steps = what[0], BAKERY_GAIN[STREET_COLOUR[what[0]]]
            p.bakeries_in_hand -= 1
            self.bakeries[h][known(self.to_move)] += 1
            p.gain(sales=steps, production=steps)
        elif name == "PLACE_IMP":
            self.reserve["improvements"][what[0]] -= 1
            p.place(*what)
        self._go_on_with_steps()

    def _take_part(self, parts: str, index: int) -> None:
        """Take a base or a frosting from the reserve to the loose parts."""
        p = self._mover()
        self.reserve[parts][index] -= 1
        (p.loose_bases if parts == "bases" else p.loose_frostings)[index] += 1

    def _open_outlet(self, colours: frozenset[str], h: int, v: int | None) -> None:
        """Open an outlet from the hand, or ask first which one is repositioned; then the colours left."""
        colours_left = colours - {STREET_COLOUR[h]}
        self.steps = [Step("outlet", colours_left)] if colours_left else []
        if self._mover().outlets_in_hand == 0:
            self.steps.insert(0, Step("from", street=h, victim=v))
        else:
            self._mover().outlets_in_hand -= 1
            self._mover().gain(sales=1)
            self._put_outlet(h, v)

    def _put_outlet(self, h: int, v: int | None) -> None:
        """Put an own outlet into street h, after the expulsion of v if there is one."""
        if v is not None:
            self.outlets[h][v] -= 1
            self.players[v].outlets_in_hand += 1
            self.players[v].sales -= 1
        self.outlets[h][known(self.to_move)] += 1

    def _sell(self, x: int) -> None:
        """Sell to the customer of house x, who leaves for good."""
        p, kind, value = self._mover(), known(self.customer[x]), HOUSE_CLASS[x // 4][x % 4]
        self.customer[x] = None
        p.served_kind[kind] += 1
        p.served_value[value - 1] += 1
        p.gain(sales=value)
        p.income += value

    # Any-time actions

    def _do_any_time(self, name: str, *what: int) -> None:
        """Carry out an any-time action, or a choice inside one."""
        p = self._mover()
        if name == "ASSEMBLE":
            b, f = what
            p.loose_bases[b] -= 1
            p.loose_frostings[f] -= 1
            p.recipes[b][f] += 1
            p.gain(production=(2 if b == MIXED_BASE else 1) + (2 if f in MIXED_FROSTINGS else 1))
        elif name in ("REST_IDEA", "REST_PAY"):
            p.ideas -= name == "REST_IDEA"
            self.rest_used, self.rest_mode = True, "idea" if name == "REST_IDEA" else "pay"
            (self.rest_column,) = what
            self.resume, self.phase = self.phase, "REST"
        elif name == "REST_DIE":
            self._take_resting_die(*what)
        elif name == "SP_IMP":
            p.ideas, self.special_used = p.ideas - 1, True
            self._begin_steps(IMPROVEMENT)
        elif name == "SP_BUY":
            p.income, p.ideas, self.special_used = p.income - BUY_PRICE, p.ideas + 1, True
        elif name in ("SP_MOVE", "SP_PAYMOVE"):
            p.ideas -= name == "SP_MOVE"
            self.special_used, self.move_mode = True, "idea" if name == "SP_MOVE" else "pay"
            self.resume, self.phase = self.phase, "PICK"
        elif name == "PICK_DIE":
            c, d = what
            self.move_die, self.phase = (c, d), "TO"
        elif name == "DIE_TO":
            self._move_picked_die(*what)
        else:  # REST_DONE or MOVE_DONE
            self._back()

    def _take_resting_die(self, d: int) -> None:
        """Take a die from the Rest Area; it ends by itself when no other die can follow."""
        p, c = self._mover(), known(self.rest_column)
        p.rest[d] -= 1
        p.columns[c - 1][d] += 1
        self.rest_last, self.rest_count = d, True
        p.income -= REST_PRICE if self.rest_mode == "pay" else 0
        no_income = self.rest_mode == "pay" and p.income == 0
        if not p.has_space(c) or sum(p.rest[d:]) == 0 or no_income:
            self._back()

    def _move_picked_die(self, k: int) -> None:
        """Move the picked die; a paid move goes on while it can be paid and a die can move."""
        p, (c, d) = self._mover(), known(self.move_die)
        p.columns[c - 1][d] -= 1
        p.columns[k - 1][d] += 1
        self.move_die, self.move_count, self.phase = None, True, "PICK"
        p.income -= MOVE_PRICE if self.move_mode == "pay" else 0
        if self.options.paid_moves == "one_pair":
            self.move_pair = (c, k)
        if self.move_mode == "idea" or p.income < MOVE_PRICE or not self._picks():
            self._back()

    def met(self, seat: int) -> list[list[bool]]:
        """Which of the objectives 1 to 5 of the decks A, B, C, D the holdings of a seat meet now."""
        p = self.players[seat]
        sb, mb = sum(map(sum, p.recipes[:2])), sum(p.recipes[2])
        sf, mf = sum(sum(row[:4]) for row in p.recipes), sum(sum(row[4:]) for row in p.recipes)
        deck_a = [sf >= 4, sb >= 4, sf >= 2 and mf >= 2, sb >= 2 and mb >= 2, mf >= 2 and mb >= 2]

        kinds, (ones, twos, threes) = p.served_kind, p.served_value
        trousers = sum(kinds[:4]) >= 2 and sum(kinds[4:]) >= 2
        shirts = all(kinds[shirt] + kinds[4 + shirt] > 0 for shirt in range(4))
        deck_b = [sum(kinds) >= 5, trousers, shirts, ones >= 2 and twos >= 2, ones >= 2 and threes >= 2]

        outlets = [self.outlets[h][seat] for h in STREETS]
        yellow = sum(outlets[h] for h in STREETS if STREET_COLOUR[h] == "yellow") >= 2
        beige = sum(outlets[h] for h in STREETS if STREET_COLOUR[h] == "beige") >= 2
        bakeries = sum(self.bakeries[h][seat] for h in STREETS) >= 2
        spread = sum(number > 0 for number in outlets) >= 4
        deck_c = [sum(outlets) >= 5, spread, yellow and beige, yellow and bakeries, beige and bakeries]

        types, sizes = [t for c in COLUMNS for t in p.types_in(c)], [len(p.types_in(c)) for c in COLUMNS]
        two_columns, pairs = sum(size >= 2 for size in sizes) >= 2, sum(types.count(t) // 2 for t in TYPES)
        deck_d = [max(sizes) == 3, len(types) >= 5, len(set(types)) >= 5, two_columns, pairs >= 2]
        return [deck_a, deck_b, deck_c, deck_d]

    # Values returned

    def scores(self) -> list[int]:
        """The income of every seat."""
        return [p.income for p in self.players]

    def places(self) -> list[float]:
        """The place of every seat from 0 to n - 1, as if the game ended now; equal players share the mean."""
        customers = [sum(p.served_kind) for p in self.players]
        outlets = [sum(self.outlets[h][seat] for h in STREETS) for seat in range(self.n)]
        results = list(zip(self.scores(), customers, outlets))
        return [sum(r > mine for r in results) + (results.count(mine) - 1) / 2 for mine in results]

    def returns(self) -> list[float]:
        """The value of every seat, as if the game ended now: places 0 to n - 1 are worth 1 down to -1."""
        return [1 - 2 * place / (self.n - 1) for place in self.places()]
