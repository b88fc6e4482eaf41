"""Qin's panel: the board with a cursor, and the hand below it."""

from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from tianxia.engine.game import Json
from tianxia.telling.faces import Face
from tianxia.telling.qin.face import LETTERS
from tianxia.terminal import palette, styles
from tianxia.terminal.palette import PLAYERS
from tianxia.terminal.qin.canvas import SIZES
from tianxia.terminal.qin.draft import HAND, Cell, Draft, Spots
from tianxia.terminal.qin.drawing import marks_of
from tianxia.terminal.qin.widgets import QinBoard, QinHand
from tianxia.terminal.widgets.panel import GamePanel, Key, Sight, bound
from tianxia.words import Words

SIDE_ROOM = 37
"""Columns for players, preview and log beside the panel."""
ROOM_FOR_ROOFS = 44
"""From this width on a player's supply is also drawn as a row of roofs."""
HAND_ROOM = 4
"""Rows of the hand below the board."""
SIDE, CENTRE = 13, 6
KEYS = (
    Key("R", "turn", "focused.draft('rotate')", "r"),
    Key("N", "next", "focused.next_spot", "n"),
    Key("⏎", "lay", "focused.confirm", "enter"),
)


class QinPanel(GamePanel):
    """Board and hand. Arrows and clicks move the tile, R turns it, Space swaps its ends, Enter places it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *bound(*KEYS),
        Binding("up", "draft('move', (-1, 0))"),
        Binding("down", "draft('move', (1, 0))"),
        Binding("left", "draft('move', (0, -1))"),
        Binding("right", "draft('move', (0, 1))"),
        Binding("space", "draft('turn_round')"),
        Binding("tab", "draft('next_tile', (1,))"),
        Binding("shift+tab", "draft('next_tile', (-1,))"),
        *(Binding(str(number + 1), f"draft('choose', ({number},))") for number in range(3)),
    ]
    KEYS = KEYS

    def __init__(self, words: Words, face: Face) -> None:
        """Create an empty panel."""
        super().__init__(words, face)
        self.board, self.hand = QinBoard(), QinHand(words)
        self.draft = Draft(SIDE, row=CENTRE, column=CENTRE)
        self._tries: dict[Spots, str] = {}
        """Every placement that might be tried, by its spots."""

    def compose(self) -> ComposeResult:
        """The board above the hand."""
        yield self.board
        yield self.hand

    # -- what the screen asks for

    def show(self, sight: Sight) -> None:
        """Show a position; the draft stays if it can, else moves to the nearest space where it fits."""
        self.sight, self.after, self.refusal = sight, None, None
        self.draft.take(sight.view["hand"] or [])
        self._tries = {tuple(choice["spots"]): choice["key"] for choice in sight.tries()}
        if self._asked() and self.draft.spots() not in self._options():
            self.draft.go_near(self._spots())
        self.draw()

    def key(self) -> str | None:
        """The placement as records write it."""
        return self._tries.get(self.draft.spots()) if self._asked() else None

    def follow(self, key: str) -> None:
        """Make a placement the draft, unless it is a pass."""
        spots = next((spots for spots, known in self._tries.items() if known == key), ())
        if self._asked() and len(spots) > 1:
            self.draft.follow(spots)
            self.post_message(self.Drafted())

    def remark(self) -> str:
        """How many placements the chosen tile has."""
        places = [spots for spots in self._options() if spots[0] == f"{HAND}{self.draft.tile}"]
        return self.words.say("qin-places", count=len(places))

    def fit(self, width: int, height: int) -> None:
        """Draw spaces as large as the screen allows."""
        boards = {size: size.of_board(SIDE) for size in SIZES}
        fitting = [s for s, (w, h) in boards.items() if w <= width - SIDE_ROOM and h <= height - HAND_ROOM]
        self.board.space = fitting[0] if fitting else SIZES[-1]
        if self.sight.view:
            self.draw()

    def chip(self, seat: int) -> Text:
        """The letter of a seat on its colour."""
        colours = PLAYERS[seat]
        return Text(f" {LETTERS[seat]} ", Style(color=colours.text, bgcolor=colours.fill, bold=True))

    def strip(self, view: Json, after: Json | None, seat: int, width: int) -> list[Text]:
        """The supply of a seat now and after the draft, and its tiles; roofs below if there is space."""
        now, then, tiles = view["supply"][seat], (after or view)["supply"][seat], view["hand_sizes"][seat]
        # Placing pagodas is a gain, taking them back a loss.
        text = styles.changing(str(now), now, then, then < now)
        text.append(" ▲", PLAYERS[seat].mark)
        if width < ROOM_FOR_ROOFS:
            return [text.append(f" {tiles} ▤", palette.MUTED)]
        text.append(" · " + self.words.say("qin-tiles", count=tiles), palette.MUTED)
        # Roofs that the draft would place are hollow, those that would come back are coloured.
        roofs = Text("     ").append("▲" * min(now, then), PLAYERS[seat].mark)
        roofs.append("△" * (now - then), palette.JADE).append("▲" * (then - now), palette.CINNABAR)
        return [text, roofs]

    # -- drawing

    def _options(self) -> set[Spots]:
        return {tuple(choice["spots"]) for choice in self.sight.choices or ()}

    def _asked(self) -> bool:
        return self.sight.choices is not None and bool(self.draft.hand)

    def draw(self) -> None:
        """Draw board and hand."""
        view = self.sight.view
        marks = marks_of(self.sight, self.draft if self._asked() else None, self.after, self.refusal)
        self.board.draw(self.after or view, marks)
        self.hand.space = self.board.space
        self.hand.draw(view["hand"], self.draft.chosen if self._asked() else None, view["bag_size"])

    def _spots(self) -> set[Cell]:
        return self.draft.cells(self._options())

    # -- what people do

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Allow moving tiles only while somebody is asked."""
        return self._asked() and super().check_action(action, parameters)

    def action_draft(self, method: str, values: tuple[int, ...] = ()) -> None:
        """Call a method of the draft."""
        getattr(self.draft, method)(*values)
        self.post_message(self.Drafted())

    def action_next_spot(self) -> None:
        """Go to the next space where the tile fits as it is turned."""
        self.draft.go_on(self._spots())
        self.post_message(self.Drafted())

    def on_qin_board_pointed(self, event: QinBoard.Pointed) -> None:
        """A click moves the tile there, a click on the tile places it, the right button turns it."""
        if not self._asked():
            return
        if event.turn:
            self.action_draft("rotate")
        elif event.cell in {(row, column) for _, row, column in self.draft.halves()}:
            self.action_confirm()
        else:
            self.action_draft("go", event.cell)

    def on_qin_hand_chosen(self, event: QinHand.Chosen) -> None:
        """A click takes a tile; a click on the tile taken turns it."""
        if self._asked() and event.number == self.draft.chosen:
            self.action_draft("rotate")
        elif self._asked():
            self.action_draft("choose", (event.number,))


PANEL = QinPanel
