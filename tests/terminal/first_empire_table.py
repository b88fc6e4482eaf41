"""The First Empire in the terminal, for its tests: new sessions, one in progress, and what must not be missing."""

import re
from functools import cache

from tests.terminal.tables import play, sit_at
from tianxia.engine.game import Json
from tianxia.engine.script import Tell
from tianxia.games.first_empire.notation import KEYS
from tianxia.terminal.session import Session

TO_CHANCE = list(KEYS).index("tomb_spot")
QUESTIONS = list(KEYS)[:TO_CHANCE]
"""The questions to seats; the others are chance's."""


def sit(seats: str = "me,random", seed: str = "7", **options: str) -> Session:
    """A new session; with one seat against Li Si."""
    return sit_at("first_empire", seats, seed, **options)


@cache
def middle(seats: str = "me,random,random") -> Session:
    """A game in progress."""
    return play(sit(seats), 80)


def view_of(session: Session) -> Json:
    view: Json = session.seen(0)["view"]
    return view


def is_whole(text: str) -> bool:
    """Whether nothing is missing in a text."""
    return bool(text) and not re.search(r"[{}]|first_empire-[a-z]|None(?! of| left)|li_si", text)


def tells(check: int, where: int, outcome: int) -> Tell:
    return Tell("li_si_check", (10, check, where, outcome))
