"""Check that data files contain what the rules rely on: ids, ranges and sums. BadInput names an invalid entry."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tianxia.engine.game import BadInput
from tianxia.games.first_empire import names
from tianxia.games.first_empire.ids import Card, aspect_of
from tianxia.games.first_empire.rules.bonuses import BONUSES, bonus_of
from tianxia.games.first_empire.rules.criteria import CRITERIA
from tianxia.games.first_empire.rules.reward_kinds import REWARDS

CRITERION_NAMES = tuple(kind.name for kind in CRITERIA)
REWARD_NAMES = tuple(kind.name for kind in REWARDS)
PROVENANCES = ("rulebook", "found", "inferred", "reconstructed")
PLAYERS = {"two": 2, "three": 3, "four": 4}


def check_files(files: Mapping[str, Any]) -> None:
    """Check every file; for an unexpected kind of error, at least name the file."""
    checks: dict[str, Callable[[Any], None]] = {
        "cards.csv": check_cards,
        "alchemists.toml": check_alchemists,
        "tiles.toml": check_tiles,
        "boards.toml": check_boards,
        "rewards.toml": check_rewards,
        "li_si.csv": check_li_si_cards,
        "li_si.toml": check_li_si,
    }
    for name, check in checks.items():
        try:
            check(files[name])
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
            raise BadInput("first_empire-components-entry", file=name, entry=str(error)) from None


def need(good: bool, entry: str) -> None:
    """Raise an error for an invalid entry."""
    if not good:
        raise ValueError(entry)


def is_count(value: object, low: int, high: int) -> bool:
    """A whole number in a range."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def check_said(entry: Any, name: str) -> None:
    """Every entry states where it comes from."""
    need(entry["provenance"] in PROVENANCES and bool(entry["source"]), f"{name}: provenance")


def check_bonus(bonus: str, what: str, count: int, name: str) -> None:
    """A known bonus with the values it needs."""
    need(bonus in [kind.name for kind in BONUSES] and is_count(count, 1, 9), f"{name}: {bonus} {count}")
    try:
        bonus_of(bonus, what, count)
    except ValueError:
        raise ValueError(f"{name}: {what}") from None


def check_cards(rows: Sequence[Any]) -> None:
    """120 cards, 40 per aspect in the order of their numbers. (F-1.6)"""
    need(len(rows) == 120, f"{len(rows)} cards")
    for number, row in enumerate(rows, 1):
        name = f"card {row['number']}"
        need(row["number"] == str(number) and row["aspect"] == names.ASPECT_NAMES[aspect_of(Card(number))], name)
        need(row["trigger"] in names.ACTION_NAMES, f"{name}: {row['trigger']}")
        check_bonus(row["ability"], row["what"], int(row["count"]), name)
        check_said(row, name)


def check_alchemists(cards: Any) -> None:
    """Five alchemists and five masters. (F-1.1, F-1.6)"""
    check_said(cards, "alchemists")
    for name in names.ALCHEMIST_NAMES:
        need(cards[name]["trigger"] in names.ACTION_NAMES, f"{name}: {cards[name]['trigger']}")
        check_bonus(cards[name]["ability"], cards[name].get("what", ""), cards[name]["count"], name)


def check_tiles(tiles: Any) -> None:
    """Criteria, wall, emperor, palace, governor and starting tiles."""
    for table in ("criteria", "wall_tiles", "emperor_tiles", "palace_tiles", "governor_tiles", "starting_tiles"):
        check_said(tiles[table], table)
    for name in CRITERION_NAMES:
        points = tiles["criteria"][name]
        need(len(points) == 3 and all(is_count(value, 0, 20) for value in points), f"criterion {name}")
    sides = [side for name in names.WALL_TILE_NAMES for side in tiles["wall_tiles"][name]]
    need(sorted(sides) == sorted(CRITERION_NAMES), "wall_tiles: each criterion on one side")
    sites = [tiles["emperor_tiles"][action] for action in names.ACTION_NAMES]
    need(sorted(sites) == sorted(names.SITE_NAMES * 2), "emperor_tiles: two a site")
    kinds = [tiles["palace_tiles"][kind] for kind in names.PALACE_TILE_NAMES]
    need(sum(copies for copies, _ in kinds) == 15, "palace_tiles: 15 in all")
    need(all(is_count(points, 0, 20) for _, points in kinds), "palace_tiles: points")
    for name in names.GOVERNOR_TILE_NAMES[:10]:
        need(len(tiles["governor_tiles"][name]) == 2, f"{name}: two halves")
        for bonus, what, count in tiles["governor_tiles"][name]:
            check_bonus(bonus, what, count, name)
            need(not bonus_of(bonus, what, count).of_region, f"{name}: {bonus}")
    for name in names.STARTING_TILE_NAMES:
        check_starting_tile(tiles["starting_tiles"][name], name)


