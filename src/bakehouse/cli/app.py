"""The sub-commands and their options. What a command does is imported when it is called, so that help comes at once."""

from pathlib import Path
from typing import Annotated

import typer

from bakehouse import __version__
from bakehouse.cli.arguments import Sentences, Spread, known_language
from bakehouse.games import OURS, spoken

app = typer.Typer(
    cls=Sentences,
    name="bakehouse",
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Baking board games, implemented exactly: to play, to research, to design.",
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"The game, such as {spoken(OURS)[0]}.")]
Seats = Annotated[int | None, typer.Option(help="How many seats; as many as players are named, if not said.")]
HouseRules = Annotated[
    list[str] | None, typer.Option("--house-rule", metavar="NAME=VALUE", help="A house rule; may be repeated.")
]
EditionFile = Annotated[
    Path | None, typer.Option("--edition", metavar="FILE", help="A TOML file with the numbers that differ.")
]


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"bakehouse {__version__}")
        raise typer.Exit


@app.callback()
def bakehouse(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and leave.")
    ] = False,
) -> None:
    """Baking board games, implemented exactly: to play, to research, to design.

    Without a command the table opens in your browser.
    """
    if context.invoked_subcommand is None:
        from bakehouse.cli.serve import open_table

        open_table()


@app.command(cls=Spread)
def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="The game; a menu if not said.")] = None,
    seats: Seats = None,
    players: Annotated[
        list[str] | None,
        typer.Option(metavar="NAMES", help="Who sits there: person, person:Ada, a level, greedy, search:time=1s, ..."),
    ] = None,
    against: Annotated[
        str | None,
        typer.Option(metavar="PLAYER", help="Who sits in all other seats: first-timer to champion, or any program."),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The seed of chance: the same seed, the same dice.")] = None,
    house_rule: HouseRules = None,
    edition: EditionFile = None,
    manual_dice: Annotated[bool, typer.Option("--manual-dice", help="You roll real dice and type them.")] = False,
    aim: Annotated[
        str | None, typer.Option(metavar="LEVEL", help="Alone: the level you aim at, easy to impossible.")
    ] = None,
    resume: Annotated[
        str | None, typer.Option(metavar="[FILE]", help="Go on with a saved match; with the last one if not said.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the record there, not in your data folder.")
    ] = None,
) -> None:
    """Play a game in the terminal, alone, with others at the keyboard, or against programs."""
    from bakehouse.cli.play import Wishes, play

    play(Wishes(game, seats, players, against, seed, house_rule, edition, manual_dice, aim, resume, save))


@app.command()
def daily(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="The game; a list of all if not said.")] = None,
    day: Annotated[
        str | None, typer.Option("--date", metavar="YYYY-MM-DD", help="Another day than today; days are those of UTC.")
    ] = None,
    again: Annotated[bool, typer.Option("--again", help="Once more: only the first try of a day counts.")] = False,
    share: Annotated[bool, typer.Option("--share", help="Show the result of the first try, to be copied.")] = False,
) -> None:
    """Play the bake of the day: the same match for everybody in the world, by the date."""
    from bakehouse.cli.daily import Wishes, daily

    daily(Wishes(game, day, again, share))


@app.command()
def kitchen(
    export: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write all of it to a file: .json, or .parquet with polars.")
    ] = None,
    delete: Annotated[
        bool, typer.Option("--delete", help="Delete all records of this terminal, after a word.")
    ] = False,
) -> None:
    """See what came of your matches in this terminal: results, bests, how you fare against programs."""
    from bakehouse.cli.kitchen import kitchen

    kitchen(export, delete)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a match.")],
    whole: Annotated[bool, typer.Option("--all", help="Print the whole match instead of stepping through it.")] = False,
    salvage: Annotated[bool, typer.Option("--salvage", help="Of a broken record, show what can be read.")] = False,
    language: Annotated[str, typer.Option(help="The language that the match is told in: en, de, es.")] = "en",
) -> None:
    """Step through a recorded match."""
    from bakehouse.cli.replay import replay

    replay(file, whole=whole, salvage=salvage, language=known_language(language))


