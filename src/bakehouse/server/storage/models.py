"""The tables of the database. Times are whole milliseconds since 1970."""

from typing import Any

from sqlalchemy import JSON, BigInteger, FetchedValue, ForeignKey, Index, LargeBinary, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

KEY = 40


class Base(DeclarativeBase):
    type_annotation_map = {int: BigInteger, dict[str, Any]: JSON}  # noqa: RUF012 - SQLAlchemy reads it so


class Setting(Base):
    """What all processes on one database share, such as the key that signs cookies and links."""

    __tablename__ = "settings"

    name: Mapped[str] = mapped_column(String(KEY), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class Browser(Base):
    """Somebody who came with a cookie of ours, and the name they go by."""

    __tablename__ = "browsers"

    id: Mapped[str] = mapped_column(String(KEY), primary_key=True)
    name: Mapped[str] = mapped_column(String(KEY))


class Device(Base):
    """A device that a person has added by a link. The first one is known by the name of the person."""

    __tablename__ = "devices"

    id: Mapped[str] = mapped_column(String(KEY), primary_key=True)
    person: Mapped[str] = mapped_column(String(KEY))
    name: Mapped[str] = mapped_column(String(KEY))
    added_at: Mapped[int]
    revoked_at: Mapped[int | None]

    __table_args__ = (Index("devices_by_person", "person"), Index("devices_by_revocation", "revoked_at"))


class Passkey(Base):
    """What somebody can show on any device to be themselves: the public half, as their authenticator made it."""

    __tablename__ = "passkeys"

    id: Mapped[str] = mapped_column(Text, primary_key=True)
    person: Mapped[str] = mapped_column(String(KEY))
    name: Mapped[str] = mapped_column(String(KEY))
    key: Mapped[bytes] = mapped_column(LargeBinary)
    uses: Mapped[int]
    """As the authenticator counts them; 0 for those that do not."""
    added_at: Mapped[int]

    __table_args__ = (Index("passkeys_by_person", "person"),)


class MatchHeader(Base):
    """All of a match but its steps."""

    __tablename__ = "matches"

    id: Mapped[str] = mapped_column(String(KEY), primary_key=True)
    game: Mapped[str] = mapped_column(String(KEY))
    box: Mapped[str] = mapped_column(String(KEY))
    """The digest of the components and the house rules."""
    version: Mapped[int]
    """Of the rules."""
    edition: Mapped[dict[str, Any]]
    """The edition file of a person; empty without one."""
    components: Mapped[dict[str, Any]]
    """All of them, so that a number which is corrected later changes nothing here; empty where they are not known."""
    seats: Mapped[int]
    house_rules: Mapped[dict[str, Any]]
    described: Mapped[dict[str, Any]]
    options: Mapped[dict[str, Any]]
    owner: Mapped[str] = mapped_column(String(KEY))
    seed: Mapped[int]
    salt: Mapped[str] = mapped_column(String(KEY))
    status: Mapped[str] = mapped_column(String(KEY))
    created_at: Mapped[int]
    started_at: Mapped[int | None]
    ended_at: Mapped[int | None]
    moved_at: Mapped[int]
    wakes_at: Mapped[int | None]
    """When the server has to act by itself: for a program, or because a clock runs out."""
    result: Mapped[dict[str, Any] | None]
    asked: Mapped[dict[str, Any] | None]
    """A take-back, or when the match has ended a rematch, that waits for consent."""
    rematch: Mapped[str | None] = mapped_column(String(KEY))
    shelf: Mapped[str | None] = mapped_column(Text, FetchedValue())
    """Where it is listed: `public`, `private` or `lesson`. The database works it out from the options."""
    changes: Mapped[int]
    """Counts every change of the header, the log, the seats and the chat."""
    handed: Mapped[int]
    """How often a seat changed hands while the match was played."""

    __table_args__ = (
        Index("matches_by_status", "status", "moved_at"),
        Index("matches_by_wake", "wakes_at"),
        Index("matches_by_shelf", "shelf", "status", "moved_at"),
        Index("matches_by_owner", "owner", "status", "moved_at"),
    )


class StepRow(Base):
    """One entry of a log. Rows are only ever added; the primary key makes a second row at one place impossible."""

    __tablename__ = "steps"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    index: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int]
    action: Mapped[int]
    at: Mapped[int]


