"""The curve of a training, beside its network: as a Parquet file and as a picture.

    python -m bakehouse.training.curve champion.npz --game cake_auf

draws that of a network that is there, beside it or into `--folder`.
"""

import argparse
import io
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from bakehouse.errors import BakehouseError, MissingExtra
from bakehouse.games import find
from bakehouse.network import read, write_bytes

Curve = Sequence[Sequence[float | None]]
OTHERS = {"past": "against its past", "rival": "against its rival"}


def columns(seats: Sequence[int], with_rival: bool = False) -> list[str]:
    """What the numbers of a row are."""
    greedy = [f"greedy_{number}" if number > 1 else "points_1" for number in seats]
    return ["seconds", "games", "loss", *greedy, "rival" if with_rival else "past"]


def draw(out: Path, curve: Curve, names: Sequence[str]) -> list[Path]:
    """Write both files, named after the network; the names are those of the columns."""
    if any(find_spec(name) is None for name in ("pyarrow", "matplotlib")):
        raise MissingExtra("The curve is in the network's file; as Parquet and picture it needs bakehouse[learn].")
    files = [out.with_name(f"{out.stem}-curve{kind}") for kind in (".parquet", ".svg")]
    write_bytes(files[0], _parquet(curve, names))
    write_bytes(files[1], _picture(curve, names))
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
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    minutes = [(row[0] or 0) / 60 for row in curve]
    panels = {
        "share of wins": [name for name in names if name.startswith("greedy_") or name in OTHERS],
        "points alone": [name for name in names if name == "points_1"],
        "loss": ["loss"],
    }
    if "points_1" in names and len(names) == len(columns([1])):
        del panels["share of wins"]  # whoever only plays alone beats nobody
    shown = {title: of for title, of in panels.items() if of}
    figure = Figure(figsize=(8, 5), layout="constrained")
    drawn = figure.subplots(len(shown), 1, sharex=True, squeeze=False)[:, 0]
    for panel, (title, of) in zip(drawn, shown.items(), strict=True):
        for name in of:
            label = OTHERS.get(name, name.replace("greedy_", "against greedy, seats: "))
            panel.plot(minutes, [row[names.index(name)] for row in curve], marker=".", label=label)
        panel.set_ylabel(title)
        panel.grid(alpha=0.3)
        if title == "share of wins":
            panel.set_ylim(0, 1)
            panel.legend(fontsize="small")
        if title == "loss":
            panel.set_yscale("log")
    drawn[-1].set_xlabel("minutes")
    written = io.BytesIO()
    with rc_context({"svg.hashsalt": "bakehouse", "svg.fonttype": "none"}):  # the same curve, the same file
        figure.savefig(written, format="svg", metadata={"Date": None})
    return written.getvalue()


def main() -> None:
    asked = argparse.ArgumentParser(description="Draw the curve of a network's training.")
    asked.add_argument("file", type=Path)
    asked.add_argument("--game", required=True)
    asked.add_argument("--folder", type=Path, help="for what is drawn, if not beside the network")
    told = asked.parse_args()
    try:
        definition = find(told.game)
        about = read(told.file, definition).about
        place = (told.folder or told.file.parent) / f"{definition.id if told.folder else told.file.stem}.npz"
        for file in draw(place, about["curve"], about["columns"]):
            print(file)
    except BakehouseError as problem:
        asked.error(str(problem))


if __name__ == "__main__":
    main()
