"""The actions of Qin as planes over the board, for convolutional networks."""

import numpy as np

from tianxia import games
from tianxia.games.qin.ids import SIDE, column_of, row_of
from tianxia.games.qin.rules.placing import PASS, cell_of
from tianxia.numbers import Numbers

PLANES = 18
"""Nine pairs of colours, each lying across and down."""


def qin_planes() -> Numbers:
    """The action of every plane and space, shape (18, 13, 13); -1 where a tile would leave the board.

    `mask[planes] * (planes >= 0)` is the mask as planes. Passing lies on none: it is action 0, and never a choice.
    """
    planes = np.full((PLANES, SIDE, SIDE), -1, dtype=np.int64)
    for action, (_, move) in enumerate(games.game("qin").catalogue.actions.answers):
        if move != PASS:
            cell = int(cell_of(move))
            planes[move % PLANES, row_of(cell), column_of(cell)] = action
    return planes
