"""What came of matches: noted with the entry that ends them, in the same transaction, and with it what they are rated.

Only whole matches by the rules have results: no lessons, no prepared positions, nothing that was loaded or tried again.
Whose a result is says who holds the seat. So nothing here names a person but ratings, and who is forgotten has none.
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from bakehouse.server.storage.inserting import insert_into
from bakehouse.server.storage.models import Browser, Holder, Rating, Result, Seat

if TYPE_CHECKING:
    from bakehouse.server.storage.store import Header

USUAL, DAILY, EDITION = "usual", "daily", "edition"
"""Kinds of results: only those of one kind can be compared."""
PARTIAL = ("lesson", "branch", "loaded")
"""Options of matches that were not played as a whole, or not here."""
PROGRAM_MARK = ":"
"""Stands before the name of a program, and in no name of a person."""
AT_ONCE = 500


class Skill(NamedTuple):
    """How strong somebody seems to be, and how sure that is."""

    mu: float
    sigma: float
    matches: int


class Board(NamedTuple):
    """A line of the board of ratings."""

    who: str
    name: str
    mu: float
    sigma: float
    matches: int


class Results:
    """Functions over a connection, like those of `Store`."""

    @staticmethod
    def note(connection: Connection, header: "Header", rated: Sequence[str] = ()) -> None:
        """A match has ended: what each seat has made of it, and how all are rated from now on."""
        kind = kind_of(header)
        if kind is None or header.result is None or "returns" not in header.result:
            return
        places = places_of(header.result["returns"])
        skills = Results._rate(connection, header, places, rated) if rated else [None] * header.seats
        connection.execute(
            insert(Result),
            [
                {
                    "match": header.id, "seat": place.seat, "game": header.game, "kind": kind, "program": place.program,
                    "points": header.result["scores"][place.seat], "place": places[place.seat], "seats": header.seats,
                    "ended_at": header.ended_at, "mu": skill and skill.mu, "sigma": skill and skill.sigma,
                }
                for place, skill in zip(header.places, skills, strict=True)
            ],
        )  # fmt: skip

    @staticmethod
    def _rate(
        connection: Connection, header: "Header", places: Sequence[int], rated: Sequence[str]
    ) -> list[Skill | None]:
        """Everybody's rating after a match; nobody else can change one of them until the transaction is over."""
        from bakehouse.server.rating import FIRST, rated_after

        known = sorted(set(rated))
        first = {"game": header.game, "mu": FIRST.mu, "sigma": FIRST.sigma, "cautious": 0.0, "matches": 0}
        for who in known:  # always in the same order, so that two matches never wait for each other
            new = insert_into(connection, Rating).values(**first, who=who, rated_at=header.ended_at)
            connection.execute(new.on_conflict_do_nothing())
        chosen = select(Rating).where(Rating.game == header.game, Rating.who.in_(known)).order_by(Rating.who)
        before = {
            row.who: Skill(row.mu, row.sigma, row.matches) for row in connection.execute(chosen.with_for_update())
        }
        after = rated_after(before, rated, places)
        for who, skill in after.items():
            connection.execute(
                update(Rating).where(Rating.game == header.game, Rating.who == who).values(
                    mu=skill.mu, sigma=skill.sigma, matches=skill.matches, cautious=skill.mu - 3 * skill.sigma,
                    rated_at=header.ended_at,
                )
            )  # fmt: skip
        return [after[who] for who in rated]

    @staticmethod
    def pass_on(connection: Connection, former: str, person: str) -> None:
        """Somebody's device is another person's now: a rating comes along where they have none."""
        theirs = set(connection.execute(select(Rating.game).where(Rating.who == person)).scalars())
        connection.execute(delete(Rating).where(Rating.who == former, Rating.game.in_(theirs)))
        connection.execute(update(Rating).where(Rating.who == former).values(who=person))

    # --- Looking

    @staticmethod
    def of(connection: Connection, browser: str, most: int) -> list[Any]:
        """The results of somebody's seats, the newest first."""
        chosen = (
            select(Result.__table__)
            .join(Holder, (Holder.match == Result.match) & (Holder.seat == Result.seat))
            .where(Holder.browser == browser)
            .order_by(Result.ended_at.desc(), Result.match, Result.seat)
            .limit(most)
        )
        return list(connection.execute(chosen))

    @staticmethod
    def beside(connection: Connection, matches: Iterable[str]) -> list[Any]:
        """All seats of some matches: the names and the programs there, and their places."""
        known = sorted(set(matches))
        found: list[Any] = []
        for first in range(0, len(known), AT_ONCE):
            found += connection.execute(
                select(Result.match, Result.seat, Result.program, Result.place, Result.points, Seat.name)
                .join(Seat, (Seat.match == Result.match) & (Seat.seat == Result.seat))
                .where(Result.match.in_(known[first : first + AT_ONCE]))
            )
        return found

    @staticmethod
    def ratings_of(connection: Connection, game: str, known: Iterable[str]) -> dict[str, Skill]:
        """The ratings of some people and programs."""
        chosen = select(Rating).where(Rating.game == game, Rating.who.in_(sorted(known)), Rating.matches > 0)
        return {row.who: Skill(row.mu, row.sigma, row.matches) for row in connection.execute(chosen)}

    @staticmethod
    def all_ratings_of(connection: Connection, who: str) -> dict[str, Skill]:
        """Somebody's ratings, by game."""
        chosen = select(Rating).where(Rating.who == who, Rating.matches > 0)
        return {row.game: Skill(row.mu, row.sigma, row.matches) for row in connection.execute(chosen)}

    @staticmethod
    def board(connection: Connection, game: str, most: int) -> list[Board]:
        """The strongest of a game, as far as it is sure."""
        chosen = (
            select(Rating.who, Browser.name, Rating.mu, Rating.sigma, Rating.matches)
            .outerjoin(Browser, Browser.id == Rating.who)
            .where(Rating.game == game, Rating.matches > 0)
            .order_by(Rating.cautious.desc())
            .limit(most)
        )
        return [Board(row.who, row.name or "", row.mu, row.sigma, row.matches) for row in connection.execute(chosen)]


def kind_of(header: "Header") -> str | None:
    """What a result of a match can be compared with; None where it has none."""
    if header.described or any(header.options.get(name) for name in PARTIAL):
        return None
    if header.options.get("daily"):
        return DAILY
    return EDITION if header.edition else USUAL


def places_of(returns: Sequence[float]) -> list[int]:
    """The place of each seat from 1; equal returns share theirs."""
    return [1 + sum(other > own for other in returns) for own in returns]
