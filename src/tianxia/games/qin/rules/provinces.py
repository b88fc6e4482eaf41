"""The events of a placement, in the order of Q-3.10: provinces, then villages; returns before placements.

The player who places their last pagoda wins at once, and nothing later is carried out. (Q-4.2)

Events identify a province by the half of the tile in it, one that is gone by its first cell: never by its name, since a
position that was saved and read again may use another.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.games.qin.ids import CELLS, KINDS, MAJOR, NOBODY, WIDTH
from tianxia.games.qin.position import Position
from tianxia.games.qin.rules.placing import (
    can_place,
    cell_of,
    colour_of,
    kind_of,
    older_provinces,
    other_cell_of,
    other_colour_of,
    winner_of,
)


def lay(pos: Position, move: i64) -> None:
    """Place a tile from the active player's hand and carry out every event. (Q-2.1, Q-3)"""
    cell = cell_of(move)
    other = other_cell_of(move)
    first = colour_of(move)
    second = other_colour_of(move)
    pos.hands[pos.to_move * KINDS + kind_of(first, second)] -= 1
    pos.paint(cell, first)
    pos.paint(other, second)
    settle_groups(pos, cell, other, first, second)
    place_in_provinces(pos, cell, other)
    province = pos.province[cell]
    other_province = pos.province[other]
    if pos.to_move != NOBODY and province + other_province != 0:
        settle_villages(pos, province, other_province)


def settle_groups(pos: Position, cell: i64, other: i64, first: i64, second: i64) -> None:
    """Found, expand or absorb around each half of a two-coloured tile, or around a one-coloured one. (Q-3.9)"""
    if first == second:
        settle_group(pos, cell, other, first)
    else:
        settle_group(pos, cell, 0, first)
        settle_group(pos, other, 0, second)


def settle_group(pos: Position, cell: i64, other: i64, colour: i64) -> None:
    """Make one group of the spaces of a colour around a new half, or around both halves of a one-coloured tile."""
    older = older_provinces(pos, cell, colour, vec[i64]())
    if other != 0:
        older = older_provinces(pos, other, colour, older)
    if len(older) == 0:
        found(pos, cell, other, colour)
    elif len(older) == 1:
        expand(pos, older[0], cell, other, colour)
    else:
        absorb(pos, older, cell, other, colour)


def join_space(pos: Position, province: i64, cell: i64) -> None:
    """Add one space to a province."""
    pos.province[cell] = province
    pos.size[province] += 1


def join_spaces(pos: Position, province: i64, cell: i64, other: i64, colour: i64) -> None:
    """Add the new space or spaces to a province, and the single spaces that they touch."""
    join_space(pos, province, cell)
    if other != 0:
        join_space(pos, province, other)
        join_singles(pos, province, other, colour)
    join_singles(pos, province, cell, colour)


def join_singles(pos: Position, province: i64, cell: i64, colour: i64) -> None:
    """Add the single spaces of a colour around a cell to a province."""
    join_single(pos, province, cell - WIDTH, colour)
    join_single(pos, province, cell - 1, colour)
    join_single(pos, province, cell + 1, colour)
    join_single(pos, province, cell + WIDTH, colour)


def join_single(pos: Position, province: i64, cell: i64, colour: i64) -> None:
    """Add a cell to a province if it is a single space of that colour."""
    if pos.ground[cell] == colour and pos.province[cell] == 0:
        join_space(pos, province, cell)


def found(pos: Position, cell: i64, other: i64, colour: i64) -> None:
    """A group of two or more without an older province is founded as a province of the active player. (Q-3.1)"""
    if other == 0 and pos.near[cell] >> (3 * (colour - 1)) & 7 == 0:
        return
    join_spaces(pos, cell, cell, other, colour)
    pos.pagodas[cell] = 0
    pos.owner[cell] = NOBODY
    pos.tell("founded", pos.to_move, cell, pos.size[cell])


