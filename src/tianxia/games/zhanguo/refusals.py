"""Every reason against an answer, declared once: its name, its rule, and the numbers that explain it.

A predicate returns the code of a refusal; its numbers are computed only when somebody asks why not. A code stands for
one rule: if two rules forbid much the same, such as an official that is not in supply, each has its own code and they
share a name. To add one, declare it here, return it from a predicate, and give it words in `locale/`.
"""

from typing import Final

from tianxia.engine.game import Json
from tianxia.engine.refusals import Refusals
from tianxia.engine.script import Ask
from tianxia.games.zhanguo import names
from tianxia.games.zhanguo.ids import ALL_OFFICIALS, ALL_REGIONS, Card, Code, Region, Seat, Section
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.rules.moves import MOVE_OF, PAYMENT_OF, SHIFT_OF, STEP_OF, cost_of

REFUSALS: Final = Refusals()
refusal: Final = REFUSALS.declare


# -- numbers


def the_region(_pos: Position, _ask: Ask, answer: int) -> Json:
    """The region tried."""
    return {"region": answer + 1}


def the_card(_pos: Position, _ask: Ask, answer: int) -> Json:
    """The card tried."""
    return {"card": answer}


def the_square(_pos: Position, _ask: Ask, answer: int) -> Json:
    """The square tried."""
    return {"square": answer + 1}


def the_rods(_pos: Position, _ask: Ask, answer: int) -> Json:
    """The slot tried."""
    return {"rods": answer}


def the_aspect(_pos: Position, _ask: Ask, answer: int) -> Json:
    """The aspect tried."""
    return {"aspect": names.ASPECTS[answer]}


def the_board(_pos: Position, _ask: Ask, answer: int) -> Json:
    """The board tried."""
    return {"board": names.BOARDS[answer]}


def the_official(_pos: Position, _ask: Ask, answer: int) -> Json:
    """The official to move."""
    move = MOVE_OF[answer]
    return {"region": move.region + 1, "colour": names.COLOURS[move.official]}


def the_target(_pos: Position, _ask: Ask, answer: int) -> Json:
    """The full workers area where a move ends."""
    return {"region": MOVE_OF[answer].to + 1}


def from_to(_pos: Position, _ask: Ask, answer: int) -> Json:
    """The two regions of a move of an official."""
    move = MOVE_OF[answer]
    return {"region": move.region + 1, "to": move.to + 1}


def step_from_to(_pos: Position, _ask: Ask, answer: int) -> Json:
    """The two regions of a worker's move."""
    step = STEP_OF[answer]
    return {"region": step.region + 1, "to": step.to + 1}


def step_from(_pos: Position, _ask: Ask, answer: int) -> Json:
    """The region that has no worker to move."""
    return {"region": STEP_OF[answer].region + 1}


def shift_from_to(_pos: Position, _ask: Ask, answer: int) -> Json:
    """The two regions of a governor's move."""
    shift = SHIFT_OF[answer]
    return {"region": shift.region + 1, "to": shift.to + 1}


def points_missing(pos: Position, ask: Ask, answer: int) -> Json:
    """What the move costs, and the points left."""
    return {"cost": cost_of(pos, Seat(ask.seat), MOVE_OF[answer]), "points": pos.points}


def unrest_there(pos: Position, ask: Ask, answer: int) -> Json:
    """The current unrest, how much would be added, and the length of the track."""
    me, region = Seat(ask.seat), Region(answer)
    rise = pos.unrest_of_hire(me, region) if ask.name == "hire" else pos.cards_at(me, region)
    level, track = pos.unrest(me, region), pos.track_length(me, region)
    return {"region": answer + 1, "level": level, "rise": rise, "track": track}


def the_colour(_pos: Position, _ask: Ask, answer: int) -> Json:
    """The colour missing from the supply."""
    return {"colour": names.COLOURS[answer]}


