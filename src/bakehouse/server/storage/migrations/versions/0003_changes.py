"""Every change of a match is counted, and who was there is known to all processes."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

KEY = sa.String(40)


def upgrade() -> None:
    op.add_column("matches", sa.Column("changes", sa.BigInteger, nullable=False, server_default="0"))
    op.create_table(
        "presence",
        sa.Column("match", KEY, primary_key=True),
        sa.Column("browser", KEY, primary_key=True),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("presence")
    op.drop_column("matches", "changes")
