"""F-8: the rewards of 45 slots, turn order, soldiers for tokens, the token limit."""

from collections.abc import Callable

import pytest

from tests.games.first_empire.board import EmpireTable, Setting, setting
from tianxia.games.first_empire.refusal import RULES
from tianxia.games.first_empire.reward_kinds import ACCEPT, why_no_answer

ROWS = {
    "board": ["writing", "currency", "laws"],
    "tile_a": ["laws", "writing", "currency"],
    "tile_b": ["currency", "laws", "writing"],
}


def offered(tableau: str, aspect: str, number: int, scene: Setting | None = None) -> EmpireTable:
    """Seat 0 alone has a token and is offered one reward."""
    row = ROWS[tableau].index(aspect)
    scene = scene or setting(tableau=tableau)
    return scene.round(number).stage("reward", row).tokens(0, **{aspect: 1}).table()


def taken(tableau: str, aspect: str, number: int, scene: Setting | None = None) -> EmpireTable:
    table = offered(tableau, aspect, number, scene)
    table.answers(0, reward="accept")
    return table


# What each slot brings. A check answers the questions of its reward, then looks.


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


# Who gets it


def test_most_token_value_is_asked_first_and_passes_on() -> None:  # F-8.1
    scene = (
        setting(3).stage("reward").tokens(0, writing=2).tokens(1, writing=1).tokens(2, currency=9).large(1, "writing")
    )
    table = scene.table()
    assert table.waits_for() == [(1, "reward")], "a large token counts 2"
    table.answers(1, reward="pass")
    table.answers(0, reward="pass")
    assert table.names()[:2] == ["reward_declined", "reward_lost"]
    assert table.tokens(0)["writing"] == 2
    assert table.waits_for() == [(2, "reward")], "who has no token is not asked"


def test_ties_go_by_the_turn_order_track_then_by_the_column() -> None:  # F-8.1
    scene = setting(4).order(3, 2, 1, 0).stage("reward", 2).tokens(0, laws=2).tokens(1, laws=2).tokens(2, laws=2)
    scene.tokens(3, laws=2)
    scene.pos.marker = [-1, 0, 1, -1]
    table = scene.table()
    asked = []
    for _ in range(4):
        seat = table.waits_for()[0][0]
        asked.append(seat)
        table.answers(seat, reward="pass")
    assert asked == [3, 0, 1, 2]


def test_a_reward_that_nobody_can_claim_is_lost() -> None:  # F-8.1
    table = setting(2).stage("reward", 1).tokens(0, laws=1).table()
    assert "reward_lost" in [event.name for event in table.match.events]


def test_all_tokens_of_the_aspect_go_back() -> None:  # F-8.2
    scene = setting().stage("reward").tokens(0, writing=3, laws=2).large(0, "writing", "laws")
    table = scene.table()
    table.answers(0, reward="accept", official="general")
    assert table.tokens(0) == {"writing": 0, "currency": 0, "laws": 2}
    assert table.plain()["large_tokens"] == {"writing": None, "currency": None, "laws": 0}


def test_the_marker_stands_on_the_last_reward_taken() -> None:  # F-8.2
    table = setting().stage("reward").tokens(0, writing=3, laws=2).table()
    table.answers(0, reward="accept", official="general")
    assert table.plain()["markers"] == [0, None]
    table.answers(0, reward="accept")
    assert table.plain()["order"] == [1, 0]


def test_after_a_reward_soldiers_may_be_placed() -> None:  # F-8.2
    table = setting().round(4).stage("reward").tokens(0, writing=3).governors(0, chu=1).soldiers(0, locked=9).table()
    table.answers(0, reward="accept")
    assert table.asked(0, "soldier") == ["chu", "stop"]


