"""From checked data files to the flat tables of a box. Names become the numbers of their lists in `names.py`."""

from collections.abc import Sequence
from typing import Any

from tianxia.games.first_empire import names
from tianxia.games.first_empire.kit import Box
from tianxia.games.first_empire.position import SLOTS
from tianxia.games.first_empire.rules.starting_tiles import ALCHEMIST_CARD

ALL_REGIONS = 31


def fill_cards(box: Box, cards: Sequence[Any], alchemists: Any) -> None:
    """Trigger and ability of cards 1 to 130. (F-6.1 to F-6.3)"""
    box.trigger, box.bonus, box.what, box.count = [0], [0], [0], [0]
    rows = [*cards, *(alchemists[name] for name in names.ALCHEMIST_NAMES)]
    for row in rows:
        box.trigger.append(names.ACTION_NAMES.index(row["trigger"]))
        box.bonus.append(names.BONUS_NAMES.index(row["ability"]))
        box.what.append(what_of(row["ability"], row.get("what", "")))
        box.count.append(int(row["count"]))


def what_of(bonus: str, text: str) -> int:
    """The number of an official, piece or type; two tokens as first + 3 * second."""
    if not text:
        return 0
    if bonus == "unrest_for_tokens":
        first, second = text.split("+")
        return names.ASPECT_NAMES.index(first) + 3 * names.ASPECT_NAMES.index(second)
    if bonus == "vp_per_piece":
        return names.PIECE_NAMES.index(text)
    known = names.OFFICIAL_NAMES if bonus.startswith("recruit") else names.TYPE_NAMES
    return known.index(text)


def fill_tiles(box: Box, tiles: Any) -> None:
    """Wall, emperor, palace, governor and starting tiles. (F-6.4 to F-6.6, F-9.5)"""
    box.criterion = [points for name in names.CRITERION_NAMES for points in tiles["criteria"][name]]
    sides = [side for name in names.WALL_TILE_NAMES for side in tiles["wall_tiles"][name]]
    box.wall_sides = [names.CRITERION_NAMES.index(side) for side in sides]
    box.emperor_site = [names.SITE_NAMES.index(tiles["emperor_tiles"][name]) for name in names.ACTION_NAMES]
    box.palace_copies = [tiles["palace_tiles"][name][0] for name in names.PALACE_TILE_NAMES]
    box.palace_points = [tiles["palace_tiles"][name][1] for name in names.PALACE_TILE_NAMES]
    halves = [half for name in names.GOVERNOR_TILE_NAMES[:10] for half in tiles["governor_tiles"][name]]
    box.half = [0, 0, *(names.BONUS_NAMES.index(bonus) for bonus, _, _ in halves)]
    box.half_what = [0, 0, *(what_of(bonus, what) for bonus, what, _ in halves)]
    box.half_count = [0, 0, *(count for _, _, count in halves)]
    starting = [tiles["starting_tiles"][name] for name in names.STARTING_TILE_NAMES]
    box.starting = [0] * 8 + [field for tile in starting for field in starting_fields(tile)]


def starting_fields(tile: Any) -> list[int]:
    """The eight numbers of a starting tile, as `starting.py` reads them. (F-6.6)"""
    officials = [tile["officials"].count(name) for name in names.OFFICIAL_NAMES]
    unrest = sum(1 << names.REGION_NAMES.index(region) for region in tile.get("unrest", []))
    tokens = sum(1 << names.ASPECT_NAMES.index(aspect) for aspect in tile.get("tokens", []))
    steps = ALCHEMIST_CARD if tile.get("alchemist") else tile.get("ship", 0)
    return [*officials, unrest, tokens, tile.get("workers", 0), tile.get("unlock", 0), steps]


def fill_board(box: Box, boards: Any, players: str) -> None:
    """Elixir track, mausoleum, wall slots and the numbers for so many players. (F-1)"""
    fill_track(box, boards["elixir_track"])
    fill_mausoleum(box, boards["mausoleum_grid"], boards["mausoleum_tiles"])
    rods = [boards["wall_slots"][players][section] for section in names.SECTION_NAMES]
    box.rods = [count for slots in rods for count in [*slots, *[0] * (SLOTS - len(slots))]]
    box.palace_spaces = boards["palace_spaces"][players]
    numbers = boards[players]
    box.small_tokens, box.majority = numbers["small_tokens"], numbers["majority"]
    box.emperor_tiles, box.bonus_tiles = numbers["emperor_tiles"], numbers["governor_tiles"]
    box.blank_tiles, box.governor_spaces = numbers["blank_tiles"], numbers["governor_spaces"]


