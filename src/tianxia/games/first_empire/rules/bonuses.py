"""Every bonus of cards and governor tiles, one class each: its name in the data, its effect, and when it helps. (F-6)

A bonus that asks nothing says what it gives; one that asks is a script. To add one, declare it here, name it in the
data, and give it words.
"""

from typing import Final

from tianxia.engine.script import Script, Seat
from tianxia.games.first_empire import names
from tianxia.games.first_empire.ids import (
    ALCHEMIST_TYPE,
    NO_REGION,
    Aspect,
    CardType,
    Official,
    Region,
)
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.printed import Bonus
from tianxia.games.first_empire.refusals import (
    ALCHEMIST_LACKS_UNREST,
    CARD_LACKS_OFFICIAL,
    NO_UNREST_THERE,
    NO_WORKER_TO_MOVE,
    TILE_LACKS_WORKER,
)
from tianxia.games.first_empire.rules.asking import TO_HIRE, TO_RECRUIT, AnyRegion
from tianxia.games.first_empire.rules.bonus import CalmBonus, CountingBonus, OfficialBonus, TokenBonus
from tianxia.games.first_empire.rules.elixir import can_place, place_alchemist, sail
from tianxia.games.first_empire.rules.moves import (
    CalmRegion,
    calm_regions,
    move_officials,
    move_workers,
    take_tokens,
)
from tianxia.games.first_empire.rules.recruit import WhichOfficial

# -- unification cards (F-6.1), some of them on governor tiles too (F-6.4)


class MoveShip(Bonus):
    """Move the ship. (F-6.1, F-6.4)"""

    name = "ship"

    def helps(self, pos: Position, me: Seat, region: Region) -> bool:
        """Whether the ship is not on the last space yet."""
        return pos.can_sail(me)

    def carry_out(self, pos: Position, me: Seat, region: Region) -> Script[None]:
        """With all symbols on the way."""
        return sail(pos, me, self.count)


class RecruitHere(OfficialBonus):
    """Recruit the official shown to the card's region. (F-6.1)"""

    name = "recruit_here"
    of_region = True

    def give(self, pos: Position, me: Seat, region: Region) -> None:
        """One official."""
        pos.recruit(me, self.official(), region)


class MoveWorkers(Bonus):
    """Move workers to adjacent regions. (F-6.1, F-6.4)"""

    name = "move_workers"

    def helps(self, pos: Position, me: Seat, region: Region) -> bool:
        """Whether a worker can move."""
        return pos.all_workers(me) > 0

    def carry_out(self, pos: Position, me: Seat, region: Region) -> Script[None]:
        """The first of them must move."""
        return move_workers(pos, me, self.count, TILE_LACKS_WORKER if region == NO_REGION else NO_WORKER_TO_MOVE)


class MoveOfficials(Bonus):
    """Move officials, up to this many times. (F-6.1, F-6.2, F-6.4)"""

    name = "move_officials"

    def helps(self, pos: Position, me: Seat, region: Region) -> bool:
        """Whether an official can move."""
        return pos.any_official(me)

    def carry_out(self, pos: Position, me: Seat, region: Region) -> Script[None]:
        """The player may stop at any time."""
        return move_officials(pos, me, self.count)


class ReduceUnrest(CalmBonus):
    """Unrest -1 in any region. (F-6.1)"""

    name = "reduce_unrest"

    def carry_out(self, pos: Position, me: Seat, region: Region) -> Script[None]:
        """A region with unrest, of the player's choice."""
        calmed: Region = yield CalmRegion(pos, me, [], NO_UNREST_THERE)
        pos.lower_unrest(me, calmed)


class GainTokens(TokenBonus):
    """Tokens of the player's choice. (F-6.1)"""

    name = "gain_tokens"

    def carry_out(self, pos: Position, me: Seat, region: Region) -> Script[None]:
        """One by one."""
        return take_tokens(pos, me, self.count)


