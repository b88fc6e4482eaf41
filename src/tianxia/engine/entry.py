"""One answer in a match's history."""

from typing import Final

from mypy_extensions import mypyc_attr

from tianxia.engine.script import CHANCE, EVERYONE


@mypyc_attr(acyclic=True)
class Entry:
    """One answer in a match's history: which seat gave it, to which question, and whether it was the only option.

    A `sealed` answer was given together with those of other seats; its seat has seen theirs once the last one is in.
    `only` names the seats that know the answer, for a hidden draw or a secret choice.
    """

    def __init__(
        self,
        seat: int,
        question: str,
        answer: int,
        forced: bool = False,
        sealed: bool = False,
        only: tuple[int, ...] = EVERYONE,
    ) -> None:
        """Store the answer; entries never change."""
        self.seat = seat
        self.question = question
        self.answer = answer
        self.forced = forced
        self.sealed = sealed
        self.only = only

    def known_to(self, seat: int) -> bool:
        """Whether a seat knows this answer, once every sealed one is in."""
        return self.only == EVERYONE or seat in self.only

    def __repr__(self) -> str:
        """Who gave which answer to which question."""
        seat = "chance" if self.seat == CHANCE else f"seat {self.seat}"
        notes = [name for name, is_so in (("forced", self.forced), ("sealed", self.sealed)) if is_so]
        return f"<Entry {', '.join([f'{seat}: {self.question} {self.answer}', *notes])}>"

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
