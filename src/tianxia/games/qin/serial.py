"""The whole position as JSON values, for records and `--states`, and back again."""

from tianxia.engine.game import Json
from tianxia.games.qin.components import QinComponents
from tianxia.games.qin.ids import BLUE, CELLS, KINDS, NOBODY, RED, cell_at
from tianxia.games.qin.notation import KIND_NAMES
from tianxia.games.qin.position import Position, empty_position
from tianxia.games.qin.views import SIGNS, hand, open_part, seat_or_none


def to_json(pos: Position) -> Json:
    """The whole position, as `tianxia replay --states` prints it."""
    return {
        **open_part(pos),
        "hands": [hand(pos, seat) for seat in range(pos.seats)],
        "bag": {kind: int(count) for kind, count in zip(KIND_NAMES, pos.bag, strict=True)},
        "to_move": seat_or_none(pos.to_move),
    }


def from_json(data: Json, components: QinComponents) -> Position:
    """The position that `to_json` wrote."""
    pos = empty_position(components.boards[data["board"]], len(data["supply"]))
    for row, signs in enumerate(data["cells"]):
        for column, sign in enumerate(signs):
            cell, ground = cell_at(row, column), SIGNS.index(sign)
            if RED <= ground <= BLUE and pos.ground[cell] != ground:
                pos.paint(cell, ground)
    for province in data["provinces"]:
        _put_province(pos, province)
    for number, village in enumerate(data["villages"]):
        pos.village_owner[number] = _seat(village["owner"])
    for seat, pagodas in enumerate(data["supply"]):
        pos.supply[seat] = pagodas
    _put_tiles(pos, data)
    pos.to_move = _seat(data["to_move"])
    return pos


def _seat(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def _put_province(pos: Position, data: Json) -> None:
    row, column = data.get("site", data["cells"][0])  # A position written by hand may omit it.
    site = cell_at(row, column)
    for row, column in data["cells"]:
        pos.province[cell_at(row, column)] = site
    pos.size[site], pos.pagodas[site] = len(data["cells"]), data["pagodas"]
    pos.owner[site] = _seat(data["owner"])


def _put_tiles(pos: Position, data: Json) -> None:
    for kind, name in enumerate(KIND_NAMES):
        pos.bag[kind] = data["bag"][name]
        for seat, tiles in enumerate(data["hands"]):
            pos.hands[seat * KINDS + kind] = tiles.count(name)


def pieces(pos: Position) -> dict[str, int]:
    """Count all pieces, to check that none is lost. Placed tiles can't be told apart, so their spaces are counted."""
    spaces = sum(1 for cell in range(CELLS) if RED <= pos.ground[cell] <= BLUE)
    tiles = pos.bag_size() + sum(pos.hand_size(seat) for seat in range(pos.seats))
    standing = [int(left) for left in pos.supply]
    for province, pagodas in enumerate(pos.pagodas):
        if pagodas:
            standing[pos.owner[province]] += int(pagodas)
    for owner in pos.village_owner:
        if owner != NOBODY:
            standing[owner] += 1
    return {"tiles": tiles + (spaces - 3) // 2, **{f"pagodas-{seat}": count for seat, count in enumerate(standing)}}
