"""Positions of Bake the Cake! from a short description, and what may never be wrong with one."""

from collections import Counter
from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

from bakehouse.errors import BadPosition
from bakehouse.fields import Axis, Count, entries, lay, listing, mapping, misfits, shown
from bakehouse.games.bake_the_cake.rules import is_stuck
from bakehouse.games.bake_the_cake.state import (
    ANY_THING,
    CAKE_PARTS,
    COLOURS,
    DRAW_START,
    DRAW_TOOLS,
    ENDED,
    FIELDS,
    INGREDIENTS,
    MOST_BAKERS,
    NONE,
    PHASES,
    PLAY,
    RECIPES,
    SEATS,
    SLOTS,
    THROWING,
    TOOLS,
    VOTING,
)  # fmt: skip
from bakehouse.kernel.records import CHANCE, OVER, unpacked

WORDS = {
    "act": (),
    "extra": ("tools",),
    "recipes": ("owner", "tool", "colour", "helper"),
    "trays": ("height", "part", "baked", "server"),
}
"""What a description may say beside the fields, and the fields that it fills."""


def build(box: Any, s: Any, described: Mapping[str, Any], conserving: bool = True) -> None:
    """Lay a position on a table that is set up. All names are those of components.toml.

    - `extra=["stove"]`: tools with a second copy in play; must be given where tools are drawn
    - `start="red"`, `act="blue"`, `thing=2`: who began, who acts, and whether it is the first or second thing
    - `plates={"butter": "green"}`: the green butter is on its plate
    - `recipes={"cold_layer": {"owner": "red", "tool": "bench", "slots": {"butter": ["green", "red"]}}}`: the green
      butter lies there, with an assistant of Red's
    - `trays={"green": [["cold_layer", ["yellow", "green", "blue"], "blue"]]}`: recipe, colours of its three tokens, and
      whose assistant is there; `finished=["green"]` lists the trays with three parts
    - `eaten={"red": {"egg": "green"}}`, `thrown=["red"]`
    - `phase="vote"`, `cup={"red": "first"}`, and every other field by its name

    Everything else is where it is at the start: tokens in the store, assistants in hand, the rest in the kitchen.
    """
    seats = int(s.seats)
    given = lay(FIELDS, s, described, seats, words=WORDS)
    if "phase" not in given:
        s.phase = PLAY
    extra = Counter(Axis(TOOLS).place(tool, "extra", seats) for tool in listing(described.get("extra", ()), "extra"))
    for tool, number in extra.items():
        s.tools[tool] = Count().read(1 + number, f"extra.{TOOLS[tool]}", seats)
    for recipe, card in entries(described.get("recipes", {}), _RECIPES, "recipes", seats):
        _lay_recipe(box, s, recipe, card)
    for baker, cake in entries(described.get("trays", {}), SEATS, "trays", seats):
        _lay_cake(s, baker, listing(cake, f"trays.{COLOURS[baker]}"))
    if s.phase not in (DRAW_TOOLS, DRAW_START):
        _begin_phase(box, s, given, described)
    if s.phase != DRAW_TOOLS and "tools" not in given:
        wanted = _tools_in_play(box, seats)
        if int(s.tools.sum()) != wanted:
            raise BadPosition(f"There are {wanted} tools in play: extra names {wanted - 4} beside one of each kind.")
    if "store" not in given:
        _fill_store(box, s)
    if "hand" not in given:
        _fill_hands(box, s)
    if s.phase == PLAY and not problems(box, s, conserving) and is_stuck(box, s):
        raise BadPosition("The baker to act can do nothing there, so the game would be over.")


_RECIPES = Axis(RECIPES)


def _begin_phase(box: Any, s: Any, given: set[str], described: Mapping[str, Any]) -> None:
    """Who began, who acts, and for which thing of the turn."""
    if "start" not in given:
        s.start_player = 0
    if "thing" not in given and s.phase == PLAY:
        s.thing = 1
    s.actor = OVER if s.phase == ENDED else SEATS.place(described.get("act", 0), "act", int(s.seats))
    s.awaited = 0 if s.phase == ENDED else 1 << int(s.actor)


def _tools_in_play(box: Any, seats: int) -> int:
    return min(max(seats + int(box.tools_beyond), 4), 4 * int(box.tool_copies))


def _fill_store(box: Any, s: Any) -> None:
    """The tokens that are nowhere else."""
    used = _tokens_in_use(unpacked(box), unpacked(s))
    for kind, name in enumerate(INGREDIENTS):
        for seat in range(int(s.seats)):
            left = int(box.copies) - used[kind, seat]
            if left < 0:
                raise BadPosition(f"{used[kind, seat]} {COLOURS[seat]} {name} are in use, of {int(box.copies)}.")
            s.store[kind, seat] = left


