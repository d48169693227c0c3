"""Work that takes its time, away from the event loop: a fair line of jobs, and processes of low priority for them."""

from bakehouse.server.work.line import Kind, Payers
from bakehouse.server.work.pool import Pool

__all__ = ["Kind", "Payers", "Pool"]
