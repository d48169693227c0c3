"""Policies of a game's own (`policy-2.npz`): what players who think would do, learned at one glance. Needs NumPy alone.

    python -m bakehouse.training.cloning bake_and_sale --seats 1 --teachers plan:width=1

In the first round the teachers play. In every later one the student plays too, by turns with them at every seat, so
that they show what to do in positions that the student gets into; it learns from the decisions of all rounds. Teachers
who weigh every action show what each is worth: then it learns to prefer by that, in steps of `unit` returns. Planners
show only what they do.
"""

import argparse
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from bakehouse import policy as files
from bakehouse.errors import Invalid
from bakehouse.games.definition import Array
from bakehouse.games.game import Game
from bakehouse.games.game import game as find_game
from bakehouse.kernel import teaching, watch
from bakehouse.kernel.habit import Habit, habit_of
from bakehouse.kernel.play import FORBIDDEN, FORCED, MANNER, NO_WISH, WISHED
from bakehouse.kernel.records import MOST_SEATS
from bakehouse.players.company import Company, fellow, of_habit

WIDE, NARROW = 256, 64
MOST_ACTIONS = 64
"""Decisions with more actions are not learned from."""
SPELL = 16
"""Decisions that the student or a teacher takes before the other may go on."""
WHIM = 0.5
"""The student's temperature while it learns, in steps of preference: it gets into trouble, and is shown the way out."""
FIRST_SEED, CHECK_SEED = 20_000_000, 1_000_000
CHECKED_GAMES = 300
LAST_EPOCHS = 4
"""In the last round all decisions are looked at so many times as often."""
NO_ACTION = -1
BATCH = 512
RATE = 2e-3
STEADY = (0.9, 0.999)
"""Adam's memory of gradients and of their squares."""
FLAT = 0.02
"""An input that varies less than this says nothing."""
IMPOSSIBLE = -1e9


@dataclass(frozen=True)
class Lesson:
    """Decisions, and what teachers think of them."""

    here: Array
    ids: Array
    """By decision and place in the list: the action; NO_ACTION where the list has ended."""
    worths: Array

    def __len__(self) -> int:
        return len(self.here)


def lesson_of(
    game: Game,
    teachers: Sequence[str],
    decisions: int,
    first_seed: int,
    unit: float,
    habit: Habit | None,
    guests: Sequence[str] = (),
    wished: float = 0.0,
) -> Lesson:
    """So many decisions of teachers, by turns with a student if there is one; guests take their share of the seats, and
    in a part of the games one seat is told to use a component, or to do without it."""
    fellows = [found for name in (*teachers, *guests) if (found := fellow(name, game, strangers=True))]
    if len(fellows) < len(teachers) + len(guests):
        raise Invalid("Only random, greedy, sight and plan players can teach, or be guests.")
    company = Company(game, [*fellows, of_habit(WHIM * unit)], strangers=True, habit=habit)
    others = Company(game, fellows, strangers=True)
    seeds = np.arange(first_seed, first_seed + decisions, dtype=np.int64)  # more than enough
    here = np.zeros((decisions, features_of(game)), np.float32)
    ids, worths = (
        np.full((decisions, MOST_ACTIONS), NO_ACTION, np.int16),
        np.zeros((decisions, MOST_ACTIONS), np.float32),
    )
    told = np.zeros(1, np.int64)
    teaching.show(
        game.box, np.zeros(1, game.definition.state), game.seats, seeds, company.in_thread(),
        *others.seated(seeds, fixed=False), wishes_for(game, seeds, wished), seeds % game.seats,
        len(teachers), SPELL if habit else 0, here, ids, worths, told,
    )  # fmt: skip
    kept = int(told[teaching.KEPT])
    return Lesson(here[:kept].astype(np.float16), ids[:kept], worths[:kept].astype(np.float32))


def wishes_for(game: Game, seeds: Array, wished: float) -> Array:
    """What a seat of each game is told: in a part of them, to use one component or to do without it."""
    luck = np.random.default_rng(int(seeds[0]))
    wishes = np.full((len(seeds), 2), NO_WISH, np.int16)
    wishes[:, WISHED] = luck.integers(0, len(game.definition.uses), len(seeds))
    told = luck.random(len(seeds)) < wished
    wishes[told, MANNER] = luck.choice((FORBIDDEN, FORCED), int(told.sum()))
    return wishes


def features_of(game: Game) -> int:
    return sum(feature.length for feature in game.features())


