"""How good a position of ZhanGuo is for a seat, in hundredths of a VP: what it has, and what it is about to get.

Points that are certain count in full. Everything else is an outlook: a task half done, workers in place, a set of
officials, a marker lead. Each is worth what it leads to, as far as the turns that are left can reach it, so investment
pays early and points late. Of others' hands nothing is read, of the decks nothing at all, so a guessed world serves as
well as the true one.
"""

from typing import Final

from tianxia.games.zhanguo.actions.palace import is_blocked
from tianxia.games.zhanguo.actions.wall import staffed
from tianxia.games.zhanguo.kit import (
    ASPECTS,
    FLAT,
    FREE_GOVERNOR,
    FREE_PALACE,
    FREE_WALL,
    HIRE,
    NO_BOARD,
    NO_SQUARE,
    OFFICIAL,
    ONE_OFFICIAL,
    REGIONS,
    RODS,
    ROUNDS,
    SECTIONS,
    SITES,
    SQUARE_VP,
    SQUARES,
    TASK_SLOTS,
    TURNS,
    TWO_WORKERS,
    VP,
    VP_PER_ASPECT,
    aspect_of,
)
from tianxia.games.zhanguo.position import (
    NOBODY,
    OVER,
    REWARDS,
    Position,
    governors_left,
    has_wall,
    palace_slots_left,
    palaces_left,
    walls_left,
)
from tianxia.games.zhanguo.scoring import (
    EACH_GOVERNOR,
    MOST_GOVERNORS,
    MOST_MARKERS,
    score_governors,
    score_markers,
    score_tasks,
)
from tianxia.games.zhanguo.tasks import KINDS, PALACE_TASK, WALL_TASK, walls_at
from tianxia.games.zhanguo.walls import CRITERIA, score_walls

ALL_TURNS: Final = ROUNDS * TURNS
HELD: Final[tuple[int, ...]] = (8, 20, 45, 75, 92)
"""In per cent, by lead in a region from -2 to 2: how likely its majority is in the end."""
TYPICAL: Final[tuple[int, ...]] = (3, 4, 2, 2, 2, 4, 3, 2, 3, 3, 3, 3)
"""By wall criterion: how often it is met on an ordinary board at the end; the total unrest for the flat sums."""
TASK_TURNS: Final[tuple[int, ...]] = (3, 3, 4)
"""What a piece of a wall, palace or governor task takes, from the first official to the building."""
READY: Final[tuple[int, ...]] = (0, 15, 40, 88)
"""In per cent: what a palace is worth while so many of its three workers are in place."""
SETS: Final[tuple[int, ...]] = (0, 15, 42, 85)
"""The same for a governor and the colours of officials that wait for him."""


class Weights:
    """What the outlook is measured in, hundredths of a VP unless they say otherwise. Tuned by play."""

    def __init__(self) -> None:
        """The weights that the bot plays with."""
        self.worker = 150
        self.official = 70
        self.below = 60
        """An official in a workers area, where the track has room for a hire."""
        self.unrest = 35
        self.big_marker = 200
        self.marker = 60
        """A marker that wins nothing this round but stays for the next."""
        self.disc = 25
        """A place higher on the rewards track."""
        self.hand = 12
        """A number in hand that is hard to beat, per tenth of the way from the middle to the end of the range."""
        self.frequency = [10, 14, 24, 22, 10]
        """By trigger, in per cent of the turns: how often the action comes."""
        self.woken = 60
        """In per cent: how often the number is right, with care."""
        self.palace_turns = 6
        """A palace in so many turns."""
        self.bonus = [90, 70, 100, 150, 100, 60, 50, 40, 120]
        """By kind of bonus: marker, points, VP, worker, VP per card, calm any, calm same, move worker, official."""
        self.governor = 100
        """In per cent: how much the outlook on governors counts."""
        self.race = 100
        """In per cent: how much the outlook on rewards counts."""


OWN: Final = Weights()


