"""What only a seat may know: its hand, what it put under the decks, and what helps it plan. (Z-2.2, Z-9.1)"""

from tianxia.games.zhanguo.ids import ALL_ASPECTS, ROUNDS, Seat
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.view_types import Discard, Own
from tianxia.games.zhanguo.views.planning import planning
from tianxia.games.zhanguo.views.table import card_json


def own(pos: Position, seat: int) -> Own:
    """What only a seat may know; nothing for a spectator."""
    if seat < 0:
        return {"hand": None, "discarded": None, "planning": None}
    me = Seat(seat)
    return {
        "hand": [card_json(pos.printed, card) for card in pos.hand(me)],
        "discarded": own_discards(pos, me),
        "planning": planning(pos, me),
    }


def own_discards(pos: Position, me: Seat) -> list[Discard]:
    """What a seat has put under the decks, whether or not it is still there. (f45)"""
    found = [(layer, pos.dropped(layer, me, aspect)) for layer in range(1, ROUNDS) for aspect in ALL_ASPECTS]
    return [{"round": layer, "card": abs(card)} for layer, card in found if card]
