"""Lines of text on a screen: broken at words, the later lines set in."""

import shutil
import textwrap

HELD = "\u00a0"
"""A space at which no line is broken."""


def screen_width() -> int:
    """The columns of a line that no terminal breaks."""
    return shutil.get_terminal_size().columns - 1


def hanging(line: str) -> str:
    """How far the later lines of a broken one are set in: below a line that is set in itself, a little further."""
    lead = line[: len(line) - len(line.lstrip())]
    return f"{lead}  " if lead else ""


def broken(line: str, width: int, indent: str) -> str:
    """A line, broken at words where it is too long."""
    if len(line) <= width:
        return line.replace(HELD, " ")
    wrapper = textwrap.TextWrapper(width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)
    return wrapper.fill(line).replace(HELD, " ")