@app.command()
def analyse(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a match.")],
    deep: Annotated[bool, typer.Option("--deep", help="Think longer about every decision.")] = False,
    seconds: Annotated[
        float, typer.Option(min=0.0, help="Look deeply for so long, at the costliest decisions first.")
    ] = 0.0,
    json: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the whole analysis there, as JSON.")] = None,
    language: Annotated[str, typer.Option(help="The language that moves are told in: en, de, es.")] = "en",
    seed: Annotated[int, typer.Option(min=0, help="Of what the programs imagine; the same seed, the same result.")] = 0,
) -> None:
    """Look back at a recorded match: every decision judged, luck and skill told apart."""
    from bakehouse.cli.analyse import analyse

    analyse(file, deep, seconds, json, known_language(language), seed)


@app.command()
def verify(file: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a match.")]) -> None:
    """Check that a record is whole, and that its chance is what was promised before the match."""
    from bakehouse.cli.verify import verify

    verify(file)


@app.command()
def puzzles(
    game: GameName,
    puzzle: Annotated[str | None, typer.Argument(metavar="[PUZZLE]", help="One puzzle by its id.")] = None,
    theme: Annotated[str | None, typer.Option(metavar="NAME", help="Only puzzles about this.")] = None,
    listed: Annotated[bool, typer.Option("--list", help="List the themes and the puzzles.")] = False,
    make: Annotated[
        int, typer.Option(metavar="N", min=0, help="Let programs play until there are N puzzles, and keep them.")
    ] = 0,
    file: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The puzzles of this file, and where --make keeps them.")
    ] = None,
    minutes: Annotated[float, typer.Option(min=0, help="How long to make puzzles at most; 0: to the end.")] = 0.0,
) -> None:
    """Find the best action in positions that have one, or make such puzzles."""
    from bakehouse.cli.puzzles import Wish, puzzles

    puzzles(Wish(game, puzzle or "", theme or "", listed, make, file, minutes))


DATABASE_HELP = "A file, or postgresql://..."
Database = Annotated[str, typer.Argument(metavar="DATABASE", help=DATABASE_HELP)]


@app.command()
def doctor(database: Database) -> None:
    """Replay every match of a server's database, check its chance, and find what cannot be."""
    from bakehouse.cli.hosting import doctor

    doctor(database)


@app.command()
def backup(database: Database, file: Annotated[Path, typer.Argument(help="A new file.")]) -> None:
    """Copy a server's database to a file, while servers use it."""
    from bakehouse.cli.hosting import back_up

    back_up(database, file)


@app.command()
def restore(file: Annotated[Path, typer.Argument(help="A backup.")], database: Database) -> None:
    """Fill a new database, of either kind, from a backup."""
    from bakehouse.cli.hosting import restore

    restore(file, database)


@app.command()
def new_key(
    database: Database,
    forget: Annotated[
        bool, typer.Option("--forget-old", help="Cookies and links by older keys are void: everybody is a stranger.")
    ] = False,
) -> None:
    """Sign cookies and links with a new key; nobody is thrown out."""
    from bakehouse.cli.hosting import new_key

    new_key(database, forget)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 is all networks of this computer.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65_535, help="0 takes any that is free.")] = 8420,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="A file, or postgresql://...; a file in your data folder if not said."),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", help="An address that browsers see the server under, if a proxy changes it."),
    ] = None,
    allowed_host: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A name that browsers know the server by; '*' is any."),
    ] = None,
    proxies: Annotated[
        str, typer.Option(metavar="ADDRESSES", help="Proxies whose word on a visitor's address is believed.")
    ] = "127.0.0.1",
    workers: Annotated[
        int | None, typer.Option(min=1, help="Processes that think; all cores but one, and at least two, if not said.")
    ] = None,
    keep_open: Annotated[
        float, typer.Option(metavar="DAYS", min=0, help="How long a table waits that nobody comes to; 0: for ever.")
    ] = 30.0,
    keep_running: Annotated[
        float, typer.Option(metavar="DAYS", min=0, help="How long a match waits that nobody plays on; 0: for ever.")
    ] = 0.0,
    keep_ended: Annotated[
        float, typer.Option(metavar="DAYS", min=0, help="How long a match is kept that has ended; 0: for ever.")
    ] = 0.0,
    log_level: Annotated[str, typer.Option(metavar="LEVEL", help="debug, info, warning or error.")] = "info",
    warm: Annotated[
        bool,
        typer.Option("--warm/--cold", help="Compile games and start workers behind the scenes, or when first needed."),
    ] = True,
    telemetry: Annotated[
        bool, typer.Option("--telemetry", help="Tell OpenTelemetry, where OTEL_EXPORTER_OTLP_ENDPOINT says.")
    ] = False,
    admin: Annotated[
        bool, typer.Option("--admin", help="A page for the host at /admin, for this computer alone.")
    ] = False,
    ratings: Annotated[
        bool, typer.Option("--ratings", help="Rate people and programs by the matches that they play here.")
    ] = False,
    workshop: Annotated[
        str,
        typer.Option(metavar="WHO", help="Who may ask questions in the workshop: off, local (this computer) or all."),
    ] = "local",
    askers: Annotated[
        int | None,
        typer.Option(min=1, help="Processes that play the games of questions; all cores but one, if not said."),
    ] = None,
    played: Annotated[
        bool,
        typer.Option(
            "--played/--unplayed",
            help="Lay matches of people here, without names, beside simulated games in the workshop; or not.",
        ),
    ] = True,
    open: Annotated[bool, typer.Option("--open", help="Open the table in your browser.")] = False,
    generous: Annotated[
        bool, typer.Option("--generous", help="Hardly any limits: for tests, where everybody has the same address.")
    ] = False,
) -> None:
    """Host tables for browsers and bots, with people, programs and spectators."""
    from bakehouse.cli.serve import Asking, Place, serve

    hosts, kept = tuple(allowed_host or ()), (keep_open, keep_running, keep_ended)
    origins = tuple(origin or ())
    asking = Asking(workshop, askers, played)
    asked = (host, port, database, origins, proxies, workers, log_level, warm, open, generous, hosts, kept, admin)
    serve(Place(*asked, asking, ratings, telemetry))


