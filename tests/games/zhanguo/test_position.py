"""The cells of a position: no two things share one, and a copy shares none."""

from collections.abc import Callable, Iterator
from functools import partial

from tests.games.zhanguo.scene import scene
from tianxia.games.zhanguo.cells.layout import CELLS
from tianxia.games.zhanguo.ids import (
    ALL_ASPECTS,
    ALL_CARDS,
    ALL_FACES,
    ALL_OFFICIALS,
    ALL_PLACES,
    ALL_REGIONS,
    ALL_RODS,
    ALL_SECTIONS,
    ALL_SOURCES,
    ALL_SQUARES,
    ALL_TASK_SLOTS,
    ALL_TASKS,
    AUCTION,
    B_SIDES,
    BOARD_PLACE,
    HIRE,
    IN_COLUMN,
    LAWS,
    OVER,
    STAR,
    Seat,
    TaskTile,
)
from tianxia.games.zhanguo.position import Position

Change = Callable[[], None]
LAST, ME = ALL_CARDS[-1], Seat(3)


def changes(pos: Position) -> Iterator[Change]:
    """Changes each thing that a position holds, and nothing else."""
    yield partial(pos.set_rules, AUCTION, True, True, True)
    for name, value in {"stage": OVER, "round": 5, "turn": 23, "first": ME}.items():
        yield partial(setattr, pos, name, value)
    for name, value in {"card": LAST, "action": HIRE, "woken": True, "points": 3, "bid": 15}.items():
        yield partial(setattr, pos, name, value)
    for place in (*ALL_PLACES, BOARD_PLACE):
        yield partial(pos.use_up, place)
    for board in B_SIDES:
        yield partial(pos.remove_board, board)
    for seat in pos.all_seats:
        yield from changes_of(pos, seat)
    yield from changes_of_the_table(pos)
    yield from changes_of_cards(pos)


def changes_of(pos: Position, seat: Seat) -> Iterator[Change]:
    yield partial(pos.set_board, seat, STAR)
    yield partial(pos.set_disc, seat, IN_COLUMN[LAWS])
    yield partial(pos.set_hand, seat, ALL_CARDS[:9])
    for region in ALL_REGIONS:
        yield partial(pos.put_workers, seat, region, 1)
        yield partial(pos.put_unrest, seat, region, 4)
        yield partial(pos.add_governor, seat, region)
        yield partial(pos.add_palace, seat, region)
        for official in ALL_OFFICIALS:
            yield partial(pos.add_above, seat, region, official, 1)
            yield partial(pos.add_below, seat, region, official, 1)
            yield partial(pos.tuck, seat, region, LAST)
    for official in ALL_OFFICIALS:
        yield partial(pos.spend_supply, seat, official, 1)
    for aspect in ALL_ASPECTS:
        yield partial(pos.set_markers, seat, aspect, 2)
    for source in ALL_SOURCES:
        yield partial(pos.add_points, seat, source, 1)
    for section in ALL_SECTIONS:
        yield partial(pos.build_wall, seat, section, ALL_RODS[-1])
    for task in ALL_TASKS:
        yield partial(pos.set_claim, seat, task, ALL_TASK_SLOTS[-1])


def changes_of_the_table(pos: Position) -> Iterator[Change]:
    for region in ALL_REGIONS:
        for square in ALL_SQUARES:
            yield partial(pos.set_governor_on, region, square, ME)
    for section in ALL_SECTIONS:
        yield partial(pos.set_wall_tile, section, ALL_FACES[-1])
    for task in ALL_TASKS:
        yield partial(pos.set_task_tile, task, TaskTile(11))
    for aspect in ALL_ASPECTS:
        yield partial(pos.set_big_marker, aspect, ME)


def changes_of_cards(pos: Position) -> Iterator[Change]:
    yield partial(fill_court, pos)
    for card in ALL_CARDS:
        yield partial(pos.set_unseen, card, False)
    for number in range(1, 5):
        for seat in pos.all_seats:
            for aspect in ALL_ASPECTS:
                yield partial(pos.set_dropped, number, seat, aspect, LAST)


def fill_court(pos: Position) -> None:
    for card in ALL_CARDS:
        pos.add_to_court(card)


def test_no_two_things_share_a_cell() -> None:
    pos = scene(4).tiles(*[0] * 6).pos
    seen: dict[int, int] = {}
    for number, change in enumerate(changes(pos)):
        before = pos.copy()
        change()
        changed = [at for at in range(CELLS) if pos.cells[at] != before.cells[at]]
        assert changed, f"change {number} changes nothing"
        shared = {seen[at] for at in changed if at in seen}
        assert not shared, f"change {number} shares a cell with {shared}"
        seen |= dict.fromkeys(changed, number)
    assert CELLS - len(seen) == 1, "all cells but the mark of the A side, which is never removed"


def test_a_copy_shares_nothing_and_tells_nobody() -> None:
    pos = scene(4).pos
    pos.told = []
    twin = pos.copy()
    for change in changes(twin):
        change()
    assert pos.told == []
    assert list(pos.cells) == list(scene(4).pos.cells)
    assert twin.told is None
