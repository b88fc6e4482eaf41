"""The starting tiles: chosen secretly by all at once, carried out in turn order. (F-1.8, F-6.6)"""

from typing import Final

from tianxia.engine.script import Ask, AskWith, Script, Tell, together
from tianxia.games.first_empire.position import ASPECTS, CHU, DEAL, REGIONS, STARTING_EFFECT, Position
from tianxia.games.first_empire.rules.deeds import add_workers, gain_tokens, raise_unrest, recruit_official, unlock
from tianxia.games.first_empire.rules.elixir import choose_alchemist, lay_alchemist, sail

FIELDS: Final = 8
"""Numbers a tile in the box: alchemists, architects and generals, unrest by region as bits, tokens by aspect as bits,
workers, soldiers, and ship steps; the place of an alchemist card is told by steps of `ALCHEMIST_CARD`."""
OFFICIALS: Final = 0
UNREST: Final = 3
TOKENS: Final = 4
WORKERS: Final = 5
SOLDIERS_FREED: Final = 6
STEPS: Final = 7
ALCHEMIST_CARD: Final = 99


def choose_starting_tiles(pos: Position) -> Script[None]:
    """Each seat keeps one of two open tiles; nobody knows the others' choice before all have chosen. (F-1.8)"""
    answers = yield from together([ask_starting_tile(pos, seat) for seat in range(pos.seats)])
    for seat, tile in enumerate(answers):
        pos.chosen[seat] = tile
        yield Tell("starting_tile", (seat, tile))
    pos.stage, pos.turn = STARTING_EFFECT, 0


def ask_starting_tile(pos: Position, seat: int) -> Ask:
    """The sealed question to one seat."""
    return AskWith(seat, "starting_tile", lambda: pos.starting[seat * 2 : seat * 2 + 2], secret=True)


def carry_out_starting_tile(pos: Position, me: int) -> Script[None]:
    """The effect of the tile kept; then both leave the game. (F-1.8, F-6.6)"""
    tile = pos.chosen[me]
    if tile:
        pos.starting[me * 2] = pos.starting[me * 2 + 1] = pos.chosen[me] = 0
        yield from take_effect(pos, me, pos.box.starting[tile * FIELDS : tile * FIELDS + FIELDS])
    pos.turn += 1
    if pos.turn == pos.players:
        pos.stage, pos.turn = DEAL, 0


def take_effect(pos: Position, me: int, fields: list[int]) -> Script[None]:
    """A general in Chu first, unrest as a price, then what it brings; all in Chu. (F-6.6)"""
    for official in (2, 1, 0):
        for _ in range(fields[OFFICIALS + official]):
            yield from recruit_official(pos, me, official, CHU)
    for region in range(REGIONS):
        if fields[UNREST] >> region & 1:
            yield from raise_unrest(pos, me, region, 1)
    for aspect in range(ASPECTS):
        if fields[TOKENS] >> aspect & 1:
            yield from gain_tokens(pos, me, aspect, 1)
    yield from take_rest(pos, me, fields)


def take_rest(pos: Position, me: int, fields: list[int]) -> Script[None]:
    """Workers, soldiers, ship, or an alchemist card. (F-6.6)"""
    if fields[WORKERS]:
        yield from add_workers(pos, me, CHU, fields[WORKERS])
    if fields[SOLDIERS_FREED]:
        yield from unlock(pos, me, fields[SOLDIERS_FREED])
    if fields[STEPS] == ALCHEMIST_CARD:
        card = yield from choose_alchemist(pos, me)
        yield from lay_alchemist(pos, me, card, CHU)
    elif fields[STEPS]:
        yield from sail(pos, me, fields[STEPS])
