"""Why an answer is not allowed: the name of each code, its rule, and the numbers, worked out only when someone asks."""

from collections.abc import Callable

from tianxia.engine.game import Plain, Refusal
from tianxia.engine.script import Ask
from tianxia.games.first_empire import codes, names
from tianxia.games.first_empire.names import card_name
from tianxia.games.first_empire.notation import key_of
from tianxia.games.first_empire.position import MOST_UNREST, PLACES, REGIONS, Position
from tianxia.games.first_empire.rules.court import trigger_at
from tianxia.games.first_empire.rules.mausoleum import NO_MORE_SOLDIERS, pieces_for
from tianxia.games.first_empire.rules.palace import why_not_here as why_no_palace_here
from tianxia.games.first_empire.rules.reward_kinds import field
from tianxia.games.first_empire.rules.round_end import PRICE, purse
from tianxia.games.first_empire.rules.wall import purse as regions_with_workers

Numbers = Callable[[Position, Ask, int], Plain]


def refusal(pos: Position, ask: Ask, answer: int, code: int) -> Refusal:
    """The refusal of one answer."""
    name, rule = RULES[code]
    numbers = NUMBERS[code](pos, ask, answer) if code in NUMBERS else {}
    return Refusal(name, rule, {"answer": key_of(ask.name, answer), **numbers})


def region_of(ask: Ask, answer: int) -> int:
    """The region that an answer names: itself, or the place of an official."""
    return answer // 3 if ask.name == "mover" else answer


def here(pos: Position, ask: Ask, answer: int) -> Plain:
    """A region with its unrest and workers."""
    place = ask.seat * REGIONS + region_of(ask, answer)
    region = names.REGION_NAMES[region_of(ask, answer)]
    return {"region": region, "unrest": pos.unrest[place], "workers": pos.workers[place], "most": MOST_UNREST}


def official(_pos: Position, ask: Ask, answer: int) -> Plain:
    """The type that is not in stock; any, where the whole action fails."""
    return {"official": names.OFFICIAL_NAMES[answer] if ask.name == "official" else "any"}


def missing(pos: Position, ask: Ask, answer: int) -> Plain:
    """Which officials a governor's region lacks."""
    first = ask.seat * PLACES + answer * 3
    lacks = [name for kind, name in enumerate(names.OFFICIAL_NAMES) if not pos.officials[first + kind]]
    return {"region": names.REGION_NAMES[answer], "officials": lacks, "count": len(lacks)}


def workers_here(pos: Position, ask: Ask, answer: int) -> Plain:
    """How many workers a palace's region lacks."""
    return {**here(pos, ask, answer), "missing": 2 - pos.workers[ask.seat * REGIONS + answer]}


def lone_region(pos: Position, ask: Ask, _answer: int) -> Plain:
    """The region that has all it needs for a palace but a worker elsewhere."""
    reasons = [why_no_palace_here(pos, ask.seat, region) for region in range(REGIONS)]
    region = reasons.index(codes.OTHER_WORKER_MISSING)
    return {"region": names.REGION_NAMES[region], "workers": pos.workers[ask.seat * REGIONS + region]}


def section(_pos: Position, _ask: Ask, answer: int) -> Plain:
    """A wall section."""
    return {"section": names.SECTION_NAMES[answer]}


def rods(pos: Position, ask: Ask, _answer: int) -> Plain:
    """In how many regions workers stand."""
    return {"regions": regions_with_workers(pos, ask.seat)}


def court_card(pos: Position, _ask: Ask, _answer: int) -> Plain:
    """The card played and the one beneath it."""
    return {"card": pos.court[-1], "beneath": pos.court[-2]}


def trigger(pos: Position, ask: Ask, answer: int) -> Plain:
    """What wakes a card."""
    place = ask.seat * PLACES + pos.place_of(ask.seat, answer)
    return {"card": card_name(answer), "trigger": names.ACTION_NAMES[trigger_at(pos, place)]}


def card(_pos: Position, _ask: Ask, answer: int) -> Plain:
    """A card."""
    return {"card": card_name(answer)}