def colour_of_card(pos: Position, _ask: Ask, answer: int) -> Json:
    """The colour that a card shows and the supply lacks."""
    return {"colour": pos.printed.bonus[answer].shown}


def missing_colours(pos: Position, ask: Ask, answer: int) -> Json:
    """The colours missing from the governors area: 1 for each."""
    lacking: dict[str, int] = {
        names.COLOURS[official]: int(pos.above(Seat(ask.seat), Region(answer), official) == 0)
        for official in ALL_OFFICIALS
    }
    return {"region": answer + 1, **lacking, "count": sum(lacking.values())}


def fewest_missing(pos: Position, ask: Ask, _answer: int) -> Json:
    """The fewest colours missing from any governors area."""
    return {"missing": min([len(ALL_OFFICIALS) - pos.colours_above(Seat(ask.seat), region) for region in ALL_REGIONS])}


def helpful_move(pos: Position, ask: Ask, answer: int) -> Json:
    """The first region where a free move would help: the one tried, or any."""
    tried = [Region(answer)] if ask.name == "hire" else ALL_REGIONS
    return {"region": next(region for region in tried if pos.free_move_helps(Seat(ask.seat), region)) + 1}


def workers_missing(pos: Position, ask: Ask, answer: int) -> Json:
    """How many workers the region itself lacks."""
    return {"region": answer + 1, "missing": 2 - pos.workers(Seat(ask.seat), Region(answer))}


def palace_slots(pos: Position, _ask: Ask, answer: int) -> Json:
    """How many slots the region has."""
    return {"region": answer + 1, "slots": pos.seats}


def palace_block(pos: Position, ask: Ask, answer: int) -> Json:
    """The unrest, and the level from which no palace may be built."""
    me, region = Seat(ask.seat), Region(answer)
    block = pos.printed.no_palace_from(pos.board(me), region)
    return {"region": answer + 1, "level": pos.unrest(me, region), "block": block}


def unpaid_region(pos: Position, ask: Ask, answer: int) -> Json:
    """The first region of a payment that has no worker."""
    lacking = [region for region in PAYMENT_OF[answer].regions if pos.workers(Seat(ask.seat), region) == 0]
    return {"region": lacking[0] + 1}


def rods_missing(pos: Position, ask: Ask, answer: int) -> Json:
    """How many regions must pay, and how many have a worker."""
    rods = answer if ask.name == "rods" else pos.cheapest_slot(Section(answer))
    return {"rods": rods, "staffed": pos.staffed(Seat(ask.seat))}


def the_trigger(pos: Position, _ask: Ask, answer: int) -> Json:
    """The action that triggers the card."""
    return {"card": answer, "trigger": names.ACTIONS[pos.printed.trigger[answer]]}


def court_numbers(pos: Position, _ask: Ask, answer: int) -> Json:
    """The two top cards of the court."""
    return {"card": answer, "played": pos.court_top(), "beneath": pos.court_beneath()}


def used_card(_pos: Position, _ask: Ask, answer: int) -> Json:
    """The card that was already used."""
    return {"ability": str(Card(answer))}


def used_board(_pos: Position, _ask: Ask, _answer: int) -> Json:
    """The board was already used."""
    return {"ability": "board"}


def the_bids(pos: Position, ask: Ask, answer: int) -> Json:
    """The bid tried, the one to beat, and what the bidder has."""
    return {"bid": answer, "highest": pos.bid, "vp": pos.earned(Seat(ask.seat))}


# -- the turn, and unification

NOT_IN_HAND: Final[Code] = refusal("not-in-hand", "Z-2.3", the_card, absent=True)
NO_ROOM_TO_TUCK: Final[Code] = refusal("no-room-to-tuck", "Z-3.1")
UNREST_BARS_TUCK: Final[Code] = refusal("no-room-to-tuck", "Z-3.3")
REGION_FULL: Final[Code] = refusal("region-full", "Z-3.1", the_region)
UNREST_TOO_HIGH: Final[Code] = refusal("unrest-too-high", "Z-3.4", unrest_there)

