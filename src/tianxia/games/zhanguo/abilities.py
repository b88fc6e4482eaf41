"""What wakes after a court action: tucked cards by trigger and number, and the B board. (Z-4.2 to Z-4.4)"""

from typing import Final

from tianxia.engine.script import ALLOWED, NOT_A_CANDIDATE, AskWith, Script, Tell
from tianxia.games.zhanguo import codes
from tianxia.games.zhanguo.board_abilities import TRIGGERS, use_board, why_no_board_ability
from tianxia.games.zhanguo.bonuses import BONUSES, why_no_bonus
from tianxia.games.zhanguo.kit import HIRE, REASSIGN, REGIONS, TUCKS
from tianxia.games.zhanguo.officials import DONE, DOWN, DOWNS, list_downs, move_down, why_no_down
from tianxia.games.zhanguo.position import Position, all_tucked, is_locked

BOARD: Final = 121
"""The answer that means the ability of the B board; a tucked card is meant by its number."""
BOARD_BIT: Final = 1 << (REGIONS * TUCKS)


def wakes(pos: Position, card: int, action: int) -> bool:
    """Wall, palace and hire wake cards by a higher number, recruit and governor by a lower one. (Z-4.2)

    Re-assign wakes none; the very first court card of a game counts as both higher and lower.
    """
    if action == REASSIGN:
        return False
    if not pos.court:
        return True
    return card > pos.court[-1] if action <= HIRE else card < pos.court[-1]


def why_no_ability(pos: Position, me: int, answer: int) -> int:
    """0 if this card or the board may be used now; to stop and to move down is always allowed. (Z-4.3, Z-4.4)"""
    if answer == DONE:
        return ALLOWED
    if answer >= DOWN:
        return why_no_down(pos, me, answer)
    if answer == BOARD:
        return codes.BOARD_USED_ALREADY if pos.used & BOARD_BIT else why_no_board_ability(pos, me)
    for slot in range(REGIONS * TUCKS):
        if pos.tucked[me * 15 + slot] == answer:
            return why_no_card(pos, me, slot, answer)
    return NOT_A_CANDIDATE


def why_no_card(pos: Position, me: int, slot: int, card: int) -> int:
    """Trigger, number, once only, no locked region, and something to gain. (Z-4.2, Z-4.3)"""
    if pos.kit.trigger[card] != pos.action:
        return codes.WRONG_TRIGGER
    if not pos.woken:
        return codes.WRONG_NUMBER
    if pos.used >> slot & 1:
        return codes.USED_ALREADY
    if is_locked(pos, me, slot // TUCKS):
        return codes.LOCKED
    return why_no_bonus(pos, me, card, slot // TUCKS)


def usable(pos: Position, me: int) -> list[int]:
    """Every ability that may be used now: cards by region, then the board. A free move changes nothing about it."""
    found: list[int] = []
    if pos.woken:
        trigger, action, start = pos.kit.trigger, pos.action, me * 15
        for slot in range(REGIONS * TUCKS):
            card = pos.tucked[start + slot]
            if card and trigger[card] == action and why_no_card(pos, me, slot, card) == ALLOWED:
                found.append(card)
    if pos.action in TRIGGERS[pos.boards[me]] and why_no_ability(pos, me, BOARD) == ALLOWED:
        found.append(BOARD)
    return found


def candidates(pos: Position, me: int) -> list[int]:
    """All that might be tried: every own card, the board, to stop, and the free moves."""
    return [*all_tucked(pos, me), BOARD, DONE, *DOWNS]


def use_abilities(pos: Position, me: int) -> Script[None]:
    """Use what is awake, in any order, each once, as many as one likes, free moves between them. (Z-4.3, Z-4.4)"""
    awake = usable(pos, me)
    while awake:
        answer: int = yield from ask_ability(pos, me, awake)
        if answer == DONE:
            break
        if answer >= DOWN:
            yield move_down(pos, me, answer)
        else:
            yield Tell("ability", (me, answer))
            yield from use(pos, me, answer)
            awake = usable(pos, me)
    pos.used = 0


def ask_ability(pos: Position, me: int, awake: list[int]) -> Script[int]:
    """Which ability comes next."""
    answer: int = yield AskWith(
        me,
        "ability",
        lambda: candidates(pos, me),
        lambda answer: why_no_ability(pos, me, answer),
        lambda: list_downs(pos, me, [*awake, DONE]),
        about=(pos.action,),
    )
    return answer


def use(pos: Position, me: int, answer: int) -> Script[None]:
    """One ability does its work and is used up for this action."""
    if answer == BOARD:
        pos.used |= BOARD_BIT
        yield from use_board(pos, me)
        return
    slot = pos.tucked.index(answer, me * 15) - me * 15
    pos.used |= 1 << slot
    yield from BONUSES[pos.kit.bonus[answer]](pos, me, answer, slot // TUCKS)