def expand(pos: Position, province: i64, cell: i64, other: i64, colour: i64) -> None:
    """A group around one older province keeps its owner, no matter who placed the tile. (Q-3.2)"""
    join_spaces(pos, province, cell, other, colour)
    pos.tell("expanded", pos.owner[province], cell, pos.size[province])


def absorb(pos: Position, older: vec[i64], cell: i64, other: i64, colour: i64) -> None:
    """Older provinces become one major province of the player who contributes most spaces. (Q-3.7)

    At most two of that player's pagodas there stay; all others return to their owners.
    """
    winner = winner_of(pos, older)
    main = largest_of(pos, older, winner)
    for province in older:
        if province != main:
            swallow(pos, main, province, winner)
    join_spaces(pos, main, cell, other, colour)
    pos.tell("absorbed", winner, cell, pos.size[main])


def largest_of(pos: Position, older: vec[i64], winner: i64) -> i64:
    """The winner's largest older province, the first if several are equal: its pagodas stay where they are."""
    main: i64 = 0
    for province in older:
        if pos.owner[province] == winner and (main == 0 or pos.size[province] > pos.size[main]):
            main = province
    return main


def swallow(pos: Position, main: i64, province: i64, winner: i64) -> None:
    """One older province becomes part of the main one; pagodas that may not stay return to their owner. (Q-3.7)"""
    owner = pos.owner[province]
    back = pos.pagodas[province]
    if owner == winner:
        stay = min(back, 2 - pos.pagodas[main])
        pos.pagodas[main] += stay
        back -= stay
    first: i64 = 0
    for cell in range(CELLS):
        if pos.province[cell] == province:
            pos.province[cell] = main
            if first == 0:
                first = cell
    pos.size[main] = pos.size[main] + pos.size[province]
    pos.size[province] = 0
    pos.pagodas[province] = 0
    pos.owner[province] = NOBODY
    give_back(pos, owner, back, first)


def give_back(pos: Position, seat: i64, count: i64, cell: i64) -> None:
    """Pagodas return from the board to a supply."""
    if count > 0:
        pos.supply[seat] += count
        pos.tell("returned", seat, cell, count)


def place_in_provinces(pos: Position, cell: i64, other: i64) -> None:
    """Place the pagodas that the two halves require: the active player's first, then clockwise. (Q-3.10)"""
    me = pos.to_move
    for turn in range(pos.seats):
        seat = (me + turn) % pos.seats
        complete(pos, cell, seat, me)
        if pos.province[other] != pos.province[cell]:
            complete(pos, other, seat, me)


def complete(pos: Position, cell: i64, seat: i64, me: i64) -> None:
    """Place what the province of a half lacks, if it is this seat's: 1 pagoda, 2 in a major. (Q-3.1, Q-3.3, Q-3.7)"""
    province = pos.province[cell]
    if province == 0:
        return
    owner = pos.owner[province]
    if owner != seat and not (owner == NOBODY and seat == me):
        return
    wanted: i64 = 2 if pos.size[province] >= MAJOR else 1
    while pos.pagodas[province] < wanted and pos.to_move != NOBODY:
        pos.owner[province] = seat
        pos.pagodas[province] += 1
        pos.tell("built", seat, cell, pos.pagodas[province])
        put_pagoda(pos, seat)


def put_pagoda(pos: Position, seat: i64) -> None:
    """A pagoda leaves the supply; a player who places their last one wins at once. (Q-4.2)"""
    pos.supply[seat] -= 1
    if pos.supply[seat] == 0:
        pos.to_move = NOBODY
        pos.tell("won", seat)


def settle_villages(pos: Position, first: i64, second: i64) -> None:
    """Judge the villages at the changed provinces once; losers take back, then winners place. (Q-3.4, Q-3.5)

    No other village can change hands, because nothing has changed around it.
    """
    taken = vec[i64]()
    winners = vec[i64]()
    for village in range(len(pos.village_owner)):
        if adjoins(pos, village, first, second):
            winner = claimant(pos, village)
            if winner != NOBODY:
                taken = append(taken, village)
                winners = append(winners, winner)
    if len(taken) > 0:
        occupy(pos, taken, winners)


