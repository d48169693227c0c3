"""Many games at once, on all cores of this machine."""

from bakehouse.simulate.batch import Playouts, playout, simulate

__all__ = ["Playouts", "playout", "simulate"]
