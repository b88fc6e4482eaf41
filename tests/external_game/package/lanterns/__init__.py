"""Lanterns: a game in a separate package. Copy it to start your own.

L-1  Each night every player secretly draws a jar of oil, 1 to 6. There are three jars of each; all go back at dawn.
L-2  All choose secretly at once whether to stay. A player who leaves has a point. Those who stay show their oil: the
     player with the most wins a point for each who stayed; nobody does if two have the most.
L-3  The winner hangs a lantern at the bridge, the gate or the tower. There is room for two at each place.
L-4  After five nights, or three, each place is worth two points to the player who alone has most lanterns there.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from lanterns.position import COPIES, OILS, PLACES, ROOM, Position
from lanterns.questions import QUESTIONS, answer_of, facts_of, key_of, refusal
from lanterns.scoring import account, pieces, result
from lanterns.turn import next_step
from lanterns.view import from_json, own, redeal, shared, to_json
from tianxia.engine.game import BadInput, Datum, Game, digest
from tianxia.engine.title import Option


@dataclass(frozen=True)
class Components:
    """The jars and the places; there are no others."""

    source: object
    digest: str

    def data(self) -> list[Datum]:
        """Every datum with its provenance."""
        jars = [Datum(f"oil.{oil}", str(COPIES), "rulebook", "L-1") for oil in OILS]
        return [*jars, *(Datum(f"quay.{place}", str(ROOM), "rulebook", "L-3") for place in PLACES)]


def load_components(source: object) -> Components:
    """The components shipped with the game; it reads none from a folder."""
    if source is not None:
        raise BadInput("components-none", folder=str(source), files="")
    return Components(None, digest([COPIES, PLACES, ROOM]))


def set_up(seats: int, options: Mapping[str, str], _components: Components) -> Position:
    """The quay before the first night. (L-1)"""
    return Position(seats, int(options["nights"]))


GAME = Game(
    name="lanterns",
    home="lanterns:GAME",
    seat_counts=(2, 3, 4),
    rules_version=1,
    options=(Option("nights", ("5", "3")),),
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
)
