"""A seat plays whole matches in two worlds that differ in all it cannot know, and reads the same in both.

Every event happens in both worlds, as the same event to the eyes of the seat. When an event shows the seat something in
which the worlds differ, the second world is dealt anew.
"""

import random
from typing import Any

import numpy as np
import pytest

import bakehouse as bh
from bakehouse.forms import Form
from bakehouse.games.cake_auf import rules, telling
from bakehouse.games.cake_auf.state import DRAW, GRAB, GRAB_BACK, PEEK, PICKY_GIVE, SWITCH_GIVE
from bakehouse.games.definition import Array
from bakehouse.kernel import play
from bakehouse.kernel.compiling import PLAIN
from bakehouse.kernel.generator import new_rng
from bakehouse.kernel.records import CHANCE, LIST_LENGTH, OVER
from bakehouse.walk import Walk
from bakehouse.words import Telling
from tests.games.cake_auf.oracle import fields_of
from tests.variants import spread


class Worlds:
    """The true world and another one, for a seat that cannot tell them apart."""

    def __init__(self, seats: int, seat: int, seed: int, house_rules: dict[str, str]) -> None:
        self.game = bh.game("cake_auf", seats, house_rules)
        self.seat, self.rng = seat, random.Random(seed)
        self.true: Array = np.zeros(1, self.game.definition.state)
        self.other = self.true.copy()
        self.out = np.zeros(LIST_LENGTH, np.int16)
        self.length = sum(feature.length for feature in self.game.features())
        self.redeals = self.hidden = 0
        play.begin(self.game.box, self.true, 0, seats, self.out)
        self.redeal()

    def redeal(self) -> None:
        self.redeals += 1
        self.other[0] = self.true[0]
        play.redeal_table(self.game.box, self.other, 0, self.seat, new_rng(self.redeals))

    def options(self, states: Array) -> dict[int, int]:
        """Ids with weights."""
        n = play.list_options(self.game.box, states, 0, self.out)
        listed = self.out[:n].tolist()
        if int(states[0].actor) == CHANCE:
            return {outcome: weight for outcome, weight in enumerate(listed) if weight}
        return dict.fromkeys(listed, 1)

    def same_event(self, choice: int) -> int | None:
        """What has to happen in the other world so that the seat sees the same; None where it cannot."""
        s, there = self.true[0], self.options(self.other)
        if int(s.actor) == CHANCE:
            step, seen_by = int(s.chance), {int(s.act), int(s.who)}
            hidden = (
                (step == DRAW and int(s.who) != self.seat)
                or (step == PEEK and int(s.act) != self.seat)
                or (step in (GRAB, GRAB_BACK) and self.seat not in seen_by)
            )
            if hidden:
                return self.rng.choices(list(there), list(there.values()))[0]
        elif int(s.actor) == self.seat:
            assert list(there) == list(self.options(self.true)), "the seat has other legal actions"
        elif choice < rules.OUTAGE:
            recipe = self.game.box[0].recipe_of
            fitting = [action for action in there if action < rules.OUTAGE and recipe[action] == recipe[choice]]
            return self.rng.choice(fitting) if fitting else None
        return choice if choice in there else None

    def shown(self, states: Array, choice: int) -> list[Any]:
        """What the event will show to the seat of that world, beside what it reads before."""
        s = states[0]
        table = fields_of(s)
        act, seats = int(s.act), int(s.seats)
        if int(s.actor) == CHANCE:
            return []
        if choice == rules.MULLIGAN:
            return [table["hand"][act]]
        if rules.HANDS <= choice < rules.ONE:
            target = (act + choice - rules.HANDS + 1) % seats
            return [table["hand"][act], table["hand"][target]] if self.seat in (act, target) else []
        if rules.GIVE <= choice < rules.TAKE:
            r, pending = choice - rules.GIVE, int(s.pending)
            if int(s.phase) == PICKY_GIVE:
                return [set(table["cards"][r])]
            involved = int(s.phase) == SWITCH_GIVE and self.seat in (act, table["owner"][pending])
            return [set(table["cards"][r]), set(table["cards"][pending])] if involved else []
        return []

    def readings(self, states: Array) -> tuple[Any, bytes, list[Form]]:
        """All that the seat can read of a position: the table, its features, what it may do, and why not the rest."""
        box, s, words = self.game.box, states[0], self.game.words
        features = np.zeros(self.length, np.float32)
        play.features(box, states, 0, self.seat, features)
        said: list[Form] = []
        if int(s.actor) == self.seat:
            codes = [(action, play.refuse(box, states, 0, action)) for action in range(len(self.game.definition.table))]
            said = [
                words.refusal(box[0], s, action, code) if code else words.action(box[0], s, action)
                for action, code in codes
            ]
        return self.game.definition.view(box, states, self.seat, self.game.edition), features.tobytes(), said

    def told(self, before: Array, choice: int, after: Array) -> Telling:
        """The forms and values of a step for the seat, with its line and heading."""
        return self.game.words.happened(self.game.box[0], before[0], choice, after[0], self.seat)

    def go_on(self, most: int) -> int:
        """Step by step; returns how many they were."""
        steps = 0
        while int(self.true[0].actor) != OVER and steps < most:
            self.step()
            steps += 1
        return steps

    def step(self) -> None:
        options = self.options(self.true)
        choice = self.rng.choices(list(options), list(options.values()))[0]
        twin = self.same_event(choice)
        before, before_there = self.true.copy(), self.other.copy()
        tells = twin is None or self.shown(self.true, choice) != self.shown(self.other, twin)
        play.advance(self.game.box, self.true, 0, choice, self.out)
        if twin is not None:
            play.advance(self.game.box, self.other, 0, twin, self.out)
            self.hidden += choice != twin
            if not tells:
                told = self.told(before, choice, self.true)
                assert told == self.told(before_there, twin, self.other), "another story"
        under, under_there = (fields_of(states[0])["cards"] for states in (before, before_there))
        if int(self.true[0].round_number) != int(before[0].round_number):
            tells = tells or [set(one) for one in under] != [set(one) for one in under_there]  # faces that are shown
        if tells:
            self.redeal()
        mine, theirs = self.readings(self.true), self.readings(self.other)
        assert mine[0] == theirs[0], "another view"
        assert mine[1] == theirs[1], "other features"
        assert mine[2] == theirs[2], "other words"


