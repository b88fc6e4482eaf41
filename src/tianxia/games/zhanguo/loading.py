"""The data files, checked entry by entry and put into the tables of what is printed.

A wrong entry is noted with its place, and something harmless is filled in, so that all mistakes are found at once.
"""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.engine.components.entries import Entry
from tianxia.engine.components.files import FileSet
from tianxia.games.zhanguo import names
from tianxia.games.zhanguo.ids import (
    ALL_REGIONS,
    NO_ACTION,
    REGIONS,
    ROUNDS,
    SECTIONS,
    SQUARES,
    TASK_SLOTS,
    Action,
    Card,
    Region,
    aspect_of,
)
from tianxia.games.zhanguo.printed import Bonus, Printed, Reward, TaskKind
from tianxia.games.zhanguo.rules.bonuses import BONUSES
from tianxia.games.zhanguo.rules.criteria import CRITERIA
from tianxia.games.zhanguo.rules.governor import SQUARE_BONUSES
from tianxia.games.zhanguo.rules.reward_kinds import REWARDS
from tianxia.games.zhanguo.rules.tasks import TASK_KINDS

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
"""The printed numbers that the rules rely on."""


def load_printed(files: FileSet) -> Printed:
    """What the files say is printed; what is wrong with them is noted in the set."""
    printed = Printed()
    fill_cards(printed, files["cards.csv"])
    fill_boards(printed, files["boards.toml"])
    fill_map(printed, files["map.toml"])
    fill_wall_tiles(printed, files["tiles.toml"])
    fill_tasks(printed, files["tiles.toml"])
    fill_rewards(printed, files["rewards.toml"])
    check_pieces(files["pieces.toml"])
    return printed


def fill_cards(printed: Printed, cards: Entry) -> None:
    """120 cards, 40 of each aspect in the order of their numbers. (Z-1.3)"""
    printed.trigger, printed.bonus = [NO_ACTION], [Bonus(0)]
    for row in cards.items():
        number = row["number"].number(1, len(names.ASPECTS) * 40)
        aspect, shown = names.ASPECTS[aspect_of(Card(number))], row["aspect"]
        values = {"card": number, "found": shown.value, "aspect": aspect, "rule": "Z-1.3"}
        shown.need(shown.value in ("", aspect), "component-aspect", **values)
        printed.trigger.append(Action(row["trigger"].word(names.ACTIONS[:-1])))
        printed.bonus.append(bonus_of(row))


def bonus_of(row: Entry) -> Bonus:
    """The bonus of a card with its amount: a number, or one of the words of its kind."""
    number = row["bonus"].word([kind.name for kind in BONUSES])
    kind, amount = BONUSES[number], row["amount"]
    bonus = kind(0)
    if row["bonus"].value:  # else it is unknown what amounts there are
        bonus = kind(amount.word(kind.amounts) if kind.amounts else amount.number(1, 4))
    bonus.number = number
    return bonus


def fill_boards(printed: Printed, boards: Entry) -> None:
    """The A side and four B sides: tracks of 2 to 4 slots, three starting officials. (Z-1.7, Z-1.8, Z-3.4)"""
    slots: list[int] = []
    symbols: list[int] = []
    starts: list[int] = []
    for name in names.BOARDS:
        board = boards[name]
        if board.value is None:
            continue
        slots += [length.number(2, 4) for length in board["tracks"].items(REGIONS)]
        symbols += [level.number(1, 4) for level in board["blocks"].items(REGIONS)]
        officials = board["officials"]
        counts = [officials[colour].number(0, 3) for colour in names.COLOURS]
        officials.need(sum(counts) == 3, "component-sum", found=sum(counts), count=3, rule="Z-1.8")
        starts += counts
    printed.tracks, printed.symbols, printed.starts = vec[i64](slots), vec[i64](symbols), vec[i64](starts)


