"""ZhanGuo as the engine plays it: its title with all its functions."""

from collections.abc import Callable, Mapping
from typing import cast

from tianxia.engine.game import Bounds, Game, Json
from tianxia.games.zhanguo import TITLE
from tianxia.games.zhanguo.cells.observing import ENCODER
from tianxia.games.zhanguo.components import FILES, ZhanguoComponents, load_components
from tianxia.games.zhanguo.events import facts_of
from tianxia.games.zhanguo.notation import answer_of, key_of
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.questions import QUESTIONS
from tianxia.games.zhanguo.redeal import redeal
from tianxia.games.zhanguo.refusals import REFUSALS
from tianxia.games.zhanguo.rules.set_up import new_position
from tianxia.games.zhanguo.rules.turn import next_step
from tianxia.games.zhanguo.scoring import account, result
from tianxia.games.zhanguo.serial import from_json, pieces, to_json
from tianxia.games.zhanguo.views.own import own
from tianxia.games.zhanguo.views.shared import shared


def set_up(seats: int, options: Mapping[str, str], components: ZhanguoComponents) -> Position:
    """A position with everything still in supply, before the first draw. (Z-1)"""
    return new_position(seats, options, components.printed)


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
    absent=frozenset(REFUSALS.absent),
    facts_of=facts_of,
    pieces=pieces,
    chapter="round",
    encoder=ENCODER,
    bounds=Bounds(choices=8_000, draws=300, scores=(-50, 500), step=40),
)
