"""What games say about a question: verdict, figures and charts, from whatever was played so far."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import isnan

from bakehouse.forms import Form, form
from bakehouse.games.game import Game
from bakehouse.lab import intervals
from bakehouse.lab.asking import clusters
from bakehouse.lab.asking.answers import BESIDE, HERE, NUMBER, SHARE, Answer, Ask, Chart, Figure, Mark, figure
from bakehouse.lab.asking.playing import Played
from bakehouse.lab.asking.questions import (
    BY_ID,
    CHANGE,
    FIRST_SEAT,
    LENGTH,
    RUNAWAY,
    SEATS,
    STRATEGIES,
    STRENGTH,
    component,
)
from bakehouse.lab.comparing import Compared, compare
from bakehouse.lab.intervals import Change, Estimate
from bakehouse.lab.metrics import RARELY, leader_wins, metrics_of
from bakehouse.lab.metrics import SHARE as METRIC_SHARE
from bakehouse.lab.populations import PEOPLE, population, population_words
from bakehouse.lab.watching import Watched

NEARLY_ALL = 0.9
MUST_HAVE = 0.25
"""Doing without costs more than this part of a fair share of wins (alone: of the spread of points): too strong."""
SMALL = 0.02
"""A difference in shares of wins that nobody at a table would notice."""
RUNS_AWAY, OPEN = 0.6, 0.25
"""How far the leader at half-time is on the way from a fair share of wins to all of them."""
LONG_WALK = 0.25
"""More of the game than this after it is decided: too long."""
DECIDED = 0.9
"""Whoever leads wins so often: the game is as good as decided."""
UNSEEN = 3
"""What was not seen in n games happens in less than 3 / n of them, as good as certainly (the rule of three)."""
MOST_TOLD = 5
"""Changes that are told in words."""


def answer(
    asked: Ask, game: Game, verdict: Form, sure: bool, figures: Sequence[Figure], charts: Sequence[Chart],
    remarks: Sequence[Form] = (),
) -> Answer:  # fmt: skip
    """An answer with what all of them have."""
    question = BY_ID[asked.question]
    subject = component(game, asked.subject) if asked.subject and question.id == STRENGTH else None
    whom = tuple(population(name, game, asked.at_home).whom(game) for name in asked.populations if name != PEOPLE)
    return Answer(
        asked, question.words(subject), verdict, tuple(remarks), tuple(figures), tuple(charts), whom=whom, sure=sure
    )


def boxes(beside: Game | None) -> tuple[str, ...]:
    return (HERE, BESIDE) if beside else (HERE,)


def percent(share: float) -> int:
    return 0 if isnan(share) else round(100 * share)


def named(asked: Ask, game: Game) -> Form:
    """The population that a verdict is about."""
    return population(asked.weighed, game).words


def told_value(found: Estimate | Figure, unit: str) -> Form:
    """A figure as a part of a sentence."""
    if unit == SHARE:
        return form("told-share", n=percent(found.value))
    return form("told-number", n=round(found.value))


def dots(words: Form, unit: str, figures: Sequence[Figure], name: str, reference: float | None) -> Chart:
    """A row for each population, a mark for each box."""
    marks = [
        Mark(population_words(each.population), each.value, each.low, each.high, each.population, each.box)
        for each in figures
        if each.name == name
    ]
    return Chart("dots", words, unit, tuple(marks), reference)


# --- Is a component too strong, or dead?


def strength(asked: Ask, game: Game, beside: Game | None, played: Played) -> Answer:
    figures: list[Figure] = []
    for who in asked.populations:
        for box in boxes(beside):
            figures += _strength_figures(asked, game, who, box, played)
    who = asked.weighed
    found = {each.name: each for each in figures if each.population == who and each.box == HERE}
    verdict, sure = _strength_verdict(asked, game, found)
    remarks = []
    if beside:
        before = next(each for each in figures if (each.population, each.box, each.name) == (who, BESIDE, "used"))
        now, then = percent(found["used"].value), percent(before.value)
        remarks.append(form("strength-before", share=now, before=then, players=named(asked, game)))
    alone = game.seats == 1
    effect = NUMBER if alone else SHARE
    charts = [
        dots(form("chart-with"), effect, figures, "with", None if alone else 1 / game.seats),
        dots(form("chart-used"), SHARE, figures, "used", None),
        dots(form("chart-without-it"), effect, figures, "forbidden", 0.0),
        dots(form("chart-made-to"), effect, figures, "forced", 0.0),
    ]
    return answer(asked, game, verdict, sure, figures, charts, remarks)


def _strength_figures(asked: Ask, game: Game, who: str, box: str, played: Played) -> list[Figure]:
    free = played.of(who, box)
    subject = component(game, asked.subject)
    unit, kind = (NUMBER, intervals.mean) if game.seats == 1 else (SHARE, intervals.share)
    place = [str(use) for use in game.definition.uses].index(asked.subject)
    used = free.used[:, :, place] > 0
    result = free.scores if game.seats == 1 else free.wins
    figures = [
        figure("used", form("figure-used", subject=subject), SHARE, who,
               metrics_of(game)[f"use.{asked.subject}"].estimate(free), box),
        figure("with", form("figure-with", subject=subject), unit, who, kind(result[used].astype(float)), box),
        figure("without", form("figure-without", subject=subject), unit, who, kind(result[~used].astype(float)), box),
    ]  # fmt: skip
    for manner in ("forbidden", "forced"):
        if played.has(who, box, manner):
            told = form(f"figure-{manner}", subject=subject)
            figures.append(figure(manner, told, unit, who, told_effect(free, played.of(who, box, manner)), box))
    if played.has(who, box, "forced"):
        could = (played.of(who, box, "forced").seen["used_at"] > 0).astype(float)
        figures.append(figure("could", form("figure-could"), SHARE, who, intervals.share(could), box))
    return figures


def told_effect(free: Watched, told: Watched) -> Change:
    """How the result of the seat that is told something changes, against the same seeds without that."""
    before, after = ((each.scores if each.game.seats == 1 else each.wins) for each in (free, told))
    found = intervals.paired(free.of_tester(before), told.of_tester(after))
    if found.low < found.high or free.game.seats == 1:
        return found
    reach = UNSEEN / found.games  # all games alike: what happens in few of them has not happened yet
    return replace(found, low=found.value - reach, high=found.value + reach)


def _strength_verdict(asked: Ask, game: Game, found: dict[str, Figure]) -> tuple[Form, bool]:
    used, forced = found["used"], found["forced"]
    without = found.get("forbidden", forced)
    fair = 1 / game.seats
    told = {
        "subject": component(game, asked.subject), "players": named(asked, game), "share": percent(used.value),
        "effect": effect_words(game, without), "forced": effect_words(game, forced),
    }  # fmt: skip
    great = MUST_HAVE * fair if game.seats > 1 else MUST_HAVE * max(abs(found["with"].value), 1.0) / 2
    small = SMALL if game.seats > 1 else 1.0
    if isnan(used.low) or isnan(without.low):
        return form("verdict-few"), False
    if found["could"].high < RARELY:
        return form("strength-never", **told), True
    if asked.users:
        return form("strength-made", **told), forced.low > 0 or forced.high < 0 or forced.high - forced.low < 4 * small
    if used.high < RARELY:
        if forced.high < 0:
            return form("strength-dead", **told), True
        if forced.low > small:
            return form("strength-overlooked", **told), True
        return form("strength-unused", **told), abs(forced.high - forced.low) < 4 * small
    if without.high < -great and used.low > NEARLY_ALL:
        return form("strength-too-strong", **told), True
    if without.high < -small:
        return form("strength-matters", **told), without.low > -great or used.high < NEARLY_ALL
    if without.low > small:
        return form("strength-trap", **told), True
    sure = without.high - without.low < 4 * small
    return form("strength-fair" if sure else "strength-open", **told), sure


def effect_words(game: Game, change: Figure | Change) -> Form:
    """A change of a seat's result: in percentage points of wins, alone in points."""
    if isnan(change.value):
        return form("effect-unknown")
    if game.seats == 1:
        return form("effect-points", n=round(change.value), reach=round((change.high - change.low) / 2))
    return form("effect-wins", n=round(100 * change.value), reach=round(50 * (change.high - change.low)))


