"""What one seat may know about a position besides. (F-2.2)"""

from tianxia.engine.script import Seat
from tianxia.games.first_empire.names import card_name
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.view_types import Own
from tianxia.games.first_empire.views.planning import planning
from tianxia.games.first_empire.views.printed import faces


def own(pos: Position, seat: int) -> Own:
    """The hand of a seat, what is printed on its cards, and what helps it plan. (F-2.2)"""
    if seat < 0:
        return {"hand": None, "planning": None}
    return {
        "hand": [card_name(card) for card in pos.hand(Seat(seat))],
        "printed": {"cards": faces(pos, pos.hand(Seat(seat)))},
        "planning": planning(pos, Seat(seat)),
    }
