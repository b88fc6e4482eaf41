"""The list of answers: options in words, free moves in their own group, and greyed what is not allowed now."""

from textwrap import wrap

from rich.table import Table
from rich.text import Text
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from tianxia.engine.game import Json
from tianxia.telling.faces import Face
from tianxia.terminal import styles
from tianxia.terminal.widgets.panel import Sight
from tianxia.words import Words


class Answers(OptionList, can_focus=False):
    """Rows are answers or headings. The panel moves its cursor and handles its clicks."""

    DEFAULT_CSS = """
    Answers {
        height: 8; border: none; border-top: solid $edge; border-title-color: $primary; border-title-style: bold;
        padding: 0; background: $background; scrollbar-gutter: stable;
    }
    Answers > .option-list--option-highlighted, Answers:focus > .option-list--option-highlighted {
        background: $secondary 40%; color: $ink; text-style: bold;
    }
    Answers > .option-list--option-disabled { color: $quiet; }
    """

    def __init__(self, face: Face, words: Words) -> None:
        """Create an empty list for the questions of a game."""
        super().__init__()
        self.words = words
        self._face = face
        self._keys: list[str | None] = []
        self._rows: list[tuple[str, str]] = []
        """The mark and the text of each row."""

    def fill(self, sight: Sight, greyed: bool) -> None:
        """List the answers to the question."""
        self.clear_options()
        self._keys, self._rows = [], []
        self.border_title = self._face.question(sight.question, self.words) if sight.question else ""
        if sight.choices is None:
            return
        for number, (heading, choices) in enumerate(self._face.grouped(sight.choices, self.words)):
            # The question is the heading of the first group.
            self._group("" if number == 0 else heading, choices, possible=True)
        if greyed:
            refused = [choice for choice, refusal in sight.greyed() if self._face.worth_greying(refusal)]
            self._group(self.words.say("table-greyed"), refused, possible=False)

    def _group(self, heading: str, choices: list[Json], possible: bool) -> None:
        if heading and choices:
            self._add(None, "", Text(heading, styles.QUIET))
        for choice in choices:
            lead, style = ("  ", styles.PLAIN) if possible else ("× ", styles.QUIET)
            self._add(choice["key"], lead, Text(self.words.noted(choice), style))

    def _add(self, key: str | None, lead: str, said: Text) -> None:
        """Add a row, wrapped at words and indented after its mark."""
        row = Table.grid(expand=True)
        row.add_column(width=len(lead), no_wrap=True, style=styles.STRONG)
        row.add_column(ratio=1)
        row.add_row(lead, said)
        self._keys.append(key)
        self._rows.append((lead, said.plain))
        self.add_option(Option(row, disabled=key is None))

    def rows(self, width: int) -> int:
        """How many lines the question and all answers take in a width."""
        return 2 + sum(len(wrap(said, max(1, width - 2 - len(lead)))) for lead, said in self._rows)

    def key_at(self, place: int | None) -> str | None:
        """The answer of a row; None for a heading or no row."""
        return self._keys[place] if place is not None and place < len(self._keys) else None

    def go(self, key: str | None) -> str | None:
        """Put the cursor on an answer, else on the first one; returns the answer it is on."""
        if key not in self._keys or key is None:
            key = next((known for known in self._keys if known is not None), None)
        self.highlighted = None if key is None else self._keys.index(key)
        return key
