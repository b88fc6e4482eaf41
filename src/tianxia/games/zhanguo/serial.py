"""The whole position as JSON values, for records and `--states`, and back again.

It is enough to recompute every score by hand; `tests/games/zhanguo/second_scorer.py` does.
"""

from typing import Any

from tianxia.engine.game import Json
from tianxia.games.zhanguo import names
from tianxia.games.zhanguo.components import ZhanguoComponents
from tianxia.games.zhanguo.ids import (
    ALL_ASPECTS,
    ALL_CARDS,
    ALL_OFFICIALS,
    ALL_REGIONS,
    ALL_RODS,
    ALL_SECTIONS,
    ALL_SQUARES,
    ALL_TASK_SLOTS,
    ALL_TASKS,
    IN_COLUMN,
    KINDS,
    NO_ACTION,
    NO_BOARD,
    NO_CARD,
    NO_DISC,
    NOBODY,
    ON_TRACK,
    ROUNDS,
    Action,
    Board,
    Card,
    Disc,
    Place,
    Region,
    Seat,
    Sides,
    Source,
    Stage,
    aspect_of,
)
from tianxia.games.zhanguo.position import Position, empty_table
from tianxia.games.zhanguo.rules.set_up import tiles_of
from tianxia.games.zhanguo.views.shared import shared
from tianxia.games.zhanguo.views.table import card_json, task_tile_name


def to_json(pos: Position) -> Json:
    """The whole position, as `tianxia replay --states` prints it. `drawn` marks discards that were drawn again."""
    under = [
        (layer, seat, pos.dropped(layer, seat, aspect))
        for layer in range(1, ROUNDS)
        for seat in pos.all_seats
        for aspect in ALL_ASPECTS
    ]
    return {
        **shared(pos),
        "hands": [[card_json(pos.printed, card) for card in pos.hand(seat)] for seat in pos.all_seats],
        "under": [
            {"round": layer, "seat": seat, "card": abs(card), "drawn": card < 0} for layer, seat, card in under if card
        ],
    }


def seen_cards(pos: Position) -> list[Card]:
    """Every card that is not face down in its deck."""
    dropped = [pos.dropped(n, seat, a) for n in range(1, ROUNDS) for seat in pos.all_seats for a in ALL_ASPECTS]
    found = [card for card in dropped if card > 0] + pos.court()
    for seat in pos.all_seats:
        found += pos.hand(seat) + pos.tucked_cards(seat)
    return found if pos.card == NO_CARD else [*found, pos.card]


def pieces(pos: Position) -> dict[str, int]:
    """Count all pieces, to check that none is lost: cards by aspect, officials by seat and colour."""
    seen = seen_cards(pos)
    counted = {
        f"cards-{names.ASPECTS[aspect]}": pos.deck_size(aspect) + len([c for c in seen if aspect_of(c) == aspect])
        for aspect in ALL_ASPECTS
    }
    for seat in pos.all_seats:
        for official in ALL_OFFICIALS:
            standing = pos.all_above(seat, official) + pos.all_below(seat, official)
            counted[f"{names.COLOURS[official]}-{seat}"] = pos.supply(seat, official) + standing
    return counted


def from_json(data: Json, components: ZhanguoComponents) -> Position:
    """The position that `to_json` wrote."""
    pos = empty_table(len(data["seats"]), components.printed)
    _put_course(pos, data)
    _put_now(pos, data["now"])
    for seat in pos.all_seats:
        _put_seat(pos, seat, data["seats"][seat])
    for region in ALL_REGIONS:
        _put_map(pos, region, data["map"][region])
    _put_tiles(pos, data)
    _put_cards(pos, data)
    return pos


def _put_course(pos: Position, data: Json) -> None:
    options = data["options"]
    sides = Sides(names.SIDES.index(options["boards"]))
    by_track, per_worker = options["turn_order"] == "track", options["hire_unrest"] == "per_worker"
    pos.set_rules(sides, options["draft"] == "on", by_track, per_worker)
    pos.round, pos.turn, pos.first = data["round"], data["turn"], Seat(data["first"] or 0)
    pos.stage = Stage(names.STAGES.index(data["stage"]))
    for name in data["removed_boards"]:
        pos.remove_board(Board(names.BOARDS.index(name)))


