"""How Lanterns is scored, and the count of its pieces."""

from typing import Final

from lanterns.position import PLACES, Position
from tianxia.engine.game import Account, Result

LAST_NIGHT: Final = "last_night"


def result(pos: Position) -> Result:
    """Most points wins, ties are shared. (L-4)"""
    parts = tuple(parts_of(pos, seat) for seat in range(pos.size))
    scores = tuple(sum(part.values()) for part in parts)
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return Result(winners, scores, LAST_NIGHT, parts)


def parts_of(pos: Position, seat: int) -> dict[str, int]:
    """A seat's points: those of its nights, and two for each place where it alone has the most lanterns. (L-4)"""
    return {"nights": pos.points[seat], "quay": 2 * sum(leads(pos.lanterns(n), seat) for n in range(len(PLACES)))}


def leads(lanterns: list[int], seat: int) -> bool:
    """Whether a seat has more lanterns than every other."""
    return all(count < lanterns[seat] for other, count in enumerate(lanterns) if other != seat)


def account(pos: Position, seat: int) -> Account:
    """What a seat has, and what the end would add now."""
    parts = parts_of(pos, seat)
    return Account({"nights": parts["nights"]}, {"quay": parts["quay"]}, {"lanterns": sum(_own(pos, seat))})


def _own(pos: Position, seat: int) -> list[int]:
    return pos.hung[seat * len(PLACES) : (seat + 1) * len(PLACES)]


def pieces(pos: Position) -> dict[str, int]:
    """The jars of oil, wherever they are."""
    return {str(oil): count + pos.hands.count(oil) for oil, count in enumerate(pos.deck) if oil}
