"""ZhanGuo's mat for the Textual table: what is on its pages, and how its seats look."""

from functools import partial

from rich.text import Text

from tianxia.engine.game import Plain
from tianxia.terminal.leafing import LeafMat
from tianxia.terminal.leaves import Leaf, Lines
from tianxia.terminal.zhanguo import facts, pages, phrases, signs, strips
from tianxia.terminal.zhanguo.face import FACE


class ZhanguoMat(LeafMat):
    """The table, walls and tasks, scores, then the other seats' boards."""

    FACE = FACE

    def leaves(self, view: Plain, room: int) -> list[Leaf]:
        """The pages; where there is room, walls and tasks stand on the first one, too."""
        words, mine = self.words, facts.viewer(view)
        others = [seat for seat in facts.seats_of(view) if seat != mine]
        return [
            self._shared("table", lambda width: pages.table(view, self.sight.view, width, room, words)),
            self._shared("middle", lambda _width: pages.middle(view, words)),
            self._shared("scores", lambda _width: pages.scores(view, words)),
            *(self._other(view, seat) for seat in others),
        ]

    def _shared(self, name: str, lines: Lines) -> Leaf:
        said = self.words.say(f"zhanguo-page-{name}")
        return Leaf(said, said, lines)

    def _other(self, view: Plain, seat: int) -> Leaf:
        short = signs.piece(seat, self.words).plain
        lines = partial(pages.other, view, seat, words=self.words)
        return Leaf(phrases.seat_name(seat, self.words), short, lines, is_other=True)

    def chip(self, seat: int) -> Text:
        """The sign of a seat on its colour."""
        return signs.chip(seat, self.words)

    def strip(self, view: Plain, after: Plain | None, seat: int, width: int) -> list[Text]:
        """Score, hand and markers of a seat."""
        return strips.strip(view, after, seat, width, self.words)


MAT = ZhanguoMat
