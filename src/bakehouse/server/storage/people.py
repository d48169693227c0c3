"""People with several devices: what is asked of the database about them, each in one transaction."""

from typing import Any

from sqlalchemy import Connection, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from bakehouse.server.storage.bakes import Bakes
from bakehouse.server.storage.models import (
    BakeOfDay,
    Browser,
    Device,
    Holder,
    KeptAnalysis,
    KeptRecord,
    MatchHeader,
    Passkey,
    Presence,
    Rating,
    Spoken,
)
from bakehouse.server.storage.results import Results
from bakehouse.server.storage.store import PEOPLE, STEPS, Changed, Store


class People:
    """Functions over a connection; the caller says whether it reads or writes."""

    @staticmethod
    def devices(connection: Connection, person: str) -> list[Any]:
        """Those that were added and not shut out, the newest last."""
        chosen = select(Device.__table__).where(Device.person == person, Device.revoked_at.is_(None))
        return list(connection.execute(chosen.order_by(Device.added_at)))

    @staticmethod
    def knows(connection: Connection, device: str) -> bool:
        return connection.execute(select(Device.id).where(Device.id == device)).first() is not None

    @staticmethod
    def revoked(connection: Connection) -> set[str]:
        return set(connection.execute(select(Device.id).where(Device.revoked_at > 0)).scalars())

    @staticmethod
    def add(connection: Connection, device: str, person: str, former: str, name: str, now: int) -> list[str]:
        """A device becomes one of a person's, once, and brings along what its browser had; which matches.

        What somebody has who comes by another way too stays theirs: otherwise that way would lead to nothing.
        """
        try:
            with connection.begin_nested():
                connection.execute(insert(Device), {"id": device, "person": person, "name": name, "added_at": now})
        except IntegrityError:
            raise Changed from None
        brings = former != person and not People.is_elsewhere(connection, former)
        matches = People.matches_of(connection, former) if brings else []
        for match in matches:
            seats = select(Holder.seat).where(Holder.match == match, Holder.browser == former)
            for seat in connection.execute(seats).scalars().all():
                Store._hold(connection, match, seat, [person])
            connection.execute(delete(Holder).where(Holder.match == match, Holder.browser == former))
            owned = (MatchHeader.id == match, MatchHeader.owner == former)
            connection.execute(update(MatchHeader).where(*owned).values(owner=person))
            counted = update(MatchHeader).where(MatchHeader.id == match)
            connection.execute(counted.values(changes=MatchHeader.changes + 1))
            Store.notify(connection, match, STEPS)
        if brings:
            known = Store.name_of(connection, former)
            if known and not Store.name_of(connection, person):
                Store.rename(connection, person, known)
            connection.execute(delete(Browser).where(Browser.id == former))
            Bakes.pass_on(connection, former, person)
            Results.pass_on(connection, former, person)
        return matches

    @staticmethod
    def is_elsewhere(connection: Connection, person: str) -> bool:
        """Whether somebody has other devices, or a passkey."""
        return bool(People.devices(connection, person) or People.passkeys(connection, person))

    @staticmethod
    def passkeys(connection: Connection, person: str) -> list[Any]:
        """The newest last."""
        chosen = select(Passkey.__table__).where(Passkey.person == person)
        return list(connection.execute(chosen.order_by(Passkey.added_at)))

    @staticmethod
    def passkey(connection: Connection, passkey: str) -> Any:
        return connection.execute(select(Passkey.__table__).where(Passkey.id == passkey)).first()

    @staticmethod
    def add_passkey(
        connection: Connection, passkey: str, person: str, name: str, key: bytes, uses: int, now: int
    ) -> None:
        row = {"id": passkey, "person": person, "name": name, "key": key, "uses": uses, "added_at": now}
        try:
            with connection.begin_nested():
                connection.execute(insert(Passkey), row)
        except IntegrityError:
            raise Changed from None

    @staticmethod
    def used_passkey(connection: Connection, passkey: str, uses: int) -> None:
        connection.execute(update(Passkey).where(Passkey.id == passkey).values(uses=uses))

    @staticmethod
    def remove_passkey(connection: Connection, person: str, passkey: str) -> None:
        theirs = (Passkey.id == passkey, Passkey.person == person)
        if not connection.execute(delete(Passkey).where(*theirs)).rowcount:
            raise Changed

    @staticmethod
    def matches_of(connection: Connection, person: str) -> list[str]:
        """Where somebody sits, or what they own."""
        held = select(Holder.match).where(Holder.browser == person)
        chosen = select(MatchHeader.id).where(or_(MatchHeader.owner == person, MatchHeader.id.in_(held)))
        return list(connection.execute(chosen.order_by(MatchHeader.id)).scalars())

    @staticmethod
    def revoke(connection: Connection, person: str, device: str, now: int) -> None:
        """Shut a device out; the first one too, which has no row until then."""
        if device == person:
            first = {"id": device, "person": person, "name": "", "added_at": now, "revoked_at": now}
            connection.execute(insert(Device), first)
        else:
            theirs = (Device.id == device, Device.person == person, Device.revoked_at.is_(None))
            if not connection.execute(update(Device).where(*theirs).values(revoked_at=now)).rowcount:
                raise Changed
        Store.notify(connection, "-", PEOPLE)

    @staticmethod
    def forget_words(connection: Connection, match: str, seats: list[int]) -> None:
        """What was said from some seats of a match, and its record and analyses, which name them."""
        connection.execute(delete(Spoken).where(Spoken.match == match, Spoken.seat.in_(seats)))
        for model in (KeptRecord, KeptAnalysis):
            connection.execute(delete(model).where(model.match == match))

    @staticmethod
    def forget(connection: Connection, person: str) -> None:
        """Whatever is left of somebody who has left all tables."""
        for model in (Presence, Holder):
            connection.execute(delete(model).where(model.browser == person))
        connection.execute(delete(Browser).where(Browser.id == person))
        for theirs in (Device, Passkey):
            connection.execute(delete(theirs).where(theirs.person == person))
        connection.execute(delete(BakeOfDay).where(BakeOfDay.browser == person))
        connection.execute(delete(Rating).where(Rating.who == person))
