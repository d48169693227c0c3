"""The file of a SQLite database: nobody else may read it, and it has to stay where it is."""

import os
import stat
from pathlib import Path

from bakehouse.errors import BadFile
from bakehouse.folders import reason

PRIVATE = 0o600
BESIDE = ("", "-wal", "-shm")
"""SQLite gives the files beside it the mode of the database."""


class PrivateFile:
    """A database holds the key that signs everything, and the seeds of matches that are being played."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE))
            for ending in BESIDE:
                _make_private(path.with_name(path.name + ending))
            self._known = self._identity()
        except OSError as problem:
            raise BadFile(f"The database {path} cannot be opened: {reason(problem)}.") from None

    def _identity(self) -> tuple[int, int]:
        found = os.stat(self.path)
        return found.st_dev, found.st_ino

    def is_there(self) -> bool:
        """Whether the file that was opened is still the one of that name."""
        try:
            return self._identity() == self._known
        except OSError:
            return False


def _make_private(path: Path) -> None:
    """What others may read of an older database, they may read no longer."""
    if path.exists() and stat.S_IMODE(path.stat().st_mode) & 0o077:
        path.chmod(PRIVATE)
