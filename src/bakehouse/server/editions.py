"""Editions at the table: a file that somebody brings along, and all numbers of a box for the pictures."""

from typing import Any

from bakehouse.edition import leaves, parsed_edition, read_edition
from bakehouse.errors import BakehouseError
from bakehouse.forms import form
from bakehouse.games.game import Game, game
from bakehouse.server.messages import Components, Difference, EditionFile
from bakehouse.server.refusals import Refusal


def parsed(file: EditionFile) -> dict[str, Any]:
    """The file as a mapping, or one sentence on what is wrong with it."""
    try:
        found = parsed_edition(file.text, file.title)
    except BakehouseError as problem:
        raise Refusal("malformed", str(problem)) from None
    if not found:
        raise Refusal("malformed", form("edition-empty"))
    return found


def components_with(name: str, file: EditionFile) -> Components:
    """What is in the box with somebody's edition."""
    try:
        return components_of(game(name, edition=parsed(file)))
    except BakehouseError as problem:
        raise Refusal("malformed", str(problem)) from None


def components_of(table: Game) -> Components:
    """What is in the box of a game."""
    edition, standard = table.edition, read_edition(table.definition.components, None)
    here, there = dict(leaves(edition.tree)), dict(leaves(standard.tree))
    return Components(
        game=table.id, edition=edition.name if edition.tree != standard.tree or edition.told else "", box=table.digest,
        tree=edition.tree, names=names_in(edition.tree),
        differences=[
            Difference(path=path, standard=there.get(path), here=here.get(path))
            for path in {**there, **here} if there.get(path) != here.get(path)
        ],
    )  # fmt: skip


def names_in(tree: dict[str, Any]) -> dict[str, str]:
    """What the things on the table are called."""
    return {path.removesuffix(".name"): value for path, value in leaves(tree) if path.endswith(".name")}
