"""Structured logs: one JSON object a line, so that machines can search them and people can still read them."""

import json
import logging
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

FIELDS = "fields"
REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The id of the request that is being answered; it stands in every line of the log that comes of it."""


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            "logger": record.name,
            **({"request": REQUEST.get()} if REQUEST.get() else {}),
            **getattr(record, FIELDS, {}),
        }
        if record.exc_info:
            told["traceback"] = self.formatException(record.exc_info)
        return json.dumps(told, default=str)


def tell(log: logging.Logger, event: str, level: int = logging.INFO, **fields: Any) -> None:
    """An event with what belongs to it. Never a secret: no seed, no link, no cookie, no hand."""
    log.log(level, event, extra={FIELDS: fields})


def set_up(level: str = "info") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    for name in ("bakehouse", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level.upper())
    logging.getLogger("uvicorn.access").disabled = True
