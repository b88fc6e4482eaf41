"""What players have beside the regions of their boards: pieces, tokens, ship, soldiers, alchemist cards, points."""

from typing import Final

from mypy_extensions import i64

from tianxia.engine.script import Seat
from tianxia.games.first_empire.cells.boards import Boards
from tianxia.games.first_empire.cells.layout import (
    ALCHEMISTS,
    ENTRANCE,
    GOVERNORS,
    LARGE,
    LOCKED,
    MASTERS_LEFT,
    MASTERS_SHOWN,
    PALACES,
    PLAYERS,
    POINTS,
    SHIP,
    SMALL,
    SOLDIERS,
    WALLS,
)
from tianxia.games.first_empire.ids import (
    ALCHEMIST_CARDS,
    ALL_ASPECTS,
    ASPECTS,
    FIRST_ALCHEMIST,
    FIRST_MASTER,
    LARGE_TOKEN,
    MASTER_CARDS,
    MOST_GOVERNORS,
    MOST_PALACES,
    MOST_WALLS,
    REGIONS,
    Aspect,
    Card,
    Region,
    Source,
)

SOURCES: Final = 5


class Stocks(Boards):
    """What players have, and what is left in stock."""

    # -- pieces on the game board, by player

    def governors(self, me: Seat, region: Region) -> int:
        """A player's governors in a region."""
        seat: i64 = me
        return self.cells[GOVERNORS + seat * REGIONS + region]

    def rival_governors(self, me: Seat, region: Region) -> int:
        """The most governors that any other player has in a region."""
        seat: i64 = me
        most: i64 = 0
        cells = self.cells
        for player in range(cells[PLAYERS]):
            count: i64 = cells[GOVERNORS + player * REGIONS + region]
            if count > most and player != seat:
                most = count
        return most

    def players_with(self, region: Region, governors: int) -> int:
        """How many players share this number of governors in a region."""
        wanted: i64 = governors
        count, cells = 0, self.cells
        for player in range(cells[PLAYERS]):
            if cells[GOVERNORS + player * REGIONS + region] == wanted:
                count += 1
        return count

    def add_governors(self, me: Seat, region: Region, count: int) -> None:
        """Add governors to a region, or remove them if the number is negative."""
        at: i64 = me
        at = GOVERNORS + at * REGIONS + region
        self.cells[at] += count

    def governors_out(self, me: Seat) -> int:
        """A player's governors on the board."""
        return self._total(GOVERNORS, me)

    def governors_left(self, me: Seat) -> int:
        """A player's governors in stock. (F-1.1)"""
        return MOST_GOVERNORS - self._total(GOVERNORS, me)

    def palaces(self, me: Seat, region: Region) -> int:
        """A player's palaces in a region."""
        seat: i64 = me
        return self.cells[PALACES + seat * REGIONS + region]

    def add_palaces(self, me: Seat, region: Region, count: int) -> None:
        """Add palaces to a region."""
        at: i64 = me
        at = PALACES + at * REGIONS + region
        self.cells[at] += count

    def palaces_out(self, me: Seat) -> int:
        """A player's palaces on the board."""
        return self._total(PALACES, me)

    def palaces_left(self, me: Seat) -> int:
        """A player's palaces in stock. (F-1.1)"""
        return MOST_PALACES - self._total(PALACES, me)

    def walls_out(self, me: Seat) -> int:
        """A player's walls on the board."""
        return self._owned(WALLS, 24, me)

    def walls_left(self, me: Seat) -> int:
        """A player's walls in stock. (F-1.1)"""
        return MOST_WALLS - self._owned(WALLS, 24, me)

    def soldiers_out(self, me: Seat) -> int:
        """A player's soldiers on mausoleum tiles."""
        return self._owned(SOLDIERS, 36, me)

    # -- tokens

    def tokens(self, me: Seat, aspect: Aspect) -> int:
        """A player's small tokens of an aspect."""
        seat: i64 = me
        return self.cells[SMALL + seat * ASPECTS + aspect]

    def all_tokens(self, me: Seat) -> int:
        """A player's small tokens of all aspects."""
        at: i64 = me
        at = SMALL + at * ASPECTS
        return self.cells[at] + self.cells[at + 1] + self.cells[at + 2]

    def put_tokens(self, me: Seat, aspect: Aspect, count: int) -> None:
        """Take small tokens from the supply."""
        at: i64 = me
        at = SMALL + at * ASPECTS + aspect
        self.cells[at] += count

    def gain_tokens(self, me: Seat, aspect: Aspect, count: int) -> None:
        """Take small tokens of an aspect, as far as the supply allows. (F-3.2)"""
        left = self.tokens_left(aspect)
        got = count if count < left else left
        self.put_tokens(me, aspect, got)
        self.tell("tokens", self.seat_of(me), aspect, got)

    def spend_tokens(self, me: Seat, aspect: Aspect, count: int) -> None:
        """Return small tokens to the supply."""
        at: i64 = me
        at = SMALL + at * ASPECTS + aspect
        self.cells[at] -= count

    def any_token_left(self) -> bool:
        """Whether the supply holds any token."""
        for aspect in ALL_ASPECTS:
            if self.tokens_left(aspect) > 0:
                return True
        return False

    def tokens_left(self, aspect: Aspect) -> int:
        """Small tokens of an aspect in the supply. (F-1.2)"""
        at: i64 = aspect
        left: i64 = self.printed.small_tokens
        for player in range(self.cells[PLAYERS]):
            left -= self.cells[SMALL + player * ASPECTS + at]
        return left

    def large_owner(self, aspect: Aspect) -> Seat:
        """Who has the large token of an aspect; nobody while it is on the board."""
        at: i64 = aspect
        return Seat(self.cells[LARGE + at] - 1)

    def has_large(self, me: Seat, aspect: Aspect) -> bool:
        """Whether a player has the large token of an aspect."""
        at: i64 = aspect
        return self.cells[LARGE + at] == me + 1

    def large_left(self, aspect: Aspect) -> bool:
        """Whether the large token of an aspect is on the board."""
        at: i64 = aspect
        return self.cells[LARGE + at] == 0

    def any_large_left(self) -> bool:
        """Whether any large token is on the board."""
        return self.cells[LARGE] == 0 or self.cells[LARGE + 1] == 0 or self.cells[LARGE + 2] == 0

    def large_tokens(self, me: Seat) -> int:
        """How many large tokens a player has."""
        return self._owned(LARGE, ASPECTS, me)

    def put_large(self, me: Seat, aspect: Aspect) -> None:
        """Give the large token of an aspect to a player; to nobody puts it back on the board."""
        at: i64 = aspect
        self.cells[LARGE + at] = me + 1

    def token_value(self, me: Seat, aspect: Aspect) -> int:
        """The value of a player's tokens of an aspect; a large one counts 2. (F-8.1)"""
        seat: i64 = me
        small: i64 = self.cells[SMALL + seat * ASPECTS + aspect]
        return small + LARGE_TOKEN if self.cells[LARGE + aspect] == seat + 1 else small

    def purse(self, me: Seat) -> int:
        """The value of all of a player's tokens. (F-8.4)"""
        return self.all_tokens(me) + LARGE_TOKEN * self.large_tokens(me)

    # -- ship, soldiers, alchemist cards, points

    def ship(self, me: Seat) -> int:
        """The space of the elixir track that a player's ship has reached."""
        seat: i64 = me
        return self.cells[SHIP + seat]

    def set_ship(self, me: Seat, space: int) -> None:
        """Put a player's ship on a space."""
        seat: i64 = me
        self.cells[SHIP + seat] = space

    def can_sail(self, me: Seat) -> bool:
        """Whether a player's ship can still move. (F-5.2)"""
        seat: i64 = me
        return self.cells[SHIP + seat] < self.printed.last_space

    def locked(self, me: Seat) -> int:
        """A player's soldiers that are still locked."""
        seat: i64 = me
        return self.cells[LOCKED + seat]

    def entrance(self, me: Seat) -> int:
        """A player's soldiers at the entrance of the mausoleum."""
        seat: i64 = me
        return self.cells[ENTRANCE + seat]

    def set_soldiers(self, me: Seat, locked: int, entrance: int) -> None:
        """Set how many soldiers are locked and how many are at the entrance."""
        seat: i64 = me
        self.cells[LOCKED + seat] = locked
        self.cells[ENTRANCE + seat] = entrance

    def unlock(self, me: Seat, count: int) -> None:
        """Unlock soldiers, as many as are still locked: they go from the board to the entrance. (F-7.1)"""
        locked = self.locked(me)
        freed = count if count < locked else locked
        self.set_soldiers(me, locked - freed, self.entrance(me) + freed)
        self.tell("unlocked", self.seat_of(me), freed)

    def holds(self, me: Seat, card: Card) -> bool:
        """Whether an alchemist or master card is beside a player's board."""
        bits: i64 = self.cells[ALCHEMISTS + me]
        return (bits >> (card - FIRST_ALCHEMIST)) & 1 > 0

    def holds_any(self, me: Seat) -> bool:
        """Whether any alchemist or master card is beside a player's board."""
        seat: i64 = me
        return self.cells[ALCHEMISTS + seat] > 0

    def holds_master(self, me: Seat) -> bool:
        """Whether a master card is beside a player's board."""
        seat: i64 = me
        return self.cells[ALCHEMISTS + seat] >> (FIRST_MASTER - FIRST_ALCHEMIST) > 0

    def held_cards(self, me: Seat) -> list[Card]:
        """The alchemist and master cards beside a player's board."""
        return [card for card in ALCHEMIST_CARDS if self.holds(me, card)]

    def set_held_cards(self, me: Seat, cards: list[Card]) -> None:
        """Set the alchemist and master cards beside a player's board to exactly these."""
        seat: i64 = me
        self.cells[ALCHEMISTS + seat] = 0
        for card in cards:
            self.give_alchemist(me, card)

    def give_alchemist(self, me: Seat, card: Card) -> None:
        """Add an alchemist or master card to those beside a player's board."""
        seat: i64 = me
        self.cells[ALCHEMISTS + seat] |= 1 << (card - FIRST_ALCHEMIST)

    def spend_alchemist(self, me: Seat, card: Card) -> None:
        """Remove an alchemist or master card from beside a player's board."""
        seat: i64 = me
        self.cells[ALCHEMISTS + seat] &= ~(1 << (card - FIRST_ALCHEMIST))

    def masters_shown(self) -> list[Card]:
        """The masters of this game, taken or not. (F-1.6)"""
        return [card for card in MASTER_CARDS if self.cells[MASTERS_SHOWN] >> (card - FIRST_MASTER) & 1]

    def masters_left(self) -> list[Card]:
        """The masters that nobody has taken yet."""
        return [card for card in MASTER_CARDS if self.master_left(card)]

    def any_master_left(self) -> bool:
        """Whether a master is left."""
        return self.cells[MASTERS_LEFT] > 0

    def master_left(self, card: Card) -> bool:
        """Whether nobody has taken a master of this game yet."""
        return self.cells[MASTERS_LEFT] >> (card - FIRST_MASTER) & 1 > 0

    def show_master(self, card: Card) -> None:
        """Add a master to this game."""
        self.cells[MASTERS_SHOWN] |= 1 << (card - FIRST_MASTER)
        self.cells[MASTERS_LEFT] |= 1 << (card - FIRST_MASTER)

    def spend_master(self, card: Card) -> None:
        """Mark a master as taken."""
        self.cells[MASTERS_LEFT] &= ~(1 << (card - FIRST_MASTER))

    def points(self, me: Seat, source: Source) -> int:
        """Points that a player has scored from a source. (F-9.1)"""
        seat: i64 = me
        return self.cells[POINTS + seat * SOURCES + source]

    def add_points(self, me: Seat, source: Source, points: int) -> None:
        """Add points, noted by source. (F-9.1)"""
        at: i64 = me
        at = POINTS + at * SOURCES + source
        self.cells[at] += points

    def score(self, me: Seat, source: Source, points: int) -> None:
        """Score points during the game, noted by source. (F-9.1)"""
        self.add_points(me, source, points)
        self.tell("points", self.seat_of(me), source, points)

    def all_points(self, me: Seat) -> int:
        """Points that a player has scored so far. (F-9.1)"""
        return self._total(POINTS, me)
