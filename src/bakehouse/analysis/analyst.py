"""The analysis of a whole match: every decision judged, every chance step weighed, and all of it added up."""

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from math import hypot, inf
from threading import local

import numpy as np

from bakehouse.analysis.expecting import GAINED, POINTS, Eyes, all_cores, expectations, eyes_for, movers_of, positions
from bakehouse.analysis.judging import Asked, Efforts, Judge, Judgement, Method, Opinion, method_for
from bakehouse.analysis.report import (
    CLASSES,
    NOTHING,
    Amount,
    AnalysedStep,
    Analysis,
    Class,
    Decision,
    Depth,
    Effort,
    SeatAccount,
    Swing,
    Weighed,
)
from bakehouse.analysis.standards import Standards, standards_of
from bakehouse.errors import Invalid
from bakehouse.forms import Form, form
from bakehouse.games.definition import Array
from bakehouse.games.game import checked_seed
from bakehouse.kernel import play
from bakehouse.kernel.records import CHANCE, LIST_LENGTH
from bakehouse.match import Match
from bakehouse.players.advice import in_unit, unit_of
from bakehouse.players.reasons import SURE, look_for_reasons
from bakehouse.players.turn import Turn, turn_at
from bakehouse.words import EVERYTHING

Progress = Callable[[int, int], None]
"""Told how many steps of the work are done, of how many."""

MOST_CONSIDERED = 4
COSTLIEST = 3
MOST_SWINGS = 3
LEAST_SWING = 0.1
"""Of the expected return: less is no turning point."""
LEAST_LEAD = 0.1
"""In points: less is not worth a word."""


def analyse(
    match: Match,
    depth: Depth = "first",
    *,
    seconds: float = 0.0,
    seed: int = 0,
    cores: int = 0,
    times: int = 1,
    progress: Progress | None = None,
) -> Analysis:
    """What each decision of a match was worth, what was luck and what was skill.

    A match that has not ended is analysed as far as it goes. The same match, depth and seed give the same analysis on
    any number of cores. With `seconds`, a deep look takes no longer than that, the costliest decisions first; those
    that it does not come to are as at first look.
    """
    if depth not in ("first", "deep"):
        raise Invalid(f"A look is 'first' or 'deep', not {depth!r}.")
    if seconds < 0 or times < 1:
        raise Invalid("An analysis takes a number of seconds above 0, or as long as it needs.")
    return _Analyst(match, depth, seconds, checked_seed(seed), cores or all_cores(), times, progress).analysis()


def own_seed(match: Match, seed: int) -> int:
    """The seed of what is drawn in the place of dice, another one for every match.

    All matches begin alike. If their first rolls were judged by the same draws, they would share the error of these,
    and luck over many matches would not come to 0.
    """
    told = blake2b(repr(match.log).encode(), digest_size=8).digest()
    return seed ^ (int.from_bytes(told) >> 1)


