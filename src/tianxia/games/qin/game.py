"""Qin as the engine plays it: its title with all its functions."""

from collections.abc import Callable, Mapping
from typing import cast

from tianxia.engine.game import Bounds, Game, Json
from tianxia.games.qin import TITLE
from tianxia.games.qin.components import FILES, QinComponents, load_components
from tianxia.games.qin.events import facts_of
from tianxia.games.qin.ids import TILES, supply_for
from tianxia.games.qin.lane import QinLane
from tianxia.games.qin.notation import answer_of, key_of
from tianxia.games.qin.observing import ENCODER
from tianxia.games.qin.playout import kernel_game, random_game
from tianxia.games.qin.position import Position, empty_position
from tianxia.games.qin.questions import QUESTIONS
from tianxia.games.qin.redeal import redeal
from tianxia.games.qin.refusals import REFUSALS
from tianxia.games.qin.rules.turn import next_step
from tianxia.games.qin.scoring import account, result, series_standing
from tianxia.games.qin.serial import from_json, pieces, to_json
from tianxia.games.qin.views import own, shared


def set_up(seats: int, options: Mapping[str, str], components: QinComponents) -> Position:
    """An empty board; the first player is chosen or still to be drawn. (Q-1)"""
    pos = empty_position(components.boards[options["board"]], seats)
    if options["first"] != "random":
        pos.to_move = int(options["first"])
    return pos


GAME: Game[Position] = Game(
    **vars(TITLE),
    load_components=load_components,
    component_files=FILES,
    set_up=set_up,
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
    refusal=REFUSALS.explain,
    facts_of=facts_of,
    pieces=pieces,
    kernel_game=kernel_game,
    playout=random_game,
    encoder=ENCODER,
    # Every choice places a tile, and passing is never one; the first player is drawn too.
    bounds=Bounds(choices=TILES, draws=TILES + 1, scores=(0, supply_for(2)), step=0),
    lane=QinLane,
    standing=series_standing,
)
