"""How a game of ZhanGuo runs, and a turn: one card, tucked or played to the court. (Z-2)"""

from collections.abc import Sequence
from typing import Final

from tianxia.engine.script import ALLOWED, Script
from tianxia.games.zhanguo import refusals
from tianxia.games.zhanguo.ids import (
    AUCTION,
    CARDS,
    CHOOSING,
    DRAFT,
    DRAW,
    OVER,
    PLAY,
    REWARDS,
    SET_UP,
    TURNS,
    Card,
    Code,
    Seat,
)
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.rules.asking import CardQuestion, Question
from tianxia.games.zhanguo.rules.auction import auction_boards
from tianxia.games.zhanguo.rules.court import attend_court
from tianxia.games.zhanguo.rules.drawing import draft_cards, draw_cards
from tianxia.games.zhanguo.rules.moves import DOWN, DOWN_ANSWERS, MOVE_OF
from tianxia.games.zhanguo.rules.officials import list_downs, move_down, why_no_down
from tianxia.games.zhanguo.rules.rewards import offer_reward
from tianxia.games.zhanguo.rules.set_up import choose_boards, lay_out
from tianxia.games.zhanguo.rules.tasks import claim_tasks
from tianxia.games.zhanguo.rules.unification import unify, why_tuck_nowhere

TUCK: Final = 0
COURT: Final = 1
USES: Final[tuple[int, ...]] = (TUCK, COURT)


def next_step(pos: Position) -> Script[None] | None:
    """What comes next: set-up, then five rounds of draw, play and rewards. (Z-2.1)"""
    stage = pos.stage
    if stage == PLAY:
        return turn(pos, to_move(pos))
    if stage == REWARDS:
        return offer_reward(pos)
    if stage == DRAW:
        return draw_cards(pos)
    if stage == DRAFT:
        return draft_cards(pos)
    if stage == SET_UP:
        return lay_out(pos)
    if stage == CHOOSING:
        return auction_boards(pos) if pos.sides == AUCTION else choose_boards(pos)
    assert stage == OVER
    return None


def to_move(pos: Position) -> Seat:
    """Whose turn it is: clockwise from the first player, or down the rewards track. (Z-2.3, Z-9.2)"""
    if pos.by_track:
        return pos.by_discs()[pos.turn % pos.seats]
    return pos.all_seats[(pos.first + pos.turn) % pos.seats]


def turn(pos: Position, me: Seat) -> Script[None]:
    """Play exactly one card, as unification or for a court action; then claim tasks. (Z-2.3)"""
    answer: int = yield PlayCard(pos, me)
    while answer >= DOWN:
        move_down(pos, me, MOVE_OF[answer])
        answer = yield PlayCard(pos, me)
    card = Card(answer)
    pos.take_from_hand(me, card)
    pos.card = card
    use: int = yield Use(pos, me, card)
    if use == TUCK:
        yield from unify(pos, me, card)
    else:
        yield from attend_court(pos, me, card)
    claim_tasks(pos, me)
    pass_turn_on(pos)


class PlayCard(Question):
    """Which card do you play? Any number of free moves may come before it. (Z-2.3, Z-5.3)"""

    name = "card"

    def candidates(self) -> Sequence[int]:
        """The cards in hand, and the free moves."""
        return [*self.pos.hand(self.me), *DOWN_ANSWERS]

    def is_candidate(self, answer: int) -> bool:
        """Any card may be tried."""
        return 1 <= answer <= CARDS or answer in DOWN_ANSWERS

    def why_not(self, answer: int) -> Code:
        """A card must be in hand. (Z-2.3)"""
        if answer >= DOWN:
            return why_no_down(self.pos, self.me, MOVE_OF[answer])
        return ALLOWED if self.pos.holds(self.me, Card(answer)) else refusals.NOT_IN_HAND

    def listed(self) -> list[int]:
        """The cards in hand, and the free moves that are possible."""
        found: list[int] = [*self.pos.hand(self.me)]
        list_downs(self.pos, self.me, found)
        return found


class Use(CardQuestion):
    """Do you tuck the card, or play it to the court? (Z-2.3)"""

    name = "use"

    def candidates(self) -> Sequence[int]:
        """Both."""
        return USES

    def why_not(self, answer: int) -> Code:
        """The court always has some possible action (f3); a board may have no room for a card. (Z-3.1, Z-3.3)"""
        return ALLOWED if answer == COURT else why_tuck_nowhere(self.pos, self.me)


def pass_turn_on(pos: Position) -> None:
    """Move on to the next seat, until all have played six cards. (Z-2.3)"""
    pos.turn += 1
    if pos.turn == TURNS * pos.seats:
        pos.turn = 0
        pos.stage = REWARDS
