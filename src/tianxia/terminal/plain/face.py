"""The face of a game that has none of its own: the view as lists, and all that the game has words for."""

from collections.abc import Mapping, Sequence
from typing import Any

from tianxia.engine.game import Plain, Refusal
from tianxia.terminal.boards import InWords, coordinates
from tianxia.terminal.plain.listing import BY_SEAT, INDENT, Listing
from tianxia.words import Words


class PlainFace(InWords):
    """Knows nothing of a game but its name, with which the game's messages begin."""

    def __init__(self, game: str) -> None:
        """Be the face of this game."""
        self.game = game

    def worth_telling(self, event: Plain) -> bool:  # noqa: ARG002
        """Everything is."""
        return True

    def consequences(self, events: list[Plain]) -> list[Plain]:
        """All of them, as nothing is known of any."""
        return events

    def seat_name(self, seat: int, words: Words) -> str:
        """As the game calls it; else seats are counted from 1."""
        message = f"{self.game}-seat-{seat}"
        return words.say(message) if words.has(message) else words.say("seat-number", number=seat + 1)

    def space(self, cell: Sequence[int]) -> str:
        """As records write it."""
        return coordinates(cell)

    def listing(self, words: Words) -> Listing:
        """Lists the views of the game."""
        return Listing(self.game, words, lambda seat: self.seat_name(seat, words))

    def board(self, view: Plain, words: Words) -> list[str]:
        """The view as nested lists."""
        rows = self.listing(words).rows(view)
        return [f"{INDENT * depth}{name}: {value}".rstrip() for depth, name, value in rows]

    def supplies(self, view: Plain, seat: int, words: Words) -> str:
        """What the view says of a seat in a few words, where it has a part for each."""
        parts: list[Any] = next((view[name] for name in BY_SEAT if isinstance(view.get(name), list)), [])
        return ", ".join(self.listing(words).simple(parts[seat])) if seat < len(parts) else ""

    def hand(self, view: Plain, words: Words) -> list[str]:  # noqa: ARG002
        """The view has said it all."""
        return []

    def described(self, view: Plain, words: Words) -> list[str]:
        """The same as the board."""
        return self.board(view, words)

    def typed(self, text: str) -> str:
        """As typed, without spaces around it."""
        return text.strip()

    def worth_greying(self, refusal: Refusal) -> bool:  # noqa: ARG002
        """Everything is."""
        return True

    def values(self, facts: Mapping[str, Any], view: Plain, words: Words) -> dict[str, Any]:  # noqa: ARG002
        """Nothing to add."""
        return {}

    def balance(self, before: Plain, after: Plain, words: Words) -> list[str]:  # noqa: ARG002
        """Nothing is known of what counts."""
        return []

    # -- questions

    def opens(self, question: str) -> bool:  # noqa: ARG002
        """Before each the table is worth a look."""
        return True

    def question(self, question: str, words: Words) -> str:
        """As the game words it; else by its name."""
        message = f"{self.game}-question"
        return words.say(message, question=question) if words.has(message) else question.replace("_", " ")
