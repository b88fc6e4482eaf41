"""The numbers behind each refusal code, worked out only when somebody asks why not."""

from collections.abc import Callable, Mapping

from tianxia.engine.game import Plain
from tianxia.engine.script import Ask
from tianxia.games.zhanguo import codes, names
from tianxia.games.zhanguo.actions.governor import has_set
from tianxia.games.zhanguo.actions.hire import free_move_helps, unrest_of_hire
from tianxia.games.zhanguo.actions.wall import cheapest, staffed
from tianxia.games.zhanguo.kit import COLOURS, REGIONS
from tianxia.games.zhanguo.officials import DOWN, cost_of
from tianxia.games.zhanguo.position import ALL_REGIONS, Position, cards_at, track_length

Numbers = Callable[[Position, Ask, int], Plain]


def the_region(_pos: Position, _ask: Ask, answer: int) -> Plain:
    """The region tried."""
    return {"region": answer + 1}


def the_card(_pos: Position, _ask: Ask, answer: int) -> Plain:
    """The card tried."""
    return {"card": answer}


def official_of(answer: int) -> tuple[int, int]:
    """Region and colour of an official that was to move."""
    official = answer - DOWN if answer < DOWN + 15 else answer % 100 // 5
    return official // 3, official % 3


def the_official(_pos: Position, _ask: Ask, answer: int) -> Plain:
    """The official that was to move."""
    region, colour = official_of(answer)
    return {"region": region + 1, "colour": names.COLOURS[colour]}


def the_target(_pos: Position, _ask: Ask, answer: int) -> Plain:
    """The full workers area: where a free move ends, or a move along."""
    return {"region": (official_of(answer)[0] if answer < DOWN + 15 else answer % 5) + 1}


