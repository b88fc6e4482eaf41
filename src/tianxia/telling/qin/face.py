"""Qin in letters: `r` `y` `b` spaces with the owner's letter for each pagoda, `V` villages, `~` water, `.` grass."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from tianxia.engine.game import Json
from tianxia.telling.faces import Face, Group
from tianxia.words import Words

LETTERS = "GPKW"
"""Green, purple, black, white: the letter on each pagoda, in every language."""
TILE_ORDER = "ryb"

_HALF = re.compile(r"([ryb])\s*([a-z])\s*(\d{1,2})")


class QinFace(Face):
    """The face of Qin. Spaces are called as on the edge of the board, in answers too."""

    in_words = False
    SILENT = ("drew",)
    ANSWERS = ("placed",)

    def worth_telling(self, event: Json) -> bool:
        """Skip draws, which end every turn, and the first pagoda, which comes with founding."""
        return super().worth_telling(event) and event.get("pagodas") != 1

    def board(self, view: Json, words: Words) -> list[str]:  # noqa: ARG002
        """The grid with its coordinates, three letters per space."""
        signs = board_signs(view)
        head = "    " + "".join(f"{letter(column):<4}" for column in range(len(signs[0])))
        rows = [f"{n:>2}  {''.join(f'{sign:<4}' for sign in row).rstrip()}" for n, row in enumerate(signs, 1)]
        return [head.rstrip(), *rows]

    def space(self, cell: Sequence[int]) -> str:
        """Column letter, then row from 1."""
        row, column = cell
        return f"{letter(column)}{row + 1}"

    def supplies(self, view: Json, seat: int, words: Words) -> str:
        """Pagodas left and tiles in hand."""
        return words.say("qin-supplies", pagodas=view["supply"][seat], tiles=view["hand_sizes"][seat])

    def hand(self, view: Json, words: Words) -> list[str]:
        """The tiles in the seat's hand, and how many are face down."""
        bag = words.say("qin-bag", count=view["bag_size"])
        if view["hand"] is None:
            return [bag]
        tiles = ", ".join(f"{tile_name(tile, words)} ({tile})" for tile in view["hand"])
        return [words.say("qin-hand", tiles=tiles or words.say("qin-hand-empty")), bag]

    def described(self, view: Json, words: Words) -> list[str]:
        """Every province, then every village."""
        villages = [(self.village(each), self._owner(each["owner"], words)) for each in view["villages"]]
        return [
            *(self._province(province, words) for province in view["provinces"]),
            *(words.say("qin-described-village", village=name, owner=owner) for name, owner in villages),
        ]

    def _province(self, province: Json, words: Words) -> str:
        return words.say(
            "qin-described-province",
            colour=province["colour"],
            owner=self._owner(province["owner"], words),
            size=len(province["cells"]),
            pagodas=province["pagodas"],
            cells=" ".join(self.space(cell) for cell in province["cells"]),
        )

    def village(self, village: Json) -> str:
        """A village by its squares."""
        return "–".join(self.space(cell) for cell in village["cells"])

    def _owner(self, owner: int | None, words: Words) -> str:
        return words.say("seat-nobody") if owner is None else self.seat_name(owner, words)

    def typed(self, text: str) -> str:
        """`R f7  y e7` as `yE7 rF7`: single spaces, the left or upper half first."""
        tidy = " ".join(text.lower().split())
        halves = [(int(row), column, colour) for colour, column, row in _HALF.findall(tidy)]
        if len(halves) != 2 or _HALF.sub("", tidy).strip():
            return tidy
        return " ".join(f"{colour}{column.upper()}{row}" for row, column, colour in sorted(halves))

    def grouped(self, choices: Sequence[Json], words: Words) -> list[Group]:
        """The placements by tile."""
        groups: dict[str, list[Json]] = {}
        for choice in choices:
            tile = choice["text"].get("tile")
            groups.setdefault(tile_name(tile, words) if tile else words.choice(choice), []).append(choice)
        return list(groups.items())

    def values(self, facts: Mapping[str, Any], view: Json, words: Words) -> dict[str, Any]:  # noqa: ARG002
        """Values that events leave to the board: a province's colour, a village's squares; and a placed tile."""
        values: dict[str, Any] = {}
        if "cell" in facts:
            row, column = facts["cell"]
            # A province space never changes its colour.
            values["colour"] = view["cells"][row][column]
        if "village" in facts:
            values["village"] = self.village(view["villages"][facts["village"]])
        if "placement" in facts:
            values["tile"] = "".join(sorted(facts["colours"], key=TILE_ORDER.index))
        return values

    def balance(self, before: Json, after: Json, words: Words) -> list[str]:
        """Whose supply shrinks or grows, and from how many pagodas to how many."""
        supplies = zip(before["supply"], after["supply"], strict=True)
        return [
            words.say("qin-balance", seat=self.seat_name(seat, words), before=old, after=new)
            for seat, (old, new) in enumerate(supplies)
            if old != new
        ]


def board_signs(view: Json) -> list[list[str]]:
    """Every space as a short text: ground, then a letter for each pagoda on it."""
    signs = [list(row) for row in view["cells"]]
    for province in view["provinces"]:
        row, column = province["cells"][0]
        signs[row][column] += owner_letters(province["owner"], province["pagodas"])
    for village in view["villages"]:
        row, column = village["cells"][0]
        signs[row][column] += owner_letters(village["owner"], 1)
    return signs


def owner_letters(owner: int | None, pagodas: int) -> str:
    """A pagoda is its owner's letter, a double pagoda two of them."""
    return "" if owner is None else LETTERS[owner] * pagodas


def letter(column: int) -> str:
    """The letter of a column of the board."""
    return chr(ord("A") + column)


def tile_name(tile: str, words: Words) -> str:
    """A tile by its colours."""
    return words.say("qin-tile", tile=tile)


class QinReading(QinFace):
    """The face of Qin for records: a placement in words."""

    def values(self, facts: Mapping[str, Any], view: Json, words: Words) -> dict[str, Any]:
        """Show a placed tile by colours and spaces too."""
        values = super().values(facts, view, words)
        if "placement" in facts:
            halves = [(colour, self.space(cell)) for colour, cell in zip(facts["colours"], facts["cells"], strict=True)]
            values["placement"] = ", ".join(words.say("qin-half", colour=c, space=space) for c, space in halves)
        return values


FACE = QinFace("qin")
READING = QinReading("qin")
