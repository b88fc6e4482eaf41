"""Judges moves and deals of The First Empire in points, with the parameters of its search."""

from tianxia.bots.first_empire.search import HAND, OWN
from tianxia.bots.judge import TurnJudge

JUDGE = TurnJudge(HAND, OWN)
