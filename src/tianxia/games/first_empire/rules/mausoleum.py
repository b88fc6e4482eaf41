"""Soldiers on mausoleum tiles: conditions, slots, and when one may place. (F-7)"""

from typing import Final

from tianxia.engine.script import ALLOWED, Script, Tell, choose
from tianxia.games.first_empire import codes
from tianxia.games.first_empire.position import (
    ELIXIR_SYMBOL,
    FIRST_SITE,
    FROM_SOLDIERS,
    REGIONS,
    SLOTS,
    SYMBOLS,
    Position,
)
from tianxia.games.first_empire.rules.deeds import score

NO_MORE_SOLDIERS: Final = 9
"""The answer to `soldier` that ends placing; 0 to 8 are symbols."""
TILES: Final = tuple(range(9))
TILES_OR_STOP: Final = tuple(range(10))


def all_tiles() -> tuple[int, ...]:
    """The nine tiles by the symbol of their spot."""
    return TILES


def tiles_or_stop() -> tuple[int, ...]:
    """The same, and the end of placing."""
    return TILES_OR_STOP


def fulfils(pos: Position, me: int, symbol: int) -> bool:
    """Whether own pieces at the region or site, or the own ship, reach what the tile asks at least. (F-7.2)"""
    box, tile = pos.box, pos.tomb_tile[symbol]
    if symbol < FIRST_SITE:
        place = me * REGIONS + symbol
        enough = pos.governors[place] >= box.governors_needed[tile]
        return enough and pos.palaces[place] >= box.palaces_needed[tile]
    if symbol < ELIXIR_SYMBOL:
        return pos.walls_at(me, symbol - FIRST_SITE) >= box.walls_needed[tile]
    return pos.ship[me] >= box.space_needed[tile]


def pieces_for(pos: Position, me: int, symbol: int) -> dict[str, int]:
    """What one has of what a tile counts: pieces in its region, walls at its site, or the space of the ship. (F-7.2)"""
    if symbol < FIRST_SITE:
        place = me * REGIONS + symbol
        return {"governors": pos.governors[place], "palaces": pos.palaces[place]}
    if symbol < ELIXIR_SYMBOL:
        return {"walls": pos.walls_at(me, symbol - FIRST_SITE)}
    return {"space": pos.ship[me]}


def why_no_soldier(pos: Position, me: int, symbol: int) -> int:
    """One soldier a player and tile, and only where the condition is met. (F-7.1)"""
    if symbol == NO_MORE_SOLDIERS:
        return ALLOWED
    if pos.soldier_on(me, symbol):
        return codes.OWN_SOLDIER_THERE
    return ALLOWED if fulfils(pos, me, symbol) else codes.CONDITION_NOT_MET


def may_place(pos: Position, me: int) -> bool:
    """Whether a soldier waits at the entrance and a tile is open to it."""
    if not pos.entrance[me]:
        return False
    return any(fulfils(pos, me, symbol) and not pos.soldier_on(me, symbol) for symbol in range(SYMBOLS))


def place_soldiers(pos: Position, me: int) -> Script[None]:
    """Any number of soldiers from the entrance, never forced. (F-7.1, F-7.2)"""
    while may_place(pos, me):
        symbol = yield from choose(me, "soldier", tiles_or_stop, lambda symbol: why_no_soldier(pos, me, symbol))
        if symbol == NO_MORE_SOLDIERS:
            return
        yield from put_soldier(pos, me, symbol)


def top_slot(pos: Position, symbol: int) -> int:
    """The topmost free slot; slots marked 3+ are left out of the box for two players. (F-7.1)"""
    slot = 0
    while pos.soldiers[symbol * SLOTS + slot]:
        slot += 1
    return slot


def slot_points(pos: Position, symbol: int) -> int:
    """What the topmost free slot of a tile is worth now."""
    return pos.box.slot_points[pos.tomb_tile[symbol] * SLOTS + top_slot(pos, symbol)]


def put_soldier(pos: Position, me: int, symbol: int) -> Script[None]:
    """A soldier goes from the entrance to the topmost free slot, with its points at once. (F-7.1)"""
    slot, points = top_slot(pos, symbol), slot_points(pos, symbol)
    pos.entrance[me] -= 1
    pos.soldiers[symbol * SLOTS + slot] = me + 1
    yield Tell("soldier", (pos.chair(me), symbol, slot))
    yield from score(pos, me, FROM_SOLDIERS, points)


def why_no_put(pos: Position, me: int, symbol: int) -> int:
    """A reward puts a soldier without its condition, but never a second one on a tile. (F-7.2)"""
    return codes.OWN_SOLDIER_THERE if pos.soldier_on(me, symbol) else ALLOWED


def put_anywhere(pos: Position, me: int) -> Script[None]:
    """One soldier from the entrance goes to any tile without an own one. (F-7.2, F-8.2)"""
    symbol = yield from choose(me, "put", all_tiles, lambda symbol: why_no_put(pos, me, symbol))
    yield from put_soldier(pos, me, symbol)
