"""Who sits where with which seed."""

from collections import Counter
from itertools import groupby

import pytest

from bakehouse.lab.schedule import MOST_LINEUPS, Schedule, Seating, lineups


def blocks(schedule: Schedule) -> list[list[Seating]]:
    return [list(games) for _, games in groupby(schedule, key=lambda seating: seating.block)]


def rotations(order: tuple[int, ...]) -> set[tuple[int, ...]]:
    return {order[place:] + order[:place] for place in range(len(order))}


@pytest.mark.parametrize(
    ("players", "seats"), [(2, 2), (5, 2), (3, 3), (3, 4), (2, 4), (2, 3), (8, 4), (12, 6), (7, 8)]
)
def test_a_block_is_every_rotation_of_a_lineup_with_one_seed(players: int, seats: int) -> None:
    schedule = Schedule.of_at_least(50, players, seats, seed=7)
    for games in blocks(schedule):
        assert {game.seed for game in games} == {7 + games[0].block}
        assert {game.players for game in games} == rotations(games[0].players) and len(games) == seats
    assert len({games[0].seed for games in blocks(schedule)}) == schedule.blocks


@pytest.mark.parametrize(
    ("players", "seats"), [(2, 2), (5, 2), (3, 4), (2, 3), (8, 4), (12, 6), (20, 4), (7, 8), (4, 1)]
)
def test_everybody_sits_equally_often_in_every_seat(players: int, seats: int) -> None:
    schedule = Schedule.of_at_least(1, players, seats, seed=0)
    for seat in range(seats):
        assert len(set(Counter(game.players[seat] for game in schedule).values())) == 1
        assert {game.players[seat] for game in schedule} == set(range(players))


def test_two_seats_are_for_all_pairs() -> None:
    games = list(Schedule.of_at_least(1, 4, 2, seed=0))
    assert Counter(game.players for game in games) == {(a, b): 1 for a in range(4) for b in range(4) if a != b}


def test_three_players_at_four_seats_take_turns_in_sitting_twice() -> None:
    lineup_of = [tuple(sorted(games[0].players)) for games in blocks(Schedule.of_at_least(1, 3, 4, seed=0))]
    assert lineup_of == [(0, 0, 1, 2), (0, 1, 1, 2), (0, 1, 2, 2)]


def test_alone_everybody_plays_the_same_seeds() -> None:
    schedule = Schedule.of_at_least(1000, 3, 1, seed=5)
    assert schedule.rounds == 334 and len(schedule) == 1002
    for games in blocks(schedule):
        assert sorted(game.players for game in games) == [(0,), (1,), (2,)]
        assert len({game.seed for game in games}) == 1
    assert [games[0].seed for games in blocks(schedule)] == list(range(5, 5 + 334))


def test_whole_rounds_are_played() -> None:
    assert [len(Schedule.of_at_least(games, 3, 2, seed=0)) for games in (1, 6, 7, 12)] == [6, 6, 12, 12]


def test_length_is_the_number_of_games_and_numbers_count_them() -> None:
    for players, seats in [(2, 2), (20, 4), (3, 4), (3, 1)]:
        schedule = Schedule.of_at_least(30, players, seats, seed=1)
        assert [game.number for game in schedule] == list(range(len(schedule)))


def test_more_games_begin_with_the_same_ones() -> None:
    for players in (3, 20):
        few, many = (list(Schedule.of_at_least(games, players, 4, seed=3)) for games in (100, 400))
        assert many[: len(few)] == few and len(many) > len(few)


def test_of_very_many_lineups_some_are_drawn_without_anybody_twice() -> None:
    assert lineups(20, 4) > MOST_LINEUPS
    schedule = Schedule.of_at_least(1, 20, 4, seed=0)
    assert len(schedule) == 20 and all(len(set(game.players)) == 4 for game in schedule)
    met = {frozenset(game.players) for game in Schedule.of_at_least(200, 20, 4, seed=0)}
    assert len(met) > 40  # each round draws its own


def test_neighbours_change() -> None:
    orders = {min(rotations(games[0].players)) for games in blocks(Schedule.of_at_least(200, 4, 4, seed=0))}
    assert len(orders) == 6
