"""The bake of the day: for each game one match that is the same for everybody in the world, by the date alone.

A day is one of Universal Time (UTC), so it begins everywhere at the same moment. Its seed is the first 8 bytes of

    SHA-256("bakehouse bake of the day 2026-11-17 bake_and_sale")

read as a number with the highest byte first and halved; the chance that follows from it is the kernel's generator's.
Seats, house rules and how strong the rivals play is what the game says (`games/daily.py`); in which character they play
follows from the seed. Rivals do the same in the same position on every machine: whoever decides alike meets the same.

Everybody can work out the seed, today's and that of any other day. So nothing about it can be promised beforehand, as
servers do for other matches (see proof.py), and a result proves that a match is possible, not that nobody tried before.
"""

import hashlib
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from functools import cached_property

from bakehouse.errors import BadRecord
from bakehouse.games import find as find_game
from bakehouse.games.game import Game
from bakehouse.kernel.records import CHANCE
from bakehouse.match import FROM_SEED, MANUAL, Match
from bakehouse.players.naming import find, meant
from bakehouse.players.turn import turn_of
from bakehouse.proof import check_chance

BAKER = 0
"""The seat of who plays it."""
MOMENTS, HEIGHTS = 10, 8
"""A curve of points has so many bars, each so high at most."""
BARS = "▁▂▃▄▅▆▇█"
MEDALS = "🥇🥈🥉"
ALONE_MARK, LATER_MARK = "🥐", "🧁"
UNSTEADY = ("search", "foresight", "flat")
"""Players whose answers depend on what they thought before, or on the clock."""
KEY_BYTES = 6


def today(now_ms: int) -> date:
    """The day that it is, by Universal Time."""
    return datetime.fromtimestamp(now_ms / 1000, UTC).date()


def begins_at(day: date) -> int:
    """The first millisecond of a day since 1970."""
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()) * 1000


def counts_until(day: date) -> int:
    """Whoever has begun on a day may finish until the next one is over, and so long may records be sent in."""
    return begins_at(day + timedelta(days=2))


def seed_of(game: str, day: date) -> int:
    """The seed of a day, as told above."""
    told = hashlib.sha256(f"bakehouse bake of the day {day.isoformat()} {game}".encode()).digest()
    return int.from_bytes(told[:8], "big") >> 1


@dataclass(frozen=True)
class Bake:
    """The match of a day."""

    day: date
    game: Game
    seed: int
    rivals: tuple[str, ...]
    """The programs in the seats after the first."""

    @cached_property
    def key(self) -> str:
        """A short name for all that two results have in common that can be compared: rules, box, seats and rivals.

        Where an edition of the game is corrected, or a level plays better, it changes; the seed does not.
        """
        players = [meant(rival, self.game.id) for rival in self.rivals]
        told = [self.game.definition.version, self.game.digest, self.game.seats, *players]
        return hashlib.blake2b(repr(told).encode(), digest_size=KEY_BYTES).hexdigest()

    def new(self, name: str) -> Match:
        """The match at its beginning, for somebody who plays it."""
        return Match(self.game, self.seed, players=[name, *self.rivals])


def bake_of(name: str, day: date) -> Bake:
    """What everybody bakes of a game on a day."""
    definition = find_game(name)
    daily = definition.daily
    game = Game(definition, daily.seats or definition.seats.start, daily.house_rules, daily.edition)
    if meant(daily.rival, definition.id).partition(":")[0] in UNSTEADY:
        raise TypeError(f"the rival of a day of {definition.id} plays otherwise on another machine: {daily.rival}")
    seed, characters = seed_of(definition.id, day), list(definition.characters)
    in_character = daily.rival in definition.levels and bool(characters)
    rivals = [
        f"{daily.rival}:{characters[(seed + seat) % len(characters)]}" if in_character else daily.rival
        for seat in range(1, game.seats)
    ]
    return Bake(day, game, seed, tuple(rivals))


# --- What came of it


@dataclass(frozen=True)
class Outcome:
    """What somebody has made of a day, without a word about how."""

    scores: tuple[int, ...]
    place: int
    curve: tuple[int, ...]
    """How the points of the baker grew, from 0 to `HEIGHTS` - 1: at even distances, measured in own decisions."""

    @property
    def points(self) -> int:
        return self.scores[BAKER]


def outcome_of(match: Match) -> Outcome:
    """Of a match that is over."""
    return Outcome(tuple(match.scores()), match.ranks()[BAKER], tuple(curve_of(match)))


def curve_of(match: Match) -> list[int]:
    """The points of the first seat after each tenth of its decisions, as heights of bars."""
    told, points = match.copy(), []
    told.follow([])
    told.chance = MANUAL
    for seat, action in match.log:
        told.follow_step(seat, action)
        if seat == BAKER:
            points.append(told.scores()[BAKER])
    points[-1:] = match.scores()[BAKER : BAKER + 1]
    at = [points[(len(points) * (n + 1) - 1) // MOMENTS] for n in range(MOMENTS)] if points else [0] * MOMENTS
    most = max(1, *at)
    return [max(0, each) * (HEIGHTS - 1) // most for each in at]


def mark_of(place: int, seats: int) -> str:
    """A medal for a place; alone, there is none to win."""
    if seats == 1:
        return ALONE_MARK
    return MEDALS[place - 1] if place <= len(MEDALS) else LATER_MARK


def shared(title: str, day: date, outcome: Outcome, number: int = 1) -> str:
    """A result to show around: how it went, and nothing of what there was to see or to do."""
    again = "" if number == 1 else f", try {number}"
    against = "" if len(outcome.scores) == 1 else f" to {', '.join(map(str, outcome.scores[1:]))}"
    bars = "".join(BARS[height] for height in outcome.curve)
    return (
        f"Bakehouse, the bake of {day.isoformat()}\n"
        f"{title}: {mark_of(outcome.place, len(outcome.scores))} {outcome.points}{against}{again}\n{bars}\n"
    )


# --- Whether a record is one of a day


def check_record(match: Match, bake: Bake) -> None:
    """That a match is that of a day from its first step to its last: its box, its chance and what its rivals did."""
    game, expected = match.game, bake.game
    if game.id != expected.id:
        raise BadRecord(f"The record is a match of {game.title}, not of {expected.title}.")
    if match.stopped or not match.over:
        raise BadRecord("The match of the record is not finished, so it has no result.")
    if match.chance != FROM_SEED or match.seed != bake.seed or match.stream or match.described:
        raise BadRecord(f"The match of the record is not the bake of {bake.day.isoformat()}: it has another seed.")
    if game.digest != expected.digest or game.seats != expected.seats:
        raise BadRecord(
            f"The record was played with another box or number of seats than the bake of {bake.day.isoformat()} here."
        )
    check_chance(match)
    _check_rivals(match, bake)


def _check_rivals(match: Match, bake: Bake) -> None:
    """That every rival did what it does in that position."""
    players = [find(rival, bake.game) for rival in bake.rivals]
    told = Match(bake.game, bake.seed, MANUAL)
    for number, (seat, action) in enumerate(match.log, start=1):
        if seat not in (CHANCE, BAKER):
            plays = players[seat - 1].choose(turn_of(told, seat))
            if plays != action:
                table = bake.game.definition.table
                raise BadRecord(
                    f"Step {number} of the record is {table.notation(action)!r}, but {bake.rivals[seat - 1]} plays "
                    f"{table.notation(plays)!r} there: somebody else has played for it, or another version of it."
                )
        told.push(action, None if seat == CHANCE else seat)
