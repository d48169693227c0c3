"""What holds in every game: conservation, the bounds of section 4.7 of the rules, and what is asked in vain."""

from typing import Any

import numpy as np
import pytest

import bakehouse as bh
from bakehouse.errors import BadEdition, BadPosition, Illegal
from bakehouse.games.cake_auf.actions import TABLE, counted
from bakehouse.games.cake_auf.state import KINDS, RECIPES
from bakehouse.kernel import play
from bakehouse.kernel.compiling import PLAIN
from bakehouse.kernel.records import CHANCE, MOST_SEATS
from bakehouse.simulation import playout
from bakehouse.testing.conformance import Walk


def test_the_box_holds_92_cards() -> None:
    box = bh.game("cake_auf").box[0]
    copies = counted(int(box.copies))
    assert (sum(copies[:9]), sum(copies[9:]), len(RECIPES)) == (39, 30, 23)
    assert int(box.length.sum()) == 73
    assert [int(box[icon]).bit_count() for icon in ("power", "fire", "fridge", "overnight")] == [12, 17, 8, 3]
    assert (int(box.power) & int(box.fire)).bit_count() == 7
    assert sorted(box.length.tolist()).count(2) == 4 and box.length.tolist().count(4) == 8


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_cards_are_conserved_at_every_step(seats: int) -> None:
    game = bh.game("cake_auf", seats)
    for seed in range(1 if PLAIN else 8):
        walk = Walk(game, 100 + seed)
        while walk.step():
            assert not game.definition.problems(game.box[0], walk.states[0])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_bound_on_a_round(seats: int) -> None:
    """Each turn lowers the cards in all hands with every play; a round has at most 20 turns of each player."""
    game = bh.game("cake_auf", seats)
    per_turn = 3 * 5 * seats + 3 + 1 + 2
    for seed in range(1 if PLAIN else 25):
        walk = Walk(game, seed)
        decisions, turn = 0, (1, 0)
        while walk.step():
            s = walk.states[0]
            now = (int(s.round_number), int(s.turns))
            decisions = 0 if now != turn else decisions + (walk.log[-1][0] != CHANCE)
            turn = now
            assert decisions <= per_turn + 6
            assert now[1] <= 20 * seats
            assert all(sum(counted(int(hand))) <= 5 for hand in s.hand)
        assert walk.decisions <= 3 * 20 * seats * (15 * seats + 6) + 6
        assert len(walk.log) <= game.definition.most_steps(game.box[0], seats)


@pytest.mark.skipif(PLAIN, reason="slow as plain Python")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_random_game_ends(seats: int) -> None:
    game, games = bh.game("cake_auf", seats), 2_000
    states = np.zeros(games, game.definition.state)
    lengths, points = np.zeros((games, 2), np.int32), np.zeros((games, MOST_SEATS), np.int32)
    utilities = np.zeros((games, MOST_SEATS), np.float64)
    play.play_games(game.box, states, seats, np.arange(games), 0, games, lengths, points, utilities)
    assert set(states["ending"].tolist()) == {1, 2}
    assert np.allclose(utilities[:, :seats].sum(axis=1), 0)
    assert lengths.sum(axis=1).max() <= game.definition.most_steps(game.box[0], seats)


def test_49_actions_can_never_be_legal() -> None:
    box = bh.game("cake_auf").box[0]
    icons = {"OUTAGE": "power", "RESTORE": "power", "ALARM": "fire", "EXTINGUISH": "fire", "BURN": "fridge"}
    never = [
        action
        for action in range(len(TABLE))
        if TABLE.kind(action).name in icons
        and not int(box[icons[TABLE.kind(action).name]]) >> RECIPES.index(str(TABLE.parameters(action)["recipe"])) & 1
    ]
    assert len(never) == 49 and len(TABLE) == 288


@pytest.mark.parametrize(
    ("notation", "action"),
    [
        ("place alfajores flour", 0), ("place tres_leches milk", 72), ("outage alfajores", 73), ("alarm alfajores", 96),
        ("restore alfajores", 119), ("extinguish alfajores", 142), ("switch alfajores", 165), ("give alfajores", 188),
        ("take alfajores", 211), ("burn tres_leches", 256), ("hands 1", 257), ("one 3", 262), ("picky", 263),
        ("decline", 264), ("mulligan", 265), ("done", 266), ("discard flour", 267), ("discard freezer_burn", 284),
        ("end", 285), ("keep", 286), ("return", 287),
    ],
)  # fmt: skip
def test_ids(notation: str, action: int) -> None:
    assert TABLE.id_of(notation) == action


PLAYERS = [
    {"hand": ["power_outage", "flour"], "recipes": {"churros": ["flour"], "kulfi": []}, "done": {"gelato": 1}},
    {"hand": [], "recipes": {"mooncake": [], "mochi": ["sugar"]}, "outages": ["mochi"]},
]


@pytest.mark.parametrize(
    ("notation", "reason"),
    [
        ("place churros sugar", "no Sugar in your hand"),
        ("place churros flour", "Flour lies under Churros already"),
        ("place mochi rice", "not one of your recipes"),
        ("outage mochi", "lies on Mochi already"),
        ("outage mooncake", "does not have the icon"),
        ("outage churros", "your own"),
        ("outage baklava", "nobody has Baklava"),
        ("alarm mochi", "no Fire Alarm in your hand"),
        ("one 2", "only 2 players"),
        ("give churros", "time to play cards"),
        ("keep", "time to play cards"),
    ],
)
def test_refusals_say_why(notation: str, reason: str) -> None:
    match = bh.position("cake_auf", 2, seed=1, players=PLAYERS)
    with pytest.raises(Illegal, match=reason):
        match.play(notation)


def test_positions_that_cannot_be_are_refused() -> None:
    wrong: dict[str, Any]
    for wrong in (
        {"players": PLAYERS[:1]},
        {"players": PLAYERS, "discard": ["flour"] * 6},
        {"players": [PLAYERS[0], {"recipes": {}}]},
        {"players": [PLAYERS[0], {"recipes": {"churros": []}}]},
        {"players": [PLAYERS[0], {"recipes": {"mooncake": []}, "outages": ["mooncake"]}]},
        {"players": [PLAYERS[0], {"recipes": {"mochi": ["sugar", "rice"]}}]},
        {"players": PLAYERS, "known": [[0, 1, ["sugar"]]]},
        {"players": PLAYERS, "deck": ["flour"]},
        {"plates": {}},
    ):
        with pytest.raises(BadPosition):
            bh.position("cake_auf", 2, **wrong)


def test_editions_change_numbers_and_ingredients_but_not_their_number() -> None:
    edition = {"recipes": {"mochi": {"ingredients": ["flour", "rice"]}}, "ingredients": {"rice": {"copies": 7}}}
    game = bh.game("cake_auf", 2, edition=edition)
    assert counted(int(game.box[0].copies))[KINDS.index("rice")] == 7
    walk = Walk(game, 1)
    walk.to_the_end()
    assert not game.definition.problems(game.box[0], walk.states[0])
    for wrong in ({"closing_turns": 7}, {"recipes": {"mochi": {"ingredients": ["rice"]}}}, {"hand": 6}):
        with pytest.raises(BadEdition):
            bh.game("cake_auf", 2, edition=wrong)


def test_a_greedy_player_beats_random_ones() -> None:
    played = playout(bh.game("cake_auf", 2), range(4 if PLAIN else 200), players=["greedy"])
    assert played.returns[:, 0].mean() > 0.6