def from_to(_pos: Position, ask: Ask, answer: int) -> Plain:
    """The two regions of a move of an official, a worker or a governor."""
    if ask.name == "point":
        return {"region": official_of(answer)[0] + 1, "to": answer % 5 + 1}
    return {"region": (answer // 20 if ask.name == "move_governor" else answer // 5) + 1, "to": answer % 5 + 1}


def points_missing(pos: Position, ask: Ask, answer: int) -> Plain:
    """What the move costs, and the points left."""
    return {"cost": cost_of(pos, ask.seat, answer), "points": pos.points}


def unrest_there(pos: Position, ask: Ask, answer: int) -> Plain:
    """The unrest that is there, what would come, and the length of the track."""
    rise = unrest_of_hire(pos, ask.seat, answer) if ask.name == "hire" else cards_at(pos, ask.seat, answer)
    level = pos.unrest[ask.seat * REGIONS + answer]
    return {"region": answer + 1, "level": level, "rise": rise, "track": track_length(pos, ask.seat, answer)}


def the_colour(pos: Position, ask: Ask, answer: int) -> Plain:
    """The colour that the supply lacks; for a card the one it shows."""
    return {"colour": names.COLOURS[pos.kit.amount[answer] if ask.name == "ability" else answer]}


def missing_colours(pos: Position, ask: Ask, answer: int) -> Plain:
    """Which colours the governors area lacks: 1 for each that does."""
    at = ask.seat * 15 + answer * 3
    lacking: dict[str, int] = {names.COLOURS[colour]: int(pos.above[at + colour] == 0) for colour in range(COLOURS)}
    return {"region": answer + 1, **lacking, "count": sum(lacking.values())}


def free_moves(pos: Position, ask: Ask, answer: int) -> Plain:
    """The first region where a free move would help: the one tried, or any."""
    tried = [answer] if ask.name == "hire" else ALL_REGIONS
    return {"region": next(region for region in tried if free_move_helps(pos, ask.seat, region)) + 1}


def workers_missing(pos: Position, ask: Ask, answer: int) -> Plain:
    """How many workers of the region itself are missing."""
    return {"region": answer + 1, "missing": 2 - pos.workers[ask.seat * REGIONS + answer]}


def palace_slots(pos: Position, _ask: Ask, answer: int) -> Plain:
    """How many slots the region has."""
    return {"region": answer + 1, "slots": pos.seats}


def palace_block(pos: Position, ask: Ask, answer: int) -> Plain:
    """The unrest, and the level from which on no palace may be built."""
    at = pos.boards[ask.seat] * REGIONS + answer
    level, block = pos.unrest[ask.seat * REGIONS + answer], min(pos.kit.block[at], pos.kit.length[at])
    return {"region": answer + 1, "level": level, "block": block}


def worker_there(pos: Position, ask: Ask, answer: int) -> Plain:
    """The region that has no worker."""
    if ask.name == "wall_workers":
        lacking = [r for r in ALL_REGIONS if answer >> r & 1 and pos.workers[ask.seat * REGIONS + r] == 0]
        return {"region": lacking[0] + 1}
    return {"region": (answer // 5 if ask.name == "move_worker" else answer) + 1}


def the_aspect(_pos: Position, _ask: Ask, answer: int) -> Plain:
    """The aspect tried."""
    return {"aspect": names.ASPECTS[answer]}


def regions_missing(pos: Position, ask: Ask, answer: int) -> Plain:
    """How many regions must pay, and how many have a worker."""
    rods = answer if ask.name == "rods" else cheapest(pos, answer)
    return {"rods": rods, "staffed": staffed(pos, ask.seat)}


def the_trigger(pos: Position, _ask: Ask, answer: int) -> Plain:
    """What the card waits for."""
    return {"card": answer, "trigger": names.ACTIONS[pos.kit.trigger[answer]]}


def the_numbers(pos: Position, _ask: Ask, answer: int) -> Plain:
    """The two upper cards of the court."""
    return {"card": answer, "played": pos.court[-1], "beneath": pos.court[-2] if len(pos.court) > 1 else 0}


def the_used(_pos: Position, _ask: Ask, answer: int) -> Plain:
    """The ability that was used before."""
    return {"ability": "board" if answer == 121 else str(answer)}


def the_board(_pos: Position, _ask: Ask, answer: int) -> Plain:
    """The board tried."""
    return {"board": names.BOARDS[answer]}


def the_bids(pos: Position, ask: Ask, answer: int) -> Plain:
    """The bid tried, the one to beat, and what the bidder has."""
    return {"bid": answer, "highest": pos.bid, "vp": pos.earned(ask.seat)}


def sets_elsewhere(pos: Position, ask: Ask, _answer: int) -> Plain:
    """The fewest colours that any governors area lacks."""
    lacking = [
        missing_colours(pos, ask, region)["count"] for region in ALL_REGIONS if not has_set(pos, ask.seat, region)
    ]
    return {"missing": min(lacking)}


NUMBERS: Mapping[int, Numbers] = {
    codes.NOT_IN_HAND: the_card,
    codes.REGION_FULL: the_region,
    codes.UNREST_TOO_HIGH: unrest_there,
    codes.NOBODY_TO_MOVE_DOWN: the_official,
    codes.WORKERS_AREA_FULL: the_target,
    codes.NO_OFFICIAL_ABOVE: the_official,
    codes.NO_OFFICIAL_BELOW: the_official,
    codes.NOT_ADJACENT: from_to,
    codes.STEP_BY_STEP: from_to,
    codes.TOO_FEW_POINTS: points_missing,
    codes.NO_SUCH_OFFICIAL: the_colour,
    codes.NO_SET_ANYWHERE: sets_elsewhere,
    codes.NO_SET_HERE: missing_colours,
    codes.SQUARE_TAKEN: lambda _pos, _ask, answer: {"square": answer + 1},
    codes.NO_SQUARE_THERE: lambda _pos, _ask, answer: {"square": answer + 1},
    codes.FREE_MOVE_FIRST: free_moves,
    codes.NOBODY_HIRES: the_region,
    codes.PALACE_SLOTS_FULL: palace_slots,
    codes.PALACE_BLOCKED: palace_block,
    codes.TWO_WORKERS_HERE: workers_missing,
    codes.ONE_WORKER_ELSEWHERE: the_region,
    codes.SAME_REGION: the_region,
    codes.NO_WORKER_THERE: worker_there,
    codes.MARKER_GONE: the_aspect,
    codes.SLOT_TAKEN: lambda _pos, _ask, answer: {"rods": answer},
    codes.TOO_FEW_REGIONS: regions_missing,
    codes.WRONG_TRIGGER: the_trigger,
    codes.WRONG_NUMBER: the_numbers,
    codes.USED_ALREADY: the_used,
    codes.LOCKED: the_card,
    codes.NO_GOVERNOR_THERE: from_to,
    codes.BOARD_TAKEN: the_board,
    codes.BID_TOO_LOW: the_bids,
    codes.BID_TOO_HIGH: the_bids,
    codes.NOT_THIS_REGION: the_region,
    codes.BOARD_REMOVED: the_board,
    codes.NO_SLOT_BELOW: the_target,
    codes.BIG_MARKER_GONE: the_aspect,
    codes.NO_WORKER_FOR_WALL: worker_there,
    codes.NO_WORKER_TO_MOVE: worker_there,
    codes.WORKER_TOO_FAR: from_to,
    codes.BOARD_LACKS_WORKER: worker_there,
    codes.BOARD_WORKER_TOO_FAR: from_to,
    codes.BOARD_USED_ALREADY: the_used,
    codes.GOVERNOR_TOO_FAR: from_to,
    codes.SQUARE_LACKS_OFFICIAL: the_colour,
    codes.CARD_LACKS_OFFICIAL: the_colour,
    codes.REWARD_LACKS_OFFICIAL: the_colour,
}
"""What is counted for a code; all others need no number."""
