"""What is true at every step of every game, counted here once more from the bare record."""

from collections.abc import Iterator
from typing import Any

import pytest

import bakehouse as bh
from bakehouse.games.cupcake_empire.rules import LEVEL
from bakehouse.games.cupcake_empire.state import ACT, SETUP_IMP, STATE, TURN
from bakehouse.kernel.compiling import PLAIN
from bakehouse.kernel.records import OVER, unpacked
from bakehouse.testing.conformance import Walk

HOUSE_RULES: list[dict[str, str]] = [
    {}, {"live_level": "on", "paid_moves": "one_pair"}, {"optional_action": "on", "start_recipe_counts": "on"},
]  # fmt: skip
RESERVE = {2: (2, 1, 1, 1, 2), 3: (3, 1, 1, 1, 3), 4: (4, 2, 2, 0, 4)}
"""Simple and mixed frostings, dice, pink dice and improvements of each kind, by the number of players."""
DICE_FOR_LEVEL = ((3, 5, 6), (3, 5, 6), (3, 5, 6), (3, 5, 6), (2, 3, 5, 6))


def games(house_rules: dict[str, str]) -> Iterator[Walk]:
    for seats in (2,) if PLAIN else (2, 3, 4):
        game = bh.game("cupcake_empire", seats, house_rules, {"round_limit": 4} if PLAIN else None)
        for seed in range(1 if PLAIN else 2):
            yield Walk(game, seed)


def check_components(s: Any) -> None:
    n = s.seats
    players = s.players[:n]
    simple, mixed, dice, pink, improvements = RESERVE[n]
    for d in range(6):
        there = sum(sum(column[d] for column in p.columns) + p.rest[d] for p in players)
        there += s.to_roll[d] + sum(column[d] for column in s.unplaced)
        there += s.reserve_dice[d] if d < 5 else 0
        assert there == (3 * n if d == 5 else n + (pink if d == 4 else dice)), "dice are conserved"
    for b in range(3):
        there = s.reserve_bases[b] + sum(p.loose_bases[b] + sum(p.recipes[b]) for p in players)
        assert there == (12 if b == 2 else 8), "bases are conserved"
    for f in range(10):
        there = s.reserve_frostings[f] + sum(p.loose_frostings[f] + sum(r[f] for r in p.recipes) for p in players)
        assert there == (simple if f < 4 else mixed), "frostings are conserved"
    for t in range(6):
        there = s.reserve_improvements[t] + s.dealt.count(t)
        there += sum((p.low[c] >> t & 1) + (p.third[c] >> t & 1) for p in players for c in range(5))
        assert there == improvements, "improvements are conserved"
    for kind in range(8):
        assert s.customer.count(kind) + sum(p.served_kind[kind] for p in players) == 3, "customers are conserved"
    for seat, p in enumerate(players):
        assert sum(row[seat] for row in s.outlets) + p.outlets_in_hand == 6, "outlets are conserved"
        assert sum(row[seat] for row in s.bakeries) + p.bakeries_in_hand == 3, "bakeries are conserved"
        assert all(sum(column) <= 6 for column in p.columns), "a column holds six dice"
        assert not any(low & third for low, third in zip(p.low, p.third, strict=True)), "no type twice in a column"
        assert 0 <= p.ideas <= 3 and 0 <= p.marker <= 2 and p.income >= 0
        assert 2 <= p.production <= 20 and 1 <= p.sales <= 20
        assert sum(p.served_kind) == sum(p.served_class)
    blocked = {2: (0, 1, 1, 1, 1, 1), 3: (0, 1, 1, 0, 0, 0), 4: (0,) * 6}[n]
    for h, spaces in enumerate((0, 4, 4, 3, 3, 3)):
        assert sum(s.outlets[h]) <= spaces - blocked[h]
        assert sum(s.bakeries[h]) <= (4, 2, 2, 1, 1, 1)[h]
    assert sum(p.ideas for p in players) <= 3 * n


def level(p: Any, c: int) -> int:
    """The specialist jump, written once more: thresholds reached, one more for each specialist, up to the top."""
    dice = p.columns[c]
    specialists = dice[c] + dice[4] if c < 4 else dice[4]
    return min(sum(sum(dice) >= need for need in DICE_FOR_LEVEL[c]) + specialists, len(DICE_FOR_LEVEL[c]))


@pytest.mark.parametrize("house_rules", HOUSE_RULES, ids=lambda rules: "-".join(rules) or "printed")
def test_components_tracks_and_levels(house_rules: dict[str, str]) -> None:
    for walk in games(house_rules):
        limit = walk.game.definition.most_steps(walk.game.box[0], walk.game.seats)
        while walk.actor != OVER:
            s = unpacked(walk.states[0])
            if s.phase >= SETUP_IMP:
                check_components(s)
            assert walk.n > 0, "nobody is ever stuck"
            if s.phase == TURN:
                check_activations(walk, s)
            if s.phase == ACT:
                highest = level(s.players[s.mover], s.column - 1) if "live_level" in house_rules else s.level
                first = LEVEL + 3 * (s.column - 1)
                last = 21 if s.column == 5 else first + 3
                assert all(a - first < highest for a in walk.out[: walk.n].tolist() if first <= a < last)
            walk.step()
        check_components(unpacked(walk.states[0]))
        assert len(walk.log) <= limit
        assert unpacked(walk.states[0]).round_number <= 60


def check_activations(walk: Walk, s: Any) -> None:
    player = s.players[s.mover]
    levels = [level(player, c) for c in range(5)]
    offered = [a for a in walk.out[: walk.n].tolist() if a < 5]
    dice = [c for c in range(5) if sum(player.columns[c])]
    assert offered == ([c for c in range(5) if levels[c]] or dice or [0])


def test_done_objectives_stay_done() -> None:
    for walk in games({}):
        before = [p.objective_done for p in unpacked(walk.states[0]).players]
        while walk.step():
            after = [p.objective_done for p in unpacked(walk.states[0]).players]
            for old, new in zip(before, after, strict=True):
                assert all(n >= o for n, o in zip(new, old, strict=True))
            before = after


def test_the_record_is_small() -> None:
    assert STATE.itemsize <= 1024


@pytest.mark.skipif(PLAIN, reason="slow as plain Python")
def test_a_greedy_player_beats_random_ones() -> None:
    from bakehouse.simulation import playout

    for seats in (2, 4):
        assert playout(bh.game("cupcake_empire", seats), range(60), ["greedy"]).win_shares()[0] > 0.85
