"""The settings of a server: database, addresses, limits and timeouts. Tests and the command line make their own."""

from dataclasses import dataclass, field
from typing import Literal

MINUTE = 60.0
HOUR = 60 * MINUTE
DAY = 24 * HOUR


@dataclass(frozen=True)
class Limits:
    """How much a server accepts. Rates are per second, with a burst that may come at once."""

    body: int = 64 * 1024
    upload: int = 1024 * 1024
    message: int = 16 * 1024
    http: tuple[float, float] = (30.0, 120.0)
    """Requests from one address."""
    logins: tuple[float, float] = (0.1, 5.0)
    """Password attempts from one address: each costs memory and time."""
    challenges: tuple[float, float] = (0.5, 20.0)
    """Challenges for passkeys to one address: nobody can guess their answers, but each is stored for a while."""
    accounts: tuple[float, float] = (0.05, 10.0)
    """Password attempts at one account, from anywhere."""
    visitors: tuple[float, float] = (0.5, 30.0)
    """New people from one address."""
    joins: tuple[float, float] = (0.01, 5.0)
    """New accounts from one address: each keeps a name from others."""
    mails: tuple[float, float] = (1 / 600, 3.0)
    """E-mails to one person, and from one address: more would be a flood."""
    notifications: tuple[float, float] = (1 / 60, 10.0)
    """Notifications to one person, on all channels; more are held back, and then sent as one."""
    notification_tests: tuple[float, float] = (1 / 60, 6.0)
    """Test messages that one person asks for."""
    all_notifications: tuple[float, float] = (20.0, 200.0)
    """Notifications of one process to everybody."""
    hosts: tuple[float, float] = (0.5, 30.0)
    """Messages to one host, except the large push services: many people must not be able to flood it."""
    follows: tuple[float, float] = (0.2, 30.0)
    """How often one person may follow or unfollow somebody."""
    followed: int = 200
    """How many people one person may follow."""
    exports: tuple[float, float] = (0.02, 5.0)
    """Exports of one person's data."""
    uploads: tuple[float, float] = (0.2, 10.0)
    """Records uploaded from one address: each is stored, and every answer in it is checked."""
    checks: tuple[float, float] = (2.0, 30.0)
    """Component files checked for one address: an editor asks after every change."""
    editions: int = 20
    """Editions that one person may keep here."""
    messages: tuple[float, float] = (20.0, 60.0)
    """Messages of one connection."""
    heavy: tuple[float, float] = (8.0, 24.0)
    """Previews, lists of candidates and hints of one connection."""
    chat: tuple[float, float] = (0.5, 8.0)
    waiting: int = 200
    """Messages that may be queued for a slow reader."""
    connections: int = 150
    """Connections from one address, whatever they are used for."""
    all_connections: int = 10_000
    """Connections in all; fewer if the system allows fewer open files."""
    head_within: float = 10.0
    """Seconds for the head of a request."""
    body_within: float = 60.0
    """Seconds for its body."""
    read_within: float = 60.0
    """Seconds for a client to read a response that does not fit into the buffers on the way."""
    keep_alive: int = 5
    """Seconds that a connection without a request is kept."""
    open_requests: int = 60
    """Requests of one address that are served at once."""
    sockets: int = 60
    """Sockets of tables from one address."""
    reviews: tuple[float, float] = (0.02, 4.0)
    """Reviews requested from one address: each takes a minute or more of one core."""
    games_to_review: int = 12
    """Finished games that may wait for a review."""
    tables: int = 40
    """Tables of one person that have not ended."""
    bot_tables: int = 3
    """The same, of those where only bots sit: nobody waits for them, and they never stop thinking."""
    tournaments: int = 3
    """Tournaments of one organiser that have not ended."""
    entrants: int = 256
    """Entrants of one tournament."""
    bot_entrants: int = 8
    """Bots among them."""


AT_HOME = Limits(
    logins=(1.0, 20.0),
    joins=(1.0, 50.0),
    challenges=(10.0, 100.0),
    visitors=(10.0, 100.0),
    uploads=(5.0, 50.0),
    checks=(20.0, 100.0),
    reviews=(1.0, 12.0),
    bot_tables=40,
    tournaments=40,
    bot_entrants=128,
)
"""Limits when only this computer can connect: all its people and programs share one address."""


@dataclass(frozen=True)
class Inner:
    """A listener for other processes only, and the secret that they show there."""

    host: str
    port: int
    secret: str

    @property
    def address(self) -> str:
        """As it stands in a URL."""
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


@dataclass(frozen=True)
class Relay:
    """The mail server that passes our e-mails on, and the address that they come from."""

    host: str
    port: int
    sender: str
    security: Literal["tls", "starttls", "none"] = "starttls"
    user: str | None = None
    password: str | None = None


@dataclass(frozen=True)
class Retention:
    """How long what is stored is kept, in seconds; None for ever."""

    never_begun: float | None = 2 * DAY
    """Tables that never began, since they were created."""
    abandoned: float | None = 180 * DAY
    """Running games, since anybody last did something there."""
    finished: float | None = None
    """Finished games, since their end."""
    visitors: float | None = 400 * DAY
    """People without an account, since they last came. Their key lasts for a year."""
    chat: float | None = 180 * DAY
    """What was said at tables."""
    tournaments: float | None = 60 * DAY
    """Tournaments that never began or were called off, since they were announced."""


KEPT_AT_HOME = Retention(abandoned=None, visitors=None, chat=None, tournaments=None)
"""What a server removes if only this computer can connect: nobody's data but its owner's is there."""


@dataclass(frozen=True)
class Settings:
    """Everything that is chosen when a server starts."""

    db: str
    inner: Inner | None = None
    """Where other processes on the same database reach this one."""
    process: str | None = None
    """The name of this process among them; made up if not given."""
    replaces: str | None = None
    """The name of a process that has ended and that this one replaces."""
    passing: str | None = None
    """The folder where processes of one machine pass connections on, if they can."""
    root_path: str = ""
    local_only: bool = True
    origins: tuple[str, ...] = ()
    """Origins besides the server's own that may open a socket."""
    hosts: tuple[str, ...] = ()
    """The host names the server answers to, none for any: a stranger's name that points here is refused."""
    bot_pause: float = 0.35
    """The least time in seconds that a bot seems to think, so that people can follow."""
    bot_workers: int | None = None
    review_iterations: int | None = None
    """Search iterations per move of a review; by default the reviewing level's own."""
    retention: Retention = field(default_factory=Retention)
    operator: str | None = None
    """Who runs the server, for the privacy notice."""
    contact: str | None = None
    """Where to reach them: an e-mail address or a page."""
    url: str | None = None
    """The address of the page, without a slash at its end, for links in e-mails and webhooks."""
    mail: Relay | None = None
    """Where e-mails go; without it none are sent, and accounts are recovered by their printed codes alone."""
    idle: float = 300.0
    """Seconds after which a room without connections is dropped from memory."""
    rounds_every: float = 1.0
    """Seconds between two looks at the tournaments that run."""
    metrics: tuple[str, int] | None = None
    """The address and port where metrics are shown; none are kept without."""
    editions: tuple[str, ...] = ()
    """Editions to install at the start, as their files have them."""
    limits: Limits = field(default_factory=Limits)
