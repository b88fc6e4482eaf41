"""The First Empire as a picture."""

from collections.abc import Sequence

from tianxia.drawing.drawings import Drawing
from tianxia.drawing.first_empire.sheet import FirstEmpireSheet
from tianxia.drawing.svg import Block
from tianxia.engine.game import Json
from tianxia.words import Words


class FirstEmpireDrawing(Drawing):
    """Draws The First Empire."""

    def picture(self, view: Json, words: Words, told: Sequence[Json]) -> Block:
        """The whole table."""
        return FirstEmpireSheet(view, words, told).sheet()


DRAWING = FirstEmpireDrawing("first_empire")
