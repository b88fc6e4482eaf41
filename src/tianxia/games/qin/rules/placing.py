"""Which placements are legal, and why others are not. (Q-2, Q-3.8)

A move is one int: cell, direction and the two colours. `placements` lists all legal ones fast; `why_not` judges one; a
test proves that they agree on every candidate.
"""

from random import Random
from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.games.qin.ids import BLUE, BORDER, CELLS, GRASS, KINDS, MAJOR, RED, SIDE, WIDTH, first_half, second_half
from tianxia.games.qin.position import Position

PASS: Final = 0
"""The answer of a player who cannot place any tile; no placement has this number, because cell 0 lies in the border."""

CAN_PLACE: Final = 1
NOT_GRASS: Final = 2
NOT_IN_HAND: Final = 3
TOUCHES_NOTHING: Final = 4
TIED: Final = 5
TWO_MAJORS: Final = 6
MAJOR_LOST: Final = 7
NOT_A_PLACEMENT: Final = -1
"""The engine's code for an answer that is not a candidate: here a number whose cells are not both on the board."""

TWO_OF_A_COLOUR: Final = 0b110110110
"""The bits of `near`, or of two cells' sum, that are set if some colour has two or more spaces around."""
NUMBERS: Final[list[object]] = list(range(CELLS * 18))
"""Every answer as a ready-made object: compiled code would create a hundred ints each turn, which takes as long as
finding them."""
BLANK: Final = vec[i64]([0] * 300)
"""Room for the placements of nearly every hand: writing into it is much faster than growing a list."""
PAIRS: Final = 9
"""Pairs of colours: no footprint has more placements."""
ROOM: Final = 2 * PAIRS * SIDE * SIDE
"""Enough for any placements."""
FIRSTS: Final = vec[i64]([footprint * 9 for footprint in range(2 * CELLS)])
"""By footprint, a cell and a direction: the number of the first placement on it."""
MANY_TRIES: Final = 60
"""How many random footprints are tried before falling back to listing the legal ones."""


def move_of(cell: i64, down: i64, pair: i64) -> i64:
    """The number of a placement: its first cell, whether the second lies below it or to its right, and its colours."""
    return (cell * 2 + down) * 9 + pair


def pair_of(first: i64, second: i64) -> i64:
    """The number of two colours on two cells."""
    return (first - 1) * 3 + second - 1


def cell_of(move: i64) -> i64:
    """The first cell of a placement in (row, column) order."""
    return move // 18


def other_cell_of(move: i64) -> i64:
    """The second cell of a placement."""
    return move // 18 + (WIDTH if move // 9 % 2 == 1 else 1)


def colour_of(move: i64) -> i64:
    """The colour on the first cell."""
    return move // 3 % 3 + 1


def other_colour_of(move: i64) -> i64:
    """The colour on the second cell."""
    return move % 3 + 1


def kind_of(first: i64, second: i64) -> i64:
    """The kind of tile with these two colours."""
    if first == second:
        return first - 1
    return first + second


def turned_tiles(pos: Position, seat: i64) -> vec[i64]:
    """The hand of a seat as pairs of colours, two-coloured tiles both ways round."""
    pairs = BLANK[:PAIRS]
    count: i64 = 0
    for kind in range(KINDS):
        if pos.hands[seat * KINDS + kind] > 0:
            first: i64 = first_half(kind)
            second: i64 = second_half(kind)
            pairs[count] = pair_of(first, second)
            count += 1
            if first != second:
                pairs[count] = pair_of(second, first)
                count += 1
    return pairs[:count]


def older_provinces(pos: Position, cell: i64, colour: i64, older: vec[i64]) -> vec[i64]:
    """Add the provinces of a colour that adjoin a cell and are not in the list yet."""
    older = with_province(pos, cell - WIDTH, colour, older)
    older = with_province(pos, cell - 1, colour, older)
    older = with_province(pos, cell + 1, colour, older)
    return with_province(pos, cell + WIDTH, colour, older)


def with_province(pos: Position, cell: i64, colour: i64, older: vec[i64]) -> vec[i64]:
    """Add the province of a cell to the list once, if the cell has that colour; a single space has none."""
    province = pos.province[cell]
    if province == 0 or pos.ground[cell] != colour:
        return older
    for known in older:
        if known == province:
            return older
    return append(older, province)


