"""Lines of text on a screen: wrapped at words, with later lines indented."""

import shutil
import textwrap

HELD = "\u00a0"
"""A non-breaking space."""


def screen_width() -> int:
    """The number of columns that every terminal has room for."""
    return shutil.get_terminal_size().columns - 1


def hanging(line: str) -> str:
    """How far the later lines of a wrapped line are indented: if the line is indented itself, a little further."""
    lead = line[: len(line) - len(line.lstrip())]
    return f"{lead}  " if lead else ""


def broken(line: str, width: int, indent: str) -> str:
    """A line, wrapped at words if it is too long."""
    if len(line) <= width:
        return line.replace(HELD, " ")
    wrapper = textwrap.TextWrapper(width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)
    return wrapper.fill(line).replace(HELD, " ")
