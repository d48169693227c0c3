"""What is measured of a game, each metric with its name, its definition and its interval.

The names follow TAG and Ludii where they have one. A metric is a number for each game of which the mean is told, or a
function of many games.
"""

import difflib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from bakehouse.errors import UnknownName
from bakehouse.games.definition import Use
from bakehouse.games.game import Game
from bakehouse.lab import intervals
from bakehouse.lab.intervals import Change, Estimate
from bakehouse.lab.ladder import levels_of
from bakehouse.lab.watching import Watched

Array = np.ndarray[Any, np.dtype[Any]]

SHARE, NUMBER = "share", "number"
DRAWN = "drawn"
"""The kind of counters that say which components were on the table."""
RARELY = 0.05
"""A component that fewer seats than this use counts as left out."""
MIRRORED = 0.5
"""More shared wins than this: the seats are mirror images, and their shares of wins say nothing."""


@dataclass(frozen=True)
class Metric:
    """A named figure of a game."""

    name: str
    title: str
    definition: str
    unit: str
    columns: Callable[[Watched], Array]
    """Numbers by game; one column, or several that `combine` makes one figure of."""
    combine: intervals.Statistic | None = None
    of_means: bool = True
    among: Callable[[Watched], Array] | None = None
    """If only some of the games tell anything: which. Then the first column is told for them."""

    def estimate(self, games: Watched) -> Estimate:
        values = self.columns(games)
        if self.among:
            values = values[self.among(games), 0]
        elif self.combine:
            found = intervals.function(values, self.combine, self.of_means)
            return intervals.within_shares(found) if self.unit == SHARE else found
        return intervals.share(values) if self.unit == SHARE else intervals.mean(values)

    def change(self, before: Watched, after: Watched) -> Change:
        """From the same seeds before and after."""
        if self.combine:
            return intervals.paired_function(self.columns(before), self.columns(after), self.combine, self.of_means)
        return intervals.paired(self.columns(before), self.columns(after))

    def told(self, value: float) -> str:
        return told(value, self.unit)

    def told_change(self, change: float) -> str:
        """A difference: of shares in percentage points."""
        if self.unit == SHARE:
            return f"{change * 100:+.1f} pp"
        return f"{change:+.2f}" if abs(change) < 10 else f"{change:+.1f}"


def told(value: float, unit: str) -> str:
    """A figure as people write it."""
    if np.isnan(value):
        return "-"
    if unit == SHARE:
        return f"{value:.1%}"
    return f"{value:.2f}" if abs(value) < 10 else f"{value:.1f}" if abs(value) < 1000 else f"{value:,.0f}"


def metrics_of(game: Game) -> dict[str, Metric]:
    """All metrics of a game, the general ones first."""
    listed = [*_course(), *_points(game), *_parts(game), *_endings(game)]
    if game.seats > 1:
        listed += [*_seats(game), *_contest()]
    else:
        listed += _levels(game)
    return {metric.name: metric for metric in [*listed, *_components(game)]}


def find_metric(known: Mapping[str, Metric], name: str) -> Metric:
    """A metric by its name."""
    if name in known:
        return known[name]
    near = difflib.get_close_matches(name, known, 1, cutoff=0.5)
    hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(list(known)[:12])} and more."
    raise UnknownName(f"There is no metric {name!r}; {hint}")


# --- What every game has


