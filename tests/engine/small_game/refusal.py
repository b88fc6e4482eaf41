"""Why an answer is not allowed, with the numbers and the rule. The codes are those of `turn.py`."""

from tests.engine.small_game.notation import CARD_NAMES
from tests.engine.small_game.position import Position
from tests.engine.small_game.turn import DECK_EMPTY, DECKS, NOT_IN_HAND, PAIRS, TOO_DEAR, TOO_POOR
from tianxia.engine.game import Json, Refusal
from tianxia.engine.script import Ask

REASONS = {
    ("show", NOT_IN_HAND): ("not-in-hand", "S-3"),
    ("price", TOO_DEAR): ("too-dear", "S-3"),
    ("reply", TOO_POOR): ("too-poor", "S-3"),
    ("bid", TOO_POOR): ("too-poor", "S-2"),
    ("tuck", NOT_IN_HAND): ("not-in-hand", "S-4"),
    ("deck", DECK_EMPTY): ("deck-empty", "S-5"),
}
"""Code and rule by the question and the number that its predicate returns."""


def refusal(pos: Position, ask: Ask, answer: int, code: int) -> Refusal:
    """The refusal of one answer, its numbers computed only now."""
    name, rule = REASONS[ask.name, code]
    return Refusal(name, rule, _numbers(pos, ask, answer, code))


def _numbers(pos: Position, ask: Ask, answer: int, code: int) -> Json:
    if code == TOO_POOR:
        return {"coins": pos.coins[ask.seat]}
    if code == TOO_DEAR:
        return {"price": answer}
    if code == DECK_EMPTY:
        return {"deck": DECKS[answer]}
    cards = PAIRS[answer] if ask.name == "tuck" else (answer,)
    return {"cards": [CARD_NAMES[card] for card in cards]}
