"""The data files, checked entry by entry and put into the tables of what is printed."""

from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.games.zhanguo import names
from tianxia.games.zhanguo.data_checks import check_pieces, entry_in, expect, list_of, number_in, place_in, table_in
from tianxia.games.zhanguo.ids import (
    ALL_CARDS,
    ALL_REGIONS,
    CARDS,
    NO_ACTION,
    REGIONS,
    ROUNDS,
    SECTIONS,
    SQUARES,
    TASK_SLOTS,
    Action,
    Region,
    aspect_of,
)
from tianxia.games.zhanguo.printed import Bonus, Printed, Reward, TaskKind
from tianxia.games.zhanguo.rules.bonuses import BONUSES
from tianxia.games.zhanguo.rules.criteria import CRITERIA
from tianxia.games.zhanguo.rules.governor import SQUARE_BONUSES
from tianxia.games.zhanguo.rules.reward_kinds import REWARDS
from tianxia.games.zhanguo.rules.tasks import TASK_KINDS

Files = Mapping[str, Any]


def load_printed(files: Files) -> Printed:
    """What the files say is printed; BadInput names an invalid entry."""
    printed = Printed()
    fill_cards(printed, files["cards.csv"])
    fill_boards(printed, files["boards.toml"])
    fill_map(printed, files["map.toml"])
    fill_wall_tiles(printed, files["tiles.toml"])
    fill_tasks(printed, files["tiles.toml"])
    fill_rewards(printed, files["rewards.toml"])
    check_pieces(files["pieces.toml"])
    return printed


def fill_cards(printed: Printed, rows: Sequence[Mapping[str, str]]) -> None:
    """120 cards, numbered consecutively, 40 of each aspect in order. (Z-1.3)"""
    expect(len(rows) == CARDS, "cards.csv", "cards", CARDS)
    printed.trigger, printed.bonus = [NO_ACTION], [Bonus(0)]
    for card, row in zip(ALL_CARDS, rows, strict=True):
        entry = f"card {card}"
        expect(row.get("number") == str(card), "cards.csv", entry, card)
        aspect = names.ASPECTS[aspect_of(card)]
        expect(row.get("aspect") == aspect, "cards.csv", entry, aspect)
        printed.trigger.append(Action(place_in(names.ACTIONS[:-1], row.get("trigger"), "cards.csv", entry)))
        printed.bonus.append(bonus_of(row, entry))


def bonus_of(row: Mapping[str, str], entry: str) -> Bonus:
    """The bonus of a card with its amount: a number, or one of the words of its kind."""
    number = place_in([kind.name for kind in BONUSES], row.get("bonus"), "cards.csv", entry)
    kind, text = BONUSES[number], str(row.get("amount"))
    if kind.amounts:
        bonus = kind(place_in(kind.amounts, text, "cards.csv", entry))
    else:
        bonus = kind(number_in(int(text) if text.isdecimal() else None, 1, 4, "cards.csv", entry))
    bonus.number = number
    return bonus


def fill_boards(printed: Printed, boards: Any) -> None:
    """The A side and four B sides: tracks of 2 to 4 slots, three starting officials. (Z-1.7, Z-1.8, Z-3.4)"""
    slots: list[int] = []
    symbols: list[int] = []
    starts: list[int] = []
    for name in names.BOARDS:
        board = table_in(boards, name, "boards.toml")
        tracks = list_of(board.get("tracks"), REGIONS, "boards.toml", f"{name}.tracks")
        blocks = list_of(board.get("blocks"), REGIONS, "boards.toml", f"{name}.blocks")
        slots += [number_in(length, 2, 4, "boards.toml", f"{name}.tracks") for length in tracks]
        symbols += [number_in(level, 1, 4, "boards.toml", f"{name}.blocks") for level in blocks]
        officials = table_in(board, "officials", "boards.toml")
        counts = [number_in(officials.get(colour), 0, 3, "boards.toml", name) for colour in names.COLOURS]
        expect(sum(counts) == 3, "boards.toml", f"{name}.officials", 3)
        starts += counts
    printed.tracks, printed.symbols, printed.starts = vec[i64](slots), vec[i64](symbols), vec[i64](starts)


def fill_map(printed: Printed, plan: Any) -> None:
    """Adjacent regions, at least one for each, and one to three squares per region. (Z-5.2, Z-5.4)"""
    near: list[list[Region]] = [[] for _ in ALL_REGIONS]
    pairs = table_in(plan, "adjacent", "map.toml").get("pairs")
    expect(isinstance(pairs, list), "map.toml", "adjacent.pairs", "[[1, 2], ...]")
    for pair in pairs if isinstance(pairs, list) else []:
        one, two = [region_in(r, "map.toml", "adjacent") for r in list_of(pair, 2, "map.toml", "adjacent")]
        expect(one != two and two not in near[one], "map.toml", f"adjacent {one + 1}-{two + 1}", "1-2")
        near[one].append(two)
        near[two].append(one)
    expect(all(near), "map.toml", "adjacent.pairs", "1..5")
    printed.near = [sorted(others) for others in near]
    printed.bordering = vec[i64]([int(to in near[region]) for region in ALL_REGIONS for to in ALL_REGIONS])
    squares = table_in(plan, "squares", "map.toml")
    for region in ALL_REGIONS:
        fill_squares(printed, squares.get(f"region{region + 1}"), f"squares.region{region + 1}")


