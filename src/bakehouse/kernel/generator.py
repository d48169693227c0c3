"""A counter-based generator (splitmix64): no state, the same numbers on every device and in every thread.

A game draws from independent streams of its seed: chance (dice, cards), choice (what the random player does), redeals.
So the luck of a seed is the same whatever the players do.
"""

import numpy as np

from bakehouse.kernel.compiling import rule, wrapping_rule

CHANCE_STREAM = 0
CHOICE_STREAM = 1
REDEAL_STREAM = 2
HIGHEST_SEED = 2**63 - 1


@wrapping_rule
def scramble(z):
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


@wrapping_rule
def stream(seed, number):
    """The key of one of the independent streams of a seed."""
    return scramble(scramble(np.uint64(seed) + np.uint64(0x9E3779B97F4A7C15)) + np.uint64(number))


@wrapping_rule
def draw(key, counter):
    """The 64 random bits at a place of a stream."""
    return scramble(np.uint64(key) + (np.uint64(counter) + np.uint64(1)) * np.uint64(0x9E3779B97F4A7C15))


@wrapping_rule
def digest(words):
    """A key for the bytes of a record, given as an array of unsigned words; never 0."""
    told = np.uint64(0)
    key = np.uint64(0)
    for place in range(words.shape[0]):  # the terms do not wait for each other
        key += np.uint64(0x9E3779B97F4A7C15)
        term = np.uint64(words[place]) + key
        term = (term ^ (term >> np.uint64(32))) * np.uint64(0xBF58476D1CE4E5B9)
        told += term ^ (term >> np.uint64(29))
    return told | np.uint64(1)


@rule
def below(key, counter, n):
    """A number in 0..n-1, by multiply and shift of the upper 32 bits."""
    return int(((draw(key, counter) >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))


@rule
def pick(weights, n, key, counter):
    """An outcome in 0..n-1, drawn by the integer weights."""
    total = 0
    for i in range(n):
        total += int(weights[i])
    left = below(key, counter, total)
    for i in range(n):
        left -= int(weights[i])
        if left < 0:
            return i
    return n - 1


@rule
def next_below(rng, n):
    """The same from a generator that counts for itself: `rng` is an array of two uint64, key and counter (`redeal`)."""
    counter = rng[1]
    rng[1] = counter + np.uint64(1)
    return below(rng[0], counter, n)


@rule
def next_pick(rng, weights, n):
    """An outcome drawn by the weights, from the same kind of generator."""
    counter = rng[1]
    rng[1] = counter + np.uint64(1)
    return pick(weights, n, rng[0], counter)


def new_rng(seed: int) -> "np.ndarray[tuple[int], np.dtype[np.uint64]]":
    """A generator for `next_below`."""
    return np.array([stream(seed, CHANCE_STREAM), 0], np.uint64)
