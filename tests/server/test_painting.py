"""How soon the table is painted: the arithmetic of it."""

import gzip
import sys

import pytest

from bakehouse.errors import MissingExtra
from bakehouse.server.painting import Effort, measure, percentile, sizes


def test_a_percentile_is_a_value_that_was_measured() -> None:
    assert percentile([5.0], 95) == 5.0
    assert percentile([float(n) for n in range(100, 0, -1)], 95) == 95.0
    assert percentile([1.0, 2.0, 3.0, 40.0], 95) == 40.0
    assert percentile([1.0, 2.0, 3.0, 40.0], 50) == 2.0


def test_a_page_is_as_large_as_its_files_and_nothing_grows_by_packing() -> None:
    text, packed = b"butter " * 1000, gzip.compress(b"sugar")
    assert sizes({"/": text, "/font": packed}) == (len(text) + len(packed), len(gzip.compress(text)) + len(packed))
    assert sizes({}) == (0, 0)


def test_without_playwright_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "playwright.sync_api", None)
    with pytest.raises(MissingExtra, match="pip install playwright"):
        measure(["bake_and_sale"], Effort())
