"""The outlook on the own board, the hand and the starting tile."""

from tianxia.bots.first_empire.outlook import Outlook
from tianxia.games.first_empire.position import ASPECTS, HAND, HIRE, MOST_UNREST, PLACES, PLAY, REGIONS, Position
from tianxia.games.first_empire.rules.court import trigger_at
from tianxia.games.first_empire.rules.starting_tiles import ALCHEMIST_CARD


def board_hope(pos: Position, me: int, view: Outlook) -> int:
    """Officials by what they can do, and unrest that is in the way."""
    weights, total = view.weights, 0
    for region in range(REGIONS):
        at = me * PLACES + region * 3
        level = pos.unrest[me * REGIONS + region]
        cards = pos.cards_in(me, region)
        here = pos.officials[at] + pos.officials[at + 1] + pos.officials[at + 2]
        worth = here * weights.official - level * weights.unrest
        if pos.officials[at + 2] and level < MOST_UNREST:
            worth += weights.general
        if pos.officials[at] and cards < 3 and pos.ship[me] < pos.box.last_space and pos.alchemists[me]:
            worth += weights.alchemist
        if level == MOST_UNREST:
            worth -= cards * weights.revolt
        total += worth * view.soon // 8
    return total


def hand_hope(pos: Position, me: int, view: Outlook) -> int:
    """Numbers near the ends are hard to beat: high ones wake by hire, palace and wall, low ones by the others."""
    if pos.stage != PLAY:
        return 0
    high, low = 0, 0
    for place in range(me * PLACES, me * PLACES + PLACES):
        if pos.cards[place]:
            if trigger_at(pos, place) >= HIRE:
                high += 1
            else:
                low += 1
    total = 0
    for at in range(me * HAND, me * HAND + HAND):
        card = pos.hands[at]
        if card:
            total += (card - 60) * min(4, high) if card > 60 else (60 - card) * min(4, low)
    return total * view.weights.hand // 24


def start_hope(pos: Position, me: int, view: Outlook) -> int:
    """The starting tile chosen, until it is carried out: officials, unrest, tokens, workers, soldiers, spaces."""
    tile = pos.chosen[me]
    if tile == 0:
        return 0
    box, at, weights = pos.box, tile * 8, view.weights
    total = (box.starting[at] + box.starting[at + 1] + box.starting[at + 2]) * 100
    for region in range(REGIONS):
        total -= weights.unrest * (box.starting[at + 3] >> region & 1)
    for aspect in range(ASPECTS):
        total += weights.token * (box.starting[at + 4] >> aspect & 1)
    total += weights.worker * box.starting[at + 5] + 200 * box.starting[at + 6]
    steps = box.starting[at + 7]
    return total + (view.alchemist_card if steps == ALCHEMIST_CARD else view.space * steps)
