"""The course of a match: its kept log, and everything that follows from it. Nothing here waits or writes."""

import hashlib
from collections import OrderedDict
from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from pydantic_core import to_json

from bakehouse import __version__
from bakehouse.errors import BadRecord, BakehouseError, Illegal
from bakehouse.games import find
from bakehouse.games.game import Game
from bakehouse.kept import Kept, Reopened, another_result, parting, reopened
from bakehouse.kernel.records import CHANCE
from bakehouse.match import FROM_SEED, MANUAL, Match
from bakehouse.proof import drawn, promise_of
from bakehouse.server.clocks import ClockRule, Clocks
from bakehouse.server.log import CUT, RESUMED, WITHDRAWN, Steps, followed, is_step, standing, take_back
from bakehouse.server.storage.archive import Snapshot
from bakehouse.server.storage.store import OVER, Header, Row
from bakehouse.words import Story, Telling

Reader = int | None
"""A seat, or None: somebody who watches."""
SAME_DICE = "same"
"""How a match says that chance comes again as it came in another one."""
MOST_BOXES = 200
"""Games with numbers of their own that are kept in memory."""
Dealer = Callable[[Match, int], int]
"""Says what chance brings next: from the position, and the number of chance steps before."""


@dataclass(frozen=True)
class Told:
    """A step, as one reader may know it."""

    seat: int
    kind: str
    telling: Telling
    at: int


class Log:
    """What one reader reads: the steps, and the story that they make. It is told when somebody reads it."""

    def __init__(self, reader: Reader, match: Match) -> None:
        self.reader = reader
        self.lines: list[Told] = []
        self.story = Story(match.game.words.fold)
        self.match = match.copy()
        """Where the steps that were told lead."""
        self.match.follow([])
        self.match.stopped = ""  # the steps that stand can be told, wherever an old match stops

    def follow(self, steps: Steps, times: Sequence[int], most: int | None = None) -> None:
        """Tell the steps that are new, or so many of them."""
        told = len(self.lines)
        end = len(steps) if most is None else min(len(steps), told + most)
        for (seat, action), at in zip(steps[told:end], times[told:end], strict=True):
            kind, telling = self.match.next_telling_seen_by(self.reader, seat, action)
            self.story.add(len(self.lines), seat, telling)
            self.lines.append(Told(seat, kind, telling, at))
            self.match.follow_step(seat, action)


@dataclass(frozen=True)
class Ahead:
    """What an entry or two would make of a match: to be committed, and only then to be true."""

    rows: list[Row]
    match: Match
    clocks: Clocks | None
    takes_back: bool = False


