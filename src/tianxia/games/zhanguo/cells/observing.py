"""What a seat may know about a position of ZhanGuo, as numbers."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from tianxia.engine.observing import Encoder, runs, write_by_seat, write_owners, write_run
from tianxia.games.zhanguo.cells.layout import (
    ABOVE,
    BIG_MARKERS,
    BOARD,
    CLAIMS,
    COURT_SIZE,
    DRAFT_RULE,
    FIRST,
    HAND,
    HAND_SIZES,
    HANDS,
    REMOVED,
    SQUARES,
    STAGE,
    SUPPLY,
    TASK_TILES,
    UNDER,
    USED,
    VP,
    WALL_TILES,
    WALLS,
    WORKERS,
    Cells,
)

SEATS: Final = 4
ASPECTS: Final = 3
LAYERS: Final = 4
DECK: Final = 40
OPEN: Final = REMOVED + 5 + SEATS * 91 + 15 + 3 + 6 + 6 + 121
HIDDEN: Final = HAND + SEATS * ASPECTS + 2 * LAYERS * ASPECTS
SIZE: Final = OPEN + HIDDEN


class ZhanguoEncoder(Encoder):
    """Everything open, then what is known of cards: own hand, backs of all hands, and what lies under the decks.

    How many cards the decks still hold follows from these.
    """

    def write(self, pos: Any, seat: i64, out: vec[i16], at: i64) -> None:
        """Write the course of the game, the boards, the map and the court; then the cards. (Z-1.1, Z-2.2)"""
        table: Cells = pos
        cells = table.cells
        seats: i64 = table.seats
        at = write_table(cells, seat, seats, out, at)
        at = write_boards(cells, seat, seats, out, at)
        at = write_run(out, at, cells, HANDS + seat * HAND, HAND)
        at = write_backs(cells, seat, seats, out, at)
        if cells[DRAFT_RULE]:
            write_under(cells, seat, seats, out, at)


def write_table(cells: vec[i64], me: i64, seats: i64, out: vec[i16], at: i64) -> i64:
    """The course of the game, the map, the wall, the tasks and the court."""
    first = at + FIRST
    at = write_run(out, at, cells, STAGE, USED + 16 + 5)
    write_owners(out, first, cells, FIRST, 1, 0, me, seats)
    at = write_owners(out, at, cells, SQUARES, 15, 0, me, seats)
    at = write_owners(out, at, cells, BIG_MARKERS, 3, 0, me, seats)
    at = write_run(out, at, cells, WALL_TILES, 6)
    at = write_run(out, at, cells, TASK_TILES, 6)
    write_run(out, at, cells, COURT_SIZE, 1 + cells[COURT_SIZE])  # the pile only grows
    return at + 1 + 3 * DECK


def write_boards(cells: vec[i64], me: i64, seats: i64, out: vec[i16], at: i64) -> i64:
    """What each seat has in front of it."""
    tables = BY_SEAT
    for at_table in range(0, len(tables), 3):
        first, each, count = tables[at_table], tables[at_table + 1], tables[at_table + 2]
        at = write_by_seat(out, at, cells, first, each, count, me, seats)
    return at


BY_SEAT: Final = runs(
    (BOARD, 1, 2), (WORKERS, 5, 4), (ABOVE, 15, 3), (SUPPLY, 3, 2), (VP, 6, 1), (WALLS, 6, 1), (CLAIMS, 6, 1)
)
"""Where tables by seat begin, how many numbers each seat has there, and how many tables follow one another: boards and
discs; workers, unrest, governors and palaces; both areas and tucked cards; supply and markers; VP; walls; claims."""


def write_backs(cells: vec[i64], me: i64, seats: i64, out: vec[i16], at: i64) -> i64:
    """How many cards of each aspect every hand holds, as everybody sees. (Z-2.2)"""
    for place in range(at, at + SEATS * ASPECTS):
        out[place] = 0
    for number in range(seats):
        seat = (me + number) % seats
        first = HANDS + seat * HAND
        for place in range(first, first + cells[HAND_SIZES + seat]):
            back = at + number * ASPECTS + (cells[place] - 1) // DECK
            out[back] = out[back] + 1
    return at + SEATS * ASPECTS


def write_under(cells: vec[i64], me: i64, seats: i64, out: vec[i16], at: i64) -> None:
    """By round and aspect: how many discards still lie under the deck, and which the seat has put there. (f44, f45)

    Whether one of its own has been drawn again is not for the seat to know.
    """
    for number in range(LAYERS * ASPECTS):
        layer, aspect = number // ASPECTS, number % ASPECTS
        first = UNDER + layer * SEATS * ASPECTS + aspect
        left: i64 = 0
        for seat in range(seats):
            if cells[first + seat * ASPECTS] > 0:
                left += 1
        mine = cells[first + me * ASPECTS]
        out[at + 2 * number] = i16(left)
        out[at + 2 * number + 1] = i16(mine if mine >= 0 else -mine)


ENCODER: Final = ZhanguoEncoder(SIZE)
