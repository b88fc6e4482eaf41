"""The two streams of line mode: a keyboard and a screen, or a pair of pipes."""

from typing import TextIO

from tianxia.telling.wrapping import HELD, broken, hanging, screen_width

WIDTH = 100
"""Columns of a list in a pipe; sentences are not wrapped there."""
CLEAR = "\033[2J\033[3J\033[H"
"""Clears the screen and its history, so that the next person does not see the last one's hand."""


class Left(Exception):
    """The person at the keyboard leaves the table."""


class Streams:
    """Lines in, sentences out."""

    def __init__(self, source: TextIO, out: TextIO) -> None:
        """Read from one, write to the other; prompts and wrapped lines are only for people at a keyboard."""
        self.source, self.out = source, out
        self.at_keyboard = source.isatty() and out.isatty()

    def say(self, *texts: str) -> None:
        """Print texts."""
        for line in "\n".join(texts).split("\n"):
            self._print(broken(line, screen_width(), hanging(line)) if self.at_keyboard else line)

    def row(self, heading: str, things: list[str]) -> None:
        """Print things in a row, wrapped only between them, with later lines indented."""
        width = screen_width() if self.at_keyboard else WIDTH
        self._print(broken(heading + " " + "; ".join(thing.replace(" ", HELD) for thing in things), width, "  "))

    def ask(self) -> str:
        """The next typed line; raises Left at the end of the input."""
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
        """Clear the screen, if there is one."""
        if self.at_keyboard:
            print(CLEAR, end="", file=self.out, flush=True)

    def _print(self, text: str) -> None:
        print(text, file=self.out, flush=True)
