"""F-8.2: what the 45 slots of the three tableaux give. A check answers the questions of its reward, then looks."""

from collections.abc import Callable

import pytest

from tests.games.first_empire.board import EmpireTable, setting
from tests.games.first_empire.rewards import taken


def any_official_in_chu(table: EmpireTable) -> None:
    table.answers(0, official="architect")
    assert table.officials(0, "chu")["architect"] == 1


def one_alchemist_anywhere(table: EmpireTable) -> None:
    table.answers(0, alchemist="A3", region="yan")
    assert table.cards(0, "yan") == ["A3"]
    assert table.waits_for() != [(0, "another_card")]


def two_alchemists_anywhere(table: EmpireTable) -> None:
    table.answers(0, alchemist="A3", region="yan", another_card="yes")
    table.answers(0, alchemist="A1", region="yan")
    assert table.cards(0, "yan") == ["A3", "A1"]


def governor_in(*regions: str) -> Callable[[EmpireTable], None]:
    def check(table: EmpireTable) -> None:
        assert table.asked(0, "region") == list(regions)
        table.answers(0, region=regions[-1], space="tile-1")
        assert table.region(0, regions[-1])["governors"] == 1

    return check


def unlock_two(table: EmpireTable) -> None:
    assert (table.board(0)["locked"], table.board(0)["entrance"]) == (6, 3)


def free_palace(table: EmpireTable) -> None:
    table.answers(0, region="qi")
    assert table.points(0) == {"palaces": 6}
    assert table.told("large_token") == []


def free_wall(table: EmpireTable) -> None:
    table.answers(0, section="west-right", slot="2")
    assert table.walls("west-right") == [None, 0]


def officials(region: str | None, **counts: int) -> Callable[[EmpireTable], None]:
    def check(table: EmpireTable) -> None:
        if region is None:
            table.answers(0, region="zhao")
        found = table.officials(0, region or "zhao")
        assert {name: count for name, count in found.items() if count} == counts

    return check


def any_two_officials(table: EmpireTable) -> None:
    table.answers(0, region="zhao", official="general")
    table.answers(0, official="alchemist")
    assert table.officials(0, "zhao") == {"alchemist": 1, "architect": 0, "general": 1}


def any_official_anywhere(table: EmpireTable) -> None:
    table.answers(0, region="qi", official="general")
    assert table.officials(0, "qi")["general"] == 1


def sails(steps: int) -> Callable[[EmpireTable], None]:
    def check(table: EmpireTable) -> None:
        assert table.board(0)["ship"] == steps
        assert table.board(0)["locked"] < 8, "symbols count as always"

    return check


def workers(region: str | None, count: int) -> Callable[[EmpireTable], None]:
    def check(table: EmpireTable) -> None:
        if region is None:
            table.answers(0, region="yan")
        assert (table.workers(0, region or "yan"), table.unrest(0, region or "yan")) == (count, 0)

    return check


def unlock_and_put(table: EmpireTable) -> None:
    assert table.board(0)["locked"] == 7
    table.answers(0, put="wall-east")
    assert table.soldiers("wall-east") == [0, None]


def put(table: EmpireTable) -> None:
    assert table.board(0)["locked"] == 8
    table.answers(0, put="elixir")
    assert table.points(0) == {"soldiers": 8}


def resets(most: int) -> Callable[[EmpireTable], None]:
    def check(table: EmpireTable) -> None:
        for region in ("chu", "wei", "zhao")[:most]:
            table.answers(0, reset=region)
        assert sum(table.unrest(0, region) for region in ("chu", "wei", "zhao", "qi", "yan")) == 8 - 2 * most

    return check


SLOTS: dict[tuple[str, str], list[Callable[[EmpireTable], None]]] = {
    ("board", "writing"): [
        any_official_in_chu,
        one_alchemist_anywhere,
        governor_in("chu", "wei"),
        unlock_two,
        free_palace,
    ],
    ("board", "currency"): [
        officials("chu", general=2),
        sails(4),
        workers(None, 2),
        governor_in("zhao", "qi"),
        unlock_and_put,
    ],
    ("board", "laws"): [
        officials("chu", architect=2),
        workers("wei", 2),
        resets(3),
        free_wall,
        governor_in("chu", "wei", "zhao", "qi", "yan"),
    ],
    ("tile_a", "laws"): [any_official_in_chu, resets(2), workers(None, 2), put, free_wall],
    ("tile_a", "writing"): [
        sails(3),
        officials("wei", architect=1, general=1),
        any_two_officials,
        governor_in("zhao", "qi"),
        free_palace,
    ],
    ("tile_a", "currency"): [
        workers(None, 1),
        officials(None, alchemist=2),
        two_alchemists_anywhere,
        free_wall,
        sails(7),
    ],
    ("tile_b", "currency"): [
        officials("chu", architect=2),
        workers("wei", 2),
        any_two_officials,
        unlock_two,
        free_wall,
    ],
    ("tile_b", "laws"): [
        workers(None, 1),
        any_official_anywhere,
        two_alchemists_anywhere,
        governor_in("zhao", "qi"),
        free_palace,
    ],
    ("tile_b", "writing"): [
        officials("chu", general=2),
        sails(4),
        workers(None, 2),
        free_wall,
        governor_in("chu", "wei", "zhao", "qi", "yan"),
    ],
}


@pytest.mark.parametrize(
    ("tableau", "aspect", "number"), [(t, a, n) for (t, a), checks in SLOTS.items() for n in range(1, len(checks) + 1)]
)
def test_every_slot_of_the_three_tableaux(tableau: str, aspect: str, number: int) -> None:  # F-8.2
    scene = setting(tableau=tableau)
    check = SLOTS[tableau, aspect][number - 1]
    if check.__qualname__.startswith("resets"):
        scene.unrest(0, chu=2, wei=2, zhao=2, qi=2)
    check(taken(tableau, aspect, number, scene))
