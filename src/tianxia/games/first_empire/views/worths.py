"""What the pieces of rewards, and soldiers, would bring a seat now. Each is tried on a copy and taken back from it."""

from tianxia.engine.script import ALLOWED
from tianxia.games.first_empire import names
from tianxia.games.first_empire.position import CARDS, PLACES, REGIONS, SLOTS, SYMBOLS, Position
from tianxia.games.first_empire.rules.criteria import slot_worth, times_met
from tianxia.games.first_empire.rules.mausoleum import slot_points, top_slot
from tianxia.games.first_empire.rules.palace import POINTS, tile_points, tiles_in, why_no_tile
from tianxia.games.first_empire.rules.reward_kinds import field, why_not_region
from tianxia.games.first_empire.rules.wall import NO_PRICE, why_no_section, why_no_slot
from tianxia.games.first_empire.scoring import elixir_points, entrance_points, line_points, region_points


def reward_worth(then: Position, me: int, row: int) -> int:
    """The most points that the piece of a reward would bring; officials and workers bring none. (F-8.2, F-8.6)"""
    kind, count, where = names.REWARD_NAMES[field(then, row, 0)], field(then, row, 1), field(then, row, 2)
    regions = [region for region in range(REGIONS) if why_not_region(where, region) == ALLOWED]
    if kind == "governor":
        return max([governor_worth(then, me, region) for region in regions])
    if kind == "palace":
        return max([palace_worth(then, me, region) for region in regions])
    if kind == "wall":
        return max([section_worth(then, me, section) for section in range(6)])
    if kind == "place_alchemists":
        return alchemists_worth(then, me, count)
    return journey_worth(then, me, kind, count)


def governor_worth(then: Position, me: int, region: int) -> int:
    """What one governor more would change in a region's majority. (F-9.2)"""
    before = region_points(then, me, region)
    then.governors[me * REGIONS + region] += 1
    after = region_points(then, me, region)
    then.governors[me * REGIONS + region] -= 1
    return after - before


def palace_worth(then: Position, me: int, region: int) -> int:
    """The points of a palace and of the best palace tile that one could take there. (F-5.5, F-6.5)"""
    kinds = [kind for kind in tiles_in(then, region) if why_no_tile(then, me, region, kind) == ALLOWED]
    return POINTS + max([tile_points(then, me, region, kind) for kind in kinds], default=0)


def section_worth(then: Position, me: int, section: int) -> int:
    """What a wall on the best free slot of a section would bring, if one may build there. (F-9.5)"""
    if why_no_section(then, me, section, NO_PRICE) != ALLOWED:
        return 0
    met = times_met(then, me, then.wall_tiles[section])
    free = [slot for slot in range(then.players) if why_no_slot(then, section, slot, NO_PRICE) == ALLOWED]
    return max([slot_worth(then, section, slot, met) for slot in free])


def alchemists_worth(then: Position, me: int, count: int) -> int:
    """What so many alchemist cards more would bring with the ship where it is, as far as there is room. (F-9.3)"""
    places = range(me * PLACES, me * PLACES + PLACES)
    free = [place for place in places if not then.cards[place]][: min(count, then.alchemists[me].bit_count())]
    before = elixir_points(then, me)
    for place in free:
        then.cards[place] = CARDS + 1
    after = elixir_points(then, me)
    for place in free:
        then.cards[place] = 0
    return after - before


def journey_worth(then: Position, me: int, kind: str, count: int) -> int:
    """What the ship or soldiers would bring; nothing for all that is left. (F-9.3, F-9.6, F-7.1)"""
    if kind == "ship":
        start, before = then.ship[me], elixir_points(then, me)
        then.ship[me] = min(start + count, then.box.last_space)
        after = elixir_points(then, me)
        then.ship[me] = start
        return after - before
    if kind == "unlock":
        return entrance_gain(then, me, count)
    if kind in ("unlock_and_put", "put"):
        return entrance_gain(then, me, 0 if kind == "unlock_and_put" else -1) + max(
            [soldier_worth(then, me, symbol) for symbol in range(SYMBOLS) if not then.soldier_on(me, symbol)]
        )
    return 0


def entrance_gain(then: Position, me: int, more: int) -> int:
    """What so many soldiers more or fewer at the entrance would change. (F-9.6)"""
    before = entrance_points(then, me)
    then.entrance[me] += more
    after = entrance_points(then, me)
    then.entrance[me] -= more
    return after - before


def soldier_worth(then: Position, me: int, symbol: int) -> int:
    """The topmost free slot, and the lines that a soldier there would fill. (F-7.1, F-9.4)"""
    points, before = slot_points(then, symbol), line_points(then, me)
    slot = symbol * SLOTS + top_slot(then, symbol)
    then.soldiers[slot] = me + 1
    after = line_points(then, me)
    then.soldiers[slot] = 0
    return points + after - before
