"""What one seat may know of a position, built from nothing by adding. (F-2.2)"""

from tianxia.games.first_empire.names import ASPECT_NAMES, REGION_NAMES, Aspect, card_name
from tianxia.games.first_empire.position import HAND, PLAY, STARTING_EFFECT, UNLOCK, Position, type_of
from tianxia.games.first_empire.rules.rewards import contenders
from tianxia.games.first_empire.scoring import region_points, score_parts
from tianxia.games.first_empire.view_types import Contender, Own, Shared
from tianxia.games.first_empire.views.planning import aids, stock
from tianxia.games.first_empire.views.printed import faces, printed
from tianxia.games.first_empire.views.table import open_part

IN_TURN = (STARTING_EFFECT, PLAY, UNLOCK)
"""Stages in which players act one after the other, in turn order."""


def shared(pos: Position) -> Shared:
    """All that is open, the backs of every hand, the score by source as it would be now. (F-2.2)"""
    scores = [score_parts(pos, player) for player in range(pos.players)]
    return {
        **open_part(pos),
        "printed": printed(pos),
        "backs": [backs(pos, other) for other in range(pos.seats)],
        "deck_sizes": {name: deck_size(pos, aspect) for aspect, name in enumerate(ASPECT_NAMES)},
        "scores": scores,
        "totals": [sum(by_source.values()) for by_source in scores],
        "races": {name: race(pos, aspect) for aspect, name in enumerate(ASPECT_NAMES)},
        "majorities": {name: majority(pos, region) for region, name in enumerate(REGION_NAMES)},
        "stocks": [stock(pos, player) for player in range(pos.players)],
        "to_play": pos.player() if pos.stage in IN_TURN else None,
    }


def own(pos: Position, seat: int) -> Own:
    """The hand of a seat with what is printed on its cards; aids. (F-2.2)"""
    if seat < 0:
        return {"hand": None, "aids": None}
    return {
        "hand": [card_name(card) for card in pos.hand(seat)],
        "printed": {"cards": faces(pos, pos.hand(seat))},
        "aids": aids(pos, seat),
    }


def race(pos: Position, aspect: int) -> list[Contender]:
    """Who would be asked first for the reward of an aspect, and with what value of tokens. (F-8.1)"""
    return [{"player": player, "value": pos.token_value(player, aspect)} for player in contenders(pos, aspect)]


def majority(pos: Position, region: int) -> list[int]:
    """What the governors of a region would bring each player if the game ended now. (F-9.2)"""
    return [region_points(pos, player, region) for player in range(pos.players)]


def backs(pos: Position, seat: int) -> dict[Aspect, int]:
    """How many cards of each aspect a hand holds, which all may see. (F-2.2)"""
    hand = [type_of(card) for card in pos.hands[seat * HAND : seat * HAND + HAND] if card]
    return {name: hand.count(aspect) for aspect, name in enumerate(ASPECT_NAMES)}


def deck_size(pos: Position, aspect: int) -> int:
    """Cards left in a deck. Li Si's pile counts as dealt, though what it holds is drawn only when he plays it."""
    if pos.level:
        return 40 - 4 * pos.round
    return sum(pos.deck[aspect * 40 + 1 : aspect * 40 + 41])
