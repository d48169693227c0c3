"""People who have played: their matches are laid beside the games of programs, as one population more.

Nobody plays in their place and nobody is named: a match is its steps, which are followed by the same rules and measured
in the same way as every simulated game.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bakehouse.errors import BadRecord
from bakehouse.forms import form
from bakehouse.games.game import Game
from bakehouse.lab.asking.answers import BESIDE, HERE, Answer, Chart, Doubt, Figure
from bakehouse.lab.asking.playing import Key
from bakehouse.lab.asking.questions import FIRST_SEAT, SEATS, STRATEGIES
from bakehouse.lab.asking.weighing import named, told_value
from bakehouse.lab.populations import FEWEST_MATCHES, PEOPLE
from bakehouse.lab.watching import Log, Watched, watch_logs
from bakehouse.match import MANUAL


@dataclass(frozen=True)
class Ended:
    """A match with people at the table that has ended."""

    box: str
    """The digest of its components and house rules."""
    steps: Log
    with_programs: bool
    """Whether programs sat there as well."""


def played_with(game: Game, ended: Sequence[Ended]) -> list[Ended]:
    """Those of the matches that were played with this very box, and to their end by the rules of today."""
    return [each for each in ended if each.box == game.digest and _is_over(game, each.steps)]


def _is_over(game: Game, steps: Log) -> bool:
    match = game.new(chance=MANUAL)
    try:
        match.follow(steps)
    except BadRecord:
        return False
    return match.over


def watch_ended(game: Game, ended: Sequence[Ended]) -> Watched:
    """Matches of people with this box, measured as simulated games are."""
    return watch_logs(game, [each.steps for each in ended], PEOPLE)


class People:
    """Those who have played with the boxes of a question; perhaps nobody."""

    def __init__(self, game: Game, beside: Game | None, ended: Sequence[Ended]) -> None:
        self.game = game
        here = played_with(game, ended)
        self.matches, self.with_programs = len(here), sum(each.with_programs for each in here)
        self.watched = {HERE: watch_ended(game, here)}
        if beside:
            self.watched[BESIDE] = watch_ended(beside, played_with(beside, ended))

    @property
    def portions(self) -> dict[Key, list[Watched]]:
        """Their matches, to be laid among the games of the populations."""
        return {(PEOPLE, box, ""): [watched] for box, watched in self.watched.items()} if self.matches else {}

    def told(self, answer: Answer) -> Answer:
        """The answer with how many people it was laid beside."""
        if not self.matches:
            return answer
        remarks = (*answer.remarks, form("people-played", n=self.matches, programs=self.with_programs))
        figures = tuple(figure for figure in answer.figures if self._is_known(figure))
        charts = tuple(self._without_nobody(chart) for chart in answer.charts)
        return replace(answer, remarks=remarks, figures=figures, charts=charts)

    def _is_known(self, figure: Figure) -> bool:
        return figure.population != PEOPLE or figure.games > 0

    def _without_nobody(self, chart: Chart) -> Chart:
        empty = [box for box, watched in self.watched.items() if not len(watched)]
        return replace(chart, marks=tuple(m for m in chart.marks if m.population != PEOPLE or m.box not in empty))

    def doubts(self, answer: Answer) -> Iterator[Doubt]:
        """Why their figures may say less than they seem to, or that they say something else than the programs'."""
        if not self.matches:
            return
        if self.with_programs and answer.asked.question in (FIRST_SEAT, SEATS):
            yield Doubt(PEOPLE, form("doubt-people-programs", n=self.with_programs, of=self.matches))
        if self.matches < FEWEST_MATCHES:
            yield Doubt(PEOPLE, form("doubt-people-few", n=self.matches))
        elif answer.asked.question != STRATEGIES:  # where groups of the same number are not the same
            yield from self._differ(answer)

    def _differ(self, answer: Answer) -> Iterator[Doubt]:
        """People do otherwise than the players that the verdict is about, beyond chance, in what is asked first."""
        first = answer.figures[0].name
        here = {each.population: each for each in answer.figures if each.name == first and each.box == HERE}
        theirs, ours = here.get(PEOPLE), here[answer.asked.weighed]
        if theirs and (theirs.low > ours.high or theirs.high < ours.low):
            told = {
                "what": theirs.words, "people": told_value(theirs, theirs.unit), "others": told_value(ours, ours.unit),
                "players": named(answer.asked, self.game),
            }  # fmt: skip
            yield Doubt(PEOPLE, form("doubt-people-differ", **told))
