"""How good a position of The First Empire is for a seat, in hundredths of a VP: what it has, and what it will get.

Points on the track count in full. Everything else is an outlook: majorities, soldiers near their conditions, walls by
what they will count, sets of officials, workers in place, cards that will wake, a token lead. Each is worth what it
leads to, as far as the turns that are left can reach it, so investment pays early and points late. Of others' hands
nothing is read, of the decks and Li Si's pile nothing at all, so a guessed world serves as well as the true one.
"""

from typing import Final

from tianxia.games.first_empire.actions.palace import ANY_CARD, tile_points
from tianxia.games.first_empire.actions.wall import purse
from tianxia.games.first_empire.court import trigger_at
from tianxia.games.first_empire.mausoleum import slot_points
from tianxia.games.first_empire.position import (
    ALCHEMIST_TYPE,
    ASPECTS,
    DEAL,
    ELIXIR_SYMBOL,
    FIRST_MASTER,
    FIRST_SITE,
    GOVERNORS,
    HAND,
    HIRE,
    LAY_OUT,
    LI_SI,
    MOST_UNREST,
    OVER,
    PALACES,
    PLACES,
    PLAY,
    REGIONS,
    REWARD,
    SLOTS,
    SOURCES,
    STARTING_CHOICE,
    STARTING_EFFECT,
    SYMBOLS,
    UNLOCK,
    WALLS,
    Position,
    type_of,
)
from tianxia.games.first_empire.starting import ALCHEMIST_CARD
from tianxia.games.first_empire.walls import times_met, wall_points

ROUNDS: Final = 5
ALL_TURNS: Final = ROUNDS * HAND
SECTIONS: Final = 6
LINES: Final[tuple[tuple[int, int, int], ...]] = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8))
LINE_POINTS: Final = 10
ENTRANCE: Final[tuple[int, ...]] = (0, 200, 500, 900)
"""Soldiers left at the entrance in the end; three count like any more."""
WAITING: Final = 250
"""A tile that a soldier waits for is worth the wait from here on."""
HELD: Final[tuple[int, ...]] = (4, 15, 42, 74, 92)
"""In per cent, by lead in a region from -2 to 2: how likely its majority is in the end."""
TYPICAL: Final[tuple[int, ...]] = (3, 3, 3, 2, 3, 3, 2, 2, 3, 3, 3, 3, 3, 2)
"""By wall criterion: how often it is met on an ordinary board at the end."""
PIECE_TURNS: Final = 4
"""What a governor, palace or wall takes, from the first official to the building."""
PALACE_READY: Final[tuple[int, ...]] = (0, 8, 22, 48, 88)
"""In per cent: what a palace is worth while so many of architect, two workers and a third one are in place."""
WALL_READY: Final[tuple[int, ...]] = (0, 15, 42, 88)
"""The same for a wall, by workers in different regions."""
SETS: Final[tuple[int, ...]] = (0, 14, 40, 86)
"""The same for a governor and the types of officials that wait for him."""

# Kinds of bonus that count something, in the order of `names.BONUS_NAMES`.
SHIP: Final = 0
VP_PER_CARD: Final = 6
VP_PER_PIECE: Final = 7
UNREST_FOR_VP: Final = 10
VP_PER_ALCHEMIST_HERE: Final = 15
VP_PER_SOLDIER: Final = 17
VP_ROUND: Final = 18

# Kinds of reward, in the order of `names.REWARD_NAMES`; those before are officials, the one after is calm.
LAST_OFFICIALS: Final = 1
PLACE_ALCHEMISTS: Final = 2
FREE_GOVERNOR: Final = 3
FREE_PALACE: Final = 4
FREE_WALL: Final = 5
UNLOCK_SOLDIERS: Final = 6
SAIL: Final = 7
FREE_WORKERS: Final = 8
UNLOCK_AND_PUT: Final = 9
PUT: Final = 10