def adjoins(pos: Position, village: i64, first: i64, second: i64) -> bool:
    """Whether a village shares an edge with one of two provinces; 0 stands for none."""
    board = pos.board
    for at in range(board.shore_start[village], board.shore_start[village + 1]):
        province = pos.province[board.shore[at]]
        if province != 0 and (province == first or province == second):  # noqa: SIM109 a tuple would be made
            return True
    return False


def claimant(pos: Position, village: i64) -> i64:
    """The seat that takes a village now, NOBODY if it stays as it is. (Q-3.4 to Q-3.6)

    It alone must have most pagodas in the adjoining provinces, and more than the village's owner.
    """
    counts = adjoining_pagodas(pos, village)
    owner = pos.village_owner[village]
    leader: i64 = NOBODY
    most: i64 = counts[owner] if owner != NOBODY else 0
    for seat in range(pos.seats):
        if counts[seat] > most:
            leader = seat
            most = counts[seat]
        elif counts[seat] == most:
            leader = NOBODY
    return leader


def adjoining_pagodas(pos: Position, village: i64) -> vec[i64]:
    """By seat, the pagodas in the provinces that share an edge with a village, each province counted once. (Q-3.6)"""
    counts = vec[i64]([0, 0, 0, 0])
    seen = vec[i64]()
    board = pos.board
    for at in range(board.shore_start[village], (board.shore_start[village + 1])):
        province = pos.province[i64(board.shore[at])]
        if province != 0 and province not in seen:
            seen = append(seen, province)
            owner = pos.owner[province]
            if owner != NOBODY:
                counts[owner] = counts[owner] + pos.pagodas[province]
    return counts


def occupy(pos: Position, taken: vec[i64], winners: vec[i64]) -> None:
    """All former owners take back; then the winners place, the active player first, then clockwise. (Q-3.10)"""
    me = pos.to_move
    losers = vec[i64]()
    for village in taken:
        losers = append(losers, pos.village_owner[village])
        if pos.village_owner[village] != NOBODY:
            pos.supply[pos.village_owner[village]] += 1
            pos.village_owner[village] = NOBODY
    for turn in range(pos.seats):
        seat = (me + turn) % pos.seats
        for at in range(len(taken)):
            if winners[at] == seat and pos.to_move != NOBODY:
                occupy_one(pos, taken[at], seat, losers[at])


def occupy_one(pos: Position, village: i64, seat: i64, loser: i64) -> None:
    """Place a pagoda on a village: connected if it was empty, else conquered. (Q-3.4, Q-3.5)"""
    pos.village_owner[village] = seat
    pos.tell("seized" if loser == NOBODY else "conquered", seat, village, loser)
    put_pagoda(pos, seat)


def pass_turn_on(pos: Position) -> None:
    """Pass the turn clockwise to the next seat with tiles; to nobody if no tile can be placed. (Q-2.5, Q-4.3)"""
    pos.to_move = next_with_tiles(pos) if anyone_can_place(pos) else NOBODY


def next_with_tiles(pos: Position) -> i64:
    """The next seat clockwise that has tiles, the active one last; nobody if all hands are empty. (Q-2.5)"""
    nobody: i64 = NOBODY
    for turn in range(1, pos.seats + 1):
        seat = (pos.to_move + turn) % pos.seats
        if pos.hand_size(seat) > 0:
            return seat
    return nobody


def anyone_can_place(pos: Position) -> bool:
    """Whether any seat could place a tile, the next one asked first. (Q-4.3)"""
    for turn in range(1, pos.seats + 1):
        if can_place(pos, (pos.to_move + turn) % pos.seats):
            return True
    return False
