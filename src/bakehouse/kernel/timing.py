"""Compiled loops for `bakehouse bench`: what copies, legal lists, observations and judgements cost in compiled code."""

from bakehouse.kernel.compiling import loop
from bakehouse.kernel.contract import apply, legal, observe
from bakehouse.kernel.kinds import Box, Floats, Shorts, Tables
from bakehouse.kernel.network import Network, look, see_after
from bakehouse.kernel.records import tables_like


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


@loop
def judge_legal(box: Box, states: Tables, network: Network, out: Shorts):
    """What a network sees after each legal action of all positions; returns how many there were."""
    trial = tables_like(states, 1)
    judged = 0
    for i in range(len(states)):
        seat = int(states[i].actor)
        look(box[0], states[i], seat, network)
        n = legal(box[0], states[i], out)
        for place in range(n):
            trial[0] = states[i]
            apply(box[0], trial[0], int(out[place]))
            see_after(box[0], trial[0], seat, network)
        judged += n
    return judged


@loop
def observe_all(box: Box, states: Tables, out: Floats, rounds: int):
    """What whoever acts may know, in all positions, again and again; returns a number that depends on it."""
    told = 0.0
    for _ in range(rounds):
        for i in range(len(states)):
            observe(box[0], states[i], max(int(states[i].actor), 0), out)
            told += out[i % out.shape[0]]
    return told
