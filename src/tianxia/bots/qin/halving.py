"""A search for Qin by its network: sequential halving over the best placements, in worlds that the seat could believe.

The network proposes placements and judges the position after each. Then all are tried in the same few worlds, where
what the seat has not seen is dealt at random: each trial walks down a tree of placements in one of these worlds, every
seat playing for itself by what the network tells it, and adds one position, which the network judges. When the round's
trials are spent, the better half stays, until one placement is left. An iteration is one position judged.
Everything is in whole numbers but a few divisions and square roots, which are the same on every machine.
"""

from math import sqrt
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.bots.qin.network import SURE, Judgement, final, judged
from tianxia.bots.qin.tree import Lots, play, redeal
from tianxia.games.qin.ids import NOBODY
from tianxia.games.qin.position import Position
from tianxia.games.qin.rules.placing import PASS, placements
from tianxia.games.qin.rules.provinces import lay

NO_MOVES: Final = vec[i64]()
SCORE: Final = 1024.0
"""The unit of the policy's scores."""
MUCH: Final = 8
"""The trials that a position needs to be part of the expected line."""
PRIME: Final = 104_729
"""Between the seeds of two worlds, and of two draws."""


class Tuning:
    """The parameters of the search, tuned by play."""

    def __init__(self, breadth: int, worlds: int, curiosity: float = 1.0) -> None:
        """Try this many placements in this many worlds."""
        self.breadth: i64 = breadth
        self.worlds: i64 = worlds
        self.curiosity = curiosity
        """How much rarely tried placements are favoured within a world."""
        self.faith: float = 2.0
        """How many trials the judgement of the position just after a placement counts for."""
        self.trust: float = 30.0
        """How many trials it takes until the policy's opinion of a placement counts half as much."""


class Node:
    """A position in one world: what the network says about it, and the sum of all judgements further down."""

    def __init__(self, world: Position, seed: i64) -> None:
        """A position that has not been judged yet."""
        self.world = world
        self.seed: i64 = seed
        self.mover: i64 = world.to_move
        self.said: Judgement | None = None
        self.moves: vec[i64] = NO_MOVES
        self.visits: i64 = 0
        self.totals: vec[i64] = vec[i64]([0, 0, 0, 0])
        self.tried: list[Node | None] = []

    def judge(self, network: Any) -> Judgement:
        """Look at the position for the first time, through the eyes of the seat to move."""
        if self.mover == NOBODY:
            said = final(self.world)
        else:
            self.moves = placements(self.world, self.mover)
            said = judged(network, self.world, self.mover, self.moves, False)
            self.tried = [None] * max(1, len(self.moves))
        self.said = said
        return said

    def next(self, said: Judgement, curiosity: float) -> "Node":
        """The position after the placement that promises most."""
        chosen = self.most_promising(said, curiosity)
        child = self.tried[chosen]
        if child is None:
            world = self.world.copy()
            play(world, self.moves[chosen] if len(self.moves) > 0 else PASS, Lots(self.seed))
            child = Node(world, self.seed + PRIME)
            self.tried[chosen] = child
        return child

    def most_promising(self, said: Judgement, curiosity: float) -> i64:
        """Weighs what each placement has brought the mover against how promising and how rarely tried it is."""
        spread = curiosity * sqrt(float(self.visits))
        best: i64 = 0
        most = -1e9
        for number in range(len(self.moves)):
            child = self.tried[number]
            if child is None:
                promise = float(said.worths[self.mover]) + spread * float(said.priors[number])
            else:
                promise = float(child.totals[self.mover]) / float(child.visits)
                promise += spread * float(said.priors[number]) / float(1 + child.visits)
            if promise > most:
                most = promise
                best = number
        return best


class Candidate:
    """A placement at the root."""

    def __init__(self, move: i64, score: i64) -> None:
        """A placement, and what the policy thinks of it."""
        self.move: i64 = move
        self.score: i64 = score
        self.laid: bool = False
        self.worth: i64 = 0
        self.chance: i64 = 0
        """What the network, or the end of the game, says about the position just after it."""
        self.visits: i64 = 0
        self.total: i64 = 0
        self.chances: i64 = 0
        self.trees: list[Node] = []
        """One for each world."""


