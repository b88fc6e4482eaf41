"""Li Si's soldiers, which he places as soon as he can, and the checks he announces. (F-10.8)"""

from collections.abc import Sequence
from typing import Final

from tianxia.engine.script import Script, Seat
from tianxia.games.first_empire.ids import LI_SI, ActionCard, Tomb
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.rules.asking import Question
from tianxia.games.first_empire.rules.mausoleum import put_soldier

YOU: Final = Seat(0)
"""The human player, who decides what he leaves open."""


class Check:
    """Something that he checks before acting."""

    def __init__(self, name: str, where: str) -> None:
        """Its name for clients, and whether it concerns a region, a site, or a number of something."""
        self.name = name
        self.where = where
        self.number = len(CHECKS)
        CHECKS.append(self)


CHECKS: Final[list["Check"]] = []
HAS_ROOM: Final = Check("has-room", "region")
CAN_SAIL: Final = Check("can-sail", "count")
ENTRANCE_EMPTY: Final = Check("entrance-empty", "count")
CARD_LEFT: Final = Check("card-left", "region")
PIECE_LEFT: Final = Check("piece-left", "count")
NO_SOLDIER_IN_REGION: Final = Check("no-soldier-in-region", "region")
MAJORITY_OPEN: Final = Check("majority-open", "region")
FIRST_OF_ORDER: Final = Check("first-of-order", "region")
NO_SOLDIER_AT_SITE: Final = Check("no-soldier-at-site", "site")
SECTION_OPEN: Final = Check("section-open", "site")


class LiSiTomb(Question):
    """Which tile does Li Si take? (F-10.8)"""

    name = "li_si_soldier"

    def candidates(self) -> Sequence[int]:
        """Those that he has earned."""
        return open_tombs(self.pos)


def check(pos: Position, card: ActionCard, what: Check, where: int, outcome: bool) -> bool:
    """Announce one thing that he checked, where, and the outcome. (F-10.2)"""
    pos.tell("li_si_check", card, what.number, where, 1 if outcome else 0)
    return outcome


def open_tombs(pos: Position) -> list[Tomb]:
    """Tiles whose condition he meets and where he has no soldier, the best slots first. (F-10.8)"""
    return sorted(pos.earned_tombs(LI_SI), key=lambda tomb: -pos.slot_points(tomb))


def settle(pos: Position) -> Script[None]:
    """Place every soldier at his entrance on a tile he has earned; the human chooses if there are more. (F-10.8)"""
    while pos.entrance(LI_SI):
        tombs = open_tombs(pos)
        if not tombs:
            return
        tomb = tombs[0]
        if len(tombs) > pos.entrance(LI_SI):
            tomb = yield LiSiTomb(pos, YOU)
        put_soldier(pos, LI_SI, tomb)
