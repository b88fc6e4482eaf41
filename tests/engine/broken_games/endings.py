"""Games that do not end well: some never end, in others somebody is stuck, or a script raises."""

from tests.engine.asking import AskWith
from tests.engine.broken_games.making import Variant, asking, broken, dealt_as, drawing, sealing
from tests.engine.small_game.position import Position
from tests.engine.small_game.turn import REPLIES, TOO_DEAR, next_step
from tianxia.engine.script import Ask, Draw, Script


def endless(pos: Position) -> Script[None]:
    yield AskWith(pos.to_move(), "reply", lambda: REPLIES)


def forced_forever(pos: Position) -> Script[None]:
    yield AskWith(pos.to_move(), "reply", lambda: REPLIES[:1])


def chattering(pos: Position) -> Script[None]:
    pos.tell("sold", 0, 0)
    yield from ()


broken("NEVER_ENDS", "ends", next_step=lambda pos: next_step(pos) or endless(pos))
broken("NEVER_ENDS_BY_FORCE", "ends", next_step=lambda pos: next_step(pos) or forced_forever(pos))
broken("NEVER_ASKS_AGAIN", "ends", next_step=lambda pos: next_step(pos) or chattering(pos))


def without_options(ask: Ask) -> Ask:
    return AskWith(ask.seat, ask.name, ask.candidates, lambda _answer: TOO_DEAR)


def empty(draw: Draw) -> Draw:
    return Draw(draw.name, draw.deck, lambda: [0] * len(draw.counts()), draw.seat, draw.shuffle, draw.hidden)


broken("NO_PRICE", "dead_ends", next_step=asking("price", without_options))
broken("NO_BID", "dead_ends", next_step=sealing(lambda asks: [*asks[1:], without_options(asks[0])]))
broken("NOTHING_TO_DRAW", "dead_ends", next_step=drawing("favour", empty))


class RaisingPosition(Variant):
    """It cannot be paid four coins."""

    __slots__ = ()

    def pay(self, seat: int, other: int, price: int) -> None:
        if price == 4:
            raise ValueError("nobody pays four coins")
        super().pay(seat, other, price)


broken("SCRIPT_RAISES", "offers", **dealt_as(RaisingPosition))
