"""The refusals that a game declares: each with its name, its rule, and the numbers that explain it."""

from collections.abc import Callable
from typing import Any

from tianxia.engine.game import Json, Refusal
from tianxia.engine.script import ALLOWED, Ask, Code

Numbers = Callable[[Any, Ask, int], Json]
"""The numbers of a refusal, from (position, question, answer); computed only when somebody asks why not."""


class Declared:
    """A reason against an answer, as players read it."""

    def __init__(self, name: str, rule: str, numbers: Numbers | None) -> None:
        """Its name in `locale/`, the id of its rule, and its numbers, if it has any."""
        self.name, self.rule, self.numbers = name, rule, numbers

    def __repr__(self) -> str:
        """Name and rule."""
        return f"<{self.name} by {self.rule}>"


class Refusals:
    """All refusals of a game by code. A code stands for one rule; two codes may share a name."""

    def __init__(self) -> None:
        """None yet."""
        self.declared: dict[int, Declared] = {}
        self.absent: set[str] = set()
        """Names of refusals of things that are not there at all: clients don't list them as impossible."""

    def declare(self, name: str, rule: str, numbers: Numbers | None = None, absent: bool = False) -> Code:
        """Declare a refusal; return the code for predicates to use."""
        code = Code(ALLOWED + len(self.declared) + 1)
        self.declared[code] = Declared(name, rule, numbers)
        if absent:
            self.absent.add(name)
        return code

    def rules(self) -> set[tuple[str, str]]:
        """Every name with every rule it stands for."""
        return {(each.name, each.rule) for each in self.declared.values()}

    def explain(self, position: Any, ask: Ask, answer: int, code: int) -> Refusal:
        """The refusal of one answer with its numbers."""
        declared = self.declared[code]
        numbers = {} if declared.numbers is None else declared.numbers(position, ask, answer)
        return Refusal(declared.name, declared.rule, numbers)