# -- officials

NOBODY_TO_MOVE_DOWN: Final[Code] = refusal("no-official-above", "Z-5.3", the_official, absent=True)
NO_SLOT_BELOW: Final[Code] = refusal("workers-area-full", "Z-5.3", the_target)
NOT_IN_REWARDS: Final[Code] = refusal("not-in-rewards", "Z-5.3")
NO_OFFICIAL_ABOVE: Final[Code] = refusal("no-official-above", "Z-5.2", the_official, absent=True)
NO_OFFICIAL_BELOW: Final[Code] = refusal("no-official-below", "Z-5.2", the_official, absent=True)
WORKERS_AREA_FULL: Final[Code] = refusal("workers-area-full", "Z-5.2", the_target)
NOT_ADJACENT: Final[Code] = refusal("not-adjacent", "Z-5.2", from_to, absent=True)
STEP_BY_STEP: Final[Code] = refusal("step-by-step", "Z-5.2", from_to)
TOO_FEW_POINTS: Final[Code] = refusal("too-few-points", "Z-5.2", points_missing)
ONE_POINT_AT_LEAST: Final[Code] = refusal("one-point-at-least", "Z-5.2")
NO_OFFICIALS: Final[Code] = refusal("no-officials", "Z-5.2")
SUPPLY_EMPTY: Final[Code] = refusal("supply-empty", "Z-5.1")
NO_SUCH_OFFICIAL: Final[Code] = refusal("no-such-official", "Z-5.1", the_colour)

# -- governors

NO_GOVERNOR_LEFT: Final[Code] = refusal("no-governor-left", "Z-1.1")
NO_SET_ANYWHERE: Final[Code] = refusal("no-set-anywhere", "Z-5.4", fewest_missing)
NO_SET_HERE: Final[Code] = refusal("no-set-here", "Z-5.4", missing_colours)
SQUARE_TAKEN: Final[Code] = refusal("square-taken", "Z-5.4", the_square)
NO_SQUARE_THERE: Final[Code] = refusal("no-square-there", "Z-5.4", the_square, absent=True)
SQUARE_LACKS_OFFICIAL: Final[Code] = refusal("no-such-official", "Z-5.5", the_colour)

# -- workers, palaces, walls

NOWHERE_TO_HIRE: Final[Code] = refusal("nowhere-to-hire", "Z-5.6")
NOBODY_HIRES: Final[Code] = refusal("nobody-hires", "Z-5.6", the_region)
FREE_MOVE_FIRST: Final[Code] = refusal("free-move-first", "Z-5.3", helpful_move)
NO_PALACE_LEFT: Final[Code] = refusal("no-palace-left", "Z-1.1")
NOWHERE_FOR_PALACE: Final[Code] = refusal("nowhere-for-palace", "Z-5.7")
PALACE_SLOTS_FULL: Final[Code] = refusal("palace-slots-full", "Z-5.7", palace_slots)
PALACE_BLOCKED: Final[Code] = refusal("palace-blocked", "Z-5.7", palace_block)
TWO_WORKERS_HERE: Final[Code] = refusal("two-workers-here", "Z-5.7", workers_missing)
ONE_WORKER_ELSEWHERE: Final[Code] = refusal("one-worker-elsewhere", "Z-5.7", the_region)
SAME_REGION: Final[Code] = refusal("same-region", "Z-5.7", the_region)
NO_WORKER_THERE: Final[Code] = refusal("no-worker-there", "Z-5.7", the_region)
BIG_MARKER_GONE: Final[Code] = refusal("marker-gone", "Z-5.7", the_aspect)
NO_WALL_LEFT: Final[Code] = refusal("no-wall-left", "Z-1.1")
NOWHERE_FOR_WALL: Final[Code] = refusal("nowhere-for-wall", "Z-5.8")
OWN_WALL_THERE: Final[Code] = refusal("own-wall-there", "Z-5.8")
SECTION_FULL: Final[Code] = refusal("section-full", "Z-5.8")
SLOT_TAKEN: Final[Code] = refusal("slot-taken", "Z-5.8", the_rods)
TOO_FEW_REGIONS: Final[Code] = refusal("too-few-regions", "Z-5.8", rods_missing)
NO_WORKER_FOR_WALL: Final[Code] = refusal("no-worker-there", "Z-5.8", unpaid_region)

