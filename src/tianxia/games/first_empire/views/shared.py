"""What everybody may know about a position. (F-2.2)"""

from tianxia.engine.script import Seat
from tianxia.games.first_empire import names
from tianxia.games.first_empire.ids import (
    ALL_ASPECTS,
    ALL_REGIONS,
    DECK,
    PLAY,
    PLAYERS_OF,
    STARTING_EFFECT,
    UNLOCK,
    Aspect,
    Region,
    aspect_of,
)
from tianxia.games.first_empire.names import ASPECT_NAMES, REGION_NAMES
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.rules.rewards import contenders
from tianxia.games.first_empire.scoring import region_points, score_parts
from tianxia.games.first_empire.view_types import Contender, Shared
from tianxia.games.first_empire.views.planning import stock
from tianxia.games.first_empire.views.printed import printed_part
from tianxia.games.first_empire.views.table import open_part

IN_TURN = (STARTING_EFFECT, PLAY, UNLOCK)
"""Stages in which players act one after the other, in turn order."""


def shared(pos: Position) -> Shared:
    """Everything open, the backs of every hand, the score by source as it would be now. (F-2.2)"""
    scores = [score_parts(pos, player) for player in pos.everyone]
    return {
        **open_part(pos),
        "printed": printed_part(pos),
        "backs": [backs(pos, other) for other in PLAYERS_OF[pos.seats]],
        "deck_sizes": {ASPECT_NAMES[aspect]: deck_size(pos, aspect) for aspect in ALL_ASPECTS},
        "scores": scores,
        "totals": [sum(by_source.values()) for by_source in scores],
        "races": {ASPECT_NAMES[aspect]: race(pos, aspect) for aspect in ALL_ASPECTS},
        "majorities": {REGION_NAMES[region]: majority(pos, region) for region in ALL_REGIONS},
        "stocks": [stock(pos, player) for player in pos.everyone],
        "to_play": pos.player() if pos.stage in IN_TURN else None,
    }


def race(pos: Position, aspect: Aspect) -> list[Contender]:
    """Who would be offered the reward of an aspect, in order, and with what value of tokens. (F-8.1)"""
    return [{"player": player, "value": pos.token_value(player, aspect)} for player in contenders(pos, aspect)]


def majority(pos: Position, region: Region) -> list[int]:
    """What the governors of a region would score for each player if the game ended now. (F-9.2)"""
    return [region_points(pos, player, region) for player in pos.everyone]


def backs(pos: Position, seat: Seat) -> dict[names.Aspect, int]:
    """How many cards of each aspect a hand holds, which everybody may see. (F-2.2)"""
    hand = [aspect_of(card) for card in pos.hand(seat)]
    return {ASPECT_NAMES[aspect]: hand.count(aspect) for aspect in ALL_ASPECTS}


def deck_size(pos: Position, aspect: Aspect) -> int:
    """Cards left in a deck. Li Si's pile counts as dealt, though its cards are drawn only when he plays them."""
    if pos.level:
        return DECK - 4 * pos.round
    return pos.deck_size(aspect)
