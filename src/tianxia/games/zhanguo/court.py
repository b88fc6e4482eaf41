"""The court: a card on the pile, one of the six actions, then what wakes. (Z-4)"""

from collections.abc import Callable
from typing import Final

from tianxia.engine.script import NOT_A_CANDIDATE, AskWith, Script, Tell
from tianxia.games.zhanguo.abilities import use_abilities, wakes
from tianxia.games.zhanguo.actions.governor import install_governor, why_no_governor
from tianxia.games.zhanguo.actions.hire import hire, why_no_hire
from tianxia.games.zhanguo.actions.palace import build_palace, why_no_palace
from tianxia.games.zhanguo.actions.reassign import reassign, why_no_reassign
from tianxia.games.zhanguo.actions.recruit import recruit, why_no_recruit
from tianxia.games.zhanguo.actions.wall import build_wall, why_no_wall
from tianxia.games.zhanguo.kit import NO_ACTION
from tianxia.games.zhanguo.position import Position

ACTIONS: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5)
POSSIBLE: Final[list[Callable[[Position, int], int]]] = [
    why_no_wall,
    why_no_palace,
    why_no_hire,
    why_no_recruit,
    why_no_governor,
    why_no_reassign,
]
DEEDS: Final[list[Callable[[Position, int], Script[None]]]] = [
    build_wall,
    build_palace,
    hire,
    recruit,
    install_governor,
    reassign,
]


def why_no_action(pos: Position, me: int, action: int) -> int:
    """An action must be possible to be chosen, and then it must be done. (Z-4.1)"""
    return POSSIBLE[action](pos, me) if 0 <= action < len(ACTIONS) else NOT_A_CANDIDATE


def attend_court(pos: Position, me: int, card: int) -> Script[None]:
    """Play a card to the court, take an action, then use what wakes. (Z-4)"""
    action: int = yield AskWith(
        me, "action", lambda: ACTIONS, lambda action: why_no_action(pos, me, action), about=(card,)
    )
    pos.action, pos.woken = action, wakes(pos, card, action)
    pos.court.append(card)
    pos.card = 0
    yield Tell("court", (me, card, action))
    yield from DEEDS[action](pos, me)
    yield from use_abilities(pos, me)
    pos.action, pos.woken = NO_ACTION, False
