"""From checked rows of characters to what is printed on a board."""

from collections.abc import Iterator

from tianxia.games.qin.data_checks import GROUND
from tianxia.games.qin.ids import BLUE, BORDER, CELLS, GRASS, RED, SIDE, VILLAGE, WIDTH, YELLOW, cell_at
from tianxia.games.qin.printed import Board


def load_board(name: str, rows: list[str]) -> Board:
    """What the rows of a data file say is printed. (Q-1.1)"""
    ground = [BORDER] * CELLS
    for row in range(SIDE):
        for column in range(SIDE):
            ground[cell_at(row, column)] = GROUND[rows[row][column]]
    villages = list(_villages(ground))
    return Board(name, ground, [_shore(ground, village) for village in villages], villages)


def neighbours(cell: int) -> tuple[int, int, int, int]:
    """The cells that share an edge with a cell."""
    return (cell - WIDTH, cell - 1, cell + 1, cell + WIDTH)


def _villages(ground: list[int]) -> Iterator[list[int]]:
    """Village squares that share an edge are one village, named by its first square. (Q-1.1)"""
    seen: list[int] = []
    for start in range(CELLS):
        if ground[start] == VILLAGE and start not in seen:
            village = [start]
            for cell in village:
                village += [n for n in neighbours(cell) if ground[n] == VILLAGE and n not in village]
            seen += village
            yield sorted(village)


def _shore(ground: list[int], village: list[int]) -> list[int]:
    """The cells around a village from which a province could adjoin it."""
    around = {n for cell in village for n in neighbours(cell) if ground[n] in (GRASS, RED, YELLOW, BLUE)}
    return sorted(around)
