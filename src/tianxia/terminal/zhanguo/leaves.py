"""The pages above the answers, one open at a time: the table, walls and tasks, scores, then the other seats' boards."""

from rich.text import Text

from tianxia.engine.game import Plain
from tianxia.terminal.zhanguo import facts, inks, pages, phrases
from tianxia.words import Words

SHARED = ("table", "middle", "scores")
"""The pages before those of the other seats."""


class Leaves:
    """Knows which page is open and what is on it."""

    def __init__(self, words: Words) -> None:
        """The table is open."""
        self.words = words
        self.open = 0

    def turn(self, view: Plain, step: int) -> None:
        """Go to the next page or the last one, round the end."""
        self.open = (self.open + step) % (len(SHARED) + len(_others(view)))

    def next_other(self, view: Plain) -> None:
        """Go to the next opponent's board; after the last one to the table."""
        after = max(self.open + 1, len(SHARED))
        self.open = after if after < len(SHARED) + len(_others(view)) else 0

    def lines(self, view: Plain, now: Plain, width: int, tall: bool) -> list[Text]:
        """The open page of a position; where it is tall, walls and tasks stand on the first one, too."""
        if self.open >= len(SHARED):
            return pages.other(view, _others(view)[self.open - len(SHARED)], width, self.words)
        if SHARED[self.open] == "table":
            more = pages.middle(view, self.words) if tall else []
            return [*pages.own(view, now, width, self.words), *more]
        return pages.middle(view, self.words) if SHARED[self.open] == "middle" else pages.scores(view, self.words)

    def tabs(self, view: Plain) -> Text:
        """The pages by name, the open one standing out."""
        names = [self.words.say(f"zhanguo-page-{page}") for page in SHARED]
        names += [phrases.seat_name(seat, self.words) for seat in _others(view)]
        text = Text(no_wrap=True, overflow="ellipsis")
        for number, name in enumerate(names):
            text.append(f" {name} ", inks.HEAD if number == self.open else inks.QUIET).append(" ")
        return text


def _others(view: Plain) -> list[int]:
    mine = facts.viewer(view)
    return [seat for seat in facts.seats_of(view) if seat != mine]
