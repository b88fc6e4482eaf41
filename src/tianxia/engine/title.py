"""What a game announces: enough to list and offer it, and to find its parts, without loading its rules."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Option:
    """A choice made before the game: the first value that fits the table is the default."""

    name: str
    values: tuple[str, ...]
    names_seats: bool = False
    """Whether the numbers among the values are seats, so that only those at the table are allowed."""

    def allowed(self, seats: int) -> tuple[str, ...]:
        """The values that fit this number of seats."""
        if not self.names_seats:
            return self.values
        return tuple(value for value in self.values if not value.isdigit() or int(value) < seats)


@dataclass(frozen=True, kw_only=True)
class Title:
    """A game's name, seats, options and version, and where to find its parts."""

    name: str
    home: str
    """`module:NAME` of the game, so that other processes can find it."""
    seat_counts: tuple[int, ...]
    rules_version: int
    options: tuple[Option, ...]
    series: str | None = None
    """The option that is chosen again for each game of a series, if the game has series."""
    kernel: tuple[str, ...] = ()
    """The modules that are compiled as one unit; `package.*` stands for a whole package."""
    bots: str | None = None
    """The package of its bots, with those of `evaluation`, `search`, `judge`, `shifts` and `learned` that it has."""
    face: str | None = None
    """The module with its `FACE`, if putting it into words takes more than a list."""
    terminal: str | None = None
    """The module with its `PANEL`, if the terminal draws it."""
    drawing: str | None = None
    """The module with its `DRAWING`, if it has a picture for notebooks and files."""