def _fill_hands(box: Any, s: Any) -> None:
    """The assistants who are not at work."""
    away = _assistants_at_work(unpacked(s))
    for seat in range(int(s.seats)):
        if away[seat] > box.assistants:
            raise BadPosition(f"{away[seat]} assistants of {COLOURS[seat]} are at work, of {int(box.assistants)}.")
        s.hand[seat] = int(box.assistants) - away[seat]


def _lay_recipe(box: Any, s: Any, recipe: int, told: Any) -> None:
    at, seats = f"recipes.{RECIPES[recipe]}", int(s.seats)
    card = mapping(told, at)
    if set(card) != {"owner", "tool", "slots"}:
        raise BadPosition(f"{at} is described by its owner, tool and slots, not {shown(list(card))}.")
    kinds = Axis(tuple(INGREDIENTS[kind] for kind in box.kinds[recipe].tolist()))
    s.owner[recipe] = SEATS.place(card["owner"], f"{at}.owner", seats)
    s.tool[recipe] = Axis(TOOLS).place(card["tool"], f"{at}.tool", seats)
    for slot, token in entries(mapping(card["slots"], f"{at}.slots"), kinds, f"{at}.slots", seats):
        colour, helper = _several(token, 2, f"{at}.slots.{kinds.names[slot]}", "a colour and whose assistant it is")
        s.colour[recipe, slot] = SEATS.place(colour, f"{at}.slots", seats)
        s.helper[recipe, slot] = SEATS.place(helper, f"{at}.slots", seats)


def _lay_cake(s: Any, tray: int, cake: list[Any]) -> None:
    at, seats = f"trays.{COLOURS[tray]}", int(s.seats)
    if len(cake) > SLOTS:
        raise BadPosition(f"{at} has {len(cake)} parts; a cake has at most {SLOTS}.")
    for place, told in enumerate(cake):
        recipe, colours, server = _several(told, 3, at, "a recipe, the colours of its tokens and whose assistant it is")
        s.part[tray, place] = _RECIPES.place(recipe, at, seats)
        s.server[tray, place] = SEATS.place(server, at, seats)
        for slot, colour in enumerate(_several(colours, SLOTS, at, f"{SLOTS} tokens for each part")):
            s.baked[tray, SLOTS * place + slot] = SEATS.place(colour, at, seats)
    s.height[tray] = len(cake)


def _several(told: Any, number: int, at: str, what: str) -> list[Any]:
    """A list of so many things."""
    things = listing(told, at)
    if len(things) != number:
        raise BadPosition(f"{at} has {what}, not {shown(told)}.")
    return things


def problems(box: Any, s: Any, conserving: bool = True) -> list[str]:
    """Everything that is wrong with a position: each component is in one place and, conserving, they are all there."""
    printed, table = unpacked(box), unpacked(s)
    found = misfits(FIELDS, table, table.seats)
    if found:
        return found
    found += _token_problems(printed, table, conserving) + _assistant_problems(printed, table, conserving)
    found += _recipe_problems(printed, table) + _cake_problems(printed, table)
    found += _phase_problems(printed, table) + _empty_seat_problems(table)
    return found


def _tokens_in_use(box: SimpleNamespace, s: SimpleNamespace) -> Counter[tuple[int, int]]:
    """The tokens of each kind and colour on plates, recipes and cakes, or eaten."""
    tokens: Counter[tuple[int, int]] = Counter()
    for kind, colour in enumerate(s.plate):
        tokens[kind, colour] += 1
    for recipe, colours in enumerate(s.colour):
        tokens.update(zip(box.kinds[recipe], colours, strict=True))
    for tray, baked in enumerate(s.baked):
        for place in range(s.height[tray]):
            if s.part[tray][place] >= 0:
                kinds = box.kinds[s.part[tray][place]]
                tokens.update(zip(kinds, baked[3 * place : 3 * place + 3], strict=True))
    for eaten in s.eaten:
        tokens.update(enumerate(eaten))
    return tokens


def _token_problems(box: SimpleNamespace, s: SimpleNamespace, conserving: bool) -> list[str]:
    """Of each kind and colour there are as many tokens as in the box."""
    tokens = _tokens_in_use(box, s)
    found = []
    for kind, name in enumerate(INGREDIENTS):
        for seat in range(s.seats):
            used, left = tokens[kind, seat], s.store[kind][seat]
            if used + left > box.copies or (used + left < box.copies and conserving):
                found.append(f"{used} {COLOURS[seat]} {name} are in use, {left} in the store, of {box.copies}")
        if any(tokens[kind, seat] for seat in range(s.seats, MOST_BAKERS)):
            found.append(f"there is {name} of a colour that does not play")
    return found


def _assistants_at_work(s: SimpleNamespace) -> Counter[int]:
    return Counter(seat for helpers in s.helper + s.server for seat in helpers)


