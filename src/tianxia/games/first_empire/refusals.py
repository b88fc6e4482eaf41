"""Why an answer is not allowed: each reason with its name, its rule, and its numbers, computed when somebody asks.

A code stands for one rule. If two rules forbid much the same, such as a palace and a wall that can't be paid for, each
has its own code, and they share a name.
"""

from dataclasses import replace
from typing import Final

from tianxia.engine.game import Json, Refusal
from tianxia.engine.refusals import Refusals
from tianxia.engine.script import Ask, Seat
from tianxia.games.first_empire import names
from tianxia.games.first_empire.ids import (
    ALL_OFFICIALS,
    ALL_REGIONS,
    ARCHITECT,
    COINS,
    MOST_UNREST,
    MOVERS,
    SOLDIER_PRICE,
    Action,
    Card,
    Region,
    Tomb,
)
from tianxia.games.first_empire.names import card_name
from tianxia.games.first_empire.notation import key_of
from tianxia.games.first_empire.position import Position

REFUSALS: Final = Refusals()
refusal: Final = REFUSALS.declare


def explain(pos: Position, ask: Ask, answer: int, code: int) -> Refusal:
    """The refusal of one answer; its numbers begin with the answer itself."""
    data = REFUSALS.explain(pos, ask, answer, code)
    return replace(data, numbers={"answer": key_of(ask.name, answer), **data.numbers})


# -- numbers


def here(pos: Position, ask: Ask, answer: int) -> Json:
    """A region with its unrest and workers: the answer itself, or where an official is."""
    me, region = Seat(ask.seat), MOVERS[answer].region if ask.name == "mover" else Region(answer)
    return {
        "region": names.REGION_NAMES[region],
        "unrest": pos.unrest(me, region),
        "workers": pos.workers(me, region),
        "most": MOST_UNREST,
    }


def official(_pos: Position, ask: Ask, answer: int) -> Json:
    """The type that is not in stock; any, if the whole action fails."""
    return {"official": names.OFFICIAL_NAMES[answer] if ask.name == "official" else "any"}


def missing(pos: Position, ask: Ask, answer: int) -> Json:
    """Which officials a governor's region lacks."""
    me, region = Seat(ask.seat), Region(answer)
    lacks = [names.OFFICIAL_NAMES[kind] for kind in ALL_OFFICIALS if not pos.officials(me, region, kind)]
    return {"region": names.REGION_NAMES[region], "officials": lacks, "count": len(lacks)}


def workers_here(pos: Position, ask: Ask, answer: int) -> Json:
    """How many workers a palace's region lacks."""
    return {**here(pos, ask, answer), "missing": 2 - pos.workers(Seat(ask.seat), Region(answer))}


def lone_region(pos: Position, ask: Ask, _answer: int) -> Json:
    """The region that has all it needs for a palace except a worker elsewhere."""
    me = Seat(ask.seat)
    fit = [region for region in ALL_REGIONS if pos.officials(me, region, ARCHITECT) and pos.workers(me, region) > 1]
    return {"region": names.REGION_NAMES[fit[0]], "workers": pos.workers(me, fit[0])}


def section(_pos: Position, _ask: Ask, answer: int) -> Json:
    """A wall section."""
    return {"section": names.SECTION_NAMES[answer]}


def rods(pos: Position, ask: Ask, _answer: int) -> Json:
    """How many regions have workers."""
    return {"regions": pos.regions_with_workers(Seat(ask.seat))}


def slot(pos: Position, ask: Ask, answer: int) -> Json:
    """A wall slot: who is there, or how many regions could pay."""
    return {"slot": answer + 1, **rods(pos, ask, answer)} if ask.name == "slot" else rods(pos, ask, answer)


def court_card(pos: Position, _ask: Ask, _answer: int) -> Json:
    """The card played and the one beneath it."""
    *_, beneath, card = pos.court()
    return {"card": card, "beneath": beneath}


def trigger(pos: Position, ask: Ask, answer: int) -> Json:
    """What triggers a card."""
    action: Action = pos.trigger_of(Seat(ask.seat), Card(answer))
    return {"card": card_name(Card(answer)), "trigger": names.ACTION_NAMES[action]}


def card(_pos: Position, _ask: Ask, answer: int) -> Json:
    """A card."""
    return {"card": card_name(Card(answer))}


def card_region(pos: Position, ask: Ask, answer: int) -> Json:
    """A card and its region."""
    region = pos.region_of(Seat(ask.seat), Card(answer))
    return {"card": card_name(Card(answer)), "region": names.REGION_NAMES[region]}


