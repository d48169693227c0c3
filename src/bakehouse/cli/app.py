"""The command `bakehouse`. Help comes at once: what a command does is imported when it is called."""

from typing import Annotated

import typer

from bakehouse import __version__
from bakehouse.cli.arguments import Sentences
from bakehouse.cli.commands import designing, hosting, laboratory, playing, researching

app = typer.Typer(
    cls=Sentences,
    name="bakehouse",
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Baking board games, implemented exactly: to play, to research, to design.",
)
for part in (playing, hosting, designing, researching):
    app.add_typer(part.commands)
app.add_typer(laboratory.lab, name="lab", rich_help_panel=designing.PANEL)


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
