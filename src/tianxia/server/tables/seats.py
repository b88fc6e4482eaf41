"""Chairs: who sits where, and who plays for whom."""

from dataclasses import dataclass

from tianxia.server.protocol.shapes import Seat, SeatKind
from tianxia.server.store.schema import Values


@dataclass
class SeatState:
    """A seat and who is in it."""

    seat: int
    kind: SeatKind
    person: str | None = None
    name: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    gone: bool = False

    @property
    def player(self) -> str | None:
        """The bot that answers for this seat now, None where a person does."""
        return self.bot if self.kind == "bot" else self.stand_in

    def shape(self) -> Seat:
        """The chair as clients get it."""
        return Seat(self.seat, self.kind, self.name, self.bot, self.stand_in, self.gone)


def seat_state(row: Values) -> SeatState:
    """A chair from its row of the store, with its person's name."""
    names = ("seat", "kind", "person", "name", "bot", "stand_in", "gone")
    return SeatState(**{name: row[name] for name in names})
