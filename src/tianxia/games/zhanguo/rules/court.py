"""The court: a card on the pile, one of the six actions, then what it activates. (Z-4)"""

from collections.abc import Sequence
from typing import Final

from tianxia.engine.script import ALLOWED, Script
from tianxia.games.zhanguo.ids import ALL_ACTIONS, NO_ACTION, NO_CARD, Action, Card, Code, Seat
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.rules.abilities import use_abilities
from tianxia.games.zhanguo.rules.action import HIGHER, NONE, CourtAction
from tianxia.games.zhanguo.rules.asking import CardQuestion
from tianxia.games.zhanguo.rules.governor import InstallGovernor
from tianxia.games.zhanguo.rules.hire import Hire
from tianxia.games.zhanguo.rules.palace import BuildPalace
from tianxia.games.zhanguo.rules.reassign import Reassign
from tianxia.games.zhanguo.rules.recruit import Recruit
from tianxia.games.zhanguo.rules.wall import BuildWall

ACTIONS: Final[tuple[CourtAction, ...]] = (
    BuildWall(),
    BuildPalace(),
    Hire(),
    Recruit(),
    InstallGovernor(),
    Reassign(),
)
"""By action."""


class TakeAction(CardQuestion):
    """Which court action do you take? (Z-4.1)"""

    name = "action"

    def candidates(self) -> Sequence[int]:
        """All six."""
        return ALL_ACTIONS

    def why_not(self, answer: int) -> Code:
        """An action can be chosen only if it is possible, and must then be carried out. (Z-4.1)"""
        return ACTIONS[answer].why_not(self.pos, self.me)

    def listed(self) -> list[int]:
        """The actions that are possible."""
        found: list[int] = []
        for action in ALL_ACTIONS:
            if ACTIONS[action].why_not(self.pos, self.me) == ALLOWED:
                found.append(action)
        return found


def attend_court(pos: Position, me: Seat, card: Card) -> Script[None]:
    """Play a card to the court, take an action, then use what it activates. (Z-4)"""
    action: Action = yield TakeAction(pos, me, card)
    pos.action = action
    pos.woken = activates(pos, card, action)
    pos.add_to_court(card)
    pos.card = NO_CARD
    pos.tell("court", me, card, action)
    yield from ACTIONS[action].carry_out(pos, me)
    yield from use_abilities(pos, me)
    pos.action = NO_ACTION
    pos.woken = False


def activates(pos: Position, card: int, action: Action) -> bool:
    """Wall, palace and hire activate cards with a higher number, recruit and governor with a lower one. (Z-4.2)

    Re-assign activates none; the very first court card of a game counts as both higher and lower.
    """
    way = ACTIONS[action].activates
    if way == NONE:
        return False
    beneath = pos.court_top()
    return beneath == NO_CARD or (card > beneath if way == HIGHER else card < beneath)
