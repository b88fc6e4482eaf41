"""The data files, checked entry by entry and put into the tables of the kit."""

from collections.abc import Mapping, Sequence
from typing import Any

from tianxia.games.zhanguo import names
from tianxia.games.zhanguo.checking import entry_in, expect, list_of, number_in, place_in, table_in
from tianxia.games.zhanguo.kit import (
    CARDS,
    DECK,
    NO_SQUARE,
    OFFICIAL,
    REGIONS,
    ROUNDS,
    SECTIONS,
    SITES,
    SQUARES,
    TASK_SLOTS,
    VP_PER_ASPECT,
    Kit,
)

Files = Mapping[str, Any]
PIECES: Mapping[str, Mapping[str, int]] = {
    "seat": {
        "governors": 8,
        "palaces": 6,
        "walls": 5,
        "officials_of_a_colour": 5,
        "unrest_cubes": 5,
        "task_discs": 6,
    },
    "supply": {"small_markers_each": 3, "big_markers": 1, "cards_of_an_aspect": 40},
    "values": {"governors": 9, "each_governor": 3, "writing": 5, "currency": 6, "laws": 7, "auction": 15},
}
"""The printed numbers that the rules themselves know."""
BOUND = ("official", "two_red", "two_gray", "two_workers")
"""Rewards that belong to one region."""


def filled_kit(files: Files) -> Kit:
    """The kit that the files describe; BadInput names the entry that cannot be."""
    kit = Kit()
    fill_cards(kit, files["cards.csv"])
    fill_boards(kit, files["boards.toml"])
    fill_map(kit, files["map.toml"])
    fill_wall_tiles(kit, files["tiles.toml"])
    fill_tasks(kit, files["tiles.toml"])
    fill_rewards(kit, files["rewards.toml"])
    check_pieces(files["pieces.toml"])
    return kit