def aspect(_pos: Position, _ask: Ask, answer: int) -> Json:
    """An aspect, or that of a token."""
    return {"aspect": names.ASPECT_NAMES[COINS[answer].aspect]}


def tomb(pos: Position, ask: Ask, answer: int) -> Json:
    """A mausoleum tile: what it requires and what the seat has there."""
    face = pos.tomb_face(Tomb(answer))
    numbers: Json = {"tile": names.SYMBOL_NAMES[answer], **pos.pieces_for(Seat(ask.seat), Tomb(answer))}
    needs = {
        "needs_governors": face.governors,
        "needs_palaces": face.palaces,
        "needs_walls": face.walls,
        "needs_space": face.space,
    }
    return {**numbers, **{name: count for name, count in needs.items() if count}}


def stock(pos: Position, ask: Ask, _answer: int) -> Json:
    """Officials in stock, and those of the reward."""
    left: Json = {names.OFFICIAL_NAMES[kind]: pos.officials_left(Seat(ask.seat), kind) for kind in ALL_OFFICIALS}
    return {"count": pos.reward(pos.turn).count, **left}


def locked(pos: Position, ask: Ask, answer: int) -> Json:
    """Locked soldiers, and those wanted."""
    wanted = answer if ask.name == "unlock" else pos.reward(pos.turn).count
    return {"locked": pos.locked(Seat(ask.seat)), "count": wanted}


def tokens(pos: Position, ask: Ask, answer: int) -> Json:
    """The value of the player's tokens, and the price."""
    return {"value": pos.purse(Seat(ask.seat)), "price": SOLDIER_PRICE * answer}


def regions_named(pos: Position, _ask: Ask, answer: int) -> Json:
    """The regions that the reward names."""
    allowed = [names.REGION_NAMES[region] for region in pos.reward(pos.turn).regions]
    return {"region": names.REGION_NAMES[answer], "allowed": allowed}


# -- set-up (F-1)

SUPPLY_EMPTY: Final = refusal("supply-empty", "F-1.2", aspect)

# -- unification (F-3)

NO_ROOM_ANYWHERE: Final = refusal("no-room-anywhere", "F-3.1")
REGION_FULL: Final = refusal("region-full", "F-3.1", here)
UNREST_BARS_TUCK: Final = refusal("no-room-anywhere", "F-3.3")
NO_PLACE_FOR_CARD: Final = refusal("region-full", "F-3.4", here)

# -- the court (F-4)

NO_ACTION: Final = refusal("no-action", "F-4.1")
CAN_PLAY: Final = refusal("can-play", "F-4.1")
NO_OFFICIAL_TO_MOVE: Final = refusal("no-official-to-move", "F-4.2")
NO_OFFICIAL_THERE: Final = refusal("no-official-there", "F-4.2", here)
NOT_ADJACENT: Final = refusal("not-adjacent", "F-4.2", here)
NOT_LOWER: Final = refusal("not-lower", "F-4.3", court_card)
NOT_HIGHER: Final = refusal("not-higher", "F-4.3", court_card)
NOTHING_WAKES: Final = refusal("nothing-wakes", "F-4.4")
OTHER_TRIGGER: Final = refusal("other-trigger", "F-4.4", trigger)
USED_ALREADY: Final = refusal("used-already", "F-4.4", card)
REGION_IN_REVOLT: Final = refusal("region-in-revolt", "F-4.4", card_region)
TOO_MUCH_UNREST: Final = refusal("too-much-unrest", "F-4.5", here)
WITHOUT_EFFECT: Final = refusal("without-effect", "F-4.6", card)

# -- court actions (F-5)

