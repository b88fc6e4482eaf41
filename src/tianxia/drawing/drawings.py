"""How a game becomes a picture: its own drawing if its title announces one, else its text board in monospaced letters.

A drawing gets the view of a seat, and nothing else of the position: what the seat may not know cannot be in it.
"""

import importlib
from collections.abc import Sequence
from typing import cast

from tianxia import games
from tianxia.drawing.layout import document, panel, stacked
from tianxia.drawing.palette import CARD
from tianxia.drawing.svg import MONO, Block, word
from tianxia.engine.game import Json
from tianxia.telling.faces import face
from tianxia.telling.speech import Speech
from tianxia.telling.titles import game_title
from tianxia.words import Words

LETTER = 0.62
"""How wide a monospaced letter is."""


class Drawing:
    """Draws views of one game. Unchanged, it is the drawing of a game that has none."""

    def __init__(self, game: str) -> None:
        """The drawing of a game."""
        self.game = game

    def picture(self, view: Json, words: Words, told: Sequence[Json]) -> Block:  # noqa: ARG002
        """What a seat sees; `told` is what has happened so far, as far as the seat may know it."""
        own = face(self.game)
        lines = [*own.board(view, words), *own.hand(view, words)]
        width = max(len(line) for line in [game_title(self.game, words), *lines]) * 12 * LETTER
        letters = stacked([_typed(line) for line in lines])
        return panel(game_title(self.game, words), letters, width + 24, CARD)


def _typed(line: str) -> Block:
    """A line whose spaces count."""
    return word(line.replace(" ", "\N{NO-BREAK SPACE}"), 12, family=MONO)


def drawing(game: str) -> Drawing:
    """The drawing of a game."""
    module = games.title(game).drawing if game in games.names() else None
    return Drawing(game) if module is None else cast(Drawing, importlib.import_module(module).DRAWING)


def drawn(speech: Speech, view: Json, asked: list[int], told: Sequence[Json]) -> str:
    """A view as an SVG document: the board to look at, and its description for those who listen."""
    words, game = speech.words, game_title(speech.game, speech.words)
    turn = words.say("page-waits-for", count=len(asked), seat=speech.seats(asked)) if asked else words.say("table-over")
    about = "\n".join([*speech.face.described(view, words), *speech.face.hand(view, words)])
    return document(drawing(speech.game).picture(view, words, told), f"{game}: {turn}", about)
