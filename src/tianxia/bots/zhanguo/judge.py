"""Judges moves and deals of ZhanGuo in points, by the master's value."""

from tianxia.bots.judge import TurnJudge
from tianxia.bots.zhanguo.search import OWN, TAUGHT, TUNINGS

JUDGE = TurnJudge("zhanguo", TAUGHT, {**TUNINGS, "hard": OWN})
"""Even a quick pass follows as many lines of a turn as the master."""
