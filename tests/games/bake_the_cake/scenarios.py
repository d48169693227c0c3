"""Scenarios: a position, actions by name, and exact facts, written as in tests/data/scenarios/bake_the_cake.txt."""

import re
import textwrap
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

import bakehouse as bh
from bakehouse.games.bake_the_cake.actions import TABLE
from bakehouse.games.bake_the_cake.state import COLOURS, INGREDIENTS, LETTERS, RECIPES
from bakehouse.match import Match

FILE = Path(__file__).parents[2] / "data/scenarios/bake_the_cake.txt"
SEAT = {letter: COLOURS[place] for place, letter in enumerate(LETTERS)}
VOTES = {"0": "first", "1": "second"}
STRINGS = {"true": "on", "false": "off"}


@dataclass
class Scenario:
    name: str
    title: str
    lines: list[tuple[str, str]] = field(default_factory=list)


def read() -> list[Scenario]:
    """All scenarios of the file."""
    return parse(FILE.read_text(encoding="utf-8"))


def parse(text: str) -> list[Scenario]:
    found: list[Scenario] = []
    for line in text.splitlines():
        if line.startswith("#") or not line.strip():
            continue
        header = re.fullmatch(r"\[(\w+)\] (.*)", line)
        if header:
            found.append(Scenario(header[1], header[2]))
        elif line.startswith("    "):
            key, value = found[-1].lines[-1]
            found[-1].lines[-1] = (key, f"{value} {line.strip()}")
        else:
            key, _, value = line.partition(":")
            found[-1].lines.append((key, value.strip()))
    return found


def holds(text: str) -> Match:
    """Play one scenario that stands in a test, and check every fact of it; returns the match where it ends."""
    (scenario,) = parse("[here] in the test\n" + textwrap.dedent(text))
    return run(scenario)


def run(scenario: Scenario) -> Match:
    """Play a scenario and check every fact of it."""
    match = begin(scenario.lines)
    for key, value in scenario.lines:
        if key == "do":
            for action in value.split(";"):
                match.play(*ids(action))
        elif key.startswith("  "):
            check(match, key.strip(), value, f"{scenario.name}: {key.strip()}: {value}")
    return match


def begin(lines: list[tuple[str, str]]) -> Match:
    """The match of the first lines: `setup` or `given`, then what lies where."""
    first, told = lines[0]
    settings = [setting.split() for setting in told.split(";")]
    bakers = next(int(words[1]) for words in settings if words[0] == "bakers")
    options = dict(words[1].split("=") for words in settings if words[0] == "option")
    game = bh.game("bake_the_cake", bakers, {name: STRINGS.get(value, value) for name, value in options.items()})
    given = {words[0]: words[1:] for words in settings}
    extra = [tool for tool in given.get("extra", []) if tool != "-"]
    start = SEAT[given.get("start", ["R"])[0]]
    if first == "setup":
        match = game.new(seed=0, chance="manual")
        for outcome in [*(f"tool {tool}" for tool in extra), f"start {start}"]:
            match.play(outcome)
        return match
    act = given.get("act", ["R1"])[0]
    described: dict[str, Any] = {"extra": extra, "start": start, "act": SEAT[act[0]], "thing": int(act[1])}
    for key, value in lines[1:]:
        if key in ("do", "then"):
            break
        describe(described, key, value)
    return game.position(seed=0, **described)


def describe(described: dict[str, Any], key: str, value: str) -> None:
    name, _, whose = key.partition(" ")
    if name == "plates":
        described["plates"] = tokens(value)
    elif name == "recipes":
        described["recipes"] = recipes(value)
    elif name == "tray":
        described.setdefault("trays", {})[SEAT[whose]] = cake(value)
    elif name == "eaten":
        described.setdefault("eaten", {})[SEAT[whose]] = tokens(value)
    elif name in ("finished", "thrown"):
        described[name] = [SEAT[letter] for letter in value.split() if letter != "-"]
    else:
        raise ValueError(f"unknown line {key}")


def tokens(told: str) -> dict[str, str]:
    """`butter/G egg/R` by kind."""
    return {token[:-2]: SEAT[token[-1]] for token in told.split() if token != "-"}


def recipes(told: str) -> dict[str, Any]:
    """`cold_layer{R, bench: butter/G*R, egg/B*B} ...` by recipe."""
    found = {}
    for name, owner, tool, slots in re.findall(r"(\w+)\{(\w), (\w+): ([^}]*)\}", told):
        laid = [re.fullmatch(r"(\w+)/(\w)\*(\w)", slot.strip()) for slot in slots.split(",")]
        filled = {slot[1]: [SEAT[slot[2]], SEAT[slot[3]]] for slot in laid if slot}
        assert len(filled) == len(laid), told
        found[name] = {"owner": SEAT[owner], "tool": tool, "slots": filled}
    return found


def cake(told: str) -> list[list[Any]]:
    """`cold_layer(almonds/Y butter/G chocolate/B; B), ...` as parts from below."""
    return [
        [recipe, list(tokens(laid).values()), SEAT[assistant]]
        for recipe, laid, assistant in re.findall(r"(\w+)\(([^;)]*); *(\w)\)", told)
    ]


def ids(told: str) -> list[int]:
    """The ids of `ADD warm_layer egg mixer|stove`: one for each choice."""
    kind, *words = told.split()
    found = []
    for choice in product(*(word.split("|") for word in words)):
        notation = " ".join([kind, *(SEAT.get(word, VOTES.get(word, word)) for word in choice)])
        action = TABLE.id_of(notation)
        assert action is not None, notation
        found.append(action)
    return found


