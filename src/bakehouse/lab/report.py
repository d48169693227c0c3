"""The report of a tournament: one page that needs nothing else, for light and for dark screens."""

from collections.abc import Mapping, Sequence
from html import escape
from math import ceil, floor, log10

import numpy as np

from bakehouse.lab.ratings import Array, Figure, Standing, Standings
from bakehouse.lab.tournament import Results

WIDTH, ROW, NAMES, EDGE = 760, 34, 190, 24
"""Measures of the plots, in pixels: the whole width, a player's row, room for names, and the space at the right."""
BINS = 40
MOST_TICKS = 8

STYLE = """
:root { color-scheme: light dark; --paper: #fdfaf5; --ink: #2c2520; --faint: #8a7d72; --line: #e3d9cd;
  --mark: #b4532a; --share: 180, 83, 42; --low: 61, 112, 150; }
@media (prefers-color-scheme: dark) { :root { --paper: #1d1916; --ink: #efe6dc; --faint: #a3968a; --line: #3d352f;
  --mark: #f0915f; --share: 240, 145, 95; --low: 110, 170, 215; } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; max-width: 820px;
  margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; margin-bottom: 0; } h2 { font-size: 1.15rem; margin: 2.2rem 0 .4rem; }
p.about, p.note { color: var(--faint); margin: .2rem 0 .8rem; } p.note { font-size: .9rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .6rem; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
th { color: var(--faint); font-weight: 500; } th.name, td.name { text-align: left; }
td small { color: var(--faint); display: block; line-height: 1.1; }
table.cross td { min-width: 3.2rem; text-align: center; border: 2px solid var(--paper); }
table.cross td small { color: inherit; opacity: .8; }
table.cross td.name { text-align: left; border-color: transparent; }
svg { display: block; max-width: 100%; height: auto; } svg text { fill: var(--ink); font: 14px system-ui, sans-serif; }
svg text.faint { fill: var(--faint); font-size: 12px; } svg .grid { stroke: var(--line); }
svg .interval { stroke: var(--mark); stroke-width: 3; stroke-linecap: round; opacity: .55; }
svg .dot { fill: var(--mark); } svg .hill { fill: var(--mark); opacity: .75; }
svg .mean { stroke: var(--ink); stroke-width: 1.5; }
"""


def report(results: Results, table: Standings, levels: Mapping[str, int]) -> str:
    """The whole page."""
    game = results.tournament.game
    parts = [
        f"<h1>{escape(game.title)}: a tournament</h1>",
        f'<p class="about">{escape(about(results))}</p>',
        section("Standings", ranking(table), STANDINGS_NOTE),
    ]
    if len(table.ranked) > 1:
        parts.append(section("Ratings", dot_plot(table.ranked), RATINGS_NOTE))
        parts.append(section("Each against each", cross_table(table), CROSS_NOTE))
    if levels:
        parts.append(section("The ladder", ladder(table.ranked, levels), LADDER_NOTE))
    parts.append(section("Points", hills(results, table.ranked), POINTS_NOTE))
    if results.problems():
        listed = "".join(f"<li>In {games} games: {escape(told)}</li>" for told, games in results.problems().items())
        parts.append(section("Problems", f"<ul>{listed}</ul>", PROBLEMS_NOTE))
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(game.title)}: a tournament</title><style>{STYLE}</style>"
    )
    body = "\n".join(parts)
    return f'<!DOCTYPE html>\n<html lang="en">\n<head>{head}</head>\n<body>\n{body}\n</body>\n</html>\n'


STANDINGS_NOTE = "Below a figure stands its 95 % interval. Time is per decision: the mean, and below it the longest."
RATINGS_NOTE = "Elo with 95 % intervals; the mean of all players is 0, and 400 points are odds of ten to one."
CROSS_NOTE = (
    "The share of comparisons that the row won against the column, draws half. "
    "Point at a cell for how many there were, and for what the ratings expect."
)
LADDER_NOTE = "The share of games that reach each level of the box, with 95 % intervals."
POINTS_NOTE = "How often each player made how many points; the line is the mean. All hills have the same area."
PROBLEMS_NOTE = "Where a player failed, the greedy player acted in its place, and the game went on."


def about(results: Results) -> str:
    tournament = results.tournament
    game, schedule = tournament.game, tournament.schedule
    told = [
        f"{len(results.rows)} of {len(schedule)} games" if not results.finished else f"{len(schedule)} games",
        f"{game.seats} seat{'s' * (game.seats > 1)}",
        f"{schedule.games_of_a_block} game{'s' * (schedule.games_of_a_block > 1)} with each seed",
        f"seeds from {tournament.seed}",
        f"box {game.digest}",
    ]
    printed = game.edition.house_rules
    chosen = {name: value for name, value in game.house_rules.items() if value != printed[name].default}
    told += [f"house rule {name}={value}" for name, value in chosen.items()]
    return ", ".join(told) + "."


