"""A live match: looking changes nothing, playing changes what it should, and everything can be taken back."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import bakehouse as bh
from bakehouse import players
from bakehouse.kernel import play
from bakehouse.kernel.compiling import PLAIN
from bakehouse.kernel.records import CHANCE

TABLES = [(name, seats) for name in bh.GAMES for seats in (bh.game(name).definition.seats.start, 3)]


@pytest.fixture(params=TABLES, ids=[f"{name} {seats}" for name, seats in TABLES])
def game(request: pytest.FixtureRequest) -> bh.Game:
    name, seats = request.param
    return bh.game(name, seats)


def any_action(match: bh.Match, rng: random.Random) -> None:
    match.play(rng.choice(match.legal()))


def after(game: bh.Game, steps: int, seed: int = 5) -> bh.Match:
    """A match after some random decisions."""
    match = game.new(seed=seed)
    rng = random.Random(seed)
    for _ in range(steps):
        if not match.over:
            any_action(match, rng)
    return match


def chances(match: bh.Match) -> list[int]:
    return [action for seat, action in match.log if seat == CHANCE]


# --- Taking back


def test_undo_returns_through_every_earlier_position(game: bh.Game) -> None:
    match = game.new(seed=1)
    rng = random.Random(1)
    positions = [match.state.tobytes()]
    while not match.over:
        any_action(match, rng)
        positions.append(match.state.tobytes())
    end, log = match.state.tobytes(), match.log
    for earlier in reversed(positions[:-1]):
        assert match.undo()
        assert match.state.tobytes() == earlier
    assert not match.undo()
    assert match.state.tobytes() == positions[0]
    for later in positions[1:]:
        assert match.redo()
        assert match.state.tobytes() == later
    assert not match.redo()
    assert (match.state.tobytes(), match.log) == (end, log)


@pytest.mark.parametrize("seats", [1, 3])
def test_the_same_dice_come_after_undo(seats: int) -> None:
    match = after(bh.game("bake_and_sale", seats), 10_000, seed=9)
    luck = chances(match)
    for _ in range(len(match) // 2):
        match.undo()
    rng = random.Random("another way to play")
    while not match.over:
        any_action(match, rng)
    assert chances(match)[: len(luck)] == luck[: len(chances(match))]


def test_a_new_action_forgets_what_was_taken_back(game: bh.Game) -> None:
    match = after(game, 6)
    match.undo()
    match.play(match.legal()[0])
    assert not match.redo()


def test_an_illegal_action_does_not_forget_what_was_taken_back(game: bh.Game) -> None:
    match = after(game, 6)
    reached = match.state.tobytes()
    match.undo()
    with pytest.raises(bh.Invalid):
        match.play("no such action")
    assert match.redo()
    assert match.state.tobytes() == reached


def test_manual_outcomes_are_taken_back_one_by_one() -> None:
    match = bh.game("bake_and_sale").new(chance="manual")
    match.play("white 3")
    match.play("white 4")
    assert match.undo()
    assert match.log == ((CHANCE, 2),)
    match.play("white 1")
    assert [step.action.notation for step in match.steps()] == ["white 3", "white 1"]


# --- Copies


def test_a_copy_is_independent_and_old_copies_stay_frozen(game: bh.Game) -> None:
    match = game.new(seed=4)
    rng = random.Random(4)
    copies = []
    for _ in range(40):
        copies.append((match.copy(), match.state.tobytes(), match.log))
        any_action(match, rng)
        match.legal()
        match.view(0)
    for copy, position, log in copies:
        assert (copy.state.tobytes(), copy.log) == (position, log)
    first = copies[0][0]
    end = match.state.tobytes()
    while not first.over:
        any_action(first, rng)
    assert match.state.tobytes() == end


def test_a_copy_can_be_taken_back_without_the_original(game: bh.Game) -> None:
    match = after(game, 8)
    reached = match.state.tobytes()
    twin = match.copy()
    while twin.undo():
        pass
    twin.players[0] = "Somebody else"
    assert match.state.tobytes() == reached
    assert match.players[0] != "Somebody else"


def test_the_position_cannot_be_written_to(game: bh.Game) -> None:
    match = game.new(seed=1)
    with pytest.raises(ValueError, match="read-only"):
        match.state.actor = 1


def bytes_of_fields(kind: "np.dtype[Any]") -> int:
    inner, shape = kind.subdtype or (kind, ())
    fields = (inner.fields or {}).values()
    each = sum(bytes_of_fields(field[0]) for field in fields) if inner.fields else inner.itemsize
    return each * int(np.prod(shape))


def test_a_position_has_no_bytes_beside_its_fields(game: bh.Game) -> None:
    """NumPy copies field by field, so what lies between fields is left to accident: equal positions, unequal bytes."""
    kind = game.definition.state
    assert bytes_of_fields(kind) == kind.itemsize


# --- Looking


LOOKS: dict[str, Callable[[bh.Match, int], object]] = {
    "legal": lambda match, seat: match.legal(seat) if seat in match.awaited else None,
    "view": lambda match, seat: match.view(seat),
    "view of a watcher": lambda match, seat: match.view(),
    "observe": lambda match, seat: match.observe(seat),
    "parts": lambda match, seat: match.parts(seat),
    "scores": lambda match, seat: match.scores(),
    "returns": lambda match, seat: match.returns(),
    "ranks": lambda match, seat: match.ranks(),
    "odds": lambda match, seat: match.odds(),
    "describe": lambda match, seat: match.describe(),
    "steps": lambda match, seat: match.steps(),
    "record": lambda match, seat: match.record(),
    "turn": lambda match, seat: players.turn_of(match, seat) if seat in match.awaited else None,
}


@pytest.mark.parametrize("look", LOOKS)
def test_looking_changes_nothing(game: bh.Game, look: str) -> None:
    for steps in (0, 3, 11):
        match = after(game, steps)
        listed = match.legal()
        before = (match.state.tobytes(), match.log, match.actor)
        for seat in range(game.seats):
            LOOKS[look](match, seat)
        assert (match.state.tobytes(), match.log, match.actor) == before
        assert match.legal() == listed


def test_parts_add_up_to_the_score_at_any_time(game: bh.Game) -> None:
    match = game.new(seed=6)
    rng = random.Random(6)
    while not match.over:
        any_action(match, rng)
        assert [sum(match.parts(seat).values()) for seat in range(game.seats)] == match.scores()


def test_the_view_lists_what_a_seat_may_do(game: bh.Game) -> None:
    match = after(game, 5)
    for seat in match.awaited:
        told = match.view(seat)["actions"]
        assert [action["notation"] for action in told] == [action.notation for action in match.legal(seat)]
    assert match.view()["actions"] == []


def test_nothing_can_be_done_after_the_end(game: bh.Game) -> None:
    match = after(game, 10_000)
    assert match.over
    assert (match.legal(), match.awaited, match.view(0)["actions"]) == ([], (), [])
    assert match.ending in game.definition.endings
    with pytest.raises(bh.Illegal, match=r"^The match is over: .+\.$"):
        match.play(0)


# --- Playing


@pytest.mark.parametrize(
    ("choice", "error"),
    [
        ("no such action", bh.Invalid), ("", bh.Invalid), (-1, bh.Invalid), (10_000, bh.Invalid), (True, bh.Invalid),
        (None, bh.Invalid), (1.0, bh.Invalid), ([], bh.Invalid),
    ],
)  # fmt: skip
def test_an_invalid_choice_changes_nothing(game: bh.Game, choice: Any, error: type[bh.ActionError]) -> None:
    match = after(game, 4)
    before = (match.state.tobytes(), match.log)
    with pytest.raises(error) as problem:
        match.play(choice)
    assert str(problem.value).endswith(".")
    assert (match.state.tobytes(), match.log) == before


def test_every_illegal_action_is_refused_and_changes_nothing(game: bh.Game) -> None:
    for steps in (0, 2, 9, 30):
        match = after(game, steps)
        if match.over:
            continue
        options = {action.id for action in match.legal()}
        before = (match.state.tobytes(), match.log)
        for action in set(range(len(game.definition.table))) - options:
            with pytest.raises(bh.Illegal, match=r"^'[a-z_0-9 ]+' is not possible now: .+\.$"):
                match.play(action)
        assert (match.state.tobytes(), match.log) == before


def test_an_action_can_be_told_in_every_form(game: bh.Game) -> None:
    match = after(game, 7)
    action = match.legal()[-1]
    forms: list[Any] = [action, action.id, action.notation, action.notation.upper(), np.int16(action.id)]
    reached = set()
    for form in forms:
        twin = match.copy()
        assert twin.play(form) == action
        reached.add(twin.state.tobytes())
    assert len(reached) == 1


def test_awaited_seats_act_in_any_order() -> None:
    match = bh.game("bake_and_sale", 3).new(seed=2)
    assert match.awaited == (0, 1, 2)
    listed = match.legal(2)
    assert match.play(listed[-1], seat=2) == listed[-1]
    assert match.actor == 2
    match.play("end_day", seat=2)
    assert list(match.awaited) == [0, 1]
    match.play("network", seat=1)
    match.play("end_day", seat=0)
    assert [seat for seat, _ in match.log if seat != CHANCE] == [2, 2, 1, 0]
    with pytest.raises(bh.Illegal, match=r"^Seat 2 may not act now; awaited is 1\.$"):
        match.play("network", seat=2)
    with pytest.raises(bh.Illegal, match=r"^Seat 0 may not act now; awaited is 1\.$"):
        match.legal(0)


@pytest.mark.parametrize("seat", [-1, 3, True, "0", 1.0])
@pytest.mark.parametrize("ask", ["legal", "play", "view", "parts", "observe"])
def test_there_is_no_such_seat(seat: Any, ask: str) -> None:
    match = bh.game("bake_and_sale", 3).new(seed=2)
    asks: dict[str, Callable[[], object]] = {
        "legal": lambda: match.legal(seat),
        "play": lambda: match.play(0, seat),
        "view": lambda: match.view(seat),
        "parts": lambda: match.parts(seat),
        "observe": lambda: match.observe(seat),
    }
    with pytest.raises(bh.Invalid, match=r"^There is no seat .+; seats are counted 0 to 2\.$"):
        asks[ask]()


@pytest.mark.parametrize(
    "step",
    [(7, 0), (0, 32_000), (0, 99_999), (0, -1), (CHANCE, 0), (99_999, 0)],
    ids=lambda step: f"{step[0]} {step[1]}",
)
def test_following_a_log_that_cannot_be_played_changes_nothing(game: bh.Game, step: tuple[int, int]) -> None:
    match = after(game, 9)
    before = (match.state.tobytes(), match.log)
    with pytest.raises(bh.BadRecord, match=rf"^Step {len(match) + 1} of the log, .+\.$"):
        match.follow([*match.log, step])
    assert (match.state.tobytes(), match.log) == before


# --- Chance


def test_manual_chance_waits_for_every_outcome() -> None:
    match = bh.game("bake_and_sale", 2).new(chance="manual")
    assert (match.actor, match.log) == (bh.CHANCE, ())
    assert [action.notation for action in match.legal()] == [f"white {face}" for face in range(1, 7)]
    for told in ("white 3", 0, "6", "black 1", match.legal()[0], "5"):
        match.play("1" if isinstance(told, bh.Action) else told)
    assert match.view(0)["table"]["dice"] == {"white": [1, 3, 6], "black": [1, 1, 5]}
    assert match.actor == 0


@pytest.mark.parametrize(
    ("told", "error"),
    [
        ("white 7", bh.Invalid), ("black 1", bh.Invalid), ("0", bh.Invalid), ("white", bh.Ambiguous), (6, bh.Invalid),
        (-1, bh.Invalid), (None, bh.Invalid), (True, bh.Invalid), ("market", bh.Invalid), ([1], bh.Invalid),
    ],
)  # fmt: skip
def test_an_outcome_that_cannot_come_up(told: Any, error: type[bh.ActionError]) -> None:
    match = bh.game("bake_and_sale").new(chance="manual")
    with pytest.raises(error) as problem:
        match.play(told)
    assert str(problem.value).endswith(".")
    assert match.log == ()


def test_no_seat_can_act_while_dice_are_to_be_rolled() -> None:
    match = bh.game("bake_and_sale").new(chance="manual")
    with pytest.raises(bh.Illegal, match=r"^Seat 0 may not act now; awaited is nobody\.$"):
        match.play("end_day", seat=0)


def test_the_odds_of_what_may_come(game: bh.Game) -> None:
    match = game.new(seed=1, chance="manual")
    steps = 0
    while not match.over and steps < 60:
        told = match.odds()
        if match.actor == CHANCE:
            assert [action for action, _ in told] == match.legal()
            assert sum(odds for _, odds in told) == pytest.approx(1) and min(odds for _, odds in told) > 0
        else:
            assert told == []
        match.play(match.legal()[steps % len(match.legal())])
        steps += 1


def test_the_odds_are_those_of_the_cards_left() -> None:
    match = bh.game("cake_auf", 2).new(chance="manual")
    match.play("first seat_1")
    while match.odds()[0][0].notation.split()[0] != "draw":  # the recipes are dealt
        match.play(match.legal()[0])
    odds = {action.notation.split()[-1]: chance for action, chance in match.odds()}
    assert (len(odds), odds["flour"], odds["rice"]) == (18, 5 / 69, 3 / 69)


def test_rolling_by_the_seed_gives_what_the_seed_gives(game: bh.Game) -> None:
    match, rolled = game.new(seed=8), game.new(seed=8, chance="manual")
    with pytest.raises(bh.Illegal, match=r"^There is nothing to roll now; .+\.$"):
        match.roll()
    for _ in range(15):
        while rolled.actor == CHANCE:
            assert rolled.roll() == rolled.steps()[-1].action
        assert rolled.log == match.log
        if not match.over:
            rolled.play(match.play(match.legal()[-1]).id)


def test_a_standing_position_waits_for_manual_chance() -> None:
    states = np.zeros(1, bh.game("bake_and_sale").definition.state)
    game = bh.game("bake_and_sale", 2)
    states[0] = game.new(chance="manual").state
    match = bh.Match.standing(game, states, seed=3, chance="manual")
    assert (match.actor, match.log, len(match.odds())) == (CHANCE, (), 6)
    match.play("white 3")
    match.roll()
    assert (match.actor, len(match)) == (CHANCE, 2)
    assert len(bh.Match.standing(game, states, seed=3)) == 6
    with pytest.raises(bh.Invalid, match=r"^Chance comes from"):
        bh.Match.standing(game, states, seed=3, chance="dice")


def test_ranks_are_places_and_ties_share_them(game: bh.Game) -> None:
    match = after(game, 10_000)
    returns, ranks = match.returns(), match.ranks()
    assert min(ranks) == 1 and len(ranks) == game.seats
    assert [sum(rank < own for rank in ranks) + 1 for own in ranks] == ranks
    assert sorted(range(game.seats), key=lambda seat: -returns[seat]) == sorted(
        range(game.seats), key=lambda seat: ranks[seat]
    )


def test_equal_results_are_equal_places() -> None:
    match = bh.game("cupcake_empire", 3).position(seed=1, players={"white": {"income": 30}})
    assert match.ranks() == [2, 2, 1]


def test_a_player_is_found_for_a_game_or_its_name() -> None:
    game = bh.game("bake_and_sale", 2)
    assert type(players.find("greedy", game)) is type(players.find("greedy", "bake_and_sale"))
    assert vars(players.find("master", game)).keys() == vars(players.find("master", "bake_and_sale")).keys()


@pytest.mark.parametrize("seats", [1, 3])
def test_a_seed_gives_the_same_dice_whatever_the_players_do(seats: int) -> None:
    game = bh.game("bake_and_sale", seats)
    told = []
    for way in range(3):
        match = game.new(seed=77)
        rng = random.Random(way)
        while not match.over:
            any_action(match, rng)
        told.append(chances(match))
    shortest = min(map(len, told))
    assert len({tuple(luck[:shortest]) for luck in told}) == 1
    other = game.new(seed=78)
    assert chances(other) != told[0][: len(chances(other))]


def test_a_described_position_rolls_from_its_seed_too() -> None:
    rolls = [chances(bh.position("bake_and_sale", day=3, seed=seed)) for seed in (1, 1, 2)]
    assert rolls[0] == rolls[1] != rolls[2]


def test_playouts_are_the_games_that_the_generator_plays_in_a_match(game: bh.Game) -> None:
    """The random player of `playout` draws the choices number 0, 1, 2, ... of its seed, chance its outcomes."""
    seeds = [3, 4, 2**62]
    played = bh.playout(game, seeds)
    for row, seed in enumerate(seeds):
        match = game.new(seed=seed)
        decisions = 0
        while not match.over:
            actions = match.legal()
            match.play(actions[play.draw_choice(seed, decisions, len(actions))])
            decisions += 1
        assert match.scores() == played.scores[row].tolist()
        assert match.returns() == pytest.approx(played.returns[row].tolist())
        assert (decisions, len(match) - decisions) == (played.decisions[row], played.chances[row])


@pytest.mark.skipif(PLAIN, reason="slow as plain Python")
def test_playouts_do_not_depend_on_the_number_of_threads(game: bh.Game) -> None:
    one, many = bh.playout(game, range(700), threads=1), bh.playout(game, range(700), threads=3)
    assert one.scores.tobytes() == many.scores.tobytes()
    assert one.decisions.tobytes() == many.decisions.tobytes()


# --- Beginning


@pytest.mark.parametrize("seed", [-1, 2**63, 1.5, "7", True])
def test_what_is_no_seed(seed: Any) -> None:
    with pytest.raises(bh.Invalid, match=r"^A seed is a whole number from 0 to \d+, not .+\.$"):
        bh.game("bake_and_sale").new(seed=seed)


def test_a_match_without_a_seed_gets_one_of_its_own() -> None:
    game = bh.game("bake_and_sale")
    one, other = game.new(), game.new()
    assert one.seed != other.seed
    assert game.new(seed=one.seed).log == one.log


@pytest.mark.parametrize(
    ("arguments", "error", "sentence"),
    [
        ({"chance": "cards"}, bh.Invalid, r"Chance comes from the 'seed' or .* not 'cards'\."),
        ({"players": ["Ada"]}, bh.Invalid, r"There are 1 players for 2 seats\."),
        ({"players": []}, bh.Invalid, r"There are 0 players for 2 seats\."),
    ],
)
def test_a_match_that_cannot_begin(arguments: dict[str, Any], error: type[Exception], sentence: str) -> None:
    with pytest.raises(error, match=f"^{sentence}$"):
        bh.game("bake_and_sale", 2).new(**arguments)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("bake_and_sell", r"There is no game 'bake_and_sell'; did you mean bake-and-sale\?"),
        ("chess", r"There is no game 'chess'; there are .*bake-and-sale.*\."),
        ("", r"There is no game ''; there are .*\."),
    ],
)
def test_an_unknown_game(name: str, sentence: str) -> None:
    with pytest.raises(bh.UnknownName, match=f"^{sentence}$"):
        bh.game(name)


@pytest.mark.parametrize("name", ["bake_and_sale", "bake-and-sale", "Bake and Sale", " BAKE_AND_SALE "])
def test_a_game_answers_to_its_name_however_it_is_written(name: str) -> None:
    assert bh.game(name).id == "bake_and_sale"


@pytest.mark.parametrize("seats", ["2", 2.0, 99])
def test_a_number_of_seats_that_is_none(seats: Any) -> None:
    with pytest.raises(bh.BadSeats, match=r"^Bake & Sale is for 1 to 8 seats, not .+\.$"):
        bh.game("bake_and_sale", seats=seats)
