"""A live match: the position, its log, undo and redo."""

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from typing import Any

import numpy as np

from bakehouse.actions import CHANCE_KIND, Action, begins, one_of
from bakehouse.chance import streamed
from bakehouse.copies import copied
from bakehouse.errors import BadRecord, Illegal, Invalid
from bakehouse.forms import Form, form
from bakehouse.games.definition import Array
from bakehouse.games.game import Game
from bakehouse.kernel import play
from bakehouse.kernel.records import CHANCE, LIST_LENGTH, MOST_SEATS, OVER
from bakehouse.words import EVERYTHING, Entry, Speaker, Story, Telling, told_story

TABLE, ASIDE, AFTER = range(3)
"""The table, one to ask a seat beside the actor, and one to see what comes of a step."""
FROM_SEED = "seed"
MANUAL = "manual"

NOBODY, HIGHEST_ID = -2, 2**15 - 1
SEATS_OF = tuple(tuple(seat for seat in range(MOST_SEATS) if bits >> seat & 1) for bits in range(1 << MOST_SEATS))
"""The seats that the bits of `awaited` stand for."""
UNTOLD = -1
"""The id of an action in a log with secrets: it would tell more than its form."""

Log = list[tuple[int, int]]


@dataclass(frozen=True)
class Step:
    """One line of the log: who did what. The seat is CHANCE for an outcome."""

    seat: int
    action: Action
    telling: Telling
    """What is said of it: the deed, and what the rules made of it."""


