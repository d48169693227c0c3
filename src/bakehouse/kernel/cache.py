"""Where compiled code is kept between starts.

Numba's own cache watches only the file of the cached function, but our loops inline the rules of the games, which stand
in other files. So the folder is named after a digest of everything that compiled code depends on; an edit anywhere
leads to a fresh folder, and folders that nobody has used for a while are removed.
"""

import hashlib
import os
import shutil
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("NUMBA_OPT", "2")  # before Numba is imported: compiles in 15 % less time, runs 2 % slower

import llvmlite
import numba
import numpy as np
from llvmlite import binding

numba.config.reload_config()  # whoever imported Numba before us had it read its settings too early

PACKAGE = Path(__file__).resolve().parents[1]
SOURCES = (
    "kernel/*.py", "games/*/state.py", "games/*/box.py", "games/*/rules.py", "games/*/greedy.py", "games/*/value.py",
    "games/*/training.py", "games/*/features.py", "games/layout.py",
)  # fmt: skip
"""Where compiled functions and the records they work on are written."""
FOLDER_PREFIX = "kernels-"
KEEP_DAYS = 7
KEEP_FOLDERS = 6


def digest() -> str:
    """A name for this combination of sources, tools and processor."""
    told = hashlib.sha256()
    for pattern in SOURCES:
        for source in sorted(PACKAGE.glob(pattern)):
            told.update(f"{source.relative_to(PACKAGE)}\n".encode())
            told.update(source.read_bytes())
    tools = (
        str(PACKAGE),  # Numba keeps the files of a second copy of us apart
        sys.version,
        numba.__version__,
        llvmlite.__version__,
        np.__version__,
        binding.get_host_cpu_name(),
        binding.get_host_cpu_features().flatten(),
        str(numba.config.BOUNDSCHECK),
        str(numba.config.OPT),
    )
    told.update("\n".join(tools).encode())
    return told.hexdigest()[:16]


def home() -> Path:
    """The folder of all cache folders: BAKEHOUSE_CACHE, or the user's cache folder, or a temporary one."""
    chosen = os.environ.get("BAKEHOUSE_CACHE")
    if chosen:
        return Path(chosen)
    caches = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return Path(caches) / "bakehouse"


def prepare() -> Path:
    """Make this digest's folder, mark it as used and remove what is old; fall back to a temporary folder."""
    for base in (home(), Path(tempfile.gettempdir()) / f"bakehouse-{os.getuid()}"):
        folder = base / f"{FOLDER_PREFIX}{digest()}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            os.utime(folder)
        except OSError:
            continue
        clean_up(base, folder)
        return folder
    return Path(tempfile.mkdtemp(prefix="bakehouse-"))


def clean_up(base: Path, current: Path) -> None:
    """Remove the folders of other digests that have not been used for days, and all but the newest few."""
    others = [folder for folder in base.glob(f"{FOLDER_PREFIX}*") if folder != current and folder.is_dir()]
    used: list[tuple[float, Path]] = []
    for folder in others:
        try:
            used.append((folder.stat().st_mtime, folder))
        except OSError:
            continue  # another process removed it in this moment
    used.sort(reverse=True)
    oldest = time.time() - KEEP_DAYS * 86_400
    for place, (last_use, folder) in enumerate(used):
        if last_use < oldest or place >= KEEP_FOLDERS:
            shutil.rmtree(folder, ignore_errors=True)


FOLDER = prepare()
numba.config.CACHE_DIR = str(FOLDER)
