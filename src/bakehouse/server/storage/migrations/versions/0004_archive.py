"""Kept positions and records, and lists that do not depend on the number of matches."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

KEY = sa.String(40)
SQLITE = """
    ALTER TABLE matches ADD COLUMN shelf TEXT GENERATED ALWAYS AS (
        CASE WHEN coalesce(json_extract(options, '$.lesson'), 0) THEN 'lesson'
             WHEN coalesce(json_extract(options, '$.public'), 0) THEN 'public' ELSE 'private' END
    ) VIRTUAL
"""
POSTGRESQL = """
    ALTER TABLE matches ADD COLUMN shelf TEXT GENERATED ALWAYS AS (
        CASE WHEN coalesce((options ->> 'lesson')::boolean, false) THEN 'lesson'
             WHEN coalesce((options ->> 'public')::boolean, false) THEN 'public' ELSE 'private' END
    ) STORED
"""


def upgrade() -> None:
    op.execute(POSTGRESQL if op.get_bind().dialect.name == "postgresql" else SQLITE)
    op.create_index("matches_by_shelf", "matches", ["shelf", "status", "moved_at"])
    op.create_index("matches_by_owner", "matches", ["owner", "status", "moved_at"])
    op.create_table(
        "positions",
        sa.Column("match", KEY, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("length", sa.BigInteger, nullable=False),
        sa.Column("digest", KEY, nullable=False),
        sa.Column("layout", sa.Text, nullable=False),
        sa.Column("position", sa.LargeBinary, nullable=False),
        sa.Column("clocks", sa.JSON),
    )
    op.create_table(
        "records",
        sa.Column("match", KEY, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("made_by", KEY, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("records")
    op.drop_table("positions")
    op.drop_index("matches_by_owner", "matches")
    op.drop_index("matches_by_shelf", "matches")
    op.drop_column("matches", "shelf")
