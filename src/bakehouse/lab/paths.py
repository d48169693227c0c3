"""Numbers of a box by their dotted paths, ranges of them, and the editions that they make.

`breads.brioche.hourglasses=2..4` names a number and what it may be. House rules have paths too:
`house_rules.ladder=sum,highest`.
"""

import copy
import difflib
import fnmatch
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bakehouse.edition import Edition, Tree, leaves
from bakehouse.errors import BadEdition, Invalid, UnknownName
from bakehouse.games.definition import Definition
from bakehouse.games.game import Game

HOUSE_RULES = "house_rules"
RANGE = re.compile(r"(-?\d+)\.\.(-?\d+)(?::(\d+))?")
MOST_VALUES = 1000

Value = int | str
Point = dict[str, Value]
"""A value for each of some paths."""


@dataclass(frozen=True)
class Range:
    """A path, and the values that it may have."""

    path: str
    values: tuple[Value, ...]

    @property
    def is_house_rule(self) -> bool:
        return self.path.startswith(f"{HOUSE_RULES}.")

    def __str__(self) -> str:
        return f"{self.path}={','.join(map(str, self.values))}"


class Box:
    """A game before its seats are taken: the components of an edition, which can be changed path by path."""

    def __init__(
        self,
        definition: Definition,
        seats: int,
        house_rules: Mapping[str, str] | None = None,
        edition: str | Path | Mapping[str, Any] | None = None,
    ) -> None:
        self.definition, self.seats = definition, seats
        self.standard = Game(definition, seats, house_rules, edition)
        """The game as it is when nothing is changed."""
        self.values: dict[str, Value] = {
            path: value for path, value in leaves(self.standard.edition.tree) if not path.endswith(".name")
        }
        self.values |= {f"{HOUSE_RULES}.{name}": value for name, value in self.standard.house_rules.items()}

    def game(self, point: Mapping[str, Value]) -> Game:
        """The game with these values; refused in one sentence when its box breaks an invariant."""
        rules = dict(self.standard.house_rules)
        changes: dict[str, Value] = {}
        for path, value in point.items():
            if path.startswith(f"{HOUSE_RULES}."):
                rules[path.partition(".")[2]] = str(value)
            else:
                changes[path] = value
        return Game(self.definition, self.seats, rules, edition_of(self.standard.edition, changes))

    def range(self, text: str) -> Range:
        """What `PATH=VALUES` means; the path must name one value."""
        ranges = self.ranges(text)
        if len(ranges) > 1:
            raise Invalid(f"{text.partition('=')[0]} names {len(ranges)} numbers; here it must name one.")
        return ranges[0]

    def ranges(self, text: str) -> list[Range]:
        """The same for a path with stars, `breads.*.hourglasses=1..4`: each number that it names varies by itself."""
        path, equals, told = (piece.strip() for piece in text.partition("="))
        if not equals or not path or not told:
            raise Invalid(f"A range is written PATH=VALUES, such as breads.brioche.hourglasses=2..4, not {text!r}.")
        values = _values(told, text)
        return [Range(found, self._fitting(found, values)) for found in self.named(path)]

    def named(self, path: str) -> list[str]:
        """The paths of values that are meant."""
        if "*" in path:
            places = [each for each in self.values if _fits(each, path)]
            if places:
                return places
        elif path in self.values:
            return [path]
        raise UnknownName(f"There is no component {path} in {self.standard.title}; {self._hint(path)}")

    def _hint(self, path: str) -> str:
        inside = sorted({each[len(path) + 1 :].split(".")[0] for each in self.values if each.startswith(f"{path}.")})
        if inside:
            return f"{path} holds {', '.join(inside)}."
        near = difflib.get_close_matches(path, self.values, 1, cutoff=0.3)
        return f"the nearest is {near[0]}." if near else "`bakehouse components` lists all."

    def _fitting(self, path: str, values: Sequence[Value]) -> tuple[Value, ...]:
        """Values of the right kind, each of which makes a box that can be played."""
        now = self.values[path]
        for value in values:
            if isinstance(value, int) != isinstance(now, int):
                kind = "a whole number" if isinstance(now, int) else "a word"
                raise Invalid(f"{path} is {kind} ({now}), not {value!r}.")
        problems = {value: self.problem({path: value}) for value in values}
        broken = {value: problem for value, problem in problems.items() if problem}
        if broken:
            value, problem = next(iter(broken.items()))
            possible = [str(each) for each in values if each not in broken]
            others = f"of the range {', '.join(possible)} can be played" if possible else "nothing of the range can"
            raise BadEdition(f"{path} cannot be {value}: {problem} ({others}).")
        return tuple(values)

    def problem(self, point: Mapping[str, Value]) -> str:
        """Why a box with these values cannot be played, as a part of a sentence; empty if it can."""
        try:
            self.game(point)
        except (BadEdition, UnknownName) as problem:
            told = str(problem).removesuffix(".")
            return told.removeprefix("The edition cannot be played: ")
        return ""

    def changed(self, point: Mapping[str, Value]) -> Point:
        """Those of the values that differ from the standard."""
        return {path: value for path, value in point.items() if self.values[path] != value}

    def origin(self, path: str) -> str:
        """Where a number comes from."""
        return self.standard.edition.origins.get(path, "house rule" if path.startswith(HOUSE_RULES) else "unknown")


