"""Judges moves and deals of The First Empire in points, by the master's value."""

from tianxia.bots.first_empire.search import OWN, TAUGHT, TUNINGS
from tianxia.bots.judge import TurnJudge

JUDGE = TurnJudge("first_empire", TAUGHT, {**TUNINGS, "hard": OWN})
"""Even a quick pass follows as many lines of a turn as the master."""
