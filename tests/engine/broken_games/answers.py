"""Games whose answers are not what they seem: listings, refusals, texts, and the order of a set."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tests.engine.asking import AskWith
from tests.engine.broken_games.making import Step, asking, broken
from tests.engine.small_game.notation import CARD_NAMES, answer_of, key_of
from tests.engine.small_game.position import Position
from tests.engine.small_game.refusal import refusal
from tests.engine.small_game.turn import PAIR_NUMBERS
from tianxia.engine.game import Refusal
from tianxia.engine.script import Ask


def with_listing(listing: Callable[[list[int]], list[int]]) -> Step:
    def changed(ask: Ask) -> Ask:
        return AskWith(ask.seat, ask.name, ask.candidates, ask.why_not, lambda: listing(ask.listed()), ask.secret)

    return asking("tuck", changed)


broken("LISTING_MISSES_ONE", "listings", next_step=with_listing(lambda pairs: pairs[:1]))
broken("LISTING_ADDS_ONE", "offers", next_step=with_listing(lambda pairs: [*pairs, 99]))
broken("LISTED_TWICE", "listings", next_step=with_listing(lambda pairs: [*pairs, pairs[0]]))


def no_rule(pos: Position, ask: Ask, answer: int, code: int) -> Refusal:
    return replace(refusal(pos, ask, answer, code), rule="")


def no_code(pos: Position, ask: Ask, answer: int, code: int) -> Refusal:
    return replace(refusal(pos, ask, answer, code), code="")


def listed_numbers(pos: Position, ask: Ask, answer: int, code: int) -> Refusal:
    numbers: Any = [answer]
    return replace(refusal(pos, ask, answer, code), numbers=numbers)


def costly(pos: Position, ask: Ask, answer: int, code: int) -> Refusal:
    pos.coins[ask.seat] -= 1
    pos.spent += 1
    return refusal(pos, ask, answer, code)


broken("NO_RULE", "refusals", refusal=no_rule)
broken("NO_CODE", "refusals", refusal=no_code)
broken("NUMBERS_WITHOUT_NAMES", "refusals", refusal=listed_numbers)
broken("REFUSAL_COSTS", "refusals", refusal=costly)


def beyond_the_list(ask: Ask) -> Ask:
    def why_not(pair: int) -> int:
        return ask.why_not([*PAIR_NUMBERS][pair + 1])

    return AskWith(ask.seat, ask.name, ask.candidates, why_not, ask.listed, secret=True)


broken("PREDICATE_GOES_ASTRAY", "refusals", next_step=asking("tuck", beyond_the_list))


def first_card_only(question: str, answer: int) -> str:
    return key_of(question, answer).split("+")[0]


def surprised(question: str, text: str) -> int:
    if text == "xyzzy":
        raise KeyError(text)
    return answer_of(question, text)


def silent(question: str, text: str) -> int:
    try:
        return answer_of(question, text)
    except ValueError:
        raise ValueError from None


def lenient(question: str, text: str) -> int:
    return answer_of(question, text) if text.strip() else 1


broken("KEY_MEANS_ANOTHER", "keys", key_of=first_card_only)
broken(
    "KEY_LOOKS_FORCED",
    "records",
    key_of=lambda question, answer: key_of(question, answer) + " !",
    answer_of=lambda question, text: answer_of(question, text.removesuffix(" !")),
)
broken(
    "KEY_HAS_SPACES",
    "keys",
    key_of=lambda question, answer: key_of(question, answer) + " ",
    answer_of=lambda question, text: answer_of(question, text.strip()),
)
broken("RUBBISH_SURPRISES", "keys", answer_of=surprised)
broken("RUBBISH_WITHOUT_A_SENTENCE", "keys", answer_of=silent)
broken("RUBBISH_MEANS_SOMETHING", "keys", answer_of=lenient)


def from_a_set(ask: Ask) -> Ask:
    return AskWith(ask.seat, ask.name, lambda: [CARD_NAMES.index(name) for name in set(CARD_NAMES)], ask.why_not)


broken("ITERATES_A_SET", "hash_seeds", next_step=asking("show", from_a_set))
