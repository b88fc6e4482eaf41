"""A turn as a tree: a seat's choices and what each would lead to, up to the next barrier.

It is grown in one believed world, broadest part first, and cut off at a given size: a client asks again from there.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import count

from tianxia.engine.draft import Barrier, World, barrier_at, own_answers
from tianxia.engine.eye import published_choice, published_steps
from tianxia.engine.game import Json
from tianxia.engine.match import Match
from tianxia.engine.question import Spot

MOST_LOOKS = 48
"""How many choices are followed."""
WIDE = 40
"""Choices of a question with more than this many are not followed: where to place a tile, for example."""
AGAIN = 3
"""How much later a question is expanded for each time it was already asked on the way, as after a free move."""


@dataclass
class Node:
    """A question in the tree, with all its choices."""

    question: str
    about: Json
    branches: list["Branch"]
    many: bool = False
    """Whether its answers are usually given one after another until none is left, such as cards that are activated."""

    def to_json(self) -> Json:
        """The node and everything below it as sent to clients."""
        choices = [branch.to_json() for branch in self.branches]
        return {"question": self.question, "about": self.about, "choices": choices}


@dataclass
class Branch:
    """A choice and what it leads to: another question, the end of the turn, or something not yet explored."""

    choice: Json
    forced: list[Json] = field(default_factory=list)
    """The forced steps that follow it."""
    then: Node | None = None
    barrier: Barrier | None = None
    ends: bool = False
    """Whether it completes the turn."""
    quiet: bool = False
    """Whether nothing happens yet: it only announces an intention, such as which card."""

    def spots(self) -> set[Spot]:
        """Its spots, with those of forced answers after it."""
        return {spot for step in (self.choice, *self.forced) for spot in step["spots"]}

    def to_json(self) -> Json:
        """The branch as sent to clients, without empty parts."""
        data = dict(self.choice)
        if self.forced:
            data["forced"] = self.forced
        if self.then is not None:
            data["then"] = self.then.to_json()
        if self.barrier is not None:
            data["barrier"] = self.barrier
        return {**data, "ends": self.ends, "quiet": self.quiet}


def offered(match: Match, seat: int) -> Node | None:
    """Just the open question of a seat, with nothing followed; None if it is asked nothing."""
    return _Growing(match, seat).root if match.question(seat) is not None else None


def grown(world: World, looks: int = MOST_LOOKS) -> Node | None:
    """The tree from where a draft has led a world; None if the draft can't continue."""
    if world.barrier() is not None:
        return None
    return _Growing(world.match, world.seat).grow(looks)


def path_to(root: Node, spot: Spot) -> list[str] | None:
    """The answers of the shortest path to a spot; None if there is none, or several equally short."""
    level: list[tuple[Node, list[str]]] = [(root, [])]
    while level:
        found = [path for node, way in level for path, branch in _onwards(node, way) if spot in branch.spots()]
        if found:
            return found[0] if len(found) == 1 else None
        level = [
            (branch.then, path)
            for node, way in level
            for path, branch in _onwards(node, way)
            if branch.then is not None
        ]
    return None


def led_to(match: Match, seat: int, answers: Sequence[str], spots: Sequence[Spot]) -> list[list[str]]:
    """Paths that lead a draft from spot to spot, one for each spot that can be reached in exactly one way."""
    world, paths = World(match, seat), list[list[str]]()
    for key in answers:
        world.give(key)
    for spot in spots:
        root = grown(world)
        path = path_to(root, spot) if root is not None else None
        if path is None:
            break
        for key in path:
            world.give(key)
        paths.append(path)
    return paths


def _onwards(node: Node, way: list[str]) -> Iterator[tuple[list[str], Branch]]:
    return (([*way, branch.choice["key"]], branch) for branch in node.branches)


class _Growing:
    """A growing tree: what to follow next, nearest and least repeated questions first."""

    def __init__(self, match: Match, seat: int) -> None:
        self.seat = seat
        self.base, self.step = len(match.entries), match.step_began()
        self.number = count()
        self.queue: list[tuple[int, int, _Look]] = []
        self.root = self._node(match, ())

    def grow(self, looks: int) -> Node:
        for _ in range(looks):
            if not self.queue:
                break
            self._follow(heappop(self.queue)[-1])
        return self.root

    def _node(self, match: Match, path: tuple[str, ...]) -> Node:
        """The question reached by a path of questions; its choices wait to be followed."""
        ask = match.question(self.seat)
        assert ask is not None, "a node stands where its seat is asked"
        options, way = ask.options(), (*path, ask.name)
        branches = [Branch(published_choice(match, ask, option)) for option in options]
        if len(options) <= WIDE:
            cost = len(way) + AGAIN * path.count(ask.name)
            for option, branch in zip(options, branches, strict=True):
                heappush(self.queue, (cost, next(self.number), _Look(match, option, branch, way)))
        question = match.game.asked[ask.name]
        return Node(ask.name, question.about_of(ask), branches, question.many)

    def _follow(self, look: "_Look") -> None:
        twin, before = look.match.fork(), len(look.match.entries)
        twin.answer(self.seat, look.option)
        own = own_answers(twin, self.seat, before)
        if len(own) > 1:
            look.branch.forced = published_steps(look.match, self.seat, own)[1 - len(own) :]
        look.branch.quiet = not twin.events
        look.branch.barrier = barrier_at(twin, self.seat, self.base)
        look.branch.ends = look.branch.barrier is not None or twin.step_began() > self.step
        if not look.branch.ends and not self._comes_again(twin, look):
            look.branch.then = self._node(twin, look.way)

    def _comes_again(self, twin: Match, look: "_Look") -> bool:
        """Whether the next question was already asked on the way, other than after a free move: one of a series."""
        ask = twin.question(self.seat)
        return ask is not None and ask.name in look.way and "group" not in look.branch.choice


@dataclass(frozen=True)
class _Look:
    """A choice that could be followed, where it is offered, and the questions on the way."""

    match: Match
    option: int
    branch: Branch
    way: tuple[str, ...]
