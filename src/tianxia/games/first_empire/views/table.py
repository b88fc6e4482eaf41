"""What is open on the table, as JSON values in the rulebook's words. Views and saved positions start with it.

Players are numbered; in the solo game player 1 is Li Si. A place for a piece shows its owner's number or null.
"""

from collections.abc import Sequence
from typing import TypeVar, get_args

from tianxia.engine.script import Seat
from tianxia.games.first_empire import names
from tianxia.games.first_empire.ids import (
    ALL_ASPECTS,
    ALL_OFFICIALS,
    ALL_REGIONS,
    ALL_SECTIONS,
    ALL_SITES,
    ALL_SOURCES,
    ALL_TOMBS,
    NO_ASPECT,
    NO_TILE,
    NOBODY,
    ON_TRACK,
    PLACES,
    ActionCard,
    PalaceTile,
    Region,
    Section,
    Site,
    Tomb,
    column_of,
    row_of,
)
from tianxia.games.first_empire.names import card_name
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.printed import Reward as PrintedReward
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
    Tucked,
    WallSection,
)

Name = TypeVar("Name", bound=str)

STAGE_NAMES: tuple[Stage, ...] = get_args(Stage)
PILE_NAMES: tuple[Pile, ...] = get_args(Pile)
STEP_NAMES: tuple[Step, ...] = get_args(Step)


def owner(player: Seat) -> int | None:
    """The player who owns something, null for nobody."""
    return None if player == NOBODY else player


def name_or_none(known: Sequence[Name], number: int) -> Name | None:
    """A name by its number from 1 on, null for 0."""
    return known[number - 1] if number else None


def tile_name(tile: PalaceTile) -> str | None:
    """A palace tile, null for none."""
    return None if tile == NO_TILE else names.PALACE_TILE_NAMES[tile]


def open_part(pos: Position) -> Open:
    """Everything that everybody may see. (F-2.2)"""
    return {
        "seats": pos.seats,
        "tableau": names.TABLEAU_NAMES[pos.tableau],
        "advanced": pos.advanced,
        "li_si": pos.level or None,
        "stage": STAGE_NAMES[pos.stage],
        "round": pos.round,
        "turn": pos.turn,
        "order": [*pos.order()],
        "markers": [None if pos.marker(player) == ON_TRACK else pos.marker(player) for player in pos.everyone],
        "court": [*pos.court()],
        "boards": [board(pos, player) for player in pos.everyone],
        "large_tokens": {names.ASPECT_NAMES[aspect]: owner(pos.large_owner(aspect)) for aspect in ALL_ASPECTS},
        "supply": {names.ASPECT_NAMES[aspect]: pos.tokens_left(aspect) for aspect in ALL_ASPECTS},
        "masters": [card_name(card) for card in pos.masters_left()],
        "masters_in_play": [card_name(card) for card in pos.masters_shown()],
        "regions": {names.REGION_NAMES[region]: map_region(pos, region) for region in ALL_REGIONS},
        "walls": {names.SECTION_NAMES[at]: section(pos, at) for at in ALL_SECTIONS},
        "emperor_tiles": {names.SITE_NAMES[site]: pile(pos, site) for site in ALL_SITES},
        "mausoleum": {names.SYMBOL_NAMES[at]: tomb(pos, at) for at in ALL_TOMBS},
        "track": track(pos),
        "majority": pos.printed.majority,
        "rewards": rewards(pos),
        "solo": solo(pos) if pos.level else None,
    }


def board(pos: Position, me: Seat) -> Board:
    """One player's board and what is beside it."""
    return {
        "regions": {names.REGION_NAMES[region]: own_region(pos, me, region) for region in ALL_REGIONS},
        "tokens": {names.ASPECT_NAMES[aspect]: pos.tokens(me, aspect) for aspect in ALL_ASPECTS},
        "alchemists": [card_name(card) for card in pos.held_cards(me)],
        "ship": pos.ship(me),
        "locked": pos.locked(me),
        "entrance": pos.entrance(me),
        "points": {names.SOURCE_NAMES[source]: pos.points(me, source) for source in ALL_SOURCES},
        "starting_tiles": [names.STARTING_TILE_NAMES[tile - 1] for tile in pos.starting_tiles(me)],
        "starting_tile": name_or_none(names.STARTING_TILE_NAMES, pos.chosen_tile(me)),
    }


def own_region(pos: Position, me: Seat, region: Region) -> OwnRegion:
    """A region of a player's board, with their governors and palaces there."""
    shown: OwnRegion = {
        "cards": [tucked(pos, me, region, place) for place in range(pos.cards_in(me, region))],
        "officials": {names.OFFICIAL_NAMES[kind]: pos.officials(me, region, kind) for kind in ALL_OFFICIALS},
        "workers": pos.workers(me, region),
        "unrest": pos.unrest(me, region),
        "in_revolt": pos.in_revolt(me, region),
        "governors": pos.governors(me, region),
        "palaces": pos.palaces(me, region),
    }
    if pos.is_li_si(me):
        tiles = [tile_name(pos.li_tile(region, place)) for place in range(PLACES)]
        shown["palace_tiles"] = [tile for tile in tiles if tile is not None]
    return shown


