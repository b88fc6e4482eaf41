"""The position of The First Empire in flat lists of small ints. No rule is carried out here.

Players are numbered like seats. In the solo game player 0 is the person and player 1 is Li Si, who is no seat. Tables
with several entries a player start at `player * size`. Cards 1 to 120 are unification cards, 121 to 125 the alchemists
A1 to A5 that each player has, 126 to 130 the masters M1 to M5. 0 stands for none; owners are written as player + 1.
"""

from typing import Final

from tianxia.engine.script import Teller
from tianxia.games.first_empire.kit import NO_BOX, Box

RULES: Final = 2
"""The newest version of the rules. Under version 1 an alchemist card alone let a player take an emperor tile (F-5.6),
and a tie with Li Si counted as beating him (F-9.7); games that were begun so are played and replayed so."""

REGIONS: Final = 5
CHU: Final = 0
ASPECTS: Final = 3
ALCHEMIST_TYPE: Final = 3
"""The type of alchemist and master cards; 0 to 2 are the aspects. (F-6.7)"""

ALCHEMIST: Final = 0
ARCHITECT: Final = 1
GENERAL: Final = 2

RECRUIT: Final = 0
ELIXIR: Final = 1
GOVERNOR: Final = 2
HIRE: Final = 3
PALACE: Final = 4
WALL: Final = 5

CARDS: Final = 120
FIRST_ALCHEMIST: Final = 121
FIRST_MASTER: Final = 126
PLACES: Final = 15
"""Places for cards on a player's board: region * 3 + 0, 1, 2."""
HAND: Final = 6
MOST_UNREST: Final = 3
LARGE_TOKEN: Final = 2
"""What a large token counts. (F-1.2)"""

OFFICIALS_EACH: Final = 4
GOVERNORS: Final = 7
PALACES: Final = 6
WALLS: Final = 6
SOLDIERS: Final = 9

SYMBOLS: Final = 9
"""Mausoleum symbols: five regions, three wall sites, the elixir."""
FIRST_SITE: Final = 5
ELIXIR_SYMBOL: Final = 8
SLOTS: Final = 4

LAY_OUT: Final = 0
STARTING_CHOICE: Final = 1
STARTING_EFFECT: Final = 2
DEAL: Final = 3
PLAY: Final = 4
REWARD: Final = 5
UNLOCK: Final = 6
LIMIT: Final = 7
OVER: Final = 8

SOURCES: Final = 5
FROM_PALACES: Final = 0
FROM_PALACE_TILES: Final = 1
FROM_CARDS: Final = 2
FROM_GOVERNOR_TILES: Final = 3
FROM_SOLDIERS: Final = 4

ON_TRACK: Final = -1
LI_SI: Final = 1
"""Li Si's number as a player of the solo game."""
LI_SI_CHAIR: Final = 4
"""How events name him, since he is no seat."""

IN_DECK: Final = 1
DISCARDED: Final = 2
OUT_OF_GAME: Final = 3


def type_of(card: int) -> int:
    """Writing, currency, laws or alchemist. (F-1.6, F-6.7)"""
    return (card - 1) // 40


