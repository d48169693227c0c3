"""Several devices of one person, each of which can be shut out."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

KEY = sa.String(40)


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("person", KEY, nullable=False),
        sa.Column("name", KEY, nullable=False),
        sa.Column("added_at", sa.BigInteger, nullable=False),
        sa.Column("revoked_at", sa.BigInteger),
    )
    op.create_index("devices_by_person", "devices", ["person"])


def downgrade() -> None:
    op.drop_table("devices")
