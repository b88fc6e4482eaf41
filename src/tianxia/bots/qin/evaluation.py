"""How good a position of Qin is for a seat, in hundredths of a pagoda: pagodas, majors, villages and threats.

It reads only what is open to all, so a guessed world is as good as the true one.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.games.qin.ids import BLUE, CELLS, GRASS, MAJOR, NOBODY, RED, supply_for
from tianxia.games.qin.position import Position
from tianxia.games.qin.rules.placing import PASS, TWO_OF_A_COLOUR, older_provinces, two_of, why_no_join, winner_of
from tianxia.games.qin.rules.provinces import adjoining_pagodas, lay

PAGODA: Final = 100
WON: Final = 100_000
SAFE_MAJOR: Final = 40
"""A major province can never be absorbed."""
GROWING: Final = 12
"""For each space of a province that is not major yet: it is on its way to a second pagoda."""
THREATENED: Final = 55
"""For each pagoda in a province that a larger neighbour could absorb over one cell."""
HUNTER: Final = 20
"""For the seat that could absorb it."""
FIRM_VILLAGE: Final = 18
"""For each pagoda by which the owner of a village leads around it, up to two; subtracted for each they are short."""
LAST_STRETCH: Final = 6
"""With at most this many pagodas left, each one placed counts more, because the game is about to end."""
NO_FEAR: Final = vec[i64]([0] * CELLS)
"""Copying this is faster than creating a new one."""


def value_after(pos: Position, me: int, answer: int) -> int:
    """What a placement is worth: the position after it, seen by the seat that makes it."""
    after = pos.copy()
    if answer != PASS:
        lay(after, answer)
    return value(after, me)


def value(pos: Position, me: int) -> int:
    """A seat's standing minus the best of the others'."""
    worth = standings(pos)
    best: i64 = -WON * 2
    for seat in range(pos.seats):
        if seat != me and worth[seat] > best:
            best = worth[seat]
    return int(worth[me] - best)


def standings(pos: Position) -> vec[i64]:
    """What each seat has on the board, with what threatens and secures it."""
    worth = vec[i64]([0, 0, 0, 0])
    for seat in range(pos.seats):
        worth[seat] = supply_value(pos, seat)
    add_provinces(pos, worth)
    add_threats(pos, worth)
    add_villages(pos, worth)
    return worth


def supply_value(pos: Position, seat: i64) -> i64:
    """Pagodas on the board; the last few are worth more than the first."""
    left = pos.supply[seat]
    if left == 0:
        return WON
    start: i64 = supply_for(pos.seats)
    hurry: i64 = 0 if left >= LAST_STRETCH else (LAST_STRETCH - left) * 10
    return (start - left) * PAGODA + hurry


def add_provinces(pos: Position, worth: vec[i64]) -> None:
    """Majors are safe; other provinces grow towards their second pagoda."""
    for province in range(CELLS):
        owner = pos.owner[province]
        if owner != NOBODY:
            worth[owner] += SAFE_MAJOR if pos.size[province] >= MAJOR else GROWING * pos.size[province]


def add_threats(pos: Position, worth: vec[i64]) -> None:
    """Provinces that one tile could join with a larger one of another player are half lost."""
    feared = NO_FEAR[:]
    for cell in pos.board.meadow:
        if pos.ground[cell] == GRASS and pos.near[cell] & TWO_OF_A_COLOUR != 0:
            for colour in range(RED, BLUE + 1):
                if pos.near[cell] & two_of(colour) != 0:
                    fear_join(pos, cell, colour, feared, worth)


def fear_join(pos: Position, cell: i64, colour: i64, feared: vec[i64], worth: vec[i64]) -> None:
    """Count, once per province, what a join over this cell would cost its owner and gain its winner."""
    older = older_provinces(pos, cell, colour, vec[i64]())
    if len(older) < 2 or why_no_join(pos, older) != 0:
        return
    winner = winner_of(pos, older)
    for province in older:
        owner = pos.owner[province]
        if owner != winner and owner != NOBODY and feared[province] == 0:
            feared[province] = 1
            worth[owner] -= THREATENED * pos.pagodas[province]
            worth[winner] += HUNTER


def add_villages(pos: Position, worth: vec[i64]) -> None:
    """A village is worth more the more firmly its owner leads around it."""
    for village in range(len(pos.village_owner)):
        owner = pos.village_owner[village]
        if owner != NOBODY:
            counts = adjoining_pagodas(pos, village)
            rival: i64 = 0
            for seat in range(pos.seats):
                if seat != owner and counts[seat] > rival:
                    rival = counts[seat]
            lead = counts[owner] - rival
            worth[owner] += FIRM_VILLAGE * (2 if lead > 2 else lead)
