"""Mutants: small deliberate mistakes in what a game is made of, to see whether the quick tests find them.

    python -m tests.mutation [GAME] [--limit N] [--seed S] [--jobs J]

Each mutant is one changed spot of `rules.py`, `greedy.py` or `view.py`: a comparison or a sign turned round, a number
one higher or lower, `and` for `or`, two arguments swapped, a statement left out. It is put into a copy of the sources,
and the tests of its part run there as plain Python. Survivors are listed. Read each of them: either a test is missing,
or the mutant says the same in other words, or it is a matter of opinion (the weights of a greedy player).
"""

import argparse
import ast
import copy
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from bakehouse.games import NAMES, find

ROOT = Path(__file__).resolve().parents[1]
FILES = ("rules.py", "greedy.py", "view.py")
RULES = ("setup", "legal", "odds", "apply", "refusal", "scores", "parts", "uses", "ends_with", "returns")
"""Functions of the contract that are rules; what only `redeal` or `observe` calls is a part of its own."""
QUICK = ("rulings", "scenarios", "examples", "objectives", "against_reference")
TESTS = {
    "rules": [
        "tests/games/{game}/test_words.py",
        "tests/games/test_refusals.py::test_what_is_not_legal_is_refused_in_words[{game}]",
        "tests/simulation/test_uses.py::test_counters_say_what_the_names_of_the_actions_say[{game}]",
        "tests/kernel/test_conformance.py::test_the_game_keeps_the_contract[{game}]",
    ],
    "redeal": ["tests/games/{game}/test_redeal.py", "tests/games/{game}/test_worlds.py"],
    "observe": ["tests/games/test_observe.py::test_each_feature_is_its_source[{game}]"],
    "view": [
        "tests/games/test_showing.py::test_the_view_is_what_lies_on_the_table[{game}]",
        "tests/games/{game}/test_view.py",
        "tests/games/{game}/test_words.py",
        "tests/games/{game}/test_table.py",
    ],
    "greedy": ["tests/players/test_greedy.py::test_greedy_beats_random[{game}]", "tests/games/{game}/test_players.py"],
}  # fmt: skip
ALWAYS_FIRST = ("box", "s", "states")
"""Arguments whose order nobody mistakes for long."""
PATIENCE = 300
"""Seconds; a mutant that takes longer never ends, which a test would have shown."""

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
CALCULATED: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add}


@dataclass(frozen=True)
class Mutant:
    """One changed spot."""

    game: str
    part: str
    file: str
    function: str
    tree: ast.Module
    node: ast.AST
    changed: ast.AST

    def source(self) -> str:
        """The file with the change in it."""
        return ast.unparse(copy.deepcopy(self.tree, {id(self.node): self.changed}))

    def __str__(self) -> str:
        where = f"{self.game}/{self.file}:{getattr(self.node, 'lineno', '')}"
        before, after = (ast.unparse(one).split("\n")[0][:70] for one in (self.node, self.changed))
        return f"{where:<34} {self.function:<24} {before}  ->  {after}"


# --- Making mutants


def mutants_of(game: str) -> Iterator[Mutant]:
    """All mutants of a game."""
    folder = find(game).folder
    for file in FILES:
        tree = ast.parse((folder / file).read_text(encoding="utf-8"))
        functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
        parts = parts_of(functions) if file == "rules.py" else {}
        for function in functions:
            part = parts.get(function.name, file.removesuffix(".py"))
            for node, changed in changes(function):
                yield Mutant(game, part, file, function.name, tree, node, changed)


def parts_of(functions: list[ast.FunctionDef]) -> dict[str, str]:
    """Which part a function of `rules.py` belongs to: the first that calls it, through others too."""
    calls = {
        function.name: {node.id for node in ast.walk(function) if isinstance(node, ast.Name)} for function in functions
    }
    found: dict[str, str] = {}
    for part, roots in (("rules", RULES), ("redeal", ("redeal",)), ("observe", ("observe",))):
        waiting = [name for name in roots if name in calls]
        while waiting:
            name = waiting.pop()
            if name not in found:
                found[name] = part
                waiting += [called for called in calls[name] if called in calls]
    return {name: found.get(name, "view") for name in calls}


def changes(function: ast.FunctionDef) -> Iterator[tuple[ast.AST, ast.AST]]:
    """Every node that can be changed, with what stands there instead."""
    for statement in function.body:
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
            continue  # the docstring
        for node in ast.walk(statement):
            for changed in changed_to(node):
                yield node, ast.copy_location(changed, node)


