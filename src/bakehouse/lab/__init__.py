"""The laboratory: tournaments between players, and what can be learned from them."""

from typing import TYPE_CHECKING

from bakehouse.lazily import found_when_used

if TYPE_CHECKING:
    from bakehouse.lab.tournament import Results, Tournament, hold

__all__ = ["Results", "Tournament", "hold"]

__getattr__ = found_when_used(__name__, dict.fromkeys(__all__, "bakehouse.lab.tournament"))