# --- Seats


def first_seat(asked: Ask, game: Game, beside: Game | None, played: Played) -> Answer:
    figures = _place_figures(asked, game, beside, played, 1)
    found = next(each for each in figures if each.population == asked.weighed and each.box == HERE)
    fair = 1 / game.seats
    reach = percent((found.high - found.low) / 2)
    told = {"players": named(asked, game), "share": percent(found.value), "fair": percent(fair), "reach": reach}
    if isnan(found.low):
        return answer(asked, game, form("verdict-few"), False, figures, [])
    if found.low > fair + SMALL:
        verdict, sure = form("first-seat-more", **told), True
    elif found.high < fair - SMALL:
        verdict, sure = form("first-seat-less", **told), True
    elif found.low > fair - 2 * SMALL and found.high < fair + 2 * SMALL:
        verdict, sure = form("first-seat-fair", **told), True
    else:
        verdict, sure = form("first-seat-open", **told), False
    chart = dots(form("chart-first-seat"), SHARE, figures, "place-1", fair)
    return answer(asked, game, verdict, sure, figures, [chart])


def seats_matter(asked: Ask, game: Game, beside: Game | None, played: Played) -> Answer:
    figures = _place_figures(asked, game, beside, played, game.seats)
    mine = [each for each in figures if each.population == asked.weighed and each.box == HERE]
    fair = 1 / game.seats
    charts = [
        dots(form("chart-place", place=place + 1), SHARE, figures, f"place-{place + 1}", fair)
        for place in range(game.seats)
    ]
    if any(isnan(each.low) for each in mine):
        return answer(asked, game, form("verdict-few"), False, figures, charts)
    best, worst = max(mine, key=lambda each: each.value), min(mine, key=lambda each: each.value)
    told = {
        "players": named(asked, game), "best": mine.index(best) + 1, "worst": mine.index(worst) + 1,
        "share": percent(best.value), "less": percent(worst.value), "fair": percent(fair),
    }  # fmt: skip
    if best.low > fair + SMALL or worst.high < fair - SMALL:
        return answer(asked, game, form("seats-matter", **told), True, figures, charts)
    sure = all(fair - 2 * SMALL < each.low and each.high < fair + 2 * SMALL for each in mine)
    return answer(asked, game, form("seats-fair" if sure else "seats-open", **told), sure, figures, charts)


