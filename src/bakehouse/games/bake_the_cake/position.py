"""Positions of Bake the Cake! from a short description, and what may never be wrong with one."""

from collections import Counter
from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any

from bakehouse.errors import BadPosition
from bakehouse.games.bake_the_cake.rules import is_stuck
from bakehouse.games.bake_the_cake.state import (
    ANY_THING,
    CAKE_PARTS,
    COLOURS,
    DRAW_START,
    DRAW_TOOLS,
    ENDED,
    INGREDIENTS,
    MOST_BAKERS,
    NONE,
    PHASES,
    PLAY,
    RECIPES,
    SLOTS,
    THROWING,
    TOOLS,
    VOTING,
)  # fmt: skip
from bakehouse.kernel.records import CHANCE, OVER, unpacked

FIELDS = ("extra", "start", "act", "thing", "plates", "recipes", "trays", "finished", "eaten", "thrown")


def build(box: Any, s: Any, described: Mapping[str, Any]) -> None:
    """Lay a position of the play on a table that is set up. All names are those of components.toml.

    - `extra=["stove"]`: tools with a second copy in play; must be given where tools are drawn
    - `start="red"`, `act="blue"`, `thing=2`: the start player, who acts, and for the how-manieth thing of the turn
    - `plates={"butter": "green"}`: the green butter is on its plate
    - `recipes={"cold_layer": {"owner": "red", "tool": "bench", "slots": {"butter": ["green", "red"]}}}`: the green
      butter lies there, with an assistant of Red's
    - `trays={"green": [["cold_layer", ["yellow", "green", "blue"], "blue"]]}`: recipe, colours of its three tokens, and
      whose assistant is there; `finished=["green"]` lists the trays with three parts
    - `eaten={"red": {"egg": "green"}}`, `thrown=["red"]`

    Everything else is where it is at the start: tokens in the store, assistants in hand, the rest in the kitchen.
    """
    for name in described:
        if name not in FIELDS:
            raise BadPosition(f"A position has no {name!r}; it has {', '.join(FIELDS)}.")
    _lay_tools(box, s, described.get("extra", ()))
    bakers = COLOURS[: int(s.seats)]
    s.phase, s.thing, s.first_kind = PLAY, described.get("thing", 1), ANY_THING
    s.start_player = _place(described.get("start", "red"), bakers, "bakers")
    s.actor = _place(described.get("act", "red"), bakers, "bakers")
    s.awaited = 1 << int(s.actor)
    for kind, colour in described.get("plates", {}).items():
        k = _place(kind, INGREDIENTS, "ingredients")
        s.plate[k] = _from_store(s, k, colour)
    for recipe, card in described.get("recipes", {}).items():
        _lay_recipe(box, s, _place(recipe, RECIPES, "recipes"), card)
    for baker, cake in described.get("trays", {}).items():
        for place, (recipe, colours, assistant) in enumerate(cake):
            _lay_part(box, s, _place(baker, bakers, "bakers"), place, recipe, colours, assistant)
    for place, baker in enumerate(described.get("finished", ())):
        s.finished[place] = _place(baker, bakers, "bakers")
    for baker, tokens in described.get("eaten", {}).items():
        for kind, colour in tokens.items():
            k = _place(kind, INGREDIENTS, "ingredients")
            s.eaten[_place(baker, bakers, "bakers"), k] = _from_store(s, k, colour)
    for baker in described.get("thrown", ()):
        s.thrown[_place(baker, bakers, "bakers")] += 1
    if not problems(box, s) and is_stuck(box, s):
        raise BadPosition("The baker to act can do nothing there, so the game would be over.")


def _place(name: Any, names: Sequence[str], field: str) -> int:
    if name not in names:
        raise BadPosition(f"There is no {name!r} among the {field}; they are {', '.join(names)}.")
    return names.index(name)


def _lay_tools(box: Any, s: Any, extra: Sequence[str]) -> None:
    for tool in extra:
        s.tools[_place(tool, TOOLS, "tools")] += 1
    wanted = _tools_in_play(box, int(s.seats))
    if sum(s.tools.tolist()) != wanted:
        raise BadPosition(f"There are {wanted} tools in play: extra names {wanted - 4} beside one of each kind.")


def _tools_in_play(box: Any, seats: int) -> int:
    return min(max(seats + int(box.tools_beyond), 4), 4 * int(box.tool_copies))


