"""What each seat used: the counters say what the words of the actions say."""

from collections import Counter
from collections.abc import Callable
from functools import cache

import numpy as np
import pytest

import bakehouse as bh
from bakehouse.games.bake_and_sale.actions import BUILDING_OF
from bakehouse.games.cupcake_empire.state import COLUMN_NAMES
from bakehouse.kernel.compiling import PLAIN
from bakehouse.kernel.records import CHANCE
from bakehouse.simulation import Wish, playout
from bakehouse.testing.conformance import Walk

GAMES = 1 if PLAIN else 40


def bake_and_sale(kind: str, *names: str) -> list[str]:
    """What an action of this name uses, told apart from the rules."""
    if kind == "produce":
        return [f"bread.{names[0]}", *[f"loaf.{names[0]}"] * int(names[1])]
    if kind == "take":
        return [f"supply.{names[0]}"]
    if kind in ("market", "market_swapped"):
        return ["building.market"]
    visited = [f"building.{BUILDING_OF[kind.upper()]}"] if kind.upper() in BUILDING_OF else []
    return visited + [f"order.order_{number}" for number in names if kind == "retail"]


def bake_the_cake(kind: str, *names: str) -> list[str]:
    things = {
        "buy": lambda: ["thing.buy", f"bought.{names[0]}"],
        "add": lambda: ["thing.add", f"ingredient.{names[1]}", f"tool.{names[2]}"],
        "complete": lambda: ["thing.complete", f"recipe.{names[0]}"],
        "eat_table": lambda: ["thing.eat", f"eaten.{names[0]}"],
        "eat_recipe": lambda: ["thing.eat", f"eaten.{names[1]}"],
        "throw": lambda: ["thing.throw"],
    }
    return things[kind]() if kind in things else []


def cake_auf(kind: str, *names: str) -> list[str]:
    cards = {
        "outage": "power_outage", "alarm": "fire_alarm", "restore": "power_restored", "extinguish": "fire_extinguisher",
        "switch": "switch_recipe", "hands": "switch_hand", "picky": "picky_eater", "one": "one_for_one",
        "burn": "freezer_burn",
    }  # fmt: skip
    if kind == "place":
        return [f"card.{names[1]}"]
    if kind == "discard":
        return [f"discarded.{names[0]}"]
    if kind in ("mulligan", "keep", "return"):
        return [f"thing.{kind}"]
    return [f"card.{cards[kind]}"] if kind in cards else []


def cupcake_empire(kind: str, *names: str) -> list[str]:
    def column() -> str:
        return COLUMN_NAMES[int(names[0]) - 1]

    things = {
        "activate": lambda: [f"column.{column()}"],
        "level": lambda: [f"level.{column()}_{names[1]}"],
        "improve": lambda: [f"improvement.{names[0]}"],
        "place_imp": lambda: [f"placed.{names[0]}"],
        "assemble": lambda: [f"base.{names[0]}", f"frosting.{names[1]}"],
        "start_recipe": lambda: [f"base.{names[0]}", f"frosting.{names[1]}"],
        "outlet": lambda: [f"outlet.{names[0]}"],
        "bakery": lambda: [f"bakery.{names[0]}"],
        "hire": lambda: [f"hired.{names[0]}"],
        "sp_imp": lambda: ["special.improvement"],
        "sp_move": lambda: ["special.move"],
        "sp_buy": lambda: ["special.idea"],
        "sp_paymove": lambda: ["special.paid_moves"],
        "rest_idea": lambda: ["rest.idea"],
        "rest_pay": lambda: ["rest.paid"],
    }
    return things[kind]() if kind in things else []


TELLERS: dict[str, Callable[..., list[str]]] = {
    teller.__name__: teller for teller in (bake_and_sale, bake_the_cake, cake_auf, cupcake_empire)
}
AT_THE_END = ("award.", "cake.", "recipe.", "objective.", "drawn.", "customer.")
"""Not told by the name of an action alone."""


@pytest.mark.parametrize("name", bh.GAMES)
def test_counters_say_what_the_names_of_the_actions_say(name: str) -> None:
    table = bh.game(name)
    names = [str(use) for use in table.definition.uses]
    played, told_end = playout(table, range(GAMES)), AT_THE_END if name != "bake_the_cake" else ("cake.",)
    for seed in range(GAMES):
        walk = Walk(table, seed)
        walk.to_the_end()
        expected: list[Counter[str]] = [Counter() for _ in range(table.seats)]
        first_of_setup = set(range(table.seats)) if name == "cupcake_empire" else set()
        for seat, action in walk.log:
            if seat != CHANCE:
                used = TELLERS[name](*table.definition.table.notation(action).split())
                if seat in first_of_setup:  # the improvement that was dealt is no choice of its type
                    used = []
                    first_of_setup.discard(seat)
                expected[seat].update(used)
        for seat in range(table.seats):
            counted = dict(zip(names, played.uses[seed, seat].tolist(), strict=True))
            found = {use: n for use, n in counted.items() if n and not use.startswith(told_end)}
            assert found == dict(expected[seat]), f"seed {seed}, seat {seat}"


@pytest.mark.parametrize("name", bh.GAMES)
def test_a_match_counts_as_a_simulation_does(name: str) -> None:
    table = bh.game(name)
    played = playout(table, [3])
    walk = Walk(table, 3)
    walk.to_the_end()
    match = table.new(seed=3, chance="seed")
    match.follow(walk.log)
    for seat in range(table.seats):
        names = [str(use) for use in table.definition.uses]
        counted = dict(zip(names, played.uses[0, seat].tolist(), strict=True))
        assert match.uses(seat) == {use: times for use, times in counted.items() if times}
        assert sum(match.parts(seat).values()) == played.parts[0, seat].sum() == played.scores[0, seat]


