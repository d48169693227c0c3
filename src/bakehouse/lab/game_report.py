"""The report of a game: what a designer wants to know of it, as one page, and the same numbers as rows."""

from collections.abc import Sequence
from html import escape
from math import isnan

import numpy as np

from bakehouse import __version__
from bakehouse.lab import charts, intervals
from bakehouse.lab.figures import Line, line
from bakehouse.lab.intervals import Change, Estimate
from bakehouse.lab.metrics import DRAWN, MIRRORED, NUMBER, SHARE, Metric, kinds_of, leader_wins, spoken, told
from bakehouse.lab.page import details, page, remarks, section, table, tile
from bakehouse.lab.populations import FEWEST_MATCHES
from bakehouse.lab.study import SKILL, Findings, Worth, key_metrics, shown_worth

MOST_SHOWN = 16
"""Components in the picture of what they are worth."""
RARELY, NEARLY_ALWAYS = 0.05, 0.95


def report(findings: Findings) -> str:
    """The whole page."""
    game = findings.plan.game
    parts = [
        _warning(findings),
        _glance(findings),
        _contents(findings),
        _length(findings),
        _seats(findings) if game.seats > 1 else _ladder(findings),
        _points(findings),
        _components(findings),
        _course(findings) if game.seats > 1 else "",
        _people(findings),
        _skill(findings) if findings.skill else "",
        _house_rules(findings) if findings.house_rules else "",
        _definitions(findings),
        _made(findings),
    ]
    return page(f"{game.title}: a portrait in numbers", about(findings), [part for part in parts if part])


def about(findings: Findings) -> str:
    plan = findings.plan
    game, played = plan.game, len(findings.watched)
    names = list(dict.fromkeys(findings.watched.players))
    who = f"{names[0]} in every seat" if len(names) == 1 else ", ".join(findings.watched.players)
    seats = "one seat" if game.seats == 1 else f"{game.seats} seats"
    rules = [
        f"house rule {name}={value}"
        for name, value in game.house_rules.items()
        if value != game.edition.house_rules[name].default
    ]
    told = [f"{played:,} games", seats, who, f"seeds {plan.seed} to {plan.seed + played - 1}", f"box {game.digest}"]
    return ", ".join([*told, *rules]) + ". Intervals are 95 % intervals."


def lines(findings: Findings) -> list[Line]:
    """Every number of the page, and of the metrics that it has no room for."""
    games = findings.watched
    rows = [
        line("metrics", metric.name, metric.title, findings.estimate(metric), metric.definition)
        for metric in findings.metrics.values()
    ]
    for metric, _, theirs in beside_people(findings):
        rows.append(line("people", metric.name, metric.title, theirs, metric.definition))
    sure = shown_worth(findings.worth)
    unit = "win share" if games.game.seats > 1 else "points"
    for worth, (forbidden, forced) in zip(findings.worth, sure, strict=True):
        name = str(worth.use)
        rows += [
            line("with and without", "with", name, worth.with_it, f"Mean {unit} of seats that used it."),
            line("with and without", "without", name, worth.without_it, f"Mean {unit} of seats that did not."),
        ]
        if worth.forbidden and worth.forced:
            rows += [
                line("forced and forbidden", "forbidden", name, worth.forbidden, f"Change of {unit}.", forbidden),
                line("forced and forbidden", "forced", name, worth.forced, f"Change of {unit}.", forced),
            ]
        if worth.forbidden_points and worth.forced_points and games.game.seats > 1:
            rows += [
                line("forced and forbidden", "forbidden, points", name, worth.forbidden_points, "Change of points."),
                line("forced and forbidden", "forced, points", name, worth.forced_points, "Change of points."),
            ]
    for step in findings.skill:
        rows.append(line("skill", f"{step.stronger} over {step.weaker}", "care in per cent", step.result))
    for effect in findings.house_rules:
        for name, change in effect.changes.items():
            rows.append(line("house rules", name, f"{effect.rule}={effect.value}", change))
    if games.game.seats > 1:
        for moment, found in leader_curve(findings):
            rows.append(line("course", "leader wins", f"{moment:.0%} of the turns", found))
    return rows


def facts(findings: Findings) -> dict[str, object]:
    """What was played, for the JSON file."""
    plan = findings.plan
    return {
        "game": plan.game.id,
        "seats": plan.game.seats,
        "players": list(findings.watched.players),
        "games": len(findings.watched),
        "matches_of_people": 0 if findings.people is None else len(findings.people),
        "games_of_a_test": plan.tested_games,
        "seed": plan.seed,
        "house_rules": dict(plan.game.house_rules),
        "edition": plan.game.edition.changes,
        "box": plan.game.digest,
        "finished": findings.finished,
        "version": __version__,
    }


