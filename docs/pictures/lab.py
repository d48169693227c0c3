"""Draws the pictures of the laboratory's findings: `.venv/bin/python docs/pictures/lab.py FOLDER`.

FOLDER holds the answers of `bakehouse lab`, one folder each, by the names that are used below; the commands that make
them stand on the pages of `docs/lab`.
"""

import sys
from pathlib import Path

import polars

from bakehouse.lab import charts
from bakehouse.lab.intervals import Estimate

PICTURES = Path(__file__).resolve().parents[1] / "lab" / "pictures"

Rows = list[tuple[str, Estimate, str]]


class Answer:
    """The figures of one answer."""

    def __init__(self, folder: Path) -> None:
        self.figures = polars.read_parquet(folder / "figures.parquet")

    def rows(self, section: str, **wanted: str) -> list[dict[str, object]]:
        """The figures of a section whose columns begin as asked for."""
        found = self.figures.filter(polars.col("section") == section)
        for column, start in wanted.items():
            found = found.filter(polars.col(column).str.starts_with(start))
        return found.to_dicts()


def estimate(row: dict[str, object]) -> Estimate:
    return Estimate(row["value"], row["low"], row["high"], row["games"])  # type: ignore[arg-type]


def kept(name: str, svg: str) -> None:
    (PICTURES / f"{name}.svg").write_text(charts.alone(svg), encoding="utf-8")


def bake_and_sale(results: Path) -> None:
    greedy, baker = Answer(results / "bs-greedy"), Answer(results / "bs-baker")
    for kind in ("building", "bread", "order"):
        rows: Rows = []
        for answer, name in ((greedy, "greedy"), (baker, "baker")):
            for row in answer.rows("metrics", metric=f"use.{kind}."):
                rows.append((str(row["subject"]).split(": ", 1)[1], estimate(row), name))
        order = {label: -found.value for label, found, name in rows if name == "baker"}
        rows.sort(key=lambda each: order[each[0]])
        kept(
            f"bake_and_sale_{kind}s",
            charts.dots(rows, "share of games in which it is used", share=True, groups=("greedy", "baker")),
        )
    worth: Rows = []
    for row in greedy.rows("forced and forbidden"):
        kind, name = str(row["subject"]).split(".")
        if kind in ("building", "bread") and row["metric"] in ("forbidden", "forced"):
            worth.append((f"{name.replace('_', ' ')} ({kind})", estimate(row), str(row["metric"])))
    least = {label: found.value for label, found, test in worth if test == "forbidden"}
    worth.sort(key=lambda each: least[each[0]])
    title = "change of points, greedy player"
    kept("bake_and_sale_worth", charts.dots(worth, title, reference=0.0, groups=("forbidden", "forced")))


def bake_the_cake(results: Path) -> None:
    stuck = Answer(results / "btc-tools-both").rows("points", metric="ending.stuck")
    cells = []
    for row in stuck:
        tools, both = (part.split("=")[1] for part in str(row["subject"]).split(", "))
        value = float(row["value"])  # type: ignore[arg-type]
        cells.append((int(tools), f"both things {'must be' if both == 'on' else 'may be'} done", value, f"{value:.0%}"))
    kept("bake_the_cake_tools", charts.heat(cells, "tools beyond the number of bakers", "", "games that jam"))
    rows: Rows = []
    words = {
        ("off", "off"): "standard",
        ("off", "on"): "must_do_both",
        ("on", "off"): "spare_tool",
        ("on", "on"): "both",
    }
    for seats, folder in ((3, "btc-rules"), (4, "btc-rules-4"), (5, "btc-rules-5"), (6, "btc-rules-6")):
        for row in Answer(results / folder).rows("points", metric="ending.stuck"):
            spare, both = (part.split("=")[1] for part in str(row["subject"]).split(", "))
            rows.append((f"{seats} bakers", estimate(row), words[spare, both]))
    title = "share of games that end stuck"
    kept("bake_the_cake_rules", charts.dots(rows, title, share=True, groups=tuple(words.values())))


def cake_auf(results: Path) -> None:
    greedy = Answer(results / "ca-greedy")
    recipes = sorted(greedy.rows("metrics", metric="use.recipe."), key=lambda row: -float(row["value"]))  # type: ignore[arg-type]
    rows = [(str(row["subject"]).split(": ", 1)[1], float(row["value"]), "") for row in recipes]  # type: ignore[arg-type]
    kept("cake_auf_recipes", charts.bars(rows, "share of players who finish it"))
    worth: Rows = []
    for row in greedy.rows("forced and forbidden", subject="card."):
        if row["metric"] == "forbidden":
            worth.append((str(row["subject"]).split(".")[1].replace("_", " "), estimate(row), ""))
    worth.sort(key=lambda each: each[1].value)
    kept("cake_auf_cards", charts.dots(worth, "change of the share of wins without it", share=True, reference=0.0))
    burn = Answer(results / "ca-burn").rows("points", metric="length")
    points = [(int(str(row["subject"]).split("=")[1]), estimate(row)) for row in burn]
    kept("cake_auf_freezer_burn", charts.response(points, "copies of Freezer Burn", "decisions in a game", False, 2))


def cupcake_empire(results: Path) -> None:
    greedy = Answer(results / "ce-greedy")
    rows: Rows = []
    for row in greedy.rows("metrics", metric="use.objective."):
        rows.append((str(row["subject"]).split(": ", 1)[1], estimate(row), ""))
    title = "share of players who meet it where it lies on the table"
    kept("cupcake_empire_objectives", charts.dots(rows, title, share=True))
    course = [(float(str(row["subject"]).split("%")[0]) / 100, estimate(row)) for row in greedy.rows("course")]
    kept(
        "cupcake_empire_course",
        charts.curve(course, "share of the turns played", "leader of that moment wins", True, 0.5),
    )


if __name__ == "__main__":
    PICTURES.mkdir(exist_ok=True)
    for draw in (bake_and_sale, bake_the_cake, cake_auf, cupcake_empire):
        draw(Path(sys.argv[1]))
