"""OpenTelemetry, where the host asks for it: spans of requests and connections, and how long they took.

FastAPI makes them, and sends them where the usual variables say (`OTEL_EXPORTER_OTLP_ENDPOINT`). What it tells of a
request is its address, so whatever has a secret in its address is left out.
"""

import os
from collections.abc import MutableMapping
from importlib.util import find_spec
from typing import Any

from fastapi.telemetry import TelemetryConfig

from bakehouse.errors import Invalid
from bakehouse.server.guard import SAFE_PATHS

ENDPOINTS = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "OTEL_EXPORTER_OTLP_METRICS_ENDPOINT")
PARTS = ("opentelemetry.sdk", "opentelemetry.exporter")
SECRET = ("/join/", "/device/", "/api/join/", "/api/me/")
"""Addresses that begin so hold links, or name devices and passkeys."""


def check_telemetry() -> None:
    """Whether there is something to tell with, and somebody to tell."""
    if any(find_spec(part) is None for part in PARTS):
        raise Invalid("Telemetry needs two more packages: pip install 'bakehouse[telemetry]'.")
    if not any(os.environ.get(name) for name in ENDPOINTS):
        raise Invalid(f"Telemetry has nowhere to go: set {ENDPOINTS[0]}, for example to http://127.0.0.1:4318.")


def is_private(scope: MutableMapping[str, Any]) -> bool:
    path: str = scope["path"]
    return path.startswith(SECRET) or path in SAFE_PATHS


def telemetry(wanted: bool) -> TelemetryConfig:
    """What FastAPI is told. Nothing is logged that way: our own lines know what must not be told."""
    return {
        "auto_configure": wanted, "tracing": wanted, "metrics": wanted, "logs": False, "operation_spans": False,
        "exclude": is_private,
    }  # fmt: skip
