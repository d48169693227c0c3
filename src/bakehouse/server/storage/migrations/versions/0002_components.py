"""Every match keeps its components, its edition and the version of its rules."""

import json
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

from bakehouse.errors import UnknownName
from bakehouse.games import find
from bakehouse.kept import Kept, published_tree

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

MATCHES = sa.table(
    "matches",
    sa.column("id", sa.String),
    sa.column("game", sa.String),
    sa.column("box", sa.String),
    sa.column("seats", sa.BigInteger),
    sa.column("house_rules", sa.JSON),
    sa.column("components", sa.JSON),
)
FIRST_VERSION = "1"
AT_ONCE = 500


def upgrade() -> None:
    # With a default, a column can be added to the table as it stands: no row is copied, no reference to it is lost.
    op.add_column("matches", sa.Column("version", sa.BigInteger, nullable=False, server_default=FIRST_VERSION))
    op.add_column("matches", sa.Column("edition", sa.JSON, nullable=False, server_default="{}"))
    op.add_column("matches", sa.Column("components", sa.JSON, nullable=False, server_default="{}"))
    fill = (
        sa.update(MATCHES)
        .where(MATCHES.c.id == sa.bindparam("of"))
        .values(components=sa.bindparam("tree", type_=sa.JSON))
    )
    known = list(_known_components())
    for first in range(0, len(known), AT_ONCE):
        op.get_bind().execute(fill, known[first : first + AT_ONCE])


def _known_components() -> Iterator[dict[str, Any]]:
    """Until now a match named its box by a digest alone; the trees behind these are published with each game."""
    found: dict[str, Any] = {}
    for match in op.get_bind().execute(sa.select(MATCHES)):
        key = json.dumps([match.game, match.box, match.house_rules])
        if key not in found:
            try:
                found[key] = published_tree(find(match.game), Kept(match.seats, match.house_rules, match.box))
            except UnknownName:  # a game that is not installed here
                found[key] = None
        if found[key] is not None:
            yield {"of": match.id, "tree": found[key]}


def downgrade() -> None:
    for name in ("components", "edition", "version"):
        op.drop_column("matches", name)
