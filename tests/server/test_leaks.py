"""Nothing secret leaves: a seat plays Cake Auf! in two worlds, through two servers; a whole match in the slow tests.

The worlds differ in everything that the seat cannot know. Every frame and every response that the seat gets must be the
same in both, to the byte; and so for somebody who watches. When an event would show the seat something in which the
worlds differ, the second world is dealt anew before it, so that the event is the same in both.
"""

import json
import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import bakehouse as bh
from bakehouse.games.cake_auf import rules
from bakehouse.games.cake_auf.state import DRAW, GRAB, GRAB_BACK, PEEK
from bakehouse.games.definition import Array
from bakehouse.kernel import play
from bakehouse.kernel.generator import new_rng
from bakehouse.kernel.records import CHANCE, LIST_LENGTH, OVER
from bakehouse.match import Match
from bakehouse.server.course import Course
from tests.server.house import Browser, House, Socket

SOME_DECISIONS = 16
"""Enough for hands that differ, cards that are drawn unseen and a few turns of everybody."""
ANSWERS_EVERY = 4
"""Every frame is compared; the answers over HTTP at every fourth decision, because they take longer."""


class World:
    """A server with one table, at which everything happens as the test says."""

    def __init__(self, house: House, seats: int, watched: int | None) -> None:
        self.house, self.watched = house, watched
        self.people = [house.browser(f"Person {seat}") for seat in range(seats)]
        self.moments: dict[int, Array] = {}
        made = self.people[0].new_table("cake_auf", "me", *["open"] * (seats - 1))
        self.id = made["table"]["id"]
        self.links = [link["path"] for link in made["you"]["invitations"]]

    def begin(self) -> None:
        for person, link in zip(self.people[1:], self.links, strict=True):
            person.post("/api/join", link=link)

    @property
    def course(self) -> Course:
        return self.house.hall.tables[self.id].course

    def stand(self, states: Array) -> None:
        """Nobody looks: the world is another one now."""
        course = self.course
        logs = [course.log_of(reader) for reader in (None, *range(len(self.people)))]
        for match in (course.match, *(log.match for log in logs)):
            match._states[0] = states[0]
            match._options = match._list(0)
        self.moments[len(course.match)] = states.copy()
        self.course.at_step = self.moment  # type: ignore[method-assign] - a replay would lead to the world before

    def moment(self, step: int) -> Match:
        """The match before a decision, as this world was then."""
        match = self.course.match.copy()
        match._states[0] = self.moments[step][0]
        return match

    @property
    def reader(self) -> Browser:
        return self.people[self.watched] if self.watched is not None else self.house.browsers[-1]

    def told(self, text: str) -> str:
        """What was received, without what names this table and this browser."""
        return re.sub(r"/join/[\w.-]+", "link", text).replace(self.id, "id")


class Twins:
    """Two matches, step by step: the true one, and one that the reader cannot tell from it."""

    def __init__(self, game: bh.Game, reader: int | None, seed: int) -> None:
        self.game, self.reader, self.rng = game, reader, random.Random(seed)
        self.true: Array = np.zeros(1, game.definition.state)
        self.other = self.true.copy()
        self.out = np.zeros(LIST_LENGTH, np.int16)
        self.redeals = self.hidden = 0
        play.begin(game.box, self.true, 0, game.seats, self.out)
        self.other[0] = self.true[0]

    def options(self, states: Array) -> dict[int, int]:
        n = play.list_options(self.game.box, states, 0, self.out)
        listed = self.out[:n].tolist()
        if int(states[0].actor) == CHANCE:
            return {outcome: weight for outcome, weight in enumerate(listed) if weight}
        return dict.fromkeys(listed, 1)

    def happen(self) -> tuple[list[int], list[int]]:
        """A decision, if somebody is to decide, and all chance after it: in the true world, and as it seems the same.

        The second world is dealt anew before the decision until all of it can happen there.
        """
        truth = [self.true.copy()]
        choices: list[int] = []
        while not choices or int(truth[-1][0].actor) == CHANCE:
            options = self.options(truth[-1])
            choices.append(self.rng.choices(list(options), list(options.values()))[0])
            truth.append(self._after(truth[-1], choices[-1]))
        for attempt in range(40):
            if attempt:
                self._deal_anew()
            before, twins = self.other.copy(), self._mirrored(truth, choices)
            if twins is not None:
                break
        else:
            before, twins = self.true.copy(), choices
            self.other[0] = truth[-1][0]
        self.hidden += sum(one != other for one, other in zip(choices, twins, strict=True))
        self.before = (self.true.copy(), before)
        self.true = truth[-1]
        return choices, twins

    def _mirrored(self, truth: list[Array], choices: list[int]) -> list[int] | None:
        """The same in the second world, step by step; None where the reader would see a difference."""
        states, twins = self.other.copy(), []
        for true, after, choice in zip(truth, truth[1:], choices, strict=False):
            for twin in self._candidates(true, states, choice):
                there = self._after(states, twin)
                if self._same((true, choice, after), (states, twin, there)):
                    break
            else:
                return None
            twins.append(twin)
            states = there
        self.other = states
        return twins

    def _after(self, states: Array, choice: int) -> Array:
        after = states.copy()
        play.advance(self.game.box, after, 0, choice, self.out)
        return after

    def _deal_anew(self) -> None:
        """All that the reader cannot know. Who watches knows least: all that any seat cannot know of the others."""
        self.redeals += 1
        self.other[0] = self.true[0]
        for seat in range(self.game.seats) if self.reader is None else [self.reader]:
            play.redeal_table(self.game.box, self.other, 0, seat, new_rng(self.redeals))
            if self.reader is None and self.rng.random() < 0.5:
                break

    def _candidates(self, true: Array, other: Array, choice: int) -> list[int]:
        """What might look the same to the reader, in any order."""
        there, s = list(self.options(other)), true[0]
        if int(s.actor) == CHANCE:
            hidden = {DRAW: (int(s.who),), PEEK: (int(s.act),)}
            hidden |= dict.fromkeys((GRAB, GRAB_BACK), (int(s.act), int(s.who)))
            if int(s.chance) in hidden and self.reader not in hidden[int(s.chance)]:
                self.rng.shuffle(there)
                return there
        elif choice < rules.OUTAGE and int(s.actor) != self.reader:
            recipe = self.game.box[0].recipe_of
            there = [action for action in there if action < rules.OUTAGE and recipe[action] == recipe[choice]]
            self.rng.shuffle(there)
            return there
        return [choice] if choice in there else []

    def _same(self, *worlds: tuple[Array, int, Array]) -> bool:
        """Whether the reader reads and sees the same in both, as the game itself tells it."""
        happened, box = self.game.words.happened, self.game.box[0]
        read = [happened(box, before[0], choice, after[0], self.reader) for before, choice, after in worlds]
        views = [self.game.definition.view(self.game.box, s, self.reader, self.game.edition) for *_, s in worlds]
        return read[0] == read[1] and views[0] == views[1]


