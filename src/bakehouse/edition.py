"""Components as data: the printed numbers of a game, where they come from, and the editions that change them.

A game's `components.toml` is the standard edition. A person's edition file names only the values that differ.
"""

import difflib
import fnmatch
import hashlib
import json
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from operator import itemgetter
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from bakehouse.errors import BadEdition, BadFile, UnknownName

ORIGINS = ("rulebook", "implied", "public", "reconstructed")
FROM_EDITION = "edition"
NOT_COMPONENTS = ("house_rules", "origin")
TITLE = "edition"
"""The one line of an edition file that is no component: what its maker calls it."""
LONGEST_TITLE = 60

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
    """All that differs from the standard edition of today, as an edition file would name it."""
    origins: Mapping[str, str]
    house_rules: Mapping[str, HouseRule]
    title: str = ""
    told: Tree = field(default_factory=dict)
    """The edition file of a person, as it was told; empty without one."""
    note: str = ""
    """What is to be said of the numbers of an old match, where they are not those of today."""

    @property
    def name(self) -> str:
        return self.title or ("earlier" if self.note else "changed" if self.changes else "standard")


Told = str | Path | Mapping[str, Any] | Edition | None
"""An edition as people tell it: a file, a mapping of the same shape, or one that was read before."""


def read_edition(components: Path, told: Told) -> Edition:
    """The standard components with the changes of an edition file, or of a mapping of the same shape."""
    if isinstance(told, Edition):
        return told
    standard = _standard(components)
    named = _changes(told)
    if not named:
        return standard
    title = _title(named.get(TITLE, ""))
    changes = {key: value for key, value in named.items() if key != TITLE}
    origins = {**standard.origins, **{path: FROM_EDITION for path, _ in leaves(changes)}}
    return Edition(merged(standard.tree, changes), changes, origins, standard.house_rules, title, named)


def parsed_edition(text: str, title: str = "", what: str = "The edition") -> Tree:
    """The text of an edition file as a mapping; a title from elsewhere counts where the text has none."""
    try:
        named = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise BadEdition(f"{what} is not valid TOML: {problem}.") from None
    except RecursionError:
        raise BadEdition(f"{what} is not valid TOML: it is nested too deeply.") from None
    return {TITLE: title, **named} if title and named else named


def own_edition(components: Path, told: Mapping[str, Any], tree: Tree) -> Edition:
    """The edition of an old match, with all of its own numbers, whatever is printed today."""
    try:
        today = read_edition(components, told)
    except BadEdition:
        today = _standard(components)
    if today.tree == tree:
        return today
    changes = difference(_standard(components).tree, tree)
    return Edition(tree, changes, today.origins, today.house_rules, today.title, dict(told), _own(today.tree, tree))


def _own(today: Tree, tree: Tree) -> str:
    """One sentence on numbers that have been corrected since; a corrected name is not worth one."""
    now, then = ({path: value for path, value in leaves(each) if not is_name(path)} for each in (today, tree))
    paths = [path for path in {**then, **now} if then.get(path) != now.get(path)]
    if not paths:
        return ""
    first = f"{paths[0]} was {then.get(paths[0], 'not there')} and is {now.get(paths[0], 'not there')} today"
    others = f", and {len(paths) - 1} more differ" if len(paths) > 1 else ""
    return f"This match has its own numbers and is played with them: {first}{others}."


def difference(base: Tree, tree: Tree) -> Tree:
    """What an edition file has to name to make one tree of the other."""
    named: Tree = {}
    for key, value in tree.items():
        inner = base.get(key)
        if isinstance(inner, dict) and isinstance(value, dict):
            deeper = difference(inner, value)
            named |= {key: deeper} if deeper else {}
        elif key not in base or inner != value:
            named[key] = value
    return named


def digest(tree: Tree, house_rules: Mapping[str, str]) -> str:
    """A short name for what is in a box, house rules included: the same for ever, however the box is stored."""
    numbers = [(path, value) for path, value in leaves(tree) if not is_name(path)]
    return hashlib.sha256(json.dumps([sorted(numbers, key=itemgetter(0)), house_rules]).encode()).hexdigest()[:12]


