"""What the numbers of The First Empire count: a type for each kind of thing, so that no seat is taken for a region.

The order of the numbers is that of the words in `names.py`. In the solo game Li Si is player 1, though he has no seat.
Cards 1 to 120 are unification cards, 121 to 125 the alchemists A1 to A5 that each player has, 126 to 130 the masters M1
to M5.
"""

from typing import Final, NewType

from tianxia.engine.script import Seat

Region = NewType("Region", int)
Aspect = NewType("Aspect", int)
CardType = NewType("CardType", int)
"""The three aspects, then the alchemists. (F-6.7)"""
Card = NewType("Card", int)
Official = NewType("Official", int)
Action = NewType("Action", int)
"""A court action; cards and emperor tiles show them as triggers."""
Site = NewType("Site", int)
Section = NewType("Section", int)
"""Half a wall site: west left, west right, centre left and so on."""
Tomb = NewType("Tomb", int)
"""A spot of the mausoleum by its symbol: five regions, three wall sites, the elixir."""
TombTile = NewType("TombTile", int)
PalaceTile = NewType("PalaceTile", int)
"""A kind of palace tile: the four types of cards, then any card."""
GovernorTile = NewType("GovernorTile", int)
StartingTile = NewType("StartingTile", int)
ActionCard = NewType("ActionCard", int)
"""One of Li Si's action cards."""
Source = NewType("Source", int)
"""Where points come from. (F-9.1)"""

NOBODY: Final = Seat(-1)
PLAYERS_OF: Final[tuple[tuple[Seat, ...], ...]] = tuple([tuple([Seat(n) for n in range(count)]) for count in range(5)])
"""The seats, by number of players."""
LI_SI: Final = Seat(1)
LI_SI_SEAT: Final = 4
"""How events name him."""

REGIONS: Final = 5
CHU: Final = Region(0)
ALL_REGIONS: Final[tuple[Region, ...]] = (Region(0), Region(1), Region(2), Region(3), Region(4))
NO_REGION: Final = Region(-1)
"""The region of a governor tile's bonus: it has none."""

ASPECTS: Final = 3
ALL_ASPECTS: Final[tuple[Aspect, ...]] = (Aspect(0), Aspect(1), Aspect(2))
NO_ASPECT: Final = Aspect(-1)
TYPES: Final = 4
ALCHEMIST_TYPE: Final = CardType(3)
ALL_TYPES: Final[tuple[CardType, ...]] = (CardType(0), CardType(1), CardType(2), ALCHEMIST_TYPE)

ALCHEMIST: Final = Official(0)
ARCHITECT: Final = Official(1)
GENERAL: Final = Official(2)
ALL_OFFICIALS: Final[tuple[Official, ...]] = (ALCHEMIST, ARCHITECT, GENERAL)

ACTIONS: Final = 6
RECRUIT: Final = Action(0)
ELIXIR: Final = Action(1)
GOVERNOR: Final = Action(2)
HIRE: Final = Action(3)
PALACE: Final = Action(4)
WALL: Final = Action(5)
ALL_ACTIONS: Final[tuple[Action, ...]] = (RECRUIT, ELIXIR, GOVERNOR, HIRE, PALACE, WALL)
NO_ACTION: Final = Action(-1)

NO_CARD: Final = Card(0)
CARDS: Final = 120
DECK: Final = 40
"""Cards of one aspect."""
FIRST_ALCHEMIST: Final = 121
FIRST_MASTER: Final = 126
MASTERS: Final = 5
ALCHEMIST_CARDS: Final[tuple[Card, ...]] = tuple([Card(number) for number in range(121, 131)])
"""Each player's five, then the masters."""
MASTER_CARDS: Final[tuple[Card, ...]] = ALCHEMIST_CARDS[5:]

SITES: Final = 3
ALL_SITES: Final[tuple[Site, ...]] = (Site(0), Site(1), Site(2))
SECTIONS: Final = 6
ALL_SECTIONS: Final[tuple[Section, ...]] = tuple([Section(number) for number in range(6)])

TOMBS: Final = 9
ALL_TOMBS: Final[tuple[Tomb, ...]] = tuple([Tomb(number) for number in range(9)])
FIRST_SITE: Final = 5
ELIXIR_TOMB: Final = Tomb(8)

NO_TILE: Final = PalaceTile(-1)
ANY_CARD: Final = PalaceTile(4)
"""The kind of palace tile that counts every card and raises unrest. (F-6.5)"""
ALL_PALACE_TILES: Final[tuple[PalaceTile, ...]] = tuple([PalaceTile(number) for number in range(5)])
BLANK: Final = GovernorTile(11)
"""A governor tile without bonus; 1 to 10 have two halves. (F-1.5)"""

