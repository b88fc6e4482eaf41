"""Every question of the small game. Its answers have no words: clients list their keys."""

from tests.engine.small_game.notation import TEXTS, key_of
from tianxia.engine.question import Question, listed


def numbers(name: str) -> list[int]:
    """The answers to a question, without the numbers that have no meaning."""
    return [number for number, text in enumerate(TEXTS[name]) if text]


QUESTIONS: tuple[Question, ...] = (
    *(Question(name, tuple(numbers(name))) for name in ("card", "favour")),
    *(listed(name, numbers(name), key_of) for name in ("bid", "show", "price", "reply", "tuck", "deck")),
)
