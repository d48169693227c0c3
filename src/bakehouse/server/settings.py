"""How a server is run."""

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field


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
    """HTTP requests from one address."""
    messages: Rate = Rate(60, 20)
    """WebSocket messages on one connection."""
    new_tables: Rate = Rate(20, 1 / 60)
    """Tables from one address."""
    connections: int = 200
    """WebSockets from one address."""
    watchers: int = 2_000
    """WebSockets at one table."""
    chat: Rate = Rate(5, 0.5)
    chat_lines: int = 500
    hints: Rate = Rate(3, 0.2)
    previews: Rate = Rate(40, 10)
    body: int = 64 * 1024
    frame: int = 8 * 1024
    """Bytes of a request, and of a WebSocket message."""
    queue: int = 256
    """Messages that wait for a slow reader before it is sent away."""
    warnings: int = 20
    """Messages that were refused for being too many or malformed before the connection is closed."""


GENEROUS = Limits(
    requests=Rate(1e9, 1e9), messages=Rate(1e9, 1e9), new_tables=Rate(1e9, 1e9), connections=100_000,
    hints=Rate(1e9, 1e9), previews=Rate(1e9, 1e9), chat=Rate(1e9, 1e9),
)  # fmt: skip
"""For measurements and tests on one's own machine, where everybody has the same address."""


@dataclass(frozen=True)
class Settings:
    """All that can be set; the command line sets the first few."""

    database: str
    origins: tuple[str, ...] = ()
    """Addresses that browsers may come from, beside the one that they see the server under."""
    workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    """Programs that think at the same time."""
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
    now: Callable[[], int] = milliseconds
