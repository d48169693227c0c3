"""The player of a policy: it plays whatever legal action that prefers, and looks no further."""

from dataclasses import dataclass
from pathlib import Path

from bakehouse.errors import Invalid
from bakehouse.games.game import Game
from bakehouse.players.manners import Manners
from bakehouse.players.networks import policy_for
from bakehouse.players.options import path
from bakehouse.players.turn import Turn
from bakehouse.policy import Policy, read


@dataclass(frozen=True)
class PolicySettings(Manners):
    """Which policy, and how to choose."""

    file: str = path()
    """The file of it; if not told, the game's own for the number of seats."""


class PolicyPlayer:
    """Does what a policy prefers, or nearly (`Manners`)."""

    def __init__(self, settings: PolicySettings) -> None:
        self.settings = settings
        self.game: Game | None = None

    def choose(self, turn: Turn) -> int:
        preferred = self._policy(turn.game).preferences(turn.match().observe(turn.seat), turn.legal)
        return self.settings.choose(turn, preferred[turn.legal])

    def _policy(self, game: Game) -> Policy:
        if self.game is not game:
            self.game, self.policy = game, needed_policy(game, self.settings.file)
        return self.policy


def needed_policy(game: Game, file: str = "") -> Policy:
    """The policy of a file, or the game's own; a sentence if there is none."""
    if file:
        return read(Path(file), game)
    own = policy_for(game)
    if own is None:
        raise Invalid(
            f"{game.title} has no policy of its own for {game.seats} seats; name one in a file: policy:file=ppo.npz."
        )
    return own
