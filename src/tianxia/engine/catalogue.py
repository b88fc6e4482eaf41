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


class Numbers:
    """The answers of some questions, numbered in the order in which they are declared."""

    def __init__(self, declared: Declared) -> None:
        """Number the answers from 0, and the questions from 0 by their first declaration."""
        self.answers: list[tuple[str, int]] = [(name, answer) for name, answers in declared for answer in answers]
        self.names: list[str] = list(dict.fromkeys([name for name, _ in declared]))
        self._name_numbers: dict[str, int] = {name: number for number, name in enumerate(self.names)}
        self._tables: dict[str, vec[i16]] = {name: self._table(name) for name in self.names}
        meant = [answer for _, answer in self.answers]
        self._meant = vec[i16](meant)

    def _table(self, name: str) -> vec[i16]:
        """By answer: its number, ABSENT for what is no answer to this question. Small, to stay in the cache."""
        mine = {answer: number for number, (asked, answer) in enumerate(self.answers) if asked == name}
        assert not mine or min(mine) >= 0, f"{name}: an answer is never negative"
        table: list[int] = [ABSENT] * (max(mine, default=-1) + 1)
        for answer, number in mine.items():
            table[answer] = number
        return vec[i16](table)

    def number_of(self, question: str, answer: int) -> int:
        """The number of an answer; KeyError if none is declared."""
        if not self.has(question, answer):
            raise KeyError((question, answer))
        return int(self._tables[question][answer])

    def has(self, question: str, answer: int) -> bool:
        """Whether an answer is declared."""
        table = self._tables[question]
        return 0 <= answer < len(table) and table[answer] != ABSENT

    def answer_at(self, number: i64) -> i64:
        """The answer with a number."""
        return i64(self._meant[number])

    def question_number(self, question: str) -> int:
        """The number of a question, from 0."""
        return self._name_numbers[question]

    def numbers_of(self, question: str, answers: Sequence[int]) -> list[int]:
        """The numbers of answers to one question, in their order."""
        table = self._tables[question]
        return [int(table[answer]) for answer in answers]

    def mark(self, mask: vec[u8], at: i64, question: str, answers: list[int]) -> vec[i64]:
        """Set the entries of a mask for answers to a question to 1; return their numbers."""
        table = self._tables[question]
        marked = vec[i64]([0] * len(answers))
        for place in range(len(answers)):
            answer: i64 = answers[place]
            number = i64(table[answer])
            mask[at + number] = 1
            marked[place] = number
        return marked


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
