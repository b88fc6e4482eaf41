"""The styles of text, and the signs of seats. No meaning depends on colour alone."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.style import Style
from rich.text import Text

from tianxia.terminal import palette

DARK: Final = "#14130F"

CROWD: Final = 2
"""With more owners than this in one place there is no space for letters."""

ACT: Final = Style(color=palette.CINNABAR, bold=True)
STRONG: Final = Style(color=palette.INK, bold=True)
PLAIN: Final = Style(color=palette.INK)
QUIET: Final = Style(color=palette.MUTED)
GAIN: Final = Style(color=palette.JADE, bold=True)
WARN: Final = Style(color=palette.OCHRE, bold=True)
HEAD: Final = Style(color=palette.INK, bgcolor=palette.SILK, bold=True)


@dataclass(frozen=True)
class Sign:
    """How a player's pieces look: a shape and a letter in a colour."""

    shape: str
    letter: str
    colour: str

    def piece(self) -> Text:
        """A piece: shape and letter."""
        return Text().append(f"{self.shape}{self.letter}", Style(color=self.colour, bold=True))

    def chip(self) -> Text:
        """The sign on its colour."""
        return Text().append(f" {self.shape}{self.letter} ", Style(color=DARK, bgcolor=self.colour, bold=True))


def pieces(signs: Sequence[Sign], counts: Sequence[int]) -> Text:
    """How many pieces each player has somewhere, only shapes if there are many owners; a dash for nobody."""
    owners = [(sign, count) for sign, count in zip(signs, counts, strict=True) if count]
    text = Text()
    for sign, count in owners:
        crowded = len(owners) > CROWD
        text.append_text(sign.piece()[:1] if crowded else sign.piece()).append(
            f"{count}{'' if crowded else ' '}", PLAIN
        )
    return text if text else Text("–", QUIET)


def changing(said: str, now: int, then: int, gain: bool) -> Text:
    """A number now, and after the draft if that changes it."""
    text = Text(said, STRONG)
    return text.append(f"→{then}", GAIN if gain else ACT) if then != now else text


def letter(sign: str, colour: str) -> Text:
    """A letter in its colour."""
    return Text().append(sign, Style(color=colour, bold=True))


def head(text: str, width: int) -> Text:
    """A heading over the whole width."""
    line = Text(text, HEAD, no_wrap=True)
    line.truncate(width, overflow="ellipsis", pad=True)
    return line


def row(cells: list[Text], width: int) -> Text:
    """Cells side by side, each cut or filled up to the width."""
    line = Text(no_wrap=True)
    for cell in cells:
        # Filler is cut off silently, text is marked as cut.
        filler = cell.plain.endswith(("  ", "──"))
        cell.truncate(width - 1, overflow="crop" if filler else "ellipsis", pad=True)
        line.append_text(cell).append(" ")
    return line


def filled(lines: list[Text], more: list[list[Text]], room: int) -> list[Text]:
    """Lines followed by the blocks that still fit."""
    for block in more:
        lines = [*lines, *block] if len(lines) + len(block) <= room else lines
    return lines


def grid(cells: list[Text], width: int, least: int) -> list[Text]:
    """Cells in as many columns as fit, each at least that wide."""
    across = max(1, width // least)
    return [row(cells[at : at + across], width // across) for at in range(0, len(cells), across)]
