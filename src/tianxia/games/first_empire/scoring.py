"""The final score by its parts, Li Si's too, and who wins. (F-9, F-10.11)"""

from typing import Final

from tianxia.engine.game import Account, Result
from tianxia.games.first_empire.names import ASPECT_NAMES, FINAL_NAMES, OFFICIAL_NAMES, SOURCE_NAMES
from tianxia.games.first_empire.position import (
    ALCHEMIST_TYPE,
    ASPECTS,
    FROM_PALACE_TILES,
    LI_SI,
    PLACES,
    REGIONS,
    SLOTS,
    SOURCES,
    SYMBOLS,
    Position,
)
from tianxia.games.first_empire.rules.criteria import wall_points
from tianxia.games.first_empire.rules.palace import tile_points

LINE_POINTS = 10
ENTRANCE_POINTS = (0, 2, 5, 9)
LINES: Final = (0b000000111, 0b000111000, 0b111000000, 0b001001001, 0b010010010, 0b100100100)
"""Rows and columns of the mausoleum grid, each as the bits of its spots."""

MOST_POINTS, BEAT_LI_SI, LOST_TO_LI_SI = "most_points", "beat_li_si", "lost_to_li_si"
TIED_WITH_LI_SI = "tied_with_li_si"


def majority_points(pos: Position, me: int) -> int:
    """In each region the most governors win its points; ties split them, rounded down. (F-9.2)"""
    return sum(region_points(pos, me, region) for region in range(REGIONS))


def region_points(pos: Position, me: int, region: int) -> int:
    """One region's majority; at least one governor; in the solo game Li Si may win all ties. (F-9.2, F-10.11)"""
    governors = [pos.governors[player * REGIONS + region] for player in range(pos.players)]
    most = max(governors)
    if most == 0 or governors[me] < most:
        return 0
    if pos.level and pos.box.li_wins_ties and governors.count(most) > 1:
        return pos.box.majority if me == LI_SI else 0
    return pos.box.majority // governors.count(most)


def elixir_points(pos: Position, me: int) -> int:
    """Alchemist and master cards times the highest value that the ship has reached. (F-9.3, F-10.11)"""
    plus = pos.box.li_plus if pos.level and me == LI_SI else 0
    return pos.count_type(me, ALCHEMIST_TYPE) * (pos.box.multiplier[pos.ship[me]] + plus)


def line_points(pos: Position, me: int) -> int:
    """Ten for each row or column full of own soldiers. (F-9.4)"""
    spots = 0
    for symbol in range(SYMBOLS):
        if pos.soldier_on(me, symbol):
            spots |= 1 << pos.spot[symbol]
    return LINE_POINTS * sum([1 for line in LINES if spots & line == line])


def entrance_points(pos: Position, me: int) -> int:
    """2, 5, 9 for one, two, three or more soldiers at the entrance. (F-9.6)"""
    return ENTRANCE_POINTS[min(pos.entrance[me], 3)]


def li_si_wall_points(pos: Position) -> int:
    """His walls by rods alone, as the upper scoring card says. (F-10.11)"""
    places = [section * SLOTS + slot for section in range(6) for slot in range(pos.players)]
    return sum(pos.box.li_walls[pos.box.rods[at] - 1] for at in places if pos.walls[at] == LI_SI + 1)


def li_si_tile_points(pos: Position) -> int:
    """His palace tiles, once, on the cards that lie there at the end. (F-10.11)"""
    tiles = [(place // 3, tile - 1) for place, tile in enumerate(pos.li_tiles) if tile]
    return sum(tile_points(pos, LI_SI, region, kind) for region, kind in tiles)


def score_parts(pos: Position, me: int) -> dict[str, int]:
    """Where a player's points come from: as earned, and what the end would bring now. (F-9.1 to F-9.6)"""
    is_li_si = bool(pos.level) and me == LI_SI
    parts = {name: pos.vp[me * SOURCES + number] for number, name in enumerate(SOURCE_NAMES)}
    if is_li_si:
        parts[SOURCE_NAMES[FROM_PALACE_TILES]] += li_si_tile_points(pos)
    return {
        **parts,
        "majorities": majority_points(pos, me),
        "elixir": elixir_points(pos, me),
        "lines": line_points(pos, me),
        "walls": li_si_wall_points(pos) if is_li_si else wall_points(pos, me),
        "entrance": entrance_points(pos, me),
    }


def account(pos: Position, me: int) -> Account:
    """A player's points, earned and as the end would add them, and what he pays with."""
    parts, at, first = score_parts(pos, me), me * REGIONS, me * PLACES
    names: tuple[str, ...] = (*ASPECT_NAMES, *OFFICIAL_NAMES)
    tokens = [pos.token_value(me, aspect) for aspect in range(ASPECTS)]
    officials = [sum(pos.officials[first + kind : first + PLACES : 3]) for kind in range(len(OFFICIAL_NAMES))]
    held = {
        **dict(zip(names, tokens + officials, strict=True)),
        "workers": sum(pos.workers[at : at + REGIONS]),
        "unrest": sum(pos.unrest[at : at + REGIONS]),
        "cards": sum(1 for card in pos.cards[first : first + PLACES] if card),
        "governors": pos.governors_out(me),
        "palaces": pos.palaces_out(me),
        "walls": pos.walls_out(me),
        "ship": pos.ship[me],
        "soldiers": pos.entrance[me],
        "locked": pos.locked[me],
    }
    earned, final = ({name: parts[name] for name in group} for group in (SOURCE_NAMES, FINAL_NAMES))
    return Account(earned, final, held)


def result(pos: Position) -> Result:
    """Most points win, ties share. (F-9.7)

    In the solo game there is one score, that of the seat; Li Si's points stand by themselves in `others`. Who has as
    many as he shares the victory.
    """
    parts = tuple(score_parts(pos, player) for player in range(pos.players))
    scores = tuple(sum(part.values()) for part in parts)
    if pos.level:
        won = scores[0] >= scores[LI_SI]
        reason = _solo_reason(pos, scores[0] - scores[LI_SI])
        return Result((0,) if won else (), scores[:1], reason, parts[:1], {"li_si": parts[LI_SI]})
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return Result(winners, scores, MOST_POINTS, parts)


def _solo_reason(pos: Position, lead: int) -> str:
    """Beaten, tied or lost. (F-9.7)"""
    if lead == 0 and pos.rules > 1:
        return TIED_WITH_LI_SI
    return BEAT_LI_SI if lead >= 0 else LOST_TO_LI_SI
