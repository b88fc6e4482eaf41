"""What a seat may know about a position of ZhanGuo, as numbers."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from tianxia.engine.observing import Encoder, runs, write_by_seat, write_owners, write_run
from tianxia.games.zhanguo.cells.layout import (
    ABOVE,
    BELOW,
    BIG_MARKERS,
    BOARD,
    CLAIMS,
    COURT_SIZE,
    DECKS,
    DISC,
    FIRST,
    GOVERNORS,
    HAND,
    HAND_SIZES,
    HANDS,
    MARKERS,
    PALACES,
    REMOVED,
    SQUARES,
    STAGE,
    SUPPLY,
    TASK_TILES,
    TUCKED,
    UNDER,
    UNREST,
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
HIDDEN: Final = HAND + SEATS * ASPECTS + ASPECTS + 2 * LAYERS * ASPECTS
SIZE: Final = OPEN + HIDDEN


class ZhanguoEncoder(Encoder):
    """Everything open, then what remains of cards: own hand, backs of all hands, decks and what lies under them."""

    def write(self, pos: Any, seat: i64, out: vec[i16], at: i64) -> None:
        """Write the course of the game, the boards, the map and the court; then the cards. (Z-1.1, Z-2.2)"""
        table: Cells = pos
        cells = table.cells
        seats: i64 = table.seats
        at = write_table(cells, seat, seats, out, at)
        at = write_boards(cells, seat, seats, out, at)
        at = write_run(out, at, cells, HANDS + seat * HAND, HAND)
        at = write_backs(cells, seat, seats, out, at)
        at = write_decks(cells, out, at)
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
    for number in range(0, len(BY_SEAT), 2):
        at = write_by_seat(out, at, cells, BY_SEAT[number], BY_SEAT[number + 1], me, seats, SEATS)
    return at


BY_SEAT: Final = runs(
    (
        (BOARD, 1),
        (DISC, 1),
        (WORKERS, 5),
        (UNREST, 5),
        (GOVERNORS, 5),
        (PALACES, 5),
        (ABOVE, 15),
        (BELOW, 15),
        (TUCKED, 15),
        (SUPPLY, 3),
        (MARKERS, 3),
        (VP, 6),
        (WALLS, 6),
        (CLAIMS, 6),
    )
)
"""Where a table by seat begins, and how many numbers each seat has there."""


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


def write_decks(cells: vec[i64], out: vec[i16], at: i64) -> i64:
    """How many cards of each aspect are unseen in their deck."""
    for aspect in range(ASPECTS):
        size: i64 = 0
        for place in range(DECKS + aspect * DECK, DECKS + aspect * DECK + DECK):
            size += cells[place]
        out[at + aspect] = i16(size)
    return at + ASPECTS


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
