"""Everything that a database knows of somebody, for their kitchen and to take along."""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, select

from bakehouse.server.log import standing
from bakehouse.server.storage.archive import Archive
from bakehouse.server.storage.models import BakeOfDay, Device, KeptAnalysis, Rating, Result, Spoken
from bakehouse.server.storage.people import People
from bakehouse.server.storage.store import ABANDONED, OVER, Store, in_parts


class Export:
    """Functions over a connection, like those of `Store`."""

    @staticmethod
    def first_tries(connection: Connection, browser: str) -> list[str]:
        """The matches with which somebody tried a bake of the day for the first time."""
        chosen = select(BakeOfDay.match).where(BakeOfDay.browser == browser, BakeOfDay.attempt == 1)
        return list(connection.execute(chosen).scalars())

    @staticmethod
    def analyses(connection: Connection, matches: Iterable[str]) -> list[tuple[str, bytes]]:
        """What was thought of some matches, packed; the quick thoughts first."""
        found: list[tuple[str, bytes]] = []
        for some in in_parts(set(matches)):
            chosen = select(KeptAnalysis.match, KeptAnalysis.packed).where(KeptAnalysis.match.in_(some))
            ordered = chosen.order_by(KeptAnalysis.match, KeptAnalysis.depth.desc())
            found += [(match, packed) for match, packed in connection.execute(ordered)]
        return found

    @staticmethod
    def everything(connection: Connection, browser: str) -> dict[str, Any]:
        """Who they are, ratings, tries and all matches; of those that go on no steps, which may be secret."""
        matches: list[dict[str, Any]] = []
        for some in in_parts(People.matches_of(connection, browser)):
            matches += Export._matches(connection, browser, some)
        devices = connection.execute(select(Device.name, Device.added_at).where(Device.person == browser))
        bakes = connection.execute(
            select(BakeOfDay.game, BakeOfDay.day, BakeOfDay.attempt, BakeOfDay.match, BakeOfDay.sent).where(
                BakeOfDay.browser == browser
            )
        )
        ratings = connection.execute(
            select(Rating.game, Rating.mu, Rating.sigma, Rating.matches).where(Rating.who == browser)
        )
        return {
            "name": Store.name_of(connection, browser),
            "devices": [dict(row._mapping) for row in devices],
            "passkeys": [{"name": row.name, "added_at": row.added_at} for row in People.passkeys(connection, browser)],
            "ratings": [dict(row._mapping) for row in ratings],
            "bakes_of_the_day": [dict(row._mapping) for row in bakes],
            "matches": matches,
        }

    @staticmethod
    def _matches(connection: Connection, browser: str, names: list[str]) -> list[dict[str, Any]]:
        results: dict[str, list[Any]] = {}
        for row in connection.execute(select(Result.__table__).where(Result.match.in_(names))):
            results.setdefault(row.match, []).append(row)
        told = []
        for listed in Archive.listed(connection, names):
            header = listed.header
            mine = header.seats_of(browser)
            said = select(Spoken.text, Spoken.at).where(Spoken.match == header.id, Spoken.seat.in_(mine))
            ended = header.status in (OVER, ABANDONED)
            told.append({
                "table": header.id, "game": header.game, "status": header.status, "house_rules": header.house_rules,
                "edition": header.edition, "created_at": header.created_at, "ended_at": header.ended_at,
                "seats": [
                    {"seat": place.seat, "name": place.name, "program": place.program, "yours": place.seat in mine}
                    for place in header.places
                ],
                "results": [
                    {"seat": row.seat, "kind": row.kind, "points": row.points, "place": row.place, "of": row.seats,
                     "rating": row.mu, "deviation": row.sigma}
                    for row in results.get(header.id, ()) if row.seat in mine
                ],
                "steps": standing(Store.rows(connection, header.id)) if ended else [],
                "said": [dict(row._mapping) for row in connection.execute(said)],
            })  # fmt: skip
        return told