def is_name(path: str) -> bool:
    """Whether a value is only what a thing is called."""
    return path.endswith(".name")


def _title(told: Any) -> str:
    if not isinstance(told, str) or not told.isprintable() or len(told) > LONGEST_TITLE:
        raise BadEdition(f"The edition's title, {TITLE}, must be a line of at most {LONGEST_TITLE} characters.")
    return " ".join(told.split())


@cache
def _standard(components: Path) -> Edition:
    """The edition that comes with the game; who searches among thousands of boxes does not read it for each."""
    standard = tomllib.loads(components.read_text(encoding="utf-8"))
    house_rules = {name: _house_rule(name, rule) for name, rule in standard["house_rules"].items()}
    tree = {key: value for key, value in standard.items() if key not in NOT_COMPONENTS}
    return Edition(tree, {}, _origins(tree, standard["origin"]), house_rules)


def _changes(told: str | Path | Mapping[str, Any] | None) -> Tree:
    if told is None:
        return {}
    if isinstance(told, Mapping):
        return dict(told)
    try:
        text = Path(told).read_text(encoding="utf-8")
    except OSError as problem:
        raise BadFile(f"The edition {told} cannot be read: {problem.strerror}.") from None
    except UnicodeDecodeError:
        raise BadEdition(f"The edition {told} is not a text file in UTF-8.") from None
    return parsed_edition(text, title_of_file(told), f"The edition {told}")


def title_of_file(file: str | Path) -> str:
    """What an edition is called that does not say so itself."""
    return Path(file).stem.replace("_", " ").replace("-", " ")[:LONGEST_TITLE]


def _house_rule(name: str, rule: Mapping[str, str]) -> HouseRule:
    return HouseRule(name, rule["default"], {value: words for value, words in rule.items() if value != "default"})


def merged(base: Tree, changes: Tree) -> Tree:
    """The base with every named value replaced; tables are merged, lists and values are replaced whole."""
    whole = dict(base)
    for key, value in changes.items():
        inner = whole.get(key)
        whole[key] = merged(inner, value) if isinstance(inner, dict) and isinstance(value, dict) else value
    return whole


def leaves(tree: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every single value with its dotted path; the places of a list count from 0."""
    pairs = tree.items() if isinstance(tree, Mapping) else enumerate(tree)
    for key, value in pairs:
        inner = f"{path}.{key}" if path else str(key)
        if isinstance(value, (Mapping, list)):
            yield from leaves(value, inner)
        else:
            yield inner, value


def named(tree: Mapping[str, Any], place: str) -> Iterator[tuple[str, str]]:
    """Things and their names, where a pattern such as `recipes.*.name` says that names stand."""
    for path, value in leaves(tree):
        if isinstance(value, str) and _fits(path, place):
            yield path.split(".")[place.split(".").index("*")], value


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


_printed: dict[type[Printed], tuple[Tree, Printed]] = {}
"""Of each model the standard components, and what was made of them."""


def checked(model: type[Model], edition: Edition) -> Model:
    """The components as a validated model; the first problem becomes one clear sentence."""
    try:
        made = model.model_validate(_known(edition.tree, *_printed[model]) if model in _printed else edition.tree)
    except ValidationError as problem:
        raise BadEdition(_sentence(problem, edition.tree)) from None
    if not edition.changes:
        _printed[model] = edition.tree, made
    return made


def _known(tree: Any, before: Any, made: Any) -> Any:
    """A tree in which all that is the very same as before is what was made of that: it need not be checked again, only
    whatever has a change in it."""
    if tree is before:
        return made
    if not (isinstance(tree, dict) and isinstance(before, dict) and isinstance(made, Printed | dict)):
        return tree
    inner = made if isinstance(made, dict) else made.__dict__
    return {key: _known(value, before.get(key), inner.get(key)) for key, value in tree.items()}


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
