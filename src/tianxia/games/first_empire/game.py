"""The First Empire as the engine plays it: its title with all its functions, under each version of its rules."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import cast

from tianxia.engine.game import Bounds, Game, Json
from tianxia.games.first_empire import TABLEAU_NAMES, TITLE
from tianxia.games.first_empire.cells.observing import ENCODER
from tianxia.games.first_empire.components import FILES, FirstEmpireComponents, load_components
from tianxia.games.first_empire.events import facts_of
from tianxia.games.first_empire.notation import answer_of, key_of
from tianxia.games.first_empire.position import Position, empty_position
from tianxia.games.first_empire.questions import QUESTIONS
from tianxia.games.first_empire.redeal import redeal
from tianxia.games.first_empire.refusals import explain
from tianxia.games.first_empire.rules.turn import next_step
from tianxia.games.first_empire.scoring import account, result
from tianxia.games.first_empire.serial import from_json, pieces, to_json
from tianxia.games.first_empire.views.own import own
from tianxia.games.first_empire.views.shared import shared


def set_up(
    seats: int, options: Mapping[str, str], components: FirstEmpireComponents, rules: int = TITLE.rules_version
) -> Position:
    """Stocks on the boards, everything else still to be set up. The solo game counts as two players. (F-1, F-10.1)"""
    tableau = TABLEAU_NAMES.index(options["tableau"])
    level = int(options["li_si"]) if seats == 1 else 0
    printed = components.printed(max(seats, 2), tableau, level)
    return empty_position(printed, seats, level, tableau, int(options["advanced"] == "on"), rules)


VERSION_1: Game[Position] = Game(
    **{**vars(TITLE), "home": "tianxia.games.first_empire:VERSION_1", "rules_version": 1},
    load_components=load_components,
    component_files=FILES,
    set_up=partial(set_up, rules=1),
    next_step=next_step,
    result=result,
    shared=cast(Callable[[Position], Json], shared),
    own=cast(Callable[[Position, int], Json], own),
    account=account,
    to_json=to_json,
    from_json=from_json,
    redeal=redeal,
    questions=QUESTIONS,
    key_of=key_of,
    answer_of=answer_of,
    refusal=explain,
    facts_of=facts_of,
    pieces=pieces,
    chapter="round",
    encoder=ENCODER,
    bounds=Bounds(choices=8_000, draws=400, scores=(-50, 500), step=40),
)
"""The first version of the rules, for games begun under it."""

GAME = replace(VERSION_1, **vars(TITLE), set_up=set_up, older=(VERSION_1,))
