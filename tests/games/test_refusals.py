"""Every action that is not legal is refused for a reason with words, in positions of all kinds."""

import numpy as np
import pytest

import bakehouse as bh
from bakehouse.kernel import play
from bakehouse.kernel.compiling import PLAIN
from bakehouse.kernel.records import LIST_LENGTH
from tests.games.golden import RECORDS, positions

EVERY = 200 if PLAIN else 5


@pytest.mark.parametrize("name", [name for name in bh.GAMES if (RECORDS / name).is_dir()])
def test_what_is_not_legal_is_refused_in_words(name: str) -> None:
    out = np.zeros(LIST_LENGTH, np.int16)
    for game, states in positions(name, EVERY, of_a_kind=1):
        if int(states[0].actor) < 0:
            continue
        legal = set(out[: play.list_options(game.box, states, 0, out)].tolist())
        for action in range(len(game.definition.table)):
            code = int(play.refuse(game.box, states, 0, action))
            assert (code == 0) == (action in legal)
            assert not code or game.words.refusal(game.box[0], states[0], action, code)
