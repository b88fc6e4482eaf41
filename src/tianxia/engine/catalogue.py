"""The catalogue of a game: every answer that a seat can ever give, numbered once and for all.

Numbers follow the declared questions, never play. The list of questions only grows at its end, and a question that
gets more answers later is declared there again with the new ones alone, so a number never changes its meaning.
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from tianxia.engine.entry import Entry
from tianxia.engine.script import CHANCE, Ask

Declared = Sequence[tuple[str, Sequence[int]]]
"""Names of questions, each with its answers."""

ABSENT: Final = -1


class Asked:
    """The numbers of one question: its own, and by answer that of the answer, ABSENT for what is none.

    The table is small, to stay in the cache.
    """

    def __init__(self, number: int, answers: dict[int, int]) -> None:
        """Lay out the table."""
        assert not answers or min(answers) >= 0, "an answer is never negative"
        table: list[int] = [ABSENT] * (max(answers, default=-1) + 1)
        for answer, its in answers.items():
            table[answer] = its
        self.number = number
        self.table = vec[i16](table)


class Numbers:
    """The answers of some questions, numbered in the order in which they are declared."""

    def __init__(self, declared: Declared) -> None:
        """Number the answers from 0, and the questions from 0 by their first declaration."""
        self.answers: list[tuple[str, int]] = [(name, answer) for name, answers in declared for answer in answers]
        self.names: list[str] = list(dict.fromkeys([name for name, _ in declared]))
        self._asked: dict[str, Asked] = {
            name: Asked(number, self._answers_to(name)) for number, name in enumerate(self.names)
        }
        self._name, self._last = "", Asked(ABSENT, {})
        meant = [answer for _, answer in self.answers]
        self._meant = vec[i16](meant)

    def _answers_to(self, name: str) -> dict[int, int]:
        return {answer: number for number, (asked, answer) in enumerate(self.answers) if asked == name}

    def _of(self, question: str) -> Asked:
        """The numbers of a question, mostly that of the last time; KeyError if it is not declared."""
        if question is not self._name:
            self._last = self._asked[question]
            self._name = question
        return self._last

    def number_of(self, question: str, answer: int) -> int:
        """The number of an answer; KeyError if none is declared."""
        table = self._of(question).table
        number = i64(table[answer]) if 0 <= answer < len(table) else ABSENT
        if number == ABSENT:
            raise KeyError((question, answer))
        return number

    def has(self, question: str, answer: int) -> bool:
        """Whether an answer is declared."""
        table = self._of(question).table
        return 0 <= answer < len(table) and table[answer] != ABSENT

    def answer_at(self, number: i64) -> i64:
        """The answer with a number."""
        return i64(self._meant[number])

    def question_number(self, question: str) -> int:
        """The number of a question, from 0."""
        return self._of(question).number

    def numbers_of(self, question: str, answers: Sequence[int]) -> list[int]:
        """The numbers of answers to one question, in their order."""
        table = self._of(question).table
        return [int(table[answer]) for answer in answers]

    def mark(self, mask: vec[u8], at: i64, question: str, answers: list[int], marked: vec[i64]) -> None:
        """Set the entries of a mask for answers to a question to 1, and list their numbers from the beginning on."""
        table = self._of(question).table
        for place in range(len(answers)):
            answer: i64 = answers[place]
            number = i64(table[answer])
            mask[at + number] = 1
            marked[place] = number


class Catalogue:
    """Everything that seats and chance can ever answer in a game."""

    def __init__(self, asked: Declared, drawn: Declared) -> None:
        """Number the answers of seats, and those of chance on their own."""
        self.actions = Numbers(asked)
        self.draws = Numbers(drawn)

    def __len__(self) -> int:
        """How many actions there are."""
        return len(self.actions.answers)

    def action_of(self, ask: Ask, answer: int) -> int:
        """The number of an answer to a question; KeyError if it is not declared."""
        return self.actions.number_of(ask.name, answer)

    def legal(self, ask: Ask) -> list[int]:
        """The numbers of the options of a question, ascending."""
        return sorted(self.actions.numbers_of(ask.name, ask.options()))

    def answer_of(self, ask: Ask, action: int) -> int:
        """The answer to a question that an action stands for; ValueError if it belongs to another question."""
        if not 0 <= action < len(self.actions.answers):
            raise ValueError(f"{action} is not an action: they go from 0 to {len(self.actions.answers) - 1}")
        name, answer = self.actions.answers[action]
        if name != ask.name:
            raise ValueError(f"action {action} answers {name!r}, but the question is {ask.name!r}")
        return answer

    def token(self, entry: Entry) -> int:
        """An entry as one number: from 1 for what seats answer, from -1 downwards for draws; 0 is no entry."""
        if entry.seat == CHANCE:
            return -1 - self.draws.number_of(entry.question, entry.answer)
        return 1 + self.actions.number_of(entry.question, entry.answer)
