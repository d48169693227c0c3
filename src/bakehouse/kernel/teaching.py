"""Decisions of players who think, in positions that a student by habit gets into: what a policy is learned from."""

import numpy as np

from bakehouse.kernel.company import PLAN, Company, act, begin_anew
from bakehouse.kernel.compiling import loop
from bakehouse.kernel.contract import apply, legal, observe, setup, uses
from bakehouse.kernel.generator import CHANCE_STREAM, REDEAL_STREAM, below, stream
from bakehouse.kernel.kinds import Box, FloatRows, Longs, ShortRows, Tables
from bakehouse.kernel.play import FORCED, MANNER, NO_WISH, WISHED, keep_wished, play_chance
from bakehouse.kernel.records import LIST_LENGTH, MOST_USES, OVER, room, tables_like

SPELL_STREAM = 22
"""Who plays on, and for how long."""
KEPT = 0
"""The place of what `show` tells: how many decisions were kept."""


@loop
def show(
    box: Box, states: Tables, seats: int, seeds: Longs, company: Company, seated: ShortRows, styles: ShortRows,
    wishes: ShortRows, testers: Longs, teachers: int, spell: int, here: FloatRows, ids: ShortRows, worths: FloatRows,
    told: Longs,
):  # fmt: skip
    """Play games until there is no more room; keep what teachers think of each action.

    The first players of the company are the teachers, the last is the student, those between are guests, who teach
    nothing. The student and the teachers take turns at every seat where no guest sits, for up to `spell` decisions
    each; with 0 the teachers play there alone. What a plan does is worth 1, all else 0. In game g the seat `testers[g]`
    is told `wishes[g]`, as in a game that is watched (`watch.py`).
    """
    rows = 0
    options = room(LIST_LENGTH, np.int16)
    values = room(LIST_LENGTH, np.float64)
    rng = room(2, np.uint64)
    trial = tables_like(states, 2)
    asked = room(MOST_USES, np.int16)
    used = room(MOST_USES, np.int16)
    student = company.policies.shape[0] - 1
    for g in range(seeds.shape[0]):
        s = states[0]
        setup(box[0], s, seats)
        begin_anew(company)
        rng[0] = stream(seeds[g], REDEAL_STREAM)
        rng[1] = 0
        luck = stream(seeds[g], CHANCE_STREAM)
        turns = stream(seeds[g], SPELL_STREAM)
        decisions = 0
        chances = 0
        left = 0
        teaches = True
        wish = wishes[g]
        for counter in range(used.shape[0]):
            used[counter] = 0
        while s.actor != OVER and rows < here.shape[0]:
            chances = play_chance(box[0], s, luck, chances, options)
            if s.actor >= 0:
                seat = int(s.actor)
                n = legal(box[0], s, options)
                is_told = wish[MANNER] != NO_WISH and seat == testers[g]
                if is_told and not (wish[MANNER] == FORCED and used[wish[WISHED]] > 0):
                    n = keep_wished(box[0], s, options, n, wish, asked)
                if left == 0 and spell > 0:
                    teaches = below(turns, 2 * decisions, 2) == 0
                    left = 1 + below(turns, 2 * decisions + 1, spell)
                left -= 1
                who = int(seated[g, seat])
                is_guest = teachers <= who
                policy = company.policies[who if teaches or is_guest else student]
                style = int(styles[g, seat])
                action, _ = act(box[0], s, seeds[g], options, n, policy, style, company, trial, rng, values, decisions)
                if teaches and not is_guest and 1 < n <= ids.shape[1]:
                    observe(box[0], s, seat, here[rows])
                    for i in range(n):
                        ids[rows, i] = options[i]
                        worths[rows, i] = values[i]
                        if policy.kind == PLAN:
                            worths[rows, i] = 1.0 if options[i] == action else 0.0
                    rows += 1
                if is_told:
                    uses(box[0], s, action, used)
                apply(box[0], s, action)
                decisions += 1
    told[KEPT] = rows
