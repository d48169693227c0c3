"""Players by name, everywhere the same: `random`, `search:time=1s`, `master`, `my_module:MyPlayer`."""

import importlib
import importlib.util
import inspect
import re
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from bakehouse.errors import Invalid, UnknownName
from bakehouse.games import find as find_game
from bakehouse.games.definition import Definition
from bakehouse.games.game import Game
from bakehouse.players.flat import Flat, FlatSettings
from bakehouse.players.manners import Manners
from bakehouse.players.options import nearest, read_options
from bakehouse.players.planner import Manner, Planner
from bakehouse.players.policy import PolicyPlayer, PolicySettings
from bakehouse.players.search import Foresight, ForesightSettings, Search, SearchSettings
from bakehouse.players.sight import Sight, SightSettings
from bakehouse.players.simple import Greedy, Random
from bakehouse.players.turn import Player, Thinker

BUILT_IN: dict[str, Callable[..., Player]] = {
    "random": Random,
    "greedy": Greedy,
    "search": Search,
    "plan": Planner,
    "flat": Flat,
    "sight": Sight,
    "foresight": Foresight,
    "policy": PolicyPlayer,
}
SETTINGS: dict[str, type[Any]] = {
    "search": SearchSettings,
    "plan": Manner,
    "flat": FlatSettings,
    "sight": SightSettings,
    "foresight": ForesightSettings,
    "policy": PolicySettings,
}
"""The options of those players that have some."""

STYLE = "style="
OWN = re.compile(r"(?P<module>[\w./\\-]+):(?P<kind>[A-Za-z_]\w*)")


def levels(game: str) -> tuple[str, ...]:
    """The levels of a game, from the gentlest to the strongest."""
    return tuple(find_game(game).levels)


def is_program(name: str, game: str) -> bool:
    """Whether a name means a program, and not a person."""
    return name.partition(":")[0] in (*BUILT_IN, *levels(game)) or OWN.fullmatch(name) is not None


def meant(name: str, game: str) -> str:
    """The player that a level stands for, or a level in character (`baker:spoiler`); others stand for themselves."""
    return _meant(name, find_game(game))


def _meant(name: str, definition: Definition) -> str:
    level, colon, character = name.partition(":")
    if not colon or level not in definition.levels:
        return definition.levels.get(name, name)
    player = definition.levels[level]
    kind, _, told = player.partition(":")
    if not issubclass(SETTINGS.get(kind, object), Manners):
        raise Invalid(f"The {level} of {definition.title} plays in no character; write it as {level}, not {name!r}.")
    kept = [option for option in told.split(",") if option and not option.startswith(STYLE)]
    return f"{kind}:{','.join([*kept, STYLE + character])}"


def find(name: str, game: str | Game) -> Player:
    """A player of a game by its name: a built-in one with its options, a level of the game, or a class of one's own."""
    definition = find_game(game) if isinstance(game, str) else game.definition
    name = _meant(name, definition)
    kind, colon, told = name.partition(":")
    if kind in BUILT_IN:
        if kind in SETTINGS:
            settings = read_options(kind, SETTINGS[kind], told, definition.settings.get(kind, {}))
            if isinstance(settings, Manners):
                settings.check(definition)
            return BUILT_IN[kind](settings)
        if colon:
            raise Invalid(f"The player {kind} has no options; write it as {kind}, not {name!r}.")
        return BUILT_IN[kind]()
    own = OWN.fullmatch(name)
    if own:
        return _own(own["module"], own["kind"])
    known = [*BUILT_IN, *definition.levels]
    raise UnknownName(f"There is no player {name!r}; {nearest(kind, known, [*known, 'module:Class'])}")


def adviser(game: str) -> Thinker:
    """The strongest level of a game, which can say why: whoever needs a hint asks it."""
    strongest = find(levels(game)[-1], game)
    if not isinstance(strongest, Thinker):
        raise TypeError(f"the strongest level of {game} cannot explain itself")
    return strongest


# --- Players of one's own


def _own(module: str, kind: str) -> Player:
    """An instance of the class `kind` from a module that can be imported, or from a file."""
    label = f"{module}:{kind}"
    found = getattr(_module(module, label), kind, None)
    if found is None:
        raise UnknownName(f"There is no class {kind!r} in {module}, so {label!r} is no player.")
    if not inspect.isclass(found) or not callable(getattr(found, "choose", None)):
        raise Invalid(f"{label!r} is no player: it should be a class with a method choose(turn).")
    try:
        return cast(Player, found())
    except Exception as problem:
        raise Invalid(f"The player {label!r} cannot be made: {one_line(problem)}.") from None


def _module(name: str, label: str) -> ModuleType:
    file = Path(name)
    try:
        if file.suffix == ".py" or file.parent != Path("."):
            return _from_file(file)
        return _from_here(name)
    except (ImportError, OSError):
        raise UnknownName(f"The module of the player {label!r} was not found: {name} cannot be imported.") from None
    except Exception as problem:
        raise Invalid(f"The module of the player {label!r} cannot be imported: {one_line(problem)}.") from None


def _from_here(name: str) -> ModuleType:
    """A module that is installed or lies in the folder where the command was given."""
    here = str(Path.cwd())
    sys.path.insert(0, here)
    try:
        return importlib.import_module(name)
    finally:
        sys.path.remove(here)


def _from_file(file: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(file.stem, file)
    if spec is None or spec.loader is None:
        raise ImportError(str(file))
    module = importlib.util.module_from_spec(spec)
    sys.modules[file.stem] = module  # dataclasses and pickles look there
    spec.loader.exec_module(module)
    return module


def one_line(problem: BaseException) -> str:
    """What an exception says, as a part of a sentence."""
    said = " ".join(str(problem).split()).removesuffix(".")
    return f"{type(problem).__name__}: {said}" if said else type(problem).__name__
