"""The course of a game of ZhanGuo, and a turn: one card, tucked or played to the court. (Z-2)"""

from typing import Final

from tianxia.engine.script import ALLOWED, NOT_A_CANDIDATE, AskWith, Script
from tianxia.games.zhanguo import codes
from tianxia.games.zhanguo.auction import auction_boards
from tianxia.games.zhanguo.court import attend_court
from tianxia.games.zhanguo.drawing import draft_cards, draw_cards
from tianxia.games.zhanguo.kit import CARDS, TURNS
from tianxia.games.zhanguo.officials import DOWN, DOWNS, list_downs, move_down, why_no_down
from tianxia.games.zhanguo.position import (
    AUCTION,
    BOARDS,
    DRAFT,
    DRAW,
    OVER,
    PLAY,
    REWARDS,
    SET_UP,
    Position,
    by_discs,
)
from tianxia.games.zhanguo.rewards import offer_reward
from tianxia.games.zhanguo.set_up import choose_boards, lay_out
from tianxia.games.zhanguo.tasks import claim_tasks
from tianxia.games.zhanguo.unification import unify, why_tuck_nowhere

TUCK: Final = 0
COURT: Final = 1
USES: Final[tuple[int, ...]] = (TUCK, COURT)


def next_step(pos: Position) -> Script[None] | None:
    """What comes next: set-up, then five rounds of draw, play and rewards. (Z-2.1)"""
    if pos.stage == PLAY:
        return turn(pos, to_move(pos))
    if pos.stage == REWARDS:
        return offer_reward(pos)
    if pos.stage == DRAW:
        return draw_cards(pos)
    if pos.stage == DRAFT:
        return draft_cards(pos)
    if pos.stage == SET_UP:
        return lay_out(pos)
    if pos.stage == BOARDS:
        return auction_boards(pos) if pos.sides == AUCTION else choose_boards(pos)
    assert pos.stage == OVER
    return None


def to_move(pos: Position) -> int:
    """Whose turn it is: clockwise from the first player, or down the rewards track. (Z-2.3, Z-9.2)"""
    if pos.by_track:
        return by_discs(pos)[pos.turn % pos.seats]
    return (pos.first + pos.turn) % pos.seats


def turn(pos: Position, me: int) -> Script[None]:
    """Play exactly one card, as unification or for a court action; then claim tasks. (Z-2.3)"""
    card = yield from choose_card(pos, me)
    pos.hands[me].remove(card)
    pos.card = card
    use: int = yield AskWith(me, "use", lambda: USES, lambda use: why_not_used(pos, me, use), about=(card,))
    if use == TUCK:
        yield from unify(pos, me, card)
    else:
        yield from attend_court(pos, me, card)
    yield from claim_tasks(pos, me)
    pass_turn_on(pos)


def choose_card(pos: Position, me: int) -> Script[int]:
    """Which card, with any number of free moves before it. (Z-2.3, Z-5.3)"""
    while True:
        answer: int = yield AskWith(
            me,
            "card",
            lambda: [*pos.hands[me], *DOWNS],
            lambda answer: why_no_card_play(pos, me, answer),
            lambda: list_downs(pos, me, pos.hands[me][:]),
        )
        if answer < DOWN:
            return answer
        yield move_down(pos, me, answer)


def why_no_card_play(pos: Position, me: int, answer: int) -> int:
    """A card must be in hand. (Z-2.3)"""
    if answer >= DOWN:
        return why_no_down(pos, me, answer)
    if not 1 <= answer <= CARDS:
        return NOT_A_CANDIDATE
    return ALLOWED if answer in pos.hands[me] else codes.NOT_IN_HAND


def why_not_used(pos: Position, me: int, use: int) -> int:
    """The court always has some action to offer (f3); a board may have no room for a card. (Z-3.1, Z-3.3)"""
    if use == COURT:
        return ALLOWED
    if use != TUCK:
        return NOT_A_CANDIDATE
    return why_tuck_nowhere(pos, me)


def pass_turn_on(pos: Position) -> None:
    """The next seat's turn, until all have played six cards. (Z-2.3)"""
    pos.turn += 1
    if pos.turn == TURNS * pos.seats:
        pos.turn = 0
        pos.stage = REWARDS
