"""The pictures of a report: drawn with Altair and turned into SVG here: a page needs neither scripts nor a network.

Colours are variables of the page, which has a light and a dark side; a picture on its own gets those of the light one.
"""

import re
from collections.abc import Sequence
from html import escape
from importlib.util import find_spec
from math import isnan
from typing import Any

import numpy as np

from bakehouse.errors import MissingExtra
from bakehouse.lab.intervals import Array, Estimate

WIDTH = 700
ROW = 22
LETTER = 7.0
"""About how wide a letter is: labels are measured in another font than they are shown in."""
BINS = 45
INK, FAINT, LINE, PAPER = "var(--ink)", "var(--faint)", "var(--line)", "var(--paper)"
MARK, COOL, THIRD, FOURTH = "var(--mark)", "var(--cool)", "var(--third)", "var(--fourth)"
SERIES = (MARK, COOL, THIRD, FOURTH, "var(--fifth)", "var(--sixth)", "var(--seventh)", "var(--eighth)")
LIGHT = {
    "ink": "#2c2520",
    "faint": "#8a7d72",
    "line": "#e3d9cd",
    "paper": "#fdfaf5",
    "mark": "#b4532a",
    "cool": "#3d7096",
    "third": "#c9962b",
    "fourth": "#5e8a5a",
    "fifth": "#8a5a83",
    "sixth": "#7a6a5a",
    "seventh": "#c07a8a",
    "eighth": "#4f9a9a",
}
DARK = {
    "ink": "#efe6dc",
    "faint": "#a3968a",
    "line": "#3d352f",
    "paper": "#1d1916",
    "mark": "#f0915f",
    "cool": "#6eaad7",
    "third": "#e3b95a",
    "fourth": "#8cbf86",
    "fifth": "#c191ba",
    "sixth": "#b5a390",
    "seventh": "#e3a4b1",
    "eighth": "#7fc8c8",
}
NUMBER_FORM, SHARE_FORM = "~s", ".0%"

Row = dict[str, Any]


def check_altair() -> None:
    """Reports need Altair, which comes with the extra `lab`."""
    if find_spec("altair") is None or find_spec("vl_convert") is None:
        raise MissingExtra("Reports need Altair: install it with `pip install bakehouse[lab]`.")


def drawn(chart: Any, label: str) -> str:
    """A chart as SVG that takes its colours from the page; pointing at a mark tells what it stands for."""
    import vl_convert

    styled = (
        chart.configure(background="transparent", font="system-ui, sans-serif", padding=4)
        .configure_view(stroke=None)
        .configure_axis(
            labelColor=INK,
            titleColor=FAINT,
            gridColor=LINE,
            domainColor=LINE,
            tickColor=LINE,
            labelFontSize=12,
            titleFontSize=12,
            titleFontWeight="normal",
            labelLimit=230,
            titlePadding=8,
        )
        .configure_legend(
            labelColor=INK,
            titleColor=FAINT,
            labelFontSize=12,
            titleFontSize=12,
            titleFontWeight="normal",
            orient="top",
            symbolType="circle",
            title=None,
        )
        .configure_header(labelColor=INK, titleColor=FAINT, labelFontSize=12)
    )
    svg = vl_convert.vegalite_to_svg(styled.to_dict())
    svg = re.sub(r' xmlns:xlink="[^"]*"', "", svg)
    svg = re.sub(r"<svg ", f'<svg role="img" aria-label="{escape(label)}" ', svg, count=1)
    return _with_titles(svg)


def _with_titles(svg: str) -> str:
    """What is said of a mark to those who cannot see it is told to those who point at it, too."""
    marked = r'<path aria-label="([^"]*)"([^>]*aria-roledescription="[^"]*mark"[^>]*?)/>'
    return re.sub(marked, r"<path\2><title>\1</title></path>", svg)


def alone(svg: str) -> str:
    """A picture for a file of its own: with the colours of paper."""
    for name, colour in LIGHT.items():
        svg = svg.replace(f"var(--{name})", colour)
    return svg.replace("<svg ", f'<svg style="background: {LIGHT["paper"]}" ', 1)


def _data(rows: Sequence[Row]) -> Any:
    import altair

    return altair.Data(  # type: ignore[no-untyped-call]
        values=[{key: _plain(value) for key, value in row.items()} for row in rows]
    )


