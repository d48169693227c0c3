"""Design search: component values that meet a designer's targets, found with Optuna.

Every target is an objective of its own, and so is the number of values that change: what comes out is the front of
compromises of which none is better than another in everything. The search is kept in a file, so it can go on; what is
on the front in the end is played again with seeds that the search has never seen.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from html import escape
from importlib.util import find_spec
from math import inf, isinf
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from bakehouse import __version__
from bakehouse.errors import BadFile, Invalid, MissingExtra
from bakehouse.folders import claim
from bakehouse.games.game import checked_seed
from bakehouse.lab import charts
from bakehouse.lab.figures import Line, line
from bakehouse.lab.intervals import Estimate
from bakehouse.lab.metrics import SHARE, Metric, find_metric, metrics_of
from bakehouse.lab.page import details, page, section, table
from bakehouse.lab.paths import HOUSE_RULES, Box, Point, Range, edition_of, edition_text
from bakehouse.lab.screening import check_screened, drawn_points, screened
from bakehouse.lab.watching import Watched, watch

if TYPE_CHECKING:
    import optuna

MANIFEST, STORAGE = "search.json", "search.db"
STUDY = "bakehouse"
CHANGES = "changes"
LEAST, MOST = "least", "most"
NUMBER = r"-?\d+(?:\.\d+)?%?"
FIRST_PART = 5
"""A trial first plays a fifth of its games; if it cannot come near the front, the rest is not played."""
STARTERS = 12
"""Trials at random before the sampler begins to learn."""
FRESH = 4
"""The front is played again with so many times as many games, on other seeds."""
MOST_OF_FRONT = 8


@dataclass(frozen=True)
class Target:
    """What a metric should be: within bounds, or as low or as high as can be."""

    metric: str
    low: float
    high: float
    wish: str = ""

    def miss(self, value: float) -> float:
        """How far a value is from the target; for `least` and `most`, what is to be made small."""
        if self.wish:
            return value if self.wish == LEAST else -value
        return max(self.low - value, value - self.high, 0.0)

    def least_miss(self, found: Estimate) -> float:
        """The miss if chance was as unkind as it can be believed to be."""
        if self.wish:
            return self.miss(found.low if self.wish == LEAST else found.high)
        nearest = min(max(found.value, self.low), self.high)
        return self.miss(min(max(nearest, found.low), found.high))

    def is_met(self, value: float) -> bool:
        return bool(self.wish) or self.miss(value) == 0

    def told(self, metric: Metric) -> str:
        if self.wish:
            return f"as {'low' if self.wish == LEAST else 'high'} as possible"
        if isinf(self.low):
            return f"at most {metric.told(self.high)}"
        if isinf(self.high):
            return f"at least {metric.told(self.low)}"
        if self.low == self.high:
            return metric.told(self.low)
        return f"{metric.told(self.low)} to {metric.told(self.high)}"


def target_of(text: str, known: dict[str, Metric]) -> Target:
    """What `METRIC=WISH` means: `seat_gap=..2%`, `points.p10=120..130`, `even.bread=most`."""
    name, equals, wish = (piece.strip() for piece in text.partition("="))
    if not equals or not name or not wish:
        raise Invalid(f"A target is written METRIC=WISH, such as seat_gap=..2% or even.bread=most, not {text!r}.")
    find_metric(known, name)
    if wish in (LEAST, MOST):
        return Target(name, -inf, inf, wish)
    bounds = re.fullmatch(rf"({NUMBER})?\.\.({NUMBER})?", wish)
    if bounds and (bounds[1] or bounds[2]):
        low, high = _number(bounds[1], -inf), _number(bounds[2], inf)
        if low > high:
            raise Invalid(f"The target {text} is empty; it goes from the lower to the higher.")
        return Target(name, low, high)
    if re.fullmatch(NUMBER, wish):
        return Target(name, _number(wish, 0), _number(wish, 0))
    raise Invalid(f"The wish of a target is 5, 120..200, ..5%, 0.9.., least or most, not {wish!r}.")


def _number(text: str | None, otherwise: float) -> float:
    if text is None:
        return otherwise
    return float(text.rstrip("%")) / (100 if text.endswith("%") else 1)


@dataclass(frozen=True)
class Search:
    """What is asked: a box, what may vary, what should come out, and how long to look for it."""

    box: Box
    ranges: tuple[Range, ...]
    targets: tuple[Target, ...]
    players: tuple[str, ...]
    seeds: range
    trials: int
    threads: int | None = None

    def __post_init__(self) -> None:
        if not self.ranges:
            raise Invalid("Say what may vary: --vary breads.brioche.hourglasses=2..4.")
        if not self.targets:
            raise Invalid("Say what should come out: --target seat_gap=..2%.")
        paths = [each.path for each in self.ranges]
        twice = next((path for path in paths if paths.count(path) > 1), None)
        if twice:
            raise Invalid(f"{twice} varies twice; name every number once.")
        checked_seed(self.fresh_seeds.stop)

    @property
    def fresh_seeds(self) -> range:
        return range(self.seeds.stop, self.seeds.stop + FRESH * len(self.seeds))

    @property
    def standard(self) -> Point:
        return {each.path: self.box.values[each.path] for each in self.ranges}

    def metrics(self) -> list[Metric]:
        known = metrics_of(self.box.standard)
        return [known[target.metric] for target in self.targets]

    def manifest(self) -> dict[str, Any]:
        """What makes it this search; with more trials it is the same one, continued."""
        game = self.box.standard
        return {
            "game": game.id,
            "seats": game.seats,
            "box": game.digest,
            "players": list(self.players),
            "seed": self.seeds.start,
            "games": len(self.seeds),
            "vary": [str(each) for each in self.ranges],
            "targets": [f"{each.metric}: {each.low} to {each.high} {each.wish}".strip() for each in self.targets],
            "version": __version__,
        }


@dataclass(frozen=True)
class Trial:
    """A box that was tried, and what came of it."""

    number: int
    point: Point
    misses: tuple[float, ...]
    """One for each target, and the number of values that differ from the standard."""
    values: tuple[float, ...]
    """Of the metrics of the targets."""


@dataclass(frozen=True)
class Found:
    """A box of the front, played again on fresh seeds."""

    trial: Trial
    changes: Point
    estimates: tuple[Estimate, ...]

    @property
    def file(self) -> str:
        return f"edition-{self.trial.number}.toml"


@dataclass
class Outcome:
    """What a search has found."""

    trials: list[Trial] = field(default_factory=list)
    pruned: int = 0
    standard: Found | None = None
    front: list[Found] = field(default_factory=list)


Progress = Callable[[str, int], None]


def check_optuna() -> None:
    """Searches need Optuna, which comes with the extra `lab`."""
    if find_spec("optuna") is None:
        raise MissingExtra("Design searches need Optuna: install it with `pip install bakehouse[lab]`.")


def screen(
    asked: Search,
    folder: Path,
    boxes: int,
    backend: str,
    cluster: str | None = None,
    progress: Progress = lambda what, more: None,
) -> int:
    """Play many boxes at random in one go, and let the best of them be the next trials; returns how many were played.

    Only before the first trial: a search that goes on has been screened.
    """
    names = [target.metric for target in asked.targets]
    check_screened(asked.box.standard, names)  # before anything is written
    study = open_study(asked, folder)
    if study.trials:
        return 0
    points = drawn_points(asked.box, asked.ranges, boxes, asked.seeds.start)
    told = partial(progress, "Screening")
    values = screened(asked.box, points, names, asked.players, asked.seeds, backend, cluster, told)
    trials = []
    for number, ((point, _), row) in enumerate(zip(points, values.tolist(), strict=True)):
        misses = [target.miss(value) for target, value in zip(asked.targets, row, strict=True)]
        trials.append(Trial(number, point, (*misses, float(len(asked.box.changed(point)))), tuple(row)))
    if not any(asked.standard[each.path] not in each.values for each in asked.ranges):
        study.enqueue_trial(asked.standard)
    for trial in sorted(front_of(trials), key=lambda each: each.misses)[: max(asked.trials // 2, 1)]:
        study.enqueue_trial(trial.point, skip_if_exists=True)
    return len(points)


def tune(asked: Search, folder: Path, progress: Progress = lambda what, more: None) -> None:
    """Try boxes until as many as asked for are tried; `progress` hears of each, at first of those in the folder."""
    import optuna

    study = open_study(asked, folder)
    finished = (optuna.trial.TrialState.COMPLETE, optuna.trial.TrialState.PRUNED)
    done = len(study.get_trials(deepcopy=False, states=finished))
    progress("Trials", min(done, asked.trials))
    if not study.trials and not any(asked.standard[each.path] not in each.values for each in asked.ranges):
        study.enqueue_trial(asked.standard)

    def tried(study: "optuna.Study", trial: "optuna.trial.FrozenTrial") -> None:
        progress("Trials", 1)

    if done < asked.trials:
        with _storage_problems(folder):
            study.optimize(lambda trial: _try(asked, study, trial), n_trials=asked.trials - done, callbacks=[tried])


def open_study(asked: Search, folder: Path) -> "optuna.Study":
    """The search in its folder, begun or continued."""
    import optuna

    claim(folder, MANIFEST, asked.manifest(), "search")
    optuna.logging.set_verbosity(optuna.logging.ERROR)
    with _storage_problems(folder):
        storage = f"sqlite:///{folder.resolve() / STORAGE}"
        study = optuna.create_study(
            storage=storage,
            study_name=STUDY,
            load_if_exists=True,
            directions=["minimize"] * (len(asked.targets) + 1),
        )
        study.sampler = optuna.samplers.TPESampler(
            seed=asked.seeds.start + len(study.trials), n_startup_trials=STARTERS
        )
    return study


class _storage_problems:  # noqa: N801 - read as a part of a sentence
    """Whatever the file of the search does not like, in one sentence."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __enter__(self) -> None:
        """Nothing to prepare."""

    def __exit__(self, kind: type[BaseException] | None, problem: BaseException | None, _: object) -> None:
        from optuna.exceptions import StorageInternalError
        from sqlalchemy.exc import SQLAlchemyError

        if isinstance(problem, StorageInternalError | SQLAlchemyError):
            cause = problem.__cause__ or problem
            told = str(cause).splitlines()[0].removeprefix("(sqlite3.OperationalError) ").removesuffix(".")
            file = self.folder / STORAGE
            raise BadFile(f"The search cannot be kept in {file}: {told}; finished trials are kept.") from None


