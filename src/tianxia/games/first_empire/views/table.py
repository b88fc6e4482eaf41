"""What lies openly on the table, as plain values with the words of the rulebook. Views and positions begin with it.

Players are numbered; in the solo game player 1 is Li Si. A place for a piece shows its owner's number or null.
"""

from collections.abc import Sequence
from typing import TypeVar, get_args

from tianxia.games.first_empire import names
from tianxia.games.first_empire.names import card_name
from tianxia.games.first_empire.position import (
    ASPECTS,
    LI_SI,
    ON_TRACK,
    PLACES,
    REGIONS,
    SLOTS,
    SOURCES,
    SYMBOLS,
    Position,
)
from tianxia.games.first_empire.view_types import (
    Board,
    MapRegion,
    Need,
    Open,
    OwnRegion,
    Pile,
    Reward,
    RewardRow,
    Solo,
    Stage,
    Step,
    TombTile,
    TrackSpace,
    WallSection,
)

Name = TypeVar("Name", bound=str)

STAGE_NAMES: tuple[Stage, ...] = get_args(Stage)
PILE_NAMES: tuple[Pile, ...] = get_args(Pile)
STEP_NAMES: tuple[Step, ...] = get_args(Step)


def owner(number: int) -> int | None:
    """The player behind an owner's number."""
    return number - 1 if number else None


def name_or_none(known: Sequence[Name], number: int) -> Name | None:
    """A name by its number from 1 on, null for 0."""
    return known[number - 1] if number else None


def open_part(pos: Position) -> Open:
    """Everything that all may see. (F-2.2)"""
    return {
        "seats": pos.seats,
        "tableau": names.TABLEAU_NAMES[pos.tableau],
        "advanced": bool(pos.advanced),
        "li_si": pos.level or None,
        "stage": STAGE_NAMES[pos.stage],
        "round": pos.round,
        "turn": pos.turn,
        "order": pos.order[:],
        "markers": [None if row == ON_TRACK else row for row in pos.marker],
        "court": pos.court[:],
        "boards": [board(pos, player) for player in range(pos.players)],
        "large_tokens": {name: owner(pos.large[aspect]) for aspect, name in enumerate(names.ASPECT_NAMES)},
        "supply": {name: pos.supply(aspect) for aspect, name in enumerate(names.ASPECT_NAMES)},
        "masters": masters(pos.masters),
        "masters_in_play": masters(pos.masters_in_play),
        "regions": {name: board_region(pos, region) for region, name in enumerate(names.REGION_NAMES)},
        "walls": {name: section(pos, number) for number, name in enumerate(names.SECTION_NAMES)},
        "emperor_tiles": {name: pile(pos, site) for site, name in enumerate(names.SITE_NAMES)},
        "mausoleum": {name: tomb(pos, symbol) for symbol, name in enumerate(names.SYMBOL_NAMES)},
        "track": track(pos),
        "majority": pos.box.majority,
        "rewards": rewards(pos),
        "solo": solo(pos) if pos.level else None,
    }


def board(pos: Position, me: int) -> Board:
    """One player's own board and what is beside it."""
    tiles = [names.STARTING_TILE_NAMES[tile - 1] for tile in pos.starting[me * 2 : me * 2 + 2] if tile]
    return {
        "regions": {name: own_region(pos, me, region) for region, name in enumerate(names.REGION_NAMES)},
        "tokens": {name: pos.small[me * ASPECTS + aspect] for aspect, name in enumerate(names.ASPECT_NAMES)},
        "alchemists": alchemists(pos.alchemists[me]),
        "ship": pos.ship[me],
        "locked": pos.locked[me],
        "entrance": pos.entrance[me],
        "points": {name: pos.vp[me * SOURCES + number] for number, name in enumerate(names.SOURCE_NAMES)},
        "starting_tiles": tiles,
        "starting_tile": name_or_none(names.STARTING_TILE_NAMES, pos.chosen[me]),
    }


def own_region(pos: Position, me: int, region: int) -> OwnRegion:
    """A region of a player's board, with his governors and palaces there."""
    first = me * PLACES + region * 3
    cards = [(pos.cards[place], pos.emperor[place]) for place in range(first, first + 3) if pos.cards[place]]
    shown: OwnRegion = {
        "cards": [{"card": card_name(c), "emperor_tile": name_or_none(names.ACTION_NAMES, t)} for c, t in cards],
        "officials": {name: pos.officials[first + kind] for kind, name in enumerate(names.OFFICIAL_NAMES)},
        "workers": pos.workers[me * REGIONS + region],
        "unrest": pos.unrest[me * REGIONS + region],
        "in_revolt": pos.in_revolt(me, region),
        "governors": pos.governors[me * REGIONS + region],
        "palaces": pos.palaces[me * REGIONS + region],
    }
    if pos.level and me == LI_SI:
        tiles = pos.li_tiles[region * 3 : region * 3 + 3]
        shown["palace_tiles"] = [names.PALACE_TILE_NAMES[tile - 1] for tile in tiles if tile]
    return shown


