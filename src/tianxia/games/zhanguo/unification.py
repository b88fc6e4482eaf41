"""The unification action: a card is tucked at a region, for markers and at the price of unrest. (Z-3)"""

from tianxia.engine.script import ALLOWED, NOT_A_CANDIDATE, AskWith, Script, Tell
from tianxia.games.zhanguo import codes
from tianxia.games.zhanguo.kit import REGIONS, TUCKS, aspect_of
from tianxia.games.zhanguo.markers import take_markers
from tianxia.games.zhanguo.position import ALL_REGIONS, Position, cards_at, track_length


def why_no_tuck(pos: Position, me: int, region: int) -> int:
    """At most three cards a region, and the unrest must fit on the track. (Z-3.1, Z-3.3)"""
    if not 0 <= region < REGIONS:
        return NOT_A_CANDIDATE
    cards = cards_at(pos, me, region)
    if cards == TUCKS:
        return codes.REGION_FULL
    # The rise equals the number of cards that lie there already: 0, 1 or 2.
    if cards and pos.unrest[me * REGIONS + region] + cards > track_length(pos, me, region):
        return codes.UNREST_TOO_HIGH
    return ALLOWED


def why_tuck_nowhere(pos: Position, me: int) -> int:
    """Some region must take a card: all may be full, or unrest keep it from those with room. (Z-3.1, Z-3.3)"""
    reason = codes.NO_ROOM_TO_TUCK
    for region in ALL_REGIONS:
        code = why_no_tuck(pos, me, region)
        if code == ALLOWED:
            return ALLOWED
        if code == codes.UNREST_TOO_HIGH:
            reason = codes.UNREST_BARS_TUCK
    return reason


def unify(pos: Position, me: int, card: int) -> Script[None]:
    """Tuck a card at a region: 1, 2 or 3 markers of its aspect, and unrest 0, 1 or 2 higher there. (Z-3.1 to Z-3.3)"""
    region: int = yield AskWith(
        me, "tuck", lambda: ALL_REGIONS, lambda region: why_no_tuck(pos, me, region), about=(card,)
    )
    cards = cards_at(pos, me, region)
    pos.tucked[me * 15 + region * 3 + cards] = card
    pos.card = 0
    yield Tell("tucked", (me, card, region))
    yield from take_markers(pos, me, aspect_of(card), cards + 1)
    if cards:
        yield raise_unrest(pos, me, region, cards)


def raise_unrest(pos: Position, me: int, region: int, levels: int) -> Tell:
    """Unrest in a region rises; whoever calls has seen that it fits. (Z-3.4)"""
    pos.unrest[me * REGIONS + region] += levels
    return Tell("unrest", (me, region, pos.unrest[me * REGIONS + region]))


def lower_unrest(pos: Position, me: int, region: int, level: int) -> Tell:
    """Unrest in a region falls to a level; nothing goes below 0. (Z-3.4)"""
    pos.unrest[me * REGIONS + region] = level
    return Tell("unrest", (me, region, level))
