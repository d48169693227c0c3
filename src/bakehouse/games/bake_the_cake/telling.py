"""What Bake the Cake! tells: deeds of bakers, and what the rules make of them, as forms that the catalogues say.

Bakers go by the names of the players; an ingredient keeps its colour ("green butter"). Both things of a turn are one
line.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from hashlib import blake2b
from typing import Any

import numpy as np

from bakehouse.copies import copied
from bakehouse.games.bake_the_cake import rules
from bakehouse.games.bake_the_cake.rules import preview
from bakehouse.games.bake_the_cake.state import (
    CAKE_PARTS,
    COLOURS,
    DRAW_TOOLS,
    INGREDIENTS,
    MOST_BAKERS,
    NONE,
    PLAY,
    RECIPES,
    SLOTS,
    STATE,
    THINGS,
    TOOLS,
    VOTING,
)  # fmt: skip
from bakehouse.games.bake_the_cake.view import number_eaten, points_by_tray
from bakehouse.games.definition import Array
from bakehouse.kernel.play import final_returns, score
from bakehouse.kernel.records import CHANCE, MOST_SEATS, read, unpacked
from bakehouse.words import COUNTED, Form, Telling, form

ADDS = ("take", "add", "help")
"""An ingredient goes onto a recipe from the kitchen, onto an own one, onto that of somebody else."""
EATS = ("eat", "eat-recipe")
DEEDS = ("buy", *ADDS, "move", *EATS, "throw")
UNTOLD = 0
"""Kinds eaten, where they are told at the end of the line."""
CAKES = ("cake-stands", "cake-grows")
SET_UP = "set-up"


class Words:
    """Turns positions and steps into forms."""

    # --- What one may do, and why not

    def action(self, box: Any, s: Any, action: int) -> Form:
        """What an action does, and whether the game ends with it."""
        deed = _Deed(box, s, action)
        told = deed.told()
        return Form(told.name, {**told.values, "ends": deed.ends()})

    def refusal(self, box: Any, s: Any, action: int, code: int) -> Form:
        asked = _Asked(box, s, action)
        return _REFUSALS[code](asked)

    # --- Chance

    def outcome(self, box: Any, s: Any, outcome: int) -> Form:
        if s.phase == DRAW_TOOLS:
            return form("tool-drawn", tool=[TOOLS[outcome]])
        return form("begins", who=outcome)

    def outcome_notation(self, box: Any, s: Any, outcome: int) -> str:
        return f"tool {TOOLS[outcome]}" if s.phase == DRAW_TOOLS else f"start {COLOURS[outcome]}"

    # --- What happened

    def happened(self, box: Any, before: Any, choice: int, after: Any, seat: int | None) -> Telling:
        """The deed, a recipe that changes hands, a finished cake, cups, and how it ends. Everybody sees everything."""
        if before["actor"] == CHANCE:
            return Telling((self.outcome(box, before, choice),), SET_UP)
        forms = [] if choice == rules.END_TURN else _Deed(box, before, choice).done()
        forms += _cups(before, after)
        if after["ending"]:
            forms += _stuck(box, before, choice, after) + self.verdict(_alone(box), _alone(after))
        return Telling(tuple(forms), _line(before, after), _heading(before))

    def fold(self, forms: Sequence[Form]) -> list[Form]:
        """The two things of a turn as what the baker meant, and then what came of it."""
        drawn = [tool for each in forms if each.name == "tool-drawn" for tool in each["tool"]]
        if drawn:
            return [form("tool-drawn", tool=drawn), *(each for each in forms if each.name != "tool-drawn")]
        deeds = [each for each in forms if each.name in DEEDS]
        if len(deeds) < 2:
            return list(forms)
        first, second = deeds
        between = forms[1 : forms.index(second, 1)]
        if any(each.get("recipe") == second.get("recipe") for each in between if "recipe" in each.values):
            return list(forms)  # what came of the first thing made the second possible
        came_of_it = [each for each in forms if each.name not in DEEDS and each not in _outdated(forms)]
        return [*_gathered(first, second), *came_of_it]

    def verdict(self, box: Array, states: Array) -> list[Form]:
        """Who wins, and by what; nothing while the game goes on."""
        ending = int(states["ending"][0])
        if not ending:
            return []
        if ending == rules.CHILDREN:
            return [form("wins-first", who=_best(box, states)[0])]
        return _verdict_of_jam(box, states) if ending == rules.STUCK else _verdict_of_contest(box, states)


def token(kind: int, colour: int) -> Form:
    """Such as "green butter"."""
    return form("token", colour=COLOURS[colour], ingredient=INGREDIENTS[kind])


def taking(tokens: Iterable[Form]) -> list[Form]:
    """The same where a recipe is taken with them: some languages say them differently then."""
    return [form("with-token", **each.values) for each in tokens]


class _Asked:
    """An action in parts: which ingredient, recipe, tool or seat it is about."""

    def __init__(self, box: Any, s: Any, action: int) -> None:
        self.box, self.s, self.action = box, read(s), action
        self.me = self.s.actor
        self.kind, self.recipe, self.slot, self.tool, self.seat = NONE, NONE, NONE, NONE, NONE
        if action < rules.ADD:
            self.kind, self.seat = divmod(action - rules.BUY, 6)
        elif action < rules.COMPLETE:
            self.recipe, place = divmod(action - rules.ADD, 6)
            self.slot, number = divmod(place, 2)
            self.tool = read(box).tool_pair[self.recipe][number]
        elif action < rules.EAT_TABLE:
            self.recipe, self.seat = divmod(action - rules.COMPLETE, 6)
        elif action < rules.EAT_RECIPE:
            self.kind = action - rules.EAT_TABLE
        elif action < rules.THROW:
            self.recipe, self.slot = divmod(action - rules.EAT_RECIPE, 3)
        if self.slot != NONE:
            self.kind = read(box).kinds[self.recipe][self.slot]

    @property
    def card(self) -> str:
        return RECIPES[self.recipe]

    @property
    def ingredient(self) -> str:
        return INGREDIENTS[self.kind]

    # --- Why not

    def in_use(self, tool: int) -> Form:
        """Where all copies of a tool lie."""
        lying = [form("on-recipe", recipe=RECIPES[card]) for card, there in enumerate(self.s.tool) if there == tool]
        return form("tool-in-use", tool=TOOLS[tool], recipes=lying)

    def other_tool(self) -> int:
        first, second = self.box.tool_pair[self.recipe].tolist()
        return int(second if self.s.tool[self.recipe] == first else first)

    def has_recipe(self) -> Form:
        return form("has-recipe", recipe=RECIPES[self.s.owner.index(self.me)])

    def lacks(self) -> Form:
        kinds, colours = self.box.kinds[self.recipe].tolist(), self.s.colour[self.recipe]
        missing = [INGREDIENTS[kind] for kind, colour in zip(kinds, colours, strict=True) if colour < 0]
        return form("lacks", recipe=self.card, ingredient=missing)

    def wrong_part(self) -> Form:
        """What a cake can take (BC-R18)."""
        height = self.s.height[self.seat]
        part = "none" if height == SLOTS else CAKE_PARTS[height]
        return form("needs-part", whose=self.seat, part=part)


_REFUSALS: dict[int, Callable[[_Asked], Form]] = {
    rules.NOT_WHILE_VOTING: lambda asked: form("place-the-cup"),
    rules.NO_VOTE_YET: lambda asked: form("no-vote-yet"),
    rules.NO_SUCH_BAKER: lambda asked: form("nobody-plays", colour=COLOURS[asked.seat]),
    rules.SAME_KIND: lambda asked: form("same-kind", first=THINGS[asked.s.first_kind]),
    rules.PLATE_TAKEN: lambda asked: form("plate-taken", token=token(asked.kind, asked.s.plate[asked.kind])),
    rules.SOLD_OUT: lambda asked: form("sold-out", colour=COLOURS[asked.seat], ingredient=asked.ingredient),
    rules.SLOT_FILLED: lambda asked: form("has-ingredient", recipe=asked.card, ingredient=asked.ingredient),
    rules.PLATE_EMPTY: lambda asked: form("plate-empty", ingredient=asked.ingredient),
    rules.NO_ASSISTANT: lambda asked: form("no-assistant"),
    rules.TOOL_ON_CARD: lambda asked: form("tool-on-recipe", tool=TOOLS[asked.tool], recipe=asked.card),
    rules.TOOL_IN_USE: lambda asked: asked.in_use(asked.tool),
    rules.HAS_RECIPE: lambda asked: asked.has_recipe(),
    rules.NOT_FULL: lambda asked: asked.lacks(),
    rules.OTHER_TOOL_IN_USE: lambda asked: asked.in_use(asked.other_tool()),
    rules.WRONG_PART: lambda asked: asked.wrong_part(),
    rules.HAS_FULL_RECIPE: lambda asked: form("has-full-recipe"),
    rules.SLOT_EMPTY: lambda asked: form("slot-empty", recipe=asked.card, ingredient=asked.ingredient),
    rules.ATE_THAT_KIND: lambda asked: form("ate-that-kind", ingredient=asked.ingredient),
    rules.OTHER_THINGS_POSSIBLE: lambda asked: form("other-things-possible"),
    rules.NOTHING_TO_THROW: lambda asked: form("nothing-to-throw"),
    rules.THREW_BEFORE: lambda asked: form("threw-before"),
    rules.FIRST_THING: lambda asked: form("first-thing"),
    rules.MUST_DO_BOTH: lambda asked: form("must-do-both"),
}


class _Deed(_Asked):
    """One action of the actor, and the position after it."""

    def __init__(self, box: Any, s: Any, action: int) -> None:
        super().__init__(box, s, action)
        self.trial, self._points = np.empty(1, STATE), np.zeros((MOST_BAKERS, MOST_BAKERS), np.int16)
        preview(box, s, action, self.trial, self._points)

    @cached_property
    def points(self) -> list[list[int]]:
        """What each baker has on each tray after it."""
        points: list[list[int]] = self._points.tolist()
        return points

    @cached_property
    def after(self) -> Any:
        """The position after it; most deeds are told without it."""
        return unpacked(self.trial[0])

    def told(self) -> Form:
        action = self.action
        if action < rules.ADD:
            return form("buy", who=self.me, tokens=[token(self.kind, self.seat)])
        if action < rules.COMPLETE:
            return self._add()
        if action < rules.EAT_TABLE:
            return self._move()
        if action < rules.EAT_RECIPE:
            return self._eat("eat", self.s.plate[self.kind])
        if action < rules.THROW:
            return self._eat_from_recipe()
        if action == rules.THROW:
            return self._throw()
        if action == rules.END_TURN:
            return form("end-turn", who=self.me)
        return self._vote(action - rules.VOTE)

    def done(self) -> list[Form]:
        """The deed as it is told afterwards: what came of it is told by itself."""
        told = self.told()
        if told.name == "eat-recipe":
            return [told.but(then=None), *told["then"]]
        if told.name == "move":
            return [told.but(points=None), *self._cake(told["points"])]
        if told.name == "throw" and self.me in self.s.finished:
            return [told, form("unfinished")]
        return [told]

    def _cake(self, points: Sequence[Form]) -> list[Form]:
        """How a cake stands after a part was moved to it; in the children's game there are no points."""
        parts = self.after.height[self.seat]
        if self.box.children:
            return [form("cake-grows", whose=self.seat, parts=parts, all=SLOTS)] if parts < SLOTS else []
        nth = 0 if parts < SLOTS else 1 + self.after.finished.index(self.seat)
        return [form("cake-stands", whose=self.seat, points=points, nth=nth)]

    def ends(self) -> str:
        """What the game comes to with this action."""
        ending, phase = int(self.trial["ending"][0]), int(self.trial["phase"][0])
        if ending == rules.STUCK:
            return "jam"
        if ending == rules.CHILDREN:
            return "children"
        decided = ending == rules.CONTEST or (phase == VOTING and self.s.phase != VOTING)
        return "contest" if decided else "no"

    def _add(self) -> Form:
        owner, lay = self.s.owner[self.recipe], self.s.tool[self.recipe]
        filled = sum(colour >= 0 for colour in self.trial["colour"][0][self.recipe].tolist())
        added = form(
            "add", who=self.me, recipe=self.card, tokens=[token(self.kind, self.s.plate[self.kind])],
            tool=[TOOLS[self.tool]], filled=filled, places=SLOTS, bought=0,
        )  # fmt: skip
        if owner < 0:
            return form("take", **added.but(tokens=taking(added["tokens"])).values)
        added = added.but(free_tool=TOOLS[lay])
        return added if owner == self.me else form("help", **added.values, whose=owner)

    def _move(self) -> Form:
        owner, assistant = self.s.owner[self.recipe], self.after.server[self.seat][self.s.height[self.seat]]
        points = [] if self.box.children else self._standing(self.seat)
        return form(
            "move", who=self.me, recipe=self.card, whose=owner, own=int(owner == self.me), it=0,
            cake_whose=self.seat, own_cake=int(self.seat == self.me),
            assistant_whose=assistant, own_assistant=int(assistant == self.me), points=points,
        )  # fmt: skip

    def _standing(self, tray: int) -> list[Form]:
        """Who has how many points on a cake now, the most first."""
        points = self.points[tray][: self.s.seats]
        there = [seat for seat in range(len(points)) if points[seat] or seat == tray]
        ranked = sorted(there, key=lambda seat: -points[seat])
        return [form("points-of", whom=seat, n=points[seat]) for seat in ranked]

    def _eat(self, name: str, colour: int) -> Form:
        eaten = number_eaten(self.after, self.me)
        left = len(INGREDIENTS) - eaten
        return form(name, who=self.me, tokens=[token(self.kind, colour)], eaten=eaten, left=left)

    def _eat_from_recipe(self) -> Form:
        owner = self.s.owner[self.recipe]
        home = going_home([self.s.helper[self.recipe][self.slot]], self.me)
        eats = self._eat("eat-recipe", self.s.colour[self.recipe][self.slot])
        return eats.but(recipe=self.card, whose=owner, own=int(owner == self.me), **home, then=self._passed_on(owner))

    def _passed_on(self, owner: int) -> list[Form]:
        """Whose a recipe is now, of which something was eaten (BC-R14)."""
        heir = self.after.owner[self.recipe]
        if heir < 0:
            return [form("recipe-back", recipe=self.card, tool=TOOLS[self.s.tool[self.recipe]])]
        return [form("recipe-passes", recipe=self.card, whose=owner, whom=heir)] if heir != owner else []

    def _throw(self) -> Form:
        home = going_home([seat for seat in self.s.server[self.me] if seat >= 0], self.me)
        return form("throw", who=self.me, ingredients=sum(colour >= 0 for colour in self.s.baked[self.me]), **home)

    def _vote(self, cake: int) -> Form:
        tray = self.s.finished[cake]
        return form(
            "vote", who=self.me, cake_whose=tray, own_cake=int(tray == self.me), points=self.points[tray][self.me]
        )


