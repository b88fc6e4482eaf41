"""Li Si's governor, palace and wall cards with their fallbacks. (F-10.5 to F-10.7, F-10.12)"""

from typing import Final

from tianxia.engine.script import Script, Tell
from tianxia.games.first_empire.position import (
    ASPECTS,
    FIRST_SITE,
    FROM_PALACES,
    GOVERNORS,
    LI_SI,
    PALACES,
    REGIONS,
    SLOTS,
    WALLS,
    Position,
)
from tianxia.games.first_empire.rules.deeds import score
from tianxia.games.first_empire.rules.li_si_soldiers import (
    FIRST_OF_ORDER,
    MAJORITY_OPEN,
    NO_SOLDIER_AT_SITE,
    NO_SOLDIER_IN_REGION,
    PIECE_LEFT,
    SECTION_OPEN,
    check,
    settle,
)
from tianxia.games.first_empire.rules.palace import POINTS
from tianxia.games.first_empire.rules.wall import take_emperor_tile

AREA: Final = 2
FROM_LEFT: Final = 1
FROM_RIGHT: Final = 2
NOWHERE: Final = -1


def order_of(pos: Position, card: int, length: int) -> list[int]:
    """The regions or sites on a card, from the left."""
    return pos.box.li_order[card * REGIONS : card * REGIONS + length]


# -- governors


def install_governors(pos: Position, card: int) -> Script[None]:
    """One or two governors in one region, without bonus. (F-10.5)"""
    stock = GOVERNORS - pos.governors_out(LI_SI)
    yield check(card, PIECE_LEFT, stock, stock > 0)
    if stock:
        region = yield from region_for(pos, card)
        if region == NOWHERE:
            region = yield from region_to_win(pos, card)
        for _ in range(min(stock, pos.box.li_pieces[card])):
            yield from install(pos, region, pos.box.li_spaces[card])


def region_for(pos: Position, card: int) -> Script[int]:
    """The first region of the card's order whose mausoleum tile has no soldier of his. (F-10.5, F-10.6)"""
    for region in order_of(pos, card, REGIONS):
        is_open = not pos.soldier_on(LI_SI, region)
        yield check(card, NO_SOLDIER_IN_REGION, region, is_open)
        if is_open:
            return region
    return NOWHERE


def region_to_win(pos: Position, card: int) -> Script[int]:
    """The first region of the order whose majority he would not win now, else the first of all. (F-10.12)"""
    for region in order_of(pos, card, REGIONS):
        is_open = not wins_majority(pos, region)
        yield check(card, MAJORITY_OPEN, region, is_open)
        if is_open:
            return region
    return (yield from first_of_order(pos, card))


def first_of_order(pos: Position, card: int) -> Script[int]:
    """The first region on the card. (F-10.12)"""
    region = pos.box.li_order[card * REGIONS]
    yield check(card, FIRST_OF_ORDER, region, True)
    return region


def wins_majority(pos: Position, region: int) -> bool:
    """Whether he has more governors there, or as many where he wins ties. (F-10.12)"""
    his, yours = pos.governors[LI_SI * REGIONS + region], pos.governors[region]
    return his > yours or (his == yours and his > 0 and pos.box.li_wins_ties > 0)


def install(pos: Position, region: int, rule: int) -> Script[None]:
    """On the first free tile space from the left or right, or in the open area. (F-10.5)"""
    space = space_for(pos, region, rule)
    pos.governors[LI_SI * REGIONS + region] += 1
    if space != AREA:
        pos.governor_on[region * 2 + space] = LI_SI + 1
    yield Tell("governor", (pos.chair(LI_SI), region, space))
    yield from settle(pos)


def space_for(pos: Position, region: int, rule: int) -> int:
    """The space that the card's rule leads to; where none is free, the open area. (F-10.5)"""
    free = [space for space in range(pos.box.governor_spaces) if not pos.governor_on[region * 2 + space]]
    if rule == FROM_LEFT and free:
        return free[0]
    return free[-1] if rule == FROM_RIGHT and free else AREA


