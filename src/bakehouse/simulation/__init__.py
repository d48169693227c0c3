"""Many games at once."""

from bakehouse.simulation.batch import Decisions, Playouts, Wish, playout
from bakehouse.simulation.running import Simulation, simulate

__all__ = ["Decisions", "Playouts", "Simulation", "Wish", "playout", "simulate"]
