"""The outlook on the seat's board and hand: officials, unrest, tucked cards, numbers that are hard to beat."""

from mypy_extensions import i64

from tianxia.bots.zhanguo.outlook import Outlook
from tianxia.games.zhanguo.ids import ALL_PLACES, ALL_REGIONS, NO_CARD, REGION_OF, Card, Seat
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.rules.action import HIGHER
from tianxia.games.zhanguo.rules.bonuses import VpBonus, VpPerAspectBonus
from tianxia.games.zhanguo.rules.court import ACTIONS


def board_hope(pos: Position, me: Seat, view: Outlook) -> i64:
    """Officials by what they can do, and unrest that is in the way."""
    weights = view.weights
    total: i64 = 0
    soon: i64 = min(8, view.turns)
    for region in ALL_REGIONS:
        above: i64 = pos.officials_above(me, region)
        below: i64 = pos.officials_below(me, region)
        level: i64 = pos.unrest(me, region)
        room: i64 = pos.room_for_unrest(me, region)
        total += (above + below) * weights.official * soon // 8
        if room > 0:
            total += below * (weights.below + 20 * min(2, room)) * soon // 8
        total -= level * weights.unrest * soon // 8
    return total


def cards_hope(pos: Position, me: Seat, view: Outlook) -> int:
    """Tucked cards: a VP for each palace to come, and their bonuses as often as they will be activated."""
    if view.cards == 0:
        return 0
    weights = view.weights
    palaces = min(100 * pos.palaces_left(me), 100 * view.turns // weights.palace_turns)
    total = view.cards * palaces
    for place in ALL_PLACES:
        card = pos.tucked(me, place)
        if card != NO_CARD:
            times = view.turns * weights.frequency[pos.printed.trigger[card]] * weights.woken
            if pos.is_locked(me, REGION_OF[place]):
                times //= 2
            total += bonus_worth(pos, card, view) * times // 10_000
    return total


def bonus_worth(pos: Position, card: Card, view: Outlook) -> int:
    """What a card is worth when activated."""
    bonus = pos.printed.bonus[card]
    worth = view.weights.bonus[bonus.number]
    if isinstance(bonus, VpBonus):
        return worth * bonus.amount
    if isinstance(bonus, VpPerAspectBonus):
        return worth * (view.aspects[bonus.amount] + view.turns // 12)
    return worth


def hand_hope(pos: Position, me: Seat, view: Outlook) -> int:
    """Numbers near the ends are hard to beat: high ones activate by wall, palace and hire, low ones by the others."""
    if view.cards == 0:
        return 0
    high, low = 0, 0
    for card in pos.tucked_cards(me):
        if ACTIONS[pos.printed.trigger[card]].activates == HIGHER:
            high += 1
        else:
            low += 1
    total = 0
    for card in pos.hand(me):
        total += (card - 60) * min(4, high) if card > 60 else (60 - card) * min(4, low)
    return total * view.weights.hand // 24
