"""The words of ZhanGuo as small numbers, and what is printed on its boards, cards and tiles. No rule is in here.

Regions count from 0 inside and from 1 outside; cards have their printed numbers everywhere.
"""

from typing import Final

REGIONS: Final = 5
COLOURS: Final = 3
"""Officials: red, gray, white."""
ASPECTS: Final = 3
"""Unification: writing (ivory), currency (orange), laws (brown)."""
TUCKS: Final = 3
"""So many cards may lie at a region. (Z-3.1)"""
DECK: Final = 40
CARDS: Final = 120
ROUNDS: Final = 5
TURNS: Final = 6
"""Cards that a seat plays in a round. (Z-2.3)"""

WALL: Final = 0
PALACE: Final = 1
HIRE: Final = 2
RECRUIT: Final = 3
GOVERNOR: Final = 4
REASSIGN: Final = 5
NO_ACTION: Final = -1

MARKER: Final = 0
POINTS: Final = 1
VP: Final = 2
WORKER: Final = 3
VP_PER_ASPECT: Final = 4
CALM_ANY: Final = 5
CALM_SAME: Final = 6
MOVE_WORKER: Final = 7
OFFICIAL: Final = 8

A_SIDE: Final = 0
CIRCLE: Final = 1
SQUARE: Final = 2
TRIANGLE: Final = 3
STAR: Final = 4
NO_BOARD: Final = -1

SQUARES: Final = 3
"""At most so many bonus squares in a region."""
SQUARE_POINTS: Final = 0
SQUARE_OFFICIAL: Final = 1
SQUARE_VP: Final = 2
NO_SQUARE: Final = -1

SECTIONS: Final = 6
SITES: Final = 3
RODS: Final = 3

TASKS: Final = 6
"""Wall, palace, governor of the upper section, then of the lower one."""
TASK_SLOTS: Final = 4

EMPTY_TRACKS: Final = 0
ENOUGH_OFFICIALS: Final = 1
GRAY_REGIONS: Final = 2
RED_REGIONS: Final = 3
WHITE_REGIONS: Final = 4
FLAT: Final = 5
ASPECT_SETS: Final = 6
FULL_REGIONS: Final = 7
PAIR_REGIONS: Final = 8
CURRENCY_REGIONS: Final = 9
LAWS_REGIONS: Final = 10
WRITING_REGIONS: Final = 11

ONE_OFFICIAL: Final = 0
TWO_RED: Final = 1
TWO_GRAY: Final = 2
TWO_WORKERS: Final = 3
FREE_GOVERNOR: Final = 4
FREE_WALL: Final = 5
FREE_PALACE: Final = 6

RED: Final = 0
GRAY: Final = 1


def aspect_of(card: int) -> int:
    """Writing 1 to 40, currency 41 to 80, laws 81 to 120. (Z-1.3)"""
    return (card - 1) // DECK


class Kit:
    """The printed tables that the rules look things up in. Never changes once it is filled."""

    def __init__(self) -> None:
        """An empty shell; `components.py` fills it from the data files."""
        self.trigger: list[int] = []
        """By card, index 0 unused: the court action that wakes it."""
        self.bonus: list[int] = []
        self.amount: list[int] = []
        """By card: how many VP or points, which colour of official, which aspect."""
        self.near: list[list[int]] = []
        """By region: the adjacent regions."""
        self.length: list[int] = []
        """By board * 5 + region: the slots of the unrest track."""
        self.block: list[int] = []
        """By board * 5 + region: the level from which on no palace may be built."""
        self.starts: list[int] = []
        """By board * 3 + colour: officials at the start."""
        self.squares: list[int] = []
        """By region * 3 + number: the kind of a bonus square, NO_SQUARE for none."""
        self.criterion: list[int] = []
        """By wall tile * 2 + face."""
        self.worth: list[int] = []
        """By (wall tile * 2 + face) * 3 + rods - 1."""
        self.slots: list[int] = []
        """By task * 4 + slot: the VP printed below it."""
        self.needs: list[list[int]] = []
        """By task tile, four of each kind: walls wanted by site, or the regions of palaces or governors."""
        self.reward: list[int] = []
        """By (round - 1) * 3 + aspect: the kind of reward."""
        self.places: list[list[int]] = []
        """By (round - 1) * 3 + aspect: the regions it is bound to, none for any."""


NO_KIT: Final = Kit()
