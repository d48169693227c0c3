"""Components as data: the printed numbers of a game, where they come from, and the editions that change them.

A game's `components.toml` is the standard edition. A person's edition file names only the values that differ.
"""

import difflib
import fnmatch
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from bakehouse.errors import BadEdition, BadFile, UnknownName

ORIGINS = ("rulebook", "implied", "public", "reconstructed")
FROM_EDITION = "edition"
NOT_COMPONENTS = ("house_rules", "origin")

Tree = dict[str, Any]


class Printed(BaseModel):
    """The base of all component models: nothing unknown, nothing silently converted."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


Model = TypeVar("Model", bound=Printed)


@dataclass(frozen=True)
class HouseRule:
    """An option of the table: its values with what each means, the first being the game as printed."""

    name: str
    default: str
    values: Mapping[str, str]


@dataclass(frozen=True)
class Edition:
    """The components of a game after a person's changes."""

    tree: Tree
    changes: Tree
    origins: Mapping[str, str]
    house_rules: Mapping[str, HouseRule]

    @property
    def name(self) -> str:
        return "changed" if self.changes else "standard"


def read_edition(components: Path, changes: str | Path | Mapping[str, Any] | None) -> Edition:
    """The standard components with the changes of an edition file, or of a mapping of the same shape."""
    standard = _standard(components)
    named = _changes(changes)
    if not named:
        return standard
    origins = {**standard.origins, **{path: FROM_EDITION for path, _ in leaves(named)}}
    return Edition(_merged(standard.tree, named), named, origins, standard.house_rules)


@cache
def _standard(components: Path) -> Edition:
    """The edition that comes with the game; who searches among thousands of boxes does not read it for each."""
    standard = tomllib.loads(components.read_text(encoding="utf-8"))
    house_rules = {name: _house_rule(name, rule) for name, rule in standard["house_rules"].items()}
    tree = {key: value for key, value in standard.items() if key not in NOT_COMPONENTS}
    return Edition(tree, {}, _origins(tree, standard["origin"]), house_rules)


def _changes(changes: str | Path | Mapping[str, Any] | None) -> Tree:
    if changes is None:
        return {}
    if isinstance(changes, Mapping):
        return dict(changes)
    try:
        return tomllib.loads(Path(changes).read_text(encoding="utf-8"))
    except OSError as problem:
        raise BadFile(f"The edition {changes} cannot be read: {problem.strerror}.") from None
    except UnicodeDecodeError:
        raise BadEdition(f"The edition {changes} is not a text file in UTF-8.") from None
    except tomllib.TOMLDecodeError as problem:
        raise BadEdition(f"The edition {changes} is not valid TOML: {problem}.") from None


def _house_rule(name: str, rule: Mapping[str, str]) -> HouseRule:
    return HouseRule(name, rule["default"], {value: words for value, words in rule.items() if value != "default"})


def _merged(base: Tree, changes: Tree) -> Tree:
    """The base with every named value replaced; tables are merged, lists and values are replaced whole."""
    merged = dict(base)
    for key, value in changes.items():
        inner = merged.get(key)
        merged[key] = _merged(inner, value) if isinstance(inner, dict) and isinstance(value, dict) else value
    return merged


def leaves(tree: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every single value with its dotted path; the places of a list count from 0."""
    pairs = tree.items() if isinstance(tree, Mapping) else enumerate(tree)
    for key, value in pairs:
        inner = f"{path}.{key}" if path else str(key)
        if isinstance(value, (Mapping, list)):
            yield from leaves(value, inner)
        else:
            yield inner, value


def _origins(tree: Tree, marks: Mapping[str, list[str]]) -> dict[str, str]:
    """The origin of each value; the more exact of two fitting patterns counts."""
    origins: dict[str, str] = {}
    for path, _ in leaves(tree):
        fitting = [(pattern, mark) for mark in ORIGINS for pattern in marks[mark] if _fits(path, pattern)]
        if fitting:
            origins[path] = min(fitting, key=lambda found: found[0].count("*"))[1]
    return origins


def _fits(path: str, pattern: str) -> bool:
    return path.count(".") == pattern.count(".") and fnmatch.fnmatchcase(path, pattern)


def checked(model: type[Model], edition: Edition) -> Model:
    """The components as a validated model; the first problem becomes one clear sentence."""
    try:
        return model.model_validate(edition.tree)
    except ValidationError as problem:
        raise BadEdition(_sentence(problem, edition.tree)) from None


def _sentence(problem: ValidationError, tree: Tree) -> str:
    first = problem.errors(include_url=False)[0]
    if first["loc"][-1:] == ("[key]",):  # an unknown name in a table of names
        path, told = ".".join(map(str, first["loc"][:-1])), first["msg"].removeprefix("Input should be ")
        return f"The edition names {path}, which this game does not have; the last name is one of {told}."
    path = ".".join(str(key) for key in first["loc"])
    if first["type"] == "extra_forbidden":
        siblings: Any = tree
        for key in first["loc"][:-1]:
            siblings = siblings[key]
        known = [str(key) for key in siblings if key != first["loc"][-1]]
        near = difflib.get_close_matches(str(first["loc"][-1]), known, 1)
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(known)}."
        return f"The edition names {path}, which this game does not have; {hint}"
    if first["type"] == "value_error":
        reason = str(first["ctx"]["error"]) if "ctx" in first else first["msg"]
        return f"The edition cannot be played: {f'{path}: ' if path else ''}{reason}."
    told = first["msg"].replace("Input should be", "it must be")
    return f"The edition's {path} is {first['input']!r}; {told[0].lower()}{told[1:]}."


def chosen_house_rules(edition: Edition, chosen: Mapping[str, str]) -> dict[str, str]:
    """Every house rule with its value: the chosen ones, and the default for the rest."""
    for name, value in chosen.items():
        if name not in edition.house_rules:
            known = ", ".join(edition.house_rules) or "none"
            raise UnknownName(f"There is no house rule {name!r}; this game has {known}.")
        values = edition.house_rules[name].values
        if value not in values:
            raise UnknownName(f"The house rule {name} cannot be {value!r}; it is one of {', '.join(values)}.")
    return {name: chosen.get(name, rule.default) for name, rule in edition.house_rules.items()}