@app.command("print")
def print_command(
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="FILE.pdf", help="Where the PDF goes.")],
    edition: EditionFile = None,
    paper: Annotated[str, typer.Option(help="a4 or letter.")] = "a4",
) -> None:
    """Print a game for the kitchen table: boards, pieces to cut out, all numbers, and the rules, as a PDF."""
    from bakehouse.cli.printing import print_game

    print_game(game, edition, paper, out)


@app.command("new-game")
def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="What it is called, such as hot-oven.")],
    folder: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where it goes; a folder of its name here if not said.")
    ] = None,
) -> None:
    """Begin a game of your own: a small complete one, in a package that can be played at once."""
    from bakehouse.cli.new_game import new_game

    new_game(name, folder)


@app.command()
def rules(game: GameName) -> None:
    """Read the rules of a game, in our words."""
    from bakehouse.cli.rules import rules

    rules(game)


@app.command()
def components(game: GameName, edition: EditionFile = None) -> None:
    """See every number that is printed in the box, and where it comes from."""
    from bakehouse.cli.components import components

    components(game, edition)


@app.command(cls=Spread)
def simulate(
    game: GameName,
    seats: Seats = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    players: Annotated[
        list[str] | None,
        typer.Option(metavar="NAMES", help="Who sits there: random, greedy, a level, ...; random if not said."),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="PLACE", help="Keep the games there: FILE.parquet, or a folder. Runs go on there."),
    ] = None,
    backend: Annotated[
        str, typer.Option(metavar="NAME", help="Who plays: threads, ray, gpu; auto takes what is there.")
    ] = "auto",
    cluster: Annotated[
        str | None, typer.Option(metavar="HOST:PORT", help="A running Ray cluster; else --backend ray starts one here.")
    ] = None,
    log: Annotated[
        str | None, typer.Option(metavar="WHAT", help="decisions: keep one row for each decision too (with --out).")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the first game; the next have the next ones.")] = 0,
    threads: Annotated[
        int | None, typer.Option(min=1, help="Threads, or processes of --backend ray here; all cores if not said.")
    ] = None,
    house_rule: HouseRules = None,
    edition: EditionFile = None,
) -> None:
    """Let programs play many games, and see what comes of it."""
    from bakehouse.cli.simulate import Plan, simulate

    simulate(Plan(game, seats, games, players, out, seed, backend, threads, cluster, log, house_rule, edition))


