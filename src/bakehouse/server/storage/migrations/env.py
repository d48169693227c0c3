"""Where Alembic begins. `migrate.py` hands it a connection; on its own it needs `-x database=URL`."""

from alembic import context
from sqlalchemy import Connection

from bakehouse.server.storage.models import Base


def run(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


if "connection" in context.config.attributes:
    run(context.config.attributes["connection"])
else:
    from sqlalchemy import create_engine

    from bakehouse.server.storage.database import checked_url

    with create_engine(checked_url(context.get_x_argument(as_dictionary=True)["database"])).begin() as opened:
        run(opened)
