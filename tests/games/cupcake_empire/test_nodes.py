"""Exact node counts to small depth from named positions (tests/data/nodes/cupcake_empire.toml).

`python -m tests.games.cupcake_empire.test_nodes` writes the numbers anew (with src and the repository on PYTHONPATH).
"""

import re
import tomllib
from copy import deepcopy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import bakehouse as bh
from bakehouse.kernel import play
from bakehouse.kernel.compiling import PLAIN
from bakehouse.kernel.records import LIST_LENGTH
from tests.games.cupcake_empire.oracle import oracle_at
from tests.reference.cupcake_empire import CHANCE, Table

DATA = Path(__file__).resolve().parents[2] / "data/nodes/cupcake_empire.toml"
POSITIONS: dict[str, dict[str, Any]] = tomllib.loads(DATA.read_text(encoding="utf-8"))
MOST_IN_REFERENCE = 300 if PLAIN else 3_000
MOST_IN_PLAIN = 2_000


def match_at(name: str) -> bh.Match:
    told = POSITIONS[name]
    game = bh.game("cupcake_empire", told["seats"], told.get("house_rules"))
    if "position" not in told:
        return game.new(seed=0, chance="manual")
    match = game.position(seed=0, chance="manual", **told["position"])
    for action in told.get("then", ()):
        match.play(action)
    return match


def compiled_nodes(match: bh.Match, depth: int) -> int:
    states = np.zeros(depth + 1, match.game.definition.state)
    states[0] = match.state
    lists = np.zeros((depth + 1, LIST_LENGTH), np.int16)
    counts = np.zeros((depth + 1, 2), np.int64)
    return int(play.count_nodes(match.game.box, states, depth, lists, counts))


def reference_nodes(table: Table, depth: int) -> int:
    if depth == 0:
        return 1
    nodes = 0
    weights = table.outcomes() if table.actor == CHANCE else []
    for action in [outcome for outcome, weight in enumerate(weights) if weight] or table.legal():
        after = deepcopy(table)
        after.apply(action)
        nodes += reference_nodes(after, depth - 1)
    return nodes


CASES = [(name, depth, nodes) for name, told in POSITIONS.items() for depth, nodes in enumerate(told["nodes"], start=1)]


@pytest.mark.parametrize(("name", "depth", "nodes"), [c for c in CASES if not PLAIN or c[2] <= MOST_IN_PLAIN])
def test_node_counts_of_the_compiled_rules(name: str, depth: int, nodes: int) -> None:
    assert compiled_nodes(match_at(name), depth) == nodes


@pytest.mark.parametrize(("name", "depth", "nodes"), [c for c in CASES if c[2] <= MOST_IN_REFERENCE])
def test_node_counts_of_the_reference(name: str, depth: int, nodes: int) -> None:
    match = match_at(name)
    assert reference_nodes(oracle_at(match.state, match.game.house_rules), depth) == nodes


def rewrite() -> None:
    """Count everything anew and replace the `nodes` lines of the data file."""
    lines = []
    name = ""
    for line in DATA.read_text(encoding="utf-8").splitlines():
        header = re.fullmatch(r"\[(\w+)\]", line)
        name = header[1] if header else name
        if line.startswith("nodes = "):
            depths = range(1, len(POSITIONS[name]["nodes"]) + 1)
            line = f"nodes = {[compiled_nodes(match_at(name), depth) for depth in depths]}"
        lines.append(line)
    DATA.write_text("\n".join([*lines, ""]), encoding="utf-8")


if __name__ == "__main__":
    rewrite()
