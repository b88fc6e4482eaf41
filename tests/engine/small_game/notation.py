"""The texts of the answers. Every answer is an index in a list of texts, one list per question."""

from tests.engine.small_game.position import FAVOURS, KINDS, back_of, value_of
from tests.engine.small_game.turn import BIDS, DECKS, PAIRS, PRICES

CARD_NAMES = tuple(f"{DECKS[back_of(card)]}{value_of(card)}" for card in range(KINDS))
FAVOUR_NAMES = tuple(f"favour{number + 1}" for number in range(FAVOURS))
PAIR_NAMES = tuple(f"{CARD_NAMES[first]}+{value_of(second)}" for first, second in PAIRS)

TEXTS: dict[str, tuple[str, ...]] = {
    "card": CARD_NAMES,
    "favour": FAVOUR_NAMES,
    "bid": tuple(str(bid) for bid in BIDS),
    "show": CARD_NAMES,
    "price": ("", *(str(price) for price in PRICES)),
    "reply": ("pass", "buy"),
    "tuck": PAIR_NAMES,
    "deck": DECKS,
}
"""The texts of each question; `""` stands for a number without a meaning."""


def key_of(question: str, answer: int) -> str:
    """The text of an answer."""
    return TEXTS[question][answer]


def answer_of(question: str, text: str) -> int:
    """The answer that a text stands for; ValueError lists the valid ones."""
    texts = TEXTS.get(question, ())
    if not text or text not in texts:
        raise ValueError(f"{text!r} is no answer to {question!r}; there are {', '.join(filter(None, texts))}")
    return texts.index(text)
