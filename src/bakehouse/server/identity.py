"""Who somebody is, without accounts: a signed cookie for each browser, and signed links for seats.

Everything is signed with a key that lies in the database, so that every process knows it and nobody else. The key can
be changed: what older keys signed stays good until they are forgotten, and whoever comes with it gets it signed anew.
"""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Sequence

COOKIE = "bakehouse"
COOKIE_SECONDS = 400 * 86_400
INVITATION, OWN = "i", "o"
"""What a link is for: to sit down in an open seat, or to come back to one's own from another device."""
DAY_MS = 86_400_000
LINK_DAYS = 14
"""So long a link is good; a newer one can be had at the table."""
ID_BYTES, MARK_BYTES = 16, 20


def new_id() -> str:
    """A name that nobody can guess."""
    return secrets.token_urlsafe(ID_BYTES)


def new_table_id() -> str:
    """Short enough to be read aloud, long enough not to be found by trying: tables are watched by this link."""
    return secrets.token_hex(6)


def person_of(signed: str) -> str:
    """Whose browser it is: of a device that was added, what stands before the colon."""
    return signed.partition(":")[0]


def device_of(signed: str) -> str:
    """The device; the first one of a person has the same name."""
    return signed.rpartition(":")[2]


def new_key() -> str:
    return new_id() + new_id()


class Signatures:
    """Signs with the first key, and knows what any of them has signed."""

    def __init__(self, *keys: str) -> None:
        self.keys: Sequence[str] = keys

    def _marks(self, text: str) -> list[bytes]:
        digests = [hmac.digest(key.encode(), text.encode(), hashlib.sha256) for key in self.keys]
        return [urlsafe_b64encode(digest[:MARK_BYTES]).rstrip(b"=") for digest in digests]

    def _is_mark(self, mark: str, text: str) -> bool:
        return any(hmac.compare_digest(mark.encode(), good) for good in self._marks(text))

    def cookie(self, browser: str) -> str:
        return f"{browser}.{self._marks(f'browser {browser}')[0].decode()}"

    def browser(self, cookie: str | None) -> str | None:
        """Whose cookie it is; None for one that we did not sign."""
        browser, _, mark = (cookie or "").rpartition(".")
        return browser if browser and self._is_mark(mark, f"browser {browser}") else None

    def challenge(self, purpose: str, person: str, device: str, until: int) -> str:
        """What a passkey has to sign: what for, by whom, until when, and the name of a device, which is used once."""
        told = f"{device}~{until}"
        return f"{told}~{self._marks(f'passkey {purpose} {person} {told}')[0].decode()}"

    def challenged(self, challenge: str, purpose: str, person: str, now: int) -> str | None:
        """The device of such a challenge, while it is good."""
        told, _, mark = challenge.rpartition("~")
        device, _, until = told.partition("~")
        if not self._is_mark(mark, f"passkey {purpose} {person} {told}"):
            return None
        return device if int(until) >= now else None

    def device_link(self, person: str, device: str, until: int) -> str:
        """The secret part of the address that makes a device one of a person's."""
        told = f"{person}~{device}~{until}"
        return f"{told}~{self._marks(f'device {told}')[0].decode()}"

    def device_linked(self, link: str, now: int) -> tuple[str, str] | None:
        """The person and the device of such a link, while it is good."""
        told, _, mark = link.rpartition("~")
        parts = told.split("~")
        if len(parts) != 3 or not self._is_mark(mark, f"device {told}"):
            return None
        return (parts[0], parts[1]) if int(parts[2]) >= now else None

    def link(self, purpose: str, table: str, seat: int, generation: int, now: int) -> str:
        """The secret part of the address of a seat, good for some days: the same all day long."""
        return self._link(purpose, table, seat, generation, now // DAY_MS + LINK_DAYS)[0]

    def _link(self, purpose: str, table: str, seat: int, generation: int, last_day: int) -> list[str]:
        told = f"{purpose}-{table}-{seat}-{last_day}"
        return [f"{told}.{mark.decode()}" for mark in self._marks(f"link {told} {generation}")]

    def linked(self, link: str) -> tuple[str, str, int, int] | None:
        """Purpose, table, seat and last day of a link, not yet checked; None for anything else."""
        parts = link.split("-", 3)
        if len(parts) != 4 or parts[0] not in (INVITATION, OWN) or not parts[2].isascii() or not parts[2].isdecimal():
            return None
        day = parts[3].partition(".")[0]
        return parts[0], parts[1], int(parts[2][:3]), int(day[:9]) if day.isascii() and day.isdecimal() else 0

    def is_good(self, link: str, purpose: str, table: str, seat: int, generation: int) -> bool:
        """Whether a link is ours and leads to that seat; whether its time is over is another question."""
        last_day = (self.linked(link) or ("", "", 0, 0))[3]
        ours = self._link(purpose, table, seat, generation, last_day)
        return any(hmac.compare_digest(link.encode(), good.encode()) for good in ours)

    def is_over(self, link: str, now: int) -> bool:
        return (self.linked(link) or ("", "", 0, 0))[3] < now // DAY_MS
