"""The outlook on the elixir: alchemist cards by the multiplier to come, the way to the next symbol, masters."""

from tianxia.bots.first_empire.bonuses import bonus_worth
from tianxia.bots.first_empire.outlook import Outlook
from tianxia.bots.first_empire.weights import ALL_TURNS
from tianxia.games.first_empire.position import ALCHEMIST_TYPE, FIRST_MASTER, Position


def elixir_hope(pos: Position, me: int, view: Outlook) -> int:
    """Alchemist cards by the multiplier that the ship will reach, and the way to the next symbol."""
    ship, last = pos.ship[me], pos.box.last_space
    reach = min(last, ship + view.turns * 3 // 10)
    each = (100 * pos.box.multiplier[ship] * (ALL_TURNS - view.turns) + 25 * reach * view.turns) // ALL_TURNS
    view.alchemist_card = each + 10 * view.turns
    ahead = ship + 1
    while ahead <= last and pos.box.symbol[ahead] == 0:
        ahead += 1
    total = each * view.types[ALCHEMIST_TYPE]
    view.space = view.weights.symbol * 2 // 5 + 20 * view.types[ALCHEMIST_TYPE] if ship < last else 0
    if ahead <= last and view.turns:
        total += view.weights.symbol * (4 - min(4, ahead - ship)) * view.soon // 64
    # A stock of masters beside the board waits for a place; the own five are there from the start.
    if pos.alchemists[me] >> 5 and view.turns:
        total += master_worth(pos, me, view) * view.soon // 8
    return total + ship * 15 * view.soon // 8


def master_worth(pos: Position, me: int, view: Outlook) -> int:
    """The best master beside the board, by what its ability would bring."""
    best = 0
    for number in range(5):
        if pos.alchemists[me] >> (5 + number) & 1:
            worth = bonus_worth(pos, me, FIRST_MASTER + number, 0, view) * view.turns // 15
            best = max(best, worth)
    return 60 + best // 2
