"""How a GPU plays a game fastest, found by trying: `python -m bakehouse.pacing cupcake_empire games --registers 64`.

Every setting (`kernel.contract.Pace`) is first compared with the CPU byte by byte, then timed. Several of these may
compile side by side: with `--turns FILE` they measure one after the other.
"""

import argparse
import fcntl
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np

from bakehouse.bench import compared_with_cpu
from bakehouse.errors import Invalid
from bakehouse.games.game import Game, game
from bakehouse.kernel.contract import Pace

GAMES, COMPARED = 1 << 19, 5_000
TABLES, STEPS, COMPARED_STEPS = 262_144, 40, 300
RUNS = 3


def paces_of_games(
    table: Game, registers: int, threads: list[int], shares: list[int], unrolled: bool
) -> Iterator[Pace]:
    """So many blocks share the memory of a multiprocessor; 0: a thread has its game for itself."""
    for share in shares:
        for amount in threads:
            slots = slots_of(table, share)
            if slots <= amount or not share:
                yield Pace(registers=registers, threads=amount, slots=slots, unrolled=unrolled)


def paces_of_lanes(table: Game, registers: int, threads: list[int], shares: list[int]) -> Iterator[Pace]:
    for share in shares:
        for amount in threads:
            slots = slots_of(table, share)
            if slots <= amount or not share:
                yield Pace(lane_registers=registers, lane_threads=amount, lane_slots=slots)


def slots_of(table: Game, share: int) -> int:
    """How many games a block has room for, in whole warps."""
    from bakehouse.kernel import gpu_sorted as kernels

    if not share:
        return 0
    room = kernels.SHARED_MEMORY // share - kernels.BESIDE
    return min(room // table.definition.state.itemsize // kernels.WARP * kernels.WARP, kernels.MOST_SLOTS)


def rate_of_games(table: Game, pace: Pace) -> float:
    """Random moves a second; fails where a game is not that of the CPU."""
    from bakehouse.kernel import gpu

    checked = gpu.Tables(table, COMPARED, COMPARED, pace)
    checked.play(7)
    checked.play(0)
    same = compared_with_cpu(table, checked.results(), COMPARED)
    if same != COMPARED:
        raise Invalid(f"only {same} of {COMPARED} games are those of the CPU")
    tables = gpu.Tables(table, GAMES, 0, pace)
    return best_rate(lambda: tables.play(0), lambda: float(tables.results().lengths[:, 0].sum()))


def rate_of_lanes(table: Game, pace: Pace, amount: int) -> float:
    """Steps a second of a learner in all seats who acts at random."""
    from bakehouse.envs.device import DeviceLanes
    from bakehouse.kernel import vector
    from bakehouse.kernel.gpu import cuda

    lanes = DeviceLanes(table, amount, "self", 0, "returns", -1.0, vector.SAME_STEP, 1)
    lanes.pace = pace
    lanes.begin(range(amount))

    def step() -> None:
        for _ in range(STEPS):
            lanes.step(lanes.random_actions())
        cuda.synchronize()

    return best_rate(step, lambda: float(STEPS * amount))


def check_lanes(table: Game, pace: Pace) -> None:
    """Fail where the tables of the GPU are not those of the CPU."""
    from bakehouse.envs.device import DeviceLanes
    from bakehouse.envs.lanes import Lanes
    from bakehouse.kernel import vector

    amount = 1_000
    told = (table, amount, "self", 0, "points", -1.0, vector.SAME_STEP, 1)
    ours, theirs = Lanes(*told), DeviceLanes(*told)
    theirs.pace = pace
    for lanes in (ours, theirs):
        lanes.begin(range(amount))
    for step in range(COMPARED_STEPS):
        actions = ours.random_actions()
        actions[step % 7 :: 97] = -1
        ours.step(actions)
        theirs.step(theirs._taken(actions))
    names = ("states", "lanes", "vectors", "masks", "rewards", "paid", "ended", "illegal", "points", "returns")
    for name in names:
        mine, its = getattr(ours, name), getattr(theirs, name).copy_to_host()
        if mine.tobytes() != its.tobytes():
            places = np.argwhere(mine != its)
            some = [(*place.tolist(), float(mine[tuple(place)]), float(its[tuple(place)])) for place in places[:9]]
            columns = np.unique(places[:, -1]).tolist()
            raise Invalid(f"{len(places)} {name} are not those of the CPU, such as {some}, in columns {columns}")


def best_rate(run: Callable[[], None], amount: Callable[[], float]) -> float:
    run()
    seconds = []
    for _ in range(RUNS):
        begun = time.perf_counter()
        run()
        seconds.append(time.perf_counter() - begun)
    return amount() / min(seconds)


@contextmanager
def turn(path: Path | None) -> Iterator[None]:
    """Wait until nobody else measures."""
    if path is None:
        yield
        return
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("what", choices=["games", "lanes"])
    parser.add_argument("--registers", type=int, default=64)
    parser.add_argument("--threads", type=int, nargs="+", default=[256, 512, 1024])
    parser.add_argument("--shares", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--tables", type=int, nargs="+", default=[TABLES])
    parser.add_argument("--unrolled", action="store_true", help="games with their loops unrolled")
    parser.add_argument("--turns", type=Path)
    asked = parser.parse_args()
    table = game(asked.game)
    told = (table, asked.registers, asked.threads, asked.shares)
    paces = list(paces_of_games(*told, asked.unrolled) if asked.what == "games" else paces_of_lanes(*told))
    compile_first(table, asked.what, paces[0])
    with turn(asked.turns):
        for pace in paces:
            try:
                if asked.what == "games":
                    rates = [rate_of_games(table, pace)]
                else:
                    check_lanes(table, pace)
                    rates = [rate_of_lanes(table, pace, amount) for amount in asked.tables]
            except Exception as problem:  # too many registers for so many threads, too much shared memory
                print(f"{table.id} {asked.what} {pace}: {type(problem).__name__} {str(problem)[:900]}", flush=True)
                continue
            shown = ", ".join(f"{rate / 1e6:,.1f}" for rate in rates)
            print(f"{table.id} {asked.what} {pace}: {shown} million a second", flush=True)


def compile_first(table: Game, what: str, pace: Pace) -> None:
    """So that nobody waits for a compiler while it is its turn."""
    from bakehouse.envs.device import DeviceLanes
    from bakehouse.kernel import gpu, vector

    if what == "games":
        gpu.Tables(table, 64, 64, pace).play(0)
        return
    lanes = DeviceLanes(table, 64, "self", 0, "returns", -1.0, vector.SAME_STEP, 1)
    lanes.pace = pace
    lanes.begin(range(64))
    lanes.step(lanes.random_actions())


if __name__ == "__main__":
    main()