def everything(world: World, socket: Socket, reader: int | None, length: int, answers_too: bool) -> list[str]:
    """All that the reader can get to know at this moment: the frame, and every answer over HTTP."""
    frame = socket.hear("position", length=length)
    if not answers_too:
        return [world.told(json.dumps(frame))]
    query = "" if reader is None else f"?seat={reader}"
    paths = [f"position{query}", f"log{query}", ""]
    answers = [world.reader.ask("GET", f"/api/tables/{world.id}/{path}".rstrip("/")).text for path in paths]
    answers.append(world.reader.ask("GET", "/api/tables").text)
    if reader is not None and frame["view"]["actions"]:
        one_of_each = {action["kind"]: action["id"] for action in frame["view"]["actions"]}
        body = {"seat": reader, "length": frame["length"]}
        for path, action in [*(("preview", action) for action in one_of_each.values()), ("moves", 400)]:
            path = f"/api/tables/{world.id}/{path}"
            answers.append(world.reader.ask("POST", path, json={**body, "action": action}).text)
    return [world.told(text) for text in (json.dumps(frame), *answers)]


READERS = pytest.mark.parametrize(("seats", "reader"), [(2, 0), (3, 2), (3, None)])
"""A seat, or somebody who watches."""


@READERS
def test_a_reader_gets_the_same_in_every_world(open_house, tmp_path, seats: int, reader: int | None) -> None:
    compare_worlds(open_house, tmp_path, seats, reader, SOME_DECISIONS)


@pytest.mark.slow
@READERS
def test_a_reader_gets_the_same_in_every_world_to_the_end(open_house, tmp_path, seats: int, reader: int | None) -> None:
    twins, length = compare_worlds(open_house, tmp_path, seats, reader, 10_000)
    assert int(twins.true[0].actor) == OVER and twins.hidden > length / 12


def compare_worlds(open_house: Any, tmp_path: Path, seats: int, reader: int | None, most: int) -> tuple[Twins, int]:
    """So many decisions of a match, or all of them, in two worlds that differ; and how long its log is then."""
    game = bh.game("cake_auf", seats)
    twins = Twins(game, reader, seats)
    scripts: list[list[int]] = [[], []]

    def dealer(script: list[int]) -> Any:
        def outcome(match: Match, number: int) -> int:
            return script.pop(0)

        return outcome

    houses = [
        open_house(str(tmp_path / f"{number}.sqlite3"), dealer=dealer(scripts[number]), now=lambda: 1_000_000_000_000)
        for number in range(2)
    ]
    worlds = [World(house, seats, reader) for house in houses]
    for world in worlds:
        if reader is None:
            world.house.browser()

    # The promise would differ with the seed, and has to: both worlds begin with the same one.
    for world, script, outcomes in zip(worlds, scripts, twins.happen(), strict=True):
        table = world.house.hall.tables[world.id]
        table.header = replace(table.header, seed=5, salt="salt")
        script += outcomes
        world.begin()
    with worlds[0].reader.socket(worlds[0].id) as first, worlds[1].reader.socket(worlds[1].id) as second:
        sockets = (first, second)
        length, decisions = len(worlds[0].course), 0
        while True:
            told = [
                everything(world, socket, reader, length, not decisions % ANSWERS_EVERY)
                for world, socket in zip(worlds, sockets, strict=True)
            ]
            assert told[0] == told[1], f"after {length} steps"
            if int(twins.true[0].actor) < 0 or decisions == most:
                break
            actor = int(twins.true[0].actor)
            happened, decisions = twins.happen(), decisions + 1
            for world, script, states, steps in zip(worlds, scripts, twins.before, happened, strict=True):
                world.stand(states)
                script += steps[1:]
                world.people[actor].move(world.id, actor, length, steps[0])
            length = len(worlds[0].course)
            assert length == len(worlds[1].course) and scripts == [[], []]
    assert twins.hidden, "the worlds did not differ"
    for heard in first.heard:
        assert "proof" not in json.dumps(heard) or heard["table"]["proof"] is None
    return twins, length
