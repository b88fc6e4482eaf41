"""The cells of a position: no two things share one, and a copy shares none."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product

from tests.games.first_empire.board import setting
from tianxia.engine.script import Seat
from tianxia.games.first_empire.cells.layout import CELLS
from tianxia.games.first_empire.ids import (
    ALL_ASPECTS,
    ALL_OFFICIALS,
    ALL_PALACE_TILES,
    ALL_REGIONS,
    ALL_SECTIONS,
    ALL_SITES,
    ALL_SOURCES,
    ALL_TOMBS,
    CARDS,
    MASTER_CARDS,
    PLAYERS_OF,
    WALL,
    ActionCard,
    Aspect,
    Card,
    GovernorTile,
    Region,
    StartingTile,
    TombTile,
)
from tianxia.games.first_empire.position import Position

Change = Callable[[], None]
ME, TILE, LAST = Seat(3), ALL_PALACE_TILES[-1], Card(CARDS)


def changes(pos: Position) -> Iterator[Change]:
    """Changes each thing that a position holds, and nothing else."""
    yield partial(setattr, pos, "stage", 8)
    yield partial(setattr, pos, "round", 5)
    yield partial(setattr, pos, "turn", 23)
    for me in PLAYERS_OF[4]:
        yield from changes_of(pos, me)
    yield from changes_of_cards(pos)
    yield from changes_of_the_map(pos)
    yield from changes_of_li_si(pos)


def changes_of(pos: Position, me: Seat) -> Iterator[Change]:
    yield partial(pos.set_marker, me, 2)
    yield partial(pos.set_starting_tiles, me, [StartingTile(9), StartingTile(8)])
    yield partial(pos.set_chosen_tile, me, StartingTile(7))
    yield partial(pos.set_hand, me, [Card(number) for number in range(61, 67)])
    yield partial(pos.set_ship, me, 24)
    yield partial(pos.set_soldiers, me, 6, 3)
    yield partial(pos.set_held_cards, me, [])
    for region in ALL_REGIONS:
        yield partial(pos.put_workers, me, region, 1)
        yield partial(pos.put_unrest, me, region, 3)
        yield partial(pos.add_governors, me, region, 1)
        yield partial(pos.add_palaces, me, region, 1)
        yield partial(fill, pos, me, region)
        for place in range(3):
            yield partial(pos.set_emperor_tile, me, region, place, 1)
            yield partial(pos.add_officials, me, region, ALL_OFFICIALS[place], 1)
    for aspect in ALL_ASPECTS:
        yield partial(pos.put_tokens, me, aspect, 1)
    for source in ALL_SOURCES:
        yield partial(pos.add_points, me, source, 1)


def fill(pos: Position, me: Seat, region: Region) -> None:
    for _ in range(3):
        pos.add_card(me, region, LAST)


def changes_of_cards(pos: Position) -> Iterator[Change]:
    yield partial(pos.set_order, [Seat(3), Seat(0), Seat(1), Seat(2)])
    yield partial(pos.spend_master, MASTER_CARDS[0])
    yield partial(pos.lay_on_court, LAST)
    for number in range(1, CARDS + 1):
        yield partial(pos.take_from_deck, Card(number))
    for aspect in ALL_ASPECTS:
        yield partial(pos.put_large, ME, aspect)


def changes_of_the_map(pos: Position) -> Iterator[Change]:
    for region in ALL_REGIONS:
        for place in range(3):
            yield partial(pos.set_palace_tile, region, place, TILE)
        for space in range(2):
            yield partial(pos.set_governor_tile, region, space, GovernorTile(1))
            yield partial(pos.put_governor_on, ME, region, space)
    for section, slot in product(ALL_SECTIONS, range(4)):
        yield partial(pos.put_wall, ME, section, slot)
    for section in ALL_SECTIONS:
        yield partial(pos.set_criterion, section, 13)
    for site in ALL_SITES:
        yield partial(pos.lay_emperor_tile, site, WALL)
        yield partial(pos.lay_emperor_tile, site, WALL)
    for tomb in ALL_TOMBS:
        yield partial(pos.set_spot, tomb, 9)
        yield partial(pos.set_tomb_tile, tomb, TombTile(9))
        for slot in range(4):
            yield partial(pos.set_soldier, tomb, slot, ME)


def changes_of_li_si(pos: Position) -> Iterator[Change]:
    yield partial(setattr, pos, "pile_top", Aspect(2))
    yield partial(pos.set_ranking, [Aspect(1), Aspect(2), Aspect(2)])
    for number in range(1, 25):
        yield partial(pos.set_action_card, ActionCard(number), 3)
    for aspect in ALL_ASPECTS:
        yield partial(pos.set_pile, aspect, 9)
    for region, place in product(ALL_REGIONS, range(3)):
        yield partial(pos.set_li_tile, region, place, TILE)


def test_no_two_things_share_a_cell() -> None:
    pos = setting(4).pos
    for me in PLAYERS_OF[4]:
        pos.set_hand(me, [])
    seen: dict[int, int] = {}
    for number, change in enumerate(changes(pos)):
        before = pos.copy()
        change()
        changed = [at for at in range(CELLS) if pos.cells[at] != before.cells[at]]
        assert changed, f"change {number} changes nothing"
        shared = {seen[at] for at in changed if at in seen}
        assert not shared, f"change {number} shares a cell with {shared}"
        seen |= dict.fromkeys(changed, number)
    unused = CELLS - len(seen)
    assert unused < 135, "the court pile, the options of the game, and few others"


def test_a_copy_shares_nothing_and_tells_nobody() -> None:
    pos = setting(4).pos
    pos.told = []
    twin = pos.copy()
    for change in changes(twin):
        change()
    assert pos.told == []
    assert [pos.cells[at] for at in range(CELLS)] == [setting(4).pos.cells[at] for at in range(CELLS)]
    assert twin.told is None