class _Analyst:
    """One analysis."""

    def __init__(
        self, match: Match, depth: Depth, seconds: float, seed: int, cores: int, times: int, progress: Progress | None
    ) -> None:
        self.match, self.game, self.depth = match, match.game, depth
        self.seconds, self.seed, self.cores, self.times = seconds, seed, cores, times
        self.standards: Standards = standards_of(self.game.definition)
        self.progress = progress or (lambda done, of: None)
        self.begun = time.perf_counter()
        self.late = 0
        """Decisions that a look with a limit did not come to."""

    def analysis(self) -> Analysis:
        match, game = self.match, self.game
        method = method_for(game, self.standards, self.depth, self.times)
        eyes = eyes_for(game, self.standards)
        states = positions(match)
        movers = movers_of(match)
        expected = expectations(
            game, states, movers, eyes, method.care, own_seed(match, self.seed), self.cores,
            told=lambda: self.progress(0, len(states)),
        )  # fmt: skip
        questions = list(self._questions(states, expected))
        judged = self._judged(questions, method)
        decisions = {
            each.step: self._decision(each, judged.get(each.step), expected[each.step + 1, each.turn.seat])
            for each in questions
        }
        self._explain(questions, decisions, self._reasons(method))
        steps = tuple(self._steps(expected, decisions))
        return Analysis(
            game=game.id,
            seats=game.seats,
            players=tuple(match.players),
            unit=unit_of(game.seats),
            effort=Effort(
                depth=self.depth, program=method.program, sims=method.sims, seconds=self.seconds, seed=self.seed
            ),
            thresholds=self.standards.thresholds,
            finished=match.over,
            start=_amounts(expected[0]),
            steps=steps,
            accounts=tuple(self._account(seat, expected, steps) for seat in range(game.seats)),
            swings=tuple(self._swings(expected)),
            notes=tuple(note.told() for note in self._notes(eyes)),
            remarks=tuple(match.notes),
        )

    # --- Decisions

    def _questions(self, states: Array, expected: Array) -> Iterator[Asked]:
        """Every decision; the seat's table is dealt anew, as it is for a program that plays."""
        out, runs, before = np.zeros(LIST_LENGTH, np.int16), 0, 0
        for step, (seat, action) in enumerate(self.match.log):
            if seat == CHANCE:
                runs += step == 0 or self.match.log[step - 1][0] != CHANCE
                continue
            table = states[step : step + 1].copy()
            play.turn_table_to(table, 0, seat)
            legal = out[: play.list_options(self.game.box, table, 0, out)].tolist()
            turn = turn_at(self.game, table, seat, legal, self.seed, before)
            yield Asked(step, turn, action, runs, expected[step])
            before += 1

    def _judged(self, questions: Sequence[Asked], method: Method) -> dict[int, Judgement]:
        """What is thought of each decision that was one, by its step."""
        turns = list(_in_turns(questions) if method.whole_turns else ([each] for each in questions if each.is_open))
        if not self.seconds:
            return self._thought(turns, method, inf)
        found = self._thought(turns, method_for(self.game, self.standards, "first"), inf)
        costs = {each.step: _loss(found[each.step], each.played) for each in questions if each.is_open}
        costly = sorted(turns, key=lambda turn: -max(costs.get(each.step, 0.0) for each in turn))
        closer = self._thought(costly, method, self.begun + self.seconds)
        self.late = len(found) - len(closer)
        return found | closer

    def _thought(self, turns: Sequence[Sequence[Asked]], method: Method, until: float) -> dict[int, Judgement]:
        """Judge decisions on all cores, until it is too late."""
        judges, found = local(), dict[int, Judgement]()
        asked = sum(each.is_open for turn in turns for each in turn)

        def think(turn: Sequence[Asked]) -> None:
            if time.perf_counter() < until:
                if not hasattr(judges, "own"):
                    judges.own = method.new_judge()
                judge: Judge = judges.own
                for step, judgement in judge.judge(turn):
                    found[step] = judgement
            self.progress(len(found), asked)

        for turn in turns[:1]:  # alone, so that compiled code gets to know the records of the game once
            think(turn)
        with ThreadPoolExecutor(max_workers=self.cores) as pool:
            list(pool.map(think, turns[1:]))
        return found

    def _decision(self, question: Asked, judgement: Judgement | None, after: Array) -> Decision:
        """A decision with what is thought of it; where there was only one thing to do, with what came after it."""
        turn, played = question.turn, question.played
        if judgement is None:
            weighed = self._weighed(turn, Opinion(played, float(after[GAINED]), float(after[POINTS])))
            return Decision(
                played=played, best=played, options=len(turn.legal), considered=(weighed,), loss=0.0, loss_worth=0.0,
                loss_points=0.0, rating="only", clear=False,
            )  # fmt: skip
        best, own = judgement.opinions[0], judgement.of(played)
        loss = _loss(judgement, played)
        told = [*judgement.opinions[:MOST_CONSIDERED]]
        return Decision(
            played=played,
            best=best.action,
            options=len(turn.legal),
            considered=tuple(self._weighed(turn, each) for each in [*told, *([] if own in told else [own])]),
            loss=loss,
            loss_worth=abs(in_unit(best.gained, self.game.seats) - in_unit(best.gained - loss, self.game.seats)),
            loss_points=max(0.0, best.points - own.points) if loss else 0.0,
            rating=self._rating(judgement, played, loss),
            clear=loss > SURE * hypot(best.error, own.error),
        )

    def _rating(self, judgement: Judgement, played: int, loss: float) -> Class:
        """Brilliant is the best move by far that first sight does not find."""
        first, *others = judgement.opinions
        if played != first.action or played == judgement.sight or not others:
            return self.standards.rated(loss)
        second = max(others, key=lambda each: each.gained)
        ahead = first.gained - second.gained
        sure = ahead > SURE * hypot(first.error, second.error)
        return "brilliant" if sure and ahead >= self.standards.thresholds.brilliant else "good"

    def _weighed(self, turn: Turn, opinion: Opinion) -> Weighed:
        game = self.game
        said = game.words.action(game.box[0], turn.states[0], opinion.action)
        return Weighed(
            action=opinion.action,
            notation=game.definition.table.notation(opinion.action),
            form=said.told(),
            worth=in_unit(opinion.gained, game.seats),
            error=SURE * opinion.error * abs(in_unit(1.0, game.seats) - in_unit(0.0, game.seats)),
            gained=opinion.gained,
        )

    def _reasons(self, method: Method) -> Efforts:
        """A look with a limit has no time left for more than at first look."""
        return method_for(self.game, self.standards, "first").reasons if self.seconds else method.reasons

    def _explain(self, questions: Sequence[Asked], decisions: dict[int, Decision], efforts: Efforts) -> None:
        """Say why, of the costliest decisions of each seat: games are played on after both actions, with equal luck."""

        def explain(question: Asked) -> None:
            decision = decisions[question.step]
            reason = reason_for(question.turn, decision, efforts)
            decisions[question.step] = decision.model_copy(update={"reason": reason.told()})
            self.progress(len(questions), len(questions))

        by_step = {each.step: each for each in questions}
        costly = [
            by_step[step]
            for seat in range(self.game.seats)
            for step, _ in _costliest((each.step, decisions[each.step]) for each in questions if each.turn.seat == seat)
        ]
        for question in costly[:1]:  # alone, so that compiled code gets to know the records of the game once
            explain(question)
        with ThreadPoolExecutor(max_workers=self.cores) as pool:
            list(pool.map(explain, costly[1:]))

    # --- Adding up

    def _steps(self, expected: Array, decisions: dict[int, Decision]) -> Iterator[AnalysedStep]:
        for step, (seat, notation) in enumerate(self.match.notations()):
            luck = _amounts(expected[step + 1] - expected[step]) if seat == CHANCE else ()
            yield AnalysedStep(
                index=step, who=seat, notation=notation, expected=_amounts(expected[step + 1]), luck=luck,
                decision=decisions.get(step),
            )  # fmt: skip

    def _account(self, seat: int, expected: Array, steps: Sequence[AnalysedStep]) -> SeatAccount:
        changes = np.diff(expected[:, seat], axis=0)
        movers = np.array([step.who for step in steps], np.int64).reshape(-1)
        luck, skill = _sum(changes[movers == CHANCE]), _sum(changes[movers == seat])
        rivals = _sum(changes[(movers != CHANCE) & (movers != seat)])
        own = [(step.index, step.decision) for step in steps if step.decision is not None and step.who == seat]
        counts = Counter(decision.rating for _, decision in own)
        result = _amount(expected[-1, seat])
        return SeatAccount(
            seat=seat,
            accuracy=self.standards.accuracy([decision.loss for _, decision in own if decision.rating != "only"]),
            counts={each: counts[each] for each in CLASSES},
            costliest=tuple(index for index, _ in _costliest(own)),
            brilliant=tuple(index for index, decision in own if decision.rating == "brilliant"),
            start=_amount(expected[0, seat]),
            luck=luck,
            skill=skill,
            rivals=rivals,
            result=result,
            adjusted=result - luck,
            lost=Amount(
                gained=sum(decision.loss for _, decision in own), points=sum(each.loss_points for _, each in own)
            ),
            points=self.match.scores()[seat],
        )

    def _swings(self, expected: Array) -> list[Swing]:
        """The lines of the story that changed most for somebody, in their order."""
        changes = np.diff(expected, axis=0)
        found = []
        for entry in self.match.story(EVERYTHING):
            if entry.heading or not entry.steps:
                continue
            of_line = changes[list(entry.steps)]
            total = of_line.sum(axis=0)
            seat = int(np.abs(total[:, GAINED]).argmax())
            chance = [self.match.log[step][0] == CHANCE for step in entry.steps]
            luck = abs(of_line[chance, seat, GAINED].sum())
            most = int(np.abs(of_line[:, seat, GAINED]).argmax())
            found.append(
                Swing(
                    first=entry.steps[0], last=entry.steps[-1], seat=seat, change=_amount(total[seat]),
                    cause="luck" if 2 * luck > abs(total[seat, GAINED]) else "move", step=entry.steps[most],
                )
            )  # fmt: skip
        largest = sorted(found, key=lambda swing: -abs(swing.change.gained))[:MOST_SWINGS]
        return sorted((each for each in largest if abs(each.change.gained) >= LEAST_SWING), key=lambda each: each.first)

    def _notes(self, eyes: Eyes) -> Iterator[Form]:
        if not self.match.over:
            yield form("analysis-unfinished")
        if not eyes.learned:
            yield form("analysis-unlearned")
        if self.late:
            yield form("analysis-late", decisions=self.late)