def why_no_join(pos: Position, older: vec[i64]) -> i64:
    """0 if these older provinces may become one, else the reason against it. (Q-3.8)

    A tie for most spaces, two majors, or a major that would not keep its owner forbid it.
    """
    if len(older) < 2:
        return 0
    winner = winner_of(pos, older)
    majors: i64 = 0
    lost = False
    for province in older:
        if pos.size[province] >= MAJOR:
            majors += 1
            lost = lost or pos.owner[province] != winner
    if majors > 1:
        return TWO_MAJORS
    if winner < 0:
        return TIED
    return MAJOR_LOST if lost else 0


def spaces_of(pos: Position, older: vec[i64], seat: i64) -> i64:
    """How many spaces a seat contributes to an absorption: those of its older provinces. (Q-3.7)"""
    total: i64 = 0
    for province in older:
        if pos.owner[province] == seat:
            total += pos.size[province]
    return total


def winner_of(pos: Position, older: vec[i64]) -> i64:
    """The seat that contributes most spaces to an absorption, -1 if two tie for most. (Q-3.7, Q-3.8)"""
    winner: i64 = -1
    most: i64 = 0
    for seat in range(pos.seats):
        spaces = spaces_of(pos, older, seat)
        if spaces > most:
            winner = seat
            most = spaces
        elif spaces == most:
            winner = -1
    return winner


def why_no_half(pos: Position, cell: i64, colour: i64) -> i64:
    """0 if one half of a two-coloured tile joins nothing it must not. (Q-3.9)"""
    if pos.near[cell] & two_of(colour) == 0:
        return 0
    return why_no_join(pos, older_provinces(pos, cell, colour, vec[i64]()))


def why_no_tile(pos: Position, cell: i64, other: i64, pair: i64) -> i64:
    """0 if a tile joins nothing it must not; a one-coloured tile makes one group of both halves. (Q-3.9)"""
    first = pair // 3 + 1
    second = pair % 3 + 1
    if first != second:
        refused = why_no_half(pos, cell, first)
        return refused if refused != 0 else why_no_half(pos, other, second)
    if (pos.near[cell] + pos.near[other]) & two_of(first) == 0:
        return 0
    older = older_provinces(pos, cell, first, vec[i64]())
    return why_no_join(pos, older_provinces(pos, other, first, older))


def two_of(colour: i64) -> i64:
    """The bits of `near` that are set if two or more spaces of a colour lie around."""
    bits: i64 = 0b110
    return bits << (3 * (colour - 1))


def placements(pos: Position, seat: i64) -> vec[i64]:
    """Every legal placement of a seat, by cell, then right before down, then by tile. (Q-2.2, Q-2.3, Q-3.8)"""
    found = BLANK[:]
    count = list_placements(pos, seat, found, FIRSTS)
    if count < 0:
        found = vec[i64]([0] * ROOM)
        count = list_placements(pos, seat, found, FIRSTS)
    return found[:count]


def list_placements(pos: Position, seat: i64, found: vec[i64], firsts: vec[i64]) -> i64:
    """Write every legal placement of a seat into a list; return how many there are, -1 if it lacks room.

    `firsts` has the number of the first placement on each footprint; the others follow it by their pair of colours.
    """
    count: i64 = 0
    last: i64 = len(found) - 2 * PAIRS
    pairs = turned_tiles(pos, seat)
    ground = pos.ground
    near = pos.near
    for at in pos.board.meadow:
        cell = at
        if ground[cell] != GRASS:
            continue
        if count > last:
            return -1
        touches = near[cell] != 0
        if ground[cell + 1] == GRASS and (touches or near[cell + 1] != 0):
            count = fitting(pos, cell, 0, pairs, found, firsts, count)
        if ground[cell + WIDTH] == GRASS and (touches or near[cell + WIDTH] != 0):
            count = fitting(pos, cell, 1, pairs, found, firsts, count)
    return count