class Outlook:
    """What one seat can still expect, gathered once for a position and used by the parts of the evaluation."""

    def __init__(self, pos: Position, me: int, weights: Weights) -> None:
        """Count turns and cards; the rest is filled in by `look`."""
        self.weights = weights
        self.turns: int = len(pos.hands[me]) + TURNS * (ROUNDS - pos.round)
        """Own turns left in the game."""
        self.cards: int = 0
        self.aspects: list[int] = [0, 0, 0]
        """Own tucked cards by aspect."""
        self.want_palace: list[int] = [0, 0, 0, 0, 0]
        self.want_governor: list[int] = [0, 0, 0, 0, 0]
        self.want_site: list[int] = [0, 0, 0]
        """What the tasks add to a palace or governor in a region, or a wall at a site."""
        self.tasks: int = 0
        """The tasks on their way."""
        self.met: list[int] = []
        """By section: how often its criterion will be met."""
        self.best_palace: int = 0
        self.best_wall: int = 0
        """A building without payment, as a reward gives it."""


def value(pos: Position, me: int) -> int:
    """What the seat will have in the end, as far as can be seen, less a share of what that leaves to the others."""
    return worth(pos, me, OWN)


def worth(pos: Position, me: int, weights: Weights) -> int:
    """The same, measured by weights of one's choice."""
    others = 0
    for seat in range(pos.seats):
        if seat != me:
            others += 100 * (score_governors(pos, seat) + score_tasks(pos, seat)) + 25 * total_markers(pos, seat)
    total = 100 * (pos.earned(me) + score_tasks(pos, me))
    if pos.stage == OVER:
        return total + 100 * (score_governors(pos, me) + score_markers(pos, me) + score_walls(pos, me)) - others // 4
    if pos.boards[me] == NO_BOARD:
        return total
    view = look(pos, me, weights)
    total += view.tasks + walls_hope(pos, me, view) + governors_hope(pos, me, view)
    total += workers_hope(pos, me, view) + board_hope(pos, me, view) + cards_hope(pos, me, view)
    total += race_hope(pos, me, view) + hand_hope(pos, me, view)
    return total - others // (2 * pos.seats)


def look(pos: Position, me: int, weights: Weights) -> Outlook:
    """Gather what the parts have in common."""
    view = Outlook(pos, me, weights)
    for card in pos.tucked[me * 15 : me * 15 + 15]:
        if card:
            view.cards += 1
            view.aspects[aspect_of(card)] += 1
    look_at_tasks(pos, me, view)
    for section in range(SECTIONS):
        view.met.append(expected_met(pos, me, section, view.turns))
    return view


# Tasks


def look_at_tasks(pos: Position, me: int, view: Outlook) -> None:
    """What each task that is not claimed yet would bring, and what of it the next piece is worth."""
    for first in (0, KINDS):
        points, discs = 0, 0
        for place in range(first * TASK_SLOTS, (first + KINDS) * TASK_SLOTS):
            if pos.claims[place] == me:
                points += pos.kit.slots[place]
                discs += 1
        for task in range(first, first + KINDS):
            slot = free_slot(pos, me, task)
            if slot >= 0:
                gain = 100 * ((points + slot) * (discs + 1) - points * discs)
                look_at_task(pos, me, task, gain, view)


def free_slot(pos: Position, me: int, task: int) -> int:
    """The VP of the first free slot of a task; -1 where the seat has a disc already."""
    at = task * TASK_SLOTS
    for place in range(at, at + TASK_SLOTS):
        if pos.claims[place] == me:
            return -1
        if pos.claims[place] == NOBODY:
            return pos.kit.slots[place]
    return -1