class VpPerCard(CountingBonus):
    """Points for each card of a type in the tableau. (F-6.1, F-6.4)"""

    name = "vp_per_card"
    known = names.TYPE_NAMES

    def counted(self, pos: Position, me: Seat, region: Region) -> int:
        """Cards of the type. (F-6.7)"""
        return pos.count_type(me, CardType(self.about))


class VpPerPiece(CountingBonus):
    """Points for each of the player's governors, palaces or walls on the board. (F-6.1, F-6.4)"""

    name = "vp_per_piece"
    known = names.PIECE_NAMES

    def counted(self, pos: Position, me: Seat, region: Region) -> int:
        """Pieces of the sort."""
        if self.what == "governor":
            return pos.governors_out(me)
        return pos.palaces_out(me) if self.what == "palace" else pos.walls_out(me)


class UnrestForTokens(Bonus):
    """Unrest +1 here for the two tokens shown. (F-6.1)"""

    name = "unrest_for_tokens"
    of_region = True
    known = names.ASPECT_NAMES
    joined = True

    def helps(self, pos: Position, me: Seat, region: Region) -> bool:
        """Whether one of the two tokens shown can be taken."""
        return pos.tokens_left(Aspect(self.about)) > 0 or pos.tokens_left(Aspect(self.second)) > 0

    def give(self, pos: Position, me: Seat, region: Region) -> None:
        """The price first."""
        pos.raise_unrest(me, region, 1)
        pos.gain_tokens(me, Aspect(self.about), 1)
        pos.gain_tokens(me, Aspect(self.second), 1)


class UnrestForWorkers(Bonus):
    """Unrest +1 here for workers here. (F-6.1, F-6.3)"""

    name = "unrest_for_workers"
    of_region = True

    def give(self, pos: Position, me: Seat, region: Region) -> None:
        """The price first."""
        pos.raise_unrest(me, region, 1)
        pos.add_workers(me, region, self.count)


class UnrestForVpPerCard(VpPerCard):
    """Unrest +1 here for points by cards of a type. (F-6.1)"""

    name = "unrest_for_vp_per_card"
    of_region = True

    def give(self, pos: Position, me: Seat, region: Region) -> None:
        """The price first."""
        pos.raise_unrest(me, region, 1)
        super().give(pos, me, region)


# -- alchemist cards (F-6.2)


class WorkersHere(Bonus):
    """Workers here, without unrest. (F-6.2)"""

    name = "workers_here"
    of_region = True

    def give(self, pos: Position, me: Seat, region: Region) -> None:
        """This many."""
        pos.add_workers(me, region, self.count)


class RecruitAnyHere(Bonus):
    """An official of the player's choice here. (F-6.2)"""

    name = "recruit_any_here"
    of_region = True

    def helps(self, pos: Position, me: Seat, region: Region) -> bool:
        """Whether any official is in stock."""
        return pos.any_official_left(me)

    def carry_out(self, pos: Position, me: Seat, region: Region) -> Script[None]:
        """Which type?"""
        official: Official = yield WhichOfficial(pos, me, CARD_LACKS_OFFICIAL)
        pos.recruit(me, official, region)


class CalmHereAndAnywhere(CalmBonus):
    """Unrest -1 here, then -1 in any region, as far as possible. (F-6.2)"""

    name = "calm_here_and_anywhere"
    of_region = True

    def carry_out(self, pos: Position, me: Seat, region: Region) -> Script[None]:
        """Here, then where?"""
        if pos.unrest(me, region):
            pos.lower_unrest(me, region)
        if pos.all_unrest(me):
            calmed: Region = yield CalmRegion(pos, me, [], ALCHEMIST_LACKS_UNREST)
            pos.lower_unrest(me, calmed)


class UnrestForAnyTokens(TokenBonus):
    """Unrest +1 here for tokens of the player's choice. (F-6.2)"""

    name = "unrest_for_any_tokens"
    of_region = True

    def carry_out(self, pos: Position, me: Seat, region: Region) -> Script[None]:
        """The price first."""
        pos.raise_unrest(me, region, 1)
        yield from take_tokens(pos, me, self.count)


# -- masters (F-6.3)


