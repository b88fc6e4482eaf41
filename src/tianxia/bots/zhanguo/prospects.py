"""What one seat can tell of a position of ZhanGuo: how far the game has gone, and what everybody will have."""

from tianxia.bots.chances import Prospects
from tianxia.bots.zhanguo.learned import expected
from tianxia.bots.zhanguo.outlook import Outlook
from tianxia.bots.zhanguo.weights import OWN
from tianxia.games.zhanguo.ids import OVER, ROUNDS, TURNS, Seat
from tianxia.games.zhanguo.position import Position


def prospects(pos: Position, me: int, weights: list[list[int]]) -> Prospects | None:
    """The prospects of a seat; None if the game is over. Before the boards are chosen nobody is ahead."""
    if pos.stage == OVER:
        return None
    seat, others = Seat(me), [other for other in pos.all_seats if other != me]
    place = ROUNDS - Outlook(pos, seat, OWN).turns / TURNS
    if not pos.has_all_boards():
        return Prospects(str(pos.seats), place, 0.0, tuple(0.0 for _ in others))
    rivals = tuple(expected(pos, other, False, weights) / 100 for other in others)
    return Prospects(str(pos.seats), place, expected(pos, seat, True, weights) / 100, rivals)
