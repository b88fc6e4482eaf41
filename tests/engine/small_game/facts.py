"""The events of the small game with their values named. Nothing here is a sentence."""

from tests.engine.small_game.notation import CARD_NAMES, FAVOUR_NAMES
from tests.engine.small_game.position import NOBODY
from tests.engine.small_game.turn import DECKS
from tianxia.engine.game import Json
from tianxia.engine.script import Tell

VALUES = {
    "drew": ("seat", "deck"),
    "drew_card": ("seat", "card"),
    "favour": ("favour",),
    "sold": ("seat", "favour"),
    "showed": ("seat", "card"),
    "asked": ("seat", "price"),
    "laid": ("seat", "card"),
    "tucked": ("seat", "deck"),
    "tucked_cards": ("seat", "card", "other_card"),
}
"""The values of each event, in the order in which scripts tell them."""

NAMES = {"deck": DECKS, "card": CARD_NAMES, "other_card": CARD_NAMES, "favour": FAVOUR_NAMES}


def facts_of(tell: Tell) -> Json:
    """The named values of an event."""
    if tell.name == "bids":
        return {"bids": list(tell.facts)}
    return {name: _named(name, fact) for name, fact in zip(VALUES[tell.name], tell.facts, strict=True)}


def _named(name: str, fact: int) -> int | str | None:
    if name in NAMES:
        return NAMES[name][fact]
    return None if fact == NOBODY else fact
