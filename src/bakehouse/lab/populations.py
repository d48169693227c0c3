"""Who is asked: beginners, good players and champions, each a crowd of different people and never mirror images.

A population is made of the levels of a game. Every seat of every game draws one of them, with a character and moods of
its own. All of them are compiled into the loop that plays and watches; levels that search are stood in for by what they
see at first sight.

Good players are quicker at home: where the printed box alone is asked about, they go by habit (`Definition.habits`), at
one glance. Habits know nothing of another box, so whoever compares boxes asks those who try what an action leads to.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from bakehouse.errors import UnknownName
from bakehouse.forms import Form, form
from bakehouse.games.definition import Definition
from bakehouse.games.game import Game
from bakehouse.players.company import fellow
from bakehouse.players.naming import find, is_program
from bakehouse.players.networks import policy_for
from bakehouse.players.options import nearest

BEGINNERS, GOOD, CHAMPIONS = POPULATIONS = ("beginners", "good", "champions")
PEOPLE = "people"
"""Those who have played: nobody plays in their place, their matches are looked at beside the games of the others."""
FEWEST_MATCHES = 30
"""Fewer matches of people than this are told with a doubt: they prove nothing."""


@dataclass(frozen=True)
class Population:
    """A crowd of players, by the names that players have everywhere."""

    id: str
    players: tuple[str, ...]
    """A seat draws any of them, in every game anew."""

    @property
    def words(self) -> Form:
        return population_words(self.id)

    def whom(self, game: Game) -> Form:
        """Who they are, as a sentence."""
        return form("population-is", name=self.words, players=list(dict.fromkeys(self.players)))


def population_words(name: str) -> Form:
    """What a population is called: one that plays, or the people who have played."""
    if name in (*POPULATIONS, PEOPLE):
        return form(f"population-{name}")
    return form("population-named", name=name)


def population(name: str, game: Game, at_home: bool = False) -> Population:
    """One of the three populations of a game, or players by name, all seats drawing any of them.

    `at_home` no other box is played beside this one, so those who know it may go by habit.
    """
    if name == GOOD and at_home and has_habits(game):
        return Population(name, tuple(game.definition.habits))
    if name in POPULATIONS:
        told = game.definition.populations.get(name) or compiled_levels(game, levels_of(game.definition)[name])
        return Population(name, tuple(told))
    if is_program(name, game.id):
        find(name, game)
        return Population(name, (name,))
    known = [*POPULATIONS, *game.definition.levels]
    raise UnknownName(f"There is nobody called {name!r} to be asked; {nearest(name, known, known)}")


def has_habits(game: Game) -> bool:
    """Whether the game has a policy that knows this very box and number of seats."""
    policy = policy_for(game) if game.definition.habits else None
    return policy is not None and policy.knows(game)


def levels_of(definition: Definition) -> dict[str, tuple[str, ...]]:
    """The levels of a game in three parts, from the gentlest to the strongest."""
    names = tuple(definition.levels)
    third, rest = divmod(len(names), 3)
    first, second = third + (rest > 0), 2 * third + (rest > 0) + (rest > 1)
    return {BEGINNERS: names[:first], GOOD: names[first:second], CHAMPIONS: names[second:]}


def compiled_levels(game: Game, names: Sequence[str]) -> tuple[str, ...]:
    """Levels that can play thousands of games; who thinks for long is stood in for by the strongest that does not."""
    quick = [level for level in game.definition.levels if fellow(level, game, strangers=True)]
    found = tuple(level for level in names if level in quick)
    return found or (quick[-1] if quick else "greedy",)