# --- At a glance


def _warning(findings: Findings) -> str:
    problems = findings.watched.problems
    told = []
    if not findings.finished:
        told.append("The study was interrupted: what was finished by then is told here.")
    if problems:
        told.append(f"Players failed {len(problems)} times, and the greedy player acted instead: {escape(problems[0])}")
    return f'<p class="warning">{" ".join(told)}</p>' if told else ""


def _glance(findings: Findings) -> str:
    games = findings.watched
    shown = [metric for metric in key_metrics(games.game) if not metric.name.startswith(("ending.", "level."))]
    if games.game.seats > 1:
        shown += [findings.metrics["leader_wins"], findings.metrics["ties"]]
    else:
        shown += [findings.metrics[name] for name in ("points.p10", "points.p90")]
    tiles = []
    for metric in shown:
        found = findings.estimate(metric)
        tiles.append(tile(metric.title, metric.told(found.value), interval_told(found, metric), metric.definition))
    if findings.skill:
        tiles.append(_skill_tile(findings))
    return f"<h3>What stands out</h3>{remarks(stands_out(findings))}" + f'<div class="tiles">{"".join(tiles)}</div>'


def _skill_tile(findings: Findings) -> str:
    last = findings.skill[-1]
    if findings.plan.game.seats == 1:
        gain = last.result.value - findings.skill[0].result.value
        return tile("Skill", f"{gain:+.0f}", "points, greedy over random", "See the skill trace.")
    below = f"{last.stronger} % care against {last.weaker} %"
    return tile("Skill", told(last.result.value, SHARE), below, "See the skill trace.")


def interval_told(found: Estimate | Change, metric: Metric) -> str:
    if isnan(found.low):
        return "no interval"
    return f"{metric.told(found.low)} to {metric.told(found.high)}"


def stands_out(findings: Findings) -> list[str]:
    """What a designer should look at first, in sentences; only what is beyond chance."""
    games, sentences = findings.watched, []
    seats = games.game.seats
    if seats > 1:
        sentences += _of_places(findings)
    unusual = [metric for metric in findings.metrics.values() if metric.name.startswith("ending.")][1:]
    for metric in unusual:
        found = findings.estimate(metric)
        if found.low > RARELY / 5:
            sentences.append(f"{found.value:.1%} of the games end by {metric.title.removeprefix('Ends by ')}.")
    for kind, places in counted_kinds(findings).items():
        rare = [worth for worth in _different(findings.worth) if worth.use.kind == kind and worth.used.high < RARELY]
        if rare:
            sentences.append(_rare(findings, kind, rare, len(places)))
    sentences += _of_worth(findings)
    return sentences


def _of_places(findings: Findings) -> list[str]:
    games = findings.watched
    if len(set(games.players)) > 1:  # then seats differ in more than their place
        shares = [findings.estimate(findings.metrics[f"win.seat_{seat + 1}"]) for seat in range(games.game.seats)]
        return [
            f"Seat {seat + 1} ({player}) wins {found.value:.1%} of the games ({found.low:.1%} to {found.high:.1%})."
            for seat, (player, found) in enumerate(zip(games.players, shares, strict=True))
        ]
    fair = 1 / games.game.seats
    shared = findings.estimate(findings.metrics["ties"]).value
    if shared > MIRRORED:
        return [
            f"{shared:.1%} of the wins are shared: these players mirror each other, so nothing can be said about the "
            "seats; ask a population (--players good)."
        ]
    found = findings.estimate(findings.metrics["win.place_1"])
    if found.low > fair or found.high < fair:
        more = "more" if found.value > fair else "less"
        return [
            f"The start player wins {found.value:.1%} of the games ({found.low:.1%} to {found.high:.1%}), "
            f"{more} than the fair {fair:.1%}."
        ]
    return [f"The start player wins {found.value:.1%} of the games: no advantage beyond chance."]


def _rare(findings: Findings, kind: str, rare: Sequence[Worth], among: int) -> str:
    names = [findings.titles[worth.place] for worth in rare]
    listed = ", ".join(names[:6]) + (f" and {len(names) - 6} more" if len(names) > 6 else "")
    return (
        f"{spoken(kind).capitalize()}: {len(rare)} of {among} are used by fewer than {RARELY:.0%} of seats ({listed})."
    )


