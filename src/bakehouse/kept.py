"""Old matches: the game as it was when they were played, as far as today's rules can play it.

A match keeps all numbers of its box and the version of its rules. So a corrected number never refuses it, and a changed
rule stops it only at the step where the rules differ.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from bakehouse.edition import TITLE, Edition, Tree, chosen_house_rules, digest, merged, own_edition, read_edition
from bakehouse.errors import BadEdition, UnknownName
from bakehouse.games.definition import Definition
from bakehouse.games.game import Game


@dataclass(frozen=True)
class Kept:
    """What is kept of a match beside its steps, to lay out the same box again."""

    seats: int
    house_rules: Mapping[str, str]
    box: str
    """The digest of the components and the house rules."""
    version: int = 1
    """Of the rules."""
    edition: Tree = field(default_factory=dict)
    """The edition file of a person; empty without one."""
    components: Tree | None = None
    """All components; None of a match that was kept before they were."""


@dataclass(frozen=True)
class Reopened:
    """A game for an old match."""

    game: Game
    notes: tuple[str, ...]
    """What is to be said of it, in sentences."""
    exact: bool
    """Whether rules and numbers are those it was played with: then a step that cannot be played is an error."""


def kept(game: Game) -> Kept:
    """What to keep of a match of this game."""
    edition = game.edition
    return Kept(game.seats, game.house_rules, game.digest, game.definition.version, edition.told, edition.tree)


def reopened(definition: Definition, told: Kept) -> Reopened:
    """The game of an old match: with its own numbers, and with its own house rules as far as they are still known."""
    notes = list(_about_version(definition, told.version))
    same_rules = not notes
    house_rules = dict(told.house_rules)
    if not same_rules:
        house_rules, unknown = _known(definition, house_rules)
        notes += [f"Its house rule {name} is unknown to these rules and left out." for name in unknown]
    tree = told.components if told.components is not None else published_tree(definition, told)
    if tree is None:
        game = Game(definition, told.seats, house_rules, told.edition)
        if game.digest != told.box:
            notes.append(f"The numbers of its box {told.box} are not known, so it is followed with those of today.")
        return Reopened(game, tuple(notes), same_rules and game.digest == told.box)
    game, problem = _boxed(definition, told, house_rules, tree)
    note = problem or game.edition.note
    return Reopened(game, (*notes, note) if note else tuple(notes), same_rules and not problem)


def _about_version(definition: Definition, version: int) -> Iterator[str]:
    today = definition.version
    if version > today:
        yield (
            f"This match was played by version {version} of the rules, which is newer than this program: it knows "
            f"version {today} and follows the match as far as that goes."
        )
    elif version < today:
        yield f"This match was played by version {version} of the rules; it is followed by version {today}."


def _known(definition: Definition, house_rules: dict[str, str]) -> tuple[dict[str, str], list[str]]:
    """The house rules that these rules know, and those that they do not."""
    known, unknown = {}, []
    standard = read_edition(definition.components, None)
    for name, value in house_rules.items():
        try:
            chosen_house_rules(standard, {name: value})
            known[name] = value
        except UnknownName:
            unknown.append(f"{name}={value}")
    return known, unknown


def _boxed(definition: Definition, told: Kept, house_rules: Mapping[str, str], tree: Tree) -> tuple[Game, str]:
    """The numbers as they were; where a box of today needs others too, those of today, and a sentence about that."""

    def game(edition: Edition) -> Game:
        return Game(definition, told.seats, house_rules, edition)

    standard = read_edition(definition.components, None)
    lacking = "Its numbers do not make a whole box by these rules, so"
    try:
        return game(own_edition(definition.components, told.edition, tree)), ""
    except BadEdition:
        whole = own_edition(definition.components, told.edition, merged(standard.tree, tree))
    try:
        return game(whole), f"{lacking} those that it lacks are those of today."
    except BadEdition:
        return game(standard), f"{lacking} it is followed with those of today."


def parting(played: int, steps: int, problem: object) -> str:
    """The step of an old match at which the rules of today part from those it was played by."""
    return f"By the rules of today the match ends before step {played + 1} of {steps}: {problem}"


def another_result(steps: int, recorded: str) -> str:
    """All steps can be played by the rules of today, and yet they come to something else."""
    return f"By the rules of today all {steps} steps lead to another result; {recorded} was recorded."


# --- Matches that were kept without their components


def published_tree(definition: Definition, told: Kept) -> Tree | None:
    """The components of a box that is known by its digest alone."""
    changes = {key: value for key, value in told.edition.items() if key != TITLE}
    for tree in published(definition.published).values():
        whole = merged(tree, changes)
        if digest(whole, told.house_rules) == told.box:
            return whole
    return None


@cache
def published(file: Path) -> Mapping[str, Any]:
    """The components of every box whose matches were kept by their digests, by the digest with the usual rules."""
    found: Mapping[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return found
