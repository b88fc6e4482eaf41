"""The kinds of rewards, one class each: its name in the data, who can take it in full, what it gives. (F-8.2, F-8.6)

A reward that asks nothing says what it gives; one that asks is a script. To add one, declare it here, name it in the
data, and give it words.
"""

from collections.abc import Sequence
from typing import Final

from tianxia.engine.script import ALLOWED, Code, Script, Seat
from tianxia.games.first_empire.ids import ALL_OFFICIALS, ALL_SECTIONS, Official, Region
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.printed import Reward
from tianxia.games.first_empire.refusals import (
    ENTRANCE_EMPTY,
    NO_ROOM_FOR_CARD,
    NO_UNREST,
    NOT_THIS_REGION,
    OFFICIALS_SHORT,
    REWARD_LACKS_CARD,
    REWARD_LACKS_GOVERNOR,
    REWARD_LACKS_OFFICIAL,
    REWARD_LACKS_PALACE,
    REWARD_LACKS_WALL,
    REWARD_LOCKED_SHORT,
    REWARD_SHIP_AT_END,
)
from tianxia.games.first_empire.rules import governor, palace
from tianxia.games.first_empire.rules.asking import TO_BUILD, TO_GOVERN, TO_HIRE, TO_RECRUIT, AnyRegion, Question
from tianxia.games.first_empire.rules.elixir import can_place, place_alchemist, sail
from tianxia.games.first_empire.rules.mausoleum import put_anywhere
from tianxia.games.first_empire.rules.moves import reset_unrest
from tianxia.games.first_empire.rules.recruit import WhichOfficial
from tianxia.games.first_empire.rules.wall import build_free
from tianxia.games.first_empire.worths import (
    alchemists_worth,
    best_tomb_worth,
    entrance_gain,
    governor_worth,
    palace_worth,
    section_worth,
    ship_worth,
)

ONE_MORE: Final = 0
NO_MORE_CARDS: Final = 1
YES_OR_NO: Final[tuple[int, ...]] = (ONE_MORE, NO_MORE_CARDS)


class RewardRegion(AnyRegion):
    """In which of the regions that the reward names? (F-8.2)"""

    def __init__(self, pos: Position, me: Seat, purpose: int, regions: tuple[Region, ...]) -> None:
        """Remember the regions."""
        super().__init__(pos, me, purpose)
        self.regions = regions

    def why_not(self, answer: int) -> Code:
        """The reward may name regions. (F-8.2)"""
        return ALLOWED if answer in self.regions else NOT_THIS_REGION


class AnotherCard(Question):
    """Do you place one more alchemist card? (F-8.2)"""

    name = "another_card"

    def candidates(self) -> Sequence[int]:
        """Yes or no."""
        return YES_OR_NO


# -- officials and workers


class RecruitAny(Reward):
    """Officials of the player's choice in one region. (F-8.2)"""

    name = "recruit_any"

    def why_not(self, pos: Position, me: Seat) -> Code:
        """Enough officials in stock."""
        return ALLOWED if pos.all_officials_left(me) >= self.count else OFFICIALS_SHORT

    def carry_out(self, pos: Position, me: Seat) -> Script[None]:
        """The region, then each type."""
        region: Region = yield RewardRegion(pos, me, TO_RECRUIT, self.regions)
        for _ in range(self.count):
            official: Official = yield WhichOfficial(pos, me, REWARD_LACKS_OFFICIAL)
            pos.recruit(me, official, region)


class RecruitNamed(Reward):
    """The officials that the reward names, in one region. (F-8.2)"""

    name = "recruit"

    def why_not(self, pos: Position, me: Seat) -> Code:
        """The named officials in stock."""
        for official in ALL_OFFICIALS:
            if pos.officials_left(me, official) < self.officials[official]:
                return OFFICIALS_SHORT
        return ALLOWED

    def carry_out(self, pos: Position, me: Seat) -> Script[None]:
        """The region, then all of them."""
        region: Region = yield RewardRegion(pos, me, TO_RECRUIT, self.regions)
        for official in ALL_OFFICIALS:
            for _ in range(self.officials[official]):
                pos.recruit(me, official, region)


class FreeWorkers(Reward):
    """Workers in one region, without unrest. (F-8.6)"""

    name = "workers"

    def carry_out(self, pos: Position, me: Seat) -> Script[None]:
        """Where?"""
        region: Region = yield RewardRegion(pos, me, TO_HIRE, self.regions)
        pos.add_workers(me, region, self.count)


# -- buildings


class FreeGovernor(Reward):
    """A governor without officials; bonus and unrest reset as usual. (F-8.6)"""

    name = "governor"

    def why_not(self, pos: Position, me: Seat) -> Code:
        """A governor in stock."""
        return ALLOWED if pos.governors_left(me) > 0 else REWARD_LACKS_GOVERNOR

    def carry_out(self, pos: Position, me: Seat) -> Script[None]:
        """Where?"""
        region: Region = yield RewardRegion(pos, me, TO_GOVERN, self.regions)
        yield from governor.install(pos, me, region)

    def brings(self, then: Position, me: Seat) -> int:
        """The best change of a majority."""
        return max([governor_worth(then, me, region) for region in self.regions])


class FreePalace(Reward):
    """6 points and a palace tile, but no large token. (F-8.6)"""

    name = "palace"

    def why_not(self, pos: Position, me: Seat) -> Code:
        """A palace in stock."""
        return ALLOWED if pos.palaces_left(me) > 0 else REWARD_LACKS_PALACE

    def carry_out(self, pos: Position, me: Seat) -> Script[None]:
        """Where?"""
        region: Region = yield RewardRegion(pos, me, TO_BUILD, self.regions)
        yield from palace.erect(pos, me, region)

    def brings(self, then: Position, me: Seat) -> int:
        """With the best tile that can be taken."""
        return max([palace_worth(then, me, region) for region in self.regions])