def tucked(pos: Position, me: Seat, region: Region, place: int) -> Tucked:
    """A card in a region with its emperor tile."""
    tile = name_or_none(names.ACTION_NAMES, pos.emperor_tile(me, region, place))
    return {"card": card_name(pos.card_at(me, region, place)), "emperor_tile": tile}


def map_region(pos: Position, region: Region) -> MapRegion:
    """A region of the game board: its palace tiles and governor tiles."""
    return {
        "palace_tiles": [tile_name(pos.palace_tile(region, place)) for place in range(pos.printed.palace_spaces)],
        "governor_tiles": [
            {
                "tile": name_or_none(names.GOVERNOR_TILE_NAMES, pos.governor_tile(region, space)),
                "governor": owner(pos.governor_on(region, space)),
            }
            for space in range(pos.printed.governor_spaces)
        ],
    }


def section(pos: Position, at: Section) -> WallSection:
    """A wall section: its criterion, what it pays by rods, and the slots from left to right."""
    criterion = pos.criterion(at) if pos.has_wall_tile(at) else None
    return {
        "criterion": criterion.name if criterion else None,
        "points_by_rods": criterion.points[:] if criterion else None,
        "slots": [
            {"rods": pos.printed.rods[at][slot], "wall": owner(pos.wall_owner(at, slot))} for slot in range(pos.players)
        ],
    }


def pile(pos: Position, site: Site) -> list[names.Action]:
    """The emperor tiles of a site, the top one first."""
    return [names.ACTION_NAMES[action] for action in pos.emperor_pile(site)]


def tomb(pos: Position, at: Tomb) -> TombTile:
    """A mausoleum tile by the symbol of its spot: where it is, what it requires, and its slots from the top."""
    tile, spot = pos.tomb_tile(at), pos.spot(at)
    row, column = row_of(spot), column_of(spot)
    if tile < 0:
        return {"row": row, "column": column, "tile": None, "needs": {}, "slots": []}
    face = pos.tomb_face(at)
    needs: dict[Need, int] = {
        "governors": face.governors,
        "palaces": face.palaces,
        "walls": face.walls,
        "space": face.space,
    }
    return {
        "row": row,
        "column": column,
        "tile": names.TOMB_TILE_NAMES[tile],
        "needs": {name: count for name, count in needs.items() if count},
        "slots": [
            {"points": face.points[slot], "soldier": owner(pos.soldier_owner(at, slot))}
            for slot in range(pos.printed.slots)
        ],
    }


def track(pos: Position) -> list[TrackSpace]:
    """The spaces of the elixir track: symbol and value."""
    spaces = zip(pos.printed.symbols, pos.printed.multipliers, strict=True)
    return [{"symbol": name_or_none(STEP_NAMES, symbol), "value": value} for symbol, value in spaces]


def rewards(pos: Position) -> list[RewardRow]:
    """The rows of the tableau from the top, with the rewards of the five rounds."""
    rows = zip(pos.printed.rows, pos.printed.rewards, strict=True)
    return [{"aspect": names.ASPECT_NAMES[aspect], "rounds": [reward(slot) for slot in row]} for aspect, row in rows]


def reward(slot: PrintedReward) -> Reward:
    """One reward: what, how many, in which regions, which officials."""
    return {
        "reward": slot.name,
        "count": slot.count,
        "regions": [names.REGION_NAMES[region] for region in slot.regions],
        "officials": [names.OFFICIAL_NAMES[kind] for kind in ALL_OFFICIALS for _ in range(slot.officials[kind])],
    }


def solo(pos: Position) -> Solo:
    """Li Si's cards and how he scores; only the top back and the size of his pile are visible. (F-10)"""
    printed = pos.printed
    return {
        "action_cards": {str(card): PILE_NAMES[pos.action_card(card)] for card in in_game(pos)},
        "pile_size": sum(pos.pile_counts()),
        "pile_top": None if pos.pile_top == NO_ASPECT else names.ASPECT_NAMES[pos.pile_top],
        "pile": {names.ASPECT_NAMES[aspect]: pos.pile(aspect) for aspect in ALL_ASPECTS},
        "ranking": [names.ASPECT_NAMES[aspect] for aspect in pos.ranking()],
        "wall_points_by_rods": printed.li_walls[:],
        "wins_ties": printed.li_wins_ties,
        "elixir_plus": printed.li_plus,
        "palace_tile_points": dict(zip(names.PALACE_TILE_NAMES, printed.palace_points, strict=True)),
    }


def in_game(pos: Position) -> list[ActionCard]:
    """Li Si's action cards that belong to this game."""
    cards = [ActionCard(number) for number in range(1, len(pos.printed.action_cards))]
    return [card for card in cards if pos.action_card(card)]
