"""Qin as a picture: the board, the seats with their pagodas, and the hand of the seat that looks."""

from collections.abc import Sequence

from tianxia.drawing.drawings import Drawing
from tianxia.drawing.layout import beside, flowing, panel, stacked
from tianxia.drawing.palette import CARD, CINNABAR, LINE, MUTED, PAGODAS
from tianxia.drawing.qin.board import board, pagoda, tile
from tianxia.drawing.svg import SERIF, Block, box, paragraph, path, text, word
from tianxia.engine.game import Json
from tianxia.telling.faces import face
from tianxia.telling.qin.face import tile_name
from tianxia.telling.speech import Speech
from tianxia.words import Words

WIDTH = 300
ROOM = WIDTH - 24
ROOF = "M-5 0h10v-4h-1v-2q2 0 3.500 -2q-5 -1 -7.500 -4q-2.500 3 -7.500 4q1.500 2 3.500 2v2h-1z"


class QinDrawing(Drawing):
    """Draws Qin."""

    def picture(self, view: Json, words: Words, told: Sequence[Json]) -> Block:
        """The board with what lies beside it."""
        placed = [event["cells"] for event in told if event["event"] == "placed"]
        return beside([board(view, placed[-1] if placed else ()), self._side(view, words)], 14, centred=False)

    def _side(self, view: Json, words: Words) -> Block:
        speech = Speech(self.game, words)
        title = f"{words.say('qin-name')} · {speech.option_value('board', view['board'])}"
        seats = stacked([self._seat(view, seat, words) for seat in range(len(view["supply"]))], 12)
        return stacked([panel(title, seats, WIDTH), self._hand(view, words)], 14)

    def _seat(self, view: Json, seat: int, words: Words) -> Block:
        """A seat: its pagodas left and placed, its score so far, and the tiles in its hand."""
        own, placed, left = face(self.game), view["placed"][seat], view["supply"][seat]
        name, roofs = own.seat_name(seat, words), _roofs(seat, left, left + placed["all"])
        score = words.say("qin-score", seat=name, score=placed["all"], won="no", **_numbers(placed)).removeprefix("– ")
        marks = [
            path(f"M0 -6H{ROOM}", "none", LINE) if seat else "",
            pagoda(seat, 16, 36),
            text(42, 16, name, 16, weight=600, family=SERIF),
            _turn(view, seat, words),
            text(ROOM, 20, str(left), 22, weight=700, anchor="end", family=SERIF),
            text(42, 32, own.supplies(view, seat, words), 12, MUTED, room=ROOM - 42),
            roofs.at(0, 42),
        ]
        said = paragraph(score, ROOM, 12)
        return Block(ROOM, 60 + said.height, "".join(marks) + said.at(0, 58))

    def _hand(self, view: Json, words: Words) -> Block:
        """The tiles of the seat that looks, with the letters that answers use, and how many are left to draw."""
        bag = word(words.say("qin-bag", count=view["bag_size"]), 12, MUTED)
        if view["hand"] is None:
            return panel("", bag, WIDTH)
        tiles = [_named(kind, words) for kind in view["hand"]] or [word(words.say("qin-hand-empty"), 13)]
        return panel(words.say("page-qin-hand"), stacked([flowing(tiles, ROOM, 18, 8), bag], 10), WIDTH)


def _numbers(placed: Json) -> dict[str, int]:
    return {name: count for name, count in placed.items() if name != "all"}


def _named(kind: str, words: Words) -> Block:
    return stacked([tile(kind), word(f"{tile_name(kind, words)} ({kind})", 11, MUTED)], 2)


def _turn(view: Json, seat: int, words: Words) -> str:
    """A seal at the seat to move."""
    if view["to_move"] != seat:
        return ""
    return box(4, 38, CINNABAR, x=-12, y=0, rx=1) + text(
        ROOM - 40, 16, words.say("page-to-move"), 12, CINNABAR, 600, "end"
    )


def _roofs(seat: int, left: int, all_: int) -> Block:
    """A small roof for each pagoda: full while it is left, empty once it is on the board."""
    tones, step = PAGODAS[seat], min(16, ROOM / all_)
    places = [f"translate({step * (n + 0.5):.1f} 13) scale({step / 16:.2f})" for n in range(all_)]
    roofs = [
        path(ROOF, tones.fill if n < left else CARD, tones.pen if n < left else LINE, transform=place)
        for n, place in enumerate(places)
    ]
    return Block(ROOM, 14, "".join(roofs))


DRAWING = QinDrawing("qin")
