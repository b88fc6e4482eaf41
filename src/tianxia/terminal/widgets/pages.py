"""The pages above the answers, one open at a time, their tabs, and what the draft would change on them."""

from collections.abc import Callable
from dataclasses import dataclass
from difflib import SequenceMatcher

from rich.text import Text

from tianxia.terminal import styles

Lines = Callable[[int], list[Text]]
"""The lines of a page in a given width."""
MORE, LESS = "‹", "›"
GAP = 3
"""Columns that a tab takes beside its name."""


@dataclass(frozen=True)
class Page:
    """A page: its name, a shorter one for narrow screens, and its lines."""

    name: str
    short: str
    lines: Lines
    is_other: bool = False
    """Whether it is another player's board."""


class PageBrowser:
    """Remembers which page is open."""

    def __init__(self) -> None:
        """Open the first page."""
        self.open = 0

    def turn(self, pages: list[Page], step: int) -> None:
        """Go to the next or the previous page, round the ends."""
        self.open = (self.open + step) % len(pages)

    def next_other(self, pages: list[Page]) -> None:
        """Go to the next opponent's board; from the last one to the first page."""
        later = [number for number, page in enumerate(pages) if page.is_other and number > self.open]
        self.open = later[0] if later else 0

    def current(self, pages: list[Page]) -> Page:
        """The open page; there may be fewer pages than when it was opened."""
        self.open = min(self.open, len(pages) - 1)
        return pages[self.open]

    def tabs(self, pages: list[Page], width: int) -> Text:
        """The names of the pages with the open one highlighted; no name is cut, arrows stand for the others."""
        for names in ([page.name for page in pages], [page.short for page in pages]):
            if sum(len(name) + GAP for name in names) <= width:
                return self._tabs(names, range(len(names)))
        return self._tabs(names, self._window(names, width - 2 * len(MORE)))

    def _window(self, names: list[str], width: int) -> range:
        """The first tabs that fit together with the open one."""
        first = 0
        while first < self.open and sum(len(name) + GAP for name in names[first : self.open + 1]) > width:
            first += 1
        last = self.open + 1
        while last < len(names) and sum(len(name) + GAP for name in names[first : last + 1]) <= width:
            last += 1
        return range(first, last)

    def _tabs(self, names: list[str], shown: range) -> Text:
        text = Text(MORE if shown.start else "", styles.QUIET, no_wrap=True, end="")
        for number in shown:
            text.append(f" {names[number]} ", styles.HEAD if number == self.open else styles.QUIET).append(" ")
        return text.append(LESS if shown.stop < len(names) else "", styles.QUIET)


def marked(before: list[Text], after: list[Text]) -> list[Text]:
    """The lines after the draft with changes marked, except lines that only come or go, such as a row of the hand."""
    matcher = SequenceMatcher(None, [line.plain for line in before], [line.plain for line in after], autojunk=False)
    for tag, start, end, at, stop in matcher.get_opcodes():
        if tag == "replace" and end - start == stop - at:
            for old, new in zip(before[start:end], after[at:stop], strict=True):
                _mark(old.plain, new)
    return after


def _mark(old: str, new: Text) -> None:
    for place, letter in enumerate(new.plain):
        if letter != " " and (place >= len(old) or old[place] != letter):
            new.stylize(styles.GAIN, place, place + 1)
