"""Check that data files contain what the rules rely on: ids, ranges and sums. Every mistake is noted with its place."""

from collections.abc import Sequence

from tianxia.engine.components.entries import Entry
from tianxia.engine.components.files import FileSet
from tianxia.engine.components.sheets import SAID
from tianxia.games.first_empire import names
from tianxia.games.first_empire.ids import Card, aspect_of
from tianxia.games.first_empire.rules.bonuses import BONUSES
from tianxia.games.first_empire.rules.criteria import CRITERIA
from tianxia.games.first_empire.rules.reward_kinds import REWARDS

CRITERION_NAMES = tuple(kind.name for kind in CRITERIA)
REWARD_NAMES = tuple(kind.name for kind in REWARDS)
PROVENANCES = SAID[0].words
PLAYERS = {"two": 2, "three": 3, "four": 4}


def check_files(files: FileSet) -> None:
    """Check every file."""
    check_cards(files["cards.csv"])
    check_alchemists(files["alchemists.toml"])
    check_tiles(files["tiles.toml"])
    check_boards(files["boards.toml"])
    check_rewards(files["rewards.toml"])
    check_li_si_cards(files["li_si.csv"])
    check_li_si(files["li_si.toml"])


def check_said(entry: Entry) -> None:
    """An entry may state where it comes from, in known words."""
    entry.get("provenance", PROVENANCES[0]).word(PROVENANCES)


def check_bonus(bonus: Entry, what: Entry, count: Entry) -> None:
    """A known bonus with the values it needs."""
    if not isinstance(bonus.value, str) or not bonus.value:
        bonus.need(bonus.value in ("", None), "component-word", found=bonus.value, allowed=", ".join(BONUS_NAMES))
        return
    kind = BONUSES[bonus.word(BONUS_NAMES)]
    count.number(1, 9)
    if kind.name != bonus.value:
        return  # unknown, which is noted
    found = what.words(kind.known, "+") if kind.known else []
    wanted = 2 if kind.joined else 1 if kind.known else 0
    if not kind.known:
        what.need(what.value in ("", None), "component-nothing-else", found=what.value, bonus=kind.name)
    elif found or what.value in ("", None):
        allowed = ("+".join(kind.known[:2]) + ", …") if kind.joined else ", ".join(kind.known)
        message = "component-about" if what.value else "component-about-empty"
        what.need(len(found) == wanted, message, found=what.value, bonus=kind.name, allowed=allowed)


BONUS_NAMES = tuple(kind.name for kind in BONUSES)


def check_cards(cards: Entry) -> None:
    """120 cards, 40 per aspect in the order of their numbers. (F-1.6)"""
    for row in cards.items():
        number, shown = row["number"].number(1, 120), row["aspect"]
        aspect = names.ASPECT_NAMES[aspect_of(Card(number))]
        values = {"card": number, "found": shown.value, "aspect": aspect, "rule": "F-1.6"}
        shown.need(shown.value in ("", aspect), "component-aspect", **values)
        check_bonus(row["ability"], row["what"], row["count"])


def check_alchemists(cards: Entry) -> None:
    """Five alchemists and five masters. (F-1.1, F-1.6)"""
    check_said(cards)
    for name in names.ALCHEMIST_NAMES:
        card = cards[name]
        if card.value is not None:
            card["trigger"].word(names.ACTION_NAMES)
            check_bonus(card["ability"], card.get("what", ""), card["count"])


def check_tiles(tiles: Entry) -> None:
    """Criteria, wall, emperor, palace, governor and starting tiles."""
    for table in ("criteria", "wall_tiles", "emperor_tiles", "palace_tiles", "governor_tiles", "starting_tiles"):
        check_said(tiles[table])
    for name in CRITERION_NAMES:
        check_numbers_in(tiles["criteria"][name], 3, 0, 20)
    check_wall_tiles(tiles["wall_tiles"])
    check_emperor_tiles(tiles["emperor_tiles"])
    check_palace_tiles(tiles["palace_tiles"])
    for name in names.GOVERNOR_TILE_NAMES[:10]:
        for half in tiles["governor_tiles"][name].items(2):
            check_half(half)
    for name in names.STARTING_TILE_NAMES:
        check_starting_tile(tiles["starting_tiles"][name])


def check_numbers_in(entry: Entry, length: int, low: int, high: int) -> list[int]:
    """A list of numbers within bounds."""
    return [value.number(low, high) for value in entry.items(length)]


