"""Options in a player's name: `search:sims=2000,trees=2`."""

import dataclasses
import difflib
import re
from collections.abc import Iterable, Mapping
from typing import Any

from bakehouse.errors import Invalid, UnknownName

WHOLE = re.compile(r"-?[0-9]{1,18}")
SECONDS = re.compile(r"(?P<number>\d+(\.\d+)?|\.\d+)(?P<unit>ms|s|)")


def option(default: Any, least: Any, most: Any, **more: Any) -> Any:
    """A field that can be set in a player's name, and its range."""
    return dataclasses.field(default=default, metadata={"range": (least, most), **more})


def one_of(default: str, choices: Iterable[str]) -> Any:
    """A field that is one of a few words."""
    return dataclasses.field(default=default, metadata={"choices": tuple(choices)})


def path() -> Any:
    """A field that is the path of a file; empty if none is told."""
    return dataclasses.field(default="", metadata={"text": True})


def word() -> Any:
    """A field that is a name whose meaning depends on the game; empty if none is told."""
    return dataclasses.field(default="", metadata={"text": True})


def read_options(kind: str, settings: type[Any], told: str, defaults: Mapping[str, Any]) -> Any:
    """The settings that are meant by what is written after a player's name."""
    fields = {field.name: field for field in dataclasses.fields(settings)}
    chosen = dict(defaults)
    for written in filter(None, (part.strip() for part in told.split(","))):
        name, equals, value = (part.strip() for part in written.partition("="))
        if not equals:
            example = f"{kind}:{next(iter(fields))}=8"
            raise Invalid(f"An option of {kind} is written name=value, such as {example}, not {written!r}.")
        if name not in fields:
            raise UnknownName(f"The player {kind} has no option {name!r}; {nearest(name, fields, fields)}")
        chosen[name] = _value(f"{kind}:{name}", value, fields[name].metadata)
    return settings(**chosen)


def nearest(told: str, known: Iterable[str], listed: Iterable[str]) -> str:
    """`did you mean greedy?`, or all there are."""
    near = difflib.get_close_matches(told, list(known), 1)
    return f"did you mean {near[0]}?" if near else f"there are {', '.join(listed)}."


def _value(label: str, text: str, allowed: Mapping[str, Any]) -> float | int | str:
    if "text" in allowed:
        return text
    if "choices" in allowed:
        if text not in allowed["choices"]:
            raise Invalid(f"{label} is one of {', '.join(allowed['choices'])}, not {text!r}.")
        return text
    least, most = allowed["range"]
    if allowed.get("seconds"):
        value, meant = _seconds(text), f"a time from {least:g}s to {most:g}s, such as 1s or 500ms"
    elif isinstance(least, int):
        value = int(text) if WHOLE.fullmatch(text) else None
        meant = f"a whole number from {least} to {most}"
    else:
        value, meant = _number(text), f"a number from {least:g} to {most:g}"
    if value is None or not least <= value <= most:
        raise Invalid(f"{label} is {meant}, not {text!r}.")
    return value


def _seconds(text: str) -> float | None:
    found = SECONDS.fullmatch(text)
    return float(found["number"]) / (1000 if found["unit"] == "ms" else 1) if found else None


def _number(text: str) -> float | None:
    try:
        return float(text)
    except ValueError:
        return None
