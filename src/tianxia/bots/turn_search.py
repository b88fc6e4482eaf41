"""A tree search for games whose turns have many answers: over worlds that the seat could believe, turn by turn.

The ways through the present turn come from the beam of `beam.py`, best first. Each iteration redeals what the seat has
not seen, plays one of the ways, lets the others take their turns, plays another own turn, and evaluates the result.
The others, and own turns that are new to the tree, take the best of a few random turns; answers of the best ones are
drawn more often from then on. Every seat plays for its own result. A seed and a budget give the same answer on any
machine.
"""

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from random import Random
from typing import Any, Final

from tianxia.bots.beam import Beam, Line, best_turn, distinct, taken, ways_on
from tianxia.bots.turn_nodes import Answers, Lots, Node, Tuning
from tianxia.engine.eye import Eye
from tianxia.engine.match import Match
from tianxia.engine.script import Ask, Draw, Together

Given = list[tuple[int, str, int]]
"""Seats, questions and answers."""
UNPRAISED: Final[dict[int, int]] = {}
"""No answer to a question was in a good turn yet."""
AT_ONCE = 20
"""Answers of the beam that are tried between two looks at the clock."""


class Rules:
    """What the search needs to know of a game."""

    def __init__(
        self,
        next_step: Callable[[Any], Any],
        value: Callable[[Any, int], int],
        redeal: Callable[[Any, int, Sequence[tuple[int, str, int]], Random], None],
        mover: Callable[[Any], int],
        rests: Callable[[Any], bool],
        own: Callable[[Any, int], int],
        quick: Callable[[Any, int], int],
    ) -> None:
        """`mover` returns whose turn begins now, or -1; `rests` whether a round, or the game, is over.

        `value` evaluates the end of an iteration, `own` compares own turns on the way there, `quick` those of others.
        """
        self.next_step = next_step
        self.value = value
        self.own = own
        self.quick = quick
        self.redeal = redeal
        self.mover = mover
        self.rests = rests

    def valued(self, value: Callable[[Any, int], int]) -> "Rules":
        """The same with another evaluation at the end of an iteration."""
        return Rules(self.next_step, value, self.redeal, self.mover, self.rests, self.own, self.quick)


