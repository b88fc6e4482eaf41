"""What is to be measured."""

from collections.abc import Mapping
from dataclasses import dataclass

from tianxia import games

ALL = "all"
WEIGHTS = {"qin": 2}
"""Of all games together, half of the tables of Zhanguo's two play Qin: its turns are the shortest."""


@dataclass(frozen=True)
class Load:
    """How much load to put on which servers."""

    tables: Mapping[str, int]
    """Tables of each game."""
    rate: float
    """Answers per second at each table."""
    seconds: float
    bots: float = 0.0
    """The share of tables where a bot has the second seat."""
    hints: float = 0.0
    """How many hints are asked for per table and second."""
    db: str | None = None
    """An empty database; a temporary file if not given."""
    processes: int = 1
    """Servers on that database, among which the tables are shared out."""

    @property
    def count(self) -> int:
        """How many tables there are."""
        return sum(self.tables.values())


def shared_out(game: str, tables: int) -> dict[str, int]:
    """How many tables play which game: one game, or all of them together."""
    names = games.names() if game == ALL else [game]
    weights = {name: WEIGHTS.get(name, 1) for name in names}
    whole, passed, shares = sum(weights.values()), 0, {}
    for name, weight in weights.items():
        first, passed = round(tables * passed / whole), passed + weight
        shares[name] = round(tables * passed / whole) - first
    return shares
