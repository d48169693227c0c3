"""The README and the documentation tell the truth: their snippets run, and their links lead somewhere."""

import re
from pathlib import Path

import pytest

from bakehouse.kernel.compiling import PLAIN

ROOT = Path(__file__).resolve().parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
SNIPPET = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#\s]+)")


def named(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.skipif(PLAIN, reason="thousands of games would take minutes as plain Python")
@pytest.mark.parametrize("page", [page for page in PAGES if SNIPPET.search(page.read_text("utf-8"))], ids=named)
def test_the_python_blocks_of_a_page_run_from_top_to_bottom(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    text = page.read_text("utf-8")
    names = {"__name__": "a_reader"}
    for block in SNIPPET.finditer(text):
        lines_above = text.count("\n", 0, block.start(1))
        exec(compile("\n" * lines_above + block[1], named(page), "exec"), names)


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_the_links_of_a_page_lead_to_files(page):
    targets = [link for link in LINK.findall(page.read_text("utf-8")) if "://" not in link]
    assert [link for link in targets if not (page.parent / link).exists()] == []
