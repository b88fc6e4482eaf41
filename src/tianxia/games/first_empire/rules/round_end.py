"""Phase 3, second part: soldiers for tokens, the token limit, and the end of the round. (F-8.4, F-8.5, F-2.1)"""

from collections.abc import Sequence
from typing import Final

from tianxia.engine.script import ALLOWED, Code, Script, Seat
from tianxia.games.first_empire.ids import (
    ALL_ASPECTS,
    COINS,
    DEAL,
    LIMIT,
    NOBODY,
    OVER,
    SOLDIER_PRICE,
    TOKENS_KEPT,
    Aspect,
    Coin,
)
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.refusals import (
    LOCKED_SHORT,
    NO_SUCH_TOKEN,
    NO_TOKEN_TO_RETURN,
    PAYS_TOO_MUCH,
    TOO_FEW_TOKENS,
)
from tianxia.games.first_empire.rules import li_si
from tianxia.games.first_empire.rules.asking import Question
from tianxia.games.first_empire.rules.mausoleum import place_soldiers

LAST_ROUND: Final = 5
COUNTS: Final[tuple[int, ...]] = tuple(range(9))
"""The most soldiers a player could want to unlock."""
ALL_COINS: Final[tuple[int, ...]] = tuple([coin.answer for coin in COINS])


class HowManySoldiers(Question):
    """How many soldiers do you unlock? (F-8.4)"""

    name = "unlock"

    def candidates(self) -> Sequence[int]:
        """None to eight."""
        return COUNTS

    def why_not(self, answer: int) -> Code:
        """Token value 3 per soldier, and at most as many as are locked. (F-8.4)"""
        if answer > self.pos.locked(self.me):
            return LOCKED_SHORT
        return ALLOWED if self.pos.purse(self.me) >= SOLDIER_PRICE * answer else TOO_FEW_TOKENS


class PayToken(Question):
    """Which token do you pay next? (F-8.4)"""

    name = "pay"

    def __init__(self, pos: Position, me: Seat, need: int, small_paid: bool) -> None:
        """Remember what is left to pay, and whether a small token has been paid."""
        super().__init__(pos, me)
        self.need = need
        self.small_paid = small_paid

    def candidates(self) -> Sequence[int]:
        """Small and large tokens of each aspect."""
        return ALL_COINS

    def why_not(self, answer: int) -> Code:
        """The player must have it, and pay no token that is not needed."""
        return why_no_payment(self.pos, self.me, COINS[answer], self.need, self.small_paid)

    def about(self) -> tuple[int, ...]:
        """What is left to pay."""
        return (self.need,)


class ReturnToken(Question):
    """Which token do you return? (F-8.5)"""

    name = "return"

    def candidates(self) -> Sequence[int]:
        """Writing, currency, laws."""
        return ALL_ASPECTS

    def why_not(self, answer: int) -> Code:
        """Only a token that the player has."""
        return ALLOWED if self.pos.tokens(self.me, Aspect(answer)) else NO_TOKEN_TO_RETURN


# -- unlocking


def unlock_step(pos: Position) -> Script[None]:
    """In the new turn order each player may unlock soldiers; those who did may place. (F-8.4, F-7.2)"""
    player = pos.player()
    if pos.is_li_si(player):
        yield from li_si.unlock_with_tokens(pos)
    elif pos.locked(player) and pos.purse(player) >= SOLDIER_PRICE:
        yield from buy_soldiers(pos, player)
    pos.end_turn(pos.players, LIMIT)


def buy_soldiers(pos: Position, me: Seat) -> Script[None]:
    """Pay for all soldiers of one player together. (F-8.4)"""
    count: int = yield HowManySoldiers(pos, me)
    if count:
        yield from pay(pos, me, SOLDIER_PRICE * count)
        pos.unlock(me, count)
        yield from place_soldiers(pos, me)


def pay(pos: Position, me: Seat, price: int) -> Script[None]:
    """Pay token by token, in any mix, without change and without a token beyond need. (F-8.4)"""
    need, small_paid = price, False
    while need > 0:
        answer: int = yield PayToken(pos, me, need, small_paid)
        coin = COINS[answer]
        give_back(pos, me, coin)
        need -= coin.value
        small_paid = small_paid or not coin.large
        pos.tell("paid_token", me, answer)


def has_coin(pos: Position, me: Seat, coin: Coin) -> bool:
    """Whether a player has that small or large token."""
    return pos.has_large(me, coin.aspect) if coin.large else pos.tokens(me, coin.aspect) > 0


def give_back(pos: Position, me: Seat, coin: Coin) -> None:
    """Return a small token to the supply, a large one to the board. (F-8.5)"""
    if coin.large:
        pos.put_large(NOBODY, coin.aspect)
    else:
        pos.spend_tokens(me, coin.aspect, 1)


def why_no_payment(pos: Position, me: Seat, coin: Coin, need: int, small_paid: bool) -> Code:
    """The player must have it, and the rest must be payable without a token that is not needed. (F-8.4)"""
    if not has_coin(pos, me, coin):
        return NO_SUCH_TOKEN
    small, large = pos.all_tokens(me), pos.large_tokens(me)
    if coin.large:
        fits = comes_out(need - coin.value, small, large - 1, small_paid)
    else:
        fits = comes_out(need - coin.value, small - 1, large, True)
    return ALLOWED if fits else PAYS_TOO_MUCH


def comes_out(need: int, small: int, large: int, small_paid: bool) -> bool:
    """Whether tokens can meet a price exactly, or overpay by one with large ones alone."""
    if need <= 0:
        return need == 0 or not small_paid
    for twos in range(large + 1):
        rest = need - 2 * twos
        if 0 <= rest <= small or (rest == -1 and not small_paid):
            return True
    return False


# -- the limit


def limit_step(pos: Position) -> Script[None]:
    """Large tokens go back, and so do small ones beyond five, in turn order. (F-8.5)"""
    return_large_tokens(pos)
    for player in pos.order():
        if pos.is_li_si(player):
            li_si.return_excess(pos)
        else:
            yield from return_excess(pos, player)
    end_round(pos)


def return_large_tokens(pos: Position) -> None:
    """Return all large tokens. (F-8.5)"""
    for aspect in ALL_ASPECTS:
        owner = pos.large_owner(aspect)
        if owner != NOBODY:
            pos.tell("large_returned", pos.seat_of(owner), aspect)
            pos.put_large(NOBODY, aspect)


def return_excess(pos: Position, me: Seat) -> Script[None]:
    """Keep five small tokens in all, of the player's choice. (F-8.5)"""
    while pos.all_tokens(me) > TOKENS_KEPT:
        aspect: Aspect = yield ReturnToken(pos, me)
        pos.spend_tokens(me, aspect, 1)
        pos.tell("token_returned", me, aspect)


def end_round(pos: Position) -> None:
    """Five rounds, the last with its rewards too; then the game is over. (F-2.1)"""
    if pos.level:
        li_si.end_round(pos)
    pos.begin_stage(OVER if pos.round == LAST_ROUND else DEAL)
    pos.tell("round_ended", pos.round)
    if pos.stage == OVER:
        pos.tell("ended")
