"""Games whose copies are none: something is shared with, or remembered beside, the position."""

from collections.abc import Mapping
from itertools import count
from typing import Any

from tests.engine.broken_games.making import Variant, broken, dealt_as, drawing, saying, telling
from tests.engine.small_game import set_up
from tests.engine.small_game.position import Position
from tests.engine.small_game.turn import TOO_DEAR
from tianxia.engine.script import Ask, Draw, Request, Tell


class SharingPosition(Variant):
    """Its copy holds the same coins."""

    __slots__ = ()

    def copy(self) -> Position:
        twin = super().copy()
        twin.coins = self.coins
        return twin


broken("SHARED_LIST", "old_copies", **dealt_as(SharingPosition))

TOLD: dict[tuple[str, tuple[int, ...]], Tell] = {}
broken(
    "SHARED_EVENT",
    "old_copies",
    next_step=telling("drew", lambda tell: TOLD.setdefault((tell.name, tell.facts), tell)),
)

LAST_PRICES = [0]


def another_price(ask: Ask) -> Ask:
    """A price that was asked before may not be asked again: remembered beside the position."""

    def why_not(price: int) -> int:
        return TOO_DEAR if price == LAST_PRICES[-1] else ask.why_not(price)

    return Ask(ask.seat, ask.name, ask.candidates, why_not)


def remembering(request: Request) -> Request:
    if isinstance(request, Tell) and request.name == "asked":
        LAST_PRICES.append(request.facts[1])
    return another_price(request) if isinstance(request, Ask) and request.name == "price" else request


def forgetting(seats: int, options: Mapping[str, str], components: Any) -> Position:
    LAST_PRICES[:] = [0]
    return set_up(seats, options, components)


broken("SCRIPT_REMEMBERS", "forks", next_step=saying(remembering), set_up=forgetting)
broken("UNDO_REMEMBERS", "undo", next_step=saying(remembering), set_up=forgetting)

DECK_NAMES = count()


def named_anew(draw: Draw) -> Draw:
    return Draw(draw.name, f"{draw.deck} {next(DECK_NAMES)}", draw.counts, draw.seat, draw.shuffle, draw.hidden)


broken("DECK_NAMED_ANEW", "saves", next_step=drawing("card", named_anew))
