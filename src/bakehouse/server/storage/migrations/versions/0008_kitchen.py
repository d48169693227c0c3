"""What came of matches, tries at the bake of the day, and ratings."""

from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

KEY = sa.String(40)
MATCHES = sa.table(
    "matches",
    sa.column("id", sa.String),
    sa.column("game", sa.String),
    sa.column("seats", sa.BigInteger),
    sa.column("edition", sa.JSON),
    sa.column("described", sa.JSON),
    sa.column("options", sa.JSON),
    sa.column("status", sa.String),
    sa.column("result", sa.JSON),
    sa.column("ended_at", sa.BigInteger),
)
SEATS = sa.table(
    "seats", sa.column("match", sa.String), sa.column("seat", sa.BigInteger), sa.column("program", sa.String)
)
PARTIAL = ("lesson", "branch", "loaded")
AT_ONCE = 500


def upgrade() -> None:
    op.add_column("matches", sa.Column("handed", sa.BigInteger, nullable=False, server_default="0"))
    results = op.create_table(
        "results",
        sa.Column("match", KEY, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("game", KEY, nullable=False),
        sa.Column("kind", KEY, nullable=False),
        sa.Column("program", KEY, nullable=False),
        sa.Column("points", sa.BigInteger, nullable=False),
        sa.Column("place", sa.BigInteger, nullable=False),
        sa.Column("seats", sa.BigInteger, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("mu", sa.Double),
        sa.Column("sigma", sa.Double),
    )
    op.create_table(
        "bakes",
        sa.Column("browser", KEY, primary_key=True),
        sa.Column("game", KEY, primary_key=True),
        sa.Column("day", KEY, primary_key=True),
        sa.Column("attempt", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("match", KEY, sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("key", KEY, nullable=False),
        sa.Column("sent", sa.Boolean, nullable=False),
        sa.Column("log", KEY, nullable=False),
    )
    op.create_index("bakes_by_day", "bakes", ["day", "game", "attempt"])
    op.create_index("bakes_by_match", "bakes", ["match"])
    op.create_table(
        "ratings",
        sa.Column("game", KEY, primary_key=True),
        sa.Column("who", KEY, primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("cautious", sa.Double, nullable=False),
        sa.Column("matches", sa.BigInteger, nullable=False),
        sa.Column("rated_at", sa.BigInteger, nullable=False),
    )
    op.create_index("ratings_by_game", "ratings", ["game", "cautious"])
    op.create_index("ratings_by_who", "ratings", ["who"])
    known = list(_results())
    for first in range(0, len(known), AT_ONCE):
        op.get_bind().execute(sa.insert(results), known[first : first + AT_ONCE])


def _results() -> Iterator[dict[str, Any]]:
    """What came of the matches that have ended before."""
    programs = {(row.match, row.seat): row.program for row in op.get_bind().execute(sa.select(SEATS))}
    for match in op.get_bind().execute(sa.select(MATCHES).where(MATCHES.c.status == "over")):
        returns = (match.result or {}).get("returns")  # the first matches had none
        if not returns or match.described or any(match.options.get(name) for name in PARTIAL):
            continue
        for seat, points in enumerate(match.result["scores"]):
            yield {
                "match": match.id, "seat": seat, "game": match.game, "kind": "edition" if match.edition else "usual",
                "program": programs.get((match.id, seat), ""), "points": points,
                "place": 1 + sum(other > returns[seat] for other in returns), "seats": match.seats,
                "ended_at": match.ended_at or 0,
            }  # fmt: skip


def downgrade() -> None:
    for name in ("ratings", "bakes", "results"):
        op.drop_table(name)
    op.drop_column("matches", "handed")