def _plain(value: Any) -> Any:
    if isinstance(value, np.generic):
        value = value.item()
    return None if isinstance(value, float) and isnan(value) else value


def _room(labels: Sequence[str]) -> int:
    """The width that labels need at the left."""
    return round(min(max(map(len, labels)), 34) * LETTER) + 14


def _label_axis(labels: Sequence[str]) -> Any:
    import altair as alt

    return alt.Axis(domain=False, ticks=False, grid=False, minExtent=_room(labels), labelPadding=8)


# --- Distributions


def histogram(values: Array, title: str, group: Array | None = None, names: Sequence[str] = ()) -> str:
    """How often each number comes up; several groups are drawn as lines over each other."""
    import altair as alt

    low, high = int(values.min()), int(values.max())
    width = max(1, -(-(high - low + 1) // BINS))  # whole numbers, or the hills would have teeth
    edges = np.arange(low, high + width + 1, width)
    rows = []
    groups = range(len(names)) if group is not None else [0]
    for number in groups:
        chosen = values if group is None else values[group == number]
        counts, _ = np.histogram(chosen, edges)
        for left, count in zip(edges[:-1], counts, strict=True):
            span = f"{left}" if width == 1 else f"{left} to {left + width - 1}"
            part = count / max(len(chosen), 1)
            rows.append(
                {
                    "from": left - 0.5,
                    "to": left + width - 0.5,
                    "middle": left + (width - 1) / 2,
                    "part": part,
                    "ground": 0,
                    "group": names[number] if names else "",
                    "told": f"{span}: {part:.1%}",
                }
            )
    base = alt.Chart(_data(rows)).properties(width=WIDTH, height=150)
    height = alt.Y("part:Q", title=None, axis=alt.Axis(format=SHARE_FORM, tickCount=4))
    if group is None:
        scale = alt.Scale(domain=[float(edges[0]) - 0.5, float(edges[-1]) - 0.5], nice=False, zero=False)
        x = alt.X("from:Q", title=title, scale=scale, axis=alt.Axis(tickCount=12, tickMinStep=1, grid=False))
        bar = base.mark_bar(color=MARK, opacity=0.85, stroke=PAPER, strokeWidth=0.5)
        chart = bar.encode(x=x, x2="to:Q", y=height, y2="ground:Q", description="told:N")
    else:
        x = alt.X("middle:Q", title=title, scale=alt.Scale(zero=False, nice=False), axis=alt.Axis(grid=False))
        line = base.mark_line(interpolate="monotone", strokeWidth=2)
        chart = line.encode(x=x, y=height, color=_colours(names))
    return drawn(chart, f"Distribution: {title}")


def _colours(names: Sequence[str], field: str = "group") -> Any:
    import altair as alt

    scale = alt.Scale(domain=list(names), range=[SERIES[place % len(SERIES)] for place in range(len(names))])
    return alt.Color(f"{field}:N", scale=scale, sort=list(names), legend=alt.Legend(columns=8))


# --- Figures with intervals


def dots(
    rows: Sequence[tuple[str, Estimate, str]],
    title: str,
    share: bool = False,
    reference: float | None = None,
    groups: Sequence[str] = (),
) -> str:
    """A row for each label: a dot, its interval, and a line to compare with. The third of each row is its group."""
    import altair as alt

    form = ".1%" if share else ".4g"
    data = _data(
        [
            {
                "label": label,
                "value": found.value,
                "low": found.low,
                "high": found.high,
                "group": group,
                "told": f"{label}{f', {group}' * bool(group)}: {found.value:{form}} "
                f"({found.low:{form}} to {found.high:{form}})",
            }
            for label, found, group in rows
        ]
    )
    labels = list(dict.fromkeys(label for label, _, _ in rows))
    offset = {"yOffset": alt.YOffset("group:N", sort=list(groups))} if len(groups) > 1 else {}
    y = alt.Y("label:N", sort=labels, title=None, axis=_label_axis(labels))
    axis = alt.Axis(format=SHARE_FORM if share else NUMBER_FORM, tickCount=8)
    colour = _colours(groups) if groups else alt.value(MARK)
    step = ROW if len(groups) < 2 else 13
    base = alt.Chart(data).properties(width=WIDTH - _room(labels), height=alt.Step(step))
    x = alt.X("low:Q", title=title, axis=axis, scale=alt.Scale(zero=False, nice=True))
    layers = [
        base.mark_rule(strokeWidth=3, opacity=0.45, strokeCap="round", aria=False).encode(
            x=x, x2="high:Q", y=y, color=colour, **offset
        ),
        base.mark_point(filled=True, size=60, opacity=1).encode(
            x=alt.X("value:Q", title=title, axis=axis), y=y, color=colour, description="told:N", **offset
        ),
    ]
    if reference is not None:
        line = alt.Chart(_data([{"at": reference}]))
        layers.insert(0, line.mark_rule(strokeDash=[4, 3], color=FAINT, aria=False).encode(x="at:Q"))
    return drawn(alt.layer(*layers), title)


def bars(rows: Sequence[tuple[str, float, str]], title: str, share: bool = True) -> str:
    """A bar for each label; the third of each row is what is told of it."""
    import altair as alt

    data = _data([{"label": label, "value": value, "told": told} for label, value, told in rows])
    labels = [label for label, _, _ in rows]
    chart = (
        alt.Chart(data)
        .mark_bar(color=MARK, opacity=0.85, height=13, cornerRadiusEnd=2)
        .encode(
            x=alt.X("value:Q", title=title, axis=alt.Axis(format=SHARE_FORM if share else NUMBER_FORM, tickCount=6)),
            y=alt.Y("label:N", sort=labels, title=None, axis=_label_axis(labels)),
            description="told:N",
        )
    )
    return drawn(chart.properties(width=WIDTH - _room(labels), height=alt.Step(ROW - 2)), title)


def stacked(rows: Sequence[tuple[str, str, float]], parts: Sequence[str], title: str) -> str:
    """Bars that are made of parts: label, part, size."""
    import altair as alt

    data = _data(
        [
            {
                "label": label,
                "group": part,
                "value": size,
                "place": list(parts).index(part),
                "told": f"{label}, {part}: {size:.1f}",
            }
            for label, part, size in rows
        ]
    )
    labels = list(dict.fromkeys(label for label, _, _ in rows))
    chart = (
        alt.Chart(data)
        .mark_bar(height=20)
        .encode(
            x=alt.X("value:Q", title=title, axis=alt.Axis(tickCount=8)),
            y=alt.Y("label:N", sort=labels, title=None, axis=_label_axis(labels)),
            color=_colours(parts),
            order="place:Q",
            description="told:N",
        )
    )
    return drawn(chart.properties(width=WIDTH - _room(labels), height=alt.Step(30)), title)


# --- Courses and responses


def curve(
    points: Sequence[tuple[float, Estimate]],
    x_title: str,
    y_title: str,
    share: bool,
    reference: float | None = None,
    x_share: bool = True,
) -> str:
    """A line with its band of intervals."""
    import altair as alt

    form = ".1%" if share else ".4g"
    data = _data(
        [
            {
                "x": x,
                "value": found.value,
                "low": found.low,
                "high": found.high,
                "told": f"{found.value:{form}} ({found.low:{form}} to {found.high:{form}})",
            }
            for x, found in points
        ]
    )
    x = alt.X("x:Q", title=x_title, axis=alt.Axis(format=SHARE_FORM if x_share else NUMBER_FORM, grid=False))
    y_axis = alt.Axis(format=SHARE_FORM if share else NUMBER_FORM, tickCount=6)
    y = alt.Y("value:Q", title=y_title, axis=y_axis, scale=alt.Scale(zero=False))
    base = alt.Chart(data).properties(width=WIDTH, height=220)
    layers = [
        base.mark_area(color=MARK, opacity=0.2, aria=False).encode(
            x=x, y=alt.Y("low:Q", title=y_title, axis=y_axis), y2="high:Q"
        ),
        base.mark_line(color=MARK, strokeWidth=2, aria=False).encode(x=x, y=y),
        base.mark_point(color=MARK, filled=True, size=40, opacity=1).encode(x=x, y=y, description="told:N"),
    ]
    if reference is not None:
        line = alt.Chart(_data([{"at": reference}]))
        layers.insert(0, line.mark_rule(strokeDash=[4, 3], color=FAINT, aria=False).encode(y="at:Q"))
    return drawn(alt.layer(*layers), y_title)


def response(
    rows: Sequence[tuple[Any, Estimate]], x_title: str, y_title: str, share: bool, standard: Any = None
) -> str:
    """What becomes of a metric when a number of the box changes; the standard value is marked."""
    import altair as alt

    form = ".1%" if share else ".4g"
    data = _data(
        [
            {
                "x": x,
                "value": found.value,
                "low": found.low,
                "high": found.high,
                "standard": x == standard,
                "told": f"{x_title} {x}: {found.value:{form}} ({found.low:{form}} to {found.high:{form}})",
            }
            for x, found in rows
        ]
    )
    x = alt.X("x:O", title=x_title, sort=[x for x, _ in rows], axis=alt.Axis(labelAngle=0, grid=False))
    y = alt.Y(
        "value:Q",
        title=y_title,
        scale=alt.Scale(zero=False),
        axis=alt.Axis(format=SHARE_FORM if share else NUMBER_FORM, tickCount=6),
    )
    base = alt.Chart(data).properties(width=max(220, min(WIDTH, 70 * len(rows))), height=200)
    colour = alt.condition("datum.standard", alt.value(COOL), alt.value(MARK))
    layers = [
        base.mark_line(color=MARK, opacity=0.35, strokeWidth=2, aria=False).encode(x=x, y=y),
        base.mark_rule(strokeWidth=3, opacity=0.45, aria=False).encode(
            x=x, y=alt.Y("low:Q", title=y_title), y2="high:Q", color=colour
        ),
        base.mark_point(filled=True, size=70, opacity=1).encode(x=x, y=y, color=colour, description="told:N"),
    ]
    return drawn(alt.layer(*layers), f"{y_title} by {x_title}")


def heat(cells: Sequence[tuple[Any, Any, float, str]], x_title: str, y_title: str, title: str) -> str:
    """A metric by two numbers of the box: a cell for each pair, with its figure written in it."""
    import altair as alt

    data = _data([{"x": x, "y": y, "value": value, "told": told} for x, y, value, told in cells])
    values = [value for _, _, value, _ in cells]
    middle = (min(values) + max(values)) / 2
    down = list(dict.fromkeys(c[1] for c in cells))
    base = alt.Chart(data).encode(
        x=alt.X("x:O", title=x_title, sort=list(dict.fromkeys(c[0] for c in cells)), axis=alt.Axis(labelAngle=0)),
        y=alt.Y("y:O", title=y_title or None, sort=down, axis=alt.Axis(minExtent=_room(list(map(str, down))))),
    )
    shade = alt.Scale(
        domain=[min(values), middle, max(values)], range=["#7fa6c4", "#f3ebdf", "#d98a66"], interpolate="rgb"
    )
    layers = [
        base.mark_rect(stroke=PAPER, strokeWidth=2).encode(
            color=alt.Color("value:Q", scale=shade, legend=None), description="told:N"
        ),
        base.mark_text(fontSize=12, color="#2c2520", aria=False).encode(text="told:N"),
    ]
    columns = len(dict.fromkeys(c[0] for c in cells))
    return drawn(alt.layer(*layers).properties(width=min(WIDTH, 110 * columns), height=alt.Step(44)), title)


def scatter(rows: Sequence[Row], x_title: str, y_title: str, share: tuple[bool, bool]) -> str:
    """Trials of a search by two of their figures: `x`, `y`, `kind` (front, standard, other), `told`, `name`."""
    import altair as alt

    axes = [alt.Axis(format=SHARE_FORM if each else NUMBER_FORM, tickCount=8) for each in share]
    kinds = ["other", "front", "standard"]
    data = _data(rows)
    colour = alt.Color("kind:N", scale=alt.Scale(domain=kinds, range=[FAINT, MARK, COOL]), legend=alt.Legend())
    base = alt.Chart(data).encode(
        x=alt.X("x:Q", title=x_title, scale=alt.Scale(zero=False, nice=True), axis=axes[0]),
        y=alt.Y("y:Q", title=y_title, scale=alt.Scale(zero=False, nice=True), axis=axes[1]),
    )
    layers = [
        base.mark_point(filled=True).encode(
            color=colour,
            description="told:N",
            size=alt.condition("datum.kind == 'other'", alt.value(25), alt.value(90)),
            opacity=alt.condition("datum.kind == 'other'", alt.value(0.4), alt.value(1)),
        ),
        base.mark_text(dx=9, align="left", fontSize=11, color=INK, aria=False).encode(text="name:N"),
    ]
    return drawn(alt.layer(*layers).properties(width=WIDTH, height=300), f"{y_title} against {x_title}")
