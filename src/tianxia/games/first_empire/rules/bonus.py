"""What several bonuses have in common: recruiting, tokens, lowering unrest, and points for each of something. (F-6)"""

from tianxia.engine.script import Seat
from tianxia.games.first_empire import names
from tianxia.games.first_empire.ids import FROM_CARDS, FROM_GOVERNOR_TILES, NO_REGION, Official, Region
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.printed import Bonus


class OfficialBonus(Bonus):
    """A bonus that names a type of official."""

    known = names.OFFICIAL_NAMES

    def official(self) -> Official:
        """The type that is printed."""
        return Official(self.about)

    def helps(self, pos: Position, me: Seat, region: Region) -> bool:
        """Whether such an official is in stock."""
        return pos.officials_left(me, self.official()) > 0


class TokenBonus(Bonus):
    """A bonus that gives tokens of the player's choice."""

    def helps(self, pos: Position, me: Seat, region: Region) -> bool:
        """Whether some token can be taken."""
        return pos.any_token_left()


class CalmBonus(Bonus):
    """A bonus that lowers unrest."""

    def helps(self, pos: Position, me: Seat, region: Region) -> bool:
        """Whether some region has unrest."""
        return pos.all_unrest(me) > 0


class CountingBonus(Bonus):
    """A bonus that gives points for each of something. (F-9.1)"""

    def counted(self, pos: Position, me: Seat, region: Region) -> int:
        """How many there are."""
        raise NotImplementedError

    def helps(self, pos: Position, me: Seat, region: Region) -> bool:
        """Whether there is at least one."""
        return self.counted(pos, me, region) > 0

    def give(self, pos: Position, me: Seat, region: Region) -> None:
        """Give that many points for each; from a card, which has a region, or from a governor tile, which has none."""
        source = FROM_GOVERNOR_TILES if region == NO_REGION else FROM_CARDS
        pos.score(me, source, self.count * self.counted(pos, me, region))
