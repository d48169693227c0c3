"""Which variants of a test run every time."""

from collections.abc import Sequence
from typing import Any

import pytest


def spread(variants: Sequence[Any], most: int) -> list[Any]:
    """In `make test` so many of them, evenly spread; `make test-all` runs the others too, for they are slow."""
    every_time = {place * len(variants) // most for place in range(most)}
    return [
        variant
        if place in every_time
        else pytest.param(*(variant if isinstance(variant, tuple) else [variant]), marks=pytest.mark.slow)
        for place, variant in enumerate(variants)
    ]
