"""A question made of functions, for games that are written only to test the engine."""

from collections.abc import Callable, Sequence

from tianxia.engine.script import ALLOWED, Ask


def allowed(_answer: int) -> int:
    """The predicate of a question whose candidates are all options."""
    return ALLOWED


class AskWith(Ask):
    """A question whose methods are given."""

    def __init__(
        self,
        seat: int,
        name: str,
        candidates: Callable[[], Sequence[int]],
        why_not: Callable[[int], int] = allowed,
        listing: Callable[[], list[int]] | None = None,
        secret: bool = False,
    ) -> None:
        """Remember the functions."""
        super().__init__(seat)
        self.name, self.secret = name, secret
        self._candidates, self._why_not, self._listing = candidates, why_not, listing

    def candidates(self) -> Sequence[int]:
        """As given."""
        return self._candidates()

    def why_not(self, answer: int) -> int:
        """As given."""
        return self._why_not(answer)

    def listed(self) -> list[int]:
        """As given, or one by one."""
        return super().listed() if self._listing is None else self._listing()
