"""The actions of Bake the Cake!: ids, parameters, and words that a baker understands."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from bakehouse.actions import COMMITS, ActionTable, Kind
from bakehouse.games.bake_the_cake import rules
from bakehouse.games.bake_the_cake.box import Components
from bakehouse.games.bake_the_cake.rules import preview
from bakehouse.games.bake_the_cake.state import (
    CAKE_PARTS,
    COLOURS,
    DRAW_TOOLS,
    INGREDIENTS,
    MOST_BAKERS,
    RECIPES,
    STATE,
    THINGS,
    TOOLS,
    VOTING,
)  # fmt: skip

CARDS: dict[str, tuple[tuple[str, str, str], tuple[str, str]]] = {
    "cold_layer": (("almonds", "butter", "chocolate"), ("bench", "mixer")),
    "warm_layer": (("egg", "flour", "sugar"), ("mixer", "stove")),
    "cold_filling": (("almonds", "berries", "cream"), ("fridge", "mixer")),
    "warm_filling": (("butter", "egg", "vanilla"), ("fridge", "stove")),
    "cold_topping": (("chocolate", "cream", "sugar"), ("bench", "fridge")),
    "warm_topping": (("berries", "flour", "vanilla"), ("bench", "stove")),
}
"""The recipes of the standard edition: notations name their ingredients and tools, words those of the edition."""

Row = dict[str, str | int]


@dataclass(frozen=True)
class Listed(Kind):
    """A kind whose parameters depend on each other: each recipe has ingredients and tools of its own."""

    rows: tuple[Row, ...] = ()

    def __iter__(self) -> Iterator[tuple[int, Row]]:
        for place, row in enumerate(self.rows):
            yield self.first + place, dict(row)


ADD_ROWS: tuple[Row, ...] = tuple(
    {"recipe": recipe, "ingredient": ingredient, "tool": tool}
    for recipe, (ingredients, tools) in CARDS.items()
    for ingredient in ingredients
    for tool in tools
)
EAT_ROWS: tuple[Row, ...] = tuple(
    {"recipe": recipe, "ingredient": ingredient} for recipe, (kinds, _) in CARDS.items() for ingredient in kinds
)

TABLE = ActionTable(
    [
        Kind("BUY", rules.BUY, {"ingredient": INGREDIENTS, "colour": COLOURS}),
        Listed("ADD", rules.ADD, rows=ADD_ROWS),
        Kind("COMPLETE", rules.COMPLETE, {"recipe": RECIPES, "tray": COLOURS}),
        Kind("EAT_TABLE", rules.EAT_TABLE, {"ingredient": INGREDIENTS}, frozenset({COMMITS})),
        Listed("EAT_RECIPE", rules.EAT_RECIPE, flags=frozenset({COMMITS}), rows=EAT_ROWS),
        Kind("THROW", rules.THROW, flags=frozenset({COMMITS})),
        Kind("END_TURN", rules.END_TURN),
        Kind("VOTE", rules.VOTE, {"cake": ("first", "second")}, frozenset({COMMITS})),
    ]
)


def joined(names: list[str]) -> str:
    """Red; Red and Blue; Red, Blue and Green."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def many(amount: int, one: str) -> str:
    return f"1 {one}" if amount == 1 else f"{amount} {one}s"


