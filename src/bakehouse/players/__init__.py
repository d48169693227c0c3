"""Players: programs that decide. A player is a class with one method and is handed only what its seat may know."""

from bakehouse.players.asking import Answer, Asked
from bakehouse.players.naming import BUILT_IN, adviser, find, is_program, levels, meant
from bakehouse.players.search import Foresight, Search
from bakehouse.players.sight import Sight
from bakehouse.players.simple import Greedy, Random
from bakehouse.players.turn import Considered, Player, Thinker, Thought, Turn, turn_of

__all__ = [
    "BUILT_IN",
    "Answer",
    "Asked",
    "Considered",
    "Foresight",
    "Greedy",
    "Player",
    "Random",
    "Search",
    "Sight",
    "Thinker",
    "Thought",
    "Turn",
    "adviser",
    "find",
    "is_program",
    "levels",
    "meant",
    "turn_of",
]