class Course:
    """A match from its first entry to its last."""

    def __init__(
        self, header: Header, rows: Sequence[Row], dealer: Dealer = drawn, kept: Snapshot | None = None
    ) -> None:
        opened = kept_game(header)
        self.game = opened.game
        self.dealer = dealer
        self.rows: list[Row] = []
        self.steps: Steps = []
        self.match = new_match(self.game, header, MANUAL)
        self.match.notes = notes_on(header, opened)
        self.times: list[int] = []
        """When each step was done."""
        self._begins: list[bool | None] = []
        """Whether an intention of its seat began with each step, as far as anybody has asked."""
        self._awaited: list[tuple[int, ...] | None] = []
        """Which seats could have acted instead of each step, as far as anybody has asked."""
        self._logs: dict[Reader, Log] = {}
        self.clocks = new_clocks(header)
        self._open(rows, kept)
        if header.status == OVER and header.result and not self.match.stopped:
            self._check_result(header.result["scores"])

    def _check_result(self, recorded: list[int]) -> None:
        if self.match.scores() != recorded:
            self.match.stop(another_result(len(self.steps), " | ".join(map(str, recorded))))

    def __len__(self) -> int:
        return len(self.rows)

    def _open(self, rows: Sequence[Row], kept: Snapshot | None) -> None:
        """All that was written before: from a kept position if there is one, else at once if that can be."""
        if kept is not None and fits(kept, self.game, rows):
            self._stand(rows[: kept.length], self.match.resumed(kept.position, standing(rows[: kept.length])))
            if self.clocks and kept.clocks:
                self.clocks.left, self.clocks.at = list(kept.clocks["left"]), kept.clocks["at"]
            rows = rows[kept.length :]
        elif not self.clocks:  # a clock has to see every entry
            match = self.match.copy()
            try:
                match.follow(standing(rows))
            except BadRecord:
                pass  # an old match, and rules that differ: step by step, to where they do
            else:
                self._stand(rows, match)
                return
        self.add(rows)

    def _stand(self, rows: Sequence[Row], match: Match) -> None:
        self.match, self.steps = match, list(match.log)
        self.rows += rows
        for row in rows:
            if is_step(row):
                self.times.append(row.at)
            else:
                take_back(self.times, row)
        self._begins = [None] * len(self.steps)
        self._awaited = [None] * len(self.steps)

    def snapshot(self) -> Snapshot | None:
        """The position as it can be kept; None where an old match has stopped."""
        if self.match.stopped:
            return None
        clocks = {"left": list(self.clocks.left), "at": self.clocks.at} if self.clocks else None
        position = self.match.states().tobytes()
        return Snapshot(len(self.rows), digest_of(self.rows), layout_of(self.game), position, clocks)

    def is_halfway(self, seat: int) -> bool:
        """Whether a seat did the last step, and it asks for more."""
        return bool(self.steps) and self.steps[-1][0] == seat and not self.match.settled(seat)

    def begins(self, step: int) -> bool:
        """Whether an intention of its seat began with a step."""
        known = self._begins[step]
        if known is None:
            seat = self.steps[step][0]
            known = self._begins[step] = seat != CHANCE and self.at_step(step).settled(seat)
        return known

    def awaited_before(self, step: int) -> tuple[int, ...]:
        """The seats that were awaited when a step was taken."""
        known = self._awaited[step]
        if known is None:
            known = self._awaited[step] = self.at_step(step).awaited
        return known

    def forget_words(self) -> None:
        """Nobody reads any more; whoever comes is told anew."""
        self._logs.clear()

    def begin_clocks(self, header: Header) -> None:
        self.clocks = new_clocks(header)

    def log_of(self, reader: Reader, most: int | None = None) -> Log:
        """The log as a reader may read it, or so many more steps of it; without secrets it is the same for all."""
        known = reader if self.game.definition.secrets else None
        if known not in self._logs:
            self._logs[known] = Log(known, self.match)
        log = self._logs[known]
        log.follow(self.steps, self.times, most)
        return log

    # --- What happened

    def add(self, rows: Sequence[Row]) -> int:
        """Committed entries; returns the number of lines that stay as they were.

        An entry that the rules of today do not allow is where an old match stops: it is kept, and so is what follows.
        """
        unchanged = len(self.steps)
        for place, row in enumerate(rows):
            if is_step(row) and not self.match.stopped:
                self._stop_if_impossible(row, rows[place:])
            if not self.match.stopped:
                self._carry_out(row)
                if row.seat in (CUT, WITHDRAWN):
                    unchanged = min(unchanged, row.action)
            self.rows.append(row)
        return unchanged

    def _stop_if_impossible(self, row: Row, rest: Sequence[Row]) -> None:
        try:
            check(self.match, row)
        except BakehouseError as problem:
            self.match.stop(parting(len(self.steps), len(standing([*self.rows, *rest])), problem))

    def _carry_out(self, row: Row) -> None:
        if is_step(row):
            self._play(row)
        elif row.seat != RESUMED:
            self._take_back(row)
        elif self.clocks:
            self.clocks.skip(row.at)

    def adopt(self, ahead: Ahead) -> int:
        """What was thought ahead has been committed: it is true now. Returns what `add` would."""
        if ahead.takes_back:
            return self.add(ahead.rows)
        unchanged = len(self.steps)
        for row in ahead.rows:
            self._follow(row)
        self.match, self.clocks = ahead.match, ahead.clocks
        self.rows += ahead.rows
        return unchanged

    def _follow(self, row: Row) -> None:
        """One more entry, while the match still stands before it, or before the decision that led to this outcome."""
        followed(self.steps, row)
        if is_step(row):
            self.times.append(row.at)
            self._begins.append(row.seat != CHANCE and self.match.settled(row.seat))
            self._awaited.append(self.match.awaited if row.seat != CHANCE else ())
        else:
            take_back(self.times, row)
            take_back(self._begins, row)
            self._awaited = self._awaited[: row.action] + [None] * (len(self.steps) - row.action)

    def _play(self, row: Row) -> None:
        self._follow(row)
        happen(row, self.match, self.clocks)

    def _take_back(self, row: Row) -> None:
        """The steps that still stand are told anew: what others did beside them may read differently."""
        if self.clocks:
            self.clocks.pass_time(row.at, self.match.awaited)
        self._follow(row)
        self.match.follow(self.steps)
        self._logs.clear()

    # --- What may happen

    def ahead(self, now: int, decision: tuple[int, int] | None, after: Ahead | None = None) -> Ahead:
        """The match after a decision (None: before the first one) and whatever chance brings after it; perhaps after
        what was thought ahead already."""
        match = (self if after is None else after).match.copy()
        clocks = deepcopy((self if after is None else after).clocks)
        rows = [Row(*decision, now)] if decision is not None else []
        for row in rows:
            happen(row, match, clocks)
        outcomes = len(match) - match.decisions
        while match.actor == CHANCE:
            rows.append(Row(CHANCE, self.dealer(match, outcomes), now))
            happen(rows[-1], match, clocks)
            outcomes += 1
        return Ahead(rows, match, clocks)

    def taken_back(self, rows: list[Row]) -> Ahead:
        """The match after a take-back."""
        match, clocks, steps = self.match.copy(), deepcopy(self.clocks), list(self.steps)
        for row in rows:
            followed(steps, row)
        match.follow(steps)
        if clocks:
            clocks.pass_time(rows[0].at, self.match.awaited)
        return Ahead(rows, match, clocks, takes_back=True)

    def at_step(self, step: int) -> Match:
        """The match as it stood after some steps."""
        past = self.match.copy()
        past.follow(self.steps[:step])
        return past