class Halving:
    """A search in progress."""

    def __init__(self, network: Any, pos: Position, me: int, seed: int, question: str, tuning: Tuning) -> None:
        """Begin at a position in which this seat is to move; others' tiles do not matter."""
        self.network = network
        self.pos = pos
        self.me: i64 = me
        self.seed: i64 = seed
        self.question = question
        self.tuning = tuning
        self.moves = placements(pos, me)
        self.worlds: list[Position] = []
        self.candidates: list[Candidate] = []
        self.live: list[Candidate] = []
        self.out: list[Candidate] = []
        """Candidates that a round has ruled out, the last first."""
        self.quota: i64 = 0
        """The trials that each live candidate has at the end of the round."""
        self.left: i64 = 0
        self.halves: bool = True
        self.root_worth: i64 = 0
        self.root_chance: i64 = 0

    def run(self, iterations: int) -> int:
        """Judge that many more positions."""
        self.left = max(self.left, iterations)
        for _ in range(iterations):
            self.iterate()
            self.left -= 1
        return iterations

    def settled(self, left: int) -> bool:
        """Whether one placement is left, perhaps a sure victory; `left` is what the rounds to come are planned by."""
        self.left = left
        return len(self.live) == 1

    def iterate(self) -> None:
        """The next position: the root, one just after a candidate, or one in a world."""
        if len(self.candidates) == 0:
            self.propose()
            return
        for candidate in self.live:
            if not candidate.laid:
                self.lay(candidate)
                return
        if self.quota == 0:
            self.plan()
        for candidate in self.live:
            if candidate.visits < self.quota:
                self.visit(candidate)
                return
        self.end_round()

    def propose(self) -> None:
        """Judge the root and choose the candidates."""
        if len(self.moves) == 0:
            self.moves = vec[i64]([PASS])
        said = judged(self.network, self.pos, self.me, self.moves, False)
        self.root_worth, self.root_chance = said.worths[self.me], said.chances[self.me]
        found = [Candidate(self.moves[number], said.scores[number]) for number in range(len(self.moves))]
        self.candidates = sorted(found, key=lambda one: -int(one.score))
        if self.halves:
            self.candidates = self.candidates[: self.tuning.breadth]
        self.live = self.candidates[:]

    def lay(self, candidate: Candidate) -> None:
        """Judge the position just after a placement, before a tile is drawn."""
        after = self.pos.copy()
        if candidate.move != PASS:
            lay(after, candidate.move)
        ended = after.to_move == NOBODY
        said = final(after) if ended else judged(self.network, after, self.me, NO_MOVES, True)
        candidate.laid = True
        candidate.worth, candidate.chance = said.worths[self.me], said.chances[self.me]
        if ended and candidate.chance == SURE and self.halves:
            self.out = [one for one in self.live if one is not candidate]
            self.live = [candidate]

    def plan(self) -> None:
        """Share what is left of the budget equally among the rounds to come, and a round among its candidates."""
        rounds: i64 = 0
        while self.halves and (1 << rounds) < len(self.live):
            rounds += 1
        share = self.left // (max(rounds, 1) * len(self.live))
        self.quota = self.live[0].visits + max(share, 1)

    def end_round(self) -> None:
        """Rule out the lower half."""
        self.quota = 0
        if self.halves:
            ranked = sorted(self.live, key=lambda one: -self.standing(one))
            stay = (len(ranked) + 1) // 2
            self.live = ranked[:stay]
            self.out = ranked[stay:] + self.out

    def standing(self, candidate: Candidate) -> float:
        """The mean of all judgements after a placement, with the policy's opinion, which fades."""
        mean = float(self.root_worth)
        if candidate.laid:
            weight = float(candidate.visits) + self.tuning.faith
            mean = (self.tuning.faith * float(candidate.worth) + float(candidate.total)) / weight
        return mean / SURE + float(candidate.score) / SCORE / (self.tuning.trust + float(candidate.visits))

    def visit(self, candidate: Candidate) -> None:
        """One trial of a candidate, in its next world."""
        node = self.tree_of(candidate, candidate.visits % self.tuning.worlds)
        path = [node]
        said = node.said
        while said is not None and node.mover != NOBODY:
            node = node.next(said, self.tuning.curiosity)
            path.append(node)
            said = node.said
        if said is None:
            said = node.judge(self.network)
        for node in path:
            node.visits += 1
            for seat in range(self.pos.seats):
                node.totals[seat] += said.worths[seat]
        candidate.visits += 1
        candidate.total += said.worths[self.me]
        candidate.chances += said.chances[self.me]

    def tree_of(self, candidate: Candidate, number: i64) -> Node:
        """The tree after a placement in a world; the same tiles come after every placement."""
        if number == len(candidate.trees):
            seed = self.seed + number * PRIME * PRIME
            world = self.world_of(number).copy()
            play(world, candidate.move, Lots(seed))
            candidate.trees.append(Node(world, seed + PRIME))
        return candidate.trees[number]

    def world_of(self, number: i64) -> Position:
        """A world that the seat could believe: what it has not seen is dealt again."""
        if number == len(self.worlds):
            world = self.pos.copy()
            redeal(world, self.me, Lots(self.seed + number * PRIME))
            self.worlds.append(world)
        return self.worlds[number]

    def compare(self, moves: list[int], iterations: int) -> None:
        """Look only at these placements, all equally often."""
        self.moves = vec[i64](moves)
        self.halves = False
        self.run(max(iterations, 1 + 2 * len(moves)))

    def ranked(self) -> list[Candidate]:
        """The candidates, best first: those still live, then the last ruled out."""
        return sorted(self.live, key=lambda one: -self.standing(one)) + self.out

    def found(self) -> list[tuple[tuple[tuple[str, int], ...], int, float]]:
        """The candidates, best first, with their trials and chances of winning."""
        return [(((self.question, int(one.move)),), int(one.visits) + 1, self.chance_of(one)) for one in self.ranked()]

    def chance_of(self, candidate: Candidate) -> float:
        """The chance of winning after a placement."""
        if not candidate.laid:
            return float(self.root_chance) / SURE
        weight = float(candidate.visits) + self.tuning.faith
        return (self.tuning.faith * float(candidate.chance) + float(candidate.chances)) / (weight * SURE)

    def line(self) -> list[tuple[int, int]]:
        """The expected placements: the choice, then in its first world always the one tried most."""
        choice = self.ranked()[0]
        moves: list[tuple[int, int]] = [(int(self.me), int(choice.move))]
        node: Node | None = choice.trees[0] if len(choice.trees) > 0 else None
        while node is not None and node.visits >= MUCH:
            most: i64 = 0
            best: Node | None = None
            for number in range(len(node.tried)):
                child = node.tried[number]
                if child is not None and child.visits > most:
                    most = child.visits
                    best = child
                    move = node.moves[number] if len(node.moves) > 0 else PASS
            if best is not None:
                moves.append((int(node.mover), int(move)))
            node = best
        return moves
