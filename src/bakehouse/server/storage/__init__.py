"""What is kept: headers, logs, seats and chat, in SQLite or PostgreSQL."""

from bakehouse.server.storage.database import Database, Unavailable
from bakehouse.server.storage.store import Header, Row, Store

__all__ = ["Database", "Header", "Row", "Store", "Unavailable"]