def _put_now(pos: Position, now: Json) -> None:
    pos.card = Card(now["card"]["number"]) if now["card"] else NO_CARD
    pos.action = NO_ACTION if now["action"] is None else Action(names.ACTIONS.index(now["action"]))
    pos.woken, pos.points, pos.bid = now["woken"], now["points"], now["bid"]
    for place in now["used"]:
        pos.use_up(Place(place))


def _put_seat(pos: Position, seat: Seat, data: Json) -> None:
    pos.set_board(seat, NO_BOARD if data["board"] is None else Board(names.BOARDS.index(data["board"])))
    pos.set_disc(seat, _disc(data["disc"]))
    for region in ALL_REGIONS:
        _put_region(pos, seat, region, data["regions"][region])
    for aspect in ALL_ASPECTS:
        markers = data["markers"][names.ASPECTS[aspect]]
        pos.set_markers(seat, aspect, markers["small"])
        if markers["big"]:
            pos.set_big_marker(aspect, seat)
    for number, source in enumerate(names.SOURCES):
        pos.add_points(seat, Source(number), data["earned"][source])


def _disc(disc: Any) -> Disc:
    if disc is None:
        return NO_DISC
    return ON_TRACK[disc - 1] if isinstance(disc, int) else IN_COLUMN[names.ASPECTS.index(disc)]


def _put_region(pos: Position, seat: Seat, region: Region, data: Json) -> None:
    for card in data["cards"]:
        pos.tuck(seat, region, Card(card["number"]))
    for official in ALL_OFFICIALS:
        above = data["governors_area"][names.COLOURS[official]]
        below = data["workers_area"][names.COLOURS[official]]
        pos.add_above(seat, region, official, above)
        pos.add_below(seat, region, official, below)
        pos.spend_supply(seat, official, above + below)
    pos.put_workers(seat, region, data["workers"])
    pos.put_unrest(seat, region, data["unrest"])


def _seat(seat: int | None) -> Seat:
    return NOBODY if seat is None else Seat(seat)


def _put_map(pos: Position, region: Region, data: Json) -> None:
    for seat in pos.all_seats:
        for _ in range(data["palaces"][seat]):
            pos.add_palace(seat, region)
        for _ in range(data["open_governors"][seat]):
            pos.add_governor(seat, region)
    for square, found in zip(ALL_SQUARES, data["squares"], strict=False):
        owner = _seat(found["governor"])
        pos.set_governor_on(region, square, owner)
        if owner != NOBODY:
            pos.add_governor(owner, region)


def _put_tiles(pos: Position, data: Json) -> None:
    for section in ALL_SECTIONS:
        wall = data["walls"][section]
        for rods, seat in zip(ALL_RODS, wall["slots"], strict=True):
            if seat is not None:
                pos.build_wall(Seat(seat), section, rods)
        if wall["tile"] is not None:
            pos.set_wall_tile(section, names.wall_tile_named(wall["tile"]))
    tiles = {task_tile_name(tile): tile for kind in range(KINDS) for tile in tiles_of(kind)}
    for task in ALL_TASKS:
        found = data["tasks"][names.TASKS[task]]
        for slot in ALL_TASK_SLOTS:
            seat = found["slots"][slot]["seat"]
            if seat is not None:
                pos.set_claim(Seat(seat), task, slot)
        if found["tile"] is not None:
            pos.set_task_tile(task, tiles[found["tile"]])


def _put_cards(pos: Position, data: Json) -> None:
    """Hands, court and discards; the decks hold all remaining cards."""
    for seat in pos.all_seats:
        pos.set_hand(seat, [Card(card["number"]) for card in data["hands"][seat]])
    for card in data["court"]:
        pos.add_to_court(Card(card))
    for found in data["under"]:
        card = Card(found["card"])
        pos.set_dropped(found["round"], Seat(found["seat"]), aspect_of(card), -card if found["drawn"] else card)
    seen = seen_cards(pos)
    for card in ALL_CARDS:
        pos.set_unseen(card, card not in seen)