def _course() -> list[Metric]:
    return [
        Metric(
            "length", "Length", "Decisions in a game, of all seats together.", NUMBER, lambda w: w.seen["decisions"]
        ),
        Metric(
            "turns",
            "Turns",
            "How often the turn passes to another seat; where all act at once, the days.",
            NUMBER,
            lambda w: w.seen["turns"],
        ),
        Metric(
            "chance", "Chance steps", "Dice rolled and cards drawn, one by one.", NUMBER, lambda w: w.seen["chances"]
        ),
        Metric(
            "branching",
            "Branching",
            "Legal actions at a decision: the mean over the decisions of a game.",
            NUMBER,
            lambda w: w.seen["choices"] / np.maximum(w.seen["decisions"], 1),
        ),
        Metric(
            "real_choices",
            "Real choices",
            "The share of decisions with more than one legal action.",
            SHARE,
            lambda w: w.seen["open_decisions"] / np.maximum(w.seen["decisions"], 1),
        ),
        Metric(
            "clarity",
            "Clarity",
            "How clearly actions differ for somebody who looks one action ahead: of the legal actions, the share that "
            "does not come near the best one, where near means three quarters of the way from the mean of all to the "
            "best. The mean over the decisions with a choice. 0 %: all look alike; near 100 %: one of many stands out. "
            "(One minus Ludii's narrowness; only players that look ahead are asked.)",
            SHARE,
            lambda w: w.seen["clear"] / np.maximum(w.seen["weighed"], 1),
        ),
    ]


def _points(game: Game) -> list[Metric]:
    def quantile(part: float) -> intervals.Statistic:
        return lambda scores: float(np.quantile(scores, part))

    metrics = [
        Metric(
            "points",
            "Points",
            "Points of a seat at the end, the mean over the seats.",
            NUMBER,
            lambda w: w.scores.mean(axis=1),
        ),
        Metric(
            "points.spread",
            "Spread of points",
            "The standard deviation of the points of all seats and games.",
            NUMBER,
            lambda w: w.scores,
            lambda scores: float(scores.std()),
            of_means=False,
        ),
        *(
            Metric(
                f"points.p{round(part * 100)}",
                f"Points, {round(part * 100)} % mark",
                f"The points that {round(part * 100)} % of the seats stay below or just reach.",
                NUMBER,
                lambda w: w.scores,
                quantile(part),
                of_means=False,
            )
            for part in (0.1, 0.5, 0.9)
        ),
    ]
    if game.seats > 1:
        metrics += [
            Metric(
                "points.best",
                "Points of the best",
                "The highest points of a game.",
                NUMBER,
                lambda w: w.scores.max(axis=1),
            ),
            Metric(
                "points.lead",
                "Lead at the end",
                "The best points of a game less the second best.",
                NUMBER,
                lambda w: np.sort(w.scores, axis=1)[:, -1] - np.sort(w.scores, axis=1)[:, -2],
            ),
        ]
    return metrics


def _parts(game: Game) -> list[Metric]:
    def of_part(place: int) -> Callable[[Watched], Array]:
        return lambda w: w.parts[:, :, place].mean(axis=1)

    return [
        Metric(
            f"part.{part}", f"Points from {part}", f"Points of a seat that come from {part}.", NUMBER, of_part(place)
        )
        for place, part in enumerate(game.definition.parts)
    ]


def _endings(game: Game) -> list[Metric]:
    def ended(code: int) -> Callable[[Watched], Array]:
        return lambda w: (w.seen["ending"] == code).astype(float)

    endings = game.definition.endings
    if len(endings) < 2:
        return []
    return [
        Metric(
            f"ending.{name.replace(' ', '_')}",
            f"Ends by {name.replace('_', ' ')}",
            f"The share of games that end by {name.replace('_', ' ')}.",
            SHARE,
            ended(code),
        )
        for code, name in enumerate(endings, start=1)
    ]


def _levels(game: Game) -> list[Metric]:
    def reached(wanted: int) -> Callable[[Watched], Array]:
        return lambda w: (w.scores[:, 0] >= wanted).astype(float)

    return [
        Metric(
            f"level.{level}",
            f"Level {level}",
            f"The share of games with at least {wanted} points.",
            SHARE,
            reached(wanted),
        )
        for level, wanted in levels_of(game).items()
    ]


# --- Where several play


