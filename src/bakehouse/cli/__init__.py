"""The command line: one command `bakehouse` with sub-commands."""

import sys
from io import TextIOWrapper


def main() -> None:
    """The entry point of the console script."""
    from bakehouse.cli.app import app

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a terminal that lacks a sign shows a question mark instead
            stream.reconfigure(errors="replace")
    app()