class VpPerAlchemistHere(CountingBonus):
    """Points for each alchemist card in this region, including this one. (F-6.3)"""

    name = "vp_per_alchemist_here"
    of_region = True

    def counted(self, pos: Position, me: Seat, region: Region) -> int:
        """Alchemist and master cards here."""
        return pos.count_type_in(me, region, ALCHEMIST_TYPE)


class UnlockSoldiers(Bonus):
    """Unlock soldiers. (F-6.3, F-6.4)"""

    name = "unlock"

    def helps(self, pos: Position, me: Seat, region: Region) -> bool:
        """Whether a soldier can be unlocked."""
        return pos.locked(me) > 0

    def give(self, pos: Position, me: Seat, region: Region) -> None:
        """This many."""
        pos.unlock(me, self.count)


class VpPerSoldier(CountingBonus):
    """Points for each of the player's soldiers on a mausoleum tile. (F-6.3)"""

    name = "vp_per_soldier"

    def counted(self, pos: Position, me: Seat, region: Region) -> int:
        """Soldiers on tiles."""
        return pos.soldiers_out(me)


class VpRound(CountingBonus):
    """As many points as the round's number. (F-6.3)"""

    name = "vp_round"

    def counted(self, pos: Position, me: Seat, region: Region) -> int:
        """Rounds."""
        return pos.round


# -- governor tiles (F-6.4)


class PlaceAlchemist(Bonus):
    """Place an alchemist card in any region; no alchemist is needed there. (F-6.4)"""

    name = "place_alchemist"

    def helps(self, pos: Position, me: Seat, region: Region) -> bool:
        """Whether an alchemist card can be placed somewhere."""
        return can_place(pos, me, False)

    def carry_out(self, pos: Position, me: Seat, region: Region) -> Script[None]:
        """Which card, and where?"""
        return place_alchemist(pos, me, False)


class WorkersAnywhere(Bonus):
    """Workers in any region, without unrest. (F-6.4)"""

    name = "workers_anywhere"

    def carry_out(self, pos: Position, me: Seat, region: Region) -> Script[None]:
        """Where?"""
        to: Region = yield AnyRegion(pos, me, TO_HIRE)
        pos.add_workers(me, to, self.count)


class RecruitInOneRegion(OfficialBonus):
    """Officials of one type in the same region, as many as are in stock. (F-6.4)"""

    name = "recruit_in_one_region"

    def carry_out(self, pos: Position, me: Seat, region: Region) -> Script[None]:
        """Where?"""
        to: Region = yield AnyRegion(pos, me, TO_RECRUIT)
        for _ in range(min(self.count, pos.officials_left(me, self.official()))):
            pos.recruit(me, self.official(), to)


class CalmRegions(CalmBonus):
    """Unrest -1 in different regions. (F-6.4)"""

    name = "calm_regions"

    def carry_out(self, pos: Position, me: Seat, region: Region) -> Script[None]:
        """As many as possible."""
        return calm_regions(pos, me, self.count)


BONUSES: Final[tuple[type[Bonus], ...]] = (
    MoveShip,
    RecruitHere,
    MoveWorkers,
    MoveOfficials,
    ReduceUnrest,
    GainTokens,
    VpPerCard,
    VpPerPiece,
    UnrestForTokens,
    UnrestForWorkers,
    UnrestForVpPerCard,
    WorkersHere,
    RecruitAnyHere,
    CalmHereAndAnywhere,
    UnrestForAnyTokens,
    VpPerAlchemistHere,
    UnlockSoldiers,
    VpPerSoldier,
    VpRound,
    PlaceAlchemist,
    WorkersAnywhere,
    RecruitInOneRegion,
    CalmRegions,
)
"""All of them, for the data files to name."""


def bonus_of(name: str, what: str, count: int) -> Bonus:
    """The bonus of that name as printed somewhere; ValueError if there is none, or it can't concern that."""
    for number, kind in enumerate(BONUSES):
        if kind.name == name:
            bonus = kind(what, count)
            bonus.number = number
            return bonus
    raise ValueError(name)
