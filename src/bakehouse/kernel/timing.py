"""Compiled loops for `bakehouse bench`: what a copy and a legal list cost inside compiled code."""

from bakehouse.kernel.compiling import loop
from bakehouse.kernel.contract import legal
from bakehouse.kernel.kinds import Box, Shorts, Tables


@loop
def copy_tables(states: Tables, copies: int):
    """Copy positions from place to place; returns a number that depends on them."""
    places = len(states)
    at = 0
    seen = 0
    for _ in range(copies):
        to = (at * 5 + 1) % places
        states[to] = states[at]
        seen += int(states[to].actor)
        at = to
    return seen


@loop
def list_legal(box: Box, states: Tables, out: Shorts, rounds: int):
    """The legal lists of all positions, again and again; returns how many actions were listed."""
    listed = 0
    for _ in range(rounds):
        for i in range(len(states)):
            listed += legal(box[0], states[i], out)
    return listed