def _fits(path: str, pattern: str) -> bool:
    return path.count(".") == pattern.count(".") and fnmatch.fnmatchcase(path, pattern)


def _values(told: str, text: str) -> list[Value]:
    whole = RANGE.fullmatch(told)
    if whole:
        first, last, step = int(whole[1]), int(whole[2]), int(whole[3] or 1)
        if first > last or step < 1:
            raise Invalid(
                f"The range {told} of {text.partition('=')[0]} is empty; it goes from the lower to the higher."
            )
        if (last - first) // step >= MOST_VALUES:
            raise Invalid(f"The range {told} of {text.partition('=')[0]} has more than {MOST_VALUES} values.")
        return list(range(first, last + 1, step))
    values: list[Value] = []
    for piece in (piece.strip() for piece in told.split(",")):
        if not piece or ".." in piece:
            raise Invalid(f"Values are written 2..4, 2..10:2 or 2,3,5, not {told!r}.")
        value: Value = int(piece) if re.fullmatch(r"-?\d+", piece) else piece
        if value not in values:
            values.append(value)
    return values


# --- Editions


def edition_of(base: Edition, changes: Mapping[str, Value]) -> Tree:
    """The changes of an edition with some more; a list of which one value changes is named whole, as editions do."""
    named: Tree = copy.deepcopy(base.changes)
    for path, value in changes.items():
        _put(named, base.tree, path.split("."), value)
    return named


def _put(named: Tree, tree: Tree, keys: Sequence[str], value: Value) -> None:
    key, rest = keys[0], keys[1:]
    if not rest:
        named[key] = value
    elif isinstance(tree[key], list):
        inner: Any = copy.deepcopy(named.get(key, tree[key]))
        named[key] = inner
        for place in rest[:-1]:
            inner = inner[int(place)]
        inner[int(rest[-1])] = value
    else:
        _put(named.setdefault(key, {}), tree[key], rest, value)


def edition_text(changes: Tree, remarks: Sequence[str] = ()) -> str:
    """An edition as TOML: one line for each value that differs."""
    lines = [f"# {remark}".rstrip() for remark in remarks]
    lines += [f"{'.'.join(map(_key, path))} = {_toml(value)}" for path, value in _whole_values(changes)]
    return "\n".join(lines) + "\n"


def _whole_values(tree: Mapping[str, Any], above: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    for key, value in tree.items():
        if isinstance(value, Mapping):
            yield from _whole_values(value, (*above, key))
        else:
            yield (*above, key), value


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else json.dumps(key, ensure_ascii=False)


def _toml(value: Any) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_toml, value))}]"
    return json.dumps(value, ensure_ascii=False)
