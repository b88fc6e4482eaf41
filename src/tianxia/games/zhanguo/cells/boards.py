"""The player boards: discs, workers and unrest, officials, tucked cards."""

from mypy_extensions import i64

from tianxia.games.zhanguo.cells.layout import (
    ABOVE,
    BELOW,
    BOARD,
    OFFICIALS_EACH,
    REMOVED,
    SUPPLY,
    TUCKED,
    UNREST,
    WORK_SLOTS,
    WORKERS,
)
from tianxia.games.zhanguo.cells.progress import Progress
from tianxia.games.zhanguo.ids import (
    ALL_PLACES,
    ALL_REGIONS,
    CIRCLE,
    NO_BOARD,
    NO_PLACE,
    Aspect,
    Board,
    Card,
    Official,
    Place,
    Region,
    Seat,
)


class Boards(Progress):
    """The cells of the player boards."""

    # -- boards

    def board(self, seat: Seat) -> Board:
        """The board of a seat."""
        return self.cells[BOARD + seat]  # type: ignore[return-value]

    def set_board(self, seat: Seat, board: Board) -> None:
        """Give a seat a board."""
        self.cells[BOARD + seat] = board

    def has_all_boards(self) -> bool:
        """Whether everybody has a board."""
        for seat in range(self.seats):
            if self.cells[BOARD + seat] == NO_BOARD:
                return False
        return True

    def is_taken(self, board: Board) -> bool:
        """Whether a seat has this board."""
        for seat in range(self.seats):
            if self.cells[BOARD + seat] == board:
                return True
        return False

    def is_removed(self, board: Board) -> bool:
        """Whether this board was removed before the auction. (Z-9.4)"""
        return self.cells[REMOVED + board] != 0

    def remove_board(self, board: Board) -> None:
        """Return a board to the box. (Z-9.4)"""
        self.cells[REMOVED + board] = 1

    # -- workers and unrest

    def workers(self, me: Seat, region: Region) -> int:
        """The workers in a region of a board."""
        seat: i64 = me
        return self.cells[WORKERS + seat * 5 + region]

    def put_workers(self, me: Seat, region: Region, count: int) -> None:
        """Add workers from the general supply, which never runs out. (Z-1.2)"""
        seat: i64 = me
        self.cells[WORKERS + seat * 5 + region] += count

    def add_workers(self, me: Seat, region: Region, count: int) -> None:
        """Add workers to a region without a hire. (Z-6.4, Z-7.3)"""
        self.put_workers(me, region, count)
        self.tell("worker", me, region, count)

    def spend_workers(self, me: Seat, region: Region, count: int) -> None:
        """Remove workers from a region."""
        seat: i64 = me
        self.cells[WORKERS + seat * 5 + region] -= count

    def all_workers(self, me: Seat) -> int:
        """The workers of a seat in all regions."""
        at: i64 = me
        at = WORKERS + at * 5
        cells = self.cells
        return cells[at] + cells[at + 1] + cells[at + 2] + cells[at + 3] + cells[at + 4]

    def staffed(self, me: Seat) -> int:
        """How many regions have a worker."""
        at: i64 = me
        at = WORKERS + at * 5
        found = 0
        for place in range(at, at + 5):
            if self.cells[place]:
                found += 1
        return found

    def unrest(self, me: Seat, region: Region) -> int:
        """The unrest in a region of a board."""
        seat: i64 = me
        return self.cells[UNREST + seat * 5 + region]

    def put_unrest(self, me: Seat, region: Region, level: int) -> None:
        """Put the unrest cube of a region on a level."""
        seat: i64 = me
        self.cells[UNREST + seat * 5 + region] = level

    def set_unrest(self, me: Seat, region: Region, level: int) -> None:
        """Move the unrest cube of a region to a level. (Z-3.4)"""
        self.put_unrest(me, region, level)
        self.tell("unrest", me, region, level)

    def raise_unrest(self, me: Seat, region: Region, levels: int) -> None:
        """Raise unrest; the caller has checked that it fits. (Z-3.4)"""
        self.set_unrest(me, region, self.unrest(me, region) + levels)

    def lower_unrest(self, me: Seat, region: Region) -> None:
        """Lower unrest by 1; it never goes below 0. (Z-3.4)"""
        self.set_unrest(me, region, self.unrest(me, region) - 1)

    def all_unrest(self, me: Seat) -> int:
        """The total unrest of all regions."""
        at: i64 = me
        at = UNREST + at * 5
        cells = self.cells
        return cells[at] + cells[at + 1] + cells[at + 2] + cells[at + 3] + cells[at + 4]

    def track_length(self, me: Seat, region: Region) -> int:
        """The slots of a region's unrest track on a seat's board."""
        return self.printed.track_length(self.board(me), region)

    def room_for_unrest(self, me: Seat, region: Region) -> int:
        """How far unrest can still rise in a region. (Z-3.4)"""
        seat: i64 = me
        level: i64 = self.cells[UNREST + seat * 5 + region]
        board: i64 = self.cells[BOARD + seat]
        return self.printed.tracks[board * 5 + region] - level

    def is_locked(self, me: Seat, region: Region) -> bool:
        """Whether unrest is on the last slot, so that the region's cards are blocked. (Z-4.3)"""
        seat: i64 = me
        level: i64 = self.cells[UNREST + seat * 5 + region]
        board: i64 = self.cells[BOARD + seat]
        return level >= self.printed.tracks[board * 5 + region]

    def is_blocked(self, me: Seat, region: Region) -> bool:
        """Whether unrest is on the no-palace symbol, right of it, or on the last slot. (Z-5.7)"""
        seat: i64 = me
        level: i64 = self.cells[UNREST + seat * 5 + region]
        board: i64 = self.cells[BOARD + seat]
        return level >= self.printed.symbols[board * 5 + region] or level >= self.printed.tracks[board * 5 + region]

    # -- officials

    def above(self, me: Seat, region: Region, official: Official) -> int:
        """The officials of a colour in a governors area."""
        seat: i64 = me
        return self.cells[ABOVE + seat * 15 + region * 3 + official]

    def add_above(self, me: Seat, region: Region, official: Official, count: int) -> None:
        """Add officials to a governors area."""
        seat: i64 = me
        self.cells[ABOVE + seat * 15 + region * 3 + official] += count

    def take_above(self, me: Seat, region: Region, official: Official) -> None:
        """Remove an official from a governors area."""
        seat: i64 = me
        self.cells[ABOVE + seat * 15 + region * 3 + official] -= 1

    def below(self, me: Seat, region: Region, official: Official) -> int:
        """The officials of a colour in a workers area."""
        seat: i64 = me
        return self.cells[BELOW + seat * 15 + region * 3 + official]

    def add_below(self, me: Seat, region: Region, official: Official, count: int) -> None:
        """Add officials to a workers area."""
        seat: i64 = me
        self.cells[BELOW + seat * 15 + region * 3 + official] += count

    def take_below(self, me: Seat, region: Region, official: Official) -> None:
        """Remove an official from a workers area."""
        seat: i64 = me
        self.cells[BELOW + seat * 15 + region * 3 + official] -= 1

    def officials_above(self, me: Seat, region: Region) -> int:
        """How many officials are in a governors area."""
        at: i64 = me
        at = ABOVE + at * 15 + region * 3
        return self.cells[at] + self.cells[at + 1] + self.cells[at + 2]

    def officials_below(self, me: Seat, region: Region) -> int:
        """How many officials are in a workers area."""
        at: i64 = me
        at = BELOW + at * 15 + region * 3
        return self.cells[at] + self.cells[at + 1] + self.cells[at + 2]

    def has_room_below(self, me: Seat, region: Region) -> bool:
        """Whether a workers area has a free slot for an official. (Z-5.2)"""
        at: i64 = me
        at = BELOW + at * 15 + region * 3
        return self.cells[at] + self.cells[at + 1] + self.cells[at + 2] < WORK_SLOTS

    def has_set_above(self, me: Seat, region: Region) -> bool:
        """Whether a governors area holds one red, one gray and one white official. (Z-5.4)"""
        at: i64 = me
        at = ABOVE + at * 15 + region * 3
        return self.cells[at] > 0 and self.cells[at + 1] > 0 and self.cells[at + 2] > 0

    def colours_above(self, me: Seat, region: Region) -> int:
        """How many colours of officials a governors area has."""
        at: i64 = me
        at = ABOVE + at * 15 + region * 3
        found = 0
        for place in range(at, at + 3):
            if self.cells[place]:
                found += 1
        return found

    def all_above(self, me: Seat, official: Official) -> int:
        """The officials of a colour in all governors areas."""
        return sum([self.above(me, region, official) for region in ALL_REGIONS])

    def all_below(self, me: Seat, official: Official) -> int:
        """The officials of a colour in all workers areas."""
        return sum([self.below(me, region, official) for region in ALL_REGIONS])

    def list_downs(self, me: Seat, first: int, found: list[int]) -> None:
        """Add the free move of every official above a free slot, numbered from `first` by region and colour."""
        above: i64 = me
        above = ABOVE + above * 15
        cells = self.cells
        number = first
        for below in range(above + BELOW - ABOVE, above + BELOW - ABOVE + 15, 3):
            if cells[below] + cells[below + 1] + cells[below + 2] < WORK_SLOTS:
                if cells[above]:
                    found.append(number)
                if cells[above + 1]:
                    found.append(number + 1)
                if cells[above + 2]:
                    found.append(number + 2)
            above += 3
            number += 3

    def hired_at(self, me: Seat, region: Region) -> int:
        """What a hire gives: a worker per official in the workers area, one more on the circle board. (Z-5.6, Z-4.5)"""
        return self.officials_below(me, region) + (1 if self.board(me) == CIRCLE else 0)

    def unrest_of_hire(self, me: Seat, region: Region) -> int:
        """What a hire costs: unrest +1, or +1 per worker with that variant. (Z-5.6, Z-9.3)"""
        return self.hired_at(me, region) if self.per_worker else 1

    def free_move_helps(self, me: Seat, region: Region) -> bool:
        """Whether a free move down in this region would enable its player to hire there. (Z-5.3)"""
        if self.officials_above(me, region) == 0:
            return False
        rise = self.unrest_of_hire(me, region) + (1 if self.per_worker else 0)
        return rise <= self.room_for_unrest(me, region)

    def supply(self, me: Seat, official: Official) -> int:
        """The officials of a colour in a seat's supply."""
        seat: i64 = me
        return self.cells[SUPPLY + seat * 3 + official]

    def add_supply(self, me: Seat, official: Official, count: int) -> None:
        """Return officials to the supply."""
        seat: i64 = me
        self.cells[SUPPLY + seat * 3 + official] += count

    def spend_supply(self, me: Seat, official: Official, count: int) -> None:
        """Remove officials from the supply."""
        seat: i64 = me
        self.cells[SUPPLY + seat * 3 + official] -= count

    def recruit(self, me: Seat, official: Official, region: Region) -> None:
        """Move an official from the supply to a governors area, which always has room. (Z-5.1)"""
        self.spend_supply(me, official, 1)
        self.add_above(me, region, official, 1)
        self.tell("recruited", me, official, region)

    def officials_left(self, me: Seat) -> int:
        """The officials of all colours in a seat's supply."""
        at: i64 = me
        at = SUPPLY + at * 3
        return self.cells[at] + self.cells[at + 1] + self.cells[at + 2]

    def has_officials(self, me: Seat) -> bool:
        """Whether any official is on the board."""
        return self.officials_left(me) < 3 * OFFICIALS_EACH

    # -- tucked cards

    def tucked(self, me: Seat, place: Place) -> Card:
        """The card at a place of a board."""
        seat: i64 = me
        return self.cells[TUCKED + seat * 15 + place]  # type: ignore[return-value]

    def place_of(self, me: Seat, card: Card) -> Place:
        """The place of a card on a board, NO_PLACE if it is not there."""
        seat: i64 = me
        number: i64 = card
        for place in ALL_PLACES:
            if self.cells[TUCKED + seat * 15 + place] == number:
                return place
        return NO_PLACE

    def cards_at(self, me: Seat, region: Region) -> int:
        """How many cards are tucked in a region; they fill its places in order."""
        at: i64 = me
        at = TUCKED + at * 15 + region * 3
        if self.cells[at + 1]:
            return 3 if self.cells[at + 2] else 2
        return 1 if self.cells[at] else 0

    def tuck(self, me: Seat, region: Region, card: Card) -> None:
        """Tuck a card in the next place of a region."""
        at: i64 = me
        at = TUCKED + at * 15 + region * 3
        while self.cells[at]:
            at += 1
        self.cells[at] = card

    def tucked_count(self, me: Seat) -> int:
        """How many cards are on a board."""
        at: i64 = me
        at = TUCKED + at * 15
        found = 0
        for place in range(at, at + 15):
            if self.cells[place]:
                found += 1
        return found

    def tucked_of(self, me: Seat, aspect: Aspect) -> int:
        """How many cards of an aspect are on a board."""
        at: i64 = me
        at = TUCKED + at * 15
        low: i64 = aspect
        low = low * 40
        found = 0
        for place in range(at, at + 15):
            if low < self.cells[place] <= low + 40:
                found += 1
        return found

    def tucked_by_aspect(self, me: Seat) -> tuple[i64, i64, i64]:
        """How many cards of writing, currency and laws are on a board."""
        at: i64 = me
        at = TUCKED + at * 15
        writing: i64 = 0
        currency: i64 = 0
        laws: i64 = 0
        cells = self.cells
        for place in range(at, at + 15):
            card = cells[place]
            if card > 80:
                laws += 1
            elif card > 40:
                currency += 1
            elif card:
                writing += 1
        return writing, currency, laws

    def aspects_at(self, me: Seat, region: Region, aspect: Aspect) -> int:
        """How many cards of an aspect are in a region."""
        at: i64 = me
        at = TUCKED + at * 15 + region * 3
        low: i64 = aspect
        low = low * 40
        found = 0
        for place in range(at, at + 3):
            if low < self.cells[place] <= low + 40:
                found += 1
        return found

    def tucked_cards(self, me: Seat) -> list[Card]:
        """Every card on a seat's board, by region."""
        at: i64 = me
        at = TUCKED + at * 15
        return [card for card in self.cells[at : at + 15] if card]  # type: ignore[misc]

    def tucked_at(self, me: Seat, region: Region) -> list[Card]:
        """The cards in a region."""
        at: i64 = me
        at = TUCKED + at * 15 + region * 3
        found: list[Card] = []
        for place in range(at, at + 3):
            if self.cells[place]:
                found.append(self.cells[place])  # type: ignore[arg-type]
        return found
