"""Games whose sealed answers depend on the order in which they come, and scripts that hide a failure."""

from tests.engine.asking import AskWith
from tests.engine.broken_games.making import broken, sealing
from tests.engine.small_game.position import Position
from tests.engine.small_game.turn import BIDS, TOO_POOR, next_step
from tianxia.engine.script import Ask, Script


def first_come(asks: list[Ask]) -> list[Ask]:
    """Only one may bid as much as the first that tried: remembered in the order in which they come."""
    judged: list[int] = []

    def raced(ask: Ask) -> Ask:
        def why_not(bid: int) -> int:
            judged.append(ask.seat)
            return TOO_POOR if judged[0] != ask.seat and bid == BIDS[-2] else ask.why_not(bid)

        return AskWith(ask.seat, ask.name, ask.candidates, why_not)

    return [raced(ask) for ask in asks]


broken("SEALED_RACE", "sealed", next_step=sealing(first_come))
broken("SEALED_TWICE", "offers", next_step=sealing(lambda asks: [*asks, asks[0]]))


def stubborn(pos: Position) -> Script[None] | None:
    script = next_step(pos)
    return None if script is None else swallowing(script)


def swallowing(script: Script[None]) -> Script[None]:
    """Say the same again, whatever goes wrong."""
    request = next(script, None)
    while request is not None:
        try:
            answer = yield request
            request = script.send(answer)
        except StopIteration:
            request = None
        except RuntimeError:
            continue


broken("SCRIPT_SWALLOWS", "failures", next_step=stubborn)
