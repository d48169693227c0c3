"""Quick networks (`quick.npz`): narrow ones that learn from a game's champion network what it sees. Needs NumPy alone.

    python -m bakehouse.training.distilling cake_auf --seats 2 --decisions 40000 --epochs 16

Players of all populations play; of some of their decisions the champion's network tells what it sees after each action.
The quick network begins with the most important units of the champion's. It learns two things: to see the same after an
action (above all what is better than what), and to guess from the position alone what each action is worth.
"""

import argparse
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from bakehouse import network as files
from bakehouse.errors import BadNetwork
from bakehouse.games.definition import Array
from bakehouse.games.game import Game
from bakehouse.games.game import game as find_game
from bakehouse.lab.populations import POPULATIONS, population
from bakehouse.players.company import Company, fellow
from bakehouse.training.gathering import NO_ACTION, SIBLINGS, gather

WIDE, NARROW = 128, 32
MOST_ACTIONS = 64
"""Decisions with more actions are not learned from."""
ONE_IN = 16
"""Of so many decisions of a game one is learned from."""
FIRST_SEED = 10_000_000
MOST_GAMES = 100_000
BATCH = 256
RATE = 2e-3
STEADY = (0.9, 0.999)
"""Adam's memory of gradients and of their squares."""
AMONG_SIBLINGS, OF_LEAD, OF_GUESSES = 6.0, 0.05, 4.0
"""How much errors count beside one of the return: of the worth against other actions, of the lead, of a guess."""
MOST_STEPS = 6.0
"""Leads are learned up to so many steps."""
HELD_BACK = 20
"""One decision in so many is kept to see how well it has learned."""

Numbers = dict[str, Array]


@dataclass(frozen=True)
class Lesson:
    """Decisions of one game with one number of seats."""

    here: Array
    ids: Array
    """By decision and place in the list: the action; NO_ACTION where the list has ended."""
    worths: Array
    after: Array
    opinions: Array
    told: Array
    """By decision and sibling: the return and the lead that the champion's network sees."""

    def __len__(self) -> int:
        return len(self.here)


def lesson_for(game: Game, decisions: int) -> Lesson:
    """So many decisions of games between players of all populations that see with the game's own network."""
    names = [name for each in POPULATIONS for name in population(each, game).players]
    fellows = [fellow(re.sub(r"quick=\d+", "quick=0", name), game, strangers=True) for name in names]
    company = Company(game, [each for each in fellows if each], strangers=True)
    seeds = np.arange(FIRST_SEED, FIRST_SEED + MOST_GAMES, dtype=np.int64)
    features = sum(feature.length for feature in game.definition.features(game.seats))
    lists = decisions, MOST_ACTIONS
    here, after = np.zeros((decisions, features), np.float32), np.zeros((decisions, SIBLINGS, features), np.float32)
    ids, worths = np.full(lists, NO_ACTION, np.int16), np.zeros(lists, np.float32)
    opinions, told = np.zeros((decisions, SIBLINGS), np.float32), np.zeros((decisions, SIBLINGS, 2), np.float32)
    states = np.zeros(4, game.definition.state)
    kept = gather(
        game.box, states, game.seats, seeds, company.in_thread(), *company.seated(seeds, fixed=False), ONE_IN,
        here, ids, worths, after, opinions, told,
    )  # fmt: skip
    columns = (here.astype(np.float16), ids, worths, after.astype(np.float16), opinions, told)
    return Lesson(*(column[:kept] for column in columns))


