"""The First Empire in letters, for line mode."""

import re
from collections.abc import Callable, Mapping
from typing import Any

from tianxia.engine.game import Json
from tianxia.telling.first_empire.li_si import SoloRealm
from tianxia.telling.realm import RealmFace
from tianxia.words import Words

TILE = re.compile(r"[asmg]\d+")


class FirstEmpireFace(RealmFace):
    """The face of The First Empire."""

    REALM = SoloRealm
    OPENING = ("starting_tile", "card", "reward", "unlock", "return")
    SILENT = ("drew",)
    ANSWERS = ("court", "tucked", "laid_down", "ability", "starting_tile", "reward_declined")
    ABSENT = (
        "no-official-there",
        "no-worker-there",
        "not-adjacent",
        "card-not-held",
        "other-trigger",
        "no-unrest-there",
    )

    def typed(self, text: str) -> str:
        """Lower case with hyphens between words, as answers are written; cards and tiles capitalised."""
        key = "-".join(text.lower().replace("-", " ").replace("_", " ").split())
        return key.upper() if TILE.fullmatch(key) else key

    def values(self, facts: Mapping[str, Any], view: Json, words: Words) -> dict[str, Any]:
        """Li Si by his name, his cards with their kind; lists as text."""
        realm = SoloRealm(view, words)
        ways: dict[str, Callable[[Any], Any]] = {
            "seat": lambda seat: realm.called(seat) if seat == "li_si" else seat,
            "order": lambda seats: ", ".join(realm.called(seat) for seat in seats),
            "cards": lambda cards: words.listed([str(card) for card in cards]),
            "officials": lambda names: words.listed([realm.official(name) for name in names]),
            "allowed": lambda names: words.listed([realm.region(name) for name in names]),
        }
        if "other_tile" in facts:
            # An event that names two tiles describes both in its sentence.
            ways |= {"starting_tile": realm.starting_tile, "other_tile": realm.starting_tile}
        if "check" not in facts:
            ways["action_card"] = realm.named
        return {name: way(facts[name]) for name, way in ways.items() if name in facts}


FACE = FirstEmpireFace("first_empire")
