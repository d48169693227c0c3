"""The browser takes no sentence apart: words come as forms, so no source of it needs a regular expression for them."""

import re
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "web" / "src"
MAY = {
    "lib/markdown.ts": "the rules are Markdown",
    "lib/pictures.svelte.ts": "pictures are SVG",
}
CALLS = r"\bRegExp\b|\.(?:exec|test|match|matchAll|search)\("
LITERAL = (
    r"(?:[(\[=,:!?&|;{]|\breturn\b)\s*/(?![/*>\s])(?:[^/\\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/[dgimsuvy]*\s*[.,;)\]?]"
)
PATTERN = re.compile(f"{CALLS}|{LITERAL}")


def patterns_in(source: str) -> list[str]:
    code = "\n".join(line for line in source.splitlines() if not line.lstrip().startswith(("//", "/*", "*")))
    return [found[0].strip() for found in PATTERN.finditer(code)]


def test_no_source_of_the_browser_has_a_regular_expression() -> None:
    sources = [path for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte")]
    assert len(sources) > 150, "the sources of the browser's part are not where they were"
    found = {path.relative_to(SOURCES).as_posix(): patterns_in(path.read_text("utf-8")) for path in sources}
    assert {path: patterns for path, patterns in found.items() if patterns and path not in MAY} == {}
    assert all(found[path] for path in MAY), "what needs none any more is to be taken off the list"


def test_what_is_looked_for_is_found() -> None:
    assert patterns_in('const said = words.replace(/^Seat (\\d)/g, "");')
    assert patterns_in("return /a [b/]+ c/.source;")
    assert patterns_in('new RegExp("a")') and patterns_in("words.match(known)")
    assert not patterns_in('<a href="/about">{a / b} {c / d}</a>')
    assert not patterns_in("/** as /this/. */")
