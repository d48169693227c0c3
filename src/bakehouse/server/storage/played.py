"""Matches of people that have ended, for the laboratory: their steps and nobody's name."""

from collections import defaultdict
from collections.abc import Sequence

from sqlalchemy import Connection, select

from bakehouse.games.game import Game
from bakehouse.lab.asking import Ended
from bakehouse.server.log import standing
from bakehouse.server.storage.backup import reading
from bakehouse.server.storage.models import MatchHeader, Result, Seat, StepRow
from bakehouse.server.storage.results import EDITION, USUAL
from bakehouse.server.storage.store import OVER, PERSON, PROGRAM, Row, in_parts

MOST = 500
"""The newest matches of a box that are looked at."""


def ended_in(database: str, games: Sequence[Game]) -> list[Ended]:
    """The matches in a database, which servers may be using, that were played with the boxes of these games."""
    with reading(database) as connection:
        return [ended for game in games for ended in ended_with(connection, game)]


def ended_with(connection: Connection, game: Game, most: int = MOST) -> list[Ended]:
    """Whole matches of one box and number of seats by the rules of today, with at least one person, the newest first.

    Those of a bake of the day are left out: everybody has the same luck there, so they are not many games but one.
    """
    here, today = MatchHeader.box == game.digest, MatchHeader.version == game.definition.version
    of_game = (MatchHeader.game == game.id, MatchHeader.seats == game.seats, here, today)
    whole = select(Result.match).where(Result.match == MatchHeader.id, Result.kind.in_((USUAL, EDITION))).exists()
    with_people = select(Seat.match).where(Seat.match == MatchHeader.id, Seat.kind == PERSON).exists()
    chosen = select(MatchHeader.id).where(MatchHeader.status == OVER, *of_game, whole, with_people)
    names = list(connection.execute(chosen.order_by(MatchHeader.moved_at.desc()).limit(most)).scalars())
    rows: defaultdict[str, list[Row]] = defaultdict(list)
    programs: set[str] = set()
    for some in in_parts(names):
        steps = select(StepRow.match, StepRow.seat, StepRow.action, StepRow.at).where(StepRow.match.in_(some))
        for match, *row in connection.execute(steps.order_by(StepRow.match, StepRow.index)):
            rows[match].append(Row(*row))
        seated = select(Seat.match).where(Seat.match.in_(some), Seat.kind == PROGRAM)
        programs.update(connection.execute(seated).scalars())
    return [Ended(game.digest, tuple(standing(rows[name])), name in programs) for name in names]
