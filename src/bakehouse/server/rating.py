"""Ratings, on a server that wants them: openskill for people and programs, one rating for each game.

Without accounts nobody can keep a person from coming back as somebody else, from playing with a friend's help or with a
program beside the table, or from meeting themselves in two browsers. What can be seen is looked at: a match is rated if

- it was played to its end by the rules, from the beginning, in one of the boxes as printed, and is no bake of the day,
- at least one person took part, nobody held two seats, no seat was held by several, and none changed hands meanwhile,
- nobody could have hints, and nothing was taken back but what the rules leave free.

It is rated with the entry that ends it, in the same transaction. Who leaves a match against programs loses nothing.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from bakehouse.actions import COMMITS
from bakehouse.games.definition import Definition
from bakehouse.kernel.records import CHANCE
from bakehouse.server.log import CUT, Steps, followed
from bakehouse.server.messages import RatingInfo
from bakehouse.server.storage.results import PROGRAM_MARK, USUAL, Skill, kind_of
from bakehouse.server.storage.store import PERSON, PROGRAM, Header, Place, Row

FIRST = Skill(25.0, 25.0 / 3, 0)
"""What openskill thinks of somebody of whom nothing is known."""


def told_rating(skill: Skill | None) -> RatingInfo | None:
    """A rating as messages tell it."""
    if skill is None:
        return None
    return RatingInfo(mean=round(skill.mu, 2), deviation=round(skill.sigma, 2), matches=skill.matches)


def rated_as(place: Place) -> str | None:
    """Who is rated for what a seat does: a program by its name, or the one person who holds it."""
    if place.kind == PROGRAM:
        return f"{PROGRAM_MARK}{place.program}"
    return next(iter(place.holders)) if place.kind == PERSON and len(place.holders) == 1 else None


def contest_of(header: Header, rows: Sequence[Row], definition: Definition) -> list[str]:
    """Who is rated in each seat of a match that ends; nobody, if it is not to be rated."""
    who = [rated_as(place) for place in header.places]
    people = [each for each, place in zip(who, header.places, strict=True) if place.kind == PERSON]
    fair = (
        kind_of(header) == USUAL
        and header.seats > 1
        and None not in who
        and 0 < len(people) == len(set(people))
        and not header.handed
        and not _may_have_hints(header, len(people))
        and not _was_granted(rows, definition)
    )
    return [each for each in who if each is not None] if fair else []


def _may_have_hints(header: Header, people: int) -> bool:
    rule = header.options["hints"]
    return rule != "off" and (rule != "alone" or people == 1)


def _was_granted(rows: Sequence[Row], definition: Definition) -> bool:
    """Whether something was taken back that is not free: across chance or others, or what was done for good.

    With secrets nothing else than what is free can be taken back.
    """
    steps: Steps = []
    for row in rows:
        if row.seat == CUT and not definition.secrets:
            gone = steps[row.action :]
            seats = {seat for seat, _ in gone}
            kinds = (definition.table.kind(action) for seat, action in gone if seat != CHANCE)
            if CHANCE in seats or len(seats) > 1 or any(COMMITS in kind.flags for kind in kinds):
                return True
        followed(steps, row)
    return False


def check_ratings() -> None:
    """Or say what is missing to rate anybody."""
    from bakehouse.lab.ratings import check_openskill

    check_openskill()


def rated_after(before: Mapping[str, Skill], who: Sequence[str], places: Sequence[int]) -> dict[str, Skill]:
    """Everybody's rating after a match, by who sat where and came in which place."""
    from openskill.models import PlackettLuce

    from bakehouse.lab.ratings import rated_anew

    model = PlackettLuce()
    known: dict[str, Any] = {each: model.rating(mu=skill.mu, sigma=skill.sigma) for each, skill in before.items()}
    after = rated_anew(model, known, who, [-float(place) for place in places])
    return {each: Skill(rating.mu, rating.sigma, before[each].matches + 1) for each, rating in after.items()}
