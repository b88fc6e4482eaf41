"""What one seat can tell of a position of The First Empire: how far it has gone, and what everybody will have.

Li Si has no learned value: he counts by the points that he would have if the game ended now.
"""

from tianxia.bots.chances import Prospects
from tianxia.bots.first_empire.learned import expected, ready
from tianxia.bots.first_empire.outlook import turns_left
from tianxia.bots.first_empire.weights import ROUNDS
from tianxia.engine.script import Seat
from tianxia.games.first_empire.ids import HAND, LI_SI, OVER, PLAYERS_OF
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.scoring import score_parts


def prospects(pos: Position, me: int, weights: list[list[int]]) -> Prospects | None:
    """The prospects of a seat; None if the game is over. Before the starting tiles are carried out nobody is ahead."""
    if pos.stage == OVER:
        return None
    seat, others = Seat(me), [other for other in PLAYERS_OF[pos.seats] if other != me]
    kind = f"{pos.seats}, Li Si {pos.level}" if pos.level else str(pos.seats)
    place = ROUNDS - turns_left(pos, seat) / HAND
    if not ready(pos):
        return Prospects(kind, place, 0.0, tuple(0.0 for _ in ([LI_SI] if pos.level else others)))
    own = expected(pos, seat, True, weights) / 100
    if pos.level:
        return Prospects(kind, place, own, (float(sum(score_parts(pos, LI_SI).values())),))
    return Prospects(kind, place, own, tuple(expected(pos, other, False, weights) / 100 for other in others))
