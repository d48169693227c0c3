"""What a game's package has to hold, before a single game is played: files, names, numbers, levels, words."""

import ast
import re
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console

from bakehouse.edition import ORIGINS, leaves, read_edition
from bakehouse.errors import BadPosition, BakehouseError
from bakehouse.games import module_of
from bakehouse.games.definition import Definition
from bakehouse.games.game import Game
from bakehouse.kernel.libraries import NOT_COMPILED
from bakehouse.kernel.records import MOST_SEATS, MOST_USES, SHADOWED, field_names
from bakehouse.match import Match
from bakehouse.players import Thinker
from bakehouse.players import find as find_player
from bakehouse.players.naming import SETTINGS
from bakehouse.players.options import read_options
from bakehouse.words.catalogue import FIRST

IDENTIFIER = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
SCREEN = ("GROUPS", "draw", "strip", "aims", "aim_told")
WIDTHS = (60, 80, 120)


def check_package(definition: Definition) -> None:
    """Everything that can be seen without playing; the first broken promise raises an AssertionError."""
    for check in CHECKS:
        for problem in check(definition):
            raise AssertionError(f"{definition.id}: {problem}")


def _names(definition: Definition) -> Iterator[str]:
    seats = definition.seats
    if not IDENTIFIER.fullmatch(definition.id):
        yield "the id of a game is small letters, digits and underscores"
    if not definition.title.strip():
        yield "the game has no title"
    if not 1 <= seats.start < seats.stop <= MOST_SEATS + 1 or seats.step != 1:
        yield f"seats are {seats}, but a game is for 1 to {MOST_SEATS}, without gaps"
    for what, told in (("parts", definition.parts), ("endings", definition.endings)):
        if not told or not all(told) or len(set(told)) < len(told):
            yield f"the {what} are {list(told)}: they need names, each of its own"


def _files(definition: Definition) -> Iterator[str]:
    if not definition.components.is_file():
        yield f"there is no components.toml in {definition.folder}"
    if not (definition.folder / "words" / f"{FIRST}.ftl").is_file():
        yield f"there is no words/{FIRST}.ftl in {definition.folder}: it says in English what the game tells"
    if not definition.rules_text.is_file():
        yield f"there is no rules.md in {definition.folder}"
    elif not re.search(r"^# \S", definition.rules_text.read_text(encoding="utf-8"), re.MULTILINE):
        yield "rules.md has no heading: it is the page that people read, and begins with `# ` and the title"


def _components(definition: Definition) -> Iterator[str]:
    """Every number says where it comes from, and every house rule what its values mean."""
    told = tomllib.loads(definition.components.read_text(encoding="utf-8"))
    for table, meant in (("house_rules", "may be empty"), ("origin", f"says of {', '.join(ORIGINS)} what is so")):
        if table not in told:
            yield f"components.toml has no table [{table}], which {meant}"
            return
    missing = [mark for mark in ORIGINS if mark not in told["origin"]]
    if missing:
        yield f"[origin] in components.toml has no list {', '.join(missing)}"
        return
    edition = read_edition(definition.components, None)
    unknown = [path for path, _ in leaves(edition.tree) if path not in edition.origins]
    if unknown:
        yield f"[origin] in components.toml does not say where {unknown[0]} comes from ({len(unknown)} such values)"
    for rule in edition.house_rules.values():
        if rule.default not in rule.values or len(rule.values) < 2 or not all(rule.values.values()):
            yield f"the house rule {rule.name} needs a default among two or more values, each with what it means"


def _records(definition: Definition) -> Iterator[str]:
    shadowed = SHADOWED.intersection(field_names(definition.state))
    if shadowed:
        yield f"fields {sorted(shadowed)} of the state would read np.record's own attributes"


def _sources(definition: Definition) -> Iterator[str]:
    """Compiled rules do not rest on files that are not looked at when it is decided whether to compile anew."""
    modules = {sys.modules[function.__module__] for function in definition.functions.values()}
    for folder in {Path(module.__file__).parent for module in modules if module.__file__}:
        for file in sorted(folder.glob("*.py")):
            if file.name in NOT_COMPILED or file.name == "__init__.py":
                continue
            named = {f"{name}.py" for name in re.findall(r"\w+", " ".join(_imports(file)))}
            if named & NOT_COMPILED:
                yield f"{file.name} imports {', '.join(sorted(named & NOT_COMPILED))}, which rules may not rest on"


def _imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            own = node.level or not (node.module or "").startswith("bakehouse.") or ".games." in (node.module or "")
            yield f"{node.module or ''} {' '.join(alias.name for alias in node.names)}" if own else ""


