"""What a seat may know about a position of The First Empire, as numbers; in the solo game Li Si is the second seat."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from tianxia.engine.observing import Encoder, runs, write_by_seat, write_owners, write_run
from tianxia.games.first_empire.cells.layout import (
    ACTION_CARDS,
    ALCHEMISTS,
    CHOSEN,
    COURT,
    COURT_SIZE,
    CRITERIA,
    DECKS,
    EMPEROR,
    EMPEROR_PILES,
    ENTRANCE,
    GOVERNOR_ON,
    GOVERNOR_TILES,
    GOVERNORS,
    HANDS,
    LARGE,
    LOCKED,
    MARKER,
    OFFICIALS,
    ORDER,
    PALACE_TILES,
    PALACES,
    PLAYERS,
    POINTS,
    RANKED,
    SEATS,
    SHIP,
    SMALL,
    SOLDIERS,
    SPOTS,
    STARTING,
    TOMB_TILES,
    TUCKED,
    UNREST,
    WALLS,
    WORKERS,
    Cells,
)
from tianxia.games.first_empire.ids import ASPECTS, CARDS, DECK, HAND

PLACES: Final = 4
"""Room for players."""
BY_PLAYER: Final = runs(
    (
        (MARKER, 1),
        (CHOSEN, 1),
        (SHIP, 1),
        (LOCKED, 1),
        (ENTRANCE, 1),
        (ALCHEMISTS, 1),
        (STARTING, 2),
        (SMALL, 3),
        (POINTS, 5),
        (WORKERS, 5),
        (UNREST, 5),
        (GOVERNORS, 5),
        (PALACES, 5),
        (OFFICIALS, 15),
        (TUCKED, 15),
        (EMPEROR, 15),
    )
)
"""Where a table by player begins, and how many numbers each player has there."""
OWNED: Final = runs(
    (
        (LARGE, 3),
        (GOVERNOR_ON, 10),
        (WALLS, 24),
        (SOLDIERS, 36),
    )
)
"""Places that hold an owner."""
OPEN: Final = runs(
    (
        (SEATS, RANKED + 1 - SEATS),
        (PALACE_TILES, 15),
        (GOVERNOR_TILES, 10),
        (CRITERIA, 6),
        (EMPEROR_PILES, 6),
        (SPOTS, 9),
        (TOMB_TILES, 9),
        (ACTION_CARDS, DECKS - ACTION_CARDS),
    )
)
"""What is copied as it is."""


def numbers_in(runs: vec[i64]) -> int:
    """How many numbers these runs have, from pairs of where a run begins and how long it is."""
    return sum([int(runs[number]) for number in range(1, len(runs), 2)])


SIZE: Final = (
    numbers_in(OPEN)
    + numbers_in(OWNED)
    + numbers_in(BY_PLAYER) * PLACES
    + CARDS
    + PLACES
    + HAND
    + PLACES * ASPECTS
    + ASPECTS
)


class FirstEmpireEncoder(Encoder):
    """Everything open, then what remains of cards: own hand, backs of all hands, sizes of the decks."""

    def write(self, pos: Any, seat: i64, out: vec[i16], at: i64) -> None:
        """Write the table, the boards and the turn order; then the cards. (F-2.2)"""
        table: Cells = pos
        cells = table.cells
        players = cells[PLAYERS]
        for number in range(0, len(OPEN), 2):
            at = write_run(out, at, cells, OPEN[number], OPEN[number + 1])
        for number in range(0, len(OWNED), 2):
            at = write_owners(out, at, cells, OWNED[number], OWNED[number + 1], 1, seat, players)
        for number in range(0, len(BY_PLAYER), 2):
            at = write_by_seat(out, at, cells, BY_PLAYER[number], BY_PLAYER[number + 1], seat, players, PLACES)
        write_run(out, at, cells, COURT, cells[COURT_SIZE])  # the pile only grows
        at += CARDS
        at = write_order(cells, seat, players, out, at)
        at = write_run(out, at, cells, HANDS + seat * HAND, HAND)
        at = write_backs(cells, seat, players, out, at)
        write_decks(cells, out, at)


def write_order(cells: vec[i64], me: i64, players: i64, out: vec[i16], at: i64) -> i64:
    """The turn order; 0 for places that nobody has."""
    write_owners(out, at, cells, ORDER, players, 0, me, players)
    for place in range(at + players, at + PLACES):
        out[place] = 0
    return at + PLACES


def write_backs(cells: vec[i64], me: i64, players: i64, out: vec[i16], at: i64) -> i64:
    """How many cards of each aspect every hand holds, as everybody sees. (F-2.2)"""
    for place in range(at, at + PLACES * ASPECTS):
        out[place] = 0
    for number in range(players):
        first = HANDS + (me + number) % players * HAND
        for place in range(first, first + HAND):
            if cells[place] > 0:
                back = at + number * ASPECTS + (cells[place] - 1) // DECK
                out[back] = out[back] + 1
    return at + PLACES * ASPECTS


def write_decks(cells: vec[i64], out: vec[i16], at: i64) -> None:
    """How many cards of each deck nobody holds or has shown."""
    for aspect in range(ASPECTS):
        first = DECKS + 1 + aspect * DECK
        size: i64 = 0
        for place in range(first, first + DECK):
            size += cells[place]
        out[at + aspect] = i16(size)


ENCODER: Final = FirstEmpireEncoder(SIZE)
