"""The outlook on the own board and the hand: officials, unrest, tucked cards, numbers that are hard to beat."""

from tianxia.bots.zhanguo.outlook import Outlook
from tianxia.games.zhanguo.kit import HIRE, REGIONS, VP, VP_PER_ASPECT
from tianxia.games.zhanguo.position import Position, palaces_left


def board_hope(pos: Position, me: int, view: Outlook) -> int:
    """Officials by what they can do, and unrest that is in the way."""
    weights, total = view.weights, 0
    soon = min(8, view.turns)
    for region in range(REGIONS):
        at = me * 15 + region * 3
        above = pos.above[at] + pos.above[at + 1] + pos.above[at + 2]
        below = pos.below[at] + pos.below[at + 1] + pos.below[at + 2]
        level = pos.unrest[me * REGIONS + region]
        room = pos.kit.length[pos.boards[me] * REGIONS + region] - level
        total += (above + below) * weights.official * soon // 8
        if room > 0:
            total += below * (weights.below + 20 * min(2, room)) * soon // 8
        total -= level * weights.unrest * soon // 8
    return total


def cards_hope(pos: Position, me: int, view: Outlook) -> int:
    """Tucked cards: a VP for each palace to come, and their bonuses as often as they will wake."""
    weights = view.weights
    palaces = min(100 * palaces_left(pos, me), 100 * view.turns // weights.palace_turns)
    total = view.cards * palaces
    for slot in range(15):
        card = pos.tucked[me * 15 + slot]
        if card:
            times = view.turns * weights.frequency[pos.kit.trigger[card]] * weights.woken
            if sleeps(pos, me, slot // 3):
                times //= 2
            total += bonus_worth(pos, card, view) * times // 10_000
    return total


def sleeps(pos: Position, me: int, region: int) -> bool:
    """Whether the cube is on the last slot."""
    return pos.unrest[me * REGIONS + region] >= pos.kit.length[pos.boards[me] * REGIONS + region]


def bonus_worth(pos: Position, card: int, view: Outlook) -> int:
    """What a card brings when it wakes."""
    kind = pos.kit.bonus[card]
    if kind == VP:
        return view.weights.bonus[kind] * pos.kit.amount[card]
    if kind == VP_PER_ASPECT:
        return view.weights.bonus[kind] * (view.aspects[pos.kit.amount[card]] + view.turns // 12)
    return view.weights.bonus[kind]


def hand_hope(pos: Position, me: int, view: Outlook) -> int:
    """Numbers near the ends are hard to beat: high ones wake by wall, palace and hire, low ones by the others."""
    high, low = 0, 0
    for slot in range(15):
        card = pos.tucked[me * 15 + slot]
        if card:
            if pos.kit.trigger[card] <= HIRE:
                high += 1
            else:
                low += 1
    total = 0
    for card in pos.hands[me]:
        total += (card - 60) * min(4, high) if card > 60 else (60 - card) * min(4, low)
    return total * view.weights.hand // 24
