"""The user's data folder; and folders that long work keeps its results in: each belongs to one piece of work and says
so in a manifest."""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bakehouse.errors import BadFile


def data_folder() -> Path:
    """The user's data folder: BAKEHOUSE_DATA, or the place where the system keeps such things."""
    chosen = os.environ.get("BAKEHOUSE_DATA")
    if chosen:
        return Path(chosen)
    data = os.environ.get("XDG_DATA_HOME") or os.path.join(os.path.expanduser("~"), ".local", "share")
    return Path(data) / "bakehouse"


def claim(place: Path, file_name: str, manifest: Mapping[str, Any], what: str) -> None:
    """Make a folder this work's own. It is that already, or it is new or empty, or it is not touched."""
    try:
        place.mkdir(parents=True, exist_ok=True)
        file = place / file_name
        if file.exists():
            _compare(file, manifest, what)
            return
        if any(place.iterdir()):
            raise BadFile(f"The folder {place} holds other things; name a new or an empty folder.")
        beside = file.with_suffix(".part")
        beside.write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")
        os.replace(beside, file)
    except OSError as problem:
        raise BadFile(f"The folder {place} cannot be used: {reason(problem)}.") from None


def _compare(file: Path, manifest: Mapping[str, Any], what: str) -> None:
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
        different = [name for name in manifest if found.get(name) != json.loads(json.dumps(manifest[name]))]
    except (ValueError, AttributeError):
        raise BadFile(f"The file {file} is broken; name another folder.") from None
    if different:
        name = different[0]
        differs = f"{name.replace('_', ' ')}: {told(found.get(name))}, not {told(manifest[name])}"
        raise BadFile(f"The folder {file.parent} belongs to another {what} ({differs}); name another folder.")


def told(value: Any) -> str:
    """A value of a manifest as a part of a sentence."""
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value))
    if isinstance(value, dict):
        return ", ".join(f"{name}={each}" for name, each in value.items()) or "none"
    return str(value)


def reason(problem: OSError) -> str:
    """Why a file cannot be read or written, as the end of a sentence."""
    told = os.strerror(problem.errno) if problem.errno else problem.strerror  # Arrow puts words of its own there
    return (told or str(problem)).lower()
