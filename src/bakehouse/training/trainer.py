"""The whole training of a network: rounds of games and learning, contests to see how it stands, and what is kept."""

import io
import json
import math
import pickle
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

import torch

from bakehouse import network
from bakehouse.errors import BadFile, Invalid
from bakehouse.folders import reason
from bakehouse.games.definition import Definition
from bakehouse.games.game import Game
from bakehouse.kernel.lookahead import LEAD
from bakehouse.network import Network, write_bytes
from bakehouse.training.curve import columns
from bakehouse.training.judge import WEIGHTS, Judge
from bakehouse.training.learner import Learner, Lesson
from bakehouse.training.playing import GREEDY, LEARNER, PAST, Games, Manner, Notes, targets
from bakehouse.training.tables import Tables, Tensor

LED = Manner(whims=0.15, of_all=True)
"""The first rounds follow the greedy player, with whims: learning begins with sensible games."""
LED_SHARE = 0.08
"""Of the whole training."""
AMONG_PAST = 0.1
"""Of the tables: so many with one learner among its earlier selves."""
CONTEST_SHARE = 0.08
"""Of the time, for contests."""
CONTEST_SEED = 1 << 40
"""Where the seeds of contests begin; those of games to learn from stay below."""
MOST_PAST = 8
"""How many earlier selves are remembered."""
LAST_RATE = 0.03
"""The learning rate at the end, as a share of the first."""


@dataclass(frozen=True)
class Plan:
    """What is to be trained, and how."""

    game: Game
    seats: tuple[int, ...]
    out: Path
    minutes: float | None = None
    rounds: int | None = None
    """Instead of minutes; then the same seed gives the same curve on a CPU."""
    seed: int = 0
    tables: int = 512
    """Games that are played side by side."""
    contest: int = 512
    """Games of a contest."""
    deals: int = 1
    """How often what a seat cannot know is dealt anew for a decision."""
    wide: int = 256
    narrow: int = 64
    batch: int = 1024
    rows: int = 400_000
    """Positions of a round to learn from, at most."""
    rate: float = 1e-3
    trust: float = 0.9
    """Lambda: how much what came counts beside what was expected at the next decision."""
    temperature: float = 0.002
    whims: float = 1.5
    """How many a seat has in a game, at first."""
    among_greedy: float = 0.1
    """The share of tables with one learner among greedy players."""
    command: str = ""

    def manner(self, share: float, decisions: float, keep: float) -> Manner:
        """How games are played when such a share of the training is done: whims go down to a tenth."""
        return Manner(self.temperature, min(0.05, self.whims / decisions) * (1 - 0.9 * share), keep)

    def rate_at(self, share: float) -> float:
        falling = 0.5 + 0.5 * math.cos(math.pi * min(1.0, share))
        return self.rate * (LAST_RATE + (1 - LAST_RATE) * falling)


@dataclass
class Standing:
    """How far a training has come."""

    seconds: float = 0.0
    rounds: int = 0
    games: int = 0
    positions: int = 0
    loss: float = 0.0
    speed: float = 0.0
    """Games a second, learning included."""
    learning: float = 0.0
    """The share of a round's time that learning took."""
    greedy: dict[str, float] = field(default_factory=dict)
    """By seats: the share of wins of one network among greedy players; alone, the mean points."""
    past: float | None = None
    """The share of wins against an earlier self, or against the rival if there is one."""
    curve: list[list[float | None]] = field(default_factory=list)
    decisions: dict[str, float] = field(default_factory=dict)
    """By seats: how many a game has."""
    origin: dict[str, Any] | None = None
    """How the network came about that it began with, if it was one; else it begins as the greedy player."""
    rival: dict[str, Any] | None = None
    """How the network came about that it learns to beat, if there is one; else it plays against itself."""


def turns(seats: Sequence[int]) -> Iterator[int]:
    """Numbers of seats by turns; small tables come more often: they are the usual ones, and their games are short."""
    owed = dict.fromkeys(seats, 0.0)
    while True:
        for number in seats:
            owed[number] += number**-2
        due = max(owed, key=lambda number: owed[number])
        owed[due] -= sum(number**-2 for number in seats)
        yield due


