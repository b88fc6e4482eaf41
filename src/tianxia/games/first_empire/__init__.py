"""Zhanguo: The First Empire, by Marco Canetta and Stefania Niccolini (2023), with its solo mode against Li Si.

See RULES.md for every rule and where it is.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import cast

from tianxia.engine.game import Game, Plain
from tianxia.engine.title import Option
from tianxia.games.first_empire.components import FirstEmpireComponents, load_components
from tianxia.games.first_empire.events import facts_of
from tianxia.games.first_empire.names import TABLEAU_NAMES
from tianxia.games.first_empire.notation import answer_of, key_of
from tianxia.games.first_empire.plain import from_plain, to_plain
from tianxia.games.first_empire.position import RULES, Position, empty_position
from tianxia.games.first_empire.questions import QUESTIONS
from tianxia.games.first_empire.redeal import pieces, redeal
from tianxia.games.first_empire.refusals import explain
from tianxia.games.first_empire.rules.turn import next_step
from tianxia.games.first_empire.scoring import account, result
from tianxia.games.first_empire.views.own import own
from tianxia.games.first_empire.views.shared import shared

LEVELS = ("1", "2", "3", "4")


class SoloOption(Option):
    """A choice for the solo game; at a table of several it can only be absent."""

    def allowed(self, seats: int) -> tuple[str, ...]:
        """Li Si's levels for one seat, none for more. (F-10.1)"""
        return LEVELS if seats == 1 else ("none",)


def set_up(seats: int, options: Mapping[str, str], components: FirstEmpireComponents, rules: int = RULES) -> Position:
    """Stocks on the boards, everything else still to be laid out. The solo game counts as two players. (F-1, F-10.1)"""
    tableau = TABLEAU_NAMES.index(options["tableau"])
    level = int(options["li_si"]) if seats == 1 else 0
    kit = components.kit(max(seats, 2), tableau, level)
    return empty_position(kit, seats, level, tableau, int(options["advanced"] == "on"), rules)


VERSION_1 = Game(
    name="first_empire",
    home="tianxia.games.first_empire:VERSION_1",
    seat_counts=(1, 2, 3, 4),
    rules_version=1,
    options=(
        Option("tableau", TABLEAU_NAMES),
        Option("advanced", ("off", "on")),
        SoloOption("li_si", (*LEVELS, "none")),
    ),
    load_components=load_components,
    set_up=partial(set_up, rules=1),
    next_step=next_step,
    result=result,
    shared=cast(Callable[[Position], Plain], shared),
    own=cast(Callable[[Position, int], Plain], own),
    account=account,
    to_plain=to_plain,
    from_plain=from_plain,
    redeal=redeal,
    questions=QUESTIONS,
    key_of=key_of,
    answer_of=answer_of,
    refusal=explain,
    facts_of=facts_of,
    pieces=pieces,
    chapter="round",
)
"""The rules as they were first played, for games that were begun under them."""

GAME = replace(
    VERSION_1, home="tianxia.games.first_empire:GAME", rules_version=RULES, set_up=set_up, older=(VERSION_1,)
)