def look_at_task(pos: Position, me: int, task: int, gain: int, view: Outlook) -> None:
    """A task's worth grows with the square of what is done: the last piece brings most."""
    needs = pos.kit.needs[pos.tasks[task]]
    kind = task % KINDS
    need, done = 0, 0
    if kind == WALL_TASK:
        for site in range(SITES):
            need += needs[site]
            done += min(needs[site], walls_at(pos, me, site))
    else:
        pieces = pos.palaces if kind == PALACE_TASK else pos.governors
        for region in needs:
            need += 1
            done += 1 if pieces[me * REGIONS + region] else 0
    chance = task_chance(view.turns, (need - done) * TASK_TURNS[kind])
    view.tasks += gain * chance * done * done // (100 * need * need)
    if done < need:
        want_pieces(pos, me, kind, needs, gain * chance * (2 * done + 1) // (100 * need * need), view)


def task_chance(turns: int, needed: int) -> int:
    """In per cent, how likely there is time for it."""
    slack = turns - needed
    return 0 if slack < 0 else min(85, 30 + 5 * slack)


def want_pieces(pos: Position, me: int, kind: int, needs: list[int], more: int, view: Outlook) -> None:
    """Note what a piece would add at each place where the task still lacks one."""
    if kind == WALL_TASK:
        for site in range(SITES):
            if walls_at(pos, me, site) < needs[site]:
                view.want_site[site] += more
        return
    pieces, wanted = (pos.palaces, view.want_palace) if kind == PALACE_TASK else (pos.governors, view.want_governor)
    for region in needs:
        if pieces[me * REGIONS + region] == 0:
            wanted[region] += more


# Walls


def expected_met(pos: Position, me: int, section: int, turns: int) -> int:
    """How often, in hundredths, a section's criterion will be met: as now, drawn towards the ordinary by the turns."""
    criterion = pos.kit.criterion[pos.tiles[section]]
    now = CRITERIA[criterion](pos, me)
    return (100 * now * (2 * ALL_TURNS - turns) + 100 * TYPICAL[criterion] * turns) // (2 * ALL_TURNS)


def wall_hope(pos: Position, section: int, rods: int, view: Outlook) -> int:
    """What a wall on a slot will score."""
    face = pos.tiles[section]
    each = pos.kit.worth[face * RODS + rods - 1]
    if pos.kit.criterion[face] == FLAT:
        return max(0, 100 * each - view.met[section])
    return each * view.met[section]


def walls_hope(pos: Position, me: int, view: Outlook) -> int:
    """All walls that stand."""
    total = 0
    for place in range(SECTIONS * RODS):
        if pos.walls[place] == me:
            total += wall_hope(pos, place // RODS, place % RODS + 1, view)
    return total


# Governors


def region_hope(pos: Position, me: int, region: int, more: int, turns: int) -> int:
    """A seat's outlook on a region with some governors more: its share now, and who is likely to lead in the end."""
    mine, rival, ties = pos.governors[me * REGIONS + region] + more, 0, 1
    if mine == 0:
        return 0
    for seat in range(pos.seats):
        if seat != me:
            count = pos.governors[seat * REGIONS + region]
            ties += 1 if count == mine else 0
            rival = max(rival, count)
    now = 0 if mine < rival else 100 * (MOST_GOVERNORS + EACH_GOVERNOR * mine) // ties
    hope = (MOST_GOVERNORS + EACH_GOVERNOR * max(mine, rival)) * HELD[max(-2, min(2, mine - rival)) + 2]
    return (now * (ALL_TURNS - turns) + hope * turns) // ALL_TURNS


def governor_gain(pos: Position, me: int, region: int, view: Outlook) -> int:
    """What one governor more in a region would bring: majority, square, task, and calm."""
    gain = region_hope(pos, me, region, 1, view.turns) - region_hope(pos, me, region, 0, view.turns)
    gain += view.want_governor[region] + view.weights.unrest * pos.unrest[me * REGIONS + region]
    square = 0
    for place in range(region * SQUARES, region * SQUARES + SQUARES):
        kind = pos.kit.squares[place]
        if kind != NO_SQUARE and pos.squares[place] == NOBODY:
            square = max(square, 400 if kind == SQUARE_VP else 150)
    return gain + square


def governors_hope(pos: Position, me: int, view: Outlook) -> int:
    """Governors that stand, and those whose officials are gathering."""
    total, best, second = 0, 0, 0
    for region in range(REGIONS):
        total += region_hope(pos, me, region, 0, view.turns)
        at = me * 15 + region * 3
        colours = (1 if pos.above[at] else 0) + (1 if pos.above[at + 1] else 0) + (1 if pos.above[at + 2] else 0)
        if colours and view.turns > 3 - colours:
            hope = governor_gain(pos, me, region, view) * SETS[colours] // 100
            if hope > best:
                best, second = hope, best
            elif hope > second:
                second = hope
    if governors_left(pos, me) == 0:
        return total
    return (total + best + second // 2) * view.weights.governor // 100


# Workers and buildings


def workers_hope(pos: Position, me: int, view: Outlook) -> int:
    """Workers are worth the palace or wall that they are nearest to; those left over wait for the next one."""
    workers = 0
    for count in pos.workers[me * REGIONS : me * REGIONS + REGIONS]:
        workers += count
    palace = palace_hope(pos, me, workers, view)
    wall = wall_plan(pos, me, view)
    if view.turns == 0:
        return 0
    best, other = max(palace, wall), min(palace, wall)
    spare = max(0, workers - 3)
    left = min(spare, max(0, view.turns - 1)) * view.weights.worker * min(8, view.turns) // 8
    return best + max(left, other * 7 // 10 if spare >= 2 and view.turns > 1 else 0)


def palace_hope(pos: Position, me: int, workers: int, view: Outlook) -> int:
    """The best palace on its way; notes what one without payment would bring."""
    if palaces_left(pos, me) == 0:
        return 0
    hope = 0
    marker = view.weights.big_marker if NOBODY in pos.big else 0
    for region in range(REGIONS):
        if palace_slots_left(pos, region) == 0 or is_blocked(pos, me, region):
            continue
        here = pos.workers[me * REGIONS + region]
        ready = min(2, here) + min(1, workers - here)
        gain = 100 * view.cards + view.want_palace[region]
        view.best_palace = max(view.best_palace, gain)
        if view.turns > (0 if ready == 3 else 1):
            hope = max(hope, (gain + marker) * READY[ready] // 100)
    return hope


def wall_plan(pos: Position, me: int, view: Outlook) -> int:
    """The best wall on its way; notes what one without payment would bring."""
    if walls_left(pos, me) == 0:
        return 0
    hope, payable = 0, staffed(pos, me)
    for section in range(SECTIONS):
        if has_wall(pos, me, section):
            continue
        for rods in range(1, RODS + 1):
            if pos.walls[section * RODS + rods - 1] != NOBODY:
                continue
            gain = wall_hope(pos, section, rods, view) + view.want_site[section // 2]
            view.best_wall = max(view.best_wall, gain)
            if payable >= rods:
                hope = max(hope, gain * READY[3] // 100)
            elif view.turns > 1:
                hope = max(hope, gain * READY[RODS - rods + payable] // 100)
    return hope


# The own board


def board_hope(pos: Position, me: int, view: Outlook) -> int:
    """Officials by what they can do, and unrest that is in the way."""
    weights, total = view.weights, 0
    soon = min(8, view.turns)
    for region in range(REGIONS):
        at = me * 15 + region * 3
        above = pos.above[at] + pos.above[at + 1] + pos.above[at + 2]
        below = pos.below[at] + pos.below[at + 1] + pos.below[at + 2]
        level = pos.unrest[me * REGIONS + region]
        room = pos.kit.length[pos.boards[me] * REGIONS + region] - level
        total += (above + below) * weights.official * soon // 8
        if room > 0:
            total += below * (weights.below + 20 * min(2, room)) * soon // 8
        total -= level * weights.unrest * soon // 8
    return total


def cards_hope(pos: Position, me: int, view: Outlook) -> int:
    """Tucked cards: a VP for each palace to come, and their bonuses as often as they will wake."""
    weights = view.weights
    palaces = min(100 * palaces_left(pos, me), 100 * view.turns // weights.palace_turns)
    total = view.cards * palaces
    for slot in range(15):
        card = pos.tucked[me * 15 + slot]
        if card:
            times = view.turns * weights.frequency[pos.kit.trigger[card]] * weights.woken
            if sleeps(pos, me, slot // 3):
                times //= 2
            total += bonus_worth(pos, card, view) * times // 10_000
    return total


def sleeps(pos: Position, me: int, region: int) -> bool:
    """Whether the cube is on the last slot."""
    return pos.unrest[me * REGIONS + region] >= pos.kit.length[pos.boards[me] * REGIONS + region]


def bonus_worth(pos: Position, card: int, view: Outlook) -> int:
    """What a card brings when it wakes."""
    kind = pos.kit.bonus[card]
    if kind == VP:
        return view.weights.bonus[kind] * pos.kit.amount[card]
    if kind == VP_PER_ASPECT:
        return view.weights.bonus[kind] * (view.aspects[pos.kit.amount[card]] + view.turns // 12)
    return view.weights.bonus[kind]


# Markers and rewards


def total_markers(pos: Position, seat: int) -> int:
    """The value of all markers of a seat."""
    total = 0
    for aspect in range(ASPECTS):
        total += held(pos, seat, aspect)
    return total


def held(pos: Position, seat: int, aspect: int) -> int:
    """The value of a seat's markers of an aspect."""
    return pos.markers[seat * ASPECTS + aspect] + (3 if pos.big[aspect] == seat else 0)


def race_hope(pos: Position, me: int, view: Outlook) -> int:
    """The rewards that the markers may win, what they are worth after that, and the place on the track."""
    total = 0
    for aspect in range(ASPECTS):
        total += aspect_hope(pos, me, aspect, view)
    above = 0
    for seat in range(pos.seats):
        above += 1 if pos.discs[seat] < pos.discs[me] else 0
    return total * view.weights.race // 100 - above * view.weights.disc


def aspect_hope(pos: Position, me: int, aspect: int, view: Outlook) -> int:
    """One aspect: this round's reward if it has not been given yet, else the next one's."""
    offered = pos.stage == REWARDS and pos.turn > aspect
    number = pos.round + (1 if offered else 0)
    mine = held(pos, me, aspect)
    if number > ROUNDS:
        return 100 * MOST_MARKERS[aspect] * lead_chance(pos, me, aspect, 0) // 100
    if mine == 0:
        return 0
    chance = lead_chance(pos, me, aspect, len(pos.hands[me]) + (TURNS if offered else 0))
    reward = reward_worth(pos, me, (number - 1) * ASPECTS + aspect, view)
    kept = min(mine, 6) * view.weights.marker if number < ROUNDS else 100 * MOST_MARKERS[aspect] * chance // 100
    return (max(reward, kept) * chance + kept * (100 - chance)) // 100


def lead_chance(pos: Position, me: int, aspect: int, turns: int) -> int:
    """In per cent, how likely a seat leads in an aspect after so many turns more; ties go by the track."""
    mine, lead = held(pos, me, aspect), 99
    if mine == 0:
        return 0
    for seat in range(pos.seats):
        if seat != me:
            ahead = 2 * (mine - held(pos, seat, aspect)) + (1 if pos.discs[me] < pos.discs[seat] else -1)
            lead = min(lead, ahead)
    return max(2, min(98, 50 + lead * 50 // (1 + 2 * turns)))


def reward_worth(pos: Position, me: int, place: int, view: Outlook) -> int:
    """What a reward would bring the seat."""
    kind = pos.kit.reward[place]
    if kind == FREE_PALACE:
        return view.best_palace
    if kind == FREE_WALL:
        return view.best_wall
    if kind == FREE_GOVERNOR:
        best = 0
        for region in pos.kit.places[place] or range(REGIONS):
            best = max(best, governor_gain(pos, me, region, view))
        return best
    if kind == TWO_WORKERS:
        return 2 * view.weights.worker
    return view.weights.bonus[OFFICIAL] * (1 if kind == ONE_OFFICIAL else 2)


# The hand


def hand_hope(pos: Position, me: int, view: Outlook) -> int:
    """Numbers near the ends are hard to beat: high ones wake by wall, palace and hire, low ones by the others."""
    high, low = 0, 0
    for slot in range(15):
        card = pos.tucked[me * 15 + slot]
        if card:
            if pos.kit.trigger[card] <= HIRE:
                high += 1
            else:
                low += 1
    total = 0
    for card in pos.hands[me]:
        total += (card - 60) * min(4, high) if card > 60 else (60 - card) * min(4, low)
    return total * view.weights.hand // 24