def _assistant_problems(box: SimpleNamespace, s: SimpleNamespace, conserving: bool) -> list[str]:
    found = []
    away = _assistants_at_work(s)
    for seat in range(s.seats):
        there = s.hand[seat] + away[seat]
        if there > box.assistants or (there < box.assistants and conserving):
            found.append(f"{COLOURS[seat]} has {s.hand[seat]} assistants in hand and {away[seat]} at work")
    if any(away[seat] for seat in range(s.seats, MOST_BAKERS)):
        found.append("there is an assistant of a baker who does not play")
    return found


def _recipe_problems(box: SimpleNamespace, s: SimpleNamespace) -> list[str]:
    found = []
    for recipe, name in enumerate(RECIPES):
        helpers = [seat for seat in s.helper[recipe] if seat >= 0]
        if any((c < 0) != (h < 0) for c, h in zip(s.colour[recipe], s.helper[recipe], strict=True)):
            found.append(f"an ingredient or an assistant is alone on {name}")
        if (s.owner[recipe] < 0) != (not helpers) or (s.tool[recipe] < 0) != (not helpers):
            found.append(f"{name} has an owner and a tool when it is begun, and only then")
        elif helpers and s.owner[recipe] not in helpers:
            found.append(f"the owner of {name} has no assistant on it")
        elif helpers and s.tool[recipe] not in box.tool_pair[recipe]:
            found.append(f"a tool lies on {name} that is not one of its own")
    for tool, name in enumerate(TOOLS):
        if s.tool.count(tool) > s.tools[tool]:
            found.append(f"{name} lies on {s.tool.count(tool)} recipes, {s.tools[tool]} are in play")
        if not 1 <= s.tools[tool] <= box.tool_copies:
            found.append(f"{s.tools[tool]} copies of {name} are in play")
    return found


def _cake_problems(box: SimpleNamespace, s: SimpleNamespace) -> list[str]:
    found = []
    for tray in range(MOST_BAKERS):
        height = s.height[tray]
        made = [CAKE_PARTS[box.part[recipe]] if recipe >= 0 else "nothing" for recipe in s.part[tray][:height]]
        if tuple(made) != CAKE_PARTS[:height]:
            found.append(f"the cake of {COLOURS[tray]} is made of {', '.join(made)}")
        rest = s.part[tray][height:] + s.server[tray][height:] + s.baked[tray][3 * height :]
        if any(value != NONE for value in rest) or NONE in s.server[tray][:height]:
            found.append(f"the cake of {COLOURS[tray]} has parts that are not counted, or without an assistant")
        if not 0 <= s.thrown[tray] <= box.throws:
            found.append(f"{COLOURS[tray]} has thrown away {s.thrown[tray]} cakes")
    full = sorted(tray for tray in range(MOST_BAKERS) if s.height[tray] == SLOTS)
    if sorted(tray for tray in s.finished if tray >= 0) != full or (s.finished[0] < 0 <= s.finished[1]):
        found.append("the finished cakes are not those with three parts")
    return found


def _phase_problems(box: SimpleNamespace, s: SimpleNamespace) -> list[str]:
    found = []
    if (s.actor == CHANCE) != (s.phase in (DRAW_TOOLS, DRAW_START)) or (s.actor == OVER) != (s.phase == ENDED):
        found.append(f"{s.actor} acts in phase {PHASES[s.phase]}")
    if s.awaited != (1 << s.actor if s.actor >= 0 else 0):
        found.append("somebody else than the actor is awaited")
    if not (1 <= s.thing <= box.things if s.phase == PLAY else s.thing == 0):
        found.append(f"thing {s.thing} in phase {PHASES[s.phase]}")
    kinds = range(ANY_THING, THROWING + 1) if s.thing == 2 and box.two_different_things else (ANY_THING,)
    if s.first_kind not in kinds:
        found.append("a kind of the first thing is noted that does not matter")
    if (s.start_player < 0) != (s.phase in (DRAW_TOOLS, DRAW_START)) or s.start_player >= s.seats:
        found.append("the start player is known from the draw on, and only then")
    if s.phase == PLAY and s.finished[1] >= 0:
        found.append("two cakes are finished, and the play goes on")
    if any(cup != NONE for cup in s.cup) and s.phase not in (VOTING, ENDED):
        found.append("a cup is placed before the vote")
    drawn, wanted = sum(s.tools), _tools_in_play(box, s.seats)
    if drawn > wanted or (drawn < wanted) != (s.phase == DRAW_TOOLS):
        found.append(f"{sum(s.tools)} tools are in play")
    return found


def _empty_seat_problems(s: SimpleNamespace) -> list[str]:
    for seat in range(s.seats, MOST_BAKERS):
        there = s.hand[seat] + s.height[seat] + s.thrown[seat] + sum(store[seat] for store in s.store)
        if there or any(value != NONE for value in [*s.eaten[seat], s.cup[seat]]):
            return [f"seat {seat} is not in the game, but has something"]
    return []
