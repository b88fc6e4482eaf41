"""The seats of a table: who sits where, and which bot plays for whom."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tianxia.server.protocol.shapes import Seat, SeatKind

StoredRow = Mapping[Any, Any]
"""A row of the store, by the names of its columns. The state of a table knows no database."""


@dataclass
class SeatState:
    """A seat and who has it."""

    seat: int
    kind: SeatKind
    person: str | None = None
    name: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    gone: bool = False

    @property
    def player(self) -> str | None:
        """The bot that answers for this seat now; None where a person does."""
        return self.bot if self.kind == "bot" else self.stand_in

    @property
    def taken(self) -> bool:
        """Whether somebody or a bot will play it."""
        return self.kind in ("person", "bot")

    def shape(self) -> Seat:
        """The seat as clients get it."""
        return Seat(self.seat, self.kind, self.name, self.bot, self.stand_in, self.gone)


def seat_state(row: StoredRow) -> SeatState:
    """A seat from its row in the store, joined with its person's name."""
    names = ("seat", "kind", "person", "name", "bot", "stand_in", "gone")
    return SeatState(**{name: row[name] for name in names})