TYPE_NOT_IN_STOCK: Final = refusal("none-in-stock", "F-5.1", official)
SHIP_AT_END: Final = refusal("ship-at-end", "F-5.2")
NONE_LOCKED: Final = refusal("none-locked", "F-5.2")
NO_CARD_TO_PLACE: Final = refusal("no-card-to-place", "F-5.2")
NO_ALCHEMIST_THERE: Final = refusal("no-alchemist-there", "F-5.2", here)
CARD_NOT_HELD: Final = refusal("card-not-held", "F-5.2", card)
MASTER_GONE: Final = refusal("master-gone", "F-5.2", card)
OFFICIALS_MISSING: Final = refusal("officials-missing", "F-5.3", missing)
NO_REGION_TO_GOVERN: Final = refusal("no-region-to-govern", "F-5.3")
SPACE_TAKEN: Final = refusal("space-taken", "F-5.3")
NO_GENERAL: Final = refusal("no-general", "F-5.4", here)
NO_REGION_TO_HIRE: Final = refusal("no-region-to-hire", "F-5.4")
NO_ARCHITECT: Final = refusal("no-architect", "F-5.5", here)
WORKERS_MISSING: Final = refusal("workers-missing", "F-5.5", workers_here)
OTHER_WORKER_MISSING: Final = refusal("other-worker-missing", "F-5.5", lone_region)
NO_REGION_TO_BUILD: Final = refusal("no-region-to-build", "F-5.5")
NO_WORKER_THERE: Final = refusal("no-worker-there", "F-5.5", here)
REGION_HAS_PAID: Final = refusal("region-has-paid", "F-5.5", here)
LARGE_TOKEN_TAKEN: Final = refusal("large-token-taken", "F-5.5", aspect)
OWN_WALL_THERE: Final = refusal("own-wall-there", "F-5.6", section)
SLOT_TAKEN: Final = refusal("slot-taken", "F-5.6", slot)
TOO_FEW_REGIONS: Final = refusal("too-few-regions", "F-5.6", slot)
NO_SECTION_TO_BUILD: Final = refusal("no-section-to-build", "F-5.6", rods)
HAS_EMPEROR_TILE: Final = refusal("has-emperor-tile", "F-5.6", card)
WALL_LACKS_WORKER: Final = refusal("no-worker-there", "F-5.6", here)
WALL_REGION_HAS_PAID: Final = refusal("region-has-paid", "F-5.6", here)
NONE_IN_STOCK: Final = refusal("none-in-stock", "F-5.8", official)
NO_GOVERNOR: Final = refusal("no-governor", "F-5.8")
NO_PALACE: Final = refusal("no-palace", "F-5.8")
NO_WALL: Final = refusal("no-wall", "F-5.8")

# -- bonuses (F-6)

NO_UNREST_THERE: Final = refusal("no-unrest-there", "F-6.1", here)
NO_WORKER_TO_MOVE: Final = refusal("no-worker-there", "F-6.1", here)
CARD_LACKS_OFFICIAL: Final = refusal("none-in-stock", "F-6.2", official)
ALCHEMIST_LACKS_UNREST: Final = refusal("no-unrest-there", "F-6.2", here)
HALF_WITHOUT_EFFECT: Final = refusal("half-without-effect", "F-6.4")
CALMED_ALREADY: Final = refusal("calmed-already", "F-6.4", here)
TILE_LACKS_WORKER: Final = refusal("no-worker-there", "F-6.4", here)
TILE_LACKS_UNREST: Final = refusal("no-unrest-there", "F-6.4", here)
TILE_RAISES_UNREST: Final = refusal("tile-raises-unrest", "F-6.5")

# -- the mausoleum (F-7)

CONDITION_NOT_MET: Final = refusal("condition-not-met", "F-7.1", tomb)
OWN_SOLDIER_THERE: Final = refusal("own-soldier-there", "F-7.1", tomb)

# -- rewards and the end of a round (F-8)

OFFICIALS_SHORT: Final = refusal("officials-short", "F-8.2", stock)
ENTRANCE_EMPTY: Final = refusal("entrance-empty", "F-8.2")
NO_ROOM_FOR_CARD: Final = refusal("no-room-for-card", "F-8.2")
NO_UNREST: Final = refusal("no-unrest", "F-8.2")
NOT_THIS_REGION: Final = refusal("not-this-region", "F-8.2", regions_named)
REWARD_LACKS_OFFICIAL: Final = refusal("none-in-stock", "F-8.2", official)
NO_UNREST_TO_RESET: Final = refusal("no-unrest-there", "F-8.2", here)
REWARD_SHIP_AT_END: Final = refusal("ship-at-end", "F-8.2")
REWARD_LOCKED_SHORT: Final = refusal("locked-short", "F-8.2", locked)
REWARD_LACKS_CARD: Final = refusal("no-card-to-place", "F-8.2")
LOCKED_SHORT: Final = refusal("locked-short", "F-8.4", locked)
TOO_FEW_TOKENS: Final = refusal("too-few-tokens", "F-8.4", tokens)
NO_SUCH_TOKEN: Final = refusal("no-such-token", "F-8.4", aspect)
PAYS_TOO_MUCH: Final = refusal("pays-too-much", "F-8.4", aspect)
NO_TOKEN_TO_RETURN: Final = refusal("no-such-token", "F-8.5", aspect)
REWARD_LACKS_GOVERNOR: Final = refusal("no-governor", "F-8.6")
REWARD_LACKS_PALACE: Final = refusal("no-palace", "F-8.6")
REWARD_LACKS_WALL: Final = refusal("no-wall", "F-8.6")
