"""What if a number were another one? One or two numbers of the box are swept, and the responses are drawn."""

import json
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from html import escape
from itertools import product
from pathlib import Path
from typing import Any

from bakehouse import __version__
from bakehouse.errors import BadEdition, BadFile, Invalid
from bakehouse.folders import claim, reason
from bakehouse.games.game import Game
from bakehouse.lab import charts, intervals
from bakehouse.lab.figures import Line, line
from bakehouse.lab.intervals import Change, Estimate
from bakehouse.lab.metrics import SHARE, Metric, find_metric, metrics_of
from bakehouse.lab.page import page, remarks, section, table
from bakehouse.lab.paths import Box, Point, Range
from bakehouse.lab.study import key_metrics
from bakehouse.lab.watching import Watched, watch

MANIFEST, KEPT = "sweep.json", "points.jsonl"
MOST_POINTS = 400


@dataclass(frozen=True)
class Sweep:
    """What is asked: a box, one or two ranges, the metrics to follow, and the games for each point."""

    box: Box
    ranges: tuple[Range, ...]
    metrics: tuple[str, ...]
    players: tuple[str, ...]
    seeds: range
    threads: int | None = None

    def __post_init__(self) -> None:
        if not 1 <= len(self.ranges) <= 2:
            raise Invalid(f"One or two numbers can be swept, not {len(self.ranges)}.")
        if len({each.path for each in self.ranges}) < len(self.ranges):
            raise Invalid(f"{self.ranges[0].path} is swept twice; name two different numbers.")
        known = metrics_of(self.box.standard)
        for name in self.metrics:
            find_metric(known, name)
        if len(self.points()) > MOST_POINTS:
            raise Invalid(f"The ranges make {len(self.points())} points; at most {MOST_POINTS} are swept.")
        for point in self.points():
            problem = self.box.problem(point)
            if problem:
                told = ", ".join(f"{path}={value}" for path, value in point.items())
                raise BadEdition(f"{told} cannot be played together: {problem}.")

    def points(self) -> list[Point]:
        paths = [each.path for each in self.ranges]
        return [dict(zip(paths, values, strict=True)) for values in product(*(each.values for each in self.ranges))]

    @property
    def standard(self) -> Point:
        return {each.path: self.box.values[each.path] for each in self.ranges}

    def followed(self) -> list[Metric]:
        known = metrics_of(self.box.standard)
        return [known[name] for name in self.metrics]

    def manifest(self) -> dict[str, Any]:
        """What a folder of finished points belongs to. More values or metrics of the same games may be added."""
        game = self.box.standard
        return {
            "game": game.id,
            "seats": game.seats,
            "box": game.digest,
            "players": list(self.players),
            "seed": self.seeds.start,
            "games": len(self.seeds),
            "metrics": list(self.metrics),
            "paths": [each.path for each in self.ranges],
            "version": __version__,
        }


@dataclass(frozen=True)
class Answer:
    """What comes of one point."""

    point: Point
    estimates: Mapping[str, Estimate]
    changes: Mapping[str, Change]
    """Against the standard, on the same seeds."""


def usual_metrics(game: Game, ranges: Sequence[Range]) -> list[str]:
    """What is followed if nothing is said: the key figures, and the use of the components that the ranges name."""
    keys = {key for each in ranges for key in each.path.split(".")}
    uses = [f"use.{use}" for use in game.definition.uses if use.name in keys and use.kind != "drawn"]
    return [metric.name for metric in key_metrics(game)] + uses[:4]


def sweep(
    asked: Sweep,
    folder: Path | None,
    answers: list[Answer],
    progress: Callable[[str, int], None] = lambda what, games: None,
) -> None:
    """Play every point that is not in the folder yet; `answers` fills up, the standard first."""
    kept = _Kept(folder, asked.manifest()) if folder else None
    before: Watched | None = None
    points = [asked.standard, *(point for point in asked.points() if point != asked.standard)]
    for point in points:
        answer = kept.find(point) if kept else None
        if answer is None:
            if before is None:
                before = _play(asked, asked.standard, progress)
            after = before if point == asked.standard else _play(asked, point, progress)
            answer = _answer(asked, point, before, after)
            if kept:
                kept.keep(answer)
        answers.append(answer)


