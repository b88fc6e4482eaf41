"""The events of The First Empire with their values named, for clients. Words are in `locale/`."""

from tianxia.engine.game import Plain
from tianxia.engine.script import Tell
from tianxia.games.first_empire import names
from tianxia.games.first_empire.names import card_name
from tianxia.games.first_empire.notation import KEYS
from tianxia.games.first_empire.position import LI_SI_CHAIR
from tianxia.games.first_empire.rules.li_si_soldiers import (
    CAN_SAIL,
    CHECK_NAMES,
    ENTRANCE_EMPTY,
    NO_SOLDIER_AT_SITE,
    PIECE_LEFT,
    SECTION_OPEN,
)

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
"""The values of each event, in the order in which scripts tell them; the last three are read in their own way."""

_NAMED: dict[str, tuple[str, ...]] = {
    "region": names.REGION_NAMES,
    "start": names.REGION_NAMES,
    "to": names.REGION_NAMES,
    "aspect": names.ASPECT_NAMES,
    "official": names.OFFICIAL_NAMES,
    "action": names.ACTION_NAMES,
    "source": names.SOURCE_NAMES,
    "section": names.SECTION_NAMES,
    "site": names.SITE_NAMES,
    "lack": ("unification_card", "bare_card"),
    "tile": names.SYMBOL_NAMES,
    "palace_tile": names.PALACE_TILE_NAMES,
    "starting_tile": ("", *names.STARTING_TILE_NAMES),
    "other_tile": ("", *names.STARTING_TILE_NAMES),
    "governor_tile": ("", *names.GOVERNOR_TILE_NAMES),
}


def facts_of(tell: Tell) -> Plain:
    """The named values of an event."""
    if tell.name == "order":
        return {"order": [seat_name(chair) for chair in tell.facts]}
    if tell.name == "drew_cards":
        return {"seat": tell.facts[0], "cards": [card_name(card) for card in tell.facts[1:]]}
    if tell.name == "li_si_check":
        return _checked(*tell.facts)
    return {name: _value(name, fact) for name, fact in zip(VALUES[tell.name], tell.facts, strict=True)}


def seat_name(chair: int) -> int | str:
    """A seat by its number, Li Si by his name."""
    return "li_si" if chair == LI_SI_CHAIR else chair


def _value(name: str, fact: int) -> int | str:
    if name == "seat":
        return seat_name(fact)
    if name in _NAMED:
        return _NAMED[name][fact]
    if name == "card":
        return card_name(fact)
    if name == "slot":
        return fact + 1
    if name in ("half", "space"):
        return KEYS[name][fact]
    return KEYS["pay"][fact] if name == "token" else fact


def _checked(card: int, what: int, where: int, outcome: int) -> Plain:
    """One of Li Si's checks: what he looked at, where or how many, and whether it was so."""
    plain: Plain = {"action_card": card, "check": CHECK_NAMES[what], "outcome": "yes" if outcome else "no"}
    if what in (CAN_SAIL, ENTRANCE_EMPTY, PIECE_LEFT):
        return {**plain, "count": where}
    sites = what in (NO_SOLDIER_AT_SITE, SECTION_OPEN)
    return {**plain, "where": (names.SITE_NAMES if sites else names.REGION_NAMES)[where]}
