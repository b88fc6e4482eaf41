"""The outlook on the elixir: alchemist cards by the multiplier to come, the way to the next symbol, masters."""

from tianxia.bots.first_empire.bonuses import bonus_worth
from tianxia.bots.first_empire.outlook import Outlook
from tianxia.bots.first_empire.weights import ALL_TURNS
from tianxia.engine.script import Seat
from tianxia.games.first_empire.ids import ALCHEMIST_TYPE, CHU, MASTER_CARDS
from tianxia.games.first_empire.position import Position


def elixir_hope(pos: Position, me: Seat, view: Outlook) -> int:
    """Alchemist cards by the multiplier that the ship will reach, and the way to the next symbol."""
    printed, ship, alchemists = pos.printed, pos.ship(me), view.types[ALCHEMIST_TYPE]
    last = printed.last_space
    reach = min(last, ship + view.turns * 3 // 10)
    each = (100 * printed.multipliers[ship] * (ALL_TURNS - view.turns) + 25 * reach * view.turns) // ALL_TURNS
    view.alchemist_card = each + 10 * view.turns
    ahead = ship + 1
    while ahead <= last and printed.symbols[ahead] == 0:
        ahead += 1
    total = each * alchemists
    view.space = view.weights.symbol * 2 // 5 + 20 * alchemists if ship < last else 0
    if ahead <= last and view.turns:
        total += view.weights.symbol * (4 - min(4, ahead - ship)) * view.soon // 64
    return total + masters_hope(pos, me, view) + ship * 15 * view.soon // 8


def masters_hope(pos: Position, me: Seat, view: Outlook) -> int:
    """Masters beside the board wait for a place: the best of them, by what its ability would be worth."""
    if not view.turns or not pos.holds_master(me):
        return 0
    best = 0
    for master in MASTER_CARDS:
        if pos.holds(me, master):
            best = max(best, bonus_worth(pos, me, master, CHU, view) * view.turns // 15)
    return (60 + best // 2) * view.soon // 8
