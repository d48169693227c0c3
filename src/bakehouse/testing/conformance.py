"""What is true of every game, checked on whole random games.

`check_game` raises an AssertionError that names the game, the seats, the seed and the step at which a promise of the
contract was broken. It needs nothing but the package, so that a new game can be held to it from its first day.
"""

import hashlib
import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import numpy as np

from bakehouse.forms import Form
from bakehouse.games import find
from bakehouse.games.definition import Array, Definition
from bakehouse.games.game import Game, game
from bakehouse.kernel import play
from bakehouse.kernel.compiling import PLAIN
from bakehouse.kernel.contract import ends_with, evaluate, outlook, registered_for, returns_by_rank, uses
from bakehouse.kernel.generator import new_rng
from bakehouse.kernel.libraries import library
from bakehouse.kernel.records import CHANCE, LIST_LENGTH, MOST_SEATS, OVER
from bakehouse.match import FROM_SEED, Match
from bakehouse.record import load
from bakehouse.simulation import playout
from bakehouse.testing.listening import Voice, listener
from bakehouse.testing.package import check_package, check_screen, no_json
from bakehouse.testing.showing import Shown
from bakehouse.walk import Walk
from bakehouse.words import EVERYTHING

HEAVIEST = 32_767
"""Weights and ids are listed in 16 bits."""
DIRT = 0x55
VIEW_EVERY = 5
"""Views are slow to make, and so are opinions: every fifth position is enough, with many games every twentieth."""
CLOSELY = 50
"""Steps at the beginning, and most of a small game, at which features are watched every time."""
BEYOND = 8
"""Room behind what a function should write, to see whether it writes more."""
CONTESTS = 40
"""Games after which a greedy player should be ahead of random ones."""


def check_game(name: str, seeds: int = 2, quick: bool = False) -> None:
    """Hold a game to the contract: every number of seats, and every value of every house rule.

    The quick way plays the printed game with the fewest seats: for plain Python, which is some thousand times slower.
    """
    definition = find(name)
    check_package(definition)
    if not PLAIN:
        check_compiling(definition)
    for table in [Game(definition, definition.seats.start)] if quick else tables(definition):
        check_setup(table)
        for seed in range(seeds):
            Checker(table, seed, VIEW_EVERY if quick else 4 * VIEW_EVERY).check()
    check_batch(game(name, definition.seats.start), 2 if quick else 20)
    check_batch(game(name, definition.seats.stop - 1), 1 if quick else 20)
    check_opinions(game(name, min(max(definition.seats.start, 2), definition.seats.stop - 1)), 4 if quick else 40)
    if not quick:
        check_greedy(game(name, definition.seats.start))


def check_compiling(definition: Definition) -> None:
    """The rules can be compiled; if not, the compiler says where and why."""
    ready = library(definition.id)
    if ready is None or ready.is_ready(wait=True):
        return
    from bakehouse.kernel.objects import build_game  # brings Numba, which playing does not need

    game, box = registered_for(definition.state), Game(definition, definition.seats.start).box
    assert game is not None
    try:
        build_game(game, box.dtype, [])
    except Exception as problem:
        raise AssertionError(f"{definition.id} cannot be compiled: {problem}") from None


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


def check_opinions(table: Game, games: int) -> None:
    """When all is decided, `evaluate` and `outlook` know by and large who has won."""
    right, wrong = {"evaluate": 0, "outlook": 0}, {"evaluate": 0, "outlook": 0}
    for seed in range(games):
        walk = Walk(table, seed)
        walk.to_the_end()
        points, expectations = np.zeros(MOST_SEATS, np.int32), np.zeros(MOST_SEATS, np.float64)
        play.score(table.box, walk.states, 0, points)
        outlook(table.box[0], walk.states[0], expectations)
        values = [float(evaluate(table.box[0], walk.states[0], seat)) for seat in range(table.seats)]
        for function, opinion in (("evaluate", values), ("outlook", expectations.tolist())):
            agreeing, contradicting = compared(points[: table.seats].tolist(), opinion)
            right[function] += agreeing
            wrong[function] += contradicting
    for function in right:
        told = f"{right[function]} times for the seat with more points and {wrong[function]} times for the other"
        good = right[function] > wrong[function] or table.seats == 1
        assert good, f"{table!r}: at the end of {games} random games `{function}` is {told}"


