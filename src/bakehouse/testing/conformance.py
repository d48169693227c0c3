"""What is true of every game, checked on whole random games.

`check_game` raises an AssertionError that names the game, the seats, the seed and the step at which a promise of the
contract was broken. It needs nothing but the package, so that a new game can be held to it from its first day.
"""

import hashlib
from collections.abc import Iterator

import numpy as np

from bakehouse.games.definition import Array, Definition
from bakehouse.games.game import Game, game
from bakehouse.kernel import play
from bakehouse.kernel.generator import new_rng
from bakehouse.kernel.records import CHANCE, LIST_LENGTH, MOST_SEATS, MOST_USES, OVER, SHADOWED, field_names
from bakehouse.match import FROM_SEED, Match
from bakehouse.record import load
from bakehouse.walk import Walk

HEAVIEST = 32_767
"""Weights and ids are listed in 16 bits."""
DIRT = 0x55
VIEW_EVERY = 5
"""Views are slow to make: every fifth position is enough."""


def check_game(name: str, seeds: int = 2, quick: bool = False) -> None:
    """Hold a game to the contract: every number of seats, and every value of every house rule.

    The quick way plays the printed game with the fewest seats: for plain Python, which is some thousand times slower.
    """
    definition = game(name).definition
    check_names(definition)
    for table in [Game(definition, definition.seats.start)] if quick else tables(definition):
        check_setup(table)
        for seed in range(seeds):
            Checker(table, seed).check()
    check_batch(game(name, definition.seats.start), 2 if quick else 20)
    check_batch(game(name, definition.seats.stop - 1), 1 if quick else 20)


def tables(definition: Definition) -> Iterator[Game]:
    """The printed game with every number of seats, then each other value of a house rule with some number of seats."""
    for seats in definition.seats:
        yield Game(definition, seats)
    others = [
        {rule.name: value}
        for rule in Game(definition, definition.seats.start).edition.house_rules.values()
        for value in rule.values
        if value != rule.default
    ]
    for number, house_rules in enumerate(others):
        yield Game(definition, definition.seats[number % len(definition.seats)], house_rules)


def check_names(definition: Definition) -> None:
    """No field is called like an attribute of np.record, and every action can be written and read."""
    shadowed = SHADOWED.intersection(field_names(definition.state))
    assert not shadowed, f"{definition.id}: fields {sorted(shadowed)} would read np.record's own attributes"
    names = [str(use) for use in definition.uses]
    assert len(set(names)) == len(names) <= MOST_USES, f"{definition.id}: counters of the same name, or too many"
    for action in range(len(definition.table)):
        notation = definition.table.notation(action)
        assert definition.table.id_of(notation) == action, f"{definition.id}: {notation!r} is not action {action}"
        assert "," not in notation and ":" not in notation, f"{definition.id}: a record cannot hold {notation!r}"


def check_setup(table: Game) -> None:
    """`setup` leaves nothing of what stood on the table before."""
    clean, dirty = np.zeros((2, 1), table.definition.state)
    dirty.view(np.uint8)[:] = DIRT
    out = np.zeros(LIST_LENGTH, np.int16)
    for states in (clean, dirty):
        play.begin(table.box, states, 0, table.seats, out)
    for name in table.definition.state.names or ():
        assert clean[name].tobytes() == dirty[name].tobytes(), f"{table!r}: setup leaves {name} as it was"


def check_batch(table: Game, games: int) -> None:
    """Many games at once are the same games as one by one, to the byte."""
    states = np.zeros(games, table.definition.state)
    lengths, points = np.zeros((games, 2), np.int32), np.zeros((games, MOST_SEATS), np.int32)
    utilities = np.zeros((games, MOST_SEATS), np.float64)
    seeds = np.arange(games, dtype=np.int64)
    play.play_games(table.box, states, table.seats, seeds, 0, games, lengths, points, utilities)
    for seed in range(games):
        alone, decisions, chances = Walk(table, seed).to_the_end()
        assert (decisions, chances) == tuple(lengths[seed]), f"{table!r}, seed {seed}: another length in a batch"
        assert alone.tobytes() == states[seed].tobytes(), f"{table!r}, seed {seed}: another end in a batch"


