"""A tree search for Qin: Monte Carlo tree search over worlds that the seat could believe, on the game's own kernel.

Each iteration redeals what the seat has not seen, walks down the tree along placements that are legal in that world,
adds one placement, and evaluates the position. A node gets more children with more visits, each the best of a few
random ones, so that a hundred placements per turn do not swamp it. Every seat plays for its own result.
With four seats the tree of the higher levels holds only own placements, and the others take the best of many random
ones: three of them move between two own turns, and a tree of all would hardly ever reach the second.
All arithmetic is in ints except the final formula, so a seed and a budget give the same answer on any machine.
"""

from math import exp, log, sqrt
from random import Random
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.bots.qin.evaluation import standings, value_after
from tianxia.engine.eye import Eye
from tianxia.games.qin.ids import KINDS, NOBODY
from tianxia.games.qin.position import Position
from tianxia.games.qin.rules.placing import PASS, can_place, move_of, options, turned_tiles, why_not
from tianxia.games.qin.rules.provinces import lay, pass_turn_on

BUDGETS: Final = {"medium": 1_000, "hard": 8_000, "master": 64_000}
"""Iterations per turn, by level."""
SURE: Final = 10_000
"""What a won game is worth."""
TRIES: Final = 12
"""Random tries before a placement is picked from the list."""
MUCH: Final = 20
"""The visits that a position needs to be part of the expected line."""
ALL: Final = 1000.0
"""A growth at which the root gets all its children before one is tried again."""
FOUR: Final = 4
"""The seats for which the higher levels use other parameters."""
NEAR: Final = 2
"""Turns from the root for which more random placements are compared."""


class Tuning:
    """The parameters of the search, tuned by play."""

    def __init__(self) -> None:
        """Set the usual parameters."""
        self.curiosity: float = 0.2
        """How much rarely tried placements are favoured."""
        self.growth: float = 1.6
        self.root_growth: float = 1.6
        """The number of children of a node, and of the root, per square root of its visits."""
        self.near_lots: i64 = 12
        self.far_lots: i64 = 6
        """How many random placements are compared for each new child, near the root and further down."""
        self.faith: float = 2.0
        """How many visits the first evaluation of a placement counts for."""
        self.replies: i64 = 0
        """How many random placements the others choose from outside the tree; 0: they are in the tree."""
        self.price: i64 = 1
        """How many iterations of the budget a world costs."""
        self.close: float = 170.0
        """The lead in hundredths of a pagoda that makes a win about three times as likely as a loss."""


OWN: Final = Tuning()


def among_four(replies: int, price: int) -> Tuning:
    """The parameters of the higher levels with four seats. (docs/strength.md)"""
    tuning = Tuning()
    tuning.replies = replies
    tuning.root_growth = 0.5
    tuning.price = price
    return tuning


AMONG_FOUR: Final = {"hard": among_four(16, 6), "master": among_four(48, 18)}
"""The master looks more closely at the others rather than at more worlds."""


class Lots:
    """A small random generator that gives the same numbers compiled or not."""

    def __init__(self, seed: i64) -> None:
        """Start anywhere but at 0, where it would get stuck."""
        self.state: i64 = seed % 2147483646 + 1

    def below(self, count: i64) -> i64:
        """A number from 0 to count - 1."""
        self.state = self.state * 48271 % 2147483647
        return self.state % count


class Node:
    """A placement in the tree: how often it was tried, and its value to the seat that made it."""

    def __init__(self, move: i64, mover: i64) -> None:
        """Create a placement that has not been tried yet."""
        self.move: i64 = move
        self.mover: i64 = mover
        self.visits: i64 = 0
        self.total: i64 = 0
        self.seen: i64 = 0
        self.prior: i64 = 0
        self.children: list[Node] = []


def begun(eye: Eye, rng: Random, level: str, tuning: Tuning | None = None) -> "Search":
    """A search through a seat's eye; other hands of the guess do not matter, since they are redealt each time."""
    pos = eye.guess(rng).position
    if tuning is None:
        tuning = tuning_of(level, pos.seats)
    return Search(pos, eye.seat, rng.getrandbits(31), eye.question(), tuning)


