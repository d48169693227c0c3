"""What a sensible baker thinks a position is worth."""

from bakehouse.games.bake_the_cake.rules import (
    free_tools,
    is_full,
    is_movable,
    majority,
    number_eaten,
    points,
    standing,
    things_to_finish,
)  # fmt: skip
from bakehouse.games.bake_the_cake.state import SLOTS
from bakehouse.kernel.compiling import rule
from bakehouse.kernel.contract import returns_by_lead
from bakehouse.kernel.records import OVER

SPREAD = 4.0


@rule
def evaluate(box, s, seat):
    """The lead in the contest that is likely to come, work in hand on recipes, and a kitchen that does not jam."""
    if s.actor == OVER:
        return 1000.0 * places_ahead(box, s, seat)
    if box.children:
        return children_value(box, s, seat) - 0.4 * number_eaten(s, seat)
    return forecast(box, s, seat) + work(box, s, seat) - 0.5 * number_eaten(s, seat)


@rule
def outlook(box, s, out):
    for seat in range(int(s.seats)):
        out[seat] = evaluate(box, s, seat)
    returns_by_lead(out, int(s.seats), SPREAD)


@rule
def places_ahead(box, s, seat):
    """Bakers behind, less bakers in front, at the end."""
    ahead = 0
    mine = standing(box, s, seat)
    for other in range(int(s.seats)):
        ahead += mine > standing(box, s, other)
        ahead -= mine < standing(box, s, other)
    return float(ahead)


@rule
def forecast(box, s, seat):
    """The lead in the contest of every two cakes as if they were finished now, the fuller ones weighing more."""
    value = 0.0
    weights = 0.1
    for first in range(int(s.seats)):
        for second in range(first):
            if s.height[first] > 0 or s.height[second] > 0:
                left = things_to_finish(box, s, first) + things_to_finish(box, s, second)
                weight = 1.0 / (1.0 + left * left)
                weights += weight
                value += weight * lead(box, s, first, second, seat)
    return value / weights


@rule
def lead(box, s, first, second, seat):
    """Points beyond those of the best other baker, on the one of two cakes with more cups, or on both."""
    cups = 0
    for baker in range(int(s.seats)):
        there = points(box, s, first, baker) - points(box, s, second, baker)
        cups += int(there > 0) - int(there < 0)
    mine = 0
    best = 0
    for baker in range(int(s.seats)):
        told = 0
        if cups >= 0:
            told += points(box, s, first, baker)
        if cups <= 0:
            told += points(box, s, second, baker)
        if baker == seat:
            mine = told
        else:
            best = max(best, told)
    return float(mine - best) + 0.2 * mine


@rule
def work(box, s, seat):
    """Own tokens and assistants on recipes and plates; a full recipe is worth more to the baker who acts next."""
    value = 0.0
    free = free_tools(s)
    for recipe in range(6):
        if s.owner[recipe] >= 0:
            for slot in range(SLOTS):
                value += 0.25 * (s.colour[recipe, slot] == seat)
                value += 0.4 * (s.helper[recipe, slot] == seat)
            if is_full(s, recipe):
                if is_movable(box, s, free, recipe):
                    value += 0.6 if s.actor == seat else -0.2
                    if majority(s, recipe) == seat:
                        value += 0.5
                else:
                    value -= 0.3
    for kind in range(9):
        value += 0.15 * (s.plate[kind] == seat)
        value += 0.05 * (s.plate[kind] >= 0)
    for tool in range(4):
        if ((free >> (4 * tool)) & 15) == 0:
            value -= 0.2
    return value


@rule
def children_value(box, s, seat):
    """The own cake first, then nobody else's."""
    best = 12
    for other in range(int(s.seats)):
        if other != seat:
            best = min(best, things_to_finish(box, s, other))
    return 0.5 * best - float(things_to_finish(box, s, seat)) + 5.0 * s.height[seat]
