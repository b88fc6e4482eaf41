"""What moves within a turn of The First Empire, for `bots/trail.py`: officials and workers."""

from tianxia.bots.trail import SETTLED, Shift
from tianxia.engine.script import Tell

WORKER = 3
"""Kinds of pieces are the three types of officials, then workers."""


def shift(tell: Tell) -> Shift | None:
    """The move that a fact tells; a card of the elixir track needs an alchemist in its region. (F-5.2)"""
    if tell.name == "moved_official":
        return tell.facts[1], tell.facts[2], tell.facts[3]
    if tell.name == "moved_worker":
        return WORKER, tell.facts[1], tell.facts[2]
    return SETTLED if tell.name == "alchemist" else None
