"""Positions of games between players of a company, each with what a network sees after every action: to learn from."""

import numpy as np

from bakehouse.kernel.company import act, begin_anew
from bakehouse.kernel.compiling import entry, rule
from bakehouse.kernel.contract import apply, evaluate, legal, observe, redeal, setup
from bakehouse.kernel.generator import CHANCE_STREAM, REDEAL_STREAM, below, stream
from bakehouse.kernel.network import LEAD, RETURN, look, see_after, worth
from bakehouse.kernel.play import play_chance
from bakehouse.kernel.records import LIST_LENGTH, OVER, room

GATHER_STREAM = 21
"""Which decisions of a game are gathered, and which of their actions."""
SIBLINGS = 4
"""So many actions of a decision are kept with what they lead to, the best of them first."""
NO_ACTION = -1


@entry
def gather(box, states, seats, seeds, company, seated, styles, one_in, here, ids, worths, after, opinions, told):
    """Play games; of one decision in so many, keep what the seat sees and what its network sees after each action.

    `ids` and `worths` are by action; of some actions also the position after it (`after`), the greedy player's opinion
    of it, and the return and the lead that are seen there. Returns how many decisions were kept.
    """
    rows = 0
    options = room(LIST_LENGTH, np.int16)
    values = room(LIST_LENGTH, np.float64)
    rng = room(2, np.uint64)
    for g in range(len(seeds)):
        s = states[0]
        setup(box[0], s, seats)
        begin_anew(company)
        rng[0] = stream(seeds[g], REDEAL_STREAM)
        rng[1] = 0
        luck = stream(seeds[g], CHANCE_STREAM)
        chosen = stream(seeds[g], GATHER_STREAM)
        decisions = 0
        chances = 0
        while s.actor != OVER and rows < here.shape[0]:
            chances = play_chance(box[0], s, luck, chances, options)
            if s.actor >= 0:
                seat = int(s.actor)
                n = legal(box[0], s, options)
                if 1 < n <= ids.shape[1] and below(chosen, decisions, one_in) == 0:
                    states[1] = s
                    redeal(box[0], states[1], seat, rng)
                    keep_decision(
                        box[0], states, seat, options, n, company.network, stream(chosen, decisions), here[rows],
                        ids[rows], worths[rows], after[rows], opinions[rows], told[rows],
                    )  # fmt: skip
                    rows += 1
                policy = company.policies[seated[g, seat]]
                style = int(styles[g, seat])
                action, _ = act(
                    box[0], s, seeds[g], options, n, policy, style, company, states[2:], rng, values, decisions
                )
                apply(box[0], s, action)
                decisions += 1
    return rows


@rule
def keep_decision(box, states, seat, options, n, network, key, here, ids, worths, after, opinions, told):
    """Keep one decision, at table 1, and some of its actions."""
    look(box, states[1], seat, network)
    for i in range(here.shape[0]):
        here[i] = network.here[i]
    best = 0
    for i in range(n):
        states[2] = states[1]
        apply(box, states[2], int(options[i]))
        ids[i] = options[i]
        worths[i] = worth(network, see_after(box, states[2], seat, network))
        if worths[i] > worths[best]:
            best = i
    for i in range(n, ids.shape[0]):
        ids[i] = NO_ACTION
    for sibling in range(SIBLINGS):
        place = np.int64(best)
        if sibling > 0:
            place = np.int64(below(key, sibling, n))
        states[2] = states[1]
        apply(box, states[2], int(options[place]))
        both = see_after(box, states[2], seat, network)
        observe(box, states[2], seat, network.after)
        for i in range(here.shape[0]):
            after[sibling, i] = network.after[i]
        opinions[sibling] = evaluate(box, states[2], seat)
        told[sibling, RETURN] = both[RETURN]
        told[sibling, LEAD] = both[LEAD]
