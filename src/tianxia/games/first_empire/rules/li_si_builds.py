"""Li Si's governor, palace and wall cards with their fallbacks. (F-10.5 to F-10.7, F-10.12)"""

from typing import Final

from tianxia.engine.script import Script
from tianxia.games.first_empire.ids import (
    FROM_PALACES,
    LI_SI,
    NO_REGION,
    NO_TILE,
    NOBODY,
    PLACES,
    ActionCard,
    Region,
    Section,
    Site,
    section_at,
    tomb_of_region,
    tomb_of_site,
)
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.printed import ActionFace
from tianxia.games.first_empire.rules.governor import AREA
from tianxia.games.first_empire.rules.li_si_soldiers import (
    FIRST_OF_ORDER,
    MAJORITY_OPEN,
    NO_SOLDIER_AT_SITE,
    NO_SOLDIER_IN_REGION,
    PIECE_LEFT,
    SECTION_OPEN,
    YOU,
    check,
    settle,
)
from tianxia.games.first_empire.rules.palace import POINTS, take_large_token

FROM_LEFT: Final = 1
FROM_RIGHT: Final = 2
NO_SITE: Final = Site(-1)


# -- governors


def install_governors(pos: Position, card: ActionCard, face: ActionFace) -> Script[None]:
    """Place one or two governors in one region, without bonus. (F-10.5)"""
    stock = pos.governors_left(LI_SI)
    if not check(pos, card, PIECE_LEFT, stock, stock > 0):
        return
    region = region_for(pos, card, face)
    if region == NO_REGION:
        region = region_to_win(pos, card, face)
    for _ in range(min(stock, face.pieces)):
        yield from install(pos, region, face.spaces)


def region_for(pos: Position, card: ActionCard, face: ActionFace) -> Region:
    """The first region of the card's order whose mausoleum tile has no soldier of his. (F-10.5, F-10.6)"""
    for region in face.regions:
        if check(pos, card, NO_SOLDIER_IN_REGION, region, not pos.soldier_on(LI_SI, tomb_of_region(region))):
            return region
    return NO_REGION


def region_to_win(pos: Position, card: ActionCard, face: ActionFace) -> Region:
    """The first region of the order whose majority he would not win now, else the first of all. (F-10.12)"""
    for region in face.regions:
        if check(pos, card, MAJORITY_OPEN, region, not wins_majority(pos, region)):
            return region
    return first_of_order(pos, card, face)


def first_of_order(pos: Position, card: ActionCard, face: ActionFace) -> Region:
    """The first region on the card. (F-10.12)"""
    region = face.regions[0]
    check(pos, card, FIRST_OF_ORDER, region, True)
    return region


def wins_majority(pos: Position, region: Region) -> bool:
    """Whether he has more governors there, or as many if he wins ties. (F-10.12)"""
    his, yours = pos.governors(LI_SI, region), pos.governors(YOU, region)
    return his > yours or (his == yours and his > 0 and pos.printed.li_wins_ties)


def install(pos: Position, region: Region, rule: int) -> Script[None]:
    """Place it on the first free tile space from the left or right, or in the open area. (F-10.5)"""
    space = space_for(pos, region, rule)
    pos.add_governors(LI_SI, region, 1)
    if space != AREA:
        pos.put_governor_on(LI_SI, region, space)
    pos.tell("governor", pos.seat_of(LI_SI), region, space)
    yield from settle(pos)


def space_for(pos: Position, region: Region, rule: int) -> int:
    """The space given by the card's rule; if none is free, the open area. (F-10.5)"""
    free = [space for space in range(pos.printed.governor_spaces) if pos.governor_on(region, space) == NOBODY]
    if rule == FROM_LEFT and free:
        return free[0]
    return free[-1] if rule == FROM_RIGHT and free else AREA


# -- palaces


def build_palace(pos: Position, card: ActionCard, face: ActionFace) -> Script[None]:
    """6 points, a large token by the card's order, and the palace tile if the card says so. (F-10.6)"""
    stock = pos.palaces_left(LI_SI)
    if not check(pos, card, PIECE_LEFT, stock, stock > 0):
        return
    region = region_for(pos, card, face)
    if region == NO_REGION:
        region = first_of_order(pos, card, face)
    pos.add_palaces(LI_SI, region, 1)
    pos.tell("palace", pos.seat_of(LI_SI), region)
    pos.score(LI_SI, FROM_PALACES, POINTS)
    take_first_large_token(pos, face)
    if face.takes:
        take_palace_tile(pos, region)
    yield from settle(pos)


def take_first_large_token(pos: Position, face: ActionFace) -> None:
    """The first large token of the card's order that is still on the board. (F-10.6)"""
    for aspect in face.tokens:
        if pos.large_left(aspect):
            take_large_token(pos, LI_SI, aspect)
            return


def take_palace_tile(pos: Position, region: Region) -> None:
    """Put the region's leftmost palace tile on his board until the end. (F-10.6)"""
    for place in range(PLACES):
        tile = pos.palace_tile(region, place)
        if tile != NO_TILE:
            pos.set_palace_tile(region, place, NO_TILE)
            pos.add_li_tile(region, tile)
            pos.tell("palace_tile", pos.seat_of(LI_SI), region, tile)
            return


# -- walls


def build_wall(pos: Position, card: ActionCard, face: ActionFace) -> Script[None]:
    """Build a wall by the card's arrow; it may remove the site's top emperor tile. (F-10.7)"""
    stock = pos.walls_left(LI_SI)
    if not check(pos, card, PIECE_LEFT, stock, stock > 0):
        return
    site = site_for(pos, card, face)
    if site == NO_SITE:
        site = any_site(pos, card, face)
    erect(pos, face, site)
    if face.takes and pos.has_emperor_pile(site):
        pos.tell("emperor_removed", site, pos.take_emperor_tile(site))
    yield from settle(pos)


def site_for(pos: Position, card: ActionCard, face: ActionFace) -> Site:
    """The first site of the order whose tile has no soldier of his and where he can build. (F-10.7)"""
    for site in face.sites:
        is_open = not pos.soldier_on(LI_SI, tomb_of_site(site))
        if check(pos, card, NO_SOLDIER_AT_SITE, site, is_open) and has_section(pos, card, site):
            return site
    return NO_SITE


def any_site(pos: Position, card: ActionCard, face: ActionFace) -> Site:
    """The first site of the order with a section without his wall; a wall in stock means there is one. (F-10.12)"""
    for site in face.sites:
        if has_section(pos, card, site):
            return site
    raise AssertionError("a wall in stock, but no section for it")


def has_section(pos: Position, card: ActionCard, site: Site) -> bool:
    """Whether some section of a site has no wall of his. (F-10.7)"""
    return check(pos, card, SECTION_OPEN, site, pos.walls_at(LI_SI, site) < 2)


def erect(pos: Position, face: ActionFace, site: Site) -> None:
    """The section and slot that the arrow points to; the other section if he is already there. (F-10.7)"""
    section = section_at(site, face.right)
    if pos.own_wall_in(LI_SI, section):
        section = section_at(site, 1 - face.right)
    slot = slot_for(pos, section, face.right > 0)
    pos.put_wall(LI_SI, section, slot)
    pos.tell("wall", pos.seat_of(LI_SI), section, slot)


def slot_for(pos: Position, section: Section, from_right: bool) -> int:
    """The first free slot from the right or left."""
    free = pos.free_slots(section)
    return free[-1] if from_right else free[0]
