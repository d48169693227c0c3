"""Provable chance: whoever keeps a match promises its seed before the first die, and shows it after the last.

The promise is the SHA-256 of the seed and a salt. The salt keeps anybody from finding the seed by trying all of them;
the chance of a promised match comes from both (see chance.py).
"""

import hashlib
import secrets
from dataclasses import dataclass

from bakehouse.errors import BadRecord
from bakehouse.kernel.generator import HIGHEST_SEED
from bakehouse.kernel.records import CHANCE
from bakehouse.match import FROM_SEED, MANUAL, Match

SALT_BYTES = 16


def promise_of(seed: int, salt: str) -> str:
    """What is told before the match begins."""
    return hashlib.sha256(f"{seed} {salt}".encode()).hexdigest()


@dataclass(frozen=True)
class Secret:
    """A seed that nobody knows yet, and the salt of its promise."""

    seed: int
    salt: str

    @classmethod
    def new(cls) -> "Secret":
        return cls(secrets.randbelow(HIGHEST_SEED + 1), secrets.token_hex(SALT_BYTES))

    @property
    def promise(self) -> str:
        return promise_of(self.seed, self.salt)


def drawn(match: Match, number: int) -> int:
    """The outcome that the seed of a match gives for its chance step of this number, at the position at hand."""
    return match.drawn_at(number)


def check_chance(match: Match) -> int:
    """That every outcome in the log is the one that the seed gives; returns how many there were."""
    if match.chance != FROM_SEED:
        raise BadRecord("The dice and cards of this match were entered by hand: there is nothing to verify.")
    told = Match(match.game, match.seed, MANUAL, described=match.described, salt=match.salt, stream=match.stream)
    outcomes = 0
    for number, (seat, action) in enumerate(match.log, start=1):
        if seat == CHANCE:
            expected = drawn(told, outcomes)
            if action != expected:
                came, should = (told.legal_named(choice) for choice in (action, expected))
                raise BadRecord(f"Step {number} is {came}, but the seed {match.seed} gives {should}.")
            outcomes += 1
            told.play(action)
        else:
            told.play(action, seat)
    return outcomes


def check_promise(match: Match) -> str:
    """That the seed is the one that was promised; returns the promise."""
    if not match.salt or not match.promise:
        raise BadRecord("The record has no lines 'Salt' and 'Promise': nobody promised its seed before the match.")
    kept = promise_of(match.seed, match.salt)
    if kept != match.promise:
        raise BadRecord(f"The seed was changed: {match.promise} was promised, and seed and salt give {kept}.")
    return match.promise