def alchemists(held: int) -> list[str]:
    """Alchemist and master cards beside a board."""
    return [name for number, name in enumerate(names.ALCHEMIST_NAMES) if held >> number & 1]


def masters(there: int) -> list[str]:
    """Master cards beside the game board."""
    return [f"M{number + 1}" for number in range(5) if there >> number & 1]


def board_region(pos: Position, region: int) -> MapRegion:
    """A region of the game board: its palace tiles and governor tiles."""
    spaces = range(region * 2, region * 2 + pos.box.governor_spaces)
    return {
        "palace_tiles": [
            name_or_none(names.PALACE_TILE_NAMES, tile)
            for tile in pos.palace_tiles[region * 3 : region * 3 + pos.box.palace_spaces]
        ],
        "governor_tiles": [
            {
                "tile": name_or_none(names.GOVERNOR_TILE_NAMES, pos.governor_tiles[at]),
                "governor": owner(pos.governor_on[at]),
            }
            for at in spaces
        ],
    }


def section(pos: Position, number: int) -> WallSection:
    """A wall section: its criterion, what it pays by rods, and the slots from left to right."""
    criterion, first = pos.wall_tiles[number], number * SLOTS
    return {
        "criterion": names.CRITERION_NAMES[criterion] if criterion >= 0 else None,
        "points_by_rods": pos.box.criterion[criterion * 3 : criterion * 3 + 3] if criterion >= 0 else None,
        "slots": [
            {"rods": pos.box.rods[first + slot], "wall": owner(pos.walls[first + slot])} for slot in range(pos.players)
        ],
    }


def pile(pos: Position, site: int) -> list[names.Action]:
    """The emperor tiles of a site, the top one first."""
    return [names.ACTION_NAMES[tile - 1] for tile in pos.emperor_piles[site * 2 : site * 2 + 2] if tile]


def tomb(pos: Position, symbol: int) -> TombTile:
    """A mausoleum tile by the symbol of its spot: where it lies, what it needs, and its slots from the top."""
    tile, box, spot = pos.tomb_tile[symbol], pos.box, pos.spot[symbol]
    row, column = spot // 3 + 1, spot % 3 + 1
    soldiers = [owner(who) for who in pos.soldiers[symbol * SLOTS : symbol * SLOTS + box.slots]]
    if tile < 0:
        return {"row": row, "column": column, "tile": None, "needs": {}, "slots": []}
    needs: dict[Need, int] = {
        "governors": box.governors_needed[tile],
        "palaces": box.palaces_needed[tile],
        "walls": box.walls_needed[tile],
        "space": box.space_needed[tile],
    }
    points = box.slot_points[tile * SLOTS : tile * SLOTS + box.slots]
    return {
        "row": row,
        "column": column,
        "tile": names.TOMB_TILE_NAMES[tile],
        "needs": {name: count for name, count in needs.items() if count},
        "slots": [{"points": value, "soldier": who} for value, who in zip(points, soldiers, strict=True)],
    }


def track(pos: Position) -> list[TrackSpace]:
    """The spaces of the elixir track: symbol and value."""
    spaces = range(pos.box.last_space + 1)
    return [{"symbol": name_or_none(STEP_NAMES, pos.box.symbol[at]), "value": pos.box.multiplier[at]} for at in spaces]


def rewards(pos: Position) -> list[RewardRow]:
    """The rows of the tableau from the top, with the rewards of the five rounds."""
    return [
        {"aspect": names.ASPECT_NAMES[aspect], "rounds": [reward(pos, row, number) for number in range(5)]}
        for row, aspect in enumerate(pos.box.rows)
    ]


def reward(pos: Position, row: int, number: int) -> Reward:
    """One reward: what, how many, in which regions, which officials."""
    kind, count, where, officials = pos.box.reward[(row * 5 + number) * 4 : (row * 5 + number) * 4 + 4]
    return {
        "reward": names.REWARD_NAMES[kind],
        "count": count,
        "regions": [name for region, name in enumerate(names.REGION_NAMES) if where >> region & 1],
        "officials": [name for kind, name in enumerate(names.OFFICIAL_NAMES) for _ in range(officials >> 2 * kind & 3)],
    }


def solo(pos: Position) -> Solo:
    """Li Si's cards and how he scores; of his pile only the top back and its size show. (F-10)"""
    return {
        "action_cards": {str(card): PILE_NAMES[place] for card, place in enumerate(pos.li_cards) if place},
        "pile_size": sum(pos.pile),
        "pile_top": names.ASPECT_NAMES[pos.pile_top] if pos.pile_top >= 0 else None,
        "pile": {name: pos.pile[aspect] for aspect, name in enumerate(names.ASPECT_NAMES)},
        "ranking": [names.ASPECT_NAMES[aspect] for aspect in pos.li_rank],
        "wall_points_by_rods": pos.box.li_walls[:],
        "wins_ties": bool(pos.box.li_wins_ties),
        "elixir_plus": pos.box.li_plus,
        "palace_tile_points": dict(zip(names.PALACE_TILE_NAMES, pos.box.palace_points, strict=True)),
    }


__all__ = ["STAGE_NAMES", "SYMBOLS", "open_part"]
