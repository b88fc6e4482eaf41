"""Zhanguo: The First Empire, by Marco Canetta and Stefania Niccolini (2023), with its solo mode against Li Si.

See RULES.md for every rule and where it is.
"""

from typing import TYPE_CHECKING, Any, Literal, get_args

from tianxia.engine.title import Option, Title

if TYPE_CHECKING:
    from tianxia.games.first_empire.game import GAME as GAME
    from tianxia.games.first_empire.game import VERSION_1 as VERSION_1

Tableau = Literal["board", "tile_a", "tile_b"]
TABLEAU_NAMES: tuple[Tableau, ...] = get_args(Tableau)
LEVELS = ("1", "2", "3", "4")


class SoloOption(Option):
    """An option for the solo game; with several players it can only be absent."""

    def allowed(self, seats: int) -> tuple[str, ...]:
        """Li Si's levels for one seat, none for more. (F-10.1)"""
        return LEVELS if seats == 1 else ("none",)


TITLE = Title(
    name="first_empire",
    home="tianxia.games.first_empire:GAME",
    seat_counts=(1, 2, 3, 4),
    # Under version 1 an alchemist card alone let a player take an emperor tile (F-5.6), and a tie with Li Si counted as
    # beating him (F-9.7); games begun under it are played and replayed that way.
    rules_version=2,
    options=(
        Option("tableau", TABLEAU_NAMES),
        Option("advanced", ("off", "on")),
        SoloOption("li_si", (*LEVELS, "none")),
    ),
    kernel=(
        "tianxia.games.first_empire.ids",
        "tianxia.games.first_empire.printed",
        "tianxia.games.first_empire.cells.*",
        "tianxia.games.first_empire.position",
        "tianxia.games.first_empire.refusals",
        "tianxia.games.first_empire.rules.*",
        "tianxia.games.first_empire.scoring",
        "tianxia.games.first_empire.worths",
        "tianxia.games.first_empire.redeal",
        "tianxia.games.first_empire.views.*",
        "tianxia.bots.first_empire.weights",
        "tianxia.bots.first_empire.outlook",
        "tianxia.bots.first_empire.elixir",
        "tianxia.bots.first_empire.mausoleum",
        "tianxia.bots.first_empire.governors",
        "tianxia.bots.first_empire.buildings",
        "tianxia.bots.first_empire.bonuses",
        "tianxia.bots.first_empire.race",
        "tianxia.bots.first_empire.board",
        "tianxia.bots.first_empire.evaluation",
        "tianxia.bots.first_empire.learned",
    ),
    bots="tianxia.bots.first_empire",
    face="tianxia.telling.first_empire.face",
    terminal="tianxia.terminal.first_empire.panel",
    drawing="tianxia.drawing.first_empire",
)


def __getattr__(name: str) -> Any:
    """Load the game itself, when it is needed."""
    if name in ("GAME", "VERSION_1"):
        from tianxia.games.first_empire import game

        return getattr(game, name)
    raise AttributeError(name)
