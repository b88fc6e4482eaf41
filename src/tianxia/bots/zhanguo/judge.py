"""How moves and deals of ZhanGuo are weighed: in points, in the manner of its search."""

from tianxia.bots.judge import TurnJudge
from tianxia.bots.zhanguo.search import HAND, OWN

JUDGE = TurnJudge(HAND, OWN)
