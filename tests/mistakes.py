"""Mistakes that somebody who types cards into a spreadsheet makes, each with the place that must be named."""

import csv
import io
from pathlib import Path
from typing import NamedTuple

from tianxia import games

OWN = Path(games.__file__).parent


class Mistake(NamedTuple):
    """A text of a file and what it becomes; the line, the column, and words of the sentence about it."""

    game: str
    file: str
    old: str
    new: str
    line: int
    column: int
    message: str
    says: str


TWENTY = [
    # A number that is text, has a fraction, is too large, or is missing.
    Mistake(
        "zhanguo",
        "cards.csv",
        "2,writing,palace,points,2",
        "2,writing,palace,points,two",
        3,
        5,
        "component-number",
        "“two”",
    ),
    Mistake(
        "zhanguo",
        "cards.csv",
        "5,writing,governor,vp,3",
        '5,writing,governor,vp,"2,5"',
        6,
        5,
        "component-number",
        "“2,5”",
    ),
    Mistake(
        "first_empire",
        "cards.csv",
        "20,writing,palace,move_officials,,2",
        "20,writing,palace,move_officials,,20",
        21,
        6,
        "component-number",
        "1 to 9",
    ),
    Mistake(
        "first_empire",
        "cards.csv",
        "18,writing,elixir,gain_tokens,,1",
        "18,writing,elixir,gain_tokens,,",
        19,
        6,
        "component-empty-number",
        "1 to 9",
    ),
    # A word that is misspelt, unknown, in the wrong column, or missing.
    Mistake(
        "zhanguo",
        "cards.csv",
        "1,writing,wall,official,gray",
        "1,writing,wall,offical,gray",
        2,
        4,
        "component-word-meant",
        "Did you mean “official”?",
    ),
    Mistake(
        "zhanguo",
        "cards.csv",
        "7,writing,governor,official,red",
        "7,writing,governor,official,blue",
        8,
        5,
        "component-word",
        "red, gray, white",
    ),
    Mistake(
        "zhanguo",
        "cards.csv",
        "11,writing,governor,worker,1",
        "11,writing,worker,governor,1",
        12,
        3,
        "component-word",
        "“worker”",
    ),
    Mistake(
        "first_empire",
        "cards.csv",
        "30,writing,hire,ship",
        "30,writing,,ship",
        31,
        3,
        "component-empty-word",
        "recruit",
    ),
    # A card twice, and so another one missing; a number out of range; an aspect that its number forbids.
    Mistake(
        "zhanguo",
        "cards.csv",
        "57,currency,wall",
        "56,currency,wall",
        58,
        1,
        "component-twice",
        "56 is already on line 57",
    ),
    Mistake("first_empire", "cards.csv", "120,laws", "121,laws", 121, 1, "component-number", "1 to 120"),
    Mistake("zhanguo", "cards.csv", "41,currency", "41,writing", 42, 2, "component-aspect", "Z-1.3"),
    # Columns: one misspelt, a cell too many, a quotation mark without its partner.
    Mistake(
        "zhanguo",
        "cards.csv",
        "aspect,trigger,bonus",
        "aspect,triger,bonus",
        1,
        3,
        "component-column-unknown",
        "Expected: trigger",
    ),
    Mistake(
        "zhanguo",
        "cards.csv",
        "3,writing,hire,calm_same,1,reconstructed,",
        "3,writing,hire,calm_same,1,reconstructed,one,two,",
        4,
        8,
        "component-cells",
        "7 columns",
    ),
    Mistake(
        "zhanguo", "cards.csv", "9,writing,recruit", '9,writing,"recruit"x', 10, 0, "component-quotes", "quotation mark"
    ),
    # An ability without what it is about, and one that needs nothing.
    Mistake(
        "first_empire",
        "cards.csv",
        "6,writing,wall,vp_per_piece,wall",
        "6,writing,wall,vp_per_piece,",
        7,
        5,
        "component-about-empty",
        "governor, palace, wall",
    ),
    Mistake(
        "first_empire",
        "cards.csv",
        "1,writing,recruit,ship,,1",
        "1,writing,recruit,ship,wall,1",
        2,
        5,
        "component-nothing-else",
        "Leave it empty",
    ),
    # Li Si's order without one region.
    Mistake(
        "first_empire",
        "li_si.csv",
        "10,governor,,chu>wei>zhao>qi>yan",
        "10,governor,,chu>wei>zhao>qi",
        11,
        4,
        "component-order",
        "chu>wei>zhao>qi>yan",
    ),
    # Conflicts with the rulebook in other files: a count, a sum, a board with a start space too many.
    Mistake("zhanguo", "pieces.toml", "governors = 8", "governors = 9", 6, 1, "component-fixed", "the rulebook says 8"),
    Mistake("first_empire", "tiles.toml", "any = [3, 2]", "any = [4, 2]", 46, 1, "component-sum", "add up to 16"),
    Mistake("qin", "boards.toml", '".....VV.....V"', '"R....VV.....V"', 8, 1, "component-starts", "exactly one red"),
]


def own_text(game: str, file: str) -> str:
    """A built-in file."""
    return (OWN / game / "data" / file).read_text(encoding="utf-8")


def mistaken(mistake: Mistake) -> str:
    """A built-in file with the mistake in it."""
    text = own_text(mistake.game, mistake.file)
    assert mistake.old in text, mistake
    return text.replace(mistake.old, mistake.new, 1)


class WrongFile(NamedTuple):
    """A file of ZhanGuo that cannot be read: its name and content, and the line and message of the answer."""

    name: str
    content: bytes
    line: int
    message: str


def without_column(text: str, column: str) -> str:
    """A table without one of its columns."""
    rows = list(csv.DictReader(io.StringIO(text)))
    out = io.StringIO()
    writer = csv.DictWriter(
        out, [name for name in rows[0] if name != column], extrasaction="ignore", lineterminator="\n"
    )
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


CARDS = own_text("zhanguo", "cards.csv")
ARCHIVE = b"PK\x03\x04\x14\x00\x06\x00\x08\x00"
"""How a spreadsheet begins that was not saved as CSV."""
WRONG_FILES = [
    WrongFile("cards.csv", b"", 0, "component-no-rows"),
    WrongFile("cards.csv", b"# my cards\r\n\r\n", 0, "component-no-rows"),
    WrongFile("cards.csv", CARDS.partition("\n")[2].encode(), 1, "component-header"),
    WrongFile("cards.csv", CARDS.replace(",", "|").encode(), 1, "component-header"),
    WrongFile("cards.csv", without_column(CARDS, "bonus").encode(), 1, "component-column-missing"),
    WrongFile("cards.csv", CARDS.replace("9,writing,recruit", '9,writing,"recruit').encode(), 10, "component-quotes"),
    WrongFile("cards.csv", ARCHIVE, 0, "component-not-text"),
]
STRAYS = [
    WrongFile("cards (1).csv", CARDS.encode(), 0, "component-file-unknown"),
    WrongFile("cards.csv.txt", CARDS.encode(), 0, "component-file-unknown"),
    WrongFile("Cards.xlsx", ARCHIVE, 0, "component-spreadsheet"),
]
"""Files in a folder that were meant for us."""
