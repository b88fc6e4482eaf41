"""How a game of Qin ends, and a series of games. (Q-4)"""

from collections.abc import Sequence

from tianxia.engine.game import Account, Result
from tianxia.games.qin.ids import CELLS, NOBODY, supply_for
from tianxia.games.qin.position import Position

LAST_PAGODA = "last_pagoda"
NO_PLACEMENT = "no_placement"


def result(pos: Position) -> Result:
    """A player who placed their last pagoda wins alone; else most pagodas on the board, ties shared. (Q-4.2, Q-4.3)"""
    left = [int(pagodas) for pagodas in pos.supply]
    scores = tuple(supply_for(int(pos.seats)) - pagodas for pagodas in left)
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return Result(winners, scores, LAST_PAGODA if 0 in left else NO_PLACEMENT, parts(pos))


def parts(pos: Position) -> tuple[dict[str, int], ...]:
    """Where each seat's pagodas are: in provinces, where a double counts 2, and on villages. (Q-4.3)"""
    counted = tuple({"provinces": 0, "villages": 0} for _ in range(pos.seats))
    for province in range(CELLS):
        if pos.pagodas[province]:
            counted[pos.owner[province]]["provinces"] += int(pos.pagodas[province])
    for owner in pos.village_owner:
        if owner != NOBODY:
            counted[owner]["villages"] += 1
    return counted


def account(pos: Position, seat: int) -> Account:
    """Where a seat's pagodas are, and how many it has left. (Q-4.3)"""
    return Account(parts(pos)[seat], {}, {"pagodas": int(pos.supply[seat])})


def series_winners(left: Sequence[Sequence[int]]) -> tuple[list[int], list[int]]:
    """Each player's total of pagodas left over the games of a series, and who has fewest. (Q-4.4)"""
    sums = [sum(game[player] for game in left) for player in range(len(left[0]))]
    return sums, [player for player, total in enumerate(sums) if total == min(sums)]


def series_standing(results: Sequence[Result]) -> tuple[list[int], list[int]]:
    """The same from the results of the games. (Q-4.4)"""
    return series_winners([[supply_for(len(result.scores)) - score for score in result.scores] for result in results])
