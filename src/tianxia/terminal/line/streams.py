"""Reading and writing lines: what line mode and its start need of a keyboard, a screen or a pair of pipes."""

from typing import TextIO

from tianxia.telling.wrapping import HELD, broken, hanging, screen_width

WIDTH = 100
"""Columns of a list in a pipe; sentences are not broken there."""
CLEAR = "\033[2J\033[3J\033[H"
"""Empties the screen and what was scrolled off it, so that the next person does not read the last one's hand."""


class Left(Exception):
    """Whoever sits at the keyboard leaves the table."""


class Lines:
    """A pair of streams: lines in, sentences out."""

    def __init__(self, source: TextIO, out: TextIO) -> None:
        """Read from one, write to the other; prompts and broken lines are only for somebody at a keyboard."""
        self.source, self.out = source, out
        self.at_keyboard = source.isatty() and out.isatty()

    def say(self, *texts: str) -> None:
        """Print texts."""
        for line in "\n".join(texts).split("\n"):
            self._print(broken(line, screen_width(), hanging(line)) if self.at_keyboard else line)

    def row(self, heading: str, things: list[str]) -> None:
        """Print things in a row, broken only between them, the later lines set in."""
        width = screen_width() if self.at_keyboard else WIDTH
        self._print(broken(heading + " " + "; ".join(thing.replace(" ", HELD) for thing in things), width, "  "))

    def ask(self) -> str:
        """The next line that was typed; Left at the end of the input."""
        if self.at_keyboard:
            print("> ", end="", file=self.out, flush=True)
        try:
            line = self.source.readline()
        except (KeyboardInterrupt, UnicodeDecodeError):
            line = ""
        if not line:
            raise Left
        return line.strip()

    def clear(self) -> None:
        """Empty the screen where there is one."""
        if self.at_keyboard:
            print(CLEAR, end="", file=self.out, flush=True)

    def _print(self, text: str) -> None:
        print(text, file=self.out, flush=True)