def _from_store(s: Any, kind: int, colour: str) -> int:
    """Take a token out of the store."""
    seat = _place(colour, COLOURS[: int(s.seats)], "bakers")
    s.store[kind, seat] -= 1
    return seat


def _from_hand(s: Any, baker: str) -> int:
    """Take an assistant out of a hand."""
    seat = _place(baker, COLOURS[: int(s.seats)], "bakers")
    s.hand[seat] -= 1
    return seat


def _lay_recipe(box: Any, s: Any, recipe: int, card: Mapping[str, Any]) -> None:
    kinds = [INGREDIENTS[kind] for kind in box.kinds[recipe].tolist()]
    s.owner[recipe] = _place(card["owner"], COLOURS[: int(s.seats)], "bakers")
    s.tool[recipe] = _place(card["tool"], TOOLS, "tools")
    for kind, (colour, assistant) in card["slots"].items():
        slot = _place(kind, kinds, f"ingredients of {RECIPES[recipe]}")
        s.colour[recipe, slot] = _from_store(s, int(box.kinds[recipe, slot]), colour)
        s.helper[recipe, slot] = _from_hand(s, assistant)


def _lay_part(
    box: Any, s: Any, tray: int, place: int, recipe_name: str, colours: Sequence[str], assistant: str
) -> None:
    recipe = _place(recipe_name, RECIPES, "recipes")
    if place >= SLOTS or len(colours) != SLOTS:
        raise BadPosition("A cake has at most three parts, each with three tokens.")
    for slot, colour in enumerate(colours):
        s.baked[tray, 3 * place + slot] = _from_store(s, int(box.kinds[recipe, slot]), colour)
    s.part[tray, place] = recipe
    s.server[tray, place] = _from_hand(s, assistant)
    s.height[tray] = place + 1


def problems(box: Any, s: Any) -> list[str]:
    """Everything that is wrong with a position: the components are all there, and each is in one place."""
    printed, table = unpacked(box), unpacked(s)
    found = _token_problems(printed, table) + _assistant_problems(printed, table)
    found += _recipe_problems(printed, table) + _cake_problems(printed, table)
    found += _phase_problems(printed, table) + _empty_seat_problems(table)
    return found


def _token_problems(box: SimpleNamespace, s: SimpleNamespace) -> list[str]:
    """Of each kind and colour there are as many tokens as in the box, in store, on plates, recipes, cakes, or eaten."""
    tokens: Counter[tuple[int, int]] = Counter()
    for kind, colour in enumerate(s.plate):
        tokens[kind, colour] += 1
    for recipe, colours in enumerate(s.colour):
        tokens.update(zip(box.kinds[recipe], colours, strict=True))
    for tray, baked in enumerate(s.baked):
        for place in range(s.height[tray]):
            kinds = box.kinds[s.part[tray][place]]
            tokens.update(zip(kinds, baked[3 * place : 3 * place + 3], strict=True))
    for eaten in s.eaten:
        tokens.update(enumerate(eaten))
    found = []
    for kind, name in enumerate(INGREDIENTS):
        for seat in range(s.seats):
            used, left = tokens[kind, seat], s.store[kind][seat]
            if left < 0 or used + left != box.copies:
                found.append(f"{used} {COLOURS[seat]} {name} are in use, {max(left, 0)} in the store, of {box.copies}")
        if any(tokens[kind, seat] for seat in range(s.seats, MOST_BAKERS)):
            found.append(f"there is {name} of a colour that does not play")
    return found


def _assistant_problems(box: SimpleNamespace, s: SimpleNamespace) -> list[str]:
    found = []
    away = Counter(seat for helpers in s.helper + s.server for seat in helpers)
    for seat in range(s.seats):
        if s.hand[seat] < 0 or s.hand[seat] + away[seat] != box.assistants:
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
        made = [CAKE_PARTS[box.part[recipe]] for recipe in s.part[tray][:height]]
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
    if s.phase != DRAW_TOOLS and sum(s.tools) != _tools_in_play(box, s.seats):
        found.append(f"{sum(s.tools)} tools are in play")
    return found


def _empty_seat_problems(s: SimpleNamespace) -> list[str]:
    for seat in range(s.seats, MOST_BAKERS):
        there = s.hand[seat] + s.height[seat] + s.thrown[seat] + sum(store[seat] for store in s.store)
        if there or any(value != NONE for value in [*s.eaten[seat], s.cup[seat]]):
            return [f"seat {seat} is not in the game, but has something"]
    return []
