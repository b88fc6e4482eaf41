"""The tree of the search through turns: a branch is a whole turn with its answers, not a single answer."""

from dataclasses import dataclass
from math import sqrt

from mypy_extensions import i64

Answers = tuple[tuple[str, int], ...]
"""Questions and answers of one seat through a turn, without forced ones."""


@dataclass(frozen=True)
class Tuning:
    """The parameters of the search, tuned by play."""

    width: int = 24
    """How many lines the beam follows that finds the ways through the present turn."""
    ways: int = 16
    """How many of its ways are looked at, at most."""
    doubt: float = 300.0
    """How much rarely tried ways are favoured, in the unit of the evaluation."""
    growth: float = 1.5
    """About this times the square root of the iterations is the number of ways tried."""
    faith: int = 50
    """How much the end of the present turn counts beside the end of the later one, in per cent."""
    narrow: int = 6
    """How many lines the beam follows that finds the first turns after a way."""
    first: int = 3
    """How many of its turns are tried."""
    kept: int = 3
    """Later: how many are tried of the turns that were best in most worlds,"""
    shared: int = 1
    """how many of those that were best after other ways,"""
    own: int = 2
    """and how many random ones."""
    glance: int = 2
    """How many lines the beam follows that finds another seat's answer in a world."""
    others: int = 2
    """Later it takes that or the best of this many random turns."""
    ahead: int = 1
    """How many own turns after the present one are played before a position is evaluated."""
    start: int = 4
    """The weight of an answer that was in no good turn yet, as a number of good turns."""
    worlds: int = 16
    """How many worlds are dealt; a way that is tried more often meets them again, with other random answers."""


class Lots:
    """A small random generator that gives the same numbers compiled or not."""

    def __init__(self, seed: int) -> None:
        """Start somewhere."""
        self.state: i64 = 1
        self.restart(seed)

    def restart(self, seed: int) -> None:
        """Start anywhere but at 0, where it would get stuck."""
        self.state = seed % 2147483646 + 1

    def below(self, count: int) -> int:
        """A number from 0 to count - 1."""
        self.state = self.state * 48271 % 2147483647
        return self.state % count


class Node:
    """A turn in the tree: its answers, how often it was tried, and its results."""

    def __init__(self, plan: Answers) -> None:
        """Create a turn that has not been tried yet."""
        self.plan = plan
        self.visits: int = 0
        self.total: int = 0
        self.children: list[Node] = []

    def by_visits(self) -> "list[Node]":
        """The branches that were tried, most visits first, ties by value."""
        tried = [child for child in self.children if child.visits]
        return sorted(tried, key=lambda child: (-child.visits, -child.total))

    def foremost(self, most: int) -> "list[Node]":
        """The branches with most visits, no more than `most`; the earlier one first in a tie."""
        ranked = sorted(self.children, key=lambda child: -child.visits)
        return ranked[:most]

    def promising(self, spread: float) -> "Node":
        """The branch with the best value, with a bonus for rarely tried ones."""
        best = self.children[0]
        most = -1e18
        for child in self.children:
            if child.visits == 0:
                return child
            promise = child.total / child.visits + spread / sqrt(float(child.visits))
            if promise > most:
                most = promise
                best = child
        return best

    def branch(self, plan: Answers) -> "Node":
        """The branch with these answers, new if there is none."""
        for child in self.children:
            if child.plan == plan:
                return child
        child = Node(plan)
        self.children.append(child)
        return child
