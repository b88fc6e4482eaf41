"""What a seat may know of a position of ZhanGuo, as plain values, built by adding. All of it is in `plain.py`."""

from tianxia.engine.script import ALLOWED
from tianxia.games.zhanguo import names
from tianxia.games.zhanguo.actions.governor import SQUARE_BONUS_POINTS, SQUARE_BONUS_VP
from tianxia.games.zhanguo.aids import aids, sites
from tianxia.games.zhanguo.board_abilities import open_governors
from tianxia.games.zhanguo.drawing import LAYER, layer_cards
from tianxia.games.zhanguo.kit import (
    NO_ACTION,
    NO_BOARD,
    NO_SQUARE,
    OFFICIAL,
    REGIONS,
    ROUNDS,
    SQUARE_OFFICIAL,
    SQUARE_POINTS,
    SQUARE_VP,
    VP_PER_ASPECT,
    Kit,
    aspect_of,
)
from tianxia.games.zhanguo.position import (
    EARNED,
    IN_COLUMN,
    NOBODY,
    PLAY,
    SET_UP,
    Position,
    by_discs,
    cards_at,
    governors_left,
    is_locked,
    marker_value,
    markers_left,
    palaces_left,
    walls_left,
)
from tianxia.games.zhanguo.rewards import in_order
from tianxia.games.zhanguo.scoring import parts, region_score
from tianxia.games.zhanguo.turn import to_move
from tianxia.games.zhanguo.unification import why_no_tuck
from tianxia.games.zhanguo.view_types import (
    Card,
    Contender,
    Deck,
    Discard,
    MapRegion,
    NextCard,
    Now,
    Own,
    Region,
    Reward,
    Seat,
    Shared,
    Square,
    TaskSlot,
    TaskSpace,
    Wall,
)
from tianxia.games.zhanguo.walls import wall_score

SQUARE_AMOUNTS = {SQUARE_POINTS: SQUARE_BONUS_POINTS, SQUARE_OFFICIAL: 1, SQUARE_VP: SQUARE_BONUS_VP}
"""How much each kind of bonus square brings. (Z-5.5)"""


def card_plain(kit: Kit, card: int) -> Card:
    """A card with all that is printed on it."""
    bonus, amount = kit.bonus[card], kit.amount[card]
    shown = names.COLOURS[amount] if bonus == OFFICIAL else names.ASPECTS[amount] if bonus == VP_PER_ASPECT else amount
    return {
        "number": card,
        "aspect": names.ASPECTS[aspect_of(card)],
        "trigger": names.ACTIONS[kit.trigger[card]],
        "bonus": names.BONUSES[bonus],
        "amount": shown,
    }


def seat_or_none(seat: int) -> int | None:
    """A seat, or None for nobody."""
    return None if seat == NOBODY else seat


def region_plain(pos: Position, seat: int, region: int) -> Region:
    """One region of a seat's board. (Z-3, Z-5)"""
    at, board = seat * 15 + region * 3, pos.boards[seat]
    return {
        "cards": [card_plain(pos.kit, card) for card in pos.tucked[at : at + 3] if card],
        "governors_area": dict(zip(names.COLOURS, pos.above[at : at + 3], strict=True)),
        "workers_area": dict(zip(names.COLOURS, pos.below[at : at + 3], strict=True)),
        "workers": pos.workers[seat * REGIONS + region],
        "unrest": pos.unrest[seat * REGIONS + region],
        "track": None if board == NO_BOARD else pos.kit.length[board * REGIONS + region],
        "asleep": board != NO_BOARD and is_locked(pos, seat, region),
        "no_palace_from": None if board == NO_BOARD else pos.kit.block[board * REGIONS + region],
        "next_card": next_card(pos, seat, region),
    }


def next_card(pos: Position, seat: int, region: int) -> NextCard | None:
    """What one more card would bring: markers of its aspect and unrest; None where none may go. (Z-3.1 to Z-3.3)"""
    if why_no_tuck(pos, seat, region) != ALLOWED:
        return None
    cards = cards_at(pos, seat, region)
    return {"markers": cards + 1, "unrest": cards}