def _place_figures(asked: Ask, game: Game, beside: Game | None, played: Played, places: int) -> list[Figure]:
    """How often each place in turn order wins."""
    return [
        figure(f"place-{place + 1}", form("figure-place", place=place + 1), SHARE, who,
               intervals.share(played.of(who, box).wins_in_turn_order[:, place]), box)
        for who in asked.populations for box in boxes(beside) for place in range(places)
    ]  # fmt: skip


# --- The course of a game


def length(asked: Ask, game: Game, beside: Game | None, played: Played) -> Answer:
    figures = metric_figures(asked, game, beside, played, ["length", "turns"])
    if game.seats > 1:
        figures += [
            figure("after", form("figure-after"), SHARE, who, after_decided(played.of(who, box)), box)
            for who in asked.populations
            for box in boxes(beside)
        ]
    mine = {e.name: e for e in figures if e.population == asked.weighed and e.box == HERE}
    told = {
        "players": named(asked, game), "decisions": round(mine["length"].value), "turns": round(mine["turns"].value),
        "each": round(mine["length"].value / game.seats),
    }  # fmt: skip
    charts = [dots(form("chart-length"), NUMBER, figures, "length", None)]
    if game.seats == 1:
        return answer(asked, game, form("length-alone", **told), True, figures, charts)
    after = mine["after"]
    told["after"] = percent(after.value)
    charts.append(dots(form("figure-after"), SHARE, figures, "after", LONG_WALK))
    if isnan(mine["length"].low):
        return answer(asked, game, form("verdict-few"), False, figures, charts)
    if after.low > LONG_WALK:
        return answer(asked, game, form("length-long", **told), True, figures, charts)
    sure = after.high < LONG_WALK
    return answer(asked, game, form("length-right" if sure else "length-open", **told), sure, figures, charts)


def after_decided(games: Watched) -> Estimate:
    """How much of the game is left when it is as good as decided: from then on whoever leads wins nine times of ten."""
    won, led = leader_wins(games)
    last = won.shape[1] - 1
    left = [0.0, 0.0, 0.0]
    for moment in range(last, -1, -1):
        there = led[:, moment] > 0
        if not there.any():
            break
        found = intervals.share(won[there, moment])
        for place, share in enumerate((found.value, found.low, found.high)):
            if share >= DECIDED and left[place] >= (last - moment - 1) / last:
                left[place] = (last - moment) / last
    return Estimate(left[0], left[1], left[2], len(games))