def _seats(game: Game) -> list[Metric]:
    def of_seat(seat: int) -> Callable[[Watched], Array]:
        return lambda w: w.wins[:, seat]

    def of_place(place: int) -> Callable[[Watched], Array]:
        return lambda w: w.wins_in_turn_order[:, place]

    shared = "a shared win counts in parts"
    return [
        *(
            Metric(
                f"win.place_{place + 1}",
                "Start player wins" if place == 0 else f"Place {place + 1} in turn order wins",
                f"The share of wins of whoever acts {_ordinal(place)} in turn order; {shared}.",
                SHARE,
                of_place(place),
            )
            for place in range(game.seats)
        ),
        *(
            Metric(
                f"win.seat_{seat + 1}",
                f"Seat {seat + 1} wins",
                f"The share of wins of seat {seat + 1}; {shared}.",
                SHARE,
                of_seat(seat),
            )
            for seat in range(game.seats)
        ),
        Metric(
            "seat_gap",
            "Gap between places",
            "The highest share of wins of a place in turn order less the lowest. Chance alone makes it greater than 0.",
            SHARE,
            lambda w: w.wins_in_turn_order,
            lambda wins: float(np.ptp(wins.mean(axis=0))),
        ),
        Metric(
            "ties",
            "Shared wins",
            "The share of games that several seats win together.",
            SHARE,
            lambda w: (w.wins.max(axis=1) < 1).astype(float),
        ),
    ]


def _ordinal(place: int) -> str:
    return ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")[place]


def _contest() -> list[Metric]:
    return [
        Metric(
            "lead_changes",
            "Lead changes",
            "How often another seat takes the lead. Who leads is looked at whenever the turn passes on: the seat whose "
            "position promises most (the outlook that searches use, -1 to 1, the mean over one round of turns).",
            NUMBER,
            lambda w: w.seen["lead_changes"],
        ),
        Metric(
            "drama",
            "Drama",
            "How far the winner was behind on the way: the square root of half the gap in outlook to the best of the "
            "others, the mean over the turns at which the winner was behind; 0 in a game without such a turn. "
            "0 %: never behind; 100 %: hopelessly. (Browne's and Ludii's drama.)",
            SHARE,
            lambda w: w.seen["drama"],
        ),
        Metric(
            "decisiveness",
            "Decisiveness",
            "How soon a game ends once it is decided: the share of the game that is left when the winner's outlook is "
            "first above everything that any other seat ever hopes for. Low: it ends at once; high: a long walk home. "
            "(Browne's and Ludii's decisiveness.)",
            SHARE,
            lambda w: w.seen["after_decision"],
        ),
        Metric(
            "leader_wins",
            "Leader at half-time wins",
            "The share of games with a leader halfway through the turns that this leader wins.",
            SHARE,
            _leader_at_half,
            _ratio,
        ),
    ]


def _leader_at_half(games: Watched) -> Array:
    """Whether there is a leader who wins, and whether there is a leader."""
    won, led = leader_wins(games)
    half = won.shape[1] // 2
    return np.stack([won[:, half], led[:, half]], axis=1)


def leader_wins(games: Watched) -> tuple[Array, Array]:
    """By game and moment: the part of the win that the leader of this moment gets, and whether there is a leader."""
    leaders = games.seen["leaders"]
    led = leaders >= 0
    won = np.take_along_axis(games.wins, np.maximum(leaders, 0).astype(np.int64), axis=1) * led
    return won, led.astype(float)


# --- Components


def _components(game: Game) -> list[Metric]:
    def used(place: int) -> Callable[[Watched], Array]:
        return lambda w: (w.used[:, :, place] > 0).mean(axis=1)

    def used_and_there(place: int, drawn: int) -> Callable[[Watched], Array]:
        return lambda w: np.stack([(w.used[:, :, at] > 0).mean(axis=1) for at in (place, drawn)], axis=1)

    def there(drawn: int) -> Callable[[Watched], Array]:
        return lambda w: w.used[:, 0, drawn] > 0

    def times(place: int) -> Callable[[Watched], Array]:
        return lambda w: w.used[:, :, place].mean(axis=1)

    metrics: list[Metric] = []
    for kind, places in kinds_of(game).items():
        if kind != DRAWN:
            metrics += _group(game, kind, places)
    for place, (use, title) in enumerate(zip(game.definition.uses, titles_of(game), strict=True)):
        named = f"{spoken(use.kind).capitalize()}: {title}"
        drawn = place_drawn(game, use)
        if drawn is None:
            told = f"The share of seats with {use} at least once in a game."
            metrics.append(Metric(f"use.{use}", named, told, SHARE, used(place)))
        else:
            told = f"The share of seats with {use} in the games in which it is on the table."
            columns = used_and_there(place, drawn)
            metrics.append(Metric(f"use.{use}", named, told, SHARE, columns, _ratio, among=there(drawn)))
        often = f"How often a seat has {use} in a game."
        metrics.append(Metric(f"times.{use}", f"{named}, times", often, NUMBER, times(place)))
    return metrics


