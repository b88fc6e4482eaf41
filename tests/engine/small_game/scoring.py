"""How the small game is scored, and the count of its pieces."""

from tests.engine.small_game.notation import CARD_NAMES
from tests.engine.small_game.position import FAVOURS, KINDS, Position, value_of
from tianxia.engine.game import Account, Result


def result(pos: Position) -> Result:
    """Most points wins, ties are shared. (S-6)"""
    parts = tuple(parts_of(pos, seat) for seat in range(pos.seats))
    scores = tuple(sum(part.values()) for part in parts)
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return Result(winners, scores, "last_round", parts)


def parts_of(pos: Position, seat: int) -> dict[str, int]:
    """A seat's points: the values in its pile, two for each step of a favour, one for every two coins. (S-6)"""
    return {
        "goods": sum(pos.piles[seat * KINDS + card] * value_of(card) for card in range(KINDS)),
        "favours": sum(pos.taken[seat * FAVOURS + favour] * 2 * (favour + 1) for favour in range(FAVOURS)),
        "coins": pos.coins[seat] // 2,
    }


def account(pos: Position, seat: int) -> Account:
    """The points of a seat as they would count now, and its coins."""
    return Account({}, parts_of(pos, seat), {"coins": pos.coins[seat]})


def pieces(pos: Position) -> dict[str, int]:
    """How many pieces of each sort there are, wherever they are."""
    cards = {name: sum(sum(lists[kind::KINDS]) for lists in _card_lists(pos)) for kind, name in enumerate(CARD_NAMES)}
    favours = sum(pos.favours) + sum(pos.taken) + sum(pos.gone) + (pos.offer >= 0)
    return {**cards, "favours": favours, "coins": sum(pos.coins) + pos.spent}


def _card_lists(pos: Position) -> tuple[list[int], ...]:
    return pos.layers, pos.hands, pos.open_hands, pos.piles