def runaway(asked: Ask, game: Game, beside: Game | None, played: Played) -> Answer:
    figures = metric_figures(asked, game, beside, played, ["leader_wins", "lead_changes", "drama"])
    who = asked.weighed
    mine = {each.name: each for each in figures if each.population == who and each.box == HERE}
    leader, fair = mine["leader_wins"], 1 / game.seats
    told = {
        "players": named(asked, game), "share": percent(leader.value), "fair": percent(fair),
        "changes": round(mine["lead_changes"].value) if not isnan(mine["lead_changes"].value) else 0,
    }  # fmt: skip
    charts = [_leader_chart(asked, game, beside, played)]
    if isnan(leader.low):
        return answer(asked, game, form("verdict-few"), False, figures, charts)
    if leader.low > fair + RUNS_AWAY * (1 - fair):
        verdict, sure = form("runaway-yes", **told), True
    elif leader.high < fair + OPEN * (1 - fair):
        verdict, sure = form("runaway-no", **told), True
    else:
        verdict, sure = form("runaway-some", **told), leader.high < fair + RUNS_AWAY * (1 - fair)
    return answer(asked, game, verdict, sure, figures, charts)


def _leader_chart(asked: Ask, game: Game, beside: Game | None, played: Played) -> Chart:
    marks = []
    for who in asked.populations:
        for box in boxes(beside):
            won, led = leader_wins(played.of(who, box))
            for moment in range(won.shape[1]):
                there = led[:, moment] > 0
                if there.any():
                    found = intervals.share(won[there, moment])
                    label = population_words(who)
                    x = moment / (won.shape[1] - 1)
                    marks.append(Mark(label, found.value, found.low, found.high, who, box, x))
    return Chart("curve", form("chart-leader"), SHARE, tuple(marks), 1 / game.seats)


def metric_figures(asked: Ask, game: Game, beside: Game | None, played: Played, wanted: Sequence[str]) -> list[Figure]:
    """Metrics by name, for each population and box."""
    known = metrics_of(game)
    return [
        figure(name, metric_words(name), SHARE if known[name].unit == METRIC_SHARE else NUMBER, who,
               known[name].estimate(played.of(who, box)), box)
        for who in asked.populations for box in boxes(beside) for name in wanted
    ]  # fmt: skip


def metric_words(name: str) -> Form:
    return form(f"metric-{name.replace('_', '-').replace('.', '-')}")


# --- Strategies


def strategies(asked: Ask, game: Game, beside: Game | None, played: Played) -> Answer:
    figures: list[Figure] = []
    charts: list[Chart] = []
    verdict, sure, remarks = form("verdict-few"), False, []
    for who in asked.populations:
        found = clusters.found(played.of(who))
        for number, each in enumerate(found.strategies):
            told = clusters.words(game, each)
            figures.append(figure(f"strategy-{number}", told, SHARE, who, each.wins))
            figures.append(
                figure(f"strategy-{number}-share", form("figure-plays", strategy=told), SHARE, who, each.share)
            )
        if who == asked.weighed:
            verdict, sure = _strategy_verdict(asked, game, found)
            charts = [_who_beats_whom(game, found)]
            if found.strategies:
                remarks = [form("strategies-caution")]
    return answer(asked, game, verdict, sure, figures, charts, remarks)


def _strategy_verdict(asked: Ask, game: Game, found: clusters.Found) -> tuple[Form, bool]:
    told = {"players": named(asked, game), "n": len(found.strategies), "fair": percent(1 / game.seats)}
    if found.too_few:
        return form("verdict-few"), False
    if len(found.strategies) < 2:
        return form("strategies-alike", **told), True
    best = max(range(len(found.strategies)), key=lambda each: found.strategies[each].wins.value)
    rest = [found.against[best][other] for other in range(len(found.strategies)) if other != best]
    told |= {
        "strategy": clusters.words(game, found.strategies[best]),
        "share": percent(found.strategies[best].wins.value),
        "plays": percent(found.strategies[best].share.value),
    }
    met = [each for each in rest if each.games]
    more = found.strategies[best].wins.low > 1 / game.seats + SMALL
    if met and more and all(each.low > 0.5 + SMALL for each in met):
        return form("strategies-one", **told), True
    return form("strategies-none", **told), bool(met) and any(each.high < 0.5 + 3 * SMALL for each in met)


def _who_beats_whom(game: Game, found: clusters.Found) -> Chart:
    marks = [
        Mark(clusters.words(game, found.strategies[other]), each.value, each.low, each.high, str(number), HERE, other)
        for number, row in enumerate(found.against)
        for other, each in enumerate(row)
        if other != number and each.games
    ]
    return Chart("grid", form("chart-strategies"), SHARE, tuple(marks), 0.5)


