"""What would mend it: every small change of the box is tried, the worse half dropped again and again."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace

from bakehouse.forms import form
from bakehouse.games.game import Game
from bakehouse.lab.asking.answers import (
    BESIDE,
    HERE,
    NUMBER,
    SHARE,
    Answer,
    Ask,
    Boxed,
    Chart,
    Doubt,
    Figure,
    Mark,
    figure,
)
from bakehouse.lab.asking.changes import point_words
from bakehouse.lab.asking.doubting import few
from bakehouse.lab.asking.people import People
from bakehouse.lab.asking.playing import FIRST_GAMES, LONGEST_ROUND, Play, watched
from bakehouse.lab.asking.questions import (
    BY_ID,
    CHANGE,
    CLOSER,
    ENDING,
    FAIR_SEATS,
    MEND,
    SHORTER,
    USED,
    aim_words,
)
from bakehouse.lab.asking.weighing import named, told_value
from bakehouse.lab.intervals import SURE, Change
from bakehouse.lab.metrics import SHARE as METRIC_SHARE
from bakehouse.lab.metrics import Metric, metrics_of
from bakehouse.lab.paths import HOUSE_RULES, Box, Point, edition_of
from bakehouse.lab.populations import PEOPLE, population
from bakehouse.lab.watching import Watched

METRICS = {FAIR_SEATS: "seat_gap", SHORTER: "length", CLOSER: "leader_wins"}
MOST_TRIED = 48
"""Changes that are tried at all."""
KEPT = 3
"""Changes that are told of in the end."""
LOOKS = (1, 4, FIRST_GAMES)
"""After so many games of every change there is an answer; none is dropped before the last of them."""
GROWTH = 2
"""Those that are left play so many times as many games in the next round."""
FEWEST_SURE = 30
"""Games of a change before it counts as sure, however clear they seem."""


@dataclass
class Try:
    """A change, and its games so far."""

    point: Point
    game: Game
    portions: list[Watched] = field(default_factory=list)

    def games(self) -> Watched:
        self.portions[:] = [Watched.joined(self.portions)] if len(self.portions) > 1 else self.portions
        return self.portions[0]


def mend(asked: Ask, game: Game, people: People, begun: float, cancelled: Callable[[], bool]) -> Iterator[Answer]:
    """Answers, each with fewer changes that are known better; beside the box as it is stands how it is among people."""
    metric, way = aimed(asked, game)
    who = population(asked.weighed, game)
    box = Box(game.definition, game.seats, game.house_rules, game.edition.changes or None)
    tries = [Try({}, game), *(Try(point, box.game(point)) for point in small_changes(asked, box))]
    tried = len(tries) - 1
    done, amount, played = 0, LOOKS[0], 0
    while True:
        round_begun = time.monotonic()
        seeds = range(asked.seed + done, asked.seed + done + amount)
        for each in tries:
            each.portions.append(watched(Play(who, each.game), seeds, asked.threads, cancelled))
            played += amount
        done += amount
        took = (time.monotonic() - round_begun) / (amount * len(tries))
        ranked = sorted(tries[1:], key=lambda each: way * metric.change(tries[0].games(), each.games()).value)
        if done >= LOOKS[-1]:
            ranked = ranked[: max(len(ranked) // 2, KEPT)]
        left = asked.seconds - (time.monotonic() - begun)
        is_narrow = len(tries) - 1 <= KEPT
        amount = _more_games(asked, done, amount, is_narrow, took * (len(ranked) + 1), left)
        last = amount < 1
        answer = with_people(_answer(asked, game, metric, way, tries[0], ranked, tried), metric, people)
        yield answer.ended(played, time.monotonic() - begun, last)
        if last:
            return
        tries = [tries[0], *ranked]


def _more_games(asked: Ask, done: int, amount: int, is_narrow: bool, took: float, left: float) -> int:
    """How many more games of each change are played next, after `amount` in the round before; one of each took so long.
    0: there is no time for more, or all are played."""
    if done < LOOKS[-1]:
        amount = next(look for look in LOOKS if look > done) - done
    elif asked.games or not is_narrow:
        amount *= GROWTH
    else:
        amount = max(int(min(left, LONGEST_ROUND) / took), FIRST_GAMES)
    if asked.games:  # they are counted, and seconds only say when it is too late
        return min(amount, asked.games - done) if left > 0 else 0
    while amount > 1 and left < took * amount:
        amount //= 2  # what is left of the time is used, too
    return amount if left >= took * amount else 0


def aimed(asked: Ask, game: Game) -> tuple[Metric, int]:
    """The metric that an aim goes by, and whether it is to go up (-1: the best has the highest)."""
    known = metrics_of(game)
    if asked.subject.startswith(USED):
        return known[asked.subject], -1
    if asked.subject.startswith(ENDING):
        return known[asked.subject.replace(" ", "_")], 1
    return known[METRICS[asked.subject]], 1


def small_changes(asked: Ask, box: Box) -> list[Point]:
    """Other values of house rules, and single numbers that go up or down by a little; those of the component first."""
    rules: list[Point] = [
        {f"{HOUSE_RULES}.{rule.name}": value}
        for rule in box.standard.edition.house_rules.values()
        for value in rule.values
        if value != box.standard.house_rules[rule.name]
    ]
    about = asked.subject.removeprefix(USED).partition(".")[2] if asked.subject.startswith(USED) else ""
    paths = [path for path, value in box.values.items() if isinstance(value, int)]
    paths = [path for path in paths if about in path.split(".")] if about else sorted(paths, key=_depth)
    steps: list[Point] = [{path: moved} for path in paths for moved in _moved(int(box.values[path]))]
    playable: list[Point] = []
    for point in [*rules, *steps]:
        if len(playable) == MOST_TRIED:
            break
        if not box.problem(point):
            playable.append(point)
    return playable


def _depth(path: str) -> int:
    """Numbers that say much stand high in the tree."""
    return path.count(".")


def _moved(value: int) -> tuple[int, int]:
    step = max(abs(value) // 5, 1)
    return value - step, value + step


def _answer(asked: Ask, game: Game, metric: Metric, way: int, standard: Try, ranked: list[Try], tried: int) -> Answer:
    before = metric.estimate(standard.games())
    found = [(each, metric.estimate(each.games()), metric.change(standard.games(), each.games())) for each in ranked]
    who = asked.weighed
    unit = SHARE if metric.unit == METRIC_SHARE else NUMBER
    aim = aim_words(game, asked.subject)
    marks = [Mark(form("mend-nothing"), before.value, before.low, before.high, who, BESIDE)]
    marks += [Mark(point_words(game, each.point), after.value, after.low, after.high, who) for each, after, _ in found]
    figures = [
        Figure("before", form("mend-nothing"), unit, who, BESIDE, before.value, before.low, before.high, before.games)
    ]
    figures += [
        Figure("after", point_words(game, each.point), unit, who, HERE, after.value, after.low, after.high, after.games)
        for each, after, _ in found[:KEPT]
    ]
    better = [(each, after, change) for each, after, change in found[:KEPT] if way * change.value < 0]
    certain = [(each, after, change) for each, after, change in better if _is_sure(change, tried)]
    told = {"players": named(asked, game), "aim": aim, "before": told_value(before, unit)}
    for each, after, _ in (certain or better)[:1]:
        told |= {"change": point_words(game, each.point), "after": told_value(after, unit)}
    answer = Answer(
        asked, BY_ID[MEND].words(aim), form("mend-by" if certain else "mend-open" if better else "mend-none", **told),
        (), tuple(figures), (Chart("bars", aim, unit, tuple(marks)),), whom=(population(who, game).whom(game),),
        sure=bool(certain),
    )  # fmt: skip
    return replace(answer, doubts=(*(_way_out(asked, each) for each, _, _ in certain), *few(answer)))


def with_people(answer: Answer, metric: Metric, people: People) -> Answer:
    """The answer with how it is among people who have played with the box as it is."""
    if not people.matches:
        return answer
    found, unit = metric.estimate(people.watched[HERE]), answer.charts[0].unit
    theirs = figure("before", form("mend-people"), unit, PEOPLE, found)
    mark = Mark(theirs.words, found.value, found.low, found.high, PEOPLE, BESIDE)
    as_it_is, *changed = answer.charts[0].marks
    chart = replace(answer.charts[0], marks=(as_it_is, mark, *changed))
    return people.told(replace(answer, figures=(*answer.figures, theirs), charts=(chart,)))


def _is_sure(change: Change, tried: int) -> bool:
    """Beyond chance for the best of so many: one in twenty of those that do nothing looks good, too."""
    return change.games >= FEWEST_SURE and change.chance * tried < SURE


def _way_out(asked: Ask, each: Try) -> Doubt:
    """What else the best changes do is to be asked before anybody prints them."""
    path, value = next(iter(each.point.items()))
    rules, edition = dict(asked.box.house_rules), dict(asked.box.edition)
    if path.startswith(f"{HOUSE_RULES}."):
        rules[path.partition(".")[2]] = str(value)
    else:
        edition = edition_of(asked.table().edition, {path: value})
    out = asked.but(question=CHANGE, subject="", box=Boxed(edition, rules), beside=asked.box)
    words = form("way-change", seconds=round(out.seconds))
    return Doubt("untried", form("doubt-one-number", change=point_words(asked.table(), each.point)), out, words)
