"""A player that peeks gains nothing: what it is handed is the same whatever the others hold and whatever will come."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import bakehouse as bh
from bakehouse.games import NAMES, find
from bakehouse.games.game import Game
from bakehouse.kernel import play
from bakehouse.kernel.compiling import PLAIN
from bakehouse.kernel.generator import new_rng
from bakehouse.kernel.records import CHANCE
from bakehouse.match import Match
from bakehouse.players import Foresight, Greedy, Player, Sight, Turn, turn_of
from bakehouse.players.search import ForesightSettings, Search, SearchSettings
from bakehouse.players.sight import SightSettings
from tests.networks import written

SECRET = [name for name in NAMES if find(name).secrets]
TABLES = [(name, seats) for name in SECRET for seats in find(name).seats]
DECISIONS = 60 if PLAIN else 400
WORLDS = 3
AHEAD = 12
"""Outcomes of chance that a peeking player looks ahead."""


def decisions(game: Game, seed: int, most: int) -> Iterator[Match]:
    """A match of random players, seen before each decision of more than one choice."""
    rng = random.Random(seed)
    match = game.new(seed=seed)
    for _ in range(most):
        if match.over:
            return
        if len(match._options) > 1:
            yield match
        match.play(rng.choice(match._options))


def other_world(match: Match, seat: int, seed: int) -> Match:
    """The same match, but all that the seat cannot know is something else."""
    twin = match.copy()
    play.redeal_table(twin.game.box, twin._states, 0, seat, new_rng(seed))
    twin._options = twin._list(0)
    return twin


def handed(turn: Turn) -> tuple[bytes, list[int], int, int]:
    return turn.states.tobytes(), turn.legal, turn.seed, turn.number


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_a_player_is_handed_does_not_depend_on_what_it_cannot_know(name: str, seats: int) -> None:
    differing = 0
    for match in decisions(bh.game(name, seats), seats, DECISIONS):
        turn = handed(turn_of(match, match.actor))
        for world in range(WORLDS):
            twin = other_world(match, match.actor, 1_000 * len(match) + world)
            differing += twin.state.tobytes() != match.state.tobytes()
            assert handed(turn_of(twin, match.actor)) == turn, f"after {len(match)} steps"
    assert differing > DECISIONS / 4  # there was something to peek at


@pytest.mark.parametrize("name", SECRET)
@pytest.mark.parametrize(
    "thinker",
    [
        lambda file: Greedy(),
        lambda file: Search(SearchSettings(sims=16, memory=12, turns=1, greed=1.0)),
        lambda file: Sight(SightSettings(file=file)),
        lambda file: Foresight(ForesightSettings(sims=16, memory=12, file=file)),
    ],
    ids=["greedy", "search", "sight", "foresight"],
)
def test_a_choice_does_not_depend_on_what_the_player_cannot_know(
    name: str, thinker: Callable[[str], Player], tmp_path: Path
) -> None:
    game, file = bh.game(name, max(find(name).seats)), str(written(name, tmp_path))
    for match in decisions(game, 7, 6 if PLAIN else 60):
        twin = other_world(match, match.actor, len(match))
        chosen = [thinker(file).choose(turn_of(world, match.actor)) for world in (match, twin)]
        assert chosen[0] == chosen[1], f"after {len(match)} steps"


def test_the_seed_of_a_player_is_its_own() -> None:
    game = bh.game(SECRET[0], 2)
    seeds = {turn_of(match, match.actor).seed for seed in range(50) for match in [game.new(seed=seed)]}
    assert len(seeds) == 50
    assert not seeds & set(range(50))


# --- Playing ahead


def outcomes(match: Match, choices: list[int]) -> list[int]:
    """What chance brings in a match in which, as far as that is possible, these actions are played."""
    ahead = match.copy()
    known = len(ahead)
    for choice in choices:
        if ahead.over:
            break
        ahead.play(choice if choice in ahead._options else ahead._options[-1])
    return [outcome for seat, outcome in ahead.log[known:] if seat == CHANCE][:AHEAD]


def agreeing(one: list[int], other: list[int]) -> int:
    return sum(a == b for a, b in zip(one, other, strict=False))


@pytest.mark.parametrize("name", SECRET)
def test_playing_ahead_does_not_tell_what_chance_will_bring(name: str) -> None:
    """The player's own match agrees with the true one as seldom as one with any seed would."""
    game = bh.game(name, min(find(name).seats))
    peeked = guessed = compared = 0
    for seed in range(2 if PLAIN else 12):
        rng = random.Random(seed)
        for match in decisions(game, seed, 20 if PLAIN else 60):
            turn = turn_of(match, match.actor)
            choices = [rng.choice(turn.legal), *(rng.randrange(len(game.definition.table)) for _ in range(2 * AHEAD))]
            true = outcomes(match, choices)
            stranger = Match.standing(game, turn.states, 10**9 + seed)
            peeked += agreeing(true, outcomes(turn.match(), choices))
            guessed += agreeing(true, outcomes(stranger, choices))
            compared += len(true)
    assert compared > 50 and guessed > 0
    assert abs(peeked - guessed) < 5 * (peeked + guessed) ** 0.5 + 5
    assert peeked < compared / 2
