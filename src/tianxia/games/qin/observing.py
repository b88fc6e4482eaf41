"""What a seat may know about a position of Qin, as numbers: three planes of the board, supplies, hands and the bag."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from tianxia.engine.observing import SHOWN, Encoder, shown_to, write_by_seat, write_run
from tianxia.games.qin.ids import GRASS, KINDS, NOBODY, SIDE, WIDTH
from tianxia.games.qin.position import Position

SEATS: Final = 4
AREA: Final = SIDE * SIDE
SIZE: Final = 3 * AREA + 2 * SEATS + KINDS + 1


class QinEncoder(Encoder):
    """By space: its ground, who owns its province or village, the pagodas whose site it is. Then pieces. (Q-1.2)"""

    def write(self, pos: Any, seat: i64, out: vec[i16], at: i64) -> None:
        """Write the board, every supply, the sizes of the hands, the seat's own hand, the size of the bag."""
        position: Position = pos
        write_board(position, seat, out, at)
        seats = position.seats
        at = write_by_seat(out, at + 3 * AREA, position.supply, 0, 1, 1, seat, seats)
        for number in range(seats):
            out[at + number] = i16(position.hand_size((seat + number) % seats))
        at = write_run(out, at + SEATS, position.hands, seat * KINDS, KINDS)
        out[at] = i16(position.bag_size())


def write_board(pos: Position, me: i64, out: vec[i16], at: i64) -> None:
    """The three planes."""
    ground, province, owner, pagodas = pos.ground, pos.province, pos.owner, pos.pagodas
    shown, mine, area = SHOWN, shown_to(me, pos.seats), i64(AREA)
    for row in range(SIDE):
        cell: i64 = (row + 1) * WIDTH
        for place in range(at + row * SIDE, at + row * SIDE + SIDE):
            colour = ground[cell]
            if colour != GRASS:  # grass is 0 on every plane, and nothing turns into grass
                out[place] = i16(colour)
                named = province[cell]
                if named != 0:  # once in a province, a space stays in one
                    out[place + area] = shown[mine + owner[named]]
                    out[place + 2 * area] = i16(pagodas[cell])
            cell += 1
    for number in range(len(pos.village_owner)):
        who = pos.village_owner[number]
        if who != NOBODY:
            for space in pos.board.villages[number]:
                place = at + area + (space // WIDTH - 1) * SIDE + space % WIDTH
                out[place] = shown[mine + who]


ENCODER: Final = QinEncoder(SIZE)
