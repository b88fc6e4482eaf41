"""A panel for games with many kinds of questions: a page to look at, and the answers to choose from below."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import OptionList, Static

from tianxia.engine.game import Json
from tianxia.telling.faces import Face
from tianxia.terminal.widgets.answers import Answers
from tianxia.terminal.widgets.pages import Page, PageBrowser, marked
from tianxia.terminal.widgets.panel import GamePanel, Key, Sight, bound
from tianxia.words import Words

WIDE_SIDE, NARROW_SIDE = 40, 32
"""Columns for players, preview and log beside the panel, on a wide and on a narrow screen."""
WIDE = 110
PROMPT = 2
"""Rows below the panel: the prompt, with a free row above."""
LEAST_ANSWERS = 8
KEYS = (
    Key("↑↓", "pick", "focused.pick(1)", "down"),
    Key("⏎", "play", "focused.confirm", "enter"),
    Key("⇥", "page", "focused.turn(1)", "tab,right"),
    Key("O", "open", "focused.open", "o"),
    Key("X", "grey", "focused.grey", "x"),
)


class PageView(VerticalScroll, can_focus=False):
    """Scrolls by the keys of the panel."""


class PagePanel(GamePanel):
    """Up and down pick an answer, Enter plays it; left and right turn the page. A game's panel fills the pages."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *bound(*KEYS),
        Binding("up", "pick(-1)"),
        Binding("shift+tab,left", "turn(-1)"),
        Binding("pageup", "scroll(-1)"),
        Binding("pagedown", "scroll(1)"),
    ]
    KEYS: tuple[Key, ...] = KEYS
    LOOKING: tuple[Key, ...] = KEYS[2:4]

    def __init__(self, words: Words, face: Face) -> None:
        """Create an empty panel."""
        super().__init__(words, face)
        self.tabs, self.page, self.answers = Static(), Static(), Answers(face, words)
        self.tabs.styles.height = 1
        self._draft: str | None = None
        self._clicked: str | None = None
        self._browser = PageBrowser()
        self._greyed = False
        self._width, self._height = 78, 30

    def pages(self, view: Json, room: int) -> list[Page]:
        """The pages of a view, which may be the one after the draft, in that many rows."""
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        """The tabs, the open page, the answers."""
        yield self.tabs
        with PageView():
            yield self.page
        yield self.answers

    # -- what the screen asks for

    def show(self, sight: Sight) -> None:
        """Show a position; the draft stays if it can."""
        asked = (self.sight.seat, self.sight.question) == (sight.seat, sight.question)
        self.sight, self.after, self._clicked = sight, None, None
        self._fill(self._draft if asked else None)
        if self.key() is None:
            # A draft is previewed at once, and drawn then.
            self.draw()

    def key(self) -> str | None:
        """The answer under the cursor."""
        return self._draft if self.sight.choices is not None else None

    def named(self, key: str) -> str:
        """An answer in words."""
        return next((self.words.noted(each) for each in self.sight.choices or () if each["key"] == key), key)

    def follow(self, key: str) -> None:
        """Put the cursor on an answer."""
        self._drafted(self.answers.go(key))

    def fit(self, width: int, height: int) -> None:
        """Fill the space beside the side column."""
        self._width = width - (WIDE_SIDE if width >= WIDE else NARROW_SIDE)
        self._height = height - PROMPT
        self.styles.width, self.styles.height = self._width, self._height
        if self.sight.view:
            self.draw()

    # -- drawing

    def _fill(self, draft: str | None) -> None:
        self.answers.fill(self.sight, self._greyed)
        self._draft = self.answers.go(draft)

    def draw(self) -> None:
        """Draw the tabs and the open page, with what the draft would change on it."""
        pages = self._now()
        lines = shown = self._browser.current(pages).lines(self._width)
        if self.after is not None:
            after = self._browser.current(self.pages(self.after, self._room)).lines(self._width)
            shown = marked(lines, after)
        self.page.update(Text("\n").join(shown))
        self.tabs.update(self._browser.tabs(pages, self._width))
        self._share_room(len(lines))

    def _share_room(self, lines: int) -> None:
        """Give the answers the space of a short page, and a third beside a long one, or what they need."""
        room = self._height - 1
        spare = room - lines
        rows = spare if spare >= LEAST_ANSWERS else max(LEAST_ANSWERS, room // 3)
        if spare < LEAST_ANSWERS:
            rows = min(rows, self.answers.rows(self._width))
        self.answers.styles.height = rows
        self.query_one(PageView).styles.height = room - rows

    def _now(self) -> list[Page]:
        return self.pages(self.sight.view, self._room)

    @property
    def _room(self) -> int:
        """The rows of a page."""
        return self._height - 1 - LEAST_ANSWERS

    # -- what people do

    def _drafted(self, key: str | None) -> None:
        self._draft = key
        self.post_message(self.Drafted())

    def action_pick(self, step: int) -> None:
        """Go to the next or the previous answer."""
        if self.sight.choices is None:
            return
        if step > 0:
            self.answers.action_cursor_down()
        else:
            self.answers.action_cursor_up()
        self._drafted(self.answers.key_at(self.answers.highlighted))

    def action_turn(self, step: int) -> None:
        """Turn the page."""
        self._browser.turn(self._now(), step)
        self.draw()
        self.query_one(PageView).scroll_home(animate=False)

    def action_open(self) -> None:
        """Open the next opponent's board; after the last one the first page."""
        self._browser.next_other(self._now())
        self.action_turn(0)

    def action_grey(self) -> None:
        """Show or hide the answers that are not allowed now."""
        self._greyed = not self._greyed
        self._fill(self._draft)
        self.post_message(self.Drafted())

    def action_scroll(self, step: int) -> None:
        """Scroll the page."""
        page = self.query_one(PageView)
        page.scroll_relative(y=step * max(1, page.size.height - 1), animate=False)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """A click on another answer makes it the draft; for a key that has happened already."""
        event.stop()
        key = self.answers.key_at(event.option_index)
        if key is not None and key != self._draft and event.option_index == self.answers.highlighted:
            self._clicked = key
            self._drafted(key)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A click on the draft plays it, but the click that made it the draft does not."""
        event.stop()
        key = self.answers.key_at(event.option_index)
        first, self._clicked = self._clicked == key, None
        if key == self._draft and not first:
            self.action_confirm()
