"""Li Si at a table of the tests: he draws a card, and what he checked."""

from tests.games.first_empire.board import EmpireTable, Setting
from tianxia.games.first_empire import GAME
from tianxia.games.first_empire.ids import IN_DECK


def li_si_plays(scene: Setting, card: int, **draws: str) -> EmpireTable:
    """Li Si draws this action card, which is put into his deck, and chance answers what follows."""
    table = scene.action_card(card, IN_DECK).table()
    table.chance(li_si_action=str(card), **draws)
    return table


def checks(table: EmpireTable) -> list[tuple[str, object, bool]]:
    """What he checked: which check, where, and the outcome."""
    told = [tell for tell in table.match.events if tell.name == "li_si_check"]
    values = [GAME.facts_of(tell) for tell in told]
    return [(data["check"], data.get("where", data.get("count")), data["outcome"] == "yes") for data in values]
