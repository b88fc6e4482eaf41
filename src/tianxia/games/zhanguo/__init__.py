"""ZhanGuo, by Marco Canetta and Stefania Niccolini (2014). See RULES.md for every rule and where it is."""

from typing import TYPE_CHECKING, Any

from tianxia.engine.title import Option, Title

if TYPE_CHECKING:
    from tianxia.games.zhanguo.game import GAME as GAME

TITLE = Title(
    name="zhanguo",
    home="tianxia.games.zhanguo:GAME",
    seat_counts=(2, 3, 4),
    rules_version=1,
    options=(
        Option("boards", ("a", "b", "auction")),
        Option("draft", ("off", "on")),
        Option("turn_order", ("clockwise", "track")),
        Option("hire_unrest", ("one", "per_worker")),
    ),
    kernel=(
        "tianxia.games.zhanguo.ids",
        "tianxia.games.zhanguo.names",
        "tianxia.games.zhanguo.printed",
        "tianxia.games.zhanguo.cells.*",
        "tianxia.games.zhanguo.position",
        "tianxia.games.zhanguo.refusals",
        "tianxia.games.zhanguo.rules.*",
        "tianxia.games.zhanguo.scoring",
        "tianxia.games.zhanguo.worths",
        "tianxia.games.zhanguo.redeal",
        "tianxia.games.zhanguo.views.*",
        "tianxia.bots.zhanguo.weights",
        "tianxia.bots.zhanguo.outlook",
        "tianxia.bots.zhanguo.tasks",
        "tianxia.bots.zhanguo.buildings",
        "tianxia.bots.zhanguo.governors",
        "tianxia.bots.zhanguo.board",
        "tianxia.bots.zhanguo.race",
        "tianxia.bots.zhanguo.evaluation",
        "tianxia.bots.zhanguo.learned",
    ),
    bots="tianxia.bots.zhanguo",
    face="tianxia.telling.zhanguo.face",
    terminal="tianxia.terminal.zhanguo.panel",
    drawing="tianxia.drawing.zhanguo",
)


def __getattr__(name: str) -> Any:
    """Load the game itself, when it is needed."""
    if name == "GAME":
        from tianxia.games.zhanguo.game import GAME

        return GAME
    raise AttributeError(name)
