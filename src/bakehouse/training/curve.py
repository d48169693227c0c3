"""The curve of a training, beside its network: as a Parquet file and as a picture."""

import io
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from bakehouse.errors import MissingExtra
from bakehouse.network import write_bytes
from bakehouse.training.trainer import columns

Curve = Sequence[Sequence[float | None]]


def draw(out: Path, curve: Curve, seats: Sequence[int]) -> list[Path]:
    """Write both files, named after the network."""
    if any(find_spec(name) is None for name in ("pyarrow", "matplotlib")):
        raise MissingExtra("The curve is in the network's file; as Parquet and picture it needs bakehouse[learn].")
    files = [out.with_name(f"{out.stem}-curve{kind}") for kind in (".parquet", ".svg")]
    write_bytes(files[0], _parquet(curve, columns(seats)))
    write_bytes(files[1], _picture(curve, columns(seats)))
    return files


def _parquet(curve: Curve, names: Sequence[str]) -> bytes:
    import pyarrow
    import pyarrow.parquet

    kinds = {"games": pyarrow.int64()}
    told = {
        name: pyarrow.array([row[place] for row in curve], kinds.get(name, pyarrow.float64()))
        for place, name in enumerate(names)
    }
    written = io.BytesIO()
    pyarrow.parquet.write_table(pyarrow.table(told), written)
    return written.getvalue()


def _picture(curve: Curve, names: Sequence[str]) -> bytes:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 5), layout="constrained")
    minutes = [(row[0] or 0) / 60 for row in curve]
    shares = [place for place, name in enumerate(names) if name.startswith("greedy_") or name == "past"]
    panels = [("share of wins", shares)] if len(shares) > 1 or len(names) == len(shares) + 3 else []
    if "points_1" in names:
        panels.append(("points alone", [names.index("points_1")]))
    panels.append(("loss", [names.index("loss")]))
    for panel, (title, places) in zip(
        figure.subplots(len(panels), 1, sharex=True, squeeze=False)[:, 0], panels, strict=True
    ):
        for place in places:
            label = names[place].replace("greedy_", "greedy, seats ").replace("past", "its past")
            panel.plot(minutes, [row[place] for row in curve], marker=".", label=label)
        panel.set_ylabel(title)
        panel.grid(alpha=0.3)
        if title == "share of wins":
            panel.set_ylim(0, 1)
            panel.legend(fontsize="small")
    panel.set_xlabel("minutes")
    written = io.BytesIO()
    figure.savefig(written, format="svg")
    return written.getvalue()
