"""What reward pieces and soldiers would be worth to a seat now. Each is tried on a copy and taken back."""

from tianxia.engine.script import ALLOWED, Seat
from tianxia.games.first_empire.ids import (
    ALCHEMIST_CARDS,
    ALL_REGIONS,
    ALL_TOMBS,
    NOBODY,
    PLACES,
    Region,
    Section,
    Tomb,
)
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.rules.criteria import slot_worth
from tianxia.games.first_empire.rules.palace import POINTS, tile_points, tiles_in, why_no_tile
from tianxia.games.first_empire.rules.wall import NO_PRICE, why_no_section, why_no_slot
from tianxia.games.first_empire.scoring import elixir_points, entrance_points, line_points, region_points


def governor_worth(then: Position, me: Seat, region: Region) -> int:
    """What one more governor would change in a region's majority. (F-9.2)"""
    before = region_points(then, me, region)
    then.add_governors(me, region, 1)
    after = region_points(then, me, region)
    then.add_governors(me, region, -1)
    return after - before


def palace_worth(then: Position, me: Seat, region: Region) -> int:
    """The points of a palace and of the best palace tile that could be taken there. (F-5.5, F-6.5)"""
    kinds = [kind for kind in tiles_in(then, region) if why_no_tile(then, me, region, kind) == ALLOWED]
    return POINTS + max([tile_points(then, me, region, kind) for kind in kinds], default=0)


def section_worth(then: Position, me: Seat, section: Section) -> int:
    """What a wall on the best free slot of a section would score, if the seat may build there. (F-9.5)"""
    if why_no_section(then, me, section, NO_PRICE) != ALLOWED:
        return 0
    met = then.criterion(section).times_met(then, me)
    free = [slot for slot in range(then.players) if why_no_slot(then, section, slot, NO_PRICE) == ALLOWED]
    return max([slot_worth(then, section, slot, met) for slot in free])


def alchemists_worth(then: Position, me: Seat, count: int) -> int:
    """What this many more alchemist cards would score with the ship where it is, as far as there is room. (F-9.3)"""
    room = [region for region in ALL_REGIONS for _ in range(PLACES - then.cards_in(me, region))]
    places = room[: min(count, len(then.held_cards(me)))]
    before = elixir_points(then, me)
    for region in places:
        then.add_card(me, region, ALCHEMIST_CARDS[0])
    after = elixir_points(then, me)
    for region in places:
        then.remove_last_card(me, region)
    return after - before


def ship_worth(then: Position, me: Seat, steps: int) -> int:
    """What moving the ship further would add. (F-9.3)"""
    start, before = then.ship(me), elixir_points(then, me)
    then.set_ship(me, min(start + steps, then.printed.last_space))
    after = elixir_points(then, me)
    then.set_ship(me, start)
    return after - before


def entrance_gain(then: Position, me: Seat, more: int) -> int:
    """What this many more or fewer soldiers at the entrance would change. (F-9.6)"""
    locked, there, before = then.locked(me), then.entrance(me), entrance_points(then, me)
    then.set_soldiers(me, locked, there + more)
    after = entrance_points(then, me)
    then.set_soldiers(me, locked, there)
    return after - before


def soldier_worth(then: Position, me: Seat, tomb: Tomb) -> int:
    """The topmost free slot, and the lines that a soldier there would complete. (F-7.1, F-9.4)"""
    points, before, slot = then.slot_points(tomb), line_points(then, me), then.top_slot(tomb)
    then.set_soldier(tomb, slot, me)
    after = line_points(then, me)
    then.set_soldier(tomb, slot, NOBODY)
    return points + after - before


def best_tomb_worth(then: Position, me: Seat) -> int:
    """The best tile for a soldier that need not meet the condition. (F-7.2)"""
    return max([soldier_worth(then, me, tomb) for tomb in ALL_TOMBS if not then.soldier_on(me, tomb)])
