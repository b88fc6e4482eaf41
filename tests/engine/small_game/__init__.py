"""A small game for the tests of the engine, with everything Qin does not have. Copy its files to start your own.

S-1  Cards have a back, silk or jade, that all may see, and a value of 1 to 3. Each seat is dealt two of each, hidden.
S-2  A round begins with a favour turned up. All bid coins secretly at once; the one highest bid pays and takes it.
S-3  In a turn I show a card and name a price, at most one above its value. The next seat buys it, or it is mine.
S-4  Holding three or more hidden cards, I put two with the same back under their deck. Only I know which.
S-5  I draw up to four cards, each from a deck of my choice. A card that lay under a deck is drawn face up and stays so.
S-6  After three rounds piles, favours and coins count.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from tests.engine.small_game.facts import facts_of
from tests.engine.small_game.notation import TEXTS, answer_of, key_of
from tests.engine.small_game.observing import ENCODER
from tests.engine.small_game.position import COPIES, Position
from tests.engine.small_game.questions import QUESTIONS
from tests.engine.small_game.refusal import refusal
from tests.engine.small_game.scoring import account, pieces, result
from tests.engine.small_game.turn import next_step
from tests.engine.small_game.view import from_json, own, redeal, shared, to_json
from tianxia.engine.game import BadInput, Bounds, Datum, Game, digest
from tianxia.engine.title import Option


@dataclass(frozen=True)
class SmallComponents:
    """The cards; there are no others."""

    source: object
    digest: str

    def data(self) -> list[Datum]:
        """Every datum with its provenance."""
        return [Datum(f"card.{name}", str(COPIES), "reconstructed", "tests/engine") for name in TEXTS["card"]]


def load_components(source: object) -> SmallComponents:
    """The components shipped with the game; it reads none from a folder."""
    if source is not None:
        raise BadInput("components-none", folder=str(source), files="")
    return SmallComponents(None, digest(TEXTS))


def set_up(seats: int, options: Mapping[str, str], _components: SmallComponents) -> Position:
    """The table before the deal; at a rich one each seat has two more coins. (S-1)"""
    pos = Position(seats)
    if options["purse"] == "rich":
        pos.coins = [coins + 2 for coins in pos.coins]
    return pos


GAME = Game(
    name="small",
    home="tests.engine.small_game:GAME",
    seat_counts=(2, 3, 4),
    rules_version=1,
    options=(Option("purse", ("plain", "rich")),),
    load_components=load_components,
    set_up=set_up,
    next_step=next_step,
    result=result,
    shared=shared,
    own=own,
    account=account,
    to_json=to_json,
    from_json=from_json,
    redeal=redeal,
    questions=QUESTIONS,
    key_of=key_of,
    answer_of=answer_of,
    refusal=refusal,
    facts_of=facts_of,
    pieces=pieces,
    encoder=ENCODER,
    bounds=Bounds(choices=200, draws=200, scores=(0, 60), step=8),
)
