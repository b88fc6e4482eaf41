"""Judges moves and deals of ZhanGuo in points, with the parameters of its search."""

from tianxia.bots.judge import TurnJudge
from tianxia.bots.zhanguo.search import HAND, OWN

JUDGE = TurnJudge(HAND, OWN)
