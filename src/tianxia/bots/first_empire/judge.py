"""How moves and deals of The First Empire are weighed: in points, in the manner of its search."""

from tianxia.bots.first_empire.search import HAND, OWN
from tianxia.bots.judge import TurnJudge

JUDGE = TurnJudge(HAND, OWN)
