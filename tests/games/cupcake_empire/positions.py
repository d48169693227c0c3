"""Worked examples as tests: the standard position S(n) of the specification with changes, actions by notation, rolls.

Such positions need not conserve the components, so they are laid out without asking for problems.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

import bakehouse as bh
from bakehouse.games.cupcake_empire.actions import TABLE
from bakehouse.games.cupcake_empire.position import build
from bakehouse.games.cupcake_empire.state import DICE, IMPROVEMENTS, PHASES, STREETS
from bakehouse.kernel import play
from bakehouse.kernel.records import CHANCE, LIST_LENGTH, MOST_SEATS
from bakehouse.words import Speaker, Story, told_story

NAMES = ["Ada", "Theo", "Mira", "Noor"]


def columns(*told: str) -> list[str]:
    """All five columns."""
    return list(told)


def only(**told: str) -> list[str]:
    """Named columns (c1="..."), all else empty."""
    return [told.get(f"c{c}", "") for c in range(1, 6)]


class Example:
    """A table at the standard position S(n)."""

    def __init__(
        self,
        seats: int = 2,
        p0: Mapping[str, Any] | None = None,
        *,
        house_rules: Mapping[str, str] | None = None,
        others: Mapping[str, Mapping[str, Any]] | None = None,
        **told: Any,
    ) -> None:
        self.game = bh.game("cupcake_empire", seats, house_rules)
        self.states = np.zeros(1, self.game.definition.state)
        self.out = np.zeros(LIST_LENGTH, np.int16)
        play.begin(self.game.box, self.states, 0, seats, self.out)
        box, s = self.game.box[0], self.states[0]
        build(box, s, {})
        reserve = {name: left for name, left in self.game.describe(s).items() if name.startswith("reserve")}
        play.begin(self.game.box, self.states, 0, seats, self.out)
        build(box, s, {**told, **reserve, "players": {"red": dict(p0 or {}), **(others or {})}})
        self.refresh()
        self.told = Story(self.game.words.fold)

    def refresh(self) -> None:
        self.n = play.list_options(self.game.box, self.states, 0, self.out)

    @property
    def s(self) -> Any:
        return self.states[0]

    @property
    def p(self) -> Any:
        return self.states[0].players[0]

    def player(self, seat: int) -> Any:
        return self.states[0].players[seat]

    @property
    def phase(self) -> str:
        return PHASES[int(self.s.phase)]

    @property
    def legal(self) -> list[str]:
        assert self.s.actor >= 0
        return [TABLE.notation(int(action)) for action in self.out[: self.n]]

    def of(self, *kinds: str) -> list[str]:
        """The legal actions of some kinds, with their parameters."""
        return [told for told in self.legal if told.split()[0] in kinds]

    def do(self, actions: str, roll: Iterable[int] = ()) -> "Example":
        """Actions by notation, divided by commas; the roll follows the last one."""
        for told in filter(None, (part.strip() for part in actions.split(","))):
            action = TABLE.id_of(told)
            assert action is not None, told
            assert told in self.legal, f"{told} is not among {self.legal}"
            self.step(action)
        for face in roll:
            assert self.s.actor == CHANCE
            self.step(face - 1)
        assert self.s.actor != CHANCE
        return self

    def step(self, action: int) -> None:
        before = self.states[0].copy()
        self.n = play.advance(self.game.box, self.states, 0, action, self.out)
        telling = self.game.words.happened(self.game.box[0], before, action, self.s, None)
        self.told.add(len(self.told.entries), int(before.actor), telling)

    def story(self, reader: int | None = None, language: str = "en") -> str:
        """What was told of all steps."""
        return told_story(self.told.entries, self.speaker(reader, language))

    def dice(self, seat: int = 0) -> list[str]:
        return [dice_words(column) for column in self.player(seat).columns.tolist()]

    def rest(self, seat: int = 0) -> str:
        return dice_words(self.player(seat).rest.tolist())

    def outlets(self, seat: int = 0) -> dict[str, int]:
        return {street: int(n) for street, n in zip(STREETS, self.s.outlets[:, seat], strict=True) if n}

    def returns(self) -> list[float]:
        out = np.zeros(MOST_SEATS, np.float64)
        play.final_returns(self.game.box, self.states, 0, out)
        return [float(value) for value in out[: self.game.seats]]

    def refusal(self, notation: str) -> str:
        """Why an action is refused, in English."""
        action = TABLE.id_of(notation)
        assert action is not None, notation
        code = int(play.refuse(self.game.box, self.states, 0, action))
        assert code, f"{notation} is legal"
        return self.speaker().phrase(self.game.words.refusal(self.game.box[0], self.s, action, code))

    def speaker(self, reader: int | None = None, language: str = "en") -> Speaker:
        """Says forms to a seat, or to somebody who watches."""
        return self.game.speaker(NAMES[: self.game.seats], reader, language)

    def may(self, notation: str, language: str = "en") -> str:
        """What a legal action is called by the one who may do it."""
        action = TABLE.id_of(notation)
        assert action is not None and notation in self.legal, f"{notation} is not among {self.legal}"
        return self.speaker(int(self.s.actor), language).may(self.game.words.action(self.game.box[0], self.s, action))


def dice_words(dice: list[int]) -> str:
    """The same dice, always written in the order of the colours."""
    return " + ".join(name if n == 1 else f"{n} {name}" for name, n in zip(DICE, dice, strict=True) if n)


def types_in(mask: int) -> set[str]:
    return {name for t, name in enumerate(IMPROVEMENTS) if mask >> t & 1}