@pytest.mark.parametrize("seats", spread([2, 3, 4], 1))
@pytest.mark.parametrize("house_rules", [{}, {"picky_eater": "transfer", "hands_between_rounds": "fresh"}], ids=str)
def test_a_seat_reads_the_same_until_a_difference_is_shown(seats: int, house_rules: dict[str, str]) -> None:
    worlds = Worlds(seats, seats - 1, seats, house_rules)
    steps = worlds.go_on(120 if PLAIN else 3_000)
    assert worlds.hidden > steps / 12  # the worlds did differ
    assert worlds.redeals < steps / 3  # and were seldom dealt anew


@pytest.mark.parametrize("planted", ["knows", "ahead"])
def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch, planted: str) -> None:
    """Everything named to everybody; faces named in what may be chosen, before they are seen."""
    if planted == "knows":
        monkeypatch.setattr(telling._Step, "knows", lambda step, *seats: True)
    else:
        begin = telling._Step.__init__
        monkeypatch.setattr(telling._Step, "__init__", lambda step, *values, ahead=False: begin(step, *values))
    with pytest.raises(AssertionError, match="another story" if planted == "knows" else "other words"):
        Worlds(3, 2, 3, {}).go_on(3_000)


def test_who_watches_reads_what_every_seat_reads_that_is_not_concerned() -> None:
    walk, watched = Walk(bh.game("cake_auf", 4), 4), 0
    happened, box = walk.game.words.happened, walk.game.box[0]
    while walk.actor != OVER and watched < (200 if PLAIN else 2_000):
        before = walk.states.copy()
        walk.step()
        choice, after = walk.log[-1][1], walk.states[0]
        told = [happened(box, before[0], choice, after, reader) for reader in (None, *range(4))]
        assert sum(one == told[0] for one in told[1:]) >= 2, "at most two seats are concerned"
        watched += 1


def test_who_watches_sees_no_hand_and_no_face() -> None:
    match = bh.game("cake_auf", 3).new(seed=1)
    table = match.view(None)["table"]
    assert table["hand"] is None and table["unseen"] is None and table["peek"] is None
    assert match.view(None)["actions"] == []
    for player in table["players"]:
        assert player["known"] == {} and player["hand_size"] == 5
        assert all(recipe["seen"] == [] for recipe in player["recipes"] if not recipe["full"])
