"""The position of Lanterns as JSON values, and what one seat may know about it."""

from collections.abc import Sequence
from random import Random

from lanterns.position import NOBODY, OVER, PLACES, ROOM, Position
from lanterns.scoring import parts_of
from tianxia.engine.game import Json


def to_json(pos: Position) -> Json:
    """The whole position. It has its own name, because a replay that shows everything gets it beside the view."""
    return {"position": {name: value[:] if isinstance(value, list) else value for name, value in vars(pos).items()}}


def from_json(data: Json, _components: object) -> Position:
    """The position that `to_json` wrote."""
    given = data["position"]
    pos = Position(given["size"], given["nights"])
    vars(pos).update({name: value[:] if isinstance(value, list) else value for name, value in given.items()})
    return pos


def shared(pos: Position) -> Json:
    """What everybody may know: the night, the quay, and the points."""
    return {
        "night": min(pos.night, pos.nights),
        "nights": pos.nights,
        "over": pos.phase == OVER,
        "winner": None if pos.winner == NOBODY else pos.winner,
        "quay": {place: {"room": ROOM - sum(pos.lanterns(n))} for n, place in enumerate(PLACES)},
        "seats": [seen_seat(pos, seat) for seat in range(pos.size)],
    }


def seen_seat(pos: Position, seat: int) -> Json:
    """What everybody sees of a seat."""
    lanterns = {place: pos.lanterns(n)[seat] for n, place in enumerate(PLACES)}
    return {"points": sum(parts_of(pos, seat).values()), "lanterns": lanterns}


def own(pos: Position, seat: int) -> Json:
    """What a seat knows besides: its own oil."""
    return {"oil": None if seat == NOBODY else pos.hands[seat] or None}


def redeal(pos: Position, seat: int, _since: Sequence[tuple[int, str, int]], rng: Random) -> None:
    """Deal again what the others hold."""
    others = [other for other in range(pos.size) if other != seat and pos.hands[other]]
    for other in others:
        pos.deck[pos.hands[other]] += 1
    for other in others:
        pos.hands[other] = rng.choices(range(len(pos.deck)), pos.deck)[0]
        pos.deck[pos.hands[other]] -= 1
