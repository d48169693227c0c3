"""The conformance suite that every game is held to: `check_game("bake_and_sale")`."""

from bakehouse.testing.conformance import check_game, trace

__all__ = ["check_game", "trace"]
