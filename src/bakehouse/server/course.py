"""The course of a match: its kept log, and everything that follows from it. Nothing here waits or writes."""

from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from bakehouse.errors import BakehouseError, Illegal
from bakehouse.games import find
from bakehouse.games.game import Game
from bakehouse.kept import Kept, Reopened, another_result, parting, reopened
from bakehouse.kernel.records import CHANCE
from bakehouse.match import FROM_SEED, MANUAL, Match
from bakehouse.proof import drawn, promise_of
from bakehouse.server.clocks import ClockRule, Clocks
from bakehouse.server.log import CUT, RESUMED, WITHDRAWN, Steps, followed, is_step, standing, take_back
from bakehouse.server.storage.store import OVER, Header, Row
from bakehouse.words import Story, Telling

Reader = int | None
"""A seat, or None: somebody who watches."""
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

    def follow(self, steps: Steps, times: Sequence[int]) -> None:
        """Tell the steps that are new."""
        told = len(self.lines)
        for (seat, action), at in zip(steps[told:], times[told:], strict=True):
            step = self.match.next_step_seen_by(self.reader, seat, action)
            self.story.add(len(self.lines), seat, step.telling)
            self.lines.append(Told(seat, step.action.kind, step.telling, at))
            play_on(self.match, Row(seat, action, at))


@dataclass(frozen=True)
class Ahead:
    """What an entry or two would make of a match: to be committed, and only then to be true."""

    rows: list[Row]
    match: Match
    clocks: Clocks | None
    takes_back: bool = False


class Course:
    """A match from its first entry to its last."""

    def __init__(self, header: Header, rows: Sequence[Row], dealer: Dealer = drawn) -> None:
        opened = kept_game(header)
        self.game = opened.game
        self.dealer = dealer
        self.rows: list[Row] = []
        self.steps: Steps = []
        self.match = new_match(self.game, header, MANUAL)
        self.match.notes = opened.notes
        self.times: list[int] = []
        """When each step was done."""
        self.begins: list[bool] = []
        """Whether an intention of its seat began with each step."""
        self._logs: dict[Reader, Log] = {}
        self.clocks = new_clocks(header)
        self.add(rows)
        if header.status == OVER and header.result and not self.match.stopped:
            self._check_result(header.result["scores"])

    def _check_result(self, recorded: list[int]) -> None:
        if self.match.scores() != recorded:
            self.match.stop(another_result(len(self.steps), " | ".join(map(str, recorded))))

    def __len__(self) -> int:
        return len(self.rows)

    def begin_clocks(self, header: Header) -> None:
        self.clocks = new_clocks(header)

    def log_of(self, reader: Reader) -> Log:
        """The log as a reader may read it; without secrets it is the same for all."""
        known = reader if self.game.definition.secrets else None
        if known not in self._logs:
            self._logs[known] = Log(known, self.match)
        log = self._logs[known]
        log.follow(self.steps, self.times)
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
            self.begins.append(row.seat != CHANCE and self.match.settled(row.seat))
        else:
            take_back(self.times, row)
            take_back(self.begins, row)

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

    def ahead(self, now: int, decision: tuple[int, int] | None) -> Ahead:
        """The match after a decision (None: before the first one) and whatever chance brings after it."""
        match, clocks = self.match.copy(), deepcopy(self.clocks)
        rows = [Row(*decision, now)] if decision is not None else []
        for row in rows:
            happen(row, match, clocks)
        outcomes = sum(seat == CHANCE for seat, _ in match.log)
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
    """The game of a match with its own numbers, whatever is printed today."""
    told = Kept(header.seats, header.house_rules, header.box, header.version, header.edition, header.components or None)
    return reopened(find(header.game), told)


def new_match(table: Game, header: Header, chance: str) -> Match:
    players = [place.name for place in header.places]
    return Match(table, header.seed, chance, players, header.described)


def new_clocks(header: Header) -> Clocks | None:
    rule = header.options.get("clock")
    return Clocks(ClockRule(**rule), header.seats, header.started_at or header.created_at) if rule else None


def finished_match(header: Header, course: Course) -> Match:
    """The match with its seed, salt and promise, for its record: for matches that have ended, and for no other."""
    match = new_match(course.game, header, MANUAL)
    match.follow(course.steps)
    match.notes, match.stopped = course.match.notes, course.match.stopped
    match.chance = FROM_SEED
    match.salt, match.promise = header.salt, promise_of(header.seed, header.salt)
    return match


def result_of(match: Match) -> dict[str, Any]:
    """What a list of finished matches shows."""
    return {
        "scores": match.scores(), "returns": match.returns(), "ending": match.ending,
        "verdict": [said.told() for said in match.verdict_forms()], "steps": len(match),
    }  # fmt: skip