class Match:
    """A match from its beginning to now. All that happened is in the log; a position is always the replay of it."""

    def __init__(
        self,
        game: Game,
        seed: int,
        chance: str = FROM_SEED,
        players: Sequence[str] | None = None,
        described: Mapping[str, Any] | None = None,
        salt: str = "",
        promise: str = "",
        stream: str = "",
    ) -> None:
        if players is not None and len(players) != game.seats:
            raise Invalid(f"There are {len(players)} players for {game.seats} seats.")
        self.game = game
        self.seed = seed
        self.chance = _checked(chance)
        self.salt, self.promise = salt, promise  # where the seed was promised before the match (see proof.py)
        self.stream = stream  # where its chance comes from (see chance.py)
        self.players = list(players) if players else [f"Seat {seat + 1}" for seat in range(game.seats)]
        self.described = deepcopy(dict(described or {}))
        self.notes: tuple[str, ...] = ()
        """What is to be said of an old match, in sentences: that it has its own numbers, that rules have changed."""
        self.stopped = ""
        """Where the rules of today differ from those of an old match, in a sentence: it cannot go on there."""
        self._states = np.zeros(3, game.definition.state)
        self._out = np.zeros(LIST_LENGTH, np.int16)
        self._log: Log = []
        self._undone: list[Log] = []
        play.begin(game.box, self._states, 0, game.seats, self._out)
        if self.described:
            game.lay_out(self._states, self.described)
        self._start = copied(self._states)
        self._options = self._list(TABLE)
        self._draw_all()

    @classmethod
    def standing(cls, game: Game, states: Array, seed: int, chance: str = FROM_SEED) -> "Match":
        """A match that begins where a position stands, with chance from a seed or by hand."""
        match = cls(game, seed, MANUAL)
        match._states[TABLE] = states[0]
        match._start = copied(match._states)
        match._options = match._list(TABLE)
        match.chance = _checked(chance)
        match._draw_all()
        return match

    def resumed(self, position: bytes, log: Sequence[tuple[int, int]]) -> "Match":
        """The same match where it stood after a log, from a position that was kept: nothing is replayed."""
        twin = self.copy()
        twin._states[TABLE] = np.frombuffer(position, self._states.dtype)[0]
        twin._log = list(log)
        twin._options = twin._list(TABLE)
        return twin

    def moved_to(self, states: Array) -> "Match":
        """The same match as if it stood at another position, with chance by hand: to try things there."""
        twin = self.copy()
        twin.chance = MANUAL
        twin._states[TABLE] = states[0]
        twin._options = twin._list(TABLE)
        return twin

    def stop(self, sentence: str) -> None:
        """An old match that today's rules can follow to this point and no further."""
        self.stopped = sentence
        self.notes = (*self.notes, sentence)

    # --- Looking

    @property
    def state(self) -> Any:
        """The position as a record, for reading."""
        shown = self._states.view()
        shown.flags.writeable = False
        return shown[0]

    def states(self) -> Array:
        """The position as the rules take one: an array of its own, to be changed at will."""
        states: Array = copied(self._states[:1])
        return states

    @property
    def actor(self) -> int:
        """The seat that acts, or CHANCE, or OVER."""
        return int(self._states["actor"][0])

    @property
    def awaited(self) -> tuple[int, ...]:
        """All seats that may act now."""
        return SEATS_OF[int(self._states["awaited"][0])]

    @property
    def over(self) -> bool:
        return self.actor == OVER

    @property
    def ending(self) -> str | None:
        """Why the match is over; None while it goes on."""
        code = int(self._states["ending"][0])
        return self.game.definition.endings[code - 1] if code else None

    @property
    def verdict(self) -> str:
        """What is to be said of the result beside the scores, in English."""
        return self.speaker().line(self.verdict_forms())

    def verdict_forms(self) -> list[Form]:
        """The same as forms, for every language."""
        return self.game.words.verdict(self.game.box, self._states)

    def speaker(self, reader: int | None = None, language: str = "en") -> Speaker:
        """Says the forms of this match to a seat (None: somebody who watches) in a language."""
        return self.game.speaker(self.players, reader, language)

    @property
    def log(self) -> tuple[tuple[int, int], ...]:
        """Every step so far: the seat (CHANCE for an outcome) and the id."""
        return tuple(self._log)

    def __len__(self) -> int:
        return len(self._log)

    @property
    def decisions(self) -> int:
        """How many of the steps so far were decided by seats; chance brought the others."""
        return len(self._log) - [seat for seat, _ in self._log].count(CHANCE)

    def scores(self) -> list[int]:
        """Points per seat, as if the game ended now."""
        out = np.zeros(MOST_SEATS, np.int32)
        play.score(self.game.box, self._states, 0, out)
        points: list[int] = out[: self.game.seats].tolist()
        return points

    def banked(self) -> list[int]:
        """The points per seat that nobody can take any more: all but the parts that are contested to the end."""
        return self._banked(self.scores())

    def _banked(self, scores: list[int]) -> list[int]:
        contested = self.game.definition.contested
        if self.over or not contested or self.game.seats == 1:
            return list(scores)
        parts = [self.parts(seat) for seat in range(self.game.seats)]
        return [sum(points for name, points in each.items() if name not in contested) for each in parts]

    def parts(self, seat: int) -> dict[str, int]:
        """What a seat's points are made of."""
        names = self.game.definition.parts
        out = np.zeros(len(names), np.int32)
        play.score_parts(self.game.box, self._states, 0, self._seat(seat), out)
        return dict(zip(names, out.tolist(), strict=True))

    def uses(self, seat: int) -> dict[str, int]:
        """How often a seat has used each component so far, such as "bread.brioche"; what it never used is left out."""
        uses = self.game.definition.uses
        counts = np.zeros((MOST_SEATS, len(uses)), np.int16)
        steps = np.array(self._log, np.int16).reshape(-1, 2)
        nothing = np.zeros((0, 3), np.int16), np.zeros((0, self.game.seats), np.int32)
        play.recount(self.game.box, copied(self._start), steps, counts, *nothing)
        return {str(use): int(count) for use, count in zip(uses, counts[self._seat(seat)], strict=True) if count}

    def returns(self) -> list[float]:
        """Utility per seat between -1 and 1, by rank; meaningful when the match is over."""
        out = np.zeros(MOST_SEATS, np.float64)
        play.final_returns(self.game.box, self._states, 0, out)
        return [float(value) for value in out[: self.game.seats]]

    def ranks(self) -> list[int]:
        """The place of each seat from 1, as if the game ended now; seats with the same result share theirs."""
        returns = self.returns()
        return [1 + sum(other > own for other in returns) for own in returns]

    def observe(self, seat: int) -> "np.ndarray[Any, np.dtype[np.float32]]":
        """The features of what a seat may know (`game.features()` names them)."""
        out = np.zeros(sum(feature.length for feature in self.game.features()), np.float32)
        play.features(self.game.box, self._states, 0, self._seat(seat), out)
        return out

    def describe(self) -> dict[str, Any]:
        """The position field by field, as JSON: `game.position(**match.describe())` begins where this match stands."""
        told = self.game.describe(self._states[TABLE])
        if "conserving" in self.described:
            told["conserving"] = self.described["conserving"]
        return told

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """JSON for a screen: only what the seat may see, and what it may do; None for somebody who watches."""
        return {**self.shown(seat), "actions": [] if seat is None else self.actions(seat)}

    def shown(self, seat: int | None = None) -> dict[str, Any]:
        """The same without what the seat may do."""
        actor, scores = self.actor, self.scores()
        over = actor == OVER
        return {
            "game": self.game.id,
            "seats": self.game.seats,
            "players": list(self.players),
            "length": len(self._log),
            "actor": actor,
            "awaited": list(self.awaited),
            "over": over,
            "ending": self.ending,
            "scores": scores,
            "banked": self._banked(scores),
            "returns": self.returns() if over else None,
            "verdict": [said.told() for said in self.verdict_forms()],
            "parts": [self.parts(each) for each in range(self.game.seats)] if over else None,
            "table": self.game.definition.view(self.game.box, self._states, seat, self.game.edition),
        }

    def actions(self, seat: int) -> list[dict[str, Any]]:
        """JSON for a screen: what a seat may do now, and what each action would leave unused for good (nothing, where
        there is no other)."""
        if self._seat(seat) not in self.awaited or self.stopped:
            return []
        at, options = self._asked(seat)
        box, s, words, definition = self.game.box[0], self._states[at], self.game.words, self.game.definition
        told = []
        for action in options:
            leaves = definition.leaves(box, s, action, options) if len(options) > 1 else None
            changing = {"form": words.action(box, s, action).told(), "leaves": leaves.told() if leaves else None}
            told.append({**definition.table.told(action), **changing})
        return told

    def settled(self, seat: int) -> bool:
        """Whether a seat stands between two intentions: taking back leads to such positions."""
        return self.game.definition.settled(self._states[TABLE], self._seat(seat))

    # --- Acting

    def legal(self, seat: int | None = None) -> list[Action]:
        """What the actor may do, or any other awaited seat; at a chance step of manual chance, what may come."""
        at, options = self._asked(seat)
        return [self._told(at, option) for option in options]

    def legal_ids(self, seat: int | None = None) -> list[int]:
        """The same as ids without words, for programs."""
        return list(self._asked(seat)[1])

    def odds(self) -> list[tuple[Action, float]]:
        """At a chance step, which manual chance waits at: what may come, and how likely; otherwise nothing."""
        if self.actor != CHANCE:
            return []
        n = play.list_options(self.game.box, self._states, TABLE, self._out)
        weights: list[int] = self._out[:n].tolist()
        return [
            (self._told(TABLE, outcome), weight / sum(weights)) for outcome, weight in enumerate(weights) if weight > 0
        ]

    def choice_of(self, choice: Action | int | str, seat: int | None) -> int:
        """The id of what an awaited seat (None: chance) means, or an error that says why it cannot be played."""
        self._check_goes_on()
        return self._meant(*self._asked(seat), choice)

    def push(self, choice: Action | int | str, seat: int | None = None) -> None:
        """Play as `play` does, without a word about it: for programs."""
        self._check_goes_on()
        at, options = self._asked(seat)
        meant = self._meant(at, options, choice)
        self._undone.clear()
        self._advance(self._actor(at), meant)
        self._draw_all()

    def play(self, choice: Action | int | str, seat: int | None = None) -> Action:
        """Play an action (or its id, or its notation) of the actor or of another awaited seat; returns it.

        At a chance step of manual chance, `choice` is the outcome. An illegal choice raises and changes nothing.
        """
        self._check_goes_on()
        at, options = self._asked(seat)
        played = self._told(at, self._meant(at, options, choice))
        actor = self._actor(at)
        self._undone.clear()
        self._advance(actor, played.id)
        self._draw_all()
        return played

    def roll(self) -> Action:
        """At a chance step of manual chance: let the seed decide it, as it would have without asking; returns it."""
        if self.actor != CHANCE:
            raise Illegal("There is nothing to roll now; a match with chance='manual' waits at every chance step.")
        return self.play(self._drawn())

    def undo(self) -> bool:
        """Take the last decision back, with what chance brought after it; False at the beginning."""
        keep = len(self._log)
        while keep > 0 and self._log[keep - 1][0] == CHANCE and self.chance == FROM_SEED:
            keep -= 1
        if keep == 0:
            return False
        keep -= 1
        self._undone.append(self._log[keep:])
        self._replay(self._log[:keep])
        return True

    def redo(self) -> bool:
        """Play again what was taken back last; False when there is nothing."""
        if not self._undone:
            return False
        for seat, action in self._undone.pop():
            self._advance(seat, action)
        return True

    def follow(self, log: Sequence[tuple[int, int]]) -> None:
        """Begin anew and follow a log of (seat, id) steps; refused as a whole when a step of it cannot be played."""
        self._replay(list(log))
        self._undone.clear()
        self._draw_all()

    def copy(self) -> "Match":
        """A match of its own that stands where this one stands."""
        twin = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin._states, twin._out = copied(self._states), np.empty(LIST_LENGTH, np.int16)
        twin._log, twin._undone, twin._options = list(self._log), [], list(self._options)
        twin.players, twin.described = list(self.players), dict(self.described)
        return twin

    def at_the_start(self) -> "Match":
        """A match of its own that stands before the first step of this one, chance's steps too."""
        twin = self.copy()
        twin._replay([])
        return twin

    def steps(self) -> list[Step]:
        """The log from the beginning, with everything that was done and came of it."""
        return list(self._retold(EVERYTHING))

    def steps_seen_by(self, seat: int | None) -> list[Step]:
        """The log as a seat may read it; None for somebody who watches."""
        return list(self._retold(seat))

    def story(self, seat: int | None = None) -> list[Entry]:
        """The log as a person reads it: lines for turns and visits, under headings; None for somebody who watches."""
        story = Story(self.game.words.fold)
        for number, step in enumerate(self.steps_seen_by(seat)):
            story.add(number, step.seat, step.telling)
        return story.entries

    def story_text(self, seat: int | None = None, language: str = "en") -> str:
        """The story as text in a language."""
        return told_story(self.story(seat), self.speaker(seat, language))

    def _retold(self, seat: int | None) -> Iterator[Step]:
        told = self.at_the_start()
        for who, choice in self._log:
            yield told.next_step_seen_by(seat, who, choice)
            told._advance(who, choice)

    def follow_step(self, seat: int, choice: int) -> None:
        """One more step of a log that is known to be playable."""
        self._advance(seat, choice)

    def next_telling_seen_by(self, seat: int | None, who: int, choice: int) -> tuple[str, Telling]:
        """The kind of a step that may be played now, and what a seat may read of it afterwards."""
        at, _ = self._asked(None if who == CHANCE else who)
        kind = CHANCE_KIND if who == CHANCE else self.game.definition.table.kind(choice).name
        return kind, self.telling(at, choice, seat)

    def next_step_seen_by(self, seat: int | None, who: int, choice: int) -> Step:
        """A step that may be played now, as a seat may read it afterwards; None for somebody who watches."""
        at, _ = self._asked(None if who == CHANCE else who)
        telling = self.telling(at, choice, seat)
        if seat == EVERYTHING or not self.game.definition.secrets:
            return Step(who, self._told(at, choice), telling)
        kind = CHANCE_KIND if who == CHANCE else self.game.definition.table.kind(choice).name
        said = telling.forms[0] if telling.forms else form(kind.lower())
        return Step(who, Action(UNTOLD, kind, {}, said, "", say=self._say), telling)

    def telling(self, at: int, choice: int, reader: int | None) -> Telling:
        """What is said of a choice on one of the tables: it is tried on another one."""
        self._states[AFTER] = self._states[at]
        play.advance(self.game.box, self._states, AFTER, choice, self._out)
        return self.game.words.happened(self.game.box[0], self._states[at], choice, self._states[AFTER], reader)

    def legal_named(self, choice: int) -> str:
        """The notation of an action or an outcome at hand."""
        return self._notation(choice)

    def notations(self) -> list[tuple[int, str]]:
        """The log as records keep it: the seat (CHANCE for an outcome) and the notation of every step."""
        told = self.at_the_start()
        listed = []
        for seat, choice in self._log:
            listed.append((seat, told._notation(choice)))
            told._advance(seat, choice)
        return listed

    def record(self, comments: str = "") -> str:
        """The match as a readable text that replays for ever; with a language, the story stands in it as comments."""
        from bakehouse.record import write

        return write(self, comments)

    def analyse(self, depth: str = "first", **how: Any) -> Any:
        """What each decision was worth, what was luck and what was skill: `bakehouse.analysis.analyse` of this match.

        Matches know nothing of the players that think about them, so what does is only found when it is asked for.
        """
        return import_module("bakehouse.analysis").analyse(self, depth, **how)

    # --- Inside

    def _check_goes_on(self) -> None:
        if self.over:
            raise Illegal(f"The match is over: {self.ending}.")
        if self.stopped:
            raise Illegal(self.stopped)

    def _seat(self, seat: int) -> int:
        if isinstance(seat, bool) or not isinstance(seat, (int, np.integer)) or not 0 <= seat < self.game.seats:
            raise Invalid(f"There is no seat {seat!r}; seats are counted 0 to {self.game.seats - 1}.")
        return int(seat)

    def _actor(self, at: int) -> int:
        """Who acts on one of the tables. Reading a record's field as an attribute takes ten times as long."""
        return int(self._states["actor"][at])

    def _asked(self, seat: int | None) -> tuple[int, list[int]]:
        """Where to look for what a seat may do: on the table, or aside with that seat as the actor."""
        if seat is None or self._seat(seat) == self.actor:
            return TABLE, self._options
        self._states[ASIDE] = self._states[TABLE]
        if not play.turn_table_to(self._states, ASIDE, seat):
            waiting = ", ".join(map(str, self.awaited)) or "nobody"
            raise Illegal(f"Seat {seat} may not act now; awaited is {waiting}.")
        return ASIDE, self._list(ASIDE)

    def _list(self, at: int) -> list[int]:
        """The legal ids; at a chance step the outcomes that can come."""
        n = play.list_options(self.game.box, self._states, at, self._out)
        return self._read(n)

    def _read(self, n: int) -> list[int]:
        listed: list[int] = self._out[:n].tolist()
        return [outcome for outcome, weight in enumerate(listed) if weight > 0] if self.actor == CHANCE else listed

    def _advance(self, seat: int, action: int) -> None:
        if seat != CHANCE:
            play.turn_table_to(self._states, TABLE, seat)
        n = play.advance(self.game.box, self._states, TABLE, action, self._out)
        self._log.append((seat, action))
        self._options = self._read(n)

    def _draw_all(self) -> None:
        """Let the seed decide whatever chance steps come now."""
        while self.chance == FROM_SEED and self.actor == CHANCE and not self.stopped:
            self._advance(CHANCE, self._drawn())

    def _drawn(self) -> int:
        """The outcome that the seed has for the chance step at hand."""
        return self.drawn_at(len(self._log) - self.decisions)

    def drawn_at(self, number: int) -> int:
        """The outcome that comes at the position at hand if it is the chance step of this number."""
        if self.stream:
            n = play.list_options(self.game.box, self._states, TABLE, self._out)
            return streamed(self.seed, self.salt, number, self._out[:n].tolist())
        return int(play.draw_outcome(self.game.box, self._states, TABLE, self.seed, number, self._out))

    def _replay(self, log: Log) -> None:
        states = copied(self._start)
        rows = _as_rows(log)
        played = play.replay(self.game.box, states, TABLE, rows, self._out)
        if played < len(log):
            seat, action = log[played]
            raise BadRecord(f"Step {played + 1} of the log, {action} by seat {seat}, cannot be played there.")
        self._states[TABLE] = states[TABLE]
        self._log = log
        self._options = self._list(TABLE)

    def _notation(self, choice: int) -> str:
        if self.actor == CHANCE:
            return self.game.words.outcome_notation(self.game.box[0], self._states[TABLE], choice)
        return self.game.definition.table.notation(choice)

    def _told(self, at: int, choice: int) -> Action:
        """An action or an outcome with its form, as it would be played on that table."""
        box, s, words, actor = self.game.box[0], self._states[at], self.game.words, self._actor(at)
        if actor == CHANCE:
            told, notation = words.outcome(box, s, choice), words.outcome_notation(box, s, choice)
            return Action(choice, CHANCE_KIND, {"outcome": choice}, told, notation, say=self._say)
        table = self.game.definition.table
        kind = table.kind(choice)
        told, may = words.action(box, s, choice), partial(self._may, actor)
        return Action(choice, kind.name, table.parameters(choice), told, table.notation(choice), kind.flags, may)

    def _say(self, said: Form) -> str:
        return self.speaker().say(said)

    def _may(self, seat: int, said: Form) -> str:
        return self.speaker(seat).may(said)

    def _meant(self, at: int, options: list[int], choice: Action | int | str) -> int:
        """The legal choice that is meant, or an error that says why not."""
        if self.actor == CHANCE:
            return self._meant_outcome(options, choice)
        table = self.game.definition.table
        if isinstance(choice, Action):
            choice = choice.notation
        if isinstance(choice, str):
            choice = table.read(choice, options)
        if isinstance(choice, bool) or not isinstance(choice, (int, np.integer)) or not 0 <= choice < len(table):
            raise Invalid(f"{choice!r} is no action of {self.game.title}; its ids are 0 to {len(table) - 1}.")
        if choice not in options:
            code = play.refuse(self.game.box, self._states, at, int(choice))
            reason = self.game.words.refusal(self.game.box[0], self._states[at], int(choice), code)
            speaker = self.speaker(self._actor(at))
            raise Illegal(speaker.not_possible(table.notation(int(choice)), reason), reason)
        return int(choice)

    def _meant_outcome(self, options: list[int], choice: Action | int | str) -> int:
        if type(choice) is int and choice in options:  # as logs have it: without a word
            return choice
        notations = {outcome: self._notation(outcome) for outcome in options}
        if isinstance(choice, Action):
            choice = choice.notation
        if isinstance(choice, str):
            text = " ".join(choice.lower().split())
            fitting = [o for o, notation in notations.items() if text in (notation, notation.split()[-1])]
            fitting = fitting or [o for o, notation in notations.items() if begins(notation, text)]
            return one_of(fitting, choice, notations)
        if isinstance(choice, bool) or not isinstance(choice, (int, np.integer)) or choice not in notations:
            raise Invalid(f"{choice!r} cannot come up here; it is one of {', '.join(notations.values())}.")
        return int(choice)


def _checked(chance: str) -> str:
    if chance not in (FROM_SEED, MANUAL):
        raise Invalid(f"Chance comes from the 'seed' or is entered by hand ('manual'), not {chance!r}.")
    return chance


def _as_rows(log: Log) -> "np.ndarray[Any, np.dtype[np.int16]]":
    try:
        rows = np.array(log, np.int16)
    except OverflowError:
        rows = np.array([(_fitting(seat), _fitting(action)) for seat, action in log], np.int16)
    return rows.reshape(len(log), 2)


def _fitting(number: int) -> int:
    """A number as a log stores it; one that is far out of range becomes one that is out of range."""
    return min(max(int(number), NOBODY), HIGHEST_ID)
