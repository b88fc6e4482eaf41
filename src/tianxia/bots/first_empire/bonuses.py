"""What a tucked card is worth when activated, and how often it will be."""

from tianxia.bots.first_empire.outlook import Outlook
from tianxia.bots.first_empire.weights import ROUNDS
from tianxia.engine.script import Seat
from tianxia.games.first_empire.ids import ALL_ACTIONS, ALL_REGIONS, HAND, MOST_UNREST, Card, Region
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.rules.bonus import CountingBonus
from tianxia.games.first_empire.rules.bonuses import (
    MoveShip,
    UnrestForVpPerCard,
    VpPerAlchemistHere,
    VpPerCard,
    VpRound,
)


def cards_hope(pos: Position, me: Seat, view: Outlook) -> int:
    """Tucked cards by how often they will be activated; cards that share a trigger are activated more often."""
    weights = view.weights
    worth, count = [0] * 6, [0] * 6
    for region in ALL_REGIONS:
        cards = pos.cards_in(me, region)
        if not cards:
            continue
        in_revolt = pos.unrest(me, region) == MOST_UNREST
        for place in range(cards):
            trigger = pos.trigger_at(me, region, place)
            bonus = bonus_worth(pos, me, pos.card_at(me, region, place), region, view)
            worth[trigger] += bonus // 2 if in_revolt else bonus
            count[trigger] += 1
    total = 0
    for trigger in ALL_ACTIONS:
        if count[trigger]:
            often = weights.frequency[trigger] * (100 + weights.cluster * (count[trigger] - 1)) // 100
            total += worth[trigger] * often * view.turns // 100
    return total * weights.woken // 100


def bonus_worth(pos: Position, me: Seat, card: Card, region: Region, view: Outlook) -> int:
    """What a card is worth when activated, looking a little ahead if it counts things that are still to grow."""
    bonus = pos.printed.abilities[card]
    each, grown = view.weights.bonus[bonus.number], view.turns // 10
    if not isinstance(bonus, CountingBonus):
        return 0 if isinstance(bonus, MoveShip) and not pos.can_sail(me) else each
    if isinstance(bonus, VpPerCard):
        price = view.weights.unrest if isinstance(bonus, UnrestForVpPerCard) else 0
        return each * (view.types[bonus.about] + grown) - price
    if isinstance(bonus, VpPerAlchemistHere):
        return each * max(1, bonus.counted(pos, me, region))
    if isinstance(bonus, VpRound):
        return each * min(ROUNDS, pos.round + (1 if view.turns > HAND else 0))
    return each * (bonus.counted(pos, me, region) + grown)
