"""The games: ours, one folder each, and those of other packages, found by their entry points.

A package brings a game with an entry point in the group `bakehouse.games`: the name is the game's identifier, the value
`package:GAME`, a `Definition`. Nothing is looked for before somebody asks, so that `import bakehouse` stays quick.
"""

import difflib
import importlib
import warnings
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from bakehouse.errors import BadGame, UnknownName

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from bakehouse.games.definition import Definition

    NAMES: tuple[str, ...]
    """The identifiers of all games that can be played, ours and those of other packages."""

GROUP = "bakehouse.games"
"""The entry points of games from elsewhere."""

OURS = tuple(sorted(path.parent.name for path in Path(__file__).parent.glob("*/components.toml")))
"""The identifiers of the games that come with Bakehouse: every folder with a box in it."""


class LeftOut(UserWarning):
    """A game of another package is not on the shelf, and why."""


def __getattr__(name: str) -> Any:
    if name == "NAMES":
        return names()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


@cache
def names() -> tuple[str, ...]:
    """The identifiers of all games that can be played; those that cannot are left out with a warning."""
    foreign = _loaded()
    for found in foreign.values():
        if isinstance(found, str):
            warnings.warn(f"{found} It is left out.", LeftOut, stacklevel=3)
    for point in _hidden():
        warnings.warn(f"{_whose(point)}: this name is taken. It is left out.", LeftOut, stacklevel=3)
    return tuple(sorted([*OURS, *(name for name, found in foreign.items() if not isinstance(found, str))]))


def find(name: str) -> "Definition":
    """A game by its identifier; hyphens, capitals and spaces do not matter."""
    wanted = identifier(name)
    if wanted in OURS:
        return _definition(wanted)
    if wanted not in _elsewhere():
        near = difflib.get_close_matches(wanted, [*OURS, *_elsewhere()], 1)
        hint = f"did you mean {near[0].replace('_', '-')}?" if near else f"there are {', '.join(spoken(names()))}."
        raise UnknownName(f"There is no game {name!r}; {hint}")
    found = _loaded()[wanted]
    if isinstance(found, str):
        raise BadGame(found)
    return found


def is_game(name: str) -> bool:
    """Whether a game goes by this name; a game of another package is not loaded to find that out."""
    return identifier(name) in (*OURS, *_elsewhere())


def module_of(name: str, part: str) -> ModuleType:
    """A module of a game by its name, such as `table`, which draws it in a terminal."""
    wanted = find(name).id
    package = f"{__name__}.{wanted}" if wanted in OURS else _elsewhere()[wanted].module
    return importlib.import_module(f"{package}.{part}")


def look_again() -> None:
    """Look anew for the games of other packages: one may have been installed meanwhile."""
    importlib.invalidate_caches()
    for found in (names, _points, _elsewhere, _loaded):
        found.cache_clear()


def identifier(name: str) -> str:
    return name.strip().lower().replace("-", "_").replace(" ", "_")


def spoken(names: tuple[str, ...]) -> list[str]:
    """Identifiers as they are written on the command line."""
    return [name.replace("_", "-") for name in names]


# --- Games from elsewhere


def _definition(name: str) -> "Definition":
    definition: Definition = importlib.import_module(f"{__name__}.{name}").GAME
    return definition


@cache
def _points() -> "tuple[EntryPoint, ...]":
    """All entry points of games, those of one name in the order of their packages."""
    from importlib.metadata import entry_points

    return tuple(sorted(entry_points(group=GROUP), key=lambda point: (point.name, _package(point))))


@cache
def _elsewhere() -> "dict[str, EntryPoint]":
    """The games of other packages, not loaded yet; of one name the first, and none with a name of ours."""
    return {point.name: point for point in reversed(_points()) if point.name not in OURS}


def _hidden() -> "list[EntryPoint]":
    """Those whose name another game has."""
    return [point for point in _points() if _elsewhere().get(point.name) is not point]


@cache
def _loaded() -> "dict[str, Definition | str]":
    """Each game of another package, or a sentence that says why it cannot be played.

    Ours are loaded before, and all others in the order of their names: so of two games with the same record it is
    always the same one that finds it taken.
    """
    if _elsewhere():
        for name in OURS:
            _definition(name)
    return {name: _load(point) for name, point in sorted(_elsewhere().items())}


def _load(point: "EntryPoint") -> "Definition | str":
    from bakehouse.games.definition import Definition

    try:
        found = point.load()
    except (Exception, SystemExit) as problem:  # whatever other people's code does, our games go on
        said = " ".join(str(problem).split()).removesuffix(".")
        return f"{_whose(point)}: {type(problem).__name__}{f', {said}' if said else ''}."
    if not isinstance(found, Definition):
        return f"{_whose(point)}: {point.value} is no Definition but of type {type(found).__name__}."
    if found.id != point.name:
        return f"{_whose(point)}: its entry point is called {point.name}, but the game itself {found.id}."
    return found


def _package(point: "EntryPoint") -> str:
    return point.dist.name if point.dist else point.module


def _whose(point: "EntryPoint") -> str:
    return f"The game {point.name!r} of the package {_package(point)} cannot be played"