def check_each_once(entries: Sequence[Entry], known: Sequence[str], message: str, rule: str, times: int = 1) -> None:
    """Each known word as often as there are copies; the first that is there too often is the mistake."""
    seen: list[str] = []
    for entry in entries:
        entry.word(known)
        seen.append(str(entry.value))
        again = seen.count(str(entry.value)) > times and entry.value in known
        entry.need(not again, message, found=entry.value, times=times, rule=rule)


def check_wall_tiles(tiles: Entry) -> None:
    """Each criterion on one side. (F-1.3)"""
    sides = [side for name in names.WALL_TILE_NAMES for side in tiles[name].items(2)]
    check_each_once(sides, CRITERION_NAMES, "component-criterion-twice", "F-9.5")


def check_emperor_tiles(tiles: Entry) -> None:
    """Two of the six belong to each site."""
    check_each_once(
        [tiles[action] for action in names.ACTION_NAMES], names.SITE_NAMES, "component-too-often", "F-1.3", 2
    )


def check_palace_tiles(tiles: Entry) -> None:
    """Fifteen in all."""
    copies = []
    for kind in names.PALACE_TILE_NAMES:
        both = tiles[kind].items(2)
        if both:
            copies.append(both[0].number(0, 15))
            both[1].number(0, 20)
    if len(copies) == len(names.PALACE_TILE_NAMES):
        tiles.need(sum(copies) == 15, "component-sum", found=sum(copies), count=15, rule="F-1.1")


def check_half(half: Entry) -> None:
    """Half a governor tile: a bonus that does not need the region of a card. (F-6.4)"""
    parts = half.items(3)
    if parts:
        check_bonus(*parts)
        of_region = [kind.name for kind in BONUSES if kind.of_region]
        parts[0].need(parts[0].value not in of_region, "component-of-region", found=parts[0].value, rule="F-6.4")


def check_starting_tile(tile: Entry) -> None:
    """What a starting tile may contain. (F-6.6)"""
    known = ("officials", "unrest", "tokens", "ship", "unlock", "workers", "alchemist")
    for key in tile.names():
        tile.need(key in known, "component-entry-unknown", found=key, allowed=", ".join(known))
    for official in tile["officials"].items(most=3, least=1):
        official.word(names.OFFICIAL_NAMES)
    for region in tile.get("unrest", []).items():
        region.word(names.REGION_NAMES)
    for aspect in tile.get("tokens", []).items():
        aspect.word(names.ASPECT_NAMES)
    for key in ("ship", "unlock", "workers", "alchemist"):
        tile.get(key, 0).number(0, 8)
    both = tile.get("ship", 0).value and tile.get("alchemist", 0).value
    tile.need(not both, "component-not-both", one="ship", other="alchemist", rule="F-6.6")


def check_boards(boards: Entry) -> None:
    """Track, mausoleum, slots and the numbers that depend on the players."""
    for table in ("elixir_track", "mausoleum_grid", "mausoleum_tiles", "wall_slots", "palace_spaces", *PLAYERS):
        check_said(boards[table])
    last = check_track(boards["elixir_track"])
    rows = boards["mausoleum_grid"]["rows"].items(3)
    spots = [symbol for row in rows for symbol in row.items(3)]
    check_each_once(spots, names.SYMBOL_NAMES, "component-too-often", "F-1.3")
    check_mausoleum(boards["mausoleum_tiles"], last)
    for players, count in PLAYERS.items():
        for section in names.SECTION_NAMES:
            check_numbers_in(boards["wall_slots"][players][section], count, 1, 3)
        boards["palace_spaces"][players].number(0, 3)
        check_numbers(boards[players])


def check_track(track: Entry) -> int:
    """Spaces on the track, no two symbols on one; returns the last space."""
    last, seen = track["last"].number(1, 99), list[int]()
    for kind in ("single", "double", "master"):
        for space in track[kind].items(1 if kind == "master" else None):
            at = space.number(1, last)
            space.need(at not in seen, "component-space-taken", found=at)
            seen.append(at)
    for space in track["multiplier"].items():
        space.number(1, last)
    return last


def check_mausoleum(tiles: Entry, last: int) -> None:
    """Conditions of the right kind, and a slot for every player. (F-7)"""
    for slot in tiles["three_up"].items(most=2):
        slot.number(1, 4)
    for name in names.TOMB_TILE_NAMES:
        tile = tiles[name]
        kinds = {"MR": ("governors", "palaces"), "MW": ("walls",), "ME": ("space",)}[name[:2]]
        for key in tile.names():
            allowed = (*kinds, "points")
            tile.need(key in allowed, "component-entry-unknown", found=key, allowed=", ".join(allowed))
        needs = [tile.get(kind, 0).number(0, last) for kind in kinds]
        tile.need(any(needs), "component-no-condition", allowed=", ".join(kinds), rule="F-7.1")
        check_numbers_in(tile["points"], 4, 0, 40)


