"""Two editions of a game side by side, on the same seeds, and what changed beyond chance in words."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from html import escape

import numpy as np

from bakehouse.edition import leaves
from bakehouse.games.game import Game
from bakehouse.lab import charts, intervals
from bakehouse.lab.figures import Line, line
from bakehouse.lab.intervals import Change, Estimate
from bakehouse.lab.metrics import RARELY, SHARE, Metric, metrics_of
from bakehouse.lab.page import details, page, remarks, section, table
from bakehouse.lab.study import FEWEST_OF_A_PORTION, PORTIONS, key_metrics
from bakehouse.lab.watching import Watched, watch

MOST_SHOWN = 18
MOST_TOLD = 30
"""Sentences on the page; all figures are in the table below them."""


@dataclass(frozen=True)
class Compared:
    """A metric in both editions."""

    metric: Metric
    before: Estimate
    after: Estimate
    change: Change
    shown: bool
    """Whether it changed beyond chance, all metrics taken together."""


def play_side_by_side(
    games: Sequence[Game],
    seeds: range,
    players: Sequence[str],
    threads: int | None = None,
    progress: Callable[[str, int], None] = lambda what, more: None,
    kept: list[list[Watched]] | None = None,
) -> list[Watched]:
    """The same seeds with both of two games; `kept` fills up with portions that all of them have finished."""
    portions = kept if kept is not None else []
    size = max(len(seeds) // PORTIONS, FEWEST_OF_A_PORTION)
    for first in range(seeds.start, seeds.stop, size):
        part = range(first, min(first + size, seeds.stop))
        played = []
        for number, game in enumerate(games):
            told = partial(progress, f"Games of {'AB'[number]}")
            played.append(watch(game, part, players, threads=threads, progress=told))
        portions.append(played)
    return joined(portions)


def joined(portions: Sequence[Sequence[Watched]]) -> list[Watched]:
    return [Watched.joined([portion[number] for portion in portions]) for number in range(len(portions[0]))]


def compare(before: Watched, after: Watched) -> list[Compared]:
    """Every metric that both games have."""
    known, others = metrics_of(after.game), metrics_of(before.game)
    found = [
        (metric, others[name].estimate(before), metric.estimate(after), metric.change(before, after))
        for name, metric in known.items()
        if name in others and not name.startswith("times.drawn")
    ]
    shown = intervals.beyond_chance([change.chance for _, _, _, change in found])
    return [Compared(*each, shown=sure) for each, sure in zip(found, shown, strict=True)]


def differences(before: Game, after: Game) -> list[tuple[str, str, str]]:
    """What differs between two boxes: path, one value, other value."""
    one, other = dict(leaves(before.edition.tree)), dict(leaves(after.edition.tree))
    one |= {f"house_rules.{name}": value for name, value in before.house_rules.items()}
    other |= {f"house_rules.{name}": value for name, value in after.house_rules.items()}
    paths = [path for path in dict.fromkeys([*one, *other]) if one.get(path) != other.get(path)]
    return [(path, str(one.get(path, "-")), str(other.get(path, "-"))) for path in paths]


def touched(game: Game, beside: Game) -> list[str]:
    """The counted components that the difference between two boxes is about: those that its paths name.

    Of several counters of one thing (a bread is baked, its loaves are counted) the first.
    """
    named = {part for path, _, _ in differences(beside, game) for part in path.split(".")}
    first = {use.name: str(use) for use in reversed(game.definition.uses)}
    return [use for name, use in reversed(first.items()) if name in named]


def doubts(before: Watched, after: Watched) -> list[str]:
    """What keeps these games from showing what a change does, a sentence each."""
    known = metrics_of(after.game)
    told = []
    for use in touched(after.game, before.game):
        metric = known[f"use.{use}"]
        if max(metric.estimate(games).value for games in (before, after)) < RARELY:
            told.append(
                f"The change is about {use}, which these players hardly ever use: its numbers cannot show here. Ask "
                "better players (--players good), or `bakehouse lab ask` whether it is too strong."
            )
    return told


def words(compared: Sequence[Compared], games: int) -> list[str]:
    """What changed beyond chance, the general metrics first, then components by the size of the change."""
    shown = [each for each in compared if each.shown and not each.metric.name.startswith("times.")]
    if not shown:
        return [f"Nothing changed beyond chance in {games:,} pairs of games."]
    general = [each for each in shown if not each.metric.name.startswith(("use.", "part.", "even.", "left_out."))]
    rest = sorted((each for each in shown if each not in general), key=lambda each: -_size(each))
    return [_sentence(each) for each in general + rest]


def _size(each: Compared) -> float:
    """Changes of shares and of numbers on one scale."""
    if each.metric.unit == SHARE:
        return abs(each.change.value)
    return abs(each.change.value) / max(abs(each.before.value), abs(each.after.value), 1.0)


def _sentence(each: Compared) -> str:
    metric, change = each.metric, each.change
    way = "up" if change.value > 0 else "down"
    low, high = metric.told_change(change.low), metric.told_change(change.high)
    return (
        f"{metric.title}: {way} from {metric.told(each.before.value)} to {metric.told(each.after.value)} "
        f"({metric.told_change(change.value)}; {low} to {high})."
    )


# --- The page


def report(names: tuple[str, str], before: Watched, after: Watched, compared: Sequence[Compared]) -> str:
    """The whole page."""
    game = after.game
    told = doubts(before, after) + words(compared, len(before))
    more = [f"{len(told) - MOST_TOLD} more changes are in the table."] if len(told) > MOST_TOLD else []
    parts = [
        f"<h3>What changed beyond chance</h3>{remarks([escape(each) for each in told[:MOST_TOLD] + more])}",
        _boxes(names, before.game, after.game),
        _key(names, compared, game),
        _points(names, before, after),
        _uses(compared),
        _all(names, compared),
    ]
    return page(f"{game.title}: {names[0]} and {names[1]} side by side", about(names, before), [p for p in parts if p])


def about(names: tuple[str, str], before: Watched) -> str:
    seats = "one seat" if before.game.seats == 1 else f"{before.game.seats} seats"
    who = ", ".join(dict.fromkeys(before.players))
    first, last = int(before.seeds[0]), int(before.seeds[-1])
    return (
        f"A is {names[0]}, B is {names[1]}. {len(before):,} games each with the same seeds ({first} to {last}), "
        f"{seats}, players: {who}. Changes are from A to B, with 95 % intervals of the paired differences; beyond "
        "chance means that all metrics judged together leave a probability of 5 % for any false one (Holm)."
    )


def _boxes(names: tuple[str, str], before: Game, after: Game) -> str:
    different = differences(before, after)
    if not different:
        return section("boxes", "The two boxes", "", "<p>They are the same.</p>")
    rows = [[f"<code>{escape(path)}</code>", escape(one), escape(other)] for path, one, other in different]
    return section(
        "boxes",
        "The two boxes",
        f"They differ in {len(rows)} value{'s' * (len(rows) > 1)}.",
        table(["", "A", "B"], rows),
    )


def _key(names: tuple[str, str], compared: Sequence[Compared], game: Game) -> str:
    wanted = [metric.name for metric in key_metrics(game)]
    listed = [each for each in compared if each.metric.name in wanted]
    return section("key", "Key figures", "Bold: beyond chance.", _table(listed))


def _table(listed: Sequence[Compared]) -> str:
    rows = []
    for each in listed:
        metric, change = each.metric, each.change
        sure = "sure" if each.shown else ""
        rows.append(
            [
                f'<span title="{escape(metric.definition)}">{escape(metric.title)}</span>',
                metric.told(each.before.value),
                metric.told(each.after.value),
                f'<td class="{sure}">{metric.told_change(change.value) if change.value else "="}'
                f"<small>{metric.told_change(change.low)} to {metric.told_change(change.high)}</small></td>",
            ]
        )
    return table(["", "A", "B", "Change"], rows)


def _points(names: tuple[str, str], before: Watched, after: Watched) -> str:
    values = np.concatenate([before.scores.ravel(), after.scores.ravel()])
    group = np.concatenate([np.zeros(before.scores.size, int), np.ones(after.scores.size, int)])
    return section("points", "Points", "", charts.histogram(values, "points of a seat", group, ("A", "B")))


def _uses(compared: Sequence[Compared]) -> str:
    uses = [each for each in compared if each.metric.name.startswith("use.") and each.shown]
    if not uses:
        return section("uses", "Use of components", "", "<p>No component is used more or less beyond chance.</p>")
    chosen = sorted(uses, key=lambda each: -abs(each.change.value))[:MOST_SHOWN]
    rows = []
    for each in sorted(chosen, key=lambda each: each.change.value):
        change = each.change
        rows.append((each.metric.title, Estimate(change.value, change.low, change.high, change.games), ""))
    note = "The components whose use changed most, in the share of seats that use them."
    return section("uses", "Use of components", note, charts.dots(rows, "change of use", share=True, reference=0.0))


def _all(names: tuple[str, str], compared: Sequence[Compared]) -> str:
    body = details("<b>Every metric</b>", f"{len(compared)} of them", _table(compared))
    return section("all", "All figures", "", body)


def lines(compared: Sequence[Compared]) -> list[Line]:
    rows = []
    for each in compared:
        metric = each.metric
        rows += [
            line("A", metric.name, metric.title, each.before, metric.definition),
            line("B", metric.name, metric.title, each.after, metric.definition),
            line("change", metric.name, metric.title, each.change, metric.definition, each.shown),
        ]
    return rows