def fitting(pos: Position, cell: i64, down: i64, pairs: vec[i64], found: vec[i64], firsts: vec[i64], count: i64) -> i64:
    """Add the placements on one footprint that no join forbids to those already found; return the new count.

    If no colour has two spaces around the footprint, nothing can be joined, which saves most of the checks.
    """
    other = cell + WIDTH if down == 1 else cell + 1
    first_move = firsts[cell * 2 + down]
    if (pos.near[cell] + pos.near[other]) & TWO_OF_A_COLOUR == 0:
        for pair in pairs:
            found[count] = first_move + pair
            count += 1
        return count
    barred = barred_colours(pos, cell)
    other_barred = barred_colours(pos, other)
    for pair in pairs:
        first = pair // 3 + 1
        second = pair % 3 + 1
        if first == second:
            fits = why_no_tile(pos, cell, other, pair) == 0
        else:
            fits = (barred >> first | other_barred >> second) & 1 == 0
        if fits:
            found[count] = first_move + pair
            count += 1
    return count


def barred_colours(pos: Position, cell: i64) -> i64:
    """The colours, one bit each, that one half of a two-coloured tile must not have on a cell. (Q-3.9)"""
    barred: i64 = 0
    one: i64 = 1
    if pos.near[cell] & TWO_OF_A_COLOUR != 0:
        for colour in range(RED, BLUE + 1):
            if why_no_half(pos, cell, colour) != 0:
                barred |= one << colour
    return barred


def options(pos: Position) -> list[int]:
    """What the active player may answer: their placements or, if there are none, passing. (Q-2.1, Q-2.5)"""
    found = placements(pos, pos.to_move)
    return cast(list[int], [NUMBERS[move] for move in found]) if len(found) > 0 else [PASS]


def candidates(pos: Position) -> list[int]:
    """Everything the active player might try: each tile, both ways round, on any two adjacent cells; or passing."""
    pairs = turned_tiles(pos, pos.to_move)
    tried = [PASS]
    for cell in range(WIDTH, CELLS - 1):
        for down in range(2):
            if cell % WIDTH + 1 - down < WIDTH - 1 and cell // WIDTH + down < WIDTH:
                tried += [int(move_of(cell, down, pair)) for pair in pairs]
    return tried


def why_not(pos: Position, move: int) -> int:
    """0 for a legal answer of the active player, else the reason against it. (Q-2, Q-3.8)"""
    if move == PASS:
        return CAN_PLACE if can_place(pos, pos.to_move) else 0
    if not 18 * WIDTH <= move < 18 * (CELLS - WIDTH):
        return NOT_A_PLACEMENT
    cell, other = cell_of(move), other_cell_of(move)
    if pos.hands[pos.to_move * KINDS + kind_of(colour_of(move), other_colour_of(move))] == 0:
        return NOT_IN_HAND
    if pos.ground[cell] != GRASS or pos.ground[other] != GRASS:
        return NOT_A_PLACEMENT if BORDER in (pos.ground[cell], pos.ground[other]) else NOT_GRASS
    if pos.near[cell] == 0 and pos.near[other] == 0:
        return TOUCHES_NOTHING
    return int(why_no_tile(pos, cell, other, move % 9))


def can_place(pos: Position, seat: i64) -> bool:
    """Whether a seat has any legal placement; stops at the first footprint with one. (Q-2.5)"""
    pairs = turned_tiles(pos, seat)
    if len(pairs) == 0:
        return False
    found = BLANK[:PAIRS]
    for cell in pos.board.meadow:
        for down in range(2):
            if is_open(pos, cell, down) and fitting(pos, cell, down, pairs, found, FIRSTS, 0) > 0:
                return True
    return False


def is_open(pos: Position, cell: i64, down: i64) -> bool:
    """Whether a footprint is grassland and touches a province space. (Q-2.2, Q-2.3)"""
    other = cell + WIDTH if down == 1 else cell + 1
    if pos.ground[cell] != GRASS or pos.ground[other] != GRASS:
        return False
    return pos.near[cell] != 0 or pos.near[other] != 0


def random_answer(pos: Position, rng: Random) -> int:
    """Return a random legal answer of the active player, each equally likely, without listing them all."""
    pairs = turned_tiles(pos, pos.to_move)
    meadow = pos.board.meadow
    footprints = 2 * len(meadow)
    for _ in range(MANY_TRIES):
        lot = int(rng.random() * int(footprints * len(pairs)))
        place = lot % footprints
        move = int(move_of(meadow[place // 2], place % 2, pairs[lot // footprints]))
        if why_not(pos, move) == 0:
            return move
    found = placements(pos, pos.to_move)
    count: int = len(found)
    return int(found[int(rng.random() * count)]) if count > 0 else PASS