def listed(told: str) -> list[int]:
    return sorted(action for part in told.split(";") if part.strip() != "none" for action in ids(part))


def by_seat(told: str) -> dict[str, str]:
    """`R1 B- G2/3` by letter."""
    return {word[0]: word[1:] for word in told.split()}


def legal(match: Match) -> list[int]:
    return [action.id for action in match.legal()] if not match.over else []


def check(match: Match, key: str, value: str, why: str) -> None:
    """One fact."""
    name, _, what = key.partition(" ")
    if name in ("legal", "also", "not", "id"):
        check_actions(match, name, what, value, why)
    elif name in ("act", "vote", "end"):
        check_phase(match, name, value, why)
    elif name in ("scores", "ranks", "utility", "points", "sums", "cups"):
        check_result(match, name, what, value, why)
    else:
        check_table(match, name, what, value, why)


def check_actions(match: Match, name: str, what: str, value: str, why: str) -> None:
    ordered = legal(match)
    assert ordered == sorted(set(ordered)), why
    if name == "id":
        told, _, number = value.partition("=")
        assert ids(told) == [int(number)], why
    elif name == "also":
        assert set(listed(value)) <= set(ordered), why
    elif name == "not":
        assert not set(listed(value)) & set(ordered), why
    elif what == "count":
        assert len(ordered) == int(value), why
    elif what == "BUY" and value.isdecimal():
        assert sum(TABLE.kind(action).name == "BUY" for action in ordered) == int(value), why
    elif what == "other":
        assert [action for action in ordered if TABLE.kind(action).name != "BUY"] == listed(value), why
    elif what:
        assert [action for action in ordered if TABLE.kind(action).name.startswith(what)] == listed(value), why
    else:
        assert ordered == listed(value), why


def check_phase(match: Match, name: str, value: str, why: str) -> None:
    table = match.view()["table"]
    if name == "end":
        assert match.over and match.ending == value and table["phase"] == "over", why
    else:
        assert LETTERS[match.actor] == value[0], why
        phase = ("play", int(value[1])) if name == "act" else ("vote", 0)
        assert (table["phase"], table["thing"]) == phase, why


def check_result(match: Match, name: str, what: str, value: str, why: str) -> None:
    told = by_seat(value)
    assert list(told) == list(LETTERS[: match.game.seats]), why
    bakers = match.view()["table"]["bakers"]
    if name == "scores":
        assert match.scores() == [int(score) for score in told.values()], why
    elif name == "ranks":
        returns = match.returns()
        assert [1 + sum(other > mine for other in returns) for mine in returns] == list(map(int, told.values())), why
    elif name == "utility":
        for mine, expected in zip(match.returns(), told.values(), strict=True):
            assert abs(mine - Fraction(expected)) < 1e-12, why
    elif name == "cups":
        expected_cups = [None if cup == "-" else int(cup) for cup in told.values()]
        assert [baker["cup"] for baker in bakers] == expected_cups, why
    else:
        trays = bakers if name == "sums" else [bakers[LETTERS.index(what)]]
        points = [sum(tray["points_here"][COLOURS[seat]] for tray in trays) for seat in range(match.game.seats)]
        assert points == list(map(int, told.values())), why


def check_table(match: Match, name: str, what: str, value: str, why: str) -> None:
    table = match.view()["table"]
    bakers = table["bakers"]
    shown: Any
    expected: Any
    if name == "free":
        shown = {tool: count["free"] for tool, count in table["tools"].items()}
        expected = {tool: int(count) for tool, count in (pair.split() for pair in value.split(","))}
    elif name == "hands":
        shown, expected = numbers(baker["hand"] for baker in bakers), by_seat(value)
    elif name == "store":
        shown, expected = numbers(table["store"][what].values()), by_seat(value)
    elif name == "plates":
        shown = {kind: colour for kind, colour in table["plates"].items() if colour}
        expected = tokens(value)
    elif name == "recipes":
        shown, expected = described_recipes(table), recipes(value)
    elif name == "tray":
        parts = bakers[LETTERS.index(what)]["tray"]
        shown = [[part["recipe"], part["colours"], part["assistant"]] for part in parts]
        expected = cake(value)
    elif name == "eaten" and what:
        shown, expected = bakers[LETTERS.index(what)]["eaten"], tokens(value)
    elif name == "eaten":
        shown, expected = numbers(len(baker["eaten"]) for baker in bakers), by_seat(value)
    elif name == "thrown":
        shown, expected = [baker["colour"] for baker in bakers if baker["thrown"]], seats(value)
    elif name == "finished":
        shown, expected = table["finished"], seats(value)
    else:
        raise ValueError(f"unknown fact {name}")
    assert shown == expected, f"{why}, but {shown}"


def numbers(counts: Any) -> dict[str, str]:
    return {LETTERS[seat]: str(count) for seat, count in enumerate(counts)}


def seats(told: str) -> list[str]:
    return [SEAT[letter] for letter in told.split() if letter != "-"]


def described_recipes(table: dict[str, Any]) -> dict[str, Any]:
    """The recipes of a view as `recipes` reads them."""
    assert [card["id"] for card in table["recipes"]] == list(RECIPES)
    assert all(slot["ingredient"] in INGREDIENTS for card in table["recipes"] for slot in card["slots"])
    return {
        card["id"]: {
            "owner": card["owner"],
            "tool": card["tool"],
            "slots": {
                slot["ingredient"]: [slot["colour"], slot["assistant"]] for slot in card["slots"] if slot["colour"]
            },
        }
        for card in table["recipes"]
        if card["owner"]
    }
