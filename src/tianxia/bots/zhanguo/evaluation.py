"""How good a position of ZhanGuo is for a seat, in hundredths of a VP: what it has, and what it is about to get.

Points that are certain count in full. Everything else is an outlook: a task half done, workers in place, a set of
officials, a marker lead. Each is worth what it leads to, as far as the remaining turns can reach it, so investment pays
early and points late. It reads nothing from others' hands or the decks, so a guessed world is as good as the true one.
"""

from tianxia.bots.zhanguo.board import board_hope, cards_hope, hand_hope
from tianxia.bots.zhanguo.buildings import expected_met, walls_hope, workers_hope
from tianxia.bots.zhanguo.governors import governors_hope
from tianxia.bots.zhanguo.outlook import Outlook
from tianxia.bots.zhanguo.race import race_hope, total_markers
from tianxia.bots.zhanguo.tasks import look_at_tasks
from tianxia.bots.zhanguo.weights import OWN, Weights
from tianxia.games.zhanguo.ids import ALL_SECTIONS, NO_BOARD, OVER, Seat
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.rules.criteria import score_walls
from tianxia.games.zhanguo.scoring import score_governors, score_markers, score_tasks


def value(pos: Position, me: int) -> int:
    """What the seat will have at the end, as far as can be seen, minus a share of what that leaves to the others."""
    return worth(pos, Seat(me), OWN)


def worth(pos: Position, me: Seat, weights: Weights) -> int:
    """The same, with other weights."""
    others = 0
    for seat in pos.all_seats:
        if seat != me:
            others += 100 * (score_governors(pos, seat) + score_tasks(pos, seat)) + 25 * total_markers(pos, seat)
    total = 100 * (pos.earned(me) + score_tasks(pos, me))
    if pos.stage == OVER:
        return total + 100 * (score_governors(pos, me) + score_markers(pos, me) + score_walls(pos, me)) - others // 4
    if pos.board(me) == NO_BOARD:
        return total
    view = look(pos, me, weights)
    total += view.tasks + walls_hope(pos, me, view) + governors_hope(pos, me, view)
    total += workers_hope(pos, me, view) + board_hope(pos, me, view) + cards_hope(pos, me, view)
    total += race_hope(pos, me, view) + hand_hope(pos, me, view)
    return total - others // (2 * pos.seats)


def look(pos: Position, me: Seat, weights: Weights) -> Outlook:
    """Gather what the parts have in common."""
    view = Outlook(pos, me, weights)
    look_at_tasks(pos, me, view)
    for section in ALL_SECTIONS:
        view.met[section] = expected_met(pos, me, section, view.turns)
    return view
