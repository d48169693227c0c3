"""What kind of thing each game is, measured on random games: length, chance, branching.

`python -m bakehouse.facts` prints the table of the documentation.
"""

from dataclasses import dataclass

from bakehouse.games import OURS
from bakehouse.games.game import Game
from bakehouse.games.game import game as find_game
from bakehouse.kernel.records import OVER
from bakehouse.walk import Walk

GAMES = 200


@dataclass(frozen=True)
class Facts:
    """One game with one number of seats, over random games of the seeds 0, 1, 2, ..."""

    game: str
    seats: int
    actions: int
    features: int
    secrets: bool
    decisions: float
    longest: int
    """Decisions of the longest game."""
    chances: float
    branching: float
    """Legal actions of a decision, on average."""
    broadest: int


def facts(game: Game, games: int = GAMES) -> Facts:
    decisions, chances, options, broadest = [], 0, 0, 0
    for seed in range(games):
        walk = Walk(game, seed)
        while walk.actor != OVER:
            if walk.actor >= 0:
                options += walk.n
                broadest = max(broadest, walk.n)
            walk.step()
        decisions.append(walk.decisions)
        chances += walk.chances
    return Facts(
        game.title,
        game.seats,
        len(game.definition.table),
        sum(feature.length for feature in game.features()),
        game.definition.secrets,
        sum(decisions) / games,
        max(decisions),
        chances / games,
        options / sum(decisions),
        broadest,
    )


def table(games: int = GAMES) -> str:
    """All games with all numbers of seats, as a table of the documentation."""
    lines = [
        "| Game | Seats | Actions | Features | Information | Decisions: mean, longest | Chance steps |"
        " Legal actions: mean, most |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for name in OURS:
        for seats in find_game(name).definition.seats:
            told = facts(find_game(name, seats), games)
            lines.append(
                f"| {told.game} | {told.seats} | {told.actions} | {told.features} |"
                f" {'hidden' if told.secrets else 'perfect'} | {told.decisions:.0f}, {told.longest} |"
                f" {told.chances:.0f} | {told.branching:.1f}, {told.broadest} |"
            )
    return "\n".join(lines)


if __name__ == "__main__":
    print(table())