def compared(one: Sequence[float], other: Sequence[float]) -> tuple[int, int]:
    """Pairs of seats that two lists of numbers rank alike, and those that they rank the other way round."""
    pairs = [(a, b) for a in range(len(one)) for b in range(len(one)) if one[a] > one[b]]
    return sum(other[a] > other[b] for a, b in pairs), sum(other[a] < other[b] for a, b in pairs)


def check_greedy(table: Game) -> None:
    """The greedy player is better than a random one, so `evaluate` knows what is good."""
    random, seats = ["random"] * table.seats, table.seats
    if seats == 1:
        means = [playout(table, range(CONTESTS), [who]).scores[:, 0].mean() for who in ("greedy", "random")]
        assert means[0] > means[1], f"{table!r}: alone, greedy makes {means[0]:.1f} points and random {means[1]:.1f}"
        return
    mean = playout(table, range(CONTESTS), ["greedy", *random[1:]]).returns[:, 0].mean()
    assert mean > 0, f"{table!r}: a greedy player loses to random ones, so `evaluate` is wrong (mean return {mean:.2f})"


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

    def __init__(self, table: Game, seed: int, look_every: int = VIEW_EVERY) -> None:
        self.game, self.definition, self.look_every = table, table.definition, look_every
        self.walk = Walk(table, seed)
        self.aside: Array = np.zeros(1, self.definition.state)
        self.list_aside = np.zeros(LIST_LENGTH, np.int16)
        lengths = [feature.length for feature in table.features()]
        self.low = np.repeat([feature.low for feature in table.features()], lengths)
        self.high = np.repeat([feature.high for feature in table.features()], lengths)
        self.private = np.repeat([feature.private for feature in table.features()], lengths)
        self.dice = np.random.default_rng(seed)
        self.shown = Shown(table, seat=seed % table.seats)
        self.listener = listener(table)
        self.unknown: set[tuple[int, int]] = set()
        """Pairs of seats of which the first was dealt a world where the second knows other things."""
        self.alike = self.unlike = 0
        """Pairs of seats that `evaluate` and `outlook` ranked in the same way, and the other way round."""

    def check(self) -> None:
        while self.walk.actor != OVER:
            self.check_position()
            if self.walk.actor == CHANCE:
                self.check_weights()
            else:
                self.check_decision()
                self.check_knowledge()
                self.check_commuting()
            if self.closely:
                self.check_shown()
            if len(self.walk.log) % self.look_every == 0:
                self.check_looks()
            self.walk.step()
            most = self.definition.most_steps(self.game.box[0], self.game.seats)
            self.expect(len(self.walk.log) <= most, f"the game is longer than the {most} steps of `most_steps`")
        self.check_position()
        self.check_looks()
        self.check_end()
        self.check_log()
        swapped = self.shown.swapped()
        self.expect(not swapped, f"`observe` and features.py disagree about {swapped}")
        self.check_secrets()
        told = f"`evaluate` and `outlook` agreed {self.alike} times who is ahead, and {self.unlike} times they did not"
        self.expect(self.alike >= self.unlike, told)

    def expect(self, holds: bool, promise: str) -> None:
        if not holds:
            raise AssertionError(f"{self.where}: {promise}")

    @property
    def closely(self) -> bool:
        """Whether this step is looked at and listened to as well, which takes long: at first, then now and then."""
        return len(self.walk.log) < CLOSELY or len(self.walk.log) % VIEW_EVERY == 0

    @property
    def where(self) -> str:
        return f"{self.game!r}, {self.game.house_rules}, seed {self.walk.seed}, step {len(self.walk.log)}"

    @contextmanager
    def asking(self, function: str) -> Iterator[None]:
        """Ask a function that only looks: it may not fail, and the position stays as it is."""
        before = self.walk.states.tobytes()
        try:
            yield
        except AssertionError:
            raise
        except Exception as problem:
            raise AssertionError(f"{self.where}: `{function}` fails: {type(problem).__name__}: {problem}") from problem
        self.expect(self.walk.states.tobytes() == before, f"`{function}` changes the position, and should only look")

    def check_position(self) -> None:
        """Components are conserved (each game names its invariants), and whoever acts is awaited."""
        s = self.walk.states[0]
        with self.asking("problems"):
            problems = self.definition.problems(self.game.box[0], s)
        self.expect(not problems, "; ".join(problems))
        awaited, actor = int(s.awaited), int(s.actor)
        self.expect(awaited >> self.game.seats == 0, f"awaited {awaited:b} names seats that are not there")
        self.expect(actor < 0 or bool(awaited >> actor & 1), f"actor {actor} is not awaited")
        self.expect(actor >= 0 or awaited == 0, "seats are awaited at a chance step or after the end")
        self.expect((actor == OVER) == (int(s.ending) > 0), "over without a reason, or the other way round")
        with self.asking("odds" if actor == CHANCE else "legal"):
            n = play.list_options(self.game.box, self.walk.states, 0, self.list_aside)
        self.expect(n == self.walk.n, f"{self.walk.n} options when asked first, {n} when asked again")

    def check_weights(self) -> None:
        weights = self.walk.out[: self.walk.n].astype(int)
        told = f"`odds` gives the weights {weights.tolist()}"
        self.expect(0 < self.walk.n <= LIST_LENGTH, f"`odds` lists {self.walk.n} outcomes")
        self.expect(bool((weights >= 0).all()), f"{told}: none may be below 0")
        self.expect(0 < weights.sum() <= HEAVIEST, f"{told}: their sum is from 1 to {HEAVIEST}")
        self.check_outcomes(np.flatnonzero(weights).tolist())
        for outcome in np.flatnonzero(weights):
            self.apply_aside(int(outcome))

    def check_outcomes(self, outcomes: list[int]) -> None:
        """A record can tell the outcomes of a chance step apart."""
        box, s, words = self.game.box[0], self.walk.states[0], self.game.words
        with self.asking("outcome_notation"):
            notations = [words.outcome_notation(box, s, outcome) for outcome in outcomes]
        self.expect(len(set(notations)) == len(notations), f"outcomes of the same notation: {notations}")
        if self.closely:
            with self.asking("outcome"):
                self.hear("say", *(words.outcome(box, s, outcome) for outcome in outcomes))
            self.check_telling(int(self.dice.choice(outcomes)))

    def check_decision(self) -> None:
        """The list ascends and is in range, every action in it applies, and every other is refused for a reason."""
        ids = self.walk.out[: self.walk.n].tolist()
        self.expect(0 < len(ids) < LIST_LENGTH, f"`legal` lists {len(ids)} actions")
        self.expect(sorted(set(ids)) == ids, f"`legal` lists {ids}, which do not ascend")
        self.expect(0 <= ids[0] and ids[-1] < len(self.definition.table), f"`legal` lists {ids}: out of range")
        with self.asking("refusal"):
            codes = [play.refuse(self.game.box, self.walk.states, 0, a) for a in range(len(self.definition.table))]
        for action in sorted({action for action, code in enumerate(codes) if code == 0}.symmetric_difference(ids)):
            listed = "lists it" if action in ids else "does not list it"
            notation = self.definition.table.notation(action)
            self.expect(False, f"`refusal` says {codes[action]} of {notation!r}, but `legal` {listed}")
        if self.closely:
            self.check_words(ids, codes)
        for action in ids:
            self.apply_aside(action)

    def check_words(self, ids: list[int], codes: list[int]) -> None:
        """What may be done and why something may not, in words; and what comes of one action."""
        box, s = self.game.box[0], self.walk.states[0]
        refused = int(self.dice.integers(len(self.definition.table)))
        if codes[refused]:
            with self.asking("Words.refusal"):
                self.hear("reason", self.game.words.refusal(box, s, refused, codes[refused]))
        with self.asking("Words.action"):
            forms = [self.game.words.action(box, s, action) for action in ids]
            self.hear("may", *forms)
        self.expect(len(set(forms)) == len(forms), f"different actions of the same form: {forms}")
        self.check_telling(int(self.dice.choice(ids)))

    def check_telling(self, choice: int) -> None:
        """What a step brings can be said to everybody."""
        self.apply_aside(choice)
        for reader in (None, EVERYTHING, int(self.dice.integers(self.game.seats))):
            with self.asking("Words.happened"):
                told = self.game.words.happened(self.game.box[0], self.walk.states[0], choice, self.aside[0], reader)
            with self.asking("Words.fold"):
                self.hear("say", *told.forms, *self.game.words.fold(told.forms), *filter(None, (told.heading,)))

    def hear(self, voice: Voice, *forms: Form) -> None:
        """Every form has a phrase, and no gap of it stays open."""
        for form in forms:
            wrong = self.listener.problem(voice, form)
            self.expect(not wrong, wrong)

    def apply_aside(self, choice: int) -> None:
        """A copy plays on and is not stuck; the position it was copied from stays frozen."""
        before = self.walk.states.tobytes()
        self.aside[0] = self.walk.states[0]
        n = play.advance(self.game.box, self.aside, 0, choice, self.list_aside)
        self.expect(self.walk.states.tobytes() == before, f"playing {choice} on a copy changed the original")
        self.expect(n > 0 or int(self.aside[0].actor) == OVER, f"stuck after {choice}")

    # --- What a seat knows

    def check_knowledge(self) -> None:
        """A seat's view, its features and its legal list are the same in every world that the seat may be in."""
        for seat in {self.walk.actor, int(self.dice.integers(self.game.seats))}:
            known = self.features(self.walk.states, seat)
            outside = np.flatnonzero((known < self.low) | (known > self.high)).tolist()
            self.expect(not outside, f"features number {outside} of seat {seat} leave their ranges")
            self.aside[0] = self.walk.states[0]
            play.redeal_table(self.game.box, self.aside, 0, seat, new_rng(len(self.walk.log)))
            self.check_redeal(seat)
            if not self.definition.secrets:
                continue  # the other world is this one
            same = known.tobytes() == self.features(self.aside, seat).tobytes()
            self.expect(same, f"seat {seat} has other features in another world: `observe` or `redeal` is wrong")
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
            values = [evaluate(self.game.box[0], s[0], seat) for s in (self.walk.states, self.aside)]
            self.expect(values[0] == values[1], f"`evaluate` looks at what seat {seat} cannot know")

    def check_redeal(self, seat: int) -> None:
        """The table in `aside` is another world for a seat: a sound one, and the same where nothing is secret."""
        problems = self.definition.problems(self.game.box[0], self.aside[0])
        self.expect(not problems, f"redealt for seat {seat}: {'; '.join(problems)}")
        if not self.definition.secrets:
            same = self.aside.tobytes() == self.walk.states.tobytes()
            self.expect(same, f"`redeal` for seat {seat} changes the table, but the game is said to have no secrets")
            return
        for other in range(self.game.seats):
            if other != seat and (seat, other) not in self.unknown:
                now, there = (self.features(s, other)[self.private] for s in (self.walk.states, self.aside))
                if now.tobytes() != there.tobytes():
                    self.unknown.add((seat, other))

    def check_secrets(self) -> None:
        """Over a whole game, what each seat knows alone was dealt anew for each other seat."""
        if not self.definition.secrets:
            return
        for other in range(self.game.seats):
            dealt = any((seat, other) in self.unknown for seat in range(self.game.seats))
            self.expect(dealt, f"`redeal` never deals anew what only seat {other} knows, so the others can see it")

    def features(self, states: Array, seat: int) -> Array:
        room = np.full(len(self.low) + BEYOND, np.nan, np.float32)
        try:
            play.features(self.game.box, states, 0, seat, room)
        except IndexError:
            raise AssertionError(f"{self.where}: `observe` writes more than features.py names") from None
        out, beyond = room[: len(self.low)], room[len(self.low) :]
        self.expect(not np.isnan(out).any(), "features that `observe` does not write")
        self.expect(bool(np.isnan(beyond).all()), "`observe` writes more than features.py names")
        return out

    def check_shown(self) -> None:
        with self.asking("observe"):
            self.shown.look(self.walk.states[0], self.features(self.walk.states, self.shown.seat))

    # --- What only looks

    def check_looks(self) -> None:
        """Views are JSON, parts add up to scores, counters and opinions are sound, and none of it changes anything."""
        table, states = self.game, self.walk.states
        for seat in (None, int(self.dice.integers(table.seats))):
            with self.asking("view"):
                wrong = no_json(self.definition.view(table.box, states, seat, table.edition))
            self.expect(not wrong, f"the view of seat {seat} is no JSON: {wrong}")
        with self.asking("Words.verdict"):
            self.hear("say", *table.words.verdict(table.box, states))
        self.check_points()
        self.check_counters()
        self.check_opinions()
        if self.definition.fields:
            self.check_description()

    def check_points(self) -> None:
        with self.asking("scores"):
            scores = np.zeros(MOST_SEATS, np.int32)
            play.score(self.game.box, self.walk.states, 0, scores)
        for seat in range(self.game.seats):
            room = np.zeros(len(self.definition.parts) + BEYOND, np.int32)
            with self.asking("parts"):
                play.score_parts(self.game.box, self.walk.states, 0, seat, room)
            parts, score = room[: len(self.definition.parts)], int(scores[seat])
            self.expect(not room[len(parts) :].any(), "`parts` writes more than the names of the parts")
            self.expect(int(parts.sum()) == score, f"the `parts` of seat {seat}, {parts.tolist()}, are not {score}")

    def check_counters(self) -> None:
        """`uses` and `ends_with` add to the counters that have names, and count what an action names or declares."""
        names = self.definition.uses
        place_of = {str(use): place for place, use in enumerate(names)}
        actions = self.walk.out[: self.walk.n].tolist() if self.walk.actor >= 0 else []
        for action in actions:
            room = np.zeros(len(names) + BEYOND, np.int16)
            with self.asking("uses"):
                uses(self.game.box[0], self.walk.states[0], action, room)
            notation = self.definition.table.notation(action)
            self.check_counts("uses", room, f"of {notation!r}")
            named = {str(value) for value in self.definition.table.parameters(action).values()}
            for use in (names[place] for place in np.flatnonzero(room[: len(names)])):
                others = named.intersection(self.definition.used[use.kind])
                if self.game.edition.changes:
                    continue  # the names of actions are those of the printed box
                self.expect(not others or use.name in others, f"`uses` of {notation!r} counts {use}")
            for declared in self.definition.table.uses(action):
                told = f"`uses` of {notation!r} does not count {declared}, which its kind declares"
                self.expect(room[place_of[declared]] > 0, told)
        if self.walk.actor == OVER:
            for seat in range(self.game.seats):
                room = np.zeros(len(names) + BEYOND, np.int16)
                with self.asking("ends_with"):
                    ends_with(self.game.box[0], self.walk.states[0], seat, room)
                self.check_counts("ends_with", room, f"of seat {seat}")

    def check_counts(self, function: str, room: Array, told: str) -> None:
        counted = len(self.definition.uses)
        self.expect(not room[counted:].any(), f"`{function}` {told} counts beyond the {counted} names of `used`")
        self.expect(bool((room >= 0).all()), f"`{function}` {told} counts below 0")

    def check_description(self) -> None:
        """A position that is described, and laid out from that, is the same to the byte."""
        play.begin(self.game.box, self.aside, 0, self.game.seats, self.list_aside)
        with self.asking("build"):
            told = self.game.describe(self.walk.states[0])
            self.game.lay_out(self.aside, told)
        for name in self.definition.state.names or ():
            same = self.aside[name].tobytes() == self.walk.states[name].tobytes()
            self.expect(same, f"a position that is described and built again has another {name}")

    def check_opinions(self) -> None:
        """`evaluate` and `outlook` give numbers, and an outlook is something that can come."""
        with self.asking("evaluate"):
            values = [float(evaluate(self.game.box[0], self.walk.states[0], seat)) for seat in range(self.game.seats)]
        self.expect(all(map(math.isfinite, values)), f"`evaluate` gives {values}")
        expected = self.expected()
        self.expect(bool(np.isfinite(expected).all()), f"`outlook` gives {expected.tolist()}")
        within = self.game.seats == 1 or bool((np.abs(expected) <= 1 + 1e-9).all())
        self.expect(within, f"`outlook` gives {expected.tolist()}, which leave [-1, 1]")
        alike, unlike = compared(values, expected.tolist())
        self.alike, self.unlike = self.alike + alike, self.unlike + unlike

    def expected(self) -> Array:
        room = np.full(MOST_SEATS, np.nan)
        with self.asking("outlook"):
            outlook(self.game.box[0], self.walk.states[0], room)
        return room[: self.game.seats]

    # --- Acting together

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

    # --- The end

    def check_end(self) -> None:
        """Returns are those of a ranking, and nobody with more points is ranked behind."""
        match = self.match()
        returns, scores = match.returns(), match.scores()
        self.expect(match.over and match.ending is not None, "the game ended without a named reason")
        self.expect(self.walk.n == 0, "options after the end")
        self.expect(all(-1 <= value <= 1 for value in returns), f"returns {returns} leave [-1, 1]")
        if self.game.seats == 1:
            return
        places = np.array([sorted(set(returns)).index(value) for value in returns], np.float64)
        returns_by_rank(places, self.game.seats)
        by_rank = bool(np.allclose(places, returns))
        self.expect(by_rank, f"`returns` {returns} are not by rank; with these places they would be {places.tolist()}")
        _, wrong = compared(scores, returns)
        self.expect(not wrong, f"`returns` {returns} rank the scores {scores} the other way round")

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
        check_screen(match)
        match.follow(self.walk.log[: len(self.walk.log) // 2])
        check_screen(match)
