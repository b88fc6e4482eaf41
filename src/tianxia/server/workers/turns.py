"""Turns at the workers: everybody who waits gets one in turn, however much work each of them has waiting."""

import asyncio
from collections import Counter, OrderedDict, deque

REMEMBERED = 10_000
"""How many people are remembered who do not wait now."""


class Turns:
    """Places at the workers. Nobody holds all of them; who holds fewest is next, and of those who waited longest."""

    def __init__(self, places: int) -> None:
        """Begin with every place free."""
        self._places, self._each = places, max(1, places - 1)
        self._held: Counter[str] = Counter()
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """The work that waits, by whose it is."""
        self._count, self._called = 0, OrderedDict[str, int]()
        """How many turns there were, and the number of each one's last."""

    def __len__(self) -> int:
        """How much work waits."""
        return sum(map(len, self._waiting.values()))

    async def take(self, whose: str) -> None:
        """Wait for a place; return it with `give_back`."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whose, deque()).append(turn)
        self._call()
        try:
            await turn
        except asyncio.CancelledError:
            self._forgo(whose, turn)
            raise

    def give_back(self, whose: str) -> None:
        """Leave a place to the next."""
        self._held[whose] -= 1
        if not self._held[whose]:
            del self._held[whose]
        self._call()

    def _call(self) -> None:
        """Fill the free places."""
        while self._held.total() < self._places and (whose := self._next()) is not None:
            turn = self._waiting[whose][0]
            self._drop(whose, turn)
            if not turn.done():  # who waited may have gone
                turn.set_result(None)
                self._held[whose] += 1
                self._remember(whose)

    def _next(self) -> str | None:
        whose = min(self._waiting, key=lambda whose: (self._held[whose], self._called.get(whose, 0)), default=None)
        return whose if whose is not None and self._held[whose] < self._each else None

    def _remember(self, whose: str) -> None:
        self._count += 1
        self._called.pop(whose, None)
        self._called[whose] = self._count
        if len(self._called) > REMEMBERED:
            self._called.popitem(last=False)

    def _forgo(self, whose: str, turn: "asyncio.Future[None]") -> None:
        """Give up a place, or the wait for one."""
        if not turn.cancelled():
            self.give_back(whose)
        elif turn in self._waiting.get(whose, ()):
            self._drop(whose, turn)

    def _drop(self, whose: str, turn: "asyncio.Future[None]") -> None:
        turns = self._waiting[whose]
        turns.remove(turn)
        if not turns:
            del self._waiting[whose]


class Shares:
    """Whose share of the workers somebody uses: their account's, or, as a nameless visitor, their address's.

    A visitor costs nothing to make: many of them from one address have one share together.
    """

    def __init__(self) -> None:
        """Begin with nobody."""
        self._seen: OrderedDict[str, tuple[str | None, str]] = OrderedDict()
        """By person: their login and their address."""

    def note(self, person: str, login: str | None, address: str) -> None:
        """Somebody was seen at an address."""
        self._seen[person] = login, address
        self._seen.move_to_end(person)
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)

    def address_of(self, person: str) -> str | None:
        """Where somebody was seen last, if that is remembered."""
        return self._seen.get(person, (None, None))[1]

    def of(self, person: str | None) -> str:
        """The name of a share; tables whose host is gone have one together."""
        if person is None:
            return ""
        login, address = self._seen.get(person, (person, person))
        return person if login is not None else address
