"""Qin, by Reiner Knizia (2012): tiles, provinces, villages and pagodas. See RULES.md for every rule and where it is."""

from typing import TYPE_CHECKING, Any

from tianxia.engine.title import Option, Title

if TYPE_CHECKING:
    from tianxia.games.qin.game import GAME as GAME

BOARD_NAMES = ("bird", "lion")

TITLE = Title(
    name="qin",
    home="tianxia.games.qin:GAME",
    seat_counts=(2, 3, 4),
    rules_version=1,
    options=(
        Option("board", BOARD_NAMES),
        Option("first", ("random", "0", "1", "2", "3"), names_seats=True),
    ),
    series="board",
    kernel=(
        "tianxia.games.qin.ids",
        "tianxia.games.qin.printed",
        "tianxia.games.qin.position",
        "tianxia.games.qin.rules.*",
        "tianxia.games.qin.notation",
        "tianxia.games.qin.scoring",
        "tianxia.games.qin.playout",
        "tianxia.games.qin.observing",
        "tianxia.games.qin.lane",
        "tianxia.games.qin.redeal",
        "tianxia.games.qin.views",
        "tianxia.bots.qin.evaluation",
        "tianxia.bots.qin.tree",
        "tianxia.bots.qin.layers",
        "tianxia.bots.qin.network",
        "tianxia.bots.qin.halving",
    ),
    bots="tianxia.bots.qin",
    face="tianxia.telling.qin.face",
    terminal="tianxia.terminal.qin.panel",
    drawing="tianxia.drawing.qin",
)


def __getattr__(name: str) -> Any:
    """Load the game itself, when it is needed."""
    if name == "GAME":
        from tianxia.games.qin.game import GAME

        return GAME
    raise AttributeError(name)
