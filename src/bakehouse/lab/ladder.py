"""The levels that somebody who plays alone may aim at."""

from bakehouse.games import module_of
from bakehouse.games.game import Game


def levels_of(game: Game) -> dict[str, int]:
    """The levels of the box with their points, as the game's table shows them; empty where there are none."""
    aims: dict[str, int] = module_of(game.id, "table").aims(game.new(seed=0))
    return aims