def card_region(pos: Position, ask: Ask, answer: int) -> Plain:
    """A card and the region it lies in."""
    return {"card": card_name(answer), "region": names.REGION_NAMES[pos.place_of(ask.seat, answer) // 3]}


def aspect(_pos: Position, _ask: Ask, answer: int) -> Plain:
    """An aspect."""
    return {"aspect": names.ASPECT_NAMES[answer % 3]}


def tile(pos: Position, ask: Ask, answer: int) -> Plain:
    """A mausoleum tile: what it needs and what the seat has there."""
    assert answer != NO_MORE_SOLDIERS
    box, number = pos.box, pos.tomb_tile[answer]
    numbers: Plain = {"tile": names.SYMBOL_NAMES[answer], **pieces_for(pos, ask.seat, answer)}
    needs = {
        "needs_governors": box.governors_needed[number],
        "needs_palaces": box.palaces_needed[number],
        "needs_walls": box.walls_needed[number],
        "needs_space": box.space_needed[number],
    }
    return {**numbers, **{name: count for name, count in needs.items() if count}}


def stock(pos: Position, ask: Ask, _answer: int) -> Plain:
    """Officials in stock against those of the reward."""
    count = field(pos, pos.turn, 1)
    return {"count": count, **{n: pos.official_stock(ask.seat, k) for k, n in enumerate(names.OFFICIAL_NAMES)}}


def locked(pos: Position, ask: Ask, answer: int) -> Plain:
    """Locked soldiers against those wanted."""
    wanted = answer if ask.name == "unlock" else field(pos, pos.turn, 1)
    return {"locked": pos.locked[ask.seat], "count": wanted}


def tokens(pos: Position, ask: Ask, answer: int) -> Plain:
    """What one's tokens are worth against the price."""
    return {"value": purse(pos, ask.seat), "price": PRICE * answer}


def regions_named(pos: Position, _ask: Ask, answer: int) -> Plain:
    """The regions that the reward names."""
    where = field(pos, pos.turn, 2)
    allowed = [name for region, name in enumerate(names.REGION_NAMES) if where >> region & 1]
    return {"region": names.REGION_NAMES[answer], "allowed": allowed}


def slot(pos: Position, ask: Ask, answer: int) -> Plain:
    """A wall slot: who is there or in how many regions one could pay."""
    return {"slot": answer + 1, **rods(pos, ask, answer)} if ask.name == "slot" else rods(pos, ask, answer)


RULES: dict[int, tuple[str, str]] = {
    codes.NO_ROOM_ANYWHERE: ("no-room-anywhere", "F-3.1"),
    codes.NO_ACTION: ("no-action", "F-4.1"),
    codes.CAN_PLAY: ("can-play", "F-4.1"),
    codes.REGION_FULL: ("region-full", "F-3.1"),
    codes.TOO_MUCH_UNREST: ("too-much-unrest", "F-4.5"),
    codes.NONE_IN_STOCK: ("none-in-stock", "F-5.8"),
    codes.SHIP_AT_END: ("ship-at-end", "F-5.2"),
    codes.NO_GOVERNOR: ("no-governor", "F-5.8"),
    codes.OFFICIALS_MISSING: ("officials-missing", "F-5.3"),
    codes.NO_REGION_TO_GOVERN: ("no-region-to-govern", "F-5.3"),
    codes.NO_GENERAL: ("no-general", "F-5.4"),
    codes.NO_REGION_TO_HIRE: ("no-region-to-hire", "F-5.4"),
    codes.NO_PALACE: ("no-palace", "F-5.8"),
    codes.NO_ARCHITECT: ("no-architect", "F-5.5"),
    codes.WORKERS_MISSING: ("workers-missing", "F-5.5"),
    codes.OTHER_WORKER_MISSING: ("other-worker-missing", "F-5.5"),
    codes.NO_REGION_TO_BUILD: ("no-region-to-build", "F-5.5"),
    codes.NO_WALL: ("no-wall", "F-5.8"),
    codes.OWN_WALL_THERE: ("own-wall-there", "F-5.6"),
    codes.SLOT_TAKEN: ("slot-taken", "F-5.6"),
    codes.TOO_FEW_REGIONS: ("too-few-regions", "F-5.6"),
    codes.NO_SECTION_TO_BUILD: ("no-section-to-build", "F-5.6"),
    codes.NO_WORKER_THERE: ("no-worker-there", "F-5.5"),
    codes.REGION_HAS_PAID: ("region-has-paid", "F-5.5"),
    codes.SPACE_TAKEN: ("space-taken", "F-5.3"),
    codes.HALF_WITHOUT_EFFECT: ("half-without-effect", "F-6.4"),
    codes.TILE_RAISES_UNREST: ("tile-raises-unrest", "F-6.5"),
    codes.LARGE_TOKEN_TAKEN: ("large-token-taken", "F-5.5"),
    codes.HAS_EMPEROR_TILE: ("has-emperor-tile", "F-5.6"),
    codes.NOT_LOWER: ("not-lower", "F-4.3"),
    codes.NOT_HIGHER: ("not-higher", "F-4.3"),
    codes.NOTHING_WAKES: ("nothing-wakes", "F-4.4"),
    codes.NO_OFFICIAL_TO_MOVE: ("no-official-to-move", "F-4.2"),
    codes.OTHER_TRIGGER: ("other-trigger", "F-4.4"),
    codes.USED_ALREADY: ("used-already", "F-4.4"),
    codes.REGION_IN_REVOLT: ("region-in-revolt", "F-4.4"),
    codes.WITHOUT_EFFECT: ("without-effect", "F-4.6"),
    codes.NO_OFFICIAL_THERE: ("no-official-there", "F-4.2"),
    codes.NOT_ADJACENT: ("not-adjacent", "F-4.2"),
    codes.NO_UNREST_THERE: ("no-unrest-there", "F-6.1"),
    codes.CALMED_ALREADY: ("calmed-already", "F-6.4"),
    codes.SUPPLY_EMPTY: ("supply-empty", "F-1.2"),
    codes.NONE_LOCKED: ("none-locked", "F-5.2"),
    codes.NO_CARD_TO_PLACE: ("no-card-to-place", "F-5.2"),
    codes.NO_ALCHEMIST_THERE: ("no-alchemist-there", "F-5.2"),
    codes.CARD_NOT_HELD: ("card-not-held", "F-5.2"),
    codes.MASTER_GONE: ("master-gone", "F-5.2"),
    codes.CONDITION_NOT_MET: ("condition-not-met", "F-7.1"),
    codes.OWN_SOLDIER_THERE: ("own-soldier-there", "F-7.1"),
    codes.OFFICIALS_SHORT: ("officials-short", "F-8.2"),
    codes.LOCKED_SHORT: ("locked-short", "F-8.4"),
    codes.ENTRANCE_EMPTY: ("entrance-empty", "F-8.2"),
    codes.NO_ROOM_FOR_CARD: ("no-room-for-card", "F-8.2"),
    codes.NO_UNREST: ("no-unrest", "F-8.2"),
    codes.TOO_FEW_TOKENS: ("too-few-tokens", "F-8.4"),
    codes.NO_SUCH_TOKEN: ("no-such-token", "F-8.4"),
    codes.PAYS_TOO_MUCH: ("pays-too-much", "F-8.4"),
    codes.NOT_THIS_REGION: ("not-this-region", "F-8.2"),
    codes.UNREST_BARS_TUCK: ("no-room-anywhere", "F-3.3"),
    codes.NO_PLACE_FOR_CARD: ("region-full", "F-3.4"),
    codes.TYPE_NOT_IN_STOCK: ("none-in-stock", "F-5.1"),
    codes.CARD_LACKS_OFFICIAL: ("none-in-stock", "F-6.2"),
    codes.REWARD_LACKS_OFFICIAL: ("none-in-stock", "F-8.2"),
    codes.WALL_LACKS_WORKER: ("no-worker-there", "F-5.6"),
    codes.WALL_REGION_HAS_PAID: ("region-has-paid", "F-5.6"),
    codes.NO_WORKER_TO_MOVE: ("no-worker-there", "F-6.1"),
    codes.TILE_LACKS_WORKER: ("no-worker-there", "F-6.4"),
    codes.ALCHEMIST_LACKS_UNREST: ("no-unrest-there", "F-6.2"),
    codes.TILE_LACKS_UNREST: ("no-unrest-there", "F-6.4"),
    codes.NO_UNREST_TO_RESET: ("no-unrest-there", "F-8.2"),
    codes.REWARD_LACKS_GOVERNOR: ("no-governor", "F-8.6"),
    codes.REWARD_LACKS_PALACE: ("no-palace", "F-8.6"),
    codes.REWARD_LACKS_WALL: ("no-wall", "F-8.6"),
    codes.REWARD_SHIP_AT_END: ("ship-at-end", "F-8.2"),
    codes.REWARD_LOCKED_SHORT: ("locked-short", "F-8.2"),
    codes.REWARD_LACKS_CARD: ("no-card-to-place", "F-8.2"),
    codes.NO_TOKEN_TO_RETURN: ("no-such-token", "F-8.5"),
}
"""Name and rule by the code that a predicate gives."""

NUMBERS: dict[int, Numbers] = {
    codes.REGION_FULL: here,
    codes.TOO_MUCH_UNREST: here,
    codes.NONE_IN_STOCK: official,
    codes.OFFICIALS_MISSING: missing,
    codes.NO_GENERAL: here,
    codes.NO_ARCHITECT: here,
    codes.WORKERS_MISSING: workers_here,
    codes.OTHER_WORKER_MISSING: lone_region,
    codes.OWN_WALL_THERE: section,
    codes.SLOT_TAKEN: slot,
    codes.TOO_FEW_REGIONS: slot,
    codes.NO_SECTION_TO_BUILD: rods,
    codes.NO_WORKER_THERE: here,
    codes.REGION_HAS_PAID: here,
    codes.LARGE_TOKEN_TAKEN: aspect,
    codes.HAS_EMPEROR_TILE: card,
    codes.NOT_LOWER: court_card,
    codes.NOT_HIGHER: court_card,
    codes.OTHER_TRIGGER: trigger,
    codes.USED_ALREADY: card,
    codes.REGION_IN_REVOLT: card_region,
    codes.WITHOUT_EFFECT: card,
    codes.NO_OFFICIAL_THERE: here,
    codes.NOT_ADJACENT: here,
    codes.NO_UNREST_THERE: here,
    codes.CALMED_ALREADY: here,
    codes.SUPPLY_EMPTY: aspect,
    codes.NO_ALCHEMIST_THERE: here,
    codes.CARD_NOT_HELD: card,
    codes.MASTER_GONE: card,
    codes.CONDITION_NOT_MET: tile,
    codes.OWN_SOLDIER_THERE: tile,
    codes.OFFICIALS_SHORT: stock,
    codes.LOCKED_SHORT: locked,
    codes.TOO_FEW_TOKENS: tokens,
    codes.NO_SUCH_TOKEN: aspect,
    codes.PAYS_TOO_MUCH: aspect,
    codes.NOT_THIS_REGION: regions_named,
    codes.NO_PLACE_FOR_CARD: here,
    codes.TYPE_NOT_IN_STOCK: official,
    codes.CARD_LACKS_OFFICIAL: official,
    codes.REWARD_LACKS_OFFICIAL: official,
    codes.WALL_LACKS_WORKER: here,
    codes.WALL_REGION_HAS_PAID: here,
    codes.NO_WORKER_TO_MOVE: here,
    codes.TILE_LACKS_WORKER: here,
    codes.ALCHEMIST_LACKS_UNREST: here,
    codes.TILE_LACKS_UNREST: here,
    codes.NO_UNREST_TO_RESET: here,
    codes.REWARD_LOCKED_SHORT: locked,
    codes.NO_TOKEN_TO_RETURN: aspect,
}
"""The numbers that belong to a code, where any do."""
