"""The nine card bonuses, one function each, and when one would bring nothing. (Z-6)

To add one: write its script here, its line in BONUSES and in `why_no_bonus`, its name in `components.py`.
"""

from collections.abc import Callable
from typing import Final

from tianxia.engine.script import ALLOWED, NOT_A_CANDIDATE, AskWith, Script, Tell
from tianxia.games.zhanguo import codes
from tianxia.games.zhanguo.actions.recruit import send_official
from tianxia.games.zhanguo.kit import CALM_ANY, CALM_SAME, COLOURS, MOVE_WORKER, OFFICIAL, POINTS, REGIONS, aspect_of
from tianxia.games.zhanguo.markers import marker_of_choice
from tianxia.games.zhanguo.officials import has_officials, spend_points
from tianxia.games.zhanguo.position import ALL_REGIONS, FROM_CARDS, Position, all_tucked
from tianxia.games.zhanguo.unification import lower_unrest

Bonus = Callable[[Position, int, int, int], Script[None]]
"""(position, seat, card, the card's region)"""


def gain_marker(pos: Position, me: int, _card: int, _region: int) -> Script[None]:
    """A value-1 marker of choice, or 1 VP when none of any aspect is left. (Z-6.1)"""
    yield from marker_of_choice(pos, me, FROM_CARDS)


def gain_points(pos: Position, me: int, card: int, _region: int) -> Script[None]:
    """Up to 2 re-assignment points. (Z-6.2)"""
    yield from spend_points(pos, me, pos.kit.amount[card])


def gain_vp(pos: Position, me: int, card: int, _region: int) -> Script[None]:
    """2 or 3 VP, as the card says. (Z-6.3)"""
    yield score_card(pos, me, pos.kit.amount[card])


def gain_worker(pos: Position, me: int, _card: int, region: int) -> Script[None]:
    """A worker in the card's region, without unrest. (Z-6.4)"""
    yield put_worker(pos, me, region)


def gain_vp_per_aspect(pos: Position, me: int, card: int, _region: int) -> Script[None]:
    """VP for every own tucked card of the shown aspect. (Z-6.5)"""
    aspect = pos.kit.amount[card]
    yield score_card(pos, me, len([own for own in all_tucked(pos, me) if aspect_of(own) == aspect]))


def calm_any(pos: Position, me: int, _card: int, _region: int) -> Script[None]:
    """Unrest 1 lower in a region of choice. (Z-6.6)"""
    region = yield from ask_calm(pos, me)
    yield calm(pos, me, region)


def calm_same(pos: Position, me: int, _card: int, region: int) -> Script[None]:
    """Unrest 1 lower in the card's region. (Z-6.7)"""
    yield calm(pos, me, region)


def carry_worker(pos: Position, me: int, _card: int, _region: int) -> Script[None]:
    """A worker moves to an adjacent region. (Z-6.8)"""
    yield from move_worker(pos, me, codes.NO_WORKER_TO_MOVE, codes.WORKER_TOO_FAR)


def gain_official(pos: Position, me: int, card: int, region: int) -> Script[None]:
    """An official of the shown colour to the governors area of the card's region. (Z-6.9)"""
    yield send_official(pos, me, pos.kit.amount[card], region)


BONUSES: Final[list[Bonus]] = [
    gain_marker,
    gain_points,
    gain_vp,
    gain_worker,
    gain_vp_per_aspect,
    calm_any,
    calm_same,
    carry_worker,
    gain_official,
]
"""By kind of bonus, as `kit.py` numbers them."""


def why_no_bonus(pos: Position, me: int, card: int, region: int) -> int:
    """0 if a card's bonus would bring something now. (Z-6)"""
    kind = pos.kit.bonus[card]
    if kind == OFFICIAL:
        return ALLOWED if pos.supply[me * COLOURS + pos.kit.amount[card]] else codes.CARD_LACKS_OFFICIAL
    if kind == POINTS:
        return ALLOWED if has_officials(pos, me) else codes.NO_OFFICIALS
    if kind == CALM_SAME:
        return ALLOWED if pos.unrest[me * REGIONS + region] else codes.NO_UNREST
    if kind == CALM_ANY:
        return ALLOWED if has_unrest(pos, me) else codes.NO_UNREST_ANYWHERE
    return codes.NO_WORKER_ANYWHERE if kind == MOVE_WORKER and not has_worker(pos, me) else ALLOWED


# What bonuses and board abilities share


def score_card(pos: Position, me: int, points: int) -> Tell:
    """VP from a card."""
    pos.score(me, FROM_CARDS, points)
    return Tell("scored", (me, points, FROM_CARDS))


def put_worker(pos: Position, me: int, region: int) -> Tell:
    """A worker from the general supply, which never runs out, to a region. (Z-1.2)"""
    pos.workers[me * REGIONS + region] += 1
    return Tell("worker", (me, region, 1))


def has_unrest(pos: Position, me: int) -> bool:
    """Whether some region has unrest. (Z-3.4)"""
    return any(pos.unrest[me * REGIONS : me * REGIONS + REGIONS])


def why_no_calm(pos: Position, me: int, region: int) -> int:
    """Nothing goes below an empty track. (Z-3.4)"""
    if not 0 <= region < REGIONS:
        return NOT_A_CANDIDATE
    return ALLOWED if pos.unrest[me * REGIONS + region] else codes.NO_UNREST


def ask_calm(pos: Position, me: int) -> Script[int]:
    """Which region is to calm down."""
    region: int = yield AskWith(me, "calm", lambda: ALL_REGIONS, lambda region: why_no_calm(pos, me, region))
    return region


def calm(pos: Position, me: int, region: int) -> Tell:
    """Unrest 1 lower in a region."""
    return lower_unrest(pos, me, region, pos.unrest[me * REGIONS + region] - 1)


def has_worker(pos: Position, me: int) -> bool:
    """Whether a worker is anywhere. (Z-6.8)"""
    return any(pos.workers[me * REGIONS : me * REGIONS + REGIONS])


def why_no_step(pos: Position, me: int, step: int, nobody: int, too_far: int) -> int:
    """There must be a worker to take that step, and the regions be adjacent. (Z-6.8, Z-4.5)"""
    if not 0 <= step < REGIONS * REGIONS:
        return NOT_A_CANDIDATE
    if step % REGIONS not in pos.kit.near[step // REGIONS]:
        return too_far
    return ALLOWED if pos.workers[me * REGIONS + step // REGIONS] else nobody


STEPS: Final[tuple[int, ...]] = tuple(step for step in range(25) if step // 5 != step % 5)


def move_worker(pos: Position, me: int, nobody: int, too_far: int) -> Script[None]:
    """Move a worker from any region to an adjacent one; the codes say why not, by a card's or board's rule. (Z-6.8)"""
    step: int = yield AskWith(
        me, "move_worker", lambda: STEPS, lambda step: why_no_step(pos, me, step, nobody, too_far)
    )
    pos.workers[me * REGIONS + step // REGIONS] -= 1
    pos.workers[me * REGIONS + step % REGIONS] += 1
    yield Tell("worker_moved", (me, step // REGIONS, step % REGIONS))