def _in_turns(questions: Sequence[Asked]) -> list[list[Asked]]:
    """The decisions that a seat took between two runs of chance steps belong together."""
    turns: dict[tuple[int, int], list[Asked]] = {}
    for each in questions:
        turns.setdefault((each.runs, each.turn.seat), []).append(each)
    return list(turns.values())


def reason_for(turn: Turn, decision: Decision, efforts: Efforts) -> Form:
    """Why the best action is better than the one that was played: by games that are played on, and where these show no
    difference, by what the program expects of the lead."""
    how = form("analysis-clearly" if decision.clear else "analysis-hardly")
    found = look_for_reasons(turn, decision.best, decision.played, efforts)
    what = found or list(_lead(turn, decision.loss_points))
    return form("hint-because", how=how, what=what) if what else how


def _lead(turn: Turn, points: float) -> Iterator[Form]:
    """More of a lead; alone there is none."""
    if turn.game.seats > 1 and points >= LEAST_LEAD:
        yield form("analysis-lead", gain=round(points)) if round(points) else form("analysis-lead-more")


def _loss(judgement: Judgement, played: int) -> float:
    return max(0.0, judgement.opinions[0].gained - judgement.of(played).gained)


def _costliest(
    decisions: "Iterator[tuple[int, Decision]] | Sequence[tuple[int, Decision]]",
) -> list[tuple[int, Decision]]:
    """Those that lost most, and were not good; whoever errs in the same way twice learns it once."""
    bad = [each for each in decisions if each[1].rating in ("inaccuracy", "mistake", "blunder")]
    lessons: dict[tuple[int, int], tuple[int, Decision]] = {}
    for step, decision in sorted(bad, key=lambda each: (-each[1].loss, each[0])):
        lessons.setdefault((decision.played, decision.best), (step, decision))
    return list(lessons.values())[:COSTLIEST]


def _amounts(of_seats: Array) -> tuple[Amount, ...]:
    return tuple(_amount(each) for each in of_seats)


def _amount(both: Array) -> Amount:
    return Amount(gained=float(both[GAINED]), points=float(both[POINTS]))


def _sum(changes: Array) -> Amount:
    return _amount(changes.sum(axis=0)) if len(changes) else NOTHING
