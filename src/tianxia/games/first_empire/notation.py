"""The texts of answers, for reading and writing: short words of the rulebook, one list per question."""

from collections.abc import Mapping

from tianxia.games.first_empire import names
from tianxia.games.first_empire.ids import ALL_ASPECTS, COINS, DECK, MOVERS, Card, card_of, column_of, row_of
from tianxia.games.first_empire.names import card_name, card_named

_REGIONS = dict(enumerate(names.REGION_NAMES))
_REGIONS_OR_STOP = {**_REGIONS, 5: "stop"}
_ASPECTS = dict(enumerate(names.ASPECT_NAMES))
_CARDS = {card: card_name(Card(card)) for card in range(1, 131)}
_MOVERS = {
    mover.answer: f"{names.OFFICIAL_NAMES[mover.official]}-{names.REGION_NAMES[mover.region]}" for mover in MOVERS
}
_TILES = dict(enumerate(names.SYMBOL_NAMES))
_COINS = {coin.answer: f"{'large-' if coin.large else ''}{names.ASPECT_NAMES[coin.aspect]}" for coin in COINS}
_STARTING = dict(enumerate(names.STARTING_TILE_NAMES, 1))
_GOVERNOR_TILES = dict(enumerate(names.GOVERNOR_TILE_NAMES, 1))
_ALCHEMISTS = dict(enumerate(names.ALCHEMIST_NAMES))
_DECKS = [{number: card_name(card_of(aspect, number)) for number in range(DECK)} for aspect in ALL_ASPECTS]
_MASTERS = {number: f"M{number + 1}" for number in range(5)}

KEYS: dict[str, Mapping[int, str]] = {
    # questions to seats
    "starting_tile": _STARTING,
    "card": _CARDS,
    "use": {0: "unification", 1: "court", 2: "nothing"},
    "region": _REGIONS,
    "action": dict(enumerate(names.ACTION_NAMES)),
    "official": dict(enumerate(names.OFFICIAL_NAMES)),
    "symbol": {0: "unlock", 1: "place"},
    "alchemist": _CARDS,
    "master": _CARDS,
    "space": {0: "tile-1", 1: "tile-2", 2: "area"},
    "half": {0: "left", 1: "right"},
    "worker": _REGIONS_OR_STOP,
    "palace_tile": dict(enumerate(names.PALACE_TILE_NAMES)),
    "large_token": _ASPECTS,
    "section": dict(enumerate(names.SECTION_NAMES)),
    "slot": {number: str(number + 1) for number in range(4)},
    "emperor": _CARDS,
    "after": {0: "activate", 1: "move-official", 2: "pass"},
    "ability": {**_CARDS, 0: "stop"},
    "mover": {**_MOVERS, 15: "stop"},
    "to": _REGIONS,
    "calm": _REGIONS,
    "reset": _REGIONS_OR_STOP,
    "token": _ASPECTS,
    "soldier": {**_TILES, 9: "stop"},
    "put": _TILES,
    "reward": {0: "accept", 1: "pass"},
    "another_card": {0: "yes", 1: "no"},
    "unlock": {number: str(number) for number in range(9)},
    "pay": _COINS,
    "return": _ASPECTS,
    "li_si_soldier": _TILES,
    "li_si_aspect": _ASPECTS,
    # questions to chance; `palace_tile` is asked of both
    "tomb_spot": {spot: f"{row_of(spot)},{column_of(spot)}" for spot in range(9)},
    "tomb_region": dict(enumerate(names.TOMB_TILE_NAMES)),
    "tomb_wall": dict(enumerate(names.TOMB_TILE_NAMES)),
    "wall_tile": dict(enumerate(names.WALL_TILE_NAMES)),
    "wall_side": {0: "front", 1: "back"},
    "emperor_tile": dict(enumerate(names.ACTION_NAMES)),
    "governor_tile": _GOVERNOR_TILES,
    "governor_space": _GOVERNOR_TILES,
    "masters": _MASTERS,
    "first": {seat: str(seat) for seat in range(4)},
    "starting_deal": _STARTING,
    "deal_writing": _DECKS[0],
    "deal_currency": _DECKS[1],
    "deal_laws": _DECKS[2],
    "pile_top": _ASPECTS,
    "li_si_action": {card: str(card) for card in range(1, 25)},
    "li_si_writing": _DECKS[0],
    "li_si_currency": _DECKS[1],
    "li_si_laws": _DECKS[2],
    "li_si_master": _MASTERS,
    "li_si_alchemist": _ALCHEMISTS,
}
"""The text of every answer to every question."""

ANSWERS: dict[str, dict[str, int]] = {
    question: {text: answer for answer, text in keys.items()} for question, keys in KEYS.items()
}


def key_of(question: str, answer: int) -> str:
    """The text of an answer."""
    return KEYS[question][answer]


def answer_of(question: str, text: str) -> int:
    """The answer that a text stands for; ValueError shows the invalid text."""
    answer = ANSWERS.get(question, {}).get(text)
    if answer is None:
        raise ValueError(f"{text!r} is no answer to {question!r}")
    return answer


__all__ = ["ANSWERS", "KEYS", "answer_of", "card_name", "card_named", "key_of"]
