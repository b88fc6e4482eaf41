"""Qin's mat for the Textual table: the board with a cursor, and the hand below it."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from tianxia.engine.eye import SPECTATOR
from tianxia.engine.game import Plain, Refusal
from tianxia.terminal.mats import Mat, Sight
from tianxia.terminal.qin import strips
from tianxia.terminal.qin.canvas import SIZES
from tianxia.terminal.qin.draft import HAND, Cell, Draft, Spots
from tianxia.terminal.qin.marks import marks_of
from tianxia.terminal.qin.widgets import QinBoard, QinHand
from tianxia.words import Words

SIDE_ROOM = 37
"""Columns that players, preview and log need beside the mat."""
HAND_ROOM = 4
"""Rows that the hand needs below the board."""
SIDE, CENTRE = 13, 6


class QinMat(Mat):
    """Board and hand. Arrows and clicks move the tile, R turns it, Space turns it round, Enter lays it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1, 0)"),
        Binding("down", "move(1, 0)"),
        Binding("left", "move(0, -1)"),
        Binding("right", "move(0, 1)"),
        Binding("r", "rotate"),
        Binding("space", "turn_round"),
        Binding("tab", "next_tile(1)"),
        Binding("shift+tab", "next_tile(-1)"),
        Binding("1", "choose(0)"),
        Binding("2", "choose(1)"),
        Binding("3", "choose(2)"),
        Binding("n", "next_spot"),
        Binding("enter", "confirm"),
    ]

    def __init__(self, words: Words) -> None:
        """A mat with nothing on it yet."""
        super().__init__(words)
        self.board, self.hand = QinBoard(), QinHand(words)
        self.draft = Draft(SIDE, row=CENTRE, column=CENTRE)
        self._sight = Sight(SPECTATOR, {}, None)
        self._tries: dict[Spots, str] = {}
        """Every placement that might be tried, by where it lies."""
        self._after: Plain | None = None
        self._refusal: Refusal | None = None

    def compose(self) -> ComposeResult:
        """The board above the hand."""
        yield self.board
        yield self.hand

    # -- what the screen asks for

    def show(self, sight: Sight) -> None:
        """Show a position; the draft stays where it was if it can, else goes to the nearest space where it can."""
        self._sight, self._after, self._refusal = sight, None, None
        self.draft.take(sight.view["hand"] or [])
        self._tries = {tuple(choice["spots"]): choice["key"] for choice in sight.candidates()}
        if self._asked() and self.draft.spots() not in self._options():
            self.draft.go_near(self._spots())
        self._draw()

    def foresee(self, after: Plain | None, refusal: Refusal | None) -> None:
        """Draw the position after the draft, or mark what stands against it."""
        self._after, self._refusal = after, refusal
        self._draw()

    def key(self) -> str | None:
        """The placement as records write it."""
        return self._tries.get(self.draft.spots()) if self._asked() else None

    def follow(self, key: str) -> None:
        """Take up a placement; a pass is none."""
        spots = next((spots for spots, known in self._tries.items() if known == key), ())
        if self._asked() and len(spots) > 1:
            self.draft.follow(spots)
            self.post_message(self.Drafted())

    def remark(self) -> str:
        """How many places the chosen tile has."""
        places = [spots for spots in self._options() if spots[0] == f"{HAND}{self.draft.tile}"]
        return self.words.say("qin-places", count=len(places))

    def fit(self, width: int, height: int) -> None:
        """Draw spaces as large as the room allows."""
        boards = {size: size.of_board(SIDE) for size in SIZES}
        fitting = [s for s, (w, h) in boards.items() if w <= width - SIDE_ROOM and h <= height - HAND_ROOM]
        self.board.space = fitting[0] if fitting else SIZES[-1]
        if self._sight.view:
            self._draw()

    def strip(self, view: Plain, after: Plain | None, seat: int, width: int) -> list[Text]:
        """Pagodas and tiles of a seat."""
        return strips.supply(view, after, seat, width, self.words)

    def chip(self, seat: int) -> Text:
        """The letter of a seat on its colour."""
        return strips.letter_chip(seat)

    # -- drawing

    def _options(self) -> set[Spots]:
        return {tuple(choice["spots"]) for choice in self._sight.choices or ()}

    def _asked(self) -> bool:
        return self._sight.choices is not None and bool(self.draft.hand)

    def _drafting(self) -> Draft | None:
        return self.draft if self._asked() else None

    def _draw(self) -> None:
        view = self._sight.view
        marks = marks_of(self._sight, self._drafting(), self._after, self._refusal)
        self.board.draw(self._after or view, marks)
        self.hand.space = self.board.space
        self.hand.draw(view["hand"], self.draft.chosen if self._asked() else None, view["bag_size"])

    def _spots(self) -> set[Cell]:
        return self.draft.cells(self._options())

    # -- what people do

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Nobody moves tiles while nobody is asked."""
        return self._asked() and super().check_action(action, parameters)

    def _drafted(self) -> None:
        self.post_message(self.Drafted())

    def action_move(self, down: int, right: int) -> None:
        """Move the tile by a space."""
        self.draft.move(down, right)
        self._drafted()

    def action_rotate(self) -> None:
        """Turn the tile a quarter."""
        self.draft.rotate()
        self._drafted()

    def action_turn_round(self) -> None:
        """Change the halves about."""
        self.draft.turn_round()
        self._drafted()

    def action_next_tile(self, step: int) -> None:
        """Take the tile beside this one."""
        self.draft.next_tile(step)
        self._drafted()

    def action_choose(self, number: int) -> None:
        """Take the tile of that number."""
        self.draft.choose(number)
        self._drafted()

    def action_next_spot(self) -> None:
        """Go to the next space where the tile could go as it is turned."""
        self.draft.go_on(self._spots())
        self._drafted()

    def action_confirm(self) -> None:
        """Lay the tile."""
        self.post_message(self.Confirmed())

    def on_qin_board_pointed(self, event: QinBoard.Pointed) -> None:
        """A click takes the tile there; a click where it already is lays it; the right button turns it."""
        if not self._asked():
            return
        if event.turn:
            self.action_rotate()
        elif event.cell in {(row, column) for _, row, column in self.draft.halves()}:
            self.action_confirm()
        else:
            self.draft.go(*event.cell)
            self._drafted()

    def on_qin_hand_chosen(self, event: QinHand.Chosen) -> None:
        """A click takes a tile; a click on the one taken turns it."""
        if self._asked() and event.number == self.draft.chosen:
            self.action_rotate()
        elif self._asked():
            self.action_choose(event.number)


MAT = QinMat
