"""How good a position of The First Empire is for a seat, in hundredths of a VP: what it has, and what it will get.

Points on the track count in full. Everything else is an outlook: majorities, soldiers near their conditions, walls by
what they will count, sets of officials, workers in place, cards that will be activated, a token lead. Each is worth
what it leads to, as far as the remaining turns can reach it, so investment pays early and points late. It reads nothing
from others' hands, the decks or Li Si's pile, so a guessed world is as good as the true one.
"""

from tianxia.bots.first_empire.board import board_hope, hand_hope, start_hope
from tianxia.bots.first_empire.bonuses import cards_hope
from tianxia.bots.first_empire.buildings import expected_met, walls_hope, workers_hope
from tianxia.bots.first_empire.elixir import elixir_hope
from tianxia.bots.first_empire.governors import governors_hope, share
from tianxia.bots.first_empire.mausoleum import ENTRANCE, LINE_POINTS, LINES, line_count, tombs_hope
from tianxia.bots.first_empire.outlook import Outlook
from tianxia.bots.first_empire.race import race_hope
from tianxia.bots.first_empire.weights import OWN, Weights
from tianxia.engine.script import Seat
from tianxia.games.first_empire.ids import (
    ALCHEMIST_TYPE,
    ALL_REGIONS,
    ALL_SECTIONS,
    LAY_OUT,
    OVER,
    STARTING_CHOICE,
    STARTING_EFFECT,
)
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.rules.criteria import wall_points


def value(pos: Position, seat: int) -> int:
    """What a seat has and may hope for, minus a part of what the others have."""
    return weighed(pos, Seat(seat), OWN)


def weighed(pos: Position, me: Seat, weights: Weights) -> int:
    """The same, with other weights."""
    if pos.stage == LAY_OUT:
        return 0
    total = 100 * track(pos, me) - 100 * others(pos, me) // (2 * pos.players)
    if pos.stage == OVER:
        return total + 100 * final_points(pos, me)
    view = look(pos, me, weights)
    total += elixir_hope(pos, me, view) + tombs_hope(pos, me, view) + walls_hope(pos, me, view)
    total += governors_hope(pos, me, view) + workers_hope(pos, me, view)
    total += board_hope(pos, me, view) + cards_hope(pos, me, view)
    total += race_hope(pos, me, view) + hand_hope(pos, me, view)
    if pos.stage == STARTING_CHOICE or pos.stage == STARTING_EFFECT:
        total += start_hope(pos, me, view)
    return total


def track(pos: Position, me: Seat) -> int:
    """Points scored so far."""
    return pos.all_points(me)


def others(pos: Position, me: Seat) -> int:
    """What can be seen of the others' points."""
    points = 0
    for player in pos.everyone:
        if player != me:
            points += pos.all_points(player)
            for region in ALL_REGIONS:
                points += share(pos, player, region, 0) // 100
    return points


def final_points(pos: Position, me: Seat) -> int:
    """What the end adds to the track; as in `scoring.py`, but in plain sums."""
    points = wall_points(pos, me) + pos.count_type(me, ALCHEMIST_TYPE) * pos.printed.multipliers[pos.ship(me)]
    for region in ALL_REGIONS:
        points += share(pos, me, region, 0) // 100
    for line in LINES:
        if line_count(pos, me, line) == 3:
            points += LINE_POINTS
    return points + ENTRANCE[min(3, pos.entrance(me))] // 100


def look(pos: Position, me: Seat, weights: Weights) -> Outlook:
    """Gather what the parts have in common."""
    view = Outlook(pos, me, weights)
    view.types = pos.type_counts(me)
    view.cards = sum(view.types)
    for section in ALL_SECTIONS:
        view.met.append(expected_met(pos, me, section, view.turns))
    return view