def seat_plain(pos: Position, seat: int) -> Seat:
    """What lies in front of a seat, all of it open; of its hand only the aspects. (Z-1.1, Z-2.2)"""
    aspects = [aspect_of(card) for card in pos.hands[seat]]
    by_source, disc = parts(pos, seat), pos.discs[seat]
    return {
        "board": None if pos.boards[seat] == NO_BOARD else names.BOARDS[pos.boards[seat]],
        "regions": [region_plain(pos, seat, region) for region in range(REGIONS)],
        "supply": {
            "red": pos.supply[seat * 3],
            "gray": pos.supply[seat * 3 + 1],
            "white": pos.supply[seat * 3 + 2],
            "governors": governors_left(pos, seat),
            "palaces": palaces_left(pos, seat),
            "walls": walls_left(pos, seat),
            "task_discs": 6 - pos.claims.count(seat),
        },
        "markers": {
            name: {
                "small": pos.markers[seat * 3 + aspect],
                "big": int(pos.big[aspect] == seat),
                "value": marker_value(pos, seat, aspect),
            }
            for aspect, name in enumerate(names.ASPECTS)
        },
        "disc": None if disc == NOBODY else disc + 1 if disc < IN_COLUMN else names.ASPECTS[disc - IN_COLUMN],
        "hand_aspects": {name: aspects.count(aspect) for aspect, name in enumerate(names.ASPECTS)},
        "earned": dict(zip(names.SOURCES, pos.vp[seat * EARNED : seat * EARNED + EARNED], strict=True)),
        "if_it_ended_now": {name: by_source[name] for name in names.FINAL_SOURCES},
        "vp": sum(by_source.values()),
    }


def map_plain(pos: Position, region: int) -> MapRegion:
    """One region of the map: governors on squares and beside them, palaces, who would score what. (Z-5.4, Z-5.7)"""
    printed = [at for at in range(region * 3, region * 3 + 3) if pos.kit.squares[at] != NO_SQUARE]
    return {
        "squares": [square_plain(pos, at) for at in printed],
        "open_governors": [open_governors(pos, seat, region) for seat in range(pos.seats)],
        "palaces": pos.palaces[region::REGIONS],
        "palace_slots": pos.seats,
        "scores": [region_score(pos, seat, region) for seat in range(pos.seats)],
        "adjacent": [other + 1 for other in pos.kit.near[region]],
    }


def square_plain(pos: Position, at: int) -> Square:
    """A bonus square: what it brings, how much of it, and whose governor is there. (Z-5.4, Z-5.5)"""
    kind = pos.kit.squares[at]
    return {
        "bonus": names.SQUARES[kind],
        "amount": SQUARE_AMOUNTS[kind],
        "governor": seat_or_none(pos.squares[at]),
    }