def section(title: str, body: str, note: str) -> str:
    return f'<h2>{title}</h2>\n<p class="note">{note}</p>\n<div class="wide">{body}</div>'


# --- Tables


def ranking(table: Standings) -> str:
    heads = ["", "Player", "Elo", "Openskill", "Won", "Points", "Time", "Games", "Fell back"]
    top = "".join(f"<th{name_class(place)}>{head}</th>" for place, head in enumerate(heads))
    return (
        f"<table><tr>{top}</tr>{''.join(ranked_row(rank, each) for rank, each in enumerate(table.ranked, 1))}</table>"
    )


def name_class(place: int) -> str:
    return ' class="name"' if place == 1 else ""


def ranked_row(rank: int, each: Standing) -> str:
    cells = [
        str(rank),
        escape(each.player),
        with_interval(each.elo, "+z.0f"),
        f"{each.mu:.1f}<small>± {each.sigma:.1f}</small>",
        with_interval(each.won, ".1%"),
        with_interval(each.points, ".1f"),
        f"{spoken(each.seconds_mean)}<small>{spoken(each.seconds_max)}</small>",
        str(each.games),
        str(each.fell_back or "-"),
    ]
    return "<tr>" + "".join(f"<td{name_class(place)}>{cell}</td>" for place, cell in enumerate(cells)) + "</tr>"


def with_interval(figure: Figure, form: str) -> str:
    if figure.low is None or figure.high is None:
        return f"{figure.value:{form}}"
    return f"{figure.value:{form}}<small>{figure.low:{form}} to {figure.high:{form}}</small>"


def cross_table(table: Standings) -> str:
    """A heat map: warm where the row is stronger, cool where the column is."""
    top = "".join(f"<th>{rank}</th>" for rank in range(1, len(table.ranked) + 1))
    rows = []
    for row, each in enumerate(table.ranked):
        cells = "".join(cross_cell(table, row, column) for column in range(len(table.ranked)))
        rows.append(f'<tr><td class="name">{row + 1}. {escape(each.player)}</td>{cells}</tr>')
    return f'<table class="cross"><tr><th></th>{top}</tr>{"".join(rows)}</table>'


def cross_cell(table: Standings, row: int, column: int) -> str:
    if row == column or np.isnan(table.shares[row, column]):
        return "<td></td>"
    share, expected = float(table.shares[row, column]), float(table.expected[row, column])
    colour = "--share" if share >= 0.5 else "--low"
    told = f"{table.meetings[row, column]:.0f} comparisons; the ratings expect {expected:.0%}"
    tint = f"rgba(var({colour}), {abs(share - 0.5):.2f})"
    return f'<td style="background: {tint}" title="{told}">{share:.0%}</td>'


# --- Plots


class Scale:
    """From figures to pixels, with round numbers to be written at the axis."""

    def __init__(self, low: float, high: float) -> None:
        step = round_step((high - low) or 1.0)
        self.low, self.high = floor(low / step) * step, ceil(high / step) * step
        if self.low == self.high:
            self.high += step
        self.ticks = np.arange(self.low, self.high + step / 2, step)

    def __call__(self, figure: float) -> float:
        inside = min(max(figure, self.low), self.high)
        return NAMES + (inside - self.low) / (self.high - self.low) * (WIDTH - NAMES - EDGE)

    def drawn(self, bottom: float, form: str = ".0f") -> str:
        """Lines and numbers of the axis."""
        return "".join(
            f'<line class="grid" x1="{self(tick):.1f}" x2="{self(tick):.1f}" y1="4" y2="{bottom}"/>'
            f'<text class="faint" x="{self(tick):.1f}" y="{bottom + 16}" text-anchor="middle">{tick:{form}}</text>'
            for tick in self.ticks
        )


def round_step(span: float) -> float:
    """1, 2 or 5 times a power of ten, so that there are not too many numbers."""
    power = 10.0 ** floor(log10(span / MOST_TICKS))
    return next(power * factor for factor in (1, 2, 5, 10) if span / (power * factor) <= MOST_TICKS)