def going_home(seats: Sequence[int], me: int) -> dict[str, Any]:
    """Whose assistants go home and how many, as seen by the one who acts."""
    home = [form("assistants-of", whose=seat, own=int(seat == me), n=seats.count(seat)) for seat in sorted(set(seats))]
    return {"home": home, "assistants": len(seats)}


# --- What the rules make of a deed


def _cups(before: Any, after: Any) -> list[Form]:
    """The cups that went to their cakes by themselves."""
    if before["phase"] != PLAY or after["finished"][1] < 0:
        return []
    placed = [[seat for seat in range(int(after.seats)) if after.cup[seat] == cake] for cake in (0, 1)]
    return [form("cups", whose=after.finished[cake], whom=placed[cake]) for cake in (0, 1) if placed[cake]]


def _stuck(box: Any, before: Any, choice: int, after: Any) -> list[Form]:
    """Who can do nothing any more: the next baker, or the actor who has to do one more thing."""
    if after.ending != rules.STUCK:
        return []
    turn_is_over = choice == rules.END_TURN or before.thing >= box.things
    return [form("stuck", who=(int(before.actor) + turn_is_over) % int(before.seats))]


def _alone(packed: Any) -> Array:
    return copied(packed)  # type: ignore[no-any-return]


# --- Lines and headings


