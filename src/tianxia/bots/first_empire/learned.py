"""The learned value of The First Empire: what a seat will have at the end, as a weighted sum of what can be seen.

The parts of the hand-written evaluation are among its features, each with a separate weight in every round, and so are
plain counts. The weights come from self-play: `tianxia train first_empire`. It uses whole numbers only, so it is the
same on every machine.
"""

from typing import Final

from tianxia.bots.first_empire.board import board_hope, hand_hope
from tianxia.bots.first_empire.bonuses import cards_hope
from tianxia.bots.first_empire.buildings import walls_hope, workers_hope
from tianxia.bots.first_empire.elixir import elixir_hope
from tianxia.bots.first_empire.evaluation import final_points, look, track, value
from tianxia.bots.first_empire.governors import governors_hope, share
from tianxia.bots.first_empire.mausoleum import LINE_POINTS, LINES, line_count, tombs_hope
from tianxia.bots.first_empire.race import race_hope
from tianxia.bots.first_empire.weights import OWN, ROUNDS
from tianxia.bots.learning import OF_ONE, OTHERS
from tianxia.engine.script import Seat
from tianxia.games.first_empire.ids import (
    ALCHEMIST_TYPE,
    ALL_REGIONS,
    LAY_OUT,
    OVER,
    PLAYERS_OF,
    STARTING_CHOICE,
    STARTING_EFFECT,
)
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.rules.criteria import wall_points

SEEN: Final[tuple[str, ...]] = (
    *("turns", "track", "elixir_hope", "tombs_hope", "walls_hope", "walls_now", "governors_hope", "majorities_now"),
    *("workers_hope", "board_hope", "cards_hope", "race_hope", "hand_hope"),
    *("workers", "unrest", "officials", "cards", "most_of_a_type", "alchemists", "tokens", "ship", "elixir_now"),
    *("locked", "entrance", "lines", "governors", "palaces", "soldiers"),
)
"""The features of the value, in this order; hundredths of a VP, or hundredths of a piece."""
BY_HAND: Final[tuple[str, ...]] = (
    *("track", "elixir_hope", "tombs_hope", "walls_hope", "governors_hope", "workers_hope", "board_hope"),
    *("cards_hope", "race_hope", "hand_hope"),
)
"""What the hand-written evaluation adds up: learning starts from a weight of one for each of these."""


def ready(pos: Position) -> bool:
    """Whether there is something to evaluate: before the starting tiles are carried out there is not."""
    stage = pos.stage
    return stage != LAY_OUT and stage != STARTING_CHOICE and stage != STARTING_EFFECT and stage != OVER


def seen(pos: Position, me: Seat, known: bool) -> list[int]:
    """The features of a seat; its hand only if it is `known`."""
    view, ship = look(pos, me, OWN), pos.ship(me)
    # In this order: each outlook notes what later ones read.
    found = [100 * view.turns, 100 * track(pos, me), elixir_hope(pos, me, view), tombs_hope(pos, me, view)]
    found += [walls_hope(pos, me, view), 100 * wall_points(pos, me)]
    found += [governors_hope(pos, me, view), majorities(pos, me)]
    found += [workers_hope(pos, me, view), board_hope(pos, me, view), cards_hope(pos, me, view)]
    found += [race_hope(pos, me, view), hand_hope(pos, me, view) if known else 0]
    found += [100 * pos.all_workers(me), 100 * pos.all_unrest(me)]
    found += [100 * pos.all_officials(me), 100 * view.cards, 100 * max(view.types[:ALCHEMIST_TYPE])]
    found += [100 * view.types[ALCHEMIST_TYPE], 100 * pos.all_tokens(me), 100 * ship]
    found.append(100 * pos.printed.multipliers[ship] * pos.count_type(me, ALCHEMIST_TYPE))
    found += [100 * pos.locked(me), 100 * pos.entrance(me), 100 * lines(pos, me)]
    found += [100 * pos.governors_out(me), 100 * pos.palaces_out(me)]
    found.append(100 * pos.soldiers_out(me))
    return found


def majorities(pos: Position, me: Seat) -> int:
    """What the majorities would score now, in hundredths."""
    points = 0
    for region in ALL_REGIONS:
        points += share(pos, me, region, 0)
    return points


def lines(pos: Position, me: Seat) -> int:
    """The points of full rows and columns."""
    points = 0
    for line in LINES:
        if line_count(pos, me, line) == 3:
            points += LINE_POINTS
    return points


def expected(pos: Position, me: Seat, known: bool, weights: list[list[int]]) -> int:
    """What a seat will have at the end, in hundredths of a VP, apart from a constant shared by all seats."""
    if pos.stage == OVER:
        return 100 * (track(pos, me) + final_points(pos, me))
    added = 0
    for weight, what in zip(weights[max(1, min(pos.round, ROUNDS)) - 1], seen(pos, me, known), strict=True):
        added += weight * what
    return added // OF_ONE


def judged(pos: Position, me: Seat, weights: list[list[int]]) -> int:
    """How good a position is for a seat: what it will have, minus a share of what the best of the others will.

    Li Si has no seat: against him a seat plays for its own points.
    """
    if pos.stage != OVER and not ready(pos):
        return value(pos, me)
    best = 0
    for other in PLAYERS_OF[pos.seats]:
        if other != me:
            best = max(best, expected(pos, other, False, weights))
    return expected(pos, me, True, weights) - best * OTHERS // OF_ONE
