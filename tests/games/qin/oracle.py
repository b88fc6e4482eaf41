"""A slow, readable referee of Qin, written from the rule texts alone (rules/qin.md, components/qin.md R1 to R25).

The fast engine is compared with it, list of moves by list of moves and position by position; it shares no code with it.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

Square = tuple[int, int]
Tile = tuple[tuple[Square, str], tuple[Square, str]]
"""A tile as it lies: two (square, colour) halves in (row, column) order."""

KINDS = ("rr", "yy", "bb", "ry", "rb", "yb")
TILES_OF_A_KIND = 12
PAGODAS = {2: 24, 3: 19, 4: 15}
MAJOR = 5


@dataclass(eq=False)
class Province:
    """Two or more joined spaces of one colour; owner None only if the game ended before its founding pagoda."""

    colour: str
    cells: frozenset[Square]
    owner: int | None
    pagodas: int

    @property
    def major(self) -> bool:
        return len(self.cells) >= MAJOR


@dataclass(eq=False)
class Village:
    """Village squares that share edges are one village with room for one pagoda (Q-1.1 R5)."""

    cells: frozenset[Square]
    owner: int | None = None
    outskirts: frozenset[Square] = field(init=False)

    def __post_init__(self) -> None:
        self.outskirts = frozenset(n for cell in self.cells for n in neighbours(cell)) - self.cells


@dataclass
class Group:
    """All spaces joined with a half of the tile once it is placed, and the older provinces among them (Q-3)."""

    colour: str
    cells: frozenset[Square]
    older: list[Province]


Wish = tuple[int, Province | Village]
"""A pagoda that this seat must place there."""


def neighbours(square: Square) -> list[Square]:
    row, column = square
    return [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]


def flood(start: Square, marks: Mapping[Square, str]) -> frozenset[Square]:
    """Every square marked like start that is connected with it by edges."""
    found, edge = {start}, [start]
    while edge:
        for square in neighbours(edge.pop()):
            if square not in found and marks.get(square) == marks[start]:
                found.add(square)
                edge.append(square)
    return frozenset(found)


LETTERS = "ABCDEFGHIJKLM"
"""The columns of the board, as records call them."""


def write(tile: Tile) -> str:
    return " ".join(f"{colour}{LETTERS[column]}{row + 1}" for (row, column), colour in tile)


def read(answer: str) -> Tile:
    first, second = answer.split()
    return read_half(first), read_half(second)


def read_half(half: str) -> tuple[Square, str]:
    return (int(half[2:]) - 1, LETTERS.index(half[1])), half[0]


def listed(cells: Iterable[Square]) -> list[list[int]]:
    return [list(cell) for cell in sorted(cells)]


def kind_of(tile: Tile) -> str:
    colours = tile[0][1] + tile[1][1]
    return colours if colours in KINDS else colours[::-1]


def absorber(older: Sequence[Province]) -> int | None:
    """Who owns what older provinces become when joined; None if that is forbidden (Q-3.7 Q-3.8 R4 R8 R9 R10)."""
    brought: dict[int, int] = {}
    majors = [province for province in older if province.major]
    for province in older:
        assert province.owner is not None
        brought[province.owner] = brought.get(province.owner, 0) + len(province.cells)
    leaders = [seat for seat, spaces in brought.items() if spaces == max(brought.values())]
    if len(leaders) > 1 or len(majors) > 1 or any(major.owner != leaders[0] for major in majors):
        return None
    return leaders[0]


class Oracle:
    """One game: `deal` three tiles per seat, then `play` one of `legal()` and, when it `draws`, `draw`, to the end."""

    def __init__(self, board: str, rows: Sequence[str], seats: int, first: int) -> None:
        """Q-1.1 to Q-1.4; start spaces are single province spaces without owner (R3)."""
        drawn = {(r, c): char for r, row in enumerate(rows) for c, char in enumerate(row)}
        self.board, self.seats = board, seats
        self.grass = {square for square, char in drawn.items() if char == "."}
        self.water = {square for square, char in drawn.items() if char == "~"}
        self.spaces = {square: char.lower() for square, char in drawn.items() if char in "RYB"}
        self.villages: list[Village] = []
        for square in sorted(square for square, char in drawn.items() if char == "V"):
            if not any(square in village.cells for village in self.villages):
                self.villages.append(Village(flood(square, drawn)))
        self.provinces: list[Province] = []
        self.supply = [PAGODAS[seats]] * seats
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.bag = dict.fromkeys(KINDS, TILES_OF_A_KIND)
        self.draws = False
        self._turn = first
        self._winners: list[int] = []
        self._reason: str | None = None
        self._forget()

    def deal(self, seat: int, kind: str) -> None:
        """Move a tile from the bag to a hand (Q-1.2)."""
        if self.bag[kind] == 0:
            raise ValueError(f"no {kind} left in the bag")
        self.bag[kind] -= 1
        self.hands[seat].append(kind)

    @property
    def to_move(self) -> int | None:
        """Who places, passes or draws next; None when the game is over."""
        return None if self._reason else self._turn

    def legal(self) -> list[str]:
        """Every answer of the seat to move: place a tile if possible, else pass (Q-2.1 Q-2.5 R1 R19)."""
        if self._reason or self.draws:
            return []
        return sorted(write(tile) for tile in self._placements(self._turn)) or ["pass"]

    def play(self, answer: str) -> None:
        """Place a tile and carry out every event, or pass (Q-2.1 Q-3.10 R12 R19)."""
        if answer not in self.legal():
            raise ValueError(f"illegal: {answer}")
        if answer == "pass":
            self._pass_on()
            return
        self._lay(read(answer))
        if self._reason:
            return
        self.draws = any(self.bag.values())
        if not self.draws:
            self._pass_on()

    def draw(self, kind: str) -> None:
        """The seat that just placed a tile draws one (Q-4.1)."""
        if not self.draws:
            raise ValueError("nobody draws now")
        self.deal(self._turn, kind)
        self.draws = False
        self._pass_on()

    def result(self) -> dict[str, Any] | None:
        """Who won and why; scores are the pagodas on the board (Q-4.2 Q-4.3)."""
        if not self._reason:
            return None
        return {"winners": self._winners, "scores": self._scores(), "reason": self._reason}

    def position(self) -> dict[str, Any]:
        """Everything on and beside the table, as plain data."""
        marks = dict.fromkeys(self.grass, ".") | dict.fromkeys(self.water, "~") | self.spaces
        provinces = [
            {"colour": p.colour, "cells": listed(p.cells), "owner": p.owner, "pagodas": p.pagodas}
            for p in sorted(self.provinces, key=lambda province: min(province.cells))
        ]
        return {
            "board": self.board,
            "cells": ["".join(marks.get((row, column), "V") for column in range(13)) for row in range(13)],
            "provinces": provinces,
            "villages": [{"cells": listed(v.cells), "owner": v.owner} for v in self.villages],
            "supply": list(self.supply),
            "hands": [sorted(hand, key=KINDS.index) for hand in self.hands],
            "bag": dict(self.bag),
            "to_move": self.to_move,
        }

    def paint(self, colour: str, squares: Iterable[Square], owner: int | None = None) -> Province | None:
        """Construct a position: one whole group of a colour, with its owner's pagodas if it is a province."""
        cells = frozenset(squares)
        assert all(square in self.grass or self.spaces.get(square) == colour for square in cells)
        self.grass -= cells
        self.spaces |= dict.fromkeys(cells, colour)
        assert cells == flood(min(cells), self.spaces), "not one whole group"
        self._forget()
        if len(cells) == 1:
            return None
        assert owner is not None
        province = Province(colour, cells, owner, 2 if len(cells) >= MAJOR else 1)
        self.provinces.append(province)
        self.supply[owner] -= province.pagodas
        return province

    def occupy(self, square: Square, owner: int) -> None:
        """Construct a position: a pagoda of this seat on the unowned village of this square."""
        village = next(village for village in self.villages if square in village.cells)
        assert village.owner is None
        village.owner = owner
        self.supply[owner] -= 1

    # Which placements are legal

    def _forget(self) -> None:
        """The spaces have changed: what was found out about them is no longer valid."""
        self._known_footprints: list[tuple[Square, Square]] | None = None
        self._known_verdicts: dict[Tile, bool] = {}

    def _footprints(self) -> list[tuple[Square, Square]]:
        """Two adjoining grass squares, at least one of them next to a province space already there (Q-2.2 Q-2.3 R2)."""
        if self._known_footprints is None:
            near = {square for square in self.grass if any(n in self.spaces for n in neighbours(square))}
            pairs = ((a, b) for a in self.grass for b in ((a[0], a[1] + 1), (a[0] + 1, a[1])) if b in self.grass)
            self._known_footprints = [(a, b) for a, b in pairs if a in near or b in near]
        return self._known_footprints

    def _placements(self, seat: int) -> Iterator[Tile]:
        """Every legal way to place a tile of this hand, turned either way (Q-2.2)."""
        for colours in sorted({way for kind in self.hands[seat] for way in (kind, kind[::-1])}):
            for a, b in self._footprints():
                tile = (a, colours[0]), (b, colours[1])
                if tile not in self._known_verdicts:
                    self._known_verdicts[tile] = self._allowed(tile)
                if self._known_verdicts[tile]:
                    yield tile

    def _allowed(self, tile: Tile) -> bool:
        """No forbidden join in either colour (Q-3.8 Q-3.9 R7); nothing joined at all is fine too (Q-2.4)."""
        touched = [colour for square, colour in tile for near in neighbours(square) if self.spaces.get(near) == colour]
        if len(touched) == len(set(touched)):
            return True  # two provinces cannot be joined by touching one space of their colour
        return all(len(group.older) < 2 or absorber(group.older) is not None for group in self._groups(tile))

    def _groups(self, tile: Tile) -> list[Group]:
        """What the halves belong to once the tile is placed: one group if one-coloured, else one per half (Q-3.9)."""
        spaces = self.spaces | dict(tile)
        groups: list[Group] = []
        for square, colour in tile:
            if not any(square in group.cells for group in groups):
                cells = flood(square, spaces)
                groups.append(Group(colour, cells, [older for older in self.provinces if older.cells <= cells]))
        return groups

    # Events

    def _lay(self, tile: Tile) -> None:
        """The tile, then the provinces, then the villages; a last pagoda stops everything (Q-3.10 Q-4.2 R12)."""
        groups = self._groups(tile)
        self.hands[self._turn].remove(kind_of(tile))
        self.spaces |= dict(tile)
        self.grass -= dict(tile).keys()
        self._forget()
        self._place([wish for group in groups if len(group.cells) > 1 for wish in self._resolve(group)])
        if not self._reason:
            self._place(self._judge_villages())

    def _resolve(self, group: Group) -> list[Wish]:
        """Found, expand or absorb, with all returns; which pagodas must then be placed (Q-3.1 to Q-3.3 Q-3.7 R11)."""
        province = Province(group.colour, group.cells, None, 0)
        owner = absorber(group.older) if group.older else self._turn
        assert owner is not None
        if group.older:
            own = sum(older.pagodas for older in group.older if older.owner == owner)
            province.owner, province.pagodas = owner, min(own, 2)
            self.supply[owner] += own - province.pagodas
        for older in group.older:
            if older.owner is not None and older.owner != owner:
                self.supply[older.owner] += older.pagodas
            self.provinces.remove(older)
        self.provinces.append(province)
        due = 2 if province.major else 1
        return [(owner, province)] * (due - province.pagodas)

    def _judge_villages(self) -> list[Wish]:
        """Connect and conquer: old owners take their pagodas back; who then takes what (Q-3.4 Q-3.5 R17)."""
        seized = [(seat, village) for village in self.villages for seat in self._seizers(village)]
        for _, village in seized:
            if village.owner is not None:
                self.supply[village.owner] += 1
                village.owner = None
        return list(seized)

    def _seizers(self, village: Village) -> list[int]:
        """The one seat with most pagodas in adjoining provinces, unless it owns the village (Q-3.6 R14 R15 R16)."""
        strength = [0] * self.seats
        for province in self.provinces:
            if province.owner is not None and province.cells & village.outskirts:
                strength[province.owner] += province.pagodas
        leaders = [seat for seat in range(self.seats) if strength[seat] == max(strength)]
        return leaders if len(leaders) == 1 and leaders != [village.owner] else []

    def _place(self, wishes: list[Wish]) -> None:
        """Pagodas one by one, the active player's first, then clockwise, until one is a last one (Q-4.2 R12 R13)."""
        for seat, site in sorted(wishes, key=lambda wish: (wish[0] - self._turn) % self.seats):
            site.owner = seat
            if isinstance(site, Province):
                site.pagodas += 1
            self.supply[seat] -= 1
            if self.supply[seat] == 0:
                self._reason, self._winners = "last_pagoda", [seat]
                return

    # Turns and the end

    def _pass_on(self) -> None:
        """Clockwise to the next player with tiles; the game is over if nobody can place one (Q-4.3 R20 R21)."""
        if not any(next(self._placements(seat), None) for seat in range(self.seats)):
            scores = self._scores()
            self._reason, self._winners = "no_placement", [s for s in range(self.seats) if scores[s] == max(scores)]
            return
        order = [(self._turn + step) % self.seats for step in range(1, self.seats + 1)]
        self._turn = next(seat for seat in order if self.hands[seat])

    def _scores(self) -> list[int]:
        """Pagodas on the board by seat: a double is two, villages included (Q-4.3)."""
        standing = [(province.owner, province.pagodas) for province in self.provinces]
        standing += [(village.owner, 1) for village in self.villages]
        return [sum(pagodas for owner, pagodas in standing if owner == seat) for seat in range(self.seats)]
