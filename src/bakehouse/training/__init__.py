"""Networks that learn a game by playing it against themselves (`bakehouse train`, extra: bakehouse[learn])."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bakehouse import network
from bakehouse.errors import BadFile, BadSeats, BakehouseError, Invalid, MissingExtra
from bakehouse.folders import reason
from bakehouse.games import find
from bakehouse.games.definition import Definition
from bakehouse.games.game import Game, checked_seed

if TYPE_CHECKING:
    from bakehouse.training.trainer import Standing, Training

ALL = "all"
DEVICES = ("auto", "gpu", "cpu")
CHAMPION = "champion"
"""Instead of a file: the network that comes with the game."""


@dataclass(frozen=True)
class Wish:
    """What a training was asked for."""

    game: str
    out: Path
    seats: str = ALL
    """A number, several with commas, or all."""
    minutes: float | None = None
    rounds: int | None = None
    device: str = "auto"
    seed: int = 0
    resume: bool = False
    tables: int | None = None
    deals: int = 1
    wide: int = 256
    narrow: int = 64
    rate: float = 1e-3
    trust: float = 0.9
    """Lambda: how much what came counts beside what was expected at the next decision."""
    among_greedy: float = 0.1
    """The share of tables with one learner among greedy players."""
    begin: Path | None = None
    """The file of a network to begin with, or `champion`: the game's own."""
    against: Path | None = None
    """The file of a network that is to be beaten, or `champion`."""
    command: str = ""


@dataclass(frozen=True)
class Sizes:
    """What suits a device: steps on a GPU are bound by launches, so many tables cost hardly more time than few."""

    tables: int
    contest: int
    batch: int
    rows: int
    room: int


SIZES = {
    "gpu": Sizes(tables=16_384, contest=1_536, batch=2_048, rows=2_000_000, room=1 << 29),
    "cpu": Sizes(tables=512, contest=240, batch=512, rows=60_000, room=1 << 24),
}


def train(wish: Wish, told: Callable[["Standing"], None]) -> "Training":
    """Train a network and write it to a file; `told` hears of every round."""
    prepared = training(wish)
    try:
        prepared.run(told)
    except Exception as problem:
        from bakehouse.training.trainer import out_of_memory

        if not out_of_memory(problem):
            raise
        raise BakehouseError(
            f"There is not enough memory for {prepared.plan.tables} tables; --tables takes fewer, and --resume goes on "
            "after the last round."
        ) from None
    return prepared


def training(wish: Wish) -> "Training":
    """A training that is ready to run; whatever stands in its way is told in one sentence."""
    definition = find(wish.game)
    game, seats = Game(definition, definition.seats[0]), chosen_seats(wish.seats, definition.seats, definition.title)
    if (wish.minutes is None) == (wish.rounds is None):
        raise Invalid("A training takes --minutes or --rounds, one of the two.")
    checked_seed(wish.seed)
    _check_place(wish.out)
    origin = _network(wish.begin, definition) if wish.begin and not wish.resume else None
    rival = _network(wish.against, definition) if wish.against else None
    device = chosen_device(wish.device)
    from bakehouse.training.trainer import Plan, Training, checkpoint_of

    kept = checkpoint_of(wish.out)
    if kept.exists() and not wish.resume:
        raise BadFile(f"There is a training in {kept}: --resume goes on with it, another --out begins a new one.")
    sizes = SIZES[device]
    plan = Plan(
        game, seats, wish.out, wish.minutes, wish.rounds, wish.seed, wish.tables or sizes.tables, sizes.contest,
        wish.deals, wish.wide, wish.narrow, sizes.batch, sizes.rows, wish.rate, wish.trust,
        among_greedy=wish.among_greedy, command=wish.command,
    )  # fmt: skip
    ready = Training(plan, _tables(device, plan, sizes))
    if wish.resume:
        ready.go_on()
        if rival is None and ready.standing.rival is not None:
            raise BadFile(f"The training {kept} has a rival: --against names it again.")
    elif origin is not None:
        ready.begin_with(origin)
    if rival is not None:
        ready.meet(rival)
    return ready


def _network(told: Path, definition: Definition) -> network.Network:
    """The network that a person means: one in a file, or the champion of the game."""
    return network.read(definition.folder / network.FILE_NAME if str(told) == CHAMPION else told, definition)


def chosen_seats(told: str, possible: range, title: str) -> tuple[int, ...]:
    """The numbers of seats that a person means."""
    if told == ALL:
        return tuple(possible)
    numbers = [int(each) if each.strip().isdigit() else 0 for each in told.split(",")]
    if any(number not in possible for number in numbers):
        raise BadSeats(f"{title} is for {possible[0]} to {possible[-1]} seats (or {ALL} of them), not {told!r}.")
    return tuple(sorted(set(numbers)))


def chosen_device(told: str) -> str:
    """Where to train: on a GPU if there is one, unless somebody says otherwise."""
    if told not in DEVICES:
        raise Invalid(f"A training runs on {', '.join(DEVICES)}, not on {told!r}.")
    if find_spec("torch") is None:
        raise MissingExtra("Training needs PyTorch: pip install 'bakehouse[learn]'.")
    if told == "cpu":
        return told
    why = _no_gpu()
    if told == "gpu" and why:
        raise BakehouseError(f"There is no GPU to train on: {why}; --device cpu takes all cores.")
    return "cpu" if why else "gpu"


def _no_gpu() -> str:
    """What is missing for a training on a GPU; empty if nothing is."""
    import torch

    if not torch.cuda.is_available():
        return "PyTorch finds none"
    try:
        from bakehouse.kernel import gpu
    except MissingExtra:
        return "the CUDA packages are missing (pip install 'bakehouse[gpu]')"
    return "" if gpu.available() else "the CUDA packages find none"


def _check_place(out: Path) -> None:
    try:
        if out.is_dir():
            raise IsADirectoryError(0, "it is a folder")
        beside = out.with_name(f".{out.name}.part")
        beside.write_bytes(b"")
        beside.unlink()
    except OSError as problem:
        raise BadFile(f"The file {out} cannot be written: {reason(problem)}.") from None


def _tables(device: str, plan: Any, sizes: Sizes) -> Any:
    if device == "gpu":
        import torch

        from bakehouse.training.device import DeviceTables

        torch.backends.cuda.matmul.allow_tf32 = True
        return DeviceTables(plan.game, plan.tables, plan.deals, sizes.room)
    from bakehouse.training.tables import HostTables

    return HostTables(plan.game, plan.tables, plan.deals, sizes.room)
