"""Where compiled code is kept between starts: one file for each library, named after all that it depends on.

A file begins with a digest of what follows, so that one that was cut off or changed is told from a whole one; it comes
into being under another name and is then renamed, so that nobody ever sees half of one.
"""

import contextlib
import fcntl
import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import metadata
from pathlib import Path

import llvmlite
import numpy as np
from llvmlite import binding

from bakehouse.kernel.compiling import CHECKED

KERNEL = Path(__file__).resolve().parent
FOLDER = "libraries"
SUFFIX = ".o"
FIRST_BYTES = b"Bakehouse library 1\n"
KEEP_DAYS = 14
KEEP_OF_EACH = 4
"""So many files of a library are kept, those used last; but none that nobody has used for so many days."""


def home() -> Path:
    """The folder of everything that can be made again: BAKEHOUSE_CACHE, or one in the user's cache folder."""
    chosen = os.environ.get("BAKEHOUSE_CACHE")
    if chosen:
        return Path(chosen)
    caches = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return Path(caches) / "bakehouse"


@cache
def folder() -> Path | None:
    """The folder of the libraries, or a temporary one where that cannot be written; None where neither can."""
    for base in (home(), Path(tempfile.gettempdir()) / f"bakehouse-{os.getuid()}"):
        place = base / FOLDER
        with contextlib.suppress(OSError):
            place.mkdir(parents=True, exist_ok=True, mode=0o700)
            if place.stat().st_uid == os.getuid() and os.access(place, os.W_OK):
                return place
    return None


@cache
def tools() -> bytes:
    """Everything but sources that compiled code depends on: the processor, the compilers, the kernel itself."""
    told = hashlib.sha256()
    versions = (
        sys.version,
        metadata.version("numba"),
        llvmlite.__version__,
        np.__version__,
        binding.get_host_cpu_name(),
        binding.get_host_cpu_features().flatten(),
        str(CHECKED),
    )
    told.update("\n".join(versions).encode())
    told.update(digest_of(KERNEL.glob("*.py")))
    return told.digest()


def digest_of(sources: Iterable[Path]) -> bytes:
    """A digest of files and their names."""
    told = hashlib.sha256()
    for source in sorted(sources):
        told.update(f"{source.name}\n".encode())
        told.update(source.read_bytes())
    return told.digest()


def file_for(name: str, sources: Iterable[Path]) -> Path | None:
    """Where the library of this name, made of these sources, is or will be."""
    place = folder()
    if place is None:
        return None
    return place / f"{name}-{hashlib.sha256(tools() + digest_of(sources)).hexdigest()[:20]}{SUFFIX}"


def read(file: Path) -> bytes | None:
    """The code in a file; None if there is none, or if it is not whole. What is not whole goes away."""
    try:
        told = file.read_bytes()
    except OSError:
        return None
    code = told[len(FIRST_BYTES) + 32 :]
    if told != FIRST_BYTES + hashlib.sha256(code).digest() + code:
        with contextlib.suppress(OSError):
            file.unlink()
        return None
    with contextlib.suppress(OSError):
        os.utime(file)
    return code


def write(file: Path, code: bytes) -> None:
    """Keep code in a file; others see all of it or nothing."""
    handle, unfinished = tempfile.mkstemp(dir=file.parent, prefix=".", suffix=".part")
    try:
        with os.fdopen(handle, "wb") as opened:
            opened.write(FIRST_BYTES + hashlib.sha256(code).digest() + code)
            opened.flush()
            os.fsync(opened.fileno())
        os.replace(unfinished, file)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(unfinished)
        raise


@contextlib.contextmanager
def builder_of(file: Path) -> Iterator[None]:
    """Only one process at a time makes a file; the lock of one that was killed is free again."""
    with open(file.with_suffix(".lock"), "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def clean_up(place: Path) -> None:
    """Remove files that nobody has used for days, all but the newest few of each library, and leftovers."""
    newest_first: dict[str, list[Path]] = {}
    now = time.time()
    for file in sorted(place.iterdir(), key=_last_use, reverse=True):
        too_old = now - _last_use(file) > KEEP_DAYS * 86_400
        if file.suffix == SUFFIX:
            others = newest_first.setdefault(file.name.rsplit("-", 1)[0], [])
            others.append(file)
            too_old |= len(others) > KEEP_OF_EACH
        else:
            too_old |= now - _last_use(file) > 86_400
        if too_old:
            with contextlib.suppress(OSError):
                file.unlink()
    for folder_of_old in place.parent.glob("kernels-*"):  # where compiled code was kept before version 0.2
        shutil.rmtree(folder_of_old, ignore_errors=True)


def _last_use(file: Path) -> float:
    try:
        return file.stat().st_mtime
    except OSError:
        return 0.0  # another process removed it in this moment
