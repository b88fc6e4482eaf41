"""Build one palace, paid or free, with the palace tile of its region. (F-5.5, F-6.5, F-8.6)"""

from collections.abc import Sequence
from typing import Final

from tianxia.engine.script import ALLOWED, Code, Script, Seat
from tianxia.games.first_empire.ids import (
    ALL_ASPECTS,
    ALL_PALACE_TILES,
    ALL_REGIONS,
    ANY_CARD,
    ARCHITECT,
    FROM_PALACE_TILES,
    FROM_PALACES,
    MOST_UNREST,
    NO_TILE,
    PLACES,
    Aspect,
    CardType,
    PalaceTile,
    Region,
)
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.refusals import (
    LARGE_TOKEN_TAKEN,
    NO_ARCHITECT,
    NO_PALACE,
    NO_REGION_TO_BUILD,
    NO_WORKER_THERE,
    OTHER_WORKER_MISSING,
    REGION_HAS_PAID,
    TILE_RAISES_UNREST,
    WORKERS_MISSING,
)
from tianxia.games.first_empire.rules.action import CourtAction
from tianxia.games.first_empire.rules.asking import TO_BUILD, Question, WhichRegion

POINTS: Final = 6
WORKERS_HERE: Final = 2


class PalaceRegion(WhichRegion):
    """In which region do you build? (F-5.5)"""

    purpose = TO_BUILD

    def why_not(self, answer: int) -> Code:
        """An architect and workers."""
        return why_no_palace_in(self.pos, self.me, Region(answer))


class ThirdWorker(Question):
    """Which other region does the third worker come from? (F-5.5)"""

    name = "worker"

    def __init__(self, pos: Position, me: Seat, region: Region) -> None:
        """Remember where the palace will be."""
        super().__init__(pos, me)
        self.region = region

    def candidates(self) -> Sequence[int]:
        """Any region."""
        return ALL_REGIONS

    def why_not(self, answer: int) -> Code:
        """From another region, even if the first has three. (F-5.5)"""
        if answer == self.region:
            return REGION_HAS_PAID
        return ALLOWED if self.pos.workers(self.me, Region(answer)) else NO_WORKER_THERE

    def about(self) -> tuple[int, ...]:
        """To build."""
        return (TO_BUILD,)


class TakeTile(Question):
    """Which palace tile of the region do you take? (F-5.5, F-6.5)"""

    name = "palace_tile"

    def __init__(self, pos: Position, me: Seat, region: Region) -> None:
        """Remember the region."""
        super().__init__(pos, me)
        self.region = region

    def candidates(self) -> Sequence[int]:
        """The kinds that are there."""
        return tiles_in(self.pos, self.region)

    def why_not(self, answer: int) -> Code:
        """Not the one that raises unrest above 3."""
        return why_no_tile(self.pos, self.me, self.region, PalaceTile(answer))

    def about(self) -> tuple[int, ...]:
        """The region."""
        return (self.region,)


class LargeToken(Question):
    """Which large token do you take? (F-5.5)"""

    name = "large_token"

    def candidates(self) -> Sequence[int]:
        """Writing, currency, laws."""
        return ALL_ASPECTS

    def why_not(self, answer: int) -> Code:
        """There is one large token per aspect. (F-1.2)"""
        return ALLOWED if self.pos.large_left(Aspect(answer)) else LARGE_TOKEN_TAKEN


def why_no_palace_in(pos: Position, me: Seat, region: Region) -> Code:
    """An architect and two workers there, and a worker in another region. (F-5.5)"""
    if not pos.officials(me, region, ARCHITECT):
        return NO_ARCHITECT
    workers = pos.workers(me, region)
    if workers < WORKERS_HERE:
        return WORKERS_MISSING
    return OTHER_WORKER_MISSING if pos.all_workers(me) == workers else ALLOWED


class BuildPalace(CourtAction):
    """The architect stays; pay two workers there and one of another region. (F-5.5)"""

    wakes_higher = True

    def why_not(self, pos: Position, me: Seat) -> Code:
        """A palace in stock and a region that can pay. (F-5.5, F-5.8)"""
        if pos.palaces_left(me) <= 0:
            return NO_PALACE
        reason = NO_REGION_TO_BUILD
        for region in ALL_REGIONS:
            code = why_no_palace_in(pos, me, region)
            if code == ALLOWED:
                return ALLOWED
            if code == OTHER_WORKER_MISSING:
                reason = code
        return reason

    def carry_out(self, pos: Position, me: Seat) -> Script[None]:
        """The palace with its tile, then a large token. (F-5.5)"""
        region: Region = yield PalaceRegion(pos, me)
        other: Region = yield ThirdWorker(pos, me, region)
        pos.spend_workers(me, region, WORKERS_HERE)
        pos.spend_workers(me, other, 1)
        pos.tell("paid_workers", me, region, WORKERS_HERE)
        pos.tell("paid_workers", me, other, 1)
        yield from erect(pos, me, region)
        if pos.any_large_left():
            aspect: Aspect = yield LargeToken(pos, me)
            take_large_token(pos, me, aspect)


def erect(pos: Position, me: Seat, region: Region) -> Script[None]:
    """Build the palace: 6 points and a palace tile of the region, if any can be taken. (F-5.5, F-8.6)"""
    pos.add_palaces(me, region, 1)
    pos.tell("palace", me, region)
    pos.score(me, FROM_PALACES, POINTS)
    if can_take_tile(pos, me, region):
        tile: PalaceTile = yield TakeTile(pos, me, region)
        score_tile(pos, me, region, tile)


def tiles_in(pos: Position, region: Region) -> list[PalaceTile]:
    """The kinds of palace tile in a region."""
    return [kind for kind in ALL_PALACE_TILES if pos.has_palace_tile(region, kind)]


def can_take_tile(pos: Position, me: Seat, region: Region) -> bool:
    """Whether a palace tile of a region can be taken."""
    for kind in tiles_in(pos, region):
        if why_no_tile(pos, me, region, kind) == ALLOWED:
            return True
    return False


def why_no_tile(pos: Position, me: Seat, region: Region, kind: PalaceTile) -> Code:
    """The tile that raises unrest cannot be taken at 3. (F-6.5)"""
    return TILE_RAISES_UNREST if kind == ANY_CARD and pos.unrest(me, region) >= MOST_UNREST else ALLOWED


def score_tile(pos: Position, me: Seat, region: Region, kind: PalaceTile) -> None:
    """Score points for the cards in that region at this moment; the tile leaves the game. (F-6.5)"""
    remove_tile(pos, region, kind)
    pos.tell("palace_tile", me, region, kind)
    if kind == ANY_CARD:
        pos.raise_unrest(me, region, 1)
    pos.score(me, FROM_PALACE_TILES, tile_points(pos, me, region, kind))


def tile_points(pos: Position, me: Seat, region: Region, kind: PalaceTile) -> int:
    """What a palace tile is worth for the cards in the region. (F-6.5)"""
    cards = pos.cards_in(me, region) if kind == ANY_CARD else pos.count_type_in(me, region, CardType(kind))
    return cards * pos.printed.palace_points[kind]


def remove_tile(pos: Position, region: Region, kind: PalaceTile) -> None:
    """Remove the leftmost tile of a kind."""
    for place in range(PLACES):
        if pos.palace_tile(region, place) == kind:
            pos.set_palace_tile(region, place, NO_TILE)
            return


def take_large_token(pos: Position, me: Seat, aspect: Aspect) -> None:
    """A large token must be taken if any is left. (F-5.5)"""
    pos.put_large(me, aspect)
    pos.tell("large_token", pos.seat_of(me), aspect)
