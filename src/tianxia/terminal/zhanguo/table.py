"""ZhanGuo's mat for the Textual table: a page to look at, and below it the answers to choose from."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import OptionList, Static

from tianxia.engine.eye import SPECTATOR
from tianxia.engine.game import Plain, Refusal
from tianxia.terminal.mats import Mat, Sight
from tianxia.terminal.zhanguo import changes, inks, strips
from tianxia.terminal.zhanguo.choices import Choices
from tianxia.terminal.zhanguo.leaves import Leaves
from tianxia.words import Words

WIDE_SIDE, NARROW_SIDE = 40, 32
"""Columns that players, preview and log take beside the mat, on a wide and on a narrow screen."""
WIDE = 110
PROMPT = 2
"""Rows below the mat: whose turn it is, with a free one above."""
LEAST_CHOICES = 8
TALL = 50
"""From this height on walls and tasks stand on the first page, too."""


class Page(VerticalScroll, can_focus=False):
    """Scrolls by the mat's keys."""


class ZhanguoMat(Mat):
    """Up and down pick an answer, Enter plays it; left and right turn the page."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "pick(-1)"),
        Binding("down", "pick(1)"),
        Binding("enter", "confirm"),
        Binding("tab,right", "turn(1)"),
        Binding("shift+tab,left", "turn(-1)"),
        Binding("o", "open"),
        Binding("x", "grey"),
        Binding("pageup", "scroll(-1)"),
        Binding("pagedown", "scroll(1)"),
    ]
    KEYS = (
        ("↑↓", "zhanguo-pick", "focused.pick(1)"),
        ("⏎", "zhanguo-play", "focused.confirm"),
        ("⇥", "zhanguo-page", "focused.turn(1)"),
        ("O", "zhanguo-open", "focused.open"),
        ("X", "zhanguo-grey", "focused.grey"),
    )

    def __init__(self, words: Words) -> None:
        """A mat with nothing on it yet."""
        super().__init__(words)
        self.tabs, self.page, self.choices = Static(), Static(), Choices(words)
        self.tabs.styles.height = 1
        self._sight = Sight(SPECTATOR, {}, None)
        self._after: Plain | None = None
        self._draft: str | None = None
        self._clicked: str | None = None
        self.leaves = Leaves(words)
        self._greyed = False
        self._width, self._height = 78, 30

    def compose(self) -> ComposeResult:
        """Which page it is, the page, the answers."""
        yield self.tabs
        with Page():
            yield self.page
        yield self.choices

    # -- what the screen asks for

    def show(self, sight: Sight) -> None:
        """Show a position; the draft stays where it was if it can."""
        asked = (self._sight.seat, self._sight.question) == (sight.seat, sight.question)
        self._sight, self._after, self._clicked = sight, None, None
        self._fill(self._draft if asked else None)
        if self.key() is None:
            # A draft is foreseen at once, and then drawn.
            self._draw()

    def foresee(self, after: Plain | None, refusal: Refusal | None) -> None:  # noqa: ARG002
        """Draw the position after the draft."""
        self._after = after
        self._draw()

    def key(self) -> str | None:
        """The answer under the cursor."""
        return self._draft if self._sight.options is not None else None

    def follow(self, key: str) -> None:
        """Put the cursor on an answer."""
        self._draft = self.choices.go(key)
        self.post_message(self.Drafted())

    def fit(self, width: int, height: int) -> None:
        """Take the room there is beside the side column."""
        self._width = width - (WIDE_SIDE if width >= WIDE else NARROW_SIDE)
        self._height = height - PROMPT
        self.styles.width, self.styles.height = self._width, self._height
        if self._sight.view:
            self._draw()

    def chip(self, seat: int) -> Text:
        """The sign of a seat on its colour."""
        return inks.chip(seat, self.words)

    def strip(self, view: Plain, after: Plain | None, seat: int, width: int) -> list[Text]:
        """Score, hand and markers of a seat."""
        return strips.strip(view, after, seat, width, self.words)

    # -- drawing

    def _fill(self, draft: str | None) -> None:
        self.choices.fill(self._sight, self._greyed)
        self._draft = self.choices.go(draft)

    def _draw(self) -> None:
        view = self._sight.view
        lines = shown = self._lines(view)
        if self._after is not None:
            shown = changes.marked(lines, self._lines(self._after))
        self.page.update(Text("\n").join(shown))
        self.tabs.update(self.leaves.tabs(view))
        room = self._height - 1
        spare = room - len(lines)
        rows = spare if spare >= LEAST_CHOICES else max(LEAST_CHOICES, room // 3)
        if spare < LEAST_CHOICES:
            rows = min(rows, self.choices.option_count + 2)
        self.choices.styles.height = rows
        self.query_one(Page).styles.height = room - rows

    def _lines(self, view: Plain) -> list[Text]:
        return self.leaves.lines(view, self._sight.view, self._width, self._height >= TALL)

    # -- what people do

    def _drafted(self, key: str | None) -> None:
        self._draft = key
        self.post_message(self.Drafted())

    def action_pick(self, step: int) -> None:
        """Go to the next or the last answer."""
        if self._sight.options is None:
            return
        if step > 0:
            self.choices.action_cursor_down()
        else:
            self.choices.action_cursor_up()
        self._drafted(self.choices.key_at(self.choices.highlighted))

    def action_confirm(self) -> None:
        """Play the draft."""
        if self.key() is not None:
            self.post_message(self.Confirmed())

    def action_turn(self, step: int) -> None:
        """Turn the page."""
        self.leaves.turn(self._sight.view, step)
        self._show_page()

    def action_open(self) -> None:
        """Open the next opponent's board; after the last one the own table again."""
        self.leaves.next_other(self._sight.view)
        self._show_page()

    def _show_page(self) -> None:
        self._draw()
        self.query_one(Page).scroll_home(animate=False)

    def action_grey(self) -> None:
        """Also list what is not possible now, or only what is."""
        self._greyed = not self._greyed
        self._fill(self._draft)
        self.post_message(self.Drafted())

    def action_scroll(self, step: int) -> None:
        """Scroll the page."""
        page = self.query_one(Page)
        page.scroll_relative(y=step * max(1, page.size.height - 1), animate=False)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """A click on another answer makes it the draft; the keyboard has done so already."""
        event.stop()
        key = self.choices.key_at(event.option_index)
        if key is not None and key != self._draft and event.option_index == self.choices.highlighted:
            self._clicked = key
            self._drafted(key)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A click on the draft plays it, but the click that made it the draft does not."""
        event.stop()
        key = self.choices.key_at(event.option_index)
        first, self._clicked = self._clicked == key, None
        if key == self._draft and not first:
            self.action_confirm()


MAT = ZhanguoMat