def _actions(definition: Definition) -> Iterator[str]:
    """Every action can be written and read, and every counter has a name of its own."""
    table = definition.table
    for action in range(len(table)):
        notation = table.notation(action)
        if table.id_of(notation) != action:
            yield f"the notation {notation!r} of action {action} is also that of action {table.id_of(notation)}"
        if "," in notation or ":" in notation:
            yield f"a record cannot hold the notation {notation!r}: no commas, no colons"
    names = [str(use) for use in definition.uses]
    if len(set(names)) < len(names):
        yield "`used` names a counter twice"
    if len(names) > MOST_USES:
        yield f"`used` names {len(names)} counters; there is room for {MOST_USES}"


def _features(definition: Definition) -> Iterator[str]:
    for seats in definition.seats:
        told = definition.features(seats)
        names = [feature.name for feature in told]
        if len(set(names)) < len(names):
            yield f"features of the same name with {seats} seats"
        for feature in told:
            if feature.length < 1 or not feature.low < feature.high or not feature.meaning:
                yield f"the feature {feature.name} needs a length, a range and a meaning"


def _levels(definition: Definition) -> Iterator[str]:
    """Every level is a player that can be made, and the strongest can give hints."""
    if not definition.levels:
        yield "there are no levels: name at least one player in `levels`"
        return
    for player, settings in definition.settings.items():
        if player not in SETTINGS:
            yield f"`settings` names {player}, which is no player with options; there are {', '.join(SETTINGS)}"
            return
        try:
            read_options(player, SETTINGS[player], "", settings)
        except (BakehouseError, TypeError) as problem:
            yield f"the settings for {player} are wrong: {problem}"
            return
    for level, player in definition.levels.items():
        try:
            strongest = find_player(player, definition.id)
        except BakehouseError as problem:
            yield f"the level {level} is no player: {problem}"
            return
    if not isinstance(strongest, Thinker):
        yield f"the strongest level, {level}, cannot give hints: make it a search"


def _screen(definition: Definition) -> Iterator[str]:
    """The terminal's drawing is there, and its headings name actions that exist."""
    try:
        screen = module_of(definition.id, "table")
    except ImportError as problem:
        yield f"there is no table.py, which draws the game in a terminal ({problem})"
        return
    missing = [name for name in SCREEN if not hasattr(screen, name)]
    if missing:
        yield f"table.py has no {', '.join(missing)}"
        return
    kinds = {kind.name for kind in definition.table.kinds}
    unknown = [kind for group in screen.GROUPS.values() for kind in group if kind not in kinds]
    if unknown:
        yield f"GROUPS in table.py names {', '.join(unknown)}, which are no kinds of action"


def _builder(definition: Definition) -> Iterator[str]:
    """A described position is read, and what it cannot have is refused with a sentence."""
    try:
        Game(definition, definition.seats.start).position(seed=0, chance="manual", no_such_thing=1)
    except BadPosition as problem:
        if "no_such_thing" not in str(problem):
            yield f"`build` refuses an unknown field without naming it: {problem}"
        return
    yield "`build` takes a field that no position has, and says nothing"


def check_screen(match: Match) -> None:
    """The table can be drawn for every seat, on a narrow terminal as on a wide one."""
    screen = module_of(match.game.id, "table")
    for seat in range(match.game.seats):
        for width in WIDTHS:
            drawn = StringIO()
            try:
                console = Console(file=drawn, width=width, force_terminal=False)
                console.print(screen.draw(match, seat, width), screen.strip(match, seat))
            except Exception as problem:
                told = f"{type(problem).__name__}: {problem}"
                raise AssertionError(f"{match.game!r}: table.py cannot draw step {len(match)}: {told}") from problem
            assert drawn.getvalue().strip(), f"{match.game!r}: table.py draws nothing for seat {seat}"


def no_json(value: Any, way: str = "view") -> str:
    """Where something is that JSON cannot hold, and what it is; empty if nothing is."""
    if value is None or isinstance(value, (str, bool)) or type(value) is int:
        return ""
    if type(value) is float:
        return "" if abs(value) < float("inf") else f"{way} is {value}"
    if isinstance(value, Mapping):
        wrong = [key for key in value if type(key) is not str]
        if wrong:
            return f"{way} has the key {wrong[0]!r}, which is no string"
        pairs: Sequence[tuple[Any, Any]] = [(f"{way}.{key}", inner) for key, inner in value.items()]
    elif isinstance(value, (list, tuple)):
        pairs = [(f"{way}[{place}]", inner) for place, inner in enumerate(value)]
    else:
        return f"{way} is a {type(value).__module__}.{type(value).__name__}"
    return next(filter(None, (no_json(inner, inner_way) for inner_way, inner in pairs)), "")


CHECKS: tuple[Callable[[Definition], Iterator[str]], ...] = (
    _names, _files, _components, _records, _sources, _actions, _features, _levels, _screen, _builder,
)  # fmt: skip
