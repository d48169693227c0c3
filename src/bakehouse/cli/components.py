"""`bakehouse components`: everything that is printed in a box, and where each number comes from."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich import box as borders
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bakehouse.cli.screen import new_console
from bakehouse.edition import Edition, Tree, leaves
from bakehouse.games.game import game as make_game

MARKS = {
    "rulebook": ("R", "green", "stated in the rulebook"),
    "implied": ("I", "cyan", "implied by the rulebook"),
    "public": ("P", "blue", "from another public source"),
    "reconstructed": ("D", "yellow", "our reconstruction: the printed number is not known to us"),
    "edition": ("E", "magenta", "changed by your edition"),
}
UNKNOWN = ("?", "red", "of unknown origin")
NAME = "name"


def components(name: str, edition: Path | None = None) -> None:
    """Tables of all components, then the house rules."""
    game = make_game(name, edition=edition)
    console = new_console()
    console.print(Text(f"{game.title}: {game.edition.name} edition, box {game.digest}", "bold"))
    console.print(_legend(game.edition))
    shown = Components(game.edition)
    for table in shown.tables():
        console.print(table)
    _tell_house_rules(console, game.edition)


def _legend(edition: Edition) -> Text:
    used = set(edition.origins.values())
    told = Text("Where a number comes from: ")
    lines = [
        Text().append(f"[{letter}]", f"bold {ink}").append(f" {words}")
        for origin, (letter, ink, words) in MARKS.items()
        if origin in used
    ]
    return told.append_text(Text("; ").join(lines)).append(".\n")


class Components:
    """The tree of an edition as tables: a section whose entries are alike becomes one table with a row for each."""

    def __init__(self, edition: Edition) -> None:
        self.tree, self.origins = edition.tree, edition.origins
        self.names = _printed_names(edition.tree)

    def tables(self) -> list[RenderableType]:
        single = {key: value for key, value in self.tree.items() if not isinstance(value, Mapping)}
        tables = [self._list("General", single, "")] if single else []
        for key, section in self.tree.items():
            if isinstance(section, dict):
                tables += self._section(_spoken(key).capitalize(), section, key)
        return tables

    def _section(self, title: str, section: Tree, path: str) -> list[RenderableType]:
        inner = {key: value for key, value in section.items() if isinstance(value, dict)}
        if inner and len(inner) == len(section):
            return [self._rows(title, section, path)]
        own = {key: value for key, value in section.items() if key not in inner}
        tables = [self._list(title, own, path)] if own else []
        for key, value in inner.items():
            tables += self._section(f"{title}: {_spoken(key)}", value, f"{path}.{key}")
        return tables

    def _list(self, title: str, section: Tree, path: str) -> RenderableType:
        """One value, or one list of values, a line."""
        table = Table.grid(padding=(0, 3, 0, 0))
        for key, value in section.items():
            inner = f"{path}.{key}" if path else key
            label = _spoken(key) if isinstance(value, str) else self.names.get(key, _spoken(key))
            table.add_row(Text(label), self._cell(value, inner))
        return _titled(title, table)

    def _rows(self, title: str, section: Tree, path: str) -> RenderableType:
        """One entry a line: a column for what most of them have, the rest told in a last one."""
        counts: dict[str, int] = {}
        for entry in section.values():
            for key in entry:
                counts[key] = counts.get(key, 0) + 1
        common = [key for key, count in counts.items() if key != NAME and count * 2 >= len(section)]
        rest = [key for key in counts if key != NAME and key not in common]
        table = Table(
            box=borders.SIMPLE_HEAD, pad_edge=False, show_edge=False, header_style="dim", padding=(0, 2, 0, 0)
        )
        table.add_column("", no_wrap=True)
        for key in common:
            table.add_column(_spoken(key).capitalize())
        if rest:
            table.add_column("Further")
        for key, entry in section.items():
            inner = f"{path}.{key}"
            cells = [self._cell(entry[column], f"{inner}.{column}") if column in entry else Text() for column in common]
            further = [
                Text(f"{_spoken(column)} ").append_text(self._cell(entry[column], f"{inner}.{column}"))
                for column in rest if column in entry
            ]  # fmt: skip
            table.add_row(self._title_of(key, entry, inner), *cells, *([Text(", ").join(further)] if rest else []))
        return _titled(title, table)

    def _title_of(self, key: str, entry: Tree, path: str) -> Text:
        title = Text(self.names.get(key, _spoken(key).capitalize()), "bold")
        if NAME in entry and self.origins.get(f"{path}.{NAME}") == "edition":
            title.append_text(self._mark(f"{path}.{NAME}"))
        return title

    def _cell(self, value: Any, path: str) -> Text:
        """A value with its mark; several values of one origin share it."""
        if not isinstance(value, Mapping | list):
            return Text(self._word(value)).append_text(self._mark(path))
        if isinstance(value, Mapping):
            parts = [(f"{amount} {self._word(key)}", f"{path}.{key}") for key, amount in value.items()]
        else:
            parts = [(self._word(item), f"{path}.{place}") for place, item in enumerate(value)]
        origins = {self.origins.get(inner) for _, inner in parts}
        separator = ", " if isinstance(value, Mapping) or any(isinstance(item, str) for item in value) else " / "
        if len(origins) == 1:
            return Text(separator.join(told for told, _ in parts)).append_text(self._mark(parts[0][1]))
        return Text(separator).join(Text(told).append_text(self._mark(inner)) for told, inner in parts)

    def _word(self, value: Any) -> str:
        return self.names.get(value, _spoken(value)) if isinstance(value, str) else str(value)

    def _mark(self, path: str) -> Text:
        letter, ink, _ = MARKS.get(self.origins.get(path, ""), UNKNOWN)
        return Text().append(f"[{letter}]", f"bold {ink}")


def _printed_names(tree: Tree) -> dict[str, str]:
    """Identifiers with the names that are printed for them."""
    names = {}
    for path, value in leaves(tree):
        keys = path.split(".")
        if isinstance(value, str) and keys[-1] == NAME:
            names[keys[-2]] = value
        elif isinstance(value, str) and len(keys) == 2 and not keys[-1].isdecimal():
            names[keys[-1]] = value
    return names


def _titled(title: str, table: Table) -> RenderableType:
    return Group(Text(title, "bold underline"), Padding(table, (0, 0, 1, 2)))


def _spoken(key: str) -> str:
    return key.replace("_", " ")


def _tell_house_rules(console: Console, edition: Edition) -> None:
    table = Table.grid(padding=(0, 3, 0, 0))
    for rule in edition.house_rules.values():
        for value, words in rule.values.items():
            usual = " (the usual way)" if value == rule.default else ""
            table.add_row(Text(f"{rule.name}={value}", "bold cyan"), Text(f"{words}{usual}"))
    console.print(_titled("House rules", table))