def changed_to(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Compare(ops=[operator, *others]) if type(operator) in COMPARED:
            yield ast.Compare(node.left, [COMPARED[type(operator)](), *others], node.comparators)
        case ast.BinOp(op=operator) if type(operator) in CALCULATED:
            yield ast.BinOp(node.left, CALCULATED[type(operator)](), node.right)
        case ast.BoolOp():
            yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
        case ast.UnaryOp(op=ast.Not() | ast.USub()):
            yield node.operand
        case ast.Constant(value=int() as number) if not isinstance(number, bool):
            yield ast.Constant(number + 1)
            if number:
                yield ast.Constant(number - 1)
        case ast.Call() if len(own := [arg for arg in node.args if ast.unparse(arg) not in ALWAYS_FIRST]) > 1:
            swapped = {own[0]: own[1], own[1]: own[0]}
            yield ast.Call(node.func, [swapped.get(arg, arg) for arg in node.args], node.keywords)
        case ast.Return(value=ast.Name() | ast.BinOp() | ast.Call()):
            yield ast.Return(ast.UnaryOp(ast.USub(), node.value))
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield ast.Pass()
        case _:
            return


# --- Trying them


def tests_of(game: str, part: str) -> list[str]:
    """The quick tests that should find a mutant, those that find most first."""
    found = [f"tests/games/{game}/test_{name}.py" for name in QUICK] if part == "rules" else []
    found += [test.format(game=game) for test in TESTS[part]]
    return [test for test in found if (ROOT / test.split("::")[0]).is_file()]


def copy_sources(place: Path) -> None:
    """Everything that the tests need."""
    for folder in ("src", "tests", "docs"):
        shutil.copytree(ROOT / folder, place / folder, ignore=shutil.ignore_patterns("__pycache__", "pages", "*.png"))
    shutil.copy(ROOT / "pyproject.toml", place)


def passes(place: Path, tests: list[str]) -> bool:
    """Whether the tests pass in a copy of the sources."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-x",
        "-q",
        "-n",
        "0",
        "-p",
        "no:cacheprovider",
        "-m",
        "not slow",
        *tests,
    ]
    environment = os.environ | {
        "NUMBA_DISABLE_JIT": "1", "PYTHONDONTWRITEBYTECODE": "1", "PYTHONPATH": str(place / "src"),
    }  # fmt: skip
    try:
        done = subprocess.run(command, cwd=place, env=environment, capture_output=True, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def survives(mutant: Mutant) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        copy_sources(place)
        (place / "src/bakehouse/games" / mutant.game / mutant.file).write_text(mutant.source(), encoding="utf-8")
        return passes(place, tests_of(mutant.game, mutant.part))


def check_sound(games: list[str]) -> None:
    """The tests must pass without any mutant."""
    tests = {test for game in games for part in TESTS for test in tests_of(game, part)}
    with tempfile.TemporaryDirectory() as folder:
        copy_sources(Path(folder))
        if not passes(Path(folder), sorted(tests)):
            sys.exit("The tests fail without any mutant: mend that first.")


def main() -> None:
    parser = argparse.ArgumentParser(description="Try whether the quick tests find small mistakes.")
    parser.add_argument("game", nargs="?", help="one game; all if none is named")
    parser.add_argument("--limit", type=int, default=20, help="mutants of each game, spread over its parts (20)")
    parser.add_argument("--seed", type=int, default=0, help="another seed draws other mutants (0)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time (all cores)")
    asked = parser.parse_args()
    games = [find(asked.game).id] if asked.game else list(NAMES)
    check_sound(games)
    drawn = [mutant for game in games for mutant in sample(game, asked.limit, asked.seed)]
    with ThreadPoolExecutor(asked.jobs) as pool:
        survived = []
        for mutant, alive in zip(drawn, pool.map(survives, drawn), strict=True):
            print("survived" if alive else "found   ", mutant, flush=True)
            if alive:
                survived.append(mutant)
    report(drawn, survived)


def sample(game: str, limit: int, seed: int) -> list[Mutant]:
    """As many mutants of each part as there is room for, drawn at random."""
    dice = random.Random(f"{seed} {game}")
    by_part: dict[str, list[Mutant]] = {part: [] for part in TESTS}
    for mutant in mutants_of(game):
        by_part[mutant.part].append(mutant)
    for mutants in by_part.values():
        dice.shuffle(mutants)
    drawn: list[Mutant] = []
    while len(drawn) < limit and any(by_part.values()):
        for mutants in by_part.values():
            if mutants and len(drawn) < limit:
                drawn.append(mutants.pop())
    return drawn


def report(drawn: list[Mutant], survived: list[Mutant]) -> None:
    """The table of survivors, and how many there are of each part."""
    print(f"\n{len(drawn) - len(survived)} of {len(drawn)} mutants were found.")
    tried, alive = (Counter((m.game, m.part) for m in mutants) for mutants in (drawn, survived))
    print(f"\n{'game':<16} {'part':<8} {'tried':>5} {'survived':>8}")
    for (game, part), number in sorted(tried.items()):
        print(f"{game:<16} {part:<8} {number:>5} {alive[game, part]:>8}")
    if survived:
        print("\nSurvivors:")
        for mutant in survived:
            print(" ", mutant)


if __name__ == "__main__":
    main()