def region_in(value: object, file: str, entry: str) -> Region:
    """A region by its printed number."""
    return Region(number_in(value, 1, REGIONS, file, entry) - 1)


def fill_squares(printed: Printed, kinds: object, entry: str) -> None:
    """One to three bonus squares. (Z-5.4)"""
    fits = isinstance(kinds, list) and 1 <= len(kinds) <= SQUARES
    expect(fits, "map.toml", entry, f"1..{SQUARES}")
    known = [bonus.name for bonus in SQUARE_BONUSES]
    shown = kinds if isinstance(kinds, list) else []
    bonuses = [SQUARE_BONUSES[place_in(known, kind, "map.toml", entry)] for kind in shown]
    printed.squares += (*bonuses, None, None, None)[:SQUARES]


def fill_wall_tiles(printed: Printed, tiles: Any) -> None:
    """Six tiles of two faces, twelve different criteria, each with three VP. (Z-1.5, Z-10.4)"""
    known, worths = [criterion.name for criterion in CRITERIA], list[int]()
    for number, tile in enumerate(list_of(tiles.get("wall"), SECTIONS, "tiles.toml", "wall"), 1):
        faces = entry_in(tile, "tiles.toml", f"wall {number}").get("faces")
        for shown in list_of(faces, 2, "tiles.toml", f"wall {number}"):
            face = entry_in(shown, "tiles.toml", f"wall {number}")
            printed.criterion.append(CRITERIA[place_in(known, face.get("criterion"), "tiles.toml", f"wall {number}")])
            worth = list_of(face.get("vp"), 3, "tiles.toml", f"wall {number}")
            worths += [number_in(vp, 0, 30, "tiles.toml", f"wall {number}") for vp in worth]
    shown = {criterion.name for criterion in printed.criterion}
    expect(len(shown) == len(printed.criterion), "tiles.toml", "wall", ", ".join(known))
    printed.worth = vec[i64](worths)


def fill_tasks(printed: Printed, tiles: Any) -> None:
    """Four tiles of each kind with 2 to 4 symbols; slots whose VP never rise from left to right. (Z-1.6, Z-8, f35)"""
    tasks = table_in(tiles, "task", "tiles.toml")
    for kind in TASK_KINDS:
        for number, tile in enumerate(list_of(tasks.get(kind.name), 4, "tiles.toml", f"task.{kind.name}"), 1):
            entry = f"task.{kind.name} {number}"
            printed.task.append(task_of(kind, entry_in(tile, "tiles.toml", entry).get("places"), entry))
    slots, worths = table_in(tiles, "slots", "tiles.toml"), list[int]()
    for task in names.TASKS:
        worth = list_of(slots.get(task), TASK_SLOTS, "tiles.toml", f"slots.{task}")
        worth = [number_in(vp, 0, 30, "tiles.toml", f"slots.{task}") for vp in worth]
        expect(worth == sorted(worth, reverse=True), "tiles.toml", f"slots.{task}", sorted(worth, reverse=True))
        worths += worth
    printed.slots = vec[i64](worths)


def task_of(kind: type[TaskKind], places: object, entry: str) -> TaskKind:
    """What a task tile requires: walls by site, at most two per site, or different regions. (Z-8.1)"""
    expect(isinstance(places, list) and 2 <= len(places) <= 4, "tiles.toml", entry, "2..4")
    shown = places if isinstance(places, list) else []
    if kind.name == "wall":
        sites = [place_in(names.SITES, site, "tiles.toml", entry) for site in shown]
        expect(all(sites.count(site) <= 2 for site in sites), "tiles.toml", entry, "2")
        return kind(sorted(sites))
    regions = [region_in(region, "tiles.toml", entry) for region in shown]
    expect(len(set(regions)) == len(regions), "tiles.toml", entry, "1..5")
    return kind([*regions])


def fill_rewards(printed: Printed, rewards: Any) -> None:
    """Fifteen rewards, five rounds of three aspects. (Z-7.3)"""
    rows = [list_of(rewards.get(aspect), ROUNDS, "rewards.toml", aspect) for aspect in names.ASPECTS]
    for number in range(ROUNDS):
        for aspect, row in zip(names.ASPECTS, rows, strict=True):
            entry = f"{aspect} {number + 1}"
            reward = entry_in(row[number], "rewards.toml", entry)
            printed.rewards.append(reward_of(reward, entry))


def reward_of(reward: Mapping[str, Any], entry: str) -> Reward:
    """A reward with its regions: just one if its kind is tied to one."""
    kind = REWARDS[place_in([kind.name for kind in REWARDS], reward.get("kind"), "rewards.toml", entry)]
    regions = reward.get("regions")
    fits = isinstance(regions, list) and (len(regions) == 1 if kind.bound else True)
    expect(fits, "rewards.toml", entry, "regions = [1]" if kind.bound else "regions = [...]")
    return kind([region_in(region, "rewards.toml", entry) for region in regions or []])
