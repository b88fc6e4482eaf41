"""Where each field of a position begins in its row of cells, and how facts are told."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.engine.script import Teller
from tianxia.games.zhanguo.printed import NOTHING_PRINTED, Printed

GOVERNORS_EACH: Final = 8
PALACES_EACH: Final = 6
WALLS_EACH: Final = 5
OFFICIALS_EACH: Final = 5
"""Of each colour."""
DISCS_EACH: Final = 6
"""To claim tasks with."""
MARKERS_EACH: Final = 3
"""Value-1 markers of each aspect per player. (Z-1.2)"""
BIG: Final = 3
"""The value of the tall marker of an aspect."""
WORK_SLOTS: Final = 2
"""How many officials a workers area can hold. (Z-5.2)"""

# Where each field begins. By (seat, region) means seat * 5 + region, and so on.
STAGE: Final = 0
ROUND: Final = 1
TURN: Final = 2
FIRST: Final = 3
CARD: Final = 4
ACTION: Final = 5
WOKEN: Final = 6
POINTS: Final = 7
BID: Final = 8
SIDES: Final = 9
DRAFT_RULE: Final = 10
TRACK_RULE: Final = 11
PER_WORKER_RULE: Final = 12
USED: Final = 13
"""By place, then the board: 1 if its ability has been used in this action."""
REMOVED: Final = USED + 16
"""By board: 1 if it was removed before the auction."""
BOARD: Final = REMOVED + 5
"""By seat."""
DISC: Final = BOARD + 4
"""By seat."""
WORKERS: Final = DISC + 4
"""By (seat, region)."""
UNREST: Final = WORKERS + 20
"""By (seat, region)."""
GOVERNORS: Final = UNREST + 20
"""By (seat, region)."""
PALACES: Final = GOVERNORS + 20
"""By (seat, region)."""
ABOVE: Final = PALACES + 20
"""By (seat, region, official): governors areas."""
BELOW: Final = ABOVE + 60
"""By (seat, region, official): workers areas."""
TUCKED: Final = BELOW + 60
"""By (seat, place)."""
SUPPLY: Final = TUCKED + 60
"""By (seat, official)."""
MARKERS: Final = SUPPLY + 12
"""By (seat, aspect)."""
VP: Final = MARKERS + 12
"""By (seat, source)."""
SQUARES: Final = VP + 24
"""By (region, square): whose governor."""
WALLS: Final = SQUARES + 15
"""By (seat, section): the rods of the slot where the seat has its wall there, 0 for none."""
WALL_TILES: Final = WALLS + 24
"""By section."""
TASK_TILES: Final = WALL_TILES + 6
"""By task."""
CLAIMS: Final = TASK_TILES + 6
"""By (seat, task): the slot of the seat's disc from 1, 0 for none."""
BIG_MARKERS: Final = CLAIMS + 24
"""By aspect: whose."""
HAND_SIZES: Final = BIG_MARKERS + 3
"""By seat."""
HANDS: Final = HAND_SIZES + 4
"""By (seat, index in the hand), lowest first."""
HAND: Final = 9
"""The most cards in a hand: three of each deck before a draft."""
COURT_SIZE: Final = HANDS + 36
COURT: Final = COURT_SIZE + 1
"""The pile from the bottom."""
DECKS: Final = COURT + 120
"""By card - 1: 1 if it is unseen in its deck."""
UNDER: Final = DECKS + 120
"""By (round - 1, seat, aspect): the card that the draft of that round put under the deck; negative once it has been
drawn again, 0 for none or unknown. (Z-9.1)"""
CELLS: Final = UNDER + 48


class Cells(Teller):
    """The row of cells, and what is printed."""

    def __init__(self) -> None:
        """An empty shell: `empty_table` and `copy` fill it."""
        self.printed: Printed = NOTHING_PRINTED
        self.seats: int = 0
        self.cells: vec[i64] = vec[i64]()