class Words:
    """Speaks of actions with the names of the edition on the table. Bakers go by their colours, in the log as well."""

    def __init__(self, printed: Components) -> None:
        self.bakers = [printed.colours[colour] for colour in COLOURS]  # type: ignore[index]
        self.ingredients = [printed.ingredients[kind].name for kind in INGREDIENTS]  # type: ignore[index]
        self.recipes = [printed.recipes[recipe].name for recipe in RECIPES]  # type: ignore[index]
        self.parts = [printed.recipes[recipe].part for recipe in RECIPES]  # type: ignore[index]
        self.tools = [printed.tools.names[tool] for tool in TOOLS]  # type: ignore[index]

    def token(self, kind: int, colour: int) -> str:
        """Such as "green butter"."""
        return f"{self.bakers[colour].lower()} {self.ingredients[kind]}"

    # --- Actions

    def action(self, box: Any, s: Any, action: int) -> str:
        """What an action does, and what comes of it."""
        told = _Told(self, box, s, action)
        return told.what() + told.what_comes()

    # --- Why not

    def refusal(self, box: Any, s: Any, action: int, code: int) -> str:
        """The reason as the end of a sentence: "... is not possible: the mixer is in use on the Warm Layer"."""
        me, place = int(s.actor), action - TABLE.kind(action).first
        recipe = (action - rules.EAT_RECIPE) // 3 if action >= rules.EAT_RECIPE else place // 6
        kind = self._kind(box, action)
        seat = place % 6
        reasons: dict[int, Callable[[], str]] = {
            rules.NOT_WHILE_VOTING: lambda: "two cakes are finished, and the cup has to be placed",
            rules.NO_VOTE_YET: lambda: "cups are placed when two cakes are finished",
            rules.NO_SUCH_BAKER: lambda: f"{self.bakers[seat]} does not play",
            rules.SAME_KIND: lambda: (
                f"the second thing must be of another kind than the first ({THINGS[int(s.first_kind)]})"
            ),
            rules.PLATE_TAKEN: lambda: f"the plate is taken by {self.token(kind, int(s.plate[kind]))}",
            rules.SOLD_OUT: lambda: f"the store has no {self.token(kind, seat)} left",
            rules.SLOT_FILLED: lambda: f"the {self.recipes[recipe]} has its {self.ingredients[kind]} already",
            rules.PLATE_EMPTY: lambda: f"there is no {self.ingredients[kind]} on the table",
            rules.NO_ASSISTANT: lambda: "no assistant is left in hand",
            rules.TOOL_ON_CARD: lambda: (
                f"the {self._tool(box, action)} lies on the {self.recipes[recipe]}, so its other tool is needed"
            ),
            rules.TOOL_IN_USE: lambda: self._in_use(s, int(box.tool_pair[recipe, place % 2])),
            rules.HAS_RECIPE: lambda: f"{self.bakers[me]} already has a recipe, the {self._own_recipe(s, me)}",
            rules.NOT_FULL: lambda: f"the {self.recipes[recipe]} lacks {self._missing(box, s, recipe)}",
            rules.OTHER_TOOL_IN_USE: lambda: self._in_use(s, _other_tool(box, s, recipe)),
            rules.WRONG_PART: lambda: self._needs_next(s, seat),
            rules.HAS_FULL_RECIPE: lambda: f"{self.bakers[me]} has a full recipe and may not borrow",
            rules.SLOT_EMPTY: lambda: f"there is no {self.ingredients[kind]} on the {self.recipes[recipe]}",
            rules.ATE_THAT_KIND: lambda: f"{self.bakers[me]} has already eaten {self.ingredients[kind]}",
            rules.OTHER_THINGS_POSSIBLE: lambda: "a cake is only thrown away when nothing else is possible",
            rules.NOTHING_TO_THROW: lambda: f"{self.bakers[me]}'s tray is empty",
            rules.THREW_BEFORE: lambda: f"{self.bakers[me]} has thrown a cake away before",
            rules.FIRST_THING: lambda: "at least one thing has to be done in a turn",
            rules.MUST_DO_BOTH: lambda: "both things of a turn have to be done",
        }
        return reasons[code]()

    def _kind(self, box: Any, action: int) -> int:
        """The ingredient that an action is about; 0 where it is about none."""
        if action < rules.ADD:
            return action // 6
        if action < rules.COMPLETE:
            return int(box.kinds[(action - rules.ADD) // 6, (action - rules.ADD) % 6 // 2])
        if rules.EAT_TABLE <= action < rules.EAT_RECIPE:
            return action - rules.EAT_TABLE
        if rules.EAT_RECIPE <= action < rules.THROW:
            return int(box.kinds[(action - rules.EAT_RECIPE) // 3, (action - rules.EAT_RECIPE) % 3])
        return 0

    def _tool(self, box: Any, action: int) -> str:
        place = action - rules.ADD
        return self.tools[int(box.tool_pair[place // 6, place % 2])]

    def _in_use(self, s: Any, tool: int) -> str:
        where = [f"the {self.recipes[recipe]}" for recipe, lies in enumerate(s.tool.tolist()) if lies == tool]
        return f"the {self.tools[tool]} is in use on {joined(where)}"

    def _own_recipe(self, s: Any, seat: int) -> str:
        return next(self.recipes[recipe] for recipe, owner in enumerate(s.owner.tolist()) if owner == seat)

    def _missing(self, box: Any, s: Any, recipe: int) -> str:
        colours, kinds = s.colour[recipe].tolist(), box.kinds[recipe].tolist()
        return joined(
            [self.ingredients[kind] for kind, colour in zip(kinds, colours, strict=True) if colour < 0]
        )  # fmt: skip

    def _needs_next(self, s: Any, seat: int) -> str:
        """What a tray can take (BC-R18)."""
        height = int(s.height[seat])
        tray = f"{self.bakers[seat]}'s tray"
        return f"{tray} holds a finished cake" if height == 3 else f"{tray} needs a {CAKE_PARTS[height]} next"

    # --- Chance

    def outcome(self, box: Any, s: Any, outcome: int) -> str:
        if s.phase == DRAW_TOOLS:
            return f"One more {self.tools[outcome]} is in play"
        return f"{self.bakers[outcome]} begins"

    def outcome_notation(self, box: Any, s: Any, outcome: int) -> str:
        return f"tool {TOOLS[outcome]}" if s.phase == DRAW_TOOLS else f"start {COLOURS[outcome]}"


def _other_tool(box: Any, s: Any, recipe: int) -> int:
    return int(sum(box.tool_pair[recipe].tolist()) - int(s.tool[recipe]))


class _Told:
    """One legal action in words: the table before it, and a trial of the table after it."""

    def __init__(self, words: Words, box: Any, s: Any, action: int) -> None:
        self.words, self.box, self.s, self.action = words, box, s, action
        trial = np.empty(1, STATE)
        self.points = np.zeros((MOST_BAKERS, MOST_BAKERS), np.int16)
        preview(box, s, action, trial, self.points)
        self.after = trial[0]
        self.me = int(s.actor)
        self.bakers = words.bakers

    def what(self) -> str:
        action, words = self.action, self.words
        place = action - TABLE.kind(action).first
        kind = words._kind(self.box, action)
        if action < rules.ADD:
            return f"Buy {words.token(kind, place % 6)}"
        if action < rules.COMPLETE:
            return self._add(place // 6, kind)
        if action < rules.EAT_TABLE:
            return self._complete(place // 6, place % 6)
        if action < rules.EAT_RECIPE:
            return f"Eat the {words.token(kind, int(self.s.plate[kind]))} on the table{self._kinds_left()}"
        if action < rules.THROW:
            return self._eat_from_recipe(place // 3, place % 3, kind)
        if action == rules.THROW:
            return self._throw()
        if action == rules.END_TURN:
            return "End the turn"
        return self._vote(place)

    def _add(self, recipe: int, kind: int) -> str:
        words, owner = self.words, int(self.s.owner[recipe])
        token, card = words.token(kind, int(self.s.plate[kind])), words.recipes[recipe]
        tool = words._tool(self.box, self.action)
        if owner < 0:
            return f"Take the {card} with {token} and the {tool}"
        missing = int((self.after.colour[recipe] < 0).sum())
        now = f"{missing} of 3 missing" if missing else "it is full"
        back = words.tools[int(self.s.tool[recipe])]
        how = f"{token} with the {tool}, the {back} comes free, {now}"
        return f"Go on with the {card}: {how}" if owner == self.me else f"Help {self.bakers[owner]}'s {card}: {how}"

    def _complete(self, recipe: int, tray: int) -> str:
        told = f"Move the {self.words.recipes[recipe]} to {self.bakers[tray]}'s tray"
        if self.box.children:
            return told
        server = int(self.after.server[tray, int(self.s.height[tray])])
        return f"{told}: {self.bakers[server]}'s assistant goes with it, {self._leads(tray)}"

    def _leads(self, tray: int) -> str:
        """Who leads a cake after the move."""
        ranked = sorted(self.points[tray, : int(self.s.seats)].tolist(), reverse=True)
        leaders = [self.bakers[seat] for seat in range(int(self.s.seats)) if self.points[tray, seat] == ranked[0]]
        if len(leaders) > 1:
            return f"{joined(leaders)} now share the lead on that cake with {ranked[0]}"
        return f"{leaders[0]} now leads that cake {ranked[0]} to {ranked[1]}"

    def _eat_from_recipe(self, recipe: int, slot: int, kind: int) -> str:
        words, s = self.words, self.s
        card = words.recipes[recipe]
        told = f"Eat the {words.token(kind, int(s.colour[recipe, slot]))} on the {card}"
        told += f": {self.bakers[int(s.helper[recipe, slot])]}'s assistant goes home"
        owner, before = int(self.after.owner[recipe]), int(s.owner[recipe])
        if owner < 0:
            told += f", the recipe and the {words.tools[int(s.tool[recipe])]} go back to the kitchen"
        elif owner != before:
            told += f", {self.bakers[before]} gives the recipe to {self.bakers[owner]}"
        return told + self._kinds_left()

    def _kinds_left(self) -> str:
        left = int((self.after.eaten[self.me] < 0).sum())
        return f"; {many(left, 'kind')} left to eat" if left else "; then there is nothing left to eat"

    def _throw(self) -> str:
        servers = [seat for seat in self.s.server[self.me].tolist() if seat >= 0]
        home = [self.bakers[seat] for seat in sorted(set(servers))]
        return f"Throw {self.bakers[self.me]}'s cake away: the assistants of {joined(home)} go home"

    def _vote(self, cake: int) -> str:
        tray = int(self.s.finished[cake])
        return f"Cup for {self.bakers[tray]}'s cake, with {int(self.points[tray, self.me])} points on it"

    def what_comes(self) -> str:
        """A warning where the game ends with this action."""
        if self.after.ending == rules.STUCK:
            return ". Then the kitchen is jammed: the game ends, and the fewest eaten wins"
        if self.after.ending == rules.CHILDREN:
            return ". That cake is finished and wins"
        if self.after.ending == rules.CONTEST or (self.after.phase == VOTING and self.s.phase != VOTING):
            return ". Then the contest decides"
        return ""
