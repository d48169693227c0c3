"""A SQLite database is for one server at a time: a second would not hear of the first one's moves."""

import fcntl
import os
from pathlib import Path

from bakehouse.errors import BadFile


class FileLock:
    """Held as long as the process lives, however it ends."""

    def __init__(self, database: Path) -> None:
        place = database.with_name(f"{database.name}.lock")
        try:
            self._handle = os.open(place, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError as problem:
            raise BadFile(f"The database {database} cannot be opened: {(problem.strerror or '').lower()}.") from None
        try:
            fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self._handle)
            raise BadFile(
                f"Another server uses {database}; several processes need PostgreSQL (--database postgresql://...)."
            ) from None

    def release(self) -> None:
        os.close(self._handle)
