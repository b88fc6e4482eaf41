"""Players' boards, region by region: cards, officials, workers and unrest."""

from typing import Final, cast

from mypy_extensions import i64

from tianxia.engine.script import Seat
from tianxia.games.first_empire.cells.cards import Cards
from tianxia.games.first_empire.cells.layout import EMPEROR, OFFICIALS, TUCKED, UNREST, WORKERS
from tianxia.games.first_empire.ids import (
    ACTIONS,
    ALCHEMIST,
    ALL_OFFICIALS,
    ARCHITECT,
    CARDS,
    DECK,
    GENERAL,
    MOST_UNREST,
    NO_REGION,
    OFFICIALS_EACH,
    PLACES,
    REGIONS,
    Action,
    Card,
    CardType,
    Official,
    Region,
)

BOARD: Final = 15
"""Places for cards on a board, and types of officials in all its regions."""


class Boards(Cards):
    """The cells of players' boards."""

    # -- cards in regions

    def card_at(self, me: Seat, region: Region, place: int) -> Card:
        """The first, second or third card of a region, from 0; no card if the place is free."""
        seat: i64 = me
        return Card(self.cells[TUCKED + seat * BOARD + region * PLACES + place])

    def cards_in(self, me: Seat, region: Region) -> int:
        """How many cards are in a region; at most three. (F-3.1)"""
        at: i64 = me
        at = TUCKED + at * BOARD + region * PLACES
        cells = self.cells
        return 0 if not cells[at] else 1 if not cells[at + 1] else 2 if not cells[at + 2] else 3

    def add_card(self, me: Seat, region: Region, card: Card) -> None:
        """Put a card in the next of the three places. (F-3.1, F-3.4)"""
        at: i64 = me
        at = TUCKED + at * BOARD + region * PLACES + self.cards_in(me, region)
        self.cells[at] = card

    def remove_last_card(self, me: Seat, region: Region) -> None:
        """Remove the last card of a region; used only to take back a trial."""
        at: i64 = me
        at = TUCKED + at * BOARD + region * PLACES + self.cards_in(me, region) - 1
        self.cells[at] = 0
        self.cells[at - TUCKED + EMPEROR] = 0

    def tableau_cards(self, me: Seat) -> list[Card]:
        """All cards on a player's board, region by region."""
        first: i64 = me
        first = TUCKED + first * BOARD
        cells = self.cells
        return cast(list[Card], [cells[at] for at in range(first, first + BOARD) if cells[at]])

    def region_of(self, me: Seat, card: Card) -> Region:
        """The region of a player's board that a card is in; no region if it is not there."""
        first: i64 = me
        first = TUCKED + first * BOARD
        for at in range(BOARD):
            if self.cells[first + at] == card:
                return Region(at // PLACES)
        return NO_REGION

    def count_type(self, me: Seat, kind: CardType) -> int:
        """How many cards of a type are on a player's board. (F-6.7)"""
        first: i64 = me
        first = TUCKED + first * BOARD
        low: i64 = kind
        low = low * DECK
        high: i64 = low + DECK
        count, cells = 0, self.cells
        for at in range(first, first + BOARD):
            if low < cells[at] <= high:
                count += 1
        return count

    def count_type_in(self, me: Seat, region: Region, kind: CardType) -> int:
        """The same in one region."""
        at: i64 = me
        at = TUCKED + at * BOARD + region * PLACES
        low: i64 = kind
        low = low * DECK
        high: i64 = low + DECK
        cells = self.cells
        count = 1 if low < cells[at] <= high else 0
        if low < cells[at + 1] <= high:
            count += 1
        return count + 1 if low < cells[at + 2] <= high else count

    def type_counts(self, me: Seat) -> list[int]:
        """How many cards of each type are on a player's board."""
        first: i64 = me
        first = TUCKED + first * BOARD
        counts, cells = [0, 0, 0, 0], self.cells
        for at in range(first, first + BOARD):
            if cells[at]:
                counts[(cells[at] - 1) // DECK] += 1
        return counts

    def has_unification_card(self, me: Seat) -> bool:
        """Whether a player has tucked a card of the three decks; alchemist and master cards don't count. (F-5.6)"""
        first: i64 = me
        first = TUCKED + first * BOARD
        for at in range(first, first + BOARD):
            if 0 < self.cells[at] <= CARDS:
                return True
        return False

    # -- emperor tiles and triggers

    def emperor_tile(self, me: Seat, region: Region, place: int) -> int:
        """The emperor tile on a card, by its action from 1 on; 0 for none. (F-5.6)"""
        seat: i64 = me
        return self.cells[EMPEROR + seat * BOARD + region * PLACES + place]

    def set_emperor_tile(self, me: Seat, region: Region, place: int, tile: int) -> None:
        """Put an emperor tile on a card, or remove it."""
        at: i64 = me
        at = EMPEROR + at * BOARD + region * PLACES + place
        self.cells[at] = tile

    def has_emperor_tile(self, me: Seat, card: Card) -> bool:
        """Whether there is an emperor tile on a card of a player's board."""
        return self.cells[EMPEROR + self._place_of(me, card)] > 0

    def put_emperor_tile(self, me: Seat, card: Card, action: Action) -> None:
        """Put the tile on the card; it replaces its trigger for good. (F-5.6)"""
        at: i64 = EMPEROR + self._place_of(me, card)
        self.cells[at] = action + 1

    def has_bare_card(self, me: Seat) -> bool:
        """Whether a player has a card without an emperor tile."""
        first: i64 = me
        first = first * BOARD
        for at in range(first, first + BOARD):
            if self.cells[TUCKED + at] and not self.cells[EMPEROR + at]:
                return True
        return False

    def trigger_at(self, me: Seat, region: Region, place: int) -> Action:
        """The printed trigger of a card, unless an emperor tile replaces it. (F-4.4)"""
        at: i64 = me
        at = at * BOARD + region * PLACES + place
        tile: i64 = self.cells[EMPEROR + at]
        return Action(tile - 1) if tile else self.printed.triggers[self.cells[TUCKED + at]]

    def trigger_of(self, me: Seat, card: Card) -> Action:
        """The trigger of a card of a player's board. (F-4.4)"""
        tile: i64 = self.cells[EMPEROR + self._place_of(me, card)]
        return Action(tile - 1) if tile else self.printed.triggers[card]

    def trigger_counts(self, me: Seat) -> list[int]:
        """How many cards of a player's board each action triggers, in revolt or not. (F-4.4)"""
        first: i64 = me
        first = first * BOARD
        counts, triggers, cells = [0] * ACTIONS, self.printed.triggers, self.cells
        for at in range(first, first + BOARD):
            if cells[TUCKED + at]:
                tile: i64 = cells[EMPEROR + at]
                counts[tile - 1 if tile else triggers[cells[TUCKED + at]]] += 1
        return counts

    def waiting_cards(self, me: Seat, action: Action) -> list[Card]:
        """The cards that an action would activate: those with its trigger in regions that are not in revolt. (F-4.4)"""
        first: i64 = me
        first = first * BOARD
        found: list[Card] = []
        triggers, cells = self.printed.triggers, self.cells
        for at in range(first, first + BOARD):
            card: i64 = cells[TUCKED + at]
            if card:
                tile: i64 = cells[EMPEROR + at]
                trigger: i64 = tile - 1 if tile else triggers[card]
                if trigger == action and cells[UNREST + at // PLACES] < MOST_UNREST:
                    found.append(Card(card))
        return found

    def _place_of(self, me: Seat, card: Card) -> int:
        """The index of a card of a player's board among all boards' places."""
        first: i64 = me
        first = first * BOARD
        for at in range(first, first + BOARD):
            if self.cells[TUCKED + at] == card:
                return at
        raise AssertionError("the card lies on no board")

    # -- officials

    def officials(self, me: Seat, region: Region, official: Official) -> int:
        """How many officials of a type are in a region."""
        seat: i64 = me
        return self.cells[OFFICIALS + seat * BOARD + region * 3 + official]

    def officials_in(self, me: Seat, region: Region) -> int:
        """All officials in a region."""
        at: i64 = me
        at = OFFICIALS + at * BOARD + region * 3
        return self.cells[at] + self.cells[at + 1] + self.cells[at + 2]

    def add_officials(self, me: Seat, region: Region, official: Official, count: int) -> None:
        """Add officials to a region, or remove them if the number is negative."""
        at: i64 = me
        at = OFFICIALS + at * BOARD + region * 3 + official
        self.cells[at] += count

    def recruit(self, me: Seat, official: Official, region: Region) -> None:
        """Move an official from the stock to a region. (F-5.1)"""
        self.add_officials(me, region, official, 1)
        self.tell("recruited", me, official, region)

    def official_types(self, me: Seat, region: Region) -> int:
        """How many of the three types of officials are in a region. (F-5.3)"""
        at: i64 = me
        at = OFFICIALS + at * BOARD + region * 3
        cells = self.cells
        return (1 if cells[at] else 0) + (1 if cells[at + 1] else 0) + (1 if cells[at + 2] else 0)

    def movers(self, me: Seat) -> list[int]:
        """The officials on a player's board, by their number in `MOVERS`."""
        first: i64 = me
        first = OFFICIALS + first * BOARD
        cells = self.cells
        return [at for at in range(BOARD) if cells[first + at]]

    def officials_out(self, me: Seat, official: Official) -> int:
        """Officials of a type on a player's board."""
        at: i64 = me
        at = OFFICIALS + at * BOARD + official
        cells = self.cells
        return cells[at] + cells[at + 3] + cells[at + 6] + cells[at + 9] + cells[at + 12]

    def officials_left(self, me: Seat, official: Official) -> int:
        """Officials of a type in stock. (F-1.1)"""
        return OFFICIALS_EACH - self.officials_out(me, official)

    def all_officials(self, me: Seat) -> int:
        """Officials of all types on a player's board."""
        out = self.officials_out(me, ALCHEMIST) + self.officials_out(me, ARCHITECT)
        return out + self.officials_out(me, GENERAL)

    def any_official(self, me: Seat) -> bool:
        """Whether there is an official on a player's board."""
        for official in ALL_OFFICIALS:
            if self.officials_out(me, official):
                return True
        return False

    def any_official_left(self, me: Seat) -> bool:
        """Whether an official is in stock. (F-1.1)"""
        for official in ALL_OFFICIALS:
            if self.officials_left(me, official) > 0:
                return True
        return False

    def all_officials_left(self, me: Seat) -> int:
        """Officials of all types in stock."""
        return OFFICIALS_EACH * 3 - self.all_officials(me)

    # -- workers and unrest

    def workers(self, me: Seat, region: Region) -> int:
        """How many workers are in a region."""
        seat: i64 = me
        return self.cells[WORKERS + seat * REGIONS + region]

    def all_workers(self, me: Seat) -> int:
        """A player's workers in all regions."""
        return self._total(WORKERS, me)

    def regions_with_workers(self, me: Seat) -> int:
        """How many regions a player has a worker in."""
        first: i64 = me
        first = WORKERS + first * REGIONS
        count = 0
        for at in range(first, first + REGIONS):
            if self.cells[at]:
                count += 1
        return count

    def put_workers(self, me: Seat, region: Region, count: int) -> None:
        """Add workers from the supply, which is unlimited. (F-1.2)"""
        at: i64 = me
        at = WORKERS + at * REGIONS + region
        self.cells[at] += count

    def add_workers(self, me: Seat, region: Region, count: int) -> None:
        """Hire workers. (F-5.4)"""
        self.put_workers(me, region, count)
        self.tell("hired", me, region, count)

    def spend_workers(self, me: Seat, region: Region, count: int) -> None:
        """Return workers to the supply."""
        at: i64 = me
        at = WORKERS + at * REGIONS + region
        self.cells[at] -= count

    def unrest(self, me: Seat, region: Region) -> int:
        """The unrest level of a region, 0 to 3."""
        seat: i64 = me
        return self.cells[UNREST + seat * REGIONS + region]

    def all_unrest(self, me: Seat) -> int:
        """The total unrest of a player's regions."""
        return self._total(UNREST, me)

    def put_unrest(self, me: Seat, region: Region, level: int) -> None:
        """Put the unrest marker of a region on a level."""
        at: i64 = me
        at = UNREST + at * REGIONS + region
        self.cells[at] = level

    def set_unrest(self, me: Seat, region: Region, level: int) -> None:
        """Move the unrest marker of a region to a level. (F-3.3)"""
        self.put_unrest(me, region, level)
        self.tell("unrest", me, region, level)

    def raise_unrest(self, me: Seat, region: Region, steps: int) -> None:
        """Raise unrest; the caller has checked that it does not exceed 3. (F-4.5)"""
        level = self.unrest(me, region) + steps
        assert level <= MOST_UNREST
        self.set_unrest(me, region, level)

    def lower_unrest(self, me: Seat, region: Region) -> None:
        """Lower unrest by one. (F-6.1)"""
        self.set_unrest(me, region, self.unrest(me, region) - 1)

    def in_revolt(self, me: Seat, region: Region) -> bool:
        """Whether a region's unrest is at its maximum, so that its cards cannot be activated. (F-4.4)"""
        return self.unrest(me, region) == MOST_UNREST

    # -- sums

    def _total(self, table: int, me: Seat) -> int:
        """A player's five numbers of a table: by region, or by source of points."""
        at: i64 = me
        at = at * 5 + table
        cells = self.cells
        return cells[at] + cells[at + 1] + cells[at + 2] + cells[at + 3] + cells[at + 4]

    def _owned(self, table: int, size: int, me: Seat) -> int:
        """How many places of a table belong to a player."""
        owner: i64 = me
        owner += 1
        count = 0
        for at in range(table, table + size):
            if self.cells[at] == owner:
                count += 1
        return count
