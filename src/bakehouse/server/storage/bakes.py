"""Tries at the bake of the day: what is asked of the database about them, each in one transaction."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Select, and_, func, select, update

from bakehouse.server.storage.models import BakeOfDay, MatchHeader, Result, Seat

BAKER = 0
"""The seat of who plays it."""


class Bakes:
    """Functions over a connection, like those of `Store`."""

    @staticmethod
    def tries(connection: Connection, browser: str, day: str) -> list[Any]:
        """What somebody has tried on a day, and what became of it."""
        chosen = (
            select(BakeOfDay.__table__, MatchHeader.status, Result.points, Result.place)
            .join(MatchHeader, MatchHeader.id == BakeOfDay.match)
            .outerjoin(Result, _of_baker())
            .where(BakeOfDay.browser == browser, BakeOfDay.day == day)
            .order_by(BakeOfDay.game, BakeOfDay.attempt)
        )
        return list(connection.execute(chosen))

    @staticmethod
    def last(connection: Connection, browser: str, game: str, day: str) -> tuple[int, str] | None:
        """The number and the match of the last try."""
        theirs = (BakeOfDay.browser == browser, BakeOfDay.game == game, BakeOfDay.day == day)
        chosen = select(BakeOfDay.attempt, BakeOfDay.match).where(*theirs).order_by(BakeOfDay.attempt.desc()).limit(1)
        found = connection.execute(chosen).one_or_none()
        return None if found is None else (found.attempt, found.match)

    @staticmethod
    def was_sent(connection: Connection, game: str, day: str, log: str) -> bool:
        """Whether the very same match lies here already."""
        chosen = select(BakeOfDay.match).where(BakeOfDay.game == game, BakeOfDay.day == day, BakeOfDay.log == log)
        return connection.execute(chosen.limit(1)).first() is not None

    @staticmethod
    def key_of(connection: Connection, game: str, day: str, usual: str) -> str:
        """Which results of a day are shown together, if the game was changed in between: those that most have."""
        chosen = (
            select(BakeOfDay.key, func.count().label("tries"))
            .where(BakeOfDay.game == game, BakeOfDay.day == day, BakeOfDay.attempt == 1)
            .group_by(BakeOfDay.key)
        )
        counts: dict[str, int] = {row.key: row.tries for row in connection.execute(chosen)}
        return max(counts, key=lambda key: (counts[key], key == usual)) if counts else usual

    @staticmethod
    def board(connection: Connection, game: str, day: str, key: str, until: int, most: int) -> Sequence[Any]:
        """First tries of a day that a person has finished in time, the best first."""
        chosen = _counted(game, until).where(BakeOfDay.day == day, BakeOfDay.key == key)
        best_first = chosen.order_by(Result.place, Result.points.desc(), Result.ended_at)
        return list(connection.execute(best_first.limit(most)))

    @staticmethod
    def count(connection: Connection, day: str) -> dict[str, int]:
        """How many people have finished a first try of each game on a day."""
        chosen = (
            select(BakeOfDay.game, func.count().label("people"))
            .join(Result, _of_baker())
            .where(BakeOfDay.day == day, BakeOfDay.attempt == 1)
            .group_by(BakeOfDay.game)
        )
        return {row.game: row.people for row in connection.execute(chosen)}

    @staticmethod
    def bests(connection: Connection, browser: str, game: str, most: int) -> Sequence[Any]:
        """Somebody's best days."""
        chosen = _counted(game, None).where(BakeOfDay.browser == browser)
        return list(connection.execute(chosen.order_by(Result.place, Result.points.desc(), BakeOfDay.day).limit(most)))

    @staticmethod
    def pass_on(connection: Connection, former: str, person: str) -> None:
        """Somebody's device is another person's now: its tries come after theirs."""
        chosen = select(BakeOfDay).where(BakeOfDay.browser == former).order_by(BakeOfDay.day, BakeOfDay.attempt)
        for row in connection.execute(chosen).all():
            last = Bakes.last(connection, person, row.game, row.day)
            one = (BakeOfDay.browser == former, BakeOfDay.game == row.game, BakeOfDay.day == row.day)
            moved = update(BakeOfDay).where(*one, BakeOfDay.attempt == row.attempt)
            connection.execute(moved.values(browser=person, attempt=last[0] + 1 if last else 1))


def _of_baker() -> Any:
    return and_(Result.match == BakeOfDay.match, Result.seat == BAKER)


def _counted(game: str, until: int | None) -> "Select[Any]":
    """First tries with a result, by a person who was there to the end."""
    chosen = (
        select(BakeOfDay.__table__, Result.points, Result.place, Result.seats, Result.ended_at, Seat.name)
        .join(Result, _of_baker())
        .join(Seat, (Seat.match == BakeOfDay.match) & (Seat.seat == BAKER) & (Seat.kind == "person"))
        .where(BakeOfDay.game == game, BakeOfDay.attempt == 1)
    )
    return chosen if until is None else chosen.where(Result.ended_at < until)
