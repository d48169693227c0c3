"""Chance that nobody can foresee, for matches that matter.

The generator of the kernel is quick, and whoever has seen enough of its numbers may work out the next ones. Where a
seed is promised, the numbers come from HMAC-SHA256 instead, with seed and salt as the key: without them nobody can say
anything about the next die, and with them anybody can check every one.
"""

import hashlib
import hmac
from collections.abc import Sequence

HMAC_SHA256 = "hmac-sha256"
"""The name of this stream, in records and in the database. Without a name, chance is that of the kernel's generator."""
STREAMS = ("", HMAC_SHA256)
BITS = 64


def streamed(seed: int, salt: str, number: int, weights: Sequence[int]) -> int:
    """The outcome of chance step `number`, by integer weights: the first 8 bytes of the HMAC, scaled to their sum."""
    told = hmac.digest(f"{seed} {salt}".encode(), f"chance {number}".encode(), hashlib.sha256)
    left = (int.from_bytes(told[: BITS // 8], "big") * sum(weights)) >> BITS
    for outcome, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return outcome
    raise AssertionError("weights add up to their sum")
