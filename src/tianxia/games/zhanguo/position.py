"""The position of ZhanGuo in flat lists of small ints. Simple looks at it are here; rules are not."""

from typing import Final

from tianxia.engine.script import Teller
from tianxia.games.zhanguo.kit import ASPECTS, NO_ACTION, NO_KIT, REGIONS, SECTIONS, Kit

NOBODY: Final = -1
"""Stands where a seat could stand: an empty square, slot, or a value-3 marker beside the court."""

SET_UP: Final = 0
BOARDS: Final = 1
DRAW: Final = 2
DRAFT: Final = 3
PLAY: Final = 4
REWARDS: Final = 5
OVER: Final = 6

A_BOARDS: Final = 0
B_BOARDS: Final = 1
AUCTION: Final = 2

GOVERNORS: Final = 8
PALACES: Final = 6
WALLS: Final = 5
OFFICIALS: Final = 5
SMALL_MARKERS: Final = 3
"""Value-1 markers of an aspect for each player at the table. (Z-1.2)"""
BIG: Final = 3
"""The value of the tall marker of an aspect."""
WORK_SLOTS: Final = 2
"""Officials that a workers area can hold. (Z-5.2)"""

EARNED: Final = 6
"""The sources of VP earned while the game runs, in this order."""
FROM_AUCTION: Final = 0
FROM_SHORTAGE: Final = 1
FROM_PALACES: Final = 2
FROM_SQUARES: Final = 3
FROM_CARDS: Final = 4
FROM_BOARDS: Final = 5

IN_COLUMN: Final = 4
"""A disc stands at 0 to 3 on the rewards track, top first, or at IN_COLUMN + aspect in the round's column. (Z-7.2)"""


