"""The pane for advice beside the board: the text of a lesson, a hint, or the comment of a review.

It stays until it no longer applies, and covers nothing.
"""

from collections.abc import Callable, Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from tianxia.terminal.styles import PLAIN, QUIET, STRONG
from tianxia.terminal.wording import Wording

Said = tuple[str, Text]
"""A title and a text; an empty text means silence."""
SILENT: Said = ("", Text())
GUIDED = "-guided"
"""The CSS class of a screen with advice, on which the other panes are smaller."""


class Guide(VerticalScroll, can_focus=False):
    """Visible only while it has something to say."""

    def __init__(self) -> None:
        """Begin silent."""
        super().__init__(id="guide-pane")
        self.said: Said = SILENT
        self.display = False

    def compose(self) -> ComposeResult:
        """Room for the text."""
        yield Static(id="guide")

    def say(self, *said: Said) -> None:
        """Show these texts until the next call; an unchanged text keeps its scroll position."""
        spoken = [each for each in said if each[1]]
        title, text = (spoken[0][0], Text("\n").join([each[1] for each in spoken])) if spoken else SILENT
        if (title, text.plain) == (self.said[0], self.said[1].plain):
            return
        self.said, self.display, self.border_title = (title, text), bool(text), title
        self.screen.set_class(bool(text), GUIDED)
        self.query_one("#guide", Static).update(text)
        self.scroll_home(animate=False)


def lesson(wording: Wording, seat: int, named: Callable[[str], str]) -> Said:
    """The text and the suggestion of a lesson for a seat; they stay while others play."""
    said, say = wording.session.advice(seat), wording.words.say
    if said is None or (said.state == "done" and said.past):
        return SILENT
    title = say("table-lesson", number=said.text, total=said.total)
    if said.state == "off":
        return title, Text(say("table-lesson-off"), PLAIN)
    text = Text(wording.told(said.say), PLAIN) if said.say else Text()
    if said.path and wording.session.match.question(seat) is not None:
        text.append(f"\n{say('table-lesson-advice', answer=named(said.path[0].answer))}", STRONG)
    return title, text


def hint(wording: Wording, ways: Sequence[str]) -> Said:
    """The best answers with their values, best first."""
    text = Text("\n").join([Text(way, STRONG if number == 0 else QUIET) for number, way in enumerate(ways)])
    return wording.words.say("table-hint"), text