def check_starting_tile(tile: Any, name: str) -> None:
    """What a starting tile may contain. (F-6.6)"""
    known = ("officials", "unrest", "tokens", "ship", "unlock", "workers", "alchemist")
    need(all(key in known for key in tile), name)
    need(1 <= len(tile["officials"]) <= 3 and all(o in names.OFFICIAL_NAMES for o in tile["officials"]), name)
    need(all(region in names.REGION_NAMES for region in tile.get("unrest", [])), name)
    need(all(aspect in names.ASPECT_NAMES for aspect in tile.get("tokens", [])), name)
    need(all(is_count(tile.get(key, 0), 0, 8) for key in ("ship", "unlock", "workers", "alchemist")), name)
    need(not (tile.get("ship") and tile.get("alchemist")), name)


def check_boards(boards: Any) -> None:
    """Track, mausoleum, slots and the numbers that depend on the players."""
    for table in ("elixir_track", "mausoleum_grid", "mausoleum_tiles", "wall_slots", "palace_spaces", *PLAYERS):
        check_said(boards[table], table)
    check_track(boards["elixir_track"])
    spots = [symbol for row in boards["mausoleum_grid"]["rows"] for symbol in row]
    need(sorted(spots) == sorted(names.SYMBOL_NAMES), "mausoleum_grid: each symbol once")
    check_mausoleum(boards["mausoleum_tiles"], boards["elixir_track"]["last"])
    for players, count in PLAYERS.items():
        for section in names.SECTION_NAMES:
            slots = boards["wall_slots"][players][section]
            need(len(slots) == count and all(is_count(rods, 1, 3) for rods in slots), f"wall_slots {players} {section}")
        need(is_count(boards["palace_spaces"][players], 0, 3), f"palace_spaces {players}")
        check_numbers(boards[players], players)


def check_track(track: Any) -> None:
    """Spaces on the track, no two symbols on one."""
    spaces = [*track["single"], *track["double"], *track["master"]]
    need(is_count(track["last"], 1, 99) and len(set(spaces)) == len(spaces), "elixir_track")
    need(all(is_count(space, 1, track["last"]) for space in [*spaces, *track["multiplier"]]), "elixir_track")
    need(len(track["master"]) == 1, "elixir_track: one master symbol")


def check_mausoleum(tiles: Any, last: int) -> None:
    """Conditions of the right kind, and a slot for every player. (F-7)"""
    need(all(is_count(slot, 1, 4) for slot in tiles["three_up"]) and len(tiles["three_up"]) <= 2, "three_up")
    for name in names.TOMB_TILE_NAMES:
        tile = tiles[name]
        kinds = {"MR": ("governors", "palaces"), "MW": ("walls",), "ME": ("space",)}[name[:2]]
        need(all(key in (*kinds, "points") for key in tile) and any(tile.get(kind, 0) for kind in kinds), name)
        need(all(is_count(tile.get(kind, 0), 0, last) for kind in kinds), name)
        need(len(tile["points"]) == 4 and all(is_count(points, 0, 40) for points in tile["points"]), name)


def check_numbers(numbers: Any, players: str) -> None:
    """Tiles that fit the spaces they are placed on."""
    tiles, spaces = numbers["governor_tiles"] + numbers["blank_tiles"], 5 * numbers["governor_spaces"]
    need(tiles == spaces and is_count(numbers["governor_spaces"], 1, 2), f"{players}: governor_tiles")
    need(is_count(numbers["small_tokens"], 1, 13) and is_count(numbers["emperor_tiles"], 0, 6), players)
    need(is_count(numbers["majority"], 0, 99) and is_count(numbers["governor_tiles"], 0, 10), players)