def fill_map(printed: Printed, plan: Entry) -> None:
    """Adjacent regions, at least one for each, and one to three squares per region. (Z-5.2, Z-5.4)"""
    near: list[list[Region]] = [[] for _ in ALL_REGIONS]
    pairs = plan["adjacent"]["pairs"]
    for pair in pairs.items():
        both = [region_in(region) for region in pair.items(2)]
        if len(both) == 2 and pair.need(both[0] != both[1] and both[1] not in near[both[0]], "component-pair"):
            near[both[0]].append(both[1])
            near[both[1]].append(both[0])
    alone = next((region for region in ALL_REGIONS if not near[region]), None)
    if alone is not None:
        pairs.fault("component-no-neighbour", region=alone + 1)
    printed.near = [sorted(others) for others in near]
    printed.bordering = vec[i64]([int(to in near[region]) for region in ALL_REGIONS for to in ALL_REGIONS])
    for region in ALL_REGIONS:
        fill_squares(printed, plan["squares"][f"region{region + 1}"])


def region_in(entry: Entry) -> Region:
    """A region by its printed number."""
    return Region(entry.number(1, REGIONS) - 1)


def fill_squares(printed: Printed, squares: Entry) -> None:
    """One to three bonus squares. (Z-5.4)"""
    known = [bonus.name for bonus in SQUARE_BONUSES]
    bonuses = [SQUARE_BONUSES[kind.word(known)] for kind in squares.items(most=SQUARES, least=1)]
    printed.squares += (*bonuses, None, None, None)[:SQUARES]


def fill_wall_tiles(printed: Printed, tiles: Entry) -> None:
    """Six tiles of two faces, twelve different criteria, each with three VP. (Z-1.5, Z-10.4)"""
    known, worths, shown = [criterion.name for criterion in CRITERIA], list[int](), list[str]()
    for tile in tiles["wall"].items(SECTIONS):
        for face in tile["faces"].items(2):
            criterion = face["criterion"]
            number = criterion.word(known)
            criterion.need(criterion.value not in shown, "component-criterion-twice", found=known[number], rule="Z-1.5")
            shown.append(criterion.value)
            printed.criterion.append(CRITERIA[number])
            worths += [vp.number(0, 30) for vp in face["vp"].items(3)]
    printed.worth = vec[i64](worths)


def fill_tasks(printed: Printed, tiles: Entry) -> None:
    """Four tiles of each kind with 2 to 4 symbols; slots whose VP never rise from left to right. (Z-1.6, Z-8, f35)"""
    for kind in TASK_KINDS:
        printed.task += [task_of(kind, tile["places"]) for tile in tiles["task"][kind.name].items(4)]
    worths = list[int]()
    for task in names.TASKS:
        slots = tiles["slots"][task]
        worth = [vp.number(0, 30) for vp in slots.items(TASK_SLOTS)]
        falling = sorted(worth, reverse=True)
        slots.need(worth == falling, "component-rising", right=", ".join(map(str, falling)), rule="f35")
        worths += worth
    printed.slots = vec[i64](worths)


def task_of(kind: type[TaskKind], places: Entry) -> TaskKind:
    """What a task tile requires: walls by site, at most two per site, or different regions. (Z-8.1)"""
    if kind.name == "wall":
        sites = [site.word(names.SITES) for site in places.items(most=4, least=2)]
        places.need(all(sites.count(site) <= 2 for site in sites), "component-sites", rule="Z-8.1")
        return kind(sorted(sites))
    regions = [region_in(region) for region in places.items(most=4, least=2)]
    places.need(len(set(regions)) == len(regions), "component-regions-twice", rule="Z-8.1")
    return kind([*regions])


def fill_rewards(printed: Printed, rewards: Entry) -> None:
    """Fifteen rewards, five rounds of three aspects. (Z-7.3)"""
    rows = [rewards[aspect].items(ROUNDS) for aspect in names.ASPECTS]
    printed.rewards += [reward_of(row[number]) for number in range(ROUNDS) for row in rows if row]


def reward_of(reward: Entry) -> Reward:
    """A reward with its regions: just one if its kind is tied to one."""
    kind = REWARDS[reward["kind"].word([kind.name for kind in REWARDS])]
    regions = reward["regions"]
    return kind([region_in(region) for region in (regions.items(1) if kind.bound else regions.items())])


def check_pieces(pieces: Entry) -> None:
    """The printed numbers; the rules allow no others, so a file may only repeat them. (Z-1.1, Z-1.2)"""
    for part, known in PIECES.items():
        for name, count in known.items():
            pieces[part][name].exactly(count, "Z-1.1")
