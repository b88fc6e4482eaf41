"""From checked data files to what is printed. Names become the numbers of their lists in `names.py`."""

from collections.abc import Mapping, Sequence
from typing import Any

from tianxia.games.first_empire import names
from tianxia.games.first_empire.ids import ALL_REGIONS, SLOTS, Action, ActionCard, Aspect, Region, Site
from tianxia.games.first_empire.printed import ActionFace, Bonus, Printed, Reward, StartingFace, TombFace
from tianxia.games.first_empire.rules.bonuses import bonus_of
from tianxia.games.first_empire.rules.criteria import CRITERIA
from tianxia.games.first_empire.rules.reward_kinds import reward_of


def load_printed(files: Mapping[str, Any], players: int, tableau: int, level: int) -> Printed:
    """What the files say is printed for a number of players, a tableau, and a level of Li Si or 0."""
    printed = Printed()
    printed.players = players
    fill_cards(printed, files["cards.csv"], files["alchemists.toml"])
    fill_tiles(printed, files["tiles.toml"])
    fill_board(printed, files["boards.toml"], names.PLAYER_COUNTS[players - 2])
    fill_rewards(printed, files["rewards.toml"][names.TABLEAU_NAMES[tableau]])
    fill_li_si(printed, files["li_si.csv"])
    if level:
        fill_level(printed, files["li_si.toml"], str(level))
    return printed


def fill_cards(printed: Printed, cards: Sequence[Any], alchemists: Any) -> None:
    """Trigger and ability of cards 1 to 130. (F-6.1 to F-6.3)"""
    rows = [*cards, *(alchemists[name] for name in names.ALCHEMIST_NAMES)]
    printed.triggers = [Action(0), *(Action(names.ACTION_NAMES.index(row["trigger"])) for row in rows)]
    abilities = [bonus_of(row["ability"], row.get("what", ""), int(row["count"])) for row in rows]
    printed.abilities = [abilities[0], *abilities]


def fill_tiles(printed: Printed, tiles: Any) -> None:
    """Wall, emperor, palace, governor and starting tiles. (F-6.4 to F-6.6, F-9.5)"""
    printed.criteria = [kind(tiles["criteria"][kind.name]) for kind in CRITERIA]
    for number, criterion in enumerate(printed.criteria):
        criterion.number = number
    known = [kind.name for kind in CRITERIA]
    printed.wall_sides = [[known.index(side) for side in tiles["wall_tiles"][name]] for name in names.WALL_TILE_NAMES]
    printed.emperor_sites = [Site(names.SITE_NAMES.index(tiles["emperor_tiles"][name])) for name in names.ACTION_NAMES]
    printed.palace_copies = [tiles["palace_tiles"][name][0] for name in names.PALACE_TILE_NAMES]
    printed.palace_points = [tiles["palace_tiles"][name][1] for name in names.PALACE_TILE_NAMES]
    none: list[Bonus] = []
    halves = [tiles["governor_tiles"][name] for name in names.GOVERNOR_TILE_NAMES[:10]]
    printed.halves = [none, *([bonus_of(*half) for half in tile] for tile in halves)]
    starting = [starting_face(tiles["starting_tiles"][name]) for name in names.STARTING_TILE_NAMES]
    printed.starting = [StartingFace([0, 0, 0], [], []), *starting]


def starting_face(tile: Any) -> StartingFace:
    """What is printed on a starting tile. (F-6.6)"""
    face = StartingFace(
        [tile["officials"].count(name) for name in names.OFFICIAL_NAMES],
        [region for region in ALL_REGIONS if names.REGION_NAMES[region] in tile.get("unrest", [])],
        [Aspect(at) for at, name in enumerate(names.ASPECT_NAMES) if name in tile.get("tokens", [])],
    )
    face.workers, face.soldiers = tile.get("workers", 0), tile.get("unlock", 0)
    face.steps, face.alchemists = tile.get("ship", 0), 1 if tile.get("alchemist") else 0
    return face


def fill_board(printed: Printed, boards: Any, players: str) -> None:
    """Elixir track, mausoleum, wall slots and the numbers for this many players. (F-1)"""
    fill_track(printed, boards["elixir_track"])
    fill_mausoleum(printed, boards["mausoleum_grid"], boards["mausoleum_tiles"])
    printed.rods = [boards["wall_slots"][players][section] for section in names.SECTION_NAMES]
    printed.palace_spaces = boards["palace_spaces"][players]
    numbers = boards[players]
    printed.small_tokens, printed.majority = numbers["small_tokens"], numbers["majority"]
    printed.emperor_tiles, printed.bonus_tiles = numbers["emperor_tiles"], numbers["governor_tiles"]
    printed.blank_tiles, printed.governor_spaces = numbers["blank_tiles"], numbers["governor_spaces"]


