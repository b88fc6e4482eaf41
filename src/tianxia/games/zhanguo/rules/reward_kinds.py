"""The kinds of rewards, one class each: its name in `rewards.toml`, what can prevent it, what it gives. (Z-7.3)

To add one: write its class here and put it at the end of REWARDS, name it in `data/rewards.toml`, and give it words in
`locale/`.
"""

from typing import ClassVar, Final, final

from tianxia.engine.script import ALLOWED, Script
from tianxia.games.zhanguo import refusals
from tianxia.games.zhanguo.ids import (
    ALL_REGIONS,
    ALL_SECTIONS,
    GRAY,
    RED,
    Code,
    Official,
    Region,
    Rods,
    Seat,
    Section,
)
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.printed import Reward
from tianxia.games.zhanguo.rules.asking import RegionQuestion
from tianxia.games.zhanguo.rules.governor import place_governor
from tianxia.games.zhanguo.rules.palace import score_palace, why_no_free_palace_in
from tianxia.games.zhanguo.rules.recruit import TakeOfficial
from tianxia.games.zhanguo.rules.wall import FreeWallRods, FreeWallSection, place_wall, why_no_free_wall_in
from tianxia.games.zhanguo.worths import governor_worth, section_worth


@final
class OfficialReward(Reward):
    """An official of the player's choice in the depicted region. (Z-7.3)"""

    name = "official"
    bound = True

    def why_not(self, pos: Position, me: Seat) -> Code:
        """There must be an official in supply."""
        return ALLOWED if pos.officials_left(me) else refusals.REWARD_OFFICIALS

    def carry_out(self, pos: Position, me: Seat) -> Script[None]:
        """Any colour in supply."""
        official: Official = yield TakeOfficial(pos, me, refusals.REWARD_LACKS_OFFICIAL)
        pos.recruit(me, official, self.regions[0])


class TwoOfficialsReward(Reward):
    """Two officials of one colour in the depicted region. (Z-7.3)"""

    bound = True
    official: ClassVar[Official] = RED

    def why_not(self, pos: Position, me: Seat) -> Code:
        """Both must be in supply."""
        return ALLOWED if pos.supply(me, self.official) >= 2 else refusals.REWARD_OFFICIALS

    def give(self, pos: Position, me: Seat) -> None:
        """One after the other."""
        for _ in range(2):
            pos.recruit(me, self.official, self.regions[0])


class TwoRedReward(TwoOfficialsReward):
    """Two red officials. (Z-7.3)"""

    name = "two_red"


class TwoGrayReward(TwoOfficialsReward):
    """Two gray officials. (Z-7.3)"""

    name = "two_gray"
    official = GRAY


@final
class TwoWorkersReward(Reward):
    """Two workers in the depicted region, without unrest and without an official. (Z-7.3)"""

    name = "two_workers"
    bound = True

    def give(self, pos: Position, me: Seat) -> None:
        """Workers never run out."""
        pos.add_workers(me, self.regions[0], 2)


@final
class GovernorReward(Reward):
    """A governor without payment in one of the depicted regions, with square bonus and reset of unrest. (Z-7.3)"""

    name = "governor"

    def why_not(self, pos: Position, me: Seat) -> Code:
        """One must be in supply."""
        return ALLOWED if pos.governors_left(me) > 0 else refusals.REWARD_GOVERNOR

    def carry_out(self, pos: Position, me: Seat) -> Script[None]:
        """As if it had been installed."""
        region: Region = yield RewardGovernor(pos, me, self)
        yield from place_governor(pos, me, region)

    def why_not_there(self, region: Region) -> Code:
        """Only the depicted regions, or any region if none is depicted. (Z-7.3)"""
        return ALLOWED if not self.regions or region in self.regions else refusals.NOT_THIS_REGION

    def brings(self, pos: Position, me: Seat) -> int:
        """The best of the regions."""
        regions = self.regions or ALL_REGIONS
        return max([governor_worth(pos, me, region) for region in regions])


class RewardGovernor(RegionQuestion):
    """In which region do you place the governor? (Z-7.3)"""

    name = "reward_governor"

    def __init__(self, pos: Position, me: Seat, reward: GovernorReward) -> None:
        """Remember the reward."""
        super().__init__(pos, me)
        self.reward = reward

    def why_not_in(self, region: Region) -> Code:
        """It must be a depicted region."""
        return self.reward.why_not_there(region)

    def about(self) -> tuple[int, ...]:
        """The aspect of the reward."""
        return (self.pos.turn,)


@final
class WallReward(Reward):
    """A wall without payment in any free slot, one per player and section. (Z-7.3)"""

    name = "wall"

    def why_not(self, pos: Position, me: Seat) -> Code:
        """One must be in supply, and a section must have room for it."""
        fits = any(why_no_free_wall_in(pos, me, section) == ALLOWED for section in ALL_SECTIONS)
        return ALLOWED if fits and pos.walls_left(me) > 0 else refusals.REWARD_WALL

    def carry_out(self, pos: Position, me: Seat) -> Script[None]:
        """Any section, any slot."""
        section: Section = yield FreeWallSection(pos, me)
        rods: Rods = yield FreeWallRods(pos, me, section)
        place_wall(pos, me, section, rods)

    def brings(self, pos: Position, me: Seat) -> int:
        """The best slot of all sections."""
        return max([section_worth(pos, me, section) for section in ALL_SECTIONS])


@final
class PalaceReward(Reward):
    """A palace without payment: VP for cards, but no value-3 marker. (Z-7.3)"""

    name = "palace"

    def why_not(self, pos: Position, me: Seat) -> Code:
        """One must be in supply, and a region must have room for it."""
        fits = any(why_no_free_palace_in(pos, me, region) == ALLOWED for region in ALL_REGIONS)
        return ALLOWED if fits and pos.palaces_left(me) > 0 else refusals.REWARD_PALACE

    def carry_out(self, pos: Position, me: Seat) -> Script[None]:
        """As if it had been paid for."""
        region: Region = yield FreePalaceRegion(pos, me)
        pos.add_palace(me, region)
        pos.tell("palace", me, region)
        score_palace(pos, me)

    def brings(self, pos: Position, me: Seat) -> int:
        """VP for all tucked cards."""
        return pos.tucked_count(me)


class FreePalaceRegion(RegionQuestion):
    """In which region do you build? (Z-7.3)"""

    name = "palace"

    def why_not_in(self, region: Region) -> Code:
        """A free slot, and not too much unrest."""
        return why_no_free_palace_in(self.pos, self.me, region)


REWARDS: Final[tuple[type[Reward], ...]] = (
    OfficialReward,
    TwoRedReward,
    TwoGrayReward,
    TwoWorkersReward,
    GovernorReward,
    WallReward,
    PalaceReward,
)
"""Every kind of reward. Only ever add at the end: the digest of the components depends on their order."""