def fill_track(box: Box, track: Any) -> None:
    """Symbols and values of the elixir track. (F-5.2, F-9.3)"""
    box.last_space = track["last"]
    box.symbol = [0] * (box.last_space + 1)
    for number, kind in enumerate(("single", "double", "master"), 1):
        for space in track[kind]:
            box.symbol[space] = number
    steps = track["multiplier"]
    box.multiplier = [sum(1 for step in steps if step <= space) for space in range(box.last_space + 1)]


def fill_mausoleum(box: Box, grid: Any, tiles: Any) -> None:
    """Printed spots, conditions, and the slots that so many players use. (F-1.3, F-7)"""
    printed = [symbol for row in grid["rows"] for symbol in row]
    box.spot = [printed.index(symbol) for symbol in names.SYMBOL_NAMES]
    rows = [tiles[name] for name in names.TOMB_TILE_NAMES]
    box.governors_needed = [row.get("governors", 0) for row in rows]
    box.palaces_needed = [row.get("palaces", 0) for row in rows]
    box.walls_needed = [row.get("walls", 0) for row in rows]
    box.space_needed = [row.get("space", 0) for row in rows]
    used = [slot for slot in range(SLOTS) if box.players > 2 or slot + 1 not in tiles["three_up"]]
    box.slots = len(used)
    points = [[row["points"][slot] for slot in used] for row in rows]
    box.slot_points = [value for values in points for value in [*values, *[0] * (SLOTS - len(values))]]


def fill_rewards(box: Box, tableau: Any) -> None:
    """Rows and rewards of one tableau. (F-8.2)"""
    box.rows = [names.ASPECT_NAMES.index(aspect) for aspect in tableau["rows"]]
    rewards = [reward for aspect in tableau["rows"] for reward in tableau[aspect]]
    box.reward = [field for reward in rewards for field in reward_fields(*reward)]


def reward_fields(kind: str, count: int, where: str, officials: str) -> list[int]:
    """Kind, how many, regions as bits, officials as two bits a type."""
    regions = sum(1 << names.REGION_NAMES.index(region) for region in where.split("+")) if where else ALL_REGIONS
    named = sum(1 << 2 * names.OFFICIAL_NAMES.index(name) for name in officials.split("+")) if officials else 0
    return [names.REWARD_NAMES.index(kind), count, regions, named]


def fill_li_si(box: Box, cards: Sequence[Any]) -> None:
    """Li Si's action cards 1 to 24. (F-10.3 to F-10.7)"""
    box.li_kind, box.li_steps, box.li_spaces, box.li_pieces, box.li_takes = [0], [0], [0], [0], [0]
    box.li_arrow, box.li_once, box.li_order, box.li_tokens = [0], [0], [0] * 5, [0] * 3
    for card in cards:
        box.li_kind.append(names.LI_SI_KINDS.index(card["kind"]))
        box.li_steps.append(int(card["steps"] or 0))
        box.li_spaces.append(("", "left", "right", "area").index(card["spaces"]) % 3)
        box.li_pieces.append(int(card["pieces"] or 0))
        box.li_takes.append(int("yes" in (card["takes_tile"], card["removes_tile"])))
        box.li_arrow.append(int(card["arrow"] == "right"))
        box.li_once.append(int(card["once"] == "yes"))
        box.li_order += order_of(card)
        box.li_tokens += [names.ASPECT_NAMES.index(name) for name in card["large_tokens"].split(">") if name] or [0] * 3


def order_of(card: Any) -> list[int]:
    """Regions or sites in the card's order, five numbers."""
    known = names.SITE_NAMES if card["kind"] == "wall" else names.REGION_NAMES
    order = [known.index(name) for name in card["order"].split(">") if name]
    return [*order, *[0] * (5 - len(order))]


def fill_level(box: Box, li_si: Any, level: str) -> None:
    """Deck, scoring cards and start of one level: the upper card shows walls, both show their bottom lines. (F-10.1)"""
    card = li_si["levels"][level]
    top, bottom = li_si["scoring"][card["top"]], li_si["scoring"][card["bottom"]]
    lines = (top["line"], bottom["line"])
    box.li_deck, box.li_walls = sorted(card["deck"]), top["walls"]
    box.li_wins_ties, box.li_plus = int("ties_won" in lines), 2 if "plus_2" in lines else 0
    box.li_place, box.li_ship, box.li_soldiers = card["place"], card["ship"], card["soldiers"]