def _heading(before: Any) -> Form | None:
    """Rounds begin with the start player; the game keeps no count of them."""
    begins = before["phase"] == PLAY and before["thing"] == 1 and before["actor"] == before["start_player"]
    return form("round", nth=COUNTED) if begins else None


def _line(before: Any, after: Any) -> str:
    """Both things of a turn are one line, known by the position between them; a cake that ends the game has its own."""
    if before["phase"] != PLAY or after["phase"] == VOTING or after["ending"] in (rules.CONTEST, rules.CHILDREN):
        return ""
    between = before if before["thing"] == 2 else after
    return blake2b(between.tobytes(), digest_size=8).hexdigest()


def _outdated(forms: Sequence[Form]) -> list[Form]:
    """How cakes stood before another part was moved to them in the same turn."""
    stands = {each["whose"]: each for each in forms if each.name in CAKES}
    return [each for each in forms if each.name in CAKES and each is not stands[each["whose"]]]


def _gathered(first: Form, second: Form) -> list[Form]:
    """Two things as one where they are one to a person: the same again, or one for the sake of the other."""
    if first.name == second.name == "buy":
        return [first.but(tokens=first["tokens"] + second["tokens"])]
    if first.name == "buy" and second.name in ADDS and _about(first) == _about(second):
        return [second.but(bought=1)]
    same_recipe = first.get("recipe") == second.get("recipe")
    if first.name in ADDS and second.name in ADDS and same_recipe:
        added = taking(second["tokens"]) if first.name == "take" else second["tokens"]
        tokens, tools = [*first["tokens"], *added], first["tool"] + second["tool"]
        return [first.but(tokens=tokens, tool=tools, filled=second["filled"])]
    if first.name in ADDS and second.name == "move" and same_recipe:
        return [first, second.but(it=1)]
    if first.name == second.name == "eat":
        return [second.but(tokens=first["tokens"] + second["tokens"])]
    if first.name == second.name == "eat-recipe" and same_recipe:
        seats = [each["whose"] for each in first["home"] + second["home"]]
        return [second.but(tokens=first["tokens"] + second["tokens"], **going_home(seats, second["who"]))]
    if first.name in EATS and second.name in EATS:
        return [first.but(eaten=UNTOLD), second]
    return [first, second]


