"""Qin for reading away from the terminal's board: spaces as on the page's edge, `H11` for column H and row 11."""

from collections.abc import Mapping, Sequence
from typing import Any

from tianxia.engine.game import Plain
from tianxia.terminal.qin.face import QinFace
from tianxia.words import Words


class QinReading(QinFace):
    """The face of Qin with the names that the page gives to spaces."""

    def space(self, cell: Sequence[int]) -> str:
        """Column letter, then row from 1."""
        row, column = cell
        return f"{chr(ord('A') + column)}{row + 1}"

    def values(self, facts: Mapping[str, Any], view: Plain, words: Words) -> dict[str, Any]:
        """A laid tile, too, by colours and spaces."""
        values = super().values(facts, view, words)
        if "placement" in facts:
            halves = [(colour, self.space(cell)) for colour, cell in zip(facts["colours"], facts["cells"], strict=True)]
            values["placement"] = ", ".join(words.say("qin-half", colour=c, space=space) for c, space in halves)
        return values


FACE = QinReading("qin")
