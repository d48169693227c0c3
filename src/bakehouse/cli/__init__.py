"""The command line: one command `bakehouse` with sub-commands."""

import sys
import warnings
from io import TextIOWrapper


def main() -> None:
    """The entry point of the console script."""
    from bakehouse.cli.app import app

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a terminal that lacks a sign shows a question mark instead
            stream.reconfigure(errors="replace")
    warnings.formatwarning = one_sentence
    app()


def one_sentence(
    message: Warning | str, category: type[Warning], filename: str, lineno: int, line: str | None = None
) -> str:
    """A warning for people is its sentence; one for programmers says where it comes from."""
    from bakehouse.games import LeftOut

    where = "" if issubclass(category, LeftOut) else f"{filename}:{lineno}: {category.__name__}: "
    return f"{where}{message}\n"
