"""The messages, the views and the labels of the games as TypeScript types, for the browser:
`python -m bakehouse.server.typescript` writes them.

They are made from the JSON schema of the models and from the English catalogues, so both sides always mean the same.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

from fluent.syntax import FluentParser, ast
from pydantic import TypeAdapter
from pydantic.json_schema import models_json_schema

from bakehouse.games import OURS, find
from bakehouse.server.messages import KITCHEN_MODELS, WORKSHOP_MODELS, FromBrowser, FromServer

WEB = Path(__file__).parents[3] / "web" / "src"
HEADING = "// Made from {file} by `python -m bakehouse.server.typescript`; do not edit.\n"
FORM = """\
/** What is said, before anybody has said it in a language: `{"form": "finish", "who": 1, "recipe": "mochi"}`. */
export interface Form {
  form: string;
  [key: string]: FormValue;
}
export type FormValue = number | string | Form | FormValue[];
"""
BOARD = "The board in the browser"
"""The heading in a game's catalogue below which the labels of its board stand."""
GLOSSARY = "glossary-"
"""What boards say about things is theirs too."""
SIMPLE = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}

Names = dict[frozenset[str], str]
"""Sets of words that have a name of their own."""


def _members(union: Any) -> tuple[Any, ...]:
    return get_args(get_args(union)[0])


def files() -> Iterator[tuple[Path, str]]:
    """Every generated file, and what has to stand in it; a game without a board of its own in the browser has none."""
    yield WEB / "lib" / "messages.ts", messages()
    yield WEB / "words" / "labels.d.ts", labels(WEB / "words" / "en.ftl")
    for name in OURS:
        folder = WEB / "games" / name
        if folder.is_dir():
            yield folder / "shown.ts", shown(name)
            yield folder / "labels.d.ts", labels(find(name).folder / "words" / "en.ftl", BOARD)


def messages() -> str:
    models = [*_members(FromBrowser), *_members(FromServer), *KITCHEN_MODELS, *WORKSHOP_MODELS]
    _, schema = models_json_schema([(model, "serialization") for model in models], ref_template="{model}")
    types = [_interface(name, told, {}) for name, told in sorted(schema["$defs"].items())]
    unions = [
        f"export type {name} = {' | '.join(member.__name__ for member in _members(union))};"
        for name, union in (("FromBrowser", FromBrowser), ("FromServer", FromServer))
    ]
    return "\n".join([HEADING.format(file="src/bakehouse/server/messages/"), FORM, *types, *unions, ""])


def shown(game: str) -> str:
    """The types of a game's view: what its function `view` says that it returns."""
    view = find(game).view
    table = get_type_hints(view, include_extras=True)["return"]
    said = vars(sys.modules[view.__module__])
    literals = {name: get_args(value) for name, value in sorted(said.items()) if get_origin(value) is Literal}
    schema = TypeAdapter(table).json_schema(ref_template="{model}")
    inner = schema.pop("$defs", {})
    names = {frozenset(words): name for name, words in literals.items()}
    types = [f"export type {name} = {_words(list(words), {})};\n" for name, words in literals.items()]
    types += [_interface(name, told, names) for name, told in [*sorted(inner.items()), (table.__name__, schema)]]
    heading = HEADING.format(file=f"src/bakehouse/games/{game}/view.py")
    return "\n".join([heading, *types])


def labels(catalogue: Path, heading: str | None = None) -> str:
    """The messages of a catalogue, or those below a heading, as members of the interface `Labels` that all share."""
    file = catalogue.relative_to(WEB.parents[1]).as_posix()
    told = [f"  {json.dumps(name)}: string;" for name in label_names(catalogue, heading)]
    return "\n".join([HEADING.format(file=file), "interface Labels {", *told, "}", ""])


def label_names(catalogue: Path, heading: str | None = None) -> list[str]:
    names, below = [], heading is None
    for entry in FluentParser().parse(catalogue.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.GroupComment):
            below = heading in (None, entry.content)
        elif isinstance(entry, ast.Message) and (below or entry.id.name.startswith(GLOSSARY)):
            names.append(entry.id.name)
    return names


def _interface(name: str, schema: dict[str, Any], names: Names) -> str:
    if schema.get("type") != "object":
        return f"export type {name} = {_type(schema, names)};\n"
    lines = [f"export interface {name} {{"]
    if schema.get("description"):
        lines.insert(0, _comment(schema["description"]))
    lines += [f"  {field}: {_type(told, names)};" for field, told in schema.get("properties", {}).items()]
    return "\n".join([*lines, "}\n"])


def _comment(text: str) -> str:
    lines = text.split("\n")
    return (
        f"/** {lines[0]} */"
        if len(lines) == 1
        else "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"])
    )


def _type(schema: dict[str, Any], names: Names) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return _words(schema["enum"], names)
    if "anyOf" in schema:
        return " | ".join(_type(option, names) for option in schema["anyOf"])
    if "form" in schema.get("properties", {}):
        return "Form"
    kind = schema.get("type")
    if kind == "array":
        inner = _type(schema["items"], names)
        if "maxItems" in schema and schema["maxItems"] == schema.get("minItems"):
            return f"[{', '.join([inner] * schema['maxItems'])}]"
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        keys = _words(schema["propertyNames"]["enum"], names) if "propertyNames" in schema else "string"
        record = f"Record<{keys}, {_type(values, names) if isinstance(values, dict) else 'unknown'}>"
        return f"Partial<{record}>" if schema.get("partial") else record
    return SIMPLE.get(str(kind), "unknown")


def _words(words: list[str], names: Names) -> str:
    return names.get(frozenset(words)) or " | ".join(json.dumps(word) for word in words)


def main() -> None:
    for path, source in files():
        path.write_text(source, encoding="utf-8")


if __name__ == "__main__":
    main()