def _play(asked: Sweep, point: Point, progress: Callable[[str, int], None]) -> Watched:
    told = ", ".join(f"{path.split('.')[-1]}={value}" for path, value in point.items())
    game = asked.box.game(point)
    return watch(game, asked.seeds, asked.players, threads=asked.threads, progress=lambda n: progress(told, n))


def _answer(asked: Sweep, point: Point, before: Watched, after: Watched) -> Answer:
    known = metrics_of(after.game)
    metrics = [known[name] for name in asked.metrics]
    estimates = {metric.name: metric.estimate(after) for metric in metrics}
    return Answer(point, estimates, {metric.name: metric.change(before, after) for metric in metrics})


class _Kept:
    """The finished points of a sweep, one line each; a line that was cut off by a sudden end is played again."""

    def __init__(self, folder: Path, manifest: dict[str, Any]) -> None:
        claim(folder, MANIFEST, manifest, "sweep")
        self.file = folder / KEPT
        self.answers: list[Answer] = []
        try:
            content = self.file.read_bytes() if self.file.exists() else b""
            whole = content[: content.rfind(b"\n") + 1]
            if whole != content:
                os.truncate(self.file, len(whole))
            self.answers = [_read(json.loads(text)) for text in whole.splitlines()]
        except OSError as problem:
            raise BadFile(f"The file {self.file} cannot be read: {reason(problem)}.") from None
        except (ValueError, KeyError, TypeError):
            raise BadFile(f"The file {self.file} is broken; remove it, or name another folder.") from None

    def find(self, point: Point) -> Answer | None:
        return next((answer for answer in self.answers if answer.point == point), None)

    def keep(self, answer: Answer) -> None:
        row = {
            "point": answer.point,
            "estimates": {name: asdict(found) for name, found in answer.estimates.items()},
            "changes": {name: asdict(found) for name, found in answer.changes.items()},
        }
        try:
            with self.file.open("a", encoding="utf-8") as journal:
                journal.write(json.dumps(row) + "\n")
        except OSError as problem:
            told = f"A finished point cannot be kept in {self.file}: {reason(problem)}"
            raise BadFile(f"{told}; those before it are kept.") from None


def _read(row: Mapping[str, Any]) -> Answer:
    estimates = {name: Estimate(**found) for name, found in row["estimates"].items()}
    return Answer(row["point"], estimates, {name: Change(**found) for name, found in row["changes"].items()})


# --- The page


def in_order(asked: Sweep, answers: Sequence[Answer]) -> list[Answer]:
    """The answers in the order of the ranges; the standard where it belongs, numbers ascending."""

    def place(answer: Answer) -> tuple[Any, ...]:
        keys = []
        for each in asked.ranges:
            value = answer.point[each.path]
            keys.append(value if isinstance(value, int) else (*each.values, value).index(value))
        return tuple(keys)

    return sorted(answers, key=place)


def words(asked: Sweep, answers: Sequence[Answer]) -> list[str]:
    """For each metric what the sweep does to it, in one sentence."""
    others = [answer for answer in answers if answer.point != asked.standard]
    chances = [answer.changes[name].chance for name in asked.metrics for answer in others]
    shown = iter(intervals.beyond_chance(chances))
    sentences, unmoved = [], []
    standard = next(answer for answer in answers if answer.point == asked.standard)
    for metric in asked.followed():
        moved = [answer for answer in others if next(shown)]
        if not moved:
            unmoved.append(metric.title)
            continue
        low = min(answers, key=lambda answer: answer.estimates[metric.name].value)
        high = max(answers, key=lambda answer: answer.estimates[metric.name].value)
        now = metric.told(standard.estimates[metric.name].value)
        sentences.append(
            f"{metric.title}: from {metric.told(low.estimates[metric.name].value)} at {_told(low.point)} to "
            f"{metric.told(high.estimates[metric.name].value)} at {_told(high.point)}; the standard "
            f"({_told(asked.standard)}) has {now}."
        )
    if unmoved:
        sentences.append(f"No change beyond chance: {', '.join(unmoved)}.")
    return sentences