@app.command(cls=Spread)
def tournament(
    game: GameName,
    players: Annotated[
        list[str] | None,
        typer.Option(metavar="NAMES", help="Who takes part: random, greedy, search:sims=100, a level, module:Class."),
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games, at least: whole rounds are played.")] = 100,
    seats: Annotated[
        int | None, typer.Option(help="How many seats; two, or the fewest, if not said. One: alone.")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the first block; the next have the next ones.")] = 0,
    out: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Keep everything there; the same command goes on with it.")
    ] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Games side by side; all cores if not said.")] = None,
    backend: Annotated[
        str, typer.Option(metavar="NAME", help="Where games are played: processes here, or ray.")
    ] = "processes",
    cluster: Annotated[
        str | None, typer.Option(metavar="HOST:PORT", help="A running Ray cluster; else --backend ray starts one here.")
    ] = None,
    limit: Annotated[float, typer.Option(help="Seconds that a player of your own may take for a decision.")] = 30.0,
    house_rule: HouseRules = None,
    edition: EditionFile = None,
) -> None:
    """Let programs compete with seats rotated and equal luck, and see who is how strong."""
    from bakehouse.cli.tournament import Plan, tournament

    tournament(Plan(game, players, games, seats, seed, out, workers, backend, cluster, limit, house_rule, edition))


@app.command()
def train(
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="FILE", help="Where the network goes, such as champion.npz.")],
    seats: Annotated[str, typer.Option(metavar="NUMBERS", help="For how many seats: all, a number, or 2,3.")] = "all",
    minutes: Annotated[
        float | None, typer.Option(min=0.01, help="How long to train, in all; --resume goes on to the end of it.")
    ] = None,
    rounds: Annotated[
        int | None, typer.Option(min=1, help="Instead of minutes: rounds of games. Same seed, same curve on a CPU.")
    ] = None,
    device: Annotated[
        str, typer.Option(metavar="NAME", help="gpu, cpu (all cores), or auto: a GPU if there is one.")
    ] = "auto",
    seed: Annotated[int, typer.Option(min=0, help="The seed of the games and of the first weights.")] = 0,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with a training that was ended.")] = False,
    tables: Annotated[
        int | None, typer.Option(min=1, help="Games side by side; what suits the device if not said.")
    ] = None,
    deals: Annotated[
        int, typer.Option(min=1, max=64, help="How often hidden things are dealt anew for a decision.")
    ] = 1,
    wide: Annotated[int, typer.Option(min=4, max=4096, help="Numbers of the first hidden layer.")] = 256,
    narrow: Annotated[int, typer.Option(min=4, max=4096, help="Numbers of the second hidden layer.")] = 64,
    rate: Annotated[float, typer.Option(min=1e-6, max=1, help="The learning rate at first; it falls.")] = 1e-3,
    trust: Annotated[
        float, typer.Option(min=0, max=1, help="Lambda: how much what came counts beside what was expected.")
    ] = 0.9,
    among_greedy: Annotated[
        float, typer.Option(min=0, max=0.9, help="The share of tables with one learner among greedy players.")
    ] = 0.1,
    begin: Annotated[
        Path | None,
        typer.Option("--from", metavar="FILE", help="A network to begin with, or champion; greedy if not said."),
    ] = None,
    against: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="A network to learn to beat, or champion; else it plays against itself."),
    ] = None,
) -> None:
    """Let a network learn a game by playing against itself."""
    import sys

    from bakehouse.cli.train import train
    from bakehouse.training import Wish

    command = "bakehouse " + " ".join(sys.argv[1:])
    learning = (tables, deals, wide, narrow, rate, trust, among_greedy)
    train(Wish(game, out, seats, minutes, rounds, device, seed, resume, *learning, begin, against, command))


