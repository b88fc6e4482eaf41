"""The starting tiles: chosen secretly by all at once, carried out in turn order. (F-1.8, F-6.6)"""

from collections.abc import Sequence

from tianxia.engine.script import Script, Seat, Together
from tianxia.games.first_empire.ids import (
    ALCHEMIST,
    ARCHITECT,
    CHU,
    DEAL,
    GENERAL,
    PLAYERS_OF,
    STARTING_EFFECT,
    Card,
    StartingTile,
)
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.printed import StartingFace
from tianxia.games.first_empire.rules.asking import Question
from tianxia.games.first_empire.rules.elixir import AlchemistCard, lay_alchemist, sail


class KeepTile(Question):
    """Which of your two starting tiles do you keep? (F-1.8)"""

    name = "starting_tile"

    def candidates(self) -> Sequence[int]:
        """The two in front of the seat."""
        return self.pos.starting_tiles(self.me)


def choose_starting_tiles(pos: Position) -> Script[None]:
    """Each seat keeps one of two open tiles; choices stay secret until all have chosen. (F-1.8)"""
    seats = PLAYERS_OF[pos.seats]
    kept: list[StartingTile] = yield Together([KeepTile(pos, seat) for seat in seats])
    for seat in seats:
        pos.set_chosen_tile(seat, kept[seat])
        pos.tell("starting_tile", seat, kept[seat])
    pos.begin_stage(STARTING_EFFECT)


def carry_out_starting_tile(pos: Position, me: Seat) -> Script[None]:
    """Carry out the tile that was kept; then both leave the game. (F-1.8, F-6.6)"""
    tile = pos.chosen_tile(me)
    if tile:
        pos.set_starting_tiles(me, [])
        pos.set_chosen_tile(me, StartingTile(0))
        take_means(pos, me, pos.printed.starting[tile])
        yield from take_alchemy(pos, me, pos.printed.starting[tile])
    pos.end_turn(pos.players, DEAL)


def take_means(pos: Position, me: Seat, tile: StartingFace) -> None:
    """A general in Chu first, unrest as a price, then what it gives; all in Chu. (F-6.6)"""
    for official in (GENERAL, ARCHITECT, ALCHEMIST):
        for _ in range(tile.officials[official]):
            pos.recruit(me, official, CHU)
    for region in tile.unrest:
        pos.raise_unrest(me, region, 1)
    for aspect in tile.tokens:
        pos.gain_tokens(me, aspect, 1)
    if tile.workers:
        pos.add_workers(me, CHU, tile.workers)
    if tile.soldiers:
        pos.unlock(me, tile.soldiers)


def take_alchemy(pos: Position, me: Seat, tile: StartingFace) -> Script[None]:
    """An alchemist card in Chu, or the ship. (F-6.6)"""
    if tile.alchemists:
        card: Card = yield AlchemistCard(pos, me)
        lay_alchemist(pos, me, card, CHU)
    elif tile.steps:
        yield from sail(pos, me, tile.steps)