def tuning_of(level: str, seats: int) -> Tuning:
    """The parameters of a level. Few iterations are better spent on the tree of all."""
    return AMONG_FOUR.get(level, OWN) if seats == FOUR else OWN


class Search:
    """A search in progress."""

    def __init__(self, pos: Position, me: int, seed: int, question: str = "", tuning: Tuning = OWN) -> None:
        """Begin at a position in which this seat is to move; others' tiles do not matter."""
        self.pos = pos
        self.me = me
        self.question = question
        self.tuning = tuning
        self.lots = Lots(seed)
        self.root = Node(PASS, NOBODY)
        self.order: list[int] = sorted_options(pos, me)
        self.root_growth: float = tuning.root_growth
        # The first world comes at once: a search that is cut short has something to play.
        self.unspent: i64 = tuning.price - 1

    def run(self, iterations: int) -> int:
        """Look at as many more worlds as that many iterations buy."""
        self.unspent += iterations
        while self.unspent >= self.tuning.price:
            self.unspent -= self.tuning.price
            world = self.pos.copy()
            redeal(world, self.me, self.lots)
            self.iterate(world)
        return iterations

    def compare(self, moves: list[int], iterations: int) -> None:
        """Look only at these placements, all from the start, each in at least one world."""
        self.order = moves
        self.root_growth = ALL
        self.run(max(iterations, len(moves) * int(self.tuning.price)))

    def settled(self, left: int) -> bool:
        """Whether the placement tried most leads by more than `left` iterations could change, or is the only one."""
        if len(self.order) == 1 and len(self.root.children) == 1:
            return True
        first, second = 0, 0
        for child in self.root.children:
            visits = int(child.visits)
            if visits > first:
                first, second = visits, first
            elif visits > second:
                second = visits
        return (first - second) * int(self.tuning.price) > left

    def found(self) -> list[tuple[tuple[tuple[str, int], ...], int, float]]:
        """The tried placements, most tried first, with their chances of winning."""
        return [
            (((self.question, int(child.move)),), int(child.visits), float(child.total) / float(child.visits * SURE))
            for child in by_visits(self.root)
        ]

    def line(self) -> list[tuple[int, int]]:
        """The expected placements: always the one tried most, as far as it was tried often."""
        moves: list[tuple[int, int]] = []
        node = self.root
        while len(node.children) > 0 and node.visits >= MUCH:
            node = by_visits(node)[0]
            moves.append((int(node.mover), int(node.move)))
        return moves

    def iterate(self, world: Position) -> None:
        """Walk down to a new placement, evaluate it, and add the value to every placement on the way."""
        path = [self.root]
        node = self.root
        fresh = False
        depth: i64 = 0
        while world.to_move != NOBODY and not fresh:
            if self.tuning.replies > 0 and world.to_move != self.me:
                self.reply(world)
                continue
            child = self.grown(world, node, depth)
            fresh = child.visits == 0
            path.append(child)
            play(world, child.move, self.lots)
            node = child
            depth += 1
        worth = chances(world, self.tuning.close)
        if fresh:
            node.prior = worth[node.mover]
        for node in path:
            node.visits += 1
            if node.mover != NOBODY:
                node.total += worth[node.mover]

    def reply(self, world: Position) -> None:
        """A quick placement of the seat to move: the best of some random ones."""
        move = self.best_of_lots(world, self.root, self.tuning.replies, False)
        play(world, move if move >= 0 else some_move(world, self.lots), self.lots)

    def grown(self, world: Position, node: Node, depth: i64) -> Node:
        """The child to try next: a new one while the node may still grow, else the most promising legal one."""
        legal = 0
        best: Node | None = None
        most = -1.0
        for child in node.children:
            # At the root the position and the hand are the same in every world.
            if depth == 0 or why_not(world, child.move) == 0:
                legal += 1
                child.seen += 1
                promise = self.promise_of(child)
                if promise > most:
                    most = promise
                    best = child
        growth = self.root_growth if depth == 0 else self.tuning.growth
        if best is None or legal < growth * sqrt(float(node.visits + 1)):
            move = self.next_move(world, node, depth)
            if move >= 0:
                child = Node(move, world.to_move)
                child.seen = 1
                node.children.append(child)
                return child
        assert best is not None
        return best

    def promise_of(self, child: Node) -> float:
        """The value of a placement, with a bonus if it was rarely tried when it could have been."""
        visits = float(child.visits)
        faith = self.tuning.faith
        mean = (float(child.total) + faith * float(child.prior)) / ((visits + faith) * SURE)
        return mean + self.tuning.curiosity * sqrt(log(float(child.seen + 1)) / visits)

    def next_move(self, world: Position, node: Node, depth: i64) -> int:
        """A placement not tried yet: at the root the next best, elsewhere the best of a few; -1 for none."""
        if depth == 0:
            return self.order[len(node.children)] if len(node.children) < len(self.order) else -1
        return self.best_of_lots(world, node, self.tuning.near_lots if depth < NEAR else self.tuning.far_lots, True)

    def best_of_lots(self, world: Position, node: Node, lots: i64, fresh: bool) -> int:
        """The best of some random placements; -1 if all of them have been tried."""
        best = -1
        most = 0
        for _ in range(lots):
            move = some_move(world, self.lots)
            if move >= 0 and not (fresh and tried(node, move)):
                worth = value_after(world, int(world.to_move), move)
                if best < 0 or worth > most:
                    best = move
                    most = worth
        return best


