"""Why an answer is not allowed, with the numbers and the rule. The codes are those of `codes.py`."""

from collections.abc import Mapping

from tianxia.engine.game import Refusal
from tianxia.engine.script import Ask
from tianxia.games.zhanguo import codes
from tianxia.games.zhanguo.numbers import NUMBERS
from tianxia.games.zhanguo.position import Position

ABSENT = frozenset({
    "not-in-hand", "no-official-above", "no-official-below", "no-square-there", "no-governor-there", "not-adjacent",
    "no-board-ability", "board-removed",
})  # fmt: skip
"""Refusals of what is not there at all."""
RULES: Mapping[int, tuple[str, str]] = {
    codes.NOT_IN_HAND: ("not-in-hand", "Z-2.3"),
    codes.NO_ROOM_TO_TUCK: ("no-room-to-tuck", "Z-3.1"),
    codes.REGION_FULL: ("region-full", "Z-3.1"),
    codes.UNREST_TOO_HIGH: ("unrest-too-high", "Z-3.4"),
    codes.NOBODY_TO_MOVE_DOWN: ("no-official-above", "Z-5.3"),
    codes.WORKERS_AREA_FULL: ("workers-area-full", "Z-5.2"),
    codes.NO_OFFICIAL_ABOVE: ("no-official-above", "Z-5.2"),
    codes.NO_OFFICIAL_BELOW: ("no-official-below", "Z-5.2"),
    codes.NOT_ADJACENT: ("not-adjacent", "Z-5.2"),
    codes.STEP_BY_STEP: ("step-by-step", "Z-5.2"),
    codes.TOO_FEW_POINTS: ("too-few-points", "Z-5.2"),
    codes.ONE_POINT_AT_LEAST: ("one-point-at-least", "Z-5.2"),
    codes.NO_OFFICIALS: ("no-officials", "Z-5.2"),
    codes.SUPPLY_EMPTY: ("supply-empty", "Z-5.1"),
    codes.NO_SUCH_OFFICIAL: ("no-such-official", "Z-5.1"),
    codes.NO_GOVERNOR_LEFT: ("no-governor-left", "Z-1.1"),
    codes.NO_SET_ANYWHERE: ("no-set-anywhere", "Z-5.4"),
    codes.NO_SET_HERE: ("no-set-here", "Z-5.4"),
    codes.SQUARE_TAKEN: ("square-taken", "Z-5.4"),
    codes.NO_SQUARE_THERE: ("no-square-there", "Z-5.4"),
    codes.NOWHERE_TO_HIRE: ("nowhere-to-hire", "Z-5.6"),
    codes.FREE_MOVE_FIRST: ("free-move-first", "Z-5.3"),
    codes.NOBODY_HIRES: ("nobody-hires", "Z-5.6"),
    codes.NO_PALACE_LEFT: ("no-palace-left", "Z-1.1"),
    codes.NOWHERE_FOR_PALACE: ("nowhere-for-palace", "Z-5.7"),
    codes.PALACE_SLOTS_FULL: ("palace-slots-full", "Z-5.7"),
    codes.PALACE_BLOCKED: ("palace-blocked", "Z-5.7"),
    codes.TWO_WORKERS_HERE: ("two-workers-here", "Z-5.7"),
    codes.ONE_WORKER_ELSEWHERE: ("one-worker-elsewhere", "Z-5.7"),
    codes.SAME_REGION: ("same-region", "Z-5.7"),
    codes.NO_WORKER_THERE: ("no-worker-there", "Z-5.7"),
    codes.MARKER_GONE: ("marker-gone", "Z-6.1"),
    codes.NO_WALL_LEFT: ("no-wall-left", "Z-1.1"),
    codes.NOWHERE_FOR_WALL: ("nowhere-for-wall", "Z-5.8"),
    codes.OWN_WALL_THERE: ("own-wall-there", "Z-5.8"),
    codes.SECTION_FULL: ("section-full", "Z-5.8"),
    codes.SLOT_TAKEN: ("slot-taken", "Z-5.8"),
    codes.TOO_FEW_REGIONS: ("too-few-regions", "Z-5.8"),
    codes.WRONG_TRIGGER: ("wrong-trigger", "Z-4.3"),
    codes.WRONG_NUMBER: ("wrong-number", "Z-4.2"),
    codes.USED_ALREADY: ("used-already", "Z-4.3"),
    codes.LOCKED: ("locked", "Z-4.3"),
    codes.NO_BOARD_ABILITY: ("no-board-ability", "Z-4.4"),
    codes.NO_UNREST: ("no-unrest", "Z-3.4"),
    codes.NO_UNREST_ANYWHERE: ("no-unrest-anywhere", "Z-3.4"),
    codes.NO_WORKER_ANYWHERE: ("no-worker-anywhere", "Z-6.8"),
    codes.NO_GOVERNOR_THERE: ("no-governor-there", "Z-4.8"),
    codes.BOARD_TAKEN: ("board-taken", "Z-1.7"),
    codes.MUST_OPEN: ("must-open", "Z-9.4"),
    codes.BID_TOO_LOW: ("bid-too-low", "Z-9.4"),
    codes.BID_TOO_HIGH: ("bid-too-high", "Z-9.4"),
    codes.REWARD_OFFICIALS: ("reward-officials", "Z-7.2"),
    codes.REWARD_GOVERNOR: ("reward-governor", "Z-7.2"),
    codes.REWARD_PALACE: ("reward-palace", "Z-7.2"),
    codes.REWARD_WALL: ("reward-wall", "Z-7.2"),
    codes.NOT_THIS_REGION: ("not-this-region", "Z-7.3"),
    codes.BOARD_REMOVED: ("board-removed", "Z-9.4"),
    codes.NOT_IN_REWARDS: ("not-in-rewards", "Z-5.3"),
    codes.UNREST_BARS_TUCK: ("no-room-to-tuck", "Z-3.3"),
    codes.NO_SLOT_BELOW: ("workers-area-full", "Z-5.3"),
    codes.BIG_MARKER_GONE: ("marker-gone", "Z-5.7"),
    codes.NO_WORKER_FOR_WALL: ("no-worker-there", "Z-5.8"),
    codes.NO_WORKER_TO_MOVE: ("no-worker-there", "Z-6.8"),
    codes.WORKER_TOO_FAR: ("not-adjacent", "Z-6.8"),
    codes.BOARD_LACKS_WORKER: ("no-worker-there", "Z-4.5"),
    codes.BOARD_WORKER_TOO_FAR: ("not-adjacent", "Z-4.5"),
    codes.BOARD_LACKS_WORKERS: ("no-worker-anywhere", "Z-4.5"),
    codes.BOARD_LACKS_UNREST: ("no-unrest-anywhere", "Z-4.7"),
    codes.BOARD_USED_ALREADY: ("used-already", "Z-4.4"),
    codes.GOVERNOR_TOO_FAR: ("not-adjacent", "Z-4.8"),
    codes.SQUARE_LACKS_OFFICIAL: ("no-such-official", "Z-5.5"),
    codes.CARD_LACKS_OFFICIAL: ("no-such-official", "Z-6.9"),
    codes.REWARD_LACKS_OFFICIAL: ("no-such-official", "Z-1.1"),
}
"""Code and rule by the number that a predicate gives."""


def refusal(pos: Position, ask: Ask, answer: int, code: int) -> Refusal:
    """The refusal of one answer, its numbers worked out only now."""
    name, rule = RULES[code]
    return Refusal(name, rule, NUMBERS[code](pos, ask, answer) if code in NUMBERS else {})
