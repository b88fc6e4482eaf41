"""Unrest that is calmed by a card or a board. (Z-3.4)"""

from tianxia.engine.script import ALLOWED
from tianxia.games.zhanguo import refusals
from tianxia.games.zhanguo.ids import Code, Region
from tianxia.games.zhanguo.rules.asking import RegionQuestion


class CalmRegion(RegionQuestion):
    """Which region is to calm down? (Z-6.6, Z-4.7)"""

    name = "calm"

    def why_not_in(self, region: Region) -> Code:
        """Nothing goes below an empty track. (Z-3.4)"""
        return ALLOWED if self.pos.unrest(self.me, region) else refusals.NO_UNREST