FULL = [
    ("board", "currency", 1, setting().official(0, "qi", general=3), "officials-short"),
    (
        "tile_a",
        "writing",
        3,
        setting(tableau="tile_a").official(0, "qi", alchemist=4, architect=4, general=3),
        "officials-short",
    ),
    ("board", "currency", 2, setting().ship(0, 24).soldiers(0, locked=9), "ship-at-end"),
    ("board", "writing", 2, setting().holds(0), "no-card-to-place"),
    (
        "board",
        "writing",
        2,
        setting()
        .card(0, "chu", 1, 2, 3)
        .card(0, "wei", 4, 5, 6)
        .card(0, "zhao", 7, 8, 9)
        .card(0, "qi", 10, 11, 12)
        .card(0, "yan", 13, 14, 15),
        "no-room-for-card",
    ),
    ("board", "writing", 3, setting().governors(0, chu=7), "no-governor"),
    ("board", "writing", 4, setting().soldiers(0, locked=1), "locked-short"),
    ("board", "writing", 5, setting().palaces(0, chu=6), "no-palace"),
    ("board", "currency", 5, setting().soldiers(0, locked=0, entrance=2), "locked-short"),
    ("board", "laws", 3, setting(), "no-unrest"),
    ("tile_a", "laws", 4, setting(tableau="tile_a").soldiers(0, locked=9), "entrance-empty"),
    (
        "board",
        "laws",
        4,
        setting()
        .wall(0, "west-left")
        .wall(0, "west-right")
        .wall(0, "centre-left")
        .wall(0, "centre-right")
        .wall(0, "east-left")
        .wall(0, "east-right")
        .soldiers(0, locked=9),
        "no-wall",
    ),
]


@pytest.mark.parametrize(
    ("tableau", "aspect", "number", "scene", "code"), FULL, ids=[f"{f[0]}-{f[1]}-{f[2]}-{f[4]}" for f in FULL]
)
def test_accepting_needs_the_full_reward(
    tableau: str, aspect: str, number: int, scene: Setting, code: str
) -> None:  # F-8.2
    row = ROWS[tableau].index(aspect)
    scene.order(1, 0).tokens(0, **{aspect: 1}).tokens(1, **{aspect: 1}).unrest(1, chu=1)
    table = scene.round(number).stage("reward", row).table()
    table.answers(1, reward="pass")
    assert (0, "pass") in table.forced()
    assert RULES[why_no_answer(scene.pos, 0, row, ACCEPT)][0] == code


def test_excess_of_a_ship_reward_is_wasted() -> None:  # F-8.2
    assert taken("tile_a", "currency", 5, setting(tableau="tile_a").ship(0, 23)).board(0)["ship"] == 24


def test_up_to_rewards_may_stop() -> None:  # F-8.2
    table = taken("board", "laws", 3, setting().unrest(0, chu=1, wei=2, qi=3))
    table.answers(0, reset="qi")
    table.answers(0, reset="stop")
    assert [table.unrest(0, region) for region in ("chu", "wei", "qi")] == [1, 2, 0]
    cards = taken("tile_b", "laws", 3, setting(tableau="tile_b"))
    cards.answers(0, alchemist="A1", region="chu", another_card="no")
    assert cards.cards(0, "chu") == ["A1"]


# Turn order


def test_new_order_is_the_track_then_the_column_from_the_top() -> None:  # F-8.3
    scene = setting(4).order(2, 0, 3, 1).stage("reward", 2).tokens(0, laws=1)
    scene.pos.marker = [-1, -1, 1, 0]
    table = scene.table()
    table.answers(0, reward="accept")
    assert table.plain()["order"] == [1, 3, 2, 0]


# Soldiers for tokens


def paying(scene: Setting, count: int) -> EmpireTable:
    table = scene.stage("unlock").round(2).table()
    table.answers(0, unlock=str(count))
    return table


def test_three_token_value_a_soldier() -> None:  # F-8.4
    scene = setting().tokens(0, writing=4, laws=3).stage("unlock").round(2)
    table = scene.table()
    assert table.asked(0, "unlock") == ["0", "1", "2"]
    refusal = table.refused(0, unlock="3")
    assert (refusal.code, refusal.numbers["value"], refusal.numbers["price"]) == ("too-few-tokens", 7, 9)
    few = setting().tokens(0, writing=9).soldiers(0, locked=1).stage("unlock").round(2).table()
    assert few.refused(0, unlock="2").code == "locked-short"


def test_any_mix_of_tokens_pays() -> None:  # F-8.4
    table = paying(setting().tokens(0, writing=2, laws=3).large(0, "currency"), 2)
    for token in ("writing", "large-currency", "laws", "laws"):
        table.answers(0, pay=token)
    assert table.asked(0, "pay") == ["writing", "laws"]
    table.answers(0, pay="laws")
    assert table.tokens(0) == {"writing": 1, "currency": 0, "laws": 0}
    assert (table.board(0)["locked"], table.board(0)["entrance"]) == (6, 3)