def _about(deed: Form) -> list[Any]:
    return [each.values for each in deed["tokens"]]


# --- Who wins


def _best(box: Array, states: Array) -> list[int]:
    out, seats = np.zeros(MOST_SEATS, np.float64), int(states[0].seats)
    final_returns(box, states, 0, out)
    return [seat for seat in range(seats) if out[seat] == max(out[:seats])]


def _eaten(states: Array) -> list[int]:
    s = read(states[0])
    return [number_eaten(s, seat) for seat in range(s.seats)]


def _verdict_of_jam(box: Array, states: Array) -> list[Form]:
    """The fewest eaten win, then the most points on all cakes (BC-R20)."""
    eaten, winners = _eaten(states), _best(box, states)
    points = [sum(column) for column in zip(*points_by_tray(box, states), strict=True)]
    fewest = [seat for seat in range(len(eaten)) if eaten[seat] == min(eaten)]
    told = [form("jammed")]
    if len(fewest) == 1:
        others = min(number for seat, number in enumerate(eaten) if seat not in fewest)
        return [*told, form("wins-eaten-least", who=fewest[0], eaten=min(eaten), other=others)]
    all_equal = len(fewest) == len(eaten)
    told.append(
        form("eaten-alike", eaten=min(eaten)) if all_equal else form("eaten-least", whom=fewest, eaten=min(eaten))
    )
    if len(winners) > 1:
        return [*told, form("shared-by-points", whom=winners, points=points[winners[0]])]
    others = max(points[seat] for seat in fewest if seat not in winners)
    return [*told, form("wins-points-on-cakes", who=winners[0], points=points[winners[0]], other=others)]


