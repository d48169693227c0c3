"""The laboratory's commands: questions, reports, comparisons, what-ifs, searches."""

from pathlib import Path
from typing import Annotated

import typer

from bakehouse.cli.arguments import Sentences, Spread
from bakehouse.cli.options import EditionFile, GameName, HouseRules, Seats, Threads

lab = typer.Typer(
    cls=Sentences, no_args_is_help=True, help="Answers for game designers: reports, comparisons, what-ifs, searches."
)

LabPlayers = Annotated[
    list[str] | None,
    typer.Option(
        "--players", metavar="NAMES", help="Who sits there, one name for all seats or one for each; greedy if not said."
    ),
]
LabGames = Annotated[int, typer.Option(min=1, help="How many games.")]
LabSeed = Annotated[int, typer.Option(min=0, help="The seed of the first game; the next have the next ones.")]
LabOut = Annotated[
    Path | None, typer.Option(metavar="FOLDER", help="Where the answer goes; a folder here if not said.")
]
LabBackend = Annotated[
    str | None,
    typer.Option(
        "--backend", metavar="NAME", help="Where games are played: threads, ray, gpu or auto; threads if not said."
    ),
]
LabCluster = Annotated[
    str | None,
    typer.Option("--cluster", metavar="HOST:PORT", help="A running Ray cluster; else --backend ray starts one here."),
]
PlayedIn = Annotated[
    str | None,
    typer.Option(
        "--played",
        metavar="DATABASE",
        help="A server's database: its matches of people are laid beside, without names.",
    ),
]


@lab.command("ask", cls=Spread)
def lab_ask(
    game: GameName,
    question: Annotated[
        str | None,
        typer.Argument(metavar="QUESTION", help="In plain words, or by its name; without one, all are listed."),
    ] = None,
    players: Annotated[
        list[str] | None,
        typer.Option(
            "--players",
            metavar="NAMES",
            help="Who is asked: beginners, good, champions, or any players; all three if not said.",
        ),
    ] = None,
    seconds: Annotated[
        float, typer.Option(min=1, help="How long it may take; the first answer comes much earlier.")
    ] = 45,
    games: Annotated[int, typer.Option(min=0, help="At most so many games of each kind; 0: as time allows.")] = 0,
    seats: Seats = None,
    seed: LabSeed = 0,
    backend: LabBackend = None,
    cluster: LabCluster = None,
    threads: Threads = None,
    house_rule: HouseRules = None,
    edition: EditionFile = None,
    played: PlayedIn = None,
    json: Annotated[bool, typer.Option("--json", help="Every answer as a line of JSON.")] = False,
    language: Annotated[str, typer.Option(help="The language of the answer: en, de or es.")] = "en",
) -> None:
    """Ask a question in plain words: is something too strong, do the seats matter, what would mend it?"""
    from bakehouse.cli.asking import Asked, ask_lab

    asked = Asked(
        game, question, players, seconds, games, seats, seed, threads, house_rule, edition, played, backend, cluster
    )
    ask_lab(asked, json, language)


@lab.command("report", cls=Spread)
def lab_report(
    game: GameName,
    players: LabPlayers = None,
    games: LabGames = 10_000,
    seats: Seats = None,
    seed: LabSeed = 0,
    tests: Annotated[
        int | None, typer.Option(min=0, help="Games for each test of a component; 0: none are tested.")
    ] = None,
    out: LabOut = None,
    backend: LabBackend = None,
    cluster: LabCluster = None,
    threads: Threads = None,
    house_rule: HouseRules = None,
    edition: EditionFile = None,
    played: PlayedIn = None,
) -> None:
    """A portrait of a game in numbers: length, seats, points, components, drama, skill."""
    from bakehouse.cli.lab import Question, report

    question = Question(game, seats, players, games, seed, out, threads, house_rule, edition, backend, cluster)
    report(question, tests, played)


@lab.command("compare", cls=Spread)
def lab_compare(
    game: GameName,
    one: Annotated[str, typer.Argument(metavar="A.toml", help="An edition file, or the word standard.")],
    other: Annotated[str, typer.Argument(metavar="B.toml", help="The edition to compare it with.")],
    players: LabPlayers = None,
    games: LabGames = 5_000,
    seats: Seats = None,
    seed: LabSeed = 0,
    out: LabOut = None,
    backend: LabBackend = None,
    cluster: LabCluster = None,
    threads: Threads = None,
    house_rule: HouseRules = None,
) -> None:
    """Two editions side by side on the same seeds, and what changed beyond chance."""
    from bakehouse.cli.lab import Question, compare

    question = Question(game, seats, players, games, seed, out, threads, house_rule, None, backend, cluster)
    compare(question, one, other)


@lab.command("what-if", cls=Spread)
def lab_what_if(
    game: GameName,
    ranges: Annotated[
        list[str],
        typer.Option("--set", metavar="PATH=VALUES", help="A number and its values: breads.brioche.hourglasses=2..4."),
    ],
    metric: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="A metric to follow; the key figures if not said.")
    ] = None,
    players: LabPlayers = None,
    games: LabGames = 2_000,
    seats: Seats = None,
    seed: LabSeed = 0,
    out: LabOut = None,
    backend: LabBackend = None,
    cluster: LabCluster = None,
    threads: Threads = None,
    house_rule: HouseRules = None,
    edition: EditionFile = None,
) -> None:
    """Sweep one or two numbers of the box, and see what responds."""
    from bakehouse.cli.lab import Question, what_if

    question = Question(game, seats, players, games, seed, out, threads, house_rule, edition, backend, cluster)
    what_if(question, ranges, metric)


@lab.command("tune", cls=Spread)
def lab_tune(
    game: GameName,
    vary: Annotated[
        list[str],
        typer.Option(metavar="PATH=VALUES", help="What may vary; stars name many: breads.*.hourglasses=1..4."),
    ],
    target: Annotated[
        list[str],
        typer.Option(metavar="METRIC=WISH", help="What should come out: 5, 120..200, ..5%, 0.9.., least or most."),
    ],
    trials: Annotated[int, typer.Option(min=1, help="How many boxes to try.")] = 100,
    screen: Annotated[
        int,
        typer.Option(
            metavar="BOXES", min=0, help="Boxes at random that are played in one go before, on a GPU if there is one."
        ),
    ] = 0,
    players: LabPlayers = None,
    games: Annotated[int, typer.Option(min=1, help="How many games for each box.")] = 1_000,
    seats: Seats = None,
    seed: LabSeed = 0,
    out: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Keep everything there; the same command goes on with it.")
    ] = None,
    backend: LabBackend = None,
    cluster: LabCluster = None,
    threads: Threads = None,
    house_rule: HouseRules = None,
    edition: EditionFile = None,
) -> None:
    """Search for numbers that meet targets: a front of compromises, each an edition ready to play."""
    from bakehouse.cli.lab import Question, tune

    question = Question(game, seats, players, games, seed, out, threads, house_rule, edition, backend, cluster)
    tune(question, vary, target, trials, screen)
