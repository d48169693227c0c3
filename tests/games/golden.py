"""Positions of all kinds, for tests of what a seat is shown of them: of golden records, and near named positions."""

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import numpy as np

import bakehouse as bh
from bakehouse.games.definition import Array
from bakehouse.kernel import play
from bakehouse.kernel.records import LIST_LENGTH
from bakehouse.record import load
from tests.games.test_nodes import POSITIONS, match_at

HERE = Path(__file__).resolve().parent
RECORDS = HERE.parent / "data/records"
WALKS, STEPS = 5, 5
"""Random steps from each named position."""


def games_with(file: str) -> list[str]:
    """The games that have such a file beside their tests."""
    return [name for name in bh.GAMES if (HERE / name / file).is_file()]


def positions(name: str, every: int, of_a_kind: int) -> Iterator[tuple[bh.Game, Array]]:
    """House rules and broken-off matches are among them, but no editions: the independent programs know the printed
    numbers alone."""
    yield from recorded(name, every, of_a_kind)
    yield from near_named(name)


def recorded(name: str, every: int, of_a_kind: int) -> Iterator[tuple[bh.Game, Array]]:
    """Of each record every so many positions, the first so many before each kind of action, and the last one."""
    out = np.zeros(LIST_LENGTH, np.int16)
    for path in sorted((RECORDS / name).glob("*.txt")):
        if "edition" in path.stem:
            continue
        match = load(path.read_text(encoding="utf-8"))
        game, states = match.game, match._start[:1].copy()
        kinds: Counter[str] = Counter()
        for step, (seat, action) in enumerate(match.log):
            kind = game.definition.table.kind(action).name if seat >= 0 else "chance"
            kinds[kind] += 1
            if step % every == 0 or kinds[kind] <= of_a_kind:
                yield game, states
            if seat >= 0:
                play.turn_table_to(states, 0, seat)
            play.advance(game.box, states, 0, action, out)
        yield game, states


def near_named(name: str) -> Iterator[tuple[bh.Game, Array]]:
    """Positions at the end of short random walks from the named positions of tests/data/nodes."""
    dice = random.Random(11)
    for place in POSITIONS[name]:
        for _ in range(WALKS):
            match = match_at(name, place)
            for _ in range(dice.randrange(STEPS + 1)):
                if not match.over:
                    match.play(dice.choice(match._options))
            yield match.game, match._states[:1]
