"""What a server knows of the other processes on its database."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from sqlalchemy import Executable

from tianxia.server.protocol.errors import Failure

Heard = Callable[[str, Sequence[str]], Awaitable[None]]
"""Called with a kind of notice and the ids it is about."""


@dataclass(frozen=True)
class Peer:
    """Another process: where it is reached, and the secret that shows it who asks."""

    id: str
    address: str
    secret: str


class Elsewhere(Failure):
    """What is asked for is in the memory of another process."""

    def __init__(self, peer: Peer) -> None:
        """Nothing was done; ask this one."""
        super().__init__("room-closed", 503)
        self.peer = peer


@dataclass(frozen=True)
class Rest:
    """How long the clocks of a table have run unwatched, and what they showed before: None for its last entry."""

    seconds: float = 0.0
    left: Sequence[float] | None = None


class Hooks(Protocol):
    """What a fleet asks of the server it is part of."""

    async def heard(self, kind: str, ids: Sequence[str]) -> None:
        """Act on a notice of another process."""
        ...

    def wake(self) -> None:
        """Look for tables that nobody has in memory and where something is to happen."""
        ...

    async def read_again(self) -> None:
        """Read again what notices would have told: some were missed."""
        ...

    def drop_all(self) -> None:
        """Drop every table and connection: others may have taken them, or notices were missed."""
        ...


class Fleet(Protocol):
    """The processes on one database: `sole.SoleProcess` or `shared.SharedFleet`."""

    async def join(self, hooks: Hooks) -> None:
        """Become one of them."""
        ...

    async def leave(self) -> None:
        """Hand over everything that is still ours."""
        ...

    async def take(self, table: str) -> Rest:
        """Become the one that has a table in memory; Elsewhere if another has it."""
        ...

    async def release(self, table: str, rest: Rest | None) -> None:
        """Let any process have a table; `rest` if its clocks run on."""
        ...

    @property
    def is_alone(self) -> bool:
        """Whether there is no other process."""
        ...

    def keeper(self) -> Peer | None:
        """The process that does what only one should; None if that is us."""
        ...

    def notice(self, kind: str, *ids: str) -> list[Executable]:
        """Statements that tell the others, to be written together with what they are told about."""
        ...
