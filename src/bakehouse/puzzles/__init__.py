"""Puzzles: positions with one clearly best action, mined from games of programs and kept in a file of the game."""

from bakehouse.puzzles.files import find, has_puzzles, own_file, puzzles_of, shipped_file
from bakehouse.puzzles.puzzle import Choice, Puzzle, laid_out

__all__ = ["Choice", "Puzzle", "find", "has_puzzles", "laid_out", "own_file", "puzzles_of", "shipped_file"]
