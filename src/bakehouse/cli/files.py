"""Reading and writing files so that nothing is lost, and problems are told in one sentence."""

import os
import tempfile
from collections.abc import Callable
from pathlib import Path

from bakehouse.errors import BadFile


def read_text(path: Path, what: str) -> str:
    """The text of a file that a person has named."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as problem:
        raise BadFile(f"The {what} {path} cannot be read: {_reason(problem)}.") from None
    except UnicodeDecodeError:
        raise BadFile(f"The {what} {path} is not a text file in UTF-8.") from None


def write_text(path: Path, text: str) -> None:
    """Write a text file whole or not at all."""
    write_whole(path, lambda place: place.write_text(text, encoding="utf-8"))


def write_whole(path: Path, write: Callable[[Path], object]) -> None:
    """Write beside the file and then put it in its place, so that there is always a whole file, the old or the new."""
    try:
        if path.is_dir():
            raise IsADirectoryError(0, "it is a folder")
        handle, beside = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
        os.close(handle)
        try:
            write(Path(beside))
            os.chmod(beside, 0o666 & ~_umask())
            os.replace(beside, path)
        except BaseException:
            os.unlink(beside)
            raise
    except OSError as problem:
        raise BadFile(f"The file {path} cannot be written: {_reason(problem)}.") from None


def check_writable(path: Path) -> None:
    """Find out before long work whether its result can be written."""
    try:
        if path.is_dir():
            raise IsADirectoryError(0, "it is a folder")
        with tempfile.NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}."):
            pass
    except OSError as problem:
        raise BadFile(f"The file {path} cannot be written: {_reason(problem)}.") from None


def _umask() -> int:
    mask = os.umask(0o022)
    os.umask(mask)
    return mask


def _reason(problem: OSError) -> str:
    return (problem.strerror or str(problem)).lower()