def place_drawn(game: Game, use: Use) -> int | None:
    """The counter that says whether a component was on the table, where not all of them are."""
    drawn = Use(DRAWN, use.name)
    is_drawn = use.kind != DRAWN and game.definition.used.get(DRAWN) == game.definition.used[use.kind]
    return game.definition.uses.index(drawn) if is_drawn else None


def _ratio(pairs: Array) -> float:
    first, second = pairs.mean(axis=0)
    return float(first / second) if second else 0.0


def _group(game: Game, kind: str, places: Sequence[int]) -> list[Metric]:
    drawn = [place_drawn(game, game.definition.uses[place]) for place in places]

    def used_and_there(games: Watched) -> Array:
        """The share of seats that use each component, and the share at whose table it is."""
        used = (games.used[:, :, places] > 0).mean(axis=1)
        there = [np.ones(len(games)) if at is None else (games.used[:, :, at] > 0).mean(axis=1) for at in drawn]
        return np.concatenate([used, np.stack(there, axis=1)], axis=1)

    def left_out(shares: Array) -> float:
        used, there = np.split(shares.mean(axis=0), 2)
        return float((used < RARELY * there).sum())

    return [
        Metric(
            f"even.{kind}",
            f"Even use of {spoken(kind)}",
            f"How evenly the components of the kind {kind} are used: the entropy of their numbers of uses, divided by "
            "the highest that is possible. 100 %: all equally often; 0 %: only one.",
            SHARE,
            lambda w: w.used[:, :, places].sum(axis=1),
            evenness,
        ),
        Metric(
            f"left_out.{kind}",
            f"Left out of {spoken(kind)}",
            f"How many components of the kind {kind} fewer than {RARELY:.0%} of the seats use in a game, if they are "
            "on the table.",
            NUMBER,
            used_and_there,
            left_out,
            of_means=False,  # a step: what lies near the line is seen in batches only
        ),
    ]


def kinds_of(game: Game) -> dict[str, list[int]]:
    """The kinds of components with the places of their counters."""
    kinds: dict[str, list[int]] = {}
    for place, use in enumerate(game.definition.uses):
        kinds.setdefault(use.kind, []).append(place)
    return kinds


def evenness(counts: Array) -> float:
    means = counts.mean(axis=0)
    if len(means) < 2 or means.sum() == 0:
        return 1.0
    parts = means / means.sum()
    parts = parts[parts > 0]
    return float(-(parts * np.log(parts)).sum() / np.log(counts.shape[1]))


def printed_names(game: Game, kind: str) -> dict[str, str]:
    """Identifiers of a kind with the names that the box prints for them.

    A section of the box speaks of a kind when it names several of its components: lemon is a street, and a frosting.
    """
    names: dict[str, str] = {}
    wanted = game.definition.used[kind]
    for section in game.edition.tree.values():
        if not isinstance(section, dict):
            continue
        found = {}
        for name in wanted:
            entry = section.get(name)
            printed = entry.get("name") if isinstance(entry, dict) else entry
            if isinstance(printed, str):
                found[name] = printed
        if len(found) > 1:
            names = found | names
    return names


def titles_of(game: Game) -> list[str]:
    """Each counted component as people say it: by its printed name, or by what the rules call it."""
    printed = {kind: printed_names(game, kind) for kind in game.definition.used}
    titles = [printed[use.kind].get(use.name, spoken(use.name)) for use in game.definition.uses]
    return [title[0].upper() + title[1:] for title in titles]


def spoken(name: str) -> str:
    return name.replace("_", " ")
