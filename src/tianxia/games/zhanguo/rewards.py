"""The rewards phase: for each aspect the strongest accepts or passes on, and a disc that moved costs its rank. (Z-7)"""

from collections.abc import Callable
from typing import Final

from tianxia.engine.script import ALLOWED, NOT_A_CANDIDATE, AskWith, Script, Tell
from tianxia.games.zhanguo import codes
from tianxia.games.zhanguo.actions.governor import place_governor
from tianxia.games.zhanguo.actions.palace import score_palace, why_no_free_palace_in
from tianxia.games.zhanguo.actions.recruit import send_official, why_no_official, why_no_recruit
from tianxia.games.zhanguo.actions.wall import SLOTS, place_wall, why_no_free_wall_in, why_no_slot
from tianxia.games.zhanguo.kit import (
    ASPECTS,
    COLOURS,
    FREE_GOVERNOR,
    FREE_PALACE,
    FREE_WALL,
    GRAY,
    ONE_OFFICIAL,
    RED,
    REGIONS,
    RODS,
    ROUNDS,
    TWO_GRAY,
    TWO_RED,
)
from tianxia.games.zhanguo.markers import give_back_markers
from tianxia.games.zhanguo.position import (
    ALL_REGIONS,
    ALL_SECTIONS,
    DRAW,
    IN_COLUMN,
    OVER,
    THREE,
    Position,
    by_discs,
    governors_left,
    marker_value,
    palaces_left,
    walls_left,
)
from tianxia.games.zhanguo.tasks import claim_tasks

PASS: Final = 0
ACCEPT: Final = 1
ACCEPT_OR_PASS: Final[tuple[int, ...]] = (ACCEPT, PASS)


def offer_reward(pos: Position) -> Script[None]:
    """Offer an aspect's reward from the most marker value down, until one accepts or all have passed. (Z-7.1)"""
    aspect = pos.turn
    for seat in in_order(pos, aspect):
        accepted = yield from offer_to(pos, seat, aspect)
        if accepted:
            break
    pos.turn += 1
    if pos.turn == ASPECTS:
        yield from end_round(pos)


def in_order(pos: Position, aspect: int) -> list[int]:
    """The seats with a marker of an aspect, most value first; ties by track, then by column. (Z-7.1)"""
    ranked = [seat for seat in by_discs(pos) if marker_value(pos, seat, aspect) > 0]
    return sorted(ranked, key=lambda seat: -marker_value(pos, seat, aspect))


def offer_to(pos: Position, me: int, aspect: int) -> Script[bool]:
    """Accept for all markers of the aspect, or pass and keep them. (Z-7.2)"""
    answer: int = yield AskWith(
        me,
        "reward",
        lambda: ACCEPT_OR_PASS,
        lambda answer: why_not_accept(pos, me, aspect, answer),
        about=(aspect,),
    )
    yield Tell("reward", (me, aspect, answer))
    if answer == PASS:
        return False
    give_back_markers(pos, me, aspect)
    pos.discs[me] = IN_COLUMN + aspect
    yield from take_reward(pos, me, reward_at(pos, aspect))
    yield from claim_tasks(pos, me)
    return True


def reward_at(pos: Position, aspect: int) -> int:
    """The reward of an aspect in the current round, by its place in the table."""
    return (pos.round - 1) * ASPECTS + aspect


def why_not_accept(pos: Position, me: int, aspect: int, answer: int) -> int:
    """Accepting needs the whole reward to be possible. (Z-7.2)"""
    if answer == PASS:
        return ALLOWED
    if answer != ACCEPT:
        return NOT_A_CANDIDATE
    kind = pos.kit.reward[reward_at(pos, aspect)]
    if kind == ONE_OFFICIAL:
        return ALLOWED if why_no_recruit(pos, me) == ALLOWED else codes.REWARD_OFFICIALS
    if kind in (TWO_RED, TWO_GRAY):
        return ALLOWED if pos.supply[me * COLOURS + colour_of(kind)] >= 2 else codes.REWARD_OFFICIALS
    if kind == FREE_GOVERNOR:
        return ALLOWED if governors_left(pos, me) > 0 else codes.REWARD_GOVERNOR
    return why_no_building(pos, me, kind)


def colour_of(kind: int) -> int:
    """The colour of a reward of two officials."""
    return RED if kind == TWO_RED else GRAY