# -- palaces


def build_palace(pos: Position, card: int) -> Script[None]:
    """6 points, a large token by the card's order, and the palace tile if the card says so. (F-10.6)"""
    stock = PALACES - pos.palaces_out(LI_SI)
    yield check(card, PIECE_LEFT, stock, stock > 0)
    if not stock:
        return
    region = yield from region_for(pos, card)
    if region == NOWHERE:
        region = yield from first_of_order(pos, card)
    pos.palaces[LI_SI * REGIONS + region] += 1
    yield Tell("palace", (pos.chair(LI_SI), region))
    yield from score(pos, LI_SI, FROM_PALACES, POINTS)
    yield from take_large_token(pos, card)
    if pos.box.li_takes[card]:
        yield from take_palace_tile(pos, region)
    yield from settle(pos)


def take_large_token(pos: Position, card: int) -> Script[None]:
    """The first large token of the card's order that is still on the board. (F-10.6)"""
    for aspect in pos.box.li_tokens[card * ASPECTS : card * ASPECTS + ASPECTS]:
        if not pos.large[aspect]:
            pos.large[aspect] = LI_SI + 1
            yield Tell("large_token", (pos.chair(LI_SI), aspect))
            return


def take_palace_tile(pos: Position, region: int) -> Script[None]:
    """The region's leftmost palace tile lies on his board until the end. (F-10.6)"""
    for place in range(region * 3, region * 3 + 3):
        if pos.palace_tiles[place]:
            tile, pos.palace_tiles[place] = pos.palace_tiles[place], 0
            pos.li_tiles[pos.li_tiles.index(0, region * 3)] = tile
            yield Tell("palace_tile", (pos.chair(LI_SI), region, tile - 1))
            return


# -- walls


def build_wall(pos: Position, card: int) -> Script[None]:
    """A wall by the card's arrow; it may take away the site's top emperor tile. (F-10.7)"""
    stock = WALLS - pos.walls_out(LI_SI)
    yield check(card, PIECE_LEFT, stock, stock > 0)
    if not stock:
        return
    site = yield from site_for(pos, card)
    if site == NOWHERE:
        site = yield from any_site(pos, card)
    yield from erect(pos, card, site)
    if pos.box.li_takes[card] and pos.emperor_piles[site * 2]:
        yield Tell("emperor_removed", (site, take_emperor_tile(pos, site) - 1))
    yield from settle(pos)


def site_for(pos: Position, card: int) -> Script[int]:
    """The first site of the order whose tile has no soldier of his and where he can build. (F-10.7)"""
    for site in order_of(pos, card, 3):
        is_open = not pos.soldier_on(LI_SI, FIRST_SITE + site)
        yield check(card, NO_SOLDIER_AT_SITE, site, is_open)
        if is_open:
            has_section = pos.walls_at(LI_SI, site) < 2
            yield check(card, SECTION_OPEN, site, has_section)
            if has_section:
                return site
    return NOWHERE


def any_site(pos: Position, card: int) -> Script[int]:
    """The first site of the order with a section without his wall; a wall in stock means there is one. (F-10.12)"""
    order = order_of(pos, card, 3)
    at = 0
    while pos.walls_at(LI_SI, order[at]) == 2:
        yield check(card, SECTION_OPEN, order[at], False)
        at += 1
    yield check(card, SECTION_OPEN, order[at], True)
    return order[at]


def erect(pos: Position, card: int, site: int) -> Script[None]:
    """The section and slot that the arrow points to; the other section if he is there already. (F-10.7)"""
    right = pos.box.li_arrow[card]
    section = site * 2 + right
    if pos.own_wall_in(LI_SI, section):
        section = site * 2 + 1 - right
    free = [slot for slot in range(pos.players) if not pos.walls[section * SLOTS + slot]]
    slot = free[-1] if right else free[0]
    pos.walls[section * SLOTS + slot] = LI_SI + 1
    yield Tell("wall", (pos.chair(LI_SI), section, slot))
