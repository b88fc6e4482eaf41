"""Plays a turn in every possible way, with the free move at its three questions or at every moment, for comparison."""

from collections.abc import Iterator
from random import Random

from tianxia.engine.script import ALLOWED, Ask
from tianxia.games.zhanguo.components import load_components
from tianxia.games.zhanguo.kit import STAR
from tianxia.games.zhanguo.officials import DOWN, DOWNS, SIDE, move_down, move_official, why_no_down, why_no_point
from tianxia.games.zhanguo.position import PLAY, REWARDS, Position
from tianxia.games.zhanguo.set_up import empty_table
from tianxia.games.zhanguo.turn import turn

Step = tuple[bool, int]
"""Whether it is an answer to the question, else a free move beside it; and its number."""
Key = tuple[object, ...]


class TooMany(Exception):
    """A turn has more ways than anybody wants to try."""


def key(pos: Position) -> Key:
    """All that the rest of the game can depend on."""
    lists = (pos.above, pos.below, pos.workers, pos.unrest, pos.supply, pos.markers, pos.vp, pos.governors, pos.squares)
    more = (pos.palaces, pos.walls, pos.claims, pos.big, pos.tucked, pos.court, pos.hands[0])
    now = (pos.points, pos.used, pos.action, pos.card, pos.woken)
    return (*(tuple(each) for each in (*lists, *more)), now)


def rested(pos: Position) -> set[Key]:
    """The positions that free moves lead to from here, this one among them."""
    found, todo = {key(pos)}, [pos]
    while todo:
        at = todo.pop()
        for down in DOWNS:
            if why_no_down(at, 0, down) == ALLOWED:
                further = at.copy()
                move_down(further, 0, down)
                if key(further) not in found:
                    found.add(key(further))
                    todo.append(further)
    return found


def ends(start: Position, everywhere: bool, limit: int) -> set[Key]:
    """Every position at the start of seat 0's next turn, free moves at its beginning among them."""
    found: set[Key] = set()
    seen: set[Key] = set()
    todo: list[list[Step]] = [[]]
    while todo:
        steps = todo.pop()
        pos, ask, local = played(start, steps)
        if ask is None:
            found |= rested(pos)
            continue
        state = (key(pos), local)
        if state in seen:
            continue
        seen.add(state)
        if len(seen) > limit:
            raise TooMany
        todo += [[*steps, (True, option)] for option in ask.candidates() if ask.why_not(option) == ALLOWED]
        if everywhere:
            todo += [[*steps, (False, down)] for down in DOWNS if why_no_down(pos, 0, down) == ALLOWED]
    return found


def played(start: Position, steps: list[Step]) -> tuple[Position, Ask | None, Key]:
    """Play a turn by answers and by free moves that no question offered; the script does not notice those."""
    pos = start.copy()
    script = turn(pos, 0)
    remembered: list[object] = []
    value: object = None
    ask: Ask | None = None
    left = iter(steps)
    while True:
        try:
            request = script.send(value)
        except StopIteration:
            return pos, None, ()
        value = None
        if not isinstance(request, Ask):
            continue
        ask = request
        step = next_answer(pos, left)
        if step is None:
            return pos, ask, (ask.name, *remembered)
        if ask.name != "point" and step < DOWN:
            remembered.append((ask.name, step))
        value = step


def next_answer(pos: Position, left: Iterator[Step]) -> int | None:
    """Make the free moves that come before the next answer, and return that answer."""
    for is_answer, number in left:
        if is_answer:
            return number
        move_down(pos, 0, number)
    return None


def small_turn(rng: Random) -> Position:
    """A turn with one card in hand, few officials, and perhaps a card or two that wake."""
    pos = empty_table(2, load_components(None).kit)
    pos.stage, pos.discs, pos.boards = PLAY, [0, 1], [rng.randint(0, STAR), 0]
    pos.tiles, pos.tasks = [0, 2, 4, 6, 8, 10], [0, 4, 8, 1, 5, 9]
    cards = rng.sample(range(1, 121), 5)
    pos.hands, pos.court = [[cards[0]], [cards[1]]], [cards[2]]
    for card in cards[3 : 3 + rng.randint(0, 2)]:
        pos.tucked[rng.randrange(5) * 3] = card
    for _ in range(rng.randint(1, 4)):
        official = rng.randrange(15)
        area = pos.below if rng.random() < 0.5 and sum(pos.below[official // 3 * 3 :][:3]) < 2 else pos.above
        area[official] += 1
        pos.supply[official % 3] -= 1
    for region in range(5):
        pos.workers[region] = rng.choice((0, 0, 0, 1, 2))
        pos.unrest[region] = rng.choice((0, 0, 1, 2))
    return pos


def spent(start: Position, points: int) -> list[Position]:
    """Every position that so many points lead to, in the rewards phase, where no free move is allowed."""
    first = start.copy()
    first.stage, first.points = REWARDS, points
    found: dict[Key, Position] = {key(first): first}
    todo = [first]
    while todo:
        at = todo.pop()
        for answer in range(SIDE, 500):
            if at.points and why_no_point(at, 0, answer) == ALLOWED:
                further = at.copy()
                move_official(further, 0, answer)
                if key(further) not in found:
                    found[key(further)] = further
                    todo.append(further)
    return list(found.values())


def at_rest(pos: Position) -> Position:
    """The same position in the play phase with no point left."""
    twin = pos.copy()
    twin.stage, twin.points = PLAY, 0
    return twin
