"""`bakehouse lab`: answers for game designers, each as one page with the same numbers as files."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.text import Text

from bakehouse.cli.arguments import named_house_rules, named_players, seats_for
from bakehouse.cli.files import write_text, write_whole
from bakehouse.cli.screen import new_console
from bakehouse.errors import BadFile, UnknownName
from bakehouse.folders import reason
from bakehouse.games.game import Game, checked_seed
from bakehouse.games.game import game as make_game
from bakehouse.lab import comparing, game_report, sweeping, tuning
from bakehouse.lab.asking.people import played_with, watch_ended
from bakehouse.lab.charts import check_altair
from bakehouse.lab.figures import PAGE, TABLE, TEXT, Line, json_text, write_table
from bakehouse.lab.metrics import metrics_of
from bakehouse.lab.paths import Box
from bakehouse.lab.places import GPU, RAY, THREADS, played_on
from bakehouse.lab.study import Findings, Plan, study
from bakehouse.lab.sweeping import Answer, Sweep, sweep, usual_metrics
from bakehouse.lab.tuning import Search
from bakehouse.lab.watching import Watched, watch
from bakehouse.simulation.backends import BACKENDS
from bakehouse.simulation.schema import check_tables

GREEDY = "greedy"


@dataclass(frozen=True)
class Question:
    """What all commands of the laboratory are told."""

    game: str
    seats: int | None
    players: list[str] | None
    games: int
    seed: int
    out: Path | None
    threads: int | None
    house_rules: list[str] | None
    edition: Path | None
    backend: str | None = None
    cluster: str | None = None

    def played(self) -> AbstractContextManager[None]:
        """Where all games are played that are watched within it."""
        return played_on(self.backend, self.cluster, self.threads, Console(stderr=True, highlight=False).print)

    def named(self) -> tuple[str, ...]:
        return tuple(named_players(self.players)) or (GREEDY,)

    def table(self) -> Game:
        named = self.named()
        seats = seats_for(self.seats, list(named) if len(named) > 1 else [])
        return make_game(self.game, seats, named_house_rules(self.house_rules), self.edition)

    def box(self) -> Box:
        game = self.table()
        return Box(game.definition, game.seats, game.house_rules, self.edition)

    def seeds(self) -> range:
        checked_seed(self.seed + self.games)
        return range(self.seed, self.seed + self.games)

    def folder(self, kind: str, game: Game) -> Path:
        """Where everything goes; it is made if it is not there."""
        place = self.out or Path(f"lab-{game.id.replace('_', '-')}-{kind}")
        try:
            place.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise BadFile(f"The folder {place} cannot be used: {reason(problem)}.") from None
        return place


def report(question: Question, tests: int | None, played: str | None = None) -> None:
    """Play, weigh, and write the page; also when it is interrupted. `played`: a database with matches of people."""
    game = question.table()
    plan = Plan(game, question.named(), question.games, question.seed, tests, question.threads)
    check_laboratory()
    findings, steps = Findings(plan), plan.steps()
    if played is not None:
        findings.people = people_of(game, played)
    folder = question.folder("report", game)  # only now: what cannot be asked leaves nothing behind
    console = new_console()
    make_ready(game)
    try:
        with question.played(), _progress(steps) as told:
            study(plan, findings, told)
    except KeyboardInterrupt:
        if findings.games is not None:
            _write_report(console, findings, folder)
        console.print(Text(f"\nInterrupted after {len(findings.games or ())} of {plan.games} games."))
        raise
    _write_report(console, findings, folder)


def people_of(game: Game, database: str) -> Watched:
    """Matches of people with this box in the database of a server."""
    from bakehouse.server.storage.played import ended_in

    return watch_ended(game, played_with(game, ended_in(database, [game])))


def _write_report(console: Console, findings: Findings, folder: Path) -> None:
    write_figures(folder, game_report.facts(findings), game_report.lines(findings))
    write_text(folder / PAGE, game_report.report(findings))
    console.print(Text(game_report.about(findings), "dim"))
    for sentence in game_report.stands_out(findings):
        console.print(Text(f"• {sentence}"))
    tell_files(console, folder)


def compare(question: Question, one: str, other: str) -> None:
    """Two editions on the same seeds."""
    games = [replace(question, edition=_edition(name)).table() for name in (one, other)]
    check_laboratory()
    folder = question.folder("compare", games[0])
    seeds = question.seeds()
    console = new_console()
    make_ready(games[0])
    kept: list[list[Watched]] = []
    interrupted = False
    try:
        with question.played(), _progress(2 * len(seeds)) as told:
            comparing.play_side_by_side(games, seeds, question.named(), question.threads, told, kept)
    except KeyboardInterrupt:
        interrupted = True
        if not kept:
            raise
    before, after = comparing.joined(kept)
    compared = comparing.compare(before, after)
    names = (Path(one).name, Path(other).name)
    about: dict[str, object] = {"A": names[0], "B": names[1], "games": len(before), "finished": not interrupted}
    write_figures(folder, about, comparing.lines(compared))
    write_text(folder / PAGE, comparing.report(names, before, after, compared))
    console.print(Text(comparing.about(names, before), "dim"))
    for sentence in comparing.doubts(before, after) + comparing.words(compared, len(before)):
        console.print(Text(f"• {sentence}"))
    tell_files(console, folder)
    if interrupted:
        console.print(Text(f"Interrupted after {len(before)} of {len(seeds)} pairs of games."))
        raise KeyboardInterrupt


STANDARD = "standard"


def _edition(name: str) -> Path | None:
    """An edition file; the word `standard` is the box as it is."""
    return None if name == STANDARD else Path(name)


def what_if(question: Question, ranges: list[str], metrics: list[str] | None) -> None:
    """Sweep one or two numbers of the box."""
    box = question.box()
    swept = tuple(box.range(text) for text in ranges)
    followed = tuple(metrics or usual_metrics(box.standard, swept))
    asked = Sweep(box, swept, followed, question.named(), question.seeds(), question.threads)
    check_laboratory()
    folder = question.folder("what-if", box.standard)
    console = new_console()
    make_ready(box.standard)
    answers: list[Answer] = []
    points = len(asked.points()) + (asked.standard not in asked.points())
    try:
        with question.played(), _progress(points * len(asked.seeds)) as told:
            sweep(asked, folder, answers, told)
    except KeyboardInterrupt:
        if answers:
            _write_sweep(console, asked, answers, folder, finished=False)
        console.print(Text(f"Interrupted after {len(answers)} of {points} points; the same command goes on."))
        raise
    _write_sweep(console, asked, answers, folder, finished=True)


def _write_sweep(console: Console, asked: Sweep, answers: list[Answer], folder: Path, finished: bool) -> None:
    about: dict[str, object] = {**asked.manifest(), "finished": finished}
    write_figures(folder, about, sweeping.lines(asked, answers))
    write_text(folder / PAGE, sweeping.report(asked, answers, finished))
    console.print(Text(sweeping.about(asked), "dim"))
    for sentence in sweeping.words(asked, answers):
        console.print(Text(f"• {sentence}"))
    tell_files(console, folder)


def tune(question: Question, ranges: list[str], targets: list[str], trials: int, screened: int) -> None:
    """Search for values that meet targets, beginning with the best of so many boxes that are `screened`: on a GPU if
    there is one and nothing else is said."""
    box = question.box()
    varied = tuple(found for text in ranges for found in box.ranges(text))
    known = metrics_of(box.standard)
    wanted = tuple(tuning.target_of(text, known) for text in targets)
    asked = Search(box, varied, wanted, question.named(), question.seeds(), trials, question.threads)
    backend = question.backend or (RAY if question.cluster else GPU)
    if backend not in BACKENDS:
        raise UnknownName(f"There is no backend {backend!r}; it is one of {', '.join(BACKENDS)}.")
    check_laboratory()
    tuning.check_optuna()
    folder = question.out or Path(f"lab-{box.standard.id.replace('_', '-')}-tune")
    console = new_console()
    make_ready(box.standard)
    interrupted = False
    with _progress(trials + screened) as told:
        try:
            if screened:
                tuning.screen(asked, folder, screened, backend, question.cluster, told)
            with played_on(RAY if backend == RAY else THREADS, question.cluster, question.threads):
                tuning.tune(asked, folder, told)
        except KeyboardInterrupt:
            interrupted = True
        outcome = tuning.outcome_of(asked, folder)
    for found in outcome.front:
        write_text(folder / found.file, tuning.edition_file(asked, found))
    about: dict[str, object] = {**asked.manifest(), "trials": len(outcome.trials), "finished": not interrupted}
    write_figures(folder, about, tuning.lines(asked, outcome))
    write_text(folder / PAGE, tuning.report(asked, outcome, not interrupted))
    console.print(Text(tuning.about(asked), "dim"))
    for sentence in tuning.words(asked, outcome):
        console.print(Text(f"• {sentence}"))
    tell_files(console, folder, *(found.file for found in outcome.front))
    if interrupted:
        console.print(Text("The search was interrupted; the same command goes on."))
        raise KeyboardInterrupt


# --- What all commands share


def check_laboratory() -> None:
    """Find out before long work whether its result can be written."""
    check_tables()
    check_altair()


def make_ready(game: Game) -> None:
    """The first watched game of a kind compiles the loop, which takes a while; progress begins after it."""
    with Console(stderr=True, highlight=False).status(f"Making ready to watch {game.title} ..."):
        watch(game, range(1), threads=1)


def write_figures(folder: Path, about: dict[str, object], lines: list[Line]) -> None:
    write_whole(folder / TABLE, lambda place: write_table(lines, place))
    write_text(folder / TEXT, json_text(about, lines))


def tell_files(console: Console, folder: Path, *more: str) -> None:
    files = ", ".join([PAGE, TABLE, TEXT, *more])
    console.print(Text(f"\nThe answer is in {folder}: {files}."), soft_wrap=True)


@contextmanager
def _progress(total: int) -> "Iterator[ProgressTold]":
    """On the error stream, so that what is printed can be piped on; silent where that is no terminal."""
    console = Console(stderr=True, highlight=False)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as shown:
        task = shown.add_task("Games", total=total)
        yield ProgressTold(shown, task)


@dataclass(frozen=True)
class ProgressTold:
    """Hears what is being done, and how much more of it is."""

    shown: Progress
    task: int

    def __call__(self, what: str, games: int) -> None:
        self.shown.update(self.task, description=what, advance=games)  # type: ignore[arg-type]
