"""Learning a value from self-play, and the unit of the weights that come of it."""

from typing import Final

OF_ONE: Final = 1000
"""Weights are in thousandths."""
OTHERS: Final = 500
"""How much the best of the others counts against a seat, in thousandths."""
