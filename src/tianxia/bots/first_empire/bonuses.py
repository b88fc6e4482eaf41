"""What a tucked card brings when it wakes, and how often it will."""

from typing import Final

from tianxia.bots.first_empire.outlook import Outlook
from tianxia.bots.first_empire.weights import ROUNDS
from tianxia.games.first_empire.position import ALCHEMIST_TYPE, HAND, MOST_UNREST, PLACES, REGIONS, Position
from tianxia.games.first_empire.rules.court import trigger_at

# Kinds of bonus that count something, in the order of `names.BONUS_NAMES`.
SHIP: Final = 0
VP_PER_CARD: Final = 6
VP_PER_PIECE: Final = 7
UNREST_FOR_VP: Final = 10
VP_PER_ALCHEMIST_HERE: Final = 15
VP_PER_SOLDIER: Final = 17
VP_ROUND: Final = 18


def cards_hope(pos: Position, me: int, view: Outlook) -> int:
    """Tucked cards by how often they will wake; cards that wake together wake oftener."""
    weights = view.weights
    worth, count = [0] * 6, [0] * 6
    for slot in range(PLACES):
        card = pos.cards[me * PLACES + slot]
        if card:
            trigger = trigger_at(pos, me * PLACES + slot)
            bonus = bonus_worth(pos, me, card, slot // 3, view)
            if pos.unrest[me * REGIONS + slot // 3] == MOST_UNREST:
                bonus //= 2
            worth[trigger] += bonus
            count[trigger] += 1
    total = 0
    for trigger in range(6):
        if count[trigger]:
            often = weights.frequency[trigger] * (100 + weights.cluster * (count[trigger] - 1)) // 100
            total += worth[trigger] * often * view.turns // 100
    return total * weights.woken // 100


def bonus_worth(pos: Position, me: int, card: int, region: int, view: Outlook) -> int:
    """What a card brings when it wakes, looking a little ahead where it counts what is still to grow."""
    box = pos.box
    kind, what = box.bonus[card], box.what[card]
    each, grown = view.weights.bonus[kind], view.turns // 10
    if kind in (VP_PER_CARD, UNREST_FOR_VP):
        return each * (view.types[what] + grown) - (view.weights.unrest if kind == UNREST_FOR_VP else 0)
    if kind == VP_PER_PIECE:
        return each * (pieces(pos, me, what) + grown)
    if kind == VP_PER_ALCHEMIST_HERE:
        return each * max(1, pos.count_type_in(me, region, ALCHEMIST_TYPE))
    if kind == VP_PER_SOLDIER:
        return each * (pos.soldiers_out(me) + grown)
    if kind == VP_ROUND:
        return each * min(ROUNDS, pos.round + (1 if view.turns > HAND else 0))
    if kind == SHIP:
        return each if pos.ship[me] < box.last_space else 0
    return each


def pieces(pos: Position, me: int, what: int) -> int:
    """A player's governors, palaces or walls on the board."""
    if what == 0:
        return pos.governors_out(me)
    return pos.palaces_out(me) if what == 1 else pos.walls_out(me)
