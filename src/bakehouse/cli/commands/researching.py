"""Commands for researchers: many games, ratings, learning, measurements."""

from pathlib import Path
from typing import Annotated

import typer

from bakehouse.cli.arguments import Spread
from bakehouse.cli.options import EditionFile, GameName, HouseRules, Seats

PANEL = "Research"

commands = typer.Typer()


@commands.command(cls=Spread, rich_help_panel=PANEL)
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


@commands.command(cls=Spread, rich_help_panel=PANEL)
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


@commands.command(rich_help_panel=PANEL)
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


@commands.command(cls=Spread, rich_help_panel=PANEL)
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


@commands.command(cls=Spread, rich_help_panel=PANEL)
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


@commands.command(rich_help_panel=PANEL)
def warmup(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="All games if not said.")] = None,
) -> None:
    """Compile everything once, so that every later start is quick."""
    from bakehouse.cli.warmup import warmup

    warmup(games or [])
