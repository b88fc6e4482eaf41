"""Pairs everybody where that is possible: Edmonds' blossom algorithm."""

from collections import deque
from collections.abc import Sequence

FREE = -1
Graph = Sequence[Sequence[int]]
"""For each vertex its neighbours, in the order in which they are tried."""


def pairs_of(graph: Graph) -> list[int]:
    """The partner of each vertex in a matching that leaves as few as possible free."""
    mates, everybody = [FREE] * len(graph), [True] * len(graph)
    for vertex, others in enumerate(graph):
        if mates[vertex] == FREE and (other := next((one for one in others if mates[one] == FREE), FREE)) != FREE:
            mates[vertex], mates[other] = other, vertex
    for vertex in range(len(graph)):
        if mates[vertex] == FREE:
            grow(graph, mates, vertex, everybody)
    return mates


def grow(graph: Graph, mates: list[int], root: int, alive: Sequence[bool]) -> bool:
    """Find a partner for a free vertex by changing those of others; False, and no change, if there is no way."""
    return _Search(graph, mates, alive).from_root(root)


class _Search:
    """One search for a path along which partners can be exchanged; odd cycles are treated as one vertex."""

    def __init__(self, graph: Graph, mates: list[int], alive: Sequence[bool]) -> None:
        self._graph, self._mates, self._alive = graph, mates, alive
        self._parent = [FREE] * len(graph)
        self._base = list(range(len(graph)))

    def from_root(self, root: int) -> bool:
        seen, waiting = {root}, deque([root])
        while waiting:
            vertex = waiting.popleft()
            for other in self._graph[vertex]:
                if not self._alive[other] or self._base[vertex] == self._base[other] or self._mates[vertex] == other:
                    continue
                if other == root or (self._mates[other] != FREE and self._parent[self._mates[other]] != FREE):
                    self._shrink(vertex, other, seen, waiting)
                elif self._parent[other] == FREE:
                    self._parent[other] = vertex
                    if self._mates[other] == FREE:
                        self._exchange(other)
                        return True
                    seen.add(self._mates[other])
                    waiting.append(self._mates[other])
        return False

    def _shrink(self, one: int, two: int, seen: set[int], waiting: deque[int]) -> None:
        common, blossom = self._common(one, two), set[int]()
        self._mark(one, common, two, blossom)
        self._mark(two, common, one, blossom)
        for vertex in range(len(self._graph)):
            if self._base[vertex] in blossom:
                self._base[vertex] = common
                if vertex not in seen:
                    seen.add(vertex)
                    waiting.append(vertex)

    def _common(self, one: int, two: int) -> int:
        """The base at which the paths of two vertices to the root meet."""
        passed = set[int]()
        while True:
            one = self._base[one]
            passed.add(one)
            if self._mates[one] == FREE:
                break
            one = self._parent[self._mates[one]]
        while (two := self._base[two]) not in passed:
            two = self._parent[self._mates[two]]
        return two

    def _mark(self, vertex: int, base: int, child: int, blossom: set[int]) -> None:
        while self._base[vertex] != base:
            mate = self._mates[vertex]
            blossom |= {self._base[vertex], self._base[mate]}
            self._parent[vertex] = child
            child, vertex = mate, self._parent[mate]

    def _exchange(self, end: int) -> None:
        while end != FREE:
            before = self._parent[end]
            following = self._mates[before]
            self._mates[end], self._mates[before] = before, end
            end = following
