"""The nine card bonuses, one class each: its name in `cards.csv`, what can prevent it, and what it gives. (Z-6)

To add one: write its class here and put it at the end of BONUSES, name it in `data/cards.csv`, and give it words in
`locale/`.
"""

from typing import Final, final

from tianxia.engine.script import ALLOWED, Script
from tianxia.games.zhanguo import names, refusals
from tianxia.games.zhanguo.ids import FROM_CARDS, Aspect, Code, Official, Region, Seat
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.printed import Bonus
from tianxia.games.zhanguo.rules.markers import marker_of_choice
from tianxia.games.zhanguo.rules.officials import spend_points
from tianxia.games.zhanguo.rules.unification import CalmRegion
from tianxia.games.zhanguo.rules.workers import move_worker


class MarkerBonus(Bonus):
    """A value-1 marker of the player's choice, or 1 VP when none of any aspect is left. (Z-6.1)"""

    name = "marker"

    def carry_out(self, pos: Position, me: Seat, region: Region) -> Script[None]:
        """There is always something to take."""
        yield from marker_of_choice(pos, me, FROM_CARDS)


class PointsBonus(Bonus):
    """Up to 2 re-assignment points. (Z-6.2)"""

    name = "points"

    def why_not(self, pos: Position, me: Seat, region: Region) -> Code:
        """There must be an official to move."""
        return ALLOWED if pos.has_officials(me) else refusals.NO_OFFICIALS

    def carry_out(self, pos: Position, me: Seat, region: Region) -> Script[None]:
        """As many as the card shows."""
        yield from spend_points(pos, me, self.amount)


@final
class VpBonus(Bonus):
    """2 or 3 VP. (Z-6.3)"""

    name = "vp"

    def give(self, pos: Position, me: Seat, region: Region) -> None:
        """As many as the card shows."""
        pos.score(me, FROM_CARDS, self.amount)


class WorkerBonus(Bonus):
    """A worker in the card's region, without unrest. (Z-6.4)"""

    name = "worker"

    def give(self, pos: Position, me: Seat, region: Region) -> None:
        """Workers never run out."""
        pos.add_workers(me, region, 1)


@final
class VpPerAspectBonus(Bonus):
    """1 VP for every tucked card of the shown aspect. (Z-6.5)"""

    name = "vp_per_aspect"
    amounts = names.ASPECTS

    def give(self, pos: Position, me: Seat, region: Region) -> None:
        """Anywhere on the board, including this card."""
        pos.score(me, FROM_CARDS, pos.tucked_of(me, Aspect(self.amount)))


class CalmAnyBonus(Bonus):
    """Unrest -1 in a region of the player's choice. (Z-6.6)"""

    name = "calm_any"

    def why_not(self, pos: Position, me: Seat, region: Region) -> Code:
        """Some region must have unrest."""
        return ALLOWED if pos.all_unrest(me) else refusals.NO_UNREST_ANYWHERE

    def carry_out(self, pos: Position, me: Seat, region: Region) -> Script[None]:
        """In any region that has some."""
        calmed: Region = yield CalmRegion(pos, me)
        pos.lower_unrest(me, calmed)


class CalmSameBonus(Bonus):
    """Unrest -1 in the card's region. (Z-6.7)"""

    name = "calm_same"

    def why_not(self, pos: Position, me: Seat, region: Region) -> Code:
        """It must have unrest."""
        return ALLOWED if pos.unrest(me, region) else refusals.NO_UNREST

    def give(self, pos: Position, me: Seat, region: Region) -> None:
        """There is nothing to choose."""
        pos.lower_unrest(me, region)


class MoveWorkerBonus(Bonus):
    """Move a worker from any region to an adjacent one. (Z-6.8)"""

    name = "move_worker"

    def why_not(self, pos: Position, me: Seat, region: Region) -> Code:
        """There must be a worker."""
        return ALLOWED if pos.all_workers(me) else refusals.NO_WORKER_ANYWHERE

    def carry_out(self, pos: Position, me: Seat, region: Region) -> Script[None]:
        """From anywhere, not only the card's region."""
        yield from move_worker(pos, me, refusals.NO_WORKER_TO_MOVE, refusals.WORKER_TOO_FAR)


class OfficialBonus(Bonus):
    """An official of the shown colour to the governors area of the card's region. (Z-6.9)"""

    name = "official"
    amounts = names.COLOURS

    def why_not(self, pos: Position, me: Seat, region: Region) -> Code:
        """One of that colour must be in supply."""
        return ALLOWED if pos.supply(me, Official(self.amount)) else refusals.CARD_LACKS_OFFICIAL

    def give(self, pos: Position, me: Seat, region: Region) -> None:
        """There is always room."""
        pos.recruit(me, Official(self.amount), region)


BONUSES: Final[tuple[type[Bonus], ...]] = (
    MarkerBonus,
    PointsBonus,
    VpBonus,
    WorkerBonus,
    VpPerAspectBonus,
    CalmAnyBonus,
    CalmSameBonus,
    MoveWorkerBonus,
    OfficialBonus,
)
"""Every kind of bonus. Only ever add at the end: the digest of the components depends on their order."""
