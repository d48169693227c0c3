"""Packages whose names are found when they are first used: whoever needs one of them need not wait for all."""

import importlib
from collections.abc import Callable, Mapping
from typing import Any


def found_when_used(package: str, homes: Mapping[str, str]) -> Callable[[str], Any]:
    """The `__getattr__` of a package, from where each of its names lives."""

    def find(name: str) -> Any:
        if name not in homes:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        return getattr(importlib.import_module(homes[name]), name)

    return find