class Training:
    """One training, from its beginning or from where it was left."""

    def __init__(self, plan: Plan, tables: Tables) -> None:
        self.plan, self.tables = plan, tables
        self.definition: Definition = plan.game.definition
        self.judge = Judge(self.definition, tables.device, plan.wide, plan.narrow, plan.seed)
        self.random = torch.Generator(tables.device)
        self.learner = Learner(self.judge, self.random)
        self.games = Games(tables, self.learner.mean, self.random)
        self._notes: dict[int, Notes] = {}
        self.standing = Standing()
        self.past: list[Judge] = []
        self.rival: Judge | None = None
        """Whom the network learns to beat, if it is not to play against itself."""
        self._next_contest = LED_SHARE * 60 * (plan.minutes or 0)
        self._turns = turns(plan.seats)

    # --- The course of it

    def run(self, told: Callable[[Standing], None]) -> None:
        """Train to the end; `told` hears of every round. Whatever stops it, the last round is kept."""
        standing, began = self.standing, time.monotonic() - self.standing.seconds
        if not standing.rounds:
            self._measure()
        if self.rival is not None:
            self.rival = self.rival.fitted_to(self.judge.measures)
        while self.share() < 1:
            seats, before = next(self._turns), time.monotonic()
            self._round(seats, self.share())
            standing.rounds += 1
            standing.seconds = time.monotonic() - began
            standing.speed = self.plan.tables / (time.monotonic() - before)
            if standing.seconds >= self._next_contest or self.share() >= 1:
                self._contests()
                took = time.monotonic() - began - standing.seconds
                standing.seconds += took
                self._next_contest = standing.seconds + took / CONTEST_SHARE
                self.write()
            self.keep()
            told(standing)

    def share(self) -> float:
        """How much of the training is done."""
        plan, standing = self.plan, self.standing
        if plan.rounds is not None:
            return standing.rounds / plan.rounds
        return standing.seconds / (60 * (plan.minutes or 1))

    def _draw(self, purpose: int) -> None:
        """Draw from here on what belongs to this round and purpose, whether or not the training was left before."""
        self.random.manual_seed((self.plan.seed << 32) + (self.standing.rounds << 4) + purpose)

    def _measure(self) -> None:
        """See by some games of the greedy player what is usual: its opinions, the leads, and how long games are."""
        self._draw(1)
        opinions, leads = [], []
        for seats in self.plan.seats:
            games = min(self.plan.tables, 1024)
            seated = self._seated(games, seats, GREEDY)
            played = self.games.play(seats, self._seeds(games), seated, LED, notes=self._notes_for(seats))
            opinions.append(played.vectors[:, -1].float())
            leads.append(played.results[played.over][..., LEAD].flatten())
            self.standing.decisions[str(seats)] = max(1.0, sum(len(step.tables) for step in played.steps) / games)
        if self.standing.origin is not None:
            return  # what was usual when its network began to learn
        told, measures = torch.cat(opinions), self.judge.measures
        measures.mean, measures.scale = float(told.mean()), max(float(told.std()), 1e-3)
        measures.spread = max(float(torch.cat(leads).std()), 1e-3)

    def _notes_for(self, seats: int) -> Notes:
        if seats not in self._notes:
            columns = 1 + sum(feature.length for feature in self.definition.features(seats))
            self._notes[seats] = Notes(self.plan.rows, columns, self.tables.device)
        return self._notes[seats]

    def _round(self, seats: int, share: float) -> None:
        """Games with some number of seats, and what is to be learned from them."""
        plan, standing, before = self.plan, self.standing, time.monotonic()
        self._draw(2)
        first_time = seats not in self.learner.others and standing.rounds < len(plan.seats) * 2
        led = standing.origin is None and (share < LED_SHARE or first_time)
        decisions = standing.decisions[str(seats)]
        keep = min(1.0, 0.9 * plan.rows / (plan.tables * decisions))
        if led:
            manner, past = replace(LED, keep=keep), None
            seated = self._seated(plan.tables, seats, GREEDY)
        else:
            manner, past = plan.manner(share, decisions / seats, keep), self.rival or self._some_past()
            manner = replace(manner, firm_others=self.rival is not None)
            seated = self._mixed(plan.tables, seats, past is not None)
        seeds = self._seeds(plan.tables, plan.seed * 1_000_003 * plan.tables + standing.rounds * plan.tables)
        played = self.games.play(seats, seeds, seated, manner, past, self._notes_for(seats))
        trust = 1.0 if led else plan.trust
        expected, finished = targets(played, self.judge.measures.spread, trust, with_whims=led)
        standing.decisions[str(seats)] = max(1.0, sum(len(step.tables) for step in played.steps) / plan.tables)
        lesson = Lesson(seats, played.vectors, expected, finished.nonzero().squeeze(1))
        playing = time.monotonic() - before
        standing.loss = self.learner.learn(lesson, plan.rate_at(share), plan.batch, 2 if led else 1)
        standing.games += int(played.over.sum())
        standing.positions += len(lesson)
        standing.learning = 1 - playing / (time.monotonic() - before)

    def _seeds(self, games: int, first: int = 0) -> Tensor:
        return torch.arange(first, first + games, device=self.tables.device) % CONTEST_SEED

    def _seated(self, games: int, seats: int, who: int) -> Tensor:
        return torch.full((games, seats), who, device=self.tables.device)

    def _mixed(self, games: int, seats: int, with_past: bool) -> Tensor:
        """Mostly the learner in all seats, at some tables one among others; with a rival, at all of them."""
        who = self._seated(games, seats, LEARNER)
        if seats == 1:
            return who
        device = self.tables.device
        kind = torch.rand(games, generator=self.random, device=device)
        mine = torch.randint(seats, (games,), generator=self.random, device=device)
        other = torch.arange(seats, device=device)[None, :] != mine[:, None]
        if self.rival is not None:
            return torch.where(other, PAST, who)
        who[(kind < self.plan.among_greedy)[:, None] & other] = GREEDY
        if with_past:
            who[(kind > 1 - AMONG_PAST)[:, None] & other] = PAST
        return who

    def _some_past(self) -> Judge | None:
        if not self.past:
            return None
        place = torch.randint(len(self.past), (1,), generator=self.random, device=self.tables.device)
        return self.past[int(place)]

    # --- Contests

    def _contests(self) -> None:
        """See how the network stands against the greedy player and its rival or an earlier self, without whims."""
        standing, row = self.standing, []
        self._draw(3)
        for seats in self.plan.seats:
            standing.greedy[str(seats)] = self._contest(seats, GREEDY, None)
            row.append(standing.greedy[str(seats)])
        several = [seats for seats in self.plan.seats if seats > 1]
        other = self.rival or (self.past[-1] if self.past else None)
        if other is not None and several:
            standing.past = self._contest(several[0], PAST, other)
        standing.curve.append([round(standing.seconds, 2), standing.games, standing.loss, *row, standing.past])
        self.past.append(self.learner.mean.copied())
        if len(self.past) > MOST_PAST:
            del self.past[1 + standing.rounds % (MOST_PAST - 2)]  # the eldest and the latest stay

    def _contest(self, seats: int, other: int, past: Judge | None) -> float:
        """One network among others, each seat of it with the same luck: its share of wins, alone its points."""
        games = min(self.plan.contest, self.plan.tables)
        numbers = torch.arange(games, device=self.tables.device)
        mine, who = numbers % seats, self._seated(games, seats, other)
        who[numbers, mine] = LEARNER
        manner = Manner(self.plan.temperature if past else 0.0, to_the_end=True)  # without chance all games were one
        played = self.games.play(seats, CONTEST_SEED + numbers // seats, who, manner, past)
        return played.wins(mine) if seats > 1 else played.points()

    # --- What is kept

    def begin_with(self, origin: Network) -> None:
        """Begin with what another network has learned, which plays along as an earlier self."""
        wide, narrow = origin.w2.shape
        if wide > self.plan.wide or narrow > self.plan.narrow:
            raise Invalid(
                f"The network to begin with has layers of {wide} and {narrow}: --wide and --narrow take no less."
            )
        self.judge.begin_with(origin)
        for name in WEIGHTS:
            self.learner.mean.weights[name].copy_(self.judge.weights[name].detach())
        self.past.append(self.learner.mean.copied())
        self.standing.origin = came_about(origin)

    def meet(self, rival: Network) -> None:
        """Learn to beat this network, which learns nothing, in place of oneself."""
        if self.standing.rounds and self.standing.rival != came_about(rival):
            raise BadFile(f"The training {self.checkpoint} has another rival; name that one, or another file.")
        unknown = [number for number in self.plan.seats if number not in rival.about["seats"] or number == 1]
        if unknown:
            raise Invalid(f"The rival does not play with {unknown[0]} seats; --seats takes those that it knows.")
        self.rival, self.standing.rival = Judge.of(rival, self.definition, self.tables.device), came_about(rival)

    @property
    def columns(self) -> list[str]:
        """What the numbers of a row of the curve are."""
        return columns(self.plan.seats, self.standing.rival is not None)

    @property
    def checkpoint(self) -> Path:
        return checkpoint_of(self.plan.out)

    def keep(self) -> None:
        """Keep all that is needed to go on."""
        plan, judge, measures = self.plan, self.judge, self.judge.measures
        told = {
            "format": network.FORMAT, "game": self.definition.id, "rules": self.definition.version,
            "box": plan.game.digest, "seats": list(plan.seats), "wide": plan.wide, "narrow": plan.narrow,
            "seed": plan.seed, "measures": asdict(measures), "standing": asdict(self.standing),
            "steps": self.learner.steps,
        }  # fmt: skip
        written = io.BytesIO()
        past = [{name: weight.half() for name, weight in each.weights.items()} for each in self.past]
        weights = {name: weight.detach() for name, weight in judge.weights.items()}
        kept = {"weights": weights, "mean": self.learner.mean.weights, "adam": self.learner.optimizer.state_dict()}
        torch.save({"told": json.dumps(told), **kept, "past": past}, written)
        write_bytes(self.checkpoint, written.getvalue())

    def go_on(self) -> None:
        """Take up what was kept."""
        plan, path = self.plan, self.checkpoint
        try:
            content = io.BytesIO(path.read_bytes())
        except OSError as problem:
            raise BadFile(f"There is no training to go on with: {path}: {reason(problem)}.") from None
        try:
            kept = torch.load(content, map_location=self.tables.device, weights_only=True)
            told = json.loads(kept["told"])
            ours = {"game": self.definition.id, "rules": self.definition.version, "box": plan.game.digest}
            ours |= {"seats": list(plan.seats), "wide": plan.wide, "narrow": plan.narrow, "format": network.FORMAT}
            for name, value in ours.items():
                if told[name] != value:
                    raise BadFile(f"The training {path} has {name} {told[name]}, not {value}; name another file.")
            for name in WEIGHTS:
                self.judge.weights[name].data.copy_(kept["weights"][name])
                self.learner.mean.weights[name].copy_(kept["mean"][name])
            self.learner.optimizer.load_state_dict(kept["adam"])
            for name, value in told["measures"].items():
                setattr(self.judge.measures, name, float(value))
            self.learner.steps = int(told["steps"])
            self.standing = Standing(**told["standing"])
            for weights in kept["past"]:
                earlier = self.judge.copied()
                earlier.weights = {name: weight.float() for name, weight in weights.items()}
                self.past.append(earlier)
        except (KeyError, TypeError, ValueError, RuntimeError, EOFError, pickle.UnpicklingError):
            raise BadFile(f"The training {path} is broken; remove it to begin anew.") from None
        for _ in range(self.standing.rounds):
            next(self._turns)

    def write(self) -> None:
        """Write the network as it is now."""
        plan, standing, measures = self.plan, self.standing, self.judge.measures
        began = {name: told for name in ("origin", "rival") if (told := getattr(standing, name)) is not None}
        about = network.description(
            plan.game, list(plan.seats), measures.spread, command=plan.command, commit=commit(), games=standing.games,
            positions=standing.positions, minutes=round(standing.seconds / 60, 2), device=device_name(self.tables),
            columns=self.columns, curve=standing.curve, **began,
        )  # fmt: skip
        opinion = torch.tensor([measures.mean, measures.scale]).numpy()
        network.write(plan.out, Network(**self.learner.mean.numbers(), opinion=opinion, about=about))


def came_about(known: Network) -> dict[str, Any]:
    """How a network came about, as the files of those tell it that learned from it."""
    made = ("command", "commit", "games", "minutes", "device", "origin")
    return {name: known.about[name] for name in made if name in known.about}


def checkpoint_of(out: Path) -> Path:
    """Where a training keeps what it needs to go on, beside its network."""
    return out.with_suffix(".checkpoint")


def device_name(tables: Tables) -> str:
    if tables.device.type == "cuda":
        return str(torch.cuda.get_device_name())
    return f"cpu, {torch.get_num_threads()} threads"


def commit() -> str:
    """The commit of the program that trains; empty where that is not known."""
    try:
        asked = ["git", "-C", str(Path(__file__).parent), "describe", "--always", "--dirty"]
        return subprocess.run(asked, capture_output=True, text=True, check=True, timeout=10).stdout.strip()
    except (OSError, subprocess.SubprocessError):
        return ""


def out_of_memory(problem: BaseException) -> bool:
    """Whether this is a device or a machine that has no more memory."""
    told = f"{type(problem).__name__} {problem}".lower()
    return isinstance(problem, MemoryError) or "out of memory" in told or "out_of_memory" in told
