"""Where each number of a position is. Only the files of this folder, and `position.py`, know it.

Everything that can change is one row of numbers. What belongs to players has room for four; the cells of absent ones
stay empty. Owners are written as seat + 1, and 0 means none.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.engine.script import Teller
from tianxia.games.first_empire.ids import CARDS
from tianxia.games.first_empire.printed import Printed

# One number each.
RULES_VERSION: Final = 0
SEATS: Final = 1
PLAYERS: Final = 2
LEVEL: Final = 3
TABLEAU: Final = 4
ADVANCED: Final = 5
STAGE: Final = 6
ROUND: Final = 7
TURN: Final = 8
MASTERS_LEFT: Final = 9
MASTERS_SHOWN: Final = 10
PILE_TOP: Final = 11
COURT_SIZE: Final = 12
RANKED: Final = 13

# One number per player.
ORDER: Final = 16
MARKER: Final = ORDER + 4
CHOSEN: Final = MARKER + 4
SHIP: Final = CHOSEN + 4
LOCKED: Final = SHIP + 4
ENTRANCE: Final = LOCKED + 4
ALCHEMISTS: Final = ENTRANCE + 4

# Several numbers per player, in tables of `player * size`.
STARTING: Final = ALCHEMISTS + 4
HANDS: Final = STARTING + 4 * 2
SMALL: Final = HANDS + 4 * 6
POINTS: Final = SMALL + 4 * 3
WORKERS: Final = POINTS + 4 * 5
UNREST: Final = WORKERS + 4 * 5
GOVERNORS: Final = UNREST + 4 * 5
PALACES: Final = GOVERNORS + 4 * 5
OFFICIALS: Final = PALACES + 4 * 5
TUCKED: Final = OFFICIALS + 4 * 15
EMPEROR: Final = TUCKED + 4 * 15

# The game board.
LARGE: Final = EMPEROR + 4 * 15
PALACE_TILES: Final = LARGE + 3
GOVERNOR_TILES: Final = PALACE_TILES + 5 * 3
GOVERNOR_ON: Final = GOVERNOR_TILES + 5 * 2
CRITERIA: Final = GOVERNOR_ON + 5 * 2
WALLS: Final = CRITERIA + 6
EMPEROR_PILES: Final = WALLS + 6 * 4
SPOTS: Final = EMPEROR_PILES + 3 * 2
TOMB_TILES: Final = SPOTS + 9
SOLDIERS: Final = TOMB_TILES + 9

# Li Si.
ACTION_CARDS: Final = SOLDIERS + 9 * 4
LI_TILES: Final = ACTION_CARDS + 25
PILE: Final = LI_TILES + 5 * 3
RANKING: Final = PILE + 3

# Cards: one cell for each that may be in a deck, by its number; the court pile from the bottom.
DECKS: Final = RANKING + 3
COURT: Final = DECKS + CARDS + 1
CELLS: Final = COURT + CARDS


class Cells(Teller):
    """The numbers of a position and what is printed, with the parts that concern the whole game."""

    def __init__(self, printed: Printed, cells: vec[i64]) -> None:
        """Wrap these numbers, which nobody else may change."""
        super().__init__()
        self.printed = printed
        self.cells = cells
