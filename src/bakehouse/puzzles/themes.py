"""What puzzles are about: what the best action is, when in a game it comes, and whether first sight finds it."""

from collections.abc import Sequence

from bakehouse.games.definition import Definition
from bakehouse.words import Catalogue

PHASES = ("opening", "middle", "end")
"""The thirds of a game."""
SURPRISE = "surprise"
"""The best action is not the one that looks best at first."""
GENERAL = (*PHASES, SURPRISE)
"""The themes that all games have."""


def theme_of(definition: Definition, action: int) -> str:
    """What an action is about: what the game says of its kind, else the kind itself."""
    kind = definition.table.kind(action).name
    return next((theme for theme, kinds in definition.themes.items() if kind in kinds), kind.lower())


def phase(decision: int, decisions: int) -> str:
    """The part of a game that a decision falls into, of so many."""
    return PHASES[min(len(PHASES) * decision // max(decisions, 1), len(PHASES) - 1)]


def themes_of(definition: Definition) -> tuple[str, ...]:
    """All themes that a puzzle of the game may have."""
    kinds = dict.fromkeys(theme_of(definition, action) for action in range(len(definition.table)))
    return (*kinds, *GENERAL)


def theme_name(definition: Definition, theme: str, language: str = "en") -> str:
    """A theme in words; a kind that has no name of its own is spelled."""
    catalogue = Catalogue(definition.folder, language)
    pattern = catalogue.find(f"theme-{theme}")
    return catalogue.fill(pattern, {}) if pattern else theme.replace("_", " ").capitalize()


def told_themes(definition: Definition, themes: Sequence[str], language: str = "en") -> str:
    """Several themes in words."""
    return ", ".join(theme_name(definition, theme, language) for theme in themes)
