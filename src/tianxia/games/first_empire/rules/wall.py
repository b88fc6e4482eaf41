"""Build one wall, paid or free, and put an emperor tile on a card. (F-5.6, F-8.6)"""

from typing import Final

from tianxia.engine.script import ALLOWED, Script, Tell, choose
from tianxia.games.first_empire import codes
from tianxia.games.first_empire.position import PLACES, REGIONS, SLOTS, WALLS, Position
from tianxia.games.first_empire.rules.deeds import TO_WALL, all_regions

SECTIONS: Final = (0, 1, 2, 3, 4, 5)
SLOT_NUMBERS: Final = ((), (), (0, 1), (0, 1, 2), (0, 1, 2, 3))
NO_PRICE: Final = 9
"""What a player who builds for free could pay."""


def all_sections() -> tuple[int, ...]:
    """Two sections at each of three sites."""
    return SECTIONS


def purse(pos: Position, me: int) -> int:
    """In how many regions a player could pay a worker."""
    regions = 0
    for place in range(me * REGIONS, me * REGIONS + REGIONS):
        if pos.workers[place]:
            regions += 1
    return regions


def why_no_wall(pos: Position, me: int) -> int:
    """A wall in stock and a section where one can build. (F-5.6, F-5.8)"""
    if pos.walls_out(me) >= WALLS:
        return codes.NO_WALL
    rods = purse(pos, me)
    if rods:
        for section in SECTIONS:
            if why_no_section(pos, me, section, rods) == ALLOWED:
                return ALLOWED
    return codes.NO_SECTION_TO_BUILD


def why_no_section(pos: Position, me: int, section: int, rods: int) -> int:
    """One wall a player in a section, and a free slot that one can pay. (F-5.6)"""
    if pos.own_wall_in(me, section):
        return codes.OWN_WALL_THERE
    for slot in range(pos.players):
        if why_no_slot(pos, section, slot, rods) == ALLOWED:
            return ALLOWED
    return codes.TOO_FEW_REGIONS


def why_no_slot(pos: Position, section: int, slot: int, rods: int) -> int:
    """A slot holds one wall and costs a worker of a different region for each rod. (F-5.6)"""
    if pos.walls[section * SLOTS + slot]:
        return codes.SLOT_TAKEN
    return ALLOWED if pos.box.rods[section * SLOTS + slot] <= rods else codes.TOO_FEW_REGIONS


def build(pos: Position, me: int) -> Script[None]:
    """Workers of different regions, as many as the slot has rods, for a wall. (F-5.6)"""
    rods = purse(pos, me)
    section = yield from choose(me, "section", all_sections, lambda at: why_no_section(pos, me, at, rods))
    slot = yield from choose_slot(pos, me, section, rods)
    paid = 0
    for _ in range(pos.box.rods[section * SLOTS + slot]):
        region = yield from pay_worker(pos, me, paid)
        paid |= 1 << region
    yield from erect(pos, me, section, slot)


def build_free(pos: Position, me: int) -> Script[None]:
    """A wall on any legal slot without workers. (F-8.6)"""
    section = yield from choose(me, "section", all_sections, lambda at: why_no_section(pos, me, at, NO_PRICE))
    slot = yield from choose_slot(pos, me, section, NO_PRICE)
    yield from erect(pos, me, section, slot)


def choose_slot(pos: Position, me: int, section: int, rods: int) -> Script[int]:
    """A free slot of the section. (F-5.6)"""
    slots = SLOT_NUMBERS[pos.players]
    return choose(me, "slot", lambda: slots, lambda slot: why_no_slot(pos, section, slot, rods), about=(section,))


def why_no_payment(pos: Position, me: int, region: int, paid: int) -> int:
    """Every worker comes from another region. (F-5.6)"""
    if paid >> region & 1:
        return codes.WALL_REGION_HAS_PAID
    return ALLOWED if pos.workers[me * REGIONS + region] else codes.WALL_LACKS_WORKER


def pay_worker(pos: Position, me: int, paid: int) -> Script[int]:
    """One worker of a region that has not paid yet. (F-5.6)"""
    region = yield from choose(
        me, "worker", all_regions, lambda region: why_no_payment(pos, me, region, paid), about=(TO_WALL,)
    )
    pos.workers[me * REGIONS + region] -= 1
    yield Tell("paid_workers", (me, region, 1))
    return region


def erect(pos: Position, me: int, section: int, slot: int) -> Script[None]:
    """The wall stands; who is first in its section takes the site's top emperor tile if he can use it. (F-5.6)"""
    first = not any(pos.walls[section * SLOTS : section * SLOTS + SLOTS])
    pos.walls[section * SLOTS + slot] = me + 1
    yield Tell("wall", (pos.chair(me), section, slot))
    if first and pos.emperor_piles[section // 2 * 2]:
        if may_take_tile(pos, me):
            yield from put_emperor_tile(pos, me, section // 2)
        else:
            yield Tell("emperor_stays", (me, 1 if pos.has_unification_card(me) else 0))


def may_take_tile(pos: Position, me: int) -> bool:
    """A card without emperor tile in the tableau, and at least one unification card tucked. (F-5.6)"""
    if pos.rules > 1 and not pos.has_unification_card(me):
        return False
    return any(pos.cards[place] and not pos.emperor[place] for place in range(me * PLACES, me * PLACES + PLACES))


def why_no_emperor_tile(pos: Position, me: int, card: int) -> int:
    """One emperor tile a card. (F-5.6)"""
    place = pos.place_of(me, card)
    return codes.HAS_EMPEROR_TILE if pos.emperor[me * PLACES + place] else ALLOWED


def put_emperor_tile(pos: Position, me: int, site: int) -> Script[None]:
    """The tile lies on a card of choice and replaces its trigger for good. (F-5.6)"""
    card = yield from choose(
        me,
        "emperor",
        lambda: pos.tableau_cards(me),
        lambda card: why_no_emperor_tile(pos, me, card),
        about=(pos.emperor_piles[site * 2] - 1,),
    )
    tile = take_emperor_tile(pos, site)
    pos.emperor[me * PLACES + pos.place_of(me, card)] = tile
    yield Tell("emperor_tile", (me, card, tile - 1))


def take_emperor_tile(pos: Position, site: int) -> int:
    """The top tile of a site's pile, the next one coming up."""
    top = pos.emperor_piles[site * 2]
    pos.emperor_piles[site * 2] = pos.emperor_piles[site * 2 + 1]
    pos.emperor_piles[site * 2 + 1] = 0
    return top
