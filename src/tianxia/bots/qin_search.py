"""A tree search for Qin: Monte Carlo tree search over worlds that the seat could believe, on the game's own kernel.

Each iteration deals anew what the seat has not seen, walks down the tree along placements that are legal in that world,
adds one placement, and judges the position by the evaluation. A node grows new children as its visits grow, each the
best of a few drawn by lot, so that a hundred placements a turn do not drown it. Every seat plays for its own result.
All arithmetic is in ints but for the final formula, so a seed and a budget give the same answer on any machine.
"""

from math import exp, log, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.bots.qin import standings, value_after
from tianxia.games.qin.events import lay, pass_turn_on
from tianxia.games.qin.placing import PASS, can_place, move_of, options, turned_tiles, why_not
from tianxia.games.qin.position import KINDS, NOBODY, Position

SURE: Final = 10_000
"""What a won game is worth."""
CURIOSITY: Final = 0.35
"""How much a seldom tried placement is tried again."""
GROWTH: Final = 1.6
"""A node has about this times the square root of its visits children."""
LOTS: Final = 6
"""So many placements are drawn by lot for each new child, and the best is taken."""
TRIES: Final = 12
"""So many lots are drawn before a placement is looked for in the list."""
CLOSE: Final = 170.0
"""A lead of so many hundredths of a pagoda makes the win about three times as likely as the loss."""


class Lots:
    """A small generator of lots that gives the same numbers compiled or not."""

    def __init__(self, seed: i64) -> None:
        """Start anywhere but at 0, where it would stand still."""
        self.state: i64 = seed % 2147483646 + 1

    def below(self, count: i64) -> i64:
        """A number from 0 to count - 1."""
        self.state = self.state * 48271 % 2147483647
        return self.state % count


class Node:
    """A placement in the tree: how often it was tried, and what it brought the seat that made it."""

    def __init__(self, move: i64, mover: i64) -> None:
        """A placement that has not been tried yet."""
        self.move: i64 = move
        self.mover: i64 = mover
        self.visits: i64 = 0
        self.total: i64 = 0
        self.seen: i64 = 0
        self.children: list[Node] = []


def searched(pos: Position, me: int, iterations: int, seed: int) -> Node:
    """The tree after so many iterations from a position in which this seat is to move; others' tiles do not matter."""
    lots = Lots(seed)
    root = Node(PASS, NOBODY)
    order = sorted_options(pos, me)
    for _ in range(iterations):
        world = pos.copy()
        redeal(world, me, lots)
        iterate(world, root, order, lots)
    return root


def sorted_options(pos: Position, me: int) -> list[int]:
    """The placements of the seat to move, best first by the evaluation."""
    listed = options(pos)
    worth = {move: value_after(pos, me, move) for move in listed}
    return sorted(listed, key=lambda move: -worth[move])


def redeal(pos: Position, me: i64, lots: Lots) -> None:
    """Deal the tiles that a seat has not seen anew: the hands of the others, out of theirs and the bag."""
    for other in range(pos.seats):
        if other != me:
            for kind in range(KINDS):
                pos.bag[kind] += pos.hands[other * KINDS + kind]
    for other in range(pos.seats):
        if other != me:
            size = pos.hand_size(other)
            for kind in range(KINDS):
                pos.hands[other * KINDS + kind] = 0
            for _ in range(size):
                pos.take(other, draw_kind(pos, lots))


def draw_kind(pos: Position, lots: Lots) -> int:
    """A kind of tile out of the bag, by lot."""
    lot = lots.below(pos.bag_size())
    for kind in range(KINDS):
        lot -= pos.bag[kind]
        if lot < 0:
            return kind
    return KINDS - 1


def iterate(world: Position, root: Node, order: list[int], lots: Lots) -> None:
    """Walk down to a new placement, judge what follows, and tell every placement on the way."""
    path = [root]
    node = root
    fresh = False
    while world.to_move != NOBODY and not fresh:
        child = grown(world, node, order if node is root else [], lots)
        fresh = child.visits == 0
        path.append(child)
        play(world, child.move, lots)
        node = child
    worth = chances(world)
    for node in path:
        node.visits += 1
        if node.mover != NOBODY:
            node.total += worth[node.mover]


