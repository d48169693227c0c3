"""The notebook that tours the interface runs from top to bottom."""

import os
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

NOTEBOOK = Path(__file__).parents[2] / "examples" / "tour.ipynb"
SOURCES = Path(__file__).parents[2] / "src"


def test_the_tour_runs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(SOURCES), os.environ.get("PYTHONPATH", "")]))
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path))
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    assert not any(cell.get("outputs") for cell in notebook.cells), "the notebook is kept without outputs"
    NotebookClient(notebook, timeout=600, kernel_name="python3").execute()
    told = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    assert told[-1]["data"]["text/plain"].startswith("(")
    assert [output for output in told if output["output_type"] == "stream" and output["name"] == "stderr"] == []
