"""Scenarios: a position, actions by name, and exact facts, written as in tests/data/scenarios/cake_auf.txt."""

import re
import textwrap
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

import bakehouse as bh
from bakehouse.games.cake_auf.actions import TABLE, counted
from bakehouse.games.cake_auf.rules import unseen_cards
from bakehouse.games.cake_auf.state import CODES, KINDS, RECIPES
from bakehouse.games.definition import Array
from bakehouse.kernel import play
from bakehouse.kernel.records import CHANCE, LIST_LENGTH, MOST_SEATS
from tests.games.cake_auf.oracle import ascending, fields_of

FILE = Path(__file__).parents[2] / "data/scenarios/cake_auf.txt"
NAME = dict(zip(CODES, KINDS, strict=True))


@dataclass
class Scenario:
    name: str
    title: str
    lines: list[str] = field(default_factory=list)


def read() -> list[Scenario]:
    """All scenarios of the file."""
    found: list[Scenario] = []
    for line in FILE.read_text(encoding="utf-8").splitlines():
        header = re.fullmatch(r"\[(\w+)\] (.*)", line)
        if header:
            found.append(Scenario(header[1], header[2]))
        elif line.strip() and not line.startswith("#"):
            found[-1].lines.append(line)
    return found


def holds(text: str) -> "Played":
    """Play one scenario that stands in a test, and check every fact of it."""
    return Played([line for line in textwrap.dedent(text).splitlines() if line.strip()])


def codes(text: str) -> list[str]:
    """Card names of codes; `-` is none."""
    return [NAME[code] for code in text.split() if code != "-"]


def player(text: str) -> dict[str, Any]:
    """A player line as the position builder takes it."""
    hand, recipes, *done = (part.strip() for part in text.split("|"))
    told: dict[str, Any] = {"hand": codes(hand.removeprefix("hand")), "recipes": {}, "done": {}}
    told |= {"outages": [], "alarms": [], "carried": []}
    for key, carried, cards, bans in re.findall(r"(\w+)(\*?)\[([^\]]*)\]((?:![PF])*)", recipes):
        told["recipes"][key] = codes(cards)
        told["carried"] += [key] * bool(carried)
        told["outages"] += [key] * ("!P" in bans)
        told["alarms"] += [key] * ("!F" in bans)
    for key, number in re.findall(r"(\w+)\((\d)\)", done[0] if done else ""):
        told["done"][key] = int(number)
    return told


def sets(told: dict[str, Any]) -> dict[str, Any]:
    """Without order."""
    return {
        "hand": Counter(told["hand"]),
        "recipes": {key: set(cards) for key, cards in told["recipes"].items()},
        "done": told["done"],
        **{name: set(told[name]) for name in ("outages", "alarms", "carried")},
    }


def notation(text: str) -> str:
    """`PLACE churros Ch` as `place churros chocolate`."""
    kind, *values = text.split()
    return " ".join([kind.lower(), *(NAME.get(value, value) for value in values)])


