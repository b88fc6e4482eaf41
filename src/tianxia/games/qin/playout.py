"""Whole games of Qin with random answers, without scripts: the same functions, with nobody to ask or tell.

They start from any position between two turns, or before the first, and change it in place.
"""

from random import Random

from tianxia.engine.playout import lot
from tianxia.games.qin.ids import HAND, NOBODY, TILES
from tianxia.games.qin.position import Position
from tianxia.games.qin.rules.placing import PASS, placements, random_answer
from tianxia.games.qin.rules.provinces import lay, pass_turn_on


def kernel_game(pos: Position, rng: Random) -> int:
    """Play to the end, listing every legal placement and choosing one; return how many turns had a choice."""
    begin(pos, rng)
    choices = 0
    while (me := pos.to_move) != NOBODY:
        moves = placements(pos, me)
        count: int = len(moves)
        if count > 1:
            choices += 1
            lay(pos, moves[int(rng.random() * count)])
        elif count == 1:
            lay(pos, moves[0])
        end_turn(pos, me, count > 0, rng)
    return choices


def random_game(pos: Position, rng: Random) -> int:
    """Play to the end with `random_answer`, which lists no placements; return how many turns it took."""
    begin(pos, rng)
    turns = 0
    while (me := pos.to_move) != NOBODY:
        turns += 1
        answer = random_answer(pos, rng)
        if answer != PASS:
            lay(pos, answer)
        end_turn(pos, me, answer != PASS, rng)
    return turns


def begin(pos: Position, rng: Random) -> None:
    """Draw the first player and deal, if that has not been done. (Q-1.2, Q-1.4)"""
    if pos.to_move == NOBODY and pos.bag_size() == TILES:
        pos.to_move = int(rng.random() * int(pos.seats))
    if pos.to_move != NOBODY and pos.bag_size() == TILES:
        for number in range(HAND * pos.seats):
            pos.take((pos.to_move + number) % pos.seats, lot(pos.bag_counts(), rng.random()))


def end_turn(pos: Position, me: int, laid: bool, rng: Random) -> None:
    """Draw a tile after a placement if any is left, and pass the turn on, unless the game is won. (Q-2.5, Q-4.1)"""
    if pos.to_move != NOBODY:
        refill(pos, me, laid, rng)
        pass_turn_on(pos)


def refill(pos: Position, me: int, laid: bool, rng: Random) -> None:
    """Draw a tile after a placement if any is left. (Q-4.1)"""
    if laid and pos.bag_size() > 0:
        pos.take(me, lot(pos.bag_counts(), rng.random()))
