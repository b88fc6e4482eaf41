"""The list of answers: options in words, free moves as a group of their own, and greyed what is not possible now."""

from rich.text import Text
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from tianxia.terminal import inks
from tianxia.terminal.boards import AskingFace
from tianxia.terminal.mats import Sight
from tianxia.words import Words


class Answers(OptionList, can_focus=False):
    """The mat steers it and is told what is clicked; a row is an answer or a heading."""

    DEFAULT_CSS = """
    Answers {
        height: 8; border: none; border-top: solid $edge; border-title-color: $primary; border-title-style: bold;
        padding: 0; background: $background;
    }
    Answers > .option-list--option-highlighted, Answers:focus > .option-list--option-highlighted {
        background: $secondary 40%; color: $ink; text-style: bold;
    }
    Answers > .option-list--option-disabled { color: $quiet; }
    """

    def __init__(self, face: AskingFace, words: Words) -> None:
        """An empty list for the questions of a game."""
        super().__init__()
        self.words = words
        self._face = face
        self._keys: list[str | None] = []

    def fill(self, sight: Sight, greyed: bool) -> None:
        """List the answers to the question."""
        self.clear_options()
        self._keys = []
        self.border_title = self._face.question(sight.question, self.words) if sight.question else ""
        if sight.options is None:
            return
        groups = self._face.grouped(list(sight.options), self.words)
        for number, (heading, keys) in enumerate(groups):
            # The question stands above the first group, which therefore needs no heading.
            self._group("" if number == 0 else heading, keys, sight, possible=True)
        if greyed:
            refused = [key for key, refusal in sight.greyed() if self._face.worth_greying(refusal)]
            self._group(self.words.say("table-greyed"), refused, sight, possible=False)

    def _group(self, heading: str, keys: list[str], sight: Sight, possible: bool) -> None:
        if heading and keys:
            self._keys.append(None)
            self.add_option(Option(Text(heading, inks.QUIET), disabled=True))
        for key in keys:
            self._keys.append(key)
            self.add_option(Option(self._row(key, sight, possible)))

    def _row(self, key: str, sight: Sight, possible: bool) -> Text:
        said = self._face.worded(sight.view, sight.question or "", key, self.words)
        text = Text(f"{'  ' if possible else '× '}", inks.QUIET)
        if key.isdecimal():
            text.append(f"{key:>3} ", inks.STRONG)
        return text.append(said, inks.PLAIN if possible else inks.QUIET)

    def rows(self, width: int) -> int:
        """How many rows all answers take in a width, with the question above."""
        texts = [self.get_option_at_index(number).prompt for number in range(self.option_count)]
        return 2 + sum(-(-len(str(text)) // max(1, width - 2)) for text in texts)

    def key_at(self, place: int | None) -> str | None:
        """The answer of a row; None for a heading or no row."""
        return self._keys[place] if place is not None and place < len(self._keys) else None

    def go(self, key: str | None) -> str | None:
        """Put the cursor on an answer, on the first one where that is none; returns where it is."""
        if key not in self._keys or key is None:
            key = next((known for known in self._keys if known is not None), None)
        self.highlighted = None if key is None else self._keys.index(key)
        return key