def fill_cards(kit: Kit, rows: Sequence[Mapping[str, str]]) -> None:
    """120 cards, numbered through, 40 of each aspect in order. (Z-1.3)"""
    expect(len(rows) == CARDS, "cards.csv", "cards", CARDS)
    kit.trigger, kit.bonus, kit.amount = [0], [0], [0]
    for number, row in enumerate(rows, 1):
        entry = f"card {number}"
        expect(row.get("number") == str(number), "cards.csv", entry, number)
        aspect = names.ASPECTS[(number - 1) // DECK]
        expect(row.get("aspect") == aspect, "cards.csv", entry, aspect)
        kit.trigger.append(place_in(names.ACTIONS[:-1], row.get("trigger"), "cards.csv", entry))
        kit.bonus.append(place_in(names.BONUSES, row.get("bonus"), "cards.csv", entry))
        kit.amount.append(amount_of(kit.bonus[-1], str(row.get("amount")), entry))


def amount_of(bonus: int, text: str, entry: str) -> int:
    """What a bonus counts in: officials in colours, VP per card in aspects, all others in numbers."""
    if bonus == OFFICIAL:
        return place_in(names.COLOURS, text, "cards.csv", entry)
    if bonus == VP_PER_ASPECT:
        return place_in(names.ASPECTS, text, "cards.csv", entry)
    return number_in(int(text) if text.isdecimal() else None, 1, 4, "cards.csv", entry)


def fill_boards(kit: Kit, boards: Any) -> None:
    """The A side and four B sides: tracks of 2 to 4 slots, three starting officials. (Z-1.7, Z-1.8, Z-3.4)"""
    for name in names.BOARDS:
        board = table_in(boards, name, "boards.toml")
        tracks = list_of(board.get("tracks"), REGIONS, "boards.toml", f"{name}.tracks")
        blocks = list_of(board.get("blocks"), REGIONS, "boards.toml", f"{name}.blocks")
        kit.length += [number_in(slots, 2, 4, "boards.toml", f"{name}.tracks") for slots in tracks]
        kit.block += [number_in(level, 1, 4, "boards.toml", f"{name}.blocks") for level in blocks]
        officials = table_in(board, "officials", "boards.toml")
        counts = [number_in(officials.get(colour), 0, 3, "boards.toml", name) for colour in names.COLOURS]
        expect(sum(counts) == 3, "boards.toml", f"{name}.officials", 3)
        kit.starts += counts


def fill_map(kit: Kit, plan: Any) -> None:
    """Adjacent regions, at least one for each, and one to three squares a region. (Z-5.2, Z-5.4)"""
    kit.near = [[] for _ in range(REGIONS)]
    pairs = table_in(plan, "adjacent", "map.toml").get("pairs")
    expect(isinstance(pairs, list), "map.toml", "adjacent.pairs", "[[1, 2], ...]")
    for pair in pairs if isinstance(pairs, list) else []:
        one, two = [number_in(r, 1, REGIONS, "map.toml", "adjacent") for r in list_of(pair, 2, "map.toml", "adjacent")]
        expect(one != two and two - 1 not in kit.near[one - 1], "map.toml", f"adjacent {one}-{two}", "1-2")
        kit.near[one - 1].append(two - 1)
        kit.near[two - 1].append(one - 1)
    kit.near = [sorted(near) for near in kit.near]
    expect(all(kit.near), "map.toml", "adjacent.pairs", "1..5")
    squares = table_in(plan, "squares", "map.toml")
    for region in range(1, REGIONS + 1):
        kinds = squares.get(f"region{region}")
        fits = isinstance(kinds, list) and 1 <= len(kinds) <= SQUARES
        expect(fits, "map.toml", f"squares.region{region}", f"1..{SQUARES}")
        numbers = [place_in(names.SQUARES, kind, "map.toml", f"squares.region{region}") for kind in kinds or []]
        kit.squares += (numbers + [NO_SQUARE] * SQUARES)[:SQUARES]


def fill_wall_tiles(kit: Kit, tiles: Any) -> None:
    """Six tiles of two faces, twelve different criteria, each with three VP. (Z-1.5, Z-10.4)"""
    for number, tile in enumerate(list_of(tiles.get("wall"), SECTIONS, "tiles.toml", "wall"), 1):
        faces = entry_in(tile, "tiles.toml", f"wall {number}").get("faces")
        for shown in list_of(faces, 2, "tiles.toml", f"wall {number}"):
            face = entry_in(shown, "tiles.toml", f"wall {number}")
            kit.criterion.append(place_in(names.CRITERIA, face.get("criterion"), "tiles.toml", f"wall {number}"))
            worth = list_of(face.get("vp"), 3, "tiles.toml", f"wall {number}")
            kit.worth += [number_in(vp, 0, 30, "tiles.toml", f"wall {number}") for vp in worth]
    expect(len(set(kit.criterion)) == len(names.CRITERIA), "tiles.toml", "wall", ", ".join(names.CRITERIA))


def fill_tasks(kit: Kit, tiles: Any) -> None:
    """Four tiles of each kind with 2 to 4 symbols; slots that never rise from left to right. (Z-1.6, Z-8, f35)"""
    tasks = table_in(tiles, "task", "tiles.toml")
    for kind in names.TASK_KINDS:
        for number, tile in enumerate(list_of(tasks.get(kind), 4, "tiles.toml", f"task.{kind}"), 1):
            entry = f"task.{kind} {number}"
            kit.needs.append(needs_of(kind, entry_in(tile, "tiles.toml", entry).get("places"), entry))
    slots = table_in(tiles, "slots", "tiles.toml")
    for task in names.TASKS:
        worth = list_of(slots.get(task), TASK_SLOTS, "tiles.toml", f"slots.{task}")
        worth = [number_in(vp, 0, 30, "tiles.toml", f"slots.{task}") for vp in worth]
        expect(worth == sorted(worth, reverse=True), "tiles.toml", f"slots.{task}", sorted(worth, reverse=True))
        kit.slots += worth


def needs_of(kind: str, places: object, entry: str) -> list[int]:
    """What a task tile wants: walls by site, at most two a site, or different regions. (Z-8.1)"""
    expect(isinstance(places, list) and 2 <= len(places) <= 4, "tiles.toml", entry, "2..4")
    shown = places if isinstance(places, list) else []
    if kind == "wall":
        sites = [place_in(names.SITES, site, "tiles.toml", entry) for site in shown]
        expect(all(sites.count(site) <= 2 for site in sites), "tiles.toml", entry, "2")
        return [sites.count(site) for site in range(SITES)]
    regions = [number_in(region, 1, REGIONS, "tiles.toml", entry) - 1 for region in shown]
    expect(len(set(regions)) == len(regions), "tiles.toml", entry, "1..5")
    return regions


def fill_rewards(kit: Kit, rewards: Any) -> None:
    """Fifteen rewards, five rounds of three aspects. (Z-7.3)"""
    rows = [list_of(rewards.get(aspect), ROUNDS, "rewards.toml", aspect) for aspect in names.ASPECTS]
    for number in range(ROUNDS):
        for aspect, row in zip(names.ASPECTS, rows, strict=True):
            entry = f"{aspect} {number + 1}"
            reward = entry_in(row[number], "rewards.toml", entry)
            kind, regions = place_in(names.REWARDS, reward.get("kind"), "rewards.toml", entry), reward.get("regions")
            bound = names.REWARDS[kind] in BOUND
            fits = isinstance(regions, list) and (len(regions) == 1 if bound else True)
            expect(fits, "rewards.toml", entry, "regions = [1]" if bound else "regions = [...]")
            kit.reward.append(kind)
            kit.places.append([number_in(r, 1, REGIONS, "rewards.toml", entry) - 1 for r in regions or []])


def check_pieces(pieces: Any) -> None:
    """The printed numbers; the rules know no other, so a file may only repeat them. (Z-1.1, Z-1.2)"""
    for part, known in PIECES.items():
        table = table_in(pieces, part, "pieces.toml")
        for name, count in known.items():
            expect(table.get(name) == count, "pieces.toml", f"{part}.{name}", count)
