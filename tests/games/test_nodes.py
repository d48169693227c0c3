"""Exact node counts to small depth from named positions (tests/data/nodes).

`python -m tests.games.test_nodes` writes the numbers anew (with src and the repository on PYTHONPATH).
"""

import re
import tomllib
from copy import deepcopy
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import bakehouse as bh
from bakehouse.games import OURS
from bakehouse.kernel import play
from bakehouse.kernel.compiling import PLAIN
from bakehouse.kernel.records import CHANCE, LIST_LENGTH
from tests.variants import spread

DATA = Path(__file__).resolve().parents[1] / "data/nodes"
POSITIONS: dict[str, dict[str, dict[str, Any]]] = {
    file.stem: tomllib.loads(file.read_text(encoding="utf-8")) for file in sorted(DATA.glob("*.toml"))
}
MOST_IN_REFERENCE = {"bake_and_sale": 3_000, "bake_the_cake": 5_000, "cake_auf": 5_000, "cupcake_empire": 3_000}
MOST_IN_REFERENCE_AND_PLAIN = {"bake_and_sale": 500, "bake_the_cake": 500, "cake_auf": 500, "cupcake_empire": 300}
MOST_IN_PLAIN = {"bake_and_sale": 5_000, "bake_the_cake": 3_000, "cake_auf": 3_000, "cupcake_empire": 2_000}
"""How many nodes are not too slow to count; of a game that is not told here, A_FEW."""
A_FEW = 300


def match_at(game: str, name: str) -> bh.Match:
    """A named position: described, with actions played from there, or the beginning."""
    told = POSITIONS[game][name]
    described = told.get("position", {})
    seats = told.get("seats", len(described.get("sheets", [None])))
    match = bh.position(game, seats, house_rules=told.get("house_rules"), seed=0, chance="manual", **described)
    for action in told.get("then", ()):
        match.play(action)
    return match


def compiled_nodes(match: bh.Match, depth: int) -> int:
    states = np.zeros(depth + 1, match.game.definition.state)
    states[0] = match.state
    lists = np.zeros((depth + 1, LIST_LENGTH), np.int16)
    counts = np.zeros((depth + 1, 2), np.int64)
    return int(play.count_nodes(match.game.box, states, depth, lists, counts))


def reference_nodes(table: Any, depth: int) -> int:
    if depth == 0:
        return 1
    nodes = 0
    weights = table.outcomes() if table.actor == CHANCE else []
    for action in [outcome for outcome, weight in enumerate(weights) if weight] or table.legal():
        after = deepcopy(table)
        after.apply(action)
        nodes += reference_nodes(after, depth - 1)
    return nodes


CASES = [
    (game, name, depth, nodes)
    for game, positions in POSITIONS.items()
    for name, told in positions.items()
    for depth, nodes in enumerate(told["nodes"], start=1)
]
IN_REFERENCE = MOST_IN_REFERENCE_AND_PLAIN if PLAIN else MOST_IN_REFERENCE


@pytest.mark.parametrize(
    ("game", "name", "depth", "nodes"), [c for c in CASES if not PLAIN or c[3] <= MOST_IN_PLAIN.get(c[0], A_FEW)]
)
def test_node_counts_of_the_compiled_rules(game: str, name: str, depth: int, nodes: int) -> None:
    assert compiled_nodes(match_at(game, name), depth) == nodes


@pytest.mark.parametrize(
    ("game", "name", "depth", "nodes"), spread([c for c in CASES if c[3] <= IN_REFERENCE.get(c[0], A_FEW)], 40)
)
def test_node_counts_of_the_reference(game: str, name: str, depth: int, nodes: int) -> None:
    match = match_at(game, name)
    oracle = import_module(f"tests.games.{game}.oracle").oracle_at(match.state, match.game.house_rules)
    assert reference_nodes(oracle, depth) == nodes


@pytest.mark.parametrize("game", OURS)
def test_every_position_is_counted_by_both_programs(game: str) -> None:
    assert game in POSITIONS, f"tests/data/nodes/{game}.toml is missing: exact node counts from named positions"
    assert len(POSITIONS[game]) >= 6
    assert all(told["nodes"][0] <= IN_REFERENCE.get(game, A_FEW) for told in POSITIONS[game].values())


def rewrite(game: str) -> None:
    """Count everything anew and replace the `nodes` lines of a data file."""
    file = DATA / f"{game}.toml"
    lines = []
    name = ""
    for line in file.read_text(encoding="utf-8").splitlines():
        header = re.fullmatch(r"\[(\w+)\]", line)
        name = header[1] if header else name
        if line.startswith("nodes = "):
            depths = range(1, len(POSITIONS[game][name]["nodes"]) + 1)
            line = f"nodes = {[compiled_nodes(match_at(game, name), depth) for depth in depths]}"
        lines.append(line)
    file.write_text("\n".join([*lines, ""]), encoding="utf-8")


if __name__ == "__main__":
    for each in POSITIONS:
        rewrite(each)