class Played:
    """A scenario on its table; every fact is checked while it is read."""

    def __init__(self, lines: list[str]) -> None:
        self.out = np.zeros(LIST_LENGTH, np.int16)
        self.knowing: set[int] = set()
        self.chances: list[str] = []
        self.actions: list[str] = []
        self.begin(lines)
        for line in lines[self.used :]:
            key, _, value = line.strip().partition(":")
            if not line.startswith(" "):
                if key == "do":
                    self.run()
                    self.actions = [action.strip() for action in value.split(";")]
                elif key == "chance":
                    self.chances += value.split()
                elif key == "then":
                    self.run()
            else:
                self.check(line.strip(), key, value.strip())
        self.run()

    def begin(self, lines: list[str]) -> None:
        """Lay out the table, cards out of the game allowed."""
        kind, _, rest = lines[0].partition(":")
        told = [part.strip() for part in rest.split(";")]
        seats = int(told[0].split()[1])
        house_rules = dict(part.split()[1].split("=") for part in told if part.startswith("option"))
        self.game = bh.game("cake_auf", seats, house_rules)
        self.states: Array = np.zeros(1, self.game.definition.state)
        play.begin(self.game.box, self.states, 0, seats, self.out)
        self.used = 1
        if kind == "setup":
            return
        described: dict[str, Any] = {"players": []}
        for part in told[1:]:
            name, *values = part.split()
            if name in ("round", "turns"):
                described[name] = int(values[0])
            elif name in ("first", "act"):
                described[name] = int(values[0][1:])
            elif name == "mulligans":
                described[name] = [int(value) for value in values]
        for line in lines[1:]:
            key, _, value = line.partition(":")
            if re.fullmatch(r"p\d", key):
                described["players"].append(player(value))
            elif key in ("discard", "deck"):
                described[key] = codes(value)
            else:
                break
            self.used += 1
        self.game.definition.build(self.game.box[0], self.states[0], described)
        if "deck" not in described:
            assert not self.game.definition.problems(self.game.box[0], self.states[0])

    @property
    def s(self) -> Any:
        return self.states[0]

    def run(self) -> None:
        """Play the actions and outcomes that were told; no outcome may be left over or lacking."""
        if self.knowing:  # after a `known` line of this `then`, observers not named know nothing
            assert all(not any(self.s.known[seat]) for seat in range(self.game.seats) if seat not in self.knowing)
            self.knowing = set()
        actions, chances = self.actions, self.chances
        self.actions, self.chances = [], []
        while True:
            if int(self.s.actor) == CHANCE and chances:
                self.advance(self.outcome(chances.pop(0)))
            elif int(self.s.actor) >= 0 and actions:
                action = TABLE.id_of(notation(actions.pop(0)))
                assert action in self.legal()
                self.advance(int(action))
            else:
                break
        assert not actions and not chances, f"left over: {actions} {chances}"

    def advance(self, choice: int) -> None:
        n = play.list_options(self.game.box, self.states, 0, self.out)
        if int(self.s.actor) == CHANCE:
            assert choice < n and self.out[choice] > 0, f"outcome {choice} cannot come"
        play.advance(self.game.box, self.states, 0, choice, self.out)

    def outcome(self, text: str) -> int:
        if re.fullmatch(r"p\d", text):
            return int(text[1:])
        return CODES.index(text) if text in CODES else RECIPES.index(text)

    def legal(self) -> list[int]:
        n = play.list_options(self.game.box, self.states, 0, self.out)
        listed: list[int] = self.out[:n].tolist()
        return listed

    # --- Facts

    def check(self, line: str, key: str, value: str) -> None:
        table = fields_of(self.s)
        if re.match(r"round \d", line):
            self.check_where(line, table)
        elif re.fullmatch(r"p\d", key):
            assert sets(self.player(int(key[1:]), table)) == sets(player(value)), line
        elif key == "discard":
            pile, *sizes = (part.strip() for part in value.split(";"))
            assert Counter(self.cards(table["discard"])) == Counter(codes(pile)), line
            assert sizes[0] == f"deck {sum(table['deck'])}", table["deck"]
            assert sizes[1] == f"pool {table['owner'].count(None)}"
        elif key in ("legal", "not legal"):
            told = [TABLE.id_of(notation(action)) for action in value.split(";")]
            if key == "legal":
                assert sorted(map(str, told)) == sorted(map(str, self.legal())), line
            else:
                assert not set(told) & set(self.legal()), line
        elif key.startswith("known"):
            self.check_known(int(key.split()[1][1:]), value, table)
        elif key.startswith("seen"):
            seen = table["cards"][RECIPES.index(key.split()[1])]
            told_seen = {
                CODES.index(code): {int(seat) for seat in seats.split(",")}
                for code, seats in re.findall(r"(\w+)\{([\d,]*)\}", value)
            }
            assert seen == told_seen, line
        elif key.startswith("unseen"):
            seat = int(key.split()[1][1:])
            assert sum(counted(int(unseen_cards(self.game.box, self.states, 0, seat)))) == int(value)
        elif key == "peek":
            assert {RECIPES[r] for r in table["peek"]} == set(value.split())
        elif key == "final":
            self.check_final(value)
        elif line.startswith("mulligans"):
            assert table["mulligans"] == [int(used) for used in line.split()[1:]]
        else:
            raise AssertionError(f"what is {line!r}?")

    def check_where(self, line: str, table: dict[str, Any]) -> None:
        for part in line.split(","):
            name, value = part.split()
            assert str(table[name]) == value.removeprefix("p"), f"{part}: {table[name]}"
        assert table["chance"] is None

    def player(self, seat: int, table: dict[str, Any]) -> dict[str, Any]:
        s = self.s
        owned = ascending(int(s.mine[seat]))
        return {
            "hand": self.cards(table["hand"][seat]),
            "recipes": {RECIPES[r]: [KINDS[kind] for kind in table["cards"][r]] for r in owned},
            "outages": [RECIPES[r] for r in owned if table["outage"][r]],
            "alarms": [RECIPES[r] for r in owned if table["alarm"][r]],
            "carried": [RECIPES[r] for r in owned if table["carried"][r]],
            "done": {RECIPES[r]: table["finished"][r] for r in ascending(int(s.done[seat]))},
        }

    def cards(self, counts: list[int]) -> list[str]:
        return [KINDS[kind] for kind, count in enumerate(counts) for _ in range(count)]

    def check_known(self, observer: int, value: str, table: dict[str, Any]) -> None:
        """Complete for this observer."""
        self.knowing.add(observer)
        told: dict[int, list[str]] = {}
        for word in value.split():
            if "=" in word:
                target, word = word.split("=")
                told[int(target[1:])] = []
            told[max(told, key=list(told).index)].append(NAME[word])
        for seat in range(self.game.seats):
            assert Counter(self.cards(table["known_hand"][observer][seat])) == Counter(told.get(seat, [])), observer

    def check_final(self, value: str) -> None:
        points, winners, utility = (part.strip() for part in value.split(";"))
        scores, returns = np.zeros(MOST_SEATS, np.int32), np.zeros(MOST_SEATS, np.float64)
        play.score(self.game.box, self.states, 0, scores)
        play.final_returns(self.game.box, self.states, 0, returns)
        seats = self.game.seats
        assert scores[:seats].tolist() == [int(score) for score in points.split()]
        best = [f"p{seat}" for seat in range(seats) if returns[seat] == returns[:seats].max()]
        assert best == winners.split()[1:]
        assert np.allclose(returns[:seats], [float(u) for u in utility.split()[1:]], atol=1e-4)
