"""The frame of all pages of the laboratory: one file that needs nothing else, for light and for dark screens."""

from collections.abc import Sequence
from html import escape

from bakehouse.lab.charts import DARK, LIGHT


def _variables(colours: dict[str, str]) -> str:
    return " ".join(f"--{name}: {colour};" for name, colour in colours.items())


STYLE = f"""
:root {{ color-scheme: light dark; {_variables(LIGHT)} --tint: rgba(180, 83, 42, .08); }}
@media (prefers-color-scheme: dark) {{ :root {{ {_variables(DARK)} --tint: rgba(240, 145, 95, .12); }} }}
* {{ box-sizing: border-box; }}
body {{ background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; max-width: 860px;
  margin: 2.5rem auto 5rem; padding: 0 1.2rem; }}
h1 {{ font-size: 1.7rem; line-height: 1.2; margin: 0; }}
h2 {{ font-size: 1.2rem; margin: 3rem 0 .3rem; padding-top: 1rem; border-top: 1px solid var(--line); }}
h3 {{ font-size: 1rem; margin: 1.6rem 0 .2rem; }}
p.about {{ color: var(--faint); margin: .4rem 0 1rem; }}
p.note {{ color: var(--faint); font-size: .9rem; margin: .2rem 0 .8rem; }}
nav {{ font-size: .9rem; margin: 1rem 0; }} nav a {{ margin-right: 1rem; }}
a {{ color: var(--mark); }}
.warning {{ border-left: 4px solid var(--third); padding: .4rem .8rem; background: var(--tint); }}
ul.remarks {{ padding-left: 1.2rem; margin: .6rem 0; }} ul.remarks li {{ margin: .35rem 0; }}
.tiles {{ display: grid; grid-template-columns: repeat(auto-fill, minmax(180px, 1fr)); gap: .8rem; margin: 1.2rem 0; }}
.tile {{ border: 1px solid var(--line); border-radius: 8px; padding: .6rem .8rem .7rem; }}
.tile b {{ display: block; font-size: 1.5rem; font-weight: 600; line-height: 1.3; font-variant-numeric: tabular-nums; }}
.tile span {{ color: var(--faint); font-size: .85rem; }} .tile small {{ color: var(--faint); }}
.wide {{ overflow-x: auto; }}
table {{ border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .92rem; margin: .6rem 0; }}
th, td {{ padding: .3rem .7rem; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }}
th {{ color: var(--faint); font-weight: 500; vertical-align: bottom; white-space: normal; line-height: 1.2; }}
th:first-child, td:first-child {{ text-align: left; padding-left: 0; }}
td.words {{ white-space: normal; text-align: left; min-width: 16rem; }}
td small {{ color: var(--faint); display: block; line-height: 1.15; }}
td.sure {{ font-weight: 650; }} td.better {{ color: var(--fourth); }} td.worse {{ color: var(--mark); }}
details {{ border: 1px solid var(--line); border-radius: 8px; margin: .6rem 0; padding: 0 .9rem; }}
details[open] {{ padding-bottom: .8rem; }}
summary {{ cursor: pointer; padding: .5rem 0; }} summary small {{ color: var(--faint); margin-left: .6rem; }}
dl dt {{ font-weight: 600; margin-top: .7rem; }} dl dt code {{ font-weight: 400; color: var(--faint); }}
dl dd {{ margin: 0 0 0 1rem; }}
code {{ font-size: .88em; }}
pre {{ white-space: pre-wrap; background: var(--tint); padding: .7rem .9rem; border-radius: 6px; }}
svg {{ display: block; max-width: 100%; height: auto; margin: .6rem 0; }}
@media print {{ details {{ border: 0; }} nav {{ display: none; }} }}
"""


def page(title: str, about: str, parts: Sequence[str]) -> str:
    """The whole page."""
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style>"
    )
    top = f'<h1>{escape(title)}</h1>\n<p class="about">{escape(about)}</p>'
    body = "\n".join([top, *parts])
    return f'<!DOCTYPE html>\n<html lang="en">\n<head>{head}</head>\n<body>\n{body}\n</body>\n</html>\n'


def section(name: str, title: str, note: str, *bodies: str) -> str:
    told = f'<p class="note">{note}</p>' if note else ""
    return f'<h2 id="{name}">{title}</h2>\n{told}\n' + "\n".join(bodies)


def wide(body: str) -> str:
    return f'<div class="wide">{body}</div>'


def tile(title: str, value: str, below: str, definition: str) -> str:
    return (
        f'<div class="tile" title="{escape(definition)}"><span>{escape(title)}</span><b>{value}</b>'
        f"<small>{below}</small></div>"
    )


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; a cell that begins with `<td` is taken as it is."""
    top = "".join(f"<th>{head}</th>" for head in heads)
    body = "".join(
        f"<tr>{''.join(cell if cell.startswith('<td') else f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows
    )
    return wide(f"<table><tr>{top}</tr>{body}</table>")


def details(summary: str, remark: str, body: str, opened: bool = False) -> str:
    return f"<details{' open' * opened}><summary>{summary}<small>{remark}</small></summary>{body}</details>"


def remarks(sentences: Sequence[str]) -> str:
    return f'<ul class="remarks">{"".join(f"<li>{sentence}</li>" for sentence in sentences)}</ul>'
