"""A guess at what a seat has not seen: the other players' tiles, and the bag."""

from random import Random
from typing import Any

from tianxia.games.qin.ids import KINDS
from tianxia.games.qin.position import Position


def redeal(pos: Position, seat: int, _since: Any, rng: Random) -> None:
    """Deal what a seat has not seen again: the other players' hands and the bag. (Q-1.2)

    Nothing shown since can contradict it, because each turn ends its step with the draw.
    """
    others = [other for other in range(pos.seats) if other != seat]
    sizes = [pos.hand_size(other) for other in others]
    unseen = [int(pos.bag[kind]) + sum(pos.held(other, kind) for other in others) for kind in range(KINDS)]
    tiles = [kind for kind in range(KINDS) for _ in range(unseen[kind])]
    rng.shuffle(tiles)
    for kind in range(KINDS):
        pos.bag[kind] = unseen[kind]
        for other in others:
            pos.hands[other * KINDS + kind] = 0
    for other, size in zip(others, sizes, strict=True):
        for _ in range(size):
            pos.take(other, tiles.pop())