class Position(Teller):
    """Everything on the table. `copy` shares the box, which never changes, and nothing else."""

    def __init__(self) -> None:
        """An empty shell: `set_up`, `copy` and `from_plain` fill it."""
        self.box: Box = NO_BOX
        self.rules = RULES
        self.seats = 0
        self.players = 0
        self.level = 0
        self.tableau = 0
        self.advanced = 0
        self.stage = LAY_OUT
        self.round = 0
        self.turn = 0
        self.order: list[int] = []
        self.marker: list[int] = []
        self.starting: list[int] = []
        self.chosen: list[int] = []
        self.deck: list[int] = []
        self.hands: list[int] = []
        self.court: list[int] = []
        self.cards: list[int] = []
        self.emperor: list[int] = []
        self.officials: list[int] = []
        self.workers: list[int] = []
        self.unrest: list[int] = []
        self.governors: list[int] = []
        self.palaces: list[int] = []
        self.small: list[int] = []
        self.large: list[int] = []
        self.ship: list[int] = []
        self.locked: list[int] = []
        self.entrance: list[int] = []
        self.alchemists: list[int] = []
        self.masters = 0
        self.masters_in_play = 0
        self.vp: list[int] = []
        self.palace_tiles: list[int] = []
        self.governor_tiles: list[int] = []
        self.governor_on: list[int] = []
        self.wall_tiles: list[int] = []
        self.walls: list[int] = []
        self.emperor_piles: list[int] = []
        self.spot: list[int] = []
        self.tomb_tile: list[int] = []
        self.soldiers: list[int] = []
        self.li_cards: list[int] = []
        self.li_tiles: list[int] = []
        self.pile: list[int] = []
        self.pile_top = -1
        self.li_rank: list[int] = []

    def copy(self) -> "Position":
        """An equal position that shares nothing that can change."""
        twin = Position()
        twin.box = self.box
        twin.rules = self.rules
        twin.seats = self.seats
        twin.players = self.players
        twin.level = self.level
        twin.tableau = self.tableau
        twin.advanced = self.advanced
        twin.stage = self.stage
        twin.round = self.round
        twin.turn = self.turn
        twin.order = self.order[:]
        twin.marker = self.marker[:]
        twin.starting = self.starting[:]
        twin.chosen = self.chosen[:]
        twin.deck = self.deck[:]
        twin.hands = self.hands[:]
        twin.court = self.court[:]
        twin.cards = self.cards[:]
        twin.emperor = self.emperor[:]
        twin.officials = self.officials[:]
        twin.workers = self.workers[:]
        twin.unrest = self.unrest[:]
        twin.governors = self.governors[:]
        twin.palaces = self.palaces[:]
        twin.small = self.small[:]
        twin.large = self.large[:]
        twin.ship = self.ship[:]
        twin.locked = self.locked[:]
        twin.entrance = self.entrance[:]
        twin.alchemists = self.alchemists[:]
        twin.masters = self.masters
        twin.masters_in_play = self.masters_in_play
        twin.vp = self.vp[:]
        twin.palace_tiles = self.palace_tiles[:]
        twin.governor_tiles = self.governor_tiles[:]
        twin.governor_on = self.governor_on[:]
        twin.wall_tiles = self.wall_tiles[:]
        twin.walls = self.walls[:]
        twin.emperor_piles = self.emperor_piles[:]
        twin.spot = self.spot[:]
        twin.tomb_tile = self.tomb_tile[:]
        twin.soldiers = self.soldiers[:]
        twin.li_cards = self.li_cards[:]
        twin.li_tiles = self.li_tiles[:]
        twin.pile = self.pile[:]
        twin.pile_top = self.pile_top
        twin.li_rank = self.li_rank[:]
        return twin

    # -- whose turn, which chair

    def player(self) -> int:
        """Whose turn it is on the turn order track."""
        return self.order[self.turn % self.players]

    def chair(self, player: int) -> int:
        """How events name a player: the seat, or a number of his own for Li Si."""
        return LI_SI_CHAIR if self.level and player == LI_SI else player

    # -- cards

    def hand(self, me: int) -> list[int]:
        """The cards in a hand, ascending."""
        return [card for card in self.hands[me * HAND : me * HAND + HAND] if card]

    def put_in_hand(self, me: int, cards: list[int]) -> None:
        """A hand holds just these cards."""
        self.hands[me * HAND : me * HAND + HAND] = sorted(cards) + [0] * (HAND - len(cards))

    def cards_in(self, me: int, region: int) -> int:
        """How many cards lie in a region; three are the most. (F-3.1)"""
        first = me * PLACES + region * 3
        cards = self.cards
        return (1 if cards[first] else 0) + (1 if cards[first + 1] else 0) + (1 if cards[first + 2] else 0)

    def tableau_cards(self, me: int) -> list[int]:
        """All cards on a player's board, region by region."""
        return [card for card in self.cards[me * PLACES : me * PLACES + PLACES] if card]

    def count_type(self, me: int, kind: int) -> int:
        """How many cards of a type lie on a player's board. (F-6.7)"""
        count = 0
        for place in range(me * PLACES, me * PLACES + PLACES):
            card = self.cards[place]
            if card and type_of(card) == kind:
                count += 1
        return count

    def count_type_in(self, me: int, region: int, kind: int) -> int:
        """The same in one region."""
        count = 0
        first = me * PLACES + region * 3
        for place in range(first, first + 3):
            card = self.cards[place]
            if card and type_of(card) == kind:
                count += 1
        return count

    def has_unification_card(self, me: int) -> bool:
        """Whether a player has tucked a card of the three decks; alchemist and master cards are none. (F-5.6)"""
        return any(0 < card <= CARDS for card in self.cards[me * PLACES : me * PLACES + PLACES])

    def place_of(self, me: int, card: int) -> int:
        """Where a card lies on a player's board: region * 3 + 0, 1, 2; -1 where it does not."""
        for place in range(PLACES):
            if self.cards[me * PLACES + place] == card:
                return place
        return -1

    # -- what is left in stock

    def official_stock(self, me: int, kind: int) -> int:
        """Officials of a type not on the board. (F-1.1)"""
        first = me * PLACES + kind
        out = self.officials
        return OFFICIALS_EACH - out[first] - out[first + 3] - out[first + 6] - out[first + 9] - out[first + 12]

    def any_official_stock(self, me: int) -> int:
        """Officials of all types not on the board."""
        return OFFICIALS_EACH * 3 - sum(self.officials[me * PLACES : me * PLACES + PLACES])

    def governors_out(self, me: int) -> int:
        """Governors on the board."""
        return sum(self.governors[me * REGIONS : me * REGIONS + REGIONS])

    def palaces_out(self, me: int) -> int:
        """Palaces on the board."""
        return sum(self.palaces[me * REGIONS : me * REGIONS + REGIONS])

    def walls_out(self, me: int) -> int:
        """Walls on the board."""
        return self.walls.count(me + 1)

    def supply(self, aspect: int) -> int:
        """Small tokens of an aspect that nobody has. (F-1.2)"""
        left = self.box.small_tokens
        for player in range(self.players):
            left -= self.small[player * ASPECTS + aspect]
        return left

    def token_value(self, me: int, aspect: int) -> int:
        """What a player's tokens of an aspect are worth; a large one counts 2. (F-8.1)"""
        return self.small[me * ASPECTS + aspect] + (LARGE_TOKEN if self.large[aspect] == me + 1 else 0)

    def in_revolt(self, me: int, region: int) -> bool:
        """Whether a region's unrest is at its most, so that its cards do nothing. (F-4.4)"""
        return self.unrest[me * REGIONS + region] == MOST_UNREST

    # -- walls and the mausoleum

    def own_wall_in(self, me: int, section: int) -> bool:
        """Whether a player has built in a section."""
        return me + 1 in self.walls[section * SLOTS : section * SLOTS + SLOTS]

    def walls_at(self, me: int, site: int) -> int:
        """A player's walls at a site."""
        return (1 if self.own_wall_in(me, site * 2) else 0) + (1 if self.own_wall_in(me, site * 2 + 1) else 0)

    def soldier_on(self, me: int, symbol: int) -> bool:
        """Whether a player has a soldier on the tile of a symbol."""
        return me + 1 in self.soldiers[symbol * SLOTS : symbol * SLOTS + SLOTS]

    def soldiers_out(self, me: int) -> int:
        """A player's soldiers on mausoleum tiles."""
        return self.soldiers.count(me + 1)