def test_three_large_tokens_unlock_two() -> None:  # F-8.4
    table = paying(setting().large(0, "writing", "currency", "laws"), 2)
    table.answers(0, pay="large-laws")
    table.answers(0, pay="large-writing")
    assert table.board(0)["locked"] == 6
    assert table.plain()["large_tokens"] == {"writing": None, "currency": None, "laws": None}


def test_no_change_and_no_token_beyond_need() -> None:  # F-8.4
    table = paying(setting().tokens(0, writing=2).large(0, "laws"), 1)
    table.answers(0, pay="writing")
    assert table.tokens(0)["writing"] == 1, "the rest had to be the large token"
    over = paying(setting().tokens(0, writing=2).large(0, "laws", "currency"), 1)
    over.answers(0, pay="writing")
    assert over.refused(0, pay="writing").code == "pays-too-much"
    two = paying(setting().tokens(0, writing=1).large(0, "laws", "currency"), 1)
    two.answers(0, pay="large-laws")
    two.answers(0, pay="large-currency")
    assert two.tokens(0)["writing"] == 1


def test_unlocking_goes_in_the_new_turn_order() -> None:  # F-8.4
    table = setting(3).order(2, 0, 1).stage("unlock").tokens(0, laws=3).tokens(2, laws=3).table()
    assert table.waits_for() == [(2, "unlock")]
    table.answers(2, unlock="0")
    assert table.waits_for() == [(0, "unlock")]


# The limit


def test_large_tokens_go_back_and_five_small_ones_are_kept() -> None:  # F-8.5
    scene = setting().stage("limit").tokens(0, writing=4, laws=3).tokens(1, laws=5).large(1, "writing")
    table = scene.table()
    table.answers(0, **{"return": "writing"})
    assert table.refused(0, **{"return": "currency"}).code == "no-such-token"
    table.answers(0, **{"return": "laws"})
    assert table.tokens(0) == {"writing": 3, "currency": 0, "laws": 2}
    assert table.tokens(1) == {"writing": 0, "currency": 0, "laws": 5}
    assert table.plain()["large_tokens"]["writing"] is None


def test_the_limit_goes_in_turn_order() -> None:  # F-8.5
    table = setting().order(1, 0).stage("limit").tokens(0, writing=4, laws=3).tokens(1, laws=4, currency=2).table()
    assert table.waits_for() == [(1, "return")]
    table.answers(1, **{"return": "laws"})
    assert table.waits_for() == [(0, "return")]


# Free builds


def test_a_free_governor_takes_bonus_and_resets_unrest() -> None:  # F-8.6
    table = taken("board", "writing", 3, setting().governor_tile("wei", "G10").unrest(0, wei=3))
    table.answers(0, region="wei", space="tile-1", half="left")
    assert (table.unrest(0, "wei"), table.board(0)["locked"]) == (0, 7)
    assert sum(table.officials(0, "wei").values()) == 0


def test_a_free_governor_only_where_the_reward_says() -> None:  # F-8.6
    refusal = taken("board", "writing", 3).refused(0, region="yan")
    assert (refusal.code, refusal.numbers["allowed"]) == ("not-this-region", ["chu", "wei"])


def test_a_free_palace_takes_its_tile_but_no_large_token() -> None:  # F-8.6
    table = taken("board", "writing", 5, setting().palace_tile("wei", "laws").card(0, "wei", 90))
    table.answers(0, region="wei")
    assert table.points(0) == {"palaces": 6, "palace_tiles": 3}
    assert table.told("large_token") == []


def test_a_free_wall_takes_its_emperor_tile_and_wakes_nothing() -> None:  # F-8.6
    scene = setting().emperor_tiles("west", "wall").card(0, "wei", 120).governors(0, qi=2)
    table = taken("board", "laws", 4, scene)
    table.answers(0, section="west-right", slot="2")
    assert table.region(0, "wei")["cards"] == [{"card": "120", "emperor_tile": "wall"}]
    assert table.points(0) == {}