def check_numbers(numbers: Entry) -> None:
    """Tiles that fit the spaces they are placed on."""
    tiles = numbers["governor_tiles"].number(0, 10) + numbers["blank_tiles"].number(0, 10)
    spaces = 5 * numbers["governor_spaces"].number(1, 2)
    numbers.need(tiles == spaces, "component-governor-tiles", found=tiles, count=spaces, rule="F-1.4")
    numbers["small_tokens"].number(1, 13)
    numbers["emperor_tiles"].number(0, 6)
    numbers["majority"].number(0, 99)


def check_rewards(rewards: Entry) -> None:
    """Three tableaux of three rows of five rewards. (F-8.2)"""
    check_said(rewards)
    for name in names.TABLEAU_NAMES:
        tableau = rewards[name]
        check_each_once(tableau["rows"].items(3), names.ASPECT_NAMES, "component-too-often", "F-8.2")
        for aspect in names.ASPECT_NAMES:
            for reward in tableau[aspect].items(5):
                check_reward(reward.items(4))


def check_reward(parts: Sequence[Entry]) -> None:
    """A known reward with valid regions and officials."""
    if not parts:
        return
    kind, count, where, officials = parts
    kind.word(REWARD_NAMES)
    count.number(1, 9)
    where.words(names.REGION_NAMES, "+")
    named = officials.words(names.OFFICIAL_NAMES, "+")
    fits = (kind.value == "recruit") == bool(named or officials.value)
    officials.need(fits, "component-officials", found=officials.value, reward=kind.value, rule="F-8.2")


def check_li_si_cards(rows: Entry) -> None:
    """24 action cards of five kinds with what each kind needs. (F-10.3 to F-10.7)"""
    for row in rows.items():
        kind = row["kind"].value
        if kind == "elixir":
            check_filled(row, "steps")
        elif kind == "governor":
            check_order(row["order"], names.REGION_NAMES)
            check_filled(row, "spaces", "pieces")
        elif kind == "palace":
            check_order(row["order"], names.REGION_NAMES)
            check_order(row["large_tokens"], names.ASPECT_NAMES)
            check_filled(row, "takes_tile")
        elif kind == "wall":
            check_order(row["order"], names.SITE_NAMES)
            check_filled(row, "arrow", "removes_tile")


def check_filled(row: Entry, *columns: str) -> None:
    """What a card of its kind needs."""
    for column in columns:
        row[column].need(row[column].value != "", "component-needed", kind=row["kind"].value, column=column)


def check_order(order: Entry, known: Sequence[str]) -> None:
    """All of something in some order, with > between them."""
    found = order.words(known, ">") if ">" in str(order.value) else []
    if found or ">" not in str(order.value):
        whole = sorted(found) == list(range(len(known)))
        message = "component-order" if order.value else "component-order-empty"
        order.need(whole, message, found=order.value, example=">".join(known))


def check_li_si(li_si: Entry) -> None:
    """Four scoring cards, and four levels that show one line of each sort. (F-10.1, F-10.11)"""
    check_said(li_si["scoring"])
    check_said(li_si["levels"])
    for name in names.SCORING_CARD_NAMES:
        card = li_si["scoring"][name]
        check_numbers_in(card["walls"], 3, 0, 20)
        card["line"].word(names.SCORING_LINES)
    for level in ("1", "2", "3", "4"):
        check_level(li_si["levels"][level], li_si["scoring"])


def check_level(level: Entry, scoring: Entry) -> None:
    """Nine different action cards, one governor line, one elixir line, a start that fits."""
    seen: list[int] = []
    for card in level["deck"].items(9):
        number = card.number(1, 24)
        card.need(number not in seen, "component-card-twice", found=number, rule="F-10.1")
        seen.append(number)
    sides = [names.SCORING_CARD_NAMES[level[side].word(names.SCORING_CARD_NAMES)] for side in ("top", "bottom")]
    lines = [str(scoring[side].get("line", "").value) for side in sides]
    one = sum(line.startswith("ties") for line in lines) == 1
    level.need(one, "component-lines", found=", ".join(sides), rule="F-10.11")
    level["place"].number(1, 2)
    level["ship"].number(0, 24)
    level["soldiers"].number(0, 8)
