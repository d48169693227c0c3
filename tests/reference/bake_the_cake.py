"""Bake the Cake!, written a second time: an independent program kept for comparison with the compiled rules.

It is slow and obvious on purpose; every condition is looked up on the table again whenever it is needed.
"""

from dataclasses import dataclass, field
from itertools import product
from typing import Any, NamedTuple

CHANCE, OVER = -1, -2

KINDS = range(9)
ALMONDS, BERRIES, BUTTER, CHOCOLATE, CREAM, EGG, FLOUR, SUGAR, VANILLA = KINDS
TOOLS = range(4)
BENCH, FRIDGE, MIXER, STOVE = TOOLS
RECIPES = range(6)
COLD_LAYER, WARM_LAYER, COLD_FILLING, WARM_FILLING, COLD_TOPPING, WARM_TOPPING = RECIPES
SLOTS = range(3)

PART_NUMBER = [0, 0, 1, 1, 2, 2]
RECIPE_KINDS = [
    [ALMONDS, BUTTER, CHOCOLATE],
    [EGG, FLOUR, SUGAR],
    [ALMONDS, BERRIES, CREAM],
    [BUTTER, EGG, VANILLA],
    [CHOCOLATE, CREAM, SUGAR],
    [BERRIES, FLOUR, VANILLA],
]
RECIPE_TOOLS = [
    [BENCH, MIXER],
    [MIXER, STOVE],
    [FRIDGE, MIXER],
    [FRIDGE, STOVE],
    [BENCH, FRIDGE],
    [BENCH, STOVE],
]

FEWEST_SEATS, MOST_SEATS, COPIES, ASSISTANTS, PARTS_OF_A_CAKE, CAKES_FOR_A_CONTEST = 3, 6, 2, 6, 3, 2
POINTS_TOKEN, POINTS_ASSISTANT, POINTS_OWNER = 1, 3, 5

BUY, ADD, COMPLETE, EAT_TABLE, EAT_RECIPE, THROW, END_TURN, VOTE = 0, 54, 90, 126, 135, 153, 154, 155


def kind_of_thing(action: int) -> str:
    """The kind of a thing: buy, add, complete, eat (from a plate or from a recipe) or throw."""
    if action < ADD:
        return "buy"
    if action < COMPLETE:
        return "add"
    if action < EAT_TABLE:
        return "complete"
    return "eat" if action < THROW else "throw"


@dataclass(frozen=True)
class Options:
    """The house rules."""

    mode: str = "contest"
    many_recipes: bool = False
    must_do_both: bool = False
    two_different_things: bool = False
    borrow_only_without_own: bool = False
    tied_vote: str = "choose"
    spare_tool: bool = False

    def __post_init__(self) -> None:
        if self.mode not in ("contest", "children") or self.tied_vote not in ("choose", "abstain"):
            raise ValueError(f"no such option: {self}")


class Filled(NamedTuple):
    """A filled slot of a recipe: the colour of the token, the seat of the assistant that came with it."""

    colour: int
    assistant: int


class Part(NamedTuple):
    """A part of a cake: its recipe, the colours of the tokens in slot order, the seat of the assistant."""

    recipe: int
    colours: tuple[int, ...]
    assistant: int


@dataclass
class Recipe:
    """A recipe card: its owner, the tool that lies on it, what lies in its three slots."""

    owner: int | None = None
    tool: int | None = None
    slot: list[Filled | None] = field(default_factory=lambda: [None, None, None])

    def filled(self) -> list[Filled]:
        """What lies in the filled slots, in slot order."""
        return [place for place in self.slot if place is not None]

    def assistants(self) -> list[int]:
        """The seats of the assistants on the card, in slot order, one entry for each assistant."""
        return [place.assistant for place in self.filled()]

    def winner(self) -> int:
        """Who wins the part: the baker with two or three of the three assistants; without one, the owner."""
        assistants = self.assistants()
        for seat in assistants:
            if assistants.count(seat) >= 2:
                return seat
        assert self.owner is not None
        return self.owner


