"""Check that data files contain what the rules rely on. Every mistake is noted with its place."""

from tianxia.engine.components.entries import Entry
from tianxia.games.qin.ids import BLUE, COPIES, GRASS, HAND, RED, SIDE, VILLAGE, WATER, YELLOW, supply_for
from tianxia.games.qin.notation import KIND_NAMES, space_name

GROUND = {".": GRASS, "~": WATER, "V": VILLAGE, "R": RED, "Y": YELLOW, "B": BLUE}
STARTS = {"R": "red", "Y": "yellow", "B": "blue"}


def checked_rows(board: Entry) -> list[str]:
    """The rows of a board: 13 of 13 known characters with one start space of each colour. (Q-1.1)"""
    if board.value is None:
        return []
    rows = board["rows"]
    found = [checked_row(row, number) for number, row in enumerate(rows.items(SIDE))]
    for start, colour in STARTS.items():
        count = sum(row.count(start) for row in found)
        if len(found) == SIDE and all(found):
            rows.need(count == 1, "component-starts", colour=colour, sign=start, found=count, rule="Q-1.1")
    return found


def checked_row(row: Entry, number: int) -> str:
    """A row of a board: nothing if its length is wrong."""
    text = row.value
    if not isinstance(text, str) or len(text) != SIDE:
        row.fault("component-row", number=number + 1, found=len(text) if isinstance(text, str) else 0, side=SIDE)
        return ""
    for column, sign in enumerate(text):
        if sign not in GROUND:
            row.fault("component-sign", sign=sign, space=space_name(number, column), allowed=" ".join(GROUND))
            return ""
    return text


def checked_counts(pieces: Entry) -> dict[str, int]:
    """The printed numbers; the rules allow no others, so a file may only repeat them."""
    known = {f"tiles.{kind}": COPIES for kind in KIND_NAMES} | {"hand.tiles": HAND}
    known |= {f"pagodas.{name}": supply_for(seats) for name, seats in (("two", 2), ("three", 3), ("four", 4))}
    for path, count in known.items():
        part, _, name = path.partition(".")
        pieces[part][name].exactly(count, "Q-1.2")
    return known
