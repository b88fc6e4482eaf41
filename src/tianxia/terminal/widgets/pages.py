"""The pages above the answers, one open at a time, the tabs that name them, and what a draft would change there."""

from collections.abc import Callable
from dataclasses import dataclass
from difflib import SequenceMatcher

from rich.text import Text

from tianxia.terminal import styles

Lines = Callable[[int], list[Text]]
"""The lines of a page in the width there is."""
MORE, LESS = "‹", "›"
GAP = 3
"""Columns that a tab takes beside its name."""


@dataclass(frozen=True)
class Leaf:
    """A page: its name, a shorter one for narrow screens, and its lines."""

    name: str
    short: str
    lines: Lines
    is_other: bool = False
    """Whether it is the board of another player."""


class Leaves:
    """Knows which page is open."""

    def __init__(self) -> None:
        """The first one is open."""
        self.open = 0

    def turn(self, leaves: list[Leaf], step: int) -> None:
        """Go to the next page or the last one, round the end."""
        self.open = (self.open + step) % len(leaves)

    def next_other(self, leaves: list[Leaf]) -> None:
        """Go to the next opponent's board; after the last one to the first page."""
        later = [number for number, leaf in enumerate(leaves) if leaf.is_other and number > self.open]
        self.open = later[0] if later else 0

    def leaf(self, leaves: list[Leaf]) -> Leaf:
        """The open page; there may be fewer than when it was opened."""
        self.open = min(self.open, len(leaves) - 1)
        return leaves[self.open]

    def tabs(self, leaves: list[Leaf], width: int) -> Text:
        """The pages by name, the open one standing out. No name is cut: what does not fit is behind an arrow."""
        for names in ([leaf.name for leaf in leaves], [leaf.short for leaf in leaves]):
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
    """The lines after the draft; lines that only come or go, such as a row of the hand, are not marked."""
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
