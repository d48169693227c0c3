"""The messages as TypeScript types, for the browser: `python -m bakehouse.server.typescript` writes them.

They are made from the JSON schema of the models, so both sides always mean the same.
"""

import json
from pathlib import Path
from typing import Any, get_args

from pydantic.json_schema import models_json_schema

from bakehouse.server.messages import HTTP_MODELS, FromBrowser, FromServer

PLACE = Path(__file__).parents[3] / "web" / "src" / "lib" / "messages.ts"
HEADING = """// Made from src/bakehouse/server/messages.py by `python -m bakehouse.server.typescript`; do not edit.
"""
SIMPLE = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def _members(union: Any) -> tuple[Any, ...]:
    return get_args(get_args(union)[0])


def source() -> str:
    """The whole file."""
    models = [*_members(FromBrowser), *_members(FromServer), *HTTP_MODELS]
    _, schema = models_json_schema([(model, "serialization") for model in models], ref_template="{model}")
    types = [_interface(name, told) for name, told in sorted(schema["$defs"].items())]
    unions = [
        f"export type {name} = {' | '.join(member.__name__ for member in _members(union))};"
        for name, union in (("FromBrowser", FromBrowser), ("FromServer", FromServer))
    ]
    return "\n".join([HEADING, *types, *unions, ""])


def _interface(name: str, schema: dict[str, Any]) -> str:
    if schema.get("type") != "object":
        return f"export type {name} = {_type(schema)};\n"
    lines = [f"export interface {name} {{"]
    if schema.get("description"):
        lines.insert(0, _comment(schema["description"]))
    lines += [f"  {field}: {_type(told)};" for field, told in schema.get("properties", {}).items()]
    return "\n".join([*lines, "}\n"])


def _comment(text: str) -> str:
    lines = text.split("\n")
    return (
        f"/** {lines[0]} */"
        if len(lines) == 1
        else "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"])
    )


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(_type(option) for option in schema["anyOf"])
    kind = schema.get("type")
    if kind == "array":
        inner = _type(schema["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>"
    return SIMPLE.get(str(kind), "unknown")


def main() -> None:
    PLACE.parent.mkdir(parents=True, exist_ok=True)
    PLACE.write_text(source(), encoding="utf-8")


if __name__ == "__main__":
    main()