def _try(asked: Search, study: "optuna.Study", trial: "optuna.Trial") -> tuple[float, ...]:
    """One trial: a box, played a little; if it may be good, played enough."""
    import optuna

    point: Point = {each.path: _suggested(trial, each) for each in asked.ranges}
    before = [each for each in trials_of(asked, study) if each.point == point]
    if before:  # the same box again: it is known what comes of it
        trial.set_user_attr("values", before[0].values)
        return before[0].misses
    problem = asked.box.problem(point)
    if problem:
        trial.set_user_attr("problem", problem)
        raise optuna.TrialPruned
    game, changed = asked.box.game(point), float(len(asked.box.changed(point)))
    metrics = asked.metrics()
    first = range(asked.seeds.start, asked.seeds.start + max(len(asked.seeds) // FIRST_PART, 1))
    games = watch(game, first, asked.players, threads=asked.threads)
    hopes = [target.least_miss(m.estimate(games)) for target, m in zip(asked.targets, metrics, strict=True)]
    if any(_dominates(each.misses, (*hopes, changed)) for each in trials_of(asked, study)):
        raise optuna.TrialPruned
    rest = range(first.stop, asked.seeds.stop)
    if rest:
        games = Watched.joined([games, watch(game, rest, asked.players, threads=asked.threads)])
    values = tuple(metric.estimate(games).value for metric in metrics)
    trial.set_user_attr("values", values)
    return (*(target.miss(value) for target, value in zip(asked.targets, values, strict=True)), changed)


def _suggested(trial: "optuna.Trial", each: Range) -> Any:
    values = each.values
    if len(values) > 1 and isinstance(values[0], int) and isinstance(values[-1], int) and isinstance(values[1], int):
        step = values[1] - values[0]
        if step > 0 and values == tuple(range(values[0], values[-1] + 1, step)):
            return trial.suggest_int(each.path, values[0], values[-1], step=step)
    return trial.suggest_categorical(each.path, list(values))


def _dominates(one: Sequence[float], other: Sequence[float]) -> bool:
    """Whether one is nowhere worse and somewhere better."""
    return all(a <= b for a, b in zip(one, other, strict=True)) and any(a < b for a, b in zip(one, other, strict=True))


def front_of(trials: Sequence[Trial]) -> list[Trial]:
    """Those that none of the others dominates."""
    misses = np.array([trial.misses for trial in trials])
    kept = []
    for trial, mine in zip(trials, misses, strict=True):
        better = (misses <= mine).all(axis=1) & (misses < mine).any(axis=1)
        if not better.any():
            kept.append(trial)
    return kept


def trials_of(asked: Search, study: "optuna.Study") -> list[Trial]:
    """The finished trials, each box once."""
    import optuna

    seen: dict[tuple[Any, ...], Trial] = {}
    for trial in study.get_trials(deepcopy=False, states=(optuna.trial.TrialState.COMPLETE,)):
        point = {each.path: trial.params[each.path] for each in asked.ranges}
        values = tuple(trial.user_attrs["values"])
        seen.setdefault(tuple(point.values()), Trial(trial.number, point, tuple(trial.values), values))
    return list(seen.values())


def outcome_of(asked: Search, folder: Path, progress: Progress = lambda what, more: None) -> Outcome:
    """The front of a search so far, played again on fresh seeds."""
    import optuna

    study = open_study(asked, folder)
    pruned = len(study.get_trials(deepcopy=False, states=(optuna.trial.TrialState.PRUNED,)))
    outcome = Outcome(trials_of(asked, study), pruned)
    outcome.standard = _again(asked, Trial(0, asked.standard, (), ()), progress)
    front = [each for each in front_of(outcome.trials) if asked.box.changed(each.point)]
    front.sort(key=lambda each: (sum(miss > 0 for miss in each.misses[:-1]), each.misses[-1], each.misses))
    outcome.front = [_again(asked, trial, progress) for trial in front[:MOST_OF_FRONT]]
    return outcome


def _again(asked: Search, trial: Trial, progress: Progress) -> Found:
    games = watch(asked.box.game(trial.point), asked.fresh_seeds, asked.players, threads=asked.threads)
    progress("Front", 1)
    return Found(trial, asked.box.changed(trial.point), tuple(metric.estimate(games) for metric in asked.metrics()))


# --- Editions and the page


def edition_file(asked: Search, found: Found) -> str:
    """A box of the front as an edition file that can be played."""
    game = asked.box.standard
    numbers = {path: value for path, value in found.changes.items() if not path.startswith(f"{HOUSE_RULES}.")}
    rules = {path: value for path, value in found.changes.items() if path not in numbers}
    remarks = [f"{game.title}: found by `bakehouse lab tune`, trial {found.trial.number}."]
    for target, metric, estimate in zip(asked.targets, asked.metrics(), found.estimates, strict=True):
        told = f"{metric.told(estimate.value)} ({metric.told(estimate.low)} to {metric.told(estimate.high)})"
        remarks.append(f"{metric.name}: {told}; wanted {target.told(metric)}")
    remarks.append(f"in {len(asked.fresh_seeds)} games of {', '.join(dict.fromkeys(asked.players))} on fresh seeds.")
    if rules:
        flags = " ".join(f"--house-rule {path.partition('.')[2]}={value}" for path, value in rules.items())
        remarks.append(f"Play it with {flags}")
    return edition_text(edition_of(game.edition, numbers), remarks)


def words(asked: Search, outcome: Outcome) -> list[str]:
    """What came of the search, in sentences."""
    tried = len(outcome.trials)
    told = [f"{tried} boxes were played through, {outcome.pruned} given up early or impossible."]
    if not outcome.front:
        return [*told, "No box is better than the standard in anything that was asked for."]
    meeting = [found for found in outcome.front if _met(asked, found) == len(asked.targets)]
    if meeting:
        best = min(meeting, key=lambda found: len(found.changes))
        told.append(f"All targets are met by {best.file}, which changes {_changes_told(asked, best)}.")
    else:
        best = max(outcome.front, key=lambda found: (_met(asked, found), -len(found.changes)))
        told.append(
            f"No box meets all targets; {best.file} meets {_met(asked, best)} of {len(asked.targets)} and changes "
            f"{_changes_told(asked, best)}."
        )
    if outcome.standard:
        told.append(f"The standard meets {_met(asked, outcome.standard)} of {len(asked.targets)}.")
    return told


def _met(asked: Search, found: Found) -> int:
    pairs = zip(asked.targets, found.estimates, strict=True)
    return sum(target.is_met(estimate.value) for target, estimate in pairs)


def _changes_told(asked: Search, found: Found) -> str:
    return ", ".join(f"{path} from {asked.box.values[path]} to {value}" for path, value in found.changes.items())


def report(asked: Search, outcome: Outcome, finished: bool = True) -> str:
    """The whole page."""
    warning = "" if finished else '<p class="warning">The search was interrupted; the same command goes on.</p>'
    sentences = "".join(f"<li>{escape(sentence)}</li>" for sentence in words(asked, outcome))
    parts = [
        warning,
        f'<ul class="remarks">{sentences}</ul>',
        section("targets", "What was asked for", "", _asked_table(asked)),
        section("front", "The front", FRONT_NOTE, _front_table(asked, outcome)),
        section("trials", "All trials", TRIALS_NOTE, *_pictures(asked, outcome), _trial_table(asked, outcome)),
    ]
    return page(f"{asked.box.standard.title}: a search for better numbers", about(asked), [p for p in parts if p])


FRONT_NOTE = (
    "Boxes of which none is better than another in everything, and the standard. Every figure was measured again on "
    "fresh seeds, because the best of many trials was also lucky; below it stands its 95 % interval. Green: the target "
    "is met. Each box is an edition file in the same folder, ready to play."
)
TRIALS_NOTE = (
    "Figures of the search itself. Orange: the front; blue: the standard. Point at a mark for what it changes."
)


def about(asked: Search) -> str:
    game = asked.box.standard
    seats = "one seat" if game.seats == 1 else f"{game.seats} seats"
    return (
        f"{len(asked.seeds):,} games for each trial with the same seeds ({asked.seeds.start} to "
        f"{asked.seeds.stop - 1}), {len(asked.fresh_seeds):,} others for the front, {seats}, players: "
        f"{', '.join(dict.fromkeys(asked.players))}, standard box {game.digest}."
    )


def _asked_table(asked: Search) -> str:
    rows = [
        [
            f"<code>{escape(m.name)}</code>",
            f'<td class="words">{escape(t.told(m))}</td>',
            f'<td class="words">{escape(m.definition)}</td>',
        ]
        for t, m in zip(asked.targets, asked.metrics(), strict=True)
    ]
    varied = [
        [
            f"<code>{escape(each.path)}</code>",
            escape(", ".join(map(str, each.values))),
            str(asked.box.values[each.path]),
            asked.box.origin(each.path),
        ]
        for each in asked.ranges
    ]
    return table(["Target", "", ""], rows) + table(["Varied", "Values", "Standard", "Origin"], varied)


def _front_table(asked: Search, outcome: Outcome) -> str:
    metrics = asked.metrics()
    rows = []
    for found in [*([outcome.standard] if outcome.standard else []), *outcome.front]:
        is_standard = found is outcome.standard
        name = "the standard" if is_standard else f'<a href="{found.file}">{found.file}</a>'
        changes = "<br>".join(
            f"{escape(path)}: {asked.box.values[path]} → {value}" for path, value in found.changes.items()
        )
        cells = [name]
        for target, metric, estimate in zip(asked.targets, metrics, found.estimates, strict=True):
            tone = "better" if target.is_met(estimate.value) and not target.wish else ""
            interval = f"{metric.told(estimate.low)} to {metric.told(estimate.high)}"
            cells.append(f'<td class="{tone}">{metric.told(estimate.value)}<small>{interval}</small></td>')
        rows.append([*cells, f'<td class="words">{changes or "-"}</td>'])
    return table(["", *(escape(metric.title) for metric in metrics), "Changes"], rows)


def _pictures(asked: Search, outcome: Outcome) -> list[str]:
    """Pairs of metrics against each other; with one target, the metric against the number of changes."""
    metrics = asked.metrics()
    front = {found.trial.number for found in outcome.front}

    def mark(trial: Trial) -> str:
        if not asked.box.changed(trial.point):
            return "standard"
        return "front" if trial.number in front else "other"

    pictures = []
    pairs: list[tuple[int, int | None]] = [(0, other) for other in range(1, min(len(metrics), 4))]
    for one, other in pairs or [(0, None)]:
        rows = []
        for trial in outcome.trials:
            changes = ", ".join(
                f"{path.split('.', 1)[-1]}={value}" for path, value in asked.box.changed(trial.point).items()
            )
            kind = mark(trial)
            rows.append(
                {
                    "x": trial.values[one],
                    "y": trial.misses[-1] if other is None else trial.values[other],
                    "kind": kind,
                    "name": str(trial.number) if kind == "front" else "",
                    "told": f"trial {trial.number}: {changes or 'the standard'}",
                }
            )
        y_title = "values changed" if other is None else metrics[other].title
        share = (metrics[one].unit == SHARE, other is not None and metrics[other].unit == SHARE)
        pictures.append(charts.scatter(rows, metrics[one].title, y_title, share))
    return pictures


def _trial_table(asked: Search, outcome: Outcome) -> str:
    metrics = asked.metrics()
    rows = []
    for trial in sorted(outcome.trials, key=lambda trial: trial.misses):
        changes = (
            ", ".join(f"{path}={value}" for path, value in asked.box.changed(trial.point).items()) or "the standard"
        )
        values = [metric.told(value) for metric, value in zip(metrics, trial.values, strict=True)]
        rows.append([str(trial.number), *values, f'<td class="words">{escape(changes)}</td>'])
    body = table(["Trial", *(escape(metric.title) for metric in metrics), "Changes"], rows)
    return details("<b>Every trial</b>", f"{len(rows)} of them", body)


def lines(asked: Search, outcome: Outcome) -> list[Line]:
    rows = []
    for trial in outcome.trials:
        subject = ", ".join(f"{path}={value}" for path, value in trial.point.items())
        for metric, value in zip(asked.metrics(), trial.values, strict=True):
            found = Estimate(value, float("nan"), float("nan"), len(asked.seeds))
            rows.append(line("trials", metric.name, subject, found, metric.definition))
    for each in [*([outcome.standard] if outcome.standard else []), *outcome.front]:
        subject = ", ".join(f"{path}={value}" for path, value in each.trial.point.items())
        for metric, estimate in zip(asked.metrics(), each.estimates, strict=True):
            rows.append(line("front", metric.name, subject, estimate, metric.definition))
    return rows
