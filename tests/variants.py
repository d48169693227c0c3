"""Which variants of a test run every time."""

from collections.abc import Sequence
from typing import Any

import pytest


def spread(variants: Sequence[Any], most: int) -> list[Any]:
    """In `make test` so many of them, evenly spread; `make test-all` runs the others too, for they are slow.

    A tuple is the values of several parameters."""
    every_time = {place * len(variants) // most for place in range(most)}
    return [
        pytest.param(
            *(variant if isinstance(variant, tuple) else [variant]),
            marks=() if place in every_time else pytest.mark.slow,
        )
        for place, variant in enumerate(variants)
    ]