class Student:
    """A quick network that learns, and the champion's network as it plays at the same table."""

    def __init__(self, game: Game, champion: files.Network, lesson: Lesson, wide: int, narrow: int) -> None:
        self.game, self.champion, self.lesson = game, champion, lesson
        self.numbers = self._first_numbers(wide, narrow)
        self.steps = 0
        self._memory = [{name: np.zeros_like(each) for name, each in self.numbers.items()} for _ in STEADY]
        self._known = lesson.ids != NO_ACTION
        self._amounts = self._known.sum(axis=1, keepdims=True)
        self._worths = self._centred(lesson.worths, self._known, self._amounts)

    def _first_numbers(self, wide: int, narrow: int) -> Numbers:
        """The units of the champion's network that matter most, and guesses that say nothing yet."""
        definition, champion = self.game.definition, self.champion
        first = champion.w1.astype(np.float32)
        rows = [*files.places(definition, self.game.seats), files.opinion_row(definition)]
        start = champion.b1 + first[files.seats_row(definition, self.game.seats)]
        first, second, last = first[rows], champion.w2.astype(np.float32), champion.w3.astype(np.float32)
        hidden = np.maximum(self._inputs(np.arange(min(len(self.lesson), 1500))) @ first + start, 0)
        inner = np.maximum(hidden @ second + champion.b2, 0)
        kept = most_important(hidden, np.sqrt((second**2).sum(axis=1)), wide)
        inner_kept = most_important(inner, np.abs(last[:, 0]) + 0.3 * np.abs(last[:, 1]), narrow)
        others = np.setdiff1d(np.arange(len(start)), kept)
        missing = hidden[:, others].mean(axis=0) @ second[others]
        luck = np.random.default_rng(0)
        found = {
            "w1": first[:, kept], "b1": start[kept], "w2": second[np.ix_(kept, inner_kept)],
            "b2": (champion.b2 + missing)[inner_kept], "w3": last[inner_kept], "b3": champion.b3,
            "guesses": luck.normal(0, 0.05, (len(definition.table), len(kept))),
            "guess_start": np.zeros(len(definition.table)),
        }  # fmt: skip
        return {name: np.array(each, np.float32) for name, each in found.items()}

    def _inputs(self, rows: Array) -> Array:
        """What goes in after the siblings of some decisions, the opinion last."""
        mean, scale = self.champion.opinion
        opinions = (self.lesson.opinions[rows] - mean) / scale
        together = np.concatenate([self.lesson.after[rows].astype(np.float32), opinions[..., None]], axis=2)
        flat: Array = together.reshape(-1, together.shape[2]).astype(np.float32)
        return flat

    @staticmethod
    def _centred(values: Array, known: Array, amounts: Array) -> Array:
        """Values by decision and action, without what is common to all actions of a decision."""
        centred: Array = np.where(known, values - (values * known).sum(axis=1, keepdims=True) / amounts, 0)
        return centred.astype(np.float32)

    def learn(self, epochs: int) -> None:
        """Look at all decisions so many times, but for those that are held back."""
        rows = np.arange(len(self.lesson))
        rows = rows[rows % HELD_BACK != 0]
        luck = np.random.default_rng(1)
        planned = epochs * (len(rows) // BATCH)
        for _ in range(epochs):
            luck.shuffle(rows)
            for first in range(0, len(rows) - BATCH + 1, BATCH):
                slope = self._slope(np.sort(rows[first : first + BATCH]))
                self._step(slope, RATE * (0.51 + 0.5 * np.cos(np.pi * self.steps / planned)))

    def _step(self, slope: Numbers, rate: float) -> None:
        """One step of Adam."""
        self.steps += 1
        rate *= min(1.0, self.steps / 200)
        means, squares = self._memory
        for name, each in slope.items():
            means[name] += (1 - STEADY[0]) * (each - means[name])
            squares[name] += (1 - STEADY[1]) * (each**2 - squares[name])
            mean, square = means[name] / (1 - STEADY[0] ** self.steps), squares[name] / (1 - STEADY[1] ** self.steps)
            self.numbers[name] -= rate * mean / (np.sqrt(square) + 1e-8)

    def _slope(self, rows: Array) -> Numbers:
        """How the error over some decisions changes with every number."""
        slope, inputs, wide = self._slope_of_sight(rows)
        features = self.lesson.here.shape[1]
        here = self.lesson.here[rows].astype(np.float32)
        hidden = np.maximum(here @ self.numbers["w1"][:features] + self.numbers["b1"], 0)
        wrong = self._wrong_guesses(rows, hidden)
        slope["guesses"], slope["guess_start"] = wrong.T @ hidden, wrong.sum(axis=0)
        back = (wrong @ self.numbers["guesses"]) * (hidden > 0)
        slope["w1"] = inputs.T @ wide
        slope["w1"][:features] += here.T @ back
        slope["b1"] = wide.sum(axis=0) + back.sum(axis=0)
        return slope

    def _slope_of_sight(self, rows: Array) -> tuple[Numbers, Array, Array]:
        """The same for what is seen after actions: all but the first layer, whose inputs and errors come beside it."""
        inputs, numbers = self._inputs(rows), self.numbers
        hidden, inner, out = self._outputs(inputs)
        seen, missed, behind, among = self._errors(rows, out)
        factor = 2 / len(inputs)
        of_return = factor * (missed + AMONG_SIBLINGS * among) * (1 - seen**2)
        of_lead = factor * (OF_LEAD * np.clip(behind, -1, 1) + files.LEAD * AMONG_SIBLINGS * among)
        wrong = np.stack([of_return, of_lead], axis=1).astype(np.float32)
        narrow = (wrong @ numbers["w3"].T) * (inner > 0)
        wide = (narrow @ numbers["w2"].T) * (hidden > 0)
        slope = {
            "w3": inner.T @ wrong, "b3": wrong.sum(axis=0), "w2": hidden.T @ narrow, "b2": narrow.sum(axis=0),
        }  # fmt: skip
        return slope, inputs, wide

    def _outputs(self, inputs: Array) -> tuple[Array, Array, Array]:
        numbers = self.numbers
        hidden = np.maximum(inputs @ numbers["w1"] + numbers["b1"], 0)
        inner = np.maximum(hidden @ numbers["w2"] + numbers["b2"], 0)
        return hidden, inner, inner @ numbers["w3"] + numbers["b3"]

    def _errors(self, rows: Array, out: Array) -> tuple[Array, Array, Array, Array]:
        """The returns that are seen; the errors of return and lead, and of the worth against the siblings'."""
        told = self.lesson.told[rows].reshape(-1, 2)
        seen = np.tanh(out[:, 0])
        missed = seen - np.clip(told[:, 0], -1, 1)
        behind = out[:, 1] - np.clip(told[:, 1] / self.champion.spread, -MOST_STEPS, MOST_STEPS)
        worth = (missed + files.LEAD * behind).reshape(-1, SIBLINGS)
        return seen, missed, behind, (worth - worth.mean(axis=1, keepdims=True)).ravel()

    def _guessed(self, rows: Array, hidden: Array) -> Array:
        """What is guessed of each action of some decisions, against the mean of all."""
        of_all = hidden @ self.numbers["guesses"].T + self.numbers["guess_start"]
        known = self._known[rows]
        listed = np.take_along_axis(of_all, np.where(known, self.lesson.ids[rows], 0).astype(np.int64), axis=1)
        return self._centred(listed, known, self._amounts[rows])

    def _wrong_guesses(self, rows: Array, hidden: Array) -> Array:
        """How the error changes with the guess about each action of the game, by decision."""
        known, amounts = self._known[rows], self._amounts[rows]
        error = 2 * OF_GUESSES * (self._guessed(rows, hidden) - self._worths[rows]) / amounts / len(rows)
        wrong = np.zeros((len(rows), len(self.game.definition.table)), np.float32)
        decision, place = np.nonzero(known)
        wrong[decision, self.lesson.ids[rows][decision, place]] = error[decision, place]
        return wrong

    def checked(self, looks: Sequence[int]) -> dict[str, float]:
        """Of the decisions that were held back: how far off it is, and what is lost by looking at the best guesses."""
        rows = np.arange(0, len(self.lesson), HELD_BACK)
        _, missed, _, among = self._errors(rows, self._outputs(self._inputs(rows))[2])
        here = self.lesson.here[rows].astype(np.float32)
        hidden = np.maximum(here @ self.numbers["w1"][: here.shape[1]] + self.numbers["b1"], 0)
        known, worths = self._known[rows], np.where(self._known[rows], self._worths[rows], -np.inf)
        order = np.argsort(-np.where(known, self._guessed(rows, hidden), -np.inf), axis=1)
        ranked = np.take_along_axis(worths, order, axis=1)
        found = {"return": float(np.sqrt((missed**2).mean())), "among siblings": float(np.sqrt((among**2).mean()))}
        found["among siblings before"] = float(self.lesson.told[rows][..., 0].std(axis=1).mean())
        for number in looks:
            lost = ranked.max(axis=1) - ranked[:, :number].max(axis=1)
            found[f"lost by looking at {number}"] = float(lost.mean())
        return found

    def finished(self, **made: Any) -> files.Quick:
        """As a file keeps it: with rows for the largest table, of which only those of this one have learned."""
        definition, numbers = self.game.definition, self.numbers
        first = np.zeros((files.input_length(definition), len(numbers["b1"])), np.float32)
        rows = [*files.places(definition, self.game.seats), files.opinion_row(definition)]
        first[rows] = numbers["w1"]
        about = files.description(self.game, [self.game.seats], self.champion.spread, **made)
        layers = first, numbers["b1"], numbers["w2"], numbers["b2"], numbers["w3"], numbers["b3"]
        network = files.Network(*layers, self.champion.opinion, about)
        return files.Quick(network, np.concatenate([numbers["guesses"], numbers["guess_start"][:, None]], axis=1))


def most_important(activity: Array, weight: Array, amount: int) -> Array:
    """The units that change most what comes after them."""
    found: Array = np.sort(np.argsort(-activity.std(axis=0) * weight)[:amount])
    return found


def distil(game: Game, lesson: Lesson, epochs: int, wide: int = WIDE, narrow: int = NARROW) -> Student:
    """A student who has learned a lesson."""
    champion = files.read(game.definition.folder / files.FILE_NAME, game.definition)
    if game.seats not in champion.about["seats"]:
        raise BadNetwork(f"The network of {game.title} has not learned to play with {game.seats} seats.")
    student = Student(game, champion, lesson, wide, narrow)
    student.learn(epochs)
    return student


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--seats", type=int)
    asked.add_argument("--decisions", type=int, default=40_000)
    asked.add_argument("--epochs", type=int, default=16)
    asked.add_argument("--out", type=Path)
    told = asked.parse_args()
    game = find_game(told.game, told.seats)
    student = distil(game, lesson_for(game, told.decisions), told.epochs)
    for name, value in student.checked((1, 2, 3, 4)).items():
        print(f"{name}: {value:.4f}")
    command = f"python -m bakehouse.training.distilling {game.id} --seats {game.seats} --decisions {told.decisions}"
    out = told.out or game.definition.folder / files.QUICK_FILE_NAME
    files.write_quick(out, student.finished(command=f"{command} --epochs {told.epochs}"))


if __name__ == "__main__":
    main()
