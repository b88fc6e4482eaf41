"""The outlook on the seat's board, hand and starting tile."""

from tianxia.bots.first_empire.outlook import Outlook
from tianxia.engine.script import Seat
from tianxia.games.first_empire.ids import ALCHEMIST, ALL_REGIONS, CARDS, GENERAL, HIRE, MOST_UNREST, PLACES, PLAY
from tianxia.games.first_empire.position import Position


def board_hope(pos: Position, me: Seat, view: Outlook) -> int:
    """Officials by what they can do, and unrest that is in the way."""
    weights, total = view.weights, 0
    can_place = pos.can_sail(me) and pos.holds_any(me)
    for region in ALL_REGIONS:
        level = pos.unrest(me, region)
        cards = pos.cards_in(me, region)
        worth = pos.officials_in(me, region) * weights.official - level * weights.unrest
        if level < MOST_UNREST and pos.officials(me, region, GENERAL):
            worth += weights.general
        if can_place and cards < PLACES and pos.officials(me, region, ALCHEMIST):
            worth += weights.alchemist
        if level == MOST_UNREST:
            worth -= cards * weights.revolt
        total += worth * view.soon // 8
    return total


def hand_hope(pos: Position, me: Seat, view: Outlook) -> int:
    """Numbers near the ends are hard to beat: high ones suit hire, palace and wall, low ones the other actions."""
    if pos.stage != PLAY:
        return 0
    counts = pos.trigger_counts(me)
    low, high = min(4, sum(counts[:HIRE])), min(4, sum(counts[HIRE:]))
    total = 0
    for card in pos.hand(me):
        total += (card - CARDS // 2) * high if card > CARDS // 2 else (CARDS // 2 - card) * low
    return total * view.weights.hand // 24


def start_hope(pos: Position, me: Seat, view: Outlook) -> int:
    """The starting tile chosen, until it is carried out: officials, unrest, tokens, workers, soldiers, spaces."""
    if pos.chosen_tile(me) == 0:
        return 0
    tile, weights = pos.printed.starting[pos.chosen_tile(me)], view.weights
    total = 100 * sum(tile.officials) - weights.unrest * len(tile.unrest) + weights.token * len(tile.tokens)
    total += weights.worker * tile.workers + 200 * tile.soldiers
    return total + (view.alchemist_card if tile.alchemists else view.space * tile.steps)
