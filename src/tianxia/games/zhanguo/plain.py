"""The whole position as plain values, for records and `--states`, and back again.

From it a person can recompute every score by hand; `tests/games/zhanguo/second_scorer.py` does.
"""

from typing import Any

from tianxia.engine.game import Plain
from tianxia.games.zhanguo import names
from tianxia.games.zhanguo.components import ZhanguoComponents
from tianxia.games.zhanguo.drawing import LAYER
from tianxia.games.zhanguo.kit import DECK, NO_ACTION, NO_BOARD, REGIONS, aspect_of
from tianxia.games.zhanguo.position import EARNED, IN_COLUMN, NOBODY, OFFICIALS, Position
from tianxia.games.zhanguo.set_up import empty_table
from tianxia.games.zhanguo.view import card_plain, shared


def to_plain(pos: Position) -> Plain:
    """The whole position, as `tianxia replay --states` prints it. `drawn` marks discards that were drawn again."""
    under = [(at, card) for at, card in enumerate(pos.under) if card]
    return {
        **shared(pos),
        "hands": [[card_plain(pos.kit, card) for card in hand] for hand in pos.hands],
        "under": [
            {"round": at // LAYER + 1, "seat": at % LAYER // 3, "card": abs(card), "drawn": card < 0}
            for at, card in under
        ],
    }


def pieces(pos: Position) -> dict[str, int]:
    """All pieces, to see that none is lost: cards by aspect, officials by seat and colour."""
    cards = [card for hand in pos.hands for card in hand] + pos.court + [card for card in pos.tucked if card]
    cards += [card for card in pos.under if card > 0] + [card for card in (pos.card,) if card]
    counted = {
        f"cards-{name}": sum(pos.decks[aspect]) + len([card for card in cards if aspect_of(card) == aspect])
        for aspect, name in enumerate(names.ASPECTS)
    }
    for seat in range(pos.seats):
        for colour, name in enumerate(names.COLOURS):
            standing = (
                pos.above[seat * 15 + colour : seat * 15 + 15 : 3] + pos.below[seat * 15 + colour : seat * 15 + 15 : 3]
            )
            counted[f"{name}-{seat}"] = pos.supply[seat * 3 + colour] + sum(standing)
    return counted


def from_plain(plain: Plain, components: ZhanguoComponents) -> Position:
    """The position that `to_plain` wrote."""
    pos = empty_table(len(plain["seats"]), components.kit)
    _put_course(pos, plain)
    _put_now(pos, plain["now"])
    for seat, board in enumerate(plain["seats"]):
        _put_seat(pos, seat, board)
    for region, place in enumerate(plain["map"]):
        _put_map(pos, region, place)
    _put_tiles(pos, plain)
    _put_cards(pos, plain)
    return pos


def _put_course(pos: Position, plain: Plain) -> None:
    options = plain["options"]
    pos.sides, pos.draft = names.SIDES.index(options["boards"]), options["draft"] == "on"
    pos.by_track, pos.per_worker = options["turn_order"] == "track", options["hire_unrest"] == "per_worker"
    pos.round, pos.turn, pos.first = plain["round"], plain["turn"], plain["first"] or 0
    pos.stage = names.STAGES.index(plain["stage"])
    pos.removed = sum(1 << names.BOARDS.index(board) for board in plain["removed_boards"])


def _put_now(pos: Position, now: Plain) -> None:
    pos.card = now["card"]["number"] if now["card"] else 0
    pos.action = NO_ACTION if now["action"] is None else names.ACTIONS.index(now["action"])
    pos.woken, pos.points, pos.bid = now["woken"], now["points"], now["bid"]
    pos.used = sum(1 << place for place in now["used"])


def _put_seat(pos: Position, seat: int, plain: Plain) -> None:
    pos.boards[seat] = NO_BOARD if plain["board"] is None else names.BOARDS.index(plain["board"])
    for region, place in enumerate(plain["regions"]):
        _put_region(pos, seat, region, place)
    for colour in range(3):
        standing = sum(pos.above[seat * 15 + colour : seat * 15 + 15 : 3])
        standing += sum(pos.below[seat * 15 + colour : seat * 15 + 15 : 3])
        pos.supply[seat * 3 + colour] = OFFICIALS - standing
    for aspect, name in enumerate(names.ASPECTS):
        pos.markers[seat * 3 + aspect] = plain["markers"][name]["small"]
        if plain["markers"][name]["big"]:
            pos.big[aspect] = seat
    for number, source in enumerate(names.SOURCES):
        pos.vp[seat * EARNED + number] = plain["earned"][source]
    pos.discs[seat] = _disc(plain["disc"])


def _disc(disc: Any) -> int:
    if disc is None:
        return NOBODY
    return disc - 1 if isinstance(disc, int) else IN_COLUMN + names.ASPECTS.index(disc)


def _put_region(pos: Position, seat: int, region: int, plain: Plain) -> None:
    at = seat * 15 + region * 3
    for place, card in enumerate(plain["cards"]):
        pos.tucked[at + place] = card["number"]
    for colour, name in enumerate(names.COLOURS):
        pos.above[at + colour] = plain["governors_area"][name]
        pos.below[at + colour] = plain["workers_area"][name]
    pos.workers[seat * REGIONS + region] = plain["workers"]
    pos.unrest[seat * REGIONS + region] = plain["unrest"]


def _seat(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def _put_map(pos: Position, region: int, plain: Plain) -> None:
    for seat in range(pos.seats):
        pos.palaces[seat * REGIONS + region] = plain["palaces"][seat]
        pos.governors[seat * REGIONS + region] = plain["open_governors"][seat]
    for number, square in enumerate(plain["squares"]):
        seat = _seat(square["governor"])
        pos.squares[region * 3 + number] = seat
        if seat != NOBODY:
            pos.governors[seat * REGIONS + region] += 1


def _put_tiles(pos: Position, plain: Plain) -> None:
    for section, wall in enumerate(plain["walls"]):
        pos.walls[section * 3 : section * 3 + 3] = [_seat(seat) for seat in wall["slots"]]
        if wall["tile"] is not None:
            pos.tiles[section] = (int(wall["tile"][:-1]) - 1) * 2 + names.FACES.index(wall["tile"][-1])
    for task, name in enumerate(names.TASKS):
        found = plain["tasks"][name]
        pos.claims[task * 4 : task * 4 + 4] = [_seat(slot["seat"]) for slot in found["slots"]]
        if found["tile"] is not None:
            kind, number = found["tile"].split()
            pos.tasks[task] = names.TASK_KINDS.index(kind) * 4 + int(number) - 1


def _put_cards(pos: Position, plain: Plain) -> None:
    """Hands, court and discards; the decks hold all cards that lie nowhere else."""
    pos.hands = [[card["number"] for card in hand] for hand in plain["hands"]]
    pos.court = list(plain["court"])
    for card in plain["under"]:
        at = (card["round"] - 1) * LAYER + card["seat"] * 3 + aspect_of(card["card"])
        pos.under[at] = -card["card"] if card["drawn"] else card["card"]
    seen = [card for hand in pos.hands for card in hand] + pos.court + [card for card in pos.tucked if card]
    seen += [card for card in pos.under if card > 0] + ([pos.card] if pos.card else [])
    for card in seen:
        pos.decks[aspect_of(card)][(card - 1) % DECK] = 0
