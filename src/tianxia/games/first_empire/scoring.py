"""The final score by its parts, Li Si's too, and who wins. (F-9, F-10.11)"""

from typing import Final

from tianxia.engine.game import Account, Result
from tianxia.engine.script import Seat
from tianxia.games.first_empire.ids import (
    ALCHEMIST_TYPE,
    ALL_ASPECTS,
    ALL_OFFICIALS,
    ALL_REGIONS,
    ALL_SECTIONS,
    ALL_SOURCES,
    ALL_TOMBS,
    FROM_PALACE_TILES,
    LI_SI,
    NO_TILE,
    PLACES,
    Region,
)
from tianxia.games.first_empire.names import ASPECT_NAMES, FINAL_NAMES, OFFICIAL_NAMES, SOURCE_NAMES
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.rules.criteria import wall_points
from tianxia.games.first_empire.rules.palace import tile_points

LINE_POINTS: Final = 10
ENTRANCE_POINTS: Final[tuple[int, ...]] = (0, 2, 5, 9)
LINES: Final[tuple[int, ...]] = (0b000000111, 0b000111000, 0b111000000, 0b001001001, 0b010010010, 0b100100100)
"""Rows and columns of the mausoleum grid, each as the bits of its spots."""

MOST_POINTS, BEAT_LI_SI, LOST_TO_LI_SI = "most_points", "beat_li_si", "lost_to_li_si"
TIED_WITH_LI_SI = "tied_with_li_si"


def majority_points(pos: Position, me: Seat) -> int:
    """In each region the player with most governors scores its points; ties split them, rounded down. (F-9.2)"""
    points = 0
    for region in ALL_REGIONS:
        points += region_points(pos, me, region)
    return points


def region_points(pos: Position, me: Seat, region: Region) -> int:
    """One region's majority; needs at least one governor; in the solo game Li Si may win all ties. (F-9.2, F-10.11)"""
    mine = pos.governors(me, region)
    if mine == 0 or mine < pos.rival_governors(me, region):
        return 0
    tied = pos.players_with(region, mine)
    if tied > 1 and pos.printed.li_wins_ties:
        return pos.printed.majority if me == LI_SI else 0
    return pos.printed.majority // tied


def elixir_points(pos: Position, me: Seat) -> int:
    """Alchemist and master cards times the highest value that the ship has reached. (F-9.3, F-10.11)"""
    plus = pos.printed.li_plus if pos.is_li_si(me) else 0
    return pos.count_type(me, ALCHEMIST_TYPE) * (pos.printed.multipliers[pos.ship(me)] + plus)


def line_points(pos: Position, me: Seat) -> int:
    """Ten points for each row or column filled with the player's soldiers. (F-9.4)"""
    spots, points = 0, 0
    for tomb in ALL_TOMBS:
        if pos.soldier_on(me, tomb):
            spots |= 1 << pos.spot(tomb)
    for line in LINES:
        if spots & line == line:
            points += LINE_POINTS
    return points


def entrance_points(pos: Position, me: Seat) -> int:
    """2, 5, 9 for one, two, three or more soldiers at the entrance. (F-9.6)"""
    return ENTRANCE_POINTS[min(pos.entrance(me), 3)]


def li_si_wall_points(pos: Position) -> int:
    """His walls by rods alone, by the upper scoring card. (F-10.11)"""
    points = 0
    for section in ALL_SECTIONS:
        slot = pos.own_slot(LI_SI, section)
        if slot >= 0:
            points += pos.printed.li_walls[pos.printed.rods[section][slot] - 1]
    return points


def li_si_tile_points(pos: Position) -> int:
    """His palace tiles, once, by his cards there at the end. (F-10.11)"""
    points = 0
    for region in ALL_REGIONS:
        for place in range(PLACES):
            tile = pos.li_tile(region, place)
            if tile != NO_TILE:
                points += tile_points(pos, LI_SI, region, tile)
    return points


def score_parts(pos: Position, me: Seat) -> dict[str, int]:
    """A player's points by source: those scored, and what the end would add now. (F-9.1 to F-9.6)"""
    is_li_si = pos.is_li_si(me)
    parts = {SOURCE_NAMES[source]: pos.points(me, source) for source in ALL_SOURCES}
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


def account(pos: Position, seat: int) -> Account:
    """A player's points, those scored and those that the end would add, and what they pay with."""
    me = Seat(seat)
    parts = score_parts(pos, me)
    held: dict[str, int] = {str(ASPECT_NAMES[aspect]): pos.token_value(me, aspect) for aspect in ALL_ASPECTS}
    held |= {str(OFFICIAL_NAMES[official]): pos.officials_out(me, official) for official in ALL_OFFICIALS}
    held |= {
        "workers": pos.all_workers(me),
        "unrest": pos.all_unrest(me),
        "cards": len(pos.tableau_cards(me)),
        "governors": pos.governors_out(me),
        "palaces": pos.palaces_out(me),
        "walls": pos.walls_out(me),
        "ship": pos.ship(me),
        "soldiers": pos.entrance(me),
        "locked": pos.locked(me),
    }
    earned, final = ({name: parts[name] for name in group} for group in (SOURCE_NAMES, FINAL_NAMES))
    return Account(earned, final, held)


def result(pos: Position) -> Result:
    """Most points wins, ties share. (F-9.7)

    In the solo game there is one score, that of the seat; Li Si's points are separate, in `others`. A player with as
    many points as Li Si shares the victory.
    """
    parts = tuple(score_parts(pos, player) for player in pos.everyone)
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