class Weights:
    """What the outlook is measured in, hundredths of a VP unless they say otherwise. Tuned by play."""

    def __init__(self) -> None:
        """The weights that the bot plays with."""
        self.worker = 150
        self.official = 60
        self.general = 50
        """A region with a general and calm enough to hire."""
        self.alchemist = 60
        """A region with an alchemist and room for a card."""
        self.unrest = 30
        self.revolt = 60
        """For each card that sleeps in a region at unrest 3."""
        self.large_token = 180
        self.token = 60
        """A token that wins nothing: three unlock a soldier."""
        self.symbol = 250
        """A symbol on the elixir track."""
        self.tile = 180
        """The bonus of a governor tile."""
        self.emperor_tile = 80
        self.hand = 8
        """A number in hand that is hard to beat, per tenth of the way from the middle to the end of the range."""
        self.frequency = [14, 11, 8, 12, 8, 8]
        """By trigger, in per cent of the turns: how often the action comes."""
        self.woken = 60
        """In per cent: how often the number is right, with care."""
        self.cluster = 20
        """In per cent: how much oftener an action is taken for each further card that it wakes."""
        # By kind of bonus, in the order of `names.BONUS_NAMES`; per card or piece where it counts them.
        self.bonus = [100, 100, 40, 70, 60, 80, 100, 100, 110, 120, 85]
        self.bonus += [150, 110, 90, 120, 200, 240, 100, 100, 300, 150, 200, 100]
        self.governor = 100
        """In per cent: how much the outlook on governors counts."""
        self.race = 100
        """In per cent: how much the outlook on rewards counts."""
        self.locked = 45
        """In per cent: what a condition is worth for a soldier that is still locked."""


OWN: Final = Weights()


class Outlook:
    """What the parts of the evaluation share: what is left to do, and what a piece more would bring."""

    def __init__(self, pos: Position, me: int, weights: Weights) -> None:
        """The turns left, for all that is measured by them."""
        self.weights = weights
        self.turns = turns_left(pos, me)
        self.soon = min(8, self.turns)
        self.types = [0, 0, 0, 0]
        self.cards = 0
        self.met: list[int] = []
        self.chance: list[int] = []
        self.want_governor = [0] * REGIONS
        self.want_palace = [0] * REGIONS
        self.want_site = [0, 0, 0]
        self.soldier = 0
        """One soldier more."""
        self.any_tile = 0
        """A soldier on any tile, its condition ignored."""
        self.best_palace = 0
        self.best_wall = 0
        self.space = 0
        """A space on the elixir track."""
        self.alchemist_card = 0


def turns_left(pos: Position, me: int) -> int:
    """How many cards the seat will still play."""
    left = (ROUNDS - pos.round) * HAND
    for at in range(me * HAND, me * HAND + HAND):
        if pos.hands[at]:
            left += 1
    return left


def value(pos: Position, me: int) -> int:
    """What a seat has and may hope for, less a part of what the others have."""
    return weighed(pos, me, OWN)


def weighed(pos: Position, me: int, weights: Weights) -> int:
    """The same, measured by weights of one's choice."""
    if pos.stage == LAY_OUT:
        return 0
    total = 100 * track(pos, me) - 100 * others(pos, me) // (2 * pos.players)
    if pos.stage == OVER:
        return total + 100 * final_points(pos, me)
    view = look(pos, me, weights)
    total += elixir_hope(pos, me, view) + tombs_hope(pos, me, view) + walls_hope(pos, me, view)
    total += governors_hope(pos, me, view) + workers_hope(pos, me, view)
    total += board_hope(pos, me, view) + cards_hope(pos, me, view)
    total += race_hope(pos, me, view) + hand_hope(pos, me, view)
    if pos.stage == STARTING_CHOICE or pos.stage == STARTING_EFFECT:
        total += start_hope(pos, me, view)
    return total


def track(pos: Position, me: int) -> int:
    """Points as earned so far."""
    points = 0
    for at in range(me * SOURCES, me * SOURCES + SOURCES):
        points += pos.vp[at]
    return points


def others(pos: Position, me: int) -> int:
    """What can be seen of the others' points."""
    points = 0
    for player in range(pos.players):
        if player != me:
            points += track(pos, player)
            for region in range(REGIONS):
                points += share(pos, player, region, 0) // 100
    return points


def final_points(pos: Position, me: int) -> int:
    """What the end adds to the track; as `scoring.py` has it, but in plain sums."""
    points = wall_points(pos, me) + pos.count_type(me, ALCHEMIST_TYPE) * pos.box.multiplier[pos.ship[me]]
    for region in range(REGIONS):
        points += share(pos, me, region, 0) // 100
    for line in LINES:
        if line_count(pos, me, line) == 3:
            points += LINE_POINTS
    return points + ENTRANCE[min(3, pos.entrance[me])] // 100


