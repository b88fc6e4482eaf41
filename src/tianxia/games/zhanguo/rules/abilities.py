"""What is activated after a court action: tucked cards by trigger and number, and the B board. (Z-4.2 to Z-4.4)"""

from collections.abc import Sequence
from typing import Final

from tianxia.engine.script import ALLOWED, Script
from tianxia.games.zhanguo import refusals
from tianxia.games.zhanguo.ids import ALL_PLACES, BOARD_PLACE, REGION_OF, Card, Code, Place, Seat
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.rules.asking import Question
from tianxia.games.zhanguo.rules.boards import ABILITIES
from tianxia.games.zhanguo.rules.moves import DONE, DOWN, DOWN_ANSWERS, MOVE_OF
from tianxia.games.zhanguo.rules.officials import list_downs, move_down, why_no_down

BOARD: Final = 121
"""The answer that stands for the ability of the B board; a tucked card is answered by its number."""


def use_abilities(pos: Position, me: Seat) -> Script[None]:
    """Use what is active, in any order, each once, as many as desired, with free moves in between. (Z-4.3, Z-4.4)"""
    active = usable(pos, me)
    while active:
        answer: int = yield Ability(pos, me, active)
        if answer == DONE:
            break
        if answer >= DOWN:
            move_down(pos, me, MOVE_OF[answer])
            continue
        pos.tell("ability", me, answer)
        if answer == BOARD:
            pos.use_up(BOARD_PLACE)
            yield from ABILITIES[pos.board(me)].carry_out(pos, me)
        else:
            place = pos.place_of(me, Card(answer))
            pos.use_up(place)
            yield from pos.printed.bonus[answer].carry_out(pos, me, REGION_OF[place])
        active = usable(pos, me)
    pos.renew_abilities()


def usable(pos: Position, me: Seat) -> list[int]:
    """Every ability that may be used now: cards by region, then the board. Free moves don't change this."""
    found: list[int] = []
    if pos.woken:
        action, trigger = pos.action, pos.printed.trigger
        for place in ALL_PLACES:
            card = pos.tucked(me, place)
            if card and trigger[card] == action and why_no_card(pos, me, place, card) == ALLOWED:
                found.append(card)
    if why_no_board(pos, me) == ALLOWED:
        found.append(BOARD)
    return found


def why_no_card(pos: Position, me: Seat, place: Place, card: Card) -> Code:
    """Trigger, number, once only, region not blocked, and something to gain. (Z-4.2, Z-4.3)"""
    if pos.printed.trigger[card] != pos.action:
        return refusals.WRONG_TRIGGER
    if not pos.woken:
        return refusals.WRONG_NUMBER
    if pos.is_used(place):
        return refusals.USED_ALREADY
    region = REGION_OF[place]
    if pos.is_locked(me, region):
        return refusals.LOCKED
    return pos.printed.bonus[card].why_not(pos, me, region)


def why_no_board(pos: Position, me: Seat) -> Code:
    """The board's ability must work after this action, once only, and have some effect. (Z-4.4)"""
    if pos.is_used(BOARD_PLACE):
        return refusals.BOARD_USED_ALREADY
    ability = ABILITIES[pos.board(me)]
    return ability.why_not(pos, me) if pos.action in ability.after else refusals.NO_BOARD_ABILITY


class Ability(Question):
    """Which ability do you use next? (Z-4.3, Z-4.4)"""

    name = "ability"

    def __init__(self, pos: Position, me: Seat, active: list[int]) -> None:
        """Take the usable abilities, which have already been determined."""
        super().__init__(pos, me)
        self.active = active

    def candidates(self) -> Sequence[int]:
        """Every card on the board, the board, stopping, and the free moves."""
        return [*self.pos.tucked_cards(self.me), BOARD, DONE, *DOWN_ANSWERS]

    def why_not(self, answer: int) -> Code:
        """This card or the board may be used now; stopping is always allowed. (Z-4.3, Z-4.4)"""
        if answer == DONE:
            return ALLOWED
        if answer >= DOWN:
            return why_no_down(self.pos, self.me, MOVE_OF[answer])
        if answer == BOARD:
            return why_no_board(self.pos, self.me)
        card = Card(answer)
        return why_no_card(self.pos, self.me, self.pos.place_of(self.me, card), card)

    def listed(self) -> list[int]:
        """What may be used, stopping, and the free moves."""
        found = [*self.active, DONE]
        list_downs(self.pos, self.me, found)
        return found

    def about(self) -> tuple[int, ...]:
        """The action."""
        return (self.pos.action,)