def play(world: Position, move: i64, lots: Lots) -> None:
    """A whole turn: lay the tile, draw one, pass the turn on."""
    me = world.to_move
    if move != PASS:
        lay(world, move)
        if world.to_move != NOBODY and world.bag_size() > 0:
            world.take(int(me), draw_kind(world, lots))
    if world.to_move != NOBODY:
        pass_turn_on(world)


def grown(world: Position, node: Node, order: list[int], lots: Lots) -> Node:
    """The child to try next: a new one while the node may still grow, else the most promising that is legal here."""
    legal = 0
    best: Node | None = None
    most = -1.0
    for child in node.children:
        if why_not(world, child.move) == 0:
            legal += 1
            child.seen += 1
            promise = promise_of(child)
            if promise > most:
                most = promise
                best = child
    if best is None or legal < GROWTH * sqrt(float(node.visits + 1)):
        move = next_move(world, node, order, lots)
        if move >= 0:
            child = Node(move, world.to_move)
            child.seen = 1
            node.children.append(child)
            return child
    assert best is not None
    return best


def promise_of(child: Node) -> float:
    """What a placement has brought, and more for one that was seldom tried when it could have been."""
    visits = float(child.visits)
    return float(child.total) / (visits * SURE) + CURIOSITY * sqrt(log(float(child.seen + 1)) / visits)


def next_move(world: Position, node: Node, order: list[int], lots: Lots) -> int:
    """A placement that the node has not tried: at the root the next best, elsewhere the best of a few; -1 for none."""
    if len(order) > 0:
        return order[len(node.children)] if len(node.children) < len(order) else -1
    best = -1
    most = 0
    for _ in range(LOTS):
        move = some_move(world, lots)
        if move >= 0 and not tried(node, move):
            worth = value_after(world, int(world.to_move), move)
            if best < 0 or worth > most:
                best = move
                most = worth
    return best


def tried(node: Node, move: i64) -> bool:
    """Whether a placement is among the children."""
    for child in node.children:  # noqa: SIM110 compiled, a plain loop makes no generator
        if child.move == move:
            return True
    return False


def some_move(world: Position, lots: Lots) -> int:
    """A legal placement by lot, or the only answer, to pass."""
    pairs = turned_tiles(world, world.to_move)
    meadow = world.board.meadow
    for _ in range(TRIES):
        cell = meadow[lots.below(len(meadow))]
        move = int(move_of(cell, lots.below(2), pairs[lots.below(len(pairs))]))
        if why_not(world, move) == 0:
            return move
    if not can_place(world, world.to_move):
        return PASS
    listed = options(world)
    return listed[lots.below(len(listed))]


def chances(pos: Position) -> vec[i64]:
    """Each seat's chance of winning, of SURE: certain at the end, else by how far its standing leads."""
    shares = vec[i64]([0, 0, 0, 0])
    worth = standings(pos)
    if pos.to_move == NOBODY:
        share_victory(pos, shares)
        return shares
    top = worth[0]
    for seat in range(pos.seats):
        top = max(top, worth[seat])
    total = 0.0
    for seat in range(pos.seats):
        total += exp(float(worth[seat] - top) / CLOSE)
    for seat in range(pos.seats):
        shares[seat] = int(SURE * exp(float(worth[seat] - top) / CLOSE) / total)
    return shares


def share_victory(pos: Position, shares: vec[i64]) -> None:
    """The winners of a finished game share the whole. (Q-4.2, Q-4.3)"""
    fewest = pos.supply[0]
    for seat in range(pos.seats):
        fewest = min(fewest, pos.supply[seat])
    winners: i64 = 0
    for seat in range(pos.seats):
        if pos.supply[seat] == fewest:
            winners += 1
    for seat in range(pos.seats):
        if pos.supply[seat] == fewest:
            shares[seat] = SURE // winners


def most_tried(root: Node) -> int:
    """The answer that the search settled on."""
    best = root.children[0]
    for child in root.children:
        if child.visits > best.visits or (child.visits == best.visits and child.total > best.total):
            best = child
    return int(best.move)