@cache
def greedy_games(name: str) -> bh.Playouts:
    table = bh.game(name)
    return playout(table, range(GAMES), ["greedy"] * table.seats)


def counted_ends(name: str, kind: str) -> tuple[np.ndarray, np.ndarray, bh.Playouts]:
    """The counters of a kind summed for each seat, with the parts of the scores."""
    played = greedy_games(name)
    places = [place for place, use in enumerate(played.game.definition.uses) if use.kind == kind]
    return played.uses[:, :, places].sum(axis=2), played.parts, played


def test_awards_are_counted_where_they_pay() -> None:
    won, parts, _ = counted_ends("bake_and_sale", "award")
    assert won.max() > 0 and ((won > 0) == (parts[:, :, -1] > 0)).all()


def test_finished_recipes_are_the_score_of_cake_auf() -> None:
    finished, _, played = counted_ends("cake_auf", "recipe")
    assert finished.max() > 0 and (finished == played.scores).all()


def test_objectives_that_are_met_pay_and_four_are_drawn() -> None:
    met, parts, _ = counted_ends("cupcake_empire", "objective")
    assert (met * 6 == parts[:, :, 1]).all()
    assert (counted_ends("cupcake_empire", "drawn")[0] == 4).all()


def test_customers_pay_by_their_house() -> None:
    _, parts, played = counted_ends("cupcake_empire", "customer")
    names = [str(use) for use in played.game.definition.uses]
    paid = sum(
        played.uses[:, :, names.index(f"customer.{house}")] * income
        for house, income in (("block", 1), ("town_house", 2), ("villa", 3))
    )
    assert (paid == parts[:, :, 0]).all()


def test_a_finished_cake_is_counted_and_only_the_chosen_ones_after_a_contest() -> None:
    _, _, played = counted_ends("bake_the_cake", "cake")
    names = [str(use) for use in played.game.definition.uses]
    finished, chosen = (played.uses[:, :, names.index(f"cake.{what}")] for what in ("finished", "chosen"))
    contest = np.array(played.ending_names()) == "contest"
    assert (finished[contest].sum(axis=1) == 2).all() and (finished >= chosen).all()
    assert (chosen[contest].sum(axis=1) >= 1).all() and not chosen[~contest].any()


@pytest.mark.parametrize("name", bh.GAMES)
def test_the_log_holds_every_decision(name: str) -> None:
    table = bh.game(name)
    played = playout(table, range(2), log=True)
    log = played.log
    assert log is not None
    for seed in range(2):
        walk, rows = Walk(table, seed), slice(log.begins[seed], log.begins[seed + 1])
        options = []
        while walk.actor != bh.OVER:
            if walk.actor != CHANCE:
                options.append(walk.n)
            walk.step()
        assert log.rows[rows, :2].tolist() == [list(step) for step in walk.log if step[0] != CHANCE]
        assert log.rows[rows, 2].tolist() == options
    match = table.new(seed=0, chance="seed")
    assert log.standings[0].tolist() == match.scores()


def test_who_is_asked_is_counted_and_logged_as_well() -> None:
    table = bh.game("bake_and_sale")
    played = playout(table, range(1), ["tests.players.helpers:Last"], log=True)
    log = played.log
    assert log is not None and len(log.rows) == played.decisions[0]
    expected: Counter[str] = Counter()
    for action in log.rows[:, 1]:
        expected.update(bake_and_sale(*table.definition.table.notation(action).split()))
    counted = zip(table.definition.uses, played.uses[0, 0].tolist(), strict=True)
    assert {str(use): times for use, times in counted if times and use.kind != "award"} == dict(expected)
    assert expected
    assert played.parts.sum() == played.scores.sum()


def test_a_seat_can_be_told_to_use_something_or_not() -> None:
    table = bh.game("bake_and_sale", 2)
    place = [str(use) for use in table.definition.uses].index("building.network")
    plain, never, often = (
        playout(table, range(GAMES), ["greedy", "greedy"], wishes=wishes)
        for wishes in (None, {0: Wish("building.network", "forbidden")}, {0: Wish("building.network", "forced")})
    )
    assert never.uses[:, 0, place].sum() == 0
    assert often.uses[:, 0, place].sum() > plain.uses[:, 0, place].sum()
    assert (often.uses[:, 0, place] > 0).all()


@pytest.mark.parametrize(
    ("wishes", "names", "told"),
    [
        ({0: Wish("bread.brioch", "forced")}, ["greedy"], "did you mean bread.brioche?"),
        ({0: Wish("bread.brioche", "often")}, ["greedy"], "it is one of forbidden, forced"),
        ({1: Wish("bread.brioche", "forced")}, ["greedy"], "There is no seat 1"),
        ({0: Wish("bread.brioche", "forced")}, ["search:sims=2"], "Only random, greedy, sight and plan players"),
    ],
)
def test_wishes_that_cannot_be(wishes: dict[int, Wish], names: list[str], told: str) -> None:
    with pytest.raises(bh.BakehouseError, match=told):
        playout(bh.game("bake_and_sale"), range(1), names, wishes=wishes)


def test_places_are_shared_by_equals() -> None:
    played = playout(bh.game("bake_and_sale", 4), range(GAMES))
    for places, returns in zip(played.places.tolist(), played.returns.tolist(), strict=True):
        assert places == [1 + sum(other > mine for other in returns) for mine in returns]
