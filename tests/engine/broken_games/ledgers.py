"""Games whose ledgers do not add up: pieces, scores, JSON forms, decks, and how they are set up."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import count
from typing import Any

from tests.engine.broken_games.making import Variant, broken, dealt_as, drawing
from tests.engine.small_game import GAME, set_up
from tests.engine.small_game.position import KINDS, NOBODY, Position
from tests.engine.small_game.scoring import result
from tests.engine.small_game.view import from_json, own, to_json
from tianxia.engine.game import Account, Json, Result
from tianxia.engine.script import Draw


class LosingPosition(Variant):
    """A card that is played vanishes."""

    __slots__ = ()

    def lay_down(self, seat: int, card: int, owner: int) -> None:
        super().lay_down(seat, card, owner)
        self.piles[owner * KINDS + card] -= 1


broken("LOST_PIECE", "pieces", **dealt_as(LosingPosition))


def too_many_points(pos: Position) -> Result:
    fair = result(pos)
    return replace(fair, scores=tuple(score + 1 for score in fair.scores))


broken("PARTS_DO_NOT_SUM", "scores", result=too_many_points)
broken("NOBODY_WINS", "scores", result=lambda pos: replace(result(pos), winners=()))
broken("NO_REASON", "scores", result=lambda pos: replace(result(pos), reason=""))
broken("PARTS_MISSING", "scores", result=lambda pos: replace(result(pos), parts=()))


def tupled(pos: Position) -> Json:
    return {**to_json(pos), "coins": tuple(pos.coins)}


def forgetful(data: Json, components: object) -> Position:
    pos = from_json(data, components)
    pos.knowers = [NOBODY] * len(pos.knowers)
    return pos


def without_knowers(pos: Position) -> Json:
    return {**to_json(pos), "knowers": [NOBODY] * len(pos.knowers)}


broken("POSITION_IS_NOT_JSON", "json", to_json=tupled)
broken("JSON_IS_READ_OTHERWISE", "json", from_json=forgetful)
broken("VIEW_IS_NOT_JSON", "json", own=lambda pos, seat: {**own(pos, seat), "hand": {1, 2}})
broken("JSON_FORGETS", "pickles", to_json=without_knowers)
broken("NOT_AT_HOME", "pickles", home=GAME.home)


def unshuffled(draw: Draw) -> Draw:
    return Draw(draw.name, draw.deck, draw.counts, draw.seat, 0, draw.hidden)


broken("DECK_NOT_SHUFFLED", "decks", next_step=drawing("card", unshuffled))

TABLES = count()


def otherwise_each_time(seats: int, options: Mapping[str, str], components: Any) -> Position:
    return set_up(seats, {**options, "purse": ("plain", "rich")[next(TABLES) % 2]}, components)


broken("SET_UP_OTHERWISE", "records", set_up=otherwise_each_time)
broken("ACCOUNT_IS_NOT_THE_SCORE", "accounts", account=lambda _pos, _seat: Account({"goods": 0}))
