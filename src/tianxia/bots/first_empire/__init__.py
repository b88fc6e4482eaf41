"""The evaluation of The First Empire, in parts: `evaluation.py` puts them together."""

from tianxia.bots.first_empire.evaluation import value, weighed

__all__ = ["value", "weighed"]
