"""What the programs think of positions, and that every level can be asked."""

import numpy as np
import pytest

import bakehouse as bh
from bakehouse.games.cupcake_empire import greedy
from bakehouse.games.cupcake_empire.actions import TABLE
from bakehouse.kernel import play
from bakehouse.kernel.records import LIST_LENGTH, MOST_SEATS
from bakehouse.players import find, levels, turn_of
from tests.games.cupcake_empire.positions import Example, columns


def greedy_choice(example: Example) -> str:
    out = np.zeros(LIST_LENGTH, np.int16)
    trial = np.zeros_like(example.states)
    return TABLE.notation(int(play.choose_greedily(example.game.box, example.states, 0, trial, 1, 0, out)))


def expected_returns(game: bh.Game, s: object) -> list[float]:
    out = np.zeros(MOST_SEATS, np.float64)
    greedy.outlook(game.box[0], s, out)
    return [float(value) for value in out[: game.seats]]


def test_greedy_assembles_before_the_income() -> None:
    """The recipe makes Production 4, and the income with it."""
    example = Example(2, {"sales": 6, "production": 2, "bases": ["vanilla"], "frostings": ["mint"]})
    example.do("activate 4, level 4 1, sell station 1")
    assert greedy_choice(example) == "assemble vanilla mint"


def test_greedy_uses_an_income_improvement_before_it_finishes() -> None:
    example = Example(2, {"improvements": {"4": ["income"]}})
    example.do("activate 4, level 4 1, sell station 1")
    assert greedy_choice(example) == "improve income"


def test_greedy_sells_to_the_customer_who_is_worth_most() -> None:
    """With an outlet in a beige street, a town house rather than a block."""
    example = Example(2, {"production": 8, "outlets": {"lake": 1}})
    example.do("activate 4, level 4 1")
    assert sorted(example.legal) == ["sell lake 1", "sell station 1"]
    assert greedy_choice(example) == "sell lake 1"


def test_greedy_takes_what_the_lower_track_lacks() -> None:
    """Sales are far ahead: a mixed base for the loose frosting, not another outlet."""
    dice = columns("purple + pink + grey", "yellow", "green + pink + grey", "", "")
    example = Example(2, {"production": 3, "sales": 10, "columns": dice, "frostings": ["lemon_choc"]})
    assert greedy_choice(example) == "activate 1"
    dice = columns("purple", "yellow", "green + pink + grey", "", "grey")
    example = Example(2, {"production": 10, "sales": 3, "columns": dice, "frostings": ["lemon_choc"]})
    assert greedy_choice(example) == "activate 3"


def test_greedy_gives_no_income_back_in_the_last_round() -> None:
    """A die in the Rest Area is worth nothing any more, income is everything."""
    told = {"income": 66, "production": 5, "sales": 4, "rest": "2 grey", "columns": columns("purple", "", "", "", "")}
    example = Example(2, told, last_round=True, others={"blue": {"income": 75}})
    example.do("activate 1, level 1 1, take_base vanilla, finish", [2])
    assert greedy_choice(example) == "end_turn"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_outlook_is_a_return_and_sums_to_nothing(seats: int) -> None:
    game = bh.game("cupcake_empire", seats)
    match = game.new(seed=seats)
    player = find("random", "cupcake_empire")
    while not match.over:
        values = expected_returns(game, match.state)
        assert all(-1.0 <= value <= 1.0 for value in values)
        assert abs(sum(values)) < 1e-9
        for _ in range(40):
            if not match.over:
                match.play(player.choose(turn_of(match, match.actor)))


def test_outlook_sees_who_is_ahead_and_is_surer_late() -> None:
    even = Example(2)
    early = Example(2, {"income": 15})
    strong = {"production": 9, "sales": 9}
    late = Example(2, {"income": 60, **strong}, others={"blue": {"income": 50, **strong}})
    assert abs(expected_returns(even.game, even.s)[0]) < 0.25
    first, then = expected_returns(early.game, early.s)[0], expected_returns(late.game, late.s)[0]
    assert 0.1 < first < then


def test_every_level_answers() -> None:
    match = bh.game("cupcake_empire", 2).new(seed=3)
    for level in levels("cupcake_empire")[:3]:
        player = find(level, "cupcake_empire")
        for _ in range(20):
            turn = turn_of(match, match.actor)
            assert player.choose(turn) in turn.legal