def fill_track(printed: Printed, track: Any) -> None:
    """Symbols and values of the elixir track. (F-5.2, F-9.3)"""
    printed.last_space = track["last"]
    printed.symbols = [0] * (printed.last_space + 1)
    for number, kind in enumerate(("single", "double", "master"), 1):
        for space in track[kind]:
            printed.symbols[space] = number
    steps = track["multiplier"]
    printed.multipliers = [sum(1 for step in steps if step <= space) for space in range(printed.last_space + 1)]


def fill_mausoleum(printed: Printed, grid: Any, tiles: Any) -> None:
    """Printed spots, conditions, and the slots used with this many players. (F-1.3, F-7)"""
    symbols = [symbol for row in grid["rows"] for symbol in row]
    printed.spots = [symbols.index(symbol) for symbol in names.SYMBOL_NAMES]
    used = [slot for slot in range(SLOTS) if printed.players > 2 or slot + 1 not in tiles["three_up"]]
    printed.slots = len(used)
    printed.tombs = [tomb_face(tiles[name], used) for name in names.TOMB_TILE_NAMES]


def tomb_face(tile: Any, used: list[int]) -> TombFace:
    """What is printed on a mausoleum tile. (F-7)"""
    face = TombFace([tile["points"][slot] for slot in used])
    face.governors, face.palaces = tile.get("governors", 0), tile.get("palaces", 0)
    face.walls, face.space = tile.get("walls", 0), tile.get("space", 0)
    return face


def fill_rewards(printed: Printed, tableau: Any) -> None:
    """Rows and rewards of one tableau. (F-8.2)"""
    printed.rows = [Aspect(names.ASPECT_NAMES.index(aspect)) for aspect in tableau["rows"]]
    printed.rewards = [[filled_reward(*slot) for slot in tableau[aspect]] for aspect in tableau["rows"]]


def filled_reward(kind: str, count: int, where: str, officials: str) -> Reward:
    """A slot of the tableau: any region is allowed if it names none."""
    regions = tuple(region for region in ALL_REGIONS if not where or names.REGION_NAMES[region] in where.split("+"))
    return reward_of(kind, count, regions, [officials.split("+").count(name) for name in names.OFFICIAL_NAMES])


def fill_li_si(printed: Printed, cards: Sequence[Any]) -> None:
    """Li Si's action cards 1 to 24. (F-10.3 to F-10.7)"""
    printed.action_cards = [ActionFace("", False), *(action_face(card) for card in cards)]


def action_face(card: Any) -> ActionFace:
    """What is printed on an action card."""
    face = ActionFace(card["kind"], card["once"] == "yes")
    order = [name for name in card["order"].split(">") if name]
    if face.kind == "wall":
        face.sites = [Site(names.SITE_NAMES.index(name)) for name in order]
    else:
        face.regions = [Region(names.REGION_NAMES.index(name)) for name in order]
    face.steps, face.pieces = int(card["steps"] or 0), int(card["pieces"] or 0)
    face.tokens = [Aspect(names.ASPECT_NAMES.index(name)) for name in card["large_tokens"].split(">") if name]
    face.spaces = ("area", "left", "right").index(card["spaces"] or "area")
    face.takes = "yes" in (card["takes_tile"], card["removes_tile"])
    face.right = int(card["arrow"] == "right")
    return face


def fill_level(printed: Printed, li_si: Any, level: str) -> None:
    """Deck, scoring cards and start of one level: the upper card shows walls, both show their bottom lines. (F-10.1)"""
    card = li_si["levels"][level]
    top, bottom = li_si["scoring"][card["top"]], li_si["scoring"][card["bottom"]]
    lines = (top["line"], bottom["line"])
    printed.li_deck, printed.li_walls = [ActionCard(number) for number in sorted(card["deck"])], top["walls"]
    printed.li_wins_ties, printed.li_plus = "ties_won" in lines, 2 if "plus_2" in lines else 0
    printed.li_place, printed.li_ship, printed.li_soldiers = card["place"], card["ship"], card["soldiers"]
