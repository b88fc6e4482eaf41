"""The reasons against answers that a game declares: each with its name, its rule, and the numbers that explain it."""

from collections.abc import Callable
from typing import Any

from tianxia.engine.game import Json, Refusal
from tianxia.engine.script import ALLOWED, Ask, Code

Numbers = Callable[[Any, Ask, int], Json]
"""What belongs to a refusal, from (position, question, answer); worked out only when somebody asks why not."""


class Declared:
    """A reason against an answer, as players read it."""

    def __init__(self, name: str, rule: str, numbers: Numbers | None) -> None:
        """Its name in `locale/`, the id of its rule, and its numbers, where any belong to it."""
        self.name, self.rule, self.numbers = name, rule, numbers

    def __repr__(self) -> str:
        """Name and rule."""
        return f"<{self.name} by {self.rule}>"


class Refusals:
    """All refusals of a game by their codes. A code stands for one rule; two codes may share a name."""

    def __init__(self) -> None:
        """None yet."""
        self.declared: dict[int, Declared] = {}
        self.absent: set[str] = set()
        """The names of refusals of what is not there at all: nobody looks for it among what is not possible."""

    def declare(self, name: str, rule: str, numbers: Numbers | None = None, absent: bool = False) -> Code:
        """Declare a refusal; returns the code that a predicate gives."""
        code = Code(ALLOWED + len(self.declared) + 1)
        self.declared[code] = Declared(name, rule, numbers)
        if absent:
            self.absent.add(name)
        return code

    def rules(self) -> set[tuple[str, str]]:
        """Every name with every rule that it stands for."""
        return {(each.name, each.rule) for each in self.declared.values()}

    def explain(self, position: Any, ask: Ask, answer: int, code: int) -> Refusal:
        """The refusal of one answer with its numbers."""
        declared = self.declared[code]
        numbers = {} if declared.numbers is None else declared.numbers(position, ask, answer)
        return Refusal(declared.name, declared.rule, numbers)
