"""One answer in a match's history."""

from typing import Final

from mypy_extensions import mypyc_attr

from tianxia.engine.script import CHANCE


@mypyc_attr(acyclic=True)
class Entry:
    """One answer in a match's history: which seat gave it, to which question, and whether it was the only option.

    A `sealed` answer was given together with those of other seats; its seat has seen theirs once the last one is in.
    """

    def __init__(self, seat: int, question: str, answer: int, forced: bool = False, sealed: bool = False) -> None:
        """Store the answer; entries never change."""
        self.seat = seat
        self.question = question
        self.answer = answer
        self.forced = forced
        self.sealed = sealed

    def __eq__(self, other: object) -> bool:
        """Entries are equal when all their fields are."""
        return isinstance(other, Entry) and self.facts() == other.facts()

    def __hash__(self) -> int:
        """Hash all fields."""
        return hash(self.facts())

    def facts(self) -> tuple[int, str, int, bool]:
        """Seat, question, answer, forced."""
        return self.seat, self.question, self.answer, self.forced


PAST: Final = Entry(CHANCE, "", 0)
"""In a guess, stands for every answer before its checkpoint: those may contain things its seat does not know."""
