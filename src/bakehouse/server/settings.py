"""How a server is run."""

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Limits:
    """What one browser or address may ask of the server."""

    requests: Rate = Rate(600, 60)
    """HTTP requests and new WebSockets from one address; what costs more counts for more (`PRICES` in guard.py)."""
    messages: Rate = Rate(60, 20)
    """WebSocket messages on one connection."""
    all_messages: Rate = Rate(600, 100)
    """WebSocket messages from one address."""
    new_tables: Rate = Rate(20, 1 / 60)
    """Tables from one address, rematches among them."""
    connections: int = 200
    """Connections of any kind from one address; a trusted proxy may have as many as there are."""
    thinking: Rate = Rate(120, 0.5)
    """Seconds of processor time in workers, for one address, one table and one seat. Who has used up more comes last,
    and gets no hints."""
    program_moves: Rate = Rate(300, 50)
    """Moves of programs at the tables of one address; beyond that they play more slowly."""
    take_backs: Rate = Rate(20, 0.5)
    most_take_backs: int = 200
    """Of one seat, and in one match."""
    jobs: int = 12
    """Jobs of one kind that may wait for a worker at once, of one address."""
    wait_seconds: float = 15.0
    """Work that waits; beyond that hints, looks and analysis are refused before everybody waits."""
    lag: float = 0.5
    """Seconds that the event loop may be late; beyond that only those who play are served."""
    header_seconds: float = 10.0
    body_seconds: float = 20.0
    answer_seconds: float = 60.0
    """Until a request has told what it wants, all of it, and until its answer was taken away."""
    watchers: int = 2_000
    """WebSockets at one table."""
    chat: Rate = Rate(5, 0.5)
    chat_lines: int = 500
    questions: int = 3
    """Of the workshop, that one address may ask at once."""
    all_questions: int = 30
    """Of all visitors; beyond that a question is refused before everybody waits for long."""
    hints: Rate = Rate(3, 0.2)
    previews: Rate = Rate(40, 10)
    exports: Rate = Rate(5, 1 / 60)
    """Of everything that is known of somebody, by one address."""
    body: int = 64 * 1024
    frame: int = 8 * 1024
    """Bytes of a request, and of a WebSocket message."""
    queue: int = 256
    """Messages that wait for a slow reader before it is sent away."""
    warnings: int = 20
    """Messages that were refused for being too many or malformed before the connection is closed."""


GENEROUS = Limits(
    requests=Rate(1e9, 1e9), messages=Rate(1e9, 1e9), new_tables=Rate(1e9, 1e9), connections=100_000,
    hints=Rate(1e9, 1e9), previews=Rate(1e9, 1e9), chat=Rate(1e9, 1e9), all_messages=Rate(1e9, 1e9),
    thinking=Rate(1e9, 1e9), program_moves=Rate(1e9, 1e9), take_backs=Rate(1e9, 1e9), most_take_backs=100_000,
    jobs=100_000, wait_seconds=1e9, lag=1e9, questions=1_000, all_questions=1_000,
    exports=Rate(1e9, 1e9),
)  # fmt: skip
"""For measurements and tests on one's own machine, where everybody has the same address."""


@dataclass(frozen=True)
class Keep:
    """For how many days matches are kept that nobody touches, by what became of them; None: for ever."""

    lessons: float | None = 7.0
    open: float | None = 30.0
    running: float | None = None
    ended: float | None = None


Workshop = Literal["off", "local", "all"]
"""Who may ask questions in the workshop, which play many games: nobody, who sits at this computer, every visitor."""


@dataclass(frozen=True)
class Settings:
    """All that can be set; the command line sets the first few."""

    database: str
    origins: tuple[str, ...] = ()
    """Addresses that browsers may come from, beside the one that they see the server under."""
    admin: bool = False
    """Whether there is a page for the host, on loopback alone."""
    telemetry: bool = False
    """Whether OpenTelemetry hears of requests and connections."""
    ratings: bool = False
    """Whether people and programs are rated by the matches that they play here."""
    hosts: tuple[str, ...] = ()
    """Names that the server goes by, beside numbers, `localhost` and the name of the computer; `*`: any."""
    workers: int = field(default_factory=lambda: max(2, (os.cpu_count() or 2) - 1))
    """Processes in which programs think, beside one for what people look at."""
    workshop: Workshop = "local"
    played: bool = True
    """Whether matches of people here are laid beside simulated games in the workshop: their figures, nobody's name."""
    warm: bool = True
    """Whether the first of them are started before somebody needs them."""
    askers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    """Processes of the lowest priority that play the games of questions; they are started when the first is asked."""
    hint_player: str = ""
    """Who gives hints; if not told, the strongest player of the game: at once, and better after some time."""
    hint_seconds: float = 3.0
    """How long the better hint takes."""
    outlook_player: str = "search:time=80ms,trees=1,greed=1,turns=-1,horizon=0"
    """Says who was winning, at some thirty moments of a match; it plays every line to the end of the game."""
    limits: Limits = Limits()
    idle_after: float = 120.0
    """Seconds after which a person who does not come, or is awaited and does not act, may be replaced."""
    consent_within: float = 60.0
    patience: float = 10.0
    """Seconds that a process waits for another one to act before it acts itself."""
    sweep_every: float = 15.0
    forget_after: float = 300.0
    """Seconds that a table without guests stays in memory."""
    keep: Keep = Keep()
    calm: float = 0.1
    """The share of a processor that a server may use; beyond that, who looks on is told of several moves at once,
    and who sits there of what one program answers in a row."""
    awake_seconds: float = 20.0
    """So long programs play on among themselves after somebody has looked; then their table sleeps."""
    now: Callable[[], int] = milliseconds
