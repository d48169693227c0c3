"""Commands for hosts: a server, and all that keeps its matches well."""

from pathlib import Path
from typing import Annotated

import typer

PANEL = "Host"

commands = typer.Typer()

DATABASE_HELP = "A file, or postgresql://..."
Database = Annotated[str, typer.Argument(metavar="DATABASE", help=DATABASE_HELP)]


@commands.command(rich_help_panel=PANEL)
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


@commands.command(rich_help_panel=PANEL)
def doctor(database: Database) -> None:
    """Replay every match of a server's database, check its chance, and find what cannot be."""
    from bakehouse.cli.hosting import doctor

    doctor(database)


@commands.command(rich_help_panel=PANEL)
def backup(database: Database, file: Annotated[Path, typer.Argument(help="A new file.")]) -> None:
    """Copy a server's database to a file, while servers use it."""
    from bakehouse.cli.hosting import back_up

    back_up(database, file)


@commands.command(rich_help_panel=PANEL)
def restore(file: Annotated[Path, typer.Argument(help="A backup.")], database: Database) -> None:
    """Fill a new database, of either kind, from a backup."""
    from bakehouse.cli.hosting import restore

    restore(file, database)


@commands.command(rich_help_panel=PANEL)
def new_key(
    database: Database,
    forget: Annotated[
        bool, typer.Option("--forget-old", help="Cookies and links by older keys are void: everybody is a stranger.")
    ] = False,
) -> None:
    """Sign cookies and links with a new key; nobody is thrown out."""
    from bakehouse.cli.hosting import new_key

    new_key(database, forget)
