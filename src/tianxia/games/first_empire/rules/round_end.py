"""Phase 3, second part: soldiers for tokens, the token limit, and the end of the round. (F-8.4, F-8.5, F-2.1)"""

from typing import Final

from tianxia.engine.script import ALLOWED, Script, Tell, choose
from tianxia.games.first_empire import codes
from tianxia.games.first_empire.position import ASPECTS, DEAL, LARGE_TOKEN, LI_SI, LIMIT, OVER, Position
from tianxia.games.first_empire.rules import li_si
from tianxia.games.first_empire.rules.deeds import all_aspects, unlock
from tianxia.games.first_empire.rules.mausoleum import place_soldiers

PRICE: Final = 3
KEPT: Final = 5
LAST_ROUND: Final = 5
LARGE: Final = 3
"""The answer to `pay` that means the large token of the first aspect; 0 to 2 are small ones."""
COUNTS: Final = tuple(range(9))
TOKENS: Final = tuple(range(6))


def counts() -> tuple[int, ...]:
    """How many soldiers one could want to unlock."""
    return COUNTS


def all_tokens() -> tuple[int, ...]:
    """Small and large tokens of each aspect."""
    return TOKENS


# -- unlocking


def unlock_step(pos: Position) -> Script[None]:
    """In the new turn order each may unlock soldiers; who unlocked may place. (F-8.4, F-7.2)"""
    player = pos.player()
    if pos.level and player == LI_SI:
        yield from li_si.unlock_with_tokens(pos)
    elif pos.locked[player] and purse(pos, player) >= PRICE:
        yield from buy_soldiers(pos, player)
    pos.turn += 1
    if pos.turn == pos.players:
        pos.stage, pos.turn = LIMIT, 0


def purse(pos: Position, me: int) -> int:
    """What all of a player's tokens are worth."""
    return sum([pos.token_value(me, aspect) for aspect in range(ASPECTS)])


def why_not_so_many(pos: Position, me: int, count: int) -> int:
    """Three token value a soldier, and as many as are locked. (F-8.4)"""
    if count > pos.locked[me]:
        return codes.LOCKED_SHORT
    return ALLOWED if purse(pos, me) >= PRICE * count else codes.TOO_FEW_TOKENS


def buy_soldiers(pos: Position, me: int) -> Script[None]:
    """All soldiers of one player are paid together. (F-8.4)"""
    count = yield from choose(me, "unlock", counts, lambda count: why_not_so_many(pos, me, count))
    if count:
        yield from pay(pos, me, PRICE * count)
        yield from unlock(pos, me, count)
        yield from place_soldiers(pos, me)


def pay(pos: Position, me: int, price: int) -> Script[None]:
    """Token by token, any mix, without change and without a token beyond need. (F-8.4)"""
    need, small_paid = price, 0
    while need > 0:
        token = yield from choose_payment(pos, me, need, small_paid)
        give_back(pos, me, token)
        need -= 1 if token < LARGE else LARGE_TOKEN
        small_paid += 1 if token < LARGE else 0
        yield Tell("paid_token", (me, token))


def choose_payment(pos: Position, me: int, need: int, small_paid: int) -> Script[int]:
    """The next token. (F-8.4)"""
    return choose(me, "pay", all_tokens, lambda token: why_no_payment(pos, me, token, need, small_paid), about=(need,))


def has_token(pos: Position, me: int, token: int) -> bool:
    """Whether a player has that small or large token."""
    return pos.small[me * ASPECTS + token] > 0 if token < LARGE else pos.large[token - LARGE] == me + 1


def give_back(pos: Position, me: int, token: int) -> None:
    """A small token goes to the supply, a large one to the board. (F-8.5)"""
    if token < LARGE:
        pos.small[me * ASPECTS + token] -= 1
    else:
        pos.large[token - LARGE] = 0


def why_no_payment(pos: Position, me: int, token: int, need: int, small_paid: int) -> int:
    """One must have it, and the rest must come out without a token that was not needed. (F-8.4)"""
    if not has_token(pos, me, token):
        return codes.NO_SUCH_TOKEN
    small, large = sum(pos.small[me * ASPECTS : me * ASPECTS + ASPECTS]), pos.large.count(me + 1)
    if token < LARGE:
        fits = comes_out(need - 1, small - 1, large, True)
    else:
        fits = comes_out(need - 2, small, large - 1, small_paid > 0)
    return ALLOWED if fits else codes.PAYS_TOO_MUCH


def comes_out(need: int, small: int, large: int, small_paid: bool) -> bool:
    """Whether tokens can meet a price exactly, or with large ones alone by one too much."""
    if need <= 0:
        return need == 0 or not small_paid
    for twos in range(large + 1):
        rest = need - 2 * twos
        if 0 <= rest <= small or (rest == -1 and not small_paid):
            return True
    return False


# -- the limit


def limit_step(pos: Position) -> Script[None]:
    """Large tokens go back; of more than five small ones the excess does too, in turn order. (F-8.5)"""
    yield from return_large_tokens(pos)
    for player in pos.order:
        if pos.level and player == LI_SI:
            yield from li_si.return_excess(pos)
        else:
            yield from return_excess(pos, player)
    yield from end_round(pos)


def return_large_tokens(pos: Position) -> Script[None]:
    """No large token is kept. (F-8.5)"""
    for aspect in range(ASPECTS):
        if pos.large[aspect]:
            yield Tell("large_returned", (pos.chair(pos.large[aspect] - 1), aspect))
            pos.large[aspect] = 0


def why_no_return(pos: Position, me: int, aspect: int) -> int:
    """Only a token that one has can go back."""
    return ALLOWED if pos.small[me * ASPECTS + aspect] else codes.NO_TOKEN_TO_RETURN


def return_excess(pos: Position, me: int) -> Script[None]:
    """Five small tokens in all are kept, of one's own choice. (F-8.5)"""
    while sum(pos.small[me * ASPECTS : me * ASPECTS + ASPECTS]) > KEPT:
        aspect = yield from choose(me, "return", all_aspects, lambda aspect: why_no_return(pos, me, aspect))
        pos.small[me * ASPECTS + aspect] -= 1
        yield Tell("token_returned", (me, aspect))


def end_round(pos: Position) -> Script[None]:
    """Five rounds, the last with its rewards too; then the game is over. (F-2.1)"""
    if pos.level:
        li_si.end_round(pos)
    pos.stage, pos.turn = (OVER if pos.round == LAST_ROUND else DEAL), 0
    yield Tell("round_ended", (pos.round,))
    if pos.stage == OVER:
        yield Tell("ended", ())
