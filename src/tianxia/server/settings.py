"""How a server is set up: addresses, limits and patience. Tests and the command line make their own."""

from dataclasses import dataclass, field

HOUR = 3600.0


@dataclass(frozen=True)
class Limits:
    """How much may come in. Rates are per second, with a burst that may come at once."""

    body: int = 64 * 1024
    upload: int = 1024 * 1024
    message: int = 16 * 1024
    http: tuple[float, float] = (30.0, 120.0)
    """Requests of one address."""
    logins: tuple[float, float] = (0.1, 5.0)
    """Tries of passwords from one address: each costs memory and time."""
    visitors: tuple[float, float] = (0.5, 30.0)
    """New people from one address."""
    uploads: tuple[float, float] = (0.2, 10.0)
    """Records taken in from one address: each is kept, and every answer in it is checked."""
    messages: tuple[float, float] = (20.0, 60.0)
    """Messages of one connection."""
    heavy: tuple[float, float] = (8.0, 24.0)
    """Previews, lists of candidates and hints of one connection."""
    chat: tuple[float, float] = (0.5, 8.0)
    waiting: int = 200
    """Messages that may wait for a slow reader."""
    sockets: int = 60
    """Connections from one address."""
    reviews: tuple[float, float] = (0.02, 4.0)
    """ReviewQueue that one address asks for: each takes a minute or more of one core."""
    games_to_review: int = 12
    """Finished games that may wait for their review."""
    tables: int = 40
    """Tables of one person that have not ended."""


AT_HOME = Limits(visitors=(10.0, 100.0), uploads=(5.0, 50.0), reviews=(1.0, 12.0))
"""Where only this computer can come in: all its people and programs have one address, and crowd out nobody else."""


@dataclass(frozen=True)
class Settings:
    """Everything that can be chosen when a server starts."""

    db: str
    root_path: str = ""
    local_only: bool = True
    origins: tuple[str, ...] = ()
    """Origins from which a socket may be opened besides the server's own."""
    hosts: tuple[str, ...] = ()
    """The names under which the server may be asked, none for any: a stranger's name that points here is refused."""
    bot_pause: float = 0.35
    """How long a bot seems to think at least, so that people can follow."""
    bot_workers: int | None = None
    review_iterations: int | None = None
    """How thoroughly a review looks at each move; as the level that judges does, where nothing is said."""
    never_begun: float = 48 * HOUR
    """After so long a table that never began is removed."""
    idle: float = 300.0
    """After so long a room that nobody looks at is put away; the store has it all."""
    limits: Limits = field(default_factory=Limits)