class Position(Teller):
    """Everything on the table. `copy` shares the kit, which never changes, and nothing else."""

    def __init__(self) -> None:
        """An empty shell: `set_up`, `copy` and `from_plain` fill it."""
        self.kit: Kit = NO_KIT
        self.seats: int = 0
        # The options of the game.
        self.sides: int = A_BOARDS
        self.draft: bool = False
        self.by_track: bool = False
        self.per_worker: bool = False
        # Where the game stands: `turn` counts turns in the play phase and aspects in the rewards phase.
        self.stage: int = SET_UP
        self.round: int = 1
        self.turn: int = 0
        self.first: int = 0
        self.removed: int = 0
        """The B boards that the auction goes without, a bit for each. (Z-9.4)"""
        # What the turn under way is about; all at rest where a step begins.
        self.card: int = 0
        self.action: int = NO_ACTION
        self.woken: bool = False
        self.used: int = 0
        self.points: int = 0
        self.bid: int = 0
        # By seat, or by seat and region.
        self.boards: list[int] = []
        self.tucked: list[int] = []
        self.above: list[int] = []
        self.below: list[int] = []
        self.workers: list[int] = []
        self.unrest: list[int] = []
        self.supply: list[int] = []
        self.governors: list[int] = []
        self.palaces: list[int] = []
        self.markers: list[int] = []
        self.vp: list[int] = []
        self.discs: list[int] = []
        self.hands: list[list[int]] = []
        # In the middle of the table.
        self.squares: list[int] = []
        self.walls: list[int] = []
        self.tiles: list[int] = []
        self.tasks: list[int] = []
        self.claims: list[int] = []
        self.big: list[int] = []
        self.court: list[int] = []
        self.decks: list[list[int]] = []
        self.under: list[int] = []
        """By (round - 1) * 12 + seat * 3 + aspect: the card that the seat's draft put under that deck; negative once it
        has been drawn again, 0 for none or unknown. (Z-9.1)"""

    def copy(self) -> "Position":
        """An equal position that shares nothing that can change."""
        twin = Position()
        twin.kit, twin.seats = self.kit, self.seats
        twin.sides, twin.draft, twin.by_track, twin.per_worker = self.sides, self.draft, self.by_track, self.per_worker
        twin.stage, twin.round, twin.turn, twin.first = self.stage, self.round, self.turn, self.first
        twin.card, twin.action, twin.woken, twin.used = self.card, self.action, self.woken, self.used
        twin.points, twin.bid, twin.removed = self.points, self.bid, self.removed
        twin.boards = self.boards[:]
        twin.tucked = self.tucked[:]
        twin.above = self.above[:]
        twin.below = self.below[:]
        twin.workers = self.workers[:]
        twin.unrest = self.unrest[:]
        twin.supply = self.supply[:]
        twin.governors = self.governors[:]
        twin.palaces = self.palaces[:]
        twin.markers = self.markers[:]
        twin.vp = self.vp[:]
        twin.discs = self.discs[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.squares = self.squares[:]
        twin.walls = self.walls[:]
        twin.tiles = self.tiles[:]
        twin.tasks = self.tasks[:]
        twin.claims = self.claims[:]
        twin.big = self.big[:]
        twin.court = self.court[:]
        twin.decks = [deck[:] for deck in self.decks]
        twin.under = self.under[:]
        return twin

    def score(self, seat: int, source: int, points: int) -> None:
        """VP for a seat, noted by source."""
        self.vp[seat * EARNED + source] += points

    def earned(self, seat: int) -> int:
        """All VP of a seat so far, what is scored at the end left out."""
        return sum(self.vp[seat * EARNED : seat * EARNED + EARNED])


def track_length(pos: Position, seat: int, region: int) -> int:
    """The slots of a region's unrest track on a seat's board."""
    return pos.kit.length[pos.boards[seat] * REGIONS + region]


def is_locked(pos: Position, seat: int, region: int) -> bool:
    """Whether the unrest cube is on the last slot, so that the region's cards sleep. (Z-4.3)"""
    return pos.unrest[seat * REGIONS + region] >= pos.kit.length[pos.boards[seat] * REGIONS + region]


def cards_at(pos: Position, seat: int, region: int) -> int:
    """How many cards are tucked at a region; they fill its places in order."""
    at = (seat * REGIONS + region) * 3
    if pos.tucked[at + 2]:
        return 3
    if pos.tucked[at + 1]:
        return 2
    return 1 if pos.tucked[at] else 0


def all_tucked(pos: Position, seat: int) -> list[int]:
    """Every card on a seat's board."""
    return [card for card in pos.tucked[seat * 15 : seat * 15 + 15] if card]


def working(pos: Position, seat: int, region: int) -> int:
    """How many officials are in a workers area."""
    at = (seat * REGIONS + region) * 3
    return pos.below[at] + pos.below[at + 1] + pos.below[at + 2]


def governors_left(pos: Position, seat: int) -> int:
    """The governors in a seat's supply."""
    return GOVERNORS - sum(pos.governors[seat * REGIONS : seat * REGIONS + REGIONS])


def palaces_left(pos: Position, seat: int) -> int:
    """The palaces in a seat's supply."""
    return PALACES - sum(pos.palaces[seat * REGIONS : seat * REGIONS + REGIONS])


def palace_slots_left(pos: Position, region: int) -> int:
    """The free palace slots of a region: as many slots as players. (Z-5.7)"""
    return pos.seats - sum(pos.palaces[region::REGIONS])


def walls_left(pos: Position, seat: int) -> int:
    """The walls in a seat's supply."""
    return WALLS - pos.walls.count(seat)


def has_wall(pos: Position, seat: int, section: int) -> bool:
    """Whether a seat has a wall in a section."""
    at = section * 3
    return pos.walls[at] == seat or pos.walls[at + 1] == seat or pos.walls[at + 2] == seat


def markers_left(pos: Position, aspect: int) -> int:
    """The value-1 markers of an aspect in the general supply."""
    return SMALL_MARKERS * pos.seats - sum(pos.markers[aspect::ASPECTS])


def marker_value(pos: Position, seat: int, aspect: int) -> int:
    """The value of a seat's markers of an aspect: tall ones count 3. (Z-7.1, Z-10.2)"""
    return pos.markers[seat * ASPECTS + aspect] + (BIG if pos.big[aspect] == seat else 0)


def by_discs(pos: Position) -> list[int]:
    """The seats in tie-break order: the rewards track from the top, then the round's column. (Z-7.1)"""
    return sorted(range(pos.seats), key=pos.discs.__getitem__)


def section_is_full(pos: Position, section: int) -> bool:
    """Whether all three slots of a section hold walls. (Z-5.8)"""
    return NOBODY not in pos.walls[section * 3 : section * 3 + 3]


ALL_SECTIONS: Final[tuple[int, ...]] = tuple(range(SECTIONS))
ALL_REGIONS: Final[tuple[int, ...]] = (0, 1, 2, 3, 4)
THREE: Final[tuple[int, ...]] = (0, 1, 2)
