"""How soon the table is painted: that a real browser is measured at all."""

import json
import os
import subprocess
import sys

import pytest

from tests.browser.house import BUILT, ROOT

MEASURED = """
import json
from bakehouse.server.painting import Effort, measure
figures = measure(["bake_and_sale"], Effort(clicks=3, loads=1))
print(json.dumps({figure.name: figure.value for figure in figures}))
"""


@pytest.mark.slow
def test_clicks_and_paints_are_measured_in_a_real_browser() -> None:
    assert (BUILT / "index.html").exists(), "The table is not built yet: run `make web`."
    ours = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    told = subprocess.run([sys.executable, "-c", MEASURED], env=ours, check=True, capture_output=True, text=True).stdout
    figures = json.loads(told)
    assert list(figures) == [
        "first paint, median",
        "the built page, gzip",
        "the built page, unpacked",
        "click to paint, median",
        "click to paint, p95",
    ]
    assert all(value > 0 for value in figures.values())
    assert figures["the built page, gzip"] < figures["the built page, unpacked"]
