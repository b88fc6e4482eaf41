"""Plays a turn in every possible way, with the free move at its three questions or at every moment, for comparison."""

from collections.abc import Iterator
from random import Random

from tests.games.zhanguo.scene import ME, OTHER, scene
from tianxia.engine.script import ALLOWED, Ask
from tianxia.games.zhanguo.ids import ALL_CARDS, ALL_REGIONS, PLAY, REWARDS, STAR, Board
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.rules.moves import ALONGS, DOWN, DOWNS, MOVE_OF, SIDES, UPS
from tianxia.games.zhanguo.rules.officials import move_down, move_official, why_no_down, why_no_move
from tianxia.games.zhanguo.rules.turn import turn

Step = tuple[bool, int]
"""Whether it is an answer to the question, else a free move beside it; and its number."""
Key = tuple[object, ...]


class TooMany(Exception):
    """A turn has more ways than are worth trying."""


def key(pos: Position) -> Key:
    """Everything that the rest of the game can depend on."""
    return tuple(pos.cells)


def rested(pos: Position) -> set[Key]:
    """The positions that free moves lead to from here, this one among them."""
    found, todo = {key(pos)}, [pos]
    while todo:
        at = todo.pop()
        for down in DOWNS:
            if why_no_down(at, ME, down) == ALLOWED:
                further = at.copy()
                move_down(further, ME, down)
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
            todo += [[*steps, (False, down.answer)] for down in DOWNS if why_no_down(pos, ME, down) == ALLOWED]
    return found


def played(start: Position, steps: list[Step]) -> tuple[Position, Ask | None, Key]:
    """Play a turn by answers and by free moves that no question offered; the script does not notice those."""
    pos = start.copy()
    script = turn(pos, ME)
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
        move_down(pos, ME, MOVE_OF[number])
    return None


def small_turn(rng: Random) -> Position:
    """A turn with one card in hand, few officials, and perhaps a card or two to activate."""
    pos = scene().pos
    pos.set_board(ME, Board(rng.randint(0, STAR)))
    cards = rng.sample(ALL_CARDS, 5)
    pos.set_hand(ME, cards[:1])
    pos.set_hand(OTHER, cards[1:2])
    pos.add_to_court(cards[2])
    for card in cards[3 : 3 + rng.randint(0, 2)]:
        region = rng.choice(ALL_REGIONS)
        if pos.cards_at(ME, region) == 0:
            pos.tuck(ME, region, card)
    for _ in range(rng.randint(1, 4)):
        move = rng.choice(DOWNS)
        if rng.random() < 0.5 and pos.has_room_below(ME, move.region):
            pos.add_below(ME, move.region, move.official, 1)
        else:
            pos.add_above(ME, move.region, move.official, 1)
        pos.spend_supply(ME, move.official, 1)
    for region in ALL_REGIONS:
        pos.put_workers(ME, region, rng.choice((0, 0, 0, 1, 2)))
        pos.put_unrest(ME, region, rng.choice((0, 0, 1, 2)))
    return pos


def spent(start: Position, points: int) -> list[Position]:
    """Every position that this many points lead to, in the rewards phase, where no free move is allowed."""
    first = start.copy()
    first.stage, first.points = REWARDS, points
    found: dict[Key, Position] = {key(first): first}
    todo = [first]
    while todo:
        at = todo.pop()
        for move in (*SIDES, *ALONGS, *UPS):
            if at.points and why_no_move(at, ME, move) == ALLOWED:
                further = at.copy()
                move_official(further, ME, move)
                if key(further) not in found:
                    found[key(further)] = further
                    todo.append(further)
    return list(found.values())


def at_rest(pos: Position) -> Position:
    """The same position in the play phase with no point left."""
    twin = pos.copy()
    twin.stage, twin.points = PLAY, 0
    return twin
