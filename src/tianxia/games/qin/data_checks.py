"""Check that data files contain what the rules rely on. BadInput names the entry that does not."""

from typing import Any

from tianxia.engine.game import BadInput
from tianxia.games.qin.ids import BLUE, COPIES, GRASS, HAND, RED, SIDE, VILLAGE, WATER, YELLOW, supply_for
from tianxia.games.qin.notation import KIND_NAMES, space_name

GROUND = {".": GRASS, "~": WATER, "V": VILLAGE, "R": RED, "Y": YELLOW, "B": BLUE}
STARTS = "RYB"


def checked_rows(boards: Any, name: str) -> list[str]:
    """The rows of a board: 13 of 13 known characters with one start space of each colour. (Q-1.1)"""
    rows = boards.get(name, {}).get("rows") if isinstance(boards.get(name), dict) else None
    if not isinstance(rows, list) or len(rows) != SIDE or any(not isinstance(r, str) or len(r) != SIDE for r in rows):
        raise BadInput("components-board-size", board=name, side=SIDE)
    for number, row in enumerate(rows):
        for column, sign in enumerate(row):
            if sign not in GROUND:
                raise BadInput("components-board-sign", board=name, space=space_name(number, column), sign=sign)
    for start in STARTS:
        if sum(row.count(start) for row in rows) != 1:
            raise BadInput("components-board-starts", board=name, colour=start)
    return [str(row) for row in rows]


def checked_counts(pieces: Any) -> dict[str, int]:
    """The printed numbers; the rules allow no others, so a file may only repeat them."""
    known = {f"tiles.{kind}": COPIES for kind in KIND_NAMES} | {"hand.tiles": HAND}
    known |= {f"pagodas.{name}": supply_for(seats) for name, seats in (("two", 2), ("three", 3), ("four", 4))}
    for path, count in known.items():
        part, _, name = path.partition(".")
        if not isinstance(pieces.get(part), dict) or pieces[part].get(name) != count:
            raise BadInput("components-count", name=path, count=count)
    return known
