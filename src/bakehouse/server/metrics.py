"""What Prometheus may read at /metrics. Each server has a registry of its own."""

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        self.moves = self._counter("moves", "Decisions that were committed", "game", "by")
        self.refusals = self._counter("refusals", "Requests that were refused", "code")
        self.matches = self._counter("matches", "Matches that began or ended", "game", "what")
        self.frames = self._counter("frames", "WebSocket messages that were sent")
        self.slow_readers = self._counter("slow_readers", "Connections closed because nobody read them")
        self.player_problems = self._counter("player_problems", "Decisions that a program failed to make", "program")
        self.tables = Gauge("bakehouse_tables", "Tables in memory", registry=self.registry)
        self.connections = Gauge("bakehouse_connections", "Open WebSockets", registry=self.registry)
        self.lag = Gauge("bakehouse_lag_seconds", "How late the event loop was lately", registry=self.registry)
        self.waiting = Gauge("bakehouse_waiting_jobs", "Jobs that wait for a worker", registry=self.registry)
        self.move_seconds = self._histogram("move_seconds", "From a move's arrival until it was announced")
        self.commit_seconds = self._histogram("commit_seconds", "One transaction")
        self.think_seconds = self._histogram("think_seconds", "From a program's turn until its answer")
        self.batch = Histogram(
            "bakehouse_commit_jobs",
            "Writes in one transaction",
            buckets=(1, 2, 4, 8, 16, 32, 64),
            registry=self.registry,
        )

    def _counter(self, name: str, meaning: str, *labels: str) -> Counter:
        return Counter(f"bakehouse_{name}", meaning, labels, registry=self.registry)

    def _histogram(self, name: str, meaning: str) -> Histogram:
        return Histogram(f"bakehouse_{name}", meaning, buckets=QUICK, registry=self.registry)

    def committed(self, jobs: int, seconds: float) -> None:
        self.batch.observe(jobs)
        self.commit_seconds.observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self.registry)