def _verdict_of_contest(box: Array, states: Array) -> list[Form]:
    """The most points on the cake with more cups, or on both; then the most eaten (BC-R21)."""
    s, eaten, winners = read(states[0]), _eaten(states), _best(box, states)
    out = np.zeros(MOST_SEATS, np.int32)
    score(box, states, 0, out)
    points: list[int] = out[: s.seats].tolist()
    most = [seat for seat in range(s.seats) if points[seat] == max(points)]
    told = [_cake_that_counts(s)]
    if len(most) == 1:
        others = max(number for seat, number in enumerate(points) if seat not in most)
        return [*told, form("wins-points", who=most[0], points=max(points), other=others)]
    told.append(form("most-points", whom=most, points=max(points)))
    if len(winners) > 1:
        return [*told, form("shared-by-eaten", whom=winners, eaten=eaten[winners[0]])]
    others = max(eaten[seat] for seat in most if seat not in winners)
    return [*told, form("wins-eaten-most", who=winners[0], eaten=eaten[winners[0]], other=others)]


def _cake_that_counts(s: Any) -> Form:
    cups = [s.cup[: s.seats].count(cake) for cake in (0, 1)]
    if cups[0] == cups[1]:
        return form("both-count", cups=cups[0])
    counts = int(cups[1] > cups[0])
    return form("counts", whose=s.finished[counts], cups=cups[counts], other=cups[1 - counts])