def plot(rows: Sequence[str], names: Sequence[str], axis: str, label: str, height: int = ROW) -> str:
    """A plot with a row for each player."""
    bottom = len(rows) * height + 6
    labels = "".join(
        f'<text x="{NAMES - 14}" y="{place * height + height / 2 + 9}" text-anchor="end">{escape(shortened(name))}'
        f"<title>{escape(name)}</title></text>"
        for place, name in enumerate(names)
    )
    box = f'viewBox="0 0 {WIDTH} {bottom + 24}" width="{WIDTH}" role="img" aria-label="{label}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{axis}{labels}{"".join(rows)}</svg>'


def shortened(name: str) -> str:
    return name if len(name) <= 22 else f"{name[:21]}…"


def dot_plot(ranked: Sequence[Standing]) -> str:
    """Ratings with their intervals. The axis shows the ratings; an interval may be longer than the paper."""
    values = [each.elo.value for each in ranked]
    margin = max((max(values) - min(values)) * 0.25, 50)
    lowest = min(each.elo.value if each.elo.low is None else each.elo.low for each in ranked)
    highest = max(each.elo.value if each.elo.high is None else each.elo.high for each in ranked)
    scale = Scale(max(lowest, min(values) - margin), min(highest, max(values) + margin))
    rows = [interval_row(scale, each.elo, place, f"{each.elo.value:+z.0f}") for place, each in enumerate(ranked)]
    return plot(rows, [each.player for each in ranked], scale.drawn(len(ranked) * ROW + 6), "Ratings with intervals")


def interval_row(scale: Scale, figure: Figure, place: int, told: str) -> str:
    y = place * ROW + ROW / 2 + 4
    low, high = figure.low, figure.high
    line = ""
    if low is not None and high is not None:
        line = f'<line class="interval" x1="{scale(low):.1f}" x2="{scale(high):.1f}" y1="{y}" y2="{y}"/>'
        told += f" ({low:+z.0f} to {high:+z.0f})"
    return f'<g><title>{told}</title>{line}<circle class="dot" cx="{scale(figure.value):.1f}" cy="{y}" r="6"/></g>'


def hills(results: Results, ranked: Sequence[Standing]) -> str:
    """The distribution of points of each player."""
    points = {
        each.player: [
            row["scores"][seat]
            for row in results.rows
            for seat, name in enumerate(row["players"])
            if name == each.player
        ]
        for each in ranked
    }
    every = [score for scores in points.values() for score in scores]
    scale = Scale(min(every), max(every))
    width = max(1, ceil((scale.high - scale.low) / BINS))  # whole points, or the hills would have teeth
    edges = np.arange(scale.low - 0.5, scale.high + width + 0.5, width)
    heights = {name: np.histogram(scores, edges)[0] / max(len(scores), 1) for name, scores in points.items()}
    tallest = max(float(height.max()) for height in heights.values())
    tall = ROW + 16
    rows = [
        hill(scale, heights[each.player] / tallest, edges, place, each.points.value, tall)
        for place, each in enumerate(ranked)
    ]
    axis = scale.drawn(len(ranked) * tall + 6)
    return plot(rows, [each.player for each in ranked], axis, "Points of each player", tall)


def hill(scale: Scale, heights: Array, edges: Array, place: int, mean: float, tall: int) -> str:
    base = (place + 1) * tall
    bars = "".join(
        f'<rect class="hill" x="{scale(left):.1f}" width="{max(scale(right) - scale(left) - 0.5, 0.5):.1f}" '
        f'y="{base - height * (tall - 8):.1f}" height="{height * (tall - 8):.1f}"/>'
        for height, left, right in zip(heights, edges[:-1], edges[1:], strict=True)
        if height > 0
    )
    x = scale(mean)
    line = f'<line class="mean" x1="{x:.1f}" x2="{x:.1f}" y1="{base - tall + 6}" y2="{base}"/>'
    return f"<g><title>{mean:.1f} points on average</title>{bars}{line}</g>"


def ladder(ranked: Sequence[Standing], levels: Mapping[str, int]) -> str:
    """Alone: the share of games at each level, as a heat map."""
    top = "".join(f"<th>{escape(level)}<br>{wanted}</th>" for level, wanted in levels.items())
    rows = []
    for each in ranked:
        cells = "".join(
            f'<td style="background: rgba(var(--share), {share.value / 2:.2f})">{with_interval(share, ".1%")}</td>'
            for share in each.levels.values()
        )
        rows.append(f'<tr><td class="name">{escape(each.player)}</td>{cells}</tr>')
    return f'<table class="cross"><tr><th></th>{top}</tr>{"".join(rows)}</table>'


def spoken(seconds: float) -> str:
    """`12 µs`, `3.4 ms`, `1.2 s`."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-6:.0f} µs"