FROM_PALACES: Final = Source(0)
FROM_PALACE_TILES: Final = Source(1)
FROM_CARDS: Final = Source(2)
FROM_GOVERNOR_TILES: Final = Source(3)
FROM_SOLDIERS: Final = Source(4)
ALL_SOURCES: Final[tuple[Source, ...]] = tuple([Source(number) for number in range(5)])

HAND: Final = 6
"""How many cards a hand can hold, and how many turns a player has in a round. (F-2.2)"""
PLACES: Final = 3
"""How many cards a region can hold. (F-3.1)"""
MOST_UNREST: Final = 3
LARGE_TOKEN: Final = 2
"""The value of a large token. (F-1.2)"""
SOLDIER_PRICE: Final = 3
"""Token value for one soldier. (F-8.4)"""
TOKENS_KEPT: Final = 5
"""How many small tokens a player may keep at the end of a round. (F-8.5)"""
SLOTS: Final = 4
"""Slots for walls in a section and for soldiers on a tile, one per player."""
OFFICIALS_EACH: Final = 4
MOST_GOVERNORS: Final = 7
MOST_PALACES: Final = 6
MOST_WALLS: Final = 6
ALL_SOLDIERS: Final = 9
"""What each player has of each piece. (F-1.1)"""

LAY_OUT: Final = 0
STARTING_CHOICE: Final = 1
STARTING_EFFECT: Final = 2
DEAL: Final = 3
PLAY: Final = 4
REWARD: Final = 5
UNLOCK: Final = 6
LIMIT: Final = 7
OVER: Final = 8
"""The stages of a game."""

ON_TRACK: Final = -1
"""The row of a marker that is on the turn order track."""
IN_DECK: Final = 1
DISCARDED: Final = 2
OUT_OF_GAME: Final = 3
"""Where one of Li Si's action cards is; 0 if it is not in this game."""


class Mover:
    """An official that may move: its type, and where it is. Numbered as an answer."""

    def __init__(self, official: Official, region: Region, answer: int) -> None:
        """One of fifteen."""
        self.official = official
        self.region = region
        self.answer = answer


MOVERS: Final[tuple[Mover, ...]] = tuple(
    [Mover(Official(number % 3), Region(number // 3), number) for number in range(15)]
)
"""Every type in every region, by the answer that stands for it."""


class Coin:
    """A token that can be used to pay: its aspect, small or large, and its value. Numbered as an answer."""

    def __init__(self, aspect: Aspect, large: bool, answer: int) -> None:
        """One of six."""
        self.aspect = aspect
        self.large = large
        self.value = LARGE_TOKEN if large else 1
        self.answer = answer


COINS: Final[tuple[Coin, ...]] = tuple([Coin(Aspect(number % 3), number >= 3, number) for number in range(6)])
"""Small tokens of each aspect, then large ones, by the answer that stands for them."""


def type_of(card: Card) -> CardType:
    """Writing, currency, laws or alchemist. (F-1.6, F-6.7)"""
    return CardType((card - 1) // DECK)


def aspect_of(card: Card) -> Aspect:
    """The aspect of a unification card. (F-1.6)"""
    return Aspect((card - 1) // DECK)


def card_of(aspect: Aspect, number: int) -> Card:
    """A unification card by its index in its deck, from 0. (F-1.6)"""
    return Card(aspect * DECK + 1 + number)


def row_of(spot: int) -> int:
    """The row of a spot of the mausoleum, from 1. (F-1.3)"""
    return spot // 3 + 1


def column_of(spot: int) -> int:
    """The column of a spot of the mausoleum, from 1."""
    return spot % 3 + 1


def spot_at(row: int, column: int) -> int:
    """The spot of the mausoleum in a row and a column, both from 1."""
    return (row - 1) * 3 + column - 1


def site_of(section: Section) -> Site:
    """The site that a section of the wall belongs to."""
    return Site(section // 2)


def section_at(site: Site, right: int) -> Section:
    """The left or right section of a site."""
    return Section(site * 2 + right)


def tomb_of_site(site: Site) -> Tomb:
    """The spot of the mausoleum with the symbol of a wall site."""
    return Tomb(FIRST_SITE + site)


def tomb_of_region(region: Region) -> Tomb:
    """The spot of the mausoleum with the symbol of a region."""
    return Tomb(region)