def happen(row: Row, match: Match, clocks: Clocks | None) -> None:
    """One step: it is played, and the clocks go on."""
    before = match.awaited
    play_on(match, row)
    if clocks:
        pass_turn(clocks, row, before, match.awaited)


def check(match: Match, row: Row) -> None:
    """Whether a step can be played now; an error that says why not."""
    if (row.seat == CHANCE) != (match.actor == CHANCE):
        raise Illegal("a seat acts there, not chance." if row.seat == CHANCE else "chance comes first there.")
    match.choice_of(row.action, None if row.seat == CHANCE else row.seat)


def play_on(match: Match, row: Row) -> None:
    match.push(row.action, None if row.seat == CHANCE else row.seat)


def pass_turn(clocks: Clocks, row: Row, before: Sequence[int], after: Sequence[int]) -> None:
    clocks.pass_time(row.at, before)
    if row.seat in before and row.seat not in after:
        clocks.end_turns([row.seat])


def kept_game(header: Header) -> Reopened:
    """The game of a match with its own numbers, whatever is printed today; equal boxes are one."""
    definition = find(header.game)
    told = Kept(header.seats, header.house_rules, header.box, header.version, header.edition, header.components or None)
    key = to_json([header.game, str(definition.components), *vars(told).values()])
    found = _opened.pop(key, None)
    if found is None:
        found = reopened(definition, told)
    _opened[key] = found
    _trees.setdefault(key, header.components)
    while len(_opened) > MOST_BOXES:
        old, _ = _opened.popitem(last=False)
        del _trees[old]
    return found


def notes_on(header: Header, opened: Reopened) -> tuple[str, ...]:
    """What there is to say of an old match, or of a record that somebody brought, in sentences."""
    return (*header.options.get("loaded", {}).get("notes", ()), *opened.notes)


_opened: "OrderedDict[bytes, Reopened]" = OrderedDict()
_trees: dict[bytes, dict[str, Any]] = {}


def sharing(header: Header) -> Header:
    """A header that shares its components with all others of the same box: they are most of it."""
    kept_game(header)
    return replace(header, components=_trees[next(reversed(_opened))])


def fits(kept: Snapshot, game: Game, rows: Sequence[Row]) -> bool:
    """Whether a position was kept of this very log, and by the rules and numbers of today."""
    of_log = kept.length <= len(rows) and kept.digest == digest_of(rows[: kept.length])
    return of_log and kept.layout == layout_of(game)


def digest_of(rows: Sequence[Row]) -> str:
    return hashlib.blake2b(np.array(rows, np.int64).tobytes(), digest_size=16).hexdigest()


def layout_of(game: Game) -> str:
    """What a kept position depends on beside its log."""
    state = game.definition.state
    return f"{__version__} {game.id} {game.definition.version} {game.digest} {state.itemsize}"


def new_match(table: Game, header: Header, chance: str) -> Match:
    players = [place.name for place in header.places]
    stream = header.options.get("stream", "")
    return Match(table, header.seed, chance, players, header.described, header.salt, stream=stream)


def new_clocks(header: Header) -> Clocks | None:
    rule = header.options.get("clock")
    return Clocks(ClockRule(**rule), header.seats, header.started_at or header.created_at) if rule else None


def chance_of(header: Header) -> str:
    """Where the chance of a match comes from: its seed, or (a record that somebody brought) dice on a real table."""
    return str(header.options.get("chance", FROM_SEED))


def promise_made(header: Header) -> str:
    """What this server promised before the match; nothing where everybody knew the seed, or it came with a record."""
    options = header.options
    known = options.get("branch", {}).get("dice") == SAME_DICE or "loaded" in options or "daily" in options
    return "" if known else promise_of(header.seed, header.salt)


def finished_match(header: Header, course: Course) -> Match:
    """The match with its seed, salt and promise, for its record: for matches that have ended, and for no other."""
    match = new_match(course.game, header, MANUAL)
    match.follow(course.steps)
    match.notes, match.stopped = course.match.notes, course.match.stopped
    match.chance = chance_of(header)
    match.salt = header.salt
    match.promise = promise_made(header) or header.options.get("loaded", {}).get("promise", "")
    return match


def result_of(match: Match) -> dict[str, Any]:
    """What a list of finished matches shows."""
    return {
        "scores": match.scores(), "returns": match.returns(), "ending": match.ending,
        "verdict": [said.told() for said in match.verdict_forms()], "steps": len(match),
    }  # fmt: skip
