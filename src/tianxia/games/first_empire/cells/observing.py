"""What a seat may know about a position of The First Empire, as numbers; in the solo game Li Si is the second seat."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from tianxia.engine.observing import Encoder, runs, write_by_seat, write_owners, write_run
from tianxia.games.first_empire.cells.layout import (
    ACTION_CARDS,
    COURT,
    COURT_SIZE,
    CRITERIA,
    DECKS,
    EMPEROR_PILES,
    GOVERNOR_ON,
    HANDS,
    LARGE,
    LEVEL,
    MARKER,
    OFFICIALS,
    ORDER,
    PALACE_TILES,
    PLAYERS,
    POINTS,
    RANKED,
    SEATS,
    SMALL,
    SOLDIERS,
    STARTING,
    WALLS,
    Cells,
)
from tianxia.games.first_empire.ids import ASPECTS, CARDS, DECK, HAND

LI_SI: Final = DECKS - ACTION_CARDS
"""The numbers of Li Si."""
PLACES: Final = 4
"""Room for players."""
BY_PLAYER: Final = runs((MARKER, 1, 6), (STARTING, 2, 1), (SMALL, 3, 1), (POINTS, 5, 5), (OFFICIALS, 15, 3))
"""Where tables by player begin, how many numbers each player has there, and how many tables follow one another: markers
to alchemist cards; starting tiles; tokens; points, workers, unrest, governors, palaces; officials, cards and tiles."""
OWNED: Final = runs((LARGE, 3), (GOVERNOR_ON, 10), (WALLS, 24), (SOLDIERS, 36))
"""Places that hold an owner."""
OPEN: Final = runs((SEATS, RANKED + 1 - SEATS), (PALACE_TILES, 25), (CRITERIA, 6), (EMPEROR_PILES, 24))
"""What is copied as it is: progress; palace and governor tiles; walls; emperor tiles and mausoleum."""


def sizes(parts: vec[i64], step: int) -> list[int]:
    """How many numbers the runs have."""
    return [int(parts[at + 1] * (parts[at + 2] * PLACES if step == 3 else 1)) for at in range(0, len(parts), step)]


SIZE: Final = (
    sum(sizes(OPEN, 2) + sizes(OWNED, 2) + sizes(BY_PLAYER, 3)) + CARDS + LI_SI + PLACES + HAND + PLACES * ASPECTS
)


class FirstEmpireEncoder(Encoder):
    """Everything open, then what is known of cards: own hand and backs of all hands; the decks follow from these."""

    def write(self, pos: Any, seat: i64, out: vec[i16], at: i64) -> None:
        """Write the table, the boards and the turn order; then the cards. (F-2.2)"""
        table: Cells = pos
        cells = table.cells
        players = cells[PLAYERS]
        part = OPEN
        for number in range(0, len(part), 2):
            at = write_run(out, at, cells, part[number], part[number + 1])
        part = OWNED
        for number in range(0, len(part), 2):
            at = write_owners(out, at, cells, part[number], part[number + 1], 1, seat, players)
        part = BY_PLAYER
        for number in range(0, len(part), 3):
            at = write_by_seat(out, at, cells, part[number], part[number + 1], part[number + 2], seat, players)
        write_run(out, at, cells, COURT, cells[COURT_SIZE])  # the pile only grows
        at += CARDS
        if cells[LEVEL]:
            write_run(out, at, cells, ACTION_CARDS, LI_SI)
        at += LI_SI
        at = write_order(cells, seat, players, out, at)
        at = write_run(out, at, cells, HANDS + seat * HAND, HAND)
        write_backs(cells, seat, players, out, at)


def write_order(cells: vec[i64], me: i64, players: i64, out: vec[i16], at: i64) -> i64:
    """The turn order; 0 for places that nobody has."""
    write_owners(out, at, cells, ORDER, players, 0, me, players)
    for place in range(at + players, at + PLACES):
        out[place] = 0
    return at + PLACES


def write_backs(cells: vec[i64], me: i64, players: i64, out: vec[i16], at: i64) -> None:
    """How many cards of each aspect every hand holds, as everybody sees. (F-2.2)"""
    for place in range(at, at + PLACES * ASPECTS):
        out[place] = 0
    for number in range(players):
        first = HANDS + (me + number) % players * HAND
        for place in range(first, first + HAND):
            if cells[place] > 0:
                back = at + number * ASPECTS + (cells[place] - 1) // DECK
                out[back] = out[back] + 1


ENCODER: Final = FirstEmpireEncoder(SIZE)
