"""An answer in the list that is the game."""

from typing import Final

from mypy_extensions import mypyc_attr

from tianxia.engine.script import CHANCE


@mypyc_attr(acyclic=True)
class Entry:
    """One answer in the list that is the game: whose, to which question, and whether it was the only option.

    A `sealed` one was given together with those of other seats, so its seat has seen theirs once the last has come.
    """

    def __init__(self, seat: int, question: str, answer: int, forced: bool = False, sealed: bool = False) -> None:
        """Note the answer; entries never change."""
        self.seat = seat
        self.question = question
        self.answer = answer
        self.forced = forced
        self.sealed = sealed

    def __eq__(self, other: object) -> bool:
        """Entries are equal when all they say is."""
        return isinstance(other, Entry) and self.facts() == other.facts()

    def __hash__(self) -> int:
        """The hash of what it says."""
        return hash(self.facts())

    def facts(self) -> tuple[int, str, int, bool]:
        """Seat, question, answer, forced."""
        return self.seat, self.question, self.answer, self.forced


PAST: Final = Entry(CHANCE, "", 0)
"""Stands in a guess for every answer before its checkpoint: those may hold what its seat does not know."""
