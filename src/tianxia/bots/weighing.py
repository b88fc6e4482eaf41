"""What the learned values of all games weigh by: the unit of their weights, and what the others count."""

from typing import Final

OF_ONE: Final = 1000
"""Weights are in thousandths."""
OTHERS: Final = 500
"""In thousandths: how much the best of the others counts against a seat."""
