"""The one place where facts become sentences for a reader: seats by name, cells as `6,4`."""

from collections.abc import Mapping
from typing import Any

from tianxia.engine.game import Plain
from tianxia.terminal.boards import Face, face
from tianxia.words import Words

SEATS = ("seat", "from", "owner")
"""Values that are seats."""


class Speech:
    """Speaks of one game in one language."""

    def __init__(self, game: str, words: Words) -> None:
        """Take the game's face."""
        self.game, self.words = game, words
        self.face: Face = face(game)

    # -- who

    def seat(self, seat: int | None) -> str:
        """What a seat is called."""
        return self.words.say("seat-nobody") if seat is None else self.face.seat_name(seat, self.words)

    def seats(self, seats: list[int]) -> str:
        """Several seats in a row."""
        return self.listed([self.seat(seat) for seat in seats])

    # -- values

    def values(self, facts: Mapping[str, Any], view: Plain) -> dict[str, Any]:
        """The values of an event or a refusal as a reader should see them."""
        shown = {**facts, **self.face.values(facts, view, self.words)}
        return {name: self._readable(name, value) for name, value in shown.items()}

    def _readable(self, name: str, value: Any) -> Any:
        if name in SEATS:
            # Whoever plays without a seat has his name already.
            return value if isinstance(value, str) else self.seat(value)
        if name == "seats":
            return self.seats(value)
        if isinstance(value, dict):
            return self.listed([f"{self.seat(int(seat))} {count}" for seat, count in value.items()])
        return self._place(value) if isinstance(value, list) else value

    def _place(self, value: list[Any]) -> str:
        """A cell, or several."""
        if value and isinstance(value[0], list):
            return self.listed([cell_name(cell) for cell in value])
        return cell_name(value)

    def listed(self, parts: list[str]) -> str:
        """Things in a row with the word for `and` before the last."""
        if len(parts) < 2:
            return "".join(parts)
        return self.words.say("list-and", first=", ".join(parts[:-1]), last=parts[-1])

    # -- sentences

    def said(self, name: str, **values: Any) -> str:
        """A message of the game; nothing where the game has no words for it yet."""
        message = f"{self.game}-{name}"
        return self.words.say(message, **values) if self.words.has(message) else ""

    def event(self, event: Plain, view: Plain) -> str:
        """A fact in words; as it is, where the game has none."""
        facts = {name: value for name, value in event.items() if name not in ("event", "after")}
        values = self.values(facts, view)
        return self.said(f"event-{message_part(event['event'])}", **values) or listing(event["event"], values)

    def events(self, events: list[Plain], view: Plain) -> list[str]:
        """Facts in words, without those that nobody needs to read."""
        return [self.event(event, view) for event in events if self.face.worth_telling(event)]


def cell_name(cell: list[int]) -> str:
    """A cell as people and records write it."""
    return ",".join(str(number) for number in cell)


def listing(name: str, values: Mapping[str, Any]) -> str:
    """A fact for which a game has no words: its name and its values."""
    return f"{name}: " + ", ".join(f"{each} {value}" for each, value in values.items())


def message_part(name: str) -> str:
    """A name of the rules as part of a message's name, which has hyphens only."""
    return name.replace("_", "-")