lab = typer.Typer(
    cls=Sentences, no_args_is_help=True, help="Answers for game designers: reports, comparisons, what-ifs, searches."
)
app.add_typer(lab, name="lab")

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
Threads = Annotated[int | None, typer.Option(min=1, help="Threads; all cores if not said.")]
LabBackend = Annotated[
    str | None,
    typer.Option("--backend", metavar="NAME", help="Where games are played: threads, ray or gpu; threads if not said."),
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


@app.command(cls=Spread)
def bench(
    json: Annotated[bool, typer.Option("--json", help="The figures as JSON.")] = False,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long each figure is measured.")] = 3.0,
    game: Annotated[str | None, typer.Option(help="Only this game.")] = None,
    against: Annotated[
        Path | None, typer.Option(metavar="SRC", help="The ratio to another version: the src folder of its checkout.")
    ] = None,
    gpu: Annotated[bool, typer.Option("--gpu", help="Measure the GPU, and compare its games with the CPU's.")] = False,
    starts: Annotated[
        bool, typer.Option("--starts", help="Measure how soon one can play, with nothing compiled and with everything.")
    ] = False,
    lab: Annotated[bool, typer.Option("--lab", help="Measure simulations on threads, Ray and GPU.")] = False,
    peers: Annotated[
        bool,
        typer.Option("--peers", help="Measure other projects' environments beside ours, those that are installed."),
    ] = False,
    install: Annotated[
        bool, typer.Option("--install", help="With --peers: all of them, in an environment of its own that is kept.")
    ] = False,
    strength: Annotated[
        bool, typer.Option("--strength", help="Our players against OpenSpiel's bots and flat Monte Carlo.")
    ] = False,
    players: Annotated[
        list[str] | None, typer.Option(metavar="NAMES", help="With --strength: which of ours; master if not said.")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="With --strength: games for each pair, whole rounds.")] = 200,
    time: Annotated[float, typer.Option(min=0.001, help="With --strength: seconds for a decision.")] = 1.0,
    seats: Annotated[int | None, typer.Option(help="With --strength: two, or the fewest, if not said.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="With --strength: the seed of the first round.")] = 0,
    workers: Annotated[int, typer.Option(min=1, help="With --strength: games side by side.")] = 1,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="With --strength: keep every game there; the same command goes on with it."),
    ] = None,
    browser: Annotated[
        bool, typer.Option("--browser", help="Measure clicks, first paint and size of the page in a real Chromium.")
    ] = False,
    analysis: Annotated[
        bool, typer.Option("--analysis", help="Measure the analysis of whole matches, first looks and deep ones.")
    ] = False,
    server: Annotated[bool, typer.Option("--server", help="Load a server on loopback, and measure that.")] = False,
    tables: Annotated[int, typer.Option(min=1, help="With --server: tables of programs and script players.")] = 200,
    spectators: Annotated[int, typer.Option(min=0, help="With --server: people who watch.")] = 1000,
    database: Annotated[str | None, typer.Option(metavar="URL", help="With --server: a file if not said.")] = None,
) -> None:
    """Measure how fast this machine plays."""
    from bakehouse.cli.arguments import named_players
    from bakehouse.cli.bench import (
        Run,
        bench,
        bench_analysis,
        bench_browser,
        bench_lab,
        bench_peers,
        bench_server,
        bench_starts,
        bench_strength,
    )

    if starts:
        bench_starts(json)
        return
    if lab:
        bench_lab(json, seconds)
        return
    if peers:
        bench_peers(json, seconds, install)
        return
    if strength:
        run = Run(games, seed, workers, out, json)
        bench_strength(game, named_players(players) or ["master"], time, seats, run)
        return
    if analysis:
        bench_analysis(json, game)
        return
    if browser:
        bench_browser(json, game)
        return
    if server:
        bench_server(json, max(seconds, 5.0), tables, spectators, database)
        return
    bench(json=json, seconds=seconds, only=game, against=against, gpu=gpu)


@app.command(cls=Spread)
def evaluate(
    player: Annotated[str, typer.Argument(metavar="PLAYER", help="Who is evaluated, such as my_module:MyPlayer.")],
    game: GameName,
    seats: Annotated[
        int | None, typer.Option(help="How many seats; two, or the fewest, if not said. 1: alone.")
    ] = None,
    players: Annotated[
        list[str] | None, typer.Option(metavar="NAMES", help="The pool; random, greedy and master if not said.")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="Games against each, at least: whole rounds are played.")] = 200,
    seed: Annotated[
        int, typer.Option(min=0, help="The seed of the first round; the next have the next ones.")
    ] = 1_000_000,
    workers: Annotated[int, typer.Option(min=1, help="Games side by side.")] = 1,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep every game there; the same command goes on with it.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="The figures as JSON.")] = False,
) -> None:
    """Let a player meet a fixed pool on fixed seeds, and get a row to compare it with others by."""
    from bakehouse.cli.arguments import named_players
    from bakehouse.cli.bench import Run, evaluate

    evaluate(player, game, seats, named_players(players), Run(games, seed, workers, out, json))


@app.command()
def warmup(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="All games if not said.")] = None,
) -> None:
    """Compile everything once, so that every later start is quick."""
    from bakehouse.cli.warmup import warmup

    warmup(games or [])
