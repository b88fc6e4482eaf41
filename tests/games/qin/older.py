"""Qin as older programs wrote it: a space by row and column from 0, `r6,4` for `rE7`."""

import re
from dataclasses import replace

from tianxia.games.qin import GAME

HALF = re.compile(r"\b([ryb])(\d+),(\d+)\b")
"""Half a tile in the older notation."""
_HALF_TODAY = re.compile(r"\b([ryb])([A-M])(\d+)\b")


def older(text: str) -> str:
    """A text with its placements in the older notation."""
    return _HALF_TODAY.sub(lambda half: f"{half[1]}{int(half[3]) - 1},{ord(half[2]) - ord('A')}", text)


OLDER = replace(GAME, key_of=lambda question, answer: older(GAME.key_of(question, answer)))
"""The game with an older program's notation."""
