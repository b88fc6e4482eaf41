"""The tree of the search through turns: a branch is a whole turn with its answers, not a single answer."""

from dataclasses import dataclass
from math import sqrt

from mypy_extensions import i64

Answers = tuple[tuple[str, int], ...]
"""Questions and answers of one seat through a turn, forced ones left out."""


@dataclass(frozen=True)
class Manner:
    """How the search goes about it; tuned by play."""

    width: int = 24
    """The beam that finds the ways through the turn at hand follows so many lines,"""
    ways: int = 16
    """and so many of its ways are looked at, at most."""
    doubt: float = 300.0
    """How much a seldom tried way is tried again, in what positions are judged in."""
    growth: float = 1.5
    """About this times the square root of the iterations is how many ways have been tried."""
    faith: int = 50
    """In per cent: how much the end of the turn at hand counts beside the end of the later one."""
    narrow: int = 6
    """The beam that finds the first turns after a way follows so many lines,"""
    first: int = 3
    """and so many of its turns are tried."""
    kept: int = 3
    """Later so many of those that were best in most worlds are tried,"""
    shared: int = 1
    """so many that were best after other ways,"""
    own: int = 2
    """and so many that are drawn by lot."""
    glance: int = 2
    """The beam that finds what another seat answers in a world follows so many lines;"""
    others: int = 2
    """later it takes that or the best of so many turns drawn by lot."""
    ahead: int = 1
    """So many own turns after the one at hand are played before a position is judged."""
    start: int = 4
    """An answer that was in no good turn yet is drawn as if it had been in so many."""
    worlds: int = 16
    """So many worlds are dealt; a way that is tried oftener meets them again, with other lots."""


class Lots:
    """A small generator of lots that gives the same numbers compiled or not."""

    def __init__(self, seed: int) -> None:
        """Start somewhere."""
        self.state: i64 = 1
        self.restart(seed)

    def restart(self, seed: int) -> None:
        """Start anywhere but at 0, where it would stand still."""
        self.state = seed % 2147483646 + 1

    def below(self, count: int) -> int:
        """A number from 0 to count - 1."""
        self.state = self.state * 48271 % 2147483647
        return self.state % count


class Node:
    """A turn in the tree: its answers, how often it was tried, and what came of it."""

    def __init__(self, plan: Answers) -> None:
        """A turn that has not been tried yet."""
        self.plan = plan
        self.visits: int = 0
        self.total: int = 0
        self.children: list[Node] = []

    def by_visits(self) -> "list[Node]":
        """The branches that were tried, most tried first, the better one first among equals."""
        tried = [child for child in self.children if child.visits]
        return sorted(tried, key=lambda child: (-child.visits, -child.total))

    def foremost(self, most: int) -> "list[Node]":
        """The branches that were taken most, at most so many; the earlier one first among equals."""
        ranked = sorted(self.children, key=lambda child: -child.visits)
        return ranked[:most]

    def promising(self, spread: float) -> "Node":
        """The branch of which most came, with more hope for one that was seldom tried."""
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
        """The branch with these answers, a new one where there is none."""
        for child in self.children:
            if child.plan == plan:
                return child
        child = Node(plan)
        self.children.append(child)
        return child
