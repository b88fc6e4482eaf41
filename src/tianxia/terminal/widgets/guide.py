"""The panel for what somebody advises: the guide of a lesson, a hint, or the judge of a review.

What it says stays until it no longer holds; it has a place of its own beside the board and covers nothing.
"""

from collections.abc import Callable, Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from tianxia.terminal.styles import PLAIN, QUIET, STRONG
from tianxia.terminal.wording import Sentences

Said = tuple[str, Text]
"""A title, and what is said; nothing is said with an empty text."""
SILENT: Said = ("", Text())
GUIDED = "-guided"
"""The class of a screen on which somebody advises: the other panes beside the board leave room for it."""


class Guide(VerticalScroll, can_focus=False):
    """Is there only while it has something to say."""

    def __init__(self) -> None:
        """Say nothing yet."""
        super().__init__(id="guide-pane")
        self.said: Said = SILENT
        self.display = False

    def compose(self) -> ComposeResult:
        """Room for the text."""
        yield Static(id="guide")

    def say(self, *said: Said) -> None:
        """Say these things until others are said; one that is said already stays as it is scrolled."""
        spoken = [each for each in said if each[1]]
        title, text = (spoken[0][0], Text("\n").join([each[1] for each in spoken])) if spoken else SILENT
        if (title, text.plain) == (self.said[0], self.said[1].plain):
            return
        self.said, self.display, self.border_title = (title, text), bool(text), title
        self.screen.set_class(bool(text), GUIDED)
        self.query_one("#guide", Static).update(text)
        self.scroll_home(animate=False)


def lesson(sentences: Sentences, seat: int, named: Callable[[str], str]) -> Said:
    """What the guide of a lesson says to a seat: why, and what it suggests; it still holds while others play."""
    said, say = sentences.session.advice(seat), sentences.words.say
    if said is None or (said.state == "done" and said.past):
        return SILENT
    title = say("table-lesson", number=said.step, total=said.total)
    if said.state == "off":
        return title, Text(say("table-lesson-off"), PLAIN)
    text = Text(say(said.say, device=sentences.device), PLAIN) if said.say else Text()
    if said.path and sentences.session.match.question(seat) is not None:
        text.append(f"\n{say('table-lesson-advice', answer=named(said.path[0].answer))}", STRONG)
    return title, text


def hint(sentences: Sentences, ways: Sequence[str]) -> Said:
    """The best answers with what they are worth, best first."""
    text = Text("\n").join([Text(way, STRONG if number == 0 else QUIET) for number, way in enumerate(ways)])
    return sentences.words.say("table-hint"), text
