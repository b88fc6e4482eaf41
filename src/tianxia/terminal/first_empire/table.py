"""The First Empire's mat for the Textual table: what is on its pages, and how its players look."""

from functools import partial

from rich.text import Text

from tianxia.engine.game import Plain
from tianxia.terminal.first_empire import facts, pages, phrases, signs, strips, tombs
from tianxia.terminal.first_empire.face import FACE
from tianxia.terminal.leafing import LeafMat
from tianxia.terminal.leaves import Leaf, Lines


class FirstEmpireMat(LeafMat):
    """The table, the land with its walls, mausoleum and track, rewards, scores, then the others' boards or Li Si."""

    FACE = FACE

    def leaves(self, view: Plain, room: int) -> list[Leaf]:
        """The pages; where there is room, walls and mausoleum stand on the first one, too."""
        words, mine = self.words, facts.viewer(view)
        others = [player for player in facts.players(view) if player != mine]
        return [
            self._shared("table", lambda width: pages.table(view, self.sight.view, width, room, words)),
            self._shared("land", partial(pages.land, view, words=words)),
            self._shared("mausoleum", partial(tombs.page, view, words=words)),
            self._shared("rewards", partial(pages.tableau, view, words=words)),
            self._shared("scores", lambda _width: pages.scores(view, words)),
            *(self._other(view, player) for player in others),
        ]

    def _shared(self, name: str, lines: Lines) -> Leaf:
        said = self.words.say(f"first_empire-page-{name}")
        return Leaf(said, said, lines)

    def _other(self, view: Plain, player: int) -> Leaf:
        name, short = phrases.player_name(view, player, self.words), signs.piece(view, player, self.words).plain
        if facts.is_li_si(view, player):
            lines = partial(pages.prime_minister, view, self.sight.told, words=self.words)
            return Leaf(name, name, lines, is_other=True)
        return Leaf(name, short, partial(pages.other, view, player, words=self.words), is_other=True)

    def chip(self, seat: int) -> Text:
        """The sign of a seat on its colour."""
        return signs.seat_sign(seat, self.words).chip()

    def strip(self, view: Plain, after: Plain | None, seat: int, width: int) -> list[Text]:
        """Score, hand and tokens of a seat."""
        return strips.strip(view, after, seat, width, self.words)

    def beside(self, view: Plain, after: Plain | None, width: int) -> list[Text]:
        """Li Si plays without a seat."""
        return strips.li_si(view, after, width, self.words) if view["solo"] is not None else []


MAT = FirstEmpireMat
