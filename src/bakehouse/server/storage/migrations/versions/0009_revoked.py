"""Devices that were shut out are found without looking at all others."""

from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("devices_by_revocation", "devices", ["revoked_at"])


def downgrade() -> None:
    op.drop_index("devices_by_revocation", "devices")
