"""The laboratory: tournaments between players, and what can be learned from them."""

from bakehouse.lab.tournament import Results, Tournament, hold

__all__ = ["Results", "Tournament", "hold"]
