"""Environments for researchers: Gymnasium (single and vector), PettingZoo (AEC) and OpenSpiel.

Importing this package registers the games with Gymnasium and PettingZoo. Then
`gymnasium.make("bakehouse/BakeAndSale-v1")` works, and `pettingzoo.make("aec", "bakehouse/CakeAuf-v1", seats=3)`. For
OpenSpiel see `bakehouse.envs.open_spiel`.
"""

from bakehouse.errors import MissingExtra

try:
    from bakehouse.envs import gymnasium, pettingzoo
except ImportError as problem:
    raise MissingExtra(
        f"The environments need more packages ({problem.name} is missing): pip install 'bakehouse[envs]'."
    ) from None

from bakehouse.envs.gymnasium import IDS, SeatEnv, VectorSeatEnv
from bakehouse.envs.lanes import Pool
from bakehouse.envs.pettingzoo import TableEnv

gymnasium.register()
pettingzoo.register()

__all__ = ["IDS", "Pool", "SeatEnv", "TableEnv", "VectorSeatEnv"]
