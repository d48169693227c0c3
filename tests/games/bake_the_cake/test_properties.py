"""What is true at every step of every game, counted here once more from the bare record."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import bakehouse as bh
from bakehouse.games.bake_the_cake import rules
from bakehouse.games.bake_the_cake.state import DRAW_START, DRAW_TOOLS, PLAY
from bakehouse.kernel.compiling import PLAIN
from bakehouse.kernel.records import OVER, unpacked
from bakehouse.testing.conformance import Walk

HOUSE_RULES: list[dict[str, str]] = [
    {}, {"mode": "children"}, {"many_recipes": "on", "must_do_both": "on"}, {"two_different_things": "on"},
    {"two_different_things": "on", "must_do_both": "on", "spare_tool": "on", "borrow_only_without_own": "on"},
]  # fmt: skip
SEEDS = range(1) if PLAIN else range(6)


def games(house_rules: dict[str, str]) -> Iterator[Walk]:
    for seats in (3, 4, 5, 6):
        game = bh.game("bake_the_cake", seats, house_rules)
        for seed in SEEDS:
            yield Walk(game, seed)


def tokens(box: Any, s: Any) -> Counter[tuple[int, int]]:
    """Every token on the table by kind and colour, wherever it is."""
    found: Counter[tuple[int, int]] = Counter()
    for kind in range(9):
        for colour in range(s.seats):
            found[kind, colour] += s.store[kind][colour]
        found[kind, s.plate[kind]] += s.plate[kind] >= 0
        for seat in range(s.seats):
            found[kind, s.eaten[seat][kind]] += s.eaten[seat][kind] >= 0
    for recipe in range(6):
        for slot in range(3):
            found[box.kinds[recipe][slot], s.colour[recipe][slot]] += s.colour[recipe][slot] >= 0
    for tray in range(s.seats):
        for place in range(s.height[tray]):
            for slot in range(3):
                found[box.kinds[s.part[tray][place]][slot], s.baked[tray][3 * place + slot]] += 1
    return found


def work_left(s: Any) -> int:
    """Three for a token in the store, two on a plate, one on a recipe: only a thrown cake raises it."""
    in_store = sum(map(sum, s.store))
    on_plates = sum(colour >= 0 for colour in s.plate)
    on_recipes = sum(colour >= 0 for slots in s.colour for colour in slots)
    return 3 * in_store + 2 * on_plates + on_recipes


@pytest.mark.parametrize("house_rules", HOUSE_RULES, ids=lambda rules: "-".join(rules) or "printed")
def test_components_are_conserved_and_nobody_is_stuck(house_rules: dict[str, str]) -> None:
    for walk in games(house_rules):
        box = unpacked(walk.game.box[0])
        things = ended = 0
        while walk.actor != OVER:
            s = unpacked(walk.states[0])
            check_components(box, s)
            assert walk.n > 0, "nobody is ever without a legal action"
            before = work_left(s)
            action = walk.next_choice()
            walk.step()
            if s.phase == PLAY:
                things += action != rules.END_TURN
                ended += action == rules.END_TURN
                check_work(action, before, work_left(unpacked(walk.states[0])))
        check_components(box, unpacked(walk.states[0]))
        assert things <= 82 * walk.game.seats and ended <= things


def check_components(box: Any, s: Any) -> None:
    counted = tokens(box, s)
    assert all(counted[kind, colour] == 2 for kind in range(9) for colour in range(s.seats))
    assert sum(counted.values()) == 18 * s.seats
    assistants = Counter(s.helper[0] + s.helper[1] + s.helper[2] + s.helper[3] + s.helper[4] + s.helper[5])
    assistants += Counter(seat for tray in s.server for seat in tray)
    assert all(s.hand[seat] + assistants[seat] == 6 for seat in range(s.seats))
    if s.phase != DRAW_TOOLS:
        spare = s.seats + box.tools_beyond
        assert sum(s.tools) == spare
    for tool in range(4):
        assert 0 <= s.tools[tool] - s.tool.count(tool) <= 2, "a tool is in one place"
    for recipe in range(6):
        filled = [slot for slot in range(3) if s.colour[recipe][slot] >= 0]
        assert bool(filled) == (s.owner[recipe] >= 0) == (s.tool[recipe] >= 0)
        assert not filled or s.owner[recipe] in s.helper[recipe]
    if s.phase in (DRAW_TOOLS, DRAW_START):
        assert work_left(s) == 54 * s.seats


def check_work(action: int, before: int, after: int) -> None:
    """Every thing brings the end nearer; a thrown cake brings back nine tokens at most."""
    if action == rules.THROW:
        assert before < after <= before + 27
    elif action < rules.COMPLETE or rules.EAT_RECIPE <= action < rules.THROW:
        assert after == before - 1
    elif action < rules.EAT_TABLE:
        assert after == before - 3
    elif action < rules.EAT_RECIPE:
        assert after == before - 2
    else:
        assert after == before


@pytest.mark.parametrize("house_rules", HOUSE_RULES, ids=lambda rules: "-".join(rules) or "printed")
def test_what_is_eaten_stays_eaten_and_is_one_of_a_kind(house_rules: dict[str, str]) -> None:
    """A baker's eaten kinds are distinct by construction; so they must only ever grow by one, of a new kind."""
    for walk in games(house_rules):
        before = unpacked(walk.states[0]).eaten
        while True:
            action = walk.next_choice() if walk.actor >= 0 else None
            if not walk.step():
                break
            after = unpacked(walk.states[0]).eaten
            changes = [
                (seat, kind) for seat in range(6) for kind in range(9) if before[seat][kind] != after[seat][kind]
            ]
            eats = action is not None and rules.EAT_TABLE <= action < rules.THROW
            assert len(changes) == eats
            assert all(before[seat][kind] == -1 for seat, kind in changes)
            before = after


def test_the_game_is_deterministic_after_the_set_up() -> None:
    for walk in games({}):
        chance = [seat < 0 for seat, _ in _log(walk)]
        assert chance == sorted(chance, reverse=True)
        assert sum(chance) == walk.game.seats - 3 + 1


def _log(walk: Walk) -> list[tuple[int, int]]:
    walk.to_the_end()
    return walk.log


def test_the_draw_of_tools_leaves_no_trace_of_its_order() -> None:
    game = bh.game("bake_the_cake", 6)
    ends = set()
    for order in (("bench", "fridge", "stove"), ("stove", "bench", "fridge"), ("fridge", "stove", "bench")):
        match = game.new(seed=0, chance="manual")
        for tool in order:
            match.play(f"tool {tool}")
        assert match.legal()[0].notation == "start red"
        match.play("start green")
        ends.add(match.state.tobytes())
    assert len(ends) == 1
    match = game.new(seed=0, chance="manual")
    match.play("tool mixer")
    assert [outcome.notation for outcome in match.legal()] == ["tool bench", "tool fridge", "tool stove"]


def test_a_greedy_baker_beats_random_ones() -> None:
    from bakehouse.simulation import playout

    games_played = 5 if PLAIN else 100
    for seats in (3,) if PLAIN else (3, 6):
        shares = playout(bh.game("bake_the_cake", seats), range(games_played), ["greedy"]).win_shares()
        assert shares[0] > 1.8 / seats