def empty_position(box: Box, seats: int, level: int, tableau: int, advanced: int, rules: int = RULES) -> Position:
    """Every player's own stock on his board and nothing laid out yet. (F-1.1, F-1.2, F-10.1)"""
    pos = Position()
    players = max(seats, 2)
    pos.box, pos.rules, pos.seats, pos.players = box, rules, seats, players
    pos.level, pos.tableau, pos.advanced = level, tableau, advanced
    pos.marker, pos.chosen, pos.starting = [ON_TRACK] * players, [0] * players, [0] * (2 * players)
    pos.deck, pos.hands = [0] + [1] * CARDS, [0] * (HAND * players)
    pos.cards, pos.emperor, pos.officials = [0] * (PLACES * players), [0] * (PLACES * players), [0] * (PLACES * players)
    pos.workers, pos.unrest = [0] * (REGIONS * players), [0] * (REGIONS * players)
    pos.governors, pos.palaces = [0] * (REGIONS * players), [0] * (REGIONS * players)
    pos.small, pos.large = [0] * (ASPECTS * players), [0] * ASPECTS
    pos.ship, pos.locked, pos.entrance = [0] * players, [SOLDIERS - 1] * players, [1] * players
    pos.alchemists, pos.vp = [31] * players, [0] * (SOURCES * players)
    pos.palace_tiles, pos.governor_tiles, pos.governor_on = [0] * 15, [0] * 10, [0] * 10
    pos.wall_tiles, pos.walls, pos.emperor_piles = [-1] * 6, [0] * 24, [0] * 6
    pos.spot, pos.tomb_tile, pos.soldiers = box.spot[:], [-1] * SYMBOLS, [0] * (SYMBOLS * SLOTS)
    pos.li_cards = [IN_DECK if level and card in box.li_deck else 0 for card in range(25)]
    pos.li_tiles, pos.pile = [0] * 15, [0] * ASPECTS
    return pos
