"""Games that give away secrets: steps that continue, leaking views, options and events, guesses that know too much."""

from collections.abc import Sequence
from random import Random
from typing import Any

from tests.engine.asking import AskWith
from tests.engine.broken_games.making import asking, broken, instead, sealing, telling
from tests.engine.small_game.position import NOBODY, REFILL, TUCK, Position
from tests.engine.small_game.turn import TOO_DEAR, next_step, refill, tuck
from tests.engine.small_game.view import cards_of, own, redeal
from tianxia.engine.game import Json
from tianxia.engine.script import EVERYONE, Ask, Script, Tell, Together


def refill_at_once(pos: Position, me: int) -> Script[None]:
    while pos.phase == REFILL and pos.to_move() == me:
        yield from refill(pos, me)


def tuck_and_refill(pos: Position, me: int) -> Script[None]:
    yield from tuck(pos, me)
    if pos.phase == REFILL:
        yield from refill(pos, me)


broken("GOES_ON_AFTER_DRAW", "steps", next_step=instead(REFILL, refill_at_once))
broken("GOES_ON_AFTER_SECRET", "steps", next_step=instead(TUCK, tuck_and_refill))


def all_hands(pos: Position, seat: int) -> Json:
    return {**own(pos, seat), "hands": [cards_of(pos.hands, other) for other in range(pos.seats)]}


def all_hands_for_spectators(pos: Position, seat: int) -> Json:
    return all_hands(pos, seat) if seat == NOBODY else own(pos, seat)


def blind(pos: Position, seat: int, _since: Sequence[tuple[int, str, int]], rng: Random) -> None:
    redeal(pos, seat, [], rng)


def same_price_for_all(pos: Position) -> Script[None] | None:
    """What I may ask depends on what my neighbour holds."""

    def telltale(ask: Ask) -> Ask:
        other = pos.left_of(ask.seat)
        return AskWith(
            ask.seat, ask.name, ask.candidates, lambda p: TOO_DEAR if p == 2 and pos.held(other, 0) else ask.why_not(p)
        )

    return asking("price", telltale)(pos)


broken("VIEW_LEAKS", "twins", own=all_hands)
broken("SPECTATOR_SEES", "twins", own=all_hands_for_spectators)
broken("OPTIONS_LEAK", "twins", next_step=same_price_for_all)
broken("GUESS_CONTRADICTS", "twins", redeal=blind)


def for_all(tell: Tell) -> Tell:
    return Tell(tell.name, tell.facts, EVERYONE)


def believing(pos: Position, _seat: int, _since: Sequence[tuple[int, str, int]], _rng: Random) -> None:
    """The truth, as it is."""


def peeking_at_decks(pos: Position, seat: int, since: Sequence[tuple[int, str, int]], rng: Random) -> None:
    """The top cards are dealt last, in an order that reveals them."""
    rng.seed(pos.layers[0])
    redeal(pos, seat, since, rng)


def peeking_now_and_then(pos: Position, seat: int, since: Sequence[tuple[int, str, int]], rng: Random) -> None:
    if rng.random() < 0.5:
        redeal(pos, seat, since, rng)


def secretly(ask: Ask) -> Ask:
    """The same question, with an answer that only its seat is said to know."""
    return AskWith(ask.seat, ask.name, ask.candidates, ask.why_not, secret=True)


def bidding_secretly(asks: list[Ask]) -> list[Ask]:
    return [secretly(ask) for ask in asks]


broken("SHOWS_A_SECRET", "memories", next_step=asking("show", secretly))
broken("OPENS_SECRET_BIDS", "memories", next_step=sealing(bidding_secretly))
broken("EVENT_LEAKS", "secrets", next_step=telling("drew_card", for_all))
broken("SECRET_EVENT_LEAKS", "secrets", next_step=telling("tucked_cards", for_all))
broken("GUESS_IS_THE_TRUTH", "secrets", redeal=believing)
broken("GUESS_PEEKS", "secrets", redeal=peeking_at_decks)
broken("GUESS_PEEKS_AT_TIMES", "guesses", redeal=peeking_now_and_then)


def sealed_one_by_one(pos: Position) -> Script[None] | None:
    """Bids that are asked for one after another, each known to the next bidder."""
    script = next_step(pos)
    return None if script is None else opened(script)


def opened(script: Script[None]) -> Script[None]:
    request = next(script, None)
    while request is not None:
        if isinstance(request, Together):
            answer: Any = []
            for ask in request.asks:
                answer.append((yield AskWith(ask.seat, ask.name, ask.candidates, ask.why_not, secret=True)))
        else:
            answer = yield request
        try:
            request = script.send(answer)
        except StopIteration:
            request = None


broken("SEALED_LEAKS", "steps", next_step=sealed_one_by_one)