# -- abilities and bonuses

WRONG_TRIGGER: Final[Code] = refusal("wrong-trigger", "Z-4.3", the_trigger)
WRONG_NUMBER: Final[Code] = refusal("wrong-number", "Z-4.2", court_numbers)
USED_ALREADY: Final[Code] = refusal("used-already", "Z-4.3", used_card)
LOCKED: Final[Code] = refusal("locked", "Z-4.3", the_card)
MARKER_GONE: Final[Code] = refusal("marker-gone", "Z-6.1", the_aspect)
NO_UNREST: Final[Code] = refusal("no-unrest", "Z-3.4")
NO_UNREST_ANYWHERE: Final[Code] = refusal("no-unrest-anywhere", "Z-3.4")
NO_WORKER_ANYWHERE: Final[Code] = refusal("no-worker-anywhere", "Z-6.8")
NO_WORKER_TO_MOVE: Final[Code] = refusal("no-worker-there", "Z-6.8", step_from)
WORKER_TOO_FAR: Final[Code] = refusal("not-adjacent", "Z-6.8", step_from_to, absent=True)
CARD_LACKS_OFFICIAL: Final[Code] = refusal("no-such-official", "Z-6.9", colour_of_card)

# -- player boards

NO_BOARD_ABILITY: Final[Code] = refusal("no-board-ability", "Z-4.4", absent=True)
BOARD_USED_ALREADY: Final[Code] = refusal("used-already", "Z-4.4", used_board)
BOARD_LACKS_WORKER: Final[Code] = refusal("no-worker-there", "Z-4.5", step_from)
BOARD_WORKER_TOO_FAR: Final[Code] = refusal("not-adjacent", "Z-4.5", step_from_to, absent=True)
BOARD_LACKS_WORKERS: Final[Code] = refusal("no-worker-anywhere", "Z-4.5")
BOARD_LACKS_UNREST: Final[Code] = refusal("no-unrest-anywhere", "Z-4.7")
NO_GOVERNOR_THERE: Final[Code] = refusal("no-governor-there", "Z-4.8", shift_from_to, absent=True)
GOVERNOR_TOO_FAR: Final[Code] = refusal("not-adjacent", "Z-4.8", shift_from_to, absent=True)

# -- rewards

REWARD_OFFICIALS: Final[Code] = refusal("reward-officials", "Z-7.2")
REWARD_GOVERNOR: Final[Code] = refusal("reward-governor", "Z-7.2")
REWARD_PALACE: Final[Code] = refusal("reward-palace", "Z-7.2")
REWARD_WALL: Final[Code] = refusal("reward-wall", "Z-7.2")
NOT_THIS_REGION: Final[Code] = refusal("not-this-region", "Z-7.3", the_region)
REWARD_LACKS_OFFICIAL: Final[Code] = refusal("no-such-official", "Z-1.1", the_colour)

# -- choosing boards

BOARD_TAKEN: Final[Code] = refusal("board-taken", "Z-1.7", the_board)
BOARD_REMOVED: Final[Code] = refusal("board-removed", "Z-9.4", the_board, absent=True)
MUST_OPEN: Final[Code] = refusal("must-open", "Z-9.4")
BID_TOO_LOW: Final[Code] = refusal("bid-too-low", "Z-9.4", the_bids)
BID_TOO_HIGH: Final[Code] = refusal("bid-too-high", "Z-9.4", the_bids)
