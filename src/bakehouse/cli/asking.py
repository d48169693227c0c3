"""`bakehouse lab ask`: a question in plain words, an answer that narrows, and its doubts."""

import json as text_of
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.live import Live
from rich.table import Table
from rich.text import Text

from bakehouse.cli.arguments import named_house_rules, named_players
from bakehouse.cli.screen import new_console
from bakehouse.edition import read_edition
from bakehouse.games import find
from bakehouse.games.game import Game
from bakehouse.lab.asking import Answer, Ask, Boxed, Ended, Figure, ask, checked, questions_of, understood
from bakehouse.lab.asking.answers import BESIDE, EVERYBODY, SHARE
from bakehouse.lab.asking.questions import BY_ID, MEND, aim_words, component
from bakehouse.lab.metrics import told
from bakehouse.lab.places import played_on
from bakehouse.lab.populations import population_words
from bakehouse.words import Speaker

MOST_ROWS = 16


@dataclass(frozen=True)
class Asked:
    """What was written on the command line."""

    game: str
    question: str | None
    players: list[str] | None
    seconds: float
    games: int
    seats: int | None
    seed: int
    threads: int | None
    house_rules: list[str] | None
    edition: Path | None
    played: str | None
    """The database of a server, whose matches of people are laid beside."""
    backend: str | None = None
    cluster: str | None = None

    def ask(self, question: str, subject: str = "") -> Ask:
        rules = named_house_rules(self.house_rules) or {}
        changes = read_edition(find(self.game).components, self.edition).changes if self.edition else {}
        box = Boxed(changes, rules)
        whom = tuple(named_players(self.players)) or EVERYBODY
        return Ask(
            find(self.game).id, question, subject, self.seats, box, None, whom, self.seconds, self.games, self.seed,
            threads=self.threads,
        )  # fmt: skip

    def ended(self, asked: Ask) -> list[Ended]:
        """Matches of people with the boxes of the question."""
        if self.played is None:
            return []
        from bakehouse.server.storage.played import ended_in

        asked = checked(asked)
        return ended_in(self.played, [asked.table(box) for box in (asked.box, asked.beside) if box is not None])


def ask_lab(asked: Asked, json: bool, language: str) -> None:
    """Understand the question, say how it was understood, and show answers until the last."""
    console = new_console()
    game = asked.ask("").table()
    speaker = game.speaker([], language=language)
    meant = understood(asked.question, game) if asked.question else None
    if meant is None:
        _list(console, asked, game, speaker)
        return
    order = asked.ask(meant.question, meant.subject)
    if not json:
        subject = component(game, meant.subject) if meant.subject and meant.question != MEND else None
        if meant.question == MEND and meant.subject:
            subject = aim_words(game, meant.subject)
        console.print(Text(speaker.say(BY_ID[meant.question].words(subject)), "bold"))
    last, ended = None, asked.ended(order)
    notice = Console(stderr=True, highlight=False).print
    with played_on(asked.backend, asked.cluster, asked.threads, notice):
        if json:
            for last in ask(order, ended=ended):
                console.print(text_of.dumps(last.told()), soft_wrap=True, markup=False, highlight=False)
            return
        with Live(console=Console(stderr=True), transient=True, auto_refresh=False) as live:
            for last in ask(order, ended=ended):
                told_so_far = f"{speaker.say(last.verdict)} ({last.games:,} games, {last.seconds:.0f} s)"
                live.update(Text(told_so_far), refresh=True)
    if last is not None:
        _tell(console, last, speaker)


def _list(console: Console, asked: Asked, game: Game, speaker: Speaker) -> None:
    """What can be asked."""
    if asked.question:
        console.print(
            Text(f"No question that we can answer was understood from {asked.question!r}. These can be asked:")
        )
    for question in questions_of(game.id):
        console.print(Text(f"  {question.id:<12}{speaker.say(question.words())}"))


def _tell(console: Console, answer: Answer, speaker: Speaker) -> None:
    console.print(Text(f"{speaker.say(answer.verdict)}."))
    for remark in answer.remarks:
        console.print(Text(f"{speaker.say(remark)}."))
    console.print(_figures(answer, speaker))
    for doubt in answer.doubts:
        out = f" ({speaker.phrase(doubt.out_words)})" if doubt.out_words else ""
        console.print(Text(f"? {speaker.say(doubt.words)}{out}.", "yellow"))
    for whom in answer.whom:
        console.print(Text(f"{speaker.say(whom)}.", "dim"))
    console.print(Text(f"{answer.games:,} games in {answer.seconds:.0f} s.", "dim"))


def _figures(answer: Answer, speaker: Speaker) -> Table:
    """A row for each figure, a column for each population."""
    whom = list(dict.fromkeys(each.population for each in answer.figures))
    table = Table("", *(speaker.phrase(population_words(name)) for name in whom))
    rows: dict[tuple[str, str], dict[str, Figure]] = {}
    for each in answer.figures:
        label = speaker.say(each.words) + (" *" if each.box == BESIDE else "")
        label += " Δ" if each.name.startswith("change.") else ""
        rows.setdefault((label, each.name), {})[each.population] = each
    for (label, _), found in list(rows.items())[:MOST_ROWS]:
        table.add_row(label, *(_cell(found[name]) if name in found else "" for name in whom))
    if any(each.box == BESIDE for each in answer.figures):
        table.caption = "* with the other box"
    return table


def _cell(figure: Figure) -> str:
    unit = "share" if figure.unit == SHARE else "number"
    return f"{told(figure.value, unit)} ({told(figure.low, unit)} to {told(figure.high, unit)})"
