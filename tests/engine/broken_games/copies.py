"""Games whose copies are not independent: something is shared with, or remembered beside, the position."""

from collections.abc import Mapping
from itertools import count
from typing import Any

from tests.engine.asking import AskWith
from tests.engine.broken_games.making import Variant, broken, dealt_as, drawing
from tests.engine.small_game import set_up
from tests.engine.small_game.position import Position
from tests.engine.small_game.turn import TOO_DEAR, next_step
from tianxia.engine.script import Ask, Draw, Script


class SharingPosition(Variant):
    """Its copy holds the same coins."""

    __slots__ = ()

    def copy(self) -> Position:
        twin = super().copy()
        twin.coins = self.coins
        return twin


broken("SHARED_LIST", "old_copies", **dealt_as(SharingPosition))

LAST_PRICES = [0]


def another_price(ask: Ask) -> Ask:
    """A price that was asked before may not be asked again: remembered beside the position."""

    def why_not(price: int) -> int:
        return TOO_DEAR if price == LAST_PRICES[-1] else ask.why_not(price)

    return AskWith(ask.seat, ask.name, ask.candidates, why_not)


def remembering(pos: Position) -> Script[None] | None:
    script = next_step(pos)
    return None if script is None else remembered(script)


def remembered(script: Script[None]) -> Script[None]:
    answer: Any = None
    while True:
        try:
            request = script.send(answer)
        except StopIteration:
            return
        if isinstance(request, Ask) and request.name == "price":
            answer = yield another_price(request)
            LAST_PRICES.append(answer)
        else:
            answer = yield request


def forgetting(seats: int, options: Mapping[str, str], components: Any) -> Position:
    LAST_PRICES[:] = [0]
    return set_up(seats, options, components)


broken("SCRIPT_REMEMBERS", "forks", next_step=remembering, set_up=forgetting)
broken("UNDO_REMEMBERS", "undo", next_step=remembering, set_up=forgetting)

DECK_NAMES = count()


def named_anew(draw: Draw) -> Draw:
    return Draw(draw.name, f"{draw.deck} {next(DECK_NAMES)}", draw.counts, draw.seat, draw.shuffle, draw.hidden)


broken("DECK_NAMED_ANEW", "saves", next_step=drawing("card", named_anew))
