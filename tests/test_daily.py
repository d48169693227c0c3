"""The bake of the day: the same for everybody by the date, told without spoiling, and checked step by step."""

from dataclasses import replace
from datetime import UTC, date, datetime
from functools import cache

import pytest

import bakehouse as bh
from bakehouse.daily import BAKER, HEIGHTS, Bake, bake_of, begins_at, check_record, outcome_of, seed_of, shared, today
from bakehouse.games import OURS
from bakehouse.players import find, turn_of

DAY = date(2026, 11, 17)
SEEDS = {
    ("bake_and_sale", date(2026, 11, 17)): 4662610202428819140,
    ("bake_the_cake", date(2026, 11, 17)): 5190452511293544587,
    ("cake_auf", date(2026, 11, 17)): 4932882849912412133,
    ("cupcake_empire", date(2026, 11, 17)): 6685703514619828033,
    ("bake_and_sale", date(2026, 11, 18)): 9118468265373537384,
    ("bake_and_sale", date(2027, 1, 1)): 6723267866435274936,
}
"""These have been played: they never change."""


def played(bake: Bake, baker: str = "greedy") -> bh.Match:
    match, players = bake.new("Ada"), [find(name, bake.game) for name in (baker, *bake.rivals)]
    while not match.over:
        match.push(players[match.actor].choose(turn_of(match, match.actor)))
    return match


@cache
def played_today(game: str) -> bh.Match:
    return played(bake_of(game, DAY))


@pytest.mark.parametrize(("game", "day"), SEEDS)
def test_a_day_has_its_seed_for_ever(game: str, day: date) -> None:
    assert seed_of(game, day) == SEEDS[game, day]


def test_a_day_begins_at_the_same_moment_everywhere() -> None:
    midnight = int(datetime(2026, 11, 17, tzinfo=UTC).timestamp()) * 1000
    assert begins_at(DAY) == midnight
    assert today(midnight) == DAY
    assert today(midnight - 1) == date(2026, 11, 16)


@pytest.mark.parametrize("game", OURS)
def test_every_game_has_a_match_of_the_day_that_never_thinks_by_the_clock(game: str) -> None:
    bake = bake_of(game, DAY)
    assert len(bake.rivals) == bake.game.seats - 1
    assert bake.key == bake_of(game, date(2026, 11, 20)).key or bake.rivals
    characters = {rival for month in range(1, 13) for rival in bake_of(game, date(2026, month, 1)).rivals}
    assert len(characters) == (len(bake.game.definition.characters) if bake.rivals else 0), "each has its day"


def test_a_rival_that_would_play_otherwise_elsewhere_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    definition = bh.game("cake_auf").definition
    monkeypatch.setattr("bakehouse.daily.find_game", lambda name: replaced)
    replaced = replace(definition, daily=replace(definition.daily, rival="champion"))
    with pytest.raises(TypeError, match="plays otherwise on another machine"):
        bake_of("cake_auf", DAY)


def test_whoever_decides_alike_meets_the_same() -> None:
    bake = bake_of("bake_the_cake", DAY)
    assert played(bake).log == played(bake).log


def test_a_result_is_told_without_a_word_about_how() -> None:
    match = played_today("cupcake_empire")
    told = shared(match.game.title, DAY, outcome_of(match))
    own, rival = match.scores()
    title, result, bars, _ = told.split("\n")
    assert title == "Bakehouse, the bake of 2026-11-17"
    assert result.endswith(f"{own} to {rival}")
    assert len(bars) == 10
    steps = {word for _, notation in match.notations() for word in notation.split() if len(word) > 2}
    assert not steps & set(told.lower().split())
    assert "try 3" in shared(match.game.title, DAY, outcome_of(match), 3)


def test_a_curve_ends_where_the_match_does() -> None:
    for game in ("bake_and_sale", "cupcake_empire"):
        outcome = outcome_of(played_today(game))
        assert outcome.curve[-1] <= max(outcome.curve) == HEIGHTS - 1
        assert outcome.points == played_today(game).scores()[BAKER]


@pytest.mark.parametrize("game", OURS)
def test_a_record_of_the_day_is_good(game: str) -> None:
    check_record(bh.load(played_today(game).record()), bake_of(game, DAY))


def test_a_rival_that_was_played_by_somebody_else_is_found() -> None:
    bake = bake_of("cake_auf", DAY)
    forged = played(replace(bake, rivals=("random",)))
    with pytest.raises(bh.BadRecord, match="somebody else has played for it"):
        check_record(bh.load(forged.record()), bake)


def test_records_of_anything_else_are_refused_with_a_sentence() -> None:
    bake = bake_of("bake_and_sale", DAY)
    yesterday = played(bake_of("bake_and_sale", date(2026, 11, 16)))
    with pytest.raises(bh.BadRecord, match="is not the bake of 2026-11-17"):
        check_record(yesterday, bake)
    with pytest.raises(bh.BadRecord, match="not finished"):
        check_record(bake.new("Ada"), bake)
    with pytest.raises(bh.BadRecord, match="not of Cake Auf!"):
        check_record(played_today("bake_and_sale"), bake_of("cake_auf", DAY))
    shorter = bh.game("bake_and_sale", 1, edition={"days": 2})
    with pytest.raises(bh.BadRecord, match="another box"):
        check_record(played(replace(bake, game=shorter)), bake)
    by_hand = shorter.new(seed=bake.seed, chance="manual")
    while not by_hand.over:
        by_hand.push(by_hand.legal_ids()[0], None)
    with pytest.raises(bh.BadRecord, match="another seed"):
        check_record(by_hand, bake)