def _of_worth(findings: Findings) -> list[str]:
    """The component that is missed most, the one that is underrated most, and the one that does most harm."""
    forbidden, forced = [], []
    for worth, (missed, used) in zip(findings.worth, shown_worth(findings.worth), strict=True):
        forbidden += [(worth.forbidden.value, worth)] if missed and worth.forbidden else []
        forced += [(worth.forced.value, worth)] if used and worth.forced else []

    def sentence(told: str, value: float, worth: Worth, who: str) -> str:
        alone = findings.plan.game.seats == 1
        change = f"{value:+.1f} points" if alone else f"{value * 100:+.1f} percentage points of wins"
        return f"{told}: {_named(findings, worth)}: {change} for whoever {who} it."

    sentences = []
    if forbidden:
        value, worth = min(forbidden, key=lambda pair: pair[0])
        sentences += [sentence("Hardest to do without", value, worth, "may not use")] if value < 0 else []
        value, worth = max(forbidden, key=lambda pair: pair[0])
        sentences += [sentence("Better left alone", value, worth, "may not use")] if value > 0 else []
    if forced:
        value, worth = max(forced, key=lambda pair: pair[0])
        sentences += [sentence("Underrated", value, worth, "must at once use")] if value > 0 else []
    return sentences


def _named(findings: Findings, worth: Worth) -> str:
    """A component with its kind, where its name does not say it."""
    title, kind = findings.titles[worth.place], spoken(worth.use.kind)
    return title if title.lower().startswith(kind) else f"{title} ({kind})"


def _different(worth: Sequence[Worth]) -> list[Worth]:
    """Without those that say the same as another, such as loaves of a bread and bakings of it."""
    seen: dict[tuple[float, ...], Worth] = {}
    for each in worth:
        tests = (each.forbidden.value, each.forced.value) if each.forbidden and each.forced else ()
        seen.setdefault((each.used.value, each.with_it.games, each.with_it.value, *tests), each)
    return list(seen.values())


def _contents(findings: Findings) -> str:
    names = {"length": "Length", "seats": "Seats" if findings.plan.game.seats > 1 else "Ladder", "points": "Points"}
    names |= {"components": "Components"}
    if findings.plan.game.seats > 1:
        names |= {"course": "Course"}
    if findings.people is not None:
        names |= {"people": "People"}
    if findings.skill:
        names |= {"skill": "Skill"}
    if findings.house_rules:
        names |= {"house-rules": "House rules"}
    names |= {"definitions": "Definitions", "made": "How it was made"}
    return "<nav>" + " ".join(f'<a href="#{name}">{title}</a>' for name, title in names.items()) + "</nav>"


# --- Length, seats, points


def _length(findings: Findings) -> str:
    games, known = findings.watched, findings.metrics
    rows = [_metric_row(known[name], findings) for name in ("length", "turns", "chance", "branching", "real_choices")]
    rows = [row for row in rows if games.game.seats > 1 or "Turns" not in row[0]]
    rows += [_metric_row(metric, findings) for name, metric in known.items() if name.startswith("ending.")]
    picture = charts.histogram(games.seen["decisions"], "decisions in a game")
    note = "How long a game is, and among how many actions one chooses."
    return section("length", "Length and branching", note, picture, table(["", "Mean", "Interval"], rows))


def _metric_row(metric: Metric, findings: Findings) -> list[str]:
    found = findings.estimate(metric)
    name = f'<span title="{escape(metric.definition)}">{escape(metric.title)}</span>'
    return [name, metric.told(found.value), interval_told(found, metric)]


def _seats(findings: Findings) -> str:
    games, known, seats = findings.watched, findings.metrics, findings.plan.game.seats
    by_place = [
        (known[f"win.place_{place}"].title.removesuffix(" wins"), findings.estimate(known[f"win.place_{place}"]), "")
        for place in range(1, seats + 1)
    ]
    by_seat = [(f"Seat {seat}", findings.estimate(known[f"win.seat_{seat}"]), "") for seat in range(1, seats + 1)]
    drawn = len(np.unique(games.seen["starter"])) > 1
    bodies = [charts.dots(by_place, "share of wins", share=True, reference=1 / seats)]
    if drawn:
        bodies += [
            "<h3>By seat, whoever starts</h3>",
            charts.dots(by_seat, "share of wins", share=True, reference=1 / seats),
        ]
    rows = [_metric_row(known[name], findings) for name in ("seat_gap", "ties")]
    note = "The share of games that each place in turn order wins; a shared win counts in parts. Dashed: a fair share."
    return section("seats", "Seats", note, *bodies, table(["", "Value", "Interval"], rows))