def why_no_building(pos: Position, me: int, kind: int) -> int:
    """A palace or wall needs a piece in supply and a place where it may stand. (Z-7.3)"""
    if kind == FREE_PALACE:
        fits = any(why_no_free_palace_in(pos, me, region) == ALLOWED for region in ALL_REGIONS)
        return ALLOWED if fits and palaces_left(pos, me) > 0 else codes.REWARD_PALACE
    if kind == FREE_WALL:
        fits = any(why_no_free_wall_in(pos, me, section) == ALLOWED for section in ALL_SECTIONS)
        return ALLOWED if fits and walls_left(pos, me) > 0 else codes.REWARD_WALL
    return ALLOWED


def official_reward(pos: Position, me: int, place: int) -> Script[None]:
    """An official of choice at the depicted region. (Z-7.3)"""
    colour: int = yield AskWith(
        me, "official", lambda: THREE, lambda colour: why_no_official(pos, me, colour, codes.REWARD_LACKS_OFFICIAL)
    )
    yield send_official(pos, me, colour, pos.kit.places[place][0])


def officials_reward(pos: Position, me: int, place: int) -> Script[None]:
    """Two red or two gray officials at the depicted region. (Z-7.3)"""
    for _ in range(2):
        yield send_official(pos, me, colour_of(pos.kit.reward[place]), pos.kit.places[place][0])


def workers_reward(pos: Position, me: int, place: int) -> Script[None]:
    """Two workers at the depicted region, without unrest and without an official. (Z-7.3)"""
    region = pos.kit.places[place][0]
    pos.workers[me * REGIONS + region] += 2
    yield Tell("worker", (me, region, 2))


def governor_reward(pos: Position, me: int, place: int) -> Script[None]:
    """A governor without payment in one of the depicted regions, with square bonus and no unrest after it. (Z-7.3)"""
    region: int = yield AskWith(
        me,
        "reward_governor",
        lambda: ALL_REGIONS,
        lambda region: why_not_there(pos, place, region),
        about=(place % ASPECTS,),
    )
    yield from place_governor(pos, me, region)


def why_not_there(pos: Position, place: int, region: int) -> int:
    """Only the depicted regions, or any where none is. (Z-7.3)"""
    if not 0 <= region < REGIONS:
        return NOT_A_CANDIDATE
    places = pos.kit.places[place]
    return ALLOWED if not places or region in places else codes.NOT_THIS_REGION


def wall_reward(pos: Position, me: int, _place: int) -> Script[None]:
    """A wall without payment in any free slot, one own per section. (Z-7.3)"""
    section: int = yield AskWith(
        me, "section", lambda: ALL_SECTIONS, lambda section: why_no_free_wall_in(pos, me, section)
    )
    rods: int = yield AskWith(
        me, "rods", lambda: SLOTS, lambda rods: why_no_slot(pos, section, rods, RODS), about=(section,)
    )
    yield place_wall(pos, me, section, rods)


def palace_reward(pos: Position, me: int, _place: int) -> Script[None]:
    """A palace without payment: VP for cards, but no value-3 marker. (Z-7.3)"""
    region: int = yield AskWith(
        me, "palace", lambda: ALL_REGIONS, lambda region: why_no_free_palace_in(pos, me, region)
    )
    pos.palaces[me * REGIONS + region] += 1
    yield Tell("palace", (me, region))
    yield score_palace(pos, me)


TAKEN: Final[list[Callable[[Position, int, int], Script[None]]]] = [
    official_reward,
    officials_reward,
    officials_reward,
    workers_reward,
    governor_reward,
    wall_reward,
    palace_reward,
]
"""By kind of reward, as `kit.py` numbers them."""


def take_reward(pos: Position, me: int, place: int) -> Script[None]:
    """All choices inside a reward are made before the next aspect. (Z-7.3, f48)"""
    yield from TAKEN[pos.kit.reward[place]](pos, me, place)


def end_round(pos: Position) -> Script[None]:
    """All discs return to the track in tie-break order; the top one is the next first player. (Z-7.4)"""
    order = by_discs(pos)
    for rank, seat in enumerate(order):
        pos.discs[seat] = rank
    yield Tell("order", tuple(order))
    pos.turn = 0
    if pos.round == ROUNDS:
        pos.stage = OVER
        yield Tell("ended", ())
    else:
        pos.round += 1
        pos.stage = DRAW
