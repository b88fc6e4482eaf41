"""What everybody may know about a position of ZhanGuo, as JSON values. The complete position is in `serial.py`."""

from tianxia.games.zhanguo import names
from tianxia.games.zhanguo import view_types as types
from tianxia.games.zhanguo.ids import (
    ALL_ASPECTS,
    ALL_REGIONS,
    ALL_SECTIONS,
    ALL_TASKS,
    B_SIDES,
    PLAY,
    ROUNDS,
    SET_UP,
    Aspect,
)
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.rules.drawing import layer_cards
from tianxia.games.zhanguo.rules.rewards import in_order
from tianxia.games.zhanguo.rules.turn import to_move
from tianxia.games.zhanguo.views.table import (
    card_json,
    left_json,
    map_json,
    now_json,
    options_json,
    rewards_json,
    seat_json,
    task_json,
    wall_json,
)


def race_json(pos: Position, aspect: Aspect) -> list[types.Contender]:
    """Who would be offered the reward of an aspect, in that order, and with what value of markers. (Z-7.1)"""
    return [{"seat": seat, "value": pos.marker_value(seat, aspect)} for seat in in_order(pos, aspect)]


def deck_json(pos: Position, aspect: Aspect) -> types.Deck:
    """How many cards a deck has: unseen ones, and the draft's discards below them by round. (Z-2.2, f44)"""
    layers = {str(layer): len(layer_cards(pos, aspect, layer)) for layer in range(1, ROUNDS)}
    return {"unseen": pos.deck_size(aspect), "under": {layer: count for layer, count in layers.items() if count}}


def shared(pos: Position) -> types.Shared:
    """What everybody sees. (Z-1.1)"""
    court = pos.court()
    return {
        "options": options_json(pos),
        "round": pos.round,
        "stage": names.STAGES[pos.stage],
        "turn": pos.turn,
        "first": None if pos.stage == SET_UP else pos.first,
        "to_move": to_move(pos) if pos.stage == PLAY else None,
        "now": now_json(pos),
        "seats": [seat_json(pos, seat) for seat in pos.all_seats],
        "map": [map_json(pos, region) for region in ALL_REGIONS],
        "walls": [wall_json(pos, section) for section in ALL_SECTIONS],
        "tasks": {names.TASKS[task]: task_json(pos, task) for task in ALL_TASKS},
        "rewards": rewards_json(pos, pos.round),
        "races": {names.ASPECTS[aspect]: race_json(pos, aspect) for aspect in ALL_ASPECTS},
        "tie_order": [*pos.by_discs()],
        "rewards_by_round": [rewards_json(pos, number) for number in range(1, ROUNDS + 1)],
        "markers_left": {names.ASPECTS[aspect]: left_json(pos, aspect) for aspect in ALL_ASPECTS},
        "court": [*court],
        "court_top": card_json(pos.printed, court[-1]) if court else None,
        "decks": {names.ASPECTS[aspect]: deck_json(pos, aspect) for aspect in ALL_ASPECTS},
        "removed_boards": [names.BOARDS[board] for board in B_SIDES if pos.is_removed(board)],
    }
