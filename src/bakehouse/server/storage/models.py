"""The tables of the database. Times are whole milliseconds since 1970."""

from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, String, Text
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

    __table_args__ = (
        Index("matches_by_status", "status", "moved_at"),
        Index("matches_by_wake", "wakes_at"),
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


class Spoken(Base):
    """A line of chat."""

    __tablename__ = "chat"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    index: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(String(KEY))
    seat: Mapped[int | None]
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[int]