class Student:
    """A policy that learns."""

    def __init__(self, game: Game, lesson: Lesson, unit: float, wide: int = WIDE, narrow: int = NARROW) -> None:
        self.game, self.unit = game, unit
        self.features, self.actions = features_of(game), len(game.definition.table)
        seen = lesson.here.astype(np.float32)
        self.mean, self.spread = seen.mean(axis=0), np.maximum(seen.std(axis=0), FLAT)
        self.usual, self.has_varied = lesson.here[0], np.zeros(self.features + self.actions, bool)
        luck = np.random.default_rng(0)
        sizes = (self.features + self.actions, wide, narrow, self.actions)
        self.numbers: list[Array] = []
        for inputs, outputs in pairwise(sizes):
            self.numbers += [luck.normal(0, np.sqrt(2 / inputs), (inputs, outputs)), np.zeros(outputs)]
        self.numbers = [each.astype(np.float32) for each in self.numbers]
        self._memory = [[np.zeros_like(each) for each in self.numbers] for _ in STEADY]
        self.steps = 0

    def learn(self, lessons: Sequence[Lesson], epochs: int) -> float:
        """Look at all decisions so many times; returns the mean error of the last time."""
        here, ids, worths = (
            np.concatenate([getattr(each, name) for each in lessons]) for name in ("here", "ids", "worths")
        )
        self.has_varied[: self.features] |= (here != self.usual).any(axis=0)
        self.has_varied[self.features + np.unique(ids[ids != NO_ACTION])] = True
        luck = np.random.default_rng(self.steps)
        planned, done, errors = epochs * (len(here) // BATCH), 0, []
        for epoch in range(epochs):
            order = luck.permutation(len(here))
            for first in range(0, len(here) - BATCH + 1, BATCH):
                rows = np.sort(order[first : first + BATCH])
                error, slope = self._slope(here[rows], ids[rows], worths[rows])
                self._step(slope, RATE * (0.51 + 0.49 * np.cos(np.pi * done / planned)))
                done += 1
                if epoch == epochs - 1:
                    errors.append(error)
        return float(np.mean(errors))

    def _step(self, slope: Sequence[Array], rate: float) -> None:
        """One step of Adam."""
        self.steps += 1
        fading = [1 - memory**self.steps for memory in STEADY]
        for number, each, mean, square in zip(self.numbers, slope, *self._memory, strict=True):
            mean += (1 - STEADY[0]) * (each - mean)
            square += (1 - STEADY[1]) * (each**2 - square)
            number -= rate * (mean / fading[0]) / (np.sqrt(square / fading[1]) + 1e-8)

    def _slope(self, here: Array, ids: Array, worths: Array) -> tuple[float, list[Array]]:
        """The error over some decisions (the cross-entropy), and how it changes with every number."""
        _, _, second, _, last, _ = self.numbers
        inputs, allowed, wished = self._asked(here, ids, worths)
        wide, narrow, chosen = self._chosen(inputs, allowed)
        error = float(-(wished * np.log(chosen + 1e-9)).sum(axis=1).mean())
        wrong = (chosen - wished) / len(here)
        of_narrow = (wrong @ last.T) * (narrow > 0)
        of_wide = (of_narrow @ second.T) * (wide > 0)
        layers = ((inputs, of_wide), (wide, of_narrow), (narrow, wrong))
        return error, [part for above, below in layers for part in (above.T @ below, below.sum(axis=0))]

    def _asked(self, here: Array, ids: Array, worths: Array) -> tuple[Array, Array, Array]:
        """What goes in, which actions may be taken, and how readily each should be, by decision."""
        decision, place = np.nonzero(ids != NO_ACTION)
        action = ids[decision, place]
        allowed = np.zeros((len(here), self.actions), np.float32)
        allowed[decision, action] = 1
        wished = np.full(allowed.shape, IMPOSSIBLE, np.float32)
        wished[decision, action] = worths[decision, place] / self.unit
        seen = (here.astype(np.float32) - self.mean) / self.spread
        return np.concatenate([seen, allowed], axis=1), allowed, shares(wished)

    def _chosen(self, inputs: Array, allowed: Array) -> tuple[Array, Array, Array]:
        first, first_start, second, second_start, last, last_start = self.numbers
        wide = np.maximum(inputs @ first + first_start, 0)
        narrow = np.maximum(wide @ second + second_start, 0)
        return wide, narrow, shares(np.where(allowed > 0, narrow @ last + last_start, IMPOSSIBLE))

    def agreement(self, lesson: Lesson) -> float:
        """In how many of some decisions it would do what the teacher likes best."""
        agreed = 0
        for first in range(0, len(lesson), BATCH):
            rows = slice(first, first + BATCH)
            inputs, allowed, wished = self._asked(lesson.here[rows], lesson.ids[rows], lesson.worths[rows])
            agreed += int((self._chosen(inputs, allowed)[2].argmax(axis=1) == wished.argmax(axis=1)).sum())
        return agreed / len(lesson)

    def layers(self) -> list[files.Layer]:
        """What it has learned, as a file keeps it: the first layer takes the features as they are. An input that was
        always the same has taught nothing, and says nothing when it is another one day."""
        first, first_start, second, second_start, last, last_start = self.numbers
        unscaled = first * self.has_varied[:, None]
        unscaled[: self.features] /= self.spread[:, None]
        start = first_start - self.mean @ unscaled[: self.features]
        return [(unscaled, start), (second, second_start), (last, last_start)]

    def habit(self) -> Habit:
        (first, first_start), (second, second_start), (last, last_start) = self.layers()
        return habit_of([first, first_start, second, second_start, last.T * self.unit, last_start * self.unit])


def shares(preferred: Array) -> Array:
    """How readily each action is taken, by how much it is preferred."""
    raised = np.exp(preferred - preferred.max(axis=1, keepdims=True))
    taken: Array = raised / raised.sum(axis=1, keepdims=True)
    return taken


def points_of(game: Game, habit: Habit) -> float:
    """The mean points of a seat when the student plays every seat, doing what it likes best."""
    company = Company(game, [of_habit(0.0)], habit=habit)
    seeds = np.arange(CHECK_SEED, CHECK_SEED + CHECKED_GAMES, dtype=np.int64)
    games, definition = len(seeds), game.definition
    points, returns = np.zeros((games, MOST_SEATS), np.int32), np.zeros((games, MOST_SEATS))
    watch.watch_games(
        game.box, np.zeros(games, definition.state), game.seats, seeds, company.in_thread(),
        *company.seated(seeds, fixed=True), np.array((0, NO_WISH), np.int16), seeds % game.seats, 0, games,
        watch.room_for_looks(), np.zeros(games, watch.SEEN), points, returns,
        np.zeros((games, game.seats, len(definition.parts)), np.int32),
        np.zeros((games, game.seats, len(definition.uses)), np.int16),
    )  # fmt: skip
    return float(points[:, : game.seats].mean())


@dataclass(frozen=True)
class Course:
    """What is learned, from whom, and how thoroughly."""

    game: Game
    teachers: tuple[str, ...]
    rounds: int
    decisions: int
    """Of each round."""
    epochs: int
    """How often all decisions so far are looked at in each round."""
    unit: float
    wide: int = WIDE
    narrow: int = NARROW
    guests: tuple[str, ...] = ()
    """Who sits at some seats and teaches nothing: the student is to know more than its teachers and itself."""
    wished: float = 0.0
    """In so many of the games, from 0 to 1, a seat is told to use a component, or to do without it."""

    @property
    def command(self) -> str:
        beside = f"--guests {' '.join(self.guests)} " if self.guests else ""
        beside += f"--wished {self.wished} " if self.wished else ""
        return (
            f"python -m bakehouse.training.cloning {self.game.id} --seats {self.game.seats} --teachers "
            f"{' '.join(self.teachers)} {beside}--rounds {self.rounds} --decisions {self.decisions} "
            f"--epochs {self.epochs} --unit {self.unit} --wide {self.wide} --narrow {self.narrow}"
        )

    def taken(self) -> Iterator[tuple[Student, list[dict[str, Any]]]]:
        """The student after each round, and how it has learned so far."""
        lessons: list[Lesson] = []
        curve: list[dict[str, Any]] = []
        student: Student | None = None
        for number in range(self.rounds):
            begun = time.process_time()
            habit = student.habit() if student else None
            first_seed = FIRST_SEED + number * self.decisions
            lesson = lesson_of(
                self.game, self.teachers, self.decisions, first_seed, self.unit, habit, self.guests, self.wished
            )
            student = student or Student(self.game, lesson, self.unit, self.wide, self.narrow)
            agreed = student.agreement(lesson)
            lessons.append(lesson)
            error = student.learn(lessons, self.epochs if number < self.rounds - 1 else LAST_EPOCHS * self.epochs)
            told = {
                "decisions": sum(map(len, lessons)), "agreed before": round(agreed, 3), "error": round(error, 3),
                "points": round(points_of(self.game, student.habit()), 2),
                "seconds": round(time.process_time() - begun),
            }  # fmt: skip
            curve.append(told)
            yield student, curve


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--seats", type=int)
    asked.add_argument("--teachers", nargs="+", default=["sight:temperature=0.05,style=any"])
    asked.add_argument("--guests", nargs="+", default=[], help="who plays beside them, and teaches nothing")
    asked.add_argument("--wished", type=float, default=0.0, help="the part of the games with a wish for one seat")
    asked.add_argument("--rounds", type=int, default=8)
    asked.add_argument("--decisions", type=int, default=60_000, help="of each round")
    asked.add_argument("--epochs", type=int, default=4, help="looks at all decisions so far, in each round")
    asked.add_argument("--unit", type=float, default=0.01, help="what a step of preference is worth, in returns")
    asked.add_argument("--wide", type=int, default=WIDE)
    asked.add_argument("--narrow", type=int, default=NARROW)
    asked.add_argument("--out", type=Path)
    told = asked.parse_args()
    game = find_game(told.game, told.seats)
    course = Course(
        game, tuple(told.teachers), told.rounds, told.decisions, told.epochs, told.unit, told.wide, told.narrow,
        tuple(told.guests), told.wished,
    )  # fmt: skip
    out = told.out or files.own_file(game.definition, game.seats)
    for student, curve in course.taken():
        files.write(out, student.layers(), game, unit=told.unit, command=course.command, curve=curve)
        print(f"round {len(curve)}: {curve[-1]}", flush=True)


if __name__ == "__main__":
    main()