class Seat(Base):
    """Who sits where."""

    __tablename__ = "seats"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(KEY))
    name: Mapped[str] = mapped_column(String(KEY))
    program: Mapped[str] = mapped_column(String(KEY))
    generation: Mapped[int]
    """Counts up when the seat changes hands: older links lead nowhere then."""
    seen_at: Mapped[int]


class Holder(Base):
    """A browser that holds a seat; a person may have several."""

    __tablename__ = "holders"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    browser: Mapped[str] = mapped_column(String(KEY), primary_key=True)

    __table_args__ = (Index("holders_by_browser", "browser"),)


class Presence(Base):
    """When somebody who sits at a table or owns it was last there, through whichever process."""

    __tablename__ = "presence"

    match: Mapped[str] = mapped_column(String(KEY), primary_key=True)
    browser: Mapped[str] = mapped_column(String(KEY), primary_key=True)
    seen_at: Mapped[int]


class Spoken(Base):
    """A line of chat."""

    __tablename__ = "chat"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    index: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(String(KEY))
    seat: Mapped[int | None]
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[int]


class KeptPosition(Base):
    """Where a match stood after some entries of its log, so that opening it need not begin at the first."""

    __tablename__ = "positions"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    length: Mapped[int]
    digest: Mapped[str] = mapped_column(String(KEY))
    """Of the entries up to there."""
    layout: Mapped[str] = mapped_column(Text)
    """The version, the rules and the box that it was kept with."""
    position: Mapped[bytes] = mapped_column(LargeBinary)
    clocks: Mapped[dict[str, Any] | None]


class KeptAnalysis(Base):
    """What was thought of a match that has ended: made once for each depth."""

    __tablename__ = "analyses"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    depth: Mapped[str] = mapped_column(String(KEY), primary_key=True)
    made_by: Mapped[str] = mapped_column(String(KEY))
    packed: Mapped[bytes] = mapped_column(LargeBinary)
    """The JSON, compressed by gzip."""


class KeptRecord(Base):
    """The record of a match that has ended: made once."""

    __tablename__ = "records"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    made_by: Mapped[str] = mapped_column(String(KEY))
    text: Mapped[str] = mapped_column(Text)


class Result(Base):
    """What a seat has made of a whole match that has ended by the rules; whose seat it was say its holders."""

    __tablename__ = "results"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    game: Mapped[str] = mapped_column(String(KEY))
    kind: Mapped[str] = mapped_column(String(KEY))
    """`usual`, `daily` (a bake of the day) or `edition` (with an edition of somebody's own)."""
    program: Mapped[str] = mapped_column(String(KEY))
    points: Mapped[int]
    place: Mapped[int]
    seats: Mapped[int]
    ended_at: Mapped[int]
    mu: Mapped[float | None]
    sigma: Mapped[float | None]
    """The rating after the match, if it was rated."""


class BakeOfDay(Base):
    """A try at the bake of a day. The first one of a person counts; the primary key makes a second first impossible."""

    __tablename__ = "bakes"

    browser: Mapped[str] = mapped_column(String(KEY), primary_key=True)
    game: Mapped[str] = mapped_column(String(KEY), primary_key=True)
    day: Mapped[str] = mapped_column(String(KEY), primary_key=True)
    attempt: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    match: Mapped[str] = mapped_column(ForeignKey("matches.id"))
    key: Mapped[str] = mapped_column(String(KEY))
    """What results must have in common to be compared (`Bake.key`)."""
    sent: Mapped[bool]
    """Whether it was played elsewhere, and its record sent in and replayed here."""
    log: Mapped[str] = mapped_column(String(KEY))
    """Of one that was sent in: the digest of its steps."""

    __table_args__ = (Index("bakes_by_day", "day", "game", "attempt"), Index("bakes_by_match", "match"))


class Rating(Base):
    """How strong somebody, or a program, seems to be in a game, on a server that rates."""

    __tablename__ = "ratings"

    game: Mapped[str] = mapped_column(String(KEY), primary_key=True)
    who: Mapped[str] = mapped_column(String(KEY), primary_key=True)
    """A person, or a program behind a colon."""
    mu: Mapped[float]
    sigma: Mapped[float]
    cautious: Mapped[float]
    """Three deviations below the mean: what the board goes by."""
    matches: Mapped[int]
    rated_at: Mapped[int]

    __table_args__ = (Index("ratings_by_game", "game", "cautious"), Index("ratings_by_who", "who"))