class FreeWall(Reward):
    """A wall on any legal slot, with its emperor tile. (F-8.6)"""

    name = "wall"

    def why_not(self, pos: Position, me: Seat) -> Code:
        """A wall in stock; then some section has none of the player's walls, and it has a slot for each player."""
        return ALLOWED if pos.walls_left(me) > 0 else REWARD_LACKS_WALL

    def carry_out(self, pos: Position, me: Seat) -> Script[None]:
        """Where?"""
        return build_free(pos, me)

    def brings(self, then: Position, me: Seat) -> int:
        """On the best slot."""
        return max([section_worth(then, me, section) for section in ALL_SECTIONS])


# -- ship and alchemist cards


class Sail(Reward):
    """Move the ship; excess is lost. (F-8.2)"""

    name = "ship"

    def why_not(self, pos: Position, me: Seat) -> Code:
        """The ship is not at the end."""
        return ALLOWED if pos.can_sail(me) else REWARD_SHIP_AT_END

    def carry_out(self, pos: Position, me: Seat) -> Script[None]:
        """With all symbols on the way."""
        return sail(pos, me, self.count)

    def brings(self, then: Position, me: Seat) -> int:
        """A higher multiplier."""
        return ship_worth(then, me, self.count)


class PlaceAlchemists(Reward):
    """Place up to this many alchemist cards in any regions, no alchemist needed. (F-8.2, F-8.6)"""

    name = "place_alchemists"

    def why_not(self, pos: Position, me: Seat) -> Code:
        """A card that is not placed yet, and a region with room."""
        if not pos.holds_any(me):
            return REWARD_LACKS_CARD
        return ALLOWED if can_place(pos, me, False) else NO_ROOM_FOR_CARD

    def carry_out(self, pos: Position, me: Seat) -> Script[None]:
        """After the first the player may stop."""
        for number in range(self.count):
            if not can_place(pos, me, False):
                return
            if number and (yield AnotherCard(pos, me)) == NO_MORE_CARDS:
                return
            yield from place_alchemist(pos, me, False)

    def brings(self, then: Position, me: Seat) -> int:
        """With the ship where it is."""
        return alchemists_worth(then, me, self.count)


# -- soldiers and calm


class UnlockSome(Reward):
    """Unlock soldiers. (F-8.2)"""

    name = "unlock"

    def why_not(self, pos: Position, me: Seat) -> Code:
        """Enough soldiers still locked."""
        return ALLOWED if pos.locked(me) >= self.count else REWARD_LOCKED_SHORT

    def give(self, pos: Position, me: Seat) -> None:
        """This many."""
        pos.unlock(me, self.count)

    def brings(self, then: Position, me: Seat) -> int:
        """At the entrance."""
        return entrance_gain(then, me, self.count)


class UnlockAndPut(Reward):
    """Unlock, then place one soldier on any tile. (F-8.2)"""

    name = "unlock_and_put"

    def why_not(self, pos: Position, me: Seat) -> Code:
        """A locked soldier; with nine soldiers for nine tiles, one is always open then."""
        return ALLOWED if pos.locked(me) >= self.count else REWARD_LOCKED_SHORT

    def carry_out(self, pos: Position, me: Seat) -> Script[None]:
        """On which tile?"""
        pos.unlock(me, self.count)
        yield from put_anywhere(pos, me)

    def brings(self, then: Position, me: Seat) -> int:
        """On the best tile."""
        return best_tomb_worth(then, me)


class PutOne(Reward):
    """Place one unlocked soldier on any tile. (F-8.2)"""

    name = "put"

    def why_not(self, pos: Position, me: Seat) -> Code:
        """A soldier at the entrance; with nine soldiers for nine tiles, one is always open then."""
        return ALLOWED if pos.entrance(me) else ENTRANCE_EMPTY

    def carry_out(self, pos: Position, me: Seat) -> Script[None]:
        """On which tile?"""
        return put_anywhere(pos, me)

    def brings(self, then: Position, me: Seat) -> int:
        """On the best tile, and no longer at the entrance."""
        return entrance_gain(then, me, -1) + best_tomb_worth(then, me)


class ResetUnrest(Reward):
    """Reset unrest to 0 in up to this many regions. (F-8.2)"""

    name = "reset_unrest"

    def why_not(self, pos: Position, me: Seat) -> Code:
        """Some unrest to reset."""
        return ALLOWED if pos.all_unrest(me) else NO_UNREST

    def carry_out(self, pos: Position, me: Seat) -> Script[None]:
        """The player may stop at any time."""
        return reset_unrest(pos, me, self.count)


REWARDS: Final[tuple[type[Reward], ...]] = (
    RecruitAny,
    RecruitNamed,
    FreeWorkers,
    FreeGovernor,
    FreePalace,
    FreeWall,
    Sail,
    PlaceAlchemists,
    UnlockSome,
    UnlockAndPut,
    PutOne,
    ResetUnrest,
)
"""All of them, for the data files to name."""


def reward_of(name: str, count: int, regions: tuple[Region, ...], officials: list[int]) -> Reward:
    """The reward of that name as printed in a slot; ValueError if there is none."""
    for kind in REWARDS:
        if kind.name == name:
            return kind(count, regions, officials)
    raise ValueError(name)