def check_rewards(rewards: Any) -> None:
    """Three tableaux of three rows of five rewards. (F-8.2)"""
    check_said(rewards, "rewards")
    for name in names.TABLEAU_NAMES:
        tableau = rewards[name]
        need(sorted(tableau["rows"]) == sorted(names.ASPECT_NAMES), f"{name}: rows")
        for aspect in names.ASPECT_NAMES:
            need(len(tableau[aspect]) == 5, f"{name} {aspect}: five rewards")
            for kind, count, where, officials in tableau[aspect]:
                check_reward(kind, count, where, officials, f"{name} {aspect} {kind}")


def check_reward(kind: str, count: int, where: str, officials: str, name: str) -> None:
    """A known reward with valid regions and officials."""
    need(kind in REWARD_NAMES and is_count(count, 1, 9), name)
    need(not where or all(region in names.REGION_NAMES for region in where.split("+")), name)
    need((kind == "recruit") == bool(officials), name)
    need(not officials or all(official in names.OFFICIAL_NAMES for official in officials.split("+")), name)


def check_li_si_cards(rows: Sequence[Any]) -> None:
    """24 action cards of five kinds with what each kind needs. (F-10.3 to F-10.7)"""
    need(len(rows) == 24, f"{len(rows)} action cards")
    for number, row in enumerate(rows, 1):
        name = f"action card {row['number']}"
        need(row["number"] == str(number) and row["kind"] in names.LI_SI_KINDS, name)
        need(row["once"] in ("yes", "no"), name)
        check_said(row, name)
        {"elixir": check_sail, "governor": check_install, "palace": check_build, "wall": check_site}.get(
            row["kind"], lambda _row, _name: None
        )(row, name)


def check_sail(row: Any, name: str) -> None:
    """An elixir card has a distance."""
    need(is_count(int(row["steps"]), 1, 24), name)


def check_install(row: Any, name: str) -> None:
    """A governor card has all regions in some order, a way to place, and one or two pieces."""
    need(sorted(row["order"].split(">")) == sorted(names.REGION_NAMES), name)
    need(row["spaces"] in ("left", "right", "area") and is_count(int(row["pieces"]), 1, 2), name)


def check_build(row: Any, name: str) -> None:
    """A palace card has all regions and all aspects in some order."""
    need(sorted(row["order"].split(">")) == sorted(names.REGION_NAMES), name)
    need(sorted(row["large_tokens"].split(">")) == sorted(names.ASPECT_NAMES), name)
    need(row["takes_tile"] in ("yes", "no"), name)


def check_site(row: Any, name: str) -> None:
    """A wall card has all sites in some order and an arrow."""
    need(sorted(row["order"].split(">")) == sorted(names.SITE_NAMES), name)
    need(row["arrow"] in ("left", "right") and row["removes_tile"] in ("yes", "no"), name)


def check_li_si(li_si: Any) -> None:
    """Four scoring cards, and four levels that show one line of each sort. (F-10.1, F-10.11)"""
    check_said(li_si["scoring"], "scoring")
    check_said(li_si["levels"], "levels")
    for name in names.SCORING_CARD_NAMES:
        card = li_si["scoring"][name]
        need(len(card["walls"]) == 3 and all(is_count(points, 0, 20) for points in card["walls"]), f"scoring {name}")
        need(card["line"] in names.SCORING_LINES, f"scoring {name}: line")
    for level in ("1", "2", "3", "4"):
        check_level(li_si["levels"][level], li_si["scoring"], f"level {level}")


def check_level(level: Any, scoring: Any, name: str) -> None:
    """Nine different action cards, one governor line, one elixir line, a start that fits."""
    deck = level["deck"]
    need(len(deck) == len(set(deck)) == 9 and all(is_count(card, 1, 24) for card in deck), f"{name}: deck")
    lines = [scoring[level[side]]["line"] for side in ("top", "bottom")]
    need(sum(line.startswith("ties") for line in lines) == 1, f"{name}: lines")
    need(level["place"] in (1, 2) and is_count(level["ship"], 0, 24) and is_count(level["soldiers"], 0, 8), name)