def _told(point: Point) -> str:
    return ", ".join(f"{path.split('.')[-1]} {value}" for path, value in point.items())


def report(asked: Sweep, answers: Sequence[Answer], finished: bool = True) -> str:
    """The whole page."""
    ordered = in_order(asked, answers)
    title = " and ".join(each.path for each in asked.ranges)
    warning = "" if finished else '<p class="warning">The sweep was interrupted; the same command goes on.</p>'
    parts = [warning, remarks([escape(sentence) for sentence in words(asked, answers)])]
    for metric in asked.followed():
        parts.append(
            section(metric.name, escape(metric.title), escape(metric.definition), _picture(asked, metric, ordered))
        )
    parts.append(
        section("all", "All figures", "Changes are against the standard, on the same seeds.", _table(asked, ordered))
    )
    return page(f"{asked.box.standard.title}: what if {title} were different?", about(asked), [p for p in parts if p])


def about(asked: Sweep) -> str:
    game = asked.box.standard
    seats = "one seat" if game.seats == 1 else f"{game.seats} seats"
    origins = ", ".join(f"{each.path} ({asked.box.origin(each.path)})" for each in asked.ranges)
    return (
        f"{len(asked.seeds):,} games for each point, always with the same seeds ({asked.seeds.start} to "
        f"{asked.seeds.stop - 1}), {seats}, players: {', '.join(dict.fromkeys(asked.players))}, box {game.digest}. "
        f"Swept: {origins}. Blue is the standard; intervals are 95 % intervals."
    )


def _picture(asked: Sweep, metric: Metric, ordered: Sequence[Answer]) -> str:
    share = metric.unit == SHARE
    first = asked.ranges[0]
    if len(asked.ranges) == 1:
        rows = [(answer.point[first.path], answer.estimates[metric.name]) for answer in ordered]
        return charts.response(rows, first.path, metric.title, share, asked.standard[first.path])
    second = asked.ranges[1]
    cells = []
    for answer in ordered:
        value = answer.estimates[metric.name].value
        mark = " *" if answer.point == asked.standard else ""
        cells.append((answer.point[first.path], answer.point[second.path], value, metric.told(value) + mark))
    return charts.heat(cells, first.path, second.path.split(".", 1)[-1], metric.title)


def _table(asked: Sweep, ordered: Sequence[Answer]) -> str:
    heads = [*(escape(each.path) for each in asked.ranges), *(escape(metric.title) for metric in asked.followed())]
    rows = []
    for answer in ordered:
        cells = [str(answer.point[each.path]) for each in asked.ranges]
        for metric in asked.followed():
            found, change = answer.estimates[metric.name], answer.changes[metric.name]
            small = "standard" if answer.point == asked.standard else metric.told_change(change.value)
            cells.append(f"<td>{metric.told(found.value)}<small>{small}</small></td>")
        rows.append(cells)
    return table(heads, rows)


def lines(asked: Sweep, answers: Sequence[Answer]) -> list[Line]:
    rows = []
    for answer in in_order(asked, answers):
        subject = ", ".join(f"{path}={value}" for path, value in answer.point.items())
        for metric in asked.followed():
            rows.append(line("points", metric.name, subject, answer.estimates[metric.name], metric.definition))
            rows.append(line("change", metric.name, subject, answer.changes[metric.name], metric.definition))
    return rows
