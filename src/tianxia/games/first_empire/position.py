"""The position of The First Empire: everything on the table, behind names. No rules here.

A position is one row of numbers and what is printed, which never changes. The accessors of its parts are in `cells/`;
those for Li Si are here.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.games.first_empire.cells.layout import (
    ACTION_CARDS,
    ADVANCED,
    ALCHEMISTS,
    CELLS,
    CRITERIA,
    DECKS,
    ENTRANCE,
    LEVEL,
    LI_TILES,
    LOCKED,
    MARKER,
    PILE,
    PILE_TOP,
    PLAYERS,
    RANKED,
    RANKING,
    RULES_VERSION,
    SEATS,
    SPOTS,
    TABLEAU,
    TOMB_TILES,
)
from tianxia.games.first_empire.cells.table import Table
from tianxia.games.first_empire.ids import (
    ALL_ASPECTS,
    ALL_SOLDIERS,
    ASPECTS,
    CARDS,
    IN_DECK,
    NO_TILE,
    ON_TRACK,
    PLACES,
    SECTIONS,
    TOMBS,
    ActionCard,
    Aspect,
    PalaceTile,
    Region,
)
from tianxia.games.first_empire.printed import Printed

OWN_ALCHEMISTS: Final = 0b11111
"""The five alchemist cards beside every board, as bits."""


class Position(Table):
    """Everything on the table. `copy` shares what is printed, and nothing else."""

    def copy(self) -> "Position":
        """An equal position that shares nothing that can change."""
        return Position(self.printed, self.cells[:])

    # -- Li Si

    def action_card(self, card: ActionCard) -> int:
        """Where one of his action cards is."""
        at: i64 = card
        return self.cells[ACTION_CARDS + at]

    def set_action_card(self, card: ActionCard, place: int) -> None:
        """Move one of his action cards."""
        at: i64 = card
        self.cells[ACTION_CARDS + at] = place

    def action_deck(self) -> list[int]:
        """The action cards that he may draw, by number: what chance draws from."""
        return [1 if self.cells[ACTION_CARDS + card] == IN_DECK else 0 for card in range(25)]

    def li_tile(self, region: Region, place: int) -> PalaceTile:
        """A palace tile that he has taken from a region. (F-10.6)"""
        at: i64 = region
        return PalaceTile(self.cells[LI_TILES + at * PLACES + place] - 1)

    def set_li_tile(self, region: Region, place: int, tile: PalaceTile) -> None:
        """Put a palace tile of a region on his board."""
        at: i64 = region
        at = LI_TILES + at * PLACES + place
        self.cells[at] = tile + 1

    def add_li_tile(self, region: Region, tile: PalaceTile) -> None:
        """He takes one more palace tile of a region."""
        place = 0
        while self.li_tile(region, place) != NO_TILE:
            place += 1
        self.set_li_tile(region, place, tile)

    def pile(self, aspect: Aspect) -> int:
        """How many cards of an aspect his face-down pile holds. (F-10.2)"""
        at: i64 = aspect
        return self.cells[PILE + at]

    def set_pile(self, aspect: Aspect, count: int) -> None:
        """Set how many cards of an aspect his pile holds."""
        at: i64 = aspect
        self.cells[PILE + at] = count

    def pile_counts(self) -> list[int]:
        """His pile by aspect: what chance draws the next back from."""
        return [self.pile(aspect) for aspect in ALL_ASPECTS]

    @property
    def pile_top(self) -> Aspect:
        """The back on top of his pile; no aspect if it is empty. (F-10.2)"""
        return Aspect(self.cells[PILE_TOP])

    @pile_top.setter
    def pile_top(self, aspect: Aspect) -> None:
        self.cells[PILE_TOP] = aspect

    def ranking(self) -> list[Aspect]:
        """His aspects in the order in which he pays with them; empty until he has ranked them. (F-10.9)"""
        return [Aspect(self.cells[RANKING + at]) for at in range(self.cells[RANKED])]

    def set_ranking(self, aspects: list[Aspect]) -> None:
        """Set the ranking of his aspects."""
        self.cells[RANKED] = len(aspects)
        for at in range(ASPECTS):
            self.cells[RANKING + at] = aspects[at] if at < len(aspects) else 0


def empty_position(printed: Printed, seats: int, level: int, tableau: int, advanced: int, rules: int) -> Position:
    """Every player's stock on their board, and nothing set up yet. (F-1.1, F-1.2, F-10.1)"""
    pos = Position(printed, vec[i64]([0] * CELLS))
    cells = pos.cells
    cells[RULES_VERSION], cells[SEATS], cells[PLAYERS] = rules, seats, max(seats, 2)
    cells[LEVEL], cells[TABLEAU], cells[ADVANCED] = level, tableau, advanced
    cells[PILE_TOP] = -1
    for player in range(pos.players):
        cells[MARKER + player] = ON_TRACK
        cells[LOCKED + player] = ALL_SOLDIERS - 1
        cells[ENTRANCE + player] = 1
        cells[ALCHEMISTS + player] = OWN_ALCHEMISTS
    for card in range(1, CARDS + 1):
        cells[DECKS + card] = 1
    for section in range(SECTIONS):
        cells[CRITERIA + section] = -1
    for tomb in range(TOMBS):
        cells[SPOTS + tomb] = printed.spots[tomb]
        cells[TOMB_TILES + tomb] = -1
    for action_card in printed.li_deck:
        pos.set_action_card(action_card, IN_DECK)
    return pos