def line_count(pos: Position, me: int, line: tuple[int, int, int]) -> int:
    """A player's soldiers in a row or column."""
    count = 0
    for symbol in range(SYMBOLS):
        if pos.spot[symbol] in line and pos.soldier_on(me, symbol):
            count += 1
    return count


def look(pos: Position, me: int, weights: Weights) -> Outlook:
    """Gather what the parts have in common."""
    view = Outlook(pos, me, weights)
    for place in range(me * PLACES, me * PLACES + PLACES):
        card = pos.cards[place]
        if card:
            view.cards += 1
            view.types[type_of(card)] += 1
    for section in range(SECTIONS):
        view.met.append(expected_met(pos, me, section, view.turns))
    return view


# The elixir


def elixir_hope(pos: Position, me: int, view: Outlook) -> int:
    """Alchemist cards by the multiplier that the ship will reach, and the way to the next symbol."""
    ship, last = pos.ship[me], pos.box.last_space
    reach = min(last, ship + view.turns * 3 // 10)
    each = (100 * pos.box.multiplier[ship] * (ALL_TURNS - view.turns) + 25 * reach * view.turns) // ALL_TURNS
    view.alchemist_card = each + 10 * view.turns
    ahead = ship + 1
    while ahead <= last and pos.box.symbol[ahead] == 0:
        ahead += 1
    total = each * view.types[ALCHEMIST_TYPE]
    view.space = view.weights.symbol * 2 // 5 + 20 * view.types[ALCHEMIST_TYPE] if ship < last else 0
    if ahead <= last and view.turns:
        total += view.weights.symbol * (4 - min(4, ahead - ship)) * view.soon // 64
    # A stock of masters beside the board waits for a place; the own five are there from the start.
    if pos.alchemists[me] >> 5 and view.turns:
        total += master_worth(pos, me, view) * view.soon // 8
    return total + ship * 15 * view.soon // 8


def master_worth(pos: Position, me: int, view: Outlook) -> int:
    """The best master beside the board, by what its ability would bring."""
    best = 0
    for number in range(5):
        if pos.alchemists[me] >> (5 + number) & 1:
            worth = bonus_worth(pos, me, FIRST_MASTER + number, 0, view) * view.turns // 15
            best = max(best, worth)
    return 60 + best // 2


# The mausoleum


def tombs_hope(pos: Position, me: int, view: Outlook) -> int:
    """Tiles by how near their conditions are, for the soldiers that there are; rows and columns; the entrance."""
    hopes: list[int] = []
    for symbol in range(SYMBOLS):
        if pos.soldier_on(me, symbol):
            view.chance.append(100)
        else:
            chance = tile_chance(pos, me, symbol, view)
            points = 100 * slot_points(pos, symbol)
            view.chance.append(chance)
            view.any_tile = max(view.any_tile, points)
            hopes.append(points * chance // 100)
    hopes.sort(reverse=True)
    return soldiers_hope(pos, me, hopes, view) + lines_hope(pos, me, view)


def tile_chance(pos: Position, me: int, symbol: int, view: Outlook) -> int:
    """In per cent: how likely a tile's condition will be met; notes what a piece more would bring there."""
    box, tile = pos.box, pos.tomb_tile[symbol]
    factor = 100 if pos.entrance[me] else view.weights.locked if pos.locked[me] else 0
    gain = 100 * slot_points(pos, symbol) * factor // 100
    if symbol < FIRST_SITE:
        place = me * REGIONS + symbol
        governors = max(0, box.governors_needed[tile] - pos.governors[place])
        palaces = max(0, box.palaces_needed[tile] - pos.palaces[place])
        chance = piece_chance(governors + palaces, view.turns)
        more = gain * (piece_chance(governors + palaces - 1, view.turns) - chance) // 100
        view.want_governor[symbol] = more if governors else 0
        view.want_palace[symbol] = more if palaces else 0
        return chance
    if symbol < ELIXIR_SYMBOL:
        site = symbol - FIRST_SITE
        walls = max(0, box.walls_needed[tile] - pos.walls_at(me, site))
        chance = piece_chance(walls, view.turns)
        view.want_site[site] = gain * (piece_chance(walls - 1, view.turns) - chance) // 100 if walls else 0
        return chance
    spaces = max(0, box.space_needed[tile] - pos.ship[me])
    return 95 if spaces == 0 else max(0, min(80, 50 + 3 * view.turns - 7 * spaces))


def piece_chance(missing: int, turns: int) -> int:
    """In per cent: how likely so many governors, palaces and walls will still be built in one place."""
    if missing <= 0:
        return 95
    return max(0, min(70 - 20 * missing, 4 * (turns - PIECE_TURNS * missing + 3)))


def soldiers_hope(pos: Position, me: int, hopes: list[int], view: Outlook) -> int:
    """Soldiers at the entrance go to the best tiles; those left count by themselves, those locked come later."""
    total, used, waiting = 0, 0, pos.entrance[me]
    while used < waiting and used < len(hopes) and hopes[used] >= WAITING:
        total += hopes[used]
        used += 1
    total += ENTRANCE[min(3, waiting - used)]
    more = min(pos.locked[me], view.turns // 5)
    if used < len(hopes):
        view.soldier = max(120 if waiting - used < 3 else 30, hopes[used])
    if waiting - used > 2:
        view.soldier = 30
    for at in range(used, min(used + more, len(hopes))):
        total += hopes[at] * view.weights.locked // 100
    return total


def lines_hope(pos: Position, me: int, view: Outlook) -> int:
    """Rows and columns by how likely all three tiles are."""
    by_spot = [0] * SYMBOLS
    placed = [False] * SYMBOLS
    for symbol in range(SYMBOLS):
        by_spot[pos.spot[symbol]] = view.chance[symbol]
        placed[pos.spot[symbol]] = pos.soldier_on(me, symbol)
    total = 0
    for line in LINES:
        chance, missing = 100, 0
        for spot in line:
            chance = chance * by_spot[spot] // 100
            missing += 0 if placed[spot] else 1
        if missing <= pos.entrance[me] + min(pos.locked[me], view.turns // 5):
            locked = max(0, missing - pos.entrance[me])
            total += 100 * LINE_POINTS * chance // (100 + 60 * locked)
    return total


# Walls


def expected_met(pos: Position, me: int, section: int, turns: int) -> int:
    """How often, in hundredths, a section's criterion will be met: as now, drawn towards the ordinary by the turns."""
    criterion = pos.wall_tiles[section]
    if criterion < 0:
        return 0
    now = times_met(pos, me, criterion)
    return (100 * now * (2 * ALL_TURNS - turns) + 100 * TYPICAL[criterion] * turns) // (2 * ALL_TURNS)


def wall_hope(pos: Position, section: int, slot: int, view: Outlook) -> int:
    """What a wall on a slot will score."""
    rods = pos.box.rods[section * SLOTS + slot]
    return pos.box.criterion[pos.wall_tiles[section] * 3 + rods - 1] * view.met[section]


def walls_hope(pos: Position, me: int, view: Outlook) -> int:
    """All walls that stand."""
    total = 0
    for section in range(SECTIONS):
        for slot in range(pos.players):
            if pos.walls[section * SLOTS + slot] == me + 1:
                total += wall_hope(pos, section, slot, view)
    return total


# Governors


def share(pos: Position, me: int, region: int, more: int) -> int:
    """What a region's majority would bring now, in hundredths, with some governors more. (F-9.2, F-10.11)"""
    mine, ties = pos.governors[me * REGIONS + region] + more, 1
    if mine == 0:
        return 0
    for player in range(pos.players):
        if player != me:
            count = pos.governors[player * REGIONS + region]
            if count > mine:
                return 0
            ties += 1 if count == mine else 0
    if ties > 1 and pos.level and pos.box.li_wins_ties:
        return 100 * pos.box.majority if me == LI_SI else 0
    return pos.box.majority // ties * 100


def region_hope(pos: Position, me: int, region: int, more: int, turns: int) -> int:
    """A seat's outlook on a region: its share now, and who is likely to lead in the end."""
    mine, rival = pos.governors[me * REGIONS + region] + more, 0
    if mine == 0:
        return 0
    for player in range(pos.players):
        if player != me:
            rival = max(rival, pos.governors[player * REGIONS + region])
    hope = pos.box.majority * HELD[max(-2, min(2, mine - rival)) + 2]
    return (share(pos, me, region, more) * (ALL_TURNS - turns) + hope * turns) // ALL_TURNS


def governor_gain(pos: Position, me: int, region: int, view: Outlook) -> int:
    """What one governor more in a region would bring: majority, tile, soldier, and calm."""
    gain = region_hope(pos, me, region, 1, view.turns) - region_hope(pos, me, region, 0, view.turns)
    gain += view.want_governor[region] + view.weights.unrest * pos.unrest[me * REGIONS + region] * view.soon // 8
    for place in range(region * 2, region * 2 + pos.box.governor_spaces):
        if pos.governor_on[place] == 0 and 0 < pos.governor_tiles[place] <= 10:
            return gain + view.weights.tile
    return gain


def governors_hope(pos: Position, me: int, view: Outlook) -> int:
    """Governors that stand, and those whose officials are gathering."""
    total, best, second = 0, 0, 0
    for region in range(REGIONS):
        total += region_hope(pos, me, region, 0, view.turns)
        at = me * PLACES + region * 3
        types = 0
        for place in range(at, at + 3):
            types += 1 if pos.officials[place] else 0
        if types and view.turns > 3 - types:
            hope = governor_gain(pos, me, region, view) * SETS[types] // 100
            if hope > best:
                best, second = hope, best
            elif hope > second:
                second = hope
    if pos.governors_out(me) >= GOVERNORS:
        return total
    return (total + best + second * 6 // 10) * view.weights.governor // 100


# Workers and buildings


def workers_hope(pos: Position, me: int, view: Outlook) -> int:
    """Workers are worth the palace or wall that they are nearest to; those left over wait for the next one."""
    workers = 0
    for at in range(me * REGIONS, me * REGIONS + REGIONS):
        workers += pos.workers[at]
    palace = palace_hope(pos, me, workers, view)
    wall = wall_plan(pos, me, view)
    if view.turns == 0:
        return 0
    best, other = max(palace, wall), min(palace, wall)
    spare = max(0, workers - 3)
    left = min(spare, max(0, view.turns - 1)) * view.weights.worker * view.soon // 8
    return best + max(left, other * 7 // 10 if spare >= 2 and view.turns > 1 else 0)


def palace_gain(pos: Position, me: int, region: int, view: Outlook) -> int:
    """What a palace in a region would bring: six points, the best tile there, and a soldier's condition."""
    tile_gain = 0
    for place in range(region * 3, region * 3 + 3):
        kind = pos.palace_tiles[place] - 1
        if kind >= 0 and not (kind == ANY_CARD and pos.unrest[me * REGIONS + region] >= MOST_UNREST):
            tile_gain = max(tile_gain, 100 * tile_points(pos, me, region, kind))
    return 600 + tile_gain + view.want_palace[region]


def palace_hope(pos: Position, me: int, workers: int, view: Outlook) -> int:
    """The best palace on its way; notes what one without payment would bring."""
    if pos.palaces_out(me) >= PALACES:
        return 0
    hope = 0
    large = view.weights.large_token if 0 in pos.large else 0
    for region in range(REGIONS):
        here = pos.workers[me * REGIONS + region]
        architect = 1 if pos.officials[me * PLACES + region * 3 + 1] else 0
        ready = architect + min(2, here) + min(1, workers - here)
        gain = palace_gain(pos, me, region, view)
        view.best_palace = max(view.best_palace, gain)
        if view.turns > 4 - ready - (1 if here == 0 and ready < 4 else 0):
            hope = max(hope, (gain + large) * PALACE_READY[ready] // 100)
    return hope


def wall_plan(pos: Position, me: int, view: Outlook) -> int:
    """The best wall on its way; notes what one without payment would bring."""
    if pos.walls_out(me) >= WALLS:
        return 0
    hope, payable = 0, purse(pos, me)
    for section in range(SECTIONS):
        if pos.wall_tiles[section] < 0 or pos.own_wall_in(me, section):
            continue
        more = view.want_site[section // 2] + emperor_hope(pos, section, view)
        for slot in range(pos.players):
            if pos.walls[section * SLOTS + slot]:
                continue
            rods = pos.box.rods[section * SLOTS + slot]
            gain = wall_hope(pos, section, slot, view) + more
            view.best_wall = max(view.best_wall, gain)
            if payable >= rods:
                hope = max(hope, gain * WALL_READY[3] // 100)
            elif view.turns > 1:
                hope = max(hope, gain * WALL_READY[max(0, 3 - rods + payable)] // 100)
    return hope


def emperor_hope(pos: Position, section: int, view: Outlook) -> int:
    """Who is first in a section gets a trigger of his choice onto a card."""
    if not pos.emperor_piles[section // 2 * 2]:
        return 0
    for at in range(section * SLOTS, section * SLOTS + SLOTS):
        if pos.walls[at]:
            return 0
    return view.weights.emperor_tile * view.soon // 8


# The own board


def board_hope(pos: Position, me: int, view: Outlook) -> int:
    """Officials by what they can do, and unrest that is in the way."""
    weights, total = view.weights, 0
    for region in range(REGIONS):
        at = me * PLACES + region * 3
        level = pos.unrest[me * REGIONS + region]
        cards = pos.cards_in(me, region)
        here = pos.officials[at] + pos.officials[at + 1] + pos.officials[at + 2]
        worth = here * weights.official - level * weights.unrest
        if pos.officials[at + 2] and level < MOST_UNREST:
            worth += weights.general
        if pos.officials[at] and cards < 3 and pos.ship[me] < pos.box.last_space and pos.alchemists[me]:
            worth += weights.alchemist
        if level == MOST_UNREST:
            worth -= cards * weights.revolt
        total += worth * view.soon // 8
    return total


def cards_hope(pos: Position, me: int, view: Outlook) -> int:
    """Tucked cards by how often they will wake; cards that wake together wake oftener."""
    weights = view.weights
    worth, count = [0] * 6, [0] * 6
    for slot in range(PLACES):
        card = pos.cards[me * PLACES + slot]
        if card:
            trigger = trigger_at(pos, me * PLACES + slot)
            bonus = bonus_worth(pos, me, card, slot // 3, view)
            if pos.unrest[me * REGIONS + slot // 3] == MOST_UNREST:
                bonus //= 2
            worth[trigger] += bonus
            count[trigger] += 1
    total = 0
    for trigger in range(6):
        if count[trigger]:
            often = weights.frequency[trigger] * (100 + weights.cluster * (count[trigger] - 1)) // 100
            total += worth[trigger] * often * view.turns // 100
    return total * weights.woken // 100


def bonus_worth(pos: Position, me: int, card: int, region: int, view: Outlook) -> int:
    """What a card brings when it wakes, looking a little ahead where it counts what is still to grow."""
    box = pos.box
    kind, what = box.bonus[card], box.what[card]
    each, grown = view.weights.bonus[kind], view.turns // 10
    if kind in (VP_PER_CARD, UNREST_FOR_VP):
        return each * (view.types[what] + grown) - (view.weights.unrest if kind == UNREST_FOR_VP else 0)
    if kind == VP_PER_PIECE:
        return each * (pieces(pos, me, what) + grown)
    if kind == VP_PER_ALCHEMIST_HERE:
        return each * max(1, pos.count_type_in(me, region, ALCHEMIST_TYPE))
    if kind == VP_PER_SOLDIER:
        return each * (pos.soldiers_out(me) + grown)
    if kind == VP_ROUND:
        return each * min(ROUNDS, pos.round + (1 if view.turns > HAND else 0))
    if kind == SHIP:
        return each if pos.ship[me] < box.last_space else 0
    return each


def pieces(pos: Position, me: int, what: int) -> int:
    """A player's governors, palaces or walls on the board."""
    if what == 0:
        return pos.governors_out(me)
    return pos.palaces_out(me) if what == 1 else pos.walls_out(me)


# Tokens and rewards


def race_hope(pos: Position, me: int, view: Outlook) -> int:
    """The rewards that tokens may win, and the soldiers that those left over will unlock."""
    total, tokens = 0, 0
    each = min(view.weights.token, view.soldier // 3) if pos.locked[me] else 0
    for row in range(ASPECTS):
        tokens += pos.token_value(me, pos.box.rows[row])
        total += row_hope(pos, me, row, each, view)
    if pos.round == ROUNDS and pos.stage > REWARD:
        # The last tokens buy soldiers, by threes, or nothing.
        return min(pos.locked[me], tokens // 3) * view.soldier * 9 // 10 if pos.stage == UNLOCK else 0
    if pos.stage > REWARD:
        total -= max(0, tokens - 5) * each
    return total * view.weights.race // 100


def row_hope(pos: Position, me: int, row: int, each: int, view: Outlook) -> int:
    """One row: this round's reward if it has not been given yet, else the next one's."""
    aspect = pos.box.rows[row]
    all_given = pos.stage > REWARD or pos.stage == DEAL
    offered = all_given or (pos.stage == REWARD and pos.turn > row)
    number = max(1, pos.round + (1 if offered else 0))
    # Large tokens go back before the next round.
    mine = pos.small[me * ASPECTS + aspect] if all_given else pos.token_value(me, aspect)
    kept = mine * each
    if number > ROUNDS or mine == 0:
        return kept
    turns = view.turns - (ROUNDS - pos.round) * HAND + (HAND if offered else 0)
    chance = lead_chance(pos, me, aspect, turns)
    reward = reward_worth(pos, me, row * ROUNDS + number - 1, view)
    return (max(reward, kept) * chance + kept * (100 - chance)) // 100


def lead_chance(pos: Position, me: int, aspect: int, turns: int) -> int:
    """In per cent, how likely a seat leads in an aspect after so many turns more; ties go by turn order."""
    mine, lead = pos.token_value(me, aspect), 99
    before = True
    for player in pos.order:
        if player == me:
            before = False
        else:
            ahead = 2 * (mine - pos.token_value(player, aspect)) + (-1 if before else 1)
            lead = min(lead, ahead)
    return max(2, min(98, 50 + lead * 50 // (1 + 2 * min(6, turns))))


def reward_worth(pos: Position, me: int, at: int, view: Outlook) -> int:
    """What a reward would bring the seat."""
    kind, count, where = pos.box.reward[at * 4], pos.box.reward[at * 4 + 1], pos.box.reward[at * 4 + 2]
    if kind == FREE_GOVERNOR:
        return best_governor(pos, me, where, view)
    if kind == FREE_PALACE:
        return view.best_palace
    if kind == FREE_WALL:
        return view.best_wall
    if kind == UNLOCK_SOLDIERS:
        return view.soldier * min(count, pos.locked[me])
    if kind == UNLOCK_AND_PUT:
        return view.any_tile + view.soldier // 2 if pos.locked[me] else 0
    if kind == PUT:
        return view.any_tile if pos.entrance[me] else 0
    return means_worth(pos, me, kind, count, view)


def best_governor(pos: Position, me: int, where: int, view: Outlook) -> int:
    """A governor in the best of some regions, given as bits."""
    best = 0
    for region in range(REGIONS):
        if where >> region & 1:
            best = max(best, governor_gain(pos, me, region, view))
    return best


def means_worth(pos: Position, me: int, kind: int, count: int, view: Outlook) -> int:
    """Rewards that are means to something else."""
    if kind <= LAST_OFFICIALS:
        return 100 * max(1, count)
    if kind == PLACE_ALCHEMISTS:
        return view.alchemist_card * count
    if kind == SAIL:
        return view.space * count
    if kind == FREE_WORKERS:
        return view.weights.worker * count
    return reset_worth(pos, me, count, view)


def reset_worth(pos: Position, me: int, count: int, view: Outlook) -> int:
    """Calm in the most restless regions."""
    levels = sorted(pos.unrest[me * REGIONS : me * REGIONS + REGIONS], reverse=True)
    total = 0
    for level in levels[:count]:
        total += level * view.weights.unrest + (2 * view.weights.revolt if level == MOST_UNREST else 0)
    return total * view.soon // 8


# The hand and the start


def hand_hope(pos: Position, me: int, view: Outlook) -> int:
    """Numbers near the ends are hard to beat: high ones wake by hire, palace and wall, low ones by the others."""
    if pos.stage != PLAY:
        return 0
    high, low = 0, 0
    for place in range(me * PLACES, me * PLACES + PLACES):
        if pos.cards[place]:
            if trigger_at(pos, place) >= HIRE:
                high += 1
            else:
                low += 1
    total = 0
    for at in range(me * HAND, me * HAND + HAND):
        card = pos.hands[at]
        if card:
            total += (card - 60) * min(4, high) if card > 60 else (60 - card) * min(4, low)
    return total * view.weights.hand // 24


def start_hope(pos: Position, me: int, view: Outlook) -> int:
    """The starting tile chosen, until it is carried out: officials, unrest, tokens, workers, soldiers, spaces."""
    tile = pos.chosen[me]
    if tile == 0:
        return 0
    box, at, weights = pos.box, tile * 8, view.weights
    total = (box.starting[at] + box.starting[at + 1] + box.starting[at + 2]) * 100
    for region in range(REGIONS):
        total -= weights.unrest * (box.starting[at + 3] >> region & 1)
    for aspect in range(ASPECTS):
        total += weights.token * (box.starting[at + 4] >> aspect & 1)
    total += weights.worker * box.starting[at + 5] + 200 * box.starting[at + 6]
    steps = box.starting[at + 7]
    return total + (view.alchemist_card if steps == ALCHEMIST_CARD else view.space * steps)
