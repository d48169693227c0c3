"""The player of a policy: it plays whatever legal action that prefers, and looks no further."""

from dataclasses import dataclass
from pathlib import Path

from bakehouse.errors import Invalid
from bakehouse.games.game import Game
from bakehouse.players.options import path
from bakehouse.players.turn import Turn
from bakehouse.policy import Policy, read


@dataclass(frozen=True)
class PolicySettings:
    """Which policy."""

    file: str = path()
    """The file of it; no game has one of its own."""


class PolicyPlayer:
    """Does what a policy prefers."""

    def __init__(self, settings: PolicySettings) -> None:
        if not settings.file:
            raise Invalid("A policy is in a file: policy:file=ppo.npz.")
        self.settings = settings
        self.game: Game | None = None

    def choose(self, turn: Turn) -> int:
        preferred = self._policy(turn.game).preferences(turn.match().observe(turn.seat))
        return max(turn.legal, key=lambda action: float(preferred[action]))

    def _policy(self, game: Game) -> Policy:
        if self.game is not game:
            self.game, self.policy = game, read(Path(self.settings.file), game)
        return self.policy