class Search:
    """A search in progress."""

    def __init__(self, eye: Eye, rng: Random, rules: Rules, tuning: Tuning) -> None:
        """Begin where a seat is asked."""
        world = eye.guess(rng)
        self.me: int = eye.seat
        self.rules = rules
        self.tuning = tuning
        self.world = world
        self.start: Any = world.checkpoint()
        # Sealed answers of others are redrawn, like everything that the seat has not seen.
        before = world.since()
        self.since: Given = [
            (entry.seat, entry.question, entry.answer) for entry in before[: len(before) - len(world.given())]
        ]
        self.looks_on: bool = rules.mover(self.start) == eye.seat
        """Whether it is the seat's turn: the beam alone answers other questions."""
        self.beam = Beam(world, eye.seat, rules.value, tuning.width)
        self.beaming: Iterator[None] | None = self.beam.steps()
        self.ways: list[Line] = []
        self.root = Node(())
        self.seed: int = rng.getrandbits(30)
        self.lots = Lots(self.seed)
        self.worlds: list[Any] = []
        self.beams: int = 0
        """How many beams were followed in worlds."""
        self.replies: dict[tuple[int, int], Answers] = {}
        """By world and number of the turn after the own one: how another seat answered best so far."""
        self.praised: dict[tuple[int, str], dict[int, int]] = {}
        """By seat and question: in how many good turns each answer was."""
        # What the step that is being played goes by, and what has been chosen in it.
        self.plan: Answers = ()
        self.whose: int = self.me
        self.at: int = 0
        self.given: Given = []

    # -- what is asked of a search

    def run(self, iterations: int) -> int:
        """Look at that many more worlds; none while the ways through the turn are still being found.

        Stops early after following a beam: that takes long, and the caller should look at the clock.
        """
        if self.beaming is not None:
            self.find_ways()
            return 0
        made, beams = 0, self.beams
        while made < iterations and self.looks_on and beams == self.beams:
            self.tried(self.next_way())
            made += 1
        return made

    def find_ways(self) -> None:
        """Follow the beam a little further; at its end the ways are known."""
        assert self.beaming is not None
        for _ in range(AT_ONCE):
            if next(self.beaming, self) is self:
                self.ways = distinct(self.beam.ranked(), self.tuning.ways)
                self.beaming = None
                return

    def settled(self, left: int) -> bool:
        """Whether the way tried most leads by more than `left` visits, or is the only one."""
        if self.beaming is not None:
            return False
        if len(self.ways) == 1 or not self.looks_on:
            return True
        first, second = 0, 0
        for way in self.root.children:
            if way.visits > first:
                first, second = way.visits, first
            elif way.visits > second:
                second = way.visits
        return first - second > left

    def found(self) -> list[tuple[Answers, int, float]]:
        """The ways, most tried first, with their values in points; at first those of the beam."""
        tried = [(node.plan, node.visits, node.total / node.visits / 100) for node in self.root.by_visits()]
        return tried or [(line.answers, 0, line.worth / 100) for line in distinct(self.beam.ranked(), self.tuning.ways)]

    def line(self) -> list[tuple[int, int]]:
        """The expected own answers: the way tried most, then the turn tried most after it."""
        answers = [(self.me, answer) for _, answer in self.found()[0][0]]
        tried = self.root.by_visits()
        while tried:
            tried = tried[0].by_visits()
            answers += [(self.me, answer) for node in tried[:1] for _, answer in node.plan]
        return answers

    def compared(self, ways: Sequence[Answers], iterations: int) -> list[float]:
        """The values of these ways, each tried equally often in the same worlds."""
        nodes = [Node(self.whole(way)) for way in ways]
        self.root.children = nodes[:]
        for _ in range(max(1, iterations // len(nodes))):
            for node in nodes:
                self.tried(node)
        return [node.total / node.visits / 100 for node in nodes]

    def whole(self, way: Answers) -> Answers:
        """A way completed to the end of the turn as the beam would."""
        world, began = self.world.fork(), self.world.step_began()
        if not taken(world, self.me, way) or world.step_began() != began or world.question(self.me) is None:
            return way
        return (*way, *ways_on(world, self.me, self.rules.value, self.tuning.narrow)[0].answers)

    # -- an iteration

    def tried(self, way: Node) -> None:
        """Play a way in one world, then some own turns more; add the result to the branches."""
        world = way.visits % self.tuning.worlds
        pos = self.dealt(way.visits)
        self.play(pos, self.me, way.plan, self.since)
        path = [self.root, way]
        worth = self.rules.value(pos, self.me)
        if self.looks_on:
            # Both estimate where the way leads, and either may be off.
            faith = self.tuning.faith
            worth = (faith * worth + (100 - faith) * self.follow(pos, path, world)) // 100
        for node in path:
            node.visits += 1
            node.total += worth

    def dealt(self, number: int) -> Any:
        """A redealt world: the same ones for every way, so that all have the same luck."""
        place = number % self.tuning.worlds
        self.lots.restart(self.seed + 7919 * number)
        if place == len(self.worlds):
            world = self.start.copy()
            self.rules.redeal(world, self.me, self.since, Random(self.seed + place))
            self.worlds.append(world)
        return self.worlds[place].copy()

    def next_way(self) -> Node:
        """The way to try: the next best of the beam while the root may grow, else the most promising."""
        root = self.root
        tried = len(root.children)
        if tried < len(self.ways) and tried < 2 + self.tuning.growth * sqrt(float(root.visits)):
            return root.branch(self.ways[tried].answers)
        # Only the final choice counts, not the value of each trial, so exploration lasts longer than below.
        return root.promising(self.tuning.doubt * sqrt(sqrt(float(root.visits))))

    def follow(self, pos: Any, path: list[Node], world: int) -> int:
        """Play on to the end of some own turns, or of the round; returns the value of the position then."""
        rules, me = self.rules, self.me
        own, turns = 0, 0
        while own < self.tuning.ahead and not rules.rests(pos):
            mover = rules.mover(pos)
            if mover == me:
                own += 1
                pos = self.own_turn(pos, path)
            elif 0 <= mover < self.world.seats:
                pos = self.reply(pos, mover, (world, turns))
            else:
                pos = self.best_of(pos, mover, rules.quick, self.tuning.others, [])
            turns += 1
        return rules.value(pos, me)

    def reply(self, pos: Any, seat: int, key: tuple[int, int]) -> Any:
        """Another seat's turn: the best in this world so far, at first of a narrow beam, or a better random one."""
        if key not in self.replies:
            world = self.match_at(pos)
            self.replies[key] = tuple(best_turn(world, seat, self.rules.quick, self.tuning.glance))
        after = self.best_of(pos, seat, self.rules.quick, self.tuning.others, [self.replies[key]])
        self.replies[key] = self.given_by(seat)
        return after

    def match_at(self, pos: Any) -> Match:
        """A match at the beginning of this step, for a beam."""
        self.beams += 1
        return self.world.believed(pos.copy(), [])

    def given_by(self, seat: int) -> Answers:
        """What a seat chose in the step that was played last."""
        return tuple([(name, answer) for who, name, answer in self.given if who == seat])

    def own_turn(self, pos: Any, path: list[Node]) -> Any:
        """A turn in the tree: the best in this world of those that were best in others, and of some new ones."""
        node, tuning = path[-1], self.tuning
        if not node.children:
            world = self.match_at(pos)
            for line in distinct(ways_on(world, self.me, self.rules.own, tuning.narrow), tuning.first):
                node.branch(line.answers)
        plans = [child.plan for child in node.foremost(tuning.kept)]
        after = self.best_of(pos, self.me, self.rules.own, tuning.own, plans + self.turns_elsewhere())
        path.append(node.branch(self.given_by(self.me)))
        return after

    def turns_elsewhere(self) -> list[Answers]:
        """The turns that were tried most after some of the ways."""
        plans: list[Answers] = []
        ways = self.root.children
        for _ in range(self.tuning.shared):
            tried = ways[self.lots.below(len(ways))].by_visits()
            if tried:
                plans.append(tried[0].plan)
        return plans

    # -- playing

    def best_of(self, pos: Any, seat: int, value: Callable[[Any, int], int], count: int, plans: list[Answers]) -> Any:
        """The best of these ways through a step and of `count` random ones, for the seat that chooses first."""
        best: Any = None
        most = 0
        given: Given = []
        for number in range(len(plans) + count):
            trial = pos.copy()
            self.play(trial, seat, plans[number] if number < len(plans) else (), [])
            if not self.given:
                return trial
            worth = value(trial, self.given[0][0])
            if best is None or worth > most:
                best, most, given = trial, worth, self.given
        for who, name, answer in given:
            praised = self.praised.setdefault((who, name), {})
            praised[answer] = praised.get(answer, 0) + 1
        self.given = given
        return best

    def play(self, pos: Any, seat: int, plan: Answers, since: Given) -> None:
        """Play one step to its end: first as it went before, then by a seat's plan, else at random."""
        script = self.rules.next_step(pos)
        self.whose, self.plan, self.at, self.given = seat, plan, 0, []
        passed = 0
        answer: Any = None
        while True:
            try:
                request = script.send(answer)
            except StopIteration:
                return
            answer = None
            if isinstance(request, Together):
                answer = self.sealed(request, since[passed:])
                passed += len(request.asks)
            elif passed < len(since):
                answer = since[passed][2]
                passed += 1
            elif isinstance(request, Draw):
                answer = self.drawn(request)
            else:
                answer = self.answered(request)

    def answered(self, ask: Ask) -> int:
        """The only answer, or the next of the plan, or a random one."""
        options = ask.options()
        if len(options) > 1:
            return self.chosen(ask, options)
        # A beam that begins with the step has such an answer first in its plan; later ones are forced.
        if self.at == 0 and not self.given and self.plan and self.plan[0] == (ask.name, options[0]):
            self.at = 1
        return options[0]

    def sealed(self, asked: Together, since: Given) -> list[int]:
        """The answers to a sealed question: those already given, else chosen; none is ever forced."""
        if since:
            return [answer for _, _, answer in since[: len(asked.asks)]]
        return [self.chosen(ask, ask.options()) for ask in asked.asks]

    def chosen(self, ask: Ask, options: list[int]) -> int:
        """The next answer of the plan, or a random one."""
        answer = self.planned(ask, options)
        if answer is None:
            answer = self.some(ask, options)
        self.given.append((ask.seat, ask.name, answer))
        return answer

    def planned(self, ask: Ask, options: list[int]) -> int | None:
        """The next answer of the plan; a plan that no longer fits ends."""
        if ask.seat != self.whose or self.at == len(self.plan):
            return None
        name, answer = self.plan[self.at]
        if name != ask.name or answer not in options:
            self.at = len(self.plan)
            return None
        self.at += 1
        return answer

    def some(self, ask: Ask, options: list[int]) -> int:
        """An answer by lot, oftener one that was in good turns."""
        praised = self.praised.get((ask.seat, ask.name), UNPRAISED)
        start, total = self.tuning.start, 0
        sums: list[int] = []
        for option in options:
            total += start + praised.get(option, 0)
            sums.append(total)
        lot = self.lots.below(total)
        place = 0
        while sums[place] <= lot:
            place += 1
        return options[place]

    def drawn(self, draw: Draw) -> int:
        """A random id from a multiset, each piece equally likely."""
        counts = draw.counts()
        left = self.lots.below(sum(counts))
        number = 0
        while left >= counts[number]:
            left -= counts[number]
            number += 1
        return number
