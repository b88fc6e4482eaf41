"""The rewards phase: for each aspect the player with most markers accepts or passes; accepting moves the disc. (Z-7)"""

from collections.abc import Sequence
from typing import Final

from tianxia.engine.script import ALLOWED, Script
from tianxia.games.zhanguo.ids import (
    ALL_ASPECTS,
    ASPECTS,
    DRAW,
    IN_COLUMN,
    ON_TRACK,
    OVER,
    ROUNDS,
    Aspect,
    Code,
    Seat,
)
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.printed import Reward
from tianxia.games.zhanguo.rules.asking import Question
from tianxia.games.zhanguo.rules.markers import give_back_markers
from tianxia.games.zhanguo.rules.tasks import claim_tasks

PASS: Final = 0
ACCEPT: Final = 1
ACCEPT_OR_PASS: Final[tuple[int, ...]] = (ACCEPT, PASS)


def offer_reward(pos: Position) -> Script[None]:
    """Offer an aspect's reward from the most marker value down, until one accepts or all have passed. (Z-7.1)"""
    aspect = ALL_ASPECTS[pos.turn]
    for seat in in_order(pos, aspect):
        accepted = yield from offer_to(pos, seat, aspect)
        if accepted:
            break
    pos.turn += 1
    if pos.turn == ASPECTS:
        end_round(pos)


def in_order(pos: Position, aspect: Aspect) -> list[Seat]:
    """The seats with a marker of an aspect, most value first; ties by track, then by column. (Z-7.1)"""
    ranked = [seat for seat in pos.by_discs() if pos.marker_value(seat, aspect) > 0]
    return sorted(ranked, key=lambda seat: -pos.marker_value(seat, aspect))


def offer_to(pos: Position, me: Seat, aspect: Aspect) -> Script[bool]:
    """Accept the reward for all markers of the aspect, or pass and keep them. (Z-7.2)"""
    answer: int = yield Accept(pos, me, aspect)
    pos.tell("reward", me, aspect, answer)
    if answer == PASS:
        return False
    give_back_markers(pos, me, aspect)
    pos.set_disc(me, IN_COLUMN[aspect])
    # All choices inside a reward are made before the next aspect. (Z-7.3, f48)
    yield from reward_now(pos, aspect).carry_out(pos, me)
    claim_tasks(pos, me)
    return True


def reward_now(pos: Position, aspect: Aspect) -> Reward:
    """The reward of an aspect in the current round."""
    return pos.printed.reward(pos.round, aspect)


class Accept(Question):
    """Do you accept the reward? (Z-7.2)"""

    name = "reward"

    def __init__(self, pos: Position, me: Seat, aspect: Aspect) -> None:
        """Remember the aspect."""
        super().__init__(pos, me)
        self.aspect = aspect

    def candidates(self) -> Sequence[int]:
        """Accepting, or passing."""
        return ACCEPT_OR_PASS

    def why_not(self, answer: int) -> Code:
        """Accepting requires the whole reward to be possible. (Z-7.2)"""
        return ALLOWED if answer == PASS else reward_now(self.pos, self.aspect).why_not(self.pos, self.me)

    def about(self) -> tuple[int, ...]:
        """The aspect."""
        return (self.aspect,)


def end_round(pos: Position) -> None:
    """Return all discs to the track in tie-break order; the top one is the next first player. (Z-7.4)"""
    order = pos.by_discs()
    for rank, seat in enumerate(order):
        pos.set_disc(seat, ON_TRACK[rank])
    pos.tell_all("order", tuple(order))
    pos.turn = 0
    if pos.round == ROUNDS:
        pos.stage = OVER
        pos.tell("ended")
    else:
        pos.round += 1
        pos.stage = DRAW
