"""The events of The First Empire: each with its values in the order in which rules tell them. Words: `locale/`."""

from collections.abc import Callable, Mapping

from tianxia.engine.game import Json
from tianxia.engine.script import Tell
from tianxia.games.first_empire import names
from tianxia.games.first_empire.ids import LI_SI_SEAT, Card
from tianxia.games.first_empire.names import card_name
from tianxia.games.first_empire.notation import KEYS
from tianxia.games.first_empire.rules.li_si_soldiers import CHECKS

VALUES: dict[str, tuple[str, ...]] = {
    "li_si": ("level",),
    "starting_tile": ("seat", "starting_tile"),
    "starting_dealt": ("seat", "starting_tile", "other_tile"),
    "round": ("round",),
    "drew": ("seat",),
    "laid_down": ("seat", "card"),
    "tucked": ("seat", "card", "region"),
    "court": ("seat", "card", "action"),
    "points": ("seat", "source", "points"),
    "tokens": ("seat", "aspect", "count"),
    "unrest": ("seat", "region", "level"),
    "hired": ("seat", "region", "count"),
    "paid_workers": ("seat", "region", "count"),
    "recruited": ("seat", "official", "region"),
    "unlocked": ("seat", "count"),
    "moved_official": ("seat", "official", "start", "to"),
    "moved_worker": ("seat", "start", "to"),
    "sailed": ("seat", "from_space", "to_space"),
    "symbol_lost": ("seat",),
    "alchemist": ("seat", "card", "region"),
    "master": ("seat", "card"),
    "governor": ("seat", "region", "space"),
    "governor_bonus": ("seat", "governor_tile", "half"),
    "palace": ("seat", "region"),
    "palace_tile": ("seat", "region", "palace_tile"),
    "large_token": ("seat", "aspect"),
    "wall": ("seat", "section", "slot"),
    "emperor_tile": ("seat", "card", "action"),
    "emperor_stays": ("seat", "lack"),
    "ability": ("seat", "card"),
    "soldier": ("seat", "tile", "slot"),
    "reward": ("seat", "aspect", "round"),
    "reward_declined": ("seat", "aspect"),
    "reward_lost": ("aspect",),
    "paid_token": ("seat", "token"),
    "large_returned": ("seat", "aspect"),
    "token_returned": ("seat", "aspect"),
    "round_ended": ("round",),
    "ended": (),
    "li_si_card": ("action_card",),
    "li_si_court": ("card",),
    "li_si_paid": ("aspect", "count"),
    "emperor_removed": ("site", "action"),
    "order": ("order",),
    "drew_cards": ("seat", "cards"),
    "li_si_check": ("action_card", "check", "where", "outcome"),
}
"""The values of each event; the last three have special formats."""


def seat_name(seat: int) -> int | str:
    """A seat by its number, Li Si by his name."""
    return "li_si" if seat == LI_SI_SEAT else seat


def _named(known: tuple[str, ...]) -> Callable[[int], str]:
    """A value that is the number of a word."""
    return lambda number: known[number]


SHOWN: Mapping[str, Callable[[int], int | str]] = {
    "seat": seat_name,
    "card": lambda card: card_name(Card(card)),
    "region": _named(names.REGION_NAMES),
    "start": _named(names.REGION_NAMES),
    "to": _named(names.REGION_NAMES),
    "aspect": _named(names.ASPECT_NAMES),
    "official": _named(names.OFFICIAL_NAMES),
    "action": _named(names.ACTION_NAMES),
    "source": _named(names.SOURCE_NAMES),
    "section": _named(names.SECTION_NAMES),
    "slot": lambda slot: slot + 1,
    "site": _named(names.SITE_NAMES),
    "lack": _named(("unification_card", "bare_card")),
    "tile": _named(names.SYMBOL_NAMES),
    "palace_tile": _named(names.PALACE_TILE_NAMES),
    "starting_tile": _named(("", *names.STARTING_TILE_NAMES)),
    "other_tile": _named(("", *names.STARTING_TILE_NAMES)),
    "governor_tile": _named(("", *names.GOVERNOR_TILE_NAMES)),
    "half": lambda half: KEYS["half"][half],
    "space": lambda space: KEYS["space"][space],
    "token": lambda token: KEYS["pay"][token],
}
"""How values are written for clients, if they are not plain numbers."""


def facts_of(tell: Tell) -> Json:
    """The named values of an event."""
    if tell.name == "order":
        return {"order": [seat_name(seat) for seat in tell.facts]}
    if tell.name == "drew_cards":
        return {"seat": tell.facts[0], "cards": [card_name(Card(card)) for card in tell.facts[1:]]}
    if tell.name == "li_si_check":
        return _checked(*tell.facts)
    return {name: SHOWN.get(name, int)(fact) for name, fact in zip(VALUES[tell.name], tell.facts, strict=True)}


def _checked(card: int, number: int, where: int, outcome: int) -> Json:
    """One of Li Si's checks: what he checked, where or how many, and the outcome."""
    check = CHECKS[number]
    data: Json = {"action_card": card, "check": check.name, "outcome": "yes" if outcome else "no"}
    if check.where == "count":
        return {**data, "count": where}
    return {**data, "where": (names.SITE_NAMES if check.where == "site" else names.REGION_NAMES)[where]}