def _ladder(findings: Findings) -> str:
    levels = [(m.title, findings.estimate(m), "") for n, m in findings.metrics.items() if n.startswith("level.")]
    note = "Playing alone: the share of games that reach each level of the box."
    return section("seats", "The ladder", note, charts.dots(levels, "share of games", share=True)) if levels else ""


def _points(findings: Findings) -> str:
    games, known = findings.watched, findings.metrics
    wanted = ["points", "points.spread", "points.p10", "points.p50", "points.p90"]
    wanted += ["points.best", "points.lead"] if games.game.seats > 1 else []
    rows = [_metric_row(known[name], findings) for name in wanted]
    bodies = []
    if games.game.seats > 1:
        best = games.wins == games.wins.max(axis=1, keepdims=True)
        group = np.where(best, 0, 1).ravel()
        bodies.append(charts.histogram(games.scores.ravel(), "points of a seat", group, ("winners", "others")))
        bodies.append(_parts(findings, {"winners": best, "others": ~best}))
    else:
        bodies.append(charts.histogram(games.scores[:, 0], "points"))
        order = np.argsort(games.scores[:, 0])
        quarter = max(len(order) // 4, 1)
        low, high = np.zeros((2, len(order), 1), bool)
        low[order[:quarter]], high[order[-quarter:]] = True, True
        bodies.append(_parts(findings, {"best quarter": high, "all": high | True, "worst quarter": low}))
    bodies.append(table(["", "Value", "Interval"], rows))
    return section("points", "Points and what they are made of", "", *bodies)


def _parts(findings: Findings, groups: dict[str, np.ndarray]) -> str:
    games = findings.watched
    names = games.game.definition.parts
    means = {label: games.parts[chosen].mean(axis=0) for label, chosen in groups.items() if chosen.any()}
    kept = [place for place in range(len(names)) if any(abs(values[place]) > 0.005 for values in means.values())]
    rows = [(label, spoken(names[place]), float(values[place])) for label, values in means.items() for place in kept]
    return "<h3>Parts of the points</h3>" + charts.stacked(
        rows, [spoken(names[place]) for place in kept], "points, mean"
    )


# --- Components


def counted_kinds(findings: Findings) -> dict[str, list[int]]:
    """The kinds of components, without the one that only says what is on the table."""
    return {kind: places for kind, places in kinds_of(findings.plan.game).items() if kind != DRAWN}


def _components(findings: Findings) -> str:
    alone = findings.plan.game.seats == 1
    sure = dict(zip((w.place for w in findings.worth), shown_worth(findings.worth), strict=True))
    unit = "points" if alone else "wins"
    bodies = []
    tested = [worth for worth in findings.worth if worth.forbidden and worth.forced]
    if tested:
        bodies.append(_worth_picture(findings, tested, alone))
    for kind, places in counted_kinds(findings).items():
        listed = sorted((findings.worth[place] for place in places), key=lambda worth: -worth.used.value)
        bodies.append(_kind(findings, kind, listed, sure, opened=len(bodies) < 3))
    who = ", ".join(dict.fromkeys(findings.plan.testers))
    note = (
        f"How often seats use each component, and what it is worth. <em>With</em> and <em>without</em> are the {unit} "
        "of seats that did and did not use it: they go together with much else, so they show no cause. "
        f"<em>Forbidden</em> and <em>forced</em> do: one seat of each of {findings.plan.tested_games:,} games may "
        "not use the component, or must use it once, as soon as it can; told is how that seat's result changes against "
        "the same seeds without that. "
        f"Bold: beyond chance, all tests taken together (Holm). Who plays these games: {who}."
    )
    return section("components", "Components: use and worth", note, *bodies)


def _worth_picture(findings: Findings, tested: Sequence[Worth], alone: bool) -> str:
    strongest = sorted(_different(tested), key=lambda w: -max(abs(w.forbidden.value), abs(w.forced.value)))  # type: ignore[union-attr]
    chosen = sorted(strongest[:MOST_SHOWN], key=lambda w: w.forbidden.value)  # type: ignore[union-attr]
    rows = []
    for worth in chosen:
        for change, group in ((worth.forbidden, "forbidden"), (worth.forced, "forced")):
            assert change
            rows.append((_named(findings, worth), Estimate(change.value, change.low, change.high, change.games), group))
    title = "change of points of the seat that is told" if alone else "change of the seat's share of wins"
    return charts.dots(rows, title, share=not alone, reference=0.0, groups=("forbidden", "forced"))


def _kind(
    findings: Findings, kind: str, listed: Sequence[Worth], sure: dict[int, tuple[bool, bool]], opened: bool
) -> str:
    rows, alone = [], findings.plan.game.seats == 1
    titles = {worth.place: findings.titles[worth.place] for worth in listed}
    for worth in listed:
        unit = NUMBER if alone else SHARE
        rows.append(
            [
                escape(titles[worth.place]),
                told(worth.used.value, SHARE),
                told(worth.times.value, NUMBER),
                told(worth.with_it.value, unit),
                told(worth.without_it.value, unit),
                _change_cell(worth.forbidden, sure[worth.place][0], alone),
                _change_cell(worth.forced, sure[worth.place][1], alone),
            ]
        )
    heads = ["", "Used by", "Times", "With", "Without", "Forbidden", "Forced"]
    rare = sum(worth.used.high < RARELY for worth in listed)
    always = sum(worth.used.low > NEARLY_ALWAYS for worth in listed)
    remark = (
        f"{len(listed)} components"
        + f", {rare} hardly ever used" * (rare > 0)
        + f", {always} nearly always" * (always > 0)
    )
    picture = charts.bars(
        [(titles[w.place], w.used.value, f"{titles[w.place]}: {w.used.value:.1%}") for w in listed],
        "share of seats that use it",
    )
    return details(f"<b>{escape(spoken(kind).capitalize())}</b>", remark, picture + table(heads, rows), opened)


def _change_cell(change: Change | None, sure: bool, alone: bool) -> str:
    if change is None:
        return "<td>-</td>"
    scale, form = (1, "+.1f") if alone else (100, "+.1f")
    tone = "sure " + ("better" if change.value > 0 else "worse") if sure else ""
    value, low, high = (f"{number * scale:{form}}" for number in (change.value, change.low, change.high))
    unit = "" if alone else " pp"
    return f'<td class="{tone}">{value}{unit}<small>{low} to {high}</small></td>'


# --- Course, skill, house rules


def leader_curve(findings: Findings) -> list[tuple[float, Estimate]]:
    """At each moment: how often whoever leads then wins in the end."""
    won, led = leader_wins(findings.watched)
    points = []
    for moment in range(won.shape[1]):
        there = led[:, moment] > 0
        if there.any():
            points.append((moment / (won.shape[1] - 1), intervals.share(won[there, moment])))
    return points


def _course(findings: Findings) -> str:
    games, known = findings.watched, findings.metrics
    names = ("lead_changes", "drama", "decisiveness", "leader_wins", "clarity")
    rows = [_metric_row(known[name], findings) for name in names]
    curve = leader_curve(findings)
    bodies = []
    if len(curve) > 1:
        bodies.append(
            charts.curve(curve, "share of the turns played", "leader of that moment wins", True, 1 / games.game.seats)
        )
    bodies += [table(["", "Value", "Interval"], rows), "<h3>Lead changes in a game</h3>"]
    bodies.append(charts.histogram(games.seen["lead_changes"], "lead changes"))
    note = (
        "Is it exciting? If the curve is high early, the game is decided early; if it stays low until the end, "
        "leading means little. Dashed: a fair share."
    )
    return section("course", "The course of a game", note, *bodies)


def beside_people(findings: Findings) -> list[tuple[Metric, Estimate, Estimate]]:
    """Metrics of the simulated games and of people's matches; nothing where nobody has played."""
    if findings.people is None or not len(findings.people):
        return []
    general = [*key_metrics(findings.plan.game), findings.metrics["turns"]]
    if findings.plan.game.seats > 1:
        general += [findings.metrics[f"win.place_{place + 1}"] for place in range(1, findings.plan.game.seats)]
    uses = [metric for name, metric in findings.metrics.items() if name.startswith("use.")]
    return [(metric, findings.estimate(metric), metric.estimate(findings.people)) for metric in (*general, *uses)]


def _people(findings: Findings) -> str:
    if findings.people is None:
        return ""
    matches, title = len(findings.people), "Played by people"
    if not matches:
        return section("people", title, "No match of people with this box and number of seats has ended there.")
    rows = [
        [
            escape(metric.title), metric.told(ours.value), metric.told(theirs.value),
            f'<td class="{"sure" * (theirs.low > ours.high or theirs.high < ours.low)}">'
            f"{interval_told(theirs, metric)}</td>",
        ]
        for metric, ours, theirs in beside_people(findings)
        if theirs.games
    ]  # fmt: skip
    note = (
        f"{matches:,} matches with people at the table, programs perhaps beside them, measured like the simulated "
        "games. Bold: the interval lies outside that of the simulated games."
    )
    if matches < FEWEST_MATCHES:
        note += " So few matches are stories and no proof."
    return section("people", title, note, table(["", "Simulated", "People", "Interval"], rows))


def _skill(findings: Findings) -> str:
    note = (
        f"The ladder of skill: greedy players who think about {', '.join(map(str, SKILL[:-1]))} or {SKILL[-1]} % of "
        "their decisions, and act at random in the others. "
    )
    if findings.plan.game.seats == 1:
        points = [(step.stronger / 100, step.result) for step in findings.skill]
        note += "Playing alone, the points show what thinking is worth."
        return section("skill", "Skill trace", note, charts.curve(points, "care", "points, mean", share=False))
    rows = [(f"{step.stronger} % against {step.weaker} %", step.result, "") for step in findings.skill]
    note += (
        "Told is how often one who thinks more wins among others who think less, in every seat in turn. "
        "Dashed: what it would be if skill did not count."
    )
    picture = charts.dots(rows, "share of wins of the stronger", share=True, reference=1 / findings.plan.game.seats)
    return section("skill", "Skill trace", note, picture)


def _house_rules(findings: Findings) -> str:
    followed = key_metrics(findings.plan.game)
    every = [change.chance for effect in findings.house_rules for change in effect.changes.values()]
    sure = iter(intervals.beyond_chance(every))
    rows = []
    for effect in findings.house_rules:
        cells = [
            f'<td class="words"><b>{escape(effect.rule)}={escape(effect.value)}</b>'
            f"<small>{escape(effect.words)}</small></td>"
        ]
        for metric in followed:
            change = effect.changes[metric.name]
            shown = next(sure)
            cells.append(
                f'<td class="{"sure" * shown}">{metric.told_change(change.value) if change.value else "="}</td>'
            )
        rows.append(cells)
    note = (
        f"What each other value of a house rule changes, on the same {findings.plan.compared_games:,} seeds. Bold: "
        "beyond chance, all of them taken together. = means no change at all; pp are percentage points."
    )
    return section("house-rules", "House rules", note, table(["", *(escape(m.title) for m in followed)], rows))


# --- The end


def _definitions(findings: Findings) -> str:
    listed = [m for m in findings.metrics.values() if not m.name.startswith(("use.", "times.", "part."))]
    entries = "".join(
        f"<dt>{escape(m.title)} <code>{escape(m.name)}</code></dt><dd>{escape(m.definition)}</dd>" for m in listed
    )
    more = (
        "<dt>Intervals</dt><dd>Games are the grains of chance. A mean has its normal interval, a share of games "
        "Wilson's, anything else that of a jackknife over 40 groups of games.</dd>"
        "<dt>Use <code>use.KIND.NAME</code>, <code>times.KIND.NAME</code></dt><dd>The share of seats that used a "
        "component in a game, and how often a seat did.</dd>"
    )
    return section(
        "definitions", "Definitions", "", details("<b>What each metric means</b>", "", f"<dl>{entries}{more}</dl>")
    )


def _made(findings: Findings) -> str:
    plan, game = findings.plan, findings.plan.game
    options = [f"--players {' '.join(dict.fromkeys(plan.players))}", f"--games {plan.games}", f"--seats {game.seats}"]
    options += [f"--seed {plan.seed}"] if plan.seed else []
    options += [f"--tests {plan.tests}"] if plan.tests is not None else []
    for name, value in game.house_rules.items():
        if value != game.edition.house_rules[name].default:
            options.append(f"--house-rule {name}={value}")
    options += ["--edition ..."] if game.edition.changes else []
    command = f"bakehouse lab report {game.id.replace('_', '-')} {' '.join(options)}"
    note = (
        f"With Bakehouse {__version__}. The same command makes the same numbers; they are also in figures.parquet and "
        "figures.json."
    )
    return section("made", "How it was made", note, f"<pre>{escape(command)}</pre>")