def wall_plain(pos: Position, section: int) -> Wall:
    """One section of the wall: its tile, who built on the slots of 1, 2 and 3 rods, what each would bring. (Z-5.8)"""
    face, site = pos.tiles[section], names.SITES[section // 2]
    slots = [seat_or_none(seat) for seat in pos.walls[section * 3 : section * 3 + 3]]
    if face == NOBODY:
        return {"site": site, "tile": None, "criterion": None, "vp": None, "brings": None, "slots": slots}
    return {
        "site": site,
        "tile": names.wall_tile_name(face),
        "criterion": names.CRITERIA[pos.kit.criterion[face]],
        "vp": pos.kit.worth[face * 3 : face * 3 + 3],
        "brings": [[wall_score(pos, seat, section, rods) for rods in (1, 2, 3)] for seat in range(pos.seats)],
        "slots": slots,
    }


def task_plain(pos: Position, task: int) -> TaskSpace:
    """One task: its tile, and whose discs lie on which slots. (Z-8)"""
    tile = pos.tasks[task]
    slots = [task_slot(pos, at) for at in range(task * 4, task * 4 + 4)]
    if tile == NOBODY:
        return {"tile": None, "places": None, "slots": slots}
    needs = pos.kit.needs[tile]
    return {
        "tile": names.task_tile_name(tile),
        "places": sites(needs) if tile < 4 else [region + 1 for region in needs],
        "slots": slots,
    }


def task_slot(pos: Position, at: int) -> TaskSlot:
    """A slot of a task, and whose disc lies there. (Z-8)"""
    return {"vp": pos.kit.slots[at], "seat": seat_or_none(pos.claims[at])}


def reward_plain(pos: Position, number: int, aspect: int) -> Reward:
    """The reward of an aspect in a round. (Z-7.3)"""
    place = (number - 1) * 3 + aspect
    return {
        "kind": names.REWARDS[pos.kit.reward[place]],
        "regions": [region + 1 for region in pos.kit.places[place]],
    }


def rewards_plain(pos: Position, number: int) -> dict[names.Aspect, Reward]:
    """The rewards of a round by aspect."""
    return {name: reward_plain(pos, number, aspect) for aspect, name in enumerate(names.ASPECTS)}


def race_plain(pos: Position, aspect: int) -> list[Contender]:
    """Who would be asked for the reward of an aspect, in that order, and with what value of markers. (Z-7.1)"""
    return [{"seat": seat, "value": marker_value(pos, seat, aspect)} for seat in in_order(pos, aspect)]


def deck_plain(pos: Position, aspect: int) -> Deck:
    """How many cards a deck has: unseen ones, and the draft's discards below them by round. (Z-2.2, f44)"""
    layers = {str(layer): len(layer_cards(pos, aspect, layer)) for layer in range(1, 5)}
    return {"unseen": sum(pos.decks[aspect]), "under": {layer: count for layer, count in layers.items() if count}}


def now_plain(pos: Position) -> Now:
    """What the turn under way is about."""
    return {
        "card": card_plain(pos.kit, pos.card) if pos.card else None,
        "action": None if pos.action == NO_ACTION else names.ACTIONS[pos.action],
        "woken": pos.woken,
        "used": [place for place in range(16) if pos.used >> place & 1],
        "points": pos.points,
        "bid": pos.bid,
    }


def shared(pos: Position) -> Shared:
    """What everybody sees. (Z-1.1)"""
    return {
        "options": {
            "boards": names.SIDES[pos.sides],
            "draft": "on" if pos.draft else "off",
            "turn_order": "track" if pos.by_track else "clockwise",
            "hire_unrest": "per_worker" if pos.per_worker else "one",
        },
        "round": pos.round,
        "stage": names.STAGES[pos.stage],
        "turn": pos.turn,
        "first": None if pos.stage == SET_UP else pos.first,
        "to_move": to_move(pos) if pos.stage == PLAY else None,
        "now": now_plain(pos),
        "seats": [seat_plain(pos, seat) for seat in range(pos.seats)],
        "map": [map_plain(pos, region) for region in range(REGIONS)],
        "walls": [wall_plain(pos, section) for section in range(6)],
        "tasks": {name: task_plain(pos, task) for task, name in enumerate(names.TASKS)},
        "rewards": rewards_plain(pos, pos.round),
        "races": {name: race_plain(pos, aspect) for aspect, name in enumerate(names.ASPECTS)},
        "tie_order": by_discs(pos),
        "rewards_by_round": [rewards_plain(pos, number) for number in range(1, ROUNDS + 1)],
        "markers_left": {
            name: {"small": markers_left(pos, aspect), "big": int(pos.big[aspect] == NOBODY)}
            for aspect, name in enumerate(names.ASPECTS)
        },
        "court": pos.court[:],
        "court_top": card_plain(pos.kit, pos.court[-1]) if pos.court else None,
        "decks": {name: deck_plain(pos, aspect) for aspect, name in enumerate(names.ASPECTS)},
        "removed_boards": [names.BOARDS[board] for board in range(1, 5) if pos.removed >> board & 1],
    }


def own_discards(pos: Position, seat: int) -> list[Discard]:
    """What a seat itself has put under the decks, whether it still lies there or not. (f45)"""
    found = [(layer, pos.under[layer * LAYER + seat * 3 + aspect]) for layer in range(4) for aspect in range(3)]
    return [{"round": layer + 1, "card": abs(card)} for layer, card in found if card]


def own(pos: Position, seat: int) -> Own:
    """What a seat alone may know: its hand, what it put under the decks itself; aids. (Z-2.2, Z-9.1)"""
    if seat < 0:
        return {"hand": None, "discarded": None, "aids": None}
    return {
        "hand": [card_plain(pos.kit, card) for card in pos.hands[seat]],
        "discarded": own_discards(pos, seat),
        "aids": aids(pos, seat),
    }
