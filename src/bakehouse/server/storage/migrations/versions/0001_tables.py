"""Headers, logs, seats and chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

KEY = sa.String(40)


def upgrade() -> None:
    op.create_table(
        "settings",
        sa.Column("name", KEY, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "browsers",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("name", KEY, nullable=False),
    )
    op.create_table(
        "matches",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("game", KEY, nullable=False),
        sa.Column("box", KEY, nullable=False),
        sa.Column("seats", sa.BigInteger, nullable=False),
        sa.Column("house_rules", sa.JSON, nullable=False),
        sa.Column("described", sa.JSON, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("owner", KEY, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("salt", KEY, nullable=False),
        sa.Column("status", KEY, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("started_at", sa.BigInteger),
        sa.Column("ended_at", sa.BigInteger),
        sa.Column("moved_at", sa.BigInteger, nullable=False),
        sa.Column("wakes_at", sa.BigInteger),
        sa.Column("result", sa.JSON),
        sa.Column("asked", sa.JSON),
        sa.Column("rematch", KEY),
    )
    op.create_index("matches_by_status", "matches", ["status", "moved_at"])
    op.create_index("matches_by_wake", "matches", ["wakes_at"])
    op.create_table(
        "steps",
        sa.Column("match", KEY, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("index", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.BigInteger, nullable=False),
        sa.Column("action", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("match", KEY, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("kind", KEY, nullable=False),
        sa.Column("name", KEY, nullable=False),
        sa.Column("program", KEY, nullable=False),
        sa.Column("generation", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "holders",
        sa.Column("match", KEY, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("browser", KEY, primary_key=True),
    )
    op.create_index("holders_by_browser", "holders", ["browser"])
    op.create_table(
        "chat",
        sa.Column("match", KEY, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("index", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("name", KEY, nullable=False),
        sa.Column("seat", sa.BigInteger),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for name in ("chat", "holders", "seats", "steps", "matches", "browsers", "settings"):
        op.drop_table(name)