def trace(table: Game, seed: int) -> str:
    """A digest of the position's bytes after every step of a random game: the same compiled and in plain Python."""
    told = hashlib.sha256()
    walk = Walk(table, seed)
    told.update(walk.states.tobytes())
    while walk.step():
        told.update(walk.states.tobytes())
    return told.hexdigest()


class Checker:
    """One random game, with every promise checked at every step."""

    def __init__(self, table: Game, seed: int) -> None:
        self.game, self.definition = table, table.definition
        self.walk = Walk(table, seed)
        self.aside: Array = np.zeros(1, self.definition.state)
        self.list_aside = np.zeros(LIST_LENGTH, np.int16)
        lengths = [feature.length for feature in table.features()]
        self.low = np.repeat([feature.low for feature in table.features()], lengths)
        self.high = np.repeat([feature.high for feature in table.features()], lengths)
        self.dice = np.random.default_rng(seed)

    def check(self) -> None:
        while self.walk.actor != OVER:
            self.check_position()
            if self.walk.actor == CHANCE:
                self.check_weights()
            else:
                self.check_decision()
                self.check_knowledge()
                self.check_commuting()
            self.walk.step()
            self.expect(len(self.walk.log) <= self.definition.most_steps(self.game.box[0], self.game.seats), "too long")
        self.check_position()
        self.check_end()
        self.check_log()

    def expect(self, holds: bool, promise: str) -> None:
        if not holds:
            where = f"{self.game!r}, {self.game.house_rules}, seed {self.walk.seed}, step {len(self.walk.log)}"
            raise AssertionError(f"{where}: {promise}")

    def check_position(self) -> None:
        """Components are conserved (each game names its invariants), and whoever acts is awaited."""
        s = self.walk.states[0]
        problems = self.definition.problems(self.game.box[0], s)
        self.expect(not problems, "; ".join(problems))
        awaited, actor = int(s.awaited), int(s.actor)
        self.expect(awaited >> self.game.seats == 0, f"awaited {awaited:b} names seats that are not there")
        self.expect(actor < 0 or bool(awaited >> actor & 1), f"actor {actor} is not awaited")
        self.expect(actor >= 0 or awaited == 0, "seats are awaited at a chance step or after the end")
        self.expect((actor == OVER) == (int(s.ending) > 0), "over without a reason, or the other way round")

    def check_weights(self) -> None:
        weights = self.walk.out[: self.walk.n].astype(int)
        self.expect(0 < self.walk.n <= LIST_LENGTH, f"{self.walk.n} outcomes")
        self.expect(bool((weights >= 0).all()) and 0 < weights.sum() <= HEAVIEST, f"weights {weights.tolist()}")
        for outcome in np.flatnonzero(weights):
            self.apply_aside(int(outcome))

    def check_decision(self) -> None:
        """The list ascends and is in range, every action in it applies, and every other is refused for a reason."""
        ids = self.walk.out[: self.walk.n].tolist()
        self.expect(0 < len(ids) < LIST_LENGTH, f"{len(ids)} legal actions")
        self.expect(sorted(set(ids)) == ids, f"legal actions {ids} do not ascend")
        self.expect(0 <= ids[0] and ids[-1] < len(self.definition.table), f"legal actions {ids} are out of range")
        box, s = self.game.box[0], self.walk.states[0]
        for action in range(len(self.definition.table)):
            code = play.refuse(self.game.box, self.walk.states, 0, action)
            self.expect((code == 0) == (action in ids), f"action {action} is refused with {code}, legal are {ids}")
        refused = int(self.dice.integers(len(self.definition.table)))
        code = play.refuse(self.game.box, self.walk.states, 0, refused)
        if code:
            self.expect(bool(self.game.words.refusal(box, s, refused, code)), f"no words for refusal {code}")
        words = [self.game.words.action(box, s, action) for action in ids]
        self.expect(all(words) and len(set(words)) == len(words), f"words that are empty or the same: {words}")
        for action in ids:
            self.apply_aside(action)

    def apply_aside(self, choice: int) -> None:
        """A copy plays on and is not stuck; the position it was copied from stays frozen."""
        before = self.walk.states.tobytes()
        self.aside[0] = self.walk.states[0]
        n = play.advance(self.game.box, self.aside, 0, choice, self.list_aside)
        self.expect(self.walk.states.tobytes() == before, f"playing {choice} on a copy changed the original")
        self.expect(n > 0 or int(self.aside[0].actor) == OVER, f"stuck after {choice}")

    def check_knowledge(self) -> None:
        """A seat's view, its features and its legal list are the same in every world that the seat may be in."""
        for seat in {self.walk.actor, int(self.dice.integers(self.game.seats))}:
            known = self.features(self.walk.states, seat)
            outside = np.flatnonzero((known < self.low) | (known > self.high)).tolist()
            self.expect(not outside, f"features number {outside} of seat {seat} leave their ranges")
            self.aside[0] = self.walk.states[0]
            play.redeal_table(self.game.box, self.aside, 0, seat, new_rng(len(self.walk.log)))
            problems = self.definition.problems(self.game.box[0], self.aside[0])
            self.expect(not problems, f"redealt for seat {seat}: {'; '.join(problems)}")
            same = known.tobytes() == self.features(self.aside, seat).tobytes()
            self.expect(same, f"seat {seat} has other features in another world")
            if seat == self.walk.actor:
                n = play.list_options(self.game.box, self.aside, 0, self.list_aside)
                listed = self.list_aside[:n].tobytes() == self.walk.out[: self.walk.n].tobytes()
                self.expect(listed, "the actor has other legal actions in another world")
            if len(self.walk.log) % VIEW_EVERY:
                continue
            views = [
                self.definition.view(self.game.box, s, seat, self.game.edition) for s in (self.walk.states, self.aside)
            ]
            self.expect(views[0] == views[1], f"seat {seat} has another view in another world")

    def features(self, states: Array, seat: int) -> Array:
        out = np.full(len(self.low), np.nan, np.float32)
        play.features(self.game.box, states, 0, seat, out)
        self.expect(not np.isnan(out).any(), "features that are not written")
        return out

    def check_commuting(self) -> None:
        """Where several seats are awaited, two of them give the same position in either order."""
        awaited = [seat for seat in range(self.game.seats) if int(self.walk.states[0].awaited) >> seat & 1]
        if len(awaited) < 2:
            return
        first, second = self.dice.permutation(awaited)[:2].tolist()
        choices = {seat: self.some_action(seat) for seat in (first, second)}
        ends = []
        for order in ((first, second), (second, first)):
            self.aside[0] = self.walk.states[0]
            for seat in order:
                play.turn_table_to(self.aside, 0, seat)
                play.advance(self.game.box, self.aside, 0, choices[seat], self.list_aside)
            left = int(self.aside[0].awaited)
            if left:  # who acts next is the table's choice
                play.turn_table_to(self.aside, 0, (left & -left).bit_length() - 1)
            ends.append(self.aside.tobytes())
        self.expect(ends[0] == ends[1], f"actions {choices} of two awaited seats do not commute")

    def some_action(self, seat: int) -> int:
        self.aside[0] = self.walk.states[0]
        self.expect(bool(play.turn_table_to(self.aside, 0, seat)), f"cannot turn to awaited seat {seat}")
        n = play.list_options(self.game.box, self.aside, 0, self.list_aside)
        return int(self.list_aside[self.dice.integers(n)])

    def check_end(self) -> None:
        match = self.match()
        returns, scores = match.returns(), match.scores()
        self.expect(match.over and match.ending is not None, "the game ended without a named reason")
        self.expect(all(-1 <= value <= 1 for value in returns), f"returns {returns} leave [-1, 1]")
        self.expect(self.game.seats == 1 or abs(sum(returns)) < 1e-9, f"returns {returns} do not sum to zero")
        for seat, score in enumerate(scores):
            self.expect(sum(match.parts(seat).values()) == score, f"the parts of seat {seat} are not its score")
        self.expect(self.walk.n == 0, "options after the end")

    def match(self) -> Match:
        match = self.game.new(seed=self.walk.seed, chance=FROM_SEED)
        match.follow(self.walk.log)
        return match

    def check_log(self) -> None:
        """The same log gives the same bytes, from the log itself and from the text of a record."""
        match = self.match()
        self.expect(match.state.tobytes() == self.walk.states[0].tobytes(), "the log replays to other bytes")
        text = match.record()
        again = load(text)
        self.expect(again.state.tobytes() == match.state.tobytes(), "the record loads to other bytes")
        self.expect(again.record() == text, "the record is written differently after loading")
