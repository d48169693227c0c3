"""Who somebody is, without accounts: a signed cookie for each browser, and signed links for seats.

Everything is signed with one key that lies in the database, so that every process knows it and nobody else.
"""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode

COOKIE = "bakehouse"
COOKIE_SECONDS = 400 * 86_400
INVITATION, OWN = "i", "o"
"""What a link is for: to sit down in an open seat, or to come back to one's own from another device."""
ID_BYTES, MARK_BYTES = 16, 20


def new_id() -> str:
    """A name that nobody can guess."""
    return secrets.token_urlsafe(ID_BYTES)


def new_table_id() -> str:
    """Short enough to be read aloud, long enough not to be found by trying: tables are watched by this link."""
    return secrets.token_hex(6)


class Signatures:
    """Signs and checks."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()

    def _mark(self, text: str) -> str:
        digest = hmac.new(self._key, text.encode(), hashlib.sha256).digest()
        return urlsafe_b64encode(digest[:MARK_BYTES]).rstrip(b"=").decode()

    def cookie(self, browser: str) -> str:
        return f"{browser}.{self._mark(f'browser {browser}')}"

    def browser(self, cookie: str | None) -> str | None:
        """Whose cookie it is; None for one that we did not sign."""
        browser, _, mark = (cookie or "").rpartition(".")
        good = bool(browser) and hmac.compare_digest(mark.encode(), self._mark(f"browser {browser}").encode())
        return browser if good else None

    def link(self, purpose: str, table: str, seat: int, generation: int) -> str:
        """The secret part of the address of a seat."""
        told = f"{purpose}-{table}-{seat}"
        return f"{told}-{self._mark(f'link {told} {generation}')}"

    def linked(self, link: str) -> tuple[str, str, int, str] | None:
        """Purpose, table, seat and mark of a link, not yet checked; None for anything else."""
        parts = link.split("-", 3)
        if len(parts) != 4 or parts[0] not in (INVITATION, OWN) or not parts[2].isascii() or not parts[2].isdecimal():
            return None
        return parts[0], parts[1], int(parts[2][:3]), parts[3]

    def is_good(self, link: str, purpose: str, table: str, seat: int, generation: int) -> bool:
        return hmac.compare_digest(link.encode(), self.link(purpose, table, seat, generation).encode())