class Table:
    """A game of Bake the Cake! for 3 to 6 seats."""

    def __init__(self, seats: int, **options: Any) -> None:
        if seats not in range(FEWEST_SEATS, MOST_SEATS + 1):
            raise ValueError(f"no such table: {seats} seats")
        self.seats = self.n = seats
        self.options = Options(**options)
        self.tools_total = [1] * len(TOOLS)
        self.start_player: int | None = None
        self.store = [[COPIES] * seats for _ in KINDS]
        self.plate: list[int | None] = [None] * len(KINDS)
        self.recipe = [Recipe() for _ in RECIPES]
        self.cake: list[list[Part]] = [[] for _ in range(seats)]
        self.hand = [ASSISTANTS] * seats
        self.eaten: list[list[int | None]] = [[None] * len(KINDS) for _ in range(seats)]
        self.thrown = [False] * seats
        self.finished: list[int] = []
        self.phase = "tools"
        self.player: int | None = None
        self.thing = 0
        self.first_kind: str | None = None
        self.cup: list[int | None] = [None] * seats
        self.end: str | None = None
        self._end_tool_draw_if_complete()

    # What can be asked at any time

    @property
    def actor(self) -> int:
        """The seat to act, or CHANCE, or OVER."""
        if self.player is not None:
            return self.player
        return OVER if self.phase == "over" else CHANCE

    @property
    def awaited(self) -> set[int]:
        """The seats that may act now: the one actor, if it is a seat."""
        return set() if self.player is None else {self.player}

    def free(self, tool: int) -> int:
        """How many copies of a tool are in the kitchen."""
        return self.tools_total[tool] - sum(card.tool == tool for card in self.recipe)

    def count(self, r: int) -> int:
        """How many slots of recipe r are filled."""
        return len(self.recipe[r].filled())

    def other(self, r: int) -> int:
        """The tool of recipe r that is not on it; a tool must be on it."""
        first, second = RECIPE_TOOLS[r]
        return second if self.recipe[r].tool == first else first

    def points(self, cake: int, seat: int) -> int:
        """The points of a seat on the tray of the baker `cake`."""
        parts = self.cake[cake]
        tokens = sum(part.colours.count(seat) for part in parts)
        assistants = sum(part.assistant == seat for part in parts)
        owner = seat == cake and len(parts) > 0
        return POINTS_TOKEN * tokens + POINTS_ASSISTANT * assistants + POINTS_OWNER * owner

    def points_on_all_trays(self, seat: int) -> int:
        """The points of a seat, summed over all trays."""
        return sum(self.points(cake, seat) for cake in range(self.n))

    def number_eaten(self, seat: int) -> int:
        """How many tokens a seat has eaten."""
        return sum(colour is not None for colour in self.eaten[seat])

    # Legal actions

    def legal(self) -> list[int]:
        """The ids of the legal actions of the actor, ascending; empty when no seat decides."""
        if self.phase == "vote":
            return [VOTE + 0, VOTE + 1]
        if self.phase != "play":
            return []
        p = self._to_act()
        ordinary = self._ordinary_things(p)
        allowed = [action for action in ordinary if self._of_another_kind(action)]
        throw = not ordinary and len(self.cake[p]) > 0 and not self.thrown[p]
        let_off = self.options.two_different_things and not allowed
        end_turn = self.thing == 2 and (not self.options.must_do_both or let_off)
        return allowed + [THROW] * throw + [END_TURN] * end_turn

    def _to_act(self) -> int:
        """The seat to act, when there is one."""
        if self.player is None:
            raise ValueError("no seat is to act")
        return self.player

    def _of_another_kind(self, action: int) -> bool:
        """Whether a thing may follow the first thing of the turn; without the option any thing may."""
        different = self.options.two_different_things and self.thing == 2
        return not (different and kind_of_thing(action) == self.first_kind)

    def _ordinary_things(self, p: int) -> list[int]:
        """The ordinary things that p could do if the first thing of the turn did not matter, ascending."""
        trays = range(self.n)
        buys = [BUY + 6 * k + c for k in KINDS for c in trays if self._can_buy(k, c)]
        ways = product(RECIPES, SLOTS, (0, 1))
        adds = [ADD + 6 * r + 2 * s + t for r, s, t in ways if self._can_add(p, r, s, t)]
        moves = [COMPLETE + 6 * r + cake for r in RECIPES for cake in trays if self._can_complete(p, r, cake)]
        meals = [EAT_TABLE + k for k in KINDS if self._can_eat_table(p, k)]
        bites = [EAT_RECIPE + 3 * r + s for r in RECIPES for s in SLOTS if self._can_eat_recipe(p, r, s)]
        return buys + adds + moves + meals + bites

    def _can_buy(self, k: int, c: int) -> bool:
        """Whether a token of kind k and colour c can be bought."""
        return self.plate[k] is None and self.store[k][c] > 0

    def _can_add(self, p: int, r: int, s: int, t: int) -> bool:
        """Whether p can move a token from its plate to slot s of recipe r with tool number t of that card."""
        card, tool = self.recipe[r], RECIPE_TOOLS[r][t]
        if card.slot[s] is not None or self.plate[RECIPE_KINDS[r][s]] is None or self.hand[p] == 0:
            return False
        if tool == card.tool or self.free(tool) == 0:
            return False
        has_a_recipe = any(each.owner == p for each in self.recipe)
        return card.owner is not None or not has_a_recipe or self.options.many_recipes

    def _can_complete(self, p: int, r: int, cake: int) -> bool:
        """Whether p can move the part on recipe r to the tray of the baker `cake`."""
        if self.count(r) < len(SLOTS) or self.free(self.other(r)) == 0:
            return False
        if self.options.borrow_only_without_own and self.recipe[r].owner != p and self._has_full_recipe(p):
            return False
        return len(self.cake[cake]) == PART_NUMBER[r]

    def _has_full_recipe(self, p: int) -> bool:
        """Whether p is the owner of a recipe with three filled slots, movable or not."""
        return any(self.recipe[r].owner == p and self.count(r) == len(SLOTS) for r in RECIPES)

    def _can_eat_table(self, p: int, k: int) -> bool:
        """Whether p can eat the token on the plate of kind k."""
        return self.plate[k] is not None and self.eaten[p][k] is None

    def _can_eat_recipe(self, p: int, r: int, s: int) -> bool:
        """Whether p can eat the token in slot s of recipe r."""
        return self.recipe[r].slot[s] is not None and self.eaten[p][RECIPE_KINDS[r][s]] is None

    # Chance

    def outcomes(self) -> list[int]:
        """The weights of the tool kinds, or of the start players; empty when it is not chance that acts."""
        if self.phase == "tools":
            return [int(total == 1) for total in self.tools_total]
        return [1] * self.n if self.phase == "start" else []

    def _draw_tool(self, tool: int) -> None:
        """Bring the second copy of a tool into play."""
        self.tools_total[tool] = 2
        self._end_tool_draw_if_complete()

    def _end_tool_draw_if_complete(self) -> None:
        """Go on to the choice of the start player when all tools are in play."""
        in_play = self.n + 2 if self.options.spare_tool else self.n + 1
        if sum(self.tools_total) == in_play:
            self.phase = "start"

    def _start(self, seat: int) -> None:
        """Begin the first turn."""
        self.start_player = self.player = seat
        self.phase, self.thing = "play", 1

    # Actions

    def apply(self, action: int) -> None:
        """Carry out an action of the actor, or an outcome of chance."""
        weights = self.outcomes()
        possible = [outcome for outcome, weight in enumerate(weights) if weight] if weights else self.legal()
        if action not in possible:
            raise ValueError(f"{action} is not legal")
        if self.phase == "tools":
            self._draw_tool(action)
        elif self.phase == "start":
            self._start(action)
        elif self.phase == "vote":
            self._vote(self._to_act(), action - VOTE)
        else:
            self._do(self._to_act(), action)
            if self.phase == "play":
                self._go_on(action)

    def _do(self, p: int, action: int) -> None:
        """Carry out a thing, or nothing for END_TURN."""
        if action < ADD:
            self._buy(*divmod(action - BUY, 6))
        elif action < COMPLETE:
            r, place = divmod(action - ADD, 6)
            self._add(p, r, *divmod(place, 2))
        elif action < EAT_TABLE:
            self._complete(*divmod(action - COMPLETE, 6))
        elif action < EAT_RECIPE:
            self._eat_table(p, action - EAT_TABLE)
        elif action < THROW:
            self._eat_recipe(p, *divmod(action - EAT_RECIPE, 3))
        elif action == THROW:
            self._throw(p)

    def _go_on(self, action: int) -> None:
        """Find who acts next in phase play; a baker who can do nothing ends the game."""
        if self.thing == 1:
            self.thing = 2
            if self.options.two_different_things:
                self.first_kind = kind_of_thing(action)
        else:
            self.player = (self._to_act() + 1) % self.n
            self.thing, self.first_kind = 1, None
        if not self.legal():
            self._finish("stuck")

    def _buy(self, k: int, c: int) -> None:
        """Move a token from the store to its plate."""
        self.store[k][c] -= 1
        self.plate[k] = c

    def _add(self, p: int, r: int, s: int, t: int) -> None:
        """Move a token from its plate to a recipe, with an assistant of p and tool number t of the recipe."""
        card, k = self.recipe[r], RECIPE_KINDS[r][s]
        colour = self.plate[k]
        assert colour is not None
        card.slot[s] = Filled(colour, p)
        card.tool = RECIPE_TOOLS[r][t]
        if card.owner is None:
            card.owner = p
        self.plate[k] = None
        self.hand[p] -= 1

    def _complete(self, r: int, cake: int) -> None:
        """Move a part to a tray; the third part finishes the cake, which may end the game."""
        card = self.recipe[r]
        winner = card.winner()
        for seat in card.assistants():
            self.hand[seat] += 1
        self.hand[winner] -= 1
        self.cake[cake].append(Part(r, tuple(place.colour for place in card.filled()), winner))
        self.recipe[r] = Recipe()
        if len(self.cake[cake]) < PARTS_OF_A_CAKE:
            return
        self.finished.append(cake)
        if self.options.mode == "children":
            self._finish("children")
        elif len(self.finished) == CAKES_FOR_A_CONTEST:
            self._place_cups()

    def _eat_table(self, p: int, k: int) -> None:
        """Eat the token on a plate."""
        self.eaten[p][k] = self.plate[k]
        self.plate[k] = None

    def _eat_recipe(self, p: int, r: int, s: int) -> None:
        """Eat a token on a recipe; its assistant goes home, and the recipe may be passed on or go back."""
        card = self.recipe[r]
        place = card.slot[s]
        assert place is not None
        assert card.owner is not None
        self.eaten[p][RECIPE_KINDS[r][s]] = place.colour
        self.hand[place.assistant] += 1
        card.slot[s] = None
        if self.count(r) == 0:
            card.owner = card.tool = None
        elif card.owner not in card.assistants():
            after_the_owner = [(card.owner + step) % self.n for step in range(1, self.n)]
            card.owner = next(seat for seat in after_the_owner if seat in card.assistants())

    def _throw(self, p: int) -> None:
        """Throw the own cake away; tokens go back to the store, assistants to their bakers."""
        for part in self.cake[p]:
            for k, colour in zip(RECIPE_KINDS[part.recipe], part.colours):
                self.store[k][colour] += 1
            self.hand[part.assistant] += 1
        self.cake[p] = []
        self.thrown[p] = True
        if p in self.finished:
            self.finished.remove(p)

    # The end

    def _finish(self, end: str) -> None:
        """End the game."""
        self.end, self.phase = end, "over"
        self.player, self.thing, self.first_kind = None, 0, None

    def _place_cups(self) -> None:
        """Place the cups that need no choice, then let the first chooser choose."""
        for seat in range(self.n):
            on_first, on_second = (self.points(cake, seat) for cake in self.finished)
            if on_first != on_second:
                self.cup[seat] = 0 if on_first > on_second else 1
        self._next_chooser()

    def _still_to_choose(self, seat: int) -> bool:
        """Whether a baker has equal points above 0 on both cakes, and has not chosen yet."""
        on_first, on_second = (self.points(cake, seat) for cake in self.finished)
        tied = on_first == on_second and on_first > 0
        return tied and self.cup[seat] is None and self.options.tied_vote == "choose"

    def _next_chooser(self) -> None:
        """Ask the next chooser in turn order from the start player; without one the game is over."""
        assert self.start_player is not None
        turn_order = [(self.start_player + step) % self.n for step in range(self.n)]
        choosers = [seat for seat in turn_order if self._still_to_choose(seat)]
        if not choosers:
            self._finish("contest")
            return
        self.phase, self.player = "vote", choosers[0]
        self.thing, self.first_kind = 0, None

    def _vote(self, p: int, i: int) -> None:
        """Put the cup of p to one of the two finished cakes."""
        self.cup[p] = i
        self._next_chooser()

    # Values returned

    def scores(self) -> list[int]:
        """The scores: of a contest; in the children's game parts; else the points on all trays so far."""
        if self.options.mode == "children":
            return [len(parts) for parts in self.cake]
        if self.end != "contest":
            return [self.points_on_all_trays(seat) for seat in range(self.n)]
        return [sum(self.points(cake, seat) for cake in self._cakes_that_count()) for seat in range(self.n)]

    def _cakes_that_count(self) -> list[int]:
        """The owners of the cakes that count in the contest: of the one with more cups, or of both."""
        first, second = self.finished
        if self.cup.count(0) == self.cup.count(1):
            return [first, second]
        return [first] if self.cup.count(0) > self.cup.count(1) else [second]

    def _standing(self, seat: int) -> tuple[int, ...]:
        """What bakers are ranked by, higher being better; before the end nobody is better than another."""
        if self.end == "contest":
            return (self.scores()[seat], self.number_eaten(seat))
        if self.end == "stuck":
            return (-self.number_eaten(seat), self.points_on_all_trays(seat))
        if self.end == "children":
            return (int(seat in self.finished), len(self.cake[seat]))
        return ()

    def ranks(self) -> list[int]:
        """The rank of every seat, 1 for the best; equal bakers share the better rank."""
        standings = [self._standing(seat) for seat in range(self.n)]
        return [1 + sum(other > mine for other in standings) for mine in standings]

    def winners(self) -> list[int]:
        """All seats with rank 1, ascending."""
        return [seat for seat, rank in enumerate(self.ranks()) if rank == 1]

    def places(self) -> list[float]:
        """The place of every seat from 0 to n - 1; bakers who share a rank get the mean of their places."""
        ranks = self.ranks()
        return [rank - 1 + (ranks.count(rank) - 1) / 2 for rank in ranks]

    def returns(self) -> list[float]:
        """The utility of every seat: places 0 to n - 1 are worth 1 down to -1, in even steps."""
        return [1 - 2 * place / (self.n - 1) for place in self.places()]