def sorted_options(pos: Position, me: int) -> list[int]:
    """The placements of the seat to move, best first by the evaluation."""
    listed = options(pos)
    worth = {move: value_after(pos, me, move) for move in listed}
    return sorted(listed, key=lambda move: -worth[move])


def redeal(pos: Position, me: i64, lots: Lots) -> None:
    """Redeal the tiles that a seat has not seen: the hands of the others, from theirs and the bag."""
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
    """A random kind of tile from the bag."""
    lot = lots.below(pos.bag_size())
    for kind in range(KINDS):
        lot -= pos.bag[kind]
        if lot < 0:
            return kind
    return KINDS - 1


def play(world: Position, move: i64, lots: Lots) -> None:
    """A whole turn: place the tile, draw one, pass the turn on."""
    me = world.to_move
    if move != PASS:
        lay(world, move)
        if world.to_move != NOBODY and world.bag_size() > 0:
            world.take(int(me), draw_kind(world, lots))
    if world.to_move != NOBODY:
        pass_turn_on(world)


def tried(node: Node, move: i64) -> bool:
    """Whether a placement is among the children."""
    for child in node.children:  # noqa: SIM110 when compiled, a plain loop creates no generator
        if child.move == move:
            return True
    return False


def some_move(world: Position, lots: Lots) -> int:
    """A random legal placement, or a pass if there is none."""
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


def chances(pos: Position, close: float) -> vec[i64]:
    """Each seat's chance of winning, of SURE: certain at the end, else by the lead of its standing."""
    shares = vec[i64]([0, 0, 0, 0])
    worth = standings(pos)
    if pos.to_move == NOBODY:
        share_victory(pos, shares, SURE)
        return shares
    top = worth[0]
    for seat in range(pos.seats):
        top = max(top, worth[seat])
    total = 0.0
    for seat in range(pos.seats):
        total += exp(float(worth[seat] - top) / close)
    for seat in range(pos.seats):
        shares[seat] = int(SURE * exp(float(worth[seat] - top) / close) / total)
    return shares


def share_victory(pos: Position, shares: vec[i64], whole: i64) -> None:
    """The winners of a finished game share the whole. (Q-4.2, Q-4.3)"""
    fewest = pos.supply[0]
    for seat in range(pos.seats):
        fewest = min(fewest, pos.supply[seat])
    winners: i64 = 0
    for seat in range(pos.seats):
        if pos.supply[seat] == fewest:
            winners += 1
    for seat in range(pos.seats):
        shares[seat] = whole // winners if pos.supply[seat] == fewest else 0


def by_visits(node: Node) -> list[Node]:
    """The placements at a node, most tried first, ties by value."""
    return sorted(node.children, key=lambda child: (-int(child.visits), -int(child.total)))