# --- What does a change do?


def change(asked: Ask, game: Game, beside: Game | None, played: Played) -> Answer:
    assert beside is not None
    who = asked.weighed
    paired = [name for name in asked.populations if name != PEOPLE]
    found = {name: compare(played.of(name, BESIDE), played.of(name)) for name in paired}
    mine = {each.metric.name: each for each in found[who]}
    shown = sorted((each for each in found[who] if each.shown and is_told(each)), key=_size, reverse=True)
    general = [name for name in ("points", "length", "win.place_1", "leader_wins") if name in mine]
    told_of = list(dict.fromkeys([*general, *(each.metric.name for each in shown[:MOST_TOLD])]))
    figures = []
    for name in paired:
        by_name = {each.metric.name: each for each in found[name]}
        for metric in told_of:
            each = by_name[metric]
            unit = SHARE if each.metric.unit == METRIC_SHARE else NUMBER
            told = change_title(game, each)
            figures.append(figure(metric, told, unit, name, each.after))
            figures.append(figure(metric, told, unit, name, each.before, BESIDE))
            figures.append(figure(f"change.{metric}", told, unit, name, each.change))
    if PEOPLE in asked.populations:
        figures += _of_people([mine[metric] for metric in told_of], game, played)
    remarks = [change_words(game, each) for each in shown[:MOST_TOLD]]
    players = named(asked, game)
    if isnan(mine["points"].change.low):
        verdict, sure = form("verdict-few"), False
    elif remarks:
        verdict, sure = form("change-does", players=players, first=remarks[0], more=len(shown) - 1), True
        remarks = remarks[1:]
    else:
        verdict, sure = form("change-nothing", players=players), False
    charts = [
        dots(change_title(game, each), SHARE if each.metric.unit == METRIC_SHARE else NUMBER, figures, each.metric.name,
             None)
        for each in shown[:MOST_TOLD]
    ]  # fmt: skip
    return answer(asked, game, verdict, sure, figures, charts, remarks)


def _of_people(told_of: Sequence[Compared], game: Game, played: Played) -> list[Figure]:
    """The same of people, whose matches with the two boxes had nothing in common: not their luck, perhaps nobody."""
    return [
        figure(each.metric.name, change_title(game, each), SHARE if each.metric.unit == METRIC_SHARE else NUMBER,
               PEOPLE, each.metric.estimate(played.of(PEOPLE, box)), box)
        for each in told_of for box in (HERE, BESIDE)
    ]  # fmt: skip


def is_told(each: Compared) -> bool:
    """Times of use and marks of points repeat what others say."""
    return not each.metric.name.startswith(("times.", "points.", "part.", "even.", "left_out.", "win.seat", "clarity"))


def _size(each: Compared) -> float:
    scale = 1.0 if each.metric.unit == METRIC_SHARE else max(abs(each.before.value), 1.0)
    return abs(each.change.value) / scale


def change_title(game: Game, each: Compared) -> Form:
    """What a metric is called, in the reader's language."""
    name = each.metric.name
    if name.startswith("use."):
        return form("figure-used", subject=component(game, name.removeprefix("use.")))
    if name.startswith("ending."):
        return form("metric-ending", ending=name.removeprefix("ending.").replace("_", " "))
    if name.startswith("win.place_"):
        return form("figure-place", place=int(name.removeprefix("win.place_")))
    if name.startswith("level."):
        return form("metric-level", level=name.removeprefix("level."))
    return metric_words(name)


def change_words(game: Game, each: Compared) -> Form:
    """What changed, as a sentence."""
    title = change_title(game, each)
    if each.metric.unit == METRIC_SHARE:
        return form("change-share", what=title, before=percent(each.before.value), after=percent(each.after.value))
    before, after = each.before.value, each.after.value
    if max(abs(before), abs(after)) < 10:
        return form("change-number", what=title, before=f"{before:.1f}", after=f"{after:.1f}")
    return form("change-number", what=title, before=round(before), after=round(after))


Weighing = Callable[[Ask, Game, Game | None, Played], Answer]

WEIGHING: dict[str, Weighing] = {
    STRENGTH: strength, FIRST_SEAT: first_seat, SEATS: seats_matter, LENGTH: length, RUNAWAY: runaway,
    STRATEGIES: strategies, CHANGE: change,
}  # fmt: skip
